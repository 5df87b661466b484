import { beforeEach, describe, expect, it } from 'vitest';
import { createManualTime } from '../../../test/support/manual-time.ts';
import { useSandbox } from '../../../test/support/sandbox.ts';
import { readContract } from '../../hosts/node/read-contract.ts';
import { rules } from './rules/index.ts';

const time = createManualTime();
const sandbox = useSandbox({ clock: '2026-04-16' }, time.now);
const control = (path: string, options = {}) => sandbox.call(`/_sandbox/${path}`, { token: null, ...options });
const call = (path: string, options = {}) => sandbox.call(`/v1/${path}`, { tenant: 1, language: 'nl', ...options });
const listMissing = async () => (await control('readiness')).body.missing.map(({ id }: { id: string }) => id);

beforeEach(async () => {
  await sandbox.reset();
  await control('requests', { method: 'DELETE' });
});

/** Brings about every situation, and does everything right in it. */
async function integrateWell(): Promise<void> {
  for (const fault of [
    { operationId: 'createDebtor', effect: 'drop', when: 'after' },
    { operationId: 'listDebtors', effect: 'answer', status: 429, retryAfter: 1, query: 'pageSize=20' },
  ]) {
    await control('faults', { body: fault });
  }
  const body = { name: 'Theehuis', debtorKindId: 1, number: 'T-1' };
  await call('debtors', { body }).catch(() => undefined);
  expect((await call('debtors?number=T-1')).body._meta.totalCount).toBe(1);
  await call('debtors?pageSize=20');
  time.advance(1000);
  for (const page of [1, 2]) await call(`debtors?pageSize=20&page=${page}`);
}

describe('the verdict', () => {
  it('is incomplete without requests, and says what to do', async () => {
    const { body } = await control('readiness');
    expect(body).toMatchObject({ verdict: 'incomplete', requestCount: 0, from: null, to: null });
    expect(body.missing.map(({ id }: { id: string }) => id)).toEqual(['calls', 'retry-after']);
  });

  it('asks only for the situations that an integration can be in', async () => {
    await call('debtors/1');
    expect(await listMissing()).toEqual(['retry-after']);
    await call('debtors?pageSize=1000');
    expect(await listMissing()).toEqual(['retry-after', 'several-pages']);
    await call('debtors', { body: {} });
    expect(await listMissing()).toEqual(['lost-response', 'retry-after', 'several-pages']);
  });

  it('is ready when everything was seen and nothing is wrong', async () => {
    await integrateWell();
    const { body } = await control('readiness');
    expect(body.rules.filter(({ findings }: { findings: unknown[] }) => findings.length > 0)).toEqual([]);
    expect(body).toMatchObject({ verdict: 'ready', missing: [], requestCount: 5 });
  });

  it('is ready with a warning, and not ready with an error', async () => {
    await integrateWell();
    await call('debtors', { tenant: undefined });
    expect((await control('readiness')).body.verdict).toBe('ready');
    await call('debtors', { tenant: 3 });
    expect((await control('readiness')).body.verdict).toBe('notReady');
  });
});

it('every rule refers to a guide of the contract', () => {
  const tags = readContract().document.tags as readonly { readonly name: string }[];
  const pages = new Map(tags.map(({ name }) => [name, name.toLowerCase().replaceAll(' ', '-')]));
  for (const { guide } of rules) expect(pages.get(guide.title), guide.title).toBe(guide.page);
});

describe('the report', () => {
  const read = (format: string) => control(`readiness?format=${format}`);

  beforeEach(async () => {
    await call('debtors?city=%3Cscript%3E&%3Cb%3E=1');
  });

  it('is a page for a browser, which escapes what was sent', async () => {
    const { headers, body } = await control('readiness', { headers: { accept: 'text/html,*/*;q=0.8' } });
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'.*style-src 'sha256-/);
    expect(body).toContain('<h1>Readiness: not ready</h1>');
    expect(body).toContain('listDebtors does not have: city, &lt;b&gt;.');
    expect(body).toContain('href="/docs/guides/filtering-and-sorting/"');
    expect((await read('html')).body).toBe(body);
  });

  it('has no other format', async () => {
    expect((await read('junit')).status).toBe(400);
  });
});
