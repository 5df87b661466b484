import {
  type InfiniteData,
  QueryClient,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useSuspenseQuery,
} from '@tanstack/react-query';
import { describe, expectTypeOf, it } from 'vitest';
import type {
  CallError,
  ClientCore,
  Debtor,
  DebtorPatch,
  Page,
  SingleRecord,
} from '../../generated/client/src/index.ts';
import * as hooks from '../../generated/client/src/react-query.ts';

declare const client: ClientCore;

describe('the types of the options', () => {
  it('are those of the client', () => {
    const useOptions = () => {
      const debtor = hooks.getDebtorQueryOptions(client, 1);
      const { data, error } = useQuery(debtor);
      expectTypeOf(data).toEqualTypeOf<SingleRecord<Debtor> | undefined>();
      expectTypeOf(error).toEqualTypeOf<CallError | null>();
      expectTypeOf(useSuspenseQuery(debtor).data).toEqualTypeOf<SingleRecord<Debtor>>();
      expectTypeOf(new QueryClient().getQueryData(debtor.queryKey)).toEqualTypeOf<SingleRecord<Debtor> | undefined>();
      const list = hooks.listDebtorsQueryOptions(client, { name: undefined });
      expectTypeOf(useQuery(list).data).toEqualTypeOf<Page<Debtor> | undefined>();
      expectTypeOf(useQuery(hooks.downloadFileQueryOptions(client, 1)).data).toEqualTypeOf<Blob | undefined>();
      const select = ({ _data }: Page<Debtor>) => _data.map(({ name }) => name);
      expectTypeOf(useQuery({ ...list, select }).data).toEqualTypeOf<string[] | undefined>();
      const names = hooks.listDebtorsInfiniteQueryOptions(client, { fields: ['name'] });
      expectTypeOf(useInfiniteQuery(names).data).toEqualTypeOf<
        InfiniteData<Page<Debtor, 'name'>, number> | undefined
      >();
      const { mutateAsync } = useMutation(hooks.updateDebtorMutationOptions(client));
      expectTypeOf(mutateAsync).parameter(0).toEqualTypeOf<{ id: number; data: DebtorPatch }>();
      expectTypeOf(mutateAsync).returns.toEqualTypeOf<Promise<SingleRecord<Debtor>>>();
    };
    expectTypeOf(useOptions).toBeFunction();
  });

  it('reject what the options cannot have', () => {
    const useOptions = () => {
      // @ts-expect-error There is no such filter.
      hooks.listDebtorsQueryOptions(client, { nmae: 'Acme' });
      // @ts-expect-error There is no such field.
      hooks.listDebtorsQueryOptions(client, { fields: ['nmae'] });
      // @ts-expect-error The administration is that of the client, which is in the key.
      hooks.getDebtorQueryOptions(client, 1, { tenant: 2 });
      // @ts-expect-error A debtor needs a debtor kind.
      useMutation(hooks.createDebtorMutationOptions(client)).mutate({ data: { name: 'Acme' } });
    };
    expectTypeOf(useOptions).toBeFunction();
  });
});
