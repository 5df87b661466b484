import type { Contract } from '../contract.ts';
import { propertiesOf } from '../fields.ts';
import type { Operation, Schema } from '../model.ts';

/** Brings a value into the form in which it is stored. */
export type Normalize = (value: unknown) => unknown;

/**
 * How texts are normalized, by the `x-normalize` of their schema. A text with a control character that its schema refuses
 * stays as it is, so that it is refused.
 */
const texts: Readonly<Record<string, (text: string) => string>> = {
  line: (text) => (/\p{Cc}/u.test(text) ? text : text.trim()),
  lines: (text) => (/[^\P{Cc}\r\n]/u.test(text) ? text : text.trim()),
  compact: (text) => text.replaceAll(' ', '').toUpperCase(),
};

/**
 * Makes what normalizes the body of an operation before it is validated: texts that people write are trimmed, and a blank
 * text becomes null where there may be none; spaces inside an IBAN are removed.
 */
export function normalizerOf({ document }: Contract, { body }: Operation): Normalize {
  if (body?.schema === undefined) return (value) => value;
  return objectNormalizer(document, { $ref: `#/components/schemas/${body.schema}` }) ?? ((value) => value);
}

/** What normalizes the properties of an object; undefined when none of them needs it. */
function objectNormalizer(document: Contract['document'], schema: Schema): Normalize | undefined {
  const properties = [...propertiesOf(document, schema)].flatMap(([name, property]): [string, Normalize][] => {
    const normalize = normalizerFor(document, property);
    return normalize ? [[name, normalize]] : [];
  });
  if (properties.length === 0) return undefined;
  return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    const copy: Record<string, unknown> = { ...value };
    for (const [name, normalize] of properties) if (Object.hasOwn(copy, name)) copy[name] = normalize(copy[name]);
    return copy;
  };
}

function normalizerFor(document: Contract['document'], schema: Schema): Normalize | undefined {
  const text = texts[String(schema['x-normalize'])];
  if (text) return textNormalizer(text, schema);
  if (!schema.items) return objectNormalizer(document, schema);
  const normalizeItem = objectNormalizer(document, schema.items);
  return normalizeItem && ((value) => (Array.isArray(value) ? value.map(normalizeItem) : value));
}

function textNormalizer(normalize: (text: string) => string, { type, 'x-normalize': kind }: Schema): Normalize {
  const emptyIsNull = kind !== 'compact' && [type].flat().includes('null');
  return (value) => {
    if (typeof value !== 'string') return value;
    const text = normalize(value);
    return text === '' && emptyIsNull ? null : text;
  };
}
