import { alternatives, type FlatSchema, fitting } from '../alternatives.ts';
import { resolved, type Schema } from '../document.ts';
import { isContained, wrongValues } from './wrong-values.ts';

type Path = readonly (string | number)[];
type Json = Readonly<Record<string, unknown>>;

/** One thing that is wrong with a body that is right otherwise. */
export interface BodyFault {
  /** The keyword of the contract that is broken. */
  readonly keyword: string;
  /** What an answer must name, as it names it: `name`, `address.city`, `lines[0].salesTypeId`, `body` for the whole. */
  readonly fields: readonly string[];
  /** Makes the body with the fault; the one it is made from stays as it is. */
  readonly make: () => unknown;
}

/** Everything that can be wrong with a body by one fault. */
export function bodyFaults(schema: Schema, body: unknown): BodyFault[] {
  return faultsAt(schema, body, []).map((fault) => ({
    keyword: fault.keyword,
    fields: fault.names.map(fieldOf),
    make: () => changed(body, fault.at, fault.put),
  }));
}

/** A fault at a place, of the fields that an answer names for it. */
interface Local {
  readonly keyword: string;
  readonly at: Path;
  /** What is put there; `absent` takes away what there is. */
  readonly put: unknown;
  readonly names: readonly Path[];
}

const absent = Symbol('absent');

function faultsAt(schema: Schema, value: unknown, at: Path): Local[] {
  const flat = fitting(schema, value);
  const wrong = wrongValues(flat, value).map(([keyword, put]): Local => ({ keyword, at, put, names: [at] }));
  if (Array.isArray(value)) return [...wrong, ...inItems(flat, value, at)];
  if (typeof value !== 'object' || value === null) return wrong;
  const object = value as Json;
  return [...wrong, ...missing(flat, at), ...notKnown(flat, at), ...inFields(schema, flat, object, at)];
}

/** Faults of a list's items. When the list no longer contains what it must, it is wrong as well. */
function inItems(flat: FlatSchema, items: readonly unknown[], at: Path): Local[] {
  const wanted = flat.contains as FlatSchema | undefined;
  return items.flatMap((item, index) =>
    faultsAt(flat.items as Schema, item, [...at, index]).map((fault) => {
      const rest = changed(items, fault.at.slice(at.length), fault.put) as unknown[];
      const isKept = !wanted || rest.some((one) => isContained(wanted, one));
      return isKept ? fault : { ...fault, names: [...fault.names, at] };
    }),
  );
}

const missing = ({ required }: FlatSchema, at: Path): Local[] =>
  required.map((name) => ({ keyword: 'required', at: [...at, name], put: absent, names: [[...at, name]] }));

/** Fields that there are not: one of no record, one that only the platform writes, and one in another case. */
function notKnown({ additionalProperties, properties }: FlatSchema, at: Path): Local[] {
  if (additionalProperties !== false) return [];
  const inCapitals = Object.keys(properties).map((name) => name.toUpperCase());
  return ['colour', 'id', '_meta', inCapitals[0] ?? '']
    .filter((name) => !(name in properties))
    .map((name) => ({ keyword: 'additionalProperties', at: [...at, name], put: 1, names: [[...at, name]] }));
}

function inFields(schema: Schema, { properties }: FlatSchema, object: Json, at: Path): Local[] {
  const { propertyName: tag } = (resolved(schema).discriminator ?? {}) as { propertyName?: string };
  return Object.entries(properties).flatMap(([name, property]) =>
    name === tag ? otherKinds(schema, tag, object, at) : faultsAt(property, object[name], [...at, name]),
  );
}

/**
 * Faults of the field that says which kind of record it is. A kind that there is not is its own fault. With another kind
 * that there is, it is right, and the fields are wrong: those that this kind must have, and those it cannot have.
 */
function otherKinds(schema: Schema, tag: string, object: Json, at: Path): Local[] {
  const own: Path = [...at, tag];
  const fault = (put: unknown, names: readonly Path[]): Local => ({ keyword: 'discriminator', at: own, put, names });
  const kinds = alternatives(schema).flatMap(({ properties, required }) => {
    const lacking = required.filter((name) => !(name in object));
    const foreign = Object.keys(object).filter((name) => !(name in properties));
    const names = [...lacking, ...foreign].map((name) => [...at, name]);
    return names.length > 0 ? [fault(properties[tag]?.const, names)] : [];
  });
  return [...['no such value', null, 7].map((put) => fault(put, [own])), ...kinds];
}

/** A copy with something else at a place. */
function changed(value: unknown, [key, ...rest]: Path, put: unknown): unknown {
  if (key === undefined) return put;
  if (Array.isArray(value)) return value.map((item, index) => (index === key ? changed(item, rest, put) : item));
  const object = value as Json;
  const inner = rest.length > 0 ? changed(object[key], rest, put) : put;
  const others = Object.entries(object).filter(([name]) => name !== key);
  return Object.fromEntries(inner === absent ? others : [...others, [String(key), inner]]);
}

/** `['lines', 0, 'salesTypeId']` is `lines[0].salesTypeId`. */
const fieldOf = (path: Path): string =>
  path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${key}`))
    .join('')
    .replace(/^\./, '') || 'body';
