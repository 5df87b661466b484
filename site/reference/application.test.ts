import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashSource } from '../pages/document.ts';
import { writeConsole } from './console.ts';
import { writeRedoc, writeReference } from './redoc.ts';

let site: string;

beforeAll(async () => {
  site = await mkdtemp(join(tmpdir(), 'site-'));
  const redoc = await writeRedoc(site);
  const texts = { title: 'Reference', description: 'What there is.' };
  const file = await writeReference(
    site,
    { ...texts, current: 'reference', file: 'reference.html', document: { paths: {} }, downloads: [] },
    redoc,
  );
  await writeConsole(site, file);
});

afterAll(() => rm(site, { recursive: true }));

const read = (file: string) => readFile(join(site, file), 'utf8');

/** The directives of the policy that a page carries. */
async function policyOf(file: string): Promise<Map<string, readonly string[]>> {
  const [, policy = ''] = /Content-Security-Policy" content="([^"]*)"/.exec(await read(file)) ?? [];
  return new Map(
    policy
      .split('; ')
      .map((directive) => directive.split(' '))
      .map(([name = '', ...all]) => [name, all]),
  );
}

describe.each(['reference.html', 'console.html'])('%s', (file) => {
  it('runs scripts of its own place alone', async () => {
    const policy = await policyOf(file);
    expect(policy.get('default-src')).toEqual(["'none'"]);
    expect(policy.get('script-src')).toEqual(["'self'"]);
    expect(await read(file)).not.toMatch(/<script(?![^>]* src="assets\/)/);
  });

  it('loads only what stands in its folder', async () => {
    const addresses = [...(await read(file)).matchAll(/(?:src|data-script|data-document|<link[^>]* href)="([^"]*)"/g)];
    const files = addresses.map(([, address = '']) => address).filter((address) => address !== 'data:,');
    expect(files.length).toBeGreaterThan(3);
    for (const address of files) {
      expect(address).toMatch(/^assets\/\w+\.[\da-f]{8}\.\w+$/);
      expect(await readdir(join(site, 'assets'))).toContain(address.slice('assets/'.length));
    }
  });

  it('has the header of the site', async () => {
    expect(await read(file)).toMatch(/<header class="site-header">[\s\S]*aria-current="page"/);
  });
});

describe('the reference', () => {
  it('has no style but its own, by their hashes', async () => {
    const [, style = ''] = /<style>([^<]*)<\/style>/.exec(await read('reference.html')) ?? [];
    const policy = await policyOf('reference.html');
    expect(policy.get('style-src')).toEqual([hashSource(''), hashSource(style)]);
    expect(policy.get('style-src-attr')).toContain(hashSource('color: var(--code-block-tokens-string-color)'));
    expect([...policy.values()].flat()).not.toContain("'unsafe-inline'");
  });

  it('takes no picture from its maker', async () => {
    const [redoc = ''] = (await readdir(join(site, 'assets'))).filter((name) => name.startsWith('redoc.'));
    expect(await read(`assets/${redoc}`)).not.toContain('cdn.redoc.ly');
  });
});

describe('the console', () => {
  it('calls the server of the page, and no other', async () => {
    const policy = await policyOf('console.html');
    expect(policy.get('connect-src')).toEqual(["'self'"]);
  });

  it('has a page to come back to from the sign-in', async () => {
    expect(await read('console.html')).toContain('data-redirect="signed-in.html"');
    expect(await read('signed-in.html')).toContain('href="console.html"');
  });
});
