import { dirname, join } from 'node:path';
import type { Json, Schema } from '../../contract/document.ts';
import { markRead } from './generated-schemas.ts';
import { type Located, type SourceReader, toReference } from './source.ts';

/** The document that the schemas of lists and replacements are added to. */
export interface Root {
  readonly file: string;
  readonly schemas: Record<string, unknown>;
}

/** The location of an operation, and its record. */
export interface OperationContext {
  readonly root: Root;
  readonly source: SourceReader;
  readonly file: string;
  readonly path: string;
  /** The schema of the record, in the same file. */
  readonly record: { readonly name: string; readonly schema: Located };
}

/** Returns a file of `openapi/conventions/`. */
export const getConventionsFile = ({ root }: Pick<OperationContext, 'root'>, name: string): string =>
  join(dirname(root.file), 'conventions', name);

/** Creates a reference to a parameter or a response of the conventions, from the file of the operation. */
export function createConventionReference(
  kind: 'parameters' | 'responses',
  name: string,
  context: OperationContext,
): Schema {
  const file = getConventionsFile(context, `${kind}.yaml`);
  markRead(file, kind, name);
  return { $ref: toReference(file, `/components/${kind}/${name}`, context.file) };
}

export const getParameters = ({ parameters }: Json): Json[] => (parameters as Json[] | undefined) ?? [];
