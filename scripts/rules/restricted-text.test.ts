import { testRule, withDebtorInput } from '../../test/support/rule-tester.ts';

const advice = (name: string) =>
  `Give ${name} a pattern or a format. If people write it for people, refer to Name, TextOrNull or MultilineTextOrNull of openapi/shared/values.yaml.`;

testRule('restricted-text', {
  valid: {
    'text with a form': withDebtorInput(`
    DebtorInput:
      type: object
      properties:
        bic: { type: string, pattern: '^[A-Z]{6}$' }
        email: { type: string, format: email }
        kind: { type: string, enum: [A, B] }
        scheme: { type: string, const: core }
        remark: { type: string, pattern: '^[^\\x00-\\x1F]*$' }`),
    'what the platform answers':
      'components: { schemas: { VatCode: { type: object, properties: { code: { type: string } } } } }',
    'a filter': `
      paths:
        /v1/debtors:
          get: { parameters: [{ name: iban, in: query, x-filter: true, schema: { type: string } }] }`,
  },
  invalid: {
    'free text without a form': [
      withDebtorInput(`
    DebtorInput: { type: object, properties: { remark: { type: string, maxLength: 2000 } } }`),
      `components/schemas/DebtorInput/properties/remark: ${advice('remark')}`,
    ],
    'a code of any form, nullable or not': [
      withDebtorInput(`
    DebtorInput:
      type: object
      allOf: [{ $ref: '#/components/schemas/DebtorFields' }]
      properties: { iban: { type: string, maxLength: 34 } }
    DebtorFields: { type: object, properties: { bic: { type: [string, 'null'] } } }`),
      `components/schemas/DebtorFields/properties/bic: ${advice('bic')}`,
      `components/schemas/DebtorInput/properties/iban: ${advice('iban')}`,
    ],
    'a parameter of any form': [
      'components: { parameters: { state: { name: state, in: query, schema: { type: string } } } }',
      `components/parameters/state/schema: ${advice('state')}`,
    ],
  },
});
