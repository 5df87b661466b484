import { expect, it } from 'vitest';
import { getInputNames } from '../../contract/fields.ts';
import { document, getInputProperties, operations, resources } from '../contract.ts';
import type { HttpExchange } from '../session/http.ts';
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
const writes = operations.filter(({ id }) => id === 'updateDebtor' || id === 'replaceDebtor');

it.each(
  writes.flatMap((operation) =>
    [`{'name'`, '', '[{"name":"x"}]', '"name"', 'null', '\ufeff{}', '\xff'].map(
      (text) => [operation.id, text, operation] as const,
    ),
  ),
)('%s with the body %j, which a server accepted, is judged or left alone', (_id, text, operation) => {
  const request = { method: 'PUT', path: '/v1/debtors/1', headers: [], body: Buffer.from(text, 'latin1') };
  const response = { status: 200, headers: {}, body: Buffer.from('') };
  const exchange = { operation, request, response, json: debtor } as unknown as HttpExchange;
  expect(() => judgeOmitted(exchange, exchange)).not.toThrow();
});
