import {
  type Figure,
  type Figures,
  type Judgement,
  median,
  medianOf,
  type Outcome,
  type Reading,
  ratio,
} from '../figures.ts';
import { load } from '../load.ts';
import { debtorChange, newInvoice, newList, type Recipe, sameList } from '../requests.ts';
import { type Bench, takeTurns } from '../turns.ts';

interface Load {
  readonly name: string;
  readonly recipes: () => readonly Recipe[];
}

/** An answer to a request that came before may be remembered; these are the three cases that there are. */
const listLoads: readonly Load[] = [
  { name: 'list of 25 debtors, all requests alike', recipes: () => [sameList()] },
  { name: 'list of 25 debtors, no two requests alike', recipes: () => [newList()] },
  {
    name: 'list of 25 debtors, a PATCH of one of them after every 10',
    recipes: () => [debtorChange(), ...Array.from({ length: 10 }, sameList)],
  },
];

const postLoad: Load = { name: 'POST of a draft invoice with 3 lines', recipes: () => [newInvoice()] };

/** Lists a second. The targets are those of the list that is always the same. */
export async function measureList(bench: Bench): Promise<Outcome> {
  const { figures, notes } = await measured(bench, 'list', listLoads);
  const judgements = figures.all().flatMap((figure, index): Judgement[] => {
    const toPrism = compared(figure, 'prism');
    const toBare = compared(figure, 'bare');
    if (index > 0) return [toPrism, toBare];
    return [
      { ...toPrism, target: { atLeast: 15 } },
      { ...toBare, target: { atLeast: 0.25 } },
    ];
  });
  return { figures: figures.all(), judgements, notes };
}

/** Draft invoices a second; Prism answers with the example of the contract. */
export async function measurePost(bench: Bench): Promise<Outcome> {
  const { figures, notes } = await measured(bench, 'post', [postLoad]);
  const judgements = figures
    .all()
    .flatMap((figure): Judgement[] => [
      { ...compared(figure, 'prism'), target: { atLeast: 10 } },
      compared(figure, 'bare'),
    ]);
  return { figures: figures.all(), judgements, notes };
}

async function measured(
  bench: Bench,
  title: string,
  loads: readonly Load[],
): Promise<{ figures: Figures; notes: string[] }> {
  const { options, servers } = bench;
  const busy = new Map<string, number[]>();
  const figures = await takeTurns(bench, title, options.rounds, Object.values(servers), async ({ url }, server) => {
    const readings: Reading[] = [];
    for (const { name, recipes: make } of loads) {
      const recipes = make();
      await load(url, recipes, { duration: Math.max(1, options.seconds / 2) });
      const result = await load(url, recipes, { duration: options.seconds });
      readings.push({ name, unit: 'requests/s', value: result.requestsPerSecond });
      const key = `${server.name}, ${name}`;
      busy.set(key, [...(busy.get(key) ?? []), result.busy]);
    }
    return readings;
  });
  return { figures, notes: [...busy].flatMap(([key, values]) => busyNote(key, median(values) ?? 0)) };
}

/** From here on, the load rather than the server decides how many requests there are. */
const saturated = 0.95;

function busyNote(key: string, busy: number): string[] {
  if (busy < saturated) return [];
  return [
    `${key}: the load kept its sender busy ${Math.round(busy * 100)}% of the time; the server could answer more.`,
  ];
}

function compared(figure: Figure, other: string): Judgement {
  return {
    name: `${figure.name}: sandbox / ${other}`,
    measured: ratio(medianOf(figure, 'sandbox'), medianOf(figure, other)),
  };
}
