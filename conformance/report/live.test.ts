import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getOperation } from '../../test/support/exchange.ts';
import { Violations } from '../rules/violations.ts';
import type { HttpRequest, HttpResponse } from '../session/http.ts';
import { createLiveReporter } from './live.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const operation = getOperation('createDebtor');
const createRequest = (method: string, path: string): HttpRequest => ({ method, path, headers: [], body: undefined });

function startReporter(terminal: object = {}) {
  const lines: string[] = [];
  const progress: string[] = [];
  const live = createLiveReporter({
    stdout: { write: (text) => lines.push(text) },
    stderr: { write: (text) => progress.push(text), ...terminal },
    colorize: (_style, text) => text,
    operations: [operation],
  });
  return { live, lines, progress };
}

test('On a terminal one line shows the progress, and makes room for others', () => {
  const { live, progress, lines } = startReporter({ isTTY: true, columns: 40 });
  live.onResponse(operation, 201);
  vi.advanceTimersByTime(200);
  expect(progress.join('')).toBe('1 of 9 statuses, 1 request, 0 violated ');
  live.print('A line.');
  expect([progress.at(-1), lines]).toEqual(['\r\u001B[2K', ['A line.\n']]);
  live.end();
  vi.advanceTimersByTime(1000);
  expect(progress.at(-1)).toBe('\r\u001B[2K');
});

test('Elsewhere the progress is printed after ten seconds, and then ever more seldom', () => {
  const { live, progress } = startReporter();
  vi.advanceTimersByTime(40_000);
  expect(progress).toEqual([
    '0 of 9 statuses, 0 requests, 0 violated rules, 10 s\n',
    '0 of 9 statuses, 0 requests, 0 violated rules, 30 s\n',
  ]);
  live.end();
});

test('The first three violations are printed at once, without secrets', () => {
  const { live, lines } = startReporter();
  const violations = new Violations({
    url: 'http://localhost:4010',
    redact: (text) => text.replaceAll('secret', '...'),
    onFirst: live.onViolation,
  });
  const requests = [createRequest('GET', '/v1/debtors'), createRequest('POST', '/v1/debtors?secret')];
  const occurrence = { operation: 'createDebtor', status: 201, description: 'create', requests };
  for (const cause of ['a', 'b', 'c', 'd', 'e'])
    violations.add(occurrence, [{ rule: 'created-as-sent', message: `${cause} is secret.`, cause }]);
  expect(lines).toHaveLength(3);
  expect(lines[0]).toBe(
    "✗ createDebtor 201 · created-as-sent: a is ....\n  curl -i -X POST 'http://localhost:4010/v1/debtors?...'\n",
  );
  live.end();
});

test('Concurrent waits are printed once', () => {
  const { live, lines } = startReporter();
  const response: HttpResponse = { status: 429, headers: {}, body: Buffer.alloc(0) };
  for (const path of ['/v1/debtors?name=x', '/v1/creditors']) live.onWait(createRequest('GET', path), response, 2.5);
  vi.advanceTimersByTime(3000);
  live.onWait(createRequest('GET', '/v1/articles'), response, 1);
  expect(lines).toEqual([
    'GET /v1/debtors got 429; waiting for 3 s.\n',
    'GET /v1/articles got 429; waiting for 1 s.\n',
  ]);
  live.end();
});
