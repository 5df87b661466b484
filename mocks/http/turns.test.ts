import { expect, it } from 'vitest';
import { createTurns } from './turns.ts';

it('what arrives together is carried out in events of its own, between those of others', async () => {
  const takeTurn = createTurns();
  let events = 0;
  const count = (): void => {
    events += 1;
    if (events < 10) setImmediate(count);
  };
  count();
  const run = async (): Promise<number> => {
    await takeTurn();
    return events;
  };
  const [first, ...others] = await Promise.all([run(), run(), run()]);
  expect(first).toBe(1);
  expect(new Set([first, ...others]).size).toBe(3);
});

it('a turn of its own event is there at once, also after a pause', async () => {
  const takeTurn = createTurns();
  expect(takeTurn()).toBeUndefined();
  expect(takeTurn()).toBeInstanceOf(Promise);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(takeTurn()).toBeUndefined();
});
