import { testRule, withDebtorInput } from '../../test/support/rule-tester.ts';

testRule('normalized-text', {
  accepts: withDebtorInput(
    `
    DebtorInput:
      type: object
      properties:
        phone: { type: [string, 'null'], pattern: '^[0-9]+$', x-normalize: line }
        email: { type: string, format: email }
        kind: { type: string, enum: [A, B] }
        scheme: { type: string, const: core }
        creditLimit: { type: number }
    OnlyReturned: { type: object, properties: { code: { type: string } } }
    Credentials: { type: object, properties: { code: { type: string, pattern: '^[a-z]+$' } } }`,
    `
  /connect/token:
    post: { requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/Credentials' } } } } }`,
  ),
  reports: withDebtorInput(`
    DebtorInput:
      type: object
      properties:
        phone: { type: [string, 'null'], pattern: '^[0-9]+$' }
        address: { type: object, properties: { city: { type: string, maxLength: 100 } } }
        lines: { type: array, items: { type: object, properties: { description: { type: string } } } }`),
});
