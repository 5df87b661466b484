import type { HttpRequest, HttpResponse, Issue } from '../../../conformance/session/http.ts';
import { createHttpClient, type HttpClient } from '../../../conformance/session/http-client.ts';
import { startSandbox } from '../../../mocks/index.ts';
import { demoToken } from '../../../mocks/seed/demo-access.ts';
import type { CreateOracle } from './oracle.ts';

interface Result {
  /** Undefined when the connection broke. */
  readonly response: HttpResponse | undefined;
  readonly issues: readonly Issue[];
}

export interface FuzzTarget {
  readonly token: string;
  readonly tenants: readonly number[];
  readonly client: HttpClient;
  readonly request: (request: HttpRequest) => Promise<Result>;
  /** Restores the records that it has at the start. */
  readonly reset: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Starts a target: the program that is tested, or a part of a test of this one. */
export type StartTarget = () => Promise<FuzzTarget>;

const LIMITS = { concurrency: 1, maxRetryWait: 0, timeout: 20, isTrusted: true } as const;

/** Starts a sandbox that always has the same date. What it logs is an issue too. */
export async function startOwnTarget(createOracle: CreateOracle): Promise<FuzzTarget> {
  const warnings: string[] = [];
  const log = (line: string): void => void warnings.push(line);
  const sandbox = await startSandbox({ port: 0, clock: '2026-04-16T09:30:00Z', onContractViolation: 'error', log });
  const target = createTarget(sandbox.url, [1, 2], createOracle, {
    reset: () => sandbox.reset(),
    close: () => sandbox.close(),
  });
  return {
    ...target,
    async request(request) {
      warnings.length = 0;
      const { response, issues } = await target.request(request);
      const logged = warnings.map(
        (warning): Issue => ({ rule: 'server-error', message: `The sandbox logged: ${warning}` }),
      );
      return { response, issues: [...issues, ...logged] };
    },
  };
}

/** Connects to a sandbox, which a test may have changed. */
export async function connectTarget(url: string, createOracle: CreateOracle): Promise<FuzzTarget> {
  const reset = async (): Promise<void> => void (await fetch(`${url}/_sandbox/reset`, { method: 'POST' }));
  return createTarget(url, [1], createOracle, { reset, close: async () => {} });
}

function createTarget(
  url: string,
  tenants: readonly number[],
  createOracle: CreateOracle,
  { reset, close }: Pick<FuzzTarget, 'reset' | 'close'>,
): FuzzTarget {
  const client = createHttpClient(url, LIMITS);
  let oracle = createOracle(url);
  return {
    token: demoToken,
    tenants,
    client,
    async request(request) {
      try {
        const response = await client.send(request, { respectRetryAfter: false });
        return { response, issues: oracle(request, response) };
      } catch (error) {
        const message = `The connection broke: ${(error as Error).message}`;
        return { response: undefined, issues: [{ rule: 'no-response', message }] };
      }
    },
    async reset() {
      await reset();
      oracle = createOracle(url);
    },
    async close() {
      client.close();
      await close();
    },
  };
}
