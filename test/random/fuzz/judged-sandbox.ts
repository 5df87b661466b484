import type { HttpRequest, HttpResponse, Issue } from '../../../conformance/session/http.ts';
import { createHttpClient, type HttpClient } from '../../../conformance/session/http-client.ts';
import { startSandbox } from '../../../mocks/index.ts';
import { createResponseJudge } from './judge-response.ts';

interface JudgedResponse {
  /** Undefined when the connection broke. */
  readonly response: HttpResponse | undefined;
  readonly issues: readonly Issue[];
}

export interface JudgedSandbox {
  readonly client: HttpClient;
  readonly request: (request: HttpRequest) => Promise<JudgedResponse>;
  /** Restores the records that it has at the start. */
  readonly reset: () => Promise<void>;
  readonly close: () => Promise<void>;
}

const LIMITS = { concurrency: 1, maxRetryWait: 0, timeout: 20, isTrusted: true } as const;

/**
 * Starts a sandbox that always has the same date, and whose responses are judged. A line that it logs is an issue too.
 *
 * @param isComparing whether a response is compared with those of earlier requests since the last reset.
 */
export async function startJudgedSandbox(isComparing: boolean): Promise<JudgedSandbox> {
  const warnings: string[] = [];
  const log = (line: string): void => void warnings.push(line);
  const sandbox = await startSandbox({ port: 0, clock: '2026-04-16T09:30:00Z', onContractViolation: 'error', log });
  const client = createHttpClient(sandbox.url, LIMITS);
  let judge = createResponseJudge(sandbox.url);
  const send = async (request: HttpRequest): Promise<JudgedResponse> => {
    try {
      const response = await client.send(request, { respectRetryAfter: false });
      if (!isComparing) judge = createResponseJudge(sandbox.url);
      return { response, issues: judge(request, response) };
    } catch (error) {
      const message = `The connection broke: ${(error as Error).message}`;
      return { response: undefined, issues: [{ rule: 'no-response', message }] };
    }
  };
  return {
    client,
    async request(request) {
      const { response, issues } = await send(request);
      const logged = warnings.splice(0).map((line): Issue => ({ rule: 'server-error', message: `It logged: ${line}` }));
      return { response, issues: [...issues, ...logged] };
    },
    async reset() {
      await sandbox.reset();
      judge = createResponseJudge(sandbox.url);
    },
    async close() {
      client.close();
      await sandbox.close();
    },
  };
}
