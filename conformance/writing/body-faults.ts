import { referenceOf } from '../../mocks/contract/fields.ts';
import type { Schema } from '../../mocks/contract/model.ts';
import type { CheckDigits } from '../../mocks/validation/check-digits.ts';
import type { Operation } from '../contract.ts';
import { unknownId } from '../refusals/trial.ts';
import { wrongCheckDigits } from '../wrong-check-digits.ts';
import { isJson, type Json, type Shape, schemaNamed, shapeOf } from './shape.ts';
import { keyOf, type Place, set } from './template.ts';

/** One fault in a body that would be taken without it. */
export interface BodyFault {
  /** For people: `name left out`. */
  readonly about: string;
  /** The fields of which `errors` must name one; none when it is the body as a whole. */
  readonly names: readonly string[];
  /** The field of the record as a whole that it is in. */
  readonly field: string | undefined;
  readonly change: (body: Json) => unknown;
}

type Kind = readonly [name: string, wrong: (schema: Schema) => unknown];

/** A text that is no value of any field. */
const nonsense = 'contract test: no such value';

const typesOf = ({ type }: Schema): readonly string[] => [type ?? []].flat();
const isNumber = (schema: Schema): boolean => typesOf(schema).some((type) => type === 'integer' || type === 'number');

/** How a value can be wrong, by the schema of its field. Undefined where it cannot be wrong like this. */
const kinds: readonly Kind[] = [
  ['of another type', (schema) => (typesOf(schema).includes('string') ? 12_345 : nonsense)],
  ['null', (schema) => (typesOf(schema).includes('null') ? undefined : null)],
  [
    'none of its values',
    ({ enum: values, const: only }) => (values || only ? (numbers(values) ?? nonsense) : undefined),
  ],
  ['in the wrong form', ({ format, pattern }) => (format || pattern ? malformed(format, pattern) : undefined)],
  ['with wrong check digits', ({ 'x-check-digits': kind }) => wrongCheckDigits[kind as CheckDigits]],
  ['too long', ({ maxLength }) => (Number(maxLength) <= 2000 ? 'A'.repeat(Number(maxLength) + 1) : undefined)],
  ['empty', ({ minLength, minItems }) => (minItems ? [] : minLength && '') ?? undefined],
  ['too small', (schema) => (isNumber(schema) ? beyond(schema.minimum, -1) : undefined)],
  ['too large', (schema) => (isNumber(schema) ? beyond(schema.maximum, 1) : undefined)],
  ['with too many decimals', ({ 'x-scale': scale }) => (scale ? Number(`1.${'0'.repeat(Number(scale))}1`) : undefined)],
  ['a record that there is not', nowhere],
];

const numbers = (values: Schema['enum']): number | undefined =>
  typeof values?.[0] === 'number' ? Math.max(...(values as number[])) + 1 : undefined;

function malformed(format: unknown, pattern: unknown): string | undefined {
  if (format === 'int32') return undefined;
  const known = { date: '2026-02-30', email: 'nobody', uri: 'no address' }[String(format)];
  return known ?? ['\u00a7', '\u0007'].find((text) => !new RegExp(String(pattern), 'u').test(text));
}

/** The next number past a limit, as far as it is still exact. */
const beyond = (limit: unknown, step: number): number | undefined =>
  typeof limit === 'number' && Math.abs(limit) < 1e15 ? Math.trunc(limit) + step : undefined;

function nowhere(schema: Schema): unknown {
  if (!referenceOf(schema)) return undefined;
  return typesOf(schema).includes('string') ? 'contract-test-no-such-record' : Number(unknownId);
}

/** The faults of a body that are not those of one field. */
const asAWhole: readonly BodyFault[] = [
  { about: 'no body', names: ['body'], field: undefined, change: () => Buffer.alloc(0) },
  { about: 'half of a body', names: ['body'], field: undefined, change: () => Buffer.from('{') },
  { about: 'a list for a body', names: [], field: undefined, change: () => [] },
  { about: 'a body without fields', names: [], field: undefined, change: () => ({}) },
  {
    about: 'an unknown field',
    names: ['contractTest'],
    field: undefined,
    change: (body) => ({ ...body, contractTest: 1 }),
  },
  {
    about: 'a field that the server sets',
    names: ['id'],
    field: undefined,
    change: (body) => ({ ...body, id: Number(unknownId) }),
  },
];

/**
 * The faults that a body of an operation can have, each alone.
 *
 * @param taken a record whose unique values no other record may have.
 */
export function bodyFaultsOf(operation: Operation, body: Json, taken: Json = {}): readonly BodyFault[] {
  const schema = schemaNamed(String(operation.body?.schema));
  const { kind } = operation;
  const faults = faultsIn(schema, body, [], kind !== 'update');
  // What replaces and what changes a record checks its fields as what creates it does.
  const some = kind === 'create' ? faults : onePerField(faults, kind === 'replace' ? 1 : 2);
  return [...asAWhole, ...some, ...duplicates(shapeOf(schema, body), taken)];
}

/** Of all faults of each field one: another one from field to field. */
function onePerField(faults: readonly BodyFault[], first: number): readonly BodyFault[] {
  const fields = [...Map.groupBy(faults, ({ names }) => names.join()).values()];
  return fields.map((group, index) => group[(first + index) % group.length] as BodyFault);
}

const duplicates = ({ properties }: Shape, taken: Json): readonly BodyFault[] =>
  [...properties]
    .filter(([name, schema]) => schema['x-unique'] === true && taken[name] !== undefined)
    .map(([name]) => fault(`${name} of another record`, [name], taken[name]));

function faultsIn(schema: Schema, object: Json, place: Place, isWhole: boolean): readonly BodyFault[] {
  const shape = shapeOf(schema, object);
  const missing = isWhole ? leftOut(shape, object, place) : [];
  const wrong = [...shape.properties].flatMap(([name, property]) => faultsOf(property, object[name], [...place, name]));
  return [...missing, ...wrong];
}

/** A required field is left out, or all of those of which one is enough. */
function leftOut({ required, either, tag }: Shape, object: Json, place: Place): readonly BodyFault[] {
  const must = [...new Set([...required, ...(tag === undefined ? [] : [tag])])];
  const alternatives = [...new Set(either.flat())].filter((name) => !required.has(name));
  const groups = [...must.map((name) => [name]), ...(alternatives.length > 0 ? [alternatives] : [])];
  return groups.map((names) => ({
    about: `${names.map((name) => keyOf([...place, name])).join(' and ')} left out`,
    names: names.map((name) => keyOf([...place, name])),
    field: String(place[0] ?? names[0]),
    change: (body) => changed(body, place, without(object, names)),
  }));
}

const without = (object: Json, names: readonly string[]): Json =>
  Object.fromEntries(Object.entries(object).filter(([name]) => !names.includes(name)));

function faultsOf(schema: Schema, value: unknown, place: Place): readonly BodyFault[] {
  const own = kinds
    .map(([name, wrong]) => [name, wrong(schema)] as const)
    .filter(([, wrong]) => wrong !== undefined)
    .map(([name, wrong]) => fault(`${keyOf(place)} ${name}`, place, wrong));
  return [
    ...own,
    ...withoutContained(schema, value, place),
    ...onePerField(insideOf(schema, value, place), place.length),
  ];
}

/** The faults of the first object in a list, or of an object. */
function insideOf(schema: Schema, value: unknown, place: Place): readonly BodyFault[] {
  if (Array.isArray(value)) return isJson(value[0]) ? faultsIn(schema.items ?? {}, value[0], [...place, 0], true) : [];
  if (!typesOf(schema).includes('object')) return [];
  return faultsIn(schema, isJson(value) ? value : {}, place, false);
}

/** A list without an item that it must contain. */
function withoutContained({ contains }: Schema, value: unknown, place: Place): readonly BodyFault[] {
  const wanted = Object.entries((contains as Schema | undefined)?.properties ?? {});
  if (wanted.length === 0 || !Array.isArray(value)) return [];
  const others = value.filter((item) => !wanted.every(([name, { const: only }]) => (item as Json)[name] === only));
  return others.length > 0 ? [fault(`${keyOf(place)} without what it must contain`, place, others)] : [];
}

const fault = (about: string, place: Place, wrong: unknown): BodyFault => ({
  about,
  names: [keyOf(place)],
  field: String(place[0]),
  change: (body) => changed(body, place, wrong),
});

/** A body with another value at a place. */
function changed(body: Json, place: Place, value: unknown): unknown {
  if (place.length === 0) return value;
  const copy = structuredClone(body);
  set(copy, place, value);
  return copy;
}
