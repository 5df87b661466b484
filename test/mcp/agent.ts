import { type CallToolResult, Client } from '@modelcontextprotocol/client';
import { InMemoryTransport } from '@modelcontextprotocol/server';
import { onTestFinished } from 'vitest';
import { createServer } from '../../mcp/server.ts';
import { type Session, startSession } from '../../mcp/session.ts';
import type { Settings } from '../../mcp/settings.ts';

// biome-ignore lint/suspicious/noExplicitAny: a test says by its assertions what it expects to find.
export type Json = any;

export type Agent = ReturnType<typeof createAgent>;

/** Plays an agent, which is a client of an MCP server. */
export function createAgent(client: Client) {
  /** Returns the first text of a tool, and a note after it, which says how to continue. */
  async function call(tool: string, args: object = {}) {
    const result = (await client.callTool({ name: tool, arguments: { ...args } })) as CallToolResult;
    const [text = '', note] = result.content.map((part) => (part.type === 'text' ? part.text : ''));
    return { isError: result.isError ?? false, text, note };
  }
  return {
    client,
    call,
    /** Calls a tool that must succeed, and parses the JSON that it returns. */
    async expectJson(tool: string, args?: object): Promise<Json> {
      const { isError, text } = await call(tool, args);
      if (isError) throw new Error(`${tool} ${JSON.stringify(args)} failed: ${text}`);
      return JSON.parse(text);
    },
    /** Calls a tool that must fail, and returns the message. */
    async expectError(tool: string, args?: object): Promise<string> {
      const { isError, text } = await call(tool, args);
      if (!isError) throw new Error(`${tool} ${JSON.stringify(args)} did not fail: ${text}`);
      return text;
    },
  };
}

/** Starts a server in this process until the end of the test. */
export async function startAgent(settings: Settings): Promise<Agent & { session: Session; log: readonly string[] }> {
  const log: string[] = [];
  const session = await startSession(settings);
  const server = createServer(session, (line) => log.push(line));
  const client = new Client({ name: 'test', version: '1.0.0' });
  const [near, far] = InMemoryTransport.createLinkedPair();
  await Promise.all([server.connect(far), client.connect(near)]);
  onTestFinished(async () => {
    await client.close();
    await session.close();
  });
  return { ...createAgent(client), session, log };
}
