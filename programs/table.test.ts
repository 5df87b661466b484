import { expect, it } from 'vitest';
import { formatNumber, formatTable } from './table.ts';

it('formatNumber shows three digits, all digits from 1,000 on, and a dash for a missing value', () => {
  expect([0.123_45, 12.345, 999.4, 1234.5, 12_345, undefined].map(formatNumber)).toEqual([
    '0.123',
    '12.3',
    '999',
    '1,235',
    '12,345',
    '-',
  ]);
});

it('formatTable aligns words at the left and numbers at the right', () => {
  const rows = [
    ['measured', 'sandbox', 'unit'],
    ['list', '1', 's'],
  ];
  expect(formatTable(rows, 1)).toBe('measured  sandbox  unit\nlist            1  s');
});
