import {
  getParameters,
  getResponses,
  type MediaType,
  mapValues,
  type Parameter,
  type Response,
  resolveRef,
  type Schema,
} from '../../contract/document.ts';
import {
  at,
  createAddition,
  createBreak,
  createRemark,
  type Difference,
  type PlacedDifference,
  quote,
  type Side,
} from './change.ts';
import { compareDeprecation } from './compare-scalars.ts';
import { type CompareSchemas, OTHER_TEXT } from './compare-schemas.ts';
import { compareSecurity } from './compare-service.ts';
import { compareValues, rateShift } from './shifts.ts';

/** Compares an operation with what became of it. What has names is compared as an object with a field for each. */
export function compareOperations(before: Side, after: Side, compare: CompareSchemas): readonly PlacedDifference[] {
  const [from, to] = [before.entry.operation, after.entry.operation];
  const names = `operationId ${quote(from.operationId)} → ${quote(to.operationId)}`;
  const [texts, others] = [from, to].map(({ summary, description, tags }) =>
    JSON.stringify([summary, description, tags]),
  );
  const modules = compareValues(before.entry.item['x-module'], after.entry.item['x-module']);
  return [
    ...at(undefined, [
      ...(from.operationId === to.operationId ? [] : [createBreak(names, 'Use its new name in a generated client.')]),
      ...compareDeprecation(from, to),
      ...compareSecurity(before, after),
      ...modules.map((shift) => ({ ...rateShift(shift, 'request'), words: `module ${shift.words}`, advice: '' })),
      ...(texts === others ? [] : [OTHER_TEXT]),
    ]),
    ...compareParameters(before, after, compare),
    ...at('requests', compareBodies(before, after, compare)),
    ...compareAllResponses(before, after, compare),
  ];
}

/** An object that has a field for each named part. */
const toObject = (properties: Record<string, Schema>, required: readonly string[] = []): Schema => ({
  type: 'object',
  properties,
  required: [...required],
});

function compareParameters(before: Side, after: Side, compare: CompareSchemas): readonly PlacedDifference[] {
  const [from, to] = [listParameters(before, after.entry.path), listParameters(after)];
  return [
    ...at('parameters', compare(from, to, 'parameter')),
    ...FIELD_NAMES.flatMap((name) => {
      const [old, next] = [listFieldNames(before, name), listFieldNames(after, name)];
      return old && next ? at(name, compare(old, next, 'parameter')) : [];
    }),
  ];
}

/** Makes an object with a field for each parameter. Parameters of the path get their names from `path`, which is the same URL. */
function listParameters({ document, entry }: Side, path = entry.path): Schema {
  const [own = [], names = []] = [entry.path, path].map((text): readonly string[] => text.match(/(?<=\{)[^}]+/g) ?? []);
  const parameters = getParameters(document, entry).map((parameter) => {
    const index = parameter.in === 'path' ? own.indexOf(parameter.name) : -1;
    return { ...parameter, name: names[index] ?? parameter.name };
  });
  const required = parameters.filter((parameter) => parameter.required).map(({ name }) => name);
  return toObject(Object.fromEntries(parameters.map((parameter) => [parameter.name, toField(parameter)])), required);
}

/** Parameters whose values are names of fields: a new value is a part of a new field. */
const FIELD_NAMES = ['orderby', 'fields'] as const;

function listFieldNames({ document, entry }: Side, parameterName: string): Schema | undefined {
  const { schema } = getParameters(document, entry).find(({ name }) => name === parameterName) ?? {};
  const names = (schema?.items ?? schema)?.enum as readonly string[] | undefined;
  return names && toObject(Object.fromEntries(names.map((name) => [name.replace(/^-/, ''), {}])));
}

/** The schema of a parameter, with how it is written, and without names of fields. */
function toField({ name, in: place, style, explode, description, deprecated, ...parameter }: Parameter): Schema {
  const [media] = Object.entries((parameter.content ?? {}) as Record<string, MediaType>);
  const schema: Schema = parameter.schema ?? media?.[1].schema ?? {};
  const form = style ?? (place === 'query' ? 'form' : 'simple');
  const written = `${place}, ${media?.[0] ?? form}${(explode ?? form === 'form') ? ', exploded' : ''}`;
  const field = { ...schema, written, description, deprecated: deprecated ?? schema.deprecated };
  if (!FIELD_NAMES.some((each) => each === name)) return field;
  const { enum: _values, items, maxItems, ...rest } = field as Schema;
  const { enum: names, ...item } = items ?? {};
  const limit = maxItems === names?.length ? undefined : maxItems;
  return { ...rest, maxItems: limit, ...(items && { items: item }) };
}

function compareBodies(before: Side, after: Side, compare: CompareSchemas): readonly Difference[] {
  const [from, to] = [before, after].map(({ document, entry: { operation } }) => {
    if (operation.requestBody === undefined) return toObject({});
    const { content, required, ...body } = resolveRef(document, operation.requestBody);
    const size = { 'x-max-bytes': body['x-max-bytes'] };
    return toObject({ body: { ...toContent(content), ...size } }, required ? ['body'] : []);
  }) as [Schema, Schema];
  return withoutMedia(compare(from, to, 'request'));
}

/** An object that has a field for each media type, whose name no field of a record has. */
const toContent = (content: Readonly<Record<string, MediaType>>): Schema =>
  toObject(Object.fromEntries(Object.entries(content).map(([name, { schema = {} }]) => [`<${name}>`, schema])));

/** Names a field of a body by its path in there, and a media type by its name. */
const withoutMedia = (differences: readonly Difference[]): readonly Difference[] =>
  differences.map((each) => {
    const inside = each.path.replace(/^body\.<[^>]+>(?:\.|(?=\[))/, '').replace(/^body\.<([^>]+)>$/, '$1');
    // The records of a list are those that other operations return by themselves.
    return { ...each, path: inside.replace(/^_data\[\]\.?/, '') };
  });

function compareAllResponses(before: Side, after: Side, compare: CompareSchemas): readonly PlacedDifference[] {
  const [from, to] = [before, after].map(({ document, entry }) => getResponses(document, entry));
  const statuses = [...new Set([...Object.keys(from ?? {}), ...Object.keys(to ?? {})])];
  const isReplaced = statuses.some((status) => isError(status) && !from?.[status]);
  return statuses.flatMap((status) => {
    const [old, next] = [from?.[status], to?.[status]];
    const place = isError(status) ? 'errors' : 'responses';
    if (old && next) return at(place, withoutMedia(compare(toResponse(old), toResponse(next), 'response')));
    const words = `status ${status} ${next ? 'new' : 'removed'}`;
    if (next) return at(place, [createAddition(words)]);
    // An error with another status than before breaks a client; one less does not.
    const isBreak = !isError(status) || isReplaced;
    return at(place, [isBreak ? createBreak(words, 'Expect another status.') : createRemark(words)]);
  });
}

const isError = (status: string): boolean => !/^[123]/.test(status);

/** An object that has a field for each header, and the body. */
function toResponse({ description, headers = {}, content }: Response): Schema {
  const fields = mapValues(headers, ({ schema, deprecated, ...header }) => ({
    ...schema,
    description: header.description,
    deprecated,
  }));
  const required = Object.keys(headers).filter((name) => headers[name]?.required);
  return { ...toObject({ ...fields, ...(content && { body: toContent(content) }) }, required), description };
}
