import { describe, expect, test } from 'vitest';
import { createObserver } from '../../conformance/observe/observer.ts';
import { useServer } from './fixtures.ts';
import { type ProxyHandler, passThrough } from './proxy.ts';
import { sendTraffic } from './traffic.ts';

const server = useServer();

/** The rules that ordinary traffic shows to be broken. */
async function observe(handler: ProxyHandler): Promise<readonly string[]> {
  await server.sandbox.reset();
  const observer = createObserver([server.proxy.url]);
  const found: string[] = [];
  server.proxy.setHandler(async (request, forward) => {
    const end = observer.begin(request.method);
    const response = await handler(request, forward);
    const { method, path, headers, body } = request;
    const sent = { method, path, headers: Object.entries(headers), body: body.length > 0 ? body : undefined };
    const issues = end(sent, response)?.issues ?? [];
    found.push(...issues.map(({ rule, message }) => `${rule}: ${message}`));
    return response;
  });
  await sendTraffic(server.proxy.url);
  return found;
}

describe('The observer', () => {
  test('finds nothing in the traffic of a sandbox', async () => {
    expect(await observe(passThrough)).toEqual([]);
  });
});
