import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startSandbox } from '../../mocks/index.ts';
import { readWorkflows } from '../../programs/workflows.ts';
import { repository } from '../../scripts/lib/run.ts';
import { type ProxyRequest, type ProxyResponse, startProxy } from '../conformance/proxy.ts';
import { type CommandResult, runCommand as runCli } from '../conformance/run-command.ts';
import { useSandbox } from '../support/sandbox.ts';

const sandbox = useSandbox();
const { call } = sandbox;

const runCommand = (...args: readonly string[]): Promise<CommandResult> => runCli(['workflows', ...args]);

/** Runs a command that is interrupted so many times after it has created its first record. */
async function interrupt(times: number, ...args: readonly string[]): Promise<CommandResult> {
  const proxy = await startProxy(sandbox.url);
  onTestFinished(() => proxy.close());
  const keyboard = { press: (): void => undefined };
  let [created, left] = [0, times];
  proxy.setHandler(async (request, forward) => {
    for (; created > 0 && left > 0; left -= 1) keyboard.press();
    const response = await forward(request);
    if (response.status === 201) created += 1;
    return response;
  });
  const options = { onStart: (press: () => void): void => void Object.assign(keyboard, { press }) };
  const url = ['--url', proxy.url, '--token', 'sandbox-demo-token', '--tenant', '1'];
  return runCli(['workflows', ...url, ...args], options);
}

async function countRecords(): Promise<readonly unknown[]> {
  const invoices = ['draftsalesinvoices', 'salesinvoices', 'purchaseinvoices'];
  const paths = ['debtors', 'creditors', ...invoices, 'salesorders', 'journalentries'];
  return Promise.all(
    paths.map(async (path) => [path, (await call(`/v1/${path}?metaOnly=true`)).body._meta.totalCount]),
  );
}

/** Changes a response of the sandbox; undefined when it stays as it is. */
type Deviation = (request: string, response: string, sent: ProxyRequest) => Partial<ProxyResponse> | string | undefined;

/** The sandbox behind a proxy that changes some of its responses. */
async function startDeviatingServer(deviations: readonly Deviation[]): Promise<string> {
  const proxy = await startProxy(sandbox.url);
  onTestFinished(() => proxy.close());
  proxy.setHandler(async (sent, forward) => {
    const response = await forward(sent);
    const text = response.body.toString();
    const found = deviations.map((deviate) => deviate(`${sent.method} ${sent.path}`, text, sent)).find(Boolean);
    const changed = typeof found === 'string' ? { body: Buffer.from(found) } : found;
    return { ...response, ...changed, headers: { ...response.headers, ...changed?.headers } };
  });
  return proxy.url;
}

const replaceIn =
  (request: RegExp, from: string, to: string): Deviation =>
  (line, response) =>
    request.test(line) && response.includes(from) ? response.replaceAll(from, to) : undefined;

const withoutControlPlane: Deviation = (line) =>
  line.includes(' /_sandbox') ? { status: 404, body: Buffer.from('') } : undefined;

/** Faults of a server, by the workflow that finds them. */
const deviations: Readonly<Record<string, Deviation>> = {
  'renew-an-expired-token': replaceIn(/^POST \/_sandbox\/tokens/, '"expires_in":600', '"expires_in":60'),
  'first-invoice': replaceIn(/^POST .*draftsalesinvoiceswithlines/, '"amountVat":21,', '"amountVat":20.99,'),
  'draft-with-lines': (line) =>
    line === 'POST /v1/draftsalesinvoices' ? { headers: { location: '/v1/drafts/1' } } : undefined,
  'purchase-invoice': replaceIn(/^GET .*outstandingpurchaseinvoices/, '"daysUntilExpiry"', '"daysLeft"'),
  'order-and-stock': (line, response) =>
    line.startsWith('GET /v1/articles') ? response.replace(/"currentStock":-?\d+/, '"currentStock":7') : undefined,
  'journal-entry': (line, response) =>
    line.startsWith('POST') && response.includes('"WORKFLOW-7"')
      ? response.replace('"amountCredit":250', '"amountCredit":25')
      : undefined,
  'period-0': (line, _, { headers }) =>
    line.startsWith('GET /v1/ledgerlines') && line.includes('Period=0')
      ? { status: 400, body: Buffer.from(JSON.stringify({ detail: `You sent ${headers.authorization}.` })) }
      : undefined,
  'incremental-sync': replaceIn(/^GET .*journalentrylog/, '"Action":2', '"Action":1'),
};

describe('workflows', () => {
  it('pass on a sandbox, wait on request and clean up', async () => {
    const before = await countRecords();
    const fault = { operationId: 'listDebtorKinds', effect: 'answer', status: 429, retryAfter: 1 };
    await call('/_sandbox/faults', { body: fault, token: null });
    const { code, stdout } = await runCommand('--url', sandbox.url);
    const all = (await readWorkflows()).flatMap(({ document }) => document.workflows);
    expect(all.length).toBeGreaterThan(10);
    expect(stdout.match(/^passed +\S+/gm)).toEqual(all.map(({ workflowId }) => `passed   ${workflowId}`));
    expect(stdout).toMatch(new RegExp(`\n\n${all.length} passed, 0 failed, 0 skipped\n$`));
    expect(code).toBe(0);
    expect((await call('/_sandbox/faults', { token: null })).body.faults).toEqual([]);
    expect(await countRecords()).toEqual(before);
  });

  it('report each deviation of a server, clean up and print no token', async () => {
    const url = await startDeviatingServer(Object.values(deviations));
    const before = await countRecords();
    const token = await sandbox.createToken('demo');
    const { code, stdout } = await runCommand('--url', url, '--token', token, '--only', Object.keys(deviations).join());
    expect(code).toBe(1);
    for (const name of Object.keys(deviations)) expect(stdout).toMatch(new RegExp(`^failed +${name} `, 'm'));
    expect(stdout).not.toContain(token);
    expect(await countRecords()).toEqual(before);
    const printed = stdout.replaceAll(/\d+(\.\d+)? m?s\b/g, 'TIME').replaceAll(/\d+ more/g, 'more');
    await expect(printed).toMatchFileSnapshot('__snapshots__/deviations.txt');
  });

  it.each([
    ['renew-an-expired-token', '"refresh_token": "********"'],
    ['first-invoice', '"amountVat": 20.99,'],
    ['draft-with-lines', 'location: /v1/drafts/1'],
    ['period-0', 'You sent Bearer ********.'],
  ])('report the response of a server, when %s alone fails', async (name, printed) => {
    const url = await startDeviatingServer([deviations[name] as Deviation]);
    const token = await sandbox.createToken('demo');
    const { stdout } = await runCommand('--url', url, '--token', token, '--only', name);
    expect(stdout).toContain(`failed   ${name} `);
    expect(stdout).toContain(printed);
    expect(stdout).not.toContain(token);
  });

  it('are skipped with a reason on a server without control plane, user actions or module', async () => {
    const url = await startDeviatingServer([withoutControlPlane]);
    const some = ['--tenant', '2', '--only', 'sign-in,journal-entry,order-and-stock'];
    const { code, stdout } = await runCommand('--url', url, '--token', 'sandbox-demo-token', ...some);
    expect(code).toBe(0);
    await expect(stdout).toMatchFileSnapshot('__snapshots__/skipped.txt');
  });
});

describe('Ctrl+C', () => {
  it('lets the workflows of a document end, which delete what they created, and skips the others', async () => {
    const before = await countRecords();
    const { code, stdout } = await interrupt(1, '--only', 'journal-entry,period-0');
    expect(stdout).toContain('Stopping when what was created is deleted. Press Ctrl+C again to quit at once.\n');
    expect(stdout).toMatch(/^passed +journal-entry /m);
    expect(stdout).toMatch(/^skipped +period-0 +interrupted$/m);
    expect(code).toBe(130);
    expect(await countRecords()).toEqual(before);
  });

  it('quits at once when it is pressed twice, and names what remains', async () => {
    const { code, stdout } = await interrupt(2, '--only', 'journal-entry');
    expect(stdout).toMatch(/^skipped +journal-entry +interrupted$/m);
    expect(stdout).toMatch(/\nThese records remain:\n {2}\/v1\/journalentrieswithlines\/\d+\n$/);
    expect(code).toBe(130);
    await sandbox.reset();
  });
});

describe('npm run workflows', () => {
  it('starts its own sandbox and prints the totals', async () => {
    const main = join(repository, 'conformance', 'cli.ts');
    const stdout = await new Promise((resolve, reject) => {
      execFile(process.execPath, [main, 'workflows', '--only', 'period-0'], (error, out) =>
        error ? reject(error) : resolve(out),
      );
    });
    expect(stdout).toBe('passed   period-0  3 requests\n\n1 passed, 0 failed, 0 skipped\n');
  });

  it('ends with 2 and one sentence that says what to do, and prints no token', async () => {
    const locked = await startSandbox({ port: 0, controlKey: 'the-key' });
    onTestFinished(() => locked.close());
    const unauthorized = await startDeviatingServer([
      () => ({ status: 401, headers: { 'www-authenticate': 'Bearer realm="api"' }, body: Buffer.from('') }),
    ]);
    const elsewhere = await startDeviatingServer([withoutControlPlane]);
    const { url } = sandbox;
    const cases: readonly (readonly [title: string, url: string, ...args: string[]])[] = [
      ['an unknown workflow', url, '--only', 'nothing'],
      ['an unknown input', url, '--input', 'colour=red'],
      ['a rejected token', url, '--token', 'a-secret-token'],
      ['a rejected token of any server', unauthorized, '--token', 'a-secret-token', '--only', 'first-invoice'],
      ['no token', elsewhere, '--only', 'first-invoice'],
      ['an administration that is not there', url, '--tenant', '9'],
      ['an unknown option', url, '--fast'],
      ['a protected sandbox', locked.url],
    ];
    let printed = '';
    for (const [title, server, ...args] of cases) {
      const { code, stdout, stderr } = await runCommand('--url', server, ...args);
      expect([code, stdout], title).toEqual([2, '']);
      expect(stderr.trim()).not.toContain('\n');
      printed += `${title}: ${stderr.replaceAll(server, 'URL')}`;
    }
    expect(printed).not.toContain('a-secret-token');
    await expect(printed).toMatchFileSnapshot('__snapshots__/rejections.txt');
    const withKey = await runCommand('--url', locked.url, '--control-key', 'the-key', '--only', 'renew-*,scan-is-read');
    expect(withKey.stdout).toMatch(/2 passed, 0 failed, 0 skipped\n$/);
  });

  it('sends no client secret to an authorization server that redirects', async () => {
    const received: ProxyRequest[] = [];
    const url = await startDeviatingServer([
      (line, _, sent) => {
        if (!line.startsWith('POST /connect/token')) return undefined;
        received.push(sent);
        return { status: 307, headers: { location: 'http://127.0.0.1:1/' } };
      },
    ]);
    const { code, stderr } = await runCommand('--url', sandbox.url, '--auth-url', url, '--only', 'sign-in');
    expect([code, stderr]).toEqual([2, expect.stringMatching(/redirects POST \/connect\/token \(307\)/)]);
    expect(received.map(({ body }) => body.length)).toEqual([0]);
  });
});
