import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClientCore } from './client-core.ts';
import type { ClientOptions } from './client-options.ts';
import { ConnectionError, UnreadableResponseError } from './errors.ts';
import { type PdfContent, pdfContent, pdfDocument } from './pdf.ts';
import type { ApiRequest } from './request.ts';

const firstHalf = '%PDF-1.7 one firstHalf, ';
const wholeText = `${firstHalf}the other half`;
const received: { url: string; type: string | undefined; text: string }[] = [];

/** Media types and chunks of downloads, by path. */
const unusualDownloads: Readonly<Record<string, readonly [type: string, ...chunks: string[]]>> = {
  '/login': ['text/html', '<!doctype html>'],
  '/labelled': ['application/pdf', '<!doctype html>', `<p>${'text '.repeat(500)}%PDF-`],
  '/empty': ['application/pdf'],
  '/slow': ['application/pdf', '%', 'PD', 'F-1.7'],
  '/preceded': ['application/pdf', '\r\n', '%PDF-1.7'],
  '/far': ['application/pdf', 'x'.repeat(1024), '%PDF-1.7'],
  '/untyped': ['application/octet-stream', wholeText],
};

const server: Server = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const { url = '', headers } = request;
  received.push({ url, type: headers['content-type'], text: Buffer.concat(chunks).toString() });
  if (request.method === 'POST') receivePdf(request, response);
  else await sendPdf(url, response);
});

/** Accepts a PDF; or rejects it, by the path. */
function receivePdf({ url }: IncomingMessage, response: ServerResponse): void {
  const status = url === '/busy' ? 429 : 201;
  response.writeHead(status, { 'content-type': 'application/json', 'retry-after': '0' }).end('{"id":1}');
}

/** Sends a PDF; or something else, breaks off or stalls in the middle, by the path. */
async function sendPdf(url: string, response: ServerResponse): Promise<void> {
  const [type = 'application/pdf', ...unusual] = unusualDownloads[url] ?? [];
  response.writeHead(200, { 'content-type': type, ...(url === '/file' && { 'content-length': wholeText.length }) });
  response.flushHeaders();
  if (url in unusualDownloads) {
    for (const chunk of unusual) await new Promise((resolve) => response.write(chunk, resolve));
    response.end();
    return;
  }
  if (url !== '/broken-at-first') await new Promise((resolve) => response.write(firstHalf, resolve));
  const isFirst = received.filter((request) => request.url === url).length === 1;
  if (url === '/broken' || (url.startsWith('/broken') && isFirst)) response.destroy();
  else if (url !== '/stalled') response.end(wholeText.slice(url === '/broken-at-first' ? 0 : firstHalf.length));
}

let baseUrl: string;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const toBytes = (text: string) => new TextEncoder().encode(text);

const upload = (body: PdfContent, path = '/file'): ApiRequest => ({
  operation: 'uploadInboxFile',
  method: 'POST',
  path,
  content: pdfContent(body),
});

const download = (path: string, settings: Partial<ClientOptions> = {}): Promise<Blob> =>
  createClientCore({ baseUrl, ...settings }).call({
    operation: 'downloadFile',
    method: 'GET',
    path,
    document: pdfDocument,
  });

describe('an upload', () => {
  it.each<[string, () => PdfContent]>([
    ['bytes', () => toBytes(wholeText)],
    ['a buffer', () => toBytes(wholeText).buffer],
    ['a blob', () => new Blob([wholeText])],
    ['a blob of the type of a PDF', () => new Blob([wholeText], { type: 'application/pdf' })],
    ['the most bytes that the contract allows', () => new Uint8Array(5_242_880).fill(37)],
  ])('sends %s unchanged', async (_, body) => {
    await expect(createClientCore({ baseUrl }).call(upload(body()))).resolves.toEqual({ id: 1 });
    const text = await new Response(body() as Blob).text();
    expect(received.at(-1)).toMatchObject({ type: 'application/pdf', text });
  });

  it('is retried when it is bytes', async () => {
    const countBefore = received.length;
    const call = createClientCore({ baseUrl, maxRetries: 2, retryDelay: 0 }).call(upload(toBytes(wholeText), '/busy'));
    await expect(call).rejects.toThrow('429');
    expect(received.length - countBefore).toBe(3);
  });

  it.each<[string, unknown, string]>([
    ['a path', 'scan.pdf', 'A PDF must be a Blob or bytes.'],
    ['a stream, which could not be sent again', new Blob([wholeText]).stream(), 'A PDF must be a Blob or bytes.'],
    ['null', null, 'A PDF must be a Blob or bytes.'],
    ['a list', [37, 80], 'A PDF must be a Blob or bytes.'],
    ['a map', new Map([[37, 80]]), 'A PDF must be a Blob or bytes.'],
    ['no bytes', new Uint8Array(), 'A PDF must have 1 to 5242880 bytes, not 0.'],
    ['an empty blob', new Blob([]), 'A PDF must have 1 to 5242880 bytes, not 0.'],
    ['too many bytes', new ArrayBuffer(5_242_881), 'A PDF must have 1 to 5242880 bytes, not 5242881.'],
    ['a blob of an image', new Blob(['a'], { type: 'image/png' }), 'the type application/pdf, not image/png.'],
  ])('is a TypeError for %s, before anything is sent', async (_, body, message) => {
    const countBefore = received.length;
    const error: unknown = await createClientCore({ baseUrl })
      .call(upload(body as PdfContent))
      .catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(TypeError);
    expect(error).toHaveProperty('message', expect.stringContaining(message));
    expect(received.length).toBe(countBefore);
  });
});

describe('a download', () => {
  it('is an error when the response is an HTML page', async () => {
    await expect(download('/login')).rejects.toMatchObject({
      name: 'UnreadableResponseError',
      status: 200,
      body: '<!doctype html>',
    });
  });

  it('is an error when an HTML page is labelled as a PDF', async () => {
    const error: unknown = await download('/labelled').catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(UnreadableResponseError);
    expect(error).toMatchObject({
      message: expect.stringContaining('200 The response (application/pdf) is not what the contract says.'),
      body: expect.stringMatching(/^<!doctype html><p>text .*%PDF-$/),
    });
  });

  it('is an error when it has no bytes', async () => {
    await expect(download('/empty')).rejects.toThrow('downloadFile: 200 The response has no body.');
  });

  it.each([
    ['arrives byte by byte', '/slow', '%PDF-1.7'],
    ['has a line before its header', '/preceded', '\r\n%PDF-1.7'],
    ['has 1,024 bytes before its header', '/far', `${'x'.repeat(1024)}%PDF-1.7`],
    ['has an unspecific media type', '/untyped', wholeText],
  ])('is read when it %s', async (_, path, text) => {
    const file = await download(path);
    expect([await file.text(), file.type, file.size]).toEqual([text, 'application/pdf', text.length]);
  });

  it.each(['/broken-at-first', '/broken-in-the-middle'])('is retried when it breaks off: %s', async (path) => {
    expect(await (await download(path, { retryDelay: 0 })).text()).toBe(wholeText);
  });

  it('throws a ConnectionError when it breaks off each time', async () => {
    const error = await download('/broken', { maxRetries: 1, retryDelay: 0 }).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ConnectionError);
    expect(error).toHaveProperty('operation', 'downloadFile');
  });

  it('times out when it stalls in the middle', async () => {
    await expect(download('/stalled', { timeout: 100, maxRetries: 0 })).rejects.toMatchObject({ code: 'TIMEOUT' });
  });
});
