import type { Random } from '../../conformance/fuzz/random.ts';
import { pdfSaying } from '../../mocks/documents/pdf.ts';
import { get, idIn, remove, type Story, send, tokenRequest, upload } from './steps.ts';

/** A story, and how often it is told beside the others. */
export interface Told {
  readonly weight: number;
  readonly tell: (random: Random) => Story;
}

/**
 * What users do. Each story takes back what it wrote, so that data do not grow. Two cannot, and are seldom told: the
 * platform keeps every PDF, and its log every change of the ledger.
 */
export const stories: readonly Told[] = [
  { weight: 300, tell: browsing },
  { weight: 100, tell: reading },
  { weight: 60, tell: debtor },
  { weight: 60, tell: draft },
  { weight: 20, tell: order },
  { weight: 2, tell: bookedInvoice },
  { weight: 20, tell: signIn },
  { weight: 20, tell: scan },
  { weight: 1, tell: keptScan },
  { weight: 40, tell: refusals },
  { weight: 10, tell: aside },
];

const fields = [
  'id',
  'number',
  'name',
  'email',
  'phone',
  'address',
  'debtorKindId',
  'paymentConditionId',
  'creditLimit',
];

function* browsing(random: Random): Story {
  const chosen = fields.filter(() => random.chance(0.5)).join(',') || 'id';
  const order = `${random.of(['', '-'])}${random.of(['id', 'name', 'number'])}`;
  // No debtor has a kind with a number that high, so the list is the same and the question new.
  const kind = 1_000_000 + random.below(1_000_000_000);
  yield get('list, the same each time', '/v1/debtors?pageSize=25');
  yield get('list, filtered', `/v1/debtors?pageSize=25&debtorKindId=1&debtorKindId=${kind}`);
  yield get('list, sorted, some fields', `/v1/debtors?pageSize=10&page=2&orderby=${order}&fields=${chosen}`);
  yield get('list, count only', `/v1/salesinvoices?metaOnly=true&debtorId=${1 + random.below(30)}`);
  if (random.chance(0.02)) yield get('list, 1,000 records', '/v1/ledgerlines?Bookyear=2026&pageSize=1000');
}

function* reading(random: Random): Story {
  yield get('record', `/v1/debtors/${1 + random.below(30)}`);
  yield get('record with lines', `/v1/salesinvoiceswithlines/${1 + random.below(12)}`);
}

function* debtor(random: Random): Story {
  const name = `Soak ${random.below(1_000_000_000)}`;
  const created = yield send('create', 'POST', '/v1/debtors', { name, debtorKindId: 1, paymentConditionId: 1 });
  const path = `/v1/debtors/${idIn(created)}`;
  yield send('update', 'PATCH', path, { remark: 'Kept for a moment' });
  yield get('record', path);
  yield send('replace', 'PUT', path, { name: `${name} B.V.`, debtorKindId: 2 });
  yield remove('delete', path);
}

const lines = (random: Random) => [
  { bookingType: 'A', ArticleSku: 'KAAS-OUD-500', quantity: 1 + random.below(20), discountPercentage: 10 },
  { bookingType: 'V', salesTypeId: 3, unitPrice: 45 },
  { bookingType: 'T', description: 'Met dank.' },
];

function* draft(random: Random): Story {
  const body = { debtorId: 5, invoiceDate: '2026-01-31', reference: 'PO-4711', lines: lines(random) };
  const created = yield send('create with lines', 'POST', '/v1/draftsalesinvoiceswithlines', body);
  const id = idIn(created);
  yield send('update', 'PATCH', `/v1/draftsalesinvoices/${id}`, { reference: `PO-${random.below(10_000)}` });
  yield get('list of lines', `/v1/draftsalesinvoices/${id}/lines`);
  yield remove('delete', `/v1/draftsalesinvoiceswithlines/${id}`);
}

function* order(random: Random): Story {
  const [article, , text] = lines(random);
  const body = { debtorId: 5, orderDate: '2026-01-31', lines: [article, text] };
  const created = yield send('create with lines', 'POST', '/v1/salesorderwithlines', body);
  yield remove('delete', `/v1/salesorderwithlines/${idIn(created)}`);
}

function* bookedInvoice(random: Random): Story {
  const body = { debtorId: 5, invoiceDate: '2026-01-31', lines: lines(random) };
  const created = yield send('create, booked in the ledger', 'POST', '/v1/salesinvoiceswithlines', body);
  const path = `/v1/salesinvoices/${idIn(created)}`;
  yield send('update', 'PATCH', path, { remark: 'Booked for a moment' });
  yield remove('delete, out of the ledger', path);
}

interface Tokens {
  readonly access_token: string;
  readonly refresh_token: string;
}

/** A refresh token that is used twice takes with it all that came of the sign-in, so nothing is kept. */
function* signIn(): Story {
  const order = { headers: { 'content-type': 'application/json' }, status: 200 };
  const issued = yield send('token', 'POST', '/_sandbox/tokens', { user: 'demo' }, order);
  const { refresh_token } = JSON.parse(issued.body) as Tokens;
  const refreshed = yield tokenRequest('token, refreshed', { grant_type: 'refresh_token', refresh_token });
  const authorization = `Bearer ${(JSON.parse(refreshed.body) as Tokens).access_token}`;
  yield get('record', '/v1/debtors/1', { headers: { authorization } });
  yield tokenRequest('token, refused', { grant_type: 'refresh_token', refresh_token }, 400);
  yield get('refused, token revoked', '/v1/debtors/1', { headers: { authorization }, status: 401 });
}

const pdf = Buffer.from(pdfSaying('A scan that is sent again and again.'));
const notPdf = Buffer.alloc(100_000, 'no PDF ');

function* scan(random: Random): Story {
  yield get('PDF, down', random.of(['/v1/inboxfiles/1', '/v1/files/1']));
  yield upload('PDF, refused', '/v1/inboxfiles', notPdf, { status: 400 });
}

function* keptScan(): Story {
  const created = yield upload('PDF, up', '/v1/inboxfiles', pdf);
  yield get('PDF, down', `/v1/inboxfiles/${idIn(created)}`);
}

const unknownToken = { authorization: 'Bearer nobody-has-this-one' };
const ofNobody = { 'x-tenant-id': '3', authorization: 'Bearer sandbox-demo-token' };

function* refusals(random: Random): Story {
  const debtors = '/v1/debtors';
  const value = { debtorKindId: 1, name: random.below(1000), shoeSize: 43 };
  yield get('refused, no token', debtors, { headers: {}, status: 401 });
  yield get('refused, unknown token', debtors, { headers: unknownToken, status: 401 });
  yield get('refused, unknown tenant', debtors, { headers: ofNobody, status: 403 });
  yield get('refused, no such record', `${debtors}/${900_000_000 + random.below(1000)}`, { status: 404 });
  yield get('refused, no such path', `/v1/debtor${random.below(1000)}`, { status: 404 });
  yield get('refused, wrong query', `${debtors}?pageSize=none&colour=${random.below(1000)}`, { status: 400 });
  yield send('refused, wrong method', 'PATCH', debtors, value, { status: 405 });
  yield send('refused, wrong body', 'POST', debtors, value, { status: 400 });
  yield upload('refused, wrong media type', debtors, pdf, { status: 415 });
}

function* aside(): Story {
  yield get('example of the contract', '/v1/debtors/1', {
    headers: { authorization: 'Bearer sandbox-demo-token', prefer: 'code=429' },
    status: 429,
  });
  yield get('control plane', '/_sandbox/health', { headers: {} });
  yield get('page of the site', '/docs/', { headers: {} });
}
