import { bareFetch, comparedCalls, timesOf } from '../calls.ts';
import { type Judgement, medianOf, type Outcome, type Reading, ratio } from '../figures.ts';
import { type Bench, takeTurns } from '../turns.ts';

/** The columns: who makes the call. */
const columns = { fetch: 'fetch', client: 'client' } as const;

/** Calls of each kind in a turn, without those that warm up. */
const count = 1000;
const warmUp = 300;

/** What the client costs over `fetch` alone, on the sandbox: one call after the other. */
export async function measureCall(bench: Bench): Promise<Outcome> {
  const calls = comparedCalls();
  const figures = await takeTurns(bench, 'call', bench.options.rounds, [bench.servers.sandbox], async ({ url }) => {
    const readings: Reading[] = [];
    for (const { name, recipe, client } of calls) {
      const ways = [bareFetch(url, recipe), client(url)] as const;
      await timesOf(...ways, warmUp);
      const { one, other } = await timesOf(...ways, count);
      readings.push(
        { name, unit: 'ms', value: one, column: columns.fetch },
        { name, unit: 'ms', value: other, column: columns.client },
      );
    }
    return readings;
  });
  const judgements = calls.map(({ name }): Judgement => {
    const figure = figures.find(name);
    const measured = ratio(medianOf(figure, columns.client), medianOf(figure, columns.fetch));
    return { name: `${name}: client / fetch`, measured, target: { atMost: 1.1 } };
  });
  return { figures: figures.all(), judgements, notes: [] };
}
