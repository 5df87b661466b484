import type { Schema } from '../../mocks/contract/model.ts';
import { isJson, shapeOf } from './shape.ts';
import { keyOf, type Place } from './template.ts';

/** A place at which a record is not as it should be. */
export interface Difference {
  /** `lines[0].quantity`. */
  readonly at: string;
  readonly wanted: unknown;
  readonly came: unknown;
}

/** Where a record does not have what is wanted of it. What it has beside that does not count; null is nothing. */
export function differences(wanted: unknown, came: unknown, place: Place = []): readonly Difference[] {
  if (isJson(wanted)) {
    const rest = isJson(came) ? came : {};
    return Object.entries(wanted).flatMap(([name, value]) => differences(value, rest[name], [...place, name]));
  }
  if (Array.isArray(wanted)) {
    const items = Array.isArray(came) ? came : [];
    if (items.length !== wanted.length) return [{ at: keyOf(place), wanted, came }];
    return wanted.flatMap((value, index) => differences(value, items[index], [...place, index]));
  }
  return (wanted ?? null) === (came ?? null) ? [] : [{ at: keyOf(place), wanted, came }];
}

/** Where a record does not have the default of the contract for what was left out. */
export function defaultsMissed(schema: Schema, sent: unknown, came: unknown, place: Place = []): readonly Difference[] {
  if (Array.isArray(sent)) {
    const items = Array.isArray(came) ? came : [];
    return sent.flatMap((item, index) => defaultsMissed(schema.items ?? {}, item, items[index], [...place, index]));
  }
  if (!isJson(sent) || !isJson(came)) return [];
  return [...shapeOf(schema, sent).properties].flatMap(([name, property]) => {
    const at = [...place, name];
    if (name in sent) return defaultsMissed(property, sent[name], came[name], at);
    const { 'x-default': standard, 'x-read-only': isComputed } = property;
    return standard === undefined || standard === 'today' || isComputed ? [] : differences(standard, came[name], at);
  });
}

/** A value as a message shows it, cut where it is long. */
export function shown(value: unknown): string {
  const text = JSON.stringify(value ?? null);
  return text.length > 100 ? `${text.slice(0, 100)}..."` : text;
}

/** `name: "A" was sent, and "B" came`. */
export const told = ({ at, wanted, came }: Difference, was: string): string =>
  `${at}: ${shown(wanted)} ${was}, and ${shown(came)} came.`;
