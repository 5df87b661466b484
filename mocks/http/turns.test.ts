import { expect, it } from 'vitest';
import type { Steps } from '../store/steps.ts';
import { createTurns } from './turns.ts';

/** Counts the events while work is done. */
function countEvents(): () => number {
  let events = 0;
  const count = (): void => {
    events += 1;
    if (events < 20) setImmediate(count);
  };
  count();
  return () => events;
}

/** Work in one piece. */
const inOne = <Result>(work: () => Result) =>
  // biome-ignore lint/correctness/useYield: it has no pause.
  function* (): Steps<Result> {
    return work();
  };

it.each([
  ['an event of its own for each when each takes a slice of time', 0, 3],
  ['one event when they take less than a slice together', 60_000, 1],
])('what arrives together is carried out in %s', async (_what, sliceMs, expected) => {
  const runInTurn = createTurns(sliceMs);
  const getEvent = countEvents();
  const run = () => runInTurn(inOne(getEvent));
  const [first, ...others] = await Promise.all([run(), run(), run()]);
  expect(first).toBe(1);
  expect(new Set([first, ...others]).size).toBe(expected);
});

it('work that takes no time by the clock is followed by the events of others after some pieces', async () => {
  const runInTurn = createTurns(60_000);
  const getEvent = countEvents();
  const events = await Promise.all(Array.from({ length: 75 }, () => runInTurn(inOne(getEvent))));
  expect(new Set(events).size).toBeGreaterThanOrEqual(3);
});

it('short work that adds up to a slice is followed by the events of others', async () => {
  const runInTurn = createTurns(5);
  const getEvent = countEvents();
  const work = () => {
    const end = performance.now() + 2;
    while (performance.now() < end);
    return getEvent();
  };
  const events = await Promise.all(Array.from({ length: 9 }, () => runInTurn(inOne(work))));
  expect(new Set(events).size).toBeGreaterThanOrEqual(3);
});

it('a turn of its own event begins at once, also after a pause', async () => {
  const runInTurn = createTurns();
  const getEvent = countEvents();
  expect(await runInTurn(inOne(getEvent))).toBe(1);
  await new Promise((resolve) => setTimeout(resolve, 20));
  const begun: string[] = [];
  const turn = runInTurn(inOne(() => begun.push('turn')));
  expect(begun).toEqual(['turn']);
  await turn;
});

it('work that pauses keeps the others of its sandbox waiting, also when it fails, and no other sandbox', async () => {
  const [runInTurn, runElsewhere] = [createTurns(0), createTurns(0)];
  const done: string[] = [];
  const long = runInTurn(function* () {
    for (let piece = 0; piece < 5; piece += 1) yield;
    done.push('long');
    throw new Error('no');
  });
  const next = runInTurn(inOne(() => done.push('next')));
  await runElsewhere(inOne(() => done.push('elsewhere')));
  await expect(long).rejects.toThrow('no');
  await next;
  expect(done).toEqual(['elsewhere', 'long', 'next']);
});
