import { calculateVatReturn, type VatCodeBoxes, type VatLedgerLine } from '../../totals/index.ts';
import { type Change, listRows, type Row, type State } from './books.ts';

/** A change that a task asks for: `record` has what its fields must be. */
export type ExpectedChange = Pick<Change, 'kind' | 'administration' | 'resource' | 'record'> & { readonly id?: number };

/** A task of the exam. */
export interface ExamTask {
  readonly id: string;
  /** What has to be done, as a user says it. */
  readonly text: string;
  /** The data of the task. */
  readonly input?: object;
  /** Faults of the sandbox, as its control plane takes them. */
  readonly faults?: readonly object[];
  /** Whether the access token has expired, so that it must be refreshed. */
  readonly hasExpiredToken?: boolean;
  /** All that may be different in the books afterwards; nothing when left out. */
  readonly changes?: readonly ExpectedChange[];
  /** What must be printed, from the books at the start. */
  readonly answer?: (state: State) => unknown;
}

const created = (resource: string, record: Row, administration = 1): ExpectedChange => ({
  kind: 'created',
  resource,
  record,
  administration,
});

const changed = (resource: string, id: number, record: Row): ExpectedChange => ({
  kind: 'changed',
  resource,
  id,
  record,
  administration: 1,
});

const dropAfter = (operationId: string, more: object = { times: 1 }): object => ({
  operationId,
  effect: 'drop',
  when: 'after',
  ...more,
});

const answerFault = (operationId: string, status: number, times = 1): object => ({
  operationId,
  effect: 'answer',
  status,
  retryAfter: 1,
  times,
});

const cheese = (sku: string, quantity: number): object => ({ bookingType: 'A', ArticleSku: sku, quantity });

/** The debtors to import; the first number belongs to another debtor. */
const IMPORTED = Array.from({ length: 20 }, (_none, index) =>
  index === 0
    ? { number: '10001', name: 'Bakkerij Maneschijn' }
    : { number: `IMP-${String(index).padStart(3, '0')}`, name: `Kaasboer ${index}` },
);

const PDF = Buffer.from('%PDF-1.4\n% A scan of an invoice.\n%%EOF\n').toString('base64');

/** Adds amounts in euros. */
const sum = (amounts: readonly number[]): number =>
  amounts.reduce((cents, amount) => cents + Math.round(amount * 100), 0) / 100;

interface Outstanding {
  readonly invoiceNumber: string;
  readonly outstandingAmount: number;
  readonly daysUntilExpiry: number;
}

interface LedgerLine extends VatLedgerLine {
  readonly Bookyear: number;
  readonly Period: number;
  readonly amountDebit: number;
}

const NO_BOXES = { returnBox: null, deductionBox: null, ledgerAccountId: null, deductionAccountId: null };

const listLedgerLines = (state: State): LedgerLine[] =>
  listRows<LedgerLine>(state, 'ledgerlines').filter(({ Bookyear }) => Bookyear === 2026);

/** The tasks, the easy ones first. Identifiers are those of the demo companies, which never change. */
export const TASKS: readonly ExamTask[] = [
  {
    id: 'new-debtor',
    text: 'Create the debtor of the input. "kind" and "paymentCondition" are codes.',
    input: {
      number: 'WEB-1001',
      name: 'Lunchroom De Denkbeeldige Tafel',
      email: 'inkoop@denkbeeldige-tafel.example',
      kind: 'PART',
      paymentCondition: '14',
    },
    changes: [
      created('debtors', {
        number: 'WEB-1001',
        name: 'Lunchroom De Denkbeeldige Tafel',
        email: 'inkoop@denkbeeldige-tafel.example',
        debtorKindId: 4,
        paymentConditionId: 4,
      }),
    ],
  },
  {
    id: 'other-administration',
    text: 'Create the debtor of the input, of kind NL, in the administration whose name begins with "Adviesbureau".',
    input: { number: 'WEB-1002', name: 'Drukkerij De Lege Pagina' },
    changes: [created('debtors', { number: 'WEB-1002', name: 'Drukkerij De Lege Pagina', debtorKindId: 5 }, 2)],
  },
  {
    id: 'payment-condition',
    text: 'From now on debtor 10002 pays within 30 days, at the end of the month (code 30EM). Nothing else of the debtor changes.',
    changes: [changed('debtors', 2, { paymentConditionId: 6 })],
  },
  {
    id: 'mandate',
    text: 'Register the mandate of the input for debtor 10007. It is for its own IBAN, of the SEPA type CORE (1) and recurring (type 2).',
    input: { reference: 'MND-10007-1', signdate: '2026-04-10' },
    changes: [
      changed('debtors', 7, {
        mandates: [
          { reference: 'MND-10007-1', IBAN: 'NL04TEST0000000007', signdate: '2026-04-10', typeId: 2, sddType: 1 },
        ],
      }),
    ],
  },
  {
    id: 'web-order',
    text: 'Make a draft invoice for debtor 10001, with a line for each item and a line of text with the note.',
    input: {
      reference: 'WEB-2026-0042',
      items: [
        { sku: 'KAAS-JONG-500', quantity: 4 },
        { sku: 'KAAS-OUD-500', quantity: 2 },
      ],
      note: 'Graag achterom bezorgen.',
    },
    changes: [
      created('draftsalesinvoices', {
        debtorId: 1,
        reference: 'WEB-2026-0042',
        amountIncludingVat: 51.56,
        lines: [
          cheese('KAAS-JONG-500', 4),
          cheese('KAAS-OUD-500', 2),
          { bookingType: 'T', description: 'Graag achterom bezorgen.' },
        ],
      }),
    ],
  },
  {
    id: 'lost-response',
    text: 'Make a draft invoice for debtor 10003 with the reference and the line of the input. The connection is bad. There must be one draft.',
    input: { reference: 'WEB-2026-0043', sku: 'MES-KAAS', quantity: 1 },
    faults: ['createDraftSalesInvoice', 'createDraftSalesInvoiceWithLines'].map((id) => dropAfter(id)),
    changes: [
      created('draftsalesinvoices', { debtorId: 3, reference: 'WEB-2026-0043', lines: [cheese('MES-KAAS', 1)] }),
    ],
  },
  {
    id: 'import',
    text: 'Import the debtors of the input, of kind NL. The connection is bad. A number that another debtor has is left alone. Print a JSON array of the numbers that were left alone.',
    input: { debtors: IMPORTED },
    faults: [dropAfter('createDebtor', { rate: 0.2, seed: 7 }), answerFault('createDebtor', 429, 2)],
    changes: IMPORTED.slice(1).map((debtor) => created('debtors', { ...debtor, debtorKindId: 1 })),
    answer: () => ['10001'],
  },
  {
    id: 'correct-line',
    text: 'In the draft with reference PO-2026-0117 the young cheese (KAAS-JONG-500) must be 20 pieces. Everything else remains.',
    changes: [
      changed('draftsalesinvoices', 1, {
        lines: [
          { ...cheese('KAAS-JONG-500', 20), discountPercentage: 5, unitPrice: 6.95 },
          { bookingType: 'T', description: 'Bedankt voor uw bestelling.' },
        ],
        amountExcludingVat: 132.05,
        amountVat: 11.88,
        amountIncludingVat: 143.93,
        vatTotals: [{ vatCodeId: 2, percentage: 9, amountExcludingVat: 132.05, amountVat: 11.88 }],
      }),
    ],
  },
  {
    id: 'delete-draft',
    text: 'Delete the draft with reference LK-2231 that is a credit, which was a mistake.',
    changes: [{ kind: 'deleted', administration: 1, resource: 'draftsalesinvoices', id: 6, record: {} }],
  },
  {
    id: 'credit',
    text: 'Make a draft that credits sales invoice 20260006 in full. Its reference is the number of the invoice.',
    changes: [created('draftsalesinvoices', { debtorId: 4, reference: '20260006', amountIncludingVat: -4154.37 })],
  },
  {
    id: 'reverse-charge',
    text: 'Make a draft invoice for debtor 10024 with one line: 10 hours of advice at 95 euros, a service within the EU of which the VAT is reverse-charged. The line is by sales type, not by article.',
    input: { reference: 'MUSTER-92', description: 'Advies kaasmakerij' },
    changes: [
      created('draftsalesinvoices', {
        debtorId: 24,
        reference: 'MUSTER-92',
        amountExcludingVat: 950,
        amountVat: 0,
        lines: [{ description: 'Advies kaasmakerij', quantity: 10, unitPrice: 95, vatCodeId: 7 }],
      }),
    ],
  },
  {
    id: 'order',
    text: 'Enter the sales order of the input for debtor 10008.',
    input: { reference: 'WEB-O-7', sku: 'KAAS-OUD-500', quantity: 12 },
    changes: [
      created('salesorders', { debtorId: 8, reference: 'WEB-O-7', lines: [cheese('KAAS-OUD-500', 12)] }),
      changed('articles', 4, { currentStock: 48 }),
    ],
  },
  {
    id: 'expired-token',
    text: 'The access token has expired. Print the number of debtors as JSON.',
    hasExpiredToken: true,
    answer: (state) => listRows(state, 'debtors').length,
  },
  {
    id: 'scan',
    text: 'Put the PDF of the input, which is Base64, into the inbox, and enter the purchase invoice of creditor 20001 with this scan and one line: 100 cans of milk at 5 euros. The ledger account is that of the creditor.',
    input: { invoiceNumber: 'LF-2026-141', pdf: PDF },
    changes: [
      created('inboxfiles', { _document: PDF }),
      created('purchaseinvoices', {
        creditorId: 1,
        invoiceNumber: 'LF-2026-141',
        inboxFileId: 4,
        amountIncludingVat: 545,
        lines: [{ ledgerAccountId: 91, quantity: 100, unitPrice: 5, vatCodeId: 10 }],
      }),
    ],
  },
  {
    id: 'approval-route',
    text: 'In administration 2, enter the purchase invoice of the input for creditor 20003, with a line for ledger account 4520 and with the approval route for fixed expenses (code VAST).',
    input: { invoiceNumber: 'INV-77201', amountExcludingVat: 222 },
    changes: [
      created(
        'purchaseinvoices',
        { creditorId: 15, invoiceNumber: 'INV-77201', approvalRouteId: 6, amountExcludingVat: 222 },
        2,
      ),
    ],
  },
  {
    id: 'depreciation',
    text: 'Enter the depreciation of machines for April 2026, 250 euros, as a draft in the memorial journal (code MEM): debit 4740, credit 0125.',
    input: { sourceDocumentNumber: 'MEM-2026-0412' },
    changes: [
      created('journalentries', {
        JournalId: 1,
        bookYear: 2026,
        bookPeriod: 4,
        sourceDocumentNumber: 'MEM-2026-0412',
        status: 'draft',
        lines: [
          { ledgerAccountId: 85, amountDebit: 250, amountCredit: 0 },
          { ledgerAccountId: 6, amountDebit: 0, amountCredit: 250 },
        ],
      }),
    ],
  },
  {
    id: 'cash',
    text: 'Enter the takings of 16 April 2026 in the cash journal (code KAS), as a draft: 109 euros including 9% VAT, sold at the door. Turnover is on 8010, its VAT (code VL) on 1501. The till had 257.50 euros before.',
    input: { sourceDocumentNumber: 'KAS-2026-0416' },
    changes: [
      created('journalentries', {
        JournalId: 2,
        bookYear: 2026,
        bookPeriod: 4,
        sourceDocumentNumber: 'KAS-2026-0416',
        openingBalance: 257.5,
        closingBalance: 366.5,
        lines: [
          { ledgerAccountId: 98, amountCredit: 100, amountDebit: 0, vatCodeId: 2 },
          { ledgerAccountId: 31, amountCredit: 9, amountDebit: 0, vatCodeId: 2 },
        ],
      }),
    ],
  },
  {
    id: 'overdue',
    text: 'Print the sales invoices whose due date has passed, credits too, as JSON: { "numbers": [invoice numbers in ascending order], "total": what is outstanding of them }.',
    answer(state) {
      const overdue = listRows<Outstanding>(state, 'outstandingsalesinvoices').filter(
        ({ daysUntilExpiry }) => daysUntilExpiry < 0,
      );
      return {
        numbers: overdue.map(({ invoiceNumber }) => invoiceNumber).toSorted(),
        total: sum(overdue.map(({ outstandingAmount }) => outstandingAmount)),
      };
    },
  },
  {
    id: 'vat-return',
    text: 'Print the VAT return of the first quarter of 2026 as JSON: an object with the VAT of each box by its name, in euros: { "1a": 12.34 }.',
    answer(state) {
      const lines = listLedgerLines(state).filter(({ Period }) => Period >= 1 && Period <= 3);
      // A state leaves out what has no value.
      const codes = listRows<VatCodeBoxes>(state, 'vatcodes').map((code) => ({ ...NO_BOXES, ...code }));
      const boxes = calculateVatReturn(lines, codes);
      return Object.fromEntries([...boxes].map(([box, { vat }]) => [box, vat]));
    },
  },
  {
    id: 'ledger',
    text: 'Read all ledger lines of book year 2026, and print as JSON how many there are and what their debits add up to: { "count": 1, "debit": 12.34 }. The server is busy.',
    faults: [answerFault('listLedgerLines', 503)],
    answer(state) {
      const lines = listLedgerLines(state);
      return { count: lines.length, debit: sum(lines.map(({ amountDebit }) => amountDebit)) };
    },
  },
];
