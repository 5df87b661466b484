/** Takes a turn: the first of an event at once, each of the others in an event of its own. */
export type TakeTurn = () => Promise<void> | undefined;

/** Runs work after the events that wait. Only Node has `setImmediate`, which needs no clock. */
const defer: (work: () => void) => unknown = globalThis.setImmediate ?? ((work: () => void) => setTimeout(work));

/**
 * Creates the turns of the requests of a sandbox. Many that arrive together would be carried out in one event, and a request of
 * another sandbox of the host after all of them.
 */
export function createTurns(): TakeTurn {
  let last: Promise<void> | undefined;
  return () => {
    const previous = last;
    const turn = (previous ?? Promise.resolve()).then(() => new Promise<void>((resolve) => void defer(resolve)));
    last = turn;
    void turn.then(() => {
      if (last === turn) last = undefined;
    });
    return previous;
  };
}
