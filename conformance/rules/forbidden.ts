/** A field that the platform requires, or of which it names the values. */
interface Prohibition {
  readonly statements: readonly string[];
  readonly resources: RegExp;
  /** The field of a record or of a line. */
  readonly field: string;
  readonly forbids: readonly ('absence' | 'value')[];
}

const drafts = /^draftsalesinvoices/;
const orders = /^salesorder/;
const entries = /^journalentries(withlines)?$/;

/** The platform says what must be there, and the contract what it is called. */
export const NAMED_BY_CONTRACT = 'fields-of-writes';

const prohibitions: readonly Prohibition[] = [
  {
    statements: ['creditor-kind-required'],
    resources: /^creditors$/,
    field: 'creditorKindId',
    forbids: ['absence', 'value'],
  },
  { statements: ['mandate-type'], resources: /mandates$/, field: 'typeId', forbids: ['value'] },
  { statements: ['mandate-scheme'], resources: /mandates$/, field: 'sddType', forbids: ['value'] },
  { statements: ['booking-types'], resources: drafts, field: 'bookingType', forbids: ['value'] },
  { statements: ['sales-order-booking-types'], resources: orders, field: 'bookingType', forbids: ['value'] },
  { statements: ['line-article-required'], resources: drafts, field: 'ArticleSku', forbids: ['absence'] },
  { statements: ['sales-order-line-article-required'], resources: orders, field: 'ArticleSku', forbids: ['absence'] },
  { statements: ['line-sales-type-required'], resources: drafts, field: 'salesTypeId', forbids: ['absence'] },
  { statements: ['line-ledger-account-required'], resources: drafts, field: 'ledgerAccountId', forbids: ['absence'] },
  {
    statements: ['journal-entry-journal', 'journal-needed-for-entries'],
    resources: entries,
    field: 'JournalId',
    forbids: ['absence', 'value'],
  },
  {
    statements: ['debtor-needed-for-invoices', NAMED_BY_CONTRACT],
    resources: /^(draftsalesinvoices|salesorder)(withlines)?$/,
    field: 'debtorId',
    forbids: ['absence'],
  },
  {
    statements: ['journal-entry-book-year', NAMED_BY_CONTRACT],
    resources: entries,
    field: 'bookYear',
    forbids: ['absence'],
  },
  {
    statements: ['journal-entry-book-period', NAMED_BY_CONTRACT],
    resources: entries,
    field: 'bookPeriod',
    forbids: ['absence'],
  },
  {
    statements: ['journal-entry-document-number'],
    resources: entries,
    field: 'sourceDocumentNumber',
    forbids: ['absence'],
  },
];

/** A value that a schema or a rule forbids. */
export interface ForbiddenValue {
  /** The kind of the operation. */
  readonly kind: string | undefined;
  readonly resource: string;
  /** `lines[0].ArticleSku`. */
  readonly field: string;
  readonly keyword: string;
  readonly isNull?: boolean;
}

/** The keywords with which a value is none of those that a field can have. */
const VALUE_KEYWORDS = ['type', 'enum', 'const', 'discriminator', 'minimum', 'maximum', 'x-references'];

/** The documented statements that a server breaks which accepts a value; empty where only a decision forbids it. */
export function getForbidding({ kind, resource, field, keyword, isNull = false }: ForbiddenValue): readonly string[] {
  // Of a line that a PATCH changes nobody knows the type.
  if (kind === 'update' && /^(draftsales|salesorder)/.test(resource)) return [];
  if (orders.test(resource) && keyword === 'contains') return ['sales-order-has-article-line'];
  const name = field.split('.').at(-1);
  const isAbsent = keyword === 'required' || isNull;
  if (!isAbsent && !VALUE_KEYWORDS.includes(keyword)) return [];
  return prohibitions
    .filter((entry) => entry.field === name && entry.resources.test(resource))
    .filter(({ forbids }) => forbids.includes(isAbsent ? 'absence' : 'value'))
    .flatMap(({ statements }) => statements);
}
