export interface Sent {
  readonly operation: string;
  readonly call: string;
  readonly body: object;
}

/** PATCH bodies that set one field. Articles, invoice lines and journal lines have fields with defaults when created. */
export const patches: readonly Sent[] = [
  { operation: 'updateArticle', call: 'PATCH /v1/articles/1', body: { remark: 'x' } },
  { operation: 'updateJournalEntryLine', call: 'PATCH /v1/journalentries/1/lines/1', body: { description: 'x' } },
  { operation: 'updateSalesInvoiceLine', call: 'PATCH /v1/salesinvoices/1/lines/1', body: { description: 'x' } },
];

/** Bodies as an integrator sends them, with what is required and little more. */
export const rightBodies: readonly Sent[] = [
  { operation: 'createDebtor', call: 'POST /v1/debtors', body: { name: 'Bakkerij Zonnestraal', debtorKindId: 1 } },
  {
    operation: 'createJournalEntryLine',
    call: 'POST /v1/journalentries/1/lines',
    body: { ledgerAccountId: 1, amountDebit: 12.5 },
  },
  {
    operation: 'createPurchaseInvoice',
    call: 'POST /v1/purchaseinvoices',
    body: { creditorId: 1, invoiceDate: '2026-03-02' },
  },
  { operation: 'createSalesInvoice', call: 'POST /v1/salesinvoices', body: { debtorId: 1 } },
  {
    operation: 'createSalesInvoiceLine',
    call: 'POST /v1/salesinvoices/1/lines',
    body: { bookingType: 'A', ArticleSku: 'KAAS-JONG-500', quantity: 2 },
  },
  {
    operation: 'createSalesInvoiceWithLines',
    call: 'POST /v1/salesinvoiceswithlines',
    body: {
      debtorId: 1,
      lines: [
        { bookingType: 'A', ArticleSku: 'KAAS-JONG-500', quantity: 2 },
        { bookingType: 'T', description: 'Bedankt voor uw bestelling.' },
      ],
    },
  },
];

/** The same with a field that no schema has. */
export const nonsense: readonly Sent[] = rightBodies.map((sent) => ({ ...sent, body: { ...sent.body, nonsense: 1 } }));

/** Bodies that lack one required field, the last in a line of its kind. */
export const incomplete: readonly Sent[] = [
  { operation: 'createDebtor', call: 'POST /v1/debtors', body: { name: 'Bakkerij Zonnestraal' } },
  { operation: 'createJournalEntryLine', call: 'POST /v1/journalentries/1/lines', body: { amountDebit: 12.5 } },
  {
    operation: 'createSalesInvoiceWithLines',
    call: 'POST /v1/salesinvoiceswithlines',
    body: { debtorId: 1, lines: [{ bookingType: 'A', description: 'Kaas', quantity: 2 }] },
  },
];
