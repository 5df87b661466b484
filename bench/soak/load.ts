import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { type Context, fillTemplate, type RequestTemplate } from '../requests.ts';

export interface LoadOptions {
  readonly connections: number;
  readonly seconds: number;
}

/** Problem of responses, with the first as an example. */
interface Failure {
  readonly problem: string;
  readonly count: number;
  readonly example: string;
}

/** Failures that end the load: the server is gone. */
const MAX_FAILURES = 100;

/** Sends the requests in order over each connection, without pauses. Latencies are in milliseconds. */
export async function runLoad(
  url: string,
  templates: readonly RequestTemplate[],
  { connections, seconds }: LoadOptions,
): Promise<{ requestsPerSecond: number; p50: number; p99: number; failures: Failure[] }> {
  const failures = new Map<string, Failure>();
  const latencies: number[] = [];
  const startedAt = performance.now();
  let lost = 0;
  const addFailure = (problem: string, example: string): void => {
    const previous = failures.get(problem);
    failures.set(problem, { problem, count: (previous?.count ?? 0) + 1, example: previous?.example ?? example });
  };

  const runConnection = async (): Promise<void> => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const context: Context = {};
    for (let index = 0; performance.now() - startedAt < seconds * 1000 && lost < MAX_FAILURES; index += 1) {
      const template = templates[index % templates.length] as RequestTemplate;
      const sentAt = performance.now();
      try {
        const { status, body } = await send(url, agent, fillTemplate(template, context));
        latencies.push(performance.now() - sentAt);
        const problem = findProblem(template, status, body, context);
        // An unexpected success may contain tokens.
        const example = status < 400 ? '' : body.slice(0, 300);
        if (problem) addFailure(`${template.method} ${template.path}: ${problem}`, example);
      } catch (error) {
        lost += 1;
        addFailure('no response', (error as Error).message);
      }
    }
    agent.destroy();
  };
  await Promise.all(Array.from({ length: connections }, runConnection));
  const sorted = latencies.toSorted((a, b) => a - b);
  const getPercentile = (part: number): number => sorted[Math.floor(part * sorted.length)] ?? Number.NaN;
  const requestsPerSecond = (latencies.length * 1000) / (performance.now() - startedAt);
  return { requestsPerSecond, p50: getPercentile(0.5), p99: getPercentile(0.99), failures: [...failures.values()] };
}

function send(url: string, agent: Agent, { method, path, headers, body }: ReturnType<typeof fillTemplate>) {
  return new Promise<{ status: number; body: string }>((resolve, reject) => {
    const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
    const sent = request(url + path, { method, headers: { ...headers, ...length }, agent, timeout: 60_000 });
    sent.once('error', reject).once('timeout', () => sent.destroy(new Error('It took over 60 s.')));
    sent.once('response', (response) => {
      text(response).then((received) => resolve({ status: response.statusCode ?? 0, body: received }), reject);
    });
    sent.end(body);
  });
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
