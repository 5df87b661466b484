import type { ErrorObject } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { Decimal } from 'decimal.js';
import type { Document } from '../contract/model.ts';
import { checkDigitsKeyword } from './check-digits.ts';

/** A check of one value. Returns what is wrong with it. */
export type Check = (value: unknown) => readonly ErrorObject[];

/**
 * Compiles schemas of the contract the way the messages need them: all errors, with their parameters, and of a union
 * only those of the branch that is meant. Prism, which decides, keeps neither.
 */
export function createChecks(document: Document) {
  const parameters = newAjv();
  let bodies: Ajv2020 | undefined;
  const compiled = new Map<string, Check>();

  return {
    /** A check against a named schema of the contract. */
    named(name: string): Check {
      const known = compiled.get(name);
      if (known) return known;
      bodies ??= withSchemas(newAjv(), document);
      const check = run(bodies, { $ref: `contract#/components/schemas/${name}` });
      compiled.set(name, check);
      return check;
    },
    /** A check against a schema that refers to no other. */
    of: (schema: object): Check => run(parameters, schema),
  };
}

export type Checks = ReturnType<typeof createChecks>;

/**
 * Makes the schemas of the contract known. Ajv finds the branch of a union by its constants and refuses a `mapping`,
 * which says the same again; so it is left out.
 */
function withSchemas(ajv: Ajv2020, { components }: Document): Ajv2020 {
  const schemas = JSON.parse(JSON.stringify(components.schemas), (key, value) =>
    key === 'mapping' ? undefined : value,
  );
  // The document is a container of schemas and no schema itself, so it is added without being checked as one.
  return ajv.addSchema({ components: { schemas } }, 'contract', false, false);
}

function run(ajv: Ajv2020, schema: object): Check {
  const validate = ajv.compile(schema);
  return (value) => (validate(value) ? [] : (validate.errors ?? []));
}

function newAjv(): Ajv2020 {
  // That the schemas are sound is what the build checks; here it would cost the first request a tenth of a second.
  const sound = { meta: false, validateSchema: false } as const;
  const ajv = new Ajv2020({ allErrors: true, discriminator: true, verbose: true, strict: false, ...sound });
  (addFormats as unknown as (ajv: Ajv2020) => void)(ajv);
  // int32 and uri-reference are checked by ajv-formats; scales and check digits are the contract's own keywords.
  ajv.addKeyword({
    keyword: 'x-scale',
    type: 'number',
    schemaType: 'number',
    validate: (scale: number, value: number) => new Decimal(value).decimalPlaces() <= scale,
  });
  ajv.addKeyword(checkDigitsKeyword);
  return ajv;
}
