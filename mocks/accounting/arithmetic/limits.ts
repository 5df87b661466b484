/** The largest stock of an article that the contract can show, either way of zero. */
export const MAX_STOCK = 99_999_999_999.9999;

/** The most lines that the contract lets an invoice have. */
export const MAX_LINES = 1000;
