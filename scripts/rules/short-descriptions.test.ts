import { testRule } from '../../test/support/rule-tester.ts';

const field = (description: string) => `
  components:
    schemas:
      Debtor:
        properties:
          name:
            description: ${JSON.stringify(description)}`;

testRule('short-descriptions', {
  valid: {
    'three sentences': field('Name of the company. It is printed on invoices. It may change.'),
    'dots that end no sentence': field(
      'Up to 2.5 times. See RFC 6749, section 5.2 (also 5.3). Send `a. b. c. d.` or `"."`.',
    ),
    'a list of values after three sentences': field(
      'One. Two. How it is used:\n- `1`: once. Twice.\n- `2`: again. And again.',
    ),
    'a long description of an operation': 'paths: { /v1/debtors: { get: { description: One. Two. Three. Four. } } }',
    'a property that is called description':
      'components: { schemas: { Journal: { properties: { description: { type: string } } } } }',
  },
  invalid: {
    'four sentences in a property': [
      field('Name of the company. It is printed on invoices. It may change. Send it again then.'),
      'components/schemas/Debtor/properties/name/description: Describe name in at most 3 sentences; these are 4. Longer texts belong in a guide.',
    ],
    'four sentences in a parameter, a header and a schema': [
      `
      paths:
        /v1/debtors:
          get:
            parameters: [{ name: page, in: query, description: One! Two? Three. Four. }]
            responses: { '200': { headers: { Location: { description: One. Two. Three. Four } } } }
      components: { schemas: { Debtor: { description: One. Two. Three. Four. } } }`,
      'paths//v1/debtors/get/parameters/0/description: Describe page in at most 3 sentences; these are 4. Longer texts belong in a guide.',
      'paths//v1/debtors/get/responses/200/headers/Location/description: Describe Location in at most 3 sentences; these are 4. Longer texts belong in a guide.',
      'components/schemas/Debtor/description: Describe Debtor in at most 3 sentences; these are 4. Longer texts belong in a guide.',
    ],
  },
});
