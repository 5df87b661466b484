/** The largest amount that the contract can show, in euros, either way of zero. */
export const largestAmount = 999_999_999_999.99;
