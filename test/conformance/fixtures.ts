import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Report } from '../../conformance/report/build-report.ts';
import { type Sandbox, startSandbox } from '../../mocks/index.ts';
import { demoToken } from '../../mocks/seed/demo-access.ts';
import { createFolder } from '../support/folders.ts';
import { type DeviatingProxy, type ProxyHandler, startProxy } from './proxy.ts';
import { type CommandResult, runCommand } from './run-command.ts';

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

/** Creates a folder for each test. */
export function useTestFolder(): { readonly path: string } {
  const folder = { path: '' };
  beforeEach(async () => {
    folder.path = await createFolder();
  });
  return folder;
}

/** Checks of a sandbox behind a proxy, with a folder for each test. */
export function useCheck() {
  const server = useServer();
  const folder = useTestFolder();
  return {
    server,
    folder,
    /** Checks a server that handles some requests in another way than the sandbox. The report is undefined without `--report`. */
    async check(
      handler: ProxyHandler,
      args: readonly string[],
      { environment, onStart }: Parameters<typeof runCommand>[1] = {},
    ): Promise<CommandResult & { readonly report: Report }> {
      server.proxy.setHandler(handler);
      const result = await runCommand(['--url', server.proxy.url, '--tenant', '1', ...args], {
        environment: { ACCOUNTING_TOKEN: demoToken, ...environment },
        ...(onStart && { onStart }),
      });
      const json = await readFile(join(folder.path, 'report.json'), 'utf8').catch(() => 'null');
      return { ...result, report: JSON.parse(json) as Report };
    },
  };
}
