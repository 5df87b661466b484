import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';

import type { Page, SingleRecord } from '../../../../client/runtime/page.ts';

import type { LedgerAccountClassification, Problem, ValidationProblem } from '../types.ts';

export const getListLedgerAccountClassificationsResponseMock = (): Page<LedgerAccountClassification> => ({
  _data: [
    {
      id: 1,
      ledgerAccountId: 1,
      ledgerAccountNumber: '0050',
      ledgerAccountDescription: 'Software en licenties',
      groupCode: '00',
      groupDescription: 'Immateriële vaste activa',
      compactionCode: 'IVA',
      compactionDescription: 'Immateriële vaste activa',
      referenceCode: 'BIvaCevVvp',
      referenceDescription: 'Concessies, vergunningen en intellectuele eigendom',
      level: 4,
      sortOrder: 1,
      _meta: { self: 'https://api.accounting-platform.example/v1/ledgeraccountclassifications/1' },
    },
    {
      id: 2,
      ledgerAccountId: 2,
      ledgerAccountNumber: '0055',
      ledgerAccountDescription: 'Cumulatieve afschrijving software en licenties',
      groupCode: '00',
      groupDescription: 'Immateriële vaste activa',
      compactionCode: 'IVA',
      compactionDescription: 'Immateriële vaste activa',
      referenceCode: 'BIvaCevCae',
      referenceDescription: 'Afschrijving concessies, vergunningen en intellectuele eigendom',
      level: 4,
      sortOrder: 2,
      _meta: { self: 'https://api.accounting-platform.example/v1/ledgeraccountclassifications/2' },
    },
  ],
  _meta: {
    previousPage: null,
    nextPage: 'https://api.accounting-platform.example/v1/ledgeraccountclassifications?pageSize=2&page=2',
    totalCount: 114,
    pageCount: 57,
    self: 'https://api.accounting-platform.example/v1/ledgeraccountclassifications?pageSize=2',
    administrationId: 1,
    administrationName: 'Kaasmakerij De Vijfhoek B.V.',
    profileName: 'Demo user',
  },
});

export const getListLedgerAccountClassificationsResponseMock200 = (): Page<LedgerAccountClassification> => ({
  _data: [
    {
      id: 1,
      ledgerAccountId: 1,
      ledgerAccountNumber: '0050',
      ledgerAccountDescription: 'Software en licenties',
      groupCode: '00',
      groupDescription: 'Immateriële vaste activa',
      compactionCode: 'IVA',
      compactionDescription: 'Immateriële vaste activa',
      referenceCode: 'BIvaCevVvp',
      referenceDescription: 'Concessies, vergunningen en intellectuele eigendom',
      level: 4,
      sortOrder: 1,
      _meta: { self: 'https://api.accounting-platform.example/v1/ledgeraccountclassifications/1' },
    },
    {
      id: 2,
      ledgerAccountId: 2,
      ledgerAccountNumber: '0055',
      ledgerAccountDescription: 'Cumulatieve afschrijving software en licenties',
      groupCode: '00',
      groupDescription: 'Immateriële vaste activa',
      compactionCode: 'IVA',
      compactionDescription: 'Immateriële vaste activa',
      referenceCode: 'BIvaCevCae',
      referenceDescription: 'Afschrijving concessies, vergunningen en intellectuele eigendom',
      level: 4,
      sortOrder: 2,
      _meta: { self: 'https://api.accounting-platform.example/v1/ledgeraccountclassifications/2' },
    },
  ],
  _meta: {
    previousPage: null,
    nextPage: 'https://api.accounting-platform.example/v1/ledgeraccountclassifications?pageSize=2&page=2',
    totalCount: 114,
    pageCount: 57,
    self: 'https://api.accounting-platform.example/v1/ledgeraccountclassifications?pageSize=2',
    administrationId: 1,
    administrationName: 'Kaasmakerij De Vijfhoek B.V.',
    profileName: 'Demo user',
  },
});

export const getListLedgerAccountClassificationsResponseMock400 = (): ValidationProblem => ({
  type: 'https://accounting-platform.example/problems/validation-failed',
  title: 'The request is not valid',
  status: 400,
  detail: 'The request holds invalid values. See "errors" for each of them.',
  instance: '/v1/ledgeraccountclassifications',
  errors: { pageSize: ['The value must be at most 1000.'] },
});

export const getListLedgerAccountClassificationsResponseMock401 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/unauthorized',
  title: 'Not signed in',
  status: 401,
  detail: 'Send an access token in the Authorization header: "Bearer <ACCESS_TOKEN>".',
  instance: '/v1/ledgeraccountclassifications',
});

export const getListLedgerAccountClassificationsResponseMock403 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/administration-not-accessible',
  title: 'Administration not accessible',
  status: 403,
  detail: 'Administration 3 does not exist, or you have no access to it.',
  instance: '/v1/ledgeraccountclassifications',
});

export const getListLedgerAccountClassificationsResponseMock406 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/not-acceptable',
  title: 'Not acceptable',
  status: 406,
  detail: 'This operation responds with application/json.',
  instance: '/v1/ledgeraccountclassifications',
});

export const getListLedgerAccountClassificationsResponseMock429 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/too-many-requests',
  title: 'Too many requests',
  status: 429,
  detail: 'Too many requests. Try again in 5 seconds.',
  instance: '/v1/ledgeraccountclassifications',
});

export const getListLedgerAccountClassificationsResponseMock500 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/internal-error',
  title: 'Internal error',
  status: 500,
  detail: 'Something went wrong on our side.',
  instance: '/v1/ledgeraccountclassifications',
});

export const getGetLedgerAccountClassificationResponseMock = (): SingleRecord<LedgerAccountClassification> => ({
  id: 1,
  ledgerAccountId: 1,
  ledgerAccountNumber: '0050',
  ledgerAccountDescription: 'Software en licenties',
  groupCode: '00',
  groupDescription: 'Immateriële vaste activa',
  compactionCode: 'IVA',
  compactionDescription: 'Immateriële vaste activa',
  referenceCode: 'BIvaCevVvp',
  referenceDescription: 'Concessies, vergunningen en intellectuele eigendom',
  level: 4,
  sortOrder: 1,
  _meta: {
    self: 'https://api.accounting-platform.example/v1/ledgeraccountclassifications/1',
    administrationId: 1,
    administrationName: 'Kaasmakerij De Vijfhoek B.V.',
    profileName: 'Demo user',
  },
});

export const getGetLedgerAccountClassificationResponseMock200 = (): SingleRecord<LedgerAccountClassification> => ({
  id: 1,
  ledgerAccountId: 1,
  ledgerAccountNumber: '0050',
  ledgerAccountDescription: 'Software en licenties',
  groupCode: '00',
  groupDescription: 'Immateriële vaste activa',
  compactionCode: 'IVA',
  compactionDescription: 'Immateriële vaste activa',
  referenceCode: 'BIvaCevVvp',
  referenceDescription: 'Concessies, vergunningen en intellectuele eigendom',
  level: 4,
  sortOrder: 1,
  _meta: {
    self: 'https://api.accounting-platform.example/v1/ledgeraccountclassifications/1',
    administrationId: 1,
    administrationName: 'Kaasmakerij De Vijfhoek B.V.',
    profileName: 'Demo user',
  },
});

export const getGetLedgerAccountClassificationResponseMock400 = (): ValidationProblem => ({
  type: 'https://accounting-platform.example/problems/validation-failed',
  title: 'The request is not valid',
  status: 400,
  detail: 'The request holds invalid values. See "errors" for each of them.',
  instance: '/v1/ledgeraccountclassifications/0',
  errors: { id: ['The value must be at least 1.'] },
});

export const getGetLedgerAccountClassificationResponseMock401 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/unauthorized',
  title: 'Not signed in',
  status: 401,
  detail: 'Send an access token in the Authorization header: "Bearer <ACCESS_TOKEN>".',
  instance: '/v1/ledgeraccountclassifications/1',
});

export const getGetLedgerAccountClassificationResponseMock403 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/administration-not-accessible',
  title: 'Administration not accessible',
  status: 403,
  detail: 'Administration 3 does not exist, or you have no access to it.',
  instance: '/v1/ledgeraccountclassifications/1',
});

export const getGetLedgerAccountClassificationResponseMock404 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/not-found',
  title: 'Not found',
  status: 404,
  detail: 'There is no record with id 999999 at /v1/ledgeraccountclassifications in this administration.',
  instance: '/v1/ledgeraccountclassifications/999999',
});

export const getGetLedgerAccountClassificationResponseMock406 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/not-acceptable',
  title: 'Not acceptable',
  status: 406,
  detail: 'This operation responds with application/json.',
  instance: '/v1/ledgeraccountclassifications/1',
});

export const getGetLedgerAccountClassificationResponseMock429 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/too-many-requests',
  title: 'Too many requests',
  status: 429,
  detail: 'Too many requests. Try again in 5 seconds.',
  instance: '/v1/ledgeraccountclassifications/1',
});

export const getGetLedgerAccountClassificationResponseMock500 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/internal-error',
  title: 'Internal error',
  status: 500,
  detail: 'Something went wrong on our side.',
  instance: '/v1/ledgeraccountclassifications/1',
});

export const getListLedgerAccountClassificationsMockHandler = (
  overrideResponse?:
    | Page<LedgerAccountClassification>
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<Page<LedgerAccountClassification>> | Page<LedgerAccountClassification>),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/ledgeraccountclassifications',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListLedgerAccountClassificationsResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getListLedgerAccountClassificationsMockHandler200 = (
  overrideResponse?:
    | Page<LedgerAccountClassification>
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<Page<LedgerAccountClassification>> | Page<LedgerAccountClassification>),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/ledgeraccountclassifications',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListLedgerAccountClassificationsResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getListLedgerAccountClassificationsMockHandler400 = (
  overrideResponse?:
    | ValidationProblem
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ValidationProblem> | ValidationProblem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/ledgeraccountclassifications',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListLedgerAccountClassificationsResponseMock400(),
        { status: 400, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getListLedgerAccountClassificationsMockHandler401 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/ledgeraccountclassifications',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListLedgerAccountClassificationsResponseMock401(),
        { status: 401, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getListLedgerAccountClassificationsMockHandler403 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/ledgeraccountclassifications',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListLedgerAccountClassificationsResponseMock403(),
        { status: 403, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getListLedgerAccountClassificationsMockHandler406 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/ledgeraccountclassifications',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListLedgerAccountClassificationsResponseMock406(),
        { status: 406, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getListLedgerAccountClassificationsMockHandler429 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/ledgeraccountclassifications',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListLedgerAccountClassificationsResponseMock429(),
        { status: 429, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getListLedgerAccountClassificationsMockHandler500 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/ledgeraccountclassifications',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListLedgerAccountClassificationsResponseMock500(),
        { status: 500, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getGetLedgerAccountClassificationMockHandler = (
  overrideResponse?:
    | SingleRecord<LedgerAccountClassification>
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<SingleRecord<LedgerAccountClassification>> | SingleRecord<LedgerAccountClassification>),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/ledgeraccountclassifications/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetLedgerAccountClassificationResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGetLedgerAccountClassificationMockHandler200 = (
  overrideResponse?:
    | SingleRecord<LedgerAccountClassification>
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<SingleRecord<LedgerAccountClassification>> | SingleRecord<LedgerAccountClassification>),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/ledgeraccountclassifications/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetLedgerAccountClassificationResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGetLedgerAccountClassificationMockHandler400 = (
  overrideResponse?:
    | ValidationProblem
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ValidationProblem> | ValidationProblem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/ledgeraccountclassifications/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetLedgerAccountClassificationResponseMock400(),
        { status: 400, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getGetLedgerAccountClassificationMockHandler401 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/ledgeraccountclassifications/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetLedgerAccountClassificationResponseMock401(),
        { status: 401, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getGetLedgerAccountClassificationMockHandler403 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/ledgeraccountclassifications/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetLedgerAccountClassificationResponseMock403(),
        { status: 403, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getGetLedgerAccountClassificationMockHandler404 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/ledgeraccountclassifications/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetLedgerAccountClassificationResponseMock404(),
        { status: 404, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getGetLedgerAccountClassificationMockHandler406 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/ledgeraccountclassifications/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetLedgerAccountClassificationResponseMock406(),
        { status: 406, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getGetLedgerAccountClassificationMockHandler429 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/ledgeraccountclassifications/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetLedgerAccountClassificationResponseMock429(),
        { status: 429, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getGetLedgerAccountClassificationMockHandler500 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/ledgeraccountclassifications/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetLedgerAccountClassificationResponseMock500(),
        { status: 500, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};
export const getLedgerAccountClassificationsMock = () => [
  getListLedgerAccountClassificationsMockHandler(),
  getGetLedgerAccountClassificationMockHandler(),
];
