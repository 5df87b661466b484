import { expectTypeOf, it } from 'vitest';
import { createMockHandler, getMockResponse } from '../../client/msw/index.ts';
import type { Debtor, Page, SingleRecord } from '../../generated/client/src/index.ts';
import type { Problem } from '../../generated/client/src/types.ts';

it('the types of a mock handler are those of the client', () => {
  expectTypeOf(getMockResponse('getDebtor')).toEqualTypeOf<SingleRecord<Debtor>>();
  expectTypeOf(getMockResponse('listDebtors')).toEqualTypeOf<Page<Debtor>>();
  expectTypeOf(getMockResponse('getDebtor', 404)).toEqualTypeOf<Problem>();
  expectTypeOf(getMockResponse('downloadFile')).toEqualTypeOf<Blob>();
  // @ts-expect-error There is no such field.
  createMockHandler('getDebtor', { ...getMockResponse('getDebtor'), nmae: 'Misspelt' });
  // @ts-expect-error The contract has no such error for it.
  getMockResponse('listDebtors', 404);
});
