import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';

import type { Page, SingleRecord } from '../../../../client/runtime/page.ts';

import type { OutstandingPurchaseInvoice, Problem, ValidationProblem } from '../types.ts';

export const getListOutstandingPurchaseInvoicesResponseMock = (): Page<OutstandingPurchaseInvoice> => ({
  _data: [
    {
      id: 1,
      invoiceNumber: 'LF-2026-118',
      invoiceDate: '2026-03-02',
      dueDate: '2026-04-01',
      amountIncludingVat: 71.97,
      outstandingAmount: 31.97,
      age: 45,
      daysUntilExpiry: -15,
      creditorId: 1,
      creditorNumber: '20001',
      creditorName: 'Melkveebedrijf De Stille Weide',
      _meta: { self: 'https://api.accounting-platform.example/v1/outstandingpurchaseinvoices/1' },
    },
    {
      id: 4,
      invoiceNumber: 'RE-4471',
      invoiceDate: '2026-03-10',
      dueDate: '2026-04-09',
      amountIncludingVat: 1240,
      outstandingAmount: 1240,
      age: 37,
      daysUntilExpiry: -7,
      creditorId: 11,
      creditorNumber: '20011',
      creditorName: 'Käsetechnik Muster GmbH',
      _meta: { self: 'https://api.accounting-platform.example/v1/outstandingpurchaseinvoices/4' },
    },
  ],
  _meta: {
    previousPage: null,
    nextPage: 'https://api.accounting-platform.example/v1/outstandingpurchaseinvoices?pageSize=2&page=2',
    totalCount: 4,
    pageCount: 2,
    self: 'https://api.accounting-platform.example/v1/outstandingpurchaseinvoices?pageSize=2',
    administrationId: 1,
    administrationName: 'Kaasmakerij De Vijfhoek B.V.',
    profileName: 'Demo user',
  },
});

export const getListOutstandingPurchaseInvoicesResponseMock200 = (): Page<OutstandingPurchaseInvoice> => ({
  _data: [
    {
      id: 1,
      invoiceNumber: 'LF-2026-118',
      invoiceDate: '2026-03-02',
      dueDate: '2026-04-01',
      amountIncludingVat: 71.97,
      outstandingAmount: 31.97,
      age: 45,
      daysUntilExpiry: -15,
      creditorId: 1,
      creditorNumber: '20001',
      creditorName: 'Melkveebedrijf De Stille Weide',
      _meta: { self: 'https://api.accounting-platform.example/v1/outstandingpurchaseinvoices/1' },
    },
    {
      id: 4,
      invoiceNumber: 'RE-4471',
      invoiceDate: '2026-03-10',
      dueDate: '2026-04-09',
      amountIncludingVat: 1240,
      outstandingAmount: 1240,
      age: 37,
      daysUntilExpiry: -7,
      creditorId: 11,
      creditorNumber: '20011',
      creditorName: 'Käsetechnik Muster GmbH',
      _meta: { self: 'https://api.accounting-platform.example/v1/outstandingpurchaseinvoices/4' },
    },
  ],
  _meta: {
    previousPage: null,
    nextPage: 'https://api.accounting-platform.example/v1/outstandingpurchaseinvoices?pageSize=2&page=2',
    totalCount: 4,
    pageCount: 2,
    self: 'https://api.accounting-platform.example/v1/outstandingpurchaseinvoices?pageSize=2',
    administrationId: 1,
    administrationName: 'Kaasmakerij De Vijfhoek B.V.',
    profileName: 'Demo user',
  },
});

export const getListOutstandingPurchaseInvoicesResponseMock400 = (): ValidationProblem => ({
  type: 'https://accounting-platform.example/problems/validation-failed',
  title: 'The request is not valid',
  status: 400,
  detail: 'The request holds invalid values. See "errors" for each of them.',
  instance: '/v1/outstandingpurchaseinvoices',
  errors: { pageSize: ['The value must be at most 1000.'] },
});

export const getListOutstandingPurchaseInvoicesResponseMock401 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/unauthorized',
  title: 'Not signed in',
  status: 401,
  detail: 'Send an access token in the Authorization header: "Bearer <ACCESS_TOKEN>".',
  instance: '/v1/outstandingpurchaseinvoices',
});

export const getListOutstandingPurchaseInvoicesResponseMock403 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/administration-not-accessible',
  title: 'Administration not accessible',
  status: 403,
  detail: 'Administration 3 does not exist, or you have no access to it.',
  instance: '/v1/outstandingpurchaseinvoices',
});

export const getListOutstandingPurchaseInvoicesResponseMock406 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/not-acceptable',
  title: 'Not acceptable',
  status: 406,
  detail: 'This operation responds with application/json.',
  instance: '/v1/outstandingpurchaseinvoices',
});

export const getListOutstandingPurchaseInvoicesResponseMock429 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/too-many-requests',
  title: 'Too many requests',
  status: 429,
  detail: 'Too many requests. Try again in 5 seconds.',
  instance: '/v1/outstandingpurchaseinvoices',
});

export const getListOutstandingPurchaseInvoicesResponseMock500 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/internal-error',
  title: 'Internal error',
  status: 500,
  detail: 'Something went wrong on our side.',
  instance: '/v1/outstandingpurchaseinvoices',
});

export const getGetOutstandingPurchaseInvoiceResponseMock = (): SingleRecord<OutstandingPurchaseInvoice> => ({
  id: 1,
  invoiceNumber: 'LF-2026-118',
  invoiceDate: '2026-03-02',
  dueDate: '2026-04-01',
  amountIncludingVat: 71.97,
  outstandingAmount: 31.97,
  age: 45,
  daysUntilExpiry: -15,
  creditorId: 1,
  creditorNumber: '20001',
  creditorName: 'Melkveebedrijf De Stille Weide',
  _meta: {
    self: 'https://api.accounting-platform.example/v1/outstandingpurchaseinvoices/1',
    administrationId: 1,
    administrationName: 'Kaasmakerij De Vijfhoek B.V.',
    profileName: 'Demo user',
  },
});

export const getGetOutstandingPurchaseInvoiceResponseMock200 = (): SingleRecord<OutstandingPurchaseInvoice> => ({
  id: 1,
  invoiceNumber: 'LF-2026-118',
  invoiceDate: '2026-03-02',
  dueDate: '2026-04-01',
  amountIncludingVat: 71.97,
  outstandingAmount: 31.97,
  age: 45,
  daysUntilExpiry: -15,
  creditorId: 1,
  creditorNumber: '20001',
  creditorName: 'Melkveebedrijf De Stille Weide',
  _meta: {
    self: 'https://api.accounting-platform.example/v1/outstandingpurchaseinvoices/1',
    administrationId: 1,
    administrationName: 'Kaasmakerij De Vijfhoek B.V.',
    profileName: 'Demo user',
  },
});

export const getGetOutstandingPurchaseInvoiceResponseMock400 = (): ValidationProblem => ({
  type: 'https://accounting-platform.example/problems/validation-failed',
  title: 'The request is not valid',
  status: 400,
  detail: 'The request holds invalid values. See "errors" for each of them.',
  instance: '/v1/outstandingpurchaseinvoices/0',
  errors: { id: ['The value must be at least 1.'] },
});

export const getGetOutstandingPurchaseInvoiceResponseMock401 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/unauthorized',
  title: 'Not signed in',
  status: 401,
  detail: 'Send an access token in the Authorization header: "Bearer <ACCESS_TOKEN>".',
  instance: '/v1/outstandingpurchaseinvoices/1',
});

export const getGetOutstandingPurchaseInvoiceResponseMock403 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/administration-not-accessible',
  title: 'Administration not accessible',
  status: 403,
  detail: 'Administration 3 does not exist, or you have no access to it.',
  instance: '/v1/outstandingpurchaseinvoices/1',
});

export const getGetOutstandingPurchaseInvoiceResponseMock404 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/not-found',
  title: 'Not found',
  status: 404,
  detail: 'There is no record with id 999999 at /v1/outstandingpurchaseinvoices in this administration.',
  instance: '/v1/outstandingpurchaseinvoices/999999',
});

export const getGetOutstandingPurchaseInvoiceResponseMock406 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/not-acceptable',
  title: 'Not acceptable',
  status: 406,
  detail: 'This operation responds with application/json.',
  instance: '/v1/outstandingpurchaseinvoices/1',
});

export const getGetOutstandingPurchaseInvoiceResponseMock429 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/too-many-requests',
  title: 'Too many requests',
  status: 429,
  detail: 'Too many requests. Try again in 5 seconds.',
  instance: '/v1/outstandingpurchaseinvoices/1',
});

export const getGetOutstandingPurchaseInvoiceResponseMock500 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/internal-error',
  title: 'Internal error',
  status: 500,
  detail: 'Something went wrong on our side.',
  instance: '/v1/outstandingpurchaseinvoices/1',
});

export const getListOutstandingPurchaseInvoicesMockHandler = (
  overrideResponse?:
    | Page<OutstandingPurchaseInvoice>
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<Page<OutstandingPurchaseInvoice>> | Page<OutstandingPurchaseInvoice>),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/outstandingpurchaseinvoices',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListOutstandingPurchaseInvoicesResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getListOutstandingPurchaseInvoicesMockHandler200 = (
  overrideResponse?:
    | Page<OutstandingPurchaseInvoice>
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<Page<OutstandingPurchaseInvoice>> | Page<OutstandingPurchaseInvoice>),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/outstandingpurchaseinvoices',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListOutstandingPurchaseInvoicesResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getListOutstandingPurchaseInvoicesMockHandler400 = (
  overrideResponse?:
    | ValidationProblem
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ValidationProblem> | ValidationProblem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/outstandingpurchaseinvoices',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListOutstandingPurchaseInvoicesResponseMock400(),
        { status: 400, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getListOutstandingPurchaseInvoicesMockHandler401 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/outstandingpurchaseinvoices',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListOutstandingPurchaseInvoicesResponseMock401(),
        { status: 401, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getListOutstandingPurchaseInvoicesMockHandler403 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/outstandingpurchaseinvoices',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListOutstandingPurchaseInvoicesResponseMock403(),
        { status: 403, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getListOutstandingPurchaseInvoicesMockHandler406 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/outstandingpurchaseinvoices',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListOutstandingPurchaseInvoicesResponseMock406(),
        { status: 406, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getListOutstandingPurchaseInvoicesMockHandler429 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/outstandingpurchaseinvoices',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListOutstandingPurchaseInvoicesResponseMock429(),
        { status: 429, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getListOutstandingPurchaseInvoicesMockHandler500 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/outstandingpurchaseinvoices',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListOutstandingPurchaseInvoicesResponseMock500(),
        { status: 500, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getGetOutstandingPurchaseInvoiceMockHandler = (
  overrideResponse?:
    | SingleRecord<OutstandingPurchaseInvoice>
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<SingleRecord<OutstandingPurchaseInvoice>> | SingleRecord<OutstandingPurchaseInvoice>),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/outstandingpurchaseinvoices/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetOutstandingPurchaseInvoiceResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGetOutstandingPurchaseInvoiceMockHandler200 = (
  overrideResponse?:
    | SingleRecord<OutstandingPurchaseInvoice>
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<SingleRecord<OutstandingPurchaseInvoice>> | SingleRecord<OutstandingPurchaseInvoice>),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/outstandingpurchaseinvoices/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetOutstandingPurchaseInvoiceResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGetOutstandingPurchaseInvoiceMockHandler400 = (
  overrideResponse?:
    | ValidationProblem
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ValidationProblem> | ValidationProblem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/outstandingpurchaseinvoices/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetOutstandingPurchaseInvoiceResponseMock400(),
        { status: 400, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getGetOutstandingPurchaseInvoiceMockHandler401 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/outstandingpurchaseinvoices/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetOutstandingPurchaseInvoiceResponseMock401(),
        { status: 401, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getGetOutstandingPurchaseInvoiceMockHandler403 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/outstandingpurchaseinvoices/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetOutstandingPurchaseInvoiceResponseMock403(),
        { status: 403, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getGetOutstandingPurchaseInvoiceMockHandler404 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/outstandingpurchaseinvoices/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetOutstandingPurchaseInvoiceResponseMock404(),
        { status: 404, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getGetOutstandingPurchaseInvoiceMockHandler406 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/outstandingpurchaseinvoices/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetOutstandingPurchaseInvoiceResponseMock406(),
        { status: 406, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getGetOutstandingPurchaseInvoiceMockHandler429 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/outstandingpurchaseinvoices/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetOutstandingPurchaseInvoiceResponseMock429(),
        { status: 429, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getGetOutstandingPurchaseInvoiceMockHandler500 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/outstandingpurchaseinvoices/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetOutstandingPurchaseInvoiceResponseMock500(),
        { status: 500, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};
export const getOutstandingPurchaseInvoicesMock = () => [
  getListOutstandingPurchaseInvoicesMockHandler(),
  getGetOutstandingPurchaseInvoiceMockHandler(),
];
