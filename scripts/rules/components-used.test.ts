import { testFileRule } from '../../test/support/rule-tester.ts';

const root = (text: string): string => `openapi: 3.1.1\n${text}`;

testFileRule('components-used', {
  valid: {
    'components that the document or another one refers to, in any file, also by a pointer into them': {
      'openapi.yaml': root(`components:
  schemas:
    Debtor: { properties: { name: { $ref: 'shared/values.yaml#/components/schemas/Name' } } }
    List: { items: { $ref: '#/components/schemas/Debtor' } }
    Names: { $ref: '#/components/schemas/List/items/properties/name' }
paths: { /v1/debtors: { get: { responses: { 200: { schema: { $ref: '#/components/schemas/Names' } } } } } }
`),
      'shared/values.yaml': 'components: { schemas: { Name: { type: string } } }\n',
    },
    'the branches of a discriminator': {
      'openapi.yaml': root(`components:
  schemas: { Article: { type: object } }
paths: { /v1/lines: { get: { discriminator: { mapping: { A: '#/components/schemas/Article' } } } } }
`),
    },
    'the security schemes of the document and of an operation, and what a workflow names': {
      'openapi.yaml': root('security: [{ token: [] }]\ncomponents: { securitySchemes: { token: {}, key: {} } }\n'),
      'resources/a.yaml': 'paths: { /v1/a: { get: { security: [{ key: [] }] } } }\n',
      'workflows/a.arazzo.yaml': 'arazzo: 1.0.1\ncomponents: { inputs: { token: { type: string } } }\n',
    },
  },
  invalid: {
    'a component of each kind, also in a file that nothing refers to': [
      {
        'openapi.yaml': root(
          'components:\n  parameters:\n    page: { name: page }\n  securitySchemes:\n    token: {}\n',
        ),
        'resources/debtors.yaml':
          'components:\n  schemas:\n    Debtor: { type: object }\n    DebtorName: { type: string }\n',
        'resources/new.yaml': 'components:\n  responses:\n    Gone: { description: Gone. }\n',
      },
      'openapi.yaml:4: Refer to page, or remove it: nothing uses it.',
      'openapi.yaml:6: Refer to token, or remove it: nothing uses it.',
      'resources/debtors.yaml:3: Refer to Debtor, or remove it: nothing uses it.',
      'resources/debtors.yaml:4: Refer to DebtorName, or remove it: nothing uses it.',
      'resources/new.yaml:3: Refer to Gone, or remove it: nothing uses it.',
    ],
    'components that only each other, or themselves, refer to': [
      {
        'openapi.yaml': root(`components:
  schemas:
    A: { items: { $ref: '#/components/schemas/B' } }
    B: { items: { $ref: '#/components/schemas/A' } }
    C: { items: { $ref: '#/components/schemas/C' } }
`),
      },
      'openapi.yaml:4: Refer to A, or remove it: nothing uses it.',
      'openapi.yaml:5: Refer to B, or remove it: nothing uses it.',
      'openapi.yaml:6: Refer to C, or remove it: nothing uses it.',
    ],
    'one that only a component of the same name in another file is used of': [
      {
        'openapi.yaml': root("paths: { /v1/a: { get: { schema: { $ref: 'a.yaml#/components/schemas/A' } } } }\n"),
        'a.yaml': 'components: { schemas: { A: { type: string } } }\n',
        'b.yaml': 'components: { schemas: { A: { type: string } } }\n',
      },
      'b.yaml:1: Refer to A, or remove it: nothing uses it.',
    ],
  },
});
