import { testRule, withDebtorInput } from '../../test/support/rule-tester.ts';

testRule('required-text', {
  valid: {
    'what refuses the empty text, each in its way': withDebtorInput(`
    DebtorInput:
      type: object
      required: [name, code, kind, scope, signdate, amount]
      properties:
        name: { type: string, minLength: 1 }
        code: { type: string, pattern: '^[A-Z]+$' }
        kind: { type: string, enum: [A, B] }
        scope: { type: string, const: all }
        signdate: { type: string, format: date }
        amount: { type: number }`),
    'an optional text': withDebtorInput(`
    DebtorInput: { type: object, properties: { remark: { type: string } } }`),
  },
  invalid: {
    'a required text that may be empty': [
      withDebtorInput(`
    DebtorInput: { type: object, required: [name], properties: { name: { type: string, maxLength: 100 } } }`),
      'components/schemas/DebtorInput/properties/name: DebtorInput requires name: give it minLength: 1.',
    ],
    'a pattern and an enumeration that allow the empty text': [
      withDebtorInput(`
    DebtorInput:
      type: object
      required: [code, kind]
      properties: { code: { type: string, pattern: '^[A-Z]*$' }, kind: { type: string, enum: [A, ''] } }`),
      'components/schemas/DebtorInput/properties/code: DebtorInput requires code: give it minLength: 1.',
      'components/schemas/DebtorInput/properties/kind: DebtorInput requires kind: give it minLength: 1.',
    ],
    'a text of a part that the whole requires': [
      withDebtorInput(`
    DebtorFields: { type: object, properties: { name: { $ref: '#/components/schemas/Name' } } }
    DebtorInput: { type: object, required: [name], allOf: [{ $ref: '#/components/schemas/DebtorFields' }] }
    Name: { type: string }`),
      'components/schemas/Name: DebtorInput requires name: give it minLength: 1.',
    ],
  },
});
