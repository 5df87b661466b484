import { afterAll, describe, expect, it } from 'vitest';
import { readWorkflows } from '../../scripts/workflows/documents.ts';
import type { Outcome } from '../../scripts/workflows/outcome.ts';
import { report } from '../../scripts/workflows/report.ts';
import { runWorkflows } from '../../scripts/workflows/run.ts';
import { useSandbox } from '../testing.ts';
import { type Deviation, startDeviatingServer } from './deviating-server.ts';

const sandbox = useSandbox();
const { call } = sandbox;
afterAll(() => expect(sandbox.complaints).toEqual([]));

const run = (options: Partial<Parameters<typeof runWorkflows>[0]> = {}) =>
  runWorkflows({ url: sandbox.url, authUrl: undefined, only: [], inputs: {}, ...options });

/** How many records there are of what workflows create. */
async function records(): Promise<Readonly<Record<string, number>>> {
  const paths = [
    'debtors',
    'creditors',
    'draftsalesinvoices',
    'salesinvoices',
    'purchaseinvoices',
    'salesorders',
    'journalentries',
  ];
  const counts = paths.map(
    async (path) => [path, (await call(`/v1/${path}?metaOnly=true`)).body._meta.totalCount] as const,
  );
  return Object.fromEntries(await Promise.all(counts));
}

const statusOf = (outcomes: readonly Outcome[]) =>
  Object.fromEntries(outcomes.map(({ name, status }) => [name, status]));

describe('the workflows', () => {
  it('all pass on a sandbox, wait when it asks them to, and leave nothing behind', async () => {
    const before = await records();
    const fault = { operationId: 'listDebtorKinds', effect: 'answer', status: 429, retryAfter: 1 };
    await call('/_sandbox/faults', { body: fault, token: null });
    const { outcomes } = await run();
    const all = (await readWorkflows()).flatMap(({ document }) => document.workflows);
    expect(all.length).toBeGreaterThan(10);
    expect(outcomes).toEqual(
      all.map(({ workflowId, steps }) => ({ name: workflowId, status: 'passed', steps: steps.length })),
    );
    expect((await call('/_sandbox/faults', { token: null })).body.faults).toEqual([]);
    expect(await records()).toEqual(before);
  }, 180_000);
});

/** In the answers to some requests, a piece of text is another one. */
const says =
  (request: RegExp, from: string, to: string): Deviation =>
  ({ method, path, body }) =>
    request.test(`${method} ${path}`) && body.includes(from) ? { body: body.replaceAll(from, to) } : undefined;

/** What a server may do wrong, by the workflow that finds it: where, and how it is told. */
const deviations: Readonly<Record<string, readonly [deviation: Deviation, step: string, line: string]>> = {
  'first-invoice': [
    says(/^POST .*draftsalesinvoiceswithlines/, '"amountVat":21,', '"amountVat":20.99,'),
    'draft-the-invoice: POST /v1/draftsalesinvoiceswithlines',
    'expected $response.body#/amountVat == 21, came 20.99',
  ],
  'draft-with-lines': [
    ({ method, path }) =>
      `${method} ${path}` === 'POST /v1/draftsalesinvoices' ? { location: '/v1/drafts/1' } : undefined,
    'create-the-header: POST /v1/draftsalesinvoices',
    'expected $response.header.Location to match /v1/draftsalesinvoices/\\d+$, came "/v1/drafts/1"',
  ],
  'purchase-invoice': [
    says(/^GET .*outstandingpurchaseinvoices/, '"daysUntilExpiry"', '"daysLeft"'),
    'see-it-outstanding: GET /v1/outstandingpurchaseinvoices/',
    "schema check: REQUIRED must have required property 'daysUntilExpiry'",
  ],
  'order-and-stock': [
    ({ path, body }) =>
      path.startsWith('/v1/articles') ? { body: body.replace(/"currentStock":-?\d+/, '"currentStock":7') } : undefined,
    'see-less-in-stock: GET /v1/articles?ArticleSku=',
    'expected $response.body#/_data/0/currentStock < $steps.find-an-article.outputs.currentStock (7), came 7',
  ],
  'journal-entry': [
    ({ method, body }) =>
      method === 'POST' && body.includes('"WORKFLOW-7"')
        ? { body: body.replace('"amountCredit":250', '"amountCredit":25') }
        : undefined,
    'enter-the-entry: POST /v1/journalentrieswithlines',
    'expected $response.body#/lines/1/amountCredit == 250, came 25',
  ],
  'period-0': [
    ({ path, authorization }) =>
      path.startsWith('/v1/ledgerlines') && path.includes('Period=0')
        ? { status: 400, body: JSON.stringify({ detail: `You sent ${authorization}.` }) }
        : undefined,
    'fetch-period-0: GET /v1/ledgerlines?',
    'You sent Bearer ********.',
  ],
  'incremental-sync': [
    says(/^GET .*journalentrylog/, '"Action":2', '"Action":1'),
    'ask-again: GET /v1/journalentrylog?',
    'expected that $[?@._data[?@.Action == 2]] finds something in $response.body, but it finds nothing',
  ],
};

describe('a server that deviates', () => {
  it('is found out by each workflow, which clears away all the same, and no token is told', async () => {
    const url = await startDeviatingServer(
      sandbox.url,
      Object.values(deviations).map(([deviation]) => deviation),
    );
    const before = await records();
    const token = await sandbox.tokenOf('demo');
    const workflows = Object.keys(deviations);
    const { outcomes, secrets } = await run({ url, only: workflows, inputs: { token } });
    const failed = outcomes.filter(({ name }) => workflows.includes(name));
    expect(statusOf(failed)).toEqual(Object.fromEntries(workflows.map((name) => [name, 'failed'])));

    const text = report(failed, { url, authUrl: undefined, inputs: {} }, secrets);
    for (const [step, line] of Object.values(deviations).map(([, ...told]) => told)) {
      expect(text).toContain(step);
      expect(text).toContain(`         ${line}`);
    }
    expect(text).toContain(`again: npm run workflows -- --url ${url} --only first-invoice\n`);
    expect(text).not.toContain(token);
    expect(await records()).toEqual(before);
  });
});

describe('a server that is no sandbox', () => {
  const platform = () =>
    startDeviatingServer(sandbox.url, [
      ({ path }) => (path.startsWith('/_sandbox') ? { status: 404, body: '' } : undefined),
    ]);

  it('runs what needs no control plane and no person, and says why the others do not run', async () => {
    const { outcomes } = await run({
      url: await platform(),
      inputs: { token: 'sandbox-demo-token', tenant: '2' },
      only: ['sign-in', 'journal-entry', 'order-and-stock'],
    });
    const withoutPerson = 'needs the control plane of a sandbox, which this server does not have';
    expect(outcomes).toEqual([
      {
        name: 'sign-in-and-refresh',
        status: 'not run',
        why: expect.stringMatching(/^needs --code C and --redirect-uri /),
      },
      { name: 'renew-an-expired-token', status: 'not run', why: withoutPerson },
      { name: 'order-and-stock', status: 'not run', why: expect.stringContaining('tradePack') },
      { name: 'journal-entry', status: 'passed', steps: 10 },
      { name: 'journal-entry-is-processed', status: 'not run', why: withoutPerson },
    ]);
  });

  it('wants a token, which is not guessed', async () => {
    const url = await platform();
    await expect(run({ url, only: ['first-invoice'] })).rejects.toThrow('Give an access token with --token');
  });
});
