/** Changes to the example request of an operation, for its sample. */
interface SampleOverride {
  /** Replaces the body. */
  readonly body?: unknown;
  /** Query parameters besides the required ones; not encoded. */
  readonly query?: Readonly<Record<string, string>>;
}

/** By operation: where the example does not fit the demo data, or lacks a parameter that readers should see. */
export const sampleOverrides: Readonly<Record<string, SampleOverride>> = {
  // Lines of the demo company name this article by its SKU, so the sample keeps the SKU.
  replaceArticle: {
    body: {
      ArticleSku: 'KAAS-JONG-500',
      description: 'Jonge kaas 500 g',
      SalesTypeId: 2,
      unit: 'stuk',
      unitPrice: 7.25,
      purchasePrice: 4.1,
    },
  },
  listArticles: { query: { ActiveState: 'all' } },
  listJournalEntryChanges: { query: { ChangedDate_from: '2026-03-02T00:00:00Z' } },
  listLedgerBalances: { query: { groupBy: 'period' } },
};

/**
 * Path parameters by operation or path, where the contract's example names a record that is in use or paid and so must
 * not change.
 */
export const pathParamOverrides: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'PUT /v1/debtors/{id}': { id: '7' },
  'DELETE /v1/debtors/{id}': { id: '7' },
  'DELETE /v1/creditors/{id}': { id: '2' },
  'DELETE /v1/articles/{id}': { id: '25' },
  'DELETE /v1/draftsalesinvoices/{id}': { id: '2' },
  '/v1/salesinvoices/{id}': { id: '12' },
  'DELETE /v1/salesinvoices/{id}': { id: '6' },
  '/v1/salesinvoices/{invoiceId}/lines': { invoiceId: '12' },
  '/v1/salesinvoices/{invoiceId}/lines/{lineId}': { invoiceId: '12', lineId: '29' },
  '/v1/salesinvoiceswithlines/{id}': { id: '12' },
  'DELETE /v1/salesorders/{id}': { id: '2' },
  '/v1/purchaseinvoices/{id}': { id: '4' },
  'DELETE /v1/purchaseinvoices/{id}': { id: '6' },
  '/v1/purchaseinvoices/{invoiceId}/lines': { invoiceId: '4' },
  '/v1/purchaseinvoices/{invoiceId}/lines/{lineId}': { invoiceId: '4', lineId: '6' },
  '/v1/purchaseinvoiceswithlines/{id}': { id: '4' },
  'DELETE /v1/journalentries/{id}': { id: '8' },
};
