import { expect, it } from 'vitest';
import { createQueue } from './queue.ts';

const createError = () => new Error('busy');

/** Work that ends when it is told to. */
function createWork(log: string[], name: string) {
  const { promise, resolve: end } = Promise.withResolvers<void>();
  const work = async () => {
    log.push(`${name} begins`);
    await promise;
    log.push(`${name} ends`);
    return name;
  };
  return { work, end };
}

const waitForEvents = async (count = 5): Promise<void> => {
  for (let event = 0; event < count; event += 1) await new Promise((resolve) => setImmediate(resolve));
};

it('carries out one piece of work at a time, in the order in which it came', async () => {
  const enqueue = createQueue(10, createError);
  const log: string[] = [];
  const [first, second] = [createWork(log, 'first'), createWork(log, 'second')];
  const results = Promise.all([enqueue(first.work), enqueue(second.work)]);
  second.end();
  await waitForEvents();
  expect(log).toEqual(['first begins']);
  first.end();
  expect(await results).toEqual(['first', 'second']);
  expect(log).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
});

it('goes on after work that throws', async () => {
  const enqueue = createQueue(10, createError);
  const failed = enqueue(() => {
    throw new Error('failed');
  });
  const next = enqueue(() => 'next');
  await expect(failed).rejects.toThrow('failed');
  expect(await next).toBe('next');
});

it.each([0, 1, 3])('lets %i wait, and rejects the next until one is done', async (maxWaiting) => {
  const enqueue = createQueue(maxWaiting, createError);
  const { work, end } = createWork([], 'work');
  const accepted = Array.from({ length: maxWaiting + 1 }, () => enqueue(work));
  await expect(enqueue(work)).rejects.toThrow('busy');
  end();
  await Promise.all(accepted);
  expect(await enqueue(work)).toBe('work');
});

it('lets the events of others come after work that is long', async () => {
  const [own, other] = [createQueue(10, createError, 0), createQueue(10, createError, 0)];
  const order: string[] = [];
  const note = (name: string) => () => void order.push(name);
  await Promise.all([own(note('a1')), own(note('a2')), own(note('a3')), other(note('b1')), other(note('b2'))]);
  expect(order).toEqual(['a1', 'b1', 'a2', 'b2', 'a3']);
});

it('lets the events of others come after 25 requests that are short', async () => {
  const [own, other] = [createQueue(100, createError, 60_000), createQueue(100, createError, 60_000)];
  const order: string[] = [];
  const enqueue = (queue: typeof own, name: string) =>
    Array.from({ length: 60 }, () => queue(() => void order.push(name)));
  await Promise.all([...enqueue(own, 'a'), ...enqueue(other, 'b')]);
  const firstOfOther = order.indexOf('b');
  expect(firstOfOther).toBeLessThanOrEqual(25);
  expect(order.lastIndexOf('a')).toBeGreaterThan(order.length / 2);
});
