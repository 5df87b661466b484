import { testRule } from '../../test/support/rule-tester.ts';

testRule('require-enum-description', {
  valid: {
    'each value in backticks': `
      components:
        schemas:
          TypeId: { enum: [1, 2, null], description: 'How often it may be used: \`1\` once, \`2\` always.' }`,
    'a value that needs no explanation, because it is the only one':
      'components: { schemas: { Kind: { enum: [A], description: Always the same. } } }',
    'the description of the parameter or header': `
      components:
        parameters: { state: { in: query, description: 'One of \`on\` and \`off\`.', schema: { enum: [on, off] } } }
        headers: { Kinds: { description: '\`A\` or \`B\`.', schema: { type: array, items: { enum: [A, B] } } } }`,
    'values that another field explains': `
      components:
        schemas:
          Type:
            properties:
              id: { enum: [1, 2], description: "Type: \`1\` is Bank, \`2\` is Giro." }
              name: { enum: [Bank, Giro], description: The values are described at \`id\`. }`,
    'names of fields, and values of the field that is filtered on': `
      components:
        parameters:
          orderby: { name: orderby, in: query, description: Field to sort on., schema: { enum: [name, -name] } }
          fields: { name: fields, in: query, description: Fields., schema: { items: { enum: [id, name] } } }
          typeId: { name: typeId, in: query, x-filter: true, description: Of this type., schema: { items: { enum: [1, 2] } } }`,
  },
  invalid: {
    'values that are not explained': [
      "components: { schemas: { TypeId: { enum: [1, 2], description: 'How often: `1` is once, 2 is always.' } } }",
      'components/schemas/TypeId/enum: Explain 2 in the description, in backticks.',
    ],
    'no description at all': [
      'components: { schemas: { TypeId: { enum: [1, 2] } } }',
      'components/schemas/TypeId/enum: Explain 1, 2 in the description, in backticks.',
    ],
    'another parameter than those about fields': [
      `components: { parameters: { state: { name: state, in: query, schema: { enum: ['on', 'off'] } } } }`,
      'components/parameters/state/schema/enum: Explain on, off in the description, in backticks.',
    ],
    'values that the other field does not explain either': [
      `
      components:
        schemas:
          Type:
            properties:
              id: { enum: [1, 2], description: "Type: \`1\` is Bank, \`2\` is another." }
              name: { enum: [Bank, Giro], description: The values are described at \`id\`. }`,
      'components/schemas/Type/properties/name/enum: Explain Giro in the description of id.',
    ],
    'another field that does not exist': [
      `
      components:
        schemas:
          Type: { properties: { name: { enum: [Bank, Giro], description: The values are described at \`id\`. } } }`,
      'components/schemas/Type/properties/name/enum: Explain Bank, Giro in the description of id.',
    ],
  },
});
