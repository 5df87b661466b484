/** The file of the reference, in the folder of the site. */
export const REFERENCE_FILE = 'reference.html';

/** Formats a name for addresses and file names: `VAT codes` is `vat-codes`, `1.0.0` is `1-0-0`. */
export const toSlug = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** The anchor of a tag in the reference; guides are tags. */
export const getTagAnchor = (tag: string): string => `#tag/${toSlug(tag)}`;

/** The anchor of an operation in the reference. */
export const getOperationAnchor = (operationId: string): string => `#operation/${operationId}`;
