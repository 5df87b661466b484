import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { Decimal } from 'decimal.js';
import type { Document } from '../../../mocks/contract/model.ts';

/** Checks values against the named schemas of the contract: all that is wrong, one sentence each. */
export function validity(document: Document): (schema: string, value: unknown) => string[] {
  const ajv = new Ajv2020({ allErrors: true, strict: false });
  (addFormats as unknown as (ajv: Ajv2020) => void)(ajv);
  ajv.addKeyword({
    keyword: 'x-scale',
    type: 'number',
    schemaType: 'number',
    validate: (scale: number, value: number) => new Decimal(value).decimalPlaces() <= scale,
  });
  // The document holds schemas and is none itself.
  ajv.addSchema(document as never, 'contract', false, false);
  return (schema, value) => {
    const validate = ajv.getSchema(`contract#/components/schemas/${schema}`);
    if (!validate) throw new Error(`The contract has no schema ${schema}`);
    return validate(value)
      ? []
      : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
  };
}
