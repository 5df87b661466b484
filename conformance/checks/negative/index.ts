import type { Check } from '../check.ts';
import { authorizeCheck } from './authorize.ts';
import { otherParentCheck } from './other-parent.ts';
import { rejectedReadChecks } from './rejected-reads.ts';

/** Records why writes are not sent: a faulty server could execute what it must reject. */
const writeOnlySkips: Check = {
  name: 'needs --write',
  appliesTo: ({ method }) => method !== 'GET',
  async run(operation, { session }) {
    if (session.settings.write) return;
    session.coverage.skip(operation, 'all', 'needs --write');
  },
};

/** Checks of reads that a server must reject. Rejected writes are among the write checks. */
export const negativeChecks: readonly Check[] = [
  ...rejectedReadChecks,
  otherParentCheck,
  authorizeCheck,
  writeOnlySkips,
];
