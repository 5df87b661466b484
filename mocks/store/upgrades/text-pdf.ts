/** What `createTextPdf` writes for a line of text. */
const TEXT_LINE = /^\((.*)\) Tj /gm;

/** Returns the lines of a PDF of text that the sandbox made; undefined for any other document. */
export function readTextPdf(bytes: Uint8Array): readonly string[] | undefined {
  const document = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  if (!document.includes('\nBT /F1 14 Tf 72 760 Td\n')) return undefined;
  return [...document.matchAll(TEXT_LINE)].map(([, line = '']) => line);
}
