import { toEuros, toUnits } from './line-amounts.ts';

/** Boxes and accounts of a VAT code. Records of the contract fit. */
export interface VatCodeBoxes {
  readonly id: number;
  readonly salesCode: boolean;
  readonly returnBox: string | null;
  readonly deductionBox: string | null;
  /** Null for a code without VAT. */
  readonly ledgerAccountId: number | null;
  readonly deductionAccountId: number | null;
}

/** Fields of a ledger line that the VAT return reads. Amounts are in euros. */
export interface VatLedgerLine {
  readonly vatCodeId?: number | null;
  readonly ledgerAccountId: number;
  readonly amountDebit: number;
  readonly amountCredit: number;
}

/** Box of the VAT return, in euros and cents. */
export interface VatBox {
  /** Amount that VAT is calculated on; null for the boxes 5a, 5b and 5g. */
  readonly base: number | null;
  readonly vat: number;
}

/**
 * Calculates the boxes of the Dutch VAT return from the ledger lines of a period that have a VAT code. A line on an account of its
 * code is VAT; on any other account, it is the amount on which VAT is calculated. Box 5a is the VAT owed, 5b the VAT deducted, and 5g
 * the amount to pay, or below zero to get back.
 *
 * @param lines lines of the period; lines without a VAT code are ignored.
 * @param vatCodes all of the administration.
 * @returns the boxes that a VAT code names and the three of section 5, in order, in euros with 2 decimals.
 *
 * @example
 * const boxes = calculateVatReturn(lines, vatCodes);
 * const owedAtHighRate = boxes.get('1a')?.vat;
 */
export function calculateVatReturn(
  lines: readonly VatLedgerLine[],
  vatCodes: readonly VatCodeBoxes[],
): ReadonlyMap<string, VatBox> {
  const returnCodes = vatCodes.filter(({ returnBox, deductionBox }) => returnBox !== null || deductionBox !== null);
  const codes = new Map(returnCodes.map((code) => [code.id, code]));
  const entries = lines.flatMap((line) => {
    const code = codes.get(line.vatCodeId ?? 0);
    return code ? [createEntry(line, code)] : [];
  });
  const sum = (part: Part, box?: string) =>
    entries
      .filter((entry) => entry.part === part && (box === undefined || entry.box === box))
      .reduce((cents, entry) => cents + entry.cents, 0n);
  const boxes = new Set(vatCodes.flatMap(({ returnBox }) => returnBox ?? []).sort());
  const [owed, deducted] = [sum('owed'), sum('deducted')];
  return new Map<string, VatBox>([
    ...[...boxes].map((box) => [box, { base: toEuros(sum('base', box)), vat: toEuros(sum('owed', box)) }] as const),
    ['5a', { base: null, vat: toEuros(owed) }],
    ['5b', { base: null, vat: toEuros(deducted) }],
    ['5g', { base: null, vat: toEuros(owed - deducted) }],
  ]);
}

type Part = 'base' | 'owed' | 'deducted';

/** Finds the box of a line in the return, and its sign. */
function createEntry(line: VatLedgerLine, code: VatCodeBoxes) {
  const part = getPart(line, code);
  const balance = toUnits(line.amountDebit, 2) - toUnits(line.amountCredit, 2);
  const isCredit = part === 'base' ? code.salesCode : part === 'owed';
  return { part, box: code.returnBox, cents: isCredit ? -balance : balance };
}

/** Returns the part of a line by its account. A code that owes no VAT has its deduction on its own account. */
function getPart({ ledgerAccountId }: VatLedgerLine, code: VatCodeBoxes): Part {
  const deducting = code.returnBox === null ? code.ledgerAccountId : code.deductionAccountId;
  if (code.deductionBox !== null && ledgerAccountId === deducting) return 'deducted';
  return ledgerAccountId === code.ledgerAccountId ? 'owed' : 'base';
}
