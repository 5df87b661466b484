import type { Caller } from './caller.ts';

/** The demo administrations by what is told apart in them: the first identifiers of what is given. */
const given = [
  { administration: 1, debtorKind: 1, creditorKind: 1, salesType: 1, journal: 1, costs: 73, turnover: 98, route: 1 },
  { administration: 2, debtorKind: 5, creditorKind: 4, salesType: 10, journal: 9, costs: 180, turnover: 201, route: 4 },
] as const;

/**
 * Enters something of everything where there is nothing: parties and articles of different kinds, and documents that
 * are not booked yet.
 *
 * @throws an Error when something of it is refused.
 */
export async function enterSomething(call: Caller): Promise<void> {
  for (const { administration, debtorKind, creditorKind, salesType, ...ids } of given) {
    const enter = async (resource: string, body: object): Promise<number> => {
      const reply = await call('POST', `/v1/${resource}`, body, administration);
      if (reply.status !== 201) throw new Error(`${resource}: ${JSON.stringify(reply)}`);
      return (reply.body as { id: number }).id;
    };
    const debtorId = await enter('debtors', { name: 'Debiteur', debtorKindId: debtorKind });
    const creditorId = await enter('creditors', { name: 'Crediteur', creditorKindId: creditorKind });
    await enter('debtors', { name: 'Debiteur elders', debtorKindId: debtorKind + 1 });
    await enter('creditors', { name: 'Crediteur elders', creditorKindId: creditorKind + 1 });
    await enter('articles', {
      ArticleSku: 'ART-1',
      description: 'Artikel',
      SalesTypeId: salesType,
      unitPrice: 12.3456,
    });
    await enter('articles', { ArticleSku: 'ART-2', description: 'Tweede', SalesTypeId: salesType + 1, unitPrice: 5 });

    const article = { bookingType: 'A', ArticleSku: 'ART-1', quantity: 3 };
    const sale = { debtorId, lines: [article, { bookingType: 'V', salesTypeId: salesType, unitPrice: 9.99 }] };
    const cost = { ledgerAccountId: ids.costs, unitPrice: 100 };
    const entry = { JournalId: ids.journal, bookYear: 2026, bookPeriod: 4, sourceDocumentNumber: 'MEM-0' };
    const lines = [
      { ledgerAccountId: ids.costs, amountDebit: 10 },
      { ledgerAccountId: ids.turnover, amountCredit: 10 },
    ];
    await enter('draftsalesinvoiceswithlines', sale);
    await enter('salesinvoiceswithlines', sale);
    await enter('purchaseinvoiceswithlines', { creditorId, approvalRouteId: ids.route, lines: [cost] });
    await enter('journalentrieswithlines', { ...entry, lines });
    if (administration === 1) await enter('salesorderwithlines', { debtorId, lines: [article] });
  }
}
