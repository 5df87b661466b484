import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Operation, operations } from '../contract.ts';
import type { Exchange, Reply, Request } from '../exchange.ts';
import { tell } from './live.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const operation = operations.find(({ id }) => id === 'createDebtor') as Operation;
const request = (method: string, path: string): Request => ({ method, path, headers: {}, body: undefined });
const reply = (status: number, headers: Reply['headers'] = {}): Reply => ({ status, headers, body: Buffer.alloc(0) });

function exchange(asked: Request, answered: Reply): Exchange {
  return { operation, about: 'create', request: asked, reply: answered, json: undefined, faults: [] };
}

function telling(terminal: object = {}) {
  const lines: string[] = [];
  const progress: string[] = [];
  const live = tell({
    stdout: { write: (text) => lines.push(text) },
    stderr: { write: (text) => progress.push(text), ...terminal },
    paint: (_ink, text) => text,
    redact: (text) => text.replaceAll('secret', '...'),
    ...{ url: 'http://localhost:4010', operations: [operation] },
  });
  return { live, lines, progress };
}

const created = exchange(
  request('POST', '/v1/debtors'),
  reply(201, { location: 'http://localhost:4010/v1/debtors/51' }),
);

test('on a terminal a line shows how far the run is, and makes way for others', () => {
  const { live, progress, lines } = telling({ isTTY: true, columns: 40 });
  live.onAnswer(created);
  vi.advanceTimersByTime(200);
  expect(progress.join('')).toBe('1 of 9 statuses, 1 request, 0 violation');
  live.say('A line.');
  expect([progress.at(-1), lines]).toEqual(['\r\u001B[2K', ['A line.\n']]);
  live.end();
  vi.advanceTimersByTime(1000);
  expect(progress.at(-1)).toBe('\r\u001B[2K');
});

test('elsewhere it says now and then how far it is', () => {
  const { live, progress } = telling();
  vi.advanceTimersByTime(20_000);
  expect(progress).toEqual([
    '0 of 9 statuses, 0 requests, 0 violations, 10 s\n',
    '0 of 9 statuses, 0 requests, 0 violations, 20 s\n',
  ]);
  live.end();
});

test('a violation is told at once, without secrets', () => {
  const { live, lines } = telling();
  live.onViolation({
    ...{ operation: 'createDebtor', rule: 'created', message: 'The name is secret.', about: 'create', status: 201 },
    requests: [request('GET', '/v1/debtors'), request('POST', '/v1/debtors?secret')],
  });
  expect(lines.join('')).toBe(
    "✗ createDebtor 201 · created: The name is ....\n  curl -i -X POST 'http://localhost:4010/v1/debtors?...'\n",
  );
  live.end();
});

test('one line says that all wait', () => {
  const { live, lines } = telling();
  for (const path of ['/v1/debtors?name=x', '/v1/creditors']) live.onWait(request('GET', path), reply(429), 2.5);
  vi.advanceTimersByTime(3000);
  live.onWait(request('GET', '/v1/articles'), reply(429), 1);
  expect(lines).toEqual([
    'GET /v1/debtors is answered 429; waiting for 3 s.\n',
    'GET /v1/articles is answered 429; waiting for 1 s.\n',
  ]);
  live.end();
});

test('what was created and not removed is known at any moment', () => {
  const { live } = telling();
  const line = exchange(
    request('POST', '/v1/debtors/51/mandates'),
    reply(201, { location: '/v1/debtors/51/mandates/4' }),
  );
  const other = exchange(request('POST', '/v1/debtors'), reply(201, { location: '/v1/debtors/52' }));
  const refused = exchange(request('POST', '/v1/debtors'), reply(400));
  for (const one of [created, line, other, refused]) live.onAnswer(one);
  expect(live.left()).toEqual(['/v1/debtors/51', '/v1/debtors/51/mandates/4', '/v1/debtors/52']);
  live.onAnswer(exchange(request('DELETE', '/v1/debtors/52'), reply(400)));
  live.onAnswer(exchange(request('DELETE', '/v1/debtors/51'), reply(204)));
  expect(live.left()).toEqual(['/v1/debtors/52']);
  live.end();
});
