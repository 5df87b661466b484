import type { Check } from '../check.ts';

/** Documents that are asked for until one is there. */
const tried = 5;

/** A document is a PDF. */
export const downloads: Check = {
  name: 'download',
  appliesTo: ({ kind }) => kind === 'download',
  async run(operation, { session, found }) {
    for (const path of found.items(operation).slice(0, tried)) {
      const exchange = await session.ask(operation, { about: 'download', path, expected: [200, 404, 429] });
      // A document of the inbox can be processed and gone, while the invoice still names it.
      if (exchange.reply.status !== 200) continue;
      const begins = exchange.reply.body.subarray(0, 1024).toString('latin1');
      if (!begins.includes('%PDF-')) {
        session.violate({ rule: 'PDF', message: 'The document does not begin as a PDF does.' }, exchange);
      }
      return;
    }
    session.coverage.unreachable(operation, 200, 'no document that a record refers to is there');
  },
};
