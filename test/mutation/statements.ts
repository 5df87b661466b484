/** A change of the sandbox with which a statement of `openapi/provenance` does not hold any more. */
export interface StatementMutation {
  /** Its id. */
  readonly statement: string;
  /** The test that must fail. */
  readonly test: string;
  readonly file: string;
  /** Text that is in the file once. */
  readonly search: string;
  readonly replacement: string;
}

const change = (statement: string, test: string, file: string, search: string, replacement: string) => ({
  statement,
  test,
  file,
  search,
  replacement,
});

/** Changes each part of the contract that the sandbox reads. */
const changeContract = (statement: string, test: string, reviver: string): StatementMutation =>
  change(
    statement,
    test,
    'mocks/hosts/node/read-contract.ts',
    "JSON.parse(readFileSync(file, 'utf8'))",
    `JSON.parse(readFileSync(file, 'utf8'), (key, value) => ${reviver})`,
  );

const sandbox = (name: string): string => `test/sandbox/${name}.test.ts`;
const authentication = 'mocks/api/authentication.ts';
const resources = 'mocks/accounting/resources';
const ledger = 'mocks/accounting/ledger';

const flow = 'mocks/sign-in/authorization-flow.test.ts';
const errors = 'mocks/sign-in/authorization-errors.test.ts';
const authorize = 'mocks/sign-in/authorize.ts';
const token = 'mocks/sign-in/token-endpoint.ts';

const signIn: readonly StatementMutation[] = [
  change('oauth-code-flow', flow, 'mocks/sign-in/grants.ts', "token_type: 'Bearer'", "token_type: 'Token'"),
  change('authorization-code-flow', flow, token, "case 'authorization_code':", "case 'code':"),
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a piece of code.
  change('flow-redirect', flow, authorize, '${paths.signIn}/${id}', '${paths.signIn}'),
  change('flow-code', flow, 'mocks/sign-in/sign-in-page.ts', '{ code: grants', '{ token: grants'),
  change('flow-exchange', flow, 'mocks/sign-in/grants.ts', "consume('AuthorizationCode', code, name);", ''),
  change('refresh-without-user', flow, token, "case 'refresh_token':", "case 'refresh':"),
  change('authorize-client-id', errors, authorize, 'if (clientId !== client.id)', "if (clientId === '')"),
  change('authorize-scope', errors, authorize, 'if (missing.length > 0)', 'if (missing.length > 9)'),
  change('authorize-redirect-uri', errors, authorize, '!isLoopbackUri(uri)', "uri === ''"),
  change('authorize-response-type', errors, authorize, 'toOAuthError(error)', 'toOAuthError({ ...error, issues: [] })'),
  change(
    'token-endpoint-form',
    flow,
    'mocks/http/request-body.ts',
    "FORM_TYPE = 'application/x-www-form-urlencoded'",
    "FORM_TYPE = 'multipart/form-data'",
  ),
  change('token-code-fields', flow, token, "getRequired(form, 'code')", "getRequired(form, 'authorization_code')"),
  change('token-refresh-fields', flow, token, "getRequired(form, 'refresh_token')", "getRequired(form, 'token')"),
];

const access: readonly StatementMutation[] = [
  change(
    'access-token-limited',
    sandbox('access-control'),
    'mocks/store/access-tokens.ts',
    'until <= now',
    'until < 0',
  ),
  change('default-administration', sandbox('access-control'), authentication, '(user.administrations[0] ?? 0)', '0'),
  change(
    'tenant-header-default',
    sandbox('access-control'),
    authentication,
    'user.administrations[0] ?? 0',
    'user.administrations[1] ?? 0',
  ),
  change('subscription-decides-functions', sandbox('modules'), authentication, '!modules.some(', '!modules.every('),
  changeContract(
    'article-locations-need-trade-pack',
    sandbox('modules'),
    "(key === 'x-module' && value.length === 1 ? undefined : value)",
  ),
  changeContract(
    'sales-orders-need-module',
    sandbox('modules'),
    "(key === 'x-module' && value.length === 2 ? undefined : value)",
  ),
  change(
    'administrations-list-is-the-users',
    'test/security/tenant-isolation.test.ts',
    `${resources}/list-filters.ts`,
    "({ user }) => [['id', user.administrations]]",
    "({ administration }) => [['id', [administration.id]]]",
  ),
  change(
    'approval-routes-of-administration',
    'test/security/tenant-isolation.test.ts',
    'mocks/api/handlers/crud.ts',
    'records.page(scope, query) :',
    "records.page(resource.name === 'approvalroutes' ? { administrationId: 1 } : scope, query) :",
  ),
  change(
    'tls-1-3',
    'test/conformance/tls.test.ts',
    'mocks/hosts/node/server/certificate.ts',
    "minVersion: 'TLSv1.3'",
    "minVersion: 'TLSv1.2'",
  ),
];

const lists: readonly StatementMutation[] = [
  change(
    'article-states',
    sandbox('list-filters'),
    `${resources}/list-filters.ts`,
    'active: [true],',
    'active: [true, false],',
  ),
  change(
    'filter-booleans-repeat',
    sandbox('list-filters'),
    'mocks/api/handlers/crud.ts',
    '...query.filters, ...',
    "...query.filters.map(([name, values]) => [name, typeof values[0] === 'boolean' ? values.slice(0, 1) : values]), ...",
  ),
  change(
    'ledger-accounts-by-type',
    sandbox('list-filters'),
    'mocks/api/handlers/crud.ts',
    '...query.filters, ...',
    "...query.filters.filter(([name]) => name !== 'type'), ...",
  ),
  change(
    'cost-unit-types-characterise',
    sandbox('list-filters'),
    'mocks/api/handlers/crud.ts',
    '...query.filters, ...',
    "...query.filters.filter(([name]) => name !== 'costUnitTypeId'), ...",
  ),
  change(
    'meta-only-default',
    sandbox('list-conventions'),
    'contract/list-query.ts',
    'isMetaOnly: query.metaOnly === true',
    'isMetaOnly: true',
  ),
  change(
    'required-filters-repeat',
    sandbox('ledger'),
    'mocks/api/handlers/crud.ts',
    '...query.filters, ...',
    '...query.filters.map(([name, values]) => [name, /^bookyear$/i.test(name) ? values.slice(0, 1) : values]), ...',
  ),
  change(
    'ledger-grouped-bookyear',
    sandbox('ledger'),
    'mocks/validation/parameters.ts',
    'if (parameter.required)',
    "if (parameter.required && name !== 'bookyear')",
  ),
  change(
    'ledger-grouped-balances',
    sandbox('ledger'),
    'mocks/store/ledger-balances.ts',
    'sum(line.amountDebit) - sum(line.amountCredit) as balance',
    'sum(line.amountDebit) as balance',
  ),
  change(
    'journal-types',
    sandbox('journals'),
    'mocks/seed/standard/codes.ts',
    "['KAS', 'Kas', 'K', '1000']",
    "['KAS', 'Kas', 'B', '1000']",
  ),
];

const masterData: readonly StatementMutation[] = [
  changeContract(
    'article-stock-not-editable',
    sandbox('stock'),
    "(key === 'ArticlePatch' ? { ...value, properties: { ...value.properties, currentStock: { type: 'number' } } } : value)",
  ),
  change(
    'article-stock-by-sales-orders',
    sandbox('stock'),
    `${resources}/sales-orders.ts`,
    '.minus(ordered.get(articleId) ?? ZERO)',
    '',
  ),
  change(
    'article-sales-type',
    sandbox('ledger-postings'),
    `${resources}/invoice-lines.ts`,
    "lookup(context, 'salestypes', article?.SalesTypeId)",
    "lookup(context, 'salestypes', 1)",
  ),
  change(
    'creditor-kind-contra-account',
    sandbox('ledger-postings'),
    `${ledger}/post-invoice.ts`,
    'contraAccountId: controlAccountId',
    "contraAccountId: type === 'purchases' ? 1 : controlAccountId",
  ),
  change(
    'debtor-kind-contra-account',
    sandbox('ledger-postings'),
    `${ledger}/post-invoice.ts`,
    'contraAccountId: controlAccountId',
    "contraAccountId: type === 'sales' ? 1 : controlAccountId",
  ),
  change(
    'mandate-iban-copied',
    sandbox('drafts-and-debtors'),
    `${resources}/mandates.ts`,
    '...(iban !== undefined && { IBAN: iban })',
    '',
  ),
  change(
    'cost-centers-usable',
    sandbox('module-switches'),
    `${resources}/invoice-lines.ts`,
    "module: 'costCenters'",
    "module: 'tradePack'",
  ),
  change(
    'cost-units-usable',
    sandbox('module-switches'),
    `${resources}/invoice-lines.ts`,
    "module: 'costUnits'",
    "module: 'tradePack'",
  ),
  change(
    'countries-usable',
    sandbox('business-rules'),
    'mocks/accounting/prepare.ts',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a piece of code.
    'check(`${name}.${part}`, reference, object?.[part]);',
    '',
  ),
];

const invoices: readonly StatementMutation[] = [
  change(
    'line-filled-in-stays',
    sandbox('posted-stays'),
    `${resources}/invoice-lines.ts`,
    'const unitPrice = record.unitPrice ?? source.unitPrice ?? null;',
    'const unitPrice = source.unitPrice ?? record.unitPrice ?? null;',
  ),
  change(
    'line-posting-account',
    sandbox('posted-stays'),
    `${resources}/invoice-lines.ts`,
    'const postingAccountId = hasNewSource(change)',
    'const postingAccountId = change.record',
  ),
  change(
    'opening-lines',
    sandbox('posted-stays'),
    `${resources}/invoice-lines.ts`,
    'const NEUTRAL_TYPE = 13;',
    'const NEUTRAL_TYPE = 8;',
  ),
  change(
    'vat-alone',
    sandbox('posted-stays'),
    'totals/line-amounts.ts',
    'if (isCharged && line.unitPrice === 0 &&',
    'if (isCharged && line.unitPrice === 1 &&',
  ),
  change(
    'union-supply-vat-number',
    sandbox('posted-stays'),
    `${ledger}/post-invoice.ts`,
    "const UNION_SUPPLIES = '3b';",
    "const UNION_SUPPLIES = '3c';",
  ),
  change(
    'control-account-stays',
    sandbox('posted-stays'),
    `${resources}/invoices.ts`,
    'previous && previous[partyField] === record[partyField]',
    'previous && party === undefined',
  ),
  change(
    'layout-follows-invoice',
    sandbox('layouts'),
    `${ledger}/layouts.ts`,
    'if (isEqual(printed, current)) return;',
    'return;',
  ),
  change(
    'errors-key-index',
    sandbox('business-rules'),
    'mocks/accounting/prepare.ts',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a piece of code.
    'field: `lines[${index}].${issue.field}`',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a piece of code.
    'field: `lines.${issue.field}`',
  ),
  change(
    'invoice-read-from-scan',
    sandbox('uncoded-invoices'),
    `${ledger}/recognise-invoice.ts`,
    '...scanned }',
    '...{ ...scanned, invoiceNumber: undefined } }',
  ),
  change(
    'invoice-coded-is-ready',
    sandbox('ledger-postings'),
    `${ledger}/post-invoice.ts`,
    'if (!postings) return',
    "if (!postings || type === 'purchases') return",
  ),
  change(
    'sales-invoice-states',
    sandbox('finalized-drafts'),
    `${ledger}/finalize-draft.ts`,
    "deleteRecord('draftsalesinvoices', draft, context);",
    '',
  ),
  change(
    'draft-becomes-final',
    sandbox('finalized-drafts'),
    `${ledger}/layouts.ts`,
    "getRecords(context, 'salesinvoices').update(context.scope, invoiceId, { fileId });",
    '',
  ),
  change(
    'approval-route-mandatory',
    sandbox('business-rules'),
    `${resources}/invoices.ts`,
    'context.administration.modules.approvalRoutes &&',
    'false &&',
  ),
  change(
    'creditor-needed-for-purchase-invoices',
    sandbox('uncoded-invoices'),
    'mocks/accounting/prepare.ts',
    '|| names.some((name) => record[name])',
    "|| names.includes('creditorId') || names.some((name) => record[name])",
  ),
  changeContract(
    'debtor-needed-for-invoices',
    sandbox('invalid-fields'),
    "(key === 'required' && Array.isArray(value) ? value.filter((name) => name !== 'debtorId') : value)",
  ),
  change(
    'outstanding-purchase-invoice',
    sandbox('outstanding-invoices'),
    `${ledger}/outstanding.ts`,
    'outstandingAmount: sign * balance',
    'outstandingAmount: balance',
  ),
  change(
    'outstanding-sales-invoice',
    sandbox('outstanding-invoices'),
    `${ledger}/outstanding.ts`,
    'outstandingAmount: sign * balance',
    'outstandingAmount: 2 * sign * balance',
  ),
  change(
    'outstanding-purchase-creditor',
    sandbox('outstanding-invoices'),
    `${ledger}/outstanding.ts`,
    '[nameField]: party?.name',
    "[nameField]: ''",
  ),
  change(
    'outstanding-sales-debtor',
    sandbox('outstanding-invoices'),
    `${ledger}/outstanding.ts`,
    '[numberField]: party?.number',
    "[numberField]: '0'",
  ),
  change(
    'payment-conditions-usable',
    sandbox('drafts-and-debtors'),
    `${resources}/invoices.ts`,
    "lookup(context, 'paymentconditions', conditionId)",
    'undefined',
  ),
  change(
    'drafts-are-the-same',
    sandbox('drafts-and-debtors'),
    'mocks/api/handlers/crud.ts',
    'const record = openRecords(context.database, stored).find(scope, id);',
    'const record = stored === resource ? openRecords(context.database, stored).find(scope, id) : undefined;',
  ),
  change(
    'sales-types-usable',
    sandbox('ledger-postings'),
    `${resources}/invoice-lines.ts`,
    "lookup(context, 'salestypes', record.salesTypeId)",
    "lookup(context, 'salestypes', 1)",
  ),
  change(
    'vat-codes-usable',
    sandbox('ledger-postings'),
    `${resources}/invoice-lines.ts`,
    '(isLeftOut ? null : record.vatCodeId) ?? source.vatCodeId',
    'source.vatCodeId',
  ),
  change(
    'line-article-price',
    sandbox('drafts-and-debtors'),
    `${resources}/invoice-lines.ts`,
    'unitPrice: article?.unitPrice,',
    '',
  ),
  change(
    'line-turnover-accounts-only',
    sandbox('business-rules'),
    `${resources}/invoice-lines.ts`,
    'account.type !== TURNOVER_TYPE',
    'account.type === 0',
  ),
  changeContract(
    'line-text-needs-nothing',
    sandbox('finalized-drafts'),
    "(key === 'TextLineInput' ? { ...value, required: ['bookingType', 'quantity'] } : value)",
  ),
  changeContract(
    'sales-order-booking-types',
    sandbox('invalid-fields'),
    "(key === 'SalesOrderLineInput' ? { $ref: '#/components/schemas/InvoiceLineInput' } : value)",
  ),
  changeContract(
    'sales-order-line-article-required',
    sandbox('invalid-fields'),
    "(key === 'ArticleLineInput' ? { ...value, required: ['bookingType'] } : value)",
  ),
  changeContract('sales-order-has-article-line', sandbox('stock'), "(key === 'contains' ? undefined : value)"),
];

const entries = sandbox('journal-entries');
const journalEntries = `${resources}/journal-entries.ts`;

const books: readonly StatementMutation[] = [
  change(
    'ledger-lines-are-transactions',
    sandbox('ledger-postings'),
    `${ledger}/post-entry.ts`,
    'const lines = entry.postings.map((posting) => records',
    'const lines = entry.postings.slice(1).map((posting) => records',
  ),
  change(
    'sync-period-zero',
    sandbox('journal-entry-log'),
    `${ledger}/close-year.ts`,
    'else if (!isPosted(opening, context)) postEntry(opening, context);',
    "const log = { JournalEntryId: 1, Action: 1, ChangedDate: context.now, Bookyear: year + 1 } as const;\n  getRecords(context, 'journalentrylog').insert(context.scope, log);",
  ),
  changeContract('journal-entry-draft', entries, "(key === 'x-default' && value === 'draft' ? 'processed' : value)"),
  change(
    'journal-entry-state',
    entries,
    journalEntries,
    "if (status === 'processed') throw",
    "if (status === 'draft') throw",
  ),
  change('journal-entry-journals', entries, `${ledger}/journals.ts`, "['M', 'K']", "['M', 'K', 'B', 'V', 'I']"),
  change(
    'journals-for-entries',
    entries,
    journalEntries,
    "{ field: 'JournalId', key: 'journalNotForEntries'",
    "{ field: 'journal', key: 'journalNotForEntries'",
  ),
  change(
    'journal-entry-book-year',
    sandbox('year-end'),
    `${ledger}/book-years.ts`,
    'if (year <= closed)',
    'if (year < 0)',
  ),
  change(
    'journal-entry-book-period',
    entries,
    `${ledger}/book-years.ts`,
    'PERIODS_IN_YEAR = 12',
    'PERIODS_IN_YEAR = 53',
  ),
  change(
    'memorial-balances',
    entries,
    journalEntries,
    'if (calculateImbalance(lines, cash) === 0)',
    'if (!cash || calculateImbalance(lines, cash) === 0)',
  ),
  change(
    'cash-lines',
    entries,
    journalEntries,
    'if (calculateImbalance(lines, cash) === 0)',
    'if (cash || calculateImbalance(lines, cash) === 0)',
  ),
  change(
    'cash-balances',
    entries,
    journalEntries,
    '(record[field] === null) === isCash',
    '(record[field] === null || isCash) === isCash',
  ),
  change(
    'cash-needs-both-balances',
    entries,
    journalEntries,
    "(['openingBalance', 'closingBalance'] as const)",
    "(['openingBalance'] as const)",
  ),
  change('log-after-deletion', entries, journalEntries, 'removeEntryLines(entry.id, context);', ''),
  change(
    'settled-on-its-own-account',
    entries,
    journalEntries,
    'account.id === line.ledgerAccountId',
    'account.id !== undefined',
  ),
  change(
    'no-line-on-the-cash-register',
    entries,
    journalEntries,
    "return [{ field: 'ledgerAccountId', key: 'cashRegisterItself' }];",
    'return [];',
  ),
  change(
    'vat-code-in-entries',
    entries,
    'mocks/accounting/arithmetic/postings.ts',
    'vatCodeId: details.vatCodeId ?? null',
    'vatCodeId: null',
  ),
  change(
    'no-vat-code-on-control-accounts',
    entries,
    journalEntries,
    'vatCodeId === null || type === undefined ? []',
    'vatCodeId === null || type !== undefined ? []',
  ),
];

/** For each statement that tests check, a change that one of them must notice. */
export const statementMutations: readonly StatementMutation[] = [
  ...signIn,
  ...access,
  ...lists,
  ...masterData,
  ...invoices,
  ...books,
];
