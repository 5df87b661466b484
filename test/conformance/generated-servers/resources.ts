/**
 * The type of a field: a question mark says that some records lack it, `@debtors` that it has the identifier of a debtor. A
 * list has its values.
 */
export type Type = string | readonly (string | number)[];

type Fields = Readonly<Record<string, Type>>;

/** Values by the names of the fields in this table. */
export type Values = Record<string, unknown>;

export interface Resource {
  /** Below `/v1/`: `debtors`, or `debtors/mandates` for a list below each debtor. */
  readonly path: string;
  readonly isWritable?: boolean;
  /** Fields that the source names. */
  readonly named?: Fields;
  /** Fields that a server has to name itself. */
  readonly unnamed?: Fields;
  /** PDFs that can be read one by one only. */
  readonly isPdf?: boolean;
  /** Fields that the source requires. */
  readonly required?: readonly string[];
  /** Fields that no client can write. */
  readonly readOnly?: readonly string[];
  readonly requiredFilters?: readonly string[];
  /** A list of the records of another resource, each with its lines. */
  readonly viewOf?: string;
  /** Where the lines are, and what is wrong with all of them; nothing when it is undefined. */
  readonly lines?: string;
  readonly judgeLines?: (lines: readonly Values[]) => string | undefined;
  /** Finds what else is wrong with a record: the names of fields. */
  readonly judge?: (values: Values, find: Find) => readonly string[];
  /** A list of the sums of the records of another resource. */
  readonly sumOf?: string;
  /** Records, instead of some for each type. */
  readonly rows?: readonly Values[];
  /** The page sizes that the source names. */
  readonly pageSize?: { readonly default: number; readonly maximum: number };
}

/** Finds the record of a resource with a value in a field. */
export type Find = (resource: string, field: string, value: unknown) => Values | undefined;

const name = { name: 'text' } as const;
export const isGiven = (value: unknown): boolean =>
  value !== undefined && value !== null && String(value).trim() !== '';

const invoice = {
  isWritable: true,
  unnamed: { debtorId: '@debtors', invoiceDate: 'date', description: 'text?', reference: 'text?' },
} as const satisfies Partial<Resource>;

const purchase = {
  isWritable: true,
  unnamed: { creditorId: '@creditors', invoiceNumber: 'text', invoiceDate: 'date', description: 'text?' },
} as const satisfies Partial<Resource>;

const order = {
  unnamed: { debtorId: '@debtors', orderDate: 'date', shippingDate: 'date?', reference: 'text?' },
} as const satisfies Partial<Resource>;

/** A number that is left out, or that is in a range. */
const isWithin = (value: unknown, first: number, last: number): boolean =>
  value === undefined || (Number.isInteger(value) && Number(value) >= first && Number(value) <= last);

const entry = {
  isWritable: true,
  named: {
    JournalId: '@journals',
    sourceDocumentNumber: 'text',
    openingBalance: 'amount',
    closingBalance: 'amount',
  },
  unnamed: { bookYear: 'year', bookPeriod: 'number', description: 'text?', date: 'date?' },
  required: ['JournalId', 'bookYear', 'bookPeriod', 'sourceDocumentNumber'],
  judge: ({ JournalId, bookYear, bookPeriod }, find) => {
    const isJournal = JournalId === undefined || ['M', 'K'].includes(String(find('journals', 'id', JournalId)?.type));
    return [
      ...(isJournal ? [] : ['JournalId']),
      ...(isWithin(bookYear, 1900, 9999) ? [] : ['bookYear']),
      ...(isWithin(bookPeriod, 0, 53) ? [] : ['bookPeriod']),
    ];
  },
} as const satisfies Partial<Resource>;

/** Fields that a line needs, by its type. */
const NEEDED: Readonly<Record<string, readonly string[]>> = {
  A: ['ArticleSku'],
  V: ['salesTypeId'],
  G: ['ledgerAccountId'],
  T: [],
};

const line = {
  isWritable: true,
  named: {
    bookingType: ['T', 'A', 'V', 'G'],
    ArticleSku: '@articles.ArticleSku?',
    salesTypeId: '@SalesTypes?',
    ledgerAccountId: '@ledgeraccounts?',
    unitPrice: 'amount?',
    unitPriceIncludingVat: 'boolean',
  },
  unnamed: { description: 'text?', quantity: 'number' },
  required: ['bookingType'],
  judge({ bookingType, ...values }, find) {
    const needed = NEEDED[String(bookingType)]?.filter((field) => !isGiven(values[field])) ?? [];
    const account = bookingType === 'G' && find('ledgeraccounts', 'id', values.ledgerAccountId);
    return account && account.type !== 9 ? [...needed, 'ledgerAccountId'] : needed;
  },
  rows: [{ bookingType: 'T', description: 'Thank you', unitPriceIncludingVat: false }],
} as const satisfies Partial<Resource>;

const sum = (lines: readonly Values[], field: string): number =>
  lines.reduce((total, { [field]: value }) => total + Math.round(Number(value ?? 0) * 100), 0);

const outstanding = {
  amountOutstanding: 'amount',
  invoiceDate: 'date',
  ageInDays: 'number',
  daysUntilExpiry: 'number',
};

/** Everything that the source says about resources and their fields. A resource comes after those that it refers to. */
export const RESOURCES: readonly Resource[] = [
  { path: 'administrations', unnamed: name, rows: [{ name: 'Kaas en Zonen' }, { name: 'Tulp BV' }] },
  { path: 'countries', named: { name: 'text', code: 'text' } },
  { path: 'debtorkinds', unnamed: name },
  { path: 'creditorkinds', unnamed: name },
  { path: 'costunittypes', unnamed: name },
  { path: 'SalesTypes', unnamed: name },
  { path: 'journals', unnamed: { ...name, type: 'text' }, rows: ['M', 'K', 'V'].map((type) => ({ name: type, type })) },
  {
    path: 'ledgeraccounts',
    unnamed: { description: 'text', type: 'number', referenceCode: 'text?' },
    rows: [9, 3, 10, 9].map((type, index) => ({ description: `Account ${index}`, type, referenceCode: null })),
  },
  {
    path: 'ledgeraccounttypes',
    unnamed: name,
    rows: ['BalanceSheetOther', 'ProfitAndLossOther', 'CashRegister', 'Bank', 'Giro'].map((type) => ({ name: type })),
  },
  {
    path: 'articles',
    isWritable: true,
    named: { ArticleSku: 'text', SalesTypeId: '@SalesTypes', currentStock: 'number' },
    unnamed: { description: 'text', unitPrice: 'amount', active: 'flag', remark: 'text?' },
    readOnly: ['currentStock'],
  },
  {
    path: 'debtors',
    isWritable: true,
    unnamed: {
      ...name,
      number: 'text',
      debtorKindId: '@debtorkinds',
      email: 'text?',
      remark: 'text?',
      creditLimit: 'amount?',
      iban: 'iban?',
    },
  },
  {
    path: 'creditors',
    isWritable: true,
    named: { creditorKindId: '@creditorkinds' },
    unnamed: { ...name, number: 'text', email: 'text?', remark: 'text?' },
    required: ['creditorKindId'],
  },
  { path: 'approvalroutes', unnamed: name },
  { path: 'articlelocations', unnamed: { code: 'text', ...name } },
  { path: 'costcenters', unnamed: { code: 'text', ...name } },
  { path: 'costunits', unnamed: { code: 'text', ...name, costUnitTypeId: '@costunittypes' } },
  {
    path: 'debtors/mandates',
    isWritable: true,
    named: { IBAN: 'iban', typeId: [1, 2], sddType: [1, 2], signdate: 'date' },
    required: ['typeId', 'sddType'],
    readOnly: ['IBAN'],
  },
  { path: 'draftsalesinvoices', ...invoice, lines: 'draftsalesinvoices/lines' },
  { path: 'draftsalesinvoices/lines', ...line },
  {
    path: 'draftsalesinvoiceswithlines',
    ...invoice,
    viewOf: 'draftsalesinvoices',
    lines: 'draftsalesinvoices/lines',
  },
  { path: 'files', isPdf: true },
  { path: 'inboxfiles', isPdf: true, isWritable: true },
  { path: 'journalentries', ...entry, lines: 'journalentries/lines' },
  {
    path: 'journalentries/lines',
    unnamed: { ledgerAccountId: '@ledgeraccounts', amountDebit: 'amount', amountCredit: 'amount' },
    rows: [
      { ledgerAccountId: 0, amountDebit: 10, amountCredit: 0 },
      { ledgerAccountId: 1, amountDebit: 0, amountCredit: 10 },
    ],
  },
  {
    path: 'journalentrieswithlines',
    ...entry,
    viewOf: 'journalentries',
    lines: 'journalentries/lines',
    judgeLines: (lines) => (sum(lines, 'amountDebit') === sum(lines, 'amountCredit') ? undefined : 'balance'),
  },
  {
    path: 'journalentrylog',
    named: { JournalEntryId: '@journalentries', Action: [1, 2] },
    unnamed: { changedDate: 'moment' },
  },
  { path: 'ledgeraccountclassifications', unnamed: { code: 'text', ...name } },
  {
    path: 'ledgerlines',
    named: { JournalEntryId: '@journalentries', Bookyear: 'year', Period: 'period' },
    unnamed: { ledgerAccountId: '@ledgeraccounts', amount: 'amount', description: 'text?' },
    requiredFilters: ['Bookyear'],
    pageSize: { default: 10_000, maximum: 100_000 },
  },
  {
    path: 'ledgergrouped',
    named: { bookyear: 'year' },
    unnamed: { ledgerAccountId: '@ledgeraccounts', period: 'period', balance: 'amount' },
    requiredFilters: ['bookyear'],
    sumOf: 'ledgerlines',
  },
  {
    path: 'outstandingpurchaseinvoices',
    unnamed: { ...outstanding, creditorId: '@creditors', creditorName: 'text', creditorNumber: 'text' },
  },
  {
    path: 'outstandingsalesinvoices',
    unnamed: { ...outstanding, debtorId: '@debtors', debtorName: 'text', debtorNumber: 'text' },
  },
  { path: 'paymentconditions', unnamed: { ...name, days: 'number' } },
  { path: 'paymentmethod', unnamed: name },
  { path: 'purchaseinvoices', ...purchase },
  { path: 'purchaseinvoices/lines', unnamed: { ledgerAccountId: '@ledgeraccounts', unitPrice: 'amount' } },
  { path: 'purchaseinvoiceswithlines', ...purchase, viewOf: 'purchaseinvoices', lines: 'purchaseinvoices/lines' },
  { path: 'salesinvoices', ...invoice },
  { path: 'salesinvoiceswithlines', ...invoice, viewOf: 'salesinvoices', lines: 'salesinvoices/lines' },
  { path: 'salesinvoices/lines', ...line },
  { path: 'salesorders', isWritable: true, ...order, lines: 'salesorders/lines' },
  {
    path: 'salesorderwithlines',
    isWritable: true,
    ...order,
    viewOf: 'salesorders',
    lines: 'salesorders/lines',
    judgeLines: (lines) => (lines.some(({ bookingType }) => bookingType === 'A') ? undefined : 'lines'),
  },
  { path: 'salesorders/lines', ...line, named: { ...line.named, bookingType: ['A', 'T'] } },
  { path: 'vatcodes', named: { salesCode: 'boolean' }, unnamed: { ...name, percentage: 'number' } },
];
