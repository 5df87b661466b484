import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';

import type { Page, SingleRecord } from '../../../../client/runtime/page.ts';

import type { Problem, PurchaseInvoiceLine, ValidationProblem } from '../types.ts';

export const getListPurchaseInvoiceLinesResponseMock = (): Page<PurchaseInvoiceLine> => ({
  _data: [
    {
      id: 6,
      ledgerAccountId: 65,
      description: 'Dichtungssatz',
      quantity: 4,
      unitPrice: 62.5,
      unitPriceIncludingVat: false,
      discountPercentage: 0,
      vatCodeId: 14,
      amountVat: 0,
      costCenterId: null,
      costUnitId: null,
      amountExcludingVat: 250,
      amountIncludingVat: 250,
      _meta: { self: 'https://api.accounting-platform.example/v1/purchaseinvoices/4/lines/6' },
    },
    {
      id: 7,
      ledgerAccountId: 65,
      description: 'Druckzylinder',
      quantity: 1,
      unitPrice: 990,
      unitPriceIncludingVat: false,
      discountPercentage: 0,
      vatCodeId: 14,
      amountVat: 0,
      costCenterId: null,
      costUnitId: null,
      amountExcludingVat: 990,
      amountIncludingVat: 990,
      _meta: { self: 'https://api.accounting-platform.example/v1/purchaseinvoices/4/lines/7' },
    },
  ],
  _meta: {
    previousPage: null,
    nextPage: null,
    totalCount: 2,
    pageCount: 1,
    self: 'https://api.accounting-platform.example/v1/purchaseinvoices/4/lines?pageSize=2',
    administrationId: 1,
    administrationName: 'Kaasmakerij De Vijfhoek B.V.',
    profileName: 'Demo user',
  },
});

export const getListPurchaseInvoiceLinesResponseMock200 = (): Page<PurchaseInvoiceLine> => ({
  _data: [
    {
      id: 6,
      ledgerAccountId: 65,
      description: 'Dichtungssatz',
      quantity: 4,
      unitPrice: 62.5,
      unitPriceIncludingVat: false,
      discountPercentage: 0,
      vatCodeId: 14,
      amountVat: 0,
      costCenterId: null,
      costUnitId: null,
      amountExcludingVat: 250,
      amountIncludingVat: 250,
      _meta: { self: 'https://api.accounting-platform.example/v1/purchaseinvoices/4/lines/6' },
    },
    {
      id: 7,
      ledgerAccountId: 65,
      description: 'Druckzylinder',
      quantity: 1,
      unitPrice: 990,
      unitPriceIncludingVat: false,
      discountPercentage: 0,
      vatCodeId: 14,
      amountVat: 0,
      costCenterId: null,
      costUnitId: null,
      amountExcludingVat: 990,
      amountIncludingVat: 990,
      _meta: { self: 'https://api.accounting-platform.example/v1/purchaseinvoices/4/lines/7' },
    },
  ],
  _meta: {
    previousPage: null,
    nextPage: null,
    totalCount: 2,
    pageCount: 1,
    self: 'https://api.accounting-platform.example/v1/purchaseinvoices/4/lines?pageSize=2',
    administrationId: 1,
    administrationName: 'Kaasmakerij De Vijfhoek B.V.',
    profileName: 'Demo user',
  },
});

export const getListPurchaseInvoiceLinesResponseMock400 = (): ValidationProblem => ({
  type: 'https://accounting-platform.example/problems/validation-failed',
  title: 'The request is not valid',
  status: 400,
  detail: 'The request holds invalid values. See "errors" for each of them.',
  instance: '/v1/purchaseinvoices/4/lines',
  errors: { pageSize: ['The value must be at most 1000.'] },
});

export const getListPurchaseInvoiceLinesResponseMock401 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/unauthorized',
  title: 'Not signed in',
  status: 401,
  detail: 'Send an access token in the Authorization header: "Bearer <ACCESS_TOKEN>".',
  instance: '/v1/purchaseinvoices/4/lines',
});

export const getListPurchaseInvoiceLinesResponseMock403 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/administration-not-accessible',
  title: 'Administration not accessible',
  status: 403,
  detail: 'Administration 3 does not exist, or you have no access to it.',
  instance: '/v1/purchaseinvoices/4/lines',
});

export const getListPurchaseInvoiceLinesResponseMock404 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/not-found',
  title: 'Not found',
  status: 404,
  detail: 'There is no record with id 999999 at /v1/purchaseinvoices in this administration.',
  instance: '/v1/purchaseinvoices/999999/lines',
});

export const getListPurchaseInvoiceLinesResponseMock406 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/not-acceptable',
  title: 'Not acceptable',
  status: 406,
  detail: 'This operation responds with application/json.',
  instance: '/v1/purchaseinvoices/4/lines',
});

export const getListPurchaseInvoiceLinesResponseMock429 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/too-many-requests',
  title: 'Too many requests',
  status: 429,
  detail: 'Too many requests. Try again in 5 seconds.',
  instance: '/v1/purchaseinvoices/4/lines',
});

export const getListPurchaseInvoiceLinesResponseMock500 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/internal-error',
  title: 'Internal error',
  status: 500,
  detail: 'Something went wrong on our side.',
  instance: '/v1/purchaseinvoices/4/lines',
});

export const getCreatePurchaseInvoiceLineResponseMock = (): SingleRecord<PurchaseInvoiceLine> => ({
  id: 23,
  ledgerAccountId: 91,
  description: 'Rauwe melk',
  quantity: 1200,
  unitPrice: 0.52,
  unitPriceIncludingVat: false,
  discountPercentage: 0,
  vatCodeId: 10,
  amountVat: 56.16,
  costCenterId: null,
  costUnitId: null,
  amountExcludingVat: 624,
  amountIncludingVat: 680.16,
  _meta: {
    self: 'https://api.accounting-platform.example/v1/purchaseinvoices/4/lines/23',
    administrationId: 1,
    administrationName: 'Kaasmakerij De Vijfhoek B.V.',
    profileName: 'Demo user',
  },
});

export const getCreatePurchaseInvoiceLineResponseMock201 = (): SingleRecord<PurchaseInvoiceLine> => ({
  id: 23,
  ledgerAccountId: 91,
  description: 'Rauwe melk',
  quantity: 1200,
  unitPrice: 0.52,
  unitPriceIncludingVat: false,
  discountPercentage: 0,
  vatCodeId: 10,
  amountVat: 56.16,
  costCenterId: null,
  costUnitId: null,
  amountExcludingVat: 624,
  amountIncludingVat: 680.16,
  _meta: {
    self: 'https://api.accounting-platform.example/v1/purchaseinvoices/4/lines/23',
    administrationId: 1,
    administrationName: 'Kaasmakerij De Vijfhoek B.V.',
    profileName: 'Demo user',
  },
});

export const getCreatePurchaseInvoiceLineResponseMock400 = (): ValidationProblem => ({
  type: 'https://accounting-platform.example/problems/validation-failed',
  title: 'The request is not valid',
  status: 400,
  detail: 'The request holds invalid values. See "errors" for each of them.',
  instance: '/v1/purchaseinvoices/4/lines',
  errors: { ledgerAccountId: ['This field is required.'] },
});

export const getCreatePurchaseInvoiceLineResponseMock401 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/unauthorized',
  title: 'Not signed in',
  status: 401,
  detail: 'Send an access token in the Authorization header: "Bearer <ACCESS_TOKEN>".',
  instance: '/v1/purchaseinvoices/4/lines',
});

export const getCreatePurchaseInvoiceLineResponseMock403 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/administration-not-accessible',
  title: 'Administration not accessible',
  status: 403,
  detail: 'Administration 3 does not exist, or you have no access to it.',
  instance: '/v1/purchaseinvoices/4/lines',
});

export const getCreatePurchaseInvoiceLineResponseMock404 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/not-found',
  title: 'Not found',
  status: 404,
  detail: 'There is no record with id 999999 at /v1/purchaseinvoices in this administration.',
  instance: '/v1/purchaseinvoices/999999/lines',
});

export const getCreatePurchaseInvoiceLineResponseMock406 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/not-acceptable',
  title: 'Not acceptable',
  status: 406,
  detail: 'This operation responds with application/json.',
  instance: '/v1/purchaseinvoices/4/lines',
});

export const getCreatePurchaseInvoiceLineResponseMock413 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/payload-too-large',
  title: 'Request body too large',
  status: 413,
  detail: 'The request body may have at most 1048576 bytes.',
  instance: '/v1/purchaseinvoices/4/lines',
});

export const getCreatePurchaseInvoiceLineResponseMock415 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/unsupported-media-type',
  title: 'Unsupported media type',
  status: 415,
  detail: 'Send the request body as application/json.',
  instance: '/v1/purchaseinvoices/4/lines',
});

export const getCreatePurchaseInvoiceLineResponseMock429 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/too-many-requests',
  title: 'Too many requests',
  status: 429,
  detail: 'Too many requests. Try again in 5 seconds.',
  instance: '/v1/purchaseinvoices/4/lines',
});

export const getCreatePurchaseInvoiceLineResponseMock500 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/internal-error',
  title: 'Internal error',
  status: 500,
  detail: 'Something went wrong on our side.',
  instance: '/v1/purchaseinvoices/4/lines',
});

export const getGetPurchaseInvoiceLineResponseMock = (): SingleRecord<PurchaseInvoiceLine> => ({
  id: 6,
  ledgerAccountId: 65,
  description: 'Dichtungssatz',
  quantity: 4,
  unitPrice: 62.5,
  unitPriceIncludingVat: false,
  discountPercentage: 0,
  vatCodeId: 14,
  amountVat: 0,
  costCenterId: null,
  costUnitId: null,
  amountExcludingVat: 250,
  amountIncludingVat: 250,
  _meta: {
    self: 'https://api.accounting-platform.example/v1/purchaseinvoices/4/lines/6',
    administrationId: 1,
    administrationName: 'Kaasmakerij De Vijfhoek B.V.',
    profileName: 'Demo user',
  },
});

export const getGetPurchaseInvoiceLineResponseMock200 = (): SingleRecord<PurchaseInvoiceLine> => ({
  id: 6,
  ledgerAccountId: 65,
  description: 'Dichtungssatz',
  quantity: 4,
  unitPrice: 62.5,
  unitPriceIncludingVat: false,
  discountPercentage: 0,
  vatCodeId: 14,
  amountVat: 0,
  costCenterId: null,
  costUnitId: null,
  amountExcludingVat: 250,
  amountIncludingVat: 250,
  _meta: {
    self: 'https://api.accounting-platform.example/v1/purchaseinvoices/4/lines/6',
    administrationId: 1,
    administrationName: 'Kaasmakerij De Vijfhoek B.V.',
    profileName: 'Demo user',
  },
});

export const getGetPurchaseInvoiceLineResponseMock400 = (): ValidationProblem => ({
  type: 'https://accounting-platform.example/problems/validation-failed',
  title: 'The request is not valid',
  status: 400,
  detail: 'The request holds invalid values. See "errors" for each of them.',
  instance: '/v1/purchaseinvoices/4/lines/0',
  errors: { lineId: ['The value must be at least 1.'] },
});

export const getGetPurchaseInvoiceLineResponseMock401 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/unauthorized',
  title: 'Not signed in',
  status: 401,
  detail: 'Send an access token in the Authorization header: "Bearer <ACCESS_TOKEN>".',
  instance: '/v1/purchaseinvoices/4/lines/6',
});

export const getGetPurchaseInvoiceLineResponseMock403 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/administration-not-accessible',
  title: 'Administration not accessible',
  status: 403,
  detail: 'Administration 3 does not exist, or you have no access to it.',
  instance: '/v1/purchaseinvoices/4/lines/6',
});

export const getGetPurchaseInvoiceLineResponseMock404 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/not-found',
  title: 'Not found',
  status: 404,
  detail: 'There is no record with id 999999 at /v1/purchaseinvoices/4/lines in this administration.',
  instance: '/v1/purchaseinvoices/4/lines/999999',
});

export const getGetPurchaseInvoiceLineResponseMock406 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/not-acceptable',
  title: 'Not acceptable',
  status: 406,
  detail: 'This operation responds with application/json.',
  instance: '/v1/purchaseinvoices/4/lines/6',
});

export const getGetPurchaseInvoiceLineResponseMock429 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/too-many-requests',
  title: 'Too many requests',
  status: 429,
  detail: 'Too many requests. Try again in 5 seconds.',
  instance: '/v1/purchaseinvoices/4/lines/6',
});

export const getGetPurchaseInvoiceLineResponseMock500 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/internal-error',
  title: 'Internal error',
  status: 500,
  detail: 'Something went wrong on our side.',
  instance: '/v1/purchaseinvoices/4/lines/6',
});

export const getReplacePurchaseInvoiceLineResponseMock = (): SingleRecord<PurchaseInvoiceLine> => ({
  id: 6,
  ledgerAccountId: 91,
  description: 'Rauwe melk',
  quantity: 1200,
  unitPrice: 0.52,
  unitPriceIncludingVat: false,
  discountPercentage: 0,
  vatCodeId: 10,
  amountVat: 56.16,
  costCenterId: null,
  costUnitId: null,
  amountExcludingVat: 624,
  amountIncludingVat: 680.16,
  _meta: {
    self: 'https://api.accounting-platform.example/v1/purchaseinvoices/4/lines/6',
    administrationId: 1,
    administrationName: 'Kaasmakerij De Vijfhoek B.V.',
    profileName: 'Demo user',
  },
});

export const getReplacePurchaseInvoiceLineResponseMock200 = (): SingleRecord<PurchaseInvoiceLine> => ({
  id: 6,
  ledgerAccountId: 91,
  description: 'Rauwe melk',
  quantity: 1200,
  unitPrice: 0.52,
  unitPriceIncludingVat: false,
  discountPercentage: 0,
  vatCodeId: 10,
  amountVat: 56.16,
  costCenterId: null,
  costUnitId: null,
  amountExcludingVat: 624,
  amountIncludingVat: 680.16,
  _meta: {
    self: 'https://api.accounting-platform.example/v1/purchaseinvoices/4/lines/6',
    administrationId: 1,
    administrationName: 'Kaasmakerij De Vijfhoek B.V.',
    profileName: 'Demo user',
  },
});

export const getReplacePurchaseInvoiceLineResponseMock400 = (): ValidationProblem => ({
  type: 'https://accounting-platform.example/problems/validation-failed',
  title: 'The request is not valid',
  status: 400,
  detail: 'The request holds invalid values. See "errors" for each of them.',
  instance: '/v1/purchaseinvoices/4/lines/6',
  errors: { ledgerAccountId: ['This field is required.'] },
});

export const getReplacePurchaseInvoiceLineResponseMock401 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/unauthorized',
  title: 'Not signed in',
  status: 401,
  detail: 'Send an access token in the Authorization header: "Bearer <ACCESS_TOKEN>".',
  instance: '/v1/purchaseinvoices/4/lines/6',
});

export const getReplacePurchaseInvoiceLineResponseMock403 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/administration-not-accessible',
  title: 'Administration not accessible',
  status: 403,
  detail: 'Administration 3 does not exist, or you have no access to it.',
  instance: '/v1/purchaseinvoices/4/lines/6',
});

export const getReplacePurchaseInvoiceLineResponseMock404 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/not-found',
  title: 'Not found',
  status: 404,
  detail: 'There is no record with id 999999 at /v1/purchaseinvoices/4/lines in this administration.',
  instance: '/v1/purchaseinvoices/4/lines/999999',
});

export const getReplacePurchaseInvoiceLineResponseMock406 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/not-acceptable',
  title: 'Not acceptable',
  status: 406,
  detail: 'This operation responds with application/json.',
  instance: '/v1/purchaseinvoices/4/lines/6',
});

export const getReplacePurchaseInvoiceLineResponseMock413 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/payload-too-large',
  title: 'Request body too large',
  status: 413,
  detail: 'The request body may have at most 1048576 bytes.',
  instance: '/v1/purchaseinvoices/4/lines/6',
});

export const getReplacePurchaseInvoiceLineResponseMock415 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/unsupported-media-type',
  title: 'Unsupported media type',
  status: 415,
  detail: 'Send the request body as application/json.',
  instance: '/v1/purchaseinvoices/4/lines/6',
});

export const getReplacePurchaseInvoiceLineResponseMock429 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/too-many-requests',
  title: 'Too many requests',
  status: 429,
  detail: 'Too many requests. Try again in 5 seconds.',
  instance: '/v1/purchaseinvoices/4/lines/6',
});

export const getReplacePurchaseInvoiceLineResponseMock500 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/internal-error',
  title: 'Internal error',
  status: 500,
  detail: 'Something went wrong on our side.',
  instance: '/v1/purchaseinvoices/4/lines/6',
});

export const getUpdatePurchaseInvoiceLineResponseMock = (): SingleRecord<PurchaseInvoiceLine> => ({
  id: 6,
  ledgerAccountId: 65,
  description: 'Dichtungssatz',
  quantity: 1250,
  unitPrice: 62.5,
  unitPriceIncludingVat: false,
  discountPercentage: 0,
  vatCodeId: 14,
  amountVat: 0,
  costCenterId: null,
  costUnitId: null,
  amountExcludingVat: 78125,
  amountIncludingVat: 78125,
  _meta: {
    self: 'https://api.accounting-platform.example/v1/purchaseinvoices/4/lines/6',
    administrationId: 1,
    administrationName: 'Kaasmakerij De Vijfhoek B.V.',
    profileName: 'Demo user',
  },
});

export const getUpdatePurchaseInvoiceLineResponseMock200 = (): SingleRecord<PurchaseInvoiceLine> => ({
  id: 6,
  ledgerAccountId: 65,
  description: 'Dichtungssatz',
  quantity: 1250,
  unitPrice: 62.5,
  unitPriceIncludingVat: false,
  discountPercentage: 0,
  vatCodeId: 14,
  amountVat: 0,
  costCenterId: null,
  costUnitId: null,
  amountExcludingVat: 78125,
  amountIncludingVat: 78125,
  _meta: {
    self: 'https://api.accounting-platform.example/v1/purchaseinvoices/4/lines/6',
    administrationId: 1,
    administrationName: 'Kaasmakerij De Vijfhoek B.V.',
    profileName: 'Demo user',
  },
});

export const getUpdatePurchaseInvoiceLineResponseMock400 = (): ValidationProblem => ({
  type: 'https://accounting-platform.example/problems/validation-failed',
  title: 'The request is not valid',
  status: 400,
  detail: 'The request holds invalid values. See "errors" for each of them.',
  instance: '/v1/purchaseinvoices/4/lines/6',
  errors: { quantit: ['This field is not known. Did you mean "quantity"?'] },
});

export const getUpdatePurchaseInvoiceLineResponseMock401 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/unauthorized',
  title: 'Not signed in',
  status: 401,
  detail: 'Send an access token in the Authorization header: "Bearer <ACCESS_TOKEN>".',
  instance: '/v1/purchaseinvoices/4/lines/6',
});

export const getUpdatePurchaseInvoiceLineResponseMock403 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/administration-not-accessible',
  title: 'Administration not accessible',
  status: 403,
  detail: 'Administration 3 does not exist, or you have no access to it.',
  instance: '/v1/purchaseinvoices/4/lines/6',
});

export const getUpdatePurchaseInvoiceLineResponseMock404 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/not-found',
  title: 'Not found',
  status: 404,
  detail: 'There is no record with id 999999 at /v1/purchaseinvoices/4/lines in this administration.',
  instance: '/v1/purchaseinvoices/4/lines/999999',
});

export const getUpdatePurchaseInvoiceLineResponseMock406 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/not-acceptable',
  title: 'Not acceptable',
  status: 406,
  detail: 'This operation responds with application/json.',
  instance: '/v1/purchaseinvoices/4/lines/6',
});

export const getUpdatePurchaseInvoiceLineResponseMock413 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/payload-too-large',
  title: 'Request body too large',
  status: 413,
  detail: 'The request body may have at most 1048576 bytes.',
  instance: '/v1/purchaseinvoices/4/lines/6',
});

export const getUpdatePurchaseInvoiceLineResponseMock415 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/unsupported-media-type',
  title: 'Unsupported media type',
  status: 415,
  detail: 'Send the request body as application/json.',
  instance: '/v1/purchaseinvoices/4/lines/6',
});

export const getUpdatePurchaseInvoiceLineResponseMock429 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/too-many-requests',
  title: 'Too many requests',
  status: 429,
  detail: 'Too many requests. Try again in 5 seconds.',
  instance: '/v1/purchaseinvoices/4/lines/6',
});

export const getUpdatePurchaseInvoiceLineResponseMock500 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/internal-error',
  title: 'Internal error',
  status: 500,
  detail: 'Something went wrong on our side.',
  instance: '/v1/purchaseinvoices/4/lines/6',
});

export const getDeletePurchaseInvoiceLineResponseMock400 = (): ValidationProblem => ({
  type: 'https://accounting-platform.example/problems/validation-failed',
  title: 'The request is not valid',
  status: 400,
  detail: 'The request holds invalid values. See "errors" for each of them.',
  instance: '/v1/purchaseinvoices/4/lines/0',
  errors: { lineId: ['The value must be at least 1.'] },
});

export const getDeletePurchaseInvoiceLineResponseMock401 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/unauthorized',
  title: 'Not signed in',
  status: 401,
  detail: 'Send an access token in the Authorization header: "Bearer <ACCESS_TOKEN>".',
  instance: '/v1/purchaseinvoices/4/lines/6',
});

export const getDeletePurchaseInvoiceLineResponseMock403 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/administration-not-accessible',
  title: 'Administration not accessible',
  status: 403,
  detail: 'Administration 3 does not exist, or you have no access to it.',
  instance: '/v1/purchaseinvoices/4/lines/6',
});

export const getDeletePurchaseInvoiceLineResponseMock404 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/not-found',
  title: 'Not found',
  status: 404,
  detail: 'There is no record with id 999999 at /v1/purchaseinvoices/4/lines in this administration.',
  instance: '/v1/purchaseinvoices/4/lines/999999',
});

export const getDeletePurchaseInvoiceLineResponseMock429 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/too-many-requests',
  title: 'Too many requests',
  status: 429,
  detail: 'Too many requests. Try again in 5 seconds.',
  instance: '/v1/purchaseinvoices/4/lines/6',
});

export const getDeletePurchaseInvoiceLineResponseMock500 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/internal-error',
  title: 'Internal error',
  status: 500,
  detail: 'Something went wrong on our side.',
  instance: '/v1/purchaseinvoices/4/lines/6',
});

export const getListPurchaseInvoiceLinesMockHandler = (
  overrideResponse?:
    | Page<PurchaseInvoiceLine>
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<Page<PurchaseInvoiceLine>> | Page<PurchaseInvoiceLine>),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/purchaseinvoices/:invoiceId/lines',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListPurchaseInvoiceLinesResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getListPurchaseInvoiceLinesMockHandler200 = (
  overrideResponse?:
    | Page<PurchaseInvoiceLine>
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<Page<PurchaseInvoiceLine>> | Page<PurchaseInvoiceLine>),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/purchaseinvoices/:invoiceId/lines',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListPurchaseInvoiceLinesResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getListPurchaseInvoiceLinesMockHandler400 = (
  overrideResponse?:
    | ValidationProblem
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ValidationProblem> | ValidationProblem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/purchaseinvoices/:invoiceId/lines',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListPurchaseInvoiceLinesResponseMock400(),
        { status: 400, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getListPurchaseInvoiceLinesMockHandler401 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/purchaseinvoices/:invoiceId/lines',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListPurchaseInvoiceLinesResponseMock401(),
        { status: 401, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getListPurchaseInvoiceLinesMockHandler403 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/purchaseinvoices/:invoiceId/lines',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListPurchaseInvoiceLinesResponseMock403(),
        { status: 403, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getListPurchaseInvoiceLinesMockHandler404 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/purchaseinvoices/:invoiceId/lines',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListPurchaseInvoiceLinesResponseMock404(),
        { status: 404, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getListPurchaseInvoiceLinesMockHandler406 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/purchaseinvoices/:invoiceId/lines',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListPurchaseInvoiceLinesResponseMock406(),
        { status: 406, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getListPurchaseInvoiceLinesMockHandler429 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/purchaseinvoices/:invoiceId/lines',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListPurchaseInvoiceLinesResponseMock429(),
        { status: 429, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getListPurchaseInvoiceLinesMockHandler500 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/purchaseinvoices/:invoiceId/lines',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListPurchaseInvoiceLinesResponseMock500(),
        { status: 500, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getCreatePurchaseInvoiceLineMockHandler = (
  overrideResponse?:
    | SingleRecord<PurchaseInvoiceLine>
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<SingleRecord<PurchaseInvoiceLine>> | SingleRecord<PurchaseInvoiceLine>),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/purchaseinvoices/:invoiceId/lines',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreatePurchaseInvoiceLineResponseMock(),
        { status: 201 },
      );
    },
    options,
  );
};

export const getCreatePurchaseInvoiceLineMockHandler201 = (
  overrideResponse?:
    | SingleRecord<PurchaseInvoiceLine>
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<SingleRecord<PurchaseInvoiceLine>> | SingleRecord<PurchaseInvoiceLine>),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/purchaseinvoices/:invoiceId/lines',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreatePurchaseInvoiceLineResponseMock201(),
        { status: 201 },
      );
    },
    options,
  );
};

export const getCreatePurchaseInvoiceLineMockHandler400 = (
  overrideResponse?:
    | ValidationProblem
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ValidationProblem> | ValidationProblem),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/purchaseinvoices/:invoiceId/lines',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreatePurchaseInvoiceLineResponseMock400(),
        { status: 400, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getCreatePurchaseInvoiceLineMockHandler401 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/purchaseinvoices/:invoiceId/lines',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreatePurchaseInvoiceLineResponseMock401(),
        { status: 401, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getCreatePurchaseInvoiceLineMockHandler403 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/purchaseinvoices/:invoiceId/lines',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreatePurchaseInvoiceLineResponseMock403(),
        { status: 403, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getCreatePurchaseInvoiceLineMockHandler404 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/purchaseinvoices/:invoiceId/lines',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreatePurchaseInvoiceLineResponseMock404(),
        { status: 404, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getCreatePurchaseInvoiceLineMockHandler406 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/purchaseinvoices/:invoiceId/lines',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreatePurchaseInvoiceLineResponseMock406(),
        { status: 406, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getCreatePurchaseInvoiceLineMockHandler413 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/purchaseinvoices/:invoiceId/lines',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreatePurchaseInvoiceLineResponseMock413(),
        { status: 413, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getCreatePurchaseInvoiceLineMockHandler415 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/purchaseinvoices/:invoiceId/lines',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreatePurchaseInvoiceLineResponseMock415(),
        { status: 415, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getCreatePurchaseInvoiceLineMockHandler429 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/purchaseinvoices/:invoiceId/lines',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreatePurchaseInvoiceLineResponseMock429(),
        { status: 429, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getCreatePurchaseInvoiceLineMockHandler500 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/purchaseinvoices/:invoiceId/lines',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreatePurchaseInvoiceLineResponseMock500(),
        { status: 500, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getGetPurchaseInvoiceLineMockHandler = (
  overrideResponse?:
    | SingleRecord<PurchaseInvoiceLine>
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<SingleRecord<PurchaseInvoiceLine>> | SingleRecord<PurchaseInvoiceLine>),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/purchaseinvoices/:invoiceId/lines/:lineId',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetPurchaseInvoiceLineResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGetPurchaseInvoiceLineMockHandler200 = (
  overrideResponse?:
    | SingleRecord<PurchaseInvoiceLine>
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<SingleRecord<PurchaseInvoiceLine>> | SingleRecord<PurchaseInvoiceLine>),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/purchaseinvoices/:invoiceId/lines/:lineId',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetPurchaseInvoiceLineResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGetPurchaseInvoiceLineMockHandler400 = (
  overrideResponse?:
    | ValidationProblem
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ValidationProblem> | ValidationProblem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/purchaseinvoices/:invoiceId/lines/:lineId',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetPurchaseInvoiceLineResponseMock400(),
        { status: 400, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getGetPurchaseInvoiceLineMockHandler401 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/purchaseinvoices/:invoiceId/lines/:lineId',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetPurchaseInvoiceLineResponseMock401(),
        { status: 401, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getGetPurchaseInvoiceLineMockHandler403 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/purchaseinvoices/:invoiceId/lines/:lineId',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetPurchaseInvoiceLineResponseMock403(),
        { status: 403, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getGetPurchaseInvoiceLineMockHandler404 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/purchaseinvoices/:invoiceId/lines/:lineId',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetPurchaseInvoiceLineResponseMock404(),
        { status: 404, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getGetPurchaseInvoiceLineMockHandler406 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/purchaseinvoices/:invoiceId/lines/:lineId',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetPurchaseInvoiceLineResponseMock406(),
        { status: 406, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getGetPurchaseInvoiceLineMockHandler429 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/purchaseinvoices/:invoiceId/lines/:lineId',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetPurchaseInvoiceLineResponseMock429(),
        { status: 429, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getGetPurchaseInvoiceLineMockHandler500 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/purchaseinvoices/:invoiceId/lines/:lineId',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetPurchaseInvoiceLineResponseMock500(),
        { status: 500, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getReplacePurchaseInvoiceLineMockHandler = (
  overrideResponse?:
    | SingleRecord<PurchaseInvoiceLine>
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<SingleRecord<PurchaseInvoiceLine>> | SingleRecord<PurchaseInvoiceLine>),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/v1/purchaseinvoices/:invoiceId/lines/:lineId',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getReplacePurchaseInvoiceLineResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getReplacePurchaseInvoiceLineMockHandler200 = (
  overrideResponse?:
    | SingleRecord<PurchaseInvoiceLine>
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<SingleRecord<PurchaseInvoiceLine>> | SingleRecord<PurchaseInvoiceLine>),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/v1/purchaseinvoices/:invoiceId/lines/:lineId',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getReplacePurchaseInvoiceLineResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getReplacePurchaseInvoiceLineMockHandler400 = (
  overrideResponse?:
    | ValidationProblem
    | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ValidationProblem> | ValidationProblem),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/v1/purchaseinvoices/:invoiceId/lines/:lineId',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getReplacePurchaseInvoiceLineResponseMock400(),
        { status: 400, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getReplacePurchaseInvoiceLineMockHandler401 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/v1/purchaseinvoices/:invoiceId/lines/:lineId',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getReplacePurchaseInvoiceLineResponseMock401(),
        { status: 401, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getReplacePurchaseInvoiceLineMockHandler403 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/v1/purchaseinvoices/:invoiceId/lines/:lineId',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getReplacePurchaseInvoiceLineResponseMock403(),
        { status: 403, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getReplacePurchaseInvoiceLineMockHandler404 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/v1/purchaseinvoices/:invoiceId/lines/:lineId',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getReplacePurchaseInvoiceLineResponseMock404(),
        { status: 404, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getReplacePurchaseInvoiceLineMockHandler406 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/v1/purchaseinvoices/:invoiceId/lines/:lineId',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getReplacePurchaseInvoiceLineResponseMock406(),
        { status: 406, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getReplacePurchaseInvoiceLineMockHandler413 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/v1/purchaseinvoices/:invoiceId/lines/:lineId',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getReplacePurchaseInvoiceLineResponseMock413(),
        { status: 413, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getReplacePurchaseInvoiceLineMockHandler415 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/v1/purchaseinvoices/:invoiceId/lines/:lineId',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getReplacePurchaseInvoiceLineResponseMock415(),
        { status: 415, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getReplacePurchaseInvoiceLineMockHandler429 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/v1/purchaseinvoices/:invoiceId/lines/:lineId',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getReplacePurchaseInvoiceLineResponseMock429(),
        { status: 429, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getReplacePurchaseInvoiceLineMockHandler500 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/v1/purchaseinvoices/:invoiceId/lines/:lineId',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getReplacePurchaseInvoiceLineResponseMock500(),
        { status: 500, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getUpdatePurchaseInvoiceLineMockHandler = (
  overrideResponse?:
    | SingleRecord<PurchaseInvoiceLine>
    | ((
        info: Parameters<Parameters<typeof http.patch>[1]>[0],
      ) => Promise<SingleRecord<PurchaseInvoiceLine>> | SingleRecord<PurchaseInvoiceLine>),
  options?: RequestHandlerOptions,
) => {
  return http.patch(
    '*/v1/purchaseinvoices/:invoiceId/lines/:lineId',
    async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdatePurchaseInvoiceLineResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getUpdatePurchaseInvoiceLineMockHandler200 = (
  overrideResponse?:
    | SingleRecord<PurchaseInvoiceLine>
    | ((
        info: Parameters<Parameters<typeof http.patch>[1]>[0],
      ) => Promise<SingleRecord<PurchaseInvoiceLine>> | SingleRecord<PurchaseInvoiceLine>),
  options?: RequestHandlerOptions,
) => {
  return http.patch(
    '*/v1/purchaseinvoices/:invoiceId/lines/:lineId',
    async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdatePurchaseInvoiceLineResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getUpdatePurchaseInvoiceLineMockHandler400 = (
  overrideResponse?:
    | ValidationProblem
    | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<ValidationProblem> | ValidationProblem),
  options?: RequestHandlerOptions,
) => {
  return http.patch(
    '*/v1/purchaseinvoices/:invoiceId/lines/:lineId',
    async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdatePurchaseInvoiceLineResponseMock400(),
        { status: 400, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getUpdatePurchaseInvoiceLineMockHandler401 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.patch(
    '*/v1/purchaseinvoices/:invoiceId/lines/:lineId',
    async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdatePurchaseInvoiceLineResponseMock401(),
        { status: 401, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getUpdatePurchaseInvoiceLineMockHandler403 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.patch(
    '*/v1/purchaseinvoices/:invoiceId/lines/:lineId',
    async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdatePurchaseInvoiceLineResponseMock403(),
        { status: 403, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getUpdatePurchaseInvoiceLineMockHandler404 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.patch(
    '*/v1/purchaseinvoices/:invoiceId/lines/:lineId',
    async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdatePurchaseInvoiceLineResponseMock404(),
        { status: 404, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getUpdatePurchaseInvoiceLineMockHandler406 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.patch(
    '*/v1/purchaseinvoices/:invoiceId/lines/:lineId',
    async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdatePurchaseInvoiceLineResponseMock406(),
        { status: 406, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getUpdatePurchaseInvoiceLineMockHandler413 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.patch(
    '*/v1/purchaseinvoices/:invoiceId/lines/:lineId',
    async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdatePurchaseInvoiceLineResponseMock413(),
        { status: 413, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getUpdatePurchaseInvoiceLineMockHandler415 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.patch(
    '*/v1/purchaseinvoices/:invoiceId/lines/:lineId',
    async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdatePurchaseInvoiceLineResponseMock415(),
        { status: 415, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getUpdatePurchaseInvoiceLineMockHandler429 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.patch(
    '*/v1/purchaseinvoices/:invoiceId/lines/:lineId',
    async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdatePurchaseInvoiceLineResponseMock429(),
        { status: 429, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getUpdatePurchaseInvoiceLineMockHandler500 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.patch(
    '*/v1/purchaseinvoices/:invoiceId/lines/:lineId',
    async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdatePurchaseInvoiceLineResponseMock500(),
        { status: 500, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getDeletePurchaseInvoiceLineMockHandler = (
  overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/v1/purchaseinvoices/:invoiceId/lines/:lineId',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info);
      }

      return new HttpResponse(null, { status: 204 });
    },
    options,
  );
};

export const getDeletePurchaseInvoiceLineMockHandler204 = (
  overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/v1/purchaseinvoices/:invoiceId/lines/:lineId',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info);
      }

      return new HttpResponse(null, { status: 204 });
    },
    options,
  );
};

export const getDeletePurchaseInvoiceLineMockHandler400 = (
  overrideResponse?:
    | ValidationProblem
    | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<ValidationProblem> | ValidationProblem),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/v1/purchaseinvoices/:invoiceId/lines/:lineId',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDeletePurchaseInvoiceLineResponseMock400(),
        { status: 400, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getDeletePurchaseInvoiceLineMockHandler401 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/v1/purchaseinvoices/:invoiceId/lines/:lineId',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDeletePurchaseInvoiceLineResponseMock401(),
        { status: 401, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getDeletePurchaseInvoiceLineMockHandler403 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/v1/purchaseinvoices/:invoiceId/lines/:lineId',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDeletePurchaseInvoiceLineResponseMock403(),
        { status: 403, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getDeletePurchaseInvoiceLineMockHandler404 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/v1/purchaseinvoices/:invoiceId/lines/:lineId',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDeletePurchaseInvoiceLineResponseMock404(),
        { status: 404, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getDeletePurchaseInvoiceLineMockHandler429 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/v1/purchaseinvoices/:invoiceId/lines/:lineId',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDeletePurchaseInvoiceLineResponseMock429(),
        { status: 429, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getDeletePurchaseInvoiceLineMockHandler500 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/v1/purchaseinvoices/:invoiceId/lines/:lineId',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDeletePurchaseInvoiceLineResponseMock500(),
        { status: 500, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};
export const getPurchaseInvoiceLinesMock = () => [
  getListPurchaseInvoiceLinesMockHandler(),
  getCreatePurchaseInvoiceLineMockHandler(),
  getGetPurchaseInvoiceLineMockHandler(),
  getReplacePurchaseInvoiceLineMockHandler(),
  getUpdatePurchaseInvoiceLineMockHandler(),
  getDeletePurchaseInvoiceLineMockHandler(),
];
