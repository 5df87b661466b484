import { markGenerated } from './generated-schemas.ts';
import { conventionsFile, type Place, parametersOf } from './place.ts';
import { replacements } from './replacements.ts';
import { type Json, type Located, rebased, referenceTo, type Schema, targetOf } from './source.ts';
import { filled } from './words.ts';

/**
 * A template with the schemas of the record in the place of `Record…`: `RecordInput` becomes `DebtorInput` of the resource
 * file. Those of lists and replacements are made here, and added to the root document.
 */
export function withRecordSchemas(template: Json, operation: Json, words: Words, place: Place): Json {
  const envelopes = conventionsFile(place, 'envelopes.yaml');
  const replaced = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(replaced);
    if (typeof value !== 'object' || value === null) return value;
    const { $ref } = value as Schema;
    const target = $ref === undefined ? undefined : targetOf($ref, place.file);
    if (target?.file === envelopes && target.name.startsWith('Record')) {
      return recordSchema(target.name.slice('Record'.length), operation, words, place);
    }
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, replaced(item)]));
  };
  return replaced(template) as Json;
}

type Words = Readonly<Record<string, string>>;

/** A reference to a schema of the record. */
function recordSchema(suffix: string, operation: Json, words: Words, place: Place): Schema {
  const name = `${place.record.name}${suffix}`;
  if (suffix === 'List') addList(name, operation, words, place);
  else if (suffix === 'Replacement') return addReplacement(name, place);
  else return ownSchema(name, suffix, place);
  return inRoot(name, place);
}

/** A schema of the resource file. The envelope of a record comes into the document with the first of them. */
function ownSchema(name: string, suffix: string, place: Place): Schema {
  if (suffix === '') {
    place.root.schemas.Record ??= envelope('Record', {}, place);
    markGenerated(place.root.file, 'Record');
  }
  return { $ref: `#/components/schemas/${name}` };
}

const inRoot = (name: string, { file, root }: Place): Schema => ({
  $ref: referenceTo(root.file, `/components/schemas/${name}`, file),
});

/** A hand-written template of a schema, as the root document writes it. */
function envelope(name: string, words: Words, place: Place): Schema {
  const file = conventionsFile(place, 'envelopes.yaml');
  const template = place.source.component(file, 'schemas', name);
  return filled(rebased(template as Schema, file, place.root.file), words);
}

function addReplacement(name: string, place: Place): Schema {
  const { file, root, source, record } = place;
  const reference = (schema: string): Located => ({ schema: { $ref: `#/components/schemas/${schema}` }, file });
  const template = (words: Words): Schema => envelope('RecordReplacement', words, place);
  const { add } = replacements({ source, template, ...root });
  const own = source.named(file, name)?.schema;
  return inRoot(add(reference(`${record.name}Input`), reference(record.name), own), place);
}

/** Adds the page of a list, and the record inside it. */
function addList(name: string, operation: Json, words: Words, place: Place): void {
  const item = `${place.record.name}ListItem`;
  const { _data, ...rest } = envelope('RecordList', words, place).properties ?? {};
  const data = { ..._data, maxItems: largestPage(operation, place), items: { $ref: `#/components/schemas/${item}` } };
  place.root.schemas[name] = { ...envelope('RecordList', words, place), properties: { _data: data, ...rest } };
  place.root.schemas[item] = listItemSchema(words, place);
  markGenerated(place.root.file, name);
  markGenerated(place.root.file, item);
}

/** The highest page size that the list takes. */
function largestPage(operation: Json, place: Place): unknown {
  const usual = place.source.component(conventionsFile(place, 'parameters.yaml'), 'parameters', 'pageSize');
  const own = parametersOf(operation).find((parameter) => parameter.name === 'pageSize');
  const { schema } = { ...usual, ...own };
  return (schema as Json).maximum;
}

/** A record inside a list: the same fields, of which only `_meta` is required, because `fields` may leave out the rest. */
function listItemSchema(words: Words, place: Place): Schema {
  const { source, root } = place;
  const record = place.record.schema;
  const always = [...source.requiredOf(record)];
  const base = envelope('RecordListItem', { ...words, always: listed(always) }, place);
  const properties = [...source.propertiesOf(record)].map(([name, located]) => [
    name,
    rebased(located.schema, located.file, root.file),
  ]);
  return {
    ...base,
    properties: { ...Object.fromEntries(properties), ...base.properties },
    'x-always': always,
  };
}

/** "`id`, `name` and `code`" */
function listed(names: readonly string[]): string {
  const quoted = names.map((name) => `\`${name}\``);
  return quoted.length < 2 ? quoted.join('') : `${quoted.slice(0, -1).join(', ')} and ${quoted.at(-1)}`;
}
