import { medianOf, type Outcome, ratio } from '../figures.ts';
import { load } from '../load.ts';
import { newInvoice, newList } from '../requests.ts';
import { type Bench, takeTurns } from '../turns.ts';

const amount = 10_000;
const name = 'resident memory after 10,000 requests';

/** Plain Prism takes half a minute for these requests, and the figure differs little from one turn to the next. */
const mostRounds = 3;

/** Resident memory after 9,000 lists, no two of them alike, and 1,000 draft invoices. */
export async function measureMemory(bench: Bench): Promise<Outcome> {
  const rounds = Math.min(bench.options.rounds, mostRounds);
  const figures = await takeTurns(bench, 'memory', rounds, Object.values(bench.servers), async (running) => {
    const list = newList();
    await load(running.url, [newInvoice(), ...Array.from({ length: 9 }, () => list)], { amount });
    return [{ name, unit: 'MB', value: running.residentMemory() }];
  });
  const figure = figures.find(name);
  return {
    figures: figures.all(),
    judgements: [
      {
        name: `${name}: sandbox / prism`,
        measured: ratio(medianOf(figure, 'sandbox'), medianOf(figure, 'prism')),
        target: { atMost: 1 / 3 },
      },
    ],
    notes: rounds < bench.options.rounds ? [`${name}: ${rounds} turns.`] : [],
  };
}
