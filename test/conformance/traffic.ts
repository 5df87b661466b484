import { demoToken } from '../../mocks/seed/demo-access.ts';

interface Body {
  readonly id?: number;
  readonly _data?: readonly { readonly id?: number }[];
  readonly _meta?: { readonly nextPage?: string | null; readonly previousPage?: string | null };
}

interface Options {
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string | undefined>>;
}

type Send = (method: string, path: string, options?: Options) => Promise<Body>;

const createSend =
  (url: string): Send =>
  async (method, path, { body, headers = {} } = {}) => {
    const usual = { authorization: `Bearer ${demoToken}`, 'x-tenant-id': '1', 'accept-language': 'en' };
    const type = body === undefined ? {} : { 'content-type': 'application/json' };
    const sent = Object.entries({ ...usual, ...type, ...headers }).filter(
      (pair): pair is [string, string] => pair[1] !== undefined,
    );
    const content = body instanceof Uint8Array ? Buffer.from(body) : JSON.stringify(body);
    const init = { method, headers: sent, ...(body !== undefined && { body: content }), redirect: 'manual' } as const;
    // An integration goes on after a lost connection.
    const response = await fetch(`${url}${path}`, init).catch(() => undefined);
    return parse((await response?.text()) ?? '');
  };

function parse(text: string): Body {
  try {
    return (JSON.parse(text) ?? {}) as Body;
  } catch {
    return {};
  }
}

/** The path of a link, on whatever server. */
const toPath = (link: string | null | undefined): string | undefined => {
  const url = link ? URL.parse(link) : undefined;
  return url ? `${url.pathname}${url.search}` : undefined;
};

/** Sends the requests of an integration on an ordinary day: it reads, searches, writes, makes mistakes, and cleans up. */
export async function sendTraffic(url: string): Promise<void> {
  const send = createSend(url);
  await readDebtors(send);
  await readBooks(send);
  await makeMistakes(send);
  await writeDebtor(send);
  await writeInvoice(send);
  await uploadScan(send);
}

/** A synchronization of debtors in pages, searches, and details. */
async function readDebtors(send: Send): Promise<void> {
  await send('GET', '/v1/administrations');
  await send('GET', '/v1/debtors?pageSize=1000', { headers: { 'x-tenant-id': '2' } });
  await send('GET', '/v1/debtors?pageSize=1000');
  let next: string | undefined = '/v1/debtors?pageSize=12&debtorKindId=1';
  for (let count = 0; next !== undefined && count < 4; count += 1)
    next = toPath((await send('GET', next))._meta?.nextPage);
  const second = await send('GET', '/v1/debtors?pageSize=10&page=2');
  await send('GET', '/v1/debtors?pageSize=10&page=1');
  await send('GET', '/v1/debtors?pageSize=10&page=2');
  const previous = toPath(second._meta?.previousPage);
  if (previous !== undefined) await send('GET', previous);
  const queries = ['orderby=-name', 'orderby=name&pageSize=20', 'fields=id,name', 'metaOnly=true', 'id=3&id=5'];
  for (const query of [...queries, 'debtorKindId=1', 'debtorKindId=2', 'id=3&debtorKindId=2', 'name=nobody'])
    await send('GET', `/v1/debtors?${query}`);
  for (const id of [1, 2, 3]) await send('GET', `/v1/debtors/${id}`);
}

async function readBooks(send: Send): Promise<void> {
  const drafts = await send('GET', '/v1/draftsalesinvoices');
  for (const { id } of drafts._data ?? []) await send('GET', `/v1/draftsalesinvoices/${id}/lines`);
  await send('GET', '/v1/journalentrylog?pageSize=50');
  await send('GET', '/v1/ledgerlines?Bookyear=2026&Period=0&pagesize=100&metaOnly=false');
  await send('GET', '/v1/outstandingsalesinvoices');
  await send('GET', '/v1/countries/1');
}

/** Sends the requests of an integration that is being built. */
async function makeMistakes(send: Send): Promise<void> {
  await send('GET', '/v1/debtors/1', { headers: { authorization: undefined } });
  await send('GET', '/v1/debtors/1', { headers: { authorization: 'Bearer expired-token-of-yesterday' } });
  await send('GET', '/v1/debtors', { headers: { 'x-tenant-id': '999' } });
  const foreign = await send('GET', '/v1/debtors?pageSize=1000', { headers: { 'x-tenant-id': '2' } });
  for (const { id } of (foreign._data ?? []).slice(0, 2)) await send('GET', `/v1/debtors/${id}`);
  await send('GET', '/v1/debtors/2147483647');
  await send('GET', '/v1/debtors?kind=1');
  await send('GET', '/v1/debtors?pageSize=0', { headers: { 'accept-language': 'nl' } });
  await send('GET', '/v1/debtors?pageSize=0');
  await send('GET', '/v1/debtors', { headers: { accept: 'text/csv' } });
  await send('POST', '/v1/countries', { body: { name: 'Utopia' } });
  await send('PUT', '/v1/countries/1', { body: { name: 'Utopia' } });
}

/** A debtor from the first try to its end. */
async function writeDebtor(send: Send): Promise<void> {
  const path = '/v1/debtors';
  const debtor = {
    name: 'Kaashandel De Proef',
    debtorKindId: 1,
    contactName: 'A. de Vries',
    remark: 'by phone',
    creditLimit: 250.5,
  };
  const address = { street: 'Dorpsstraat', houseNumber: '1', postalCode: '1234 AB', city: 'Edam', countryId: 1 };
  await send('POST', path, { body: { name: 12, debtorKindId: 'one' } });
  await send('POST', path, { body: { ...debtor, name: undefined } });
  await send('POST', path, {
    body: Buffer.from('name=x'),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  const created = await send('POST', path, { body: { ...debtor, address } });
  const record = `${path}/${created.id}`;
  await send('GET', record);
  await send('GET', `${path}?pageSize=1000`);
  await send('PATCH', record, { body: { remark: 'by mail' } });
  await send('PATCH', record, { body: { address: { street: 'Kerkstraat', city: 'Edam', countryId: 1 } } });
  await send('PATCH', record, { body: { remark: 7 } });
  await send('GET', record);
  await send('PUT', record, { body: { name: debtor.name, debtorKindId: 1 } });
  await send('GET', record);
  await send('DELETE', record);
  await send('GET', record);
}

/** A draft with a price that includes VAT, and a line of text. */
async function writeInvoice(send: Send): Promise<void> {
  const path = '/v1/draftsalesinvoiceswithlines';
  const lines = [
    {
      bookingType: 'V',
      salesTypeId: 3,
      description: 'Workshop',
      quantity: 2,
      unitPrice: 121,
      unitPriceIncludingVat: true,
    },
    { bookingType: 'T', description: 'With thanks', quantity: 1, unitPrice: 50 },
  ];
  await send('POST', path, { body: { debtorId: 1, lines: [{ ...lines[0], unitPrice: 1.000_01 }] } });
  const { id } = await send('POST', path, { body: { debtorId: 1, lines } });
  await send('GET', `${path}/${id}`);
  await send('DELETE', `${path}/${id}`);
}

async function uploadScan(send: Send): Promise<void> {
  const pdf = Buffer.from('%PDF-1.4\n% a scan\n%%EOF\n');
  const { id } = await send('POST', '/v1/inboxfiles', { body: pdf, headers: { 'content-type': 'application/pdf' } });
  await send('GET', `/v1/inboxfiles/${id}`);
}
