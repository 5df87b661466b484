import { create } from './dom.js';

/** @import { PostedLine, Posting } from '../posting.ts' */

/** @param {Posting} posting */
export function createPosting({ journalEntryId, isRemoved, lines }) {
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

/** @param {PostedLine} line */
const createLine = ({ account, description, debit, credit }) =>
  createRow('td', [account, description, formatSide(debit), formatSide(credit)]);

/** @param {readonly PostedLine[]} lines */
function createTotals(lines) {
  const debit = addUp(lines.map((line) => line.debit));
  const credit = addUp(lines.map((line) => line.credit));
  const name = debit === credit ? 'Total, in balance' : 'Total, not in balance';
  return createRow('td', [name, '', formatAmount(debit), formatAmount(credit)]);
}

/** @param {number} amount */
const formatSide = (amount) => (amount === 0 ? '' : formatAmount(amount));

/**
 * @param {'td' | 'th'} cell
 * @param {readonly string[]} texts
 */
const createRow = (cell, texts) =>
  create('tr', {}, ...texts.map((text) => create(cell, cell === 'th' ? { scope: 'col' } : {}, text)));

/** @param {readonly number[]} amounts added up in cents, which are exact. */
export const addUp = (amounts) => amounts.reduce((total, amount) => total + Math.round(amount * 100), 0) / 100;

/** @param {number} amount printed like `1,250.00`. */
export const formatAmount = (amount) =>
  amount.toLocaleString('en-GB', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
