import { testRule } from '../../test/support/rule-tester.ts';

const body = (method: string, fields: string) => `
paths:
  /v1/articles/{id}:
    ${method}:
      requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/ArticleBody' } } } }
components:
  schemas:
    ArticleBody:
      allOf: [{ $ref: '#/components/schemas/ArticleFields' }]
    ArticleFields:
      type: object
      properties:
        ${fields}
    Quantity: { type: number, default: 1 }`;

testRule('no-body-defaults', {
  valid: {
    'a default that only the sandbox reads': body('patch', 'unitPrice: { type: number, x-default: 0 }'),
    'a default of a parameter': `
      paths:
        /v1/articles:
          get:
            parameters: [{ name: page, in: query, schema: { type: integer, default: 1 } }]`,
    'a default in a record that is only returned': `
      components: { schemas: { Article: { type: object, properties: { stock: { type: number, default: 0 } } } } }`,
  },
  invalid: {
    'a default in a part of an update': [
      body('patch', 'unitPrice: { type: number, default: 0 }'),
      'components/schemas/ArticleFields/properties/unitPrice: ArticleBody reaches the default of unitPrice: say it in the description, and as x-default.',
    ],
    'a default of what creates': [
      body('post', 'active: { type: boolean, default: true }'),
      'components/schemas/ArticleFields/properties/active: ArticleBody reaches the default of active: say it in the description, and as x-default.',
    ],
    'a default behind a reference': [
      body('put', "quantity: { $ref: '#/components/schemas/Quantity' }"),
      'components/schemas/Quantity: ArticleBody reaches the default of quantity: say it in the description, and as x-default.',
    ],
    'a default beside a reference to a reference': [
      `${body('put', "quantity: { $ref: '#/components/schemas/Pieces' }")}
    Pieces: { $ref: '#/components/schemas/Count', default: 2 }
    Count: { type: number }`,
      'components/schemas/Pieces: ArticleBody reaches the default of quantity: say it in the description, and as x-default.',
    ],
    'a default in the items of a list': [
      body(
        'patch',
        'lines: { type: array, items: { type: object, properties: { quantity: { type: number, default: 1 } } } }',
      ),
      'components/schemas/ArticleFields/properties/lines/items/properties/quantity: items reaches the default of quantity: say it in the description, and as x-default.',
    ],
  },
});
