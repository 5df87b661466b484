import { BuildError } from '../../../scripts/lib/run.ts';

/** Runs `generate`, and prefixes its error with the name of the schema. */
export function withSchemaName<Result>(name: string | undefined, generate: () => Result): Result {
  try {
    return generate();
  } catch (error) {
    throw error instanceof BuildError && name !== undefined ? new BuildError(`${name}: ${error.message}`) : error;
  }
}
