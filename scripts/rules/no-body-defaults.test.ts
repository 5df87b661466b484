import { testRule, withDebtorInput } from '../../test/support/rule-tester.ts';

testRule('no-body-defaults', {
  accepts: withDebtorInput(`
    DebtorInput: { type: object, properties: { onlyForTheSandbox: { type: number, x-default: 0 } } }
    OnlyReturned: { type: object, properties: { stock: { type: number, default: 0 } } }
  parameters: { page: { name: page, in: query, schema: { type: integer, default: 1 } } }`),
  reports: withDebtorInput(`
    DebtorInput:
      allOf: [{ type: object, properties: { ofAPart: { type: number, default: 0 } } }]
      properties:
        own: { type: boolean, default: true }
        reference: { $ref: '#/components/schemas/Quantity' }
        referenceToAReference: { $ref: '#/components/schemas/Pieces' }
        lines: { type: array, items: { type: object, properties: { inAList: { type: number, default: 1 } } } }
    Quantity: { type: number, default: 1 }
    Pieces: { $ref: '#/components/schemas/Count', default: 2 }
    Count: { type: number }`),
});
