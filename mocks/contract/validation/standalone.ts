import { memoize } from '../memoize.ts';
import { toSchemaKey } from './schema-key.ts';
import { type SchemaValidators, toValidator, type ValidateFunction, type Validator } from './validators.ts';

/** Functions that Ajv made at build time, by the keys of their schemas. */
export interface StandaloneValidators {
  readonly input: Readonly<Record<string, ValidateFunction>>;
  readonly output: Readonly<Record<string, ValidateFunction>>;
}

/** Uses validators that the build made, where code from strings is forbidden. */
export function createStandaloneValidators({ input, output }: StandaloneValidators): SchemaValidators {
  const find = (functions: StandaloneValidators['input'], key: string): Validator => {
    const validate = functions[key];
    if (!validate) throw new Error(`The build made no validator ${key}`);
    return toValidator(validate);
  };
  return {
    forInput: (name) => find(input, name),
    forParameter: memoize((schema: object) => find(input, toSchemaKey(schema))),
    forOutput: memoize((schema: object) => find(output, toSchemaKey(schema))),
  };
}
