import { testRule } from '../../test/support/rule-tester.ts';

testRule('components-used', {
  accepts: {
    'openapi.yaml': `
openapi: 3.1.1
security: [{ token: [] }]
components:
  securitySchemes: { token: {}, key: {} }
  schemas:
    Debtor: { properties: { name: { $ref: 'shared/values.yaml#/components/schemas/Name' } } }
    List: { items: { $ref: '#/components/schemas/Debtor' } }
    # A reference may lead into a component.
    Names: { $ref: '#/components/schemas/List/items/properties/name' }
    Article: { type: object }
paths:
  /v1/debtors: { get: { responses: { 200: { schema: { $ref: '#/components/schemas/Names' } } } } }
  /v1/lines: { get: { discriminator: { mapping: { A: '#/components/schemas/Article' } } } }
`,
    'shared/values.yaml': 'components: { schemas: { Name: { type: string } } }\n',
    'resources/a.yaml': 'paths: { /v1/a: { get: { security: [{ key: [] }] } } }\n',
    'workflows/a.arazzo.yaml': 'arazzo: 1.0.1\ncomponents: { inputs: { token: { type: string } } }\n',
  },
  reports: {
    'openapi.yaml': `
openapi: 3.1.1
paths: { /v1/a: { get: { schema: { $ref: 'a.yaml#/components/schemas/SameName' } } } }
components:
  parameters:
    page: { name: page }
  securitySchemes:
    token: {}
  schemas:
    OnlyUsedByTheNext: { items: { $ref: '#/components/schemas/OnlyUsedByThePrevious' } }
    OnlyUsedByThePrevious: { items: { $ref: '#/components/schemas/OnlyUsedByTheNext' } }
    UsesItself: { items: { $ref: '#/components/schemas/UsesItself' } }
`,
    'a.yaml': 'components: { schemas: { SameName: { type: string } } }\n',
    'b.yaml': 'components: { schemas: { SameName: { type: string } } }\n',
    'nothing-refers-to-this-file.yaml': 'components:\n  responses:\n    Gone: { description: Gone. }\n',
  },
});
