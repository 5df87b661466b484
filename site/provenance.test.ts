import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { readContract } from '../scripts/bundle.ts';
import { listOperations, type OpenApiDocument } from '../scripts/document/openapi.ts';
import { readStatements, type Statement } from '../scripts/provenance/statements.ts';
import { unescapeHtml } from '../test/support/html-reader.ts';
import { createLocator } from './provenance/locations.ts';
import { renderProvenance } from './provenance/page.ts';

import { buildProvenance } from './provenance.ts';

let statements: readonly Statement[];
let contract: OpenApiDocument;
let page: string;

beforeAll(async () => {
  statements = readStatements();
  contract = await readContract();
  const folder = await mkdtemp(join(tmpdir(), 'provenance-'));
  await buildProvenance(folder);
  page = await readFile(join(folder, 'provenance.html'), 'utf8');
  await rm(folder, { recursive: true });
});

const toText = (html: string): string => unescapeHtml(html.replaceAll(/<[^>]+>/g, ''));

describe('the provenance page', () => {
  it('has each statement in order, with its status and its reason', () => {
    const items = [...page.matchAll(/<li id="([^"]+)" class="(\w+)">\n(.*?)\n<\/li>/gs)];
    const shown = items.map(([, id, status, html = '']) => ({ id, status, text: toText(html).split('\n') }));
    expect(shown).toEqual(
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

  it('has a linked heading for each heading of the source and each topic', () => {
    const titles = [...page.matchAll(/<h3 id="(([a-z]+)-[^"]+)">(.*?)<\/h3>/g)];
    const groups = new Set(
      statements.map(({ status, source, topic }) => `${status}: ${(source ?? topic ?? '').replaceAll('`', '')}`),
    );
    expect(titles.map(([, , status, html = '']) => `${status}: ${toText(html)}`)).toEqual([...groups]);
    for (const [, id] of titles) expect(page).toContain(`href="#${id}"`);
  });

  it('has links only to operations and tags of the reference', () => {
    const links = [...page.matchAll(/href="reference\.html([^"]*)"/g)].map(([, hash]) => hash);
    const operations = listOperations(contract).map(({ operation }) => operation);
    const anchors = new Set([
      '',
      ...operations.map(({ operationId }) => `#operation/${operationId}`),
      ...(contract.tags ?? []).map(({ name }) => `#tag/${name.toLowerCase().replaceAll(' ', '-')}`),
    ]);
    expect(links.filter((link) => !anchors.has(link ?? ''))).toEqual([]);
    expect(links.length).toBeGreaterThan(statements.length);
  });

  it('has no scripts and no resources, and allows only its own style', () => {
    expect(page).not.toMatch(/<script|<img|<iframe|https?:[^"<]*\.(?:css|js|woff)|@import|url\(/);
    const [, style = ''] = /<style>(.*?)<\/style>/s.exec(page) ?? [];
    const [, policy = ''] = /Content-Security-Policy" content="([^"]+)"/.exec(page) ?? [];
    const allowed = toText(policy);
    expect(allowed).toContain("default-src 'none'");
    expect(allowed).toContain(`style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`);
  });

  it('has escaped statements', () => {
    const statement = {
      id: 'a',
      statement: '<b> & `<objects>`.',
      status: 'documented',
      source: '<h>',
      carriedBy: [],
    } as const;
    const html = renderProvenance([statement], createLocator(contract));
    expect(html).toContain('&lt;b&gt; &amp; <code>&lt;objects&gt;</code>.');
    expect(html).not.toMatch(/<b>|<h>|<objects>/);
  });
});

describe('the location of a pointer', () => {
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
    ['#/components/responses/Forbidden', 'Forbidden response', '#operation/listAdministrations'],
    ['#/info/description', 'Introduction', ''],
    ['#tag/errors', 'Errors', '#tag/errors'],
  ])('%s has the text "%s"', (pointer, text, hash) => {
    expect(createLocator(contract)(pointer)).toEqual({ text, href: `reference.html${hash}` });
  });

  it.each(['#/paths/~1v1~1nowhere/get', '#/components/schemas/Nothing', '#tag/nothing'])(
    '%s is rejected',
    (pointer) => {
      expect(() => createLocator(contract)(pointer)).toThrow(`${pointer} leads nowhere`);
    },
  );
});
