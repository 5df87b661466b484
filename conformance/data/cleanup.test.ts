import { describe, expect, it } from 'vitest';
import { findOperationAt, type Operation } from '../contract.ts';
import type { RequestSpec } from '../session/request.ts';
import type { Session } from '../session/session.ts';
import { CleanupRegistry } from './cleanup.ts';

const remove = findOperationAt('/v1/debtors/{id}', 'delete') as Operation;

/** A session whose server answers deletions by path. */
function createSession(getStatus: (path: string, requested: readonly string[]) => number) {
  const requested: string[] = [];
  const request = async (_: Operation, { path, evenIfAborted }: RequestSpec) => {
    expect(evenIfAborted).toBe(true);
    requested.push(path);
    return { response: { status: getStatus(path, requested) } };
  };
  return { session: { request } as unknown as Session, requested };
}

function createRegistry(...ids: number[]): CleanupRegistry {
  const registry = new CleanupRegistry();
  for (const id of ids) registry.track(remove, `/v1/debtors/${id}`);
  return registry;
}

describe('CleanupRegistry', () => {
  it('deletes the records that are still there, the last first', async () => {
    const registry = createRegistry(1, 2, 3);
    registry.untrack('/v1/debtors/2');
    const { session, requested } = createSession(() => 204);
    expect(await registry.deleteAll(session)).toEqual([]);
    expect(requested).toEqual(['/v1/debtors/3', '/v1/debtors/1']);
  });

  it('repeats a deletion that another one has to precede, and returns what remains', async () => {
    const registry = createRegistry(1, 2, 3);
    const { session } = createSession((path, requested) => {
      if (path === '/v1/debtors/2') return 400;
      return path === '/v1/debtors/3' && !requested.includes('/v1/debtors/1') ? 400 : 204;
    });
    expect(await registry.deleteAll(session)).toEqual(['/v1/debtors/2']);
  });

  it('knows that a record and its view with lines are the same', () => {
    const registry = new CleanupRegistry();
    registry.track(remove, '/v1/salesorderwithlines/5');
    expect(registry.owns('/v1/salesorders/5')).toBe(true);
    expect(registry.owns('/v1/salesorders/50')).toBe(false);
    registry.untrack('/v1/salesorders/5');
    expect(registry.remaining).toEqual([]);
  });
});
