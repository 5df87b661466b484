import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashSource } from '../pages/document.ts';
import { writeConsole } from './console.ts';
import { CODE_COLORS, readRedocScript, writeReference } from './redoc.ts';

let site: string;

beforeAll(async () => {
  site = await mkdtemp(join(tmpdir(), 'site-'));
  const file = await writeReference(site, {
    ...{ current: 'reference', file: 'reference.html', title: 'Reference', description: 'All operations.' },
    document: { paths: {} },
    downloads: [],
  });
  await writeConsole(site, file);
});

afterAll(() => rm(site, { recursive: true }));

const read = (file: string) => readFile(join(site, file), 'utf8');

/** Reads the directives of a page's policy. */
async function readPolicy(file: string): Promise<Map<string, readonly string[]>> {
  const [, policy = ''] = /Content-Security-Policy" content="([^"]*)"/.exec(await read(file)) ?? [];
  return new Map(
    policy
      .split('; ')
      .map((directive) => directive.split(' '))
      .map(([name = '', ...sources]) => [name, sources]),
  );
}

describe.each(['reference.html', 'console.html'])('%s', (file) => {
  it('allows only scripts of its own server', async () => {
    const policy = await readPolicy(file);
    expect(policy.get('default-src')).toEqual(["'none'"]);
    expect(policy.get('script-src')).toEqual(["'self'"]);
    expect(await read(file)).not.toMatch(/<script(?![^>]* src="assets\/)/);
  });

  it('loads only files of its folder', async () => {
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
  it('allows only its own styles, by their hashes', async () => {
    const [, style = ''] = /<style>([^<]*)<\/style>/.exec(await read('reference.html')) ?? [];
    const policy = await readPolicy('reference.html');
    expect(policy.get('style-src')).toEqual([hashSource(''), hashSource(style)]);
    expect(policy.get('style-src-attr')).toContain(hashSource('color: var(--code-block-tokens-string-color)'));
    expect([...policy.values()].flat()).not.toContain("'unsafe-inline'");
  });

  it('allows the style of each color that Redoc has for code', async () => {
    const names = [...(await readRedocScript()).matchAll(/:`--code-block-tokens-([a-z-]+)-color`/g)].map(
      ([, name]) => name,
    );
    expect([...CODE_COLORS].sort()).toEqual([...new Set(names)].sort());
  });

  it('loads no logo from the host of Redocly', async () => {
    const [redoc = ''] = (await readdir(join(site, 'assets'))).filter((name) => name.startsWith('redoc.'));
    expect(await read(`assets/${redoc}`)).not.toContain('cdn.redoc.ly');
  });
});

describe('the console', () => {
  it('calls only the server of the page', async () => {
    const policy = await readPolicy('console.html');
    expect(policy.get('connect-src')).toEqual(["'self'"]);
  });

  it('has a page for the redirect of the sign-in', async () => {
    expect(await read('console.html')).toContain('data-redirect="signed-in.html"');
    expect(await read('signed-in.html')).toContain('href="console.html"');
  });
});
