import { type Sandbox, startSandbox } from '../../mocks/index.ts';
import type { HttpRequest, HttpResponse, Issue } from '../http.ts';
import { createHttpClient, type HttpClient } from '../http-client.ts';
import type { Oracle } from './oracle.ts';

export interface Result {
  /** Undefined when the connection broke. */
  readonly response: HttpResponse | undefined;
  readonly issues: readonly Issue[];
}

/** A sandbox whose responses are checked. */
export interface FuzzTarget {
  readonly sandbox: Sandbox;
  readonly client: HttpClient;
  readonly request: (request: HttpRequest) => Promise<Result>;
  readonly close: () => Promise<void>;
}

/** Starts a sandbox that always has the same date. */
export async function startTarget(oracle: Oracle): Promise<FuzzTarget> {
  const warnings: string[] = [];
  const log = (line: string): void => void warnings.push(line);
  const sandbox = await startSandbox({ port: 0, clock: '2026-04-16T09:30:00Z', onContractViolation: 'error', log });
  const client = createHttpClient(sandbox.url, { concurrency: 1, maxRetryWait: 0, timeout: 20, isTrusted: true });

  async function send(request: HttpRequest): Promise<Result> {
    try {
      const response = await client.send(request, { respectRetryAfter: false });
      return { response, issues: oracle(request, response) };
    } catch (error) {
      const message = `The connection broke: ${(error as Error).message}`;
      return { response: undefined, issues: [{ rule: 'no-response', message }] };
    }
  }

  return {
    sandbox,
    client,
    async request(request) {
      warnings.length = 0;
      const { response, issues } = await send(request);
      const logged = warnings.map(
        (warning): Issue => ({ rule: 'server-error', message: `The sandbox logged: ${warning}` }),
      );
      return { response, issues: [...issues, ...logged] };
    },
    async close() {
      client.close();
      await sandbox.close();
    },
  };
}
