import fc from 'fast-check';
import { getStoredResource, type Operation } from '../../../conformance/contract.ts';
import type { MediaType } from '../../../contract/document.ts';
import type { CallOptions } from '../../support/sandbox.ts';
import { createArbitrary } from './arbitrary.ts';
import type { ValuePool } from './value-pool.ts';

export interface ValidWrite {
  readonly path: string;
  readonly options: CallOptions;
}

/**
 * Writes of JSON that are valid by the contract. Business rules may still reject them.
 *
 * @param pools the known values of administrations, by their identifiers.
 */
export function createWrites(
  { method, path, body }: Operation,
  pools: ReadonlyMap<number, ValuePool>,
): fc.Arbitrary<ValidWrite> {
  const content = body?.content['application/json'];
  if (!content) throw new Error(`${method} ${path} has no JSON`);
  const inEach = [...pools].map(([tenant, pool]) => {
    const languages = fc.constantFrom('en', 'nl', 'nl, en;q=0.5');
    const parts = fc.record({ path: createPaths(path, pool), body: createBody(content, pool), language: languages });
    return parts.map(({ path, ...options }): ValidWrite => ({ path, options: { method, tenant, ...options } }));
  });
  return fc.oneof(...inEach);
}

/** One of three bodies is a documented example: the business rules reject most of the others. */
function createBody({ schema, examples = {} }: MediaType, pool: ValuePool): fc.Arbitrary<unknown> {
  const values = Object.values(examples).map(({ value }) => value);
  const generated = createArbitrary(schema, pool);
  if (values.length === 0) return generated;
  return fc.oneof({ weight: 2, arbitrary: generated }, { weight: 1, arbitrary: fc.constantFrom(...values) });
}

/** Identifiers that may exist, and one that no record has. */
const anyId = fc.constantFrom(1, 2, 3, 999, 2_147_483_647);

/** Nine of ten identifiers are of known records. */
const isKnown = fc.oneof({ weight: 9, arbitrary: fc.constant(true) }, { weight: 1, arbitrary: fc.constant(false) });

function createPaths(template: string, pool: ValuePool): fc.Arbitrary<string> {
  const segments = template.split('/').map((segment, index, all) => {
    if (!segment.startsWith('{')) return fc.constant(segment);
    const resource = getStoredResource(all.slice(0, index).join('/'));
    return fc.tuple(fc.nat(), anyId, isKnown).map(([choice, id, known]) => {
      const ids = pool.getValues(resource, 'id');
      return String(known && ids.length > 0 ? ids[choice % ids.length] : id);
    });
  });
  const paths = fc.tuple(...segments).map((parts) => parts.join('/'));
  if (!template.endsWith('}')) return paths;
  return fc.tuple(fc.nat(), isKnown, paths).map(([choice, known, path]) => {
    // A record below another has a path of its own: not every line is a line of every invoice.
    const recordPaths = pool.getValues(getStoredResource(template), 'path');
    return known && recordPaths.length > 0 ? String(recordPaths[choice % recordPaths.length]) : path;
  });
}
