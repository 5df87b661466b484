import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';

import type { Problem, ValidationProblem } from '../types.ts';

export const getDownloadFileResponseMock = (): Blob | string => '%PDF-1.7\n%%EOF\n';

export const getDownloadFileResponseMock200 = (): Blob | string => '%PDF-1.7\n%%EOF\n';

export const getDownloadFileResponseMock400 = (): ValidationProblem => ({
  type: 'https://accounting-platform.example/problems/validation-failed',
  title: 'The request is not valid',
  status: 400,
  detail: 'The request holds invalid values. See "errors" for each of them.',
  instance: '/v1/files/0',
  errors: { id: ['The value must be at least 1.'] },
});

export const getDownloadFileResponseMock401 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/unauthorized',
  title: 'Not signed in',
  status: 401,
  detail: 'Send an access token in the Authorization header: "Bearer <ACCESS_TOKEN>".',
  instance: '/v1/files/1',
});

export const getDownloadFileResponseMock403 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/administration-not-accessible',
  title: 'Administration not accessible',
  status: 403,
  detail: 'Administration 3 does not exist, or you have no access to it.',
  instance: '/v1/files/1',
});

export const getDownloadFileResponseMock404 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/not-found',
  title: 'Not found',
  status: 404,
  detail: 'There is no record with id 999999 at /v1/files in this administration.',
  instance: '/v1/files/999999',
});

export const getDownloadFileResponseMock406 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/not-acceptable',
  title: 'Not acceptable',
  status: 406,
  detail: 'This operation responds with application/pdf.',
  instance: '/v1/files/1',
});

export const getDownloadFileResponseMock429 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/too-many-requests',
  title: 'Too many requests',
  status: 429,
  detail: 'Too many requests. Try again in 5 seconds.',
  instance: '/v1/files/1',
});

export const getDownloadFileResponseMock500 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/internal-error',
  title: 'Internal error',
  status: 500,
  detail: 'Something went wrong on our side.',
  instance: '/v1/files/1',
});

export const getDownloadFileMockHandler = (
  overrideResponse?:
    | Blob
    | string
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Blob | string> | Blob | string),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/files/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      const binaryBody =
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDownloadFileResponseMock();
      return new HttpResponse(binaryBody, { status: 200, headers: { 'Content-Type': 'application/pdf' } });
    },
    options,
  );
};

export const getDownloadFileMockHandler200 = (
  overrideResponse?:
    | Blob
    | string
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Blob | string> | Blob | string),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/files/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      const binaryBody =
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDownloadFileResponseMock200();
      return new HttpResponse(binaryBody, { status: 200, headers: { 'Content-Type': 'application/pdf' } });
    },
    options,
  );
};

export const getDownloadFileMockHandler400 = (
  overrideResponse?:
    | ValidationProblem
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ValidationProblem> | ValidationProblem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/files/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDownloadFileResponseMock400(),
        { status: 400, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getDownloadFileMockHandler401 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/files/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDownloadFileResponseMock401(),
        { status: 401, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getDownloadFileMockHandler403 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/files/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDownloadFileResponseMock403(),
        { status: 403, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getDownloadFileMockHandler404 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/files/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDownloadFileResponseMock404(),
        { status: 404, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getDownloadFileMockHandler406 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/files/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDownloadFileResponseMock406(),
        { status: 406, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getDownloadFileMockHandler429 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/files/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDownloadFileResponseMock429(),
        { status: 429, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getDownloadFileMockHandler500 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/files/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDownloadFileResponseMock500(),
        { status: 500, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};
export const getFilesMock = () => [getDownloadFileMockHandler()];
