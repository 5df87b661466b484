import { createResolver, type OpenApiDocument } from '../../contract/document.ts';
import { BuildError } from '../../scripts/lib/run.ts';

/** Decimals of most amounts, whose fields the module omits. */
export const COMMON_SCALE = 2;

/**
 * Emits the module with the decimals of fields, for checking bodies, and with the fields that are stored without spaces, for
 * `createOnce`. It trims all other texts.
 *
 * @throws BuildError when a name has two meanings: the client only has the name.
 */
export function emitFields(contract: OpenApiDocument): string {
  const compact = collect(contract, 'x-normalize', (kind) => kind === 'compact').filter(([, isCompact]) => isCompact);
  return `/** The decimals of the fields that do not have two. */
export const SCALES: Readonly<Record<string, number>> = ${JSON.stringify(collectScales(contract), null, 2)};

/** The fields that the platform stores without spaces and in capitals. */
export const COMPACT_FIELDS: readonly string[] = ${JSON.stringify(compact.map(([name]) => name))};
`;
}

/** Collects the decimals of fields that do not have two, by name. */
export const collectScales = (contract: OpenApiDocument): Record<string, number> =>
  Object.fromEntries(
    collect(contract, 'x-scale').flatMap(([name, scale]) =>
      typeof scale === 'number' && scale !== COMMON_SCALE ? [[name, scale]] : [],
    ),
  );

/** Collects a keyword of the fields of all components, sorted by name. */
function collect(contract: OpenApiDocument, keyword: string, read = (value: unknown): unknown => value) {
  const resolve = createResolver(contract);
  const values = new Map<string, unknown>();
  for (const [name, reference] of Object.values(contract.components.schemas).flatMap(({ properties = {} }) =>
    Object.entries(properties),
  )) {
    const { [keyword]: value } = resolve(reference);
    if (value === undefined) continue;
    if (values.has(name) && values.get(name) !== read(value))
      throw new BuildError(`${name} has another ${keyword} in one schema than in another.`);
    values.set(name, read(value));
  }
  return [...values].sort();
}
