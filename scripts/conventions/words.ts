/** What a record and several of them are called in a sentence: `DebtorKind` is a "debtor kind", many "debtor kinds". */
export function wordsFor(record: string, tag: string): { one: string; many: string } {
  const one = record
    .replace(/([a-z])(?=[A-Z])/g, '$1 ')
    .toLowerCase()
    .replace(/\bvat\b/g, 'VAT');
  const many = /^[A-Z][A-Z]/.test(tag) ? tag : tag.charAt(0).toLowerCase() + tag.slice(1);
  return { one, many };
}
