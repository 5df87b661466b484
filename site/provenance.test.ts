import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { repository } from '../scripts/lib/run.ts';
import { provenancePage } from './provenance/page.ts';
import { type Bundle, createPlaces } from './provenance/places.ts';
import { readStatements, type Statement } from './provenance/statements.ts';
import { provenance } from './provenance.ts';

const read = (file: string): Promise<string> => readFile(join(repository, file), 'utf8');

let statements: readonly Statement[];
let bundle: Bundle;
let page: string;

beforeAll(async () => {
  statements = await readStatements();
  bundle = JSON.parse(await read('generated/openapi.internal.json')) as Bundle;
  const folder = await mkdtemp(join(tmpdir(), 'provenance-'));
  await provenance(folder);
  page = await readFile(join(folder, 'provenance.html'), 'utf8');
  await rm(folder, { recursive: true });
});

/** The text of a piece of HTML, as it is read. */
const textOf = (html: string): string =>
  html
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');

describe('the page of the provenance', () => {
  it('has each statement, in its order, with its status and its reason', () => {
    const items = [...page.matchAll(/<li id="([^"]+)" class="(\w+)">\n(.*?)\n<\/li>/gs)];
    const told = items.map(([, id, status, html = '']) => ({ id, status, text: textOf(html).split('\n') }));
    expect(told).toEqual(
      statements.map(({ id, status, statement, reason }) => ({
        id,
        status,
        text: [
          `${status === 'documented' ? 'Documented' : 'Decided'} ${statement.replaceAll('`', '')}`,
          ...(reason === undefined ? [] : [`Why: ${reason.replaceAll('`', '')}`]),
          expect.stringMatching(/\S/),
        ],
      })),
    );
  });

  it('has a heading for each heading of the source and each topic, and leads to it', () => {
    const titles = [...page.matchAll(/<h3 id="(([a-z]+)-[^"]+)">(.*?)<\/h3>/g)];
    const groups = new Set(
      statements.map(({ status, source, topic }) => `${status}: ${(source ?? topic ?? '').replaceAll('`', '')}`),
    );
    expect(titles.map(([, , status, html = '']) => `${status}: ${textOf(html)}`)).toEqual([...groups]);
    for (const [, id] of titles) expect(page).toContain(`href="#${id}"`);
  });

  it('leads to operations and tags of the reference, and to nothing else', () => {
    const links = [...page.matchAll(/href="reference\.html([^"]*)"/g)].map(([, hash]) => hash);
    const operations = Object.values(bundle.paths).flatMap((item) => Object.values(item) as { operationId?: string }[]);
    const anchors = new Set([
      '',
      ...operations.map(({ operationId }) => `#operation/${operationId}`),
      ...bundle.tags.map(({ name }) => `#tag/${name.toLowerCase().replaceAll(' ', '-')}`),
    ]);
    expect(links.filter((link) => !anchors.has(link ?? ''))).toEqual([]);
    expect(links.length).toBeGreaterThan(statements.length);
  });

  it('loads nothing, runs nothing, and allows only its own style', () => {
    expect(page).not.toMatch(/<script|<img|<iframe|https?:[^"<]*\.(?:css|js|woff)|@import|url\(/);
    const [, style = ''] = /<style>(.*?)<\/style>/s.exec(page) ?? [];
    const [, policy = ''] = /Content-Security-Policy" content="([^"]+)"/.exec(page) ?? [];
    const allowed = textOf(policy);
    expect(allowed).toContain("default-src 'none'");
    expect(allowed).toContain(`style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`);
  });

  it('shows what a statement says as text, whatever it holds', () => {
    const one = {
      id: 'a',
      statement: '<b> & `<objects>`.',
      status: 'documented',
      source: '<h>',
      carriedBy: [],
    } as const;
    const html = provenancePage([one], createPlaces(bundle));
    expect(html).toContain('&lt;b&gt; &amp; <code>&lt;objects&gt;</code>.');
    expect(html).not.toMatch(/<b>|<h>|<objects>/);
  });
});

describe('a place of the contract', () => {
  it.each([
    ['#/paths/~1v1~1debtors/get', 'GET /v1/debtors', '#operation/listDebtors'],
    [
      '#/paths/~1v1~1debtors~1{id}/delete/responses/204',
      'DELETE /v1/debtors/{id} › responses › 204',
      '#operation/deleteDebtor',
    ],
    ['#/paths/~1v1~1debtors', '/v1/debtors', '#tag/debtors'],
    ['#/components/schemas/DebtorInput', 'DebtorInput', '#operation/createDebtor'],
    ['#/components/schemas/DebtorPatch/properties/name', 'DebtorPatch › name', '#operation/updateDebtor'],
    ['#/components/parameters/tenantId', 'X-Tenant-Id parameter', '#operation/listAdministrations'],
    ['#/components/responses/Forbidden', 'Forbidden answer', '#operation/listAdministrations'],
    ['#/info/description', 'Introduction', ''],
    ['#tag/errors', 'Errors', '#tag/errors'],
  ])('%s is "%s"', (pointer, text, hash) => {
    expect(createPlaces(bundle)(pointer)).toEqual({ text, href: `reference.html${hash}` });
  });

  it.each(['#/paths/~1v1~1nowhere/get', '#/components/schemas/Nothing', '#tag/nothing'])('%s is refused', (pointer) => {
    expect(() => createPlaces(bundle)(pointer)).toThrow(`${pointer} leads nowhere`);
  });
});
