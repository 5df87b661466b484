import type { ErrorObject } from 'ajv';
import { parsePointer } from '../../../scripts/document/json-pointer.ts';
import type { Message, ValidationIssue } from '../../messages/problems.ts';
import type { Schema } from '../model.ts';
import type { CheckDigits } from './check-digits.ts';
import { closest } from './did-you-mean.ts';

/** What helps to explain why a field is refused. */
export interface Known {
  /** Names of the properties that a schema has, with those of its parts. */
  readonly namesIn: (schema: Schema) => ReadonlySet<string>;
  /** Values by which the branches of a union are told apart. */
  readonly tagValues: (schema: Schema, tag: string) => readonly string[];
  /** Fields that only the platform writes. */
  readonly readOnly: ReadonlySet<string>;
}

/** Nobody reads more of them, and each takes its time to explain. */
const most = 1000;

/** Turns what Ajv found into messages by field: one for each error that a person can do something about. */
export function faultsOf(errors: readonly ErrorObject[], known: Known): ValidationIssue[] {
  const faults = errors
    .filter(isOwn)
    .slice(0, most)
    .flatMap((error) => {
      const message = explain(error, known);
      return message ? [{ ...message, field: fieldOf(error) }] : [];
    });
  const seen = new Set<string>();
  return faults.filter(({ field, key }) => {
    const id = `${field} ${key}`;
    return !seen.has(id) && seen.add(id);
  });
}

/** What no item of a list fulfils is no fault of its own: the list has a message. */
const isOwn = ({ schemaPath }: ErrorObject): boolean => !/\/contains\//.test(schemaPath);

/** `/lines/1/salesTypeId` is `lines[1].salesTypeId`; the whole body is `body`. */
function fieldOf({ instancePath, keyword, params }: ErrorObject): string {
  const segments = parsePointer(instancePath);
  const inside = params.missingProperty ?? params.unevaluatedProperty ?? params.additionalProperty;
  if (typeof inside === 'string') segments.push(inside);
  else if (keyword === 'discriminator') segments.push(String(params.tag));
  const path = segments.reduce((before, segment) => {
    if (/^\d+$/.test(segment)) return `${before}[${segment}]`;
    return before === '' ? segment : `${before}.${segment}`;
  }, '');
  return path === '' ? 'body' : path;
}

function explain({ keyword, params, parentSchema, data }: ErrorObject, known: Known): Message | undefined {
  switch (keyword) {
    case 'required':
      return { key: 'required' };
    case 'type':
      return { key: 'type', parameters: { types: [params.type].flat() } };
    case 'enum':
      return { key: 'enum', parameters: { values: params.allowedValues } };
    case 'const':
      return { key: 'enum', parameters: { values: [params.allowedValue] } };
    case 'minimum':
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
      return patternMessage(data, parentSchema as Schema);
    case 'x-check-digits':
      return { key: `${(parentSchema as Schema)['x-check-digits'] as CheckDigits}CheckDigits` };
    case 'format':
      return formMessage(keyword, params.format, parentSchema as Schema | undefined);
    case 'x-scale':
      return { key: 'scale', parameters: { scale: Number((parentSchema as Schema | undefined)?.['x-scale']) } };
    case 'contains':
      return { key: 'articleLineRequired' };
    case 'discriminator':
      return discriminatorMessage(params, known, parentSchema as Schema);
    case 'unevaluatedProperties':
    case 'additionalProperties':
      return unknownField(
        String(params.unevaluatedProperty ?? params.additionalProperty),
        parentSchema as Schema,
        known,
      );
    case 'oneOf':
    case 'allOf':
    case 'if':
      // Their branches report for themselves.
      return undefined;
    default:
      return { key: 'notValid' };
  }
}

/** A text that is empty or has control characters has a message that says so. */
function patternMessage(data: unknown, schema: Schema): Message | undefined {
  const kind = schema['x-normalize'];
  if (kind === 'line' && data === '') return undefined;
  if (kind === 'line' && /[\r\n]/.test(String(data))) return { key: 'lineBreak' };
  if (kind === 'line' || kind === 'lines') return { key: 'controlCharacter' };
  return formMessage('pattern', undefined, schema);
}

function formMessage(keyword: 'pattern' | 'format', format: unknown, schema: Schema | undefined): Message | undefined {
  // The type and the bounds of a whole number say the same, in words that a person understands.
  if (format === 'int32' || format === 'int64') return undefined;
  const example = (schema?.examples as unknown[] | undefined)?.find((one) => one !== null);
  if (example === undefined) return { key: 'notValid' };
  return { key: keyword, parameters: { format: String(format), example: String(example) } };
}

function discriminatorMessage({ tag, tagValue }: ErrorObject['params'], { tagValues }: Known, schema: Schema): Message {
  if (tagValue === undefined) return { key: 'required' };
  return { key: 'enum', parameters: { values: tagValues(schema, tag) } };
}

function unknownField(name: string, schema: Schema, { namesIn, readOnly }: Known): Message | undefined {
  const names = namesIn(schema);
  // A known field counts as not evaluated when something inside it is wrong; that has its own message.
  if (names.has(name)) return undefined;
  if (readOnly.has(name)) return { key: 'readOnlyField' };
  const suggestion = closest(name, names);
  return suggestion ? { key: 'unknownFieldDidYouMean', parameters: { suggestion } } : { key: 'unknownField' };
}
