import { medianOf, type Outcome, ratio } from '../figures.ts';
import { type Bench, takeTurns } from '../turns.ts';

const name = 'start to first answer';

/** From the start of the process to its first answer with 200. */
export async function measureStart(bench: Bench): Promise<Outcome> {
  const servers = Object.values(bench.servers);
  // The first turn of each warms the caches of the file system and of compiled code.
  await takeTurns(bench, 'start, warming up', 1, servers, async () => []);
  const figures = await takeTurns(bench, 'start', bench.options.rounds, servers, async ({ secondsToFirstAnswer }) => [
    { name, unit: 's', value: secondsToFirstAnswer },
  ]);
  const figure = figures.find(name);
  return {
    figures: figures.all(),
    judgements: [
      {
        name: `${name}: sandbox / prism`,
        measured: ratio(medianOf(figure, 'sandbox'), medianOf(figure, 'prism')),
        target: { atMost: 0.1 },
      },
    ],
    notes: [],
  };
}
