import { contract, operations } from '../contract.ts';
import type { Found, Row } from '../found.ts';
import type { Referring } from './bodies.ts';
import { isJson } from './shape.ts';

/** Values that are tried for one reference. */
const tried = 40;

/**
 * Values of the server that a reference can lead to: first those that records of the same kind have there, which their
 * rules allow, then that of the contract's example, then the others.
 */
export function knownValues(found: Found, { reference, name, kind, tag, example }: Referring): readonly unknown[] {
  const { resource, by } = reference;
  const all = found.values(resource, by);
  const seen = objectsOf(found, kind)
    .filter((row) => tag === undefined || row[tag[0]] === tag[1])
    .map((row) => row[name])
    .filter((value) => value !== null && value !== undefined);
  return [...new Set([...seen, ...all.filter((value) => value === example), ...all])].slice(0, tried);
}

/** Everything of a kind that was found, also what is shown inside other records. */
function objectsOf(found: Found, kind: string): readonly Row[] {
  return operations
    .filter((operation) => operation.kind === 'list')
    .flatMap(({ path, resource }) => {
      const own = contract.resources.get(resource)?.viewOf ?? resource;
      const rows = found.at(path)?.rows ?? [];
      if (own === kind) return rows;
      const [, inside] = kind.startsWith(`${own}/`) ? [own, kind.slice(own.length + 1)] : [];
      return inside === undefined ? [] : rows.flatMap((row) => [row[inside]].flat().filter(isJson));
    });
}
