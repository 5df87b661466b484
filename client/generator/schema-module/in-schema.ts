import { BuildError } from '../../../scripts/lib/run.ts';

/** Says in which schema it was that a step failed. */
export function inSchema<Made>(name: string | undefined, make: () => Made): Made {
  try {
    return make();
  } catch (error) {
    throw error instanceof BuildError && name !== undefined ? new BuildError(`${name}: ${error.message}`) : error;
  }
}
