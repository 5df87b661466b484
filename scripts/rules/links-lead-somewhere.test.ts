import { testRule } from '../../test/support/rule-tester.ts';

/** A document with a guide and an operation. */
const document = {
  'openapi.yaml': `
openapi: 3.1.1
tags: [{ name: Errors, x-guide: guides/errors.md }, { name: VAT codes, description: Codes. }]
`,
  'resources/debtors.yaml': 'paths:\n  /v1/debtors:\n    get:\n      operationId: listDebtors\n',
  'guides/errors.md': '# Errors\n\n## Status codes\n\n```sh\n# A comment\n```\n',
};

testRule('links-lead-somewhere', {
  accepts: {
    ...document,
    'guides/start.md': `[a](#tag/errors) [b](#tag/vat-codes)
[c](#operation/listDebtors) [d](#tag/errors#status-codes) [e](https://example.com/x#y) [f](mailto:a@example.com)
[g](#here)

# Here

\`[a](#tag/code)\`

\`\`\`md
[b](#tag/code)
\`\`\`
`,
    'README.md': '[a](guides/errors.md) [b](guides/errors.md#status-codes) [c](resources) [d](#up)\n\n# Up\n',
  },
  reports: {
    ...document,
    'guides/missing.md': '[a](#tag/error)\n[b](#operation/listDebtor) [c](#tag/errors#status)\n\n[d](#here)\n',
    // A heading in code, and of a tag without a guide.
    'guides/no-target.md': '[a](errors.md) [b](#tag/errors#a-comment) [c](#tag/vat-codes#codes)\n',
    'guides/spellings.md': '[a](<#tag/a>) [b][c] [d](#tag/d "D")\n\n[c]: #tag/c\n\n<a href="#tag/e">e</a>\n',
    'resources/not-read-by-redocly.yaml': `
components:
  schemas:
    A:
      description: |-
        One, as
        [two](#tag/two) says.
`,
    'README.md': '\n[a](guides/error.md) [b](guides/errors.md#x)\n',
  },
});
