import { createResolver, type OpenApiDocument } from '../../contract/document.ts';
import { BuildError } from '../../scripts/lib/run.ts';

/** The number of decimals of most amounts, whose fields the module leaves out. */
const COMMON_SCALE = 2;

/**
 * Emits the module with the number of decimals of the fields that do not have two, by name, for the check of bodies.
 *
 * @throws BuildError when a name has two scales: the check knows the name only.
 */
export function emitScales(contract: OpenApiDocument): string {
  const resolve = createResolver(contract);
  const scales: Record<string, number> = {};
  for (const { properties = {} } of Object.values(contract.components.schemas)) {
    for (const [name, reference] of Object.entries(properties)) {
      const { 'x-scale': scale } = resolve(reference);
      if (typeof scale !== 'number') continue;
      const known = scales[name] ?? scale;
      if (known !== scale) throw new BuildError(`${name} has ${known} and ${scale} decimals.`);
      scales[name] = scale;
    }
  }
  const others = Object.entries(scales).filter(([, scale]) => scale !== COMMON_SCALE);
  return `/** The decimals of the fields that do not have two. */
export const SCALES: Readonly<Record<string, number>> = ${JSON.stringify(Object.fromEntries(others.sort()), null, 2)};
`;
}
