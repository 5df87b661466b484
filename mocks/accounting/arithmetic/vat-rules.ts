/** How the VAT of a VAT code is posted. */
export interface VatRule {
  readonly percentage: number;
  readonly reverseCharged: boolean;
  /** Null for a code without VAT. */
  readonly ledgerAccountId: number | null;
  /** The account on which reverse-charged VAT is deducted again. */
  readonly deductionAccountId: number | null;
}

interface VatCode extends Omit<VatRule, 'deductionAccountId'> {
  readonly id: number;
  readonly salesCode: boolean;
}

/**
 * Returns how the VAT codes of an administration are posted, by their ids. Reverse-charged VAT on a purchase is deducted
 * where that of an ordinary purchase at the same rate is.
 */
export function getVatRules(vatCodes: readonly VatCode[]): Map<number, VatRule> {
  return new Map(
    vatCodes.map((code) => {
      const ordinary = vatCodes.find(
        ({ percentage, salesCode, reverseCharged }) =>
          !salesCode && !reverseCharged && percentage === code.percentage && !code.salesCode,
      );
      return [code.id, { ...code, deductionAccountId: ordinary?.ledgerAccountId ?? null }];
    }),
  );
}
