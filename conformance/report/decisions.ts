import type { Statement } from '../../scripts/provenance/statements.ts';
import { getUndocumented } from '../rules/provenance.ts';
import { rules } from '../rules/rules.ts';
import type { Violation } from '../rules/violations.ts';

/** Result of a run for a decision of the contract, or for what it infers. */
export interface Decision extends Pick<Statement, 'id' | 'statement'> {
  readonly result: 'confirmed' | 'contradicted' | 'not seen';
  readonly example?: string;
}

/**
 * Lists the decisions and inferences of the contract in its order.
 *
 * @param confirmed ids of the statements that responses confirm.
 */
export function toDecisions(violations: readonly Violation[], confirmed: ReadonlySet<string>): readonly Decision[] {
  const examples = new Map<string, string>();
  for (const { operation, rule, details } of violations)
    for (const { message, provenance } of details.filter((detail) => !isUnspecific(rule, detail.provenance)))
      for (const id of provenance) if (!examples.has(id)) examples.set(id, `${operation}: ${message}`);
  return getUndocumented().map(({ id, statement }): Decision => {
    const example = examples.get(id);
    if (example !== undefined) return { id, statement, result: 'contradicted', example };
    return { id, statement, result: confirmed.has(id) ? 'confirmed' : 'not seen' };
  });
}

/** Tests whether a violation names all statements of a rule about statuses, of which it breaks one at most. */
const isUnspecific = (rule: Violation['rule'], provenance: readonly string[]): boolean =>
  ['status', 'rejection-status'].includes(rule) && provenance.length === rules[rule].provenance.length;
