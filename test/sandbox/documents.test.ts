import { beforeEach, describe, expect, it } from 'vitest';
import { NOW } from '../support/books.ts';
import { fillPath, listOperations, PDF_HEADERS, SMALL_PDF } from '../support/operations.ts';
import { createMessage, createRejections, expectProblem } from '../support/problems.ts';
import { useSandbox } from '../support/sandbox.ts';
import { exchangeBytes } from './exchange-bytes.ts';

type Body = NonNullable<RequestInit['body']>;

const sandbox = useSandbox({ clock: NOW });
const { call } = sandbox;
const { expectInvalid, expectNothingStored } = createRejections(sandbox);
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

const send = (path: string, body: Body, headers: Record<string, string> = PDF_HEADERS) =>
  exchangeBytes(sandbox.url + path, { method: 'POST', headers, body });
const inChunks = (bytes: Buffer) => new Blob([Uint8Array.from(bytes)]).stream();
const download = (path: string) => exchangeBytes(sandbox.url + path);

async function expectStored(path: string, keeper: string, bytes: Buffer, body: Body = bytes) {
  const created = await send(path, body);
  const self = `/v1/${keeper}/${created.body.id}`;
  expect([created.status, created.headers.get('location')]).toEqual([201, sandbox.url + self]);
  const file = await download(self);
  // Not `toEqual`, which takes long and would print megabytes.
  expect([file.status, file.bytes.length, file.bytes.equals(bytes)]).toEqual([200, bytes.length, true]);
}

const uploads = listOperations('upload').map((operation) => {
  const keeper = operation.id === 'uploadInboxFile' ? 'inboxfiles' : 'files';
  return [fillPath(operation), keeper] as const;
});

describe.each(uploads)('POST %s', (path, keeper) => {
  it.each([5, 6, 65_536, 65_537])('stores a PDF of %d bytes unchanged', (size) =>
    expectStored(path, keeper, getPdf(size)),
  );

  it.each(['\ufeff', '\r\n', 'x'.repeat(1024)])('stores %j before the PDF too, as readers accept it', (before) =>
    expectStored(path, keeper, Buffer.from(`${before}%PDF-1.4\n%%EOF\n`)),
  );

  it('rejects a body that is not a PDF', async () => {
    const options = { method: 'POST', headers: PDF_HEADERS };
    const asJson = '{"name": "scan.pdf"}';
    for (const body of ['no PDF', '%PDF', '%pdf-1.4', `${' '.repeat(1025)}%PDF-1.4`, asJson])
      await expectInvalid({ path, options: { ...options, body }, errors: { body: createMessage('notPdf') } });
    for (const nothing of [{ ...options, body: '' }, options])
      await expectInvalid({ path, options: nothing, errors: { body: createMessage('bodyRequired') } });
    await expectNothingStored();
  });

  it('rejects a file without a content type', async () => {
    const reply = await send(path, Buffer.from(SMALL_PDF), {});
    expectProblem(reply, 'unsupported-media-type', 'en', path);
    expect(reply.body.detail).toContain('application/pdf');
  });

  it.each(['Application/PDF', 'application/pdf; version=1.7'])('accepts the content type %s', async (type) => {
    expect((await send(path, Buffer.from(SMALL_PDF), { 'content-type': type })).status).toBe(201);
  });
});

describe('a PDF of 5 MB', () => {
  const path = '/v1/inboxfiles';

  it('is stored, in one piece and in chunks', async () => {
    const bytes = getPdf(most);
    for (const body of [bytes, inChunks(bytes)]) await expectStored(path, 'inboxfiles', bytes, body);
  });

  it('is rejected with a byte more, with and without Content-Length', async () => {
    const bytes = getPdf(most + 1);
    for (const body of [bytes, inChunks(bytes)]) {
      const reply = await send(path, body, { ...PDF_HEADERS, 'accept-language': 'nl' });
      expectProblem(reply, 'payload-too-large', 'nl', path);
      expect(reply.body.detail).toContain('5242880');
    }
    await expectNothingStored();
  });
});

// Invoices on which nothing has been paid.
describe.each([
  ['salesinvoices', 5],
  ['purchaseinvoices', 4],
] as const)('scan of one of the %s', (resource, unpaid) => {
  const invoice = `/v1/${resource}/${unpaid}`;
  const attach = async (bytes: Buffer) => (await send(`${invoice}/file`, bytes)).body.id as number;

  it('is referenced by the invoice in every view, and by no other invoice', async () => {
    const [before, other] = [(await call(invoice)).body, (await call(`/v1/${resource}/2`)).body];
    const id = await attach(getPdf(1000));
    expect((await call(invoice)).body).toEqual({ ...before, fileId: id });
    expect((await call(`/v1/${resource}withlines/${unpaid}`)).body.fileId).toBe(id);
    expect((await call(`/v1/${resource}/2`)).body).toEqual(other);
  });

  it('can be downloaded after another one took its place, and after the invoice is deleted', async () => {
    const [first, second] = [await attach(getPdf(10)), await attach(getPdf(20))];
    expect((await call(invoice)).body.fileId).toBe(second);
    expect((await call(invoice, { method: 'DELETE' })).status).toBe(204);
    expect((await download(`/v1/files/${first}`)).bytes).toHaveLength(10);
    expect((await download(`/v1/files/${second}`)).bytes).toHaveLength(20);
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
});

it.each([
  ['inboxfiles', '/v1/inboxfiles'],
  ['files', '/v1/salesinvoices/1/file'],
])('files of the other kind are hidden from GET /v1/%s/{id}', async (keeper, path) => {
  // More than there are of the other kind.
  const sent = await Promise.all(Array.from({ length: 20 }, () => send(path, Buffer.from(SMALL_PDF))));
  const last = Math.max(...sent.map(({ body }) => body.id));
  const otherKind = keeper === 'files' ? 'inboxfiles' : 'files';
  expect((await download(`/v1/${otherKind}/${last}`)).status).toBe(404);
});
