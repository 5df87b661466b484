import { describe, expect, it } from 'vitest';
import { type Operation, operationAt } from './contract.ts';
import { Created } from './created.ts';
import type { Ask, Session } from './session.ts';

const remove = operationAt('/v1/debtors/{id}', 'delete') as Operation;

/** A server that answers deletions by what is still there. */
function serverThat(answers: (path: string, asked: readonly string[]) => number) {
  const asked: string[] = [];
  const ask = async (_: Operation, { path, always }: Ask) => {
    expect(always).toBe(true);
    asked.push(path);
    return { reply: { status: answers(path, asked) } };
  };
  return { session: { ask } as unknown as Session, asked };
}

describe('what a run created', () => {
  it('is removed, the last first', async () => {
    const created = new Created();
    for (const path of ['/v1/debtors/1', '/v1/debtors/2', '/v1/debtors/3']) created.add(remove, path);
    created.forget('/v1/debtors/2');
    const { session, asked } = serverThat(() => 204);
    expect(await created.removeAll(session)).toEqual([]);
    expect(asked).toEqual(['/v1/debtors/3', '/v1/debtors/1']);
  });

  it('is tried again when something else had to go first, and told when it stays', async () => {
    const created = new Created();
    created.add(remove, '/v1/debtors/1');
    created.add(remove, '/v1/debtors/2');
    created.add(remove, '/v1/debtors/3');
    const { session } = serverThat((path, asked) => {
      if (path === '/v1/debtors/2') return 400;
      return path === '/v1/debtors/3' && !asked.includes('/v1/debtors/1') ? 400 : 204;
    });
    expect(await created.removeAll(session)).toEqual(['/v1/debtors/2']);
  });

  it('is the same record with its lines and without', () => {
    const created = new Created();
    created.add(remove, '/v1/salesorderwithlines/5');
    expect(created.has('/v1/salesorders/5')).toBe(true);
    expect(created.has('/v1/salesorders/50')).toBe(false);
    created.forget('/v1/salesorders/5');
    expect(created.paths).toEqual([]);
  });

  it('is told and left alone when it cannot be shown to be ours', async () => {
    const created = new Created();
    created.lose('/v1/debtors/9');
    const { session, asked } = serverThat(() => 204);
    expect(await created.removeAll(session)).toEqual(['/v1/debtors/9']);
    expect(asked).toEqual([]);
  });
});
