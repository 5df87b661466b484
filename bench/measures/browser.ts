import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createPlatform } from '../../mocks/api/platform.ts';
import { assets } from '../../mocks/assets.ts';
import { toHttpRequest, toResponse } from '../../mocks/browser/http-request.ts';
import { createBrowserSandbox } from '../../mocks/browser/node.ts';
import { demoToken } from '../../mocks/demo-access.ts';
import { createSeeder } from '../../mocks/seed/seeder.ts';
import { openStore } from '../../mocks/server/open-store.ts';
import { readContract } from '../../mocks/server/read-contract.ts';
import { readState } from '../../mocks/server/read-state.ts';
import { createOAuthTables } from '../../mocks/store/access-tokens.ts';
import { repository } from '../../scripts/lib/run.ts';
import { type Comparison, compare, compareWithLimit, type MeasureOptions, type Sample } from '../metrics.ts';

const LIST = 'list of 25 without HTTP, ms';
const SIZE = 'sandbox in a page, kB (brotli)';
const ORIGIN = 'https://sandbox.localhost';
const REQUESTS = 500;

type Fetch = (input: string, init: RequestInit) => Promise<Response>;

/** Measures the core of the sandbox in WebAssembly and in Node, and the size of its files. */
export async function measureBrowser({ iterations }: MeasureOptions): Promise<Comparison[]> {
  const sandbox = await createBrowserSandbox({ origin: ORIGIN });
  const subjects: readonly (readonly [string, Fetch])[] = [
    ['in a page', sandbox.fetch],
    ['server', createServerCore()],
  ];
  const samples: Sample[] = [];
  // The first round warms up.
  for (let iteration = 0; iteration <= iterations; iteration += 1) {
    for (const [name, fetch] of subjects) {
      const duration = await measureLists(fetch);
      if (iteration > 0) samples.push([name, LIST, duration]);
    }
  }
  await sandbox.close();
  const sizes = JSON.parse(await readFile(join(repository, 'generated/browser/sizes.json'), 'utf8'));
  const total = [['in a page', SIZE, sizes.total / 1000]] as const;
  return [
    compare(samples, LIST, ['in a page', 'server'], { max: 1.6 }),
    compareWithLimit(total, SIZE, 'in a page', 750),
  ];
}

/** Returns milliseconds for each request. No two are alike; the unique kind matches no debtor. */
async function measureLists(fetch: Fetch): Promise<number> {
  const start = performance.now();
  for (let number = 0; number < REQUESTS; number += 1) {
    const kinds = `debtorKindId=1&debtorKindId=2&debtorKindId=${1_000_000 + number}`;
    const url = `${ORIGIN}/v1/debtors?pageSize=25&${kinds}`;
    const response = await fetch(url, { headers: { authorization: `Bearer ${demoToken}` } });
    if (response.status !== 200) throw new Error(`The list responded ${response.status}`);
    await response.arrayBuffer();
  }
  return (performance.now() - start) / REQUESTS;
}

/** The core of the server, called as the one in a page is. */
function createServerCore(): Fetch {
  const contract = readContract();
  const store = openStore({
    ...{ contract, file: undefined, seeder: createSeeder(contract, readState), createExtraTables: createOAuthTables },
  });
  const platform = createPlatform({
    ...{ contract, store, isLocal: true, isAllowedHost: () => true, mounts: [], log: () => undefined },
    controlContract: () => readContract(assets.control),
    issueTokens: () => Promise.reject(new Error('The benchmark needs no tokens')),
  });
  return async (input, init) => {
    const request = new Request(input, init);
    return toResponse(await platform.respond(toHttpRequest(request, ORIGIN)), request);
  };
}
