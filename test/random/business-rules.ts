import type { MessageKey } from '../../mocks/messages/catalogues.ts';

/**
 * Why a request that keeps to the contract can be refused all the same: the rules of bookkeeping, which a schema cannot
 * say. Partners see each as a message in `errors`, beside the field that it is about.
 */
export interface BusinessRule {
  /** Resources whose records it is about; lines are a resource of their own, also when they come with their header. */
  readonly of: readonly string[];
  readonly when: readonly Kind[];
  /** Fields that it can be about: of the record, `id` and `body` for all of it, `invoiceId` for a line's invoice; or what the contract marks. */
  readonly fields: readonly string[] | 'x-unique';
}

export type Kind = 'create' | 'replace' | 'update' | 'delete' | 'upload';

const stored: readonly Kind[] = ['create', 'replace', 'update'];
const changed: readonly Kind[] = [...stored, 'delete'];

const parties = ['debtors', 'creditors'];
const drafts = ['draftsalesinvoices'];
const orders = ['salesorders'];
const final = ['salesinvoices', 'purchaseinvoices'];
const entries = ['journalentries'];
const getLines = (...groups: readonly (readonly string[])[]): string[] => groups.flat().map((name) => `${name}/lines`);
const withLines = (...groups: readonly (readonly string[])[]): string[] => [...groups.flat(), ...getLines(...groups)];
const salesLines = getLines(drafts, ['salesinvoices'], orders);
const purchaseLines = getLines(['purchaseinvoices']);

const ibans: readonly BusinessRule[] = [
  { of: parties, when: stored, fields: ['iban'] },
  { of: ['debtors/mandates'], when: stored, fields: ['IBAN'] },
];

/** Every rule, by the key of its message. */
export const businessRules: Readonly<Partial<Record<MessageKey, readonly BusinessRule[]>>> = {
  // Any record
  notUnique: [{ of: [...parties, 'debtors/mandates', 'articles', 'salesinvoices'], when: stored, fields: 'x-unique' }],
  seriesEnded: [
    {
      of: [...parties, 'debtors/mandates', 'salesinvoices', ...orders],
      when: stored,
      fields: ['number', 'reference', 'invoiceNumber'],
    },
  ],
  makeInactive: [{ of: ['articles'], when: ['delete'], fields: ['id'] }],
  inUse: [
    { of: [...parties, 'articles'], when: ['delete'], fields: ['id'] },
    { of: ['articles'], when: ['replace', 'update'], fields: ['ArticleSku'] },
  ],

  // Numbers with check digits
  ibanCheckDigits: ibans,
  ibanLength: ibans,
  ibanCountry: ibans,
  vatNumberCheckDigits: [{ of: parties, when: stored, fields: ['vatNumber'] }],
  vatNumberCountry: [{ of: parties, when: stored, fields: ['vatNumber'] }],

  postalCodeNotDutch: [
    { of: parties, when: stored, fields: ['address.postalCode'] },
    { of: [...drafts, 'salesinvoices'], when: stored, fields: ['invoiceAddress.postalCode'] },
    { of: orders, when: stored, fields: ['deliveryAddress.postalCode'] },
  ],

  // Mandates
  debtorWithoutIban: [{ of: ['debtors/mandates'], when: ['create', 'replace'], fields: ['IBAN'] }],
  ibanNotOfDebtor: [{ of: ['debtors/mandates'], when: stored, fields: ['IBAN'] }],

  // Lines of invoices and orders
  articleInactive: [{ of: salesLines, when: stored, fields: ['ArticleSku'] }],
  ledgerAccountNotTurnover: [
    { of: salesLines, when: stored, fields: ['ArticleSku', 'salesTypeId', 'ledgerAccountId'] },
  ],
  vatCodeNotForSales: [{ of: [...salesLines, ...getLines(entries)], when: stored, fields: ['vatCodeId'] }],
  vatCodeNotForPurchases: [{ of: [...purchaseLines, ...getLines(entries)], when: stored, fields: ['vatCodeId'] }],
  vatCodeOnVatAccount: [{ of: purchaseLines, when: stored, fields: ['vatCodeId'] }],
  vatCodeOnTurnover: [{ of: purchaseLines, when: stored, fields: ['vatCodeId'] }],
  ledgerAccountNotForPurchases: [{ of: purchaseLines, when: stored, fields: ['ledgerAccountId'] }],
  amountVatTooFar: [{ of: purchaseLines, when: stored, fields: ['amountVat'] }],
  amountTooLarge: [{ of: [...salesLines, ...purchaseLines], when: stored, fields: ['unitPrice'] }],
  totalTooLarge: [
    { of: [...drafts, ...final, ...orders], when: stored, fields: ['lines', 'body'] },
    { of: getLines(drafts, final), when: changed, fields: ['invoiceId'] },
  ],
  tooManyLines: [{ of: getLines(drafts, final), when: ['create'], fields: ['invoiceId'] }],
  costCentersNotUsed: [{ of: getLines(drafts, final, orders, entries), when: stored, fields: ['costCenterId'] }],
  costUnitsNotUsed: [{ of: getLines(drafts, final, orders, entries), when: stored, fields: ['costUnitId'] }],
  stockTooLarge: [
    { of: orders, when: stored, fields: ['lines', 'id'] },
    { of: orders, when: ['delete'], fields: ['id'] },
  ],

  // Invoices
  oneOfRequired: [
    { of: final, when: stored, fields: ['debtorId', 'creditorId'] },
    { of: getLines(entries), when: stored, fields: ['amountDebit'] },
  ],
  approvalRouteRequired: [{ of: ['purchaseinvoices'], when: stored, fields: ['approvalRouteId'] }],
  dueDateTooLate: [{ of: [...drafts, ...final], when: stored, fields: ['invoiceDate'] }],
  dueDateBeforeInvoice: [{ of: [...drafts, ...final], when: stored, fields: ['dueDate'] }],
  requiredTogether: [{ of: final, when: ['create', 'replace'], fields: ['bookYear', 'bookPeriod'] }],
  invoiceNumberOfCreditorTaken: [{ of: ['purchaseinvoices'], when: stored, fields: ['invoiceNumber'] }],
  ...Object.fromEntries(
    (['partyWithoutVatNumber', 'partyWithoutCountry', 'partyNotInUnion', 'partyNotDutch', 'partyInUnion'] as const).map(
      (key) => [
        key,
        [
          { of: final, when: stored, fields: ['debtorId', 'creditorId'] },
          { of: getLines(final), when: changed, fields: ['invoiceId'] },
        ],
      ],
    ),
  ),
  invoiceInClosedYear: [
    { of: final, when: changed, fields: ['id'] },
    { of: getLines(final), when: changed, fields: ['invoiceId'] },
  ],
  invoiceInDraft: [
    { of: final, when: changed, fields: ['id'] },
    { of: getLines(final), when: changed, fields: ['invoiceId'] },
  ],
  invoicePaid: [
    { of: final, when: changed, fields: ['id'] },
    { of: getLines(final), when: changed, fields: ['invoiceId'] },
  ],
  notPdf: [{ of: ['inboxfiles', ...final.map((name) => `${name}/file`)], when: ['upload'], fields: ['body'] }],

  // Lines in the ledger
  bookYearUnknown: [
    { of: final, when: stored, fields: ['invoiceDate', 'bookYear'] },
    { of: getLines(final), when: changed, fields: ['invoiceId'] },
    { of: entries, when: stored, fields: ['bookYear'] },
  ],
  invoiceYearClosed: [
    { of: final, when: stored, fields: ['invoiceDate'] },
    { of: getLines(final), when: changed, fields: ['invoiceId'] },
  ],
  bookYearClosed: [
    { of: final, when: stored, fields: ['bookYear'] },
    { of: getLines(final), when: changed, fields: ['invoiceId'] },
    { of: entries, when: stored, fields: ['bookYear'] },
    { of: entries, when: ['delete'], fields: ['id'] },
  ],
  bookPeriodUnknown: [{ of: [...final, ...entries], when: stored, fields: ['bookPeriod'] }],
  ledgerTooLarge: [
    { of: withLines(final), when: stored, fields: ['body'] },
    { of: final, when: ['delete'], fields: ['id'] },
    { of: getLines(final), when: ['delete'], fields: ['invoiceId'] },
  ],

  // Journal entries
  entryProcessed: [
    { of: entries, when: stored, fields: ['id'] },
    { of: getLines(entries), when: changed, fields: ['entryId'] },
  ],
  journalNotForEntries: [{ of: entries, when: stored, fields: ['JournalId'] }],
  cashBalanceRequired: [{ of: entries, when: stored, fields: ['openingBalance', 'closingBalance'] }],
  notInMemorial: [{ of: entries, when: stored, fields: ['openingBalance', 'closingBalance'] }],
  memorialUnbalanced: [{ of: entries, when: stored, fields: ['lines'] }],
  cashUnbalanced: [{ of: entries, when: stored, fields: ['closingBalance'] }],
  requiredOnControlAccount: [
    { of: getLines(entries), when: stored, fields: ['debtorId', 'creditorId', 'invoiceNumber'] },
  ],
  invoiceUnknown: [{ of: getLines(entries), when: stored, fields: ['invoiceNumber'] }],
  otherControlAccount: [{ of: getLines(entries), when: stored, fields: ['ledgerAccountId'] }],
  invoicesWithoutNumber: [{ of: getLines(entries), when: stored, fields: ['invoiceNumber'] }],
  vatCodeNotOnAccount: [{ of: getLines(entries, final), when: stored, fields: ['vatCodeId'] }],
  vatCodeOfOtherAccount: [{ of: getLines(entries), when: stored, fields: ['vatCodeId'] }],
  vatCodeWithoutVat: [{ of: getLines(entries), when: stored, fields: ['vatCodeId'] }],
  cashRegisterItself: [{ of: getLines(entries), when: stored, fields: ['ledgerAccountId'] }],
};

/** Where a body names a record that is not there. What a field refers to is in the contract, so it is not in the table. */
export const referenceMessage = 'referenceUnknown' satisfies MessageKey;

/**
 * Messages that say how a request breaks the contract. A request that keeps to it never gets one, with one exception: a
 * PATCH must leave a record that could be created, and that is judged by the schema that creates one.
 */
export const formMessages: readonly MessageKey[] = [
  ...(['required', 'bodyRequired', 'notJson', 'unknownField', 'unknownFieldDidYouMean', 'readOnlyField'] as const),
  ...(['onlyOnce', 'unknownParameter', 'unknownParameterDidYouMean', 'type', 'enum', 'minimum', 'maximum'] as const),
  ...(['minLength', 'maxLength', 'pattern', 'format', 'minItems', 'maxItems', 'uniqueItems', 'minProperties'] as const),
  ...(['scale', 'notValid', 'articleLineRequired', 'readOnlyChanged', 'lineNotFound', 'lineTwice'] as const),
  ...([
    'lineBreak',
    'controlCharacter',
    'amountNegative',
    'numberAsText',
    'decimalPoint',
    'dateUnknown',
    'parameterRequired',
    'plusSign',
  ] as const),
  ...(['numberAmbiguous', 'idOfKey', 'idIsNumber', 'linesElsewhere', 'enumDidYouMean', 'parameterIsHeader'] as const),
];
