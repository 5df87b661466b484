import type { Draft } from '../../../conformance/generators/draft.ts';
import { bodyMalformations } from '../../../conformance/generators/malformed/bodies.ts';
import type { Random } from '../../../conformance/generators/random.ts';

/** A value with at most one thing odd about it, and what that is. */
export interface Candidate {
  readonly fault: string;
  readonly value: unknown;
}

const faults = ['missing property', 'malformed property', 'unknown property', 'prototype property', 'other body'];

/** Values near a value that is valid: as JSON brings them, so without `undefined`. Most have a fault. */
export function candidatesOf(value: unknown, limits: Limits, random: Random): Candidate[] {
  const odd = faults
    .flatMap((fault) => [fault, fault])
    .map((fault) => ({ fault, value: broken(value, fault, random) }));
  const near = leavesOf(value).flatMap((path) =>
    [1, 2, 3].map(() => ({ fault: `near a limit: ${path.join('.')}`, value: replaced(value, path, limits, random) })),
  );
  return [{ fault: 'valid', value }, ...odd, ...near].map((one) => ({
    ...one,
    value: JSON.parse(JSON.stringify(one.value)) as unknown,
  }));
}

function broken(value: unknown, fault: string, random: Random): unknown {
  const draft = { body: structuredClone(value) } as Draft;
  return (bodyMalformations[fault]?.(draft, random) ?? draft).body;
}

/** The numbers that limit something in a contract. */
export interface Limits {
  readonly lengths: readonly number[];
  readonly amounts: readonly number[];
}

export function limitsIn(contract: unknown): Limits {
  const found = new Map<string, Set<number>>();
  JSON.stringify(contract, (key, value) => {
    if (typeof value === 'number') found.set(key, (found.get(key) ?? new Set()).add(value));
    return value;
  });
  const of = (...keywords: string[]) => keywords.flatMap((keyword) => [...(found.get(keyword) ?? [])]);
  const lengths = of('minLength', 'maxLength').filter((length) => length <= 5000);
  return { lengths, amounts: of('minimum', 'maximum') };
}

type Path = readonly (string | number)[];

/** Where the texts, numbers, lists and other values in a value are. */
function leavesOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  const inner = Object.entries(value).flatMap(([key, one]) => leavesOf(one, [...path, key]));
  return Array.isArray(value) ? [path, ...inner] : inner;
}

function replaced(value: unknown, path: Path, limits: Limits, random: Random): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return neighbour(value, limits, random);
  const copy = structuredClone(value) as Record<string, unknown>;
  copy[key] = replaced(copy[key], rest, limits, random);
  return copy;
}

const steps = [0, 1, -1, 0.01, 0.005, 0.0001, 0.000_05, 1e-9];

function neighbour(value: unknown, { lengths, amounts }: Limits, random: Random): unknown {
  if (Array.isArray(value)) return random.pick([[], [...value, ...value], new Array(1001).fill(value[0] ?? {})]);
  if (random.chance(0.1)) return null;
  if (typeof value === 'number') return random.pick([value, ...amounts]) + random.pick(steps) * random.pick([1, -1]);
  const length = Math.max(0, random.pick(lengths) + random.pick([-1, 0, 1]));
  return random.pick(['a', 'A', '1', 'é', '💶', ' ']).repeat(length);
}
