import { getByPointer } from '../../contract/json-pointer.ts';
import { readStatements, STATUSES, type Statement } from '../../scripts/provenance/statements.ts';
import { document } from '../contract.ts';
import { type RuleId, rules } from './rules.ts';

/** Whether a violation breaks what the platform documents, what follows from it, or a decision of the contract. */
export type Basis = Statement['status'];

let statements: { readonly byId: Map<string, Statement>; readonly byPointer: Map<string, string[]> } | undefined;

/** The statements are read when the first violation needs them. */
function getStatements() {
  if (statements) return statements;
  const byId = new Map(readStatements().map((statement) => [statement.id, statement]));
  const byPointer = new Map<string, string[]>();
  for (const { id, carriedBy } of byId.values()) {
    for (const pointer of carriedBy) byPointer.set(pointer, [...(byPointer.get(pointer) ?? []), id]);
  }
  statements = { byId, byPointer };
  return statements;
}

/** The weakest of the statements that are needed to see a violation: a decision is weaker than what follows. */
export function getBasis(provenance: readonly string[]): Basis {
  const { byId } = getStatements();
  const statuses = provenance.map((id) => byId.get(id)?.status ?? 'decided');
  return STATUSES.findLast((status) => statuses.includes(status)) ?? 'documented';
}

/**
 * The statements that a violation is based on: those of the smallest part of the contract that has any, else those of the
 * rule.
 *
 * @param pointer the part that is broken: `#/components/schemas/Debtor/properties/name`.
 * @param isMissing whether the part is missing: that it is there is documented when any statement documents it.
 */
export function getProvenance(rule: RuleId, pointer?: string, isMissing = false): readonly string[] {
  const { byPointer } = getStatements();
  const found = getEnclosing(pointer)
    .map((part) => byPointer.get(part))
    .find((ids) => ids !== undefined);
  const ids = found ?? rules[rule].provenance;
  const documented = isMissing && found ? ids.filter((id) => getBasis([id]) === 'documented') : [];
  return documented.length > 0 ? documented : ids;
}

export const getStatementsAt = (pointer: string): readonly string[] => getStatements().byPointer.get(pointer) ?? [];

/** The decisions of the contract, in their order. */
export const getDecisions = (): readonly Statement[] =>
  [...getStatements().byId.values()].filter(({ status }) => status === 'decided');

/** A part, what it refers to, and the parts that it is in, up to a component. */
function getEnclosing(pointer = ''): readonly string[] {
  const segments = pointer.split('/');
  const parents = segments.map((_, index) => segments.slice(0, segments.length - index).join('/'));
  const { $ref } = (pointer === '' ? {} : (getByPointer(document, pointer) ?? {})) as { readonly $ref?: string };
  const [own = '', ...others] = parents.filter((part) => part.split('/').length > 3);
  return [own, ...($ref === undefined ? [] : [$ref]), ...others];
}
