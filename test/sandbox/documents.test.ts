import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { demoToken } from '../../mocks/seed/demo-access.ts';
import { fillPath, listOperations, PDF_HEADERS, SMALL_PDF } from '../support/operations.ts';
import { alternateLanguage, createMessage, createRejections, expectProblem } from '../support/problems.ts';
import { useSandbox } from '../support/sandbox.ts';

const sandbox = useSandbox();
const { call } = sandbox;
const { expectInvalid, expectNothingStored, expectRefused } = createRejections(sandbox);
beforeEach(() => sandbox.reset());

/** 5 MB, as the platform says it. */
const most = 5_242_880;

/** A PDF by its first bytes, and every byte that there is after them. */
function getPdf(size: number): Buffer {
  const bytes = Buffer.alloc(
    size,
    Uint8Array.from({ length: 256 }, (_none, index) => index),
  );
  bytes.write('%PDF-', 'latin1');
  return bytes;
}

const digest = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

async function send(path: string, body: RequestInit['body'], headers: Record<string, string> = PDF_HEADERS) {
  const response = await fetch(`${sandbox.url}${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${demoToken}`, ...headers },
    body,
    duplex: 'half',
  } as RequestInit);
  // biome-ignore lint/suspicious/noExplicitAny: a test says by its assertions what it expects to find.
  return { status: response.status, headers: response.headers, body: (await response.json()) as any };
}

async function download(url: string) {
  const response = await fetch(url.startsWith('http') ? url : `${sandbox.url}${url}`, {
    headers: { authorization: `Bearer ${demoToken}` },
  });
  return { status: response.status, headers: response.headers, bytes: new Uint8Array(await response.arrayBuffer()) };
}

/** Where PDFs are sent, and where they are to be had after that. */
const keepers: Readonly<Record<string, string>> = {
  uploadInboxFile: 'inboxfiles',
  uploadSalesInvoiceFile: 'files',
  uploadPurchaseInvoiceFile: 'files',
};
const uploads = listOperations('upload').map(
  (operation) => [fillPath(operation), keepers[operation.id] ?? ''] as const,
);

it('has three PDF uploads and two kinds of PDF download', () => {
  expect(listOperations('upload').map(({ id }) => id)).toEqual(expect.arrayContaining(Object.keys(keepers)));
  expect(uploads).toHaveLength(3);
  expect(listOperations('download').map(({ path }) => path)).toEqual(['/v1/inboxfiles/{id}', '/v1/files/{id}']);
});

describe.each(uploads)('POST %s', (path, keeper) => {
  it.each([5, 6, 65_536, 65_537, most])('stores a PDF of %d bytes unchanged', async (size) => {
    const bytes = getPdf(size);
    const created = await send(path, bytes);
    expect(created.status).toBe(201);
    const { id, _meta } = created.body;
    expect(created.headers.get('location')).toBe(`${sandbox.url}/v1/${keeper}/${id}`);
    expect(_meta).toEqual({
      self: `${sandbox.url}/v1/${keeper}/${id}`,
      administrationId: 1,
      administrationName: 'Kaasmakerij De Vijfhoek B.V.',
      profileName: 'Demo user',
    });
    const file = await download(_meta.self);
    expect([file.status, file.bytes.length, digest(file.bytes)]).toEqual([200, size, digest(bytes)]);
  });

  it('stores up to 1,024 bytes before the PDF too, as readers accept them', async () => {
    for (const before of ['\ufeff', '\r\n', 'x'.repeat(1024)]) {
      const bytes = Buffer.from(`${before}%PDF-1.4\n%%EOF\n`);
      const created = await send(path, bytes);
      expect(created.status).toBe(201);
      expect(digest((await download(created.body._meta.self)).bytes)).toBe(digest(bytes));
    }
  });

  it('stores a chunked PDF', async () => {
    const bytes = getPdf(most);
    const created = await send(path, new Blob([Uint8Array.from(bytes)]).stream());
    expect(created.status).toBe(201);
    expect(digest((await download(created.body._meta.self)).bytes)).toBe(digest(bytes));
  });

  it('rejects a PDF over the limit, with and without Content-Length', async () => {
    const bytes = getPdf(most + 1);
    for (const body of [bytes, new Blob([Uint8Array.from(bytes)]).stream()]) {
      const reply = await send(path, body, { ...PDF_HEADERS, 'accept-language': 'nl' });
      expectProblem(reply, 'payload-too-large', 'nl', path);
      expect(reply.body.detail).toContain('5242880');
    }
    await expectNothingStored();
  });

  it('rejects a body that is not a PDF', async () => {
    const asJson = '{"name": "scan.pdf"}';
    for (const body of ['no PDF', '%PDF', '%pdf-1.4', `${' '.repeat(1025)}%PDF-1.4`, asJson])
      await expectInvalid({ path, options: { body, headers: PDF_HEADERS }, errors: { body: createMessage('notPdf') } });
    const nothing = { method: 'POST', body: '', headers: PDF_HEADERS };
    await expectInvalid({ path, options: nothing, errors: { body: createMessage('bodyRequired') } });
    const without = { method: 'POST', headers: PDF_HEADERS };
    await expectInvalid({ path, options: without, errors: { body: createMessage('bodyRequired') } });
    await expectNothingStored();
  });

  it('rejects another content type', async () => {
    const detail = createMessage('mediaTypeUnsupported', { types: ['application/pdf'] });
    const types = ['application/json', 'text/plain', 'application/octet-stream', 'multipart/form-data', 'nonsense'];
    for (const [index, type] of types.entries()) {
      const options = { body: SMALL_PDF, headers: { 'content-type': type }, ...alternateLanguage(index) };
      await expectRefused('unsupported-media-type', detail, path, options);
    }
    const reply = await send(path, Buffer.from(SMALL_PDF), {});
    expectProblem(reply, 'unsupported-media-type', 'en', path);
    expect(reply.body.detail).toContain('application/pdf');
    await expectNothingStored();
  });

  it.each(['Application/PDF', 'application/pdf; version=1.7'])('accepts the content type %s', async (type) => {
    expect((await send(path, Buffer.from(SMALL_PDF), { 'content-type': type })).status).toBe(201);
  });
});

// Invoices on which nothing has been paid.
describe.each([
  ['salesinvoices', 5],
  ['purchaseinvoices', 4],
] as const)('scan of one of the %s', (resource, unpaid) => {
  const invoice = `/v1/${resource}/${unpaid}`;
  const attach = async (bytes: Buffer) => (await send(`${invoice}/file`, bytes)).body.id as number;

  it('is referenced by the invoice in every view and can be downloaded', async () => {
    const bytes = getPdf(1000);
    const before = (await call(invoice)).body;
    const id = await attach(bytes);
    expect((await call(invoice)).body).toEqual({ ...before, fileId: id });
    expect((await call(`/v1/${resource}withlines/${unpaid}`)).body.fileId).toBe(id);
    const file = await download(`/v1/files/${(await call(invoice)).body.fileId}`);
    expect(digest(file.bytes)).toBe(digest(bytes));
  });

  it('replaces the previous scan', async () => {
    const first = await attach(getPdf(10));
    const second = await attach(getPdf(20));
    expect(second).not.toBe(first);
    const { fileId } = (await call(invoice)).body;
    expect(fileId).toBe(second);
    expect((await download(`/v1/files/${fileId}`)).bytes).toHaveLength(20);
  });

  it('can be downloaded after another one took its place, and after the invoice is deleted', async () => {
    const id = await attach(getPdf(10));
    const later = await attach(getPdf(20));
    expect((await call(invoice, { method: 'DELETE' })).status).toBe(204);
    expect((await download(`/v1/files/${id}`)).bytes).toHaveLength(10);
    expect((await download(`/v1/files/${later}`)).bytes).toHaveLength(20);
  });

  it('survives updates of the invoice and cannot be written', async () => {
    const id = await attach(getPdf(10));
    expect((await call(invoice, { method: 'PATCH', body: { remark: 'Gescand' } })).body.fileId).toBe(id);
    const { debtorId, creditorId } = (await call(invoice)).body;
    const party = resource === 'salesinvoices' ? { debtorId } : { creditorId };
    expect((await call(invoice, { method: 'PUT', body: party })).body.fileId).toBe(id);
    const options = { method: 'PATCH', body: { fileId: 1 } };
    await expectInvalid({ path: invoice, options, errors: { fileId: createMessage('readOnlyField') } });
  });

  it('is attached to one invoice only', async () => {
    const otherInvoice = (await call(`/v1/${resource}/2`)).body;
    await attach(getPdf(10));
    expect((await call(`/v1/${resource}/2`)).body).toEqual(otherInvoice);
  });
});

describe.each([
  ['inboxfiles', '/v1/inboxfiles'],
  ['files', '/v1/salesinvoices/1/file'],
])('GET /v1/%s/{id}', (keeper, path) => {
  it('is served as an attachment', async () => {
    const { body } = await send(path, Buffer.from(SMALL_PDF));
    const { status, headers } = await download(`/v1/${keeper}/${body.id}`);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/pdf');
    expect(headers.get('content-disposition')).toBe(`attachment; filename="${keeper}-${body.id}.pdf"`);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cache-control')).toBe('no-store');
    const head = await call(`/v1/${keeper}/${body.id}`, { method: 'HEAD' });
    expect([head.status, head.headers.get('content-type'), head.body]).toEqual([200, 'application/pdf', undefined]);
  });

  it('hides files of other administrations like unknown ones', async () => {
    const { body } = await send(path, Buffer.from(SMALL_PDF));
    for (const [tenant, user] of [
      [2, 'demo'],
      [3, 'other'],
    ] as const) {
      const token = await sandbox.createToken(user);
      const detail = createMessage('recordNotFound', { id: body.id, path: `/v1/${keeper}` });
      await expectRefused('not-found', detail, `/v1/${keeper}/${body.id}`, { tenant, token });
    }
    expect((await download(`/v1/${keeper}/${body.id}`)).status).toBe(200);
  });

  it('hides files of the other kind', async () => {
    const ids = await Promise.all(Array.from({ length: 20 }, () => send(path, Buffer.from(SMALL_PDF))));
    const last = Math.max(...ids.map(({ body }) => body.id));
    const otherKind = keeper === 'files' ? 'inboxfiles' : 'files';
    expect((await download(`/v1/${otherKind}/${last}`)).status).toBe(404);
  });
});

it('rejects a scan for an invoice of another administration', async () => {
  for (const resource of ['salesinvoices', 'purchaseinvoices']) {
    const { status } = await call(`/v1/${resource}/1/file`, { body: SMALL_PDF, headers: PDF_HEADERS, tenant: 2 });
    expect(status, resource).toBe(404);
  }
  await expectNothingStored();
});
