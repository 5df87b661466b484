import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';

import type { Page, SingleRecord } from '../../../../client/runtime/page.ts';

import type { Problem, SalesInvoice, StoredFile, ValidationProblem } from '../types.ts';

export const getListSalesInvoicesResponseMock = (): Page<SalesInvoice> => ({
  _data: [
    {
      id: 1,
      debtorId: 1,
      invoiceDate: '2026-03-02',
      paymentConditionId: 1,
      dueDate: '2026-04-01',
      invoiceAddress: {
        street: 'Molenstraat',
        houseNumber: '12a',
        postalCode: '1234 AB',
        city: 'Voorbeeldstad',
        countryId: 1,
      },
      reference: 'PO-2026-0116',
      description: 'Levering van 2 maart',
      remark: 'Meesturen met het overzicht van maart',
      invoiceNumber: '20260001',
      bookYear: 2026,
      bookPeriod: 3,
      inboxFileId: null,
      fileId: null,
      amountExcludingVat: 66.03,
      amountVat: 5.94,
      amountIncludingVat: 71.97,
      vatTotals: [{ vatCodeId: 2, percentage: 9, amountExcludingVat: 66.03, amountVat: 5.94 }],
      _meta: { self: 'https://api.accounting-platform.example/v1/salesinvoices/1' },
    },
    {
      id: 2,
      debtorId: 2,
      invoiceDate: '2026-03-03',
      paymentConditionId: 4,
      dueDate: '2026-03-17',
      invoiceAddress: {
        street: 'Wolkenplein',
        houseNumber: '3',
        postalCode: '2345 BC',
        city: 'Nergenshuizen',
        countryId: 1,
      },
      reference: 'LK-2204',
      description: 'Winkelvoorraad maart',
      remark: null,
      invoiceNumber: '20260002',
      bookYear: 2026,
      bookPeriod: 3,
      inboxFileId: null,
      fileId: null,
      amountExcludingVat: 575.8,
      amountVat: 51.82,
      amountIncludingVat: 627.62,
      vatTotals: [{ vatCodeId: 2, percentage: 9, amountExcludingVat: 575.8, amountVat: 51.82 }],
      _meta: { self: 'https://api.accounting-platform.example/v1/salesinvoices/2' },
    },
  ],
  _meta: {
    previousPage: null,
    nextPage: 'https://api.accounting-platform.example/v1/salesinvoices?pageSize=2&page=2',
    totalCount: 12,
    pageCount: 6,
    self: 'https://api.accounting-platform.example/v1/salesinvoices?pageSize=2',
    administrationId: 1,
    administrationName: 'Kaasmakerij De Vijfhoek B.V.',
    profileName: 'Demo user',
  },
});

export const getListSalesInvoicesResponseMock200 = (): Page<SalesInvoice> => ({
  _data: [
    {
      id: 1,
      debtorId: 1,
      invoiceDate: '2026-03-02',
      paymentConditionId: 1,
      dueDate: '2026-04-01',
      invoiceAddress: {
        street: 'Molenstraat',
        houseNumber: '12a',
        postalCode: '1234 AB',
        city: 'Voorbeeldstad',
        countryId: 1,
      },
      reference: 'PO-2026-0116',
      description: 'Levering van 2 maart',
      remark: 'Meesturen met het overzicht van maart',
      invoiceNumber: '20260001',
      bookYear: 2026,
      bookPeriod: 3,
      inboxFileId: null,
      fileId: null,
      amountExcludingVat: 66.03,
      amountVat: 5.94,
      amountIncludingVat: 71.97,
      vatTotals: [{ vatCodeId: 2, percentage: 9, amountExcludingVat: 66.03, amountVat: 5.94 }],
      _meta: { self: 'https://api.accounting-platform.example/v1/salesinvoices/1' },
    },
    {
      id: 2,
      debtorId: 2,
      invoiceDate: '2026-03-03',
      paymentConditionId: 4,
      dueDate: '2026-03-17',
      invoiceAddress: {
        street: 'Wolkenplein',
        houseNumber: '3',
        postalCode: '2345 BC',
        city: 'Nergenshuizen',
        countryId: 1,
      },
      reference: 'LK-2204',
      description: 'Winkelvoorraad maart',
      remark: null,
      invoiceNumber: '20260002',
      bookYear: 2026,
      bookPeriod: 3,
      inboxFileId: null,
      fileId: null,
      amountExcludingVat: 575.8,
      amountVat: 51.82,
      amountIncludingVat: 627.62,
      vatTotals: [{ vatCodeId: 2, percentage: 9, amountExcludingVat: 575.8, amountVat: 51.82 }],
      _meta: { self: 'https://api.accounting-platform.example/v1/salesinvoices/2' },
    },
  ],
  _meta: {
    previousPage: null,
    nextPage: 'https://api.accounting-platform.example/v1/salesinvoices?pageSize=2&page=2',
    totalCount: 12,
    pageCount: 6,
    self: 'https://api.accounting-platform.example/v1/salesinvoices?pageSize=2',
    administrationId: 1,
    administrationName: 'Kaasmakerij De Vijfhoek B.V.',
    profileName: 'Demo user',
  },
});

export const getListSalesInvoicesResponseMock400 = (): ValidationProblem => ({
  type: 'https://accounting-platform.example/problems/validation-failed',
  title: 'The request is not valid',
  status: 400,
  detail: 'The request holds invalid values. See "errors" for each of them.',
  instance: '/v1/salesinvoices',
  errors: { pageSize: ['The value must be at most 1000.'] },
});

export const getListSalesInvoicesResponseMock401 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/unauthorized',
  title: 'Not signed in',
  status: 401,
  detail: 'Send an access token in the Authorization header: "Bearer <ACCESS_TOKEN>".',
  instance: '/v1/salesinvoices',
});

export const getListSalesInvoicesResponseMock403 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/administration-not-accessible',
  title: 'Administration not accessible',
  status: 403,
  detail: 'Administration 3 does not exist, or you have no access to it.',
  instance: '/v1/salesinvoices',
});

export const getListSalesInvoicesResponseMock406 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/not-acceptable',
  title: 'Not acceptable',
  status: 406,
  detail: 'This operation responds with application/json.',
  instance: '/v1/salesinvoices',
});

export const getListSalesInvoicesResponseMock429 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/too-many-requests',
  title: 'Too many requests',
  status: 429,
  detail: 'Too many requests. Try again in 5 seconds.',
  instance: '/v1/salesinvoices',
});

export const getListSalesInvoicesResponseMock500 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/internal-error',
  title: 'Internal error',
  status: 500,
  detail: 'Something went wrong on our side.',
  instance: '/v1/salesinvoices',
});

export const getCreateSalesInvoiceResponseMock = (): SingleRecord<SalesInvoice> => ({
  id: 21,
  debtorId: 1,
  invoiceDate: '2026-03-02',
  paymentConditionId: 1,
  dueDate: '2026-04-01',
  invoiceAddress: {
    street: 'Molenstraat',
    houseNumber: '12a',
    postalCode: '1234 AB',
    city: 'Voorbeeldstad',
    countryId: 1,
  },
  reference: 'PO-2026-0143',
  description: null,
  remark: null,
  invoiceNumber: '20260013',
  bookYear: 2026,
  bookPeriod: 3,
  inboxFileId: null,
  fileId: null,
  amountExcludingVat: 0,
  amountVat: 0,
  amountIncludingVat: 0,
  vatTotals: [],
  _meta: {
    self: 'https://api.accounting-platform.example/v1/salesinvoices/21',
    administrationId: 1,
    administrationName: 'Kaasmakerij De Vijfhoek B.V.',
    profileName: 'Demo user',
  },
});

export const getCreateSalesInvoiceResponseMock201 = (): SingleRecord<SalesInvoice> => ({
  id: 21,
  debtorId: 1,
  invoiceDate: '2026-03-02',
  paymentConditionId: 1,
  dueDate: '2026-04-01',
  invoiceAddress: {
    street: 'Molenstraat',
    houseNumber: '12a',
    postalCode: '1234 AB',
    city: 'Voorbeeldstad',
    countryId: 1,
  },
  reference: 'PO-2026-0143',
  description: null,
  remark: null,
  invoiceNumber: '20260013',
  bookYear: 2026,
  bookPeriod: 3,
  inboxFileId: null,
  fileId: null,
  amountExcludingVat: 0,
  amountVat: 0,
  amountIncludingVat: 0,
  vatTotals: [],
  _meta: {
    self: 'https://api.accounting-platform.example/v1/salesinvoices/21',
    administrationId: 1,
    administrationName: 'Kaasmakerij De Vijfhoek B.V.',
    profileName: 'Demo user',
  },
});

export const getCreateSalesInvoiceResponseMock400 = (): ValidationProblem => ({
  type: 'https://accounting-platform.example/problems/validation-failed',
  title: 'The request is not valid',
  status: 400,
  detail: 'The request holds invalid values. See "errors" for each of them.',
  instance: '/v1/salesinvoices',
  errors: { debtorI: ['This field is not known. Did you mean "debtorId"?'] },
});

export const getCreateSalesInvoiceResponseMock401 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/unauthorized',
  title: 'Not signed in',
  status: 401,
  detail: 'Send an access token in the Authorization header: "Bearer <ACCESS_TOKEN>".',
  instance: '/v1/salesinvoices',
});

export const getCreateSalesInvoiceResponseMock403 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/administration-not-accessible',
  title: 'Administration not accessible',
  status: 403,
  detail: 'Administration 3 does not exist, or you have no access to it.',
  instance: '/v1/salesinvoices',
});

export const getCreateSalesInvoiceResponseMock406 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/not-acceptable',
  title: 'Not acceptable',
  status: 406,
  detail: 'This operation responds with application/json.',
  instance: '/v1/salesinvoices',
});

export const getCreateSalesInvoiceResponseMock413 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/payload-too-large',
  title: 'Request body too large',
  status: 413,
  detail: 'The request body may have at most 1048576 bytes.',
  instance: '/v1/salesinvoices',
});

export const getCreateSalesInvoiceResponseMock415 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/unsupported-media-type',
  title: 'Unsupported media type',
  status: 415,
  detail: 'Send the request body as application/json.',
  instance: '/v1/salesinvoices',
});

export const getCreateSalesInvoiceResponseMock429 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/too-many-requests',
  title: 'Too many requests',
  status: 429,
  detail: 'Too many requests. Try again in 5 seconds.',
  instance: '/v1/salesinvoices',
});

export const getCreateSalesInvoiceResponseMock500 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/internal-error',
  title: 'Internal error',
  status: 500,
  detail: 'Something went wrong on our side.',
  instance: '/v1/salesinvoices',
});

export const getGetSalesInvoiceResponseMock = (): SingleRecord<SalesInvoice> => ({
  id: 5,
  debtorId: 21,
  invoiceDate: '2026-03-09',
  paymentConditionId: 1,
  dueDate: '2026-04-08',
  invoiceAddress: { street: 'Kerkstraat', houseNumber: '14', postalCode: '9999', city: 'Voorbeeldegem', countryId: 2 },
  reference: 'BE-0309',
  description: 'Intracommunautaire levering',
  remark: null,
  invoiceNumber: '20260005',
  bookYear: 2026,
  bookPeriod: 3,
  inboxFileId: null,
  fileId: null,
  amountExcludingVat: 1237.15,
  amountVat: 0,
  amountIncludingVat: 1237.15,
  vatTotals: [{ vatCodeId: 6, percentage: 0, amountExcludingVat: 1237.15, amountVat: 0 }],
  _meta: {
    self: 'https://api.accounting-platform.example/v1/salesinvoices/5',
    administrationId: 1,
    administrationName: 'Kaasmakerij De Vijfhoek B.V.',
    profileName: 'Demo user',
  },
});

export const getGetSalesInvoiceResponseMock200 = (): SingleRecord<SalesInvoice> => ({
  id: 5,
  debtorId: 21,
  invoiceDate: '2026-03-09',
  paymentConditionId: 1,
  dueDate: '2026-04-08',
  invoiceAddress: { street: 'Kerkstraat', houseNumber: '14', postalCode: '9999', city: 'Voorbeeldegem', countryId: 2 },
  reference: 'BE-0309',
  description: 'Intracommunautaire levering',
  remark: null,
  invoiceNumber: '20260005',
  bookYear: 2026,
  bookPeriod: 3,
  inboxFileId: null,
  fileId: null,
  amountExcludingVat: 1237.15,
  amountVat: 0,
  amountIncludingVat: 1237.15,
  vatTotals: [{ vatCodeId: 6, percentage: 0, amountExcludingVat: 1237.15, amountVat: 0 }],
  _meta: {
    self: 'https://api.accounting-platform.example/v1/salesinvoices/5',
    administrationId: 1,
    administrationName: 'Kaasmakerij De Vijfhoek B.V.',
    profileName: 'Demo user',
  },
});

export const getGetSalesInvoiceResponseMock400 = (): ValidationProblem => ({
  type: 'https://accounting-platform.example/problems/validation-failed',
  title: 'The request is not valid',
  status: 400,
  detail: 'The request holds invalid values. See "errors" for each of them.',
  instance: '/v1/salesinvoices/0',
  errors: { id: ['The value must be at least 1.'] },
});

export const getGetSalesInvoiceResponseMock401 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/unauthorized',
  title: 'Not signed in',
  status: 401,
  detail: 'Send an access token in the Authorization header: "Bearer <ACCESS_TOKEN>".',
  instance: '/v1/salesinvoices/5',
});

export const getGetSalesInvoiceResponseMock403 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/administration-not-accessible',
  title: 'Administration not accessible',
  status: 403,
  detail: 'Administration 3 does not exist, or you have no access to it.',
  instance: '/v1/salesinvoices/5',
});

export const getGetSalesInvoiceResponseMock404 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/not-found',
  title: 'Not found',
  status: 404,
  detail: 'There is no record with id 999999 at /v1/salesinvoices in this administration.',
  instance: '/v1/salesinvoices/999999',
});

export const getGetSalesInvoiceResponseMock406 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/not-acceptable',
  title: 'Not acceptable',
  status: 406,
  detail: 'This operation responds with application/json.',
  instance: '/v1/salesinvoices/5',
});

export const getGetSalesInvoiceResponseMock429 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/too-many-requests',
  title: 'Too many requests',
  status: 429,
  detail: 'Too many requests. Try again in 5 seconds.',
  instance: '/v1/salesinvoices/5',
});

export const getGetSalesInvoiceResponseMock500 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/internal-error',
  title: 'Internal error',
  status: 500,
  detail: 'Something went wrong on our side.',
  instance: '/v1/salesinvoices/5',
});

export const getReplaceSalesInvoiceResponseMock = (): SingleRecord<SalesInvoice> => ({
  id: 5,
  debtorId: 1,
  invoiceDate: '2026-03-02',
  paymentConditionId: 1,
  dueDate: '2026-04-01',
  invoiceAddress: {
    street: 'Molenstraat',
    houseNumber: '12a',
    postalCode: '1234 AB',
    city: 'Voorbeeldstad',
    countryId: 1,
  },
  reference: 'PO-2026-0143',
  description: null,
  remark: null,
  invoiceNumber: '20260005',
  bookYear: 2026,
  bookPeriod: 3,
  inboxFileId: null,
  fileId: null,
  amountExcludingVat: 1237.15,
  amountVat: 0,
  amountIncludingVat: 1237.15,
  vatTotals: [{ vatCodeId: 6, percentage: 0, amountExcludingVat: 1237.15, amountVat: 0 }],
  _meta: {
    self: 'https://api.accounting-platform.example/v1/salesinvoices/5',
    administrationId: 1,
    administrationName: 'Kaasmakerij De Vijfhoek B.V.',
    profileName: 'Demo user',
  },
});

export const getReplaceSalesInvoiceResponseMock200 = (): SingleRecord<SalesInvoice> => ({
  id: 5,
  debtorId: 1,
  invoiceDate: '2026-03-02',
  paymentConditionId: 1,
  dueDate: '2026-04-01',
  invoiceAddress: {
    street: 'Molenstraat',
    houseNumber: '12a',
    postalCode: '1234 AB',
    city: 'Voorbeeldstad',
    countryId: 1,
  },
  reference: 'PO-2026-0143',
  description: null,
  remark: null,
  invoiceNumber: '20260005',
  bookYear: 2026,
  bookPeriod: 3,
  inboxFileId: null,
  fileId: null,
  amountExcludingVat: 1237.15,
  amountVat: 0,
  amountIncludingVat: 1237.15,
  vatTotals: [{ vatCodeId: 6, percentage: 0, amountExcludingVat: 1237.15, amountVat: 0 }],
  _meta: {
    self: 'https://api.accounting-platform.example/v1/salesinvoices/5',
    administrationId: 1,
    administrationName: 'Kaasmakerij De Vijfhoek B.V.',
    profileName: 'Demo user',
  },
});

export const getReplaceSalesInvoiceResponseMock400 = (): ValidationProblem => ({
  type: 'https://accounting-platform.example/problems/validation-failed',
  title: 'The request is not valid',
  status: 400,
  detail: 'The request holds invalid values. See "errors" for each of them.',
  instance: '/v1/salesinvoices/5',
  errors: { debtorI: ['This field is not known. Did you mean "debtorId"?'] },
});

export const getReplaceSalesInvoiceResponseMock401 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/unauthorized',
  title: 'Not signed in',
  status: 401,
  detail: 'Send an access token in the Authorization header: "Bearer <ACCESS_TOKEN>".',
  instance: '/v1/salesinvoices/5',
});

export const getReplaceSalesInvoiceResponseMock403 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/administration-not-accessible',
  title: 'Administration not accessible',
  status: 403,
  detail: 'Administration 3 does not exist, or you have no access to it.',
  instance: '/v1/salesinvoices/5',
});

export const getReplaceSalesInvoiceResponseMock404 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/not-found',
  title: 'Not found',
  status: 404,
  detail: 'There is no record with id 999999 at /v1/salesinvoices in this administration.',
  instance: '/v1/salesinvoices/999999',
});

export const getReplaceSalesInvoiceResponseMock406 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/not-acceptable',
  title: 'Not acceptable',
  status: 406,
  detail: 'This operation responds with application/json.',
  instance: '/v1/salesinvoices/5',
});

export const getReplaceSalesInvoiceResponseMock413 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/payload-too-large',
  title: 'Request body too large',
  status: 413,
  detail: 'The request body may have at most 1048576 bytes.',
  instance: '/v1/salesinvoices/5',
});

export const getReplaceSalesInvoiceResponseMock415 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/unsupported-media-type',
  title: 'Unsupported media type',
  status: 415,
  detail: 'Send the request body as application/json.',
  instance: '/v1/salesinvoices/5',
});

export const getReplaceSalesInvoiceResponseMock429 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/too-many-requests',
  title: 'Too many requests',
  status: 429,
  detail: 'Too many requests. Try again in 5 seconds.',
  instance: '/v1/salesinvoices/5',
});

export const getReplaceSalesInvoiceResponseMock500 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/internal-error',
  title: 'Internal error',
  status: 500,
  detail: 'Something went wrong on our side.',
  instance: '/v1/salesinvoices/5',
});

export const getUpdateSalesInvoiceResponseMock = (): SingleRecord<SalesInvoice> => ({
  id: 5,
  debtorId: 21,
  invoiceDate: '2026-03-09',
  paymentConditionId: 1,
  dueDate: '2026-04-08',
  invoiceAddress: { street: 'Kerkstraat', houseNumber: '14', postalCode: '9999', city: 'Voorbeeldegem', countryId: 2 },
  reference: 'PO-2026-0144',
  description: 'Intracommunautaire levering',
  remark: null,
  invoiceNumber: '20260005',
  bookYear: 2026,
  bookPeriod: 3,
  inboxFileId: null,
  fileId: null,
  amountExcludingVat: 1237.15,
  amountVat: 0,
  amountIncludingVat: 1237.15,
  vatTotals: [{ vatCodeId: 6, percentage: 0, amountExcludingVat: 1237.15, amountVat: 0 }],
  _meta: {
    self: 'https://api.accounting-platform.example/v1/salesinvoices/5',
    administrationId: 1,
    administrationName: 'Kaasmakerij De Vijfhoek B.V.',
    profileName: 'Demo user',
  },
});

export const getUpdateSalesInvoiceResponseMock200 = (): SingleRecord<SalesInvoice> => ({
  id: 5,
  debtorId: 21,
  invoiceDate: '2026-03-09',
  paymentConditionId: 1,
  dueDate: '2026-04-08',
  invoiceAddress: { street: 'Kerkstraat', houseNumber: '14', postalCode: '9999', city: 'Voorbeeldegem', countryId: 2 },
  reference: 'PO-2026-0144',
  description: 'Intracommunautaire levering',
  remark: null,
  invoiceNumber: '20260005',
  bookYear: 2026,
  bookPeriod: 3,
  inboxFileId: null,
  fileId: null,
  amountExcludingVat: 1237.15,
  amountVat: 0,
  amountIncludingVat: 1237.15,
  vatTotals: [{ vatCodeId: 6, percentage: 0, amountExcludingVat: 1237.15, amountVat: 0 }],
  _meta: {
    self: 'https://api.accounting-platform.example/v1/salesinvoices/5',
    administrationId: 1,
    administrationName: 'Kaasmakerij De Vijfhoek B.V.',
    profileName: 'Demo user',
  },
});

export const getUpdateSalesInvoiceResponseMock400 = (): ValidationProblem => ({
  type: 'https://accounting-platform.example/problems/validation-failed',
  title: 'The request is not valid',
  status: 400,
  detail: 'The request holds invalid values. See "errors" for each of them.',
  instance: '/v1/salesinvoices/5',
  errors: { referenc: ['This field is not known. Did you mean "reference"?'] },
});

export const getUpdateSalesInvoiceResponseMock401 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/unauthorized',
  title: 'Not signed in',
  status: 401,
  detail: 'Send an access token in the Authorization header: "Bearer <ACCESS_TOKEN>".',
  instance: '/v1/salesinvoices/5',
});

export const getUpdateSalesInvoiceResponseMock403 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/administration-not-accessible',
  title: 'Administration not accessible',
  status: 403,
  detail: 'Administration 3 does not exist, or you have no access to it.',
  instance: '/v1/salesinvoices/5',
});

export const getUpdateSalesInvoiceResponseMock404 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/not-found',
  title: 'Not found',
  status: 404,
  detail: 'There is no record with id 999999 at /v1/salesinvoices in this administration.',
  instance: '/v1/salesinvoices/999999',
});

export const getUpdateSalesInvoiceResponseMock406 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/not-acceptable',
  title: 'Not acceptable',
  status: 406,
  detail: 'This operation responds with application/json.',
  instance: '/v1/salesinvoices/5',
});

export const getUpdateSalesInvoiceResponseMock413 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/payload-too-large',
  title: 'Request body too large',
  status: 413,
  detail: 'The request body may have at most 1048576 bytes.',
  instance: '/v1/salesinvoices/5',
});

export const getUpdateSalesInvoiceResponseMock415 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/unsupported-media-type',
  title: 'Unsupported media type',
  status: 415,
  detail: 'Send the request body as application/json.',
  instance: '/v1/salesinvoices/5',
});

export const getUpdateSalesInvoiceResponseMock429 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/too-many-requests',
  title: 'Too many requests',
  status: 429,
  detail: 'Too many requests. Try again in 5 seconds.',
  instance: '/v1/salesinvoices/5',
});

export const getUpdateSalesInvoiceResponseMock500 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/internal-error',
  title: 'Internal error',
  status: 500,
  detail: 'Something went wrong on our side.',
  instance: '/v1/salesinvoices/5',
});

export const getDeleteSalesInvoiceResponseMock400 = (): ValidationProblem => ({
  type: 'https://accounting-platform.example/problems/validation-failed',
  title: 'The request is not valid',
  status: 400,
  detail: 'The request holds invalid values. See "errors" for each of them.',
  instance: '/v1/salesinvoices/0',
  errors: { id: ['The value must be at least 1.'] },
});

export const getDeleteSalesInvoiceResponseMock401 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/unauthorized',
  title: 'Not signed in',
  status: 401,
  detail: 'Send an access token in the Authorization header: "Bearer <ACCESS_TOKEN>".',
  instance: '/v1/salesinvoices/6',
});

export const getDeleteSalesInvoiceResponseMock403 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/administration-not-accessible',
  title: 'Administration not accessible',
  status: 403,
  detail: 'Administration 3 does not exist, or you have no access to it.',
  instance: '/v1/salesinvoices/6',
});

export const getDeleteSalesInvoiceResponseMock404 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/not-found',
  title: 'Not found',
  status: 404,
  detail: 'There is no record with id 999999 at /v1/salesinvoices in this administration.',
  instance: '/v1/salesinvoices/999999',
});

export const getDeleteSalesInvoiceResponseMock429 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/too-many-requests',
  title: 'Too many requests',
  status: 429,
  detail: 'Too many requests. Try again in 5 seconds.',
  instance: '/v1/salesinvoices/6',
});

export const getDeleteSalesInvoiceResponseMock500 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/internal-error',
  title: 'Internal error',
  status: 500,
  detail: 'Something went wrong on our side.',
  instance: '/v1/salesinvoices/6',
});

export const getUploadSalesInvoiceFileResponseMock = (): SingleRecord<StoredFile> => ({
  id: 4,
  _meta: {
    self: 'https://api.accounting-platform.example/v1/files/4',
    administrationId: 1,
    administrationName: 'Kaasmakerij De Vijfhoek B.V.',
    profileName: 'Demo user',
  },
});

export const getUploadSalesInvoiceFileResponseMock201 = (): SingleRecord<StoredFile> => ({
  id: 4,
  _meta: {
    self: 'https://api.accounting-platform.example/v1/files/4',
    administrationId: 1,
    administrationName: 'Kaasmakerij De Vijfhoek B.V.',
    profileName: 'Demo user',
  },
});

export const getUploadSalesInvoiceFileResponseMock400 = (): ValidationProblem => ({
  type: 'https://accounting-platform.example/problems/validation-failed',
  title: 'The request is not valid',
  status: 400,
  detail: 'The request holds invalid values. See "errors" for each of them.',
  instance: '/v1/salesinvoices/1/file',
  errors: { body: ['The request body is not a PDF document.'] },
});

export const getUploadSalesInvoiceFileResponseMock401 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/unauthorized',
  title: 'Not signed in',
  status: 401,
  detail: 'Send an access token in the Authorization header: "Bearer <ACCESS_TOKEN>".',
  instance: '/v1/salesinvoices/1/file',
});

export const getUploadSalesInvoiceFileResponseMock403 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/administration-not-accessible',
  title: 'Administration not accessible',
  status: 403,
  detail: 'Administration 3 does not exist, or you have no access to it.',
  instance: '/v1/salesinvoices/1/file',
});

export const getUploadSalesInvoiceFileResponseMock404 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/not-found',
  title: 'Not found',
  status: 404,
  detail: 'There is no record with id 999999 at /v1/salesinvoices in this administration.',
  instance: '/v1/salesinvoices/999999/file',
});

export const getUploadSalesInvoiceFileResponseMock406 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/not-acceptable',
  title: 'Not acceptable',
  status: 406,
  detail: 'This operation responds with application/json.',
  instance: '/v1/salesinvoices/1/file',
});

export const getUploadSalesInvoiceFileResponseMock413 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/payload-too-large',
  title: 'Request body too large',
  status: 413,
  detail: 'The request body may have at most 5242880 bytes.',
  instance: '/v1/salesinvoices/1/file',
});

export const getUploadSalesInvoiceFileResponseMock415 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/unsupported-media-type',
  title: 'Unsupported media type',
  status: 415,
  detail: 'Send the request body as application/pdf.',
  instance: '/v1/salesinvoices/1/file',
});

export const getUploadSalesInvoiceFileResponseMock429 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/too-many-requests',
  title: 'Too many requests',
  status: 429,
  detail: 'Too many requests. Try again in 5 seconds.',
  instance: '/v1/salesinvoices/1/file',
});

export const getUploadSalesInvoiceFileResponseMock500 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/internal-error',
  title: 'Internal error',
  status: 500,
  detail: 'Something went wrong on our side.',
  instance: '/v1/salesinvoices/1/file',
});

export const getListSalesInvoicesMockHandler = (
  overrideResponse?:
    | Page<SalesInvoice>
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Page<SalesInvoice>> | Page<SalesInvoice>),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/salesinvoices',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListSalesInvoicesResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getListSalesInvoicesMockHandler200 = (
  overrideResponse?:
    | Page<SalesInvoice>
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Page<SalesInvoice>> | Page<SalesInvoice>),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/salesinvoices',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListSalesInvoicesResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getListSalesInvoicesMockHandler400 = (
  overrideResponse?:
    | ValidationProblem
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ValidationProblem> | ValidationProblem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/salesinvoices',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListSalesInvoicesResponseMock400(),
        { status: 400, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getListSalesInvoicesMockHandler401 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/salesinvoices',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListSalesInvoicesResponseMock401(),
        { status: 401, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getListSalesInvoicesMockHandler403 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/salesinvoices',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListSalesInvoicesResponseMock403(),
        { status: 403, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getListSalesInvoicesMockHandler406 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/salesinvoices',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListSalesInvoicesResponseMock406(),
        { status: 406, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getListSalesInvoicesMockHandler429 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/salesinvoices',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListSalesInvoicesResponseMock429(),
        { status: 429, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getListSalesInvoicesMockHandler500 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/salesinvoices',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListSalesInvoicesResponseMock500(),
        { status: 500, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getCreateSalesInvoiceMockHandler = (
  overrideResponse?:
    | SingleRecord<SalesInvoice>
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<SingleRecord<SalesInvoice>> | SingleRecord<SalesInvoice>),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/salesinvoices',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateSalesInvoiceResponseMock(),
        { status: 201 },
      );
    },
    options,
  );
};

export const getCreateSalesInvoiceMockHandler201 = (
  overrideResponse?:
    | SingleRecord<SalesInvoice>
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<SingleRecord<SalesInvoice>> | SingleRecord<SalesInvoice>),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/salesinvoices',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateSalesInvoiceResponseMock201(),
        { status: 201 },
      );
    },
    options,
  );
};

export const getCreateSalesInvoiceMockHandler400 = (
  overrideResponse?:
    | ValidationProblem
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ValidationProblem> | ValidationProblem),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/salesinvoices',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateSalesInvoiceResponseMock400(),
        { status: 400, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getCreateSalesInvoiceMockHandler401 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/salesinvoices',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateSalesInvoiceResponseMock401(),
        { status: 401, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getCreateSalesInvoiceMockHandler403 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/salesinvoices',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateSalesInvoiceResponseMock403(),
        { status: 403, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getCreateSalesInvoiceMockHandler406 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/salesinvoices',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateSalesInvoiceResponseMock406(),
        { status: 406, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getCreateSalesInvoiceMockHandler413 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/salesinvoices',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateSalesInvoiceResponseMock413(),
        { status: 413, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getCreateSalesInvoiceMockHandler415 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/salesinvoices',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateSalesInvoiceResponseMock415(),
        { status: 415, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getCreateSalesInvoiceMockHandler429 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/salesinvoices',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateSalesInvoiceResponseMock429(),
        { status: 429, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getCreateSalesInvoiceMockHandler500 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/salesinvoices',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateSalesInvoiceResponseMock500(),
        { status: 500, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getGetSalesInvoiceMockHandler = (
  overrideResponse?:
    | SingleRecord<SalesInvoice>
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<SingleRecord<SalesInvoice>> | SingleRecord<SalesInvoice>),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/salesinvoices/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetSalesInvoiceResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGetSalesInvoiceMockHandler200 = (
  overrideResponse?:
    | SingleRecord<SalesInvoice>
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<SingleRecord<SalesInvoice>> | SingleRecord<SalesInvoice>),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/salesinvoices/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetSalesInvoiceResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGetSalesInvoiceMockHandler400 = (
  overrideResponse?:
    | ValidationProblem
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ValidationProblem> | ValidationProblem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/salesinvoices/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetSalesInvoiceResponseMock400(),
        { status: 400, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getGetSalesInvoiceMockHandler401 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/salesinvoices/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetSalesInvoiceResponseMock401(),
        { status: 401, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getGetSalesInvoiceMockHandler403 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/salesinvoices/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetSalesInvoiceResponseMock403(),
        { status: 403, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getGetSalesInvoiceMockHandler404 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/salesinvoices/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetSalesInvoiceResponseMock404(),
        { status: 404, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getGetSalesInvoiceMockHandler406 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/salesinvoices/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetSalesInvoiceResponseMock406(),
        { status: 406, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getGetSalesInvoiceMockHandler429 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/salesinvoices/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetSalesInvoiceResponseMock429(),
        { status: 429, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getGetSalesInvoiceMockHandler500 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/salesinvoices/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetSalesInvoiceResponseMock500(),
        { status: 500, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getReplaceSalesInvoiceMockHandler = (
  overrideResponse?:
    | SingleRecord<SalesInvoice>
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<SingleRecord<SalesInvoice>> | SingleRecord<SalesInvoice>),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/v1/salesinvoices/:id',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getReplaceSalesInvoiceResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getReplaceSalesInvoiceMockHandler200 = (
  overrideResponse?:
    | SingleRecord<SalesInvoice>
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<SingleRecord<SalesInvoice>> | SingleRecord<SalesInvoice>),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/v1/salesinvoices/:id',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getReplaceSalesInvoiceResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getReplaceSalesInvoiceMockHandler400 = (
  overrideResponse?:
    | ValidationProblem
    | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ValidationProblem> | ValidationProblem),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/v1/salesinvoices/:id',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getReplaceSalesInvoiceResponseMock400(),
        { status: 400, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getReplaceSalesInvoiceMockHandler401 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/v1/salesinvoices/:id',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getReplaceSalesInvoiceResponseMock401(),
        { status: 401, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getReplaceSalesInvoiceMockHandler403 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/v1/salesinvoices/:id',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getReplaceSalesInvoiceResponseMock403(),
        { status: 403, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getReplaceSalesInvoiceMockHandler404 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/v1/salesinvoices/:id',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getReplaceSalesInvoiceResponseMock404(),
        { status: 404, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getReplaceSalesInvoiceMockHandler406 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/v1/salesinvoices/:id',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getReplaceSalesInvoiceResponseMock406(),
        { status: 406, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getReplaceSalesInvoiceMockHandler413 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/v1/salesinvoices/:id',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getReplaceSalesInvoiceResponseMock413(),
        { status: 413, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getReplaceSalesInvoiceMockHandler415 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/v1/salesinvoices/:id',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getReplaceSalesInvoiceResponseMock415(),
        { status: 415, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getReplaceSalesInvoiceMockHandler429 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/v1/salesinvoices/:id',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getReplaceSalesInvoiceResponseMock429(),
        { status: 429, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getReplaceSalesInvoiceMockHandler500 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/v1/salesinvoices/:id',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getReplaceSalesInvoiceResponseMock500(),
        { status: 500, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getUpdateSalesInvoiceMockHandler = (
  overrideResponse?:
    | SingleRecord<SalesInvoice>
    | ((
        info: Parameters<Parameters<typeof http.patch>[1]>[0],
      ) => Promise<SingleRecord<SalesInvoice>> | SingleRecord<SalesInvoice>),
  options?: RequestHandlerOptions,
) => {
  return http.patch(
    '*/v1/salesinvoices/:id',
    async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdateSalesInvoiceResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getUpdateSalesInvoiceMockHandler200 = (
  overrideResponse?:
    | SingleRecord<SalesInvoice>
    | ((
        info: Parameters<Parameters<typeof http.patch>[1]>[0],
      ) => Promise<SingleRecord<SalesInvoice>> | SingleRecord<SalesInvoice>),
  options?: RequestHandlerOptions,
) => {
  return http.patch(
    '*/v1/salesinvoices/:id',
    async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdateSalesInvoiceResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getUpdateSalesInvoiceMockHandler400 = (
  overrideResponse?:
    | ValidationProblem
    | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<ValidationProblem> | ValidationProblem),
  options?: RequestHandlerOptions,
) => {
  return http.patch(
    '*/v1/salesinvoices/:id',
    async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdateSalesInvoiceResponseMock400(),
        { status: 400, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getUpdateSalesInvoiceMockHandler401 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.patch(
    '*/v1/salesinvoices/:id',
    async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdateSalesInvoiceResponseMock401(),
        { status: 401, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getUpdateSalesInvoiceMockHandler403 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.patch(
    '*/v1/salesinvoices/:id',
    async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdateSalesInvoiceResponseMock403(),
        { status: 403, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getUpdateSalesInvoiceMockHandler404 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.patch(
    '*/v1/salesinvoices/:id',
    async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdateSalesInvoiceResponseMock404(),
        { status: 404, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getUpdateSalesInvoiceMockHandler406 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.patch(
    '*/v1/salesinvoices/:id',
    async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdateSalesInvoiceResponseMock406(),
        { status: 406, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getUpdateSalesInvoiceMockHandler413 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.patch(
    '*/v1/salesinvoices/:id',
    async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdateSalesInvoiceResponseMock413(),
        { status: 413, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getUpdateSalesInvoiceMockHandler415 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.patch(
    '*/v1/salesinvoices/:id',
    async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdateSalesInvoiceResponseMock415(),
        { status: 415, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getUpdateSalesInvoiceMockHandler429 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.patch(
    '*/v1/salesinvoices/:id',
    async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdateSalesInvoiceResponseMock429(),
        { status: 429, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getUpdateSalesInvoiceMockHandler500 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.patch(
    '*/v1/salesinvoices/:id',
    async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdateSalesInvoiceResponseMock500(),
        { status: 500, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getDeleteSalesInvoiceMockHandler = (
  overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/v1/salesinvoices/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info);
      }

      return new HttpResponse(null, { status: 204 });
    },
    options,
  );
};

export const getDeleteSalesInvoiceMockHandler204 = (
  overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/v1/salesinvoices/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info);
      }

      return new HttpResponse(null, { status: 204 });
    },
    options,
  );
};

export const getDeleteSalesInvoiceMockHandler400 = (
  overrideResponse?:
    | ValidationProblem
    | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<ValidationProblem> | ValidationProblem),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/v1/salesinvoices/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDeleteSalesInvoiceResponseMock400(),
        { status: 400, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getDeleteSalesInvoiceMockHandler401 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/v1/salesinvoices/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDeleteSalesInvoiceResponseMock401(),
        { status: 401, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getDeleteSalesInvoiceMockHandler403 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/v1/salesinvoices/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDeleteSalesInvoiceResponseMock403(),
        { status: 403, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getDeleteSalesInvoiceMockHandler404 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/v1/salesinvoices/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDeleteSalesInvoiceResponseMock404(),
        { status: 404, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getDeleteSalesInvoiceMockHandler429 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/v1/salesinvoices/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDeleteSalesInvoiceResponseMock429(),
        { status: 429, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getDeleteSalesInvoiceMockHandler500 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/v1/salesinvoices/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDeleteSalesInvoiceResponseMock500(),
        { status: 500, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getUploadSalesInvoiceFileMockHandler = (
  overrideResponse?:
    | SingleRecord<StoredFile>
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<SingleRecord<StoredFile>> | SingleRecord<StoredFile>),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/salesinvoices/:id/file',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUploadSalesInvoiceFileResponseMock(),
        { status: 201 },
      );
    },
    options,
  );
};

export const getUploadSalesInvoiceFileMockHandler201 = (
  overrideResponse?:
    | SingleRecord<StoredFile>
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<SingleRecord<StoredFile>> | SingleRecord<StoredFile>),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/salesinvoices/:id/file',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUploadSalesInvoiceFileResponseMock201(),
        { status: 201 },
      );
    },
    options,
  );
};

export const getUploadSalesInvoiceFileMockHandler400 = (
  overrideResponse?:
    | ValidationProblem
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ValidationProblem> | ValidationProblem),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/salesinvoices/:id/file',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUploadSalesInvoiceFileResponseMock400(),
        { status: 400, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getUploadSalesInvoiceFileMockHandler401 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/salesinvoices/:id/file',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUploadSalesInvoiceFileResponseMock401(),
        { status: 401, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getUploadSalesInvoiceFileMockHandler403 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/salesinvoices/:id/file',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUploadSalesInvoiceFileResponseMock403(),
        { status: 403, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getUploadSalesInvoiceFileMockHandler404 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/salesinvoices/:id/file',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUploadSalesInvoiceFileResponseMock404(),
        { status: 404, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getUploadSalesInvoiceFileMockHandler406 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/salesinvoices/:id/file',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUploadSalesInvoiceFileResponseMock406(),
        { status: 406, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getUploadSalesInvoiceFileMockHandler413 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/salesinvoices/:id/file',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUploadSalesInvoiceFileResponseMock413(),
        { status: 413, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getUploadSalesInvoiceFileMockHandler415 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/salesinvoices/:id/file',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUploadSalesInvoiceFileResponseMock415(),
        { status: 415, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getUploadSalesInvoiceFileMockHandler429 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/salesinvoices/:id/file',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUploadSalesInvoiceFileResponseMock429(),
        { status: 429, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getUploadSalesInvoiceFileMockHandler500 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/salesinvoices/:id/file',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUploadSalesInvoiceFileResponseMock500(),
        { status: 500, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};
export const getSalesInvoicesMock = () => [
  getListSalesInvoicesMockHandler(),
  getCreateSalesInvoiceMockHandler(),
  getGetSalesInvoiceMockHandler(),
  getReplaceSalesInvoiceMockHandler(),
  getUpdateSalesInvoiceMockHandler(),
  getDeleteSalesInvoiceMockHandler(),
  getUploadSalesInvoiceFileMockHandler(),
];
