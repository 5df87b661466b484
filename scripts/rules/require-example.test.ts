import { testRule, withDebtorInput } from '../../test/support/rule-tester.ts';

testRule('require-example', {
  accepts: withDebtorInput(
    `
    DebtorInput:
      type: object
      examples: [{}]
      properties:
        id: { $ref: '#/components/schemas/Id' }
        name: { type: string, examples: [Bakkerij Zonnestraal] }
        number: { type: [string, 'null'], examples: [null] }
        # Objects and lists are shown by the examples of their fields.
        lines: { type: array, items: { type: string } }
    Id: { type: integer, examples: [1] }
    Body: { type: object }`,
    `
  /v1/files: { post: { requestBody: { content: { application/pdf: { schema: { type: string, format: binary } } } } } }
  /v1/lines:
    post:
      parameters:
        - { name: page, in: query, schema: { type: integer }, example: 1 }
        - { name: pageSize, in: query, schema: { type: integer, examples: [25] } }
      requestBody:
        content: { application/json: { schema: { $ref: '#/components/schemas/Body' }, examples: { one: { value: {} } } } }
      responses:
        '201': { headers: { Location: { schema: { type: string, examples: [/v1/debtors/1] } } } }`,
  ),
  reports: withDebtorInput(`
    DebtorInput: { type: object }
    Scalar: { type: integer }
  parameters: { page: { name: page, in: query, schema: { type: integer } } }
  headers: { Location: { schema: { type: string } } }`),
});
