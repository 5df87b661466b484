/** How the sample of an operation differs from what the contract's examples alone make of it. */
export interface Adaptation {
  /** In the place of the example of the body. */
  readonly body?: unknown;
  /** Beside the parameters of the query that are required; not encoded. */
  readonly query?: Readonly<Record<string, string>>;
  readonly identifiers?: Readonly<Record<string, string>>;
  /** An operation whose sample is sent before, on the demo companies as they are. */
  readonly after?: string;
}

/** By operation: where the example does not fit the demo companies, and where it leaves out what is worth showing. */
export const adaptations: Readonly<Record<string, Adaptation>> = {
  // Lines name every article of the demo company by its SKU, so it stays.
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
  // Lines use every article of the demo company, so only a new one can go.
  deleteArticle: { after: 'createArticle', identifiers: { id: '34' } },
  listArticles: { query: { ActiveState: 'all' } },
  listJournalEntryChanges: { query: { ChangedDate_from: '2026-03-02T00:00:00Z' } },
  listLedgerBalances: { query: { groupBy: 'period' } },
};
