import { testRule } from '../../test/support/rule-tester.ts';

testRule('bounded-numbers', {
  accepts: `
components:
  parameters:
    aFilterOnAnAmount: { schema: { type: array, items: { type: number, minimum: 0, maximum: 9.99 } } }
  schemas:
    Integer: { type: integer, format: int32, minimum: 1, maximum: 2147483647 }
    LargeInteger: { type: integer, format: int64, minimum: 0, maximum: 9007199254740991 }
    Amount: { type: number, x-scale: 2, minimum: -999999999999.99, maximum: 999999999999.99, examples: [6.95] }
    WholePieces: { type: number, x-scale: 0, minimum: 0, maximum: 100, default: 1 }
    VeryFine: { type: number, x-scale: 8, minimum: 0.00000001, maximum: 1 }
    KnownValues: { type: integer, enum: [1, 2] }
    OneKnownValue: { type: number, const: 0.5 }`,
  reports: `
components:
  schemas:
    NoBounds: { type: integer }
    OneBound: { type: object, properties: { inside: { type: [number, 'null'], minimum: 0 } } }
    NoFormat: { type: integer, minimum: 1, maximum: 10 }
    MoreThanInt32: { type: integer, format: int32, minimum: 1, maximum: 2147483648 }
    MoreThanJsonCarries: { type: integer, format: int64, minimum: 0, maximum: 9223372036854775807 }
    MoreThanJsonCarriesToTheCent: { type: number, x-scale: 2, minimum: 0, maximum: 999999999999999 }
    NoScale: { type: [number, 'null'], minimum: 0, maximum: 10 }
    Finer: { type: number, x-scale: 2, minimum: 0.001, maximum: 10, default: 1.125, examples: [1.25, 6.955] }
    # A fault in a referenced schema is reported once, there.
    Price: { type: number, minimum: 0, maximum: 10, x-scale: 2 }
    Reference: { $ref: '#/components/schemas/NoScale', description: The same fault. }
    ReferenceWithAFault: { $ref: '#/components/schemas/Price', examples: [0.125] }`,
});
