import { describe, expect, it } from 'vitest';
import { suggest, suggestValue } from './suggestions.ts';

const fields = [
  'number',
  'name',
  'unitPrice',
  'unitPriceIncludingVat',
  'Bookyear',
  'signdate',
  'vatNumber',
  'pageSize',
  'lines',
];

describe('the nearest name', () => {
  it.each([
    ['nmae', 'name'],
    ['page_size', 'pageSize'],
    ['page-size', 'pageSize'],
    ['PAGESIZE', 'pageSize'],
    ['limit', 'pageSize'],
    ['per_page', 'pageSize'],
    ['price', 'unitPrice'],
    ['year', 'Bookyear'],
    ['date', 'signdate'],
    ['debtorNumber', 'number'],
    ['invoiceLines', 'lines'],
    ['btw', 'vatNumber'],
  ])('of %s is %s', (written, meant) => expect(suggest(written, fields)).toBe(meant));

  it.each(['', 'x', 'foo', 'overdue', 'id', '...', 'x'.repeat(100_000)])('of %j is none', (written) =>
    expect(suggest(written, fields)).toBeUndefined(),
  );
});

describe('the nearest value of an order', () => {
  it.each([
    ['name desc', '-name'],
    ['name DESC', '-name'],
    ['name:desc', '-name'],
    ['name descending', '-name'],
    ['name asc', 'name'],
    ['+name', 'name'],
    [' name', 'name'],
    ['-nmae', '-name'],
    ['Name', 'name'],
    ['name,-id', 'name'],
  ])('%j is %s', (written, meant) => expect(suggestValue(written, ['id', 'name', '-id', '-name'])).toBe(meant));

  it.each(['', 'foo'])('%j is none', (written) =>
    expect(suggestValue(written, ['id', 'name', '-id', '-name'])).toBeUndefined(),
  );
});
