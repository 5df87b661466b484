/** GTIN: weights 1 and 3 in turn, from the right; the sum is a multiple of 10. */
export function barcodeIsValid(barcode: string): boolean {
  return [...barcode].reverse().reduce((sum, digit, index) => sum + Number(digit) * (index % 2 ? 3 : 1), 0) % 10 === 0;
}
