import { testRule } from '../../test/support/rule-tester.ts';

const line = (value: string) =>
  `in a line of the description each: "- \`${value}\`: what it means", in 4 words or more.`;

testRule('require-enum-description', {
  valid: {
    'a line for each value': `
      components:
        schemas:
          TypeId:
            enum: [1, 2, null]
            description: |-
              How often it may be used:
              - \`1\`: once, and never after that
              - \`2\`: again and again, until
                it is withdrawn`,
    'a value that needs no explanation, because it is the only one':
      'components: { schemas: { Kind: { enum: [A], description: Always the same. } } }',
    'a constant that the description names':
      "components: { schemas: { Kind: { const: A, description: '`A`: the line sells an article.' } } }",
    'the description of the parameter or header': `
      components:
        parameters:
          state:
            in: query
            description: "- \`on\`: those that are on\\n- \`off\`: those that are off"
            schema: { enum: ['on', 'off'] }
        headers:
          Kinds:
            description: "- \`A\`: a line with article\\n- \`B\`: a line with text"
            schema: { type: array, items: { enum: [A, B] } }`,
    'values that another field explains': `
      components:
        schemas:
          Type:
            properties:
              id:
                enum: [1, 2]
                description: "- \`1\`: \`Bank\`, money at a bank\\n- \`2\`: \`Giro\`, money at a giro"
              name: { enum: [Bank, Giro], description: The values are described at \`id\`. }`,
    'what has no description at all, which is a problem by itself':
      'components: { schemas: { TypeId: { enum: [1, 2] } } }',
    'names of fields, and values of the field that is filtered on': `
      components:
        parameters:
          orderby: { name: orderby, in: query, description: Field to sort on., schema: { enum: [name, -name] } }
          fields: { name: fields, in: query, description: Fields., schema: { items: { enum: [id, name] } } }
          typeId: { name: typeId, in: query, x-filter: true, description: Of this type., schema: { items: { enum: [1, 2] } } }`,
  },
  invalid: {
    'values in a sentence, of which one is not explained': [
      "components: { schemas: { TypeId: { enum: [1, 2], description: 'How often: `1` is once, 2 is always.' } } }",
      `components/schemas/TypeId/enum: Explain 1, 2 ${line('1')}`,
    ],
    'a name in place of a meaning': [
      'components: { schemas: { TypeId: { enum: [1, 2], description: "- `1`: NeutralAccount\\n- `2`: money at a bank" } } }',
      `components/schemas/TypeId/enum: Explain 1 ${line('1')}`,
    ],
    'a constant that is not named': [
      'components: { schemas: { Kind: { const: A, description: An article. } } }',
      'components/schemas/Kind/const: Name A in the description, in backticks.',
    ],
    'another parameter than those about fields': [
      `components: { parameters: { state: { name: state, in: query, description: State., schema: { enum: ['on', 'off'] } } } }`,
      `components/parameters/state/schema/enum: Explain on, off ${line('on')}`,
    ],
    'values that the other field does not explain either': [
      `
      components:
        schemas:
          Type:
            properties:
              id:
                enum: [1, 2]
                description: "- \`1\`: \`Bank\`, money at a bank\\n- \`2\`: money at another place"
              name: { enum: [Bank, Giro], description: The values are described at \`id\`. }`,
      'components/schemas/Type/properties/name/enum: Explain Giro in the description of id, by name in backticks.',
    ],
    'another field that does not exist': [
      `
      components:
        schemas:
          Type: { properties: { name: { enum: [Bank, Giro], description: The values are described at \`id\`. } } }`,
      'components/schemas/Type/properties/name/enum: Explain Bank, Giro in the description of id, by name in backticks.',
    ],
  },
});
