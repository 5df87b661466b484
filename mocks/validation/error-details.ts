import type { ErrorObject } from 'ajv';
import { type CheckDigits, getIbanLength, getVatNumberExample } from '../../contract/check-digits.ts';
import { parsePointer } from '../../contract/json-pointer.ts';
import type { Schema } from '../../contract/model.ts';
import type { Message, ValidationIssue } from '../messages/problems.ts';
import { suggest, suggestValue } from './suggestions.ts';

export interface SchemaInfo {
  readonly getPropertyNames: (schema: Schema) => ReadonlySet<string>;
  /** Returns the paths of fields in objects and lists: `street` at `address.street`. */
  readonly getPlaces: (schema: Schema) => ReadonlyMap<string, string>;
  /** Path that takes lines, when this one does not. */
  readonly linesPath?: string | undefined;
  /** Returns the values of a discriminator, one per branch of a union. */
  readonly getDiscriminatorValues: (union: Schema, property: string) => readonly string[];
  readonly readOnlyFields: ReadonlySet<string>;
  /** False for parameters, which are texts before conversion. */
  readonly isJson: boolean;
}

export const NO_SCHEMA_INFO: SchemaInfo = {
  getPropertyNames: () => new Set(),
  getPlaces: () => new Map(),
  getDiscriminatorValues: () => [],
  readOnlyFields: new Set(),
  isJson: false,
};

/** Limit of issues: describing each takes time. */
const MAX_ISSUES = 1000;

export function toIssues(errors: readonly ErrorObject[], info: SchemaInfo): ValidationIssue[] {
  const issues = errors
    .filter(isRelevant)
    .slice(0, MAX_ISSUES)
    .flatMap((error) => {
      const message = toMessage(error, info);
      return message ? [{ ...message, field: getField(error) }] : [];
    });
  const seen = new Set<string>();
  return issues.filter(({ field, key }) => {
    const id = `${field} ${key}`;
    return !seen.has(id) && seen.add(id);
  });
}

/** Excludes errors of items inside `contains`, which the message of the list covers. */
const isRelevant = ({ schemaPath }: ErrorObject): boolean => !/\/contains\//.test(schemaPath);

/** Returns the field of a JSON pointer: `/lines/1/salesTypeId` is `lines[1].salesTypeId`, and the whole body `body`. */
function getField({ instancePath, keyword, params }: ErrorObject): string {
  const segments = parsePointer(instancePath);
  const property = params.missingProperty ?? params.unevaluatedProperty ?? params.additionalProperty;
  if (typeof property === 'string') segments.push(property);
  else if (keyword === 'discriminator') segments.push(String(params.tag));
  const path = segments.reduce((parent, segment) => {
    if (/^\d+$/.test(segment)) return `${parent}[${segment}]`;
    return parent === '' ? segment : `${parent}.${segment}`;
  }, '');
  return path === '' ? 'body' : path;
}

function toMessage(
  { instancePath, keyword, params, parentSchema, data }: ErrorObject,
  info: SchemaInfo,
): Message | undefined {
  switch (keyword) {
    case 'required':
    case 'dependentRequired':
      return { key: 'required' };
    case 'type':
      return toTypeMessage([params.type].flat(), data, info);
    case 'enum':
      return toEnumMessage(params.allowedValues, data);
    case 'const':
      return { key: 'enum', parameters: { values: [params.allowedValue] } };
    case 'minimum':
      // A negative debit is a credit: the message says where it belongs.
      if (/\/amount(?:Debit|Credit)$/.test(instancePath)) return { key: 'amountNegative' };
      return { key: keyword, parameters: { limit: params.limit } };
    case 'maximum':
    case 'minLength':
    case 'maxLength':
    case 'minItems':
    case 'maxItems':
      return { key: keyword, parameters: { limit: params.limit } };
    case 'minProperties':
    case 'uniqueItems':
      return { key: keyword };
    case 'pattern':
      return toPatternMessage(data, parentSchema as Schema);
    case 'x-check-digits':
      return toCheckDigitsMessage((parentSchema as Schema)['x-check-digits'] as CheckDigits, String(data));
    case 'format':
      return toFormatMessage(keyword, params.format, parentSchema as Schema | undefined, data);
    case 'x-scale':
      return { key: 'scale', parameters: { scale: Number((parentSchema as Schema | undefined)?.['x-scale']) } };
    case 'contains':
      return { key: 'articleLineRequired' };
    case 'discriminator':
      return toDiscriminatorMessage(params, info, parentSchema as Schema);
    case 'unevaluatedProperties':
    case 'additionalProperties':
      return toUnknownFieldMessage(
        String(params.unevaluatedProperty ?? params.additionalProperty),
        parentSchema as Schema,
        info,
      );
    case 'oneOf':
    case 'allOf':
    case 'if':
      // The branches have errors of their own.
      return undefined;
    default:
      return { key: 'notValid' };
  }
}

/** Explains a well-formed number with a wrong country, length or check digit. */
export function toCheckDigitsMessage(kind: CheckDigits, value: string): Message {
  const country = value.slice(0, 2);
  if (kind === 'vatNumber') {
    const example = getVatNumberExample(country);
    if (example === undefined) return { key: 'vatNumberCountry', parameters: { country } };
    return { key: 'vatNumberCheckDigits', parameters: { example } };
  }
  const length = getIbanLength(country);
  if (length === undefined) return { key: 'ibanCountry', parameters: { country } };
  return length === value.length ? { key: 'ibanCheckDigits' } : { key: 'ibanLength', parameters: { country, length } };
}

function toTypeMessage(types: readonly string[], data: unknown, { isJson }: SchemaInfo): Message {
  const text = typeof data === 'string' ? data : '';
  if (types.includes('number') && AMBIGUOUS.test(text)) return { key: 'numberAmbiguous', parameters: { value: text } };
  const example = findNumber(text, types);
  if (example === undefined || (!isJson && example === data)) return { key: 'type', parameters: { types } };
  return { key: isJson ? 'numberAsText' : 'decimalPoint', parameters: { example } };
}

/** Matches three digits after a separator: decimals or thousands. */
const AMBIGUOUS = /^-?[1-9]\d{0,2}[.,]\d{3}$/;
const DECIMALS = /^-?\d+(?:[.,]\d+)?$/;
/** Matches thousands with points and decimals with a comma, as in Dutch, or the reverse. */
const THOUSANDS = /^-?\d{1,3}(?:(?:\.\d{3})+,\d+|(?:,\d{3})+\.\d+)$/;

/** Returns the number in a text, as JSON. */
function findNumber(text: string, types: readonly string[]): string | undefined {
  if (types.includes('integer') && /^-?\d+$/.test(text)) return text;
  if (!types.includes('number') || !(DECIMALS.test(text) || THOUSANDS.test(text))) return undefined;
  const [decimals = ''] = /\d*$/.exec(text) ?? [];
  return /[.,]/.test(text) ? `${text.slice(0, -decimals.length - 1).replaceAll(/[.,]/g, '')}.${decimals}` : text;
}

/** Returns the message for an empty text, line breaks or control characters. */
function toPatternMessage(data: unknown, schema: Schema): Message | undefined {
  const kind = schema['x-normalize'];
  if (data === '' && schema.minLength !== undefined) return undefined;
  if (kind === 'line' && /[\n\v\f\r\x85]/.test(String(data))) return { key: 'lineBreak' };
  if ((kind === 'line' || kind === 'lines') && /\p{Cc}/u.test(String(data))) return { key: 'controlCharacter' };
  return toFormatMessage('pattern', undefined, schema, data);
}

function toFormatMessage(
  keyword: 'pattern' | 'format',
  format: unknown,
  schema: Schema | undefined,
  data: unknown,
): Message | undefined {
  if (format === 'date' && /^\d{4}-\d\d-\d\d$/.test(String(data)))
    return { key: 'dateUnknown', parameters: { date: String(data) } };
  // Messages of `type`, `minimum` and `maximum` cover these.
  if (format === 'int32' || format === 'int64') return undefined;
  const examples = ((schema?.examples ?? []) as unknown[]).filter((value) => value !== null).map(String);
  if (examples.length === 0) return { key: 'notValid' };
  return { key: keyword, parameters: { format: String(format), example: examples } };
}

function toDiscriminatorMessage(
  { tag, tagValue }: ErrorObject['params'],
  { getDiscriminatorValues }: SchemaInfo,
  schema: Schema,
): Message | undefined {
  if (tagValue === undefined) return { key: 'required' };
  return toEnumMessage(getDiscriminatorValues(schema, tag), tagValue);
}

function toEnumMessage(values: readonly (string | number)[], data: unknown): Message | undefined {
  // The number matches, and has a message about its quotes.
  if (values.some((value) => value !== data && String(value) === data)) return undefined;
  const suggestion = typeof data === 'string' ? suggestValue(data, values.map(String)) : undefined;
  if (suggestion === undefined) return { key: 'enum', parameters: { values } };
  return { key: 'enumDidYouMean', parameters: { values, suggestion } };
}

function toUnknownFieldMessage(name: string, schema: Schema, info: SchemaInfo): Message | undefined {
  const names = info.getPropertyNames(schema);
  // Ajv counts an invalid field as unevaluated, but it has a message of its own.
  if (names.has(name)) return undefined;
  if (info.readOnlyFields.has(name)) return { key: 'readOnlyField' };
  if (name === 'lines' && info.linesPath) return { key: 'linesElsewhere', parameters: { path: info.linesPath } };
  const places = info.getPlaces(schema);
  const suggestion = suggest(name, [...names]) ?? places.get(suggest(name, [...places.keys()]) ?? '');
  if (suggestion) return { key: 'unknownFieldDidYouMean', parameters: { suggestion } };
  return { key: 'unknownField', parameters: { values: [...names] } };
}
