import { Client, type VersionNegotiationMode } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { onTestFinished } from 'vitest';
import { type Agent, createAgent } from './agent.ts';

interface StartOptions {
  readonly env?: Readonly<Record<string, string>>;
  readonly mode?: VersionNegotiationMode;
}

/** Starts a program on standard input and output as a client does, until the end of the test. */
export async function startProgram(
  args: readonly string[],
  { env = {}, mode = 'legacy' }: StartOptions = {},
): Promise<Agent & { readonly errors: readonly string[]; getStderr(): string }> {
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [...args],
    env: { PATH: process.env.PATH ?? '', ...env },
    stderr: 'pipe',
  });
  let stderr = '';
  transport.stderr?.on('data', (chunk) => {
    stderr += chunk;
  });
  const client = new Client({ name: 'test', version: '1.0.0' }, { versionNegotiation: { mode } });
  const errors: string[] = [];
  client.onerror = ({ message }) => errors.push(message);
  await client.connect(transport);
  onTestFinished(() => client.close());
  return { ...createAgent(client), errors, getStderr: () => stderr };
}
