import { describe, expect, it } from 'vitest';
import { getVatRules } from './vat-rules.ts';

const code = (
  id: number,
  percentage: number,
  ledgerAccountId: number | null,
  kind: 'sale' | 'purchase' | 'reverse',
) => ({ id, percentage, ledgerAccountId, salesCode: kind === 'sale', reverseCharged: kind === 'reverse' });

describe('reverse-charged VAT on a purchase', () => {
  const codes = [
    code(1, 21, 30, 'sale'),
    code(9, 21, 35, 'purchase'),
    code(10, 9, 36, 'purchase'),
    code(13, 21, 32, 'reverse'),
    code(15, 9, 33, 'reverse'),
    code(17, 13, 37, 'reverse'),
  ];

  it('is deducted in the same box as domestic VAT at the same rate', () => {
    expect(getVatRules(codes).get(13)).toMatchObject({ ledgerAccountId: 32, deductionAccountId: 35 });
    expect(getVatRules(codes).get(15)).toMatchObject({ ledgerAccountId: 33, deductionAccountId: 36 });
  });

  it('is not deducted without a matching rate', () => {
    expect(getVatRules(codes).get(17)).toMatchObject({ deductionAccountId: null });
  });

  it('is unrelated to VAT on sales', () => {
    expect(getVatRules(codes).get(1)).toMatchObject({ ledgerAccountId: 30, deductionAccountId: null });
  });
});
