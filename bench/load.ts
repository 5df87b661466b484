import autocannon from 'autocannon';
import { type Context, fillTemplate, type RequestTemplate } from './requests.ts';

export interface LoadOptions {
  readonly connections: number;
  readonly seconds: number;
}

/** A problem of responses, with the first of them as an example. */
interface Failure {
  readonly problem: string;
  readonly count: number;
  readonly example: string;
}

/** Sends the requests in order over each connection, one at a time without pauses. Latencies are in milliseconds. */
export async function runLoad(
  url: string,
  templates: readonly RequestTemplate[],
  { connections, seconds }: LoadOptions,
): Promise<{ requestsPerSecond: number; p50: number; p99: number; failures: Failure[] }> {
  const failures = new Map<string, Failure>();
  const addFailure = (problem: string, example: string, count = 1): void => {
    const previous = failures.get(problem);
    failures.set(problem, { problem, count: (previous?.count ?? 0) + count, example: previous?.example ?? example });
  };
  const result = await autocannon({
    url,
    connections,
    timeout: 60,
    duration: seconds,
    // Milliseconds; the precision of the duration.
    sampleInt: 50,
    // Stops when the server is gone.
    bailout: 100,
    requests: templates.map((template) => ({
      setupRequest: (defaults, context) =>
        ({ ...defaults, ...fillTemplate(template, context as Context) }) as typeof defaults,
      onResponse: (status, body, context) => {
        const problem = findProblem(template, status, body, context as Context);
        // An unexpected success may hold tokens.
        const example = status < 400 ? '' : body.slice(0, 300);
        if (problem) addFailure(`${template.method} ${template.path}: ${problem}`, example);
      },
    })),
  });
  // At the end one request is pending per connection. autocannon reopens closed connections without reporting them.
  const responses = result['2xx'] + result.non2xx;
  const lost = result.requests.sent - responses - connections;
  if (lost > 0) addFailure('no response', 'The connection was closed or refused, or it took over 60 s.', lost);
  if (responses === 0) addFailure('no response at all', url);
  const { p50, p99 } = result.latency;
  return { requestsPerSecond: responses / result.duration, p50, p99, failures: [...failures.values()] };
}

/** Checks a response, and saves the field that later requests need. */
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
