import { testRule } from '../../test/support/rule-tester.ts';

testRule('operation-names', {
  valid: {
    'the six operations of a resource': `
      paths:
        /v1/debtors:
          get: { x-kind: list, operationId: listDebtors }
          post: { x-kind: create, operationId: createDebtor }
        /v1/debtors/{id}:
          get: { x-kind: get, operationId: getDebtor }
          put: { x-kind: replace, operationId: replaceDebtor }
          patch: { x-kind: update, operationId: updateDebtor }
          delete: { x-kind: delete, operationId: deleteDebtor }`,
    'plurals that are not just an s': `
      paths:
        /v1/countries:
          get: { x-kind: list, operationId: listCountries }
        /v1/countries/{id}:
          get: { x-kind: get, operationId: getCountry }
        /v1/draftsalesinvoiceswithlines:
          get: { x-kind: list, operationId: listDraftSalesInvoicesWithLines }
          post: { x-kind: create, operationId: createDraftSalesInvoiceWithLines }`,
    'a list of records that cannot be read one by one':
      'paths: { /v1/ledgergrouped: { get: { x-kind: list, operationId: listLedgerBalances } } }',
    'an operation on no record': 'paths: { /connect/authorize: { get: { operationId: authorize } } }',
  },
  invalid: {
    'another verb than the kind': [
      'paths: { "/v1/debtors/{id}": { patch: { x-kind: update, operationId: patchDebtor } } }',
      'paths//v1/debtors/{id}/patch/operationId: patchDebtor: Call it update and what it is about, like updateDebtor.',
    ],
    'the verb behind the noun': [
      'paths: { /v1/debtors: { get: { x-kind: list, operationId: debtorsGet } } }',
      'paths//v1/debtors/get/operationId: debtorsGet: Call it list and what it is about, like listDebtors.',
    ],
    'two names for one record': [
      `
      paths:
        /v1/debtors:
          post: { x-kind: create, operationId: createCustomer }
        /v1/debtors/{id}:
          get: { x-kind: get, operationId: getDebtor }`,
      'paths//v1/debtors/{id}/get/operationId: getDebtor: The other operations call this record Customer.',
    ],
    'a list in the singular': [
      'paths: { /v1/ledgergrouped: { get: { x-kind: list, operationId: listLedgerBalance } } }',
      'paths//v1/ledgergrouped/get/operationId: listLedgerBalance: A list returns several records: use their plural.',
    ],
    'a list whose records are called something else': [
      `
      paths:
        /v1/countries:
          get: { x-kind: list, operationId: listLands }
        /v1/countries/{id}:
          get: { x-kind: get, operationId: getCountry }`,
      'paths//v1/countries/get/operationId: listLands: It lists what the others call Country: call it listCountries.',
    ],
  },
});
