import { expect, it } from 'vitest';
import { demoToken } from '../../mocks/seed/demo-access.ts';
import { parseCommands, parseCurl } from '../../site/run/curl.ts';
import { getDeviation } from './deviations/index.ts';
import { useServer } from './fixtures.ts';
import { passThrough } from './proxy.ts';
import { runChecks } from './run-checks.ts';

const server = useServer();

interface LastResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly body: string;
}

/** Runs curl commands one after the other, and returns the last response. */
async function runCommands(lines: readonly string[]): Promise<LastResponse> {
  const commands = parseCommands(lines.join('\n'), new Map([['ACCOUNTING_TOKEN', demoToken]]));
  let last: LastResponse | undefined;
  for (const words of commands) {
    const { url, method, headers, body } = parseCurl(words);
    const response = await fetch(url, { method, headers, ...(body !== undefined && { body }) });
    last = { status: response.status, headers: response.headers, body: await response.text() };
  }
  return last as LastResponse;
}

/** Runs the commands of the report of a deviation, with the deviation and without. */
async function reproduce(name: string): Promise<readonly [wrong: LastResponse, right: LastResponse]> {
  const { only, rules, write, handler } = getDeviation(name);
  server.proxy.setHandler(handler);
  const { violations } = await runChecks({ url: server.proxy.url, only, write });
  const { curl = [] } = violations.find(({ rule }) => rules.includes(rule))?.details[0] ?? {};
  await server.sandbox.reset();
  const wrong = await runCommands(curl);
  await server.sandbox.reset();
  server.proxy.setHandler(passThrough);
  return [wrong, await runCommands(curl)];
}

const getStatus = ({ status }: LastResponse): unknown => status;

it.each<readonly [name: string, get: (response: LastResponse) => unknown, wrong: unknown, right: unknown]>([
  ['a field has the wrong type', ({ body }) => JSON.parse(body).debtorKindId, '1', 1],
  ['Location is missing', ({ headers }) => headers.has('location'), false, true],
  ['no token is needed', getStatus, 200, 401],
  ['a body of another media type is accepted', getStatus, 201, 415],
  ['the second page repeats the records of the first', ({ body }) => JSON.parse(body)._data[0].id === 1, true, false],
])('The commands of a report reproduce that %s', async (name, get, wrong, right) => {
  expect((await reproduce(name)).map(get)).toEqual([wrong, right]);
});
