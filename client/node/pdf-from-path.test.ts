import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClientCore } from '../runtime/client-core.ts';
import type { FetchInit } from '../runtime/client-options.ts';
import { pdfContent } from '../runtime/pdf.ts';
import { pdfFromPath } from './pdf-from-path.ts';

const text = '%PDF-1.7 a scan';
let folder: string;
let path: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pdf-'));
  path = join(folder, 'scan.pdf');
  await writeFile(path, text);
});

afterAll(() => rm(folder, { recursive: true }));

describe('a PDF from a path', () => {
  it('has the bytes, the size and the media type of the file', async () => {
    for (const file of [await pdfFromPath(path), await pdfFromPath(pathToFileURL(path))])
      expect([await file.text(), file.size, file.type]).toEqual([text, text.length, 'application/pdf']);
  });

  it('is sent again for a retry', async () => {
    const sent: string[] = [];
    async function fetch(_url: string, { body }: FetchInit) {
      sent.push(await new Response(body).text());
      return new Response('{"id":1}', { status: sent.length === 1 ? 429 : 201 });
    }
    const content = pdfContent(await pdfFromPath(path));
    const upload = { operation: 'uploadInboxFile', method: 'POST', path: '/v1/inboxfiles', content };
    await createClientCore({ baseUrl: 'https://api.example', fetch, retryDelay: 0 }).call(upload);
    expect(sent).toEqual([text, text]);
  });

  it('is the error of the file system when there is no file', async () => {
    await expect(pdfFromPath(join(folder, 'missing.pdf'))).rejects.toMatchObject({
      code: 'ENOENT',
      message: expect.stringContaining('missing.pdf'),
    });
  });

  it('is a TypeError for a folder', async () => {
    await expect(pdfFromPath(folder)).rejects.toThrow(new TypeError(`${folder} is not a file.`));
  });
});
