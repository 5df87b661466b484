import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readBooks } from '../../sandbox/invariants/books.ts';
import { findViolations } from '../../sandbox/invariants/checks.ts';
import { type MasterData, readMasterData } from '../../sandbox/invariants/master-data.ts';
import type { FastSandbox, StartFastSandbox } from '../../support/fast-client.ts';
import { assertProperty, timeout } from '../../support/property-settings.ts';
import { expectSame, type RealSandbox } from './calls.ts';
import type { Company } from './company.ts';
import { today } from './expected.ts';
import { createInitialRecords } from './initial-records.ts';
import type { ShapeName } from './record-pick.ts';
import { sequencesIn } from './sequences.ts';
import { shapes } from './shapes.ts';

/**
 * Sequences of requests in two administrations that begin with next to nothing. What the sandbox answers is what plain
 * lists in memory say: what is stored, which refusals there are, and what a list has in which order on which page.
 *
 * Other sequences, and more of them: `SEED=random RUNS=20 npm test -- test/properties`; see `property-settings.ts`.
 */
export function testModel(start: StartFastSandbox): void {
  let sandbox: FastSandbox;
  let data: MasterData[];
  const beginnings = new Map<number, Company>();

  beforeAll(async () => {
    sandbox = await start({ seed: 'empty', clock: `${today}T09:30:00Z` });
    data = await Promise.all([1, 2].map((id) => readMasterData(sandbox.call, id)));
    for (const masterData of data)
      beginnings.set(masterData.administration, await createInitialRecords(masterData, sandbox.call));
    await sandbox.call('POST', '/_sandbox/snapshots', { name: 'start' });
  });
  afterAll(() => sandbox.close());

  /** Parameters and statuses that sequences had something to do with. */
  const seen = new Set<string>();

  function note(requests: readonly string[]): void {
    for (const request of requests) {
      for (const [, name] of request.matchAll(/[?&](\w+)=/g)) seen.add(String(name));
      seen.add(/-> (\d+)/.exec(request)?.[1] ?? '');
    }
  }

  const newModel = () => new Map([...beginnings].map(([id, company]) => [id, company.copy()] as const));

  /** Checks that an administration has what the model has, and nothing else, and that its books are right. */
  async function expectEverything(company: Company, { controlAccounts }: MasterData): Promise<void> {
    const { administration } = company;
    for (const [name, { path, parent }] of Object.entries(shapes)) {
      if (parent) continue;
      const query = name === 'articles' ? 'pageSize=1000&ActiveState=all' : 'pageSize=1000';
      const { body } = await sandbox.call('GET', `${path}?${query}`, undefined, administration);
      const { _data: items } = body as { _data: { _meta: unknown }[] };
      expectSame(
        items.map(({ _meta, ...item }) => item),
        company.rowsOf(name as ShapeName),
      );
    }
    expect(findViolations(await readBooks(sandbox.call, administration, controlAccounts))).toEqual([]);
  }

  it(
    'any sequence of requests matches the in-memory model',
    async () => {
      const property = fc.asyncProperty(sequencesIn(data, 60), async (commands) => {
        const real: RealSandbox = { call: sandbox.call, requests: [] };
        const model = newModel();
        await sandbox.call('POST', '/_sandbox/snapshots/start/restore');
        sandbox.loggedErrors.length = 0;
        try {
          await fc.asyncModelRun(() => ({ model, real }), commands);
          for (const masterData of data)
            await expectEverything(model.get(masterData.administration) as Company, masterData);
          expect(sandbox.loggedErrors).toEqual([]);
          note(real.requests);
        } catch (error) {
          throw new Error(`${(error as Error).message}\n\n${real.requests.join('\n')}\n`);
        }
      });
      await assertProperty(property, 35);
    },
    timeout,
  );

  it('the sequences cover all list parameters and statuses', () => {
    const ways = [
      'orderby',
      'page',
      'pageSize',
      'fields',
      'metaOnly',
      'ActiveState',
      '200',
      '201',
      '204',
      '400',
      '404',
    ];
    expect(ways.filter((way) => !seen.has(way))).toEqual([]);
  });
}
