import { describe, expectTypeOf, it } from 'vitest';
import type { CallError, Debtor, DebtorPatch, Page, SingleRecord } from '../../generated/client/src/index.ts';
import * as hooks from '../../generated/client/src/react-query/index.ts';

describe('the types of the hooks', () => {
  it('are those of the client', () => {
    const useHooks = () => {
      const { data, error } = hooks.useGetDebtor(1);
      expectTypeOf(data).toEqualTypeOf<SingleRecord<Debtor> | undefined>();
      expectTypeOf(error).toEqualTypeOf<CallError | null>();
      expectTypeOf(hooks.useListDebtors({ name: undefined }).data).toEqualTypeOf<Page<Debtor> | undefined>();
      expectTypeOf(hooks.useDownloadFile(1).data).toEqualTypeOf<Blob | undefined>();
      const select = ({ _data }: Page<Debtor>) => _data.map(({ name }) => name);
      expectTypeOf(hooks.useListDebtors({}, { query: { select } }).data).toEqualTypeOf<string[] | undefined>();
      const { mutateAsync } = hooks.useUpdateDebtor();
      expectTypeOf(mutateAsync).parameter(0).toEqualTypeOf<{ id: number; data: DebtorPatch }>();
      expectTypeOf(mutateAsync).returns.toEqualTypeOf<Promise<SingleRecord<Debtor>>>();
    };
    expectTypeOf(useHooks).toBeFunction();
  });

  it('reject what the hooks cannot do', () => {
    const useHooks = () => {
      // @ts-expect-error There is no such filter.
      hooks.useListDebtors({ nmae: 'Acme' });
      // @ts-expect-error A hook returns whole records.
      hooks.useListDebtors({ fields: ['id'] });
      // @ts-expect-error The administration is that of the client, which is in the key.
      hooks.useGetDebtor(1, { request: { tenant: 2 } });
      // @ts-expect-error A debtor needs a debtor kind.
      hooks.useCreateDebtor().mutate({ data: { name: 'Acme' } });
    };
    expectTypeOf(useHooks).toBeFunction();
  });
});
