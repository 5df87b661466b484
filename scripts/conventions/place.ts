import { dirname, join } from 'node:path';
import { type Json, type Located, referenceTo, type Schema, type SourceReader } from './source.ts';

/** The document that the schemas of lists and replacements are added to. */
export interface Root {
  readonly file: string;
  readonly schemas: Record<string, unknown>;
}

/** Where an operation is, and what it is about. */
export interface Place {
  readonly root: Root;
  readonly source: SourceReader;
  readonly file: string;
  readonly path: string;
  /** The schema of the record, in the same file. */
  readonly record: { readonly name: string; readonly schema: Located };
}

/** A file of `openapi/conventions/`. */
export const conventionsFile = ({ root }: Pick<Place, 'root'>, name: string): string =>
  join(dirname(root.file), 'conventions', name);

/** A reference to a parameter or a response of the conventions, from the file of the operation. */
export function convention(kind: 'parameters' | 'responses', name: string, place: Place): Schema {
  const file = conventionsFile(place, `${kind}.yaml`);
  return { $ref: referenceTo(file, `/components/${kind}/${name}`, place.file) };
}

export const parametersOf = ({ parameters }: Json): Json[] => (parameters as Json[] | undefined) ?? [];
