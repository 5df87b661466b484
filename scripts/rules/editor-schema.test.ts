import { readFileSync } from 'node:fs';
import { testRule } from '../../test/support/rule-tester.ts';

const schemas = Object.fromEntries(
  ['fragment', 'contents'].map((name) => {
    const file = `editor/${name}.schema.json`;
    return [file, readFileSync(new URL(`../../openapi/${file}`, import.meta.url), 'utf8')];
  }),
);

const fragment = (text: string) => `# yaml-language-server: $schema=../editor/fragment.schema.json${text}`;

const withField = (keyword: string) =>
  fragment(`\ncomponents:\n  schemas:\n    Pet:\n      properties:\n        name: { type: string, ${keyword} }\n`);

testRule('editor-schema', {
  accepts: {
    ...schemas,
    'resources/fits.yaml': fragment(`
components:
  schemas:
    Pet:
      properties:
        name: { type: string, x-unique: true }
        # What another rule says of a pattern.
        code: { type: string, pattern: '^(' }
`),
    'resources/names-no-schema.yaml': 'a: 1\n',
  },
  reports: {
    ...schemas,
    'resources/no-such-keyword.yaml': withField('x-uniqe: true'),
    'resources/no-such-value.yaml': withField('x-unique: 1'),
    'resources/none-of-the-values.yaml': withField('x-normalize: words'),
    // The keyword is missing too.
    'resources/misspelt.yaml': fragment(`
components:
  parameters:
    page: { name: page, in: query, description: Page., shema: {} }
`),
    'resources/wrong-place.yaml': fragment('\npaths:\n  /v1/pets:\n    x-unique: true\n'),
  },
});
