import { randomInt } from 'node:crypto';
import type { Schema } from '../../mocks/contract/model.ts';

/** What all texts of all runs begin with, in the two forms that they are written in. */
const prefixes = ['contract test ', 'contract-test-'] as const;

/** Texts that say where a record comes from, each of which no other record has: `contract test 7f3001`. */
export class Marks {
  readonly #run = base36(randomInt(36 ** 3));
  #count = 0;

  next(): string {
    this.#count += 1;
    return `${this.#run}${base36(this.#count)}`;
  }

  /** Whether a value holds a text of this run, however deep. */
  isIn(value: unknown): boolean {
    const text = JSON.stringify(value) ?? '';
    return prefixes.some((prefix) => text.includes(`${prefix}${this.#run}`));
  }
}

const base36 = (number: number): string => number.toString(36).padStart(3, '0');

/** The text of a mark in a form that a field takes; undefined when it takes none. */
export function markFor(schema: Schema, mark: string): string | undefined {
  return prefixes.map((prefix) => `${prefix}${mark}`).find((text) => fits(schema, text));
}

/** Whether a text has the length and the form that a field asks for. */
export function fits({ type, format, maxLength, pattern, enum: values, const: only }: Schema, text: string): boolean {
  if (![type].flat().includes('string') || format !== undefined || values !== undefined || only !== undefined)
    return false;
  if (typeof maxLength === 'number' && [...text].length > maxLength) return false;
  return typeof pattern !== 'string' || new RegExp(pattern, 'u').test(text);
}
