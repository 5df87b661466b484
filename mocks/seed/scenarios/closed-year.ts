import { getRecords } from '../../accounting/context.ts';
import { closeYear } from '../../accounting/ledger/close-year.ts';
import { processEntry } from '../../accounting/ledger/process-entry.ts';
import type { Scenario } from './scenario.ts';

const YEAR = 2026;

export const closedYear: Scenario = {
  purpose:
    'January 2027, with 2026 closed: its balances are period 0 of 2027, and nothing can be posted in it any more. For integrations that deliver late, and for reports that add up years.',
  checks: [
    'An invoice that is dated in 2026 is rejected, and the user sees why: the book year is closed.',
    'A report of 2027 begins with period 0, and does not count the opening as a change of January.',
    'A synchronization notices that lines of period 0 appeared, though the journal entry log does not have them.',
    'After the year is reopened by the control plane the invoice is accepted.',
  ],
  now: '2027-01-15T09:00:00Z',
  run(context) {
    const entries = getRecords(context, 'journalentries').findBy(context.scope, 'status', ['draft']);
    for (const entry of entries) if (entry.bookYear === YEAR) processEntry(entry, context);
    closeYear(YEAR, context);
  },
};
