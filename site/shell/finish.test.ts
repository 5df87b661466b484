import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { hashSource } from '../../scripts/lib/policy-hash.ts';
import { addPolicy, finishPages } from './finish.ts';

function getSources(html: string, directive: string): string[] {
  const [, policy = ''] = /Content-Security-Policy" content="([^"]*)"/.exec(html) ?? [];
  const [, sources = ''] = new RegExp(`(?:^|; )${directive} ([^;]*)`).exec(policy) ?? [];
  return sources.split(' ');
}

describe('the policy of a page', () => {
  const page =
    '<head><meta charset="utf-8"/><style>p{}</style></head><script src="x.js"></script><script type="module">let a;</script><i style="color:&quot;red&quot;"></i>';

  it('allows its own inline scripts and styles by their hashes', () => {
    const html = addPolicy(page);
    expect(getSources(html, 'script-src')).toEqual(["'self'", "'wasm-unsafe-eval'", hashSource('let a;')]);
    expect(getSources(html, 'style-src')).toEqual(["'self'", hashSource('p{}')]);
    expect(getSources(html, 'style-src-attr')).toEqual(["'unsafe-hashes'", hashSource('color:"red"')]);
    expect(getSources(html, 'default-src')).toEqual(["'none'"]);
  });

  it('is the first element of the head after the encoding', () => {
    expect(addPolicy(page)).toMatch(/^<head><meta charset="utf-8"\/><meta http-equiv="Content-Security-Policy"/);
  });

  it('allows the servers to which a page with a panel sends requests', () => {
    const html = addPolicy(page, ['https://api.example']);
    expect(getSources(html, 'connect-src')).toEqual(["'self'", 'https://api.example']);
  });
});

it('the links of pages are relative, except on the page for missing files', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'site-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const page =
    '<a href="/guides/">a</a> <a href="https://other.example/">b</a> <a href="//other.example/">c</a> <script src="/_astro/a.js"></script>';
  await mkdir(join(folder, 'operations', 'listDebtors'), { recursive: true });
  for (const file of ['index.html', '404.html', 'operations/listDebtors/index.html'])
    await writeFile(join(folder, file), page);
  await finishPages(folder);
  const read = (file: string) => readFile(join(folder, file), 'utf8');
  expect(await read('index.html')).toBe(page.replaceAll('"/g', '"./g').replaceAll('"/_', '"./_'));
  expect(await read('operations/listDebtors/index.html')).toBe(
    page.replaceAll('"/g', '"../../g').replaceAll('"/_', '"../../_'),
  );
  expect(await read('404.html')).toBe(page);
});
