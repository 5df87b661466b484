import { testRule } from '../../test/support/rule-tester.ts';

testRule('require-example', {
  valid: {
    'an example at each place': `
      paths:
        /v1/debtors:
          post:
            parameters:
              - { name: page, in: query, schema: { type: integer }, example: 1 }
              - { name: pageSize, in: query, schema: { type: integer, examples: [25] } }
            requestBody:
              content:
                application/json: { schema: { $ref: '#/components/schemas/Debtor' }, examples: { one: { value: {} } } }
            responses:
              '201': { headers: { Location: { schema: { type: string, examples: [/v1/debtors/1] } } } }
      components:
        schemas:
          Debtor:
            type: object
            properties:
              id: { $ref: '#/components/schemas/Id' }
              name: { type: string, examples: [Bakkerij Zonnestraal] }
              number: { type: [string, 'null'], examples: [null] }
          Id: { type: integer, examples: [1] }`,
    'objects and lists, which are shown by the examples of their fields': `
      components:
        schemas:
          Debtor: { type: object, properties: { lines: { type: array, items: { type: string } } } }`,
    'a body whose schema has the example': `
      paths:
        /v1/debtors:
          post: { requestBody: { content: { application/json: { schema: { type: object, examples: [{}] } } } } }`,
    'a file': `
      paths:
        /v1/inboxfiles:
          post: { requestBody: { content: { application/pdf: { schema: { type: string, format: binary } } } } }`,
  },
  invalid: {
    'a scalar schema': [
      'components: { schemas: { Id: { type: integer } } }',
      'components/schemas/Id: Give Id an example.',
    ],
    'a parameter and a header': [
      `
      components:
        parameters: { page: { name: page, in: query, schema: { type: integer } } }
        headers: { Location: { schema: { type: string } } }`,
      'components/parameters/page: Give page an example.',
      'components/headers/Location: Give Location an example.',
    ],
    'a request body': [
      `
      paths:
        /v1/debtors:
          post: { requestBody: { content: { application/json: { schema: { type: object } } } } }`,
      'paths//v1/debtors/post/requestBody/content/application/json: Give the application/json body an example.',
    ],
  },
});
