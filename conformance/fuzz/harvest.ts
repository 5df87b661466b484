import { demoToken } from '../../mocks/sandbox.ts';
import { operations } from './document.ts';
import { Pools } from './pools.ts';
import type { Sender } from './send.ts';

/** Reads the identifiers of what an administration has. */
export async function harvested(sender: Sender, administration: number): Promise<Pools> {
  const pools = new Pools();
  const headers = [
    ['authorization', `Bearer ${demoToken}`],
    ['x-tenant-id', String(administration)],
  ] as const;
  const take = async (path: string, query: string): Promise<void> => {
    const request = { operation: '', fault: '', method: 'GET', path: `${path}?${query}`, headers, body: undefined };
    const { status, body } = await sender.send(request);
    if (status === 200) learn(pools, path, body);
  };
  for (const { method, path } of operations) {
    if (method !== 'GET' || path.includes('{') || path.startsWith('/connect')) continue;
    await take(path, /ledger(lines|grouped)/.test(path) ? 'pageSize=50&bookyear=2026' : 'pageSize=50');
  }
  for (const id of pools.values('debtors', 'id')) await take(`/v1/debtors/${id}/mandates`, '');
  return pools;
}

/** Takes in the identifiers of an answer. */
export function learn(pools: Pools | undefined, path: string, body: Buffer): void {
  try {
    pools?.harvest(path, JSON.parse(body.toString()));
  } catch {
    // A PDF, or a page of the sign-in.
  }
}
