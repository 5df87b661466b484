import { testRule } from '../../test/support/rule-tester.ts';

testRule('operation-names', {
  accepts: `
paths:
  /v1/debtors:
    get: { x-kind: list, operationId: listDebtors }
    post: { x-kind: create, operationId: createDebtor }
  /v1/debtors/{id}:
    get: { x-kind: get, operationId: getDebtor }
    put: { x-kind: replace, operationId: replaceDebtor }
    patch: { x-kind: update, operationId: updateDebtor }
    delete: { x-kind: delete, operationId: deleteDebtor }
  # Plurals that are not just an s.
  /v1/countries: { get: { x-kind: list, operationId: listCountries } }
  /v1/countries/{id}: { get: { x-kind: get, operationId: getCountry } }
  /v1/draftsalesinvoiceswithlines:
    get: { x-kind: list, operationId: listDraftSalesInvoicesWithLines }
    post: { x-kind: create, operationId: createDraftSalesInvoiceWithLines }
  # A list of records that cannot be read one by one.
  /v1/ledgergrouped: { get: { x-kind: list, operationId: listLedgerBalances } }
  # An operation on no record.
  /connect/authorize: { get: { operationId: authorize } }`,
  reports: `
paths:
  /v1/another-verb/{id}: { patch: { x-kind: update, operationId: patchDebtor } }
  /v1/verb-behind-noun: { get: { x-kind: list, operationId: debtorsGet } }
  /v1/two-names: { post: { x-kind: create, operationId: createCustomer } }
  /v1/two-names/{id}: { get: { x-kind: get, operationId: getDebtor } }
  /v1/singular: { get: { x-kind: list, operationId: listLedgerBalance } }
  /v1/another-name: { get: { x-kind: list, operationId: listLands } }
  /v1/another-name/{id}: { get: { x-kind: get, operationId: getCountry } }`,
});
