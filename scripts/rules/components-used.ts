import { dirname, resolve } from 'node:path';
import type { Oas3Rule } from '@redocly/openapi-core';
import { isRead } from '../conventions/generated-schemas.ts';
import { parseFile, readComponents, readFiles, reportPointer } from './lib/files.ts';
import { isObject } from './lib/schemas.ts';

/**
 * Something refers to every component, or the conventions find it by its name, such as `DebtorInput`. Redocly looks for unused
 * components only in the files, and among the components, that something refers to.
 */
export const componentsUsed: Oas3Rule = () => ({
  Root: {
    leave(_root, context) {
      const { absoluteRef } = context.location.source;
      const files = readFiles(absoluteRef, 'yaml');
      const used = new Set(files.flatMap((file) => [...listReferences(parseFile(file), file.file)]));
      for (const { file, kind, name } of readComponents(absoluteRef)) {
        const pointer = `#/components/${kind}/${name}`;
        // The keyword `security` names schemes, which Redocly looks for.
        if (kind === 'securitySchemes' || used.has(`${file.file}${pointer}`) || isRead(file.file, kind, name)) continue;
        reportPointer(context, file, pointer, `Refer to ${name}, or remove it: nothing uses it.`);
      }
    },
  },
});

/** Lists the components that a part refers to, or into, as a file and a pointer. */
function* listReferences(part: unknown, file: string): Generator<string> {
  if (!isObject(part)) return;
  for (const [key, value] of Object.entries(part)) {
    if (key === '$ref' && typeof value === 'string') yield toAbsolute(value, file);
    if (key === 'mapping' && isObject(value))
      yield* Object.values(value).map((target) => toAbsolute(String(target), file));
    yield* listReferences(value, file);
  }
}

function toAbsolute(reference: string, from: string): string {
  const [file = '', pointer = ''] = reference.split('#');
  const component = pointer.split('/').slice(0, 4).join('/');
  return `${file === '' ? from : resolve(dirname(from), file)}#${component}`;
}
