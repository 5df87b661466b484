import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClientCore } from './client-core.ts';
import type { ClientOptions } from './client-options.ts';
import { ConnectionError } from './errors.ts';
import { type PdfContent, type PdfFile, pdfContent, pdfDocument } from './pdf.ts';
import type { ApiRequest } from './request.ts';

const firstHalf = '%PDF-1.7 one firstHalf, ';
const wholeText = `${firstHalf}the other half`;
const received: { type: string | undefined; text: string }[] = [];

/** Receives PDFs; or sends one, breaks off or stalls in the middle, by the path. */
const server: Server = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  received.push({ type: request.headers['content-type'], text: Buffer.concat(chunks).toString() });
  if (request.method === 'POST') {
    const isRejected = request.url === '/protected' && request.headers.authorization !== 'Bearer new';
    const failure = isRejected ? 401 : 429;
    response
      .writeHead(isRejected || request.url === '/busy' ? failure : 201, {
        'content-type': 'application/json',
        'retry-after': '0',
      })
      .end('{"id":1}');
    return;
  }
  if (request.url === '/login') {
    response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html>');
    return;
  }
  response.writeHead(200, { 'content-type': 'application/pdf', 'content-length': wholeText.length }).write(firstHalf);
  if (request.url === '/broken') setTimeout(() => response.destroy(), 20);
  else if (request.url !== '/stalled') response.end(wholeText.slice(firstHalf.length));
});
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

function createStream(...texts: readonly string[]): ReadableStream<Uint8Array> {
  const remaining = [...texts];
  return new ReadableStream({
    pull(controller) {
      const text = remaining.shift();
      if (text === undefined) controller.close();
      else controller.enqueue(toBytes(text));
    },
  });
}

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
    ['a stream', () => createStream(firstHalf, wholeText.slice(firstHalf.length))],
  ])('sends %s unchanged', async (_, body) => {
    await expect(createClientCore({ baseUrl }).call(upload(body()))).resolves.toEqual({ id: 1 });
    expect(received.at(-1)).toEqual({ type: 'application/pdf', text: wholeText });
  });

  it('is retried when it is bytes', async () => {
    const countBefore = received.length;
    const call = createClientCore({ baseUrl, maxRetries: 2, retryDelay: 0 }).call(upload(toBytes(wholeText), '/busy'));
    await expect(call).rejects.toThrow('429');
    expect(received.length - countBefore).toBe(3);
  });

  it('is not retried when it is a stream, which can be read once', async () => {
    const countBefore = received.length;
    await expect(createClientCore({ baseUrl }).call(upload(createStream(wholeText), '/busy'))).rejects.toThrow('429');
    expect(received.length - countBefore).toBe(1);
  });
});

describe('an upload from a stream whose token is rejected', () => {
  it('is not sent again, and throws AuthenticationError; the token is renewed for the next call', async () => {
    const countBefore = received.length;
    const rejected: string[] = [];
    const token = {
      current: async () => (rejected.length === 0 ? 'old' : 'new'),
      async renew(last: string) {
        rejected.push(last);
        return 'new';
      },
    };
    const client = createClientCore({ baseUrl, token });
    await expect(client.call(upload(createStream(wholeText), '/protected'))).rejects.toMatchObject({
      name: 'AuthenticationError',
      status: 401,
    });
    expect([received.length - countBefore, rejected]).toEqual([1, ['old']]);
    await expect(client.call(upload(createStream(wholeText), '/protected'))).resolves.toEqual({ id: 1 });
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
    const file = await download('/stalled', { timeout: 100 });
    await expect(file.bytes()).rejects.toMatchObject({ name: 'ConnectionError', code: 'TIMEOUT' });
  });

  it('can be cancelled in the middle', async () => {
    const reader = (await download('/stalled')).stream().getReader();
    expect((await reader.read()).done).toBe(false);
    await expect(reader.cancel()).resolves.toBeUndefined();
  });
});
