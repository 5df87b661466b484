import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { reported } from '../../conformance/report/make.ts';
import { demoToken, type Sandbox, startSandbox } from '../../mocks/sandbox.ts';
import { commandsOf, requestOf } from '../contract/curl.ts';
import type { Deviation } from './deviations/deviation.ts';
import { deviations } from './deviations/index.ts';
import { type DeviatingProxy, handOn, startProxy } from './proxy.ts';
import { runOn } from './runs.ts';

let sandbox: Sandbox;
let proxy: DeviatingProxy;

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 });
  proxy = await startProxy(sandbox.url);
});

afterAll(async () => {
  await proxy.close();
  await sandbox.close();
});

interface Came {
  readonly status: number;
  readonly headers: Headers;
  readonly body: string;
}

/** Runs lines of curl one after the other, as a person does who copies them. Returns what the last one shows. */
async function repeated(lines: readonly string[]): Promise<Came> {
  const commands = commandsOf(lines.join('\n'), new Map([['ACCOUNTING_TOKEN', demoToken]]));
  let came: Came | undefined;
  for (const words of commands) {
    const { url, method, headers, body } = requestOf(words.map((word) => (word === '--data-raw' ? '-d' : word)));
    const answer = await fetch(url, { method, headers, ...(body !== undefined && { body }) });
    came = { status: answer.status, headers: answer.headers, body: await answer.text() };
  }
  return came as Came;
}

/** Plants a deviation, finds it, and repeats what the report shows of it, with the deviation and without. */
async function shown(name: string): Promise<{ readonly wrong: Came; readonly right: Came }> {
  await sandbox.reset();
  const { only, rules, write = false, plants } = deviations.find((one) => one.name === name) as Deviation;
  proxy.plant(plants);
  const { violations } = await runOn({ url: proxy.url, only, write });
  const violation = violations.find(({ rule }) => rules.includes(rule));
  if (!violation) throw new Error(`${name} was not found`);
  const { curl } = reported(violation, proxy.url, (text) => text);
  await sandbox.reset();
  const wrong = await repeated(curl);
  await sandbox.reset();
  proxy.plant(handOn);
  return { wrong, right: await repeated(curl) };
}

describe('the lines of a report show', () => {
  test('a field of the wrong type', async () => {
    const { wrong, right } = await shown('a field has the wrong type');
    expect(JSON.parse(wrong.body)).toMatchObject({ debtorKindId: '1' });
    expect(JSON.parse(right.body)).toMatchObject({ debtorKindId: 1 });
  });

  test('a missing Location', async () => {
    const { wrong, right } = await shown('Location is missing');
    expect([wrong.status, wrong.headers.get('location')]).toEqual([201, null]);
    expect([right.status, right.headers.get('location')]).toEqual([201, expect.stringContaining('/v1/debtors/')]);
  });

  test('a token that is not needed', async () => {
    const { wrong, right } = await shown('no token is needed');
    expect([wrong.status, right.status]).toEqual([200, 401]);
  });

  test('a body of another media type that is taken', async () => {
    const { wrong, right } = await shown('a body of another media type is taken');
    expect([wrong.status, right.status]).toEqual([201, 415]);
  });

  test('a second page that repeats the first', async () => {
    const { wrong, right } = await shown('the second page repeats the records of the first');
    const firstOf = ({ body }: Came): unknown => JSON.parse(body)._data[0].id;
    expect(firstOf(wrong)).toBe(1);
    expect(firstOf(right)).not.toBe(1);
  });
});
