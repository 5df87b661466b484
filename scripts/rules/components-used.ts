import { dirname, resolve } from 'node:path';
import type { Oas3Rule } from '@redocly/openapi-core';
import { isRead } from '../conventions/generated-schemas.ts';
import { parseFile, readFiles, reportPointer, type TextFile } from './lib/files.ts';
import { isObject } from './lib/schemas.ts';

/**
 * References lead from the paths to every component, or the conventions find it by its name, such as `DebtorInput`. Redocly looks
 * for unused components only in the files, and among the components, that something refers to.
 */
export const componentsUsed: Oas3Rule = () => ({
  Root: {
    leave(_root, context) {
      const documents = readFiles(context.location.source.absoluteRef, 'yaml').map(readDocument);
      const components = documents.flatMap(({ components: own }) => own);
      const parts = new Map(components.map((component) => [component.id, component]));
      const found = components.filter(({ file, kind, name }) => isRead(file.file, kind, name)).map(({ id }) => id);
      const used = new Set([...documents.flatMap(({ references }) => references), ...found]);
      // A set goes on with what is added meanwhile.
      for (const id of used) for (const reference of parts.get(id)?.references ?? []) used.add(reference);
      for (const { id, file, kind, name } of components) {
        if (used.has(id)) continue;
        reportPointer(
          context,
          file,
          `#/components/${kind}/${name}`,
          `Refer to ${name}, or remove it: nothing uses it.`,
        );
      }
    },
  },
});

/** The document has them; operations in other files name them too, by `security`. */
const SCHEMES = 'securitySchemes';

/** Reads the components of a file, and what it refers to outside of them. */
function readDocument(file: TextFile) {
  const { components: all, ...rest } = (parseFile(file) ?? {}) as { arazzo?: string; components?: object | null };
  const components = Object.entries((rest.arazzo === undefined && all) || {}).flatMap(([kind, named]) =>
    Object.entries((named ?? {}) as object).map(([name, part]) => {
      const references = [...listReferences(part, file.file)];
      const id = kind === SCHEMES ? `${SCHEMES}/${name}` : `${file.file}#/components/${kind}/${name}`;
      return { id, file, kind, name, references };
    }),
  );
  return { components, references: [...listReferences(rest, file.file)] };
}

/** Lists the components that a part refers to, or into, as a file and a pointer. */
function* listReferences(part: unknown, file: string): Generator<string> {
  if (!isObject(part)) return;
  for (const [key, value] of Object.entries(part)) {
    if (key === '$ref' && typeof value === 'string') yield toAbsolute(value, file);
    if (key === 'mapping' && isObject(value))
      yield* Object.values(value).map((target) => toAbsolute(String(target), file));
    if (key === 'security' && Array.isArray(value))
      yield* value.flatMap((schemes) => Object.keys(schemes).map((name) => `${SCHEMES}/${name}`));
    yield* listReferences(value, file);
  }
}

function toAbsolute(reference: string, from: string): string {
  const [file = '', pointer = ''] = reference.split('#');
  const component = pointer.split('/').slice(0, 4).join('/');
  return `${file === '' ? from : resolve(dirname(from), file)}#${component}`;
}
