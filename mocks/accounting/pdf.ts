/** Points between two lines of text. */
const LINE_HEIGHT = 24;

export function createTextPdf(...lines: readonly string[]): Uint8Array {
  const operators = lines.map((line) => `(${toPlainText(line)}) Tj 0 -${LINE_HEIGHT} Td`).join('\n');
  const content = `BT /F1 14 Tf 72 760 Td\n${operators}\nET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ];
  let document = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = document.length;
    document += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const start = document.length;
  document += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`;
  document += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Uint8Array.from(document, (character) => character.charCodeAt(0));
}

/** Removes what the font cannot show, and characters with a meaning in PDF. */
const toPlainText = (text: string): string => text.replaceAll(/[()\\]/g, '').replaceAll(/[^\x20-\x7e\xa0-\xff]/g, '?');
