import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseInfiniteQueryResult,
  DefinedUseQueryResult,
  InfiniteData,
  MutationFunction,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseInfiniteQueryOptions,
  UseInfiniteQueryResult,
  UseMutationOptions,
  UseMutationResult,
  UseQueryOptions,
  UseQueryResult,
} from '@tanstack/react-query';

import { useCallback } from 'react';

import type { Page, SingleRecord, WholeRecords } from '../../../../client/runtime/page.ts';

import type {
  Debtor,
  DebtorInput,
  DebtorPatch,
  DebtorReplacement,
  ListDebtorsParams,
  Problem,
  ValidationProblem,
} from '../types.ts';

import { useCall } from '../../../../client/react-query/use-call.ts';
import type { ErrorType } from '../../../../client/react-query/use-call.ts';
import { useQueryOptions } from '../../../../client/react-query/use-query-options.ts';

type AwaitedInput<T> = PromiseLike<T> | T;

type Awaited<O> = O extends AwaitedInput<infer T> ? T : never;

type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];

const withQueryKey = <T extends object, K>(query: T, queryKey: K): T & { queryKey: K } => {
  const result = { queryKey } as T & { queryKey: K };
  for (const key of Object.keys(query)) {
    // The explicit queryKey always wins, matching the previous
    // `{ ...query, queryKey }` spread where it was set last.
    if (key === 'queryKey') continue;
    Object.defineProperty(result, key, {
      enumerable: true,
      configurable: true,
      get: () => (query as Record<string, unknown>)[key],
    });
  }
  return result;
};

/**
 * Returns the debtors (customers) of the administration.
 * @summary List debtors
 */
export const useListDebtorsHook = () => {
  const listDebtors = useCall<Page<Debtor>>();

  return useCallback(
    (
      params?: WholeRecords<ListDebtorsParams>,
      options?: SecondParameter<ReturnType<typeof useCall>>,
      signal?: AbortSignal,
    ) => {
      return listDebtors(
        { url: `/v1/debtors`, method: 'GET', params, signal },
        { operation: 'listDebtors', isList: true, ...options },
      );
    },
    [listDebtors],
  );
};

export const getListDebtorsInfiniteQueryKey = (params?: WholeRecords<ListDebtorsParams>) => {
  return ['infinite', 'v1', 'debtors', ...(params ? [params] : [])] as const;
};

export const getListDebtorsQueryKey = (params?: WholeRecords<ListDebtorsParams>) => {
  return ['v1', 'debtors', ...(params ? [params] : [])] as const;
};

export const useListDebtorsInfiniteQueryOptions = <
  TData = InfiniteData<Awaited<ReturnType<ReturnType<typeof useListDebtorsHook>>>, ListDebtorsParams['page']>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListDebtorsParams>,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useListDebtorsHook>>>,
        TError,
        TData,
        QueryKey,
        ListDebtorsParams['page']
      >
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getListDebtorsInfiniteQueryKey(params);

  const listDebtors = useListDebtorsHook();

  const queryFn: QueryFunction<
    Awaited<ReturnType<ReturnType<typeof useListDebtorsHook>>>,
    QueryKey,
    ListDebtorsParams['page']
  > = ({ signal, pageParam }) =>
    listDebtors({ ...params, page: pageParam ?? params?.['page'] }, requestOptions, signal);

  const customOptions = useQueryOptions({ queryKey, queryFn, ...queryOptions });

  return customOptions as UseInfiniteQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useListDebtorsHook>>>,
    TError,
    TData,
    QueryKey,
    ListDebtorsParams['page']
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ListDebtorsInfiniteQueryResult = NonNullable<Awaited<ReturnType<ReturnType<typeof useListDebtorsHook>>>>;
export type ListDebtorsInfiniteQueryError = ErrorType<ValidationProblem | Problem>;

export function useListDebtorsInfinite<
  TData = InfiniteData<Awaited<ReturnType<ReturnType<typeof useListDebtorsHook>>>, ListDebtorsParams['page']>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params: undefined | WholeRecords<ListDebtorsParams>,
  options: {
    query: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useListDebtorsHook>>>,
        TError,
        TData,
        QueryKey,
        ListDebtorsParams['page']
      >
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useListDebtorsHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useListDebtorsHook>>>,
          QueryKey
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListDebtorsInfinite<
  TData = InfiniteData<Awaited<ReturnType<ReturnType<typeof useListDebtorsHook>>>, ListDebtorsParams['page']>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListDebtorsParams>,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useListDebtorsHook>>>,
        TError,
        TData,
        QueryKey,
        ListDebtorsParams['page']
      >
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useListDebtorsHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useListDebtorsHook>>>,
          QueryKey
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListDebtorsInfinite<
  TData = InfiniteData<Awaited<ReturnType<ReturnType<typeof useListDebtorsHook>>>, ListDebtorsParams['page']>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListDebtorsParams>,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useListDebtorsHook>>>,
        TError,
        TData,
        QueryKey,
        ListDebtorsParams['page']
      >
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary List debtors
 */

export function useListDebtorsInfinite<
  TData = InfiniteData<Awaited<ReturnType<ReturnType<typeof useListDebtorsHook>>>, ListDebtorsParams['page']>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListDebtorsParams>,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useListDebtorsHook>>>,
        TError,
        TData,
        QueryKey,
        ListDebtorsParams['page']
      >
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useListDebtorsInfiniteQueryOptions(params, options);

  const query = useInfiniteQuery(queryOptions, queryClient) as UseInfiniteQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const useListDebtorsQueryOptions = <
  TData = Awaited<ReturnType<ReturnType<typeof useListDebtorsHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListDebtorsParams>,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useListDebtorsHook>>>, TError, TData>>;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getListDebtorsQueryKey(params);

  const listDebtors = useListDebtorsHook();

  const queryFn: QueryFunction<Awaited<ReturnType<ReturnType<typeof useListDebtorsHook>>>> = ({ signal }) =>
    listDebtors(params, requestOptions, signal);

  const customOptions = useQueryOptions({ queryKey, queryFn, ...queryOptions });

  return customOptions as UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useListDebtorsHook>>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type ListDebtorsQueryResult = NonNullable<Awaited<ReturnType<ReturnType<typeof useListDebtorsHook>>>>;
export type ListDebtorsQueryError = ErrorType<ValidationProblem | Problem>;

export function useListDebtors<
  TData = Awaited<ReturnType<ReturnType<typeof useListDebtorsHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params: undefined | WholeRecords<ListDebtorsParams>,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useListDebtorsHook>>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useListDebtorsHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useListDebtorsHook>>>
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListDebtors<
  TData = Awaited<ReturnType<ReturnType<typeof useListDebtorsHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListDebtorsParams>,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useListDebtorsHook>>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useListDebtorsHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useListDebtorsHook>>>
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListDebtors<
  TData = Awaited<ReturnType<ReturnType<typeof useListDebtorsHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListDebtorsParams>,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useListDebtorsHook>>>, TError, TData>>;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary List debtors
 */

export function useListDebtors<
  TData = Awaited<ReturnType<ReturnType<typeof useListDebtorsHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListDebtorsParams>,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useListDebtorsHook>>>, TError, TData>>;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useListDebtorsQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Adds a debtor. A sales invoice, a draft sales invoice and a sales order each need one. Without a `number` the debtor gets the next free number of the administration.
 * @summary Create a debtor
 */
export const useCreateDebtorHook = () => {
  const createDebtor = useCall<SingleRecord<Debtor>>();

  return useCallback(
    (debtorInput: DebtorInput, options?: SecondParameter<ReturnType<typeof useCall>>, signal?: AbortSignal) => {
      return createDebtor(
        {
          url: `/v1/debtors`,
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          data: debtorInput,
          signal,
        },
        { operation: 'createDebtor', ...options },
      );
    },
    [createDebtor],
  );
};

export const getCreateDebtorMutationKey = () => ['createDebtor'] as const;

export const useCreateDebtorMutationOptions = <
  TError = ErrorType<ValidationProblem | Problem>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<ReturnType<typeof useCreateDebtorHook>>>,
    TError,
    CreateDebtorMutationVariables,
    TContext
  >;
  request?: SecondParameter<ReturnType<typeof useCall>>;
}): UseMutationOptions<
  Awaited<ReturnType<ReturnType<typeof useCreateDebtorHook>>>,
  TError,
  CreateDebtorMutationVariables,
  TContext
> => {
  const mutationKey = getCreateDebtorMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const createDebtor = useCreateDebtorHook();

  const mutationFn: MutationFunction<
    Awaited<ReturnType<ReturnType<typeof useCreateDebtorHook>>>,
    CreateDebtorMutationVariables
  > = (props) => {
    const { data } = props ?? {};

    return createDebtor(data, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type CreateDebtorMutationResult = NonNullable<Awaited<ReturnType<ReturnType<typeof useCreateDebtorHook>>>>;
export type CreateDebtorMutationBody = DebtorInput;
export type CreateDebtorMutationError = ErrorType<ValidationProblem | Problem>;
export type CreateDebtorMutationVariables = { data: DebtorInput };

/**
 * @summary Create a debtor
 */
export const useCreateDebtor = <TError = ErrorType<ValidationProblem | Problem>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<ReturnType<typeof useCreateDebtorHook>>>,
      TError,
      CreateDebtorMutationVariables,
      TContext
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<ReturnType<typeof useCreateDebtorHook>>>,
  TError,
  CreateDebtorMutationVariables,
  TContext
> => {
  return useMutation(useCreateDebtorMutationOptions(options), queryClient);
};
/**
 * Returns one debtor.
 * @summary Get a debtor
 */
export const useGetDebtorHook = () => {
  const getDebtor = useCall<SingleRecord<Debtor>>();

  return useCallback(
    (id: number, options?: SecondParameter<ReturnType<typeof useCall>>, signal?: AbortSignal) => {
      return getDebtor({ url: `/v1/debtors/${id}`, method: 'GET', signal }, { operation: 'getDebtor', ...options });
    },
    [getDebtor],
  );
};

export const getGetDebtorQueryKey = (id: number) => {
  return ['v1', 'debtors', id] as const;
};

export const useGetDebtorQueryOptions = <
  TData = Awaited<ReturnType<ReturnType<typeof useGetDebtorHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useGetDebtorHook>>>, TError, TData>>;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getGetDebtorQueryKey(id);

  const getDebtor = useGetDebtorHook();

  const queryFn: QueryFunction<Awaited<ReturnType<ReturnType<typeof useGetDebtorHook>>>> = ({ signal }) =>
    getDebtor(id, requestOptions, signal);

  const customOptions = useQueryOptions({
    queryKey,
    queryFn,
    enabled: id !== null && id !== undefined,
    ...queryOptions,
  });

  return customOptions as UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useGetDebtorHook>>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type GetDebtorQueryResult = NonNullable<Awaited<ReturnType<ReturnType<typeof useGetDebtorHook>>>>;
export type GetDebtorQueryError = ErrorType<ValidationProblem | Problem>;

export function useGetDebtor<
  TData = Awaited<ReturnType<ReturnType<typeof useGetDebtorHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  id: number,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useGetDebtorHook>>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useGetDebtorHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useGetDebtorHook>>>
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useGetDebtor<
  TData = Awaited<ReturnType<ReturnType<typeof useGetDebtorHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useGetDebtorHook>>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useGetDebtorHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useGetDebtorHook>>>
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useGetDebtor<
  TData = Awaited<ReturnType<ReturnType<typeof useGetDebtorHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useGetDebtorHook>>>, TError, TData>>;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Get a debtor
 */

export function useGetDebtor<
  TData = Awaited<ReturnType<ReturnType<typeof useGetDebtorHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useGetDebtorHook>>>, TError, TData>>;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useGetDebtorQueryOptions(id, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Replaces all fields of the debtor. A field that is left out gets its default, or becomes null; the `number` stays as it is.
 * @summary Replace a debtor
 */
export const useReplaceDebtorHook = () => {
  const replaceDebtor = useCall<SingleRecord<Debtor>>();

  return useCallback(
    (
      id: number,
      debtorReplacement: DebtorReplacement,
      options?: SecondParameter<ReturnType<typeof useCall>>,
      signal?: AbortSignal,
    ) => {
      return replaceDebtor(
        {
          url: `/v1/debtors/${id}`,
          method: 'PUT',
          headers: { 'Content-Type': 'application/json' },
          data: debtorReplacement,
          signal,
        },
        { operation: 'replaceDebtor', ...options },
      );
    },
    [replaceDebtor],
  );
};

export const getReplaceDebtorMutationKey = () => ['replaceDebtor'] as const;

export const useReplaceDebtorMutationOptions = <
  TError = ErrorType<ValidationProblem | Problem>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<ReturnType<typeof useReplaceDebtorHook>>>,
    TError,
    ReplaceDebtorMutationVariables,
    TContext
  >;
  request?: SecondParameter<ReturnType<typeof useCall>>;
}): UseMutationOptions<
  Awaited<ReturnType<ReturnType<typeof useReplaceDebtorHook>>>,
  TError,
  ReplaceDebtorMutationVariables,
  TContext
> => {
  const mutationKey = getReplaceDebtorMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const replaceDebtor = useReplaceDebtorHook();

  const mutationFn: MutationFunction<
    Awaited<ReturnType<ReturnType<typeof useReplaceDebtorHook>>>,
    ReplaceDebtorMutationVariables
  > = (props) => {
    const { id, data } = props ?? {};

    return replaceDebtor(id, data, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type ReplaceDebtorMutationResult = NonNullable<Awaited<ReturnType<ReturnType<typeof useReplaceDebtorHook>>>>;
export type ReplaceDebtorMutationBody = DebtorReplacement;
export type ReplaceDebtorMutationError = ErrorType<ValidationProblem | Problem>;
export type ReplaceDebtorMutationVariables = { id: number; data: DebtorReplacement };

/**
 * @summary Replace a debtor
 */
export const useReplaceDebtor = <TError = ErrorType<ValidationProblem | Problem>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<ReturnType<typeof useReplaceDebtorHook>>>,
      TError,
      ReplaceDebtorMutationVariables,
      TContext
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<ReturnType<typeof useReplaceDebtorHook>>>,
  TError,
  ReplaceDebtorMutationVariables,
  TContext
> => {
  return useMutation(useReplaceDebtorMutationOptions(options), queryClient);
};
/**
 * Changes the fields that are sent and leaves the others as they are.
 * @summary Update a debtor
 */
export const useUpdateDebtorHook = () => {
  const updateDebtor = useCall<SingleRecord<Debtor>>();

  return useCallback(
    (
      id: number,
      debtorPatch: DebtorPatch,
      options?: SecondParameter<ReturnType<typeof useCall>>,
      signal?: AbortSignal,
    ) => {
      return updateDebtor(
        {
          url: `/v1/debtors/${id}`,
          method: 'PATCH',
          headers: { 'Content-Type': 'application/json' },
          data: debtorPatch,
          signal,
        },
        { operation: 'updateDebtor', ...options },
      );
    },
    [updateDebtor],
  );
};

export const getUpdateDebtorMutationKey = () => ['updateDebtor'] as const;

export const useUpdateDebtorMutationOptions = <
  TError = ErrorType<ValidationProblem | Problem>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<ReturnType<typeof useUpdateDebtorHook>>>,
    TError,
    UpdateDebtorMutationVariables,
    TContext
  >;
  request?: SecondParameter<ReturnType<typeof useCall>>;
}): UseMutationOptions<
  Awaited<ReturnType<ReturnType<typeof useUpdateDebtorHook>>>,
  TError,
  UpdateDebtorMutationVariables,
  TContext
> => {
  const mutationKey = getUpdateDebtorMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const updateDebtor = useUpdateDebtorHook();

  const mutationFn: MutationFunction<
    Awaited<ReturnType<ReturnType<typeof useUpdateDebtorHook>>>,
    UpdateDebtorMutationVariables
  > = (props) => {
    const { id, data } = props ?? {};

    return updateDebtor(id, data, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type UpdateDebtorMutationResult = NonNullable<Awaited<ReturnType<ReturnType<typeof useUpdateDebtorHook>>>>;
export type UpdateDebtorMutationBody = DebtorPatch;
export type UpdateDebtorMutationError = ErrorType<ValidationProblem | Problem>;
export type UpdateDebtorMutationVariables = { id: number; data: DebtorPatch };

/**
 * @summary Update a debtor
 */
export const useUpdateDebtor = <TError = ErrorType<ValidationProblem | Problem>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<ReturnType<typeof useUpdateDebtorHook>>>,
      TError,
      UpdateDebtorMutationVariables,
      TContext
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<ReturnType<typeof useUpdateDebtorHook>>>,
  TError,
  UpdateDebtorMutationVariables,
  TContext
> => {
  return useMutation(useUpdateDebtorMutationOptions(options), queryClient);
};
/**
 * Removes the debtor and its mandates. A debtor that other records refer to, such as an invoice, cannot be deleted.
 * @summary Delete a debtor
 */
export const useDeleteDebtorHook = () => {
  const deleteDebtor = useCall<void>();

  return useCallback(
    (id: number, options?: SecondParameter<ReturnType<typeof useCall>>, signal?: AbortSignal) => {
      return deleteDebtor(
        { url: `/v1/debtors/${id}`, method: 'DELETE', signal },
        { operation: 'deleteDebtor', ...options },
      );
    },
    [deleteDebtor],
  );
};

export const getDeleteDebtorMutationKey = () => ['deleteDebtor'] as const;

export const useDeleteDebtorMutationOptions = <
  TError = ErrorType<ValidationProblem | Problem>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<ReturnType<typeof useDeleteDebtorHook>>>,
    TError,
    DeleteDebtorMutationVariables,
    TContext
  >;
  request?: SecondParameter<ReturnType<typeof useCall>>;
}): UseMutationOptions<
  Awaited<ReturnType<ReturnType<typeof useDeleteDebtorHook>>>,
  TError,
  DeleteDebtorMutationVariables,
  TContext
> => {
  const mutationKey = getDeleteDebtorMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const deleteDebtor = useDeleteDebtorHook();

  const mutationFn: MutationFunction<
    Awaited<ReturnType<ReturnType<typeof useDeleteDebtorHook>>>,
    DeleteDebtorMutationVariables
  > = (props) => {
    const { id } = props ?? {};

    return deleteDebtor(id, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type DeleteDebtorMutationResult = NonNullable<Awaited<ReturnType<ReturnType<typeof useDeleteDebtorHook>>>>;

export type DeleteDebtorMutationError = ErrorType<ValidationProblem | Problem>;
export type DeleteDebtorMutationVariables = { id: number };

/**
 * @summary Delete a debtor
 */
export const useDeleteDebtor = <TError = ErrorType<ValidationProblem | Problem>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<ReturnType<typeof useDeleteDebtorHook>>>,
      TError,
      DeleteDebtorMutationVariables,
      TContext
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<ReturnType<typeof useDeleteDebtorHook>>>,
  TError,
  DeleteDebtorMutationVariables,
  TContext
> => {
  return useMutation(useDeleteDebtorMutationOptions(options), queryClient);
};
