import type { Caller } from '../../support/fast-client.ts';

/** The demo administrations with the first identifiers of their reference data. */
const administrations = [
  { administration: 1, debtorKind: 1, creditorKind: 1, salesType: 1, journal: 1, costs: 73, turnover: 98, route: 1 },
  { administration: 2, debtorKind: 5, creditorKind: 4, salesType: 10, journal: 9, costs: 180, turnover: 201, route: 4 },
] as const;

/**
 * Enters something of everything where there is nothing: parties and articles of different kinds, and documents that
 * are not booked yet.
 *
 * @throws an Error when something of it is refused.
 */
export async function createInitialRecords(call: Caller): Promise<void> {
  for (const { administration, debtorKind, creditorKind, salesType, ...ids } of administrations) {
    const create = async (resource: string, body: object): Promise<number> => {
      const reply = await call('POST', `/v1/${resource}`, body, administration);
      if (reply.status !== 201) throw new Error(`${resource}: ${JSON.stringify(reply)}`);
      return (reply.body as { id: number }).id;
    };
    const debtorId = await create('debtors', { name: 'Debiteur', debtorKindId: debtorKind });
    const creditorId = await create('creditors', { name: 'Crediteur', creditorKindId: creditorKind });
    await create('debtors', { name: 'Debiteur elders', debtorKindId: debtorKind + 1 });
    await create('creditors', { name: 'Crediteur elders', creditorKindId: creditorKind + 1 });
    await create('articles', {
      ArticleSku: 'ART-1',
      description: 'Artikel',
      SalesTypeId: salesType,
      unitPrice: 12.3456,
    });
    await create('articles', { ArticleSku: 'ART-2', description: 'Tweede', SalesTypeId: salesType + 1, unitPrice: 5 });

    const article = { bookingType: 'A', ArticleSku: 'ART-1', quantity: 3 };
    const sale = { debtorId, lines: [article, { bookingType: 'V', salesTypeId: salesType, unitPrice: 9.99 }] };
    const cost = { ledgerAccountId: ids.costs, unitPrice: 100 };
    const entry = { JournalId: ids.journal, bookYear: 2026, bookPeriod: 4, sourceDocumentNumber: 'MEM-0' };
    const lines = [
      { ledgerAccountId: ids.costs, amountDebit: 10 },
      { ledgerAccountId: ids.turnover, amountCredit: 10 },
    ];
    await create('draftsalesinvoiceswithlines', sale);
    await create('salesinvoiceswithlines', sale);
    await create('purchaseinvoiceswithlines', { creditorId, approvalRouteId: ids.route, lines: [cost] });
    await create('journalentrieswithlines', { ...entry, lines });
    if (administration === 1) await create('salesorderwithlines', { debtorId, lines: [article] });
  }
}
