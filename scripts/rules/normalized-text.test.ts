import { testRule, withDebtorInput } from '../../test/support/rule-tester.ts';

const advice = (name: string) =>
  `Say how ${name} is normalized: x-normalize is line, lines or compact. Its pattern describes what is stored.`;

testRule('normalized-text', {
  valid: {
    'texts that are normalized, and exact values': withDebtorInput(`
    DebtorInput:
      type: object
      properties:
        phone: { type: [string, 'null'], pattern: '^[0-9]+$', x-normalize: line }
        email: { type: string, format: email }
        kind: { type: string, enum: [A, B] }
        scheme: { type: string, const: core }
        creditLimit: { type: number }`),
    'what the platform returns':
      'components: { schemas: { VatCode: { type: object, properties: { code: { type: string } } } } }',
    credentials: `
      paths:
        /connect/token:
          post: { requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/TokenRequest' } } } } }
      components: { schemas: { TokenRequest: { type: object, properties: { code: { type: string, pattern: '^[a-z]+$' } } } } }`,
  },
  invalid: {
    'a text with a pattern only, also in an object or a list': [
      withDebtorInput(`
    DebtorInput:
      type: object
      properties:
        phone: { type: [string, 'null'], pattern: '^[0-9]+$' }
        address: { type: object, properties: { city: { type: string, maxLength: 100 } } }
        lines: { type: array, items: { type: object, properties: { description: { type: string } } } }`),
      `components/schemas/DebtorInput/properties/phone: ${advice('phone')}`,
      `components/schemas/DebtorInput/properties/address/properties/city: ${advice('city')}`,
      `components/schemas/DebtorInput/properties/lines/items/properties/description: ${advice('description')}`,
    ],
  },
});
