import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';

import type { Page, SingleRecord } from '../../../../client/runtime/page.ts';

import type { OutstandingSalesInvoice, Problem, ValidationProblem } from '../types.ts';

export const getListOutstandingSalesInvoicesResponseMock = (): Page<OutstandingSalesInvoice> => ({
  _data: [
    {
      id: 1,
      invoiceNumber: '20260001',
      invoiceDate: '2026-03-02',
      dueDate: '2026-04-01',
      amountIncludingVat: 71.97,
      outstandingAmount: 21.97,
      age: 45,
      daysUntilExpiry: -15,
      debtorId: 1,
      debtorNumber: '10001',
      debtorName: 'Bakkerij Zonnestraal',
      _meta: { self: 'https://api.accounting-platform.example/v1/outstandingsalesinvoices/1' },
    },
    {
      id: 5,
      invoiceNumber: '20260005',
      invoiceDate: '2026-03-09',
      dueDate: '2026-04-08',
      amountIncludingVat: 1237.15,
      outstandingAmount: 1237.15,
      age: 38,
      daysUntilExpiry: -8,
      debtorId: 21,
      debtorNumber: '10021',
      debtorName: 'Kaashandel Verzonnen BV',
      _meta: { self: 'https://api.accounting-platform.example/v1/outstandingsalesinvoices/5' },
    },
  ],
  _meta: {
    previousPage: null,
    nextPage: 'https://api.accounting-platform.example/v1/outstandingsalesinvoices?pageSize=2&page=2',
    totalCount: 7,
    pageCount: 4,
    self: 'https://api.accounting-platform.example/v1/outstandingsalesinvoices?pageSize=2',
    administrationId: 1,
    administrationName: 'Kaasmakerij De Vijfhoek B.V.',
    profileName: 'Demo user',
  },
});

export const getListOutstandingSalesInvoicesResponseMock200 = (): Page<OutstandingSalesInvoice> => ({
  _data: [
    {
      id: 1,
      invoiceNumber: '20260001',
      invoiceDate: '2026-03-02',
      dueDate: '2026-04-01',
      amountIncludingVat: 71.97,
      outstandingAmount: 21.97,
      age: 45,
      daysUntilExpiry: -15,
      debtorId: 1,
      debtorNumber: '10001',
      debtorName: 'Bakkerij Zonnestraal',
      _meta: { self: 'https://api.accounting-platform.example/v1/outstandingsalesinvoices/1' },
    },
    {
      id: 5,
      invoiceNumber: '20260005',
      invoiceDate: '2026-03-09',
      dueDate: '2026-04-08',
      amountIncludingVat: 1237.15,
      outstandingAmount: 1237.15,
      age: 38,
      daysUntilExpiry: -8,
      debtorId: 21,
      debtorNumber: '10021',
      debtorName: 'Kaashandel Verzonnen BV',
      _meta: { self: 'https://api.accounting-platform.example/v1/outstandingsalesinvoices/5' },
    },
  ],
  _meta: {
    previousPage: null,
    nextPage: 'https://api.accounting-platform.example/v1/outstandingsalesinvoices?pageSize=2&page=2',
    totalCount: 7,
    pageCount: 4,
    self: 'https://api.accounting-platform.example/v1/outstandingsalesinvoices?pageSize=2',
    administrationId: 1,
    administrationName: 'Kaasmakerij De Vijfhoek B.V.',
    profileName: 'Demo user',
  },
});

export const getListOutstandingSalesInvoicesResponseMock400 = (): ValidationProblem => ({
  type: 'https://accounting-platform.example/problems/validation-failed',
  title: 'The request is not valid',
  status: 400,
  detail: 'The request holds invalid values. See "errors" for each of them.',
  instance: '/v1/outstandingsalesinvoices',
  errors: { pageSize: ['The value must be at most 1000.'] },
});

export const getListOutstandingSalesInvoicesResponseMock401 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/unauthorized',
  title: 'Not signed in',
  status: 401,
  detail: 'Send an access token in the Authorization header: "Bearer <ACCESS_TOKEN>".',
  instance: '/v1/outstandingsalesinvoices',
});

export const getListOutstandingSalesInvoicesResponseMock403 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/administration-not-accessible',
  title: 'Administration not accessible',
  status: 403,
  detail: 'Administration 3 does not exist, or you have no access to it.',
  instance: '/v1/outstandingsalesinvoices',
});

export const getListOutstandingSalesInvoicesResponseMock406 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/not-acceptable',
  title: 'Not acceptable',
  status: 406,
  detail: 'This operation responds with application/json.',
  instance: '/v1/outstandingsalesinvoices',
});

export const getListOutstandingSalesInvoicesResponseMock429 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/too-many-requests',
  title: 'Too many requests',
  status: 429,
  detail: 'Too many requests. Try again in 5 seconds.',
  instance: '/v1/outstandingsalesinvoices',
});

export const getListOutstandingSalesInvoicesResponseMock500 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/internal-error',
  title: 'Internal error',
  status: 500,
  detail: 'Something went wrong on our side.',
  instance: '/v1/outstandingsalesinvoices',
});

export const getGetOutstandingSalesInvoiceResponseMock = (): SingleRecord<OutstandingSalesInvoice> => ({
  id: 1,
  invoiceNumber: '20260001',
  invoiceDate: '2026-03-02',
  dueDate: '2026-04-01',
  amountIncludingVat: 71.97,
  outstandingAmount: 21.97,
  age: 45,
  daysUntilExpiry: -15,
  debtorId: 1,
  debtorNumber: '10001',
  debtorName: 'Bakkerij Zonnestraal',
  _meta: {
    self: 'https://api.accounting-platform.example/v1/outstandingsalesinvoices/1',
    administrationId: 1,
    administrationName: 'Kaasmakerij De Vijfhoek B.V.',
    profileName: 'Demo user',
  },
});

export const getGetOutstandingSalesInvoiceResponseMock200 = (): SingleRecord<OutstandingSalesInvoice> => ({
  id: 1,
  invoiceNumber: '20260001',
  invoiceDate: '2026-03-02',
  dueDate: '2026-04-01',
  amountIncludingVat: 71.97,
  outstandingAmount: 21.97,
  age: 45,
  daysUntilExpiry: -15,
  debtorId: 1,
  debtorNumber: '10001',
  debtorName: 'Bakkerij Zonnestraal',
  _meta: {
    self: 'https://api.accounting-platform.example/v1/outstandingsalesinvoices/1',
    administrationId: 1,
    administrationName: 'Kaasmakerij De Vijfhoek B.V.',
    profileName: 'Demo user',
  },
});

export const getGetOutstandingSalesInvoiceResponseMock400 = (): ValidationProblem => ({
  type: 'https://accounting-platform.example/problems/validation-failed',
  title: 'The request is not valid',
  status: 400,
  detail: 'The request holds invalid values. See "errors" for each of them.',
  instance: '/v1/outstandingsalesinvoices/0',
  errors: { id: ['The value must be at least 1.'] },
});

export const getGetOutstandingSalesInvoiceResponseMock401 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/unauthorized',
  title: 'Not signed in',
  status: 401,
  detail: 'Send an access token in the Authorization header: "Bearer <ACCESS_TOKEN>".',
  instance: '/v1/outstandingsalesinvoices/1',
});

export const getGetOutstandingSalesInvoiceResponseMock403 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/administration-not-accessible',
  title: 'Administration not accessible',
  status: 403,
  detail: 'Administration 3 does not exist, or you have no access to it.',
  instance: '/v1/outstandingsalesinvoices/1',
});

export const getGetOutstandingSalesInvoiceResponseMock404 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/not-found',
  title: 'Not found',
  status: 404,
  detail: 'There is no record with id 999999 at /v1/outstandingsalesinvoices in this administration.',
  instance: '/v1/outstandingsalesinvoices/999999',
});

export const getGetOutstandingSalesInvoiceResponseMock406 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/not-acceptable',
  title: 'Not acceptable',
  status: 406,
  detail: 'This operation responds with application/json.',
  instance: '/v1/outstandingsalesinvoices/1',
});

export const getGetOutstandingSalesInvoiceResponseMock429 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/too-many-requests',
  title: 'Too many requests',
  status: 429,
  detail: 'Too many requests. Try again in 5 seconds.',
  instance: '/v1/outstandingsalesinvoices/1',
});

export const getGetOutstandingSalesInvoiceResponseMock500 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/internal-error',
  title: 'Internal error',
  status: 500,
  detail: 'Something went wrong on our side.',
  instance: '/v1/outstandingsalesinvoices/1',
});

export const getListOutstandingSalesInvoicesMockHandler = (
  overrideResponse?:
    | Page<OutstandingSalesInvoice>
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<Page<OutstandingSalesInvoice>> | Page<OutstandingSalesInvoice>),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/outstandingsalesinvoices',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListOutstandingSalesInvoicesResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getListOutstandingSalesInvoicesMockHandler200 = (
  overrideResponse?:
    | Page<OutstandingSalesInvoice>
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<Page<OutstandingSalesInvoice>> | Page<OutstandingSalesInvoice>),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/outstandingsalesinvoices',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListOutstandingSalesInvoicesResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getListOutstandingSalesInvoicesMockHandler400 = (
  overrideResponse?:
    | ValidationProblem
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ValidationProblem> | ValidationProblem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/outstandingsalesinvoices',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListOutstandingSalesInvoicesResponseMock400(),
        { status: 400, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getListOutstandingSalesInvoicesMockHandler401 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/outstandingsalesinvoices',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListOutstandingSalesInvoicesResponseMock401(),
        { status: 401, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getListOutstandingSalesInvoicesMockHandler403 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/outstandingsalesinvoices',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListOutstandingSalesInvoicesResponseMock403(),
        { status: 403, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getListOutstandingSalesInvoicesMockHandler406 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/outstandingsalesinvoices',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListOutstandingSalesInvoicesResponseMock406(),
        { status: 406, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getListOutstandingSalesInvoicesMockHandler429 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/outstandingsalesinvoices',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListOutstandingSalesInvoicesResponseMock429(),
        { status: 429, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getListOutstandingSalesInvoicesMockHandler500 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/outstandingsalesinvoices',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListOutstandingSalesInvoicesResponseMock500(),
        { status: 500, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getGetOutstandingSalesInvoiceMockHandler = (
  overrideResponse?:
    | SingleRecord<OutstandingSalesInvoice>
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<SingleRecord<OutstandingSalesInvoice>> | SingleRecord<OutstandingSalesInvoice>),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/outstandingsalesinvoices/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetOutstandingSalesInvoiceResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGetOutstandingSalesInvoiceMockHandler200 = (
  overrideResponse?:
    | SingleRecord<OutstandingSalesInvoice>
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<SingleRecord<OutstandingSalesInvoice>> | SingleRecord<OutstandingSalesInvoice>),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/outstandingsalesinvoices/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetOutstandingSalesInvoiceResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGetOutstandingSalesInvoiceMockHandler400 = (
  overrideResponse?:
    | ValidationProblem
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ValidationProblem> | ValidationProblem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/outstandingsalesinvoices/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetOutstandingSalesInvoiceResponseMock400(),
        { status: 400, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getGetOutstandingSalesInvoiceMockHandler401 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/outstandingsalesinvoices/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetOutstandingSalesInvoiceResponseMock401(),
        { status: 401, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getGetOutstandingSalesInvoiceMockHandler403 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/outstandingsalesinvoices/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetOutstandingSalesInvoiceResponseMock403(),
        { status: 403, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getGetOutstandingSalesInvoiceMockHandler404 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/outstandingsalesinvoices/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetOutstandingSalesInvoiceResponseMock404(),
        { status: 404, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getGetOutstandingSalesInvoiceMockHandler406 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/outstandingsalesinvoices/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetOutstandingSalesInvoiceResponseMock406(),
        { status: 406, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getGetOutstandingSalesInvoiceMockHandler429 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/outstandingsalesinvoices/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetOutstandingSalesInvoiceResponseMock429(),
        { status: 429, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getGetOutstandingSalesInvoiceMockHandler500 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/outstandingsalesinvoices/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetOutstandingSalesInvoiceResponseMock500(),
        { status: 500, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};
export const getOutstandingSalesInvoicesMock = () => [
  getListOutstandingSalesInvoicesMockHandler(),
  getGetOutstandingSalesInvoiceMockHandler(),
];
