import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { checkDigitsKeyword } from '../../mocks/validation/check-digits.ts';
import { bundle, type Schema } from './document.ts';

/** Says what of a schema of the contract a value breaks; nothing when it does not. */
export type Validity = (schema: Schema, value: unknown) => readonly string[];

/** What Ajv says without the sandbox's help: a union is as valid as its branches, whatever the discriminator. */
export function createValidity(): Validity {
  const ajv = new Ajv2020({ strict: false, allErrors: false, validateFormats: true, discriminator: false });
  addFormats.default(ajv);
  for (const format of ['int32', 'int64', 'double', 'decimal', 'password', 'binary']) ajv.addFormat(format, true);
  const validate = (scale: number, value: number): boolean => decimalsOf(value) <= scale;
  ajv.addKeyword({ keyword: 'x-scale', type: 'number', schemaType: 'number', validate });
  ajv.addKeyword(checkDigitsKeyword);
  ajv.addSchema({ ...bundle, $id: 'bundle' } as object, 'bundle');
  const validators = new Map<Schema, ValidateFunction>();
  return (schema, value) => {
    const validator = validators.get(schema) ?? ajv.compile(rooted(schema) as object);
    validators.set(schema, validator);
    if (validator(value)) return [];
    return (validator.errors ?? []).slice(0, 1).map(({ instancePath, message }) => `${instancePath} ${message}`);
  };
}

/** How many decimals a number is written with, in JSON: 4 for 0.0001, 9 for 1e-9. */
export function decimalsOf(value: number): number {
  const [, decimals = '', exponent = '0'] = /^-?\d+(?:\.(\d+))?(?:e([+-]\d+))?$/.exec(String(value)) ?? [];
  return Math.max(0, decimals.length - Number(exponent));
}

/** A schema whose references lead into the bundle. */
function rooted(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(rooted);
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(
    Object.entries(part).map(([key, one]) => [
      key,
      key === '$ref' && typeof one === 'string' ? `bundle${one}` : rooted(one),
    ]),
  );
}
