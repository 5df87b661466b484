import type { Context } from '../../accounting/context.ts';
import { createRecord } from '../../accounting/save.ts';
import { findId } from './actions.ts';
import type { Scenario } from './scenario.ts';

const DEBTORS = 2500;

export const manyPages: Scenario = {
  purpose:
    'Lists that do not fit on a page: 2,500 debtors besides those of the demo company, which is 26 pages of the default size, and 25,000 more ledger lines, which is three. For clients that read the first page only, or that build the URL of the next one themselves.',
  checks: [
    'The client reads as many records as totalCount says, and follows nextPage until it is null.',
    'It asks for a larger pageSize and for the fields that it needs.',
    'It stores what it read so far, and continues after a failure. Add a fault for one page with a query.',
  ],
  now: '2026-04-16T09:30:00Z',
  extraLedgerLines: 25_000,
  run: createDebtors,
};

function createDebtors(context: Context): void {
  const debtorKindId = findId('debtorkinds', 'code', 'NL', context);
  for (let number = 1; number <= DEBTORS; number += 1) {
    const code = String(number).padStart(4, '0');
    createRecord('debtors', { number: `9${code}`, name: `Proefdebiteur ${code}`, debtorKindId }, context);
  }
}
