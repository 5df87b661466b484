import { demoToken, type Sandbox, type SandboxOptions, startSandbox } from '../../../mocks/index.ts';

/** Members of Node; the project has no declarations of them. */
declare const process: { stdout: { write(text: string): void } };

/** A partner's test suite. It is compiled and run in a project that has only the package. */
const loggedErrors: string[] = [];
const options: SandboxOptions = { port: 0, log: (line) => loggedErrors.push(line) };
const [first, second]: [Sandbox, Sandbox] = [await startSandbox(options), await startSandbox(options)];

async function call({ url }: Sandbox, path: string, init: RequestInit = {}): Promise<Response> {
  const headers = { authorization: `Bearer ${demoToken}`, 'content-type': 'application/json' };
  return fetch(`${url}${path}`, { headers, ...init });
}

const name = 'Theehuis De Stille Pot';
async function holds(sandbox: Sandbox): Promise<boolean> {
  const response = await call(sandbox, `/v1/debtors?name=${encodeURIComponent(name)}`);
  const { _meta } = (await response.json()) as { _meta: { totalCount: number } };
  return _meta.totalCount === 1;
}

const written = await call(first, '/v1/debtors', { method: 'POST', body: JSON.stringify({ name, debtorKindId: 1 }) });
const [inOne, inOther] = [await holds(first), await holds(second)];
await first.reset();
const afterReset = await holds(first);
await Promise.all([first.close(), second.close()]);
process.stdout.write(JSON.stringify({ written: written.status, inOne, inOther, afterReset, complaints: loggedErrors }));
