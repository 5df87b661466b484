import { afterAll, beforeAll } from 'vitest';
import { MINIMAL_PDF } from '../../conformance/checks/write/pdf.ts';
import type { HttpRequest, HttpResponse, Issue } from '../../conformance/session/http.ts';
import { createHttpClient } from '../../conformance/session/http-client.ts';
import { startSandbox } from '../../mocks/index.ts';
import { demoToken } from '../../mocks/seed/demo-access.ts';
import { createResponseJudge } from '../support/judge-responses.ts';
import { createReader, readSnapshot, type SandboxSnapshot } from './fixture-state.ts';

const administrations = [1, 2];
const LIMITS = { concurrency: 1, maxRetryWait: 0, timeout: 20, isTrusted: true } as const;

interface JudgedResponse {
  /** Undefined when the connection broke. */
  readonly response: HttpResponse | undefined;
  readonly issues: readonly Issue[];
}

/** Starts a sandbox that always has the same date, and whose responses are judged. A line that it logs is an issue too. */
async function startJudgedSandbox() {
  const warnings: string[] = [];
  const log = (line: string): void => void warnings.push(line);
  const sandbox = await startSandbox({ port: 0, clock: '2026-04-16T09:30:00Z', onContractViolation: 'error', log });
  const client = createHttpClient(sandbox.url, LIMITS);

  async function send(request: HttpRequest): Promise<JudgedResponse> {
    // Each request is judged by itself, because a snapshot is restored between them.
    const judge = createResponseJudge().begin(sandbox.url, request);
    try {
      const response = await client.send(request, { respectRetryAfter: false });
      return { response, issues: judge(response) };
    } catch (error) {
      const message = `The connection broke: ${(error as Error).message}`;
      return { response: undefined, issues: [{ rule: 'no-response', message }] };
    }
  }

  return {
    client,
    async request(request: HttpRequest): Promise<JudgedResponse> {
      const { response, issues } = await send(request);
      const logged = warnings.splice(0).map((line): Issue => ({ rule: 'server-error', message: `It logged: ${line}` }));
      return { response, issues: [...issues, ...logged] };
    },
    async close(): Promise<void> {
      client.close();
      await sandbox.close();
    },
  };
}

/** Starts a sandbox with sample records whose responses are validated against the contract. */
export function useValidatedSandbox() {
  let target: Awaited<ReturnType<typeof startJudgedSandbox>>;
  const snapshots = new Map<number, SandboxSnapshot>();

  beforeAll(async () => {
    target = await startJudgedSandbox();
    for (const administration of administrations) {
      const { id } = await post(administration, 'inboxfiles', MINIMAL_PDF);
      await post(administration, 'salesinvoices', { inboxFileId: id });
      snapshots.set(administration, await readSnapshot(target.client, administration));
    }
    await control('snapshots', { name: 'start' });
  });
  afterAll(() => target.close());

  async function send(path: string, body: unknown, more: readonly (readonly [string, string])[]) {
    const isPdf = body instanceof Uint8Array;
    const headers = [['content-type', isPdf ? 'application/pdf' : 'application/json'], ...more] as [string, string][];
    const bytes = isPdf ? body : Buffer.from(JSON.stringify(body ?? {}));
    return await target.client.send({ method: 'POST', path, headers, body: bytes });
  }

  async function post(administration: number, resource: string, body: unknown): Promise<{ readonly id: number }> {
    const authorized = [
      ['authorization', `Bearer ${demoToken}`],
      ['x-tenant-id', String(administration)],
    ] as const;
    const response = await send(`/v1/${resource}`, body, authorized);
    if (response.status !== 201) throw new Error(`${resource}: ${response.status} ${response.body}`);
    return JSON.parse(response.body.toString());
  }

  async function control(path: string, body?: unknown): Promise<void> {
    const response = await send(`/_sandbox/${path}`, body, []);
    if (response.status >= 300) throw new Error(`${path}: ${response.status} ${response.body}`);
  }

  return {
    snapshots,
    request: (request: HttpRequest) => target.request(request),
    /** Reads what is there, without validation. */
    read: (path: string, administration: number) => createReader(target.client, administration)(path),
    /** Undoes everything that was written since it started. */
    restore: () => control('snapshots/start/restore'),
  };
}
