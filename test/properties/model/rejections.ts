import type { MessageKey } from '../../../mocks/messages/en.ts';
import type { Company, Json, Row } from './company.ts';
import type { WriteMode } from './expected.ts';
import type { ShapeName } from './record-pick.ts';

/** Why a request is refused: the field that is named, and the message. */
export type Rejection = readonly [field: string, key: MessageKey];

/** A record that is about to be written. */
export interface Change {
  readonly company: Company;
  readonly mode: WriteMode;
  readonly body: Json;
  readonly before: Row | undefined;
  /** The record that it is below. */
  readonly parent: Row | undefined;
}

/** The rules that a write of each kind can break. */
export const rejectionsByResource: Readonly<Record<ShapeName, (change: Change) => Rejection[]>> = {
  debtors: (change) => checkUnique('debtors', 'number', change),
  creditors: (change) => checkUnique('creditors', 'number', change),
  articles: (change) => [...checkUnique('articles', 'ArticleSku', change), ...checkRename(change)],
  mandates: (change) => [...checkIban(change), ...checkUnique('mandates', 'reference', change)],
  drafts: checkArticles,
  purchases: checkInvoiceNumber,
};

function checkUnique(name: ShapeName, field: string, { company, body, before }: Change): Rejection[] {
  const toLowerCase = (value: unknown): string => String(value).toLowerCase();
  const isTaken = company
    .rowsOf(name)
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
  const isTaken = company.rowsOf('purchases').some((row) => row.id !== before?.id && isSame(row));
  return (invoiceNumber ?? null) !== null && isTaken ? [['invoiceNumber', 'invoiceNumberOfCreditorTaken']] : [];
}

/** A new line sells no article that is inactive. */
function checkArticles({ company, body }: Change): Rejection[] {
  const lines = (body.lines ?? []) as readonly Json[];
  const isInactive = ({ ArticleSku }: Json) =>
    company.rowsOf('articles').some((row) => row.ArticleSku === ArticleSku && row.active === false);
  return lines.flatMap((line, index): Rejection[] =>
    isInactive(line) ? [[`lines[${index}].ArticleSku`, 'articleInactive']] : [],
  );
}

/** Whether another record refers to a record, which can then not be deleted. */
export function isUsed(name: ShapeName, { id, ArticleSku }: Row, company: Company): boolean {
  const lines = company.rowsOf('drafts').flatMap((draft) => draft.lines as readonly Json[]);
  switch (name) {
    case 'debtors':
      return company.rowsOf('drafts').some(({ debtorId }) => debtorId === id);
    case 'creditors':
      return company.rowsOf('purchases').some(({ creditorId }) => creditorId === id);
    case 'articles':
      return lines.some((line) => line.ArticleSku === ArticleSku);
    default:
      return false;
  }
}
