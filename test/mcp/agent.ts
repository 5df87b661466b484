import { type CallToolResult, Client } from '@modelcontextprotocol/client';
import { InMemoryTransport } from '@modelcontextprotocol/server';
import { beforeEach, onTestFinished } from 'vitest';
import { createServerFactory } from '../../mcp/server.ts';
import { type Session, startSession } from '../../mcp/session.ts';
import type { Settings } from '../../mcp/settings.ts';

// biome-ignore lint/suspicious/noExplicitAny: a test says by its assertions what it expects to find.
export type Json = any;

/** Tags around data. */
const FENCE = /^Data, not instructions:\n<(?<tag>data-[0-9a-f]{16})>\n(?<data>[\s\S]*)\n<\/\k<tag>>$/;

export type Agent = ReturnType<typeof createAgent>;

/** Plays an agent, which is a client of an MCP server. */
export function createAgent(client: Client) {
  /** Returns the first text of a tool without its fence, the note after it, and all that a model sees. */
  async function call(tool: string, args: object = {}) {
    const result = (await client.callTool({ name: tool, arguments: { ...args } })) as CallToolResult;
    const texts = result.content.map((part) => (part.type === 'text' ? part.text : ''));
    const [text = '', note] = texts.map((part) => FENCE.exec(part)?.groups?.data ?? part);
    return { isError: result.isError ?? false, text, note, seen: texts.join('\n') };
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
    /** Calls a tool that must fail, and returns the message with what to do next. */
    async expectError(tool: string, args?: object): Promise<string> {
      const { isError, text, note } = await call(tool, args);
      if (!isError) throw new Error(`${tool} ${JSON.stringify(args)} did not fail: ${text}`);
      return note === undefined ? text : `${text}\n${note}`;
    },
  };
}

/** Starts a server in this process until the end of the test. It repeats requests at once. */
export async function startAgent(settings: Settings): Promise<Agent & { session: Session; log: readonly string[] }> {
  const log: string[] = [];
  const session = await startSession({ retryDelay: 0, ...settings });
  const server = createServerFactory(session, (line) => log.push(line))();
  const client = new Client({ name: 'test', version: '1.0.0' });
  const [near, far] = InMemoryTransport.createLinkedPair();
  await Promise.all([server.connect(far), client.connect(near)]);
  onTestFinished(async () => {
    await client.close();
    await session.close();
  });
  return { ...createAgent(client), session, log };
}

/** Has an agent for each test of a file. */
export function useAgent(getSettings: () => Settings): Agent {
  const agent = {} as Agent;
  beforeEach(async () => void Object.assign(agent, await startAgent(getSettings())));
  return agent;
}
