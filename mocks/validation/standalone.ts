import { memoize } from '../../contract/memoize.ts';
import { type SchemaValidators, toValidator, type ValidateFunction, type Validator } from './validators.ts';

export interface StandaloneValidators {
  readonly input: Readonly<Record<string, ValidateFunction>>;
  readonly output: Readonly<Record<string, ValidateFunction>>;
}

/** Uses built validators, where code from strings is forbidden. */
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

/**
 * Returns the key of a schema among built validators: its name when others refer to it, else a hash of its JSON (FNV-1a). The
 * build fails for equal keys.
 */
export function toSchemaKey(schema: object): string {
  const { $ref } = schema as { readonly $ref?: string };
  if ($ref !== undefined) return String($ref.split('/').at(-1));
  const text = JSON.stringify(schema);
  let hash = 0x81_1c_9d_c5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01_00_01_93);
  }
  return (hash >>> 0).toString(36);
}
