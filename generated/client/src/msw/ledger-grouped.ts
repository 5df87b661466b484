import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';

import type { Page } from '../../../../client/runtime/page.ts';

import type { LedgerBalance, Problem, ValidationProblem } from '../types.ts';

export const getListLedgerBalancesResponseMock = (): Page<LedgerBalance> => ({
  _data: [
    {
      ledgerAccountId: 1,
      ledgerAccountNumber: '0050',
      ledgerAccountDescription: 'Software en licenties',
      BalanceOrProfitLoss: 'B',
      bookyear: 2026,
      period: 0,
      journalId: null,
      costCenterId: null,
      costUnitId: null,
      amountDebit: 12000,
      amountCredit: 0,
      balance: 12000,
      _meta: {
        self: 'https://api.accounting-platform.example/v1/ledgergrouped?bookyear=2026&ledgerAccountId=1&groupBy=period&period=0',
      },
    },
    {
      ledgerAccountId: 2,
      ledgerAccountNumber: '0055',
      ledgerAccountDescription: 'Cumulatieve afschrijving software en licenties',
      BalanceOrProfitLoss: 'B',
      bookyear: 2026,
      period: 0,
      journalId: null,
      costCenterId: null,
      costUnitId: null,
      amountDebit: 0,
      amountCredit: 11200,
      balance: -11200,
      _meta: {
        self: 'https://api.accounting-platform.example/v1/ledgergrouped?bookyear=2026&ledgerAccountId=2&groupBy=period&period=0',
      },
    },
  ],
  _meta: {
    previousPage: null,
    nextPage: 'https://api.accounting-platform.example/v1/ledgergrouped?bookyear=2026&groupBy=period&pageSize=2&page=2',
    totalCount: 119,
    pageCount: 60,
    self: 'https://api.accounting-platform.example/v1/ledgergrouped?bookyear=2026&groupBy=period&pageSize=2',
    administrationId: 1,
    administrationName: 'Kaasmakerij De Vijfhoek B.V.',
    profileName: 'Demo user',
  },
});

export const getListLedgerBalancesResponseMock200 = (): Page<LedgerBalance> => ({
  _data: [
    {
      ledgerAccountId: 1,
      ledgerAccountNumber: '0050',
      ledgerAccountDescription: 'Software en licenties',
      BalanceOrProfitLoss: 'B',
      bookyear: 2026,
      period: 0,
      journalId: null,
      costCenterId: null,
      costUnitId: null,
      amountDebit: 12000,
      amountCredit: 0,
      balance: 12000,
      _meta: {
        self: 'https://api.accounting-platform.example/v1/ledgergrouped?bookyear=2026&ledgerAccountId=1&groupBy=period&period=0',
      },
    },
    {
      ledgerAccountId: 2,
      ledgerAccountNumber: '0055',
      ledgerAccountDescription: 'Cumulatieve afschrijving software en licenties',
      BalanceOrProfitLoss: 'B',
      bookyear: 2026,
      period: 0,
      journalId: null,
      costCenterId: null,
      costUnitId: null,
      amountDebit: 0,
      amountCredit: 11200,
      balance: -11200,
      _meta: {
        self: 'https://api.accounting-platform.example/v1/ledgergrouped?bookyear=2026&ledgerAccountId=2&groupBy=period&period=0',
      },
    },
  ],
  _meta: {
    previousPage: null,
    nextPage: 'https://api.accounting-platform.example/v1/ledgergrouped?bookyear=2026&groupBy=period&pageSize=2&page=2',
    totalCount: 119,
    pageCount: 60,
    self: 'https://api.accounting-platform.example/v1/ledgergrouped?bookyear=2026&groupBy=period&pageSize=2',
    administrationId: 1,
    administrationName: 'Kaasmakerij De Vijfhoek B.V.',
    profileName: 'Demo user',
  },
});

export const getListLedgerBalancesResponseMock400 = (): ValidationProblem => ({
  type: 'https://accounting-platform.example/problems/validation-failed',
  title: 'The request is not valid',
  status: 400,
  detail: 'The request holds invalid values. See "errors" for each of them.',
  instance: '/v1/ledgergrouped',
  errors: { bookyear: ['This field is required.'] },
});

export const getListLedgerBalancesResponseMock401 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/unauthorized',
  title: 'Not signed in',
  status: 401,
  detail: 'Send an access token in the Authorization header: "Bearer <ACCESS_TOKEN>".',
  instance: '/v1/ledgergrouped',
});

export const getListLedgerBalancesResponseMock403 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/administration-not-accessible',
  title: 'Administration not accessible',
  status: 403,
  detail: 'Administration 3 does not exist, or you have no access to it.',
  instance: '/v1/ledgergrouped',
});

export const getListLedgerBalancesResponseMock406 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/not-acceptable',
  title: 'Not acceptable',
  status: 406,
  detail: 'This operation responds with application/json.',
  instance: '/v1/ledgergrouped',
});

export const getListLedgerBalancesResponseMock429 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/too-many-requests',
  title: 'Too many requests',
  status: 429,
  detail: 'Too many requests. Try again in 5 seconds.',
  instance: '/v1/ledgergrouped',
});

export const getListLedgerBalancesResponseMock500 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/internal-error',
  title: 'Internal error',
  status: 500,
  detail: 'Something went wrong on our side.',
  instance: '/v1/ledgergrouped',
});

export const getListLedgerBalancesMockHandler = (
  overrideResponse?:
    | Page<LedgerBalance>
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Page<LedgerBalance>> | Page<LedgerBalance>),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/ledgergrouped',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListLedgerBalancesResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getListLedgerBalancesMockHandler200 = (
  overrideResponse?:
    | Page<LedgerBalance>
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Page<LedgerBalance>> | Page<LedgerBalance>),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/ledgergrouped',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListLedgerBalancesResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getListLedgerBalancesMockHandler400 = (
  overrideResponse?:
    | ValidationProblem
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ValidationProblem> | ValidationProblem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/ledgergrouped',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListLedgerBalancesResponseMock400(),
        { status: 400, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getListLedgerBalancesMockHandler401 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/ledgergrouped',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListLedgerBalancesResponseMock401(),
        { status: 401, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getListLedgerBalancesMockHandler403 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/ledgergrouped',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListLedgerBalancesResponseMock403(),
        { status: 403, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getListLedgerBalancesMockHandler406 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/ledgergrouped',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListLedgerBalancesResponseMock406(),
        { status: 406, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getListLedgerBalancesMockHandler429 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/ledgergrouped',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListLedgerBalancesResponseMock429(),
        { status: 429, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getListLedgerBalancesMockHandler500 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/ledgergrouped',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListLedgerBalancesResponseMock500(),
        { status: 500, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};
export const getLedgerGroupedMock = () => [getListLedgerBalancesMockHandler()];
