import { contract, type Operation } from '../contract.ts';
import type { Group, Row } from './report.ts';

interface Tagged {
  readonly tags?: readonly string[];
}

interface TagGroups {
  readonly 'x-tagGroups'?: readonly { readonly name: string; readonly tags: readonly string[] }[];
}

/** The rows of a table in the groups of the reference, in its order; those without a group come last. */
export function groupsOf(rows: readonly (readonly [Operation, Row])[]): readonly Group[] {
  const tagGroups = (contract.document as TagGroups)['x-tagGroups'] ?? [];
  const nameOf = ({ path, method }: Operation): string => {
    const [tag = ''] = (contract.document.paths[path]?.[method] as Tagged | undefined)?.tags ?? [];
    return tagGroups.find(({ tags }) => tags.includes(tag))?.name ?? tag;
  };
  const byName = Map.groupBy(rows, ([operation]) => nameOf(operation));
  const names = new Set([...tagGroups.map(({ name }) => name), ...byName.keys()]);
  return [...names]
    .map((name) => ({ name, operations: (byName.get(name) ?? []).map(([, row]) => row) }))
    .filter(({ operations }) => operations.length > 0);
}
