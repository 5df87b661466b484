import type { Operation as KnownOperation, Parameter, Schema } from '../../mocks/contract/model.ts';
import type { Invalid } from './refuse.ts';
import { type Trial, withSegment } from './trial.ts';

/** A parameter that no operation has. */
const noParameter = 'contractTest';

type Wrong = readonly (readonly [when: (schema: Schema) => boolean, value: (schema: Schema) => string])[];

/** Values that a parameter cannot have, by its schema. */
const wrong: Wrong = [
  [({ type }) => type === 'integer' || type === 'number', () => 'x'],
  [({ type, minimum }) => type === 'integer' && minimum === 1, () => '0'],
  [isLimited, ({ maximum }) => String(Number(maximum) + 1)],
  [({ type }) => type === 'boolean', () => 'maybe'],
  [({ pattern }) => pattern !== undefined && !new RegExp(String(pattern)).test('x'), () => 'x'],
  [({ format }) => format === 'date', () => '2026-02-30'],
  [({ format }) => format === 'date-time', () => 'yesterday'],
];

/** Below the largest number that there is, which needs no check of its own. */
function isLimited({ type, maximum }: Schema): boolean {
  return type === 'integer' && typeof maximum === 'number' && maximum < 2_147_483_647;
}

function wrongValues(schema: Schema): readonly string[] {
  if (schema.enum !== undefined) return ['contract-test'];
  return wrong.filter(([when]) => when(schema)).map(([, value]) => value(schema));
}

/** Every way in which one parameter of a request can be wrong: those of filters that are alike once. */
export function invalidParameters(trial: Trial): readonly Invalid[] {
  const { operation } = trial;
  const inPlace = (place: Parameter['in']): readonly Parameter[] => representatives(operation, place);
  return [
    ...inPlace('path').flatMap((parameter) => inPath(trial, parameter)),
    ...inPlace('header').flatMap(inHeader),
    ...inPlace('query').flatMap((parameter) => inQuery(trial, parameter)),
    ...(operation.kind === 'list' ? [unknownParameter(trial)] : []),
    ...requiredOf(operation).map((parameter) => leftOut(trial, parameter)),
  ];
}

/** The parameters in a place: of filters that are written alike the first, because a list has one for every field. */
function representatives({ parameters }: KnownOperation, place: Parameter['in']): readonly Parameter[] {
  const seen = new Set<string>();
  return parameters.filter((parameter) => {
    if (parameter.in !== place || parameter['x-alias-of']) return false;
    if (!isFilter(parameter) || parameter.required) return true;
    const { type, format, enum: values } = itemOf(parameter);
    const alike = `${type} ${format} ${values !== undefined}`;
    if (seen.has(alike)) return false;
    seen.add(alike);
    return true;
  });
}

const isFilter = (parameter: Parameter): boolean => parameter['x-filter'] === true;

/** What one value of a parameter must be. */
const itemOf = ({ schema }: Parameter): Schema => schema.items ?? schema;

function inPath({ operation, path }: Trial, { name, schema }: Parameter): Invalid[] {
  return wrongValues(schema).map((value) => ({
    about: `${name} ${value} in the path`,
    names: [name],
    change: { path: withSegment(path, operation.path, `{${name}}`, value) },
  }));
}

function inHeader({ name, schema }: Parameter): Invalid[] {
  const values = wrongValues(schema).slice(0, 1);
  return values.map((value) => ({
    about: `${name}: ${value}`,
    names: [name],
    change: { headers: { [name.toLowerCase()]: value } },
  }));
}

function inQuery({ query = [] }: Trial, parameter: Parameter): Invalid[] {
  const { name } = parameter;
  const others = query.filter(([other]) => other !== name);
  const values = wrongValues(itemOf(parameter));
  return (isFilter(parameter) ? values.slice(0, 1) : values).map((value) => ({
    about: `${name}=${value}`,
    names: [name],
    change: { query: [...others, [name, value] as const] },
  }));
}

const unknownParameter = ({ query = [] }: Trial): Invalid => ({
  about: `a parameter that there is not, ${noParameter}`,
  names: [noParameter],
  change: { query: [...query, [noParameter, '1']] },
});

const requiredOf = ({ parameters }: KnownOperation): readonly Parameter[] =>
  parameters.filter(({ in: place, required }) => place === 'query' && required === true);

const leftOut = ({ query = [] }: Trial, { name }: Parameter): Invalid => ({
  about: `${name} left out`,
  names: [name],
  change: { query: query.filter(([other]) => other !== name) },
});
