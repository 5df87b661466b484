export {
  AccountingClientProvider,
  type AccountingClientProviderProps,
  useAccountingClient,
} from './client-provider.ts';
export type { CallInfiniteQuery, CallMutation, CallQuery, QueryCallOptions, QueryParams } from './query-options.ts';
