import { testRule, withDebtorInput } from '../../test/support/rule-tester.ts';

testRule('writable-not-computed', {
  accepts: withDebtorInput(`
    DebtorInput: { type: object, properties: { name: { type: string } } }
    OnlyReturned: { type: object, properties: { id: { type: integer, readOnly: true } } }`),
  reports: withDebtorInput(`
    DebtorInput:
      type: object
      allOf: [{ type: object, properties: { ofAPart: { $ref: '#/components/schemas/Number' } } }]
      properties:
        id: { type: integer }
        _meta: { type: object }
        total: { type: number, readOnly: true }
        lines: { type: array, items: { $ref: '#/components/schemas/Line' } }
    Line: { type: object, properties: { amountVat: { type: number, readOnly: true } } }
    Number: { type: integer, readOnly: true }`),
});
