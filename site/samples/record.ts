import type { OpenApiDocument } from '../../contract/document.ts';
import { openBrowser } from '../../mocks/api/sign-in/testing/fake-browser.ts';
import { type Sandbox, startSandbox } from '../../mocks/index.ts';
import { demoToken, demoUser } from '../../mocks/seed/demo-access.ts';
import type { Exchange, RecordedOperation, Recording } from '../../programs/recording.ts';
import { BuildError } from '../../scripts/lib/run.ts';
import { samplePdf } from '../requests/sample-pdf.ts';
import { RECORDED_AT } from '../run/recorded-at.ts';
import { getUrl } from './code/code-request.ts';
import { type ErrorRequest, listErrorRequests } from './error-requests.ts';
import { listSampleRequests, type SampleRequest } from './sample-requests.ts';
import { type RecordedRequest, type Secrets, sendRequest } from './send-request.ts';

type SamplesByOperation = ReadonlyMap<string, readonly SampleRequest[]>;

/**
 * Sends the samples of every operation to a sandbox, each on fresh demo data, and a request for each of its errors.
 *
 * @throws BuildError when a response has another status than expected, with the response.
 */
export async function recordRequests(contract: OpenApiDocument): Promise<Recording> {
  const samples = Map.groupBy(listSampleRequests(contract), ({ operation }) => operation.operationId);
  const sandbox = await startSandbox({ port: 0, clock: RECORDED_AT });
  try {
    await reset(sandbox);
    const operations: Record<string, RecordedOperation> = {};
    for (const operationId of samples.keys()) {
      operations[operationId] = await recordOperation(sandbox, contract, samples, operationId);
    }
    return { operations, pdf: samplePdf.createText() };
  } finally {
    await sandbox.close();
  }
}

async function recordOperation(
  sandbox: Sandbox,
  contract: OpenApiDocument,
  samples: SamplesByOperation,
  operationId: string,
): Promise<RecordedOperation> {
  const own = samples.get(operationId) ?? [];
  const [succeeded, failed]: [Exchange[], Exchange[]] = [[], []];
  for (const sample of own) succeeded.push(await recordSuccess(sandbox, samples, sample));
  for (const sample of own.slice(0, 1)) {
    const modules = contract.paths[sample.path]?.['x-module'];
    for (const error of listErrorRequests(contract, sample, modules))
      failed.push(await recordError(sandbox, operationId, error));
  }
  return { succeeded, failed };
}

/** Leaves the demo data unchanged. */
async function recordSuccess(sandbox: Sandbox, samples: SamplesByOperation, sample: SampleRequest): Promise<Exchange> {
  const secrets = await resolveSecrets(sandbox, samples, sample);
  const exchange = await sendExpecting(sandbox, sample, isSuccess, secrets);
  if (sample.method !== 'GET') await reset(sandbox);
  return exchange;
}

async function recordError(sandbox: Sandbox, operationId: string, error: ErrorRequest): Promise<Exchange> {
  const { status, request, isInjected } = error;
  if (isInjected) {
    const retryAfter = status === 429 ? { retryAfter: 5 } : {};
    await callControlPlane(sandbox, 'POST', 'faults', { operationId, effect: 'answer', status, ...retryAfter });
  }
  return sendExpecting(sandbox, request, (actual) => actual === status);
}

const isSuccess = (status: number): boolean => status < 400;

/** Restores the demo data, and stops the clock: each response has the same time. */
async function reset(sandbox: Sandbox): Promise<void> {
  await sandbox.reset();
  await callControlPlane(sandbox, 'PUT', 'clock', { now: RECORDED_AT, running: false });
}

async function callControlPlane({ url }: Sandbox, method: string, path: string, body: object): Promise<Response> {
  const response = await fetch(`${url}/_sandbox/${path}`, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new BuildError(`${method} ${path} of the control plane failed: ${await response.text()}`);
  return response;
}

async function sendExpecting(
  { url }: Sandbox,
  request: RecordedRequest,
  isExpected: (status: number) => boolean,
  secrets: Secrets = {},
): Promise<Exchange> {
  const exchange = await sendRequest(url, request, { ACCESS_TOKEN: demoToken, ...secrets });
  const { status, body } = exchange.response;
  if (isExpected(status)) return exchange;
  const { method, url: sentUrl } = exchange.request;
  throw new BuildError(
    `${method} ${sentUrl} (${request.title}) responded with ${status}: ${JSON.stringify(body)?.slice(0, 500)}`,
  );
}

/** Signs a user in for the code or the refresh token that a request exchanges. */
async function resolveSecrets(
  sandbox: Sandbox,
  samples: SamplesByOperation,
  { body }: SampleRequest,
): Promise<Secrets> {
  if (body?.kind !== 'form') return {};
  if (body.fields.grant_type !== 'authorization_code') {
    const tokens = await callControlPlane(sandbox, 'POST', 'tokens', { user: demoUser });
    return { REFRESH_TOKEN: ((await tokens.json()) as { refresh_token: string }).refresh_token };
  }
  const [authorize] = samples.get('authorize') ?? [];
  if (!authorize) throw new BuildError('The contract has no operation "authorize".');
  const callback = await openBrowser(sandbox.url).signIn(getUrl(authorize, sandbox.url));
  return { CODE: callback.searchParams.get('code') ?? '' };
}
