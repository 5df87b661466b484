import { expect, it } from 'vitest';
import { createSourceFinder } from './sources.ts';

const findSource = createSourceFinder();

it.each([
  ['guides/introduction', 'openapi/guides/introduction.md'],
  ['guides/signing-in', 'openapi/guides/authentication.md'],
  ['operations/createDebtor', 'openapi/resources/debtors.yaml'],
  ['publish', 'site/content/publish.md'],
  ['provenance', undefined],
])('the text of the page %s is in %s', (id, file) => {
  expect(findSource(id)).toBe(file);
});
