import { describe, expect, it } from 'vitest';
import { demoToken } from '../../mocks/seed/demo-access.ts';
import { fillPath, listOperations } from '../support/operations.ts';
import { useSandbox } from '../support/sandbox.ts';

const sandbox = useSandbox();

const script = '<script>alert(document.domain)</script>';
const zip = Buffer.from('504b0506000000000000000000000000000000000000', 'hex').toString('latin1');

/** Files that are a PDF to one reader, and something else to another one. */
const polyglots: Readonly<Record<string, string>> = {
  HTML: `%PDF-1.4\n<!doctype html><html><body>${script}</body></html>\n%%EOF\n`,
  'HTML in its first line': `%PDF-${script}`,
  SVG: `%PDF-1.4\n<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>\n%%EOF`,
  'a script': '%PDF-1.4=0;alert(1)//\n%%EOF',
  'a style sheet': '%PDF-1.4{}*{background:url(//evil.example/x)}\n%%EOF',
  'a ZIP': `%PDF-1.4\n%%EOF\n${zip}`,
  'a Java archive': `%PDF-1.4\nMETA-INF/MANIFEST.MF\n${zip}`,
  'a GIF': '%PDF-1.4\nGIF89a\n%%EOF',
  PHP: '%PDF-1.4\n<?php system($_GET["c"]); ?>\n%%EOF',
  JSON: '%PDF-1.4\n{"a":1}\n%%EOF',
  XML: '%PDF-1.4\n<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>\n%%EOF',
  'a PDF with a script': '%PDF-1.4\n1 0 obj<</OpenAction<</S/JavaScript/JS(app.alert(1))>>>>endobj\n%%EOF',
  'HTML before its header': `<!doctype html>${script}%PDF-1.4`,
  'a ZIP before its header': `${zip}%PDF-1.4`,
  'a GIF before its header': 'GIF89a%PDF-1.4',
  'a PDF that opens a page': '%PDF-1.4\n1 0 obj<</OpenAction<</S/URI/URI(javascript:alert(1))>>>>endobj\n%%EOF',
};

const send = (path: string, body: string, headers = {}) =>
  fetch(`${sandbox.url}${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${demoToken}`, 'content-type': 'application/pdf', ...headers },
    body: Uint8Array.from(Buffer.from(body, 'latin1')),
  });

const read = (response: Response, headers: Readonly<Record<string, string>> = {}) =>
  fetch(String(response.headers.get('location')), {
    headers: { authorization: `Bearer ${demoToken}`, 'sec-fetch-dest': 'document', ...headers },
  });

/** Expects a file as an attachment with the type of a PDF, whatever else it is. */
async function expectAttachment(response: Response, text: string): Promise<void> {
  expect(Buffer.from(await response.arrayBuffer()).toString('latin1')).toBe(text);
  expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="[a-z]+-\d+\.pdf"$/);
  const headers = ['content-type', 'x-content-type-options', 'cache-control'].map((name) => response.headers.get(name));
  expect(headers).toEqual(['application/pdf', 'nosniff', 'no-store']);
}

const uploads = listOperations('upload').map((operation) => fillPath(operation));

describe.each(uploads)('POST %s', (path) => {
  it.each(Object.entries(polyglots))('returns a PDF that is also %s as an attachment', async (_what, text) => {
    const created = await send(path, text);
    expect(created.status).toBe(201);
    for (const accept of ['application/pdf', '*/*', 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.8'])
      await expectAttachment(await read(created, { accept }), text);
  });

  it.each([
    ...['text/html', 'image/svg+xml', 'text/html;application/pdf', 'application/pdf,text/html'],
    ...['application/xhtml+xml', 'multipart/form-data; boundary=a'],
  ])('rejects a PDF with the content type %s', async (type) => {
    expect((await send(path, String(polyglots.HTML), { 'content-type': type })).status).toBe(415);
  });

  it('does not echo content type parameters or file names with the file', async () => {
    const created = await send(path, String(polyglots.HTML), {
      'content-type': 'application/pdf; charset=utf-7; name="x.html"',
      'content-disposition': 'inline; filename="x.html"',
      'x-content-type-options': 'none',
    });
    await expectAttachment(await read(created), String(polyglots.HTML));
  });
});

it('requires a bearer token for files, which another site does not have', async () => {
  const created = await send('/v1/inboxfiles', String(polyglots.HTML));
  const url = String(created.headers.get('location'));
  for (const address of [url, `${url}?access_token=${demoToken}`, `${url}?token=${demoToken}`]) {
    const response = await fetch(address, { headers: { cookie: `token=${demoToken}` } });
    expect([response.status, response.headers.get('content-type')]).toEqual([401, 'application/problem+json']);
    expect(await response.text()).not.toContain('<script');
  }
});
