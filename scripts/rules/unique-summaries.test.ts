import { testRule } from '../../test/support/rule-tester.ts';

const two = (first: string, second: string) => `
  paths:
    /v1/debtors:
      post: { operationId: createDebtor, summary: ${first} }
    /v1/creditors:
      post: { operationId: createCreditor, summary: ${second} }`;

testRule('unique-summaries', {
  valid: {
    'summaries that differ': two('Create a debtor', 'Create a creditor'),
    'an operation without a summary, which another rule refuses':
      'paths: { /v1/debtors: { get: { operationId: listDebtors }, post: { operationId: createDebtor } } }',
  },
  invalid: {
    'the same summary on two paths': [
      two('Create a debtor', 'Create a debtor'),
      'paths//v1/creditors/post/summary: createDebtor has the same summary.',
    ],
    'a difference in capitals only': [
      two('Create a debtor', 'Create a Debtor'),
      'paths//v1/creditors/post/summary: createDebtor has the same summary.',
    ],
    'the same summary for two methods of a path': [
      `
      paths:
        /v1/debtors/{id}:
          put: { operationId: replaceDebtor, summary: Change a debtor }
          patch: { operationId: updateDebtor, summary: Change a debtor }`,
      'paths//v1/debtors/{id}/patch/summary: replaceDebtor has the same summary.',
    ],
  },
});
