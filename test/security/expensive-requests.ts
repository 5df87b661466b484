import { demoClient } from '../../mocks/seed/demo-access.ts';

/** A kind of request that takes much of a server. */
export interface ExpensiveRequest {
  readonly method: string;
  /** Inside a world. */
  readonly path: string;
  /** Statuses that the response may have, besides a quota's. */
  readonly statuses: readonly number[];
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** The limits of bodies: of an import into a world of a public host, of the API, and of headers. */
const [IMPORT, BODY, HEAD] = [1_390_000, 1_040_000, 15_000];

const repeat = (text: string, bytes: number): string => text.repeat(Math.floor(bytes / text.length));
const list = (text: string, bytes: number): string => `[${repeat(`${text},`, bytes - text.length - 2)}${text}]`;
const levels = (bytes: number): string => repeat('[', bytes / 2) + repeat(']', bytes / 2);
/** Members with names of their own. */
const members = (bytes: number, member: (index: number) => string, separator = ','): string =>
  Array.from({ length: Math.floor(bytes / (member(99_999).length + 1)) }, (_, index) => member(index)).join(separator);

const request = (line: string, statuses: readonly number[], body?: string): ExpensiveRequest => {
  const [method = '', path = ''] = line.split(' ', 2);
  return { method, path, statuses, ...(body !== undefined && { body }) };
};

const imports = (body: string, ...statuses: number[]) => request('PUT /_sandbox/state', [...statuses, 503], body);
const drafts = (body: string) => request('POST /v1/draftsalesinvoiceswithlines', [400, 507], body);
const form = (line: string, body: string): ExpensiveRequest => ({
  ...request(line, [400, 401], body),
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
});

const toDraft = (line: object, count: number): string =>
  JSON.stringify({ debtorId: 1, lines: Array.from({ length: count }, () => line) });

/** An entry with as many lines as the contract allows. */
export const LONG_ENTRY: string = JSON.stringify({
  JournalId: 1,
  bookYear: 2026,
  bookPeriod: 3,
  sourceDocumentNumber: 'MEM-1',
  description: 'Long',
  lines: Array.from({ length: 500 }, (_, index) => [
    { ledgerAccountId: 85, description: `Line ${index}`, amountDebit: index + 1 },
    { ledgerAccountId: 6, description: `Line ${index}`, amountCredit: index + 1 },
  ]).flat(),
});

/** Adds records to a state until it is as large as it may be. */
function addCostCenters(state: string): string {
  const { administrations = [], ...head } = JSON.parse(state) as {
    readonly administrations?: readonly { readonly records: Record<string, object[]> }[];
  };
  const costCenters = administrations[0]?.records.costcenters ?? [];
  const toCostCenter = (id: number) => ({ id, code: `C${id}`, description: 'x' });
  const room = IMPORT - JSON.stringify({ ...head, administrations }).length;
  const count = Math.floor(room / (JSON.stringify(toCostCenter(1_000_000)).length + 1));
  for (let index = 0; index < count; index += 1) costCenters.push(toCostCenter(1_000_000 + index));
  return JSON.stringify({ ...head, administrations });
}

/**
 * Lists kinds of requests that take much of a server, by what they are.
 *
 * @param state an export of a world, which can be imported.
 */
export function listExpensiveRequests(state: string): Readonly<Record<string, ExpensiveRequest>> {
  const { contractVersion = '' } = JSON.parse(state) as { readonly contractVersion: string };
  const head = `"format":1,"contractVersion":"${contractVersion}","shared":{}`;
  const ofRecords = (records: string) => `{${head},"administrations":[{"id":1,"records":${records}}]}`;
  return {
    'list: all ledger lines': request('GET /v1/ledgerlines?Bookyear=2026&pagesize=100000', [200]),
    'list: nothing found': request('GET /v1/ledgerlines?Bookyear=2026&description=nothing', [200]),
    'list: entries with lines': request('GET /v1/journalentrieswithlines', [200]),
    'grouping by everything': request(
      'GET /v1/ledgergrouped?bookyear=2026&groupBy=journal&groupBy=period&groupBy=costCenter&groupBy=costUnit',
      [200],
    ),
    document: request('GET /v1/files/1', [200]),
    'control: export': request('GET /_sandbox/state', [200]),
    'control: readiness': request('GET /_sandbox/readiness', [200]),
    'control: journal': request('GET /_sandbox/requests?details=true&limit=1000', [200]),
    'control: events': request('GET /_sandbox/requests/events?after=0&limit=1', [200]),
    'control: inspector': request('GET /_sandbox/inspector', [200]),
    'control: snapshot': request('POST /_sandbox/snapshots', [201, 400, 507], '{"name":"saved"}'),
    'control: restore': request('POST /_sandbox/snapshots/saved/restore', [204]),
    'control: close a year': request('POST /_sandbox/administrations/1/bookyears/2025/close', [200, 400]),
    'control: days pass': request('POST /_sandbox/clock/advance', [200, 400], '{"days":1}'),

    'query: names of their own': request(`GET /v1/debtors?${members(HEAD, (index) => `n${index}=1`, '&')}`, [400]),
    'query: many values': request(`GET /v1/debtors?${repeat('id=1&', HEAD)}id=1`, [200, 400]),
    'query: a long filter': request(`GET /v1/debtors?name=${'x'.repeat(HEAD)}`, [200, 400]),
    'query: many fields': request(`GET /v1/debtors?fields=${repeat('name,', HEAD)}id`, [200, 400]),
    'headers: a long language': {
      ...request('GET /v1/debtors', [200]),
      headers: { 'accept-language': repeat('nl;q=0.1,', HEAD - 500) },
    },

    'body: above the limit': request('POST /v1/debtors', [413], `{"name":"${'x'.repeat(2_000_000)}"}`),
    'body: many levels': drafts(levels(BODY)),
    'body: many fields': drafts(`{${members(BODY, (index) => `"a${index}":1`)}}`),
    'body: empty objects': drafts(list('{}', BODY)),
    'body: a long number': drafts(`{"debtorId":${'9'.repeat(BODY - 30)}}`),
    'body: a long text of escapes': drafts(`{"description":"${repeat('\\u00e9', BODY - 30)}"}`),
    'body: too many lines': drafts(`{"debtorId":1,"lines":${list('{"bookingType":"T"}', BODY - 40)}}`),
    'body: a thousand lines': {
      ...drafts(toDraft({ bookingType: 'T', description: 'x'.repeat(200) }, 1000)),
      statuses: [201, 507],
    },
    'body: a thousand wrong lines': drafts(
      toDraft({ bookingType: 'V', salesTypeId: 'x', unitPrice: 'x', unknown: 1 }, 1000),
    ),
    'body: an entry of a thousand lines': request('POST /v1/journalentrieswithlines', [201, 507], LONG_ENTRY),
    'form: many names': form(
      'POST /connect/token',
      members(BODY, (index) => `a${index}=`, '&'),
    ),
    'sign-in: wrong secrets': form(
      'POST /connect/token',
      `grant_type=refresh_token&refresh_token=x&client_id=${demoClient.id}&client_secret=x`,
    ),
    'sign-in: pages': request(
      `GET /connect/authorize?response_type=code&client_id=${demoClient.id}&redirect_uri=http%3A%2F%2Flocalhost%3A3000%2Fcallback&scope=accounting-api%20offline_access&state=${'x'.repeat(500)}`,
      [302, 303, 400],
    ),
    'body: a large document': {
      ...request('POST /v1/inboxfiles', [201, 507], `%PDF-1.7${'x'.repeat(4_000_000)}`),
      headers: { 'content-type': 'application/pdf' },
    },
    // What the others have filled.
    'control: export of a full world': request('GET /_sandbox/state', [200]),

    // Makes room again.
    'control: reset': request('POST /_sandbox/reset', [204]),
    'import: empty objects': imports(list('{}', IMPORT), 400),
    'import: too large': imports(list('{}', 6_000_000), 413, 507),
    'import: many levels': imports(`{${head},"administrations":${levels(IMPORT - 200)}}`, 400),
    'import: empty records': imports(ofRecords(`{"debtors":${list('{}', IMPORT - 300)}}`), 400),
    'import: many resources': imports(ofRecords(`{${members(IMPORT * 0.9, (index) => `"r${index}":[]`)}}`), 400),
    'import: a record of many fields': imports(
      ofRecords(`{"debtors":[{${members(IMPORT * 0.9, (index) => `"f${index}":1`)}}]}`),
      400,
    ),
    'import: many administrations': imports(
      `{${head},"administrations":[${members(IMPORT - 300, (index) => `{"id":${index},"records":{}}`)}]}`,
      400,
    ),
    'import: a state': imports(state, 204),
    'import: as many records as fit': imports(addCostCenters(state), 204),
  };
}
