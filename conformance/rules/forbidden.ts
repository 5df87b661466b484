import { isJsonObject } from '../contract.ts';

/** Field that the platform requires, or whose values it lists. */
interface Prohibition {
  readonly statements: readonly string[];
  readonly resources: RegExp;
  readonly field: string;
  readonly forbids: readonly ('absence' | 'value')[];
}

const drafts = /^draftsalesinvoices/;
const orders = /^salesorder/;
const entries = /^journalentries(withlines)?$/;

/** Statement of a field that the platform requires, and the contract names. */
export const NAMED_BY_CONTRACT = 'fields-of-writes';

const prohibit = (
  statements: readonly string[],
  resources: RegExp,
  field: string,
  ...forbids: Prohibition['forbids']
): Prohibition => ({ statements, resources, field, forbids });

const prohibitions: readonly Prohibition[] = [
  prohibit(['creditor-kind-required'], /^creditors$/, 'creditorKindId', 'absence', 'value'),
  prohibit(['mandate-type'], /mandates$/, 'typeId', 'value'),
  prohibit(['mandate-scheme'], /mandates$/, 'sddType', 'value'),
  prohibit(['booking-types'], drafts, 'bookingType', 'value'),
  prohibit(['sales-order-booking-types'], orders, 'bookingType', 'value'),
  prohibit(['line-article-required'], drafts, 'ArticleSku', 'absence'),
  prohibit(['sales-order-line-article-required'], orders, 'ArticleSku', 'absence'),
  prohibit(['line-sales-type-required'], drafts, 'salesTypeId', 'absence'),
  prohibit(['line-ledger-account-required'], drafts, 'ledgerAccountId', 'absence'),
  prohibit(['journal-entry-journal', 'journal-needed-for-entries'], entries, 'JournalId', 'absence', 'value'),
  // A server that shows the field may take it later: the platform does not say when an invoice needs it.
  prohibit(['debtor-needed-for-invoices', 'draft-header-fields'], drafts, 'debtorId', 'absence'),
  prohibit(['debtor-needed-for-invoices', 'sales-order-fields'], orders, 'debtorId', 'absence'),
  prohibit(['journal-entry-book-year', NAMED_BY_CONTRACT], entries, 'bookYear', 'absence', 'value'),
  prohibit(['journal-entry-book-period', NAMED_BY_CONTRACT], entries, 'bookPeriod', 'absence', 'value'),
  prohibit(['journal-entry-document-number'], entries, 'sourceDocumentNumber', 'absence'),
];

/**
 * Returns the statements that a server breaks by accepting a value. If the returned record has the fields, the server uses the
 * contract's names.
 *
 * @param fields `bookYear`, `lines[0].ArticleSku`.
 */
export function withoutNaming(statements: readonly string[], fields: readonly string[], json: unknown) {
  const isNamed = fields.every((field) => isJsonObject(json) && (/^\w+/.exec(field)?.[0] ?? '') in json);
  return isNamed ? statements.filter((id) => id !== NAMED_BY_CONTRACT) : statements;
}

export interface ForbiddenValue {
  readonly kind: string | undefined;
  readonly resource: string;
  /** `lines[0].ArticleSku`. */
  readonly field: string;
  readonly keyword: string;
  readonly isNull?: boolean;
}

/** Keywords of values that a field cannot have. */
const VALUE_KEYWORDS = ['type', 'enum', 'const', 'discriminator', 'minimum', 'maximum', 'x-references'];

/** Returns the documented statements that a server breaks by accepting a value; empty where only a decision forbids it. */
export function getForbidding({ kind, resource, field, keyword, isNull = false }: ForbiddenValue): readonly string[] {
  // The type of a line changed by PATCH is unknown.
  if (kind === 'update' && /^(draftsales|salesorder)/.test(resource)) return [];
  if (orders.test(resource) && keyword === 'contains') return ['sales-order-has-article-line'];
  const name = field.split('.').at(-1);
  const isAbsent = keyword === 'required' || isNull;
  // The year-end closing is in period 0, so a server may accept it.
  if (name === 'bookPeriod' && keyword === 'minimum') return [];
  if (!isAbsent && !VALUE_KEYWORDS.includes(keyword)) return [];
  return prohibitions
    .filter((entry) => entry.field === name && entry.resources.test(resource))
    .filter(({ forbids }) => forbids.includes(isAbsent ? 'absence' : 'value'))
    .flatMap(({ statements }) => statements);
}
