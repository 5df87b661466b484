import { describe, expect, it } from 'vitest';
import { createFakeFetch, createJsonResponse } from '../../test/support/client/fake-fetch.ts';
import { createClient } from '../client.ts';
import { jsonContent } from './json.ts';

const encode = (body: unknown, required?: string) => jsonContent(body, required).body;

describe('a number of a body', () => {
  it.each([
    [{ unitPrice: Number('19,95') }, 'unitPrice must have at most 4 decimals, unlike NaN.'],
    [{ creditLimit: Number.POSITIVE_INFINITY }, 'creditLimit must have at most 2 decimals, unlike Infinity.'],
    [{ creditLimit: 0.1 + 0.2 }, 'creditLimit must have at most 2 decimals, unlike 0.30000000000000004.'],
    [{ lines: [{}, { unitPrice: 1.000_05 }] }, 'lines[1].unitPrice must have at most 4 decimals, unlike 1.00005.'],
    [{ address: { countryId: Number.NaN } }, 'address.countryId must have at most 2 decimals, unlike NaN.'],
  ])('that cannot be sent is rejected with its path: %j', (body, message) => {
    expect(() => encode(body)).toThrow(new TypeError(message));
  });

  it.each([0, -0, 1.01, -19.95, 1.1, 999_999_999_999.99, 1e21, null, '19,95'])('can be %s', (creditLimit) => {
    expect(encode({ creditLimit })).toBe(JSON.stringify({ creditLimit }));
  });

  it('has the decimals of its field', () => {
    expect(encode({ unitPrice: 0.0625, quantity: 1.1255 })).toBe('{"unitPrice":0.0625,"quantity":1.1255}');
    expect(() => encode({ unitPrice: 0.062_55 })).toThrow('unitPrice');
  });
});

describe('a required field', () => {
  it.each([
    [{ name: undefined }, 'name'],
    [{ name: 'Acme', lines: [{ bookingType: 'A' }, {}] }, 'lines[1].bookingType'],
  ])('without a value is rejected with its path: %j', (body, path) => {
    expect(() => encode(body, 'name lines.bookingType')).toThrow(new TypeError(`${path} must have a value.`));
  });

  it('may be null, and others may be undefined', () => {
    expect(encode({ name: null, remark: undefined }, 'name')).toBe('{"name":null}');
    expect(encode({ name: 'Acme' }, 'name lines.bookingType')).toBe('{"name":"Acme"}');
  });
});

describe('a call', () => {
  const baseUrl = 'https://api.example';

  it('with an invalid body is rejected, and sends nothing', async () => {
    const { fetch, sent } = createFakeFetch();
    const { debtors, draftSalesInvoicesWithLines } = createClient({ baseUrl, fetch });
    const debtor = { name: 'Acme', debtorKindId: 1, creditLimit: Number.NaN };
    await expect(debtors.create(debtor)).rejects.toThrow('creditLimit');
    await expect(debtors.create({ name: 'Acme' } as never)).rejects.toThrow('debtorKindId must have a value.');
    const lines = [{ bookingType: 'V', salesTypeId: 1, unitPrice: 19.950_01 }] as const;
    await expect(draftSalesInvoicesWithLines.create({ debtorId: 1, lines: [...lines] })).rejects.toThrow(
      'lines[0].unitPrice must have at most 4 decimals',
    );
    expect(sent).toEqual([]);
  });

  it('that changes a record may leave out what it does not change', async () => {
    const { fetch, sent } = createFakeFetch(createJsonResponse(200, { id: 1 }));
    await createClient({ baseUrl, fetch }).debtors.update(1, { remark: null });
    expect(sent[0]?.body).toBe('{"remark":null}');
  });
});
