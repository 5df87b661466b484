import { expect, it } from 'vitest';
import { getInputNames } from '../../contract/fields.ts';
import { createExchange } from '../../test/support/exchange.ts';
import { document, getInputProperties, operations, resources } from '../contract.ts';
import { findChange, judgeOmitted } from './comparisons.ts';

/** Changes of a line from one kind to another. */
const changes = operations
  .filter(({ kind, path }) => kind === 'update' && path.includes('/lines/'))
  .flatMap((operation) => {
    const { enum: kinds = [] } = getInputProperties(operation).bookingType ?? {};
    return kinds.flatMap((from) =>
      kinds.filter((to) => to !== from).map((to) => [operation.id, String(from), String(to), operation] as const),
    );
  });

it.each(changes)('%s from %s to %s may clear what the new kind lacks, and nothing else', (_id, from, to, operation) => {
  const getNames = (bookingType: string): readonly string[] => [
    ...getInputNames(document, String(resources.get(operation.resource)?.input), { bookingType }),
  ];
  const shared = getNames(from).filter((name) => name !== 'bookingType' && getNames(to).includes(name));
  const before = { ...Object.fromEntries(getNames(from).map((name) => [name, 'before'])), bookingType: from };
  const sent = { bookingType: to };
  const after = { ...Object.fromEntries(shared.map((name) => [name, 'before'])), ...sent };
  expect(findChange(operation, sent, before, after)).toBeUndefined();
  expect(shared).toContain('description');
  for (const name of shared) expect(findChange(operation, sent, before, { ...after, [name]: null })?.field).toBe(name);
});

it('has kinds to change', () => expect(changes.length).toBeGreaterThan(10));

const debtor = { id: 1, name: 'Theehuis', remark: 'Belt eerst' };

it.each([`{'name'`, '', '[{"name":"x"}]', '"name"', 'null', '\ufeff{}', '\xff'])(
  'A write with the body %j, which a server accepted, is judged or left alone',
  (text) => {
    for (const id of ['updateDebtor', 'replaceDebtor']) {
      const parts = { path: '/v1/debtors/1', sent: Buffer.from(text, 'latin1'), received: debtor };
      const exchange = createExchange(id, parts);
      expect(() => judgeOmitted(exchange, exchange), id).not.toThrow();
    }
  },
);
