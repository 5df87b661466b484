import { testRule } from '../../test/support/rule-tester.ts';

testRule('require-description', {
  accepts: `
paths:
  /v1/debtors:
    get:
      description: Returns the debtors of the administration.
      parameters:
        - { name: page, in: query, description: 'Which page? The first is 1.' }
      responses:
        '200': { description: A page of debtors., headers: { Location: { description: URL of the record. } } }
components:
  schemas:
    Debtor:
      description: A customer.
      properties:
        name: { description: Name of the company. }
        describedWhereItLeads: { $ref: '#/components/schemas/TypeId' }
      # A value may look like a schema.
      examples: [{ properties: { name: { type: string } } }]
    TypeId: { description: "How often the mandate may be used:\\n- \`1\`: once\\n- \`2\`: again and again" }
    SchemasWithoutAName: { description: Some names., items: { type: string }, oneOf: [{ maxItems: 3 }] }`,
  reports: `
paths:
  /v1/debtors:
    post:
      parameters: [{ name: page, in: query }]
      requestBody: { required: true }
      responses: { '200': { headers: { Location: { required: true } } } }
components:
  schemas:
    Debtor: { properties: { address: { properties: { city: { type: string } } } } }
    NoFullStop: { description: 'A customer, of the administration' }
    NoSentenceBeforeTheList: { description: "How often\\n- \`1\`: once" }
    NameOverAgain: { description: Name over again. }`,
});
