import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';

import type { Page, SingleRecord } from '../../../../client/runtime/page.ts';

import type { Problem, SalesInvoiceLine, ValidationProblem } from '../types.ts';

export const getListSalesInvoiceLinesResponseMock = (): Page<SalesInvoiceLine> => ({
  _data: [
    {
      id: 11,
      description: 'Oude kaas, heel wiel',
      quantity: 38.5,
      unitPrice: 15.9,
      unitPriceIncludingVat: false,
      discountPercentage: 0,
      vatCodeId: 6,
      costCenterId: null,
      costUnitId: null,
      amountExcludingVat: 612.15,
      amountVat: 0,
      amountIncludingVat: 612.15,
      bookingType: 'A',
      ArticleSku: 'KAAS-WIEL-OUD',
      _meta: { self: 'https://api.accounting-platform.example/v1/salesinvoices/5/lines/11' },
    },
    {
      id: 12,
      description: 'Kaas in rijping, partij 9',
      quantity: 2,
      unitPrice: 312.5,
      unitPriceIncludingVat: false,
      discountPercentage: 0,
      vatCodeId: 6,
      costCenterId: null,
      costUnitId: null,
      amountExcludingVat: 625,
      amountVat: 0,
      amountIncludingVat: 625,
      bookingType: 'V',
      salesTypeId: 7,
      _meta: { self: 'https://api.accounting-platform.example/v1/salesinvoices/5/lines/12' },
    },
  ],
  _meta: {
    previousPage: null,
    nextPage: 'https://api.accounting-platform.example/v1/salesinvoices/5/lines?pageSize=2&page=2',
    totalCount: 3,
    pageCount: 2,
    self: 'https://api.accounting-platform.example/v1/salesinvoices/5/lines?pageSize=2',
    administrationId: 1,
    administrationName: 'Kaasmakerij De Vijfhoek B.V.',
    profileName: 'Demo user',
  },
});

export const getListSalesInvoiceLinesResponseMock200 = (): Page<SalesInvoiceLine> => ({
  _data: [
    {
      id: 11,
      description: 'Oude kaas, heel wiel',
      quantity: 38.5,
      unitPrice: 15.9,
      unitPriceIncludingVat: false,
      discountPercentage: 0,
      vatCodeId: 6,
      costCenterId: null,
      costUnitId: null,
      amountExcludingVat: 612.15,
      amountVat: 0,
      amountIncludingVat: 612.15,
      bookingType: 'A',
      ArticleSku: 'KAAS-WIEL-OUD',
      _meta: { self: 'https://api.accounting-platform.example/v1/salesinvoices/5/lines/11' },
    },
    {
      id: 12,
      description: 'Kaas in rijping, partij 9',
      quantity: 2,
      unitPrice: 312.5,
      unitPriceIncludingVat: false,
      discountPercentage: 0,
      vatCodeId: 6,
      costCenterId: null,
      costUnitId: null,
      amountExcludingVat: 625,
      amountVat: 0,
      amountIncludingVat: 625,
      bookingType: 'V',
      salesTypeId: 7,
      _meta: { self: 'https://api.accounting-platform.example/v1/salesinvoices/5/lines/12' },
    },
  ],
  _meta: {
    previousPage: null,
    nextPage: 'https://api.accounting-platform.example/v1/salesinvoices/5/lines?pageSize=2&page=2',
    totalCount: 3,
    pageCount: 2,
    self: 'https://api.accounting-platform.example/v1/salesinvoices/5/lines?pageSize=2',
    administrationId: 1,
    administrationName: 'Kaasmakerij De Vijfhoek B.V.',
    profileName: 'Demo user',
  },
});

export const getListSalesInvoiceLinesResponseMock400 = (): ValidationProblem => ({
  type: 'https://accounting-platform.example/problems/validation-failed',
  title: 'The request is not valid',
  status: 400,
  detail: 'The request holds invalid values. See "errors" for each of them.',
  instance: '/v1/salesinvoices/5/lines',
  errors: { pageSize: ['The value must be at most 1000.'] },
});

export const getListSalesInvoiceLinesResponseMock401 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/unauthorized',
  title: 'Not signed in',
  status: 401,
  detail: 'Send an access token in the Authorization header: "Bearer <ACCESS_TOKEN>".',
  instance: '/v1/salesinvoices/5/lines',
});

export const getListSalesInvoiceLinesResponseMock403 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/administration-not-accessible',
  title: 'Administration not accessible',
  status: 403,
  detail: 'Administration 3 does not exist, or you have no access to it.',
  instance: '/v1/salesinvoices/5/lines',
});

export const getListSalesInvoiceLinesResponseMock404 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/not-found',
  title: 'Not found',
  status: 404,
  detail: 'There is no record with id 999999 at /v1/salesinvoices in this administration.',
  instance: '/v1/salesinvoices/999999/lines',
});

export const getListSalesInvoiceLinesResponseMock406 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/not-acceptable',
  title: 'Not acceptable',
  status: 406,
  detail: 'This operation responds with application/json.',
  instance: '/v1/salesinvoices/5/lines',
});

export const getListSalesInvoiceLinesResponseMock429 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/too-many-requests',
  title: 'Too many requests',
  status: 429,
  detail: 'Too many requests. Try again in 5 seconds.',
  instance: '/v1/salesinvoices/5/lines',
});

export const getListSalesInvoiceLinesResponseMock500 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/internal-error',
  title: 'Internal error',
  status: 500,
  detail: 'Something went wrong on our side.',
  instance: '/v1/salesinvoices/5/lines',
});

export const getCreateSalesInvoiceLineResponseMock = (): SingleRecord<SalesInvoiceLine> => ({
  id: 48,
  description: 'Jonge kaas 500 g',
  quantity: 10,
  unitPrice: 6.95,
  unitPriceIncludingVat: false,
  discountPercentage: 0,
  vatCodeId: 2,
  costCenterId: null,
  costUnitId: null,
  amountExcludingVat: 69.5,
  amountVat: 6.26,
  amountIncludingVat: 75.76,
  bookingType: 'A',
  ArticleSku: 'KAAS-JONG-500',
  _meta: {
    self: 'https://api.accounting-platform.example/v1/salesinvoices/5/lines/48',
    administrationId: 1,
    administrationName: 'Kaasmakerij De Vijfhoek B.V.',
    profileName: 'Demo user',
  },
});

export const getCreateSalesInvoiceLineResponseMock201 = (): SingleRecord<SalesInvoiceLine> => ({
  id: 48,
  description: 'Jonge kaas 500 g',
  quantity: 10,
  unitPrice: 6.95,
  unitPriceIncludingVat: false,
  discountPercentage: 0,
  vatCodeId: 2,
  costCenterId: null,
  costUnitId: null,
  amountExcludingVat: 69.5,
  amountVat: 6.26,
  amountIncludingVat: 75.76,
  bookingType: 'A',
  ArticleSku: 'KAAS-JONG-500',
  _meta: {
    self: 'https://api.accounting-platform.example/v1/salesinvoices/5/lines/48',
    administrationId: 1,
    administrationName: 'Kaasmakerij De Vijfhoek B.V.',
    profileName: 'Demo user',
  },
});

export const getCreateSalesInvoiceLineResponseMock400 = (): ValidationProblem => ({
  type: 'https://accounting-platform.example/problems/validation-failed',
  title: 'The request is not valid',
  status: 400,
  detail: 'The request holds invalid values. See "errors" for each of them.',
  instance: '/v1/salesinvoices/5/lines',
  errors: { bookingType: ['This field is required.'] },
});

export const getCreateSalesInvoiceLineResponseMock401 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/unauthorized',
  title: 'Not signed in',
  status: 401,
  detail: 'Send an access token in the Authorization header: "Bearer <ACCESS_TOKEN>".',
  instance: '/v1/salesinvoices/5/lines',
});

export const getCreateSalesInvoiceLineResponseMock403 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/administration-not-accessible',
  title: 'Administration not accessible',
  status: 403,
  detail: 'Administration 3 does not exist, or you have no access to it.',
  instance: '/v1/salesinvoices/5/lines',
});

export const getCreateSalesInvoiceLineResponseMock404 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/not-found',
  title: 'Not found',
  status: 404,
  detail: 'There is no record with id 999999 at /v1/salesinvoices in this administration.',
  instance: '/v1/salesinvoices/999999/lines',
});

export const getCreateSalesInvoiceLineResponseMock406 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/not-acceptable',
  title: 'Not acceptable',
  status: 406,
  detail: 'This operation responds with application/json.',
  instance: '/v1/salesinvoices/5/lines',
});

export const getCreateSalesInvoiceLineResponseMock413 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/payload-too-large',
  title: 'Request body too large',
  status: 413,
  detail: 'The request body may have at most 1048576 bytes.',
  instance: '/v1/salesinvoices/5/lines',
});

export const getCreateSalesInvoiceLineResponseMock415 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/unsupported-media-type',
  title: 'Unsupported media type',
  status: 415,
  detail: 'Send the request body as application/json.',
  instance: '/v1/salesinvoices/5/lines',
});

export const getCreateSalesInvoiceLineResponseMock429 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/too-many-requests',
  title: 'Too many requests',
  status: 429,
  detail: 'Too many requests. Try again in 5 seconds.',
  instance: '/v1/salesinvoices/5/lines',
});

export const getCreateSalesInvoiceLineResponseMock500 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/internal-error',
  title: 'Internal error',
  status: 500,
  detail: 'Something went wrong on our side.',
  instance: '/v1/salesinvoices/5/lines',
});

export const getGetSalesInvoiceLineResponseMock = (): SingleRecord<SalesInvoiceLine> => ({
  id: 11,
  description: 'Oude kaas, heel wiel',
  quantity: 38.5,
  unitPrice: 15.9,
  unitPriceIncludingVat: false,
  discountPercentage: 0,
  vatCodeId: 6,
  costCenterId: null,
  costUnitId: null,
  amountExcludingVat: 612.15,
  amountVat: 0,
  amountIncludingVat: 612.15,
  bookingType: 'A',
  ArticleSku: 'KAAS-WIEL-OUD',
  _meta: {
    self: 'https://api.accounting-platform.example/v1/salesinvoices/5/lines/11',
    administrationId: 1,
    administrationName: 'Kaasmakerij De Vijfhoek B.V.',
    profileName: 'Demo user',
  },
});

export const getGetSalesInvoiceLineResponseMock200 = (): SingleRecord<SalesInvoiceLine> => ({
  id: 11,
  description: 'Oude kaas, heel wiel',
  quantity: 38.5,
  unitPrice: 15.9,
  unitPriceIncludingVat: false,
  discountPercentage: 0,
  vatCodeId: 6,
  costCenterId: null,
  costUnitId: null,
  amountExcludingVat: 612.15,
  amountVat: 0,
  amountIncludingVat: 612.15,
  bookingType: 'A',
  ArticleSku: 'KAAS-WIEL-OUD',
  _meta: {
    self: 'https://api.accounting-platform.example/v1/salesinvoices/5/lines/11',
    administrationId: 1,
    administrationName: 'Kaasmakerij De Vijfhoek B.V.',
    profileName: 'Demo user',
  },
});

export const getGetSalesInvoiceLineResponseMock400 = (): ValidationProblem => ({
  type: 'https://accounting-platform.example/problems/validation-failed',
  title: 'The request is not valid',
  status: 400,
  detail: 'The request holds invalid values. See "errors" for each of them.',
  instance: '/v1/salesinvoices/5/lines/0',
  errors: { lineId: ['The value must be at least 1.'] },
});

export const getGetSalesInvoiceLineResponseMock401 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/unauthorized',
  title: 'Not signed in',
  status: 401,
  detail: 'Send an access token in the Authorization header: "Bearer <ACCESS_TOKEN>".',
  instance: '/v1/salesinvoices/5/lines/11',
});

export const getGetSalesInvoiceLineResponseMock403 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/administration-not-accessible',
  title: 'Administration not accessible',
  status: 403,
  detail: 'Administration 3 does not exist, or you have no access to it.',
  instance: '/v1/salesinvoices/5/lines/11',
});

export const getGetSalesInvoiceLineResponseMock404 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/not-found',
  title: 'Not found',
  status: 404,
  detail: 'There is no record with id 999999 at /v1/salesinvoices/5/lines in this administration.',
  instance: '/v1/salesinvoices/5/lines/999999',
});

export const getGetSalesInvoiceLineResponseMock406 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/not-acceptable',
  title: 'Not acceptable',
  status: 406,
  detail: 'This operation responds with application/json.',
  instance: '/v1/salesinvoices/5/lines/11',
});

export const getGetSalesInvoiceLineResponseMock429 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/too-many-requests',
  title: 'Too many requests',
  status: 429,
  detail: 'Too many requests. Try again in 5 seconds.',
  instance: '/v1/salesinvoices/5/lines/11',
});

export const getGetSalesInvoiceLineResponseMock500 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/internal-error',
  title: 'Internal error',
  status: 500,
  detail: 'Something went wrong on our side.',
  instance: '/v1/salesinvoices/5/lines/11',
});

export const getReplaceSalesInvoiceLineResponseMock = (): SingleRecord<SalesInvoiceLine> => ({
  id: 11,
  description: 'Jonge kaas 500 g',
  quantity: 10,
  unitPrice: 6.95,
  unitPriceIncludingVat: false,
  discountPercentage: 0,
  vatCodeId: 2,
  costCenterId: null,
  costUnitId: null,
  amountExcludingVat: 69.5,
  amountVat: 6.26,
  amountIncludingVat: 75.76,
  bookingType: 'A',
  ArticleSku: 'KAAS-JONG-500',
  _meta: {
    self: 'https://api.accounting-platform.example/v1/salesinvoices/5/lines/11',
    administrationId: 1,
    administrationName: 'Kaasmakerij De Vijfhoek B.V.',
    profileName: 'Demo user',
  },
});

export const getReplaceSalesInvoiceLineResponseMock200 = (): SingleRecord<SalesInvoiceLine> => ({
  id: 11,
  description: 'Jonge kaas 500 g',
  quantity: 10,
  unitPrice: 6.95,
  unitPriceIncludingVat: false,
  discountPercentage: 0,
  vatCodeId: 2,
  costCenterId: null,
  costUnitId: null,
  amountExcludingVat: 69.5,
  amountVat: 6.26,
  amountIncludingVat: 75.76,
  bookingType: 'A',
  ArticleSku: 'KAAS-JONG-500',
  _meta: {
    self: 'https://api.accounting-platform.example/v1/salesinvoices/5/lines/11',
    administrationId: 1,
    administrationName: 'Kaasmakerij De Vijfhoek B.V.',
    profileName: 'Demo user',
  },
});

export const getReplaceSalesInvoiceLineResponseMock400 = (): ValidationProblem => ({
  type: 'https://accounting-platform.example/problems/validation-failed',
  title: 'The request is not valid',
  status: 400,
  detail: 'The request holds invalid values. See "errors" for each of them.',
  instance: '/v1/salesinvoices/5/lines/11',
  errors: { bookingType: ['This field is required.'] },
});

export const getReplaceSalesInvoiceLineResponseMock401 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/unauthorized',
  title: 'Not signed in',
  status: 401,
  detail: 'Send an access token in the Authorization header: "Bearer <ACCESS_TOKEN>".',
  instance: '/v1/salesinvoices/5/lines/11',
});

export const getReplaceSalesInvoiceLineResponseMock403 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/administration-not-accessible',
  title: 'Administration not accessible',
  status: 403,
  detail: 'Administration 3 does not exist, or you have no access to it.',
  instance: '/v1/salesinvoices/5/lines/11',
});

export const getReplaceSalesInvoiceLineResponseMock404 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/not-found',
  title: 'Not found',
  status: 404,
  detail: 'There is no record with id 999999 at /v1/salesinvoices/5/lines in this administration.',
  instance: '/v1/salesinvoices/5/lines/999999',
});

export const getReplaceSalesInvoiceLineResponseMock406 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/not-acceptable',
  title: 'Not acceptable',
  status: 406,
  detail: 'This operation responds with application/json.',
  instance: '/v1/salesinvoices/5/lines/11',
});

export const getReplaceSalesInvoiceLineResponseMock413 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/payload-too-large',
  title: 'Request body too large',
  status: 413,
  detail: 'The request body may have at most 1048576 bytes.',
  instance: '/v1/salesinvoices/5/lines/11',
});

export const getReplaceSalesInvoiceLineResponseMock415 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/unsupported-media-type',
  title: 'Unsupported media type',
  status: 415,
  detail: 'Send the request body as application/json.',
  instance: '/v1/salesinvoices/5/lines/11',
});

export const getReplaceSalesInvoiceLineResponseMock429 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/too-many-requests',
  title: 'Too many requests',
  status: 429,
  detail: 'Too many requests. Try again in 5 seconds.',
  instance: '/v1/salesinvoices/5/lines/11',
});

export const getReplaceSalesInvoiceLineResponseMock500 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/internal-error',
  title: 'Internal error',
  status: 500,
  detail: 'Something went wrong on our side.',
  instance: '/v1/salesinvoices/5/lines/11',
});

export const getUpdateSalesInvoiceLineResponseMock = (): SingleRecord<SalesInvoiceLine> => ({
  id: 11,
  description: 'Oude kaas, heel wiel',
  quantity: 12,
  unitPrice: 15.9,
  unitPriceIncludingVat: false,
  discountPercentage: 0,
  vatCodeId: 6,
  costCenterId: null,
  costUnitId: null,
  amountExcludingVat: 190.8,
  amountVat: 0,
  amountIncludingVat: 190.8,
  bookingType: 'A',
  ArticleSku: 'KAAS-WIEL-OUD',
  _meta: {
    self: 'https://api.accounting-platform.example/v1/salesinvoices/5/lines/11',
    administrationId: 1,
    administrationName: 'Kaasmakerij De Vijfhoek B.V.',
    profileName: 'Demo user',
  },
});

export const getUpdateSalesInvoiceLineResponseMock200 = (): SingleRecord<SalesInvoiceLine> => ({
  id: 11,
  description: 'Oude kaas, heel wiel',
  quantity: 12,
  unitPrice: 15.9,
  unitPriceIncludingVat: false,
  discountPercentage: 0,
  vatCodeId: 6,
  costCenterId: null,
  costUnitId: null,
  amountExcludingVat: 190.8,
  amountVat: 0,
  amountIncludingVat: 190.8,
  bookingType: 'A',
  ArticleSku: 'KAAS-WIEL-OUD',
  _meta: {
    self: 'https://api.accounting-platform.example/v1/salesinvoices/5/lines/11',
    administrationId: 1,
    administrationName: 'Kaasmakerij De Vijfhoek B.V.',
    profileName: 'Demo user',
  },
});

export const getUpdateSalesInvoiceLineResponseMock400 = (): ValidationProblem => ({
  type: 'https://accounting-platform.example/problems/validation-failed',
  title: 'The request is not valid',
  status: 400,
  detail: 'The request holds invalid values. See "errors" for each of them.',
  instance: '/v1/salesinvoices/5/lines/11',
  errors: { quantit: ['This field is not known. Did you mean "quantity"?'] },
});

export const getUpdateSalesInvoiceLineResponseMock401 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/unauthorized',
  title: 'Not signed in',
  status: 401,
  detail: 'Send an access token in the Authorization header: "Bearer <ACCESS_TOKEN>".',
  instance: '/v1/salesinvoices/5/lines/11',
});

export const getUpdateSalesInvoiceLineResponseMock403 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/administration-not-accessible',
  title: 'Administration not accessible',
  status: 403,
  detail: 'Administration 3 does not exist, or you have no access to it.',
  instance: '/v1/salesinvoices/5/lines/11',
});

export const getUpdateSalesInvoiceLineResponseMock404 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/not-found',
  title: 'Not found',
  status: 404,
  detail: 'There is no record with id 999999 at /v1/salesinvoices/5/lines in this administration.',
  instance: '/v1/salesinvoices/5/lines/999999',
});

export const getUpdateSalesInvoiceLineResponseMock406 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/not-acceptable',
  title: 'Not acceptable',
  status: 406,
  detail: 'This operation responds with application/json.',
  instance: '/v1/salesinvoices/5/lines/11',
});

export const getUpdateSalesInvoiceLineResponseMock413 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/payload-too-large',
  title: 'Request body too large',
  status: 413,
  detail: 'The request body may have at most 1048576 bytes.',
  instance: '/v1/salesinvoices/5/lines/11',
});

export const getUpdateSalesInvoiceLineResponseMock415 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/unsupported-media-type',
  title: 'Unsupported media type',
  status: 415,
  detail: 'Send the request body as application/json.',
  instance: '/v1/salesinvoices/5/lines/11',
});

export const getUpdateSalesInvoiceLineResponseMock429 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/too-many-requests',
  title: 'Too many requests',
  status: 429,
  detail: 'Too many requests. Try again in 5 seconds.',
  instance: '/v1/salesinvoices/5/lines/11',
});

export const getUpdateSalesInvoiceLineResponseMock500 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/internal-error',
  title: 'Internal error',
  status: 500,
  detail: 'Something went wrong on our side.',
  instance: '/v1/salesinvoices/5/lines/11',
});

export const getDeleteSalesInvoiceLineResponseMock400 = (): ValidationProblem => ({
  type: 'https://accounting-platform.example/problems/validation-failed',
  title: 'The request is not valid',
  status: 400,
  detail: 'The request holds invalid values. See "errors" for each of them.',
  instance: '/v1/salesinvoices/5/lines/0',
  errors: { lineId: ['The value must be at least 1.'] },
});

export const getDeleteSalesInvoiceLineResponseMock401 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/unauthorized',
  title: 'Not signed in',
  status: 401,
  detail: 'Send an access token in the Authorization header: "Bearer <ACCESS_TOKEN>".',
  instance: '/v1/salesinvoices/5/lines/11',
});

export const getDeleteSalesInvoiceLineResponseMock403 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/administration-not-accessible',
  title: 'Administration not accessible',
  status: 403,
  detail: 'Administration 3 does not exist, or you have no access to it.',
  instance: '/v1/salesinvoices/5/lines/11',
});

export const getDeleteSalesInvoiceLineResponseMock404 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/not-found',
  title: 'Not found',
  status: 404,
  detail: 'There is no record with id 999999 at /v1/salesinvoices/5/lines in this administration.',
  instance: '/v1/salesinvoices/5/lines/999999',
});

export const getDeleteSalesInvoiceLineResponseMock429 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/too-many-requests',
  title: 'Too many requests',
  status: 429,
  detail: 'Too many requests. Try again in 5 seconds.',
  instance: '/v1/salesinvoices/5/lines/11',
});

export const getDeleteSalesInvoiceLineResponseMock500 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/internal-error',
  title: 'Internal error',
  status: 500,
  detail: 'Something went wrong on our side.',
  instance: '/v1/salesinvoices/5/lines/11',
});

export const getListSalesInvoiceLinesMockHandler = (
  overrideResponse?:
    | Page<SalesInvoiceLine>
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<Page<SalesInvoiceLine>> | Page<SalesInvoiceLine>),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/salesinvoices/:invoiceId/lines',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListSalesInvoiceLinesResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getListSalesInvoiceLinesMockHandler200 = (
  overrideResponse?:
    | Page<SalesInvoiceLine>
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<Page<SalesInvoiceLine>> | Page<SalesInvoiceLine>),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/salesinvoices/:invoiceId/lines',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListSalesInvoiceLinesResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getListSalesInvoiceLinesMockHandler400 = (
  overrideResponse?:
    | ValidationProblem
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ValidationProblem> | ValidationProblem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/salesinvoices/:invoiceId/lines',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListSalesInvoiceLinesResponseMock400(),
        { status: 400, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getListSalesInvoiceLinesMockHandler401 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/salesinvoices/:invoiceId/lines',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListSalesInvoiceLinesResponseMock401(),
        { status: 401, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getListSalesInvoiceLinesMockHandler403 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/salesinvoices/:invoiceId/lines',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListSalesInvoiceLinesResponseMock403(),
        { status: 403, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getListSalesInvoiceLinesMockHandler404 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/salesinvoices/:invoiceId/lines',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListSalesInvoiceLinesResponseMock404(),
        { status: 404, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getListSalesInvoiceLinesMockHandler406 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/salesinvoices/:invoiceId/lines',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListSalesInvoiceLinesResponseMock406(),
        { status: 406, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getListSalesInvoiceLinesMockHandler429 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/salesinvoices/:invoiceId/lines',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListSalesInvoiceLinesResponseMock429(),
        { status: 429, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getListSalesInvoiceLinesMockHandler500 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/salesinvoices/:invoiceId/lines',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListSalesInvoiceLinesResponseMock500(),
        { status: 500, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getCreateSalesInvoiceLineMockHandler = (
  overrideResponse?:
    | SingleRecord<SalesInvoiceLine>
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<SingleRecord<SalesInvoiceLine>> | SingleRecord<SalesInvoiceLine>),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/salesinvoices/:invoiceId/lines',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateSalesInvoiceLineResponseMock(),
        { status: 201 },
      );
    },
    options,
  );
};

export const getCreateSalesInvoiceLineMockHandler201 = (
  overrideResponse?:
    | SingleRecord<SalesInvoiceLine>
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<SingleRecord<SalesInvoiceLine>> | SingleRecord<SalesInvoiceLine>),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/salesinvoices/:invoiceId/lines',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateSalesInvoiceLineResponseMock201(),
        { status: 201 },
      );
    },
    options,
  );
};

export const getCreateSalesInvoiceLineMockHandler400 = (
  overrideResponse?:
    | ValidationProblem
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ValidationProblem> | ValidationProblem),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/salesinvoices/:invoiceId/lines',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateSalesInvoiceLineResponseMock400(),
        { status: 400, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getCreateSalesInvoiceLineMockHandler401 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/salesinvoices/:invoiceId/lines',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateSalesInvoiceLineResponseMock401(),
        { status: 401, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getCreateSalesInvoiceLineMockHandler403 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/salesinvoices/:invoiceId/lines',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateSalesInvoiceLineResponseMock403(),
        { status: 403, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getCreateSalesInvoiceLineMockHandler404 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/salesinvoices/:invoiceId/lines',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateSalesInvoiceLineResponseMock404(),
        { status: 404, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getCreateSalesInvoiceLineMockHandler406 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/salesinvoices/:invoiceId/lines',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateSalesInvoiceLineResponseMock406(),
        { status: 406, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getCreateSalesInvoiceLineMockHandler413 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/salesinvoices/:invoiceId/lines',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateSalesInvoiceLineResponseMock413(),
        { status: 413, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getCreateSalesInvoiceLineMockHandler415 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/salesinvoices/:invoiceId/lines',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateSalesInvoiceLineResponseMock415(),
        { status: 415, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getCreateSalesInvoiceLineMockHandler429 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/salesinvoices/:invoiceId/lines',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateSalesInvoiceLineResponseMock429(),
        { status: 429, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getCreateSalesInvoiceLineMockHandler500 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/salesinvoices/:invoiceId/lines',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateSalesInvoiceLineResponseMock500(),
        { status: 500, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getGetSalesInvoiceLineMockHandler = (
  overrideResponse?:
    | SingleRecord<SalesInvoiceLine>
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<SingleRecord<SalesInvoiceLine>> | SingleRecord<SalesInvoiceLine>),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/salesinvoices/:invoiceId/lines/:lineId',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetSalesInvoiceLineResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGetSalesInvoiceLineMockHandler200 = (
  overrideResponse?:
    | SingleRecord<SalesInvoiceLine>
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<SingleRecord<SalesInvoiceLine>> | SingleRecord<SalesInvoiceLine>),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/salesinvoices/:invoiceId/lines/:lineId',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetSalesInvoiceLineResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGetSalesInvoiceLineMockHandler400 = (
  overrideResponse?:
    | ValidationProblem
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ValidationProblem> | ValidationProblem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/salesinvoices/:invoiceId/lines/:lineId',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetSalesInvoiceLineResponseMock400(),
        { status: 400, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getGetSalesInvoiceLineMockHandler401 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/salesinvoices/:invoiceId/lines/:lineId',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetSalesInvoiceLineResponseMock401(),
        { status: 401, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getGetSalesInvoiceLineMockHandler403 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/salesinvoices/:invoiceId/lines/:lineId',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetSalesInvoiceLineResponseMock403(),
        { status: 403, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getGetSalesInvoiceLineMockHandler404 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/salesinvoices/:invoiceId/lines/:lineId',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetSalesInvoiceLineResponseMock404(),
        { status: 404, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getGetSalesInvoiceLineMockHandler406 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/salesinvoices/:invoiceId/lines/:lineId',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetSalesInvoiceLineResponseMock406(),
        { status: 406, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getGetSalesInvoiceLineMockHandler429 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/salesinvoices/:invoiceId/lines/:lineId',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetSalesInvoiceLineResponseMock429(),
        { status: 429, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getGetSalesInvoiceLineMockHandler500 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/salesinvoices/:invoiceId/lines/:lineId',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetSalesInvoiceLineResponseMock500(),
        { status: 500, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getReplaceSalesInvoiceLineMockHandler = (
  overrideResponse?:
    | SingleRecord<SalesInvoiceLine>
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<SingleRecord<SalesInvoiceLine>> | SingleRecord<SalesInvoiceLine>),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/v1/salesinvoices/:invoiceId/lines/:lineId',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getReplaceSalesInvoiceLineResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getReplaceSalesInvoiceLineMockHandler200 = (
  overrideResponse?:
    | SingleRecord<SalesInvoiceLine>
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<SingleRecord<SalesInvoiceLine>> | SingleRecord<SalesInvoiceLine>),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/v1/salesinvoices/:invoiceId/lines/:lineId',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getReplaceSalesInvoiceLineResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getReplaceSalesInvoiceLineMockHandler400 = (
  overrideResponse?:
    | ValidationProblem
    | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ValidationProblem> | ValidationProblem),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/v1/salesinvoices/:invoiceId/lines/:lineId',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getReplaceSalesInvoiceLineResponseMock400(),
        { status: 400, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getReplaceSalesInvoiceLineMockHandler401 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/v1/salesinvoices/:invoiceId/lines/:lineId',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getReplaceSalesInvoiceLineResponseMock401(),
        { status: 401, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getReplaceSalesInvoiceLineMockHandler403 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/v1/salesinvoices/:invoiceId/lines/:lineId',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getReplaceSalesInvoiceLineResponseMock403(),
        { status: 403, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getReplaceSalesInvoiceLineMockHandler404 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/v1/salesinvoices/:invoiceId/lines/:lineId',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getReplaceSalesInvoiceLineResponseMock404(),
        { status: 404, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getReplaceSalesInvoiceLineMockHandler406 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/v1/salesinvoices/:invoiceId/lines/:lineId',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getReplaceSalesInvoiceLineResponseMock406(),
        { status: 406, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getReplaceSalesInvoiceLineMockHandler413 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/v1/salesinvoices/:invoiceId/lines/:lineId',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getReplaceSalesInvoiceLineResponseMock413(),
        { status: 413, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getReplaceSalesInvoiceLineMockHandler415 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/v1/salesinvoices/:invoiceId/lines/:lineId',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getReplaceSalesInvoiceLineResponseMock415(),
        { status: 415, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getReplaceSalesInvoiceLineMockHandler429 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/v1/salesinvoices/:invoiceId/lines/:lineId',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getReplaceSalesInvoiceLineResponseMock429(),
        { status: 429, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getReplaceSalesInvoiceLineMockHandler500 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/v1/salesinvoices/:invoiceId/lines/:lineId',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getReplaceSalesInvoiceLineResponseMock500(),
        { status: 500, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getUpdateSalesInvoiceLineMockHandler = (
  overrideResponse?:
    | SingleRecord<SalesInvoiceLine>
    | ((
        info: Parameters<Parameters<typeof http.patch>[1]>[0],
      ) => Promise<SingleRecord<SalesInvoiceLine>> | SingleRecord<SalesInvoiceLine>),
  options?: RequestHandlerOptions,
) => {
  return http.patch(
    '*/v1/salesinvoices/:invoiceId/lines/:lineId',
    async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdateSalesInvoiceLineResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getUpdateSalesInvoiceLineMockHandler200 = (
  overrideResponse?:
    | SingleRecord<SalesInvoiceLine>
    | ((
        info: Parameters<Parameters<typeof http.patch>[1]>[0],
      ) => Promise<SingleRecord<SalesInvoiceLine>> | SingleRecord<SalesInvoiceLine>),
  options?: RequestHandlerOptions,
) => {
  return http.patch(
    '*/v1/salesinvoices/:invoiceId/lines/:lineId',
    async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdateSalesInvoiceLineResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getUpdateSalesInvoiceLineMockHandler400 = (
  overrideResponse?:
    | ValidationProblem
    | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<ValidationProblem> | ValidationProblem),
  options?: RequestHandlerOptions,
) => {
  return http.patch(
    '*/v1/salesinvoices/:invoiceId/lines/:lineId',
    async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdateSalesInvoiceLineResponseMock400(),
        { status: 400, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getUpdateSalesInvoiceLineMockHandler401 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.patch(
    '*/v1/salesinvoices/:invoiceId/lines/:lineId',
    async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdateSalesInvoiceLineResponseMock401(),
        { status: 401, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getUpdateSalesInvoiceLineMockHandler403 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.patch(
    '*/v1/salesinvoices/:invoiceId/lines/:lineId',
    async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdateSalesInvoiceLineResponseMock403(),
        { status: 403, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getUpdateSalesInvoiceLineMockHandler404 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.patch(
    '*/v1/salesinvoices/:invoiceId/lines/:lineId',
    async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdateSalesInvoiceLineResponseMock404(),
        { status: 404, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getUpdateSalesInvoiceLineMockHandler406 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.patch(
    '*/v1/salesinvoices/:invoiceId/lines/:lineId',
    async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdateSalesInvoiceLineResponseMock406(),
        { status: 406, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getUpdateSalesInvoiceLineMockHandler413 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.patch(
    '*/v1/salesinvoices/:invoiceId/lines/:lineId',
    async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdateSalesInvoiceLineResponseMock413(),
        { status: 413, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getUpdateSalesInvoiceLineMockHandler415 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.patch(
    '*/v1/salesinvoices/:invoiceId/lines/:lineId',
    async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdateSalesInvoiceLineResponseMock415(),
        { status: 415, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getUpdateSalesInvoiceLineMockHandler429 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.patch(
    '*/v1/salesinvoices/:invoiceId/lines/:lineId',
    async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdateSalesInvoiceLineResponseMock429(),
        { status: 429, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getUpdateSalesInvoiceLineMockHandler500 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.patch(
    '*/v1/salesinvoices/:invoiceId/lines/:lineId',
    async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdateSalesInvoiceLineResponseMock500(),
        { status: 500, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getDeleteSalesInvoiceLineMockHandler = (
  overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/v1/salesinvoices/:invoiceId/lines/:lineId',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info);
      }

      return new HttpResponse(null, { status: 204 });
    },
    options,
  );
};

export const getDeleteSalesInvoiceLineMockHandler204 = (
  overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/v1/salesinvoices/:invoiceId/lines/:lineId',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info);
      }

      return new HttpResponse(null, { status: 204 });
    },
    options,
  );
};

export const getDeleteSalesInvoiceLineMockHandler400 = (
  overrideResponse?:
    | ValidationProblem
    | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<ValidationProblem> | ValidationProblem),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/v1/salesinvoices/:invoiceId/lines/:lineId',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDeleteSalesInvoiceLineResponseMock400(),
        { status: 400, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getDeleteSalesInvoiceLineMockHandler401 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/v1/salesinvoices/:invoiceId/lines/:lineId',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDeleteSalesInvoiceLineResponseMock401(),
        { status: 401, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getDeleteSalesInvoiceLineMockHandler403 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/v1/salesinvoices/:invoiceId/lines/:lineId',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDeleteSalesInvoiceLineResponseMock403(),
        { status: 403, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getDeleteSalesInvoiceLineMockHandler404 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/v1/salesinvoices/:invoiceId/lines/:lineId',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDeleteSalesInvoiceLineResponseMock404(),
        { status: 404, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getDeleteSalesInvoiceLineMockHandler429 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/v1/salesinvoices/:invoiceId/lines/:lineId',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDeleteSalesInvoiceLineResponseMock429(),
        { status: 429, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getDeleteSalesInvoiceLineMockHandler500 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/v1/salesinvoices/:invoiceId/lines/:lineId',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDeleteSalesInvoiceLineResponseMock500(),
        { status: 500, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};
export const getSalesInvoiceLinesMock = () => [
  getListSalesInvoiceLinesMockHandler(),
  getCreateSalesInvoiceLineMockHandler(),
  getGetSalesInvoiceLineMockHandler(),
  getReplaceSalesInvoiceLineMockHandler(),
  getUpdateSalesInvoiceLineMockHandler(),
  getDeleteSalesInvoiceLineMockHandler(),
];
