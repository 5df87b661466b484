import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connect } from './connection.ts';
import { ConnectionError } from './errors.ts';
import { type PdfContent, type PdfFile, pdfContent, pdfDocument } from './pdf.ts';
import type { ApiRequest } from './request.ts';
import type { ConnectionSettings } from './settings.ts';

const half = '%PDF-1.7 one half, ';
const whole = `${half}the other half`;
const seen: { type: string | undefined; text: string }[] = [];

/** Takes PDFs, sends them, breaks off, or stops in the middle, by the path. */
const server: Server = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  seen.push({ type: request.headers['content-type'], text: Buffer.concat(chunks).toString() });
  if (request.method === 'POST') {
    const busy = request.url === '/busy';
    response.writeHead(busy ? 429 : 201, { 'content-type': 'application/json', 'retry-after': '0' }).end('{"id":1}');
    return;
  }
  response.writeHead(200, { 'content-type': 'application/pdf', 'content-length': whole.length }).write(half);
  if (request.url === '/broken') setTimeout(() => response.destroy(), 20);
  else if (request.url !== '/stalled') response.end(whole.slice(half.length));
});
let baseUrl: string;

beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(async () => {
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
});

const bytesOf = (text: string) => new TextEncoder().encode(text);

function streamOf(...texts: readonly string[]): ReadableStream<Uint8Array> {
  const left = [...texts];
  return new ReadableStream({
    pull(controller) {
      const text = left.shift();
      if (text === undefined) controller.close();
      else controller.enqueue(bytesOf(text));
    },
  });
}

const upload = (body: PdfContent, path = '/file'): ApiRequest => ({
  operation: 'uploadInboxFile',
  method: 'POST',
  path,
  content: pdfContent(body),
});

const download = (path: string, settings: Partial<ConnectionSettings> = {}): Promise<PdfFile> =>
  connect({ baseUrl, ...settings }).call({ operation: 'downloadFile', method: 'GET', path, document: pdfDocument });

describe('an upload', () => {
  test.each<[string, () => PdfContent]>([
    ['bytes', () => bytesOf(whole)],
    ['a buffer', () => bytesOf(whole).buffer],
    ['a blob', () => new Blob([whole])],
    ['a stream', () => streamOf(half, whole.slice(half.length))],
  ])('sends %s as they are', async (_, body) => {
    await expect(connect({ baseUrl }).call(upload(body()))).resolves.toEqual({ id: 1 });
    expect(seen.at(-1)).toEqual({ type: 'application/pdf', text: whole });
  });

  test('of bytes is tried again', async () => {
    const before = seen.length;
    const call = connect({ baseUrl, maxRetries: 2 }).call(upload(bytesOf(whole), '/busy'));
    await expect(call).rejects.toThrow('429');
    expect(seen.length - before).toBe(3);
  });

  test('of a stream is not, because the stream is spent', async () => {
    const before = seen.length;
    await expect(connect({ baseUrl }).call(upload(streamOf(whole), '/busy'))).rejects.toThrow('429');
    expect(seen.length - before).toBe(1);
  });
});

describe('a download', () => {
  test('is read as bytes', async () => {
    const file = await download('/file');
    expect(file.size).toBe(whole.length);
    expect(new TextDecoder().decode(await file.bytes())).toBe(whole);
  });

  test('is read as a blob', async () => {
    const blob = await (await download('/file')).blob();
    expect([await blob.text(), blob.type]).toEqual([whole, 'application/pdf']);
  });

  test('is read as a stream', async () => {
    expect(await new Response((await download('/file')).stream()).text()).toBe(whole);
  });

  test.each<['bytes' | 'blob' | 'stream']>([['bytes'], ['blob'], ['stream']])(
    'that breaks off is an error of the client when it is read as %s',
    async (way) => {
      const file = await download('/broken');
      const reading = way === 'stream' ? new Response(file.stream()).text() : file[way]();
      const error: unknown = await reading.catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(ConnectionError);
      expect(error).toHaveProperty('operation', 'downloadFile');
    },
  );

  test('that stops in the middle ends when the time is up', async () => {
    const file = await download('/stalled', { timeout: 100 });
    await expect(file.bytes()).rejects.toMatchObject({ name: 'ConnectionError', code: 'TIMEOUT' });
  });

  test('can be left in the middle', async () => {
    const reader = (await download('/stalled')).stream().getReader();
    expect((await reader.read()).done).toBe(false);
    await expect(reader.cancel()).resolves.toBeUndefined();
  });
});
