import { expectTypeOf, it } from 'vitest';
import type { Debtor, Page, SingleRecord } from '../../generated/client/src/index.ts';
import * as handlers from '../../generated/client/src/msw/index.ts';
import type { Problem } from '../../generated/client/src/types.ts';

it('the types of a mock handler are those of the client', () => {
  expectTypeOf<ReturnType<typeof handlers.getGetDebtorResponseMock>>().toEqualTypeOf<SingleRecord<Debtor>>();
  expectTypeOf<ReturnType<typeof handlers.getListDebtorsResponseMock>>().toEqualTypeOf<Page<Debtor>>();
  expectTypeOf<ReturnType<typeof handlers.getGetDebtorResponseMock404>>().toEqualTypeOf<Problem>();
  // @ts-expect-error There is no such field.
  handlers.getGetDebtorMockHandler({ ...handlers.getGetDebtorResponseMock(), nmae: 'Misspelt' });
});
