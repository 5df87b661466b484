import { testRule, withDebtorInput } from '../../test/support/rule-tester.ts';

testRule('required-text', {
  accepts: withDebtorInput(`
    DebtorInput:
      type: object
      required: [name, code, kind, scope, signdate, amount]
      properties:
        name: { type: string, minLength: 1 }
        code: { type: string, pattern: '^[A-Z]+$' }
        kind: { type: string, enum: [A, B] }
        scope: { type: string, const: all }
        signdate: { type: string, format: date }
        amount: { type: number }
        optional: { type: string }`),
  reports: withDebtorInput(`
    DebtorInput:
      type: object
      required: [long, optionalLetters, emptyValue, ofAPart]
      allOf: [{ type: object, properties: { ofAPart: { $ref: '#/components/schemas/Name' } } }]
      properties:
        long: { type: string, maxLength: 100 }
        optionalLetters: { type: string, pattern: '^[A-Z]*$' }
        emptyValue: { type: string, enum: [A, ''] }
    Name: { type: string }`),
});
