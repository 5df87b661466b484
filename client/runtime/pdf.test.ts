import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { TIMERS } from '../../test/support/client/fast-timers.ts';
import { createClientCore } from './client-core.ts';
import type { ClientOptions } from './client-options.ts';
import { ConnectionError, UnreadableResponseError } from './errors.ts';
import { type PdfContent, type PdfFile, pdfContent, pdfDocument } from './pdf.ts';
import type { ApiRequest } from './request.ts';

const firstHalf = '%PDF-1.7 one firstHalf, ';
const wholeText = `${firstHalf}the other half`;
const received: { url: string; type: string | undefined; text: string }[] = [];

/** Responses that are not complete. */
let openConnections = 0;

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
  openConnections += 1;
  response.on('close', () => {
    openConnections -= 1;
  });
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
  if (url === '/broken' || (url === '/broken-at-first' && isFirst)) response.destroy();
  else if (url !== '/stalled') response.end(wholeText.slice(url === '/file' ? firstHalf.length : 0));
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

const download = (path: string, settings: Partial<ClientOptions> = {}): Promise<PdfFile> =>
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
    expect(await new Response((await download(path)).stream()).text()).toBe(text);
    expect(new TextDecoder().decode(await (await download(path)).bytes())).toBe(text);
    const blob = await (await download(path)).blob();
    expect([await blob.text(), blob.type]).toEqual([text, 'application/pdf']);
  });

  it('can be read once', async () => {
    const file = await download('/file');
    await file.bytes();
    await expect(file.bytes()).rejects.toThrow(new TypeError('A PDF can be read once. Download it again.'));
    await expect(file.blob()).rejects.toThrow(TypeError);
    expect(() => file.stream()).toThrow(TypeError);
  });

  it('is retried when it breaks off before its first byte', async () => {
    const file = await download('/broken-at-first', { retryDelay: 0 });
    expect(new TextDecoder().decode(await file.bytes())).toBe(wholeText);
  });

  it('can be read as bytes', async () => {
    const file = await download('/file');
    expect(file.size).toBe(wholeText.length);
    expect(new TextDecoder().decode(await file.bytes())).toBe(wholeText);
  });

  it('can be read as a blob', async () => {
    const blob = await (await download('/file')).blob();
    expect([await blob.text(), blob.type]).toEqual([wholeText, 'application/pdf']);
  });

  it('can be read as a stream', async () => {
    expect(await new Response((await download('/file')).stream()).text()).toBe(wholeText);
  });

  it.each<['bytes' | 'blob' | 'stream']>([['bytes'], ['blob'], ['stream']])(
    'throws a ConnectionError when it breaks off while it is read as %s',
    async (method) => {
      const file = await download('/broken');
      const reading = method === 'stream' ? new Response(file.stream()).text() : file[method]();
      const error: unknown = await reading.catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(ConnectionError);
      expect(error).toHaveProperty('operation', 'downloadFile');
    },
  );

  it('times out when it stalls in the middle', async () => {
    vi.useFakeTimers({ toFake: [...TIMERS] });
    onTestFinished(() => void vi.useRealTimers());
    const file = await download('/stalled', { timeout: 100 });
    const rejected = expect(file.bytes()).rejects.toMatchObject({ name: 'ConnectionError', code: 'TIMEOUT' });
    vi.advanceTimersByTime(100);
    await rejected;
  });

  it('can be cancelled in the middle', async () => {
    const reader = (await download('/stalled')).stream().getReader();
    expect((await reader.read()).done).toBe(false);
    await expect(reader.cancel()).resolves.toBeUndefined();
  });

  it('can be cancelled before it is read, which closes the connection', async () => {
    const file = await download('/stalled');
    expect(openConnections).toBe(1);
    await file.cancel();
    await vi.waitFor(() => expect(openConnections).toBe(0));
    await expect(file.bytes()).rejects.toThrow('A PDF can be read once.');
  });

  it('is not affected by cancelling it after it was read', async () => {
    const file = await download('/file');
    const bytes = file.bytes();
    await file.cancel();
    expect(await bytes).toHaveLength(wholeText.length);
  });
});
