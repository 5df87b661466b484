/** The file of the reference, in the folder of the site. */
export const reference = 'reference.html';

/** A tag in addresses and file names: `VAT codes` is `vat-codes`. */
export const slugOf = (tag: string): string => tag.toLowerCase().replaceAll(' ', '-');

/** Where the reference shows a tag, a guide among them. */
export const tagAnchor = (tag: string): string => `#tag/${slugOf(tag)}`;

/** Where the reference shows an operation. */
export const operationAnchor = (operationId: string): string => `#operation/${operationId}`;
