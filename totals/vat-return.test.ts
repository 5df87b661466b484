import { describe, expect, it } from 'vitest';
import { credit, debit, type Posting } from '../mocks/accounting/arithmetic/postings.ts';
import { calculateVatReturn, type VatCodeBoxes } from './vat-return.ts';

const [bank, turnover, costs] = [1100, 8000, 4000];
const [owedHigh, owedReverse, deducted] = [1500, 1503, 1520];

const high = { id: 1, salesCode: true, returnBox: '1a', deductionBox: null, ledgerAccountId: owedHigh };
const exempt = { id: 2, salesCode: true, returnBox: '1e', deductionBox: null, ledgerAccountId: null };
const input = { id: 3, salesCode: false, returnBox: null, deductionBox: '5b', ledgerAccountId: deducted };
const acquisition = { id: 4, salesCode: false, returnBox: '4b', deductionBox: '5b', ledgerAccountId: owedReverse };
const codes: readonly VatCodeBoxes[] = [
  { ...high, deductionAccountId: null },
  { ...exempt, deductionAccountId: null },
  { ...input, deductionAccountId: null },
  { ...acquisition, deductionAccountId: deducted },
];
const code = ({ id }: { readonly id: number }) => ({ vatCodeId: id });

/** Returns base and VAT of each box that is not empty. */
const calculate = (lines: readonly Posting[]) =>
  Object.fromEntries(
    [...calculateVatReturn(lines, codes)]
      .filter(([, { base, vat }]) => base || vat)
      .map(([name, { base, vat }]) => [name, [base, vat]]),
  );

describe('VAT return', () => {
  it('has every box that a code names, in order, and those of what is owed, deducted and to be paid', () => {
    expect([...calculateVatReturn([], codes.toReversed())]).toEqual([
      ['1a', { base: 0, vat: 0 }],
      ['1e', { base: 0, vat: 0 }],
      ['4b', { base: 0, vat: 0 }],
      ['5a', { base: null, vat: 0 }],
      ['5b', { base: null, vat: 0 }],
      ['5g', { base: null, vat: 0 }],
    ]);
  });

  it('has sales with their VAT, and deducts that of purchases', () => {
    const sale = [credit(turnover, 100, code(high)), credit(owedHigh, 21, code(high)), debit(bank, 121)];
    const purchase = [debit(costs, 50, code(input)), debit(deducted, 10.5, code(input)), credit(bank, 60.5)];
    expect(calculate([...sale, ...purchase])).toEqual({
      '1a': [100, 21],
      '5a': [null, 21],
      '5b': [null, 10.5],
      '5g': [null, 10.5],
    });
  });

  it('subtracts what is credited, and is negative when more is to be got back', () => {
    const credited = [debit(turnover, 10.1, code(high)), debit(owedHigh, 2.12, code(high))];
    expect(calculate(credited)).toEqual({ '1a': [-10.1, -2.12], '5a': [null, -2.12], '5g': [null, -2.12] });
  });

  it('has a reverse charge as owed and as deducted, with its base once', () => {
    const lines = [
      debit(costs, 1240, code(acquisition)),
      debit(deducted, 260.4, code(acquisition)),
      credit(owedReverse, 260.4, code(acquisition)),
    ];
    expect(calculate(lines)).toEqual({ '4b': [1240, 260.4], '5a': [null, 260.4], '5b': [null, 260.4] });
  });

  it('has the base alone of a code without VAT', () => {
    expect(calculate([credit(turnover, 485, code(exempt))])).toEqual({ '1e': [485, 0] });
  });

  it('leaves out lines without a VAT code, such as the payment of a return', () => {
    expect(
      calculate([debit(owedHigh, 21), credit(deducted, 10.5), credit(bank, 10.5), credit(turnover, 8700)]),
    ).toEqual({});
  });

  it('leaves out a VAT code without a box', () => {
    const outside = { ...input, id: 5, deductionBox: null, deductionAccountId: null };
    const lines = [debit(costs, 50, code(outside)), debit(deducted, 10.5, code(outside))];
    expect(calculateVatReturn(lines, [...codes, outside]).get('5g')).toEqual({ base: null, vat: 0 });
  });
});
