import autocannon from 'autocannon';
import { type Context, fillTemplate, type RequestTemplate } from './requests.ts';

/** How a load is sent. */
export interface LoadOptions {
  readonly connections: number;
  readonly seconds: number;
}

interface Failure {
  readonly problem: string;
  readonly count: number;
  /** The first of them. */
  readonly example: string;
}

/** Sends the requests in order over each connection, one at a time and without a pause; times are milliseconds. */
export async function runLoad(
  url: string,
  templates: readonly RequestTemplate[],
  { connections, seconds }: LoadOptions,
): Promise<{ requestsPerSecond: number; p50: number; p99: number; failures: Failure[] }> {
  const failures = new Map<string, Failure>();
  const addFailure = (problem: string, example: string, count = 1): void => {
    const known = failures.get(problem);
    failures.set(problem, { problem, count: (known?.count ?? 0) + count, example: known?.example ?? example });
  };
  const latencies: number[] = [];
  const { requests, duration } = await autocannon({
    ...{ url, connections, duration: seconds, timeout: 60 },
    // Milliseconds; how precisely it ends on time.
    sampleInt: 50,
    // A server that has ended is not called for ever.
    bailout: 100,
    setupClient: (client) => client.on('response', (_status, _bytes, latency) => latencies.push(latency)),
    requests: templates.map((template) => ({
      setupRequest: (given, context) => ({ ...given, ...fillTemplate(template, context as Context) }) as typeof given,
      onResponse: (status, body, context) => {
        const problem = findProblem(template, status, body, context as Context);
        // A success where none should be may hold tokens.
        const example = status < 400 ? '' : body.slice(0, 300);
        if (problem) addFailure(`${template.method} ${template.path}: ${problem}`, example);
      },
    })),
  });
  // When a load ends, one request is under way on each connection. A closed connection is opened again in silence.
  const lost = requests.sent - latencies.length - connections;
  if (lost > 0) addFailure('no response', 'The connection was closed or refused, or it took over 60 s.', lost);
  if (latencies.length === 0) addFailure('no response at all', url);
  latencies.sort((a, b) => a - b);
  const getQuantile = (part: number): number => latencies[Math.floor(latencies.length * part)] ?? Number.NaN;
  return {
    requestsPerSecond: latencies.length / duration,
    p50: getQuantile(0.5),
    p99: getQuantile(0.99),
    failures: [...failures.values()],
  };
}

/** Finds what is wrong with a response; what later requests need of it is saved. */
function findProblem(template: RequestTemplate, status: number, body: string, context: Context): string | undefined {
  const { save, records } = template;
  if (status !== template.status) return `${status}, not ${template.status}`;
  if (save === undefined && records === undefined) return undefined;
  try {
    const value = JSON.parse(body);
    if (save !== undefined) context[save] = value[save];
    if (records === undefined || value._data.length === records) return undefined;
    return `${value._data.length} records, not ${records}`;
  } catch (error) {
    return (error as Error).message;
  }
}
