import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, it, onTestFinished } from 'vitest';
import { getMethodPath } from '../../client/generator/method-names.ts';
import { createContract } from '../../contract/contract.ts';
import * as api from '../../generated/client/src/index.ts';
import { readContract } from '../../scripts/bundle.ts';
import { type ProxyRequest, type ProxyResponse, startProxy } from '../conformance/proxy.ts';
import { runCommand } from '../conformance/run-command.ts';
import { isPhpMissing, phpunit } from '../support/client-php/php.ts';
import { useSandbox } from '../support/sandbox.ts';

/**
 * The seven workflows, whose requests to the API a client makes again: what a client cannot say, or says otherwise, changes
 * the books.
 */
const sandbox = useSandbox({ clock: '2026-04-16' });

/** A request of a workflow, as a client is asked for it. */
interface Task {
  readonly operationId: string;
  readonly namespace: string;
  readonly method: string;
  readonly identifiers: readonly (string | number)[];
  readonly query: Readonly<Record<string, string[]>>;
  readonly body: string | undefined;
  readonly bodyClass: string | undefined;
  readonly token: string;
  readonly tenant: number | undefined;
}

/** The headers of a response that the workflows look at. */
const HEADERS: readonly string[] = ['content-type', 'location', 'www-authenticate'];

type Send = (task: Task) => Promise<ProxyResponse>;

const functions = api as unknown as Record<string, (...args: unknown[]) => api.CallPromise<unknown>>;

/** Makes a call by the TypeScript client. */
const sendByTypeScript: Send = async ({ operationId, identifiers, query, body, bodyClass, token, tenant }) => {
  const client = api.createClientCore({ baseUrl: sandbox.url, token, tenant, maxRetries: 0 });
  const sent = bodyClass === undefined && body !== undefined ? new Blob([body]) : body && JSON.parse(body);
  const parameters = Object.keys(query).length > 0 ? [query] : [];
  const call = functions[operationId]?.(client, ...identifiers, ...(sent === undefined ? [] : [sent]), ...parameters);
  const response = await call?.asResponse().catch((error: unknown) => {
    if (!(error instanceof api.ApiError)) throw error;
    return Response.json(error.body, { status: error.status, headers: error.headers ?? {} });
  });
  if (!response) throw new Error(`The client lacks ${operationId}`);
  const headers = Object.fromEntries([...response.headers].filter(([name]) => HEADERS.includes(name)));
  return { status: response.status, headers, body: Buffer.from(await response.arrayBuffer()) };
};

/** Starts the program that makes calls by the PHP client. */
function startPhp(): Send {
  const worker = spawn('php', [join(phpunit, 'workflow-worker.php'), sandbox.url], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  onTestFinished(() => void worker.stdin.end());
  const lines = createInterface({ input: worker.stdout })[Symbol.asyncIterator]();
  return async (task) => {
    worker.stdin.write(`${JSON.stringify(task)}\n`);
    const { value, done } = await lines.next();
    if (done) throw new Error('The worker has ended.');
    const { status, headers, body } = JSON.parse(value);
    return { status, headers, body: Buffer.from(body, 'base64') };
  };
}

/** Runs the workflows with a client between them and a fresh sandbox. Returns the books, and how often each operation was called. */
async function runWorkflows(send: Send): Promise<{ state: unknown; calls: Record<string, number> }> {
  await sandbox.reset();
  await sandbox.call('/_sandbox/clock', { method: 'PUT', body: { now: '2026-04-16T10:00:00Z', running: false } });
  const bundle = await readContract();
  const { router } = createContract(bundle);
  const proxy = await startProxy(sandbox.url);
  onTestFinished(() => proxy.close());
  const calls: Record<string, number> = {};

  function toTask({ method, path, headers, body }: ProxyRequest): Task | undefined {
    const url = new URL(path, proxy.url);
    const match = url.pathname.startsWith('/v1/') ? router.find(method, url.pathname) : undefined;
    if (!match) return undefined;
    const { operation, path: values } = match;
    const definition = bundle.paths[operation.path]?.[operation.method.toLowerCase()] as Parameters<
      typeof getMethodPath
    >[1];
    const [namespace = '', name = ''] = getMethodPath(bundle, definition).split('.');
    return {
      operationId: operation.id,
      namespace,
      method: name,
      identifiers: Object.values(values).map(Number),
      query: Object.fromEntries([...url.searchParams.keys()].map((key) => [key, url.searchParams.getAll(key)])),
      body: body.length > 0 ? body.toString() : undefined,
      bodyClass: operation.body?.schema,
      token: (headers.authorization ?? '').replace('Bearer ', ''),
      tenant: headers['x-tenant-id'] === undefined ? undefined : Number(headers['x-tenant-id']),
    };
  }

  proxy.setHandler(async (request, forward) => {
    const task = toTask(request);
    if (!task) return forward(request);
    calls[task.operationId] = (calls[task.operationId] ?? 0) + 1;
    return send(task);
  });
  const url = ['--url', proxy.url, '--token', 'sandbox-demo-token', '--tenant', '1'];
  const { code, stdout, stderr } = await runCommand(['workflows', ...url]);
  expect(code, stdout + stderr).toBe(0);
  const { body } = await sandbox.call('/_sandbox/state');
  return { state: body, calls };
}

it.skipIf(isPhpMissing)(
  'the seven workflows, driven by the TypeScript client and by the PHP client, leave the same books',
  async () => {
    const typescript = await runWorkflows(sendByTypeScript);
    const php = await runWorkflows(startPhp());
    expect(php.calls).toEqual(typescript.calls);
    expect(Object.keys(php.calls).length).toBeGreaterThan(30);
    expect(php.state).toEqual(typescript.state);
  },
  300_000,
);
