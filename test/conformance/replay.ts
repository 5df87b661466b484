import { Observations } from '../../conformance/observe/observation-report.ts';
import { createObserver } from '../../conformance/observe/observer.ts';
import type { Violation } from '../../conformance/rules/violations.ts';
import type { HttpRequest } from '../../conformance/session/http.ts';
import {
  BREAK_OFF,
  type ProxyHandler,
  type ProxyRequest,
  type ProxyResponse,
  passThrough,
  type RecordedExchange,
} from './proxy.ts';

/** Judges recorded traffic as the proxy does, with the responses that a handler makes of the recorded ones, if any. */
export async function replay(
  url: string,
  traffic: readonly RecordedExchange[],
  handler: ProxyHandler = passThrough,
): Promise<readonly Violation[]> {
  const observer = createObserver([url]);
  const observations = new Observations({ url });
  const recorded = new Map<string, ProxyResponse>();
  const steps = traffic.flatMap(({ request, response, begin, end }) => {
    const context: { end?: ReturnType<typeof observer.begin> } = {};
    const finish = async (): Promise<void> => {
      recorded.set(toKey(request), response);
      const forward = async (inner: ProxyRequest): Promise<ProxyResponse> => {
        const known = recorded.get(toKey(inner));
        if (known) return known;
        throw new Error('not recorded');
      };
      // A handler may need another response than the recorded ones.
      const change = async (): Promise<ProxyResponse> => handler(request, forward);
      const changed = await change().catch(() => response);
      const isBroken = BREAK_OFF in changed.headers;
      const observation = context.end?.(toHttpRequest(request), isBroken ? new Error('broken off') : changed);
      if (observation) observations.add(observation);
    };
    const start = async (): Promise<void> => {
      context.end = observer.begin(request.method);
    };
    return [
      { at: begin, run: start },
      { at: end, run: finish },
    ];
  });
  for (const { run } of steps.sort((a, b) => a.at - b.at)) await run();
  return observations.violations.all;
}

const toKey = ({ method, path, headers, body }: ProxyRequest): string =>
  [method, path, headers['x-tenant-id'], headers.authorization, body.toString()].join(' ');

const toHttpRequest = ({ headers, body, ...request }: ProxyRequest): HttpRequest => ({
  ...request,
  headers: Object.entries(headers),
  body: body.length > 0 ? body : undefined,
});
