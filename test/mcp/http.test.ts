import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { describe, expect, it, onTestFinished } from 'vitest';
import { serveHttp } from '../../mcp/http.ts';
import { createServerFactory } from '../../mcp/server.ts';
import { startSession } from '../../mcp/session.ts';
import { useSandbox } from '../support/sandbox.ts';
import { createAgent } from './agent.ts';

const sandbox = useSandbox({ clock: '2026-04-16T09:30:00Z' });
const secret = 'a-secret-that-nobody-guesses';

async function serve(allowedHosts: readonly string[] = []) {
  const log: string[] = [];
  const http = { port: 0, host: '127.0.0.1', allowedHosts, secret };
  const session = await startSession({ url: sandbox.url, http });
  const createServer = createServerFactory(session, (line) => log.push(line));
  const { url, close } = await serveHttp(createServer, http, ({ message }) => log.push(message));
  onTestFinished(close);
  return { url, log };
}

const list = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} });
const accept = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };

/** Sends a request with headers that `fetch` would not send. */
async function post(
  url: string,
  headers: Readonly<Record<string, string>>,
): Promise<{ status?: number; body: string }> {
  const sent = request(url, { method: 'POST', headers: { ...accept, ...headers } });
  const response = new Promise<{ status?: number; body: string }>((resolve, reject) => {
    sent.on('error', reject).on('response', async (incoming) => {
      const body = await text(incoming);
      resolve({ ...(incoming.statusCode !== undefined && { status: incoming.statusCode }), body });
    });
  });
  sent.end(list);
  return response;
}

const authorization = `Bearer ${secret}`;

describe('a server on HTTP', () => {
  it.each(['legacy', 'auto'] as const)('serves agents that send the secret, %s', async (mode) => {
    const { url, log } = await serve();
    const transport = new StreamableHTTPClientTransport(new URL(url), { requestInit: { headers: { authorization } } });
    const client = new Client({ name: 'test', version: '1.0.0' }, { versionNegotiation: { mode } });
    await client.connect(transport);
    onTestFinished(() => client.close());
    const agent = createAgent(client);
    expect((await client.listTools()).tools).toHaveLength(5);
    const debtor = await agent.expectJson('read_data', { operation: 'getDebtor', parameters: { id: 1 } });
    expect(debtor.name).toBe('Bakkerij Zonnestraal');
    // The marker stays the same from request to request.
    const [, marker] = /<data-(\w+)>/.exec(client.getInstructions() ?? '') ?? [];
    const { seen } = await agent.call('read_data', { operation: 'listVatCodes' });
    expect(seen).toContain(`<data-${marker}>`);
    expect(log.join()).not.toContain(secret);
  });

  it('rejects requests without the secret, and does not say why', async () => {
    const { url } = await serve();
    expect((await post(url, { authorization })).status).toBe(200);
    for (const headers of [{}, { authorization: 'Bearer wrong' }, { authorization: secret }] as Record<
      string,
      string
    >[]) {
      expect(await post(url, headers)).toEqual({ status: 401, body: '' });
    }
  });

  it.each([
    ['a name of another host', { host: 'attacker.example' }],
    ['the origin of another page', { origin: 'https://attacker.example' }],
    ['an origin without a name', { origin: 'null' }],
  ])('rejects %s, also with the secret', async (_title, headers) => {
    const { url } = await serve();
    expect((await post(url, { authorization, ...headers })).status).toBe(403);
  });

  it('accepts its name behind a proxy, and no other path', async () => {
    const { url } = await serve(['mcp.example']);
    expect((await post(url, { authorization, host: 'mcp.example' })).status).toBe(200);
    expect((await post(url.replace('/mcp', '/'), { authorization })).status).toBe(404);
  });
});
