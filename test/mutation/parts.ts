/** A part of the code that is mutated, and the tests that must notice. */
export interface Part {
  readonly mutate: readonly string[];
  readonly tests: readonly string[];
}

const sandbox = (...names: readonly string[]): string[] => names.map((name) => `test/sandbox/${name}.test.ts`);

/** The code whose mistakes cost money or expose data. Tests are chosen narrowly: each mutant runs those that reach it. */
export const parts: Readonly<Record<string, Part>> = {
  totals: { mutate: ['totals/*.ts'], tests: ['totals/*.test.ts'] },
  arithmetic: { mutate: ['mocks/accounting/arithmetic/*.ts'], tests: ['mocks/accounting/arithmetic/*.test.ts'] },
  invoices: {
    mutate: [
      'mocks/accounting/{actions/finalize-draft,ledger/invoice-documents,ledger/post-entry,ledger/post-invoice}.ts',
    ],
    tests: sandbox(
      ...['finalized-drafts', 'journal-entry-log', 'invoice-documents', 'ledger-postings'],
      ...['opening-balances', 'posted-stays', 'scanned-invoices', 'uncoded-invoices'],
    ),
  },
  payments: {
    mutate: ['mocks/accounting/{actions/pay-invoice,ledger/invoice-types,ledger/journals,ledger/outstanding}.ts'],
    tests: sandbox(
      ...['demo-companies', 'journal-entries', 'ledger-postings', 'outstanding-invoices', 'payments', 'seed-files'],
    ),
  },
  entries: {
    mutate: ['mocks/accounting/actions/{process-entry,recognize-invoice}.ts'],
    tests: sandbox('journal-entries', 'scanned-invoices', 'uncoded-invoices'),
  },
  years: {
    mutate: ['mocks/accounting/{actions/close-year,ledger/book-years,ledger/openings}.ts'],
    tests: sandbox('journal-entries', 'opening-balances', 'scanned-invoices', 'year-end'),
  },
  stock: { mutate: ['mocks/accounting/resources/sales-orders.ts'], tests: sandbox('stock') },
  paging: {
    mutate: ['mocks/api/handlers/crud.ts'],
    tests: [...sandbox('list-conventions', 'put-round-trips'), 'mocks/api/handlers/*.test.ts'],
  },
  authentication: {
    mutate: ['mocks/api/authentication.ts'],
    tests: ['mocks/api/*.test.ts', ...sandbox('access-control', 'module-switches', 'snapshots')],
  },
  judges: {
    mutate: ['conformance/judges/{compare-values,differences,disclosure}.ts'],
    tests: ['conformance/judges/*.test.ts'],
  },
  client: {
    mutate: ['client/runtime/{call,deadline,retry,response}.ts'],
    tests: ['client/runtime/{client-core,deadline,response,retry,secrets,send,token}.test.ts'],
  },
  'client-paging': {
    mutate: ['client/runtime/{page-cursor,pages,prefetch}.ts'],
    tests: ['client/runtime/{page-cursor,pages}.test.ts'],
  },
};
