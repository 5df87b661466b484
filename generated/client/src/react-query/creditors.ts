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
  Creditor,
  CreditorInput,
  CreditorPatch,
  CreditorReplacement,
  ListCreditorsParams,
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
 * Returns the creditors (suppliers) of the administration.
 * @summary List creditors
 */
export const useListCreditorsHook = () => {
  const listCreditors = useCall<Page<Creditor>>();

  return useCallback(
    (
      params?: WholeRecords<ListCreditorsParams>,
      options?: SecondParameter<ReturnType<typeof useCall>>,
      signal?: AbortSignal,
    ) => {
      return listCreditors(
        { url: `/v1/creditors`, method: 'GET', params, signal },
        { operation: 'listCreditors', isList: true, ...options },
      );
    },
    [listCreditors],
  );
};

export const getListCreditorsInfiniteQueryKey = (params?: WholeRecords<ListCreditorsParams>) => {
  return ['infinite', 'v1', 'creditors', ...(params ? [params] : [])] as const;
};

export const getListCreditorsQueryKey = (params?: WholeRecords<ListCreditorsParams>) => {
  return ['v1', 'creditors', ...(params ? [params] : [])] as const;
};

export const useListCreditorsInfiniteQueryOptions = <
  TData = InfiniteData<Awaited<ReturnType<ReturnType<typeof useListCreditorsHook>>>, ListCreditorsParams['page']>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListCreditorsParams>,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useListCreditorsHook>>>,
        TError,
        TData,
        QueryKey,
        ListCreditorsParams['page']
      >
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getListCreditorsInfiniteQueryKey(params);

  const listCreditors = useListCreditorsHook();

  const queryFn: QueryFunction<
    Awaited<ReturnType<ReturnType<typeof useListCreditorsHook>>>,
    QueryKey,
    ListCreditorsParams['page']
  > = ({ signal, pageParam }) =>
    listCreditors({ ...params, page: pageParam ?? params?.['page'] }, requestOptions, signal);

  const customOptions = useQueryOptions({ queryKey, queryFn, ...queryOptions });

  return customOptions as UseInfiniteQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useListCreditorsHook>>>,
    TError,
    TData,
    QueryKey,
    ListCreditorsParams['page']
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ListCreditorsInfiniteQueryResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useListCreditorsHook>>>
>;
export type ListCreditorsInfiniteQueryError = ErrorType<ValidationProblem | Problem>;

export function useListCreditorsInfinite<
  TData = InfiniteData<Awaited<ReturnType<ReturnType<typeof useListCreditorsHook>>>, ListCreditorsParams['page']>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params: undefined | WholeRecords<ListCreditorsParams>,
  options: {
    query: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useListCreditorsHook>>>,
        TError,
        TData,
        QueryKey,
        ListCreditorsParams['page']
      >
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useListCreditorsHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useListCreditorsHook>>>,
          QueryKey
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListCreditorsInfinite<
  TData = InfiniteData<Awaited<ReturnType<ReturnType<typeof useListCreditorsHook>>>, ListCreditorsParams['page']>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListCreditorsParams>,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useListCreditorsHook>>>,
        TError,
        TData,
        QueryKey,
        ListCreditorsParams['page']
      >
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useListCreditorsHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useListCreditorsHook>>>,
          QueryKey
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListCreditorsInfinite<
  TData = InfiniteData<Awaited<ReturnType<ReturnType<typeof useListCreditorsHook>>>, ListCreditorsParams['page']>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListCreditorsParams>,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useListCreditorsHook>>>,
        TError,
        TData,
        QueryKey,
        ListCreditorsParams['page']
      >
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary List creditors
 */

export function useListCreditorsInfinite<
  TData = InfiniteData<Awaited<ReturnType<ReturnType<typeof useListCreditorsHook>>>, ListCreditorsParams['page']>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListCreditorsParams>,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useListCreditorsHook>>>,
        TError,
        TData,
        QueryKey,
        ListCreditorsParams['page']
      >
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useListCreditorsInfiniteQueryOptions(params, options);

  const query = useInfiniteQuery(queryOptions, queryClient) as UseInfiniteQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const useListCreditorsQueryOptions = <
  TData = Awaited<ReturnType<ReturnType<typeof useListCreditorsHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListCreditorsParams>,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useListCreditorsHook>>>, TError, TData>>;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getListCreditorsQueryKey(params);

  const listCreditors = useListCreditorsHook();

  const queryFn: QueryFunction<Awaited<ReturnType<ReturnType<typeof useListCreditorsHook>>>> = ({ signal }) =>
    listCreditors(params, requestOptions, signal);

  const customOptions = useQueryOptions({ queryKey, queryFn, ...queryOptions });

  return customOptions as UseQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useListCreditorsHook>>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ListCreditorsQueryResult = NonNullable<Awaited<ReturnType<ReturnType<typeof useListCreditorsHook>>>>;
export type ListCreditorsQueryError = ErrorType<ValidationProblem | Problem>;

export function useListCreditors<
  TData = Awaited<ReturnType<ReturnType<typeof useListCreditorsHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params: undefined | WholeRecords<ListCreditorsParams>,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useListCreditorsHook>>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useListCreditorsHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useListCreditorsHook>>>
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListCreditors<
  TData = Awaited<ReturnType<ReturnType<typeof useListCreditorsHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListCreditorsParams>,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useListCreditorsHook>>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useListCreditorsHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useListCreditorsHook>>>
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListCreditors<
  TData = Awaited<ReturnType<ReturnType<typeof useListCreditorsHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListCreditorsParams>,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useListCreditorsHook>>>, TError, TData>>;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary List creditors
 */

export function useListCreditors<
  TData = Awaited<ReturnType<ReturnType<typeof useListCreditorsHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListCreditorsParams>,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useListCreditorsHook>>>, TError, TData>>;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useListCreditorsQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Adds a creditor. A purchase invoice needs one. `creditorKindId` is required. Without a `number` the creditor gets the next free number of the administration.
 * @summary Create a creditor
 */
export const useCreateCreditorHook = () => {
  const createCreditor = useCall<SingleRecord<Creditor>>();

  return useCallback(
    (creditorInput: CreditorInput, options?: SecondParameter<ReturnType<typeof useCall>>, signal?: AbortSignal) => {
      return createCreditor(
        {
          url: `/v1/creditors`,
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          data: creditorInput,
          signal,
        },
        { operation: 'createCreditor', ...options },
      );
    },
    [createCreditor],
  );
};

export const getCreateCreditorMutationKey = () => ['createCreditor'] as const;

export const useCreateCreditorMutationOptions = <
  TError = ErrorType<ValidationProblem | Problem>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<ReturnType<typeof useCreateCreditorHook>>>,
    TError,
    CreateCreditorMutationVariables,
    TContext
  >;
  request?: SecondParameter<ReturnType<typeof useCall>>;
}): UseMutationOptions<
  Awaited<ReturnType<ReturnType<typeof useCreateCreditorHook>>>,
  TError,
  CreateCreditorMutationVariables,
  TContext
> => {
  const mutationKey = getCreateCreditorMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const createCreditor = useCreateCreditorHook();

  const mutationFn: MutationFunction<
    Awaited<ReturnType<ReturnType<typeof useCreateCreditorHook>>>,
    CreateCreditorMutationVariables
  > = (props) => {
    const { data } = props ?? {};

    return createCreditor(data, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type CreateCreditorMutationResult = NonNullable<Awaited<ReturnType<ReturnType<typeof useCreateCreditorHook>>>>;
export type CreateCreditorMutationBody = CreditorInput;
export type CreateCreditorMutationError = ErrorType<ValidationProblem | Problem>;
export type CreateCreditorMutationVariables = { data: CreditorInput };

/**
 * @summary Create a creditor
 */
export const useCreateCreditor = <TError = ErrorType<ValidationProblem | Problem>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<ReturnType<typeof useCreateCreditorHook>>>,
      TError,
      CreateCreditorMutationVariables,
      TContext
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<ReturnType<typeof useCreateCreditorHook>>>,
  TError,
  CreateCreditorMutationVariables,
  TContext
> => {
  return useMutation(useCreateCreditorMutationOptions(options), queryClient);
};
/**
 * Returns one creditor.
 * @summary Get a creditor
 */
export const useGetCreditorHook = () => {
  const getCreditor = useCall<SingleRecord<Creditor>>();

  return useCallback(
    (id: number, options?: SecondParameter<ReturnType<typeof useCall>>, signal?: AbortSignal) => {
      return getCreditor(
        { url: `/v1/creditors/${id}`, method: 'GET', signal },
        { operation: 'getCreditor', ...options },
      );
    },
    [getCreditor],
  );
};

export const getGetCreditorQueryKey = (id: number) => {
  return ['v1', 'creditors', id] as const;
};

export const useGetCreditorQueryOptions = <
  TData = Awaited<ReturnType<ReturnType<typeof useGetCreditorHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useGetCreditorHook>>>, TError, TData>>;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getGetCreditorQueryKey(id);

  const getCreditor = useGetCreditorHook();

  const queryFn: QueryFunction<Awaited<ReturnType<ReturnType<typeof useGetCreditorHook>>>> = ({ signal }) =>
    getCreditor(id, requestOptions, signal);

  const customOptions = useQueryOptions({
    queryKey,
    queryFn,
    enabled: id !== null && id !== undefined,
    ...queryOptions,
  });

  return customOptions as UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useGetCreditorHook>>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type GetCreditorQueryResult = NonNullable<Awaited<ReturnType<ReturnType<typeof useGetCreditorHook>>>>;
export type GetCreditorQueryError = ErrorType<ValidationProblem | Problem>;

export function useGetCreditor<
  TData = Awaited<ReturnType<ReturnType<typeof useGetCreditorHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  id: number,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useGetCreditorHook>>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useGetCreditorHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useGetCreditorHook>>>
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useGetCreditor<
  TData = Awaited<ReturnType<ReturnType<typeof useGetCreditorHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useGetCreditorHook>>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useGetCreditorHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useGetCreditorHook>>>
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useGetCreditor<
  TData = Awaited<ReturnType<ReturnType<typeof useGetCreditorHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useGetCreditorHook>>>, TError, TData>>;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Get a creditor
 */

export function useGetCreditor<
  TData = Awaited<ReturnType<ReturnType<typeof useGetCreditorHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useGetCreditorHook>>>, TError, TData>>;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useGetCreditorQueryOptions(id, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Replaces all fields of the creditor. A field that is left out gets its default, or becomes null; the `number` stays as it is.
 * @summary Replace a creditor
 */
export const useReplaceCreditorHook = () => {
  const replaceCreditor = useCall<SingleRecord<Creditor>>();

  return useCallback(
    (
      id: number,
      creditorReplacement: CreditorReplacement,
      options?: SecondParameter<ReturnType<typeof useCall>>,
      signal?: AbortSignal,
    ) => {
      return replaceCreditor(
        {
          url: `/v1/creditors/${id}`,
          method: 'PUT',
          headers: { 'Content-Type': 'application/json' },
          data: creditorReplacement,
          signal,
        },
        { operation: 'replaceCreditor', ...options },
      );
    },
    [replaceCreditor],
  );
};

export const getReplaceCreditorMutationKey = () => ['replaceCreditor'] as const;

export const useReplaceCreditorMutationOptions = <
  TError = ErrorType<ValidationProblem | Problem>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<ReturnType<typeof useReplaceCreditorHook>>>,
    TError,
    ReplaceCreditorMutationVariables,
    TContext
  >;
  request?: SecondParameter<ReturnType<typeof useCall>>;
}): UseMutationOptions<
  Awaited<ReturnType<ReturnType<typeof useReplaceCreditorHook>>>,
  TError,
  ReplaceCreditorMutationVariables,
  TContext
> => {
  const mutationKey = getReplaceCreditorMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const replaceCreditor = useReplaceCreditorHook();

  const mutationFn: MutationFunction<
    Awaited<ReturnType<ReturnType<typeof useReplaceCreditorHook>>>,
    ReplaceCreditorMutationVariables
  > = (props) => {
    const { id, data } = props ?? {};

    return replaceCreditor(id, data, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type ReplaceCreditorMutationResult = NonNullable<Awaited<ReturnType<ReturnType<typeof useReplaceCreditorHook>>>>;
export type ReplaceCreditorMutationBody = CreditorReplacement;
export type ReplaceCreditorMutationError = ErrorType<ValidationProblem | Problem>;
export type ReplaceCreditorMutationVariables = { id: number; data: CreditorReplacement };

/**
 * @summary Replace a creditor
 */
export const useReplaceCreditor = <TError = ErrorType<ValidationProblem | Problem>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<ReturnType<typeof useReplaceCreditorHook>>>,
      TError,
      ReplaceCreditorMutationVariables,
      TContext
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<ReturnType<typeof useReplaceCreditorHook>>>,
  TError,
  ReplaceCreditorMutationVariables,
  TContext
> => {
  return useMutation(useReplaceCreditorMutationOptions(options), queryClient);
};
/**
 * Changes the fields that are sent and leaves the others as they are.
 * @summary Update a creditor
 */
export const useUpdateCreditorHook = () => {
  const updateCreditor = useCall<SingleRecord<Creditor>>();

  return useCallback(
    (
      id: number,
      creditorPatch: CreditorPatch,
      options?: SecondParameter<ReturnType<typeof useCall>>,
      signal?: AbortSignal,
    ) => {
      return updateCreditor(
        {
          url: `/v1/creditors/${id}`,
          method: 'PATCH',
          headers: { 'Content-Type': 'application/json' },
          data: creditorPatch,
          signal,
        },
        { operation: 'updateCreditor', ...options },
      );
    },
    [updateCreditor],
  );
};

export const getUpdateCreditorMutationKey = () => ['updateCreditor'] as const;

export const useUpdateCreditorMutationOptions = <
  TError = ErrorType<ValidationProblem | Problem>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<ReturnType<typeof useUpdateCreditorHook>>>,
    TError,
    UpdateCreditorMutationVariables,
    TContext
  >;
  request?: SecondParameter<ReturnType<typeof useCall>>;
}): UseMutationOptions<
  Awaited<ReturnType<ReturnType<typeof useUpdateCreditorHook>>>,
  TError,
  UpdateCreditorMutationVariables,
  TContext
> => {
  const mutationKey = getUpdateCreditorMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const updateCreditor = useUpdateCreditorHook();

  const mutationFn: MutationFunction<
    Awaited<ReturnType<ReturnType<typeof useUpdateCreditorHook>>>,
    UpdateCreditorMutationVariables
  > = (props) => {
    const { id, data } = props ?? {};

    return updateCreditor(id, data, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type UpdateCreditorMutationResult = NonNullable<Awaited<ReturnType<ReturnType<typeof useUpdateCreditorHook>>>>;
export type UpdateCreditorMutationBody = CreditorPatch;
export type UpdateCreditorMutationError = ErrorType<ValidationProblem | Problem>;
export type UpdateCreditorMutationVariables = { id: number; data: CreditorPatch };

/**
 * @summary Update a creditor
 */
export const useUpdateCreditor = <TError = ErrorType<ValidationProblem | Problem>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<ReturnType<typeof useUpdateCreditorHook>>>,
      TError,
      UpdateCreditorMutationVariables,
      TContext
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<ReturnType<typeof useUpdateCreditorHook>>>,
  TError,
  UpdateCreditorMutationVariables,
  TContext
> => {
  return useMutation(useUpdateCreditorMutationOptions(options), queryClient);
};
/**
 * Removes the creditor. A creditor that other records refer to, such as an invoice, cannot be deleted.
 * @summary Delete a creditor
 */
export const useDeleteCreditorHook = () => {
  const deleteCreditor = useCall<void>();

  return useCallback(
    (id: number, options?: SecondParameter<ReturnType<typeof useCall>>, signal?: AbortSignal) => {
      return deleteCreditor(
        { url: `/v1/creditors/${id}`, method: 'DELETE', signal },
        { operation: 'deleteCreditor', ...options },
      );
    },
    [deleteCreditor],
  );
};

export const getDeleteCreditorMutationKey = () => ['deleteCreditor'] as const;

export const useDeleteCreditorMutationOptions = <
  TError = ErrorType<ValidationProblem | Problem>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<ReturnType<typeof useDeleteCreditorHook>>>,
    TError,
    DeleteCreditorMutationVariables,
    TContext
  >;
  request?: SecondParameter<ReturnType<typeof useCall>>;
}): UseMutationOptions<
  Awaited<ReturnType<ReturnType<typeof useDeleteCreditorHook>>>,
  TError,
  DeleteCreditorMutationVariables,
  TContext
> => {
  const mutationKey = getDeleteCreditorMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const deleteCreditor = useDeleteCreditorHook();

  const mutationFn: MutationFunction<
    Awaited<ReturnType<ReturnType<typeof useDeleteCreditorHook>>>,
    DeleteCreditorMutationVariables
  > = (props) => {
    const { id } = props ?? {};

    return deleteCreditor(id, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type DeleteCreditorMutationResult = NonNullable<Awaited<ReturnType<ReturnType<typeof useDeleteCreditorHook>>>>;

export type DeleteCreditorMutationError = ErrorType<ValidationProblem | Problem>;
export type DeleteCreditorMutationVariables = { id: number };

/**
 * @summary Delete a creditor
 */
export const useDeleteCreditor = <TError = ErrorType<ValidationProblem | Problem>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<ReturnType<typeof useDeleteCreditorHook>>>,
      TError,
      DeleteCreditorMutationVariables,
      TContext
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<ReturnType<typeof useDeleteCreditorHook>>>,
  TError,
  DeleteCreditorMutationVariables,
  TContext
> => {
  return useMutation(useDeleteCreditorMutationOptions(options), queryClient);
};
