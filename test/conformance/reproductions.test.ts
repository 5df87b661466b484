import { describe, expect, test } from 'vitest';
import { demoToken } from '../../mocks/seed/demo-access.ts';
import { parseCommands, parseCurl } from '../../site/run/curl.ts';
import type { Deviation } from './deviations/deviation.ts';
import { deviations } from './deviations/index.ts';
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

/** Finds a deviation, and runs the commands of the report with the deviation and without. */
async function reproduce(name: string): Promise<{ readonly wrong: LastResponse; readonly right: LastResponse }> {
  await server.sandbox.reset();
  const { only, rules, write = false, handler } = deviations.find((deviation) => deviation.name === name) as Deviation;
  server.proxy.setHandler(handler);
  const { violations } = await runChecks({ url: server.proxy.url, only, write });
  const violation = violations.find(({ rule }) => rules.includes(rule));
  const [detail] = violation?.details ?? [];
  if (!detail) throw new Error(`${name} was not found.`);
  const { curl } = detail;
  await server.sandbox.reset();
  const wrong = await runCommands(curl);
  await server.sandbox.reset();
  server.proxy.setHandler(passThrough);
  return { wrong, right: await runCommands(curl) };
}

describe('The commands of a report reproduce', () => {
  test('a field of the wrong type', async () => {
    const { wrong, right } = await reproduce('a field has the wrong type');
    expect(JSON.parse(wrong.body)).toMatchObject({ debtorKindId: '1' });
    expect(JSON.parse(right.body)).toMatchObject({ debtorKindId: 1 });
  });

  test('a missing Location', async () => {
    const { wrong, right } = await reproduce('Location is missing');
    expect([wrong.status, wrong.headers.get('location')]).toEqual([201, null]);
    expect([right.status, right.headers.get('location')]).toEqual([201, expect.stringContaining('/v1/debtors/')]);
  });

  test('a token that is not needed', async () => {
    const { wrong, right } = await reproduce('no token is needed');
    expect([wrong.status, right.status]).toEqual([200, 401]);
  });

  test('an accepted body of another media type', async () => {
    const { wrong, right } = await reproduce('a body of another media type is accepted');
    expect([wrong.status, right.status]).toEqual([201, 415]);
  });

  test('a second page that repeats the first', async () => {
    const { wrong, right } = await reproduce('the second page repeats the records of the first');
    const getFirstId = ({ body }: LastResponse): unknown => JSON.parse(body)._data[0].id;
    expect(getFirstId(wrong)).toBe(1);
    expect(getFirstId(right)).not.toBe(1);
  });
});
