import { testRule } from '../../test/support/rule-tester.ts';

testRule('short-descriptions', {
  accepts: `
paths:
  /v1/an-operation: { get: { description: One. Two. Three. Four. } }
components:
  schemas:
    ThreeSentences: { description: Name of the company. It is printed on invoices. It may change. }
    DotsInWords: { description: 'Up to 2.5 times. See RFC 6749, section 5.2 (also 5.3). Send \`a. b. c. d.\` or \`"."\`.' }
    List: { description: "One. Two. How it is used:\\n- \`1\`: once. Twice.\\n- \`2\`: again. And again." }
    Property: { properties: { description: { type: string } } }`,
  reports: `
paths:
  /v1/debtors:
    get:
      parameters: [{ name: page, in: query, description: One! Two? Three. Four. }]
      responses: { '200': { headers: { Location: { description: One. Two. Three. Four } } } }
components:
  schemas:
    Schema: { description: One. Two. Three. Four., properties: { name: { description: One. Two. Three. Four. Five. } } }`,
});
