import { Ajv2020 } from 'ajv/dist/2020.js';
import type { OpenApiDocument } from '../../contract/document.ts';
import { BuildError } from '../lib/run.ts';

/** Keywords that hold values of the schema, in which nothing is a keyword. */
const VALUES: readonly string[] = ['const', 'default', 'enum', 'examples'];

/**
 * Checks that each schema is one, because a server compiles it when the first request needs it.
 *
 * @throws BuildError that names the component.
 */
export function checkSchemas({ components: { schemas } }: Pick<OpenApiDocument, 'components'>): void {
  const ajv = new Ajv2020({ strict: false });
  if (!ajv.validateSchema({ $defs: schemas }))
    throw new BuildError(ajv.errorsText(ajv.errors, { dataVar: '' }).replaceAll('/$defs/', '#/components/schemas/'));
  JSON.stringify(schemas, (key, value) => {
    if (VALUES.includes(key)) return undefined;
    if (key !== 'pattern' || typeof value !== 'string') return value;
    try {
      return new RegExp(value, 'u').source;
    } catch (error) {
      throw new BuildError((error as Error).message);
    }
  });
}
