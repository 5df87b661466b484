import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';

import type { Page, SingleRecord } from '../../../../client/runtime/page.ts';

import type { JournalEntryChange, Problem, ValidationProblem } from '../types.ts';

export const getListJournalEntryChangesResponseMock = (): Page<JournalEntryChange> => ({
  _data: [
    {
      id: 1,
      JournalEntryId: 1,
      Action: 1,
      ChangedDate: '2026-03-02T10:15:00Z',
      Bookyear: 2026,
      _meta: { self: 'https://api.accounting-platform.example/v1/journalentrylog/1' },
    },
    {
      id: 2,
      JournalEntryId: 1000001,
      Action: 1,
      ChangedDate: '2026-03-02T15:30:00Z',
      Bookyear: 2026,
      _meta: { self: 'https://api.accounting-platform.example/v1/journalentrylog/2' },
    },
  ],
  _meta: {
    previousPage: null,
    nextPage:
      'https://api.accounting-platform.example/v1/journalentrylog?ChangedDate_from=2026-03-02T00%3A00%3A00Z&pageSize=2&page=2',
    totalCount: 196,
    pageCount: 98,
    self: 'https://api.accounting-platform.example/v1/journalentrylog?ChangedDate_from=2026-03-02T00%3A00%3A00Z&pageSize=2',
    administrationId: 1,
    administrationName: 'Kaasmakerij De Vijfhoek B.V.',
    profileName: 'Demo user',
  },
});

export const getListJournalEntryChangesResponseMock200 = (): Page<JournalEntryChange> => ({
  _data: [
    {
      id: 1,
      JournalEntryId: 1,
      Action: 1,
      ChangedDate: '2026-03-02T10:15:00Z',
      Bookyear: 2026,
      _meta: { self: 'https://api.accounting-platform.example/v1/journalentrylog/1' },
    },
    {
      id: 2,
      JournalEntryId: 1000001,
      Action: 1,
      ChangedDate: '2026-03-02T15:30:00Z',
      Bookyear: 2026,
      _meta: { self: 'https://api.accounting-platform.example/v1/journalentrylog/2' },
    },
  ],
  _meta: {
    previousPage: null,
    nextPage:
      'https://api.accounting-platform.example/v1/journalentrylog?ChangedDate_from=2026-03-02T00%3A00%3A00Z&pageSize=2&page=2',
    totalCount: 196,
    pageCount: 98,
    self: 'https://api.accounting-platform.example/v1/journalentrylog?ChangedDate_from=2026-03-02T00%3A00%3A00Z&pageSize=2',
    administrationId: 1,
    administrationName: 'Kaasmakerij De Vijfhoek B.V.',
    profileName: 'Demo user',
  },
});

export const getListJournalEntryChangesResponseMock400 = (): ValidationProblem => ({
  type: 'https://accounting-platform.example/problems/validation-failed',
  title: 'The request is not valid',
  status: 400,
  detail: 'The request holds invalid values. See "errors" for each of them.',
  instance: '/v1/journalentrylog',
  errors: { pageSize: ['The value must be at most 1000.'] },
});

export const getListJournalEntryChangesResponseMock401 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/unauthorized',
  title: 'Not signed in',
  status: 401,
  detail: 'Send an access token in the Authorization header: "Bearer <ACCESS_TOKEN>".',
  instance: '/v1/journalentrylog',
});

export const getListJournalEntryChangesResponseMock403 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/administration-not-accessible',
  title: 'Administration not accessible',
  status: 403,
  detail: 'Administration 3 does not exist, or you have no access to it.',
  instance: '/v1/journalentrylog',
});

export const getListJournalEntryChangesResponseMock406 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/not-acceptable',
  title: 'Not acceptable',
  status: 406,
  detail: 'This operation responds with application/json.',
  instance: '/v1/journalentrylog',
});

export const getListJournalEntryChangesResponseMock429 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/too-many-requests',
  title: 'Too many requests',
  status: 429,
  detail: 'Too many requests. Try again in 5 seconds.',
  instance: '/v1/journalentrylog',
});

export const getListJournalEntryChangesResponseMock500 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/internal-error',
  title: 'Internal error',
  status: 500,
  detail: 'Something went wrong on our side.',
  instance: '/v1/journalentrylog',
});

export const getGetJournalEntryChangeResponseMock = (): SingleRecord<JournalEntryChange> => ({
  id: 1,
  JournalEntryId: 1,
  Action: 1,
  ChangedDate: '2026-03-02T10:15:00Z',
  Bookyear: 2026,
  _meta: {
    self: 'https://api.accounting-platform.example/v1/journalentrylog/1',
    administrationId: 1,
    administrationName: 'Kaasmakerij De Vijfhoek B.V.',
    profileName: 'Demo user',
  },
});

export const getGetJournalEntryChangeResponseMock200 = (): SingleRecord<JournalEntryChange> => ({
  id: 1,
  JournalEntryId: 1,
  Action: 1,
  ChangedDate: '2026-03-02T10:15:00Z',
  Bookyear: 2026,
  _meta: {
    self: 'https://api.accounting-platform.example/v1/journalentrylog/1',
    administrationId: 1,
    administrationName: 'Kaasmakerij De Vijfhoek B.V.',
    profileName: 'Demo user',
  },
});

export const getGetJournalEntryChangeResponseMock400 = (): ValidationProblem => ({
  type: 'https://accounting-platform.example/problems/validation-failed',
  title: 'The request is not valid',
  status: 400,
  detail: 'The request holds invalid values. See "errors" for each of them.',
  instance: '/v1/journalentrylog/0',
  errors: { id: ['The value must be at least 1.'] },
});

export const getGetJournalEntryChangeResponseMock401 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/unauthorized',
  title: 'Not signed in',
  status: 401,
  detail: 'Send an access token in the Authorization header: "Bearer <ACCESS_TOKEN>".',
  instance: '/v1/journalentrylog/1',
});

export const getGetJournalEntryChangeResponseMock403 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/administration-not-accessible',
  title: 'Administration not accessible',
  status: 403,
  detail: 'Administration 3 does not exist, or you have no access to it.',
  instance: '/v1/journalentrylog/1',
});

export const getGetJournalEntryChangeResponseMock404 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/not-found',
  title: 'Not found',
  status: 404,
  detail: 'There is no record with id 999999 at /v1/journalentrylog in this administration.',
  instance: '/v1/journalentrylog/999999',
});

export const getGetJournalEntryChangeResponseMock406 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/not-acceptable',
  title: 'Not acceptable',
  status: 406,
  detail: 'This operation responds with application/json.',
  instance: '/v1/journalentrylog/1',
});

export const getGetJournalEntryChangeResponseMock429 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/too-many-requests',
  title: 'Too many requests',
  status: 429,
  detail: 'Too many requests. Try again in 5 seconds.',
  instance: '/v1/journalentrylog/1',
});

export const getGetJournalEntryChangeResponseMock500 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/internal-error',
  title: 'Internal error',
  status: 500,
  detail: 'Something went wrong on our side.',
  instance: '/v1/journalentrylog/1',
});

export const getListJournalEntryChangesMockHandler = (
  overrideResponse?:
    | Page<JournalEntryChange>
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<Page<JournalEntryChange>> | Page<JournalEntryChange>),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/journalentrylog',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListJournalEntryChangesResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getListJournalEntryChangesMockHandler200 = (
  overrideResponse?:
    | Page<JournalEntryChange>
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<Page<JournalEntryChange>> | Page<JournalEntryChange>),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/journalentrylog',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListJournalEntryChangesResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getListJournalEntryChangesMockHandler400 = (
  overrideResponse?:
    | ValidationProblem
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ValidationProblem> | ValidationProblem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/journalentrylog',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListJournalEntryChangesResponseMock400(),
        { status: 400, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getListJournalEntryChangesMockHandler401 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/journalentrylog',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListJournalEntryChangesResponseMock401(),
        { status: 401, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getListJournalEntryChangesMockHandler403 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/journalentrylog',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListJournalEntryChangesResponseMock403(),
        { status: 403, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getListJournalEntryChangesMockHandler406 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/journalentrylog',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListJournalEntryChangesResponseMock406(),
        { status: 406, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getListJournalEntryChangesMockHandler429 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/journalentrylog',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListJournalEntryChangesResponseMock429(),
        { status: 429, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getListJournalEntryChangesMockHandler500 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/journalentrylog',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListJournalEntryChangesResponseMock500(),
        { status: 500, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getGetJournalEntryChangeMockHandler = (
  overrideResponse?:
    | SingleRecord<JournalEntryChange>
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<SingleRecord<JournalEntryChange>> | SingleRecord<JournalEntryChange>),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/journalentrylog/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetJournalEntryChangeResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGetJournalEntryChangeMockHandler200 = (
  overrideResponse?:
    | SingleRecord<JournalEntryChange>
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<SingleRecord<JournalEntryChange>> | SingleRecord<JournalEntryChange>),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/journalentrylog/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetJournalEntryChangeResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGetJournalEntryChangeMockHandler400 = (
  overrideResponse?:
    | ValidationProblem
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ValidationProblem> | ValidationProblem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/journalentrylog/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetJournalEntryChangeResponseMock400(),
        { status: 400, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getGetJournalEntryChangeMockHandler401 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/journalentrylog/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetJournalEntryChangeResponseMock401(),
        { status: 401, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getGetJournalEntryChangeMockHandler403 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/journalentrylog/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetJournalEntryChangeResponseMock403(),
        { status: 403, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getGetJournalEntryChangeMockHandler404 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/journalentrylog/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetJournalEntryChangeResponseMock404(),
        { status: 404, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getGetJournalEntryChangeMockHandler406 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/journalentrylog/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetJournalEntryChangeResponseMock406(),
        { status: 406, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getGetJournalEntryChangeMockHandler429 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/journalentrylog/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetJournalEntryChangeResponseMock429(),
        { status: 429, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getGetJournalEntryChangeMockHandler500 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/journalentrylog/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetJournalEntryChangeResponseMock500(),
        { status: 500, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};
export const getJournalEntryLogMock = () => [
  getListJournalEntryChangesMockHandler(),
  getGetJournalEntryChangeMockHandler(),
];
