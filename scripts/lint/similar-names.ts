import { listOperations, type OpenApiDocument, resolveRef } from '../../contract/document.ts';
import { formatPointer } from '../../contract/json-pointer.ts';

/** A mistake in a bundle. */
export interface Finding {
  readonly rule: string;
  readonly message: string;
  readonly pointer: string;
}

interface Named {
  readonly name: string;
  readonly pointer: string;
  /** Name that this one is another spelling of. */
  readonly aliasOf?: unknown;
}

/**
 * Finds names that a generator takes for one: components, of any kind, that differ by case only are one file where file names
 * have no case; parameters of one operation that differ by case or hyphens only are one property. An alias may be before its
 * parameter, because generators keep the last one.
 */
export function findSimilarNames(document: OpenApiDocument): Finding[] {
  const components = Object.entries(document.components).flatMap(([kind, named]) =>
    Object.keys(named as object).map((name) => ({ name, pointer: formatPointer(['components', kind, name]) })),
  );
  const parameters = listOperations(document).flatMap(({ path, method, operation }) => {
    const named = (operation.parameters ?? []).map((parameter) => {
      const { name, 'x-alias-of': aliasOf } = resolveRef(document, parameter);
      return { name, aliasOf, pointer: parameter.$ref ?? formatPointer(['paths', path, method]) };
    });
    return findSimilar(named, (name) => name.toLowerCase().replaceAll(/[^a-z0-9]/g, ''));
  });
  return [...findSimilar(components, (name) => name.toLowerCase()), ...parameters];
}

function findSimilar(all: readonly Named[], simplify: (name: string) => string): Finding[] {
  return [...Map.groupBy(all, ({ name }) => simplify(name)).values()].flatMap((alike) =>
    alike.slice(1).flatMap(({ name, pointer }, index) => {
      const previous = alike[index];
      if (!previous || previous.name === name || previous.aliasOf === name) return [];
      const message = `Rename ${name}, which a generator cannot tell from ${previous.name}: it keeps one of the two.`;
      return [{ rule: 'distinct-names', message, pointer }];
    }),
  );
}
