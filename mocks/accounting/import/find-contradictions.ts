import type { ValidationIssue } from '../../messages/problems.ts';
import { MAX_ISSUES } from '../../store/check-state.ts';
import { SHARED_TENANT_ID } from '../../store/columns.ts';
import type { SandboxState } from '../../store/state.ts';
import type { ValidatedContract } from '../../validation/validated-contract.ts';
import { RESULT_TYPE } from '../ledger/openings.ts';
import { checkInvoices } from './check-invoices.ts';
import { checkLedger } from './check-ledger.ts';
import { checkIdentifiers, checkReferences } from './check-references.ts';
import { openBooks } from './imported-books.ts';

/**
 * Finds contradictions between records that are valid one by one, so that no sequence of requests can have created them.
 */
export function findContradictions(state: SandboxState, contract: ValidatedContract): readonly ValidationIssue[] {
  const issues: ValidationIssue[] = [];
  const addIssue = (issue: ValidationIssue): void => {
    if (issues.length < MAX_ISSUES) issues.push(issue);
  };
  const identifiers = new Map<string, Set<unknown>>();
  const shared = openBooks('shared', { id: SHARED_TENANT_ID, records: state.shared }, {}, addIssue);
  checkIdentifiers(shared, identifiers);
  checkReferences(shared, contract);
  for (const { id } of state.shared.administrations ?? []) {
    if (issues.length >= MAX_ISSUES) break;
    const index = state.administrations.findIndex((candidate) => candidate.id === id);
    const administration = state.administrations[index] ?? { id: Number(id), records: {} };
    const books = openBooks(`administrations[${index}].records`, administration, state.shared, addIssue);
    const parameters = { administration: books.id };
    const has = (table: string, type: unknown) => books.list(table).some((record) => record.type === type);
    if (!has('ledgeraccounts', RESULT_TYPE)) addIssue({ field: 'administrations', key: 'stateIncomplete', parameters });
    if (books.list('ledgerlines').length > 0 && !has('journals', 'M'))
      addIssue({ field: 'administrations', key: 'stateWithoutMemorial', parameters });
    checkIdentifiers(books, identifiers);
    checkReferences(books, contract);
    checkLedger(books);
    checkInvoices(books);
  }
  return issues;
}
