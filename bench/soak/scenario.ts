import { demoClient } from '../../mocks/seed/demo-access.ts';
import { authorization, createDraftInvoice, filterDebtors, getDebtor, listDebtors, request } from '../requests.ts';

const reads = [
  { ...listDebtors, records: 25 },
  { ...filterDebtors, records: 25 },
  request('GET /v1/debtors?pageSize=10&page=2&orderby=-name&fields=id,name,email', 200, { records: 10 }),
  request('GET /v1/salesinvoices?metaOnly=true&debtorId=5', 200),
  getDebtor,
  request('GET /v1/salesinvoiceswithlines/1', 200),
  request('GET /v1/files/1', 200),
];

/** Writes, each undone, so that the data do not grow. */
const writes = [
  request('POST /v1/debtors', 201, { body: { name: 'Soak {unique}', debtorKindId: 1 }, save: 'id' }),
  request('PATCH /v1/debtors/{id}', 200, { body: { remark: 'Temporary' } }),
  request('PUT /v1/debtors/{id}', 200, { body: { name: 'Soak {unique} B.V.', debtorKindId: 2 } }),
  request('DELETE /v1/debtors/{id}', 204),
  { ...createDraftInvoice, save: 'id' },
  request('PATCH /v1/draftsalesinvoices/{id}', 200, { body: { reference: 'PO-{unique}' } }),
  request('GET /v1/draftsalesinvoices/{id}/lines', 200, { records: 3 }),
  request('DELETE /v1/draftsalesinvoiceswithlines/{id}', 204),
];

const refresh = {
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  body: `grant_type=refresh_token&refresh_token={refresh_token}&client_id=${demoClient.id}&client_secret=${demoClient.secret}`,
};
const headers = { authorization: 'Bearer {access_token}' };

/** Sign-in. Using a refresh token twice would revoke all its tokens. */
const signIn = [
  request('POST /_sandbox/tokens', 200, { headers: {}, body: { user: 'demo' }, save: 'refresh_token' }),
  request('POST /connect/token', 200, { ...refresh, save: 'access_token' }),
  request('GET /v1/debtors/2', 200, { headers }),
  request('POST /connect/token', 400, refresh),
  request('GET /v1/debtors/2', 401, { headers }),
];

const rejections = [
  request('GET /v1/debtors', 401, { headers: {} }),
  request('GET /v1/debtors', 403, { headers: { ...authorization, 'x-tenant-id': '3' } }),
  request('GET /v1/debtors/{unique}', 404),
  request('GET /v1/nothing{unique}', 404),
  request('GET /v1/debtors?pageSize=none', 400),
  request('POST /v1/debtors', 400, { body: { shoeSize: 43 } }),
  request('PATCH /v1/debtors', 405, { body: {} }),
  request('POST /v1/inboxfiles', 415, { body: {} }),
];

/** The requests that each connection of a soak repeats. */
export const scenario = [...reads, ...writes, ...reads, ...signIn, ...reads, ...rejections];
