import type { Check } from '../check.ts';

const MAX_DOCUMENTS = 5;

export const downloadCheck: Check = {
  name: 'download',
  appliesTo: ({ kind }) => kind === 'download',
  async run(operation, { session, inventory }) {
    for (const path of inventory.getRecordPaths(operation).slice(0, MAX_DOCUMENTS)) {
      const spec = { description: 'download', path, expected: [200, 404] };
      const exchange = await session.request(operation, spec);
      // An invoice may still refer to a processed document of the inbox.
      if (exchange.response.status === 200) return;
    }
    session.coverage.skip(operation, 200, 'no document that a record refers to exists');
  },
};
