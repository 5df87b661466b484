/** Changes to the example request of an operation, for its sample. */
export interface SampleOverride {
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
