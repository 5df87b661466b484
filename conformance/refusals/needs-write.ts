import type { Check } from '../check.ts';

/** What only a run that may write can try: a server that is wrong could carry out what it should refuse. */
export const needsWrite: Check = {
  name: 'what needs --write',
  appliesTo: ({ method }) => method !== 'get',
  async run(operation, { session }) {
    if (session.settings.write) return;
    for (const status of operation.statuses) session.coverage.unreachable(operation, status, 'needs --write');
  },
};
