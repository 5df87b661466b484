import { readFileSync } from 'node:fs';
import { testFileRule } from '../../test/support/rule-tester.ts';

const schemas = Object.fromEntries(
  ['fragment', 'contents'].map((name) => {
    const file = `editor/${name}.schema.json`;
    return [file, readFileSync(new URL(`../../openapi/${file}`, import.meta.url), 'utf8')];
  }),
);

const fragment = (text: string) => ({
  ...schemas,
  'resources/pets.yaml': `# yaml-language-server: $schema=../editor/fragment.schema.json\n${text}`,
});

const withField = (text: string) =>
  fragment(
    `components:\n  schemas:\n    Pet:\n      properties:\n        name:\n          type: string\n          ${text}\n`,
  );

testFileRule('editor-schema', {
  valid: {
    'a file that fits its schema': withField('x-unique: true'),
    'a file that names none': { ...schemas, 'resources/pets.yaml': 'a: 1\n' },
    'what another rule says of a pattern': withField("pattern: '^('"),
  },
  invalid: {
    'a keyword that does not exist': [
      withField('x-uniqe: true'),
      'resources/pets.yaml:8: Correct x-uniqe: there is no such keyword here.',
    ],
    'a value that a keyword does not take': [
      withField('x-unique: 1'),
      'resources/pets.yaml:8: Correct x-unique: it must be true.',
    ],
    'a value of several that a keyword does not take': [
      withField('x-normalize: words'),
      'resources/pets.yaml:8: Correct x-normalize: it must be line or lines or compact.',
    ],
    'a keyword that is misspelt, and therefore missing': [
      fragment('components:\n  parameters:\n    page: { name: page, in: query, description: Page., shema: {} }\n'),
      'resources/pets.yaml:4: Correct shema: there is no such keyword here.',
    ],
    'a keyword in the wrong place': [
      fragment('paths:\n  /v1/pets:\n    x-unique: true\n'),
      'resources/pets.yaml:4: Correct x-unique: there is no such keyword here.',
    ],
  },
});
