import { testRule } from '../../test/support/rule-tester.ts';

const shadowing = [
  'Record',
  'Error',
  'Object',
  'Function',
  'Promise',
  'Date',
  'Map',
  'Set',
  'Partial',
  'File',
  'Response',
  'Document',
];

testRule('no-shadowing-names', {
  valid: {
    'names of the field': 'components: { schemas: { Debtor: {}, Problem: {}, JournalEntry: {} } }',
    'the same names elsewhere': `
      components:
        responses: { Error: {} }
        schemas: { Debtor: { properties: { Date: {}, Error: {} } } }`,
  },
  invalid: Object.fromEntries(
    shadowing.map((name) => [
      `a schema ${name}`,
      [
        `components: { schemas: { ${name}: {} } }`,
        `components/schemas/${name}: ${name} exists in TypeScript: find another name.`,
      ],
    ]),
  ),
});
