/** Where the VAT of a VAT code is booked. */
export interface VatBooking {
  readonly percentage: number;
  readonly reverseCharged: boolean;
  /** Null for a code without VAT. */
  readonly ledgerAccountId: number | null;
  /** Where VAT that we charge to ourselves is deducted again. */
  readonly deductionAccountId: number | null;
}

interface VatCode extends Omit<VatBooking, 'deductionAccountId'> {
  readonly id: number;
  readonly salesCode: boolean;
}

/**
 * How the VAT codes of an administration are booked, by their ids. VAT on a purchase that is reverse-charged is
 * deducted where that of an ordinary purchase at the same rate is.
 */
export function vatBookings(vatCodes: readonly VatCode[]): Map<number, VatBooking> {
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
