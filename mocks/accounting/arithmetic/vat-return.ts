import { Decimal } from 'decimal.js';
import { calculateBalance } from './postings.ts';

/** What a VAT code says about its boxes and accounts. The records of the contract fit. */
export interface VatCodeBoxes {
  readonly id: number;
  readonly salesCode: boolean;
  readonly returnBox: string | null;
  readonly deductionBox: string | null;
  /** Null for a code without VAT. */
  readonly ledgerAccountId: number | null;
  readonly deductionAccountId: number | null;
}

/** A ledger line, as far as the VAT return reads it. Amounts are in euros. */
export interface VatLedgerLine {
  readonly vatCodeId?: number | null;
  readonly ledgerAccountId: number;
  readonly amountDebit: number;
  readonly amountCredit: number;
}

/** A box of the VAT return, in euros and cents. */
export interface VatBox {
  /** What the VAT is calculated on; null for the boxes 5a, 5b and 5g. */
  readonly base: number | null;
  readonly vat: number;
}

/**
 * Calculates the boxes of the Dutch VAT return from the ledger lines of a period: those with a VAT code count. On the accounts
 * of its code a line is VAT, on any other what VAT is calculated on. Box 5a is what is owed, 5b what is deducted, and 5g what
 * is to be paid, below zero what is to be got back.
 *
 * @returns the boxes that a VAT code names and the three of the section 5, in order.
 */
export function calculateVatReturn(
  lines: readonly VatLedgerLine[],
  vatCodes: readonly VatCodeBoxes[],
): ReadonlyMap<string, VatBox> {
  const names = new Set(vatCodes.flatMap(({ returnBox }) => returnBox ?? []));
  const boxes = new Map<string, VatBox>();
  for (const name of [...names].sort()) {
    const codes = vatCodes.filter(({ returnBox }) => returnBox === name);
    const base = codes.map((code) => getBalance(lines, code, isBase) * (code.salesCode ? -1 : 1));
    const vat = codes.map((code) => -getBalance(lines, code, isOwed));
    boxes.set(name, { base: Decimal.sum(0, ...base).toNumber(), vat: Decimal.sum(0, ...vat).toNumber() });
  }
  const owed = Decimal.sum(0, ...[...boxes.values()].map(({ vat }) => vat));
  const deducted = Decimal.sum(0, ...vatCodes.map((code) => getBalance(lines, code, isDeducted)));
  for (const [name, vat] of [
    ['5a', owed],
    ['5b', deducted],
    ['5g', owed.minus(deducted)],
  ] as const)
    boxes.set(name, { base: null, vat: vat.toNumber() });
  return boxes;
}

type Test = (line: VatLedgerLine, code: VatCodeBoxes) => boolean;

/** A code with a box for what is owed has its VAT on `ledgerAccountId`; one that only deducts has the deduction there. */
const isOwed: Test = ({ ledgerAccountId }, code) => code.returnBox !== null && ledgerAccountId === code.ledgerAccountId;

const isDeducted: Test = ({ ledgerAccountId }, code) =>
  code.deductionBox !== null &&
  ledgerAccountId === (code.returnBox === null ? code.ledgerAccountId : code.deductionAccountId);

const isBase: Test = ({ ledgerAccountId }, code) =>
  ledgerAccountId !== code.ledgerAccountId && ledgerAccountId !== code.deductionAccountId;

/** Returns debits less credits of the lines of a code, in euros. */
const getBalance = (lines: readonly VatLedgerLine[], code: VatCodeBoxes, test: Test): number =>
  calculateBalance(lines.filter((line) => line.vatCodeId === code.id && test(line, code)));
