import { describe, expect, it } from 'vitest';
import { type Row, useBooks } from '../support/books.ts';

const { call, create, patch, getErrors, modules, control } = useBooks();

const notUsed = {
  costCenterId: ['This administration does not use cost centers. Leave it out.'],
  costUnitId: ['This administration does not use cost units. Leave it out.'],
};

describe('modules of an administration', () => {
  it('are listed and can be switched one by one', async () => {
    const list = async () => (await control('administrations', undefined, 'GET')).body.administrations;
    const format = ({ id, modules: switches }: Row) =>
      `${id}: ${Object.keys(switches).filter((name) => switches[name])}`;
    const before = await list();
    const [first, ...others] = before.map(format);
    expect([first, ...others]).toEqual([
      '1: tradePack,salesOrders,costUnits',
      '2: approvalRoutes,costCenters,costUnits',
      '3: salesOrders',
    ]);
    const changed = await modules({ costCenters: true });
    expect([changed.status, changed.body]).toEqual([200, { ...before[0].modules, costCenters: true }]);
    expect((await list()).map(format)).toEqual(['1: tradePack,salesOrders,costCenters,costUnits', ...others]);
  });

  it('are shown by the administration, sorted by name, immediately after a change', async () => {
    const shown = async () => (await call('/v1/administrations/1')).body.modules;
    expect(await shown()).toEqual(['costUnits', 'salesOrders', 'tradePack']);
    const { body } = await call('/v1/administrations?fields=modules');
    expect(body._data.map(({ modules: names }: { modules: string[] }) => names)).toEqual([
      ['costUnits', 'salesOrders', 'tradePack'],
      ['approvalRoutes', 'costCenters', 'costUnits'],
    ]);
    await modules({ costCenters: true, tradePack: false });
    expect(await shown()).toEqual(['costCenters', 'costUnits', 'salesOrders']);
  });

  it.each([{}, { tradepack: true }, { tradePack: 'yes' }, { tradePack: null }])(
    'reject the change %j',
    async (body) => {
      expect((await control('administrations/1/modules', body, 'PATCH')).status).toBe(400);
    },
  );
});

it('the trade pack enables article locations', async () => {
  const getStatus = async (tenant: number) => (await call('/v1/articlelocations', { tenant })).status;
  expect([await getStatus(1), await getStatus(2)]).toEqual([200, 403]);
  await modules({ tradePack: false });
  await modules({ tradePack: true }, 2);
  expect([await getStatus(1), await getStatus(2)]).toEqual([403, 200]);
});

describe.each([
  ['costCenterId', 'costCenters'],
  ['costUnitId', 'costUnits'],
] as const)('%s', (field, module) => {
  const paths = [
    ['draftsalesinvoices/1/lines', { bookingType: 'V', salesTypeId: 1 }],
    ['salesinvoices/5/lines', { bookingType: 'V', salesTypeId: 1 }],
    ['purchaseinvoices/4/lines', { ledgerAccountId: 73, unitPrice: 1 }],
    ['journalentries/10/lines', { ledgerAccountId: 73, amountDebit: 1 }],
  ] as const;

  it.each(paths)('is accepted on %s only while its module is on', async (path, line) => {
    await modules({ [module]: false });
    expect(await getErrors('POST', path, { ...line, [field]: 1 })).toEqual({ [field]: notUsed[field] });
    await create(path, { ...line, [field]: null });
    await modules({ [module]: true });
    expect(await create(path, { ...line, [field]: 1 })).toMatchObject({ [field]: 1 });
  });

  it('stays on a line after its module is switched off', async () => {
    await modules({ [module]: true });
    const line = await create('salesinvoices/5/lines', { bookingType: 'V', salesTypeId: 1, [field]: 1 });
    await modules({ [module]: false });
    expect(await patch(`salesinvoices/5/lines/${line.id}`, { unitPrice: 2 })).toMatchObject({ [field]: 1 });
    expect(await getErrors('PATCH', `salesinvoices/5/lines/${line.id}`, { [field]: 2 })).toEqual({
      [field]: notUsed[field],
    });
  });
});
