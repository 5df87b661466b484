import { create } from '../../../../mocks/server/inspector/browser/dom.js';
import { addUp, formatAmount, type PostedLine, type Posting } from '../../../run/postings.ts';

/** Creates a table of what a request changed in the ledger, with totals that are equal. */
export function createPosting({ journalEntryId, isRemoved, lines }: Posting): HTMLElement {
  if (isRemoved) return create('p', {}, `Journal entry ${journalEntryId} was removed from the ledger.`);
  return create(
    'table',
    { class: 'posting' },
    create('caption', {}, `Journal entry ${journalEntryId} in the ledger`),
    create('thead', {}, createRow('th', ['Account', 'Description', 'Debit', 'Credit'])),
    create('tbody', {}, ...lines.map(createLine)),
    create('tfoot', {}, createTotals(lines)),
  );
}

const createLine = ({ account, description, debit, credit }: PostedLine): HTMLElement =>
  createRow('td', [account, description, formatSide(debit), formatSide(credit)]);

function createTotals(lines: readonly PostedLine[]): HTMLElement {
  const debit = addUp(lines.map((line) => line.debit));
  const credit = addUp(lines.map((line) => line.credit));
  const name = debit === credit ? 'Total, in balance' : 'Total, not in balance';
  return createRow('td', [name, '', formatAmount(debit), formatAmount(credit)]);
}

const formatSide = (amount: number): string => (amount === 0 ? '' : formatAmount(amount));

const createRow = (cell: 'td' | 'th', texts: readonly string[]): HTMLElement =>
  create('tr', {}, ...texts.map((text) => create(cell, cell === 'th' ? { scope: 'col' } : {}, text)));
