import { testFileRule } from '../../test/support/rule-tester.ts';

const message = (target: string): string =>
  `Link something that exists, such as #tag/errors or #operation/listDebtors: ${target} does not.`;

const guide = '# Errors\n\n## Status codes\n\n```sh\n# A comment\n```\n';

/** A document with a guide and an operation, and the text of a second guide. */
const withGuide = (text: string): Record<string, string> => ({
  'openapi.yaml': `openapi: 3.1.1
tags:
  - name: Errors
    x-guide: guides/errors.md
  - name: VAT codes
    description: Codes.
`,
  'resources/debtors.yaml': 'paths:\n  /v1/debtors:\n    get:\n      operationId: listDebtors\n',
  'guides/errors.md': guide,
  'guides/start.md': text,
});

testFileRule('links-lead-somewhere', {
  valid: {
    'links to tags, operations, headings and other sites': withGuide(`[a](#tag/errors) [b](#tag/vat-codes)
[c](#operation/listDebtors) [d](#tag/errors#status-codes) [e](https://example.com/x#y) [f](mailto:a@example.com)
[g](#here)

# Here
`),
    'what looks like a link in code': withGuide('`[a](#tag/nowhere)`\n\n```md\n[b](#tag/nowhere)\n```\n'),
    'the files and their headings, in a README': {
      ...withGuide(''),
      'README.md': '[a](guides/errors.md) [b](guides/errors.md#status-codes) [c](resources) [d](#up)\n\n# Up\n',
    },
  },
  invalid: {
    'a tag, an operation and a heading that do not exist, each by its line': [
      withGuide('[a](#tag/error)\n[b](#operation/listDebtor) [c](#tag/errors#status)\n\n[d](#here)\n'),
      `guides/start.md:1: ${message('#tag/error')}`,
      `guides/start.md:2: ${message('#operation/listDebtor')}`,
      `guides/start.md:2: ${message('#tag/errors#status')}`,
      `guides/start.md:4: ${message('#here')}`,
    ],
    'the name of a guide file, a comment in code as a heading, and a heading of a tag without a guide': [
      withGuide('[a](errors.md) [b](#tag/errors#a-comment) [c](#tag/vat-codes#codes)\n'),
      `guides/start.md:1: ${message('errors.md')}`,
      `guides/start.md:1: ${message('#tag/errors#a-comment')}`,
      `guides/start.md:1: ${message('#tag/vat-codes#codes')}`,
    ],
    'a link in another spelling of Markdown, or of HTML': [
      withGuide('[a](<#tag/a>) [b][c] [d](#tag/d "D")\n\n[c]: #tag/c\n\n<a href="#tag/e">e</a>\n'),
      `guides/start.md:1: ${message('#tag/a')}`,
      `guides/start.md:1: ${message('#tag/d')}`,
      `guides/start.md:3: ${message('#tag/c')}`,
      `guides/start.md:5: ${message('#tag/e')}`,
    ],
    'a link in a description, which need not be read by Redocly': [
      {
        ...withGuide(''),
        'resources/new.yaml':
          'components:\n  schemas:\n    A:\n      description: |-\n        One, as\n        [two](#tag/two) says.\n',
      },
      `resources/new.yaml:6: ${message('#tag/two')}`,
    ],
    'a file that a README names': [
      { ...withGuide(''), 'README.md': '\n[a](guides/error.md) [b](guides/errors.md#x)\n' },
      `README.md:2: ${message('guides/error.md')}`,
      `README.md:2: ${message('guides/errors.md#x')}`,
    ],
  },
});
