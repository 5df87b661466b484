import { request as httpRequest } from 'node:http';
import { beforeEach, describe, expect, it } from 'vitest';
import { createManualTime } from '../../../test/support/manual-time.ts';
import { useSandbox } from '../../../test/support/sandbox.ts';
import { readContract } from '../../hosts/node/read-contract.ts';
import { demoClient, demoToken } from '../../seed/demo-access.ts';
import { rules } from './rules/index.ts';

const time = createManualTime();
const sandbox = useSandbox({ clock: '2026-04-16' }, time.now);

const control = (path: string, options = {}) => sandbox.call(`/_sandbox/${path}`, { token: null, ...options });
const inject = (fault: object) => control('faults', { body: fault });

/** A call of an integration that does everything right. */
const call = (path: string, options = {}) => sandbox.call(`/v1/${path}`, { tenant: 1, language: 'nl', ...options });
const lose = (work: Promise<unknown>) => work.catch(() => undefined);
const repeat = async (times: number, work: (index: number) => Promise<unknown>) => {
  for (let index = 0; index < times; index += 1) await work(index);
};

const createTokens = async () => (await control('tokens', { body: { user: 'demo' } })).body;

async function refresh(refreshToken: string) {
  const parameters = { grant_type: 'refresh_token', client_id: demoClient.id, client_secret: demoClient.secret };
  const body = String(new URLSearchParams({ ...parameters, refresh_token: refreshToken }));
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const response = await sandbox.call('/connect/token', { method: 'POST', token: null, headers, body });
  return response.body;
}

const debtor = { name: 'Theehuis', debtorKindId: 1 };

/** Bad integrations, by the rule that each breaks. */
const badIntegrations: Readonly<Record<string, () => Promise<unknown>>> = {
  async 'blind-repeat'() {
    await inject({ operationId: 'createDebtor', effect: 'drop', when: 'after' });
    await lose(call('debtors', { body: debtor }));
    await call('debtors', { body: debtor });
  },
  async 'retry-after-ignored'() {
    await inject({ operationId: 'listDebtors', effect: 'answer', status: 429, retryAfter: 5 });
    await repeat(2, () => call('debtors'));
  },
  async 'refresh-token-reused'() {
    const { refresh_token: token } = await createTokens();
    await refresh(token);
    time.advance(1100);
    await refresh(token);
  },
  async 'simultaneous-refresh'() {
    const { refresh_token: token } = await createTokens();
    await Promise.all([refresh(token), refresh(token), refresh(token)]);
  },
  async 'early-refresh'() {
    const { refresh_token: token } = await createTokens();
    await refresh((await refresh(token)).refresh_token);
  },
  'rejected-token-repeated': () => repeat(4, () => call('debtors', { token: 'expired' })),
  'unread-pages': () => call('ledgeraccounts?pageSize=20'),
  async 'built-page-url'() {
    await call('debtors?pageSize=20&orderby=name');
    await call('debtors?page=2');
    await call('debtors?pageSize=20&orderby=name&page=2');
  },
  'inaccessible-tenant': () => call('debtors', { tenant: 3 }),
  'missing-tenant': () => call('debtors', { tenant: undefined }),
  'missing-language': () =>
    new Promise((resolve, reject) => {
      // `fetch` would send the header.
      const headers = { authorization: `Bearer ${demoToken}`, 'x-tenant-id': '1' };
      const sent = httpRequest(`${sandbox.url}/v1/debtors`, { headers }, (response) =>
        response.resume().on('end', resolve),
      );
      sent.on('error', reject).end();
    }),
  async 'unknown-names'() {
    await call('/debtors');
    await call(`x/${'y'.repeat(1000)}`);
    await call('debtors?city=Goes');
    await call('debtors?fields=id,town');
    await call('debtors', { body: { ...debtor, phonenumber: '010' } });
  },
  'invalid-request-repeated': () => repeat(3, () => call('debtors', { body: { name: 'Theehuis' } })),
  async 'partial-replacement'() {
    const { id } = (await call('debtors', { body: { ...debtor, phone: '010 1234567', remark: 'by mail' } })).body;
    await call(`debtors/${id}`, { method: 'PUT', body: debtor });
  },
  async 'sync-gap'() {
    await call('journalentrylog?ChangedDate_from=2026-04-16T00:00:00Z');
    time.advance(10_000);
    await call(`journalentrylog?ChangedDate_from=${new Date(time.now() - 5000).toISOString()}`);
  },
  'polling-without-log': () => repeat(3, () => call('ledgerlines?Bookyear=2026')),
  'period-zero-unread': () =>
    repeat(2, async () => {
      await call('journalentrylog?ChangedDate_from=2026-04-16T00:00:00Z');
      await call('ledgerlines?Bookyear=2026&JournalEntryId=1');
    }),
  async 'deprecated-names'() {
    await call('debtors', { tenant: undefined, headers: { 'x-tenantid': '1' } });
  },
  'single-reads': () => repeat(25, (index) => call(`debtors/${index + 1}`)),
};

/** The same record, with the number of the attempt in its reference. */
it.each([
  ['T-1', 'T-2'],
  ['T', 'T 2'],
])('a POST that is repeated blindly with %s and then %s in its body is found', async (first, second) => {
  await inject({ operationId: 'createDebtor', effect: 'drop', when: 'after' });
  await lose(call('debtors', { body: { ...debtor, remark: first } }));
  await call('debtors', { body: { ...debtor, remark: second } });
  expect((await sandbox.findBrokenRules()).map(({ id }) => id)).toEqual(['blind-repeat']);
});

it('ledger lines that are read for one journal entry after another are found', async () => {
  await repeat(25, (index) => call(`ledgerlines?Bookyear=2026&JournalEntryId=${index + 1}`));
  expect((await sandbox.findBrokenRules()).map(({ id }) => id)).toEqual(['single-reads']);
});

it('a language header that fetch sends by itself is no language', async () => {
  await call('debtors', { language: '*' });
  expect((await sandbox.findBrokenRules()).map(({ id }) => id)).toEqual(['missing-language']);
});

/** Good integrations that come close to a rule. */
const goodIntegrations: Readonly<Record<string, () => Promise<unknown>>> = {
  async 'looks for the record before it repeats a POST'() {
    await inject({ operationId: 'createDebtor', effect: 'answer', status: 502 });
    await call('debtors', { body: { ...debtor, number: 'T-1' }, mayBreak: ['status'] });
    await call('debtors?number=T-1');
    await call('debtors', { body: { ...debtor, number: 'T-1' } });
  },
  async 'repeats a POST that was rejected with 429, after the time'() {
    await inject({ operationId: 'createDebtor', effect: 'answer', status: 429, retryAfter: 1 });
    await call('debtors', { body: debtor });
    time.advance(1000);
    await call('debtors', { body: debtor });
  },
  async 'creates two records after each other'() {
    await repeat(2, () => call('debtors', { body: debtor }));
  },
  async 'refreshes after a 401'() {
    const { refresh_token: token } = await createTokens();
    const tokens = await refresh(token);
    await control('tokens/expire', { body: { token: tokens.access_token } });
    await call('debtors', { token: tokens.access_token });
    const { access_token } = await refresh(tokens.refresh_token);
    await call('debtors', { token: access_token });
  },
  async 'follows nextPage'() {
    let url: string | null = `${sandbox.url}/v1/ledgeraccounts?pageSize=50&orderby=number`;
    while (url) url = (await sandbox.call(url, { tenant: 1, language: 'nl' })).body._meta.nextPage;
  },
  'has three workers that each learn that a token expired': () =>
    repeat(3, () => call('debtors', { token: 'expired' })),
  async 'reads a list with two tokens, and sends what was rejected again with the second'() {
    const [first, second] = [await createTokens(), await createTokens()];
    const url = 'debtors?pageSize=20&page=2';
    await call('debtors?pageSize=20', { token: first.access_token });
    await control('tokens/expire', { body: { token: first.access_token } });
    for (const { access_token: token } of [first, second]) await call(url, { token });
  },
  async 'refreshes the tokens of two users when the token endpoint is limited'() {
    const tokens = [await createTokens(), await createTokens(), await createTokens()];
    await inject({ operationId: 'requestToken', effect: 'answer', status: 429, retryAfter: 60, nth: 2, times: 2 });
    for (const { refresh_token: token } of tokens) await refresh(token);
  },
  async 'reads a page that failed again'() {
    await call('debtors?pageSize=20');
    await inject({ operationId: 'listDebtors', effect: 'answer', status: 503 });
    await repeat(2, () => call('debtors?pageSize=20&page=2'));
  },
  'reads the latest record only': () => call('debtors?pageSize=1&orderby=-id'),
  'writes pagesize, as the platform does': () => call('debtors?pagesize=100'),
  'counts records': () => call('ledgerlines?Bookyear=2026&metaOnly=true&pageSize=100'),
  async 'polls the log'() {
    await repeat(3, async () => {
      await call('journalentrylog?ChangedDate_from=2026-04-16T00:00:00Z');
      await call('ledgerlines?Bookyear=2026&JournalEntryId=1');
      await call('ledgerlines?Bookyear=2026&Period=0');
    });
  },
  async 'synchronizes from the newest change that it read'() {
    const { _data: rows } = (await call('journalentrylog?ChangedDate_from=2026-04-01T00:00:00Z&pageSize=1000')).body;
    const newest = rows.at(-1).ChangedDate;
    time.advance(10_000);
    await call(`journalentrylog?ChangedDate_from=${newest}`);
    await call('ledgerlines?Bookyear=2026&Period=0');
  },
  async 'sends with PUT what it read'() {
    const { id } = (await call('debtors', { body: { ...debtor, remark: 'by mail' } })).body;
    await call(`debtors/${id}`, { method: 'PUT', body: { ...debtor, remark: null } });
  },
  'reads the ledger lines of many entries at once': () =>
    repeat(25, (index) => call(`ledgerlines?Bookyear=2026&JournalEntryId=${index + 1}&JournalEntryId=${index + 2}`)),
  'lists the administrations without X-Tenant-Id': () => call('administrations', { tenant: undefined }),
  'sends the names of parameters in other case': () => call('debtors?PageSize=100'),
  'gets an error in a form once': () => call('debtors', { body: {} }),
};

beforeEach(async () => {
  await sandbox.reset();
  expect((await control('requests', { method: 'DELETE' })).status).toBe(204);
});

describe('a bad integration', () => {
  const messages: string[] = [];

  it('exists for every rule', () => {
    expect(Object.keys(badIntegrations)).toEqual(rules.map(({ id }) => id));
  });

  it.each(Object.entries(badIntegrations))('is found by the rule %s, and by no other', async (id, run) => {
    await run();
    const broken = await sandbox.findBrokenRules();
    expect(broken.map((rule) => rule.id)).toEqual([id]);
    for (const { message, requests } of broken[0]?.findings ?? []) {
      messages.push(`${id}: ${message}\n`);
      for (const sequence of requests) expect((await control(`requests/${sequence}`)).status).toBe(200);
    }
  });

  it('reads what it does wrong', async () => {
    await expect(messages.join('').replaceAll(/y{3,}/g, 'y…')).toMatchFileSnapshot('__snapshots__/findings.txt');
  });
});

it.each(Object.entries(goodIntegrations))('a good integration that %s breaks no rule', async (_name, run) => {
  await run();
  expect(await sandbox.findBrokenRules()).toEqual([]);
});

const listMissing = async () => (await control('readiness')).body.missing.map(({ id }: { id: string }) => id);

/** Brings about every situation, and does everything right in it. */
async function integrateWell(): Promise<void> {
  await inject({ operationId: 'createDebtor', effect: 'drop', when: 'after' });
  await inject({ operationId: 'listDebtors', effect: 'answer', status: 429, retryAfter: 1, query: 'pageSize=20' });
  const body = { name: 'Theehuis', debtorKindId: 1, number: 'T-1' };
  await lose(call('debtors', { body }));
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

  it('is a page for a browser, which escapes what was sent', async () => {
    await call('debtors?city=%3Cscript%3E&%3Cb%3E=1');
    const { headers, body } = await control('readiness', { headers: { accept: 'text/html,*/*;q=0.8' } });
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'.*style-src 'sha256-/);
    expect(body).toContain('listDebtors does not have: city, &lt;b&gt;.');
    const [main = ''] = /<main.*<\/main>/s.exec(body) ?? [];
    const text = main.replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z|#\d+|\d+\.\d+\.\d+/g, '…');
    await expect(text).toMatchFileSnapshot('__snapshots__/report.txt');
    expect((await read('html')).body).toBe(body);
  });

  it('has no other format', async () => {
    expect((await read('junit')).status).toBe(400);
  });
});
