import { describe, expect, it } from 'vitest';
import { getMedian } from '../../bench/metrics.ts';
import { createDraftInvoice, filterDebtors, type RequestTemplate } from '../../bench/requests.ts';
import { createSandbox, withServer } from '../../bench/server-process.ts';
import { runLoad } from '../../bench/soak/load.ts';
import { useFolder } from '../support/folders.ts';
import { report } from './report.ts';
import { iterations } from './settings.ts';
import { startCommand } from './start-command.ts';
import { createWorld, type World } from './world.ts';

const WORLD_COUNTS = [1, 20];
const LOADS = { lists: filterDebtors, POSTs: createDraftInvoice };
const CONNECTIONS = 8;
const SECONDS = 2;

/** Requests a second by host and load. */
const measured = new Map<string, number[]>();
const folder = useFolder();

const toWorld = (template: RequestTemplate, { path, token }: World): RequestTemplate => ({
  ...template,
  path: path + template.path,
  headers: { authorization: `Bearer ${token}` },
});

async function measure(host: string, url: string, controlKey: string): Promise<void> {
  for (const count of WORLD_COUNTS) {
    const worlds: World[] = [];
    for (let index = 0; index < count; index += 1)
      worlds.push(await createWorld(url, `${count}-worlds-${index}`, controlKey));
    for (const [load, template] of Object.entries(LOADS)) {
      const templates = worlds.map((world) => toWorld(template, world));
      const { requestsPerSecond, failures } = await runLoad(url, templates, {
        connections: CONNECTIONS,
        seconds: SECONDS,
      });
      expect(failures).toEqual([]);
      const name = `${load} a second, ${count === 1 ? 'one world' : `${count} worlds`}`;
      measured.set(`${name} ${host}`, [...(measured.get(`${name} ${host}`) ?? []), requestsPerSecond]);
      if (host === 'cluster') reportRatio(name);
    }
  }
}

/** After the last iteration these are all values. */
function reportRatio(name: string): void {
  const [node = 0, cluster = 0] = ['Node', 'cluster'].map((host) => getMedian(measured.get(`${name} ${host}`) ?? []));
  report(name, `${Math.round(node)} (Node), ${Math.round(cluster)} (cluster), ratio ${(cluster / node).toFixed(2)}`);
}

describe('under load', () => {
  it('one instance of a cluster answers every request, as the sandbox in Node does', { timeout: 600_000 }, async () => {
    for (let iteration = 1; iteration <= iterations; iteration += 1) {
      const server = createSandbox();
      await withServer(server, ({ url }) => measure('Node', url, ''));
      const { urls, controlKey, stop } = await startCommand(folder);
      await measure('cluster', urls[0] ?? '', controlKey).finally(() => stop());
    }
  });
});
