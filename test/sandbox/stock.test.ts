import { describe, expect, it } from 'vitest';
import { sale, useBooks } from '../support/books.ts';

const { call, create, patch, remove, getErrors, modules, act } = useBooks();

const cheese = 'KAAS-JONG-500';
const line = (quantity: number, ArticleSku = cheese) => ({ bookingType: 'A', ArticleSku, quantity });
const order = { debtorId: 1, lines: [line(10), { bookingType: 'T', description: 'Graag gekoeld' }] };

async function getStock(sku = cheese): Promise<number> {
  const { body } = await call(`/v1/articles?ArticleSku=${sku}&ActiveState=all`);
  return body._data[0].currentStock;
}

describe('stock', () => {
  it('decreases by ordered quantities, and follows changes of the order', async () => {
    const { id } = await create('salesorderwithlines', order);
    expect(await getStock()).toBe(110);
    await patch(`salesorderwithlines/${id}`, { lines: [line(12), line(3, 'BOTER-250')] });
    expect([await getStock(), await getStock('BOTER-250')]).toEqual([108, 72]);
    const body = { debtorId: 1, lines: [line(1, 'BOTER-250')] };
    expect((await call(`/v1/salesorderwithlines/${id}`, { method: 'PUT', body })).status).toBe(200);
    expect([await getStock(), await getStock('BOTER-250')]).toEqual([120, 74]);
    await patch(`salesorders/${id}`, { shippingDate: '2026-04-20' });
    expect(await getStock('BOTER-250')).toBe(74);
  });

  it.each(['salesorders', 'salesorderwithlines'])(
    'is restored when the order is deleted under /v1/%s',
    async (path) => {
      const { id } = await create('salesorderwithlines', order);
      await remove(`${path}/${id}`);
      expect(await getStock()).toBe(120);
    },
  );

  it('decreases by the sum of all lines of an article, and keeps its decimals', async () => {
    const lines = [line(0.1), line(0.0234), line(1, 'KAAS-WIEL-JONG')];
    const { id } = await create('salesorderwithlines', { debtorId: 1, lines });
    expect([await getStock(), await getStock('KAAS-WIEL-JONG')]).toEqual([119.8766, 287.4]);
    await patch(`salesorderwithlines/${id}`, { lines: [line(0.4), line(0.0567)] });
    expect(await getStock()).toBe(119.5433);
    await remove(`salesorders/${id}`);
    expect(await getStock()).toBe(120);
  });

  it('can become negative', async () => {
    await create('salesorderwithlines', { debtorId: 1, lines: [line(150)] });
    expect(await getStock()).toBe(-30);
  });

  it('is unchanged by a rejected order', async () => {
    await getErrors('POST', 'salesorderwithlines', { debtorId: 1, lines: [line(5), line(1, 'NIX')] });
    expect(await getStock()).toBe(120);
  });

  it('is unchanged by drafts, invoices and article updates', async () => {
    const { id } = await create('draftsalesinvoiceswithlines', sale);
    await act(`draftsalesinvoices/${id}/finalize`);
    await create('salesinvoiceswithlines', sale);
    const { body } = await call('/v1/articles/1');
    const { description, SalesTypeId, unitPrice } = body;
    const fields = { ArticleSku: cheese, description, SalesTypeId, unitPrice };
    expect((await call('/v1/articles/1', { method: 'PUT', body: fields })).status).toBe(200);
    expect(await getStock()).toBe(120);
  });

  it('rejects quantities that would overflow it', async () => {
    const lots = { debtorId: 1, lines: Array.from({ length: 1000 }, () => ({ ...line(999_999_999), unitPrice: 0 })) };
    const { status, body } = await call('/v1/salesorderwithlines', { body: lots });
    expect([status, body.errors]).toEqual([400, { lines: ['The stock of article KAAS-JONG-500 would be too large.'] }]);
    expect(await getStock()).toBe(120);
  });
});

describe('administration without the trade pack', () => {
  it('does not change stock for orders', async () => {
    await modules({ tradePack: false });
    const { id } = await create('salesorderwithlines', order);
    expect(await getStock()).toBe(120);
    await remove(`salesorders/${id}`);
    expect(await getStock()).toBe(120);
  });

  it('restores the stock of an order that is deleted later', async () => {
    const { id } = await create('salesorderwithlines', order);
    await modules({ tradePack: false });
    expect(await getStock()).toBe(110);
    await remove(`salesorders/${id}`);
    expect(await getStock()).toBe(120);
  });
});

describe('sales order', () => {
  it('requires at least one article line', async () => {
    const lines = [{ bookingType: 'T', description: 'Graag gekoeld' }];
    const message = { lines: ['At least one line must be of type A (article).'] };
    expect(await getErrors('POST', 'salesorderwithlines', { debtorId: 1, lines })).toEqual(message);
    expect(await getErrors('PATCH', 'salesorderwithlines/1', { lines })).toEqual(message);
  });

  it('requires the trade pack or the sales orders module', async () => {
    const neither = { tradePack: false, salesOrders: false };
    const needed =
      'This needs one of these modules in the administration: tradePack, salesOrders. Choose an administration that has one.';
    await modules(neither);
    for (const path of ['salesorders', 'salesorders/1', 'salesorderwithlines']) {
      const { status, body } = await call(`/v1/${path}`);
      expect([status, body.detail]).toEqual([403, needed]);
    }
    for (const module of Object.keys(neither)) {
      await modules({ ...neither, [module]: true });
      expect((await call('/v1/salesorders/1')).body.number).toBe('26001');
    }
  });
});
