import { expect, it } from 'vitest';
import { createExchange } from '../../../test/support/exchange.ts';
import { CleanupRegistry } from '../../data/cleanup.ts';
import { Inventory } from '../../data/discovery.ts';
import type { Session } from '../../session/session.ts';
import { findTwin } from './create.ts';

const list = '/v1/debtors';
const cleanup = new CleanupRegistry();
const text = `contract test ${cleanup.runTag.next()}`;

function find(sent: Record<string, unknown>, status: number, rows: readonly unknown[]) {
  const listed = createExchange('listDebtors', { status, received: { _data: rows, _meta: {} } });
  const session = { request: async () => listed } as unknown as Session;
  const record = { list, path: `${list}/51`, sent, exchange: createExchange('createDebtor', { status: 201 }) };
  return findTwin({ session, inventory: new Inventory(), cleanup }, record);
}

it.each([
  ['two', 2],
  ['three', 3],
])('finds %s records of one POST', async (_name, count) => {
  const rows = Array.from({ length: count }, (_, id) => ({ id, name: text }));
  expect(await find({ name: text, vatNumber: '1' }, 200, [...rows, { id: 9, name: 'another' }])).toMatchObject({
    rule: 'created-once',
    message: `One POST created ${count} records with name "${text}".`,
    exchanges: [{ operation: { id: 'createDebtor' } }, { operation: { id: 'listDebtors' } }],
  });
});

it.each([
  ['one record', { name: text }, 200, [{ name: text }]],
  ['records with another text', { name: text }, 200, [{ name: text }, { name: `${text}, a branch` }]],
  ['a list that cannot be read', { name: text }, 503, [{ name: text }, { name: text }]],
  ['a text in no filter', { motto: text }, 200, [{ motto: text }, { motto: text }]],
  ['a text that other records can have', { name: 'Bakker' }, 200, [{ name: 'Bakker' }, { name: 'Bakker' }]],
])('finds nothing for %s', async (_name, sent, status, rows) => {
  expect(await find(sent, status, rows)).toBeUndefined();
});
