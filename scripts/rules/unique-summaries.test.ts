import { testRule } from '../../test/support/rule-tester.ts';

testRule('unique-summaries', {
  accepts: `
paths:
  /v1/debtors: { post: { operationId: createDebtor, summary: Create a debtor } }
  /v1/creditors: { post: { operationId: createCreditor, summary: Create a creditor } }
  # Another rule asks for a summary.
  /v1/none: { get: { operationId: listDebtors }, post: { operationId: createNone } }`,
  reports: `
paths:
  /v1/first: { post: { operationId: createFirst, summary: Create a debtor } }
  /v1/same: { post: { operationId: createSame, summary: Create a debtor } }
  /v1/other-capitals: { post: { operationId: createOther, summary: Create a Debtor } }
  /v1/same-path:
    put: { operationId: replaceDebtor, summary: Change a debtor }
    patch: { operationId: updateDebtor, summary: Change a debtor }`,
});
