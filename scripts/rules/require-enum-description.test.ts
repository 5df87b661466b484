import { testRule } from '../../test/support/rule-tester.ts';

testRule('require-enum-description', {
  accepts: `
components:
  schemas:
    LineEach:
      enum: [1, 2, null]
      description: |-
        How often it may be used:
        - \`1\`: once, and never after that
        - \`2\`: again and again, until
          it is withdrawn
    OnlyValue: { enum: [A], description: Always the same. }
    NamedConstant: { const: A, description: '\`A\`: the line sells an article.' }
    ExplainedByAnotherField:
      properties:
        id: { enum: [1, 2], description: "- \`1\`: \`Bank\`, money at a bank\\n- \`2\`: \`Giro\`, money at a giro" }
        name: { enum: [Bank, Giro], description: The values are described at \`id\`. }
    # Another rule asks for the description.
    NoDescription: { enum: [1, 2] }
  parameters:
    state: { description: "- \`on\`: those that are on\\n- \`off\`: those that are off", schema: { enum: ['on', 'off'] } }
    orderby: { name: orderby, in: query, description: Field to sort on., schema: { enum: [name, -name] } }
    fields: { name: fields, in: query, description: Fields., schema: { items: { enum: [id, name] } } }
    typeId: { name: typeId, in: query, x-filter: true, description: Of this type., schema: { items: { enum: [1, 2] } } }
  headers:
    Kinds:
      description: "- \`A\`: a line with article\\n- \`B\`: a line with text"
      schema: { type: array, items: { enum: [A, B] } }`,
  reports: `
components:
  parameters:
    state: { name: state, in: query, description: State., schema: { enum: ['on', 'off'] } }
  schemas:
    InASentence: { enum: [1, 2], description: 'How often: \`1\` is once, 2 is always.' }
    NameInPlaceOfAMeaning: { enum: [1, 2], description: "- \`1\`: NeutralAccount\\n- \`2\`: money at a bank" }
    ConstantWithoutAName: { const: A, description: An article. }
    NotExplainedByTheOtherField:
      properties:
        id: { enum: [1, 2], description: "- \`1\`: \`Bank\`, money at a bank\\n- \`2\`: money at another place" }
        name: { enum: [Bank, Giro], description: The values are described at \`id\`. }
    NoSuchOtherField:
      properties: { name: { enum: [Bank, Giro], description: The values are described at \`id\`. } }`,
});
