import type { Json } from '../../contract/document.ts';
import type { Operation } from '../support/contract.ts';

export function getExampleBodies({ id, requestContent }: Operation): [Json, ...Json[]] {
  const [first, ...rest] = Object.values(requestContent?.['application/json']?.examples ?? {});
  if (!first) throw new Error(`There is no example of the body of ${id}`);
  return [first, ...rest].map(({ value }) => value as Json) as [Json, ...Json[]];
}

export interface BodyField {
  /** `lines[0].quantity`. */
  readonly field: string;
  readonly value: unknown;
  /** Returns the body as text with other text, JSON or not, in place of the value. */
  readonly text: (instead: string) => string;
}

const MARKER = 'the place that is meant';

export function findFields(body: Json, isWanted: (value: unknown, field: string) => boolean): BodyField[] {
  return findLocations(body, '').flatMap(({ field, value, marked }) => {
    if (!isWanted(value, field)) return [];
    const [before, after] = JSON.stringify(marked).split(JSON.stringify(MARKER));
    return [{ field, value, text: (instead: string) => `${before}${instead}${after}` }];
  });
}

interface MarkedField {
  readonly field: string;
  readonly value: unknown;
  /** The whole body with the marker in place of the value. */
  readonly marked: unknown;
}

function findLocations(container: unknown, path: string): MarkedField[] {
  if (typeof container !== 'object' || container === null) return [];
  const isList = Array.isArray(container);
  return Object.entries(container).flatMap(([name, value]) => {
    const field = isList ? `${path}[${name}]` : `${path}.${name}`.replace(/^\./, '');
    const put = (instead: unknown) =>
      isList ? container.with(Number(name), instead) : { ...container, [name]: instead };
    const inside = findLocations(value, field).map((place) => ({ ...place, marked: put(place.marked) }));
    return [{ field, value, marked: put(MARKER) }, ...inside];
  });
}
