import {
  type BaseQueryFn,
  createApi,
  type FetchArgs,
  type FetchBaseQueryError,
  fetchBaseQuery,
} from '@reduxjs/toolkit/query';

/** Where the server is, which a test knows only when it has started. */
export const server = { url: '' };

const baseQuery: BaseQueryFn<string | FetchArgs, unknown, FetchBaseQueryError> = (args, api, options) =>
  fetchBaseQuery({ baseUrl: server.url })(args, api, options);

/** What the generated endpoints are put into: an application has a file like this one. */
export const emptySplitApi = createApi({ baseQuery, endpoints: () => ({}) });
