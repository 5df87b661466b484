import { testRule } from './lib/testing.ts';
import { noReadOnly } from './no-read-only.ts';

const debtor = (id: string) => `
components:
  schemas:
    Debtor: { type: object, properties: { id: ${id} } }`;

testRule('no-read-only', noReadOnly, {
  accepts: {
    'a field of a record': debtor('{ type: integer }'),
    'what the build marks for the sandbox': debtor('{ type: integer, x-read-only: true }'),
  },
  refuses: {
    'a read-only field': [
      debtor('{ type: integer, readOnly: true }'),
      'components/schemas/Debtor/properties/id: Leave readOnly out of id: what a client writes has a schema of its own.',
    ],
  },
});
