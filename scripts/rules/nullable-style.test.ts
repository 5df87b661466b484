import { testRule } from '../../test/support/rule-tester.ts';

const field = (schema: string) => `components: { schemas: { Field: ${schema} } }`;

testRule('nullable-style', {
  valid: {
    'null in the type': field("{ type: [string, 'null'] }"),
    'no null': field('{ type: string }'),
    'an enumeration with null': field("{ type: [string, 'null'], enum: [A, B, null] }"),
    'a choice of schemas': field('{ oneOf: [{ type: string }, { type: integer }] }'),
    'a field with the name nullable': field('{ type: object, properties: { nullable: { type: boolean } } }'),
  },
  invalid: {
    'null as a branch': [
      field("{ anyOf: [{ type: string }, { type: 'null' }] }"),
      "components/schemas/Field: Do not make null a branch: write type: [string, 'null'].",
    ],
    'null before the type, several types, and a type in a list by itself': [
      field("{ properties: { a: { type: ['null', string] }, b: { type: [string, integer] }, c: { type: [string] } } }"),
      "components/schemas/Field/properties/a: Give one type, optionally with null: write type: [string, 'null'].",
      "components/schemas/Field/properties/b: Give one type, optionally with null: write type: [string, 'null'].",
      "components/schemas/Field/properties/c: Give one type, optionally with null: write type: [string, 'null'].",
    ],
    'an enumeration that refuses the null of its type': [
      field("{ type: [string, 'null'], enum: [A, B] }"),
      'components/schemas/Field/enum: The type allows null, so the enumeration must hold it.',
    ],
  },
});
