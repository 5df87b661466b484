import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';

import type { Page, SingleRecord } from '../../../../client/runtime/page.ts';

import type { LedgerLine, Problem, ValidationProblem } from '../types.ts';

export const getListLedgerLinesResponseMock = (): Page<LedgerLine> => ({
  _data: [
    {
      id: 1,
      JournalEntryId: 1000001,
      Bookyear: 2026,
      Period: 3,
      date: '2026-03-02',
      journalId: 4,
      sourceDocumentNumber: '20260001',
      ledgerAccountId: 24,
      ledgerAccountNumber: '1300',
      ledgerAccountDescription: 'Debiteuren Nederland',
      description: 'Levering van 2 maart',
      amountDebit: 71.97,
      amountCredit: 0,
      vatCodeId: null,
      costCenterId: null,
      costUnitId: null,
      debtorId: 1,
      creditorId: null,
      invoiceNumber: '20260001',
      salesInvoiceId: 1,
      purchaseInvoiceId: null,
      _meta: { self: 'https://api.accounting-platform.example/v1/ledgerlines/1' },
    },
    {
      id: 2,
      JournalEntryId: 1000001,
      Bookyear: 2026,
      Period: 3,
      date: '2026-03-02',
      journalId: 4,
      sourceDocumentNumber: '20260001',
      ledgerAccountId: 98,
      ledgerAccountNumber: '8010',
      ledgerAccountDescription: 'Omzet goederen, laag tarief',
      description: 'Jonge kaas 500 g',
      amountDebit: 0,
      amountCredit: 66.03,
      vatCodeId: 2,
      costCenterId: null,
      costUnitId: null,
      debtorId: 1,
      creditorId: null,
      invoiceNumber: '20260001',
      salesInvoiceId: 1,
      purchaseInvoiceId: null,
      _meta: { self: 'https://api.accounting-platform.example/v1/ledgerlines/2' },
    },
  ],
  _meta: {
    previousPage: null,
    nextPage: 'https://api.accounting-platform.example/v1/ledgerlines?Bookyear=2026&pageSize=2&page=2',
    totalCount: 217,
    pageCount: 109,
    self: 'https://api.accounting-platform.example/v1/ledgerlines?Bookyear=2026&pageSize=2',
    administrationId: 1,
    administrationName: 'Kaasmakerij De Vijfhoek B.V.',
    profileName: 'Demo user',
  },
});

export const getListLedgerLinesResponseMock200 = (): Page<LedgerLine> => ({
  _data: [
    {
      id: 1,
      JournalEntryId: 1000001,
      Bookyear: 2026,
      Period: 3,
      date: '2026-03-02',
      journalId: 4,
      sourceDocumentNumber: '20260001',
      ledgerAccountId: 24,
      ledgerAccountNumber: '1300',
      ledgerAccountDescription: 'Debiteuren Nederland',
      description: 'Levering van 2 maart',
      amountDebit: 71.97,
      amountCredit: 0,
      vatCodeId: null,
      costCenterId: null,
      costUnitId: null,
      debtorId: 1,
      creditorId: null,
      invoiceNumber: '20260001',
      salesInvoiceId: 1,
      purchaseInvoiceId: null,
      _meta: { self: 'https://api.accounting-platform.example/v1/ledgerlines/1' },
    },
    {
      id: 2,
      JournalEntryId: 1000001,
      Bookyear: 2026,
      Period: 3,
      date: '2026-03-02',
      journalId: 4,
      sourceDocumentNumber: '20260001',
      ledgerAccountId: 98,
      ledgerAccountNumber: '8010',
      ledgerAccountDescription: 'Omzet goederen, laag tarief',
      description: 'Jonge kaas 500 g',
      amountDebit: 0,
      amountCredit: 66.03,
      vatCodeId: 2,
      costCenterId: null,
      costUnitId: null,
      debtorId: 1,
      creditorId: null,
      invoiceNumber: '20260001',
      salesInvoiceId: 1,
      purchaseInvoiceId: null,
      _meta: { self: 'https://api.accounting-platform.example/v1/ledgerlines/2' },
    },
  ],
  _meta: {
    previousPage: null,
    nextPage: 'https://api.accounting-platform.example/v1/ledgerlines?Bookyear=2026&pageSize=2&page=2',
    totalCount: 217,
    pageCount: 109,
    self: 'https://api.accounting-platform.example/v1/ledgerlines?Bookyear=2026&pageSize=2',
    administrationId: 1,
    administrationName: 'Kaasmakerij De Vijfhoek B.V.',
    profileName: 'Demo user',
  },
});

export const getListLedgerLinesResponseMock400 = (): ValidationProblem => ({
  type: 'https://accounting-platform.example/problems/validation-failed',
  title: 'The request is not valid',
  status: 400,
  detail: 'The request holds invalid values. See "errors" for each of them.',
  instance: '/v1/ledgerlines',
  errors: { Bookyear: ['This field is required.'] },
});

export const getListLedgerLinesResponseMock401 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/unauthorized',
  title: 'Not signed in',
  status: 401,
  detail: 'Send an access token in the Authorization header: "Bearer <ACCESS_TOKEN>".',
  instance: '/v1/ledgerlines',
});

export const getListLedgerLinesResponseMock403 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/administration-not-accessible',
  title: 'Administration not accessible',
  status: 403,
  detail: 'Administration 3 does not exist, or you have no access to it.',
  instance: '/v1/ledgerlines',
});

export const getListLedgerLinesResponseMock406 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/not-acceptable',
  title: 'Not acceptable',
  status: 406,
  detail: 'This operation responds with application/json.',
  instance: '/v1/ledgerlines',
});

export const getListLedgerLinesResponseMock429 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/too-many-requests',
  title: 'Too many requests',
  status: 429,
  detail: 'Too many requests. Try again in 5 seconds.',
  instance: '/v1/ledgerlines',
});

export const getListLedgerLinesResponseMock500 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/internal-error',
  title: 'Internal error',
  status: 500,
  detail: 'Something went wrong on our side.',
  instance: '/v1/ledgerlines',
});

export const getGetLedgerLineResponseMock = (): SingleRecord<LedgerLine> => ({
  id: 1,
  JournalEntryId: 1000001,
  Bookyear: 2026,
  Period: 3,
  date: '2026-03-02',
  journalId: 4,
  sourceDocumentNumber: '20260001',
  ledgerAccountId: 24,
  ledgerAccountNumber: '1300',
  ledgerAccountDescription: 'Debiteuren Nederland',
  description: 'Levering van 2 maart',
  amountDebit: 71.97,
  amountCredit: 0,
  vatCodeId: null,
  costCenterId: null,
  costUnitId: null,
  debtorId: 1,
  creditorId: null,
  invoiceNumber: '20260001',
  salesInvoiceId: 1,
  purchaseInvoiceId: null,
  _meta: {
    self: 'https://api.accounting-platform.example/v1/ledgerlines/1',
    administrationId: 1,
    administrationName: 'Kaasmakerij De Vijfhoek B.V.',
    profileName: 'Demo user',
  },
});

export const getGetLedgerLineResponseMock200 = (): SingleRecord<LedgerLine> => ({
  id: 1,
  JournalEntryId: 1000001,
  Bookyear: 2026,
  Period: 3,
  date: '2026-03-02',
  journalId: 4,
  sourceDocumentNumber: '20260001',
  ledgerAccountId: 24,
  ledgerAccountNumber: '1300',
  ledgerAccountDescription: 'Debiteuren Nederland',
  description: 'Levering van 2 maart',
  amountDebit: 71.97,
  amountCredit: 0,
  vatCodeId: null,
  costCenterId: null,
  costUnitId: null,
  debtorId: 1,
  creditorId: null,
  invoiceNumber: '20260001',
  salesInvoiceId: 1,
  purchaseInvoiceId: null,
  _meta: {
    self: 'https://api.accounting-platform.example/v1/ledgerlines/1',
    administrationId: 1,
    administrationName: 'Kaasmakerij De Vijfhoek B.V.',
    profileName: 'Demo user',
  },
});

export const getGetLedgerLineResponseMock400 = (): ValidationProblem => ({
  type: 'https://accounting-platform.example/problems/validation-failed',
  title: 'The request is not valid',
  status: 400,
  detail: 'The request holds invalid values. See "errors" for each of them.',
  instance: '/v1/ledgerlines/0',
  errors: { id: ['The value must be at least 1.'] },
});

export const getGetLedgerLineResponseMock401 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/unauthorized',
  title: 'Not signed in',
  status: 401,
  detail: 'Send an access token in the Authorization header: "Bearer <ACCESS_TOKEN>".',
  instance: '/v1/ledgerlines/1',
});

export const getGetLedgerLineResponseMock403 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/administration-not-accessible',
  title: 'Administration not accessible',
  status: 403,
  detail: 'Administration 3 does not exist, or you have no access to it.',
  instance: '/v1/ledgerlines/1',
});

export const getGetLedgerLineResponseMock404 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/not-found',
  title: 'Not found',
  status: 404,
  detail: 'There is no record with id 999999 at /v1/ledgerlines in this administration.',
  instance: '/v1/ledgerlines/999999',
});

export const getGetLedgerLineResponseMock406 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/not-acceptable',
  title: 'Not acceptable',
  status: 406,
  detail: 'This operation responds with application/json.',
  instance: '/v1/ledgerlines/1',
});

export const getGetLedgerLineResponseMock429 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/too-many-requests',
  title: 'Too many requests',
  status: 429,
  detail: 'Too many requests. Try again in 5 seconds.',
  instance: '/v1/ledgerlines/1',
});

export const getGetLedgerLineResponseMock500 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/internal-error',
  title: 'Internal error',
  status: 500,
  detail: 'Something went wrong on our side.',
  instance: '/v1/ledgerlines/1',
});

export const getListLedgerLinesMockHandler = (
  overrideResponse?:
    | Page<LedgerLine>
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Page<LedgerLine>> | Page<LedgerLine>),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/ledgerlines',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListLedgerLinesResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getListLedgerLinesMockHandler200 = (
  overrideResponse?:
    | Page<LedgerLine>
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Page<LedgerLine>> | Page<LedgerLine>),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/ledgerlines',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListLedgerLinesResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getListLedgerLinesMockHandler400 = (
  overrideResponse?:
    | ValidationProblem
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ValidationProblem> | ValidationProblem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/ledgerlines',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListLedgerLinesResponseMock400(),
        { status: 400, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getListLedgerLinesMockHandler401 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/ledgerlines',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListLedgerLinesResponseMock401(),
        { status: 401, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getListLedgerLinesMockHandler403 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/ledgerlines',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListLedgerLinesResponseMock403(),
        { status: 403, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getListLedgerLinesMockHandler406 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/ledgerlines',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListLedgerLinesResponseMock406(),
        { status: 406, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getListLedgerLinesMockHandler429 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/ledgerlines',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListLedgerLinesResponseMock429(),
        { status: 429, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getListLedgerLinesMockHandler500 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/ledgerlines',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListLedgerLinesResponseMock500(),
        { status: 500, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getGetLedgerLineMockHandler = (
  overrideResponse?:
    | SingleRecord<LedgerLine>
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<SingleRecord<LedgerLine>> | SingleRecord<LedgerLine>),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/ledgerlines/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetLedgerLineResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGetLedgerLineMockHandler200 = (
  overrideResponse?:
    | SingleRecord<LedgerLine>
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<SingleRecord<LedgerLine>> | SingleRecord<LedgerLine>),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/ledgerlines/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetLedgerLineResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGetLedgerLineMockHandler400 = (
  overrideResponse?:
    | ValidationProblem
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ValidationProblem> | ValidationProblem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/ledgerlines/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetLedgerLineResponseMock400(),
        { status: 400, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getGetLedgerLineMockHandler401 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/ledgerlines/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetLedgerLineResponseMock401(),
        { status: 401, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getGetLedgerLineMockHandler403 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/ledgerlines/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetLedgerLineResponseMock403(),
        { status: 403, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getGetLedgerLineMockHandler404 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/ledgerlines/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetLedgerLineResponseMock404(),
        { status: 404, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getGetLedgerLineMockHandler406 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/ledgerlines/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetLedgerLineResponseMock406(),
        { status: 406, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getGetLedgerLineMockHandler429 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/ledgerlines/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetLedgerLineResponseMock429(),
        { status: 429, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getGetLedgerLineMockHandler500 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/ledgerlines/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetLedgerLineResponseMock500(),
        { status: 500, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};
export const getLedgerLinesMock = () => [getListLedgerLinesMockHandler(), getGetLedgerLineMockHandler()];
