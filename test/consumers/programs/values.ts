/** The administration that a call is about, as the contract types its header. */
export const tenant = '1';

/** A scan. It is a `File`, which is a `Blob` as well: the tools name one or the other. */
export const scan = new File(['%PDF-1.7'], 'scan.pdf', { type: 'application/pdf' });
