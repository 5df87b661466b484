import { expect, it } from 'vitest';
import { loadDocsDocument, readControlDocument } from '../load-docs-document.ts';
import { createSearchWords } from './page-words.ts';

const get = createSearchWords(await loadDocsDocument(), await readControlDocument());

it('an operation is found by its identifier and its path', () => {
  expect(get('operations/listDebtors').names).toEqual(expect.arrayContaining(['listDebtors', '/v1/debtors']));
  expect(get('sandbox-controls/setClock').names).toEqual(['setClock']);
});

it('a field is found on the page where a reader writes it, else where it is listed, and not when all records have it', () => {
  expect(get('operations/createDebtor').names).toContain('creditLimit');
  expect(get('operations/replaceDebtor').names).not.toContain('creditLimit');
  expect(get('operations/listLedgerLines').names).toContain('amountDebit');
  expect(get('operations/createDebtor').names).not.toContain('id');
});

it('a resource is found by the words of the glossary, in English and in Dutch', () => {
  expect(get('resources/cost-units').words).toEqual(expect.arrayContaining(['cost unit', 'kostendrager']));
  expect(get('resources/vat-codes').words).toContain('intracommunautaire prestatie ICP');
});

it('the guide to errors is found by the problem types and their statuses', () => {
  expect(get('guides/errors').words).toEqual(expect.arrayContaining(['module-required', '403']));
});

it('guides come before other ways to the same, and provenance comes last', () => {
  const [guide, variant, provenance] = ['guides/invoices', 'operations/replaceSalesInvoiceWithLines', 'provenance'].map(
    (id) => get(id).weight,
  );
  expect([guide, variant, provenance]).toEqual([1, 0.3, 0.02]);
});
