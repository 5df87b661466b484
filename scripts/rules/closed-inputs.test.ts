import { testRule, withDebtorInput } from '../../test/support/rule-tester.ts';

testRule('closed-inputs', {
  accepts: withDebtorInput(`
    DebtorInput:
      type: object
      properties: { name: { type: string }, file: { type: string, format: binary } }
      additionalProperties: false
      oneOf: [{ type: object, additionalProperties: false }, { type: object, additionalProperties: false }]
    OpenButOnlyReturned: { type: object }`),
  reports: withDebtorInput(`
    DebtorInput:
      properties:
        open: { type: object }
        nullable: { $ref: '#/components/schemas/Address' }
        lines: { type: array, items: { $ref: '#/components/schemas/Line' } }
        choice: { oneOf: [{ $ref: '#/components/schemas/Company' }, { $ref: '#/components/schemas/Person' }] }
        # additionalProperties refuses the fields of the parts.
        parts: { allOf: [{ $ref: '#/components/schemas/Fields' }], additionalProperties: false }
    Address: { type: [object, 'null'] }
    Line: { type: object }
    Company: { type: object, additionalProperties: false }
    Person: { type: object }
    Fields: { type: object, properties: { ofAPart: { type: object } } }`),
});
