import { randomInt } from 'node:crypto';
import type { Schema } from '../../contract/document.ts';

/** Prefixes of a run's texts, in two forms. */
const PREFIXES = ['contract test ', 'contract-test-'] as const;

const toBase36 = (number: number): string => number.toString(36).padStart(3, '0');

/** Tags of one run, which identify its records: `7f3001`. */
export class RunTag {
  readonly id = toBase36(randomInt(36 ** 3));
  #count = 0;

  next(): string {
    this.#count += 1;
    return `${this.id}${toBase36(this.#count)}`;
  }

  /** True when a value contains a tag of this run, at any depth. */
  isIn(value: unknown): boolean {
    return hasTag(value, this.id);
  }
}

/** True when a value contains a tag of the run, at any depth. */
export function hasTag(value: unknown, run: string): boolean {
  const text = JSON.stringify(value) ?? '';
  return PREFIXES.some((prefix) => text.includes(`${prefix}${run}`));
}

/** Returns a text with a tag that a field accepts: `contract test 7f3001`; undefined for none. */
export function createTagText(schema: Schema, tag: string): string | undefined {
  return PREFIXES.map((prefix) => `${prefix}${tag}`).find((text) => isValidText(schema, text));
}

/** Checks that a text has the length and the form that a field requires. */
export function isValidText({ type, format, maxLength, pattern, enum: values, const: constant }: Schema, text: string) {
  const isPlain = format === undefined && values === undefined && constant === undefined;
  if (!isPlain || ![type].flat().includes('string')) return false;
  if (typeof maxLength === 'number' && [...text].length > maxLength) return false;
  return typeof pattern !== 'string' || new RegExp(pattern, 'u').test(text);
}
