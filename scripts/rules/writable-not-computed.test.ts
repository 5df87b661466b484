import { testRule, withDebtorInput } from './lib/testing.ts';
import { writableNotComputed } from './writable-not-computed.ts';

testRule('writable-not-computed', writableNotComputed, {
  accepts: {
    'fields that a client writes': withDebtorInput(`
    DebtorInput: { type: object, properties: { name: { type: string } } }`),
    'a computed field in a record': withDebtorInput(`
    DebtorInput: { type: object }
    Debtor: { type: object, properties: { id: { type: integer, readOnly: true } } }`),
  },
  refuses: {
    'a read-only field': [
      withDebtorInput(`
    DebtorInput: { type: object, properties: { total: { type: number, readOnly: true } } }`),
      'components/schemas/DebtorInput: DebtorInput accepts total, which the platform computes: leave it out.',
    ],
    'a read-only field behind a reference, in a part': [
      withDebtorInput(`
    DebtorInput: { type: object, allOf: [{ $ref: '#/components/schemas/DebtorFields' }] }
    DebtorFields: { type: object, properties: { number: { $ref: '#/components/schemas/Number' } } }
    Number: { type: integer, readOnly: true }`),
      'components/schemas/DebtorInput: DebtorInput accepts number, which the platform computes: leave it out.',
    ],
    'the identifier and the metadata': [
      withDebtorInput(`
    DebtorInput: { type: object, properties: { id: { type: integer }, _meta: { type: object } } }`),
      'components/schemas/DebtorInput: DebtorInput accepts id, which the platform computes: leave it out.',
      'components/schemas/DebtorInput: DebtorInput accepts _meta, which the platform computes: leave it out.',
    ],
    'a computed field in the lines': [
      withDebtorInput(`
    DebtorInput: { type: object, properties: { lines: { type: array, items: { $ref: '#/components/schemas/Line' } } } }
    Line: { type: object, properties: { amountVat: { type: number, readOnly: true } } }`),
      'components/schemas/Line: Line accepts amountVat, which the platform computes: leave it out.',
    ],
  },
});
