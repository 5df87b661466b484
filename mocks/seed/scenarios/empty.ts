import type { Scenario } from './scenario.ts';

/** The seed of this name. */
export const empty: Scenario = {
  purpose:
    'A company on its first day on the platform: there are ledger accounts, VAT codes and journals, and no debtors, articles or books. For a first synchronization, and for screens that nobody tests with nothing to show.',
  checks: [
    'Lists without records are shown as such, not as an error.',
    'The first debtor, article and invoice can be created without any record to copy from.',
    'A first synchronization ends, with an empty copy.',
  ],
};
