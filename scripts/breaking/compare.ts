import { listOperations, type OpenApiDocument } from '../../contract/document.ts';
import { createBranchReader } from './branches.ts';
import { at, type Change, createAddition, createBreak, type Side } from './change.ts';
import { compareOperations } from './compare-operations.ts';
import { createSchemaComparer } from './compare-schemas.ts';
import { compareService } from './compare-service.ts';
import { joinChanges } from './join-changes.ts';

/** Heading of changes that are about no resource. */
const SERVICE = 'The API';

/**
 * Compares two bundles: what clients send must be accepted as before, and what they receive must be what they know.
 *
 * @returns each change once, however many operations and schemas have it, breaks first.
 * @throws Error when a reference cannot be resolved.
 */
export function listChanges(base: OpenApiDocument, revision: OpenApiDocument): readonly Change[] {
  const compare = createSchemaComparer(createBranchReader(base), createBranchReader(revision));
  const [from, to] = [indexOperations(base), indexOperations(revision)];
  const inOperations = [...new Set([...to.keys(), ...from.keys()])].flatMap((key) => {
    const [before, after] = [from.get(key), to.get(key)];
    const { entry } = (after ?? before) as Side;
    const existence = after ? createAddition('new') : createBreak('removed', 'Do without it.');
    const differences = before && after ? compareOperations(before, after, compare) : at(undefined, [existence]);
    const label = `${entry.method.toUpperCase()} ${entry.path}`;
    const resource = entry.operation.tags?.[0] ?? SERVICE;
    return differences.map((each) => ({ ...each, path: each.path || label, resource }));
  });
  const inService = at(undefined, compareService(base, revision, compare));
  return joinChanges([...inOperations, ...inService.map((each) => ({ ...each, resource: SERVICE }))]);
}

/** The operations of a document by method and path. A path in which a parameter has another name is the same path. */
const indexOperations = (document: OpenApiDocument): ReadonlyMap<string, Side> =>
  new Map(
    listOperations(document).map((entry) => [
      `${entry.method} ${entry.path.replaceAll(/\{[^}]+\}/g, '{}')}`,
      { document, entry },
    ]),
  );
