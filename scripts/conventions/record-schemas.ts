import type { Json, Schema } from '../../contract/document.ts';
import { AuthorError } from './author-error.ts';
import { markGenerated } from './generated-schemas.ts';
import { fillPlaceholders } from './naming.ts';
import { getConventionsFile, getParameters, type OperationContext } from './operation-context.ts';
import { createReplacements } from './replacements.ts';
import { type Located, rebaseReferences, resolveTarget, toReference } from './source.ts';

/**
 * Replaces `Record…` in a template by the schemas of the record: `RecordInput` by `DebtorInput` of the resource file. Creates
 * the schemas of lists and replacements, and adds them to the root document.
 */
export function insertRecordSchemas(template: Json, operation: Json, words: Words, context: OperationContext): Json {
  const envelopes = getConventionsFile(context, 'envelopes.yaml');
  const replaceReferences = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(replaceReferences);
    if (typeof value !== 'object' || value === null) return value;
    const { $ref } = value as Schema;
    const target = $ref === undefined ? undefined : resolveTarget($ref, context.file);
    if (target?.file === envelopes && target.name.startsWith('Record')) {
      return referToRecordSchema(target.name.slice('Record'.length), operation, words, context);
    }
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, replaceReferences(item)]));
  };
  return replaceReferences(template) as Json;
}

type Words = Readonly<Record<string, string>>;

/** Creates a reference to a schema of the record. */
function referToRecordSchema(suffix: string, operation: Json, words: Words, context: OperationContext): Schema {
  const name = `${context.record.name}${suffix}`;
  if (suffix === 'List') addList(name, operation, words, context);
  else if (suffix === 'Replacement') return addReplacement(name, context);
  else return referToResourceSchema(name, suffix, context);
  return referToRootSchema(name, context);
}

/** Refers to a schema of the resource file. The first of them adds the envelope of a record to the document. */
function referToResourceSchema(name: string, suffix: string, context: OperationContext): Schema {
  requireSchema(name, context);
  if (suffix === '') {
    context.root.schemas.Record ??= readEnvelope('Record', {}, context);
    markGenerated(context.root.file, 'Record');
  }
  return { $ref: `#/components/schemas/${name}` };
}

const referToRootSchema = (name: string, { file, root }: OperationContext): Schema => ({
  $ref: toReference(root.file, `/components/schemas/${name}`, file),
});

/** Reads a hand-written template of a schema, with references as the root document writes them. */
function readEnvelope(name: string, words: Words, context: OperationContext): Schema {
  const file = getConventionsFile(context, 'envelopes.yaml');
  const template = context.source.component(file, 'schemas', name);
  return fillPlaceholders(rebaseReferences(template as Schema, file, context.root.file), words);
}

function requireSchema(name: string, { source, file }: OperationContext): void {
  if (!source.findSchema(file, name))
    throw new AuthorError(`Write the schema ${name} in this file: the operation needs it.`);
}

function addReplacement(name: string, context: OperationContext): Schema {
  const { file, root, source, record } = context;
  requireSchema(`${record.name}Input`, context);
  const reference = (schema: string): Located => ({ schema: { $ref: `#/components/schemas/${schema}` }, file });
  const { add } = createReplacements(source, root, (words) => readEnvelope('RecordReplacement', words, context));
  const overrides = source.findSchema(file, name)?.schema;
  return referToRootSchema(add(reference(`${record.name}Input`), reference(record.name), overrides), context);
}

/** Adds the page of a list, and the record inside it. */
function addList(name: string, operation: Json, words: Words, context: OperationContext): void {
  const item = `${context.record.name}ListItem`;
  const { _data, ...rest } = readEnvelope('RecordList', words, context).properties ?? {};
  const data = {
    ..._data,
    maxItems: getMaxPageSize(operation, context),
    items: { $ref: `#/components/schemas/${item}` },
  };
  context.root.schemas[name] = { ...readEnvelope('RecordList', words, context), properties: { _data: data, ...rest } };
  context.root.schemas[item] = createListItem(words, context);
  markGenerated(context.root.file, name);
  markGenerated(context.root.file, item);
}

/** Returns the maximum page size of the list. */
function getMaxPageSize(operation: Json, context: OperationContext): unknown {
  const convention = context.source.component(getConventionsFile(context, 'parameters.yaml'), 'parameters', 'pageSize');
  const override = getParameters(operation).find((parameter) => parameter.name === 'pageSize');
  const { schema } = { ...convention, ...override };
  return (schema as Json).maximum;
}

/** Creates the schema of a record in a list: only `_meta` is required, because `fields` may leave out the rest. */
function createListItem(words: Words, context: OperationContext): Schema {
  const { source, root } = context;
  const base = readEnvelope('RecordListItem', words, context);
  const properties = [...source.getProperties(context.record.schema)].map(([name, located]) => [
    name,
    rebaseReferences(located.schema, located.file, root.file),
  ]);
  return { ...base, properties: { ...Object.fromEntries(properties), ...base.properties } };
}
