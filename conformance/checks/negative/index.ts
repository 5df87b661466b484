import type { Check } from '../check.ts';
import { authorizeCheck } from './authorize.ts';
import { otherParentCheck } from './other-parent.ts';
import { rejectedReadChecks } from './rejected-reads.ts';

/** Records why writes are not sent: a server that is wrong could execute what it must reject. */
const writeOnlySkips: Check = {
  name: 'needs --write',
  appliesTo: ({ method }) => method !== 'GET',
  async run(operation, { session }) {
    if (session.settings.write) return;
    session.coverage.skip(operation, 'all', 'needs --write');
  },
};

/** Reads that a server must reject. Writes that it must reject are among the write checks. */
export const negativeChecks: readonly Check[] = [
  ...rejectedReadChecks,
  otherParentCheck,
  authorizeCheck,
  writeOnlySkips,
];
