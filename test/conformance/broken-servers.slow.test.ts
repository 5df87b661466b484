import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { getViolations } from '../../conformance/report/build-report.ts';
import { demoClient, demoToken } from '../../mocks/seed/demo-access.ts';
import { useCheck } from './fixtures.ts';
import type { ProxyHandler, ProxyResponse } from './proxy.ts';

const { server, folder, check: run } = useCheck();
const check = (handler: ProxyHandler, ...args: readonly string[]) => run(handler, ['--report', folder.path, ...args]);
const readJunit = (): Promise<string> => readFile(join(folder.path, 'junit.xml'), 'utf8');

const respond = (status: number, type: string, body: string): ProxyResponse => ({
  status,
  headers: { 'content-type': type },
  body: Buffer.from(body),
});

const html = respond(500, 'text/html', '<h1>Oops</h1>');

/** Responds to the requests of some paths in another way. */
const respondTo =
  (paths: RegExp, response: () => ProxyResponse | Promise<ProxyResponse>): ProxyHandler =>
  (request, forward) =>
    paths.test(request.path) ? response() : forward(request);

const lackLists = respondTo(/^\/v1\/(?:debtors|creditors|articles|salesinvoices|journals)\b/, () =>
  respond(404, 'text/plain', 'Not found'),
);

describe('Reports', () => {
  test('have nothing of operations that were not selected', async () => {
    const broken = respondTo(/^\/v1\/(?!debtors|administrations)/, () => html);
    const { code, stdout, report } = await check(broken, '--only', 'getDebtor,listDebtors');
    expect(report.causes).toEqual([]);
    expect(stdout).toMatch(/ 0 violations in \d+ requests/);
    expect(await readJunit()).toContain('failures="0"');
    expect(code).toBe(0);
  });

  test('of a server with four resources, in order, have no violation of them', async () => {
    const missing = respond(404, 'text/html', '<h1>Not found</h1>');
    const broken = respondTo(/^\/(?!v1\/(administrations|countries|debtors|articles|vatcodes)\b)/, () => missing);
    const { code, report } = await check(broken, '--only', '*Countr*,*Debtor,*Debtors,*Article,*Articles,*VatCode*');
    expect(report.causes).toEqual([]);
    const valid = report.operations.filter(({ cells }) => cells[200]?.state === 'valid');
    expect(valid.map(({ id }) => id).sort()).toEqual([
      ...['getArticle', 'getCountry', 'getDebtor', 'getVatCode'],
      ...['listArticles', 'listCountries', 'listDebtors', 'listVatCodes'],
    ]);
    expect(code).toBe(0);
  });

  test('agree, and have one violation for one exchange', async () => {
    // An unknown identifier is another exchange.
    const broken = respondTo(/^\/v1\/debtors\/\d{1,4}$/, () => html);
    const { code, stdout, report } = await check(broken, '--only', 'getDebtor', '--fail-on', 'any');
    expect(getViolations(report)).toMatchObject([{ operation: 'getDebtor', status: 500, rule: 'success' }]);
    expect(stdout).toMatch(/ 1 violation \(/);
    expect((await readJunit()).match(/<failure /g)).toHaveLength(1);
    expect(code).toBe(1);
  });
});

describe('A server', () => {
  test('that hangs on one operation is checked further, and the report is written', async () => {
    const hang = respondTo(/^\/v1\/creditors\b/, () => new Promise<ProxyResponse>(() => undefined));
    const { code, report } = await check(hang, '--only', '*Creditor*,listCountries', '--timeout', '1');
    const violations = getViolations(report);
    expect(violations.map(({ operation, rule }) => [operation, rule])).toEqual([['listCreditors', 'no-response']]);
    expect(report.stopped).toBeNull();
    expect(report.skipped.map(({ reason }) => reason)).toContain('the list /v1/creditors cannot be read: no response');
    expect(report.operations.find(({ id }) => id === 'listCountries')?.cells[200]?.state).toBe('valid');
    expect(code).toBe(1);
  });

  test('that takes too long in all gets a report of what was checked', async () => {
    const { code, stderr, report } = await check((request, forward) => forward(request), '--max-time', '0.5');
    expect(stderr).toContain('Stopped after 0.5 s (--max-time).\n');
    expect(report.stopped?.reason).toBe('time');
    expect(report.requests).toBeGreaterThan(0);
    expect(code).toBe(2);
  });

  test.each(['--profile full', '--write'])(
    'that never answers after some requests ends a run in time, without a verdict: %s',
    async (mode) => {
      const never: ProxyHandler = (request, forward) =>
        server.proxy.requests.length > 60 ? new Promise(() => undefined) : forward(request);
      const { code, stdout, stderr } = await check(never, '--only', '*Creditor*', '--timeout', '1', ...mode.split(' '));
      expect(stderr).toMatch(/^The server stopped responding: \w+ \/v1\/\S+ got .*\.\n$/);
      expect(stdout).toMatch(/! Incomplete: .* The server stopped responding/);
      expect(server.proxy.requests.length).toBeLessThan(100);
      expect(code).toBe(2);
    },
  );

  test('that lacks lists breaks no rule, and what depends on them is skipped', async () => {
    const { report, code } = await check(lackLists);
    expect(report.causes).toEqual([]);
    expect(report.skipped.map(({ reason }) => reason)).toContain('the list /v1/debtors cannot be read: status 404');
    expect(code).toBe(0);
  });

  test('that lacks lists breaks one rule for one cause when endpoints are required', async () => {
    const { report, stdout, code } = await check(lackLists, '--require', 'endpoints');
    expect(report.causes.map(({ rule, cause, violations }) => [rule, cause, violations.length])).toEqual([
      ['success', 'status 404', 5],
    ]);
    expect(stdout).toMatch(/✗ 5 {2}success \(status 404\): decided: /);
    expect(report.skipped.map(({ reason }) => reason)).toContain('the list /v1/debtors cannot be read: status 404');
    expect(code).toBe(1);
  });
});

describe('A token', () => {
  /** Rejects a token after some requests. */
  function rejectAfter(token: string, limit: number): ProxyHandler {
    let count = 0;
    return (request, forward) => {
      if (request.headers.authorization !== `Bearer ${token}`) return forward(request);
      count += 1;
      return count <= limit
        ? forward(request)
        : forward({ ...request, headers: { ...request.headers, authorization: 'Bearer x' } });
    };
  }

  test('that expires in mid-run ends it with one sentence', async () => {
    const { code, stderr, report } = await check(rejectAfter(demoToken, 150));
    expect(stderr).toMatch(
      /The server rejects the token after \d+ responses \(401\)\. Give one that lasts, or --refresh-token\.\n$/,
    );
    expect(report.stopped?.reason).toBe('token');
    expect(report.causes).toEqual([]);
    expect(code).toBe(2);
  });

  test('that expires is renewed with a refresh token, and neither is shown', async () => {
    const response = await fetch(`${server.sandbox.url}/_sandbox/tokens`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ user: 'demo' }),
    });
    const tokens = (await response.json()) as { readonly access_token: string; readonly refresh_token: string };
    const client = ['--client-id', demoClient.id, '--client-secret', demoClient.secret];
    const only = ['--only', 'listDebtors,getDebtor,listCreditors'];
    const renewal = ['--token', tokens.access_token, '--refresh-token', tokens.refresh_token, ...client, ...only];
    const { code, stdout, report } = await check(rejectAfter(tokens.access_token, 100), ...renewal);
    expect([report.stopped, report.causes, code]).toEqual([null, [], 0]);
    expect(server.proxy.requests.filter(({ path }) => path === '/connect/token')).toHaveLength(1);
    expect(`${stdout}${JSON.stringify(report)}`).not.toContain(tokens.refresh_token);
  });

  test('that one operation rejects is a violation of that operation', async () => {
    const reject = respondTo(/^\/v1\/countries\/\d+$/, () => respond(401, 'application/json', '{}'));
    const { report, code } = await check(reject, '--only', 'getCountry,listCountries', '--fail-on', 'any');
    expect([...new Set(getViolations(report).map(({ operation }) => operation))]).toEqual(['getCountry']);
    expect([report.stopped, code]).toEqual([null, 1]);
  });
});
