import type { MessageKey } from '../../../mocks/messages/catalogues.ts';
import type { Company, Json, ResourceName, Row } from './company.ts';
import type { Change } from './expected.ts';

/** Why a request is refused: the field that is named, and the message. */
export type Rejection = readonly [field: string, key: MessageKey];

/** Returns what a write breaks of the rules of its kind of record. */
export function findRejections(name: ResourceName, change: Change): Rejection[] {
  switch (name) {
    case 'debtors':
    case 'creditors':
      return checkUnique(name, 'number', change);
    case 'articles':
      return [...checkUnique(name, 'ArticleSku', change), ...checkRename(change)];
    case 'mandates':
      return [...checkIban(change), ...checkUnique(name, 'reference', change)];
    case 'purchaseinvoices':
      return [...checkInvoiceNumber(change), ...checkLines(change)];
    default:
      return checkLines(change);
  }
}

function checkUnique(name: ResourceName, field: string, { company, body, before }: Change): Rejection[] {
  const toLowerCase = (value: unknown): string => String(value).toLowerCase();
  const isTaken = company
    .getRows(name)
    .some((row) => toLowerCase(row[field]) === toLowerCase(body[field]) && row.id !== before?.id);
  return body[field] !== undefined && isTaken ? [[field, 'notUnique']] : [];
}

/** Lines refer to an article by its number, so it stays while they do. */
function checkRename({ company, body, before }: Change): Rejection[] {
  const isRenamed = before !== undefined && body.ArticleSku !== undefined && body.ArticleSku !== before.ArticleSku;
  return isRenamed && isUsed('articles', before, company) ? [['ArticleSku', 'inUse']] : [];
}

/** A mandate is for the account of its debtor; one that it was given for already, it keeps. */
function checkIban({ body, before, parent }: Change): Rejection[] {
  const iban = body.IBAN ?? before?.IBAN;
  if (iban === undefined) return parent?.iban === null ? [['IBAN', 'debtorWithoutIban']] : [];
  return iban === parent?.iban || iban === before?.IBAN ? [] : [['IBAN', 'ibanNotOfDebtor']];
}

/** A creditor has no two invoices with one number, without regard to case. */
function checkInvoiceNumber({ company, mode, body, before }: Change): Rejection[] {
  const { creditorId, invoiceNumber } = { ...(mode === 'update' ? before : undefined), ...body };
  const isSame = (row: Row): boolean =>
    row.creditorId === creditorId && String(row.invoiceNumber).toLowerCase() === String(invoiceNumber).toLowerCase();
  const isTaken = company.getRows('purchaseinvoices').some((row) => row.id !== before?.id && isSame(row));
  return (invoiceNumber ?? null) !== null && isTaken ? [['invoiceNumber', 'invoiceNumberOfCreditorTaken']] : [];
}

/** A new line sells no article that is inactive, and names no cost unit where they are not used. */
function checkLines({ company, body }: Change): Rejection[] {
  const lines = (body.lines ?? []) as readonly Json[];
  const isInactive = ({ ArticleSku }: Json) =>
    company.getRows('articles').some((row) => row.ArticleSku === ArticleSku && row.active === false);
  return lines.flatMap((line, index): Rejection[] => [
    ...(isInactive(line) ? [[`lines[${index}].ArticleSku`, 'articleInactive'] as const] : []),
    ...((line.costUnitId ?? null) !== null && !company.modules.costUnits
      ? [[`lines[${index}].costUnitId`, 'costUnitsNotUsed'] as const]
      : []),
  ]);
}

const DOCUMENTS = [
  'draftsalesinvoices',
  'salesinvoices',
  'purchaseinvoices',
  'journalentries',
  'salesorders',
] as const satisfies readonly ResourceName[];

/** Checks whether a document refers to a record, which can then not be deleted. */
export function isUsed(name: ResourceName, { id, ArticleSku }: Json, company: Company): boolean {
  const documents = DOCUMENTS.flatMap((document) => company.getRows(document));
  const parts = [...documents, ...documents.flatMap(({ lines }) => (lines ?? []) as readonly Json[])];
  switch (name) {
    case 'debtors':
      return parts.some(({ debtorId }) => debtorId === id);
    case 'creditors':
      return parts.some(({ creditorId }) => creditorId === id);
    case 'articles':
      return parts.some((part) => part.ArticleSku === ArticleSku);
    default:
      return false;
  }
}
