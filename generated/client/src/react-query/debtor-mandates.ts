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
  ListDebtorMandatesParams,
  Mandate,
  MandateInput,
  MandatePatch,
  MandateReplacement,
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
 * Returns the direct-debit mandates of the debtor.
 * @summary List mandates of a debtor
 */
export const useListDebtorMandatesHook = () => {
  const listDebtorMandates = useCall<Page<Mandate>>();

  return useCallback(
    (
      debtorId: number,
      params?: WholeRecords<ListDebtorMandatesParams>,
      options?: SecondParameter<ReturnType<typeof useCall>>,
      signal?: AbortSignal,
    ) => {
      return listDebtorMandates(
        { url: `/v1/debtors/${debtorId}/mandates`, method: 'GET', params, signal },
        { operation: 'listDebtorMandates', isList: true, ...options },
      );
    },
    [listDebtorMandates],
  );
};

export const getListDebtorMandatesInfiniteQueryKey = (
  debtorId: number,
  params?: WholeRecords<ListDebtorMandatesParams>,
) => {
  return ['infinite', 'v1', 'debtors', debtorId, 'mandates', ...(params ? [params] : [])] as const;
};

export const getListDebtorMandatesQueryKey = (debtorId: number, params?: WholeRecords<ListDebtorMandatesParams>) => {
  return ['v1', 'debtors', debtorId, 'mandates', ...(params ? [params] : [])] as const;
};

export const useListDebtorMandatesInfiniteQueryOptions = <
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useListDebtorMandatesHook>>>,
    ListDebtorMandatesParams['page']
  >,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  debtorId: number,
  params?: WholeRecords<ListDebtorMandatesParams>,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useListDebtorMandatesHook>>>,
        TError,
        TData,
        QueryKey,
        ListDebtorMandatesParams['page']
      >
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getListDebtorMandatesInfiniteQueryKey(debtorId, params);

  const listDebtorMandates = useListDebtorMandatesHook();

  const queryFn: QueryFunction<
    Awaited<ReturnType<ReturnType<typeof useListDebtorMandatesHook>>>,
    QueryKey,
    ListDebtorMandatesParams['page']
  > = ({ signal, pageParam }) =>
    listDebtorMandates(debtorId, { ...params, page: pageParam ?? params?.['page'] }, requestOptions, signal);

  const customOptions = useQueryOptions({
    queryKey,
    queryFn,
    enabled: debtorId !== null && debtorId !== undefined,
    ...queryOptions,
  });

  return customOptions as UseInfiniteQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useListDebtorMandatesHook>>>,
    TError,
    TData,
    QueryKey,
    ListDebtorMandatesParams['page']
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ListDebtorMandatesInfiniteQueryResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useListDebtorMandatesHook>>>
>;
export type ListDebtorMandatesInfiniteQueryError = ErrorType<ValidationProblem | Problem>;

export function useListDebtorMandatesInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useListDebtorMandatesHook>>>,
    ListDebtorMandatesParams['page']
  >,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  debtorId: number,
  params: undefined | WholeRecords<ListDebtorMandatesParams>,
  options: {
    query: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useListDebtorMandatesHook>>>,
        TError,
        TData,
        QueryKey,
        ListDebtorMandatesParams['page']
      >
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useListDebtorMandatesHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useListDebtorMandatesHook>>>,
          QueryKey
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListDebtorMandatesInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useListDebtorMandatesHook>>>,
    ListDebtorMandatesParams['page']
  >,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  debtorId: number,
  params?: WholeRecords<ListDebtorMandatesParams>,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useListDebtorMandatesHook>>>,
        TError,
        TData,
        QueryKey,
        ListDebtorMandatesParams['page']
      >
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useListDebtorMandatesHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useListDebtorMandatesHook>>>,
          QueryKey
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListDebtorMandatesInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useListDebtorMandatesHook>>>,
    ListDebtorMandatesParams['page']
  >,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  debtorId: number,
  params?: WholeRecords<ListDebtorMandatesParams>,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useListDebtorMandatesHook>>>,
        TError,
        TData,
        QueryKey,
        ListDebtorMandatesParams['page']
      >
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary List mandates of a debtor
 */

export function useListDebtorMandatesInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useListDebtorMandatesHook>>>,
    ListDebtorMandatesParams['page']
  >,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  debtorId: number,
  params?: WholeRecords<ListDebtorMandatesParams>,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useListDebtorMandatesHook>>>,
        TError,
        TData,
        QueryKey,
        ListDebtorMandatesParams['page']
      >
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useListDebtorMandatesInfiniteQueryOptions(debtorId, params, options);

  const query = useInfiniteQuery(queryOptions, queryClient) as UseInfiniteQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const useListDebtorMandatesQueryOptions = <
  TData = Awaited<ReturnType<ReturnType<typeof useListDebtorMandatesHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  debtorId: number,
  params?: WholeRecords<ListDebtorMandatesParams>,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useListDebtorMandatesHook>>>, TError, TData>>;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getListDebtorMandatesQueryKey(debtorId, params);

  const listDebtorMandates = useListDebtorMandatesHook();

  const queryFn: QueryFunction<Awaited<ReturnType<ReturnType<typeof useListDebtorMandatesHook>>>> = ({ signal }) =>
    listDebtorMandates(debtorId, params, requestOptions, signal);

  const customOptions = useQueryOptions({
    queryKey,
    queryFn,
    enabled: debtorId !== null && debtorId !== undefined,
    ...queryOptions,
  });

  return customOptions as UseQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useListDebtorMandatesHook>>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ListDebtorMandatesQueryResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useListDebtorMandatesHook>>>
>;
export type ListDebtorMandatesQueryError = ErrorType<ValidationProblem | Problem>;

export function useListDebtorMandates<
  TData = Awaited<ReturnType<ReturnType<typeof useListDebtorMandatesHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  debtorId: number,
  params: undefined | WholeRecords<ListDebtorMandatesParams>,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useListDebtorMandatesHook>>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useListDebtorMandatesHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useListDebtorMandatesHook>>>
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListDebtorMandates<
  TData = Awaited<ReturnType<ReturnType<typeof useListDebtorMandatesHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  debtorId: number,
  params?: WholeRecords<ListDebtorMandatesParams>,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useListDebtorMandatesHook>>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useListDebtorMandatesHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useListDebtorMandatesHook>>>
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListDebtorMandates<
  TData = Awaited<ReturnType<ReturnType<typeof useListDebtorMandatesHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  debtorId: number,
  params?: WholeRecords<ListDebtorMandatesParams>,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useListDebtorMandatesHook>>>, TError, TData>>;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary List mandates of a debtor
 */

export function useListDebtorMandates<
  TData = Awaited<ReturnType<ReturnType<typeof useListDebtorMandatesHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  debtorId: number,
  params?: WholeRecords<ListDebtorMandatesParams>,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useListDebtorMandatesHook>>>, TError, TData>>;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useListDebtorMandatesQueryOptions(debtorId, params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Adds a direct-debit mandate to the debtor. The `IBAN` of the mandate is copied from the debtor, so the debtor must have one.
 * @summary Create a mandate
 */
export const useCreateDebtorMandateHook = () => {
  const createDebtorMandate = useCall<SingleRecord<Mandate>>();

  return useCallback(
    (
      debtorId: number,
      mandateInput: MandateInput,
      options?: SecondParameter<ReturnType<typeof useCall>>,
      signal?: AbortSignal,
    ) => {
      return createDebtorMandate(
        {
          url: `/v1/debtors/${debtorId}/mandates`,
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          data: mandateInput,
          signal,
        },
        { operation: 'createDebtorMandate', ...options },
      );
    },
    [createDebtorMandate],
  );
};

export const getCreateDebtorMandateMutationKey = () => ['createDebtorMandate'] as const;

export const useCreateDebtorMandateMutationOptions = <
  TError = ErrorType<ValidationProblem | Problem>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<ReturnType<typeof useCreateDebtorMandateHook>>>,
    TError,
    CreateDebtorMandateMutationVariables,
    TContext
  >;
  request?: SecondParameter<ReturnType<typeof useCall>>;
}): UseMutationOptions<
  Awaited<ReturnType<ReturnType<typeof useCreateDebtorMandateHook>>>,
  TError,
  CreateDebtorMandateMutationVariables,
  TContext
> => {
  const mutationKey = getCreateDebtorMandateMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const createDebtorMandate = useCreateDebtorMandateHook();

  const mutationFn: MutationFunction<
    Awaited<ReturnType<ReturnType<typeof useCreateDebtorMandateHook>>>,
    CreateDebtorMandateMutationVariables
  > = (props) => {
    const { debtorId, data } = props ?? {};

    return createDebtorMandate(debtorId, data, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type CreateDebtorMandateMutationResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useCreateDebtorMandateHook>>>
>;
export type CreateDebtorMandateMutationBody = MandateInput;
export type CreateDebtorMandateMutationError = ErrorType<ValidationProblem | Problem>;
export type CreateDebtorMandateMutationVariables = { debtorId: number; data: MandateInput };

/**
 * @summary Create a mandate
 */
export const useCreateDebtorMandate = <TError = ErrorType<ValidationProblem | Problem>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<ReturnType<typeof useCreateDebtorMandateHook>>>,
      TError,
      CreateDebtorMandateMutationVariables,
      TContext
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<ReturnType<typeof useCreateDebtorMandateHook>>>,
  TError,
  CreateDebtorMandateMutationVariables,
  TContext
> => {
  return useMutation(useCreateDebtorMandateMutationOptions(options), queryClient);
};
/**
 * Returns one mandate of the debtor.
 * @summary Get a mandate
 */
export const useGetDebtorMandateHook = () => {
  const getDebtorMandate = useCall<SingleRecord<Mandate>>();

  return useCallback(
    (
      debtorId: number,
      mandateId: number,
      options?: SecondParameter<ReturnType<typeof useCall>>,
      signal?: AbortSignal,
    ) => {
      return getDebtorMandate(
        { url: `/v1/debtors/${debtorId}/mandates/${mandateId}`, method: 'GET', signal },
        { operation: 'getDebtorMandate', ...options },
      );
    },
    [getDebtorMandate],
  );
};

export const getGetDebtorMandateQueryKey = (debtorId: number, mandateId: number) => {
  return ['v1', 'debtors', debtorId, 'mandates', mandateId] as const;
};

export const useGetDebtorMandateQueryOptions = <
  TData = Awaited<ReturnType<ReturnType<typeof useGetDebtorMandateHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  debtorId: number,
  mandateId: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useGetDebtorMandateHook>>>, TError, TData>>;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getGetDebtorMandateQueryKey(debtorId, mandateId);

  const getDebtorMandate = useGetDebtorMandateHook();

  const queryFn: QueryFunction<Awaited<ReturnType<ReturnType<typeof useGetDebtorMandateHook>>>> = ({ signal }) =>
    getDebtorMandate(debtorId, mandateId, requestOptions, signal);

  const customOptions = useQueryOptions({
    queryKey,
    queryFn,
    enabled: debtorId !== null && debtorId !== undefined && mandateId !== null && mandateId !== undefined,
    ...queryOptions,
  });

  return customOptions as UseQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useGetDebtorMandateHook>>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type GetDebtorMandateQueryResult = NonNullable<Awaited<ReturnType<ReturnType<typeof useGetDebtorMandateHook>>>>;
export type GetDebtorMandateQueryError = ErrorType<ValidationProblem | Problem>;

export function useGetDebtorMandate<
  TData = Awaited<ReturnType<ReturnType<typeof useGetDebtorMandateHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  debtorId: number,
  mandateId: number,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useGetDebtorMandateHook>>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useGetDebtorMandateHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useGetDebtorMandateHook>>>
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useGetDebtorMandate<
  TData = Awaited<ReturnType<ReturnType<typeof useGetDebtorMandateHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  debtorId: number,
  mandateId: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useGetDebtorMandateHook>>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useGetDebtorMandateHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useGetDebtorMandateHook>>>
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useGetDebtorMandate<
  TData = Awaited<ReturnType<ReturnType<typeof useGetDebtorMandateHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  debtorId: number,
  mandateId: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useGetDebtorMandateHook>>>, TError, TData>>;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Get a mandate
 */

export function useGetDebtorMandate<
  TData = Awaited<ReturnType<ReturnType<typeof useGetDebtorMandateHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  debtorId: number,
  mandateId: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useGetDebtorMandateHook>>>, TError, TData>>;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useGetDebtorMandateQueryOptions(debtorId, mandateId, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Replaces the fields of the mandate. Suited to setting the signing date, `signdate`.
 * @summary Replace a mandate
 */
export const useReplaceDebtorMandateHook = () => {
  const replaceDebtorMandate = useCall<SingleRecord<Mandate>>();

  return useCallback(
    (
      debtorId: number,
      mandateId: number,
      mandateReplacement: MandateReplacement,
      options?: SecondParameter<ReturnType<typeof useCall>>,
      signal?: AbortSignal,
    ) => {
      return replaceDebtorMandate(
        {
          url: `/v1/debtors/${debtorId}/mandates/${mandateId}`,
          method: 'PUT',
          headers: { 'Content-Type': 'application/json' },
          data: mandateReplacement,
          signal,
        },
        { operation: 'replaceDebtorMandate', ...options },
      );
    },
    [replaceDebtorMandate],
  );
};

export const getReplaceDebtorMandateMutationKey = () => ['replaceDebtorMandate'] as const;

export const useReplaceDebtorMandateMutationOptions = <
  TError = ErrorType<ValidationProblem | Problem>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<ReturnType<typeof useReplaceDebtorMandateHook>>>,
    TError,
    ReplaceDebtorMandateMutationVariables,
    TContext
  >;
  request?: SecondParameter<ReturnType<typeof useCall>>;
}): UseMutationOptions<
  Awaited<ReturnType<ReturnType<typeof useReplaceDebtorMandateHook>>>,
  TError,
  ReplaceDebtorMandateMutationVariables,
  TContext
> => {
  const mutationKey = getReplaceDebtorMandateMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const replaceDebtorMandate = useReplaceDebtorMandateHook();

  const mutationFn: MutationFunction<
    Awaited<ReturnType<ReturnType<typeof useReplaceDebtorMandateHook>>>,
    ReplaceDebtorMandateMutationVariables
  > = (props) => {
    const { debtorId, mandateId, data } = props ?? {};

    return replaceDebtorMandate(debtorId, mandateId, data, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type ReplaceDebtorMandateMutationResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useReplaceDebtorMandateHook>>>
>;
export type ReplaceDebtorMandateMutationBody = MandateReplacement;
export type ReplaceDebtorMandateMutationError = ErrorType<ValidationProblem | Problem>;
export type ReplaceDebtorMandateMutationVariables = { debtorId: number; mandateId: number; data: MandateReplacement };

/**
 * @summary Replace a mandate
 */
export const useReplaceDebtorMandate = <TError = ErrorType<ValidationProblem | Problem>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<ReturnType<typeof useReplaceDebtorMandateHook>>>,
      TError,
      ReplaceDebtorMandateMutationVariables,
      TContext
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<ReturnType<typeof useReplaceDebtorMandateHook>>>,
  TError,
  ReplaceDebtorMandateMutationVariables,
  TContext
> => {
  return useMutation(useReplaceDebtorMandateMutationOptions(options), queryClient);
};
/**
 * Changes the fields that are sent and leaves the others as they are.
 * @summary Update a mandate
 */
export const useUpdateDebtorMandateHook = () => {
  const updateDebtorMandate = useCall<SingleRecord<Mandate>>();

  return useCallback(
    (
      debtorId: number,
      mandateId: number,
      mandatePatch: MandatePatch,
      options?: SecondParameter<ReturnType<typeof useCall>>,
      signal?: AbortSignal,
    ) => {
      return updateDebtorMandate(
        {
          url: `/v1/debtors/${debtorId}/mandates/${mandateId}`,
          method: 'PATCH',
          headers: { 'Content-Type': 'application/json' },
          data: mandatePatch,
          signal,
        },
        { operation: 'updateDebtorMandate', ...options },
      );
    },
    [updateDebtorMandate],
  );
};

export const getUpdateDebtorMandateMutationKey = () => ['updateDebtorMandate'] as const;

export const useUpdateDebtorMandateMutationOptions = <
  TError = ErrorType<ValidationProblem | Problem>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<ReturnType<typeof useUpdateDebtorMandateHook>>>,
    TError,
    UpdateDebtorMandateMutationVariables,
    TContext
  >;
  request?: SecondParameter<ReturnType<typeof useCall>>;
}): UseMutationOptions<
  Awaited<ReturnType<ReturnType<typeof useUpdateDebtorMandateHook>>>,
  TError,
  UpdateDebtorMandateMutationVariables,
  TContext
> => {
  const mutationKey = getUpdateDebtorMandateMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const updateDebtorMandate = useUpdateDebtorMandateHook();

  const mutationFn: MutationFunction<
    Awaited<ReturnType<ReturnType<typeof useUpdateDebtorMandateHook>>>,
    UpdateDebtorMandateMutationVariables
  > = (props) => {
    const { debtorId, mandateId, data } = props ?? {};

    return updateDebtorMandate(debtorId, mandateId, data, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type UpdateDebtorMandateMutationResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useUpdateDebtorMandateHook>>>
>;
export type UpdateDebtorMandateMutationBody = MandatePatch;
export type UpdateDebtorMandateMutationError = ErrorType<ValidationProblem | Problem>;
export type UpdateDebtorMandateMutationVariables = { debtorId: number; mandateId: number; data: MandatePatch };

/**
 * @summary Update a mandate
 */
export const useUpdateDebtorMandate = <TError = ErrorType<ValidationProblem | Problem>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<ReturnType<typeof useUpdateDebtorMandateHook>>>,
      TError,
      UpdateDebtorMandateMutationVariables,
      TContext
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<ReturnType<typeof useUpdateDebtorMandateHook>>>,
  TError,
  UpdateDebtorMandateMutationVariables,
  TContext
> => {
  return useMutation(useUpdateDebtorMandateMutationOptions(options), queryClient);
};
/**
 * Removes the mandate from the debtor.
 * @summary Delete a mandate
 */
export const useDeleteDebtorMandateHook = () => {
  const deleteDebtorMandate = useCall<void>();

  return useCallback(
    (
      debtorId: number,
      mandateId: number,
      options?: SecondParameter<ReturnType<typeof useCall>>,
      signal?: AbortSignal,
    ) => {
      return deleteDebtorMandate(
        { url: `/v1/debtors/${debtorId}/mandates/${mandateId}`, method: 'DELETE', signal },
        { operation: 'deleteDebtorMandate', ...options },
      );
    },
    [deleteDebtorMandate],
  );
};

export const getDeleteDebtorMandateMutationKey = () => ['deleteDebtorMandate'] as const;

export const useDeleteDebtorMandateMutationOptions = <
  TError = ErrorType<ValidationProblem | Problem>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<ReturnType<typeof useDeleteDebtorMandateHook>>>,
    TError,
    DeleteDebtorMandateMutationVariables,
    TContext
  >;
  request?: SecondParameter<ReturnType<typeof useCall>>;
}): UseMutationOptions<
  Awaited<ReturnType<ReturnType<typeof useDeleteDebtorMandateHook>>>,
  TError,
  DeleteDebtorMandateMutationVariables,
  TContext
> => {
  const mutationKey = getDeleteDebtorMandateMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const deleteDebtorMandate = useDeleteDebtorMandateHook();

  const mutationFn: MutationFunction<
    Awaited<ReturnType<ReturnType<typeof useDeleteDebtorMandateHook>>>,
    DeleteDebtorMandateMutationVariables
  > = (props) => {
    const { debtorId, mandateId } = props ?? {};

    return deleteDebtorMandate(debtorId, mandateId, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type DeleteDebtorMandateMutationResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useDeleteDebtorMandateHook>>>
>;

export type DeleteDebtorMandateMutationError = ErrorType<ValidationProblem | Problem>;
export type DeleteDebtorMandateMutationVariables = { debtorId: number; mandateId: number };

/**
 * @summary Delete a mandate
 */
export const useDeleteDebtorMandate = <TError = ErrorType<ValidationProblem | Problem>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<ReturnType<typeof useDeleteDebtorMandateHook>>>,
      TError,
      DeleteDebtorMandateMutationVariables,
      TContext
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<ReturnType<typeof useDeleteDebtorMandateHook>>>,
  TError,
  DeleteDebtorMandateMutationVariables,
  TContext
> => {
  return useMutation(useDeleteDebtorMandateMutationOptions(options), queryClient);
};
