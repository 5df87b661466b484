import { testRule } from '../../test/support/rule-tester.ts';

const field = (schema: string) =>
  `components: { schemas: { Line: { type: object, properties: { field: ${schema} } } } }`;
const at = 'components/schemas/Line/properties/field';

testRule('bounded-numbers', {
  valid: {
    'an integer': field('{ type: integer, format: int32, minimum: 1, maximum: 2147483647 }'),
    'a large integer': field('{ type: integer, format: int64, minimum: 0, maximum: 9007199254740991 }'),
    'an amount': field(
      '{ type: number, x-scale: 2, minimum: -999999999999.99, maximum: 999999999999.99, examples: [6.95] }',
    ),
    'a whole number of pieces': field('{ type: number, x-scale: 0, minimum: 0, maximum: 100, default: 1 }'),
    'a very fine number': field('{ type: number, x-scale: 8, minimum: 0.00000001, maximum: 1 }'),
    'known values': field('{ type: integer, enum: [1, 2] }'),
    'one known value': field('{ type: number, const: 0.5 }'),
    'a filter on an amount': `
      components:
        parameters:
          amount: { schema: { type: array, items: { type: number, minimum: 0, maximum: 9.99 } } }`,
  },
  invalid: {
    'a fault in a referenced schema once, and one beside the reference': [
      `
      components:
        schemas:
          Amount: { type: number, minimum: 0, maximum: 10 }
          Price: { type: number, minimum: 0, maximum: 10, x-scale: 2 }
          Line:
            type: object
            properties:
              amount: { $ref: '#/components/schemas/Amount', description: The amount. }
              price: { $ref: '#/components/schemas/Price', examples: [0.125] }`,
      'components/schemas/Amount: Give the number an x-scale: how many decimals it has.',
      'components/schemas/Line/properties/price: 0.125 has more decimals than x-scale, which is 2.',
    ],
    'no bounds, or one': [
      field("{ type: object, properties: { a: { type: integer }, b: { type: [number, 'null'], minimum: 0 } } }"),
      `${at}/properties/a: Give the number a minimum and a maximum.`,
      `${at}/properties/b: Give the number a minimum and a maximum.`,
    ],
    'an integer without a format': [
      field('{ type: integer, minimum: 1, maximum: 10 }'),
      `${at}: Give the integer a format: int32 or int64.`,
    ],
    'an int32 that cannot be as large as it says': [
      field('{ type: integer, format: int32, minimum: 1, maximum: 2147483648 }'),
      `${at}: Keep the bounds within -2147483648 and 2147483647, what an int32 can be.`,
    ],
    'an int64 that JSON cannot carry': [
      field('{ type: integer, format: int64, minimum: 0, maximum: 9223372036854775807 }'),
      `${at}: Keep the bounds within -9007199254740991 and 9007199254740991, what an int64 can be.`,
    ],
    'a decimal without a scale': [
      field("{ type: [number, 'null'], minimum: 0, maximum: 10 }"),
      `${at}: Give the number an x-scale: how many decimals it has.`,
    ],
    'a bound, a default and an example finer than the scale': [
      field('{ type: number, x-scale: 2, minimum: 0.001, maximum: 10, default: 1.125, examples: [1.25, 6.955] }'),
      `${at}: 0.001 has more decimals than x-scale, which is 2.`,
      `${at}: 1.125 has more decimals than x-scale, which is 2.`,
      `${at}: 6.955 has more decimals than x-scale, which is 2.`,
    ],
    'an amount larger than JSON can carry to the cent': [
      field('{ type: number, x-scale: 2, minimum: 0, maximum: 999999999999999 }'),
      `${at}: Narrow the bounds: JSON cannot carry them exactly.`,
    ],
  },
});
