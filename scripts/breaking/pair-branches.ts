import type { Branch, BranchReader } from './branches.ts';

/** Finds the branch of the revision that each branch of the base has become. */
export function pairBranches(
  before: readonly Branch[],
  after: readonly Branch[],
  base: BranchReader,
  revision: BranchReader,
) {
  const isSame = (left: unknown, right: unknown): boolean => left !== undefined && left === right;
  const ways: readonly ((left: Branch, right: Branch) => boolean)[] = [
    () => before.length === 1 && after.length === 1,
    (left, right) => isSame(base.getTag(left), revision.getTag(right)),
    (left, right) => base.toText(left) === revision.toText(right),
    (left, right) => isSame(base.getName(left), revision.getName(right)),
    (left, right) => toKind(left) === toKind(right) && !base.getTag(left) && !revision.getTag(right),
  ];
  const pairs: (readonly [before: Branch, after: Branch])[] = [];
  const [removed, added] = [new Set(before), new Set(after)];
  for (const isPair of ways) {
    for (const left of removed) {
      const right = [...added].find((candidate) => isPair(left, candidate));
      if (!right) continue;
      pairs.push([left, right]);
      removed.delete(left);
      added.delete(right);
    }
  }
  return { pairs, removed: [...removed], added: [...added] };
}

const toKind = ({ type }: Branch): string | undefined => (type === 'integer' ? 'number' : type);
