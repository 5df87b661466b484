import { testRule, withDebtorInput } from '../../test/support/rule-tester.ts';

testRule('writable-not-computed', {
  valid: {
    'fields that a client writes': withDebtorInput(`
    DebtorInput: { type: object, properties: { name: { type: string } } }`),
    'a computed field in a record': withDebtorInput(`
    DebtorInput: { type: object }
    Debtor: { type: object, properties: { id: { type: integer, readOnly: true } } }`),
  },
  invalid: {
    'a read-only field': [
      withDebtorInput(`
    DebtorInput: { type: object, properties: { total: { type: number, readOnly: true } } }`),
      'components/schemas/DebtorInput/properties/total: DebtorInput accepts total, which the platform computes: leave it out.',
    ],
    'a read-only field behind a reference, in a part': [
      withDebtorInput(`
    DebtorInput: { type: object, allOf: [{ $ref: '#/components/schemas/DebtorFields' }] }
    DebtorFields: { type: object, properties: { number: { $ref: '#/components/schemas/Number' } } }
    Number: { type: integer, readOnly: true }`),
      'components/schemas/Number: DebtorInput accepts number, which the platform computes: leave it out.',
    ],
    'the identifier and the metadata': [
      withDebtorInput(`
    DebtorInput: { type: object, properties: { id: { type: integer }, _meta: { type: object } } }`),
      'components/schemas/DebtorInput/properties/id: DebtorInput accepts id, which the platform computes: leave it out.',
      'components/schemas/DebtorInput/properties/_meta: DebtorInput accepts _meta, which the platform computes: leave it out.',
    ],
    'a computed field in the lines': [
      withDebtorInput(`
    DebtorInput: { type: object, properties: { lines: { type: array, items: { $ref: '#/components/schemas/Line' } } } }
    Line: { type: object, properties: { amountVat: { type: number, readOnly: true } } }`),
      'components/schemas/Line/properties/amountVat: Line accepts amountVat, which the platform computes: leave it out.',
    ],
  },
});
