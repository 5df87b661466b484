import { testRule } from '../../test/support/rule-tester.ts';

testRule('require-description', {
  valid: {
    'sentences at every place': `
      paths:
        /v1/debtors:
          get:
            description: Returns the debtors of the administration.
            parameters:
              - { name: page, in: query, description: 'Which page? The first is 1.' }
            responses:
              '200':
                description: A page of debtors.
                headers: { Location: { description: URL of the record. } }
      components:
        schemas:
          Debtor:
            description: A customer.
            properties: { name: { description: Name of the company. } }`,
    'a sentence that introduces a list of values': `
      components:
        schemas:
          TypeId:
            description: |-
              How often the mandate may be used:
              - \`1\`: once
              - \`2\`: again and again`,
    'a reference, which is described where it leads': `
      components:
        schemas:
          Debtor:
            description: A customer.
            properties: { id: { $ref: '#/components/schemas/Id' } }
          Id: { description: Number that identifies the record. }`,
    'schemas without a name of their own': `
      components:
        schemas:
          Names: { description: Some names., items: { type: string }, oneOf: [{ maxItems: 3 }] }`,
    'a field of an example that looks like a schema': `
      components:
        schemas:
          Debtor: { description: A customer., examples: [{ properties: { name: { type: string } } }] }`,
  },
  invalid: {
    'no description, wherever it is missing': [
      `
      paths:
        /v1/debtors:
          post:
            parameters: [{ name: page, in: query }]
            requestBody: { required: true }
            responses:
              '200': { headers: { Location: { required: true } } }
      components:
        schemas:
          Debtor: { properties: { address: { properties: { city: { type: string } } } } }`,
      'paths//v1/debtors/post: Describe the operation post.',
      'paths//v1/debtors/post/parameters/0: Describe the parameter page.',
      'paths//v1/debtors/post/requestBody: Describe the request body requestBody.',
      'paths//v1/debtors/post/responses/200: Describe the response 200.',
      'paths//v1/debtors/post/responses/200/headers/Location: Describe the header Location.',
      'components/schemas/Debtor: Describe the schema Debtor.',
      'components/schemas/Debtor/properties/address: Describe the schema address.',
      'components/schemas/Debtor/properties/address/properties/city: Describe the schema city.',
    ],
    'no full stop': [
      "components: { schemas: { Debtor: { description: 'A customer, of the administration' } } }",
      'components/schemas/Debtor/description: Describe Debtor in a sentence, with a full stop.',
    ],
    'a list without a sentence before it that ends': [
      `
      components:
        schemas:
          TypeId:
            description: |-
              How often
              - \`1\`: once`,
      'components/schemas/TypeId/description: Describe TypeId in a sentence, with a full stop.',
    ],
    'the name over again': [
      'components: { schemas: { DueDays: { description: Due days. } } }',
      'components/schemas/DueDays: Say more of DueDays than its name.',
    ],
  },
});
