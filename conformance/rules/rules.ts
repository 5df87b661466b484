/** Duty of a server, and its statements in `openapi/provenance`. */
export interface Rule {
  /** Sentence without its full stop. */
  readonly title: string;
  readonly provenance: readonly [string, ...string[]];
}

/** Statuses other than 201 and 400, all decisions. */
const STATUSES = [
  ...['unauthorized', 'administration-not-accessible', 'module-required', 'not-found', 'not-acceptable'],
  ...['body-limit', 'unsupported-media-type', 'rate-limits', 'internal-error'],
] as const;

/** Decisions about statuses, which another status breaks. */
const STATEMENTS: Readonly<Record<number, string>> = {
  400: 'validation-of-reads',
  401: 'unauthorized',
  403: 'administration-not-accessible',
  404: 'not-found',
  405: 'method-not-allowed',
  410: 'not-found',
  422: 'validation-of-reads',
  406: 'not-acceptable',
  413: 'body-limit',
  415: 'unsupported-media-type',
  429: 'rate-limits',
};

/** Returns the decision that names a status; undefined for none. */
export function getStatusStatements(status = 0): readonly [string] | undefined {
  const id = status < 400 ? 'success-statuses' : STATEMENTS[status];
  return id === undefined ? undefined : [id];
}

const rule = (title: string, ...provenance: Rule['provenance']): Rule => ({ title, provenance });

/**
 * Rules of the suite. A `body` or a `header` breaks the statements on its part of the contract, or the rule's when that part has
 * none.
 */
export const rules = {
  // Every response.
  'no-response': rule('Every request gets a response', 'rest-interface'),
  tls: rule('Connections have TLS 1.3', 'tls-1-3'),
  status: rule('The status is one that the contract lists for the operation', 'unauthorized', ...STATUSES.slice(1)),
  success: rule('A valid read succeeds', 'list-operation', 'get-operation'),
  'server-error': rule('The server does not fail', 'internal-error'),
  'media-type': rule('The media type is one that the contract lists', 'json-bodies', 'pdf-body'),
  json: rule('A successful response is JSON', 'list-operation', 'get-operation', 'create-returns-201'),
  body: rule('The body is what its schema describes', 'names-of-fields', 'empty-fields-are-null'),
  charset: rule('JSON is UTF-8 without a byte order mark', 'json-is-utf-8'),
  'no-body': rule('A response without a documented body has none', 'delete-returns-204'),
  header: rule('The headers of the contract are there', 'rate-limits'),
  problem: rule('An error is a problem document', 'problem-details', 'problem-types'),
  language: rule('Messages follow Accept-Language', 'errors-language', 'accept-language-decides-messages'),
  'content-language': rule('Content-Language names the language of the messages', 'content-language'),
  'disclosed-internals': rule('An error says nothing about the inside of the server', 'errors-disclose-nothing'),
  'disclosed-secret': rule('A response repeats no token or secret', 'errors-disclose-nothing'),

  // Lists.
  'total-count': rule('totalCount is the number of matching records', 'list-total-count'),
  'page-count': rule('pageCount is the number of pages', 'list-page-count'),
  'page-size': rule('A page has at most pageSize records', 'page-size-parameter', 'list-data'),
  'page-past-the-end': rule('A page past the end is empty', 'page-past-the-end'),
  'pages-overlap': rule('No record is on two pages', 'list-data', 'page-parameter'),
  'pages-in-order': rule(
    'Pages in the order of equal values have each record once',
    'list-data',
    'page-parameter',
    'orderby-parameter',
  ),
  'previous-page': rule('previousPage leads to the page before', 'list-previous-page'),
  'next-page': rule('nextPage leads to the page after', 'list-next-page'),
  'page-links': rule('Links between pages keep the parameters', 'page-links-keep-parameters'),
  'list-order': rule('Without orderby, records are in the order of their identifiers', 'list-order'),
  'link-base': rule('Links begin with the URL of the server', 'links-begin-with-server'),
  self: rule('self is the URL of the page or the record', 'list-self', 'item-self', 'record-meta'),
  'meta-only': rule('metaOnly returns the envelope alone', 'meta-only-parameter', 'list-data-left-out'),
  fields: rule('fields returns the requested fields', 'fields-parameter'),
  sort: rule('orderby sorts by a field', 'orderby-parameter'),
  'sort-direction': rule('A leading minus sorts in descending order', 'orderby-parameter'),
  'sort-empty-fields': rule('Empty fields come first in ascending order', 'orderby-fields'),
  'sort-equal-values': rule('Equal values are in the order of identifiers', 'list-order'),
  filter: rule('A filter finds no other records', 'field-filters'),
  'filter-incomplete': rule('A filter finds all records', 'field-filters'),
  'filters-or': rule('Several values of a filter find the records of each', 'filter-or'),
  'filters-and': rule('Different filters must all match', 'filter-and'),
  'active-state': rule('ActiveState selects articles', 'articles-active-only', 'article-states', 'active-state-values'),
  'changed-since': rule('ChangedDate_from finds what changed since', 'changed-date-from', 'sync-changed-since'),
  'parameter-alias': rule('pagesize is pageSize', 'page-size-parameter'),
  'list-and-record': rule(
    'A record is the same by itself and in its list',
    'list-data',
    'get-operation',
    'list-items-require-nothing',
  ),
  balances: rule(
    'A balance is the sum of its ledger lines',
    'ledger-grouped-balances',
    'ledger-lines-are-transactions',
    'grouped-fields',
  ),
  outstanding: rule(
    'An outstanding sum is what the ledger lines of the invoice leave',
    'outstanding-sales-invoice',
    'outstanding-purchase-invoice',
    'ledger-line-invoice',
  ),
  reference: rule(
    'A field refers to a record',
    'article-sales-type',
    'creditor-kind-required',
    'journal-entry-journal',
  ),
  pdf: rule('A file is a PDF', 'files-are-scans', 'file-download'),

  // Administrations.
  administration: rule('The header selects the administration', 'tenant-header', 'administration-per-request'),
  'administration-name': rule('administrationName is the name of the administration', 'list-administration-name'),
  'tenant-leak': rule('No administration shows a record of another', 'data-belongs-to-administration'),
  'unknown-administration': rule(
    'A user sees only their own administrations',
    'user-has-administrations',
    'data-belongs-to-administration',
  ),

  // Requests that must be rejected.
  'no-token': rule('A request needs a token', 'bearer-on-every-request'),
  'wrong-token': rule('A request needs a valid token', 'bearer-on-every-request', 'access-token-limited'),
  'rejection-status': rule('A rejected request gets the status of its reason', 'unauthorized', ...STATUSES.slice(1)),
  'validation-status': rule('Invalid data gets 400', 'validation-error-status', 'writes-return-400'),
  'not-acceptable': rule('An unsupported Accept is rejected', 'not-acceptable'),
  'unsupported-media-type': rule('A body of another media type is rejected', 'unsupported-media-type'),
  'body-size': rule('A body that is too large is rejected', 'body-limit', 'pdf-errors'),
  'unknown-record': rule('An unknown record is not found', 'not-found'),
  'other-parent': rule('A record is not found below another parent', 'not-found'),
  'invalid-parameter': rule(
    'An invalid parameter is rejected',
    'validation-of-reads',
    'page-size-out-of-range',
    'unknown-parameters-rejected',
    'ids-not-a-number',
    'tenant-header-integer',
  ),
  'invalid-body': rule('An invalid body is rejected', 'fields-of-writes', 'unknown-fields-rejected'),
  'accepted-body': rule('No body is accepted that its schema forbids', 'fields-of-writes', 'unknown-fields-rejected'),
  errors: rule('errors names the invalid field', 'errors-keys', 'errors-values'),
  'errors-all': rule('errors names every invalid field', 'errors-is-dictionary', 'errors-all-at-once'),
  stored: rule('A rejected write has no effect', 'writes-return-400', 'writes-are-whole'),
  method: rule('A path has no other methods than those of the contract', 'read-only-takes-get'),
  'allow-header': rule('Allow names the methods of the path', 'method-not-allowed'),
  'status-on-demand': rule('A mock server returns any status of the contract', 'unauthorized', ...STATUSES.slice(1)),

  // Writes.
  'write-status': rule(
    'A valid write succeeds',
    'create-returns-201',
    'replace-operation',
    'update-operation',
    'fields-of-writes',
  ),
  'created-as-sent': rule('A record is created as it was sent', 'create-operation'),
  'created-record': rule('A created record can be read', 'create-returns-201', 'get-operation'),
  'write-read-back': rule('A write returns the record as it is read', 'responses-of-writes'),
  'list-shows': rule('A list shows a record as it was written', 'list-operation'),
  'created-once': rule('One POST creates one record', 'create-operation'),
  'read-only-field': rule('A field that nobody can edit stays as it is', 'article-stock-not-editable'),
  location: rule('Location is the URL of the created record', 'create-location'),
  'replaced-as-sent': rule('PUT sets the fields that are sent', 'replace-operation'),
  'put-replaces': rule('PUT empties the fields that are left out', 'put-replaces'),
  'put-keeps-identifiers': rule('PUT keeps what identifies a record', 'put-replaces'),
  'updated-as-sent': rule('PATCH sets the fields that are sent', 'update-operation'),
  'patch-keeps': rule('PATCH keeps the fields that are left out', 'patch-keeps-other-fields'),
  'patch-objects': rule('PATCH replaces an object as a whole', 'patch-merges-fields'),
  'delete-status': rule('A deletion succeeds with 204', 'delete-returns-204'),
  deleted: rule('A deleted record is gone', 'delete-operation'),
  'pdf-bytes': rule('A PDF is returned as it was sent', 'pdf-body'),
  'attached-file': rule('An invoice names its file', 'scan-becomes-file'),

  // Invoices, orders and journal entries.
  'text-lines': rule('A line of text is not part of the total', 'line-text-not-in-total'),
  'price-including-vat': rule('unitPriceIncludingVat says what a price includes', 'line-price-including-vat'),
  'line-amount': rule('The amount of a line is quantity times price less discount', 'line-amounts'),
  'invoice-total': rule('The total of an invoice is that of its lines', 'line-amounts', 'vat-rounded-once'),
  'article-price': rule('A line without a price has that of its article', 'line-article-price'),
  stock: rule('A sales order changes the stock of its articles', 'article-stock-by-sales-orders'),
  'mandate-iban': rule('The IBAN of a mandate is that of its debtor', 'mandate-iban-copied'),
  'cash-balances': rule('An entry of a cash register has its two balances', 'cash-balances'),
  'period-zero': rule('The log lacks the entries of period 0', 'sync-period-zero'),
  'change-log': rule(
    'The log has every change and deletion of a journal entry',
    'journal-entry-log-added',
    'journal-entry-log-deleted',
    'journal-entry-log-is-change-log',
    'log-has-drafts',
  ),

  // Sign-in.
  'sign-in': rule('A known client is sent to the sign-in page', 'flow-redirect', 'authorize-endpoint'),
  'sign-in-error': rule('An error returns to the callback', 'authorize-response-type', 'authorize-responses'),
  'unknown-client': rule('An unknown client is rejected', 'authorize-client-id', 'authorize-responses'),
  'redirect-uri': rule('An unregistered callback is rejected', 'authorize-redirect-uri', 'authorize-responses'),
  'token-error': rule('The token endpoint explains an error', 'token-errors'),
  'refresh-token': rule('A refresh returns new tokens', 'token-refresh-response'),
} as const satisfies Readonly<Record<string, Rule>>;

export type RuleId = keyof typeof rules;
