import { runLoad } from '../load.ts';
import { type Comparison, compare, type MeasureOptions, runInterleaved } from '../metrics.ts';
import { createDraftInvoice, filterDebtors, getDebtor, updateDebtor } from '../requests.ts';
import { createSandbox, prism } from '../server-process.ts';

const METRIC = 'resident memory after 10,000 requests, MB';
const requests = [getDebtor, filterDebtors, updateDebtor, createDraftInvoice];

/** Measures the memory of the sandbox and of plain Prism after the same number of reads and writes. */
export async function measureMemory({ iterations, target }: MeasureOptions): Promise<Comparison[]> {
  const samples = await runInterleaved(iterations, [createSandbox(target), prism], async (server, subject) => {
    const { failures } = await runLoad(server.url, requests, { connections: 8, count: 10_000 });
    if (failures[0]) throw new Error(`${failures[0].problem}\n${failures[0].example}`);
    return [[subject, METRIC, (await server.readMemory()).rss / 2 ** 20]];
  });
  return [compare(samples, METRIC, ['sandbox', 'prism'], { max: 0.7 })];
}
