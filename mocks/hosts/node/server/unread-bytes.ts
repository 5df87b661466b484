import type { ServerResponse } from 'node:http';
import type { HttpRequest } from '../../../http/types.ts';
import { GROWING_STATES } from '../../../store/growing-states.ts';

/** Minimum size to count: smaller responses fit into the buffers of a connection, and Node stops reading when they are full. */
const MIN_COUNTED_BYTES = 16_384;

export type UnreadBytes = ReturnType<typeof createUnreadBytes>;

/** Counts the unread bytes of responses for each world. They stay in memory until clients read them. */
export function createUnreadBytes({ limit } = GROWING_STATES.unreadBytes) {
  const byWorld = new Map<string, number>();

  function add(world: string, bytes: number): void {
    const total = (byWorld.get(world) ?? 0) + bytes;
    if (total > 0) byWorld.set(world, total);
    else byWorld.delete(world);
  }

  return {
    hasRoom: ({ exchange: { world = '' } }: Pick<HttpRequest, 'exchange'>): boolean =>
      (byWorld.get(world) ?? 0) < limit,
    /** Counts bytes until they are sent or the client disconnects. */
    count({ exchange }: Pick<HttpRequest, 'exchange'>, bytes: number, outgoing: ServerResponse): void {
      if (bytes < MIN_COUNTED_BYTES) return;
      const { world = '' } = exchange;
      add(world, bytes);
      outgoing.once('close', () => add(world, -bytes));
    },
  };
}
