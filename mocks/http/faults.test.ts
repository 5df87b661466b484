import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createFaultInjector } from './faults.ts';
import type { FaultOptions, HttpRequest, RuntimeStorage } from './types.ts';

const OPERATIONS = ['listDebtors', 'getDebtor', 'createDebtor'];

const create = (storage?: RuntimeStorage) => createFaultInjector(new AbortController().signal, storage);

const take = (injector: ReturnType<typeof create>, operationId: string) =>
  injector.take(operationId, { path: '/v1/debtors', search: '' } as HttpRequest);

/** Returns what each request gets: the fault, by its milliseconds, or undefined. */
function run(faults: readonly FaultOptions[], requests: readonly string[]): (number | undefined)[] {
  const injector = create();
  for (const fault of faults) injector.add(fault);
  return requests.map((operationId) => take(injector, operationId)?.milliseconds);
}

const anyRequests = fc.array(fc.constantFrom(...OPERATIONS), { minLength: 1, maxLength: 12 });

const anyFaults = fc
  .array(
    fc.record({
      operationId: fc.constantFrom('*', ...OPERATIONS),
      nth: fc.integer({ min: 1, max: 6 }),
      times: fc.integer({ min: 1, max: 3 }),
    }),
    { minLength: 1, maxLength: 5 },
  )
  .map((faults) => faults.map((fault, index) => ({ ...fault, effect: 'delay' as const, milliseconds: index + 1 })));

it('a fault gets the requests that it would get alone, in whatever order faults are defined', () => {
  fc.assert(
    fc.property(anyFaults, anyRequests, fc.integer(), (faults, requests, turns) => {
      const alone = faults.map((fault) => run([fault], requests));
      const wanted = requests.map((_, index) => alone.flatMap((results) => results[index] ?? []));
      // Two for one request: the older one gets it, and the other one the next.
      fc.pre(wanted.every(({ length }) => length <= 1));
      const start = Math.abs(turns) % faults.length;
      const turned = [...faults.slice(start), ...faults.slice(0, start)];
      for (const order of [faults, turned, turned.toReversed()])
        expect(run(order, requests)).toEqual(wanted.map(([milliseconds]) => milliseconds));
    }),
  );
});

it('a request gets a fault when any is due, the oldest of them, and the others wait for the next', () => {
  fc.assert(
    fc.property(anyFaults, anyRequests, (faults, requests) => {
      const states = faults.map((fault) => ({ ...fault, count: 0, left: fault.times }));
      const expected = requests.map((operationId) => {
        const own = states.filter((state) => ['*', operationId].includes(state.operationId));
        for (const state of own) state.count += 1;
        const due = own.find(({ count, nth, left }) => count >= nth && left > 0);
        if (due) due.left -= 1;
        return due?.milliseconds;
      });
      expect(run(faults, requests)).toEqual(expected);
    }),
  );
});

it('stored faults go on counting where they were', () => {
  fc.assert(
    fc.property(anyFaults, anyRequests, fc.nat(), (faults, requests, at) => {
      const values = new Map<string, string>();
      const storage: RuntimeStorage = {
        load: (name) => JSON.parse(values.get(name) ?? 'null') ?? undefined,
        save: (name, value) => void values.set(name, JSON.stringify(value)),
      };
      let injector = create(storage);
      for (const fault of faults) injector.add(fault);
      const results = requests.map((operationId, index) => {
        if (index === at % requests.length) injector = create(storage);
        return take(injector, operationId)?.milliseconds;
      });
      expect(results).toEqual(run(faults, requests));
      expect(create(storage).pending).toEqual(injector.pending);
    }),
  );
});

it('a request without a fault saves nothing, and one with a fault no more than the counts', () => {
  const saved: string[] = [];
  const injector = create({ load: () => undefined, save: (_name, value) => void saved.push(JSON.stringify(value)) });
  injector.add({ operationId: 'getDebtor', effect: 'drop', query: `a=${'x'.repeat(1000)}`, nth: 2 });
  injector.add({ operationId: 'listDebtors', effect: 'drop', nth: 2 });
  saved.length = 0;
  take(injector, 'createDebtor');
  take(injector, 'getDebtor');
  expect(saved).toEqual([]);
  take(injector, 'listDebtors');
  expect(saved.join()).not.toBe('');
  expect(saved.join().length).toBeLessThan(100);
});
