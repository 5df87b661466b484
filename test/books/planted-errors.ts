import type { Disagreement } from './judge.ts';

/** A posting error in the data of the demo companies. */
export interface PlantedError {
  readonly name: string;
  /** Changes the ledger of the first administration as the error would have left it. */
  readonly sql: string;
  /** Report that hledger disagrees with. */
  readonly disagreement: Disagreement;
}

const ENTRY = '_administrationId = 1 and salesInvoiceId = 2 and journalId = 4';
const DEBTOR = `${ENTRY} and ledgerAccountId = 24`;
const TURNOVER = `id = (select max(id) from ledgerlines where ${ENTRY} and ledgerAccountId = 98)`;
const VAT = `${ENTRY} and ledgerAccountId = 31`;

const COPIED = [
  ...['_administrationId', 'Bookyear', 'Period', 'date', 'journalId', 'sourceDocumentNumber', 'ledgerAccountId'],
  ...['ledgerAccountNumber', 'ledgerAccountDescription', 'amountDebit', 'amountCredit', 'vatCodeId', 'debtorId'],
  ...['invoiceNumber', 'salesInvoiceId'],
].join(', ');

/** Entries out of balance, which hledger finds by itself. */
const outOfBalance: readonly Omit<PlantedError, 'disagreement'>[] = [
  {
    name: 'VAT has the wrong sign',
    sql: `update ledgerlines set amountDebit = amountCredit, amountCredit = amountDebit where ${VAT}`,
  },
  { name: 'a line of turnover is missing', sql: `delete from ledgerlines where ${TURNOVER}` },
  { name: 'a cent is lost', sql: `update ledgerlines set amountCredit = amountCredit - 1 where ${VAT}` },
  { name: 'a line is in another year', sql: `update ledgerlines set Bookyear = 2025 where ${DEBTOR}` },
  { name: 'a line is in another period', sql: `update ledgerlines set Period = 4 where ${TURNOVER}` },
];

/** Entries in balance that are wrong, which only the documents show. */
const unlikeDocuments: readonly Omit<PlantedError, 'disagreement'>[] = [
  {
    name: 'an invoice is posted twice',
    sql: `insert into ledgerlines (JournalEntryId, ${COPIED}) select 1000999, ${COPIED} from ledgerlines where ${ENTRY}`,
  },
  { name: 'turnover is on another account', sql: `update ledgerlines set ledgerAccountId = 97 where ${TURNOVER}` },
  { name: 'VAT is on the account of another rate', sql: `update ledgerlines set ledgerAccountId = 30 where ${VAT}` },
  {
    name: 'a deleted invoice is still in the ledger',
    sql: 'delete from salesinvoices_lines where _parentId = 2; delete from salesinvoices where id = 2',
  },
  { name: 'an invoice is in another year', sql: `update ledgerlines set Bookyear = 2025 where ${ENTRY}` },
  {
    name: 'debits and credits of an invoice are exchanged',
    sql: `update ledgerlines set amountDebit = amountCredit, amountCredit = amountDebit where ${ENTRY}`,
  },
  {
    name: 'a processed journal entry is not in the ledger',
    sql: 'delete from ledgerlines where _administrationId = 1 and JournalEntryId = 7',
  },
];

export const plantedErrors: readonly PlantedError[] = [
  ...outOfBalance.map(({ name, sql }) => ({ name, sql, disagreement: 'entry' }) as const),
  ...unlikeDocuments.map(({ name, sql }) => ({ name, sql, disagreement: 'documents' }) as const),
];
