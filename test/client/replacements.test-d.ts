import { describe, it } from 'vitest';
import type { Client } from '../../generated/client/src/index.ts';

declare const client: Client;

describe('a record that replaces another one', () => {
  it('may be a whole one as it was read, alone and in a list', () => {
    void (async () => {
      await client.debtors.replace(1, await client.debtors.get(1));
      await client.debtors.replace(1, { ...(await client.debtors.get(1)), name: 'Acme' });
      for await (const debtor of client.debtors.listAll()) await client.debtors.replace(debtor.id, debtor);
      await client.draftSalesInvoicesWithLines.replace(1, await client.draftSalesInvoicesWithLines.get(1));
      await client.journalEntriesWithLines.replace(1, await client.journalEntriesWithLines.get(1));
    });
  });

  it('is not a record that was read with fields, also with other values, and also as a line', () => {
    void (async () => {
      const { _data: debtors } = await client.debtors.list({ fields: ['id', 'name', 'debtorKindId'] });
      const [debtor = debtors[0]] = debtors;
      if (!debtor) return;
      // @ts-expect-error It would clear all other fields.
      await client.debtors.replace(1, debtor);
      // @ts-expect-error It would clear all other fields.
      await client.debtors.replace(1, { ...debtor, name: 'Acme' });
      const { _data: creditors } = await client.creditors.list({ fields: ['name', 'creditorKindId'] });
      for (const creditor of creditors) {
        // @ts-expect-error It would clear all other fields.
        await client.creditors.replace(1, creditor);
      }
      const { _data: drafts } = await client.draftSalesInvoicesWithLines.list({ fields: ['debtorId', 'lines'] });
      for (const draft of drafts) {
        // @ts-expect-error It would clear all other fields.
        await client.draftSalesInvoicesWithLines.replace(1, { ...draft, reference: 'R-1' });
      }
      const { _data: lines } = await client.journalEntriesWithLines.list({ fields: ['id', 'lines', 'JournalId'] });
      for (const entry of lines) {
        // @ts-expect-error It would clear all other fields.
        await client.journalEntriesWithLines.replace(1, entry);
      }
    });
  });
});
