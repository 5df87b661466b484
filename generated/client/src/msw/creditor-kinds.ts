import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';

import type { Page, SingleRecord } from '../../../../client/runtime/page.ts';

import type { CreditorKind, Problem, ValidationProblem } from '../types.ts';

export const getListCreditorKindsResponseMock = (): Page<CreditorKind> => ({
  _data: [
    {
      id: 1,
      code: 'NL',
      description: 'Crediteuren Nederland',
      ledgerAccountId: 38,
      _meta: { self: 'https://api.accounting-platform.example/v1/creditorkinds/1' },
    },
    {
      id: 2,
      code: 'EU',
      description: 'Crediteuren binnen de EU',
      ledgerAccountId: 39,
      _meta: { self: 'https://api.accounting-platform.example/v1/creditorkinds/2' },
    },
  ],
  _meta: {
    previousPage: null,
    nextPage: 'https://api.accounting-platform.example/v1/creditorkinds?pageSize=2&page=2',
    totalCount: 3,
    pageCount: 2,
    self: 'https://api.accounting-platform.example/v1/creditorkinds?pageSize=2',
    administrationId: 1,
    administrationName: 'Kaasmakerij De Vijfhoek B.V.',
    profileName: 'Demo user',
  },
});

export const getListCreditorKindsResponseMock200 = (): Page<CreditorKind> => ({
  _data: [
    {
      id: 1,
      code: 'NL',
      description: 'Crediteuren Nederland',
      ledgerAccountId: 38,
      _meta: { self: 'https://api.accounting-platform.example/v1/creditorkinds/1' },
    },
    {
      id: 2,
      code: 'EU',
      description: 'Crediteuren binnen de EU',
      ledgerAccountId: 39,
      _meta: { self: 'https://api.accounting-platform.example/v1/creditorkinds/2' },
    },
  ],
  _meta: {
    previousPage: null,
    nextPage: 'https://api.accounting-platform.example/v1/creditorkinds?pageSize=2&page=2',
    totalCount: 3,
    pageCount: 2,
    self: 'https://api.accounting-platform.example/v1/creditorkinds?pageSize=2',
    administrationId: 1,
    administrationName: 'Kaasmakerij De Vijfhoek B.V.',
    profileName: 'Demo user',
  },
});

export const getListCreditorKindsResponseMock400 = (): ValidationProblem => ({
  type: 'https://accounting-platform.example/problems/validation-failed',
  title: 'The request is not valid',
  status: 400,
  detail: 'The request holds invalid values. See "errors" for each of them.',
  instance: '/v1/creditorkinds',
  errors: { pageSize: ['The value must be at most 1000.'] },
});

export const getListCreditorKindsResponseMock401 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/unauthorized',
  title: 'Not signed in',
  status: 401,
  detail: 'Send an access token in the Authorization header: "Bearer <ACCESS_TOKEN>".',
  instance: '/v1/creditorkinds',
});

export const getListCreditorKindsResponseMock403 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/administration-not-accessible',
  title: 'Administration not accessible',
  status: 403,
  detail: 'Administration 3 does not exist, or you have no access to it.',
  instance: '/v1/creditorkinds',
});

export const getListCreditorKindsResponseMock406 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/not-acceptable',
  title: 'Not acceptable',
  status: 406,
  detail: 'This operation responds with application/json.',
  instance: '/v1/creditorkinds',
});

export const getListCreditorKindsResponseMock429 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/too-many-requests',
  title: 'Too many requests',
  status: 429,
  detail: 'Too many requests. Try again in 5 seconds.',
  instance: '/v1/creditorkinds',
});

export const getListCreditorKindsResponseMock500 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/internal-error',
  title: 'Internal error',
  status: 500,
  detail: 'Something went wrong on our side.',
  instance: '/v1/creditorkinds',
});

export const getGetCreditorKindResponseMock = (): SingleRecord<CreditorKind> => ({
  id: 1,
  code: 'NL',
  description: 'Crediteuren Nederland',
  ledgerAccountId: 38,
  _meta: {
    self: 'https://api.accounting-platform.example/v1/creditorkinds/1',
    administrationId: 1,
    administrationName: 'Kaasmakerij De Vijfhoek B.V.',
    profileName: 'Demo user',
  },
});

export const getGetCreditorKindResponseMock200 = (): SingleRecord<CreditorKind> => ({
  id: 1,
  code: 'NL',
  description: 'Crediteuren Nederland',
  ledgerAccountId: 38,
  _meta: {
    self: 'https://api.accounting-platform.example/v1/creditorkinds/1',
    administrationId: 1,
    administrationName: 'Kaasmakerij De Vijfhoek B.V.',
    profileName: 'Demo user',
  },
});

export const getGetCreditorKindResponseMock400 = (): ValidationProblem => ({
  type: 'https://accounting-platform.example/problems/validation-failed',
  title: 'The request is not valid',
  status: 400,
  detail: 'The request holds invalid values. See "errors" for each of them.',
  instance: '/v1/creditorkinds/0',
  errors: { id: ['The value must be at least 1.'] },
});

export const getGetCreditorKindResponseMock401 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/unauthorized',
  title: 'Not signed in',
  status: 401,
  detail: 'Send an access token in the Authorization header: "Bearer <ACCESS_TOKEN>".',
  instance: '/v1/creditorkinds/1',
});

export const getGetCreditorKindResponseMock403 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/administration-not-accessible',
  title: 'Administration not accessible',
  status: 403,
  detail: 'Administration 3 does not exist, or you have no access to it.',
  instance: '/v1/creditorkinds/1',
});

export const getGetCreditorKindResponseMock404 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/not-found',
  title: 'Not found',
  status: 404,
  detail: 'There is no record with id 999999 at /v1/creditorkinds in this administration.',
  instance: '/v1/creditorkinds/999999',
});

export const getGetCreditorKindResponseMock406 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/not-acceptable',
  title: 'Not acceptable',
  status: 406,
  detail: 'This operation responds with application/json.',
  instance: '/v1/creditorkinds/1',
});

export const getGetCreditorKindResponseMock429 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/too-many-requests',
  title: 'Too many requests',
  status: 429,
  detail: 'Too many requests. Try again in 5 seconds.',
  instance: '/v1/creditorkinds/1',
});

export const getGetCreditorKindResponseMock500 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/internal-error',
  title: 'Internal error',
  status: 500,
  detail: 'Something went wrong on our side.',
  instance: '/v1/creditorkinds/1',
});

export const getListCreditorKindsMockHandler = (
  overrideResponse?:
    | Page<CreditorKind>
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Page<CreditorKind>> | Page<CreditorKind>),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/creditorkinds',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListCreditorKindsResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getListCreditorKindsMockHandler200 = (
  overrideResponse?:
    | Page<CreditorKind>
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Page<CreditorKind>> | Page<CreditorKind>),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/creditorkinds',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListCreditorKindsResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getListCreditorKindsMockHandler400 = (
  overrideResponse?:
    | ValidationProblem
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ValidationProblem> | ValidationProblem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/creditorkinds',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListCreditorKindsResponseMock400(),
        { status: 400, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getListCreditorKindsMockHandler401 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/creditorkinds',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListCreditorKindsResponseMock401(),
        { status: 401, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getListCreditorKindsMockHandler403 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/creditorkinds',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListCreditorKindsResponseMock403(),
        { status: 403, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getListCreditorKindsMockHandler406 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/creditorkinds',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListCreditorKindsResponseMock406(),
        { status: 406, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getListCreditorKindsMockHandler429 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/creditorkinds',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListCreditorKindsResponseMock429(),
        { status: 429, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getListCreditorKindsMockHandler500 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/creditorkinds',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListCreditorKindsResponseMock500(),
        { status: 500, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getGetCreditorKindMockHandler = (
  overrideResponse?:
    | SingleRecord<CreditorKind>
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<SingleRecord<CreditorKind>> | SingleRecord<CreditorKind>),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/creditorkinds/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetCreditorKindResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGetCreditorKindMockHandler200 = (
  overrideResponse?:
    | SingleRecord<CreditorKind>
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<SingleRecord<CreditorKind>> | SingleRecord<CreditorKind>),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/creditorkinds/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetCreditorKindResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGetCreditorKindMockHandler400 = (
  overrideResponse?:
    | ValidationProblem
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ValidationProblem> | ValidationProblem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/creditorkinds/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetCreditorKindResponseMock400(),
        { status: 400, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getGetCreditorKindMockHandler401 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/creditorkinds/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetCreditorKindResponseMock401(),
        { status: 401, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getGetCreditorKindMockHandler403 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/creditorkinds/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetCreditorKindResponseMock403(),
        { status: 403, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getGetCreditorKindMockHandler404 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/creditorkinds/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetCreditorKindResponseMock404(),
        { status: 404, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getGetCreditorKindMockHandler406 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/creditorkinds/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetCreditorKindResponseMock406(),
        { status: 406, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getGetCreditorKindMockHandler429 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/creditorkinds/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetCreditorKindResponseMock429(),
        { status: 429, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getGetCreditorKindMockHandler500 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/creditorkinds/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetCreditorKindResponseMock500(),
        { status: 500, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};
export const getCreditorKindsMock = () => [getListCreditorKindsMockHandler(), getGetCreditorKindMockHandler()];
