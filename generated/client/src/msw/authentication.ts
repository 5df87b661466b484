import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';

import type { Problem, TokenError, TokenPair } from '../types.ts';

export const getRequestTokenResponseMock = (): TokenPair => ({
  access_token: '<ACCESS_TOKEN>',
  expires_in: 3600,
  refresh_token: '<REFRESH_TOKEN>',
  scope: 'accounting-api offline_access',
  token_type: 'Bearer',
});

export const getRequestTokenResponseMock200 = (): TokenPair => ({
  access_token: '<ACCESS_TOKEN>',
  expires_in: 3600,
  refresh_token: '<REFRESH_TOKEN>',
  scope: 'accounting-api offline_access',
  token_type: 'Bearer',
});

export const getRequestTokenResponseMock400 = (): TokenError => ({
  error: 'invalid_grant',
  error_description: 'authorization code not found',
});

export const getRequestTokenResponseMock401 = (): TokenError => ({
  error: 'invalid_client',
  error_description: 'invalid secret provided',
});

export const getRequestTokenResponseMock429 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/too-many-requests',
  title: 'Too many requests',
  status: 429,
  detail: 'Too many requests. Try again in 5 seconds.',
  instance: '/connect/token',
});

export const getRequestTokenResponseMock500 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/internal-error',
  title: 'Internal error',
  status: 500,
  detail: 'Something went wrong on our side.',
  instance: '/connect/token',
});

export const getRequestTokenMockHandler = (
  overrideResponse?:
    | TokenPair
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TokenPair> | TokenPair),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/connect/token',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getRequestTokenResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getRequestTokenMockHandler200 = (
  overrideResponse?:
    | TokenPair
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TokenPair> | TokenPair),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/connect/token',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getRequestTokenResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getRequestTokenMockHandler400 = (
  overrideResponse?:
    | TokenError
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TokenError> | TokenError),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/connect/token',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getRequestTokenResponseMock400(),
        { status: 400 },
      );
    },
    options,
  );
};

export const getRequestTokenMockHandler401 = (
  overrideResponse?:
    | TokenError
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TokenError> | TokenError),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/connect/token',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getRequestTokenResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getRequestTokenMockHandler429 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/connect/token',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getRequestTokenResponseMock429(),
        { status: 429, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getRequestTokenMockHandler500 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/connect/token',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getRequestTokenResponseMock500(),
        { status: 500, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};
export const getAuthenticationMock = () => [getRequestTokenMockHandler()];
