import { expect, it } from 'vitest';
import { loadDocsDocument, readControlDocument } from '../load-docs-document.ts';
import { createSearchWords } from './page-words.ts';

// The searches of `test/site/` notice other words, names and weights.
it('a control is found by its identifier, and an operation not by a field that all records have', async () => {
  const get = createSearchWords(await loadDocsDocument(), await readControlDocument());
  expect(get('sandbox-controls/setClock').names).toEqual(['setClock']);
  expect(get('operations/createDebtor').names).toContain('creditLimit');
  expect(get('operations/createDebtor').names).not.toContain('id');
});
