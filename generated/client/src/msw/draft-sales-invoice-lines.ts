import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';

import type { Page, SingleRecord } from '../../../../client/runtime/page.ts';

import type { DraftSalesInvoiceLine, Problem, ValidationProblem } from '../types.ts';

export const getListDraftSalesInvoiceLinesResponseMock = (): Page<DraftSalesInvoiceLine> => ({
  _data: [
    {
      id: 1,
      description: 'Jonge kaas 500 g',
      quantity: 10,
      unitPrice: 6.95,
      unitPriceIncludingVat: false,
      discountPercentage: 5,
      vatCodeId: 2,
      costCenterId: null,
      costUnitId: null,
      amountExcludingVat: 66.03,
      amountVat: 5.94,
      amountIncludingVat: 71.97,
      bookingType: 'A',
      ArticleSku: 'KAAS-JONG-500',
      _meta: { self: 'https://api.accounting-platform.example/v1/draftsalesinvoices/1/lines/1' },
    },
    {
      id: 2,
      description: 'Bedankt voor uw bestelling.',
      quantity: 1,
      unitPrice: null,
      unitPriceIncludingVat: false,
      discountPercentage: 0,
      vatCodeId: null,
      costCenterId: null,
      costUnitId: null,
      amountExcludingVat: 0,
      amountVat: 0,
      amountIncludingVat: 0,
      bookingType: 'T',
      _meta: { self: 'https://api.accounting-platform.example/v1/draftsalesinvoices/1/lines/2' },
    },
  ],
  _meta: {
    previousPage: null,
    nextPage: null,
    totalCount: 2,
    pageCount: 1,
    self: 'https://api.accounting-platform.example/v1/draftsalesinvoices/1/lines?pageSize=2',
    administrationId: 1,
    administrationName: 'Kaasmakerij De Vijfhoek B.V.',
    profileName: 'Demo user',
  },
});

export const getListDraftSalesInvoiceLinesResponseMock200 = (): Page<DraftSalesInvoiceLine> => ({
  _data: [
    {
      id: 1,
      description: 'Jonge kaas 500 g',
      quantity: 10,
      unitPrice: 6.95,
      unitPriceIncludingVat: false,
      discountPercentage: 5,
      vatCodeId: 2,
      costCenterId: null,
      costUnitId: null,
      amountExcludingVat: 66.03,
      amountVat: 5.94,
      amountIncludingVat: 71.97,
      bookingType: 'A',
      ArticleSku: 'KAAS-JONG-500',
      _meta: { self: 'https://api.accounting-platform.example/v1/draftsalesinvoices/1/lines/1' },
    },
    {
      id: 2,
      description: 'Bedankt voor uw bestelling.',
      quantity: 1,
      unitPrice: null,
      unitPriceIncludingVat: false,
      discountPercentage: 0,
      vatCodeId: null,
      costCenterId: null,
      costUnitId: null,
      amountExcludingVat: 0,
      amountVat: 0,
      amountIncludingVat: 0,
      bookingType: 'T',
      _meta: { self: 'https://api.accounting-platform.example/v1/draftsalesinvoices/1/lines/2' },
    },
  ],
  _meta: {
    previousPage: null,
    nextPage: null,
    totalCount: 2,
    pageCount: 1,
    self: 'https://api.accounting-platform.example/v1/draftsalesinvoices/1/lines?pageSize=2',
    administrationId: 1,
    administrationName: 'Kaasmakerij De Vijfhoek B.V.',
    profileName: 'Demo user',
  },
});

export const getListDraftSalesInvoiceLinesResponseMock400 = (): ValidationProblem => ({
  type: 'https://accounting-platform.example/problems/validation-failed',
  title: 'The request is not valid',
  status: 400,
  detail: 'The request holds invalid values. See "errors" for each of them.',
  instance: '/v1/draftsalesinvoices/1/lines',
  errors: { pageSize: ['The value must be at most 1000.'] },
});

export const getListDraftSalesInvoiceLinesResponseMock401 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/unauthorized',
  title: 'Not signed in',
  status: 401,
  detail: 'Send an access token in the Authorization header: "Bearer <ACCESS_TOKEN>".',
  instance: '/v1/draftsalesinvoices/1/lines',
});

export const getListDraftSalesInvoiceLinesResponseMock403 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/administration-not-accessible',
  title: 'Administration not accessible',
  status: 403,
  detail: 'Administration 3 does not exist, or you have no access to it.',
  instance: '/v1/draftsalesinvoices/1/lines',
});

export const getListDraftSalesInvoiceLinesResponseMock404 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/not-found',
  title: 'Not found',
  status: 404,
  detail: 'There is no record with id 999999 at /v1/draftsalesinvoices in this administration.',
  instance: '/v1/draftsalesinvoices/999999/lines',
});

export const getListDraftSalesInvoiceLinesResponseMock406 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/not-acceptable',
  title: 'Not acceptable',
  status: 406,
  detail: 'This operation responds with application/json.',
  instance: '/v1/draftsalesinvoices/1/lines',
});

export const getListDraftSalesInvoiceLinesResponseMock429 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/too-many-requests',
  title: 'Too many requests',
  status: 429,
  detail: 'Too many requests. Try again in 5 seconds.',
  instance: '/v1/draftsalesinvoices/1/lines',
});

export const getListDraftSalesInvoiceLinesResponseMock500 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/internal-error',
  title: 'Internal error',
  status: 500,
  detail: 'Something went wrong on our side.',
  instance: '/v1/draftsalesinvoices/1/lines',
});

export const getCreateDraftSalesInvoiceLineResponseMock = (): SingleRecord<DraftSalesInvoiceLine> => ({
  id: 60,
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
    self: 'https://api.accounting-platform.example/v1/draftsalesinvoices/1/lines/60',
    administrationId: 1,
    administrationName: 'Kaasmakerij De Vijfhoek B.V.',
    profileName: 'Demo user',
  },
});

export const getCreateDraftSalesInvoiceLineResponseMock201 = (): SingleRecord<DraftSalesInvoiceLine> => ({
  id: 60,
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
    self: 'https://api.accounting-platform.example/v1/draftsalesinvoices/1/lines/60',
    administrationId: 1,
    administrationName: 'Kaasmakerij De Vijfhoek B.V.',
    profileName: 'Demo user',
  },
});

export const getCreateDraftSalesInvoiceLineResponseMock400 = (): ValidationProblem => ({
  type: 'https://accounting-platform.example/problems/validation-failed',
  title: 'The request is not valid',
  status: 400,
  detail: 'The request holds invalid values. See "errors" for each of them.',
  instance: '/v1/draftsalesinvoices/1/lines',
  errors: { bookingType: ['This field is required.'] },
});

export const getCreateDraftSalesInvoiceLineResponseMock401 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/unauthorized',
  title: 'Not signed in',
  status: 401,
  detail: 'Send an access token in the Authorization header: "Bearer <ACCESS_TOKEN>".',
  instance: '/v1/draftsalesinvoices/1/lines',
});

export const getCreateDraftSalesInvoiceLineResponseMock403 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/administration-not-accessible',
  title: 'Administration not accessible',
  status: 403,
  detail: 'Administration 3 does not exist, or you have no access to it.',
  instance: '/v1/draftsalesinvoices/1/lines',
});

export const getCreateDraftSalesInvoiceLineResponseMock404 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/not-found',
  title: 'Not found',
  status: 404,
  detail: 'There is no record with id 999999 at /v1/draftsalesinvoices in this administration.',
  instance: '/v1/draftsalesinvoices/999999/lines',
});

export const getCreateDraftSalesInvoiceLineResponseMock406 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/not-acceptable',
  title: 'Not acceptable',
  status: 406,
  detail: 'This operation responds with application/json.',
  instance: '/v1/draftsalesinvoices/1/lines',
});

export const getCreateDraftSalesInvoiceLineResponseMock413 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/payload-too-large',
  title: 'Request body too large',
  status: 413,
  detail: 'The request body may have at most 1048576 bytes.',
  instance: '/v1/draftsalesinvoices/1/lines',
});

export const getCreateDraftSalesInvoiceLineResponseMock415 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/unsupported-media-type',
  title: 'Unsupported media type',
  status: 415,
  detail: 'Send the request body as application/json.',
  instance: '/v1/draftsalesinvoices/1/lines',
});

export const getCreateDraftSalesInvoiceLineResponseMock429 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/too-many-requests',
  title: 'Too many requests',
  status: 429,
  detail: 'Too many requests. Try again in 5 seconds.',
  instance: '/v1/draftsalesinvoices/1/lines',
});

export const getCreateDraftSalesInvoiceLineResponseMock500 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/internal-error',
  title: 'Internal error',
  status: 500,
  detail: 'Something went wrong on our side.',
  instance: '/v1/draftsalesinvoices/1/lines',
});

export const getGetDraftSalesInvoiceLineResponseMock = (): SingleRecord<DraftSalesInvoiceLine> => ({
  id: 1,
  description: 'Jonge kaas 500 g',
  quantity: 10,
  unitPrice: 6.95,
  unitPriceIncludingVat: false,
  discountPercentage: 5,
  vatCodeId: 2,
  costCenterId: null,
  costUnitId: null,
  amountExcludingVat: 66.03,
  amountVat: 5.94,
  amountIncludingVat: 71.97,
  bookingType: 'A',
  ArticleSku: 'KAAS-JONG-500',
  _meta: {
    self: 'https://api.accounting-platform.example/v1/draftsalesinvoices/1/lines/1',
    administrationId: 1,
    administrationName: 'Kaasmakerij De Vijfhoek B.V.',
    profileName: 'Demo user',
  },
});

export const getGetDraftSalesInvoiceLineResponseMock200 = (): SingleRecord<DraftSalesInvoiceLine> => ({
  id: 1,
  description: 'Jonge kaas 500 g',
  quantity: 10,
  unitPrice: 6.95,
  unitPriceIncludingVat: false,
  discountPercentage: 5,
  vatCodeId: 2,
  costCenterId: null,
  costUnitId: null,
  amountExcludingVat: 66.03,
  amountVat: 5.94,
  amountIncludingVat: 71.97,
  bookingType: 'A',
  ArticleSku: 'KAAS-JONG-500',
  _meta: {
    self: 'https://api.accounting-platform.example/v1/draftsalesinvoices/1/lines/1',
    administrationId: 1,
    administrationName: 'Kaasmakerij De Vijfhoek B.V.',
    profileName: 'Demo user',
  },
});

export const getGetDraftSalesInvoiceLineResponseMock400 = (): ValidationProblem => ({
  type: 'https://accounting-platform.example/problems/validation-failed',
  title: 'The request is not valid',
  status: 400,
  detail: 'The request holds invalid values. See "errors" for each of them.',
  instance: '/v1/draftsalesinvoices/1/lines/0',
  errors: { lineId: ['The value must be at least 1.'] },
});

export const getGetDraftSalesInvoiceLineResponseMock401 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/unauthorized',
  title: 'Not signed in',
  status: 401,
  detail: 'Send an access token in the Authorization header: "Bearer <ACCESS_TOKEN>".',
  instance: '/v1/draftsalesinvoices/1/lines/1',
});

export const getGetDraftSalesInvoiceLineResponseMock403 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/administration-not-accessible',
  title: 'Administration not accessible',
  status: 403,
  detail: 'Administration 3 does not exist, or you have no access to it.',
  instance: '/v1/draftsalesinvoices/1/lines/1',
});

export const getGetDraftSalesInvoiceLineResponseMock404 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/not-found',
  title: 'Not found',
  status: 404,
  detail: 'There is no record with id 999999 at /v1/draftsalesinvoices/1/lines in this administration.',
  instance: '/v1/draftsalesinvoices/1/lines/999999',
});

export const getGetDraftSalesInvoiceLineResponseMock406 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/not-acceptable',
  title: 'Not acceptable',
  status: 406,
  detail: 'This operation responds with application/json.',
  instance: '/v1/draftsalesinvoices/1/lines/1',
});

export const getGetDraftSalesInvoiceLineResponseMock429 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/too-many-requests',
  title: 'Too many requests',
  status: 429,
  detail: 'Too many requests. Try again in 5 seconds.',
  instance: '/v1/draftsalesinvoices/1/lines/1',
});

export const getGetDraftSalesInvoiceLineResponseMock500 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/internal-error',
  title: 'Internal error',
  status: 500,
  detail: 'Something went wrong on our side.',
  instance: '/v1/draftsalesinvoices/1/lines/1',
});

export const getReplaceDraftSalesInvoiceLineResponseMock = (): SingleRecord<DraftSalesInvoiceLine> => ({
  id: 1,
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
    self: 'https://api.accounting-platform.example/v1/draftsalesinvoices/1/lines/1',
    administrationId: 1,
    administrationName: 'Kaasmakerij De Vijfhoek B.V.',
    profileName: 'Demo user',
  },
});

export const getReplaceDraftSalesInvoiceLineResponseMock200 = (): SingleRecord<DraftSalesInvoiceLine> => ({
  id: 1,
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
    self: 'https://api.accounting-platform.example/v1/draftsalesinvoices/1/lines/1',
    administrationId: 1,
    administrationName: 'Kaasmakerij De Vijfhoek B.V.',
    profileName: 'Demo user',
  },
});

export const getReplaceDraftSalesInvoiceLineResponseMock400 = (): ValidationProblem => ({
  type: 'https://accounting-platform.example/problems/validation-failed',
  title: 'The request is not valid',
  status: 400,
  detail: 'The request holds invalid values. See "errors" for each of them.',
  instance: '/v1/draftsalesinvoices/1/lines/1',
  errors: { bookingType: ['This field is required.'] },
});

export const getReplaceDraftSalesInvoiceLineResponseMock401 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/unauthorized',
  title: 'Not signed in',
  status: 401,
  detail: 'Send an access token in the Authorization header: "Bearer <ACCESS_TOKEN>".',
  instance: '/v1/draftsalesinvoices/1/lines/1',
});

export const getReplaceDraftSalesInvoiceLineResponseMock403 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/administration-not-accessible',
  title: 'Administration not accessible',
  status: 403,
  detail: 'Administration 3 does not exist, or you have no access to it.',
  instance: '/v1/draftsalesinvoices/1/lines/1',
});

export const getReplaceDraftSalesInvoiceLineResponseMock404 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/not-found',
  title: 'Not found',
  status: 404,
  detail: 'There is no record with id 999999 at /v1/draftsalesinvoices/1/lines in this administration.',
  instance: '/v1/draftsalesinvoices/1/lines/999999',
});

export const getReplaceDraftSalesInvoiceLineResponseMock406 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/not-acceptable',
  title: 'Not acceptable',
  status: 406,
  detail: 'This operation responds with application/json.',
  instance: '/v1/draftsalesinvoices/1/lines/1',
});

export const getReplaceDraftSalesInvoiceLineResponseMock413 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/payload-too-large',
  title: 'Request body too large',
  status: 413,
  detail: 'The request body may have at most 1048576 bytes.',
  instance: '/v1/draftsalesinvoices/1/lines/1',
});

export const getReplaceDraftSalesInvoiceLineResponseMock415 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/unsupported-media-type',
  title: 'Unsupported media type',
  status: 415,
  detail: 'Send the request body as application/json.',
  instance: '/v1/draftsalesinvoices/1/lines/1',
});

export const getReplaceDraftSalesInvoiceLineResponseMock429 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/too-many-requests',
  title: 'Too many requests',
  status: 429,
  detail: 'Too many requests. Try again in 5 seconds.',
  instance: '/v1/draftsalesinvoices/1/lines/1',
});

export const getReplaceDraftSalesInvoiceLineResponseMock500 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/internal-error',
  title: 'Internal error',
  status: 500,
  detail: 'Something went wrong on our side.',
  instance: '/v1/draftsalesinvoices/1/lines/1',
});

export const getUpdateDraftSalesInvoiceLineResponseMock = (): SingleRecord<DraftSalesInvoiceLine> => ({
  id: 1,
  description: 'Jonge kaas 500 g',
  quantity: 12,
  unitPrice: 6.95,
  unitPriceIncludingVat: false,
  discountPercentage: 5,
  vatCodeId: 2,
  costCenterId: null,
  costUnitId: null,
  amountExcludingVat: 79.23,
  amountVat: 7.13,
  amountIncludingVat: 86.36,
  bookingType: 'A',
  ArticleSku: 'KAAS-JONG-500',
  _meta: {
    self: 'https://api.accounting-platform.example/v1/draftsalesinvoices/1/lines/1',
    administrationId: 1,
    administrationName: 'Kaasmakerij De Vijfhoek B.V.',
    profileName: 'Demo user',
  },
});

export const getUpdateDraftSalesInvoiceLineResponseMock200 = (): SingleRecord<DraftSalesInvoiceLine> => ({
  id: 1,
  description: 'Jonge kaas 500 g',
  quantity: 12,
  unitPrice: 6.95,
  unitPriceIncludingVat: false,
  discountPercentage: 5,
  vatCodeId: 2,
  costCenterId: null,
  costUnitId: null,
  amountExcludingVat: 79.23,
  amountVat: 7.13,
  amountIncludingVat: 86.36,
  bookingType: 'A',
  ArticleSku: 'KAAS-JONG-500',
  _meta: {
    self: 'https://api.accounting-platform.example/v1/draftsalesinvoices/1/lines/1',
    administrationId: 1,
    administrationName: 'Kaasmakerij De Vijfhoek B.V.',
    profileName: 'Demo user',
  },
});

export const getUpdateDraftSalesInvoiceLineResponseMock400 = (): ValidationProblem => ({
  type: 'https://accounting-platform.example/problems/validation-failed',
  title: 'The request is not valid',
  status: 400,
  detail: 'The request holds invalid values. See "errors" for each of them.',
  instance: '/v1/draftsalesinvoices/1/lines/1',
  errors: { quantit: ['This field is not known. Did you mean "quantity"?'] },
});

export const getUpdateDraftSalesInvoiceLineResponseMock401 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/unauthorized',
  title: 'Not signed in',
  status: 401,
  detail: 'Send an access token in the Authorization header: "Bearer <ACCESS_TOKEN>".',
  instance: '/v1/draftsalesinvoices/1/lines/1',
});

export const getUpdateDraftSalesInvoiceLineResponseMock403 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/administration-not-accessible',
  title: 'Administration not accessible',
  status: 403,
  detail: 'Administration 3 does not exist, or you have no access to it.',
  instance: '/v1/draftsalesinvoices/1/lines/1',
});

export const getUpdateDraftSalesInvoiceLineResponseMock404 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/not-found',
  title: 'Not found',
  status: 404,
  detail: 'There is no record with id 999999 at /v1/draftsalesinvoices/1/lines in this administration.',
  instance: '/v1/draftsalesinvoices/1/lines/999999',
});

export const getUpdateDraftSalesInvoiceLineResponseMock406 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/not-acceptable',
  title: 'Not acceptable',
  status: 406,
  detail: 'This operation responds with application/json.',
  instance: '/v1/draftsalesinvoices/1/lines/1',
});

export const getUpdateDraftSalesInvoiceLineResponseMock413 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/payload-too-large',
  title: 'Request body too large',
  status: 413,
  detail: 'The request body may have at most 1048576 bytes.',
  instance: '/v1/draftsalesinvoices/1/lines/1',
});

export const getUpdateDraftSalesInvoiceLineResponseMock415 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/unsupported-media-type',
  title: 'Unsupported media type',
  status: 415,
  detail: 'Send the request body as application/json.',
  instance: '/v1/draftsalesinvoices/1/lines/1',
});

export const getUpdateDraftSalesInvoiceLineResponseMock429 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/too-many-requests',
  title: 'Too many requests',
  status: 429,
  detail: 'Too many requests. Try again in 5 seconds.',
  instance: '/v1/draftsalesinvoices/1/lines/1',
});

export const getUpdateDraftSalesInvoiceLineResponseMock500 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/internal-error',
  title: 'Internal error',
  status: 500,
  detail: 'Something went wrong on our side.',
  instance: '/v1/draftsalesinvoices/1/lines/1',
});

export const getDeleteDraftSalesInvoiceLineResponseMock400 = (): ValidationProblem => ({
  type: 'https://accounting-platform.example/problems/validation-failed',
  title: 'The request is not valid',
  status: 400,
  detail: 'The request holds invalid values. See "errors" for each of them.',
  instance: '/v1/draftsalesinvoices/1/lines/0',
  errors: { lineId: ['The value must be at least 1.'] },
});

export const getDeleteDraftSalesInvoiceLineResponseMock401 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/unauthorized',
  title: 'Not signed in',
  status: 401,
  detail: 'Send an access token in the Authorization header: "Bearer <ACCESS_TOKEN>".',
  instance: '/v1/draftsalesinvoices/1/lines/1',
});

export const getDeleteDraftSalesInvoiceLineResponseMock403 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/administration-not-accessible',
  title: 'Administration not accessible',
  status: 403,
  detail: 'Administration 3 does not exist, or you have no access to it.',
  instance: '/v1/draftsalesinvoices/1/lines/1',
});

export const getDeleteDraftSalesInvoiceLineResponseMock404 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/not-found',
  title: 'Not found',
  status: 404,
  detail: 'There is no record with id 999999 at /v1/draftsalesinvoices/1/lines in this administration.',
  instance: '/v1/draftsalesinvoices/1/lines/999999',
});

export const getDeleteDraftSalesInvoiceLineResponseMock429 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/too-many-requests',
  title: 'Too many requests',
  status: 429,
  detail: 'Too many requests. Try again in 5 seconds.',
  instance: '/v1/draftsalesinvoices/1/lines/1',
});

export const getDeleteDraftSalesInvoiceLineResponseMock500 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/internal-error',
  title: 'Internal error',
  status: 500,
  detail: 'Something went wrong on our side.',
  instance: '/v1/draftsalesinvoices/1/lines/1',
});

export const getListDraftSalesInvoiceLinesMockHandler = (
  overrideResponse?:
    | Page<DraftSalesInvoiceLine>
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<Page<DraftSalesInvoiceLine>> | Page<DraftSalesInvoiceLine>),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/draftsalesinvoices/:invoiceId/lines',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListDraftSalesInvoiceLinesResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getListDraftSalesInvoiceLinesMockHandler200 = (
  overrideResponse?:
    | Page<DraftSalesInvoiceLine>
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<Page<DraftSalesInvoiceLine>> | Page<DraftSalesInvoiceLine>),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/draftsalesinvoices/:invoiceId/lines',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListDraftSalesInvoiceLinesResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getListDraftSalesInvoiceLinesMockHandler400 = (
  overrideResponse?:
    | ValidationProblem
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ValidationProblem> | ValidationProblem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/draftsalesinvoices/:invoiceId/lines',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListDraftSalesInvoiceLinesResponseMock400(),
        { status: 400, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getListDraftSalesInvoiceLinesMockHandler401 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/draftsalesinvoices/:invoiceId/lines',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListDraftSalesInvoiceLinesResponseMock401(),
        { status: 401, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getListDraftSalesInvoiceLinesMockHandler403 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/draftsalesinvoices/:invoiceId/lines',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListDraftSalesInvoiceLinesResponseMock403(),
        { status: 403, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getListDraftSalesInvoiceLinesMockHandler404 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/draftsalesinvoices/:invoiceId/lines',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListDraftSalesInvoiceLinesResponseMock404(),
        { status: 404, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getListDraftSalesInvoiceLinesMockHandler406 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/draftsalesinvoices/:invoiceId/lines',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListDraftSalesInvoiceLinesResponseMock406(),
        { status: 406, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getListDraftSalesInvoiceLinesMockHandler429 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/draftsalesinvoices/:invoiceId/lines',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListDraftSalesInvoiceLinesResponseMock429(),
        { status: 429, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getListDraftSalesInvoiceLinesMockHandler500 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/draftsalesinvoices/:invoiceId/lines',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListDraftSalesInvoiceLinesResponseMock500(),
        { status: 500, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getCreateDraftSalesInvoiceLineMockHandler = (
  overrideResponse?:
    | SingleRecord<DraftSalesInvoiceLine>
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<SingleRecord<DraftSalesInvoiceLine>> | SingleRecord<DraftSalesInvoiceLine>),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/draftsalesinvoices/:invoiceId/lines',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateDraftSalesInvoiceLineResponseMock(),
        { status: 201 },
      );
    },
    options,
  );
};

export const getCreateDraftSalesInvoiceLineMockHandler201 = (
  overrideResponse?:
    | SingleRecord<DraftSalesInvoiceLine>
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<SingleRecord<DraftSalesInvoiceLine>> | SingleRecord<DraftSalesInvoiceLine>),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/draftsalesinvoices/:invoiceId/lines',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateDraftSalesInvoiceLineResponseMock201(),
        { status: 201 },
      );
    },
    options,
  );
};

export const getCreateDraftSalesInvoiceLineMockHandler400 = (
  overrideResponse?:
    | ValidationProblem
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ValidationProblem> | ValidationProblem),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/draftsalesinvoices/:invoiceId/lines',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateDraftSalesInvoiceLineResponseMock400(),
        { status: 400, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getCreateDraftSalesInvoiceLineMockHandler401 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/draftsalesinvoices/:invoiceId/lines',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateDraftSalesInvoiceLineResponseMock401(),
        { status: 401, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getCreateDraftSalesInvoiceLineMockHandler403 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/draftsalesinvoices/:invoiceId/lines',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateDraftSalesInvoiceLineResponseMock403(),
        { status: 403, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getCreateDraftSalesInvoiceLineMockHandler404 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/draftsalesinvoices/:invoiceId/lines',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateDraftSalesInvoiceLineResponseMock404(),
        { status: 404, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getCreateDraftSalesInvoiceLineMockHandler406 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/draftsalesinvoices/:invoiceId/lines',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateDraftSalesInvoiceLineResponseMock406(),
        { status: 406, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getCreateDraftSalesInvoiceLineMockHandler413 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/draftsalesinvoices/:invoiceId/lines',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateDraftSalesInvoiceLineResponseMock413(),
        { status: 413, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getCreateDraftSalesInvoiceLineMockHandler415 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/draftsalesinvoices/:invoiceId/lines',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateDraftSalesInvoiceLineResponseMock415(),
        { status: 415, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getCreateDraftSalesInvoiceLineMockHandler429 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/draftsalesinvoices/:invoiceId/lines',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateDraftSalesInvoiceLineResponseMock429(),
        { status: 429, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getCreateDraftSalesInvoiceLineMockHandler500 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/draftsalesinvoices/:invoiceId/lines',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateDraftSalesInvoiceLineResponseMock500(),
        { status: 500, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getGetDraftSalesInvoiceLineMockHandler = (
  overrideResponse?:
    | SingleRecord<DraftSalesInvoiceLine>
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<SingleRecord<DraftSalesInvoiceLine>> | SingleRecord<DraftSalesInvoiceLine>),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/draftsalesinvoices/:invoiceId/lines/:lineId',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetDraftSalesInvoiceLineResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGetDraftSalesInvoiceLineMockHandler200 = (
  overrideResponse?:
    | SingleRecord<DraftSalesInvoiceLine>
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<SingleRecord<DraftSalesInvoiceLine>> | SingleRecord<DraftSalesInvoiceLine>),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/draftsalesinvoices/:invoiceId/lines/:lineId',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetDraftSalesInvoiceLineResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGetDraftSalesInvoiceLineMockHandler400 = (
  overrideResponse?:
    | ValidationProblem
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ValidationProblem> | ValidationProblem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/draftsalesinvoices/:invoiceId/lines/:lineId',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetDraftSalesInvoiceLineResponseMock400(),
        { status: 400, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getGetDraftSalesInvoiceLineMockHandler401 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/draftsalesinvoices/:invoiceId/lines/:lineId',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetDraftSalesInvoiceLineResponseMock401(),
        { status: 401, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getGetDraftSalesInvoiceLineMockHandler403 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/draftsalesinvoices/:invoiceId/lines/:lineId',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetDraftSalesInvoiceLineResponseMock403(),
        { status: 403, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getGetDraftSalesInvoiceLineMockHandler404 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/draftsalesinvoices/:invoiceId/lines/:lineId',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetDraftSalesInvoiceLineResponseMock404(),
        { status: 404, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getGetDraftSalesInvoiceLineMockHandler406 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/draftsalesinvoices/:invoiceId/lines/:lineId',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetDraftSalesInvoiceLineResponseMock406(),
        { status: 406, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getGetDraftSalesInvoiceLineMockHandler429 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/draftsalesinvoices/:invoiceId/lines/:lineId',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetDraftSalesInvoiceLineResponseMock429(),
        { status: 429, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getGetDraftSalesInvoiceLineMockHandler500 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/draftsalesinvoices/:invoiceId/lines/:lineId',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetDraftSalesInvoiceLineResponseMock500(),
        { status: 500, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getReplaceDraftSalesInvoiceLineMockHandler = (
  overrideResponse?:
    | SingleRecord<DraftSalesInvoiceLine>
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<SingleRecord<DraftSalesInvoiceLine>> | SingleRecord<DraftSalesInvoiceLine>),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/v1/draftsalesinvoices/:invoiceId/lines/:lineId',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getReplaceDraftSalesInvoiceLineResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getReplaceDraftSalesInvoiceLineMockHandler200 = (
  overrideResponse?:
    | SingleRecord<DraftSalesInvoiceLine>
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<SingleRecord<DraftSalesInvoiceLine>> | SingleRecord<DraftSalesInvoiceLine>),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/v1/draftsalesinvoices/:invoiceId/lines/:lineId',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getReplaceDraftSalesInvoiceLineResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getReplaceDraftSalesInvoiceLineMockHandler400 = (
  overrideResponse?:
    | ValidationProblem
    | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ValidationProblem> | ValidationProblem),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/v1/draftsalesinvoices/:invoiceId/lines/:lineId',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getReplaceDraftSalesInvoiceLineResponseMock400(),
        { status: 400, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getReplaceDraftSalesInvoiceLineMockHandler401 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/v1/draftsalesinvoices/:invoiceId/lines/:lineId',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getReplaceDraftSalesInvoiceLineResponseMock401(),
        { status: 401, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getReplaceDraftSalesInvoiceLineMockHandler403 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/v1/draftsalesinvoices/:invoiceId/lines/:lineId',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getReplaceDraftSalesInvoiceLineResponseMock403(),
        { status: 403, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getReplaceDraftSalesInvoiceLineMockHandler404 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/v1/draftsalesinvoices/:invoiceId/lines/:lineId',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getReplaceDraftSalesInvoiceLineResponseMock404(),
        { status: 404, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getReplaceDraftSalesInvoiceLineMockHandler406 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/v1/draftsalesinvoices/:invoiceId/lines/:lineId',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getReplaceDraftSalesInvoiceLineResponseMock406(),
        { status: 406, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getReplaceDraftSalesInvoiceLineMockHandler413 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/v1/draftsalesinvoices/:invoiceId/lines/:lineId',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getReplaceDraftSalesInvoiceLineResponseMock413(),
        { status: 413, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getReplaceDraftSalesInvoiceLineMockHandler415 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/v1/draftsalesinvoices/:invoiceId/lines/:lineId',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getReplaceDraftSalesInvoiceLineResponseMock415(),
        { status: 415, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getReplaceDraftSalesInvoiceLineMockHandler429 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/v1/draftsalesinvoices/:invoiceId/lines/:lineId',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getReplaceDraftSalesInvoiceLineResponseMock429(),
        { status: 429, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getReplaceDraftSalesInvoiceLineMockHandler500 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/v1/draftsalesinvoices/:invoiceId/lines/:lineId',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getReplaceDraftSalesInvoiceLineResponseMock500(),
        { status: 500, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getUpdateDraftSalesInvoiceLineMockHandler = (
  overrideResponse?:
    | SingleRecord<DraftSalesInvoiceLine>
    | ((
        info: Parameters<Parameters<typeof http.patch>[1]>[0],
      ) => Promise<SingleRecord<DraftSalesInvoiceLine>> | SingleRecord<DraftSalesInvoiceLine>),
  options?: RequestHandlerOptions,
) => {
  return http.patch(
    '*/v1/draftsalesinvoices/:invoiceId/lines/:lineId',
    async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdateDraftSalesInvoiceLineResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getUpdateDraftSalesInvoiceLineMockHandler200 = (
  overrideResponse?:
    | SingleRecord<DraftSalesInvoiceLine>
    | ((
        info: Parameters<Parameters<typeof http.patch>[1]>[0],
      ) => Promise<SingleRecord<DraftSalesInvoiceLine>> | SingleRecord<DraftSalesInvoiceLine>),
  options?: RequestHandlerOptions,
) => {
  return http.patch(
    '*/v1/draftsalesinvoices/:invoiceId/lines/:lineId',
    async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdateDraftSalesInvoiceLineResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getUpdateDraftSalesInvoiceLineMockHandler400 = (
  overrideResponse?:
    | ValidationProblem
    | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<ValidationProblem> | ValidationProblem),
  options?: RequestHandlerOptions,
) => {
  return http.patch(
    '*/v1/draftsalesinvoices/:invoiceId/lines/:lineId',
    async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdateDraftSalesInvoiceLineResponseMock400(),
        { status: 400, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getUpdateDraftSalesInvoiceLineMockHandler401 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.patch(
    '*/v1/draftsalesinvoices/:invoiceId/lines/:lineId',
    async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdateDraftSalesInvoiceLineResponseMock401(),
        { status: 401, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getUpdateDraftSalesInvoiceLineMockHandler403 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.patch(
    '*/v1/draftsalesinvoices/:invoiceId/lines/:lineId',
    async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdateDraftSalesInvoiceLineResponseMock403(),
        { status: 403, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getUpdateDraftSalesInvoiceLineMockHandler404 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.patch(
    '*/v1/draftsalesinvoices/:invoiceId/lines/:lineId',
    async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdateDraftSalesInvoiceLineResponseMock404(),
        { status: 404, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getUpdateDraftSalesInvoiceLineMockHandler406 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.patch(
    '*/v1/draftsalesinvoices/:invoiceId/lines/:lineId',
    async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdateDraftSalesInvoiceLineResponseMock406(),
        { status: 406, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getUpdateDraftSalesInvoiceLineMockHandler413 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.patch(
    '*/v1/draftsalesinvoices/:invoiceId/lines/:lineId',
    async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdateDraftSalesInvoiceLineResponseMock413(),
        { status: 413, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getUpdateDraftSalesInvoiceLineMockHandler415 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.patch(
    '*/v1/draftsalesinvoices/:invoiceId/lines/:lineId',
    async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdateDraftSalesInvoiceLineResponseMock415(),
        { status: 415, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getUpdateDraftSalesInvoiceLineMockHandler429 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.patch(
    '*/v1/draftsalesinvoices/:invoiceId/lines/:lineId',
    async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdateDraftSalesInvoiceLineResponseMock429(),
        { status: 429, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getUpdateDraftSalesInvoiceLineMockHandler500 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.patch(
    '*/v1/draftsalesinvoices/:invoiceId/lines/:lineId',
    async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdateDraftSalesInvoiceLineResponseMock500(),
        { status: 500, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getDeleteDraftSalesInvoiceLineMockHandler = (
  overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/v1/draftsalesinvoices/:invoiceId/lines/:lineId',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info);
      }

      return new HttpResponse(null, { status: 204 });
    },
    options,
  );
};

export const getDeleteDraftSalesInvoiceLineMockHandler204 = (
  overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/v1/draftsalesinvoices/:invoiceId/lines/:lineId',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info);
      }

      return new HttpResponse(null, { status: 204 });
    },
    options,
  );
};

export const getDeleteDraftSalesInvoiceLineMockHandler400 = (
  overrideResponse?:
    | ValidationProblem
    | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<ValidationProblem> | ValidationProblem),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/v1/draftsalesinvoices/:invoiceId/lines/:lineId',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDeleteDraftSalesInvoiceLineResponseMock400(),
        { status: 400, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getDeleteDraftSalesInvoiceLineMockHandler401 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/v1/draftsalesinvoices/:invoiceId/lines/:lineId',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDeleteDraftSalesInvoiceLineResponseMock401(),
        { status: 401, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getDeleteDraftSalesInvoiceLineMockHandler403 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/v1/draftsalesinvoices/:invoiceId/lines/:lineId',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDeleteDraftSalesInvoiceLineResponseMock403(),
        { status: 403, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getDeleteDraftSalesInvoiceLineMockHandler404 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/v1/draftsalesinvoices/:invoiceId/lines/:lineId',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDeleteDraftSalesInvoiceLineResponseMock404(),
        { status: 404, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getDeleteDraftSalesInvoiceLineMockHandler429 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/v1/draftsalesinvoices/:invoiceId/lines/:lineId',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDeleteDraftSalesInvoiceLineResponseMock429(),
        { status: 429, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getDeleteDraftSalesInvoiceLineMockHandler500 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/v1/draftsalesinvoices/:invoiceId/lines/:lineId',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDeleteDraftSalesInvoiceLineResponseMock500(),
        { status: 500, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};
export const getDraftSalesInvoiceLinesMock = () => [
  getListDraftSalesInvoiceLinesMockHandler(),
  getCreateDraftSalesInvoiceLineMockHandler(),
  getGetDraftSalesInvoiceLineMockHandler(),
  getReplaceDraftSalesInvoiceLineMockHandler(),
  getUpdateDraftSalesInvoiceLineMockHandler(),
  getDeleteDraftSalesInvoiceLineMockHandler(),
];
