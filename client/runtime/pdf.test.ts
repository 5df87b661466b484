import { describe, expect, it } from 'vitest';
import { callWith, createJsonResponse, createProblemResponse } from '../../test/support/client/fake-fetch.ts';
import { useFastTimers } from '../../test/support/client/fast-timers.ts';
import type { ClientOptions } from './client-options.ts';
import { type PdfContent, pdfContent, pdfDocument } from './pdf.ts';
import type { ApiRequest } from './request.ts';

useFastTimers();

const text = '%PDF-1.7 one half, the other half';
const toBytes = (content: string) => new TextEncoder().encode(content);

const upload = (
  body: PdfContent,
  responses = [createJsonResponse(201, { id: 1 })],
  settings: Partial<ClientOptions> = {},
) =>
  callWith(
    { operation: 'uploadInboxFile', method: 'POST', path: '/file', content: pdfContent(body) },
    responses,
    settings,
  );

/** Makes a response of these chunks, which then ends or breaks off. */
function createPdf(chunks: readonly string[], type = 'application/pdf', end: 'ends' | 'breaks' = 'ends'): Response {
  const remaining = [...chunks];
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const chunk = remaining.shift();
      if (chunk !== undefined) controller.enqueue(toBytes(chunk));
      else if (end === 'ends') controller.close();
      else controller.error(new TypeError('terminated'));
    },
  });
  return new Response(body, { headers: { 'content-type': type } });
}

const download = async (responses: readonly Response[], settings: Partial<ClientOptions> = {}): Promise<unknown> => {
  const request: ApiRequest = { operation: 'downloadFile', method: 'GET', path: '/file', document: pdfDocument };
  return (await callWith(request, responses, settings)).result;
};

describe('an upload', () => {
  it.each<[string, PdfContent]>([
    ['bytes', toBytes(text)],
    ['a buffer', toBytes(text).buffer],
    ['a blob', new Blob([text])],
    ['a blob of the type of a PDF', new Blob([text], { type: 'application/pdf' })],
    ['the most bytes that the contract allows', new Uint8Array(5_242_880).fill(37)],
  ])('sends %s unchanged', async (_, body) => {
    const { result, sent, headers } = await upload(body);
    expect([result, headers.get('content-type')]).toEqual([{ id: 1 }, 'application/pdf']);
    expect(await new Response(sent[0]?.body as Blob).text()).toBe(await new Response(body as Blob).text());
  });

  it('is retried', async () => {
    const responses = [1, 2, 3].map(() => createProblemResponse(429));
    const { result, sent } = await upload(toBytes(text), responses, { maxRetries: 2 });
    expect([String(result), sent.length]).toEqual([expect.stringContaining('429'), 3]);
  });

  it.each<[string, unknown, string]>([
    ['a path', 'scan.pdf', 'A PDF must be a Blob or bytes.'],
    ['a stream, which could not be sent again', new Blob([text]).stream(), 'A PDF must be a Blob or bytes.'],
    ['null', null, 'A PDF must be a Blob or bytes.'],
    ['a list', [37, 80], 'A PDF must be a Blob or bytes.'],
    ['a map', new Map([[37, 80]]), 'A PDF must be a Blob or bytes.'],
    ['no bytes', new Uint8Array(), 'A PDF must have 1 to 5242880 bytes, not 0.'],
    ['an empty blob', new Blob([]), 'A PDF must have 1 to 5242880 bytes, not 0.'],
    ['too many bytes', new ArrayBuffer(5_242_881), 'A PDF must have 1 to 5242880 bytes, not 5242881.'],
    ['a blob of an image', new Blob(['a'], { type: 'image/png' }), 'the type application/pdf, not image/png.'],
  ])('is a TypeError for %s, before anything is sent', async (_, body, message) => {
    const { result, sent } = await upload(body as PdfContent);
    expect(result).toBeInstanceOf(TypeError);
    expect([String(result), sent]).toEqual([expect.stringContaining(message), []]);
  });
});

describe('a download', () => {
  const page = ['<!doctype html>', `<p>${'text '.repeat(500)}%PDF-`];

  it.each([
    ['is an HTML page', page, 'text/html', '200 The response (text/html) is not what the contract says.'],
    ['is labelled as a PDF', page, undefined, '200 The response (application/pdf) is not what the contract says.'],
    ['has no bytes', [], undefined, '200 The response has no body.'],
  ])('is an error when it %s', async (_, chunks, type, message) => {
    const error = await download([createPdf(chunks, type)]);
    expect(error).toMatchObject({ name: 'UnreadableResponseError', status: 200, body: chunks.join('') });
    expect(String(error)).toContain(`downloadFile: ${message}`);
  });

  it.each([
    ['arrives byte by byte', ['%', 'PD', 'F-1.7'], 'application/pdf'],
    ['has a line before its header', ['\r\n', '%PDF-1.7'], 'application/pdf'],
    ['has 1,024 bytes before its header', ['x'.repeat(1024), '%PDF-1.7'], 'application/pdf'],
    ['has an unspecific media type', [text], 'application/octet-stream'],
  ])('is read when it %s', async (_, chunks, type) => {
    const file = (await download([createPdf(chunks, type)])) as Blob;
    const content = chunks.join('');
    expect([await file.text(), file.type, file.size]).toEqual([content, 'application/pdf', content.length]);
  });

  const cut = (...chunks: string[]) => createPdf(chunks, undefined, 'breaks');
  it.each([
    ['at first', cut()],
    ['in the middle', cut('%PDF-1.7 one half, ')],
  ])('is retried when it breaks off %s', async (_, broken) => {
    expect(await ((await download([broken, createPdf([text])])) as Blob).text()).toBe(text);
  });

  it('is a ConnectionError when it breaks off each time', async () => {
    const error = await download([cut('%PDF-'), cut('%PDF-')], { maxRetries: 1 });
    expect(error).toMatchObject({ name: 'ConnectionError', operation: 'downloadFile' });
  });
});
