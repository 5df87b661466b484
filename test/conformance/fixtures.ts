import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type Sandbox, startSandbox } from '../../mocks/index.ts';
import { type DeviatingProxy, startProxy } from './proxy.ts';

/** A sandbox behind a proxy, for the tests of one file. */
export function useServer(): { readonly sandbox: Sandbox; readonly proxy: DeviatingProxy } {
  const server = {} as { sandbox: Sandbox; proxy: DeviatingProxy };
  beforeAll(async () => {
    server.sandbox = await startSandbox({ port: 0 });
    server.proxy = await startProxy(server.sandbox.url);
  });
  afterAll(async () => {
    await server.proxy.close();
    await server.sandbox.close();
  });
  return server;
}

export function useFolder(): { readonly path: string } {
  const folder = { path: '' };
  beforeEach(async () => {
    folder.path = await mkdtemp(join(tmpdir(), 'conformance-'));
    return () => rm(folder.path, { recursive: true });
  });
  return folder;
}
