import { testRule, withDebtorInput } from '../../test/support/rule-tester.ts';

testRule('restricted-text', {
  accepts: withDebtorInput(`
    DebtorInput:
      type: object
      properties:
        bic: { type: string, pattern: '^[A-Z]{6}$' }
        email: { type: string, format: email }
        kind: { type: string, enum: [A, B] }
        scheme: { type: string, const: core }
        remark: { type: string, pattern: '^[^\\x00-\\x1F]*$' }
    OnlyReturned: { type: object, properties: { code: { type: string } } }
  parameters: { aFilter: { name: iban, in: query, x-filter: true, schema: { type: string } } }`),
  reports: withDebtorInput(`
    DebtorInput:
      type: object
      allOf: [{ type: object, properties: { ofAPart: { type: [string, 'null'] } } }]
      properties: { long: { type: string, maxLength: 2000 } }
  parameters: { state: { name: state, in: query, schema: { type: string } } }`),
});
