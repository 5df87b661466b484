import type { Random } from '../../random/generators/random.ts';
import { malformations } from './malformations.ts';

/** A value with at most one mutation, and the name of that. */
export interface Candidate {
  readonly mutation: string;
  readonly value: unknown;
}

/** Creates mutations of a valid value, most of them invalid, as JSON has them: without `undefined`. */
export function createCandidates(value: unknown, limits: Limits, random: Random): Candidate[] {
  const mutated = Object.entries(malformations).flatMap(([mutation, malform]) =>
    [1, 2].map(() => ({ mutation, value: malform(value, random) })),
  );
  const nearLimits = listLeaves(value).flatMap((path) =>
    [1, 2, 3].map(() => ({
      mutation: `near a limit: ${path.join('.')}`,
      value: replaceLeaf(value, path, limits, random),
    })),
  );
  return [{ mutation: 'valid', value }, ...mutated, ...nearLimits].map((candidate) => ({
    ...candidate,
    value: JSON.parse(JSON.stringify(candidate.value)) as unknown,
  }));
}

export interface Limits {
  readonly lengths: readonly number[];
  readonly amounts: readonly number[];
}

export function collectLimits(contract: unknown): Limits {
  const valuesByKeyword = new Map<string, Set<number>>();
  JSON.stringify(contract, (key, value) => {
    if (typeof value === 'number') valuesByKeyword.set(key, (valuesByKeyword.get(key) ?? new Set()).add(value));
    return value;
  });
  const getValues = (...keywords: string[]) => keywords.flatMap((keyword) => [...(valuesByKeyword.get(keyword) ?? [])]);
  const lengths = getValues('minLength', 'maxLength').filter((length) => length <= 5000);
  return { lengths, amounts: getValues('minimum', 'maximum') };
}

type Path = readonly (string | number)[];

function listLeaves(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  const inner = Object.entries(value).flatMap(([key, member]) => listLeaves(member, [...path, key]));
  return Array.isArray(value) ? [path, ...inner] : inner;
}

function replaceLeaf(value: unknown, path: Path, limits: Limits, random: Random): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return createNeighbour(value, limits, random);
  const copy = structuredClone(value) as Record<string, unknown>;
  copy[key] = replaceLeaf(copy[key], rest, limits, random);
  return copy;
}

const OFFSETS = [0, 1, -1, 0.01, 0.005, 0.0001, 0.000_05, 1e-9];

function createNeighbour(value: unknown, { lengths, amounts }: Limits, random: Random): unknown {
  if (Array.isArray(value)) return random.pick([[], [...value, ...value], new Array(1001).fill(value[0] ?? {})]);
  if (random.chance(0.1)) return null;
  if (typeof value === 'number') return random.pick([value, ...amounts]) + random.pick(OFFSETS) * random.pick([1, -1]);
  const length = Math.max(0, random.pick(lengths) + random.pick([-1, 0, 1]));
  return random.pick(['a', 'A', '1', 'é', '💶', ' ']).repeat(length);
}
