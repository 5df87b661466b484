import { expect, it } from 'vitest';
import { document, operations } from '../../conformance/contract.ts';
import { getListPath, listOperations, withQuery } from '../support/operations.ts';
import { timeout } from '../support/property-settings.ts';
import { expectCompleteItem, useWrites, writes } from './writes.ts';

/** Ten times as many each night: `TEST_SIZE=full npm run test:slow -- sandbox`. */
const FACTOR = process.env.TEST_SIZE === 'full' ? 10 : 1;

const { call, sendWrites } = useWrites();

it.each(writes)(
  'any number of records that $method $path wrote are complete, and can be sent back as they are read',
  async (operation) => {
    const isChange = operation.method === 'PATCH';
    const accepted = await sendWrites(operation, (isChange ? 30 : 3) * FACTOR);
    if (isChange) expect(accepted).toBeGreaterThan(0);
  },
  timeout,
);

it.each(listOperations('list'))('the records of the demo data are complete: $id', async (operation) => {
  const { record } = operations.find(({ id }) => id === operation.id) ?? {};
  for (const tenant of [1, 2]) {
    const { body } = await call(withQuery(getListPath(operation), 'pageSize=1000'), { tenant });
    for (const item of body._data ?? []) expectCompleteItem(`${record}`, item);
  }
});

it('only an invoice whose scan is not read leaves a property out', () => {
  const records = new Set(operations.map(({ record }) => record));
  const schemas = Object.entries(document.components.schemas).filter(([name]) => records.has(name));
  const lacking = schemas.flatMap(([name, { properties = {}, required = [] }]) =>
    Object.keys(properties).flatMap((property) => (required.includes(property) ? [] : `${name}.${property}`)),
  );
  expect(lacking.sort()).toEqual([
    ...['PurchaseInvoice.creditorId', 'PurchaseInvoiceWithLines.creditorId'],
    ...['SalesInvoice.debtorId', 'SalesInvoiceWithLines.debtorId'],
  ]);
});
