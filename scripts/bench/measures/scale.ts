import { CommandFailed } from '../../lib/command-line.ts';
import { withServer } from '../child.ts';
import { type Figures, type Judgement, medianOf, type Outcome, type Reading, ratio } from '../figures.ts';
import { busyAccount, timeOfFilteredPage, timeOfPage } from '../ledger-lines.ts';
import { withOptions } from '../servers.ts';
import { type Bench, takeTurns } from '../turns.ts';

const few = 10_000;
const many = 1_000_000;
const pageSize = 100_000;
const written = (lines: number): string => lines.toLocaleString('en');

const names = {
  start: `start with ${written(many)} ledger lines`,
  page: `page of ${written(pageSize)} out of ${written(many)} ledger lines`,
  memoryBefore: 'resident memory before that page',
  memoryAfter: 'resident memory after that page',
  filtered: (lines: number) => `page 1 of a filtered list, ${written(lines)} ledger lines`,
};

/** What many ledger lines cost. Nothing is measured when the sandbox cannot make them. */
export async function measureScale(bench: Bench): Promise<Outcome> {
  const { options, servers } = bench;
  const sizes = [few, many].map((lines) => ({ ...withOptions(servers.sandbox, '--scale', String(lines)), lines }));
  if (sizes[0] && !(await starts(sizes[0]))) {
    const note = 'Nothing was measured with many ledger lines: the sandbox has no option --scale.';
    return { figures: [], judgements: judgementsOf(undefined), notes: [note] };
  }

  // Found among few lines, whose turn comes first, and used for both.
  let account: number | undefined;
  const totals = new Set<number>();
  const figures = await takeTurns(bench, 'scale', options.rounds, sizes, async (running, { lines }) => {
    account ??= await busyAccount(running.url);
    const filtered = await timeOfFilteredPage(running.url, account);
    const readings: Reading[] = [{ name: names.filtered(lines), unit: 'ms', value: filtered }];
    if (lines !== many) return readings;
    const before = running.residentMemory();
    const { seconds, totalCount } = await timeOfPage(running.url, pageSize);
    totals.add(totalCount);
    return [
      ...readings,
      { name: names.start, unit: 's', value: running.secondsToFirstAnswer },
      { name: names.page, unit: 's', value: seconds },
      { name: names.memoryBefore, unit: 'MB', value: before },
      { name: names.memoryAfter, unit: 'MB', value: running.residentMemory() },
    ];
  });
  const note = `Of ${written(many)} ledger lines, ${[...totals].map(written).join(' or ')} are of 2026, which is asked for.`;
  return { figures: figures.all(), judgements: judgementsOf(figures), notes: [note] };
}

function judgementsOf(figures: Figures | undefined): Judgement[] {
  const figure = (name: string) => medianOf(figures?.find(name), 'sandbox');
  return [
    { name: names.start, measured: figure(names.start), unit: 's', target: { atMost: 20 } },
    { name: names.page, measured: figure(names.page), unit: 's', target: { atMost: 2 } },
    {
      name: `page 1 of a filtered list: ${written(many)} / ${written(few)} lines`,
      measured: ratio(figure(names.filtered(many)), figure(names.filtered(few))),
      target: { atMost: 1.5 },
    },
  ];
}

/** Whether the sandbox knows the option. Other reasons not to start are errors. */
async function starts(server: Parameters<typeof withServer>[0]): Promise<boolean> {
  try {
    await withServer(server, async () => undefined);
    return true;
  } catch (error) {
    if (error instanceof CommandFailed && error.message.includes("Unknown option '--scale'")) return false;
    throw error;
  }
}
