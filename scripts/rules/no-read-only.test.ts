import { testRule } from '../../test/support/rule-tester.ts';

const debtor = (id: string) => `
components:
  schemas:
    Debtor: { type: object, properties: { id: ${id} } }`;

testRule('no-read-only', {
  valid: {
    'a field of a record': debtor('{ type: integer }'),
    'what the build marks for the sandbox': debtor('{ type: integer, x-read-only: true }'),
  },
  invalid: {
    'a keyword beside a reference': [
      `${debtor("{ $ref: '#/components/schemas/Id', readOnly: true }")}
    Id: { type: integer }`,
      'components/schemas/Debtor/properties/id: Leave readOnly out of id: what a client writes has a schema of its own.',
    ],
    'a read-only field': [
      debtor('{ type: integer, readOnly: true }'),
      'components/schemas/Debtor/properties/id: Leave readOnly out of id: what a client writes has a schema of its own.',
    ],
  },
});
