import { demoToken } from '../../mocks/demo-access.ts';
import { openBrowser } from '../../mocks/oauth/browser.ts';
import { type Sandbox, type SandboxOptions, startSandbox } from '../../mocks/sandbox.ts';
import type { OpenApiDocument } from '../../scripts/document/openapi.ts';
import { BuildError } from '../../scripts/lib/run.ts';
import { pathOf, type SampleCall, sampleCalls } from './calls.ts';
import type { Exchange, RecordedOperation, Recording } from './recording.ts';
import { type FailingQuestion, failingQuestions, refusedQuestion } from './refusals.ts';
import { exchange, type Question, type Secrets } from './send.ts';

/** When the recording is made, for the sandbox. */
export const recordedAt = '2026-04-16T09:30:00Z';

/**
 * Sends a request for every operation to a sandbox of its own, each on fresh demo data, and one for each of its errors.
 *
 * @param wanted names of operations; all when left out.
 * @throws BuildError when an answer is not what the samples are to show, with the answer.
 */
export async function record(contract: OpenApiDocument, wanted?: readonly string[]): Promise<Recording> {
  const calls = Map.groupBy(sampleCalls(contract), ({ operation }) => operation.operationId);
  const chosen = [...calls].filter(([operationId]) => wanted?.includes(operationId) ?? true);
  return withSandbox({ clock: recordedAt }, async (sandbox) => {
    await restore(sandbox);
    const operations: Record<string, RecordedOperation> = {};
    for (const [operationId, own] of chosen) {
      operations[operationId] = await recordOperation(sandbox, contract, calls, own);
    }
    return { operations };
  });
}

async function withSandbox<Result>(options: SandboxOptions, work: (sandbox: Sandbox) => Promise<Result>) {
  const sandbox = await startSandbox({ port: 0, ...options });
  try {
    return await work(sandbox);
  } finally {
    await sandbox.close();
  }
}

type Calls = ReadonlyMap<string, readonly SampleCall[]>;

async function recordOperation(sandbox: Sandbox, contract: OpenApiDocument, calls: Calls, own: readonly SampleCall[]) {
  const succeeded: Exchange[] = [];
  for (const call of own) succeeded.push(await recordSuccess(sandbox, calls, call));
  const [first] = own as readonly [SampleCall];
  const failed = [await asked(sandbox, refusedQuestion(contract, first), {}, (status) => status === 400)];
  const modules = contract.paths[first.path]?.['x-module'];
  for (const failing of failingQuestions(first, modules)) failed.push(await recordError(sandbox, first, failing));
  return { succeeded, failed };
}

async function recordError(sandbox: Sandbox, { operation }: SampleCall, failing: FailingQuestion): Promise<Exchange> {
  const { status, question, onDemand } = failing;
  if (onDemand) {
    const { operationId } = operation;
    await control(sandbox, 'POST', 'faults', {
      ...{ operationId, effect: 'answer', status },
      ...(status === 429 && { retryAfter: 5 }),
    });
  }
  return asked(sandbox, question, {}, (answered) => answered === status);
}

/** Leaves the demo data as they were. */
async function recordSuccess(sandbox: Sandbox, calls: Calls, call: SampleCall): Promise<Exchange> {
  const [before] = calls.get(call.after ?? '') ?? [];
  if (before) await asked(sandbox, questionOf(before), {}, isSuccess);
  const found = await asked(sandbox, questionOf(call), await secretsFor(sandbox, calls, call), isSuccess);
  if (call.method !== 'GET') await restore(sandbox);
  return found;
}

/** The sample of a call as it is sent: without the headers that can be left out. */
const questionOf = (call: SampleCall): Question => ({ ...call, headers: {} });

const isSuccess = (status: number): boolean => status < 400;

/** As on the day of the recording. The clock stands still, so that no answer has another time than the last one. */
async function restore(sandbox: Sandbox): Promise<void> {
  await sandbox.reset();
  await control(sandbox, 'PUT', 'clock', { now: recordedAt, running: false });
}

async function control({ url }: Sandbox, method: string, path: string, body: object): Promise<void> {
  const response = await fetch(`${url}/_sandbox/${path}`, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new BuildError(`${method} ${path} of the control plane failed: ${await response.text()}`);
}

async function asked(
  { url }: Sandbox,
  question: Question,
  secrets: Secrets,
  isWanted: (status: number) => boolean,
): Promise<Exchange> {
  const found = await exchange(url, question, { ACCESS_TOKEN: demoToken, ...secrets });
  if (isWanted(found.answer.status)) return found;
  const { request, answer } = found;
  const said = JSON.stringify(answer.body)?.slice(0, 500);
  throw new BuildError(
    `${request.method} ${request.url} (${question.title}) was answered with ${answer.status}: ${said}`,
  );
}

/** The code and the refresh token that a call exchanges: what a user's sign-in brings. */
async function secretsFor({ url }: Sandbox, calls: Calls, { body }: SampleCall): Promise<Secrets> {
  if (body?.kind !== 'form') return {};
  const [page] = calls.get('authorize') ?? [];
  if (!page) throw new BuildError('The contract has no operation "authorize".');
  const callback = await openBrowser(url).signIn(url + pathOf(page));
  const code = callback.searchParams.get('code') ?? '';
  if (body.fields.grant_type === 'authorization_code') return { CODE: code };
  const [exchanged] = calls.get('requestToken') ?? [];
  const fields = exchanged?.body?.kind === 'form' ? { ...exchanged.body.fields, code } : {};
  const response = await fetch(`${url}/connect/token`, { method: 'POST', body: new URLSearchParams(fields) });
  const { refresh_token = '' } = (await response.json()) as { refresh_token?: string };
  return { REFRESH_TOKEN: refresh_token };
}
