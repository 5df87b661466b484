import { createResolver, type OpenApiDocument } from '../../contract/document.ts';
import { BuildError } from '../../scripts/lib/run.ts';

/**
 * Emits the module with the names of the fields that the platform stores without spaces and in capitals (`x-normalize:
 * compact`). It trims all other texts.
 *
 * @throws BuildError when a name is compact in one schema and not in another: `createOnce` knows the name only.
 */
export function emitNormalization(contract: OpenApiDocument): string {
  const resolve = createResolver(contract);
  const kinds = new Map<string, boolean>();
  for (const { properties = {} } of Object.values(contract.components.schemas)) {
    for (const [name, reference] of Object.entries(properties)) {
      const { 'x-normalize': kind } = resolve(reference);
      if (kind === undefined) continue;
      const isCompact = kind === 'compact';
      if (kinds.get(name) === !isCompact) throw new BuildError(`${name} is compact in some schemas only.`);
      kinds.set(name, isCompact);
    }
  }
  const names = [...kinds].filter(([, isCompact]) => isCompact).map(([name]) => name);
  return `/** The fields that the platform stores without spaces and in capitals. */
export const COMPACT_FIELDS: readonly string[] = ${JSON.stringify(names.sort())};
`;
}
