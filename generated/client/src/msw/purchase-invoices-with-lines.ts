import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';

import type { Page, SingleRecord } from '../../../../client/runtime/page.ts';

import type { Problem, PurchaseInvoiceWithLines, ValidationProblem } from '../types.ts';

export const getListPurchaseInvoicesWithLinesResponseMock = (): Page<PurchaseInvoiceWithLines> => ({
  _data: [
    {
      id: 1,
      creditorId: 1,
      invoiceNumber: 'LF-2026-118',
      invoiceDate: '2026-03-02',
      paymentConditionId: 1,
      dueDate: '2026-04-01',
      bookYear: 2026,
      bookPeriod: 3,
      approvalRouteId: null,
      inboxFileId: null,
      description: 'Melk van februari',
      remark: 'Prijs is besproken',
      fileId: null,
      amountExcludingVat: 66.03,
      amountVat: 5.94,
      amountIncludingVat: 71.97,
      vatTotals: [{ vatCodeId: 10, percentage: 9, amountExcludingVat: 66.03, amountVat: 5.94 }],
      lines: [
        {
          id: 1,
          ledgerAccountId: 91,
          description: 'Rauwe melk, kan van 10 liter',
          quantity: 10,
          unitPrice: 6.95,
          unitPriceIncludingVat: false,
          discountPercentage: 5,
          vatCodeId: 10,
          amountVat: 5.94,
          costCenterId: null,
          costUnitId: null,
          amountExcludingVat: 66.03,
          amountIncludingVat: 71.97,
        },
      ],
      _meta: { self: 'https://api.accounting-platform.example/v1/purchaseinvoiceswithlines/1' },
    },
    {
      id: 2,
      creditorId: 5,
      invoiceNumber: 'SL-881042',
      invoiceDate: '2026-03-04',
      paymentConditionId: 4,
      dueDate: '2026-03-18',
      bookYear: 2026,
      bookPeriod: 3,
      approvalRouteId: null,
      inboxFileId: null,
      description: 'Stroom en gas februari',
      remark: null,
      fileId: null,
      amountExcludingVat: 892.71,
      amountVat: 187.47,
      amountIncludingVat: 1080.18,
      vatTotals: [{ vatCodeId: 9, percentage: 21, amountExcludingVat: 892.71, amountVat: 187.47 }],
      lines: [
        {
          id: 2,
          ledgerAccountId: 63,
          description: 'Elektra',
          quantity: 2140,
          unitPrice: 0.2185,
          unitPriceIncludingVat: false,
          discountPercentage: 0,
          vatCodeId: 9,
          amountVat: 98.19,
          costCenterId: null,
          costUnitId: null,
          amountExcludingVat: 467.59,
          amountIncludingVat: 565.78,
        },
        {
          id: 3,
          ledgerAccountId: 63,
          description: 'Gas',
          quantity: 385,
          unitPrice: 1.1042,
          unitPriceIncludingVat: false,
          discountPercentage: 0,
          vatCodeId: 9,
          amountVat: 89.28,
          costCenterId: null,
          costUnitId: null,
          amountExcludingVat: 425.12,
          amountIncludingVat: 514.4,
        },
      ],
      _meta: { self: 'https://api.accounting-platform.example/v1/purchaseinvoiceswithlines/2' },
    },
  ],
  _meta: {
    previousPage: null,
    nextPage: 'https://api.accounting-platform.example/v1/purchaseinvoiceswithlines?pageSize=2&page=2',
    totalCount: 8,
    pageCount: 4,
    self: 'https://api.accounting-platform.example/v1/purchaseinvoiceswithlines?pageSize=2',
    administrationId: 1,
    administrationName: 'Kaasmakerij De Vijfhoek B.V.',
    profileName: 'Demo user',
  },
});

export const getListPurchaseInvoicesWithLinesResponseMock200 = (): Page<PurchaseInvoiceWithLines> => ({
  _data: [
    {
      id: 1,
      creditorId: 1,
      invoiceNumber: 'LF-2026-118',
      invoiceDate: '2026-03-02',
      paymentConditionId: 1,
      dueDate: '2026-04-01',
      bookYear: 2026,
      bookPeriod: 3,
      approvalRouteId: null,
      inboxFileId: null,
      description: 'Melk van februari',
      remark: 'Prijs is besproken',
      fileId: null,
      amountExcludingVat: 66.03,
      amountVat: 5.94,
      amountIncludingVat: 71.97,
      vatTotals: [{ vatCodeId: 10, percentage: 9, amountExcludingVat: 66.03, amountVat: 5.94 }],
      lines: [
        {
          id: 1,
          ledgerAccountId: 91,
          description: 'Rauwe melk, kan van 10 liter',
          quantity: 10,
          unitPrice: 6.95,
          unitPriceIncludingVat: false,
          discountPercentage: 5,
          vatCodeId: 10,
          amountVat: 5.94,
          costCenterId: null,
          costUnitId: null,
          amountExcludingVat: 66.03,
          amountIncludingVat: 71.97,
        },
      ],
      _meta: { self: 'https://api.accounting-platform.example/v1/purchaseinvoiceswithlines/1' },
    },
    {
      id: 2,
      creditorId: 5,
      invoiceNumber: 'SL-881042',
      invoiceDate: '2026-03-04',
      paymentConditionId: 4,
      dueDate: '2026-03-18',
      bookYear: 2026,
      bookPeriod: 3,
      approvalRouteId: null,
      inboxFileId: null,
      description: 'Stroom en gas februari',
      remark: null,
      fileId: null,
      amountExcludingVat: 892.71,
      amountVat: 187.47,
      amountIncludingVat: 1080.18,
      vatTotals: [{ vatCodeId: 9, percentage: 21, amountExcludingVat: 892.71, amountVat: 187.47 }],
      lines: [
        {
          id: 2,
          ledgerAccountId: 63,
          description: 'Elektra',
          quantity: 2140,
          unitPrice: 0.2185,
          unitPriceIncludingVat: false,
          discountPercentage: 0,
          vatCodeId: 9,
          amountVat: 98.19,
          costCenterId: null,
          costUnitId: null,
          amountExcludingVat: 467.59,
          amountIncludingVat: 565.78,
        },
        {
          id: 3,
          ledgerAccountId: 63,
          description: 'Gas',
          quantity: 385,
          unitPrice: 1.1042,
          unitPriceIncludingVat: false,
          discountPercentage: 0,
          vatCodeId: 9,
          amountVat: 89.28,
          costCenterId: null,
          costUnitId: null,
          amountExcludingVat: 425.12,
          amountIncludingVat: 514.4,
        },
      ],
      _meta: { self: 'https://api.accounting-platform.example/v1/purchaseinvoiceswithlines/2' },
    },
  ],
  _meta: {
    previousPage: null,
    nextPage: 'https://api.accounting-platform.example/v1/purchaseinvoiceswithlines?pageSize=2&page=2',
    totalCount: 8,
    pageCount: 4,
    self: 'https://api.accounting-platform.example/v1/purchaseinvoiceswithlines?pageSize=2',
    administrationId: 1,
    administrationName: 'Kaasmakerij De Vijfhoek B.V.',
    profileName: 'Demo user',
  },
});

export const getListPurchaseInvoicesWithLinesResponseMock400 = (): ValidationProblem => ({
  type: 'https://accounting-platform.example/problems/validation-failed',
  title: 'The request is not valid',
  status: 400,
  detail: 'The request holds invalid values. See "errors" for each of them.',
  instance: '/v1/purchaseinvoiceswithlines',
  errors: { pageSize: ['The value must be at most 1000.'] },
});

export const getListPurchaseInvoicesWithLinesResponseMock401 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/unauthorized',
  title: 'Not signed in',
  status: 401,
  detail: 'Send an access token in the Authorization header: "Bearer <ACCESS_TOKEN>".',
  instance: '/v1/purchaseinvoiceswithlines',
});

export const getListPurchaseInvoicesWithLinesResponseMock403 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/administration-not-accessible',
  title: 'Administration not accessible',
  status: 403,
  detail: 'Administration 3 does not exist, or you have no access to it.',
  instance: '/v1/purchaseinvoiceswithlines',
});

export const getListPurchaseInvoicesWithLinesResponseMock406 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/not-acceptable',
  title: 'Not acceptable',
  status: 406,
  detail: 'This operation responds with application/json.',
  instance: '/v1/purchaseinvoiceswithlines',
});

export const getListPurchaseInvoicesWithLinesResponseMock429 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/too-many-requests',
  title: 'Too many requests',
  status: 429,
  detail: 'Too many requests. Try again in 5 seconds.',
  instance: '/v1/purchaseinvoiceswithlines',
});

export const getListPurchaseInvoicesWithLinesResponseMock500 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/internal-error',
  title: 'Internal error',
  status: 500,
  detail: 'Something went wrong on our side.',
  instance: '/v1/purchaseinvoiceswithlines',
});

export const getCreatePurchaseInvoiceWithLinesResponseMock = (): SingleRecord<PurchaseInvoiceWithLines> => ({
  id: 16,
  creditorId: 1,
  invoiceNumber: 'LF-2026-132',
  invoiceDate: '2026-03-02',
  paymentConditionId: 1,
  dueDate: '2026-04-01',
  bookYear: 2026,
  bookPeriod: 3,
  approvalRouteId: null,
  inboxFileId: null,
  description: null,
  remark: null,
  fileId: null,
  amountExcludingVat: 624,
  amountVat: 56.16,
  amountIncludingVat: 680.16,
  vatTotals: [{ vatCodeId: 10, percentage: 9, amountExcludingVat: 624, amountVat: 56.16 }],
  lines: [
    {
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
    },
  ],
  _meta: {
    self: 'https://api.accounting-platform.example/v1/purchaseinvoiceswithlines/16',
    administrationId: 1,
    administrationName: 'Kaasmakerij De Vijfhoek B.V.',
    profileName: 'Demo user',
  },
});

export const getCreatePurchaseInvoiceWithLinesResponseMock201 = (): SingleRecord<PurchaseInvoiceWithLines> => ({
  id: 16,
  creditorId: 1,
  invoiceNumber: 'LF-2026-132',
  invoiceDate: '2026-03-02',
  paymentConditionId: 1,
  dueDate: '2026-04-01',
  bookYear: 2026,
  bookPeriod: 3,
  approvalRouteId: null,
  inboxFileId: null,
  description: null,
  remark: null,
  fileId: null,
  amountExcludingVat: 624,
  amountVat: 56.16,
  amountIncludingVat: 680.16,
  vatTotals: [{ vatCodeId: 10, percentage: 9, amountExcludingVat: 624, amountVat: 56.16 }],
  lines: [
    {
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
    },
  ],
  _meta: {
    self: 'https://api.accounting-platform.example/v1/purchaseinvoiceswithlines/16',
    administrationId: 1,
    administrationName: 'Kaasmakerij De Vijfhoek B.V.',
    profileName: 'Demo user',
  },
});

export const getCreatePurchaseInvoiceWithLinesResponseMock400 = (): ValidationProblem => ({
  type: 'https://accounting-platform.example/problems/validation-failed',
  title: 'The request is not valid',
  status: 400,
  detail: 'The request holds invalid values. See "errors" for each of them.',
  instance: '/v1/purchaseinvoiceswithlines',
  errors: { creditorId: ['This field is required.'] },
});

export const getCreatePurchaseInvoiceWithLinesResponseMock401 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/unauthorized',
  title: 'Not signed in',
  status: 401,
  detail: 'Send an access token in the Authorization header: "Bearer <ACCESS_TOKEN>".',
  instance: '/v1/purchaseinvoiceswithlines',
});

export const getCreatePurchaseInvoiceWithLinesResponseMock403 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/administration-not-accessible',
  title: 'Administration not accessible',
  status: 403,
  detail: 'Administration 3 does not exist, or you have no access to it.',
  instance: '/v1/purchaseinvoiceswithlines',
});

export const getCreatePurchaseInvoiceWithLinesResponseMock406 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/not-acceptable',
  title: 'Not acceptable',
  status: 406,
  detail: 'This operation responds with application/json.',
  instance: '/v1/purchaseinvoiceswithlines',
});

export const getCreatePurchaseInvoiceWithLinesResponseMock413 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/payload-too-large',
  title: 'Request body too large',
  status: 413,
  detail: 'The request body may have at most 1048576 bytes.',
  instance: '/v1/purchaseinvoiceswithlines',
});

export const getCreatePurchaseInvoiceWithLinesResponseMock415 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/unsupported-media-type',
  title: 'Unsupported media type',
  status: 415,
  detail: 'Send the request body as application/json.',
  instance: '/v1/purchaseinvoiceswithlines',
});

export const getCreatePurchaseInvoiceWithLinesResponseMock429 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/too-many-requests',
  title: 'Too many requests',
  status: 429,
  detail: 'Too many requests. Try again in 5 seconds.',
  instance: '/v1/purchaseinvoiceswithlines',
});

export const getCreatePurchaseInvoiceWithLinesResponseMock500 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/internal-error',
  title: 'Internal error',
  status: 500,
  detail: 'Something went wrong on our side.',
  instance: '/v1/purchaseinvoiceswithlines',
});

export const getGetPurchaseInvoiceWithLinesResponseMock = (): SingleRecord<PurchaseInvoiceWithLines> => ({
  id: 4,
  creditorId: 11,
  invoiceNumber: 'RE-4471',
  invoiceDate: '2026-03-10',
  paymentConditionId: 1,
  dueDate: '2026-04-09',
  bookYear: 2026,
  bookPeriod: 3,
  approvalRouteId: null,
  inboxFileId: null,
  description: 'Ersatzteile Käsepresse',
  remark: null,
  fileId: null,
  amountExcludingVat: 1240,
  amountVat: 0,
  amountIncludingVat: 1240,
  vatTotals: [{ vatCodeId: 14, percentage: 21, amountExcludingVat: 1240, amountVat: 0 }],
  lines: [
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
    },
  ],
  _meta: {
    self: 'https://api.accounting-platform.example/v1/purchaseinvoiceswithlines/4',
    administrationId: 1,
    administrationName: 'Kaasmakerij De Vijfhoek B.V.',
    profileName: 'Demo user',
  },
});

export const getGetPurchaseInvoiceWithLinesResponseMock200 = (): SingleRecord<PurchaseInvoiceWithLines> => ({
  id: 4,
  creditorId: 11,
  invoiceNumber: 'RE-4471',
  invoiceDate: '2026-03-10',
  paymentConditionId: 1,
  dueDate: '2026-04-09',
  bookYear: 2026,
  bookPeriod: 3,
  approvalRouteId: null,
  inboxFileId: null,
  description: 'Ersatzteile Käsepresse',
  remark: null,
  fileId: null,
  amountExcludingVat: 1240,
  amountVat: 0,
  amountIncludingVat: 1240,
  vatTotals: [{ vatCodeId: 14, percentage: 21, amountExcludingVat: 1240, amountVat: 0 }],
  lines: [
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
    },
  ],
  _meta: {
    self: 'https://api.accounting-platform.example/v1/purchaseinvoiceswithlines/4',
    administrationId: 1,
    administrationName: 'Kaasmakerij De Vijfhoek B.V.',
    profileName: 'Demo user',
  },
});

export const getGetPurchaseInvoiceWithLinesResponseMock400 = (): ValidationProblem => ({
  type: 'https://accounting-platform.example/problems/validation-failed',
  title: 'The request is not valid',
  status: 400,
  detail: 'The request holds invalid values. See "errors" for each of them.',
  instance: '/v1/purchaseinvoiceswithlines/0',
  errors: { id: ['The value must be at least 1.'] },
});

export const getGetPurchaseInvoiceWithLinesResponseMock401 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/unauthorized',
  title: 'Not signed in',
  status: 401,
  detail: 'Send an access token in the Authorization header: "Bearer <ACCESS_TOKEN>".',
  instance: '/v1/purchaseinvoiceswithlines/4',
});

export const getGetPurchaseInvoiceWithLinesResponseMock403 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/administration-not-accessible',
  title: 'Administration not accessible',
  status: 403,
  detail: 'Administration 3 does not exist, or you have no access to it.',
  instance: '/v1/purchaseinvoiceswithlines/4',
});

export const getGetPurchaseInvoiceWithLinesResponseMock404 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/not-found',
  title: 'Not found',
  status: 404,
  detail: 'There is no record with id 999999 at /v1/purchaseinvoiceswithlines in this administration.',
  instance: '/v1/purchaseinvoiceswithlines/999999',
});

export const getGetPurchaseInvoiceWithLinesResponseMock406 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/not-acceptable',
  title: 'Not acceptable',
  status: 406,
  detail: 'This operation responds with application/json.',
  instance: '/v1/purchaseinvoiceswithlines/4',
});

export const getGetPurchaseInvoiceWithLinesResponseMock429 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/too-many-requests',
  title: 'Too many requests',
  status: 429,
  detail: 'Too many requests. Try again in 5 seconds.',
  instance: '/v1/purchaseinvoiceswithlines/4',
});

export const getGetPurchaseInvoiceWithLinesResponseMock500 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/internal-error',
  title: 'Internal error',
  status: 500,
  detail: 'Something went wrong on our side.',
  instance: '/v1/purchaseinvoiceswithlines/4',
});

export const getReplacePurchaseInvoiceWithLinesResponseMock = (): SingleRecord<PurchaseInvoiceWithLines> => ({
  id: 4,
  creditorId: 1,
  invoiceNumber: 'LF-2026-134',
  invoiceDate: '2026-03-03',
  paymentConditionId: 1,
  dueDate: '2026-04-02',
  bookYear: 2026,
  bookPeriod: 3,
  approvalRouteId: null,
  inboxFileId: null,
  description: null,
  remark: null,
  fileId: null,
  amountExcludingVat: 624,
  amountVat: 56.16,
  amountIncludingVat: 680.16,
  vatTotals: [{ vatCodeId: 10, percentage: 9, amountExcludingVat: 624, amountVat: 56.16 }],
  lines: [
    {
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
    },
  ],
  _meta: {
    self: 'https://api.accounting-platform.example/v1/purchaseinvoiceswithlines/4',
    administrationId: 1,
    administrationName: 'Kaasmakerij De Vijfhoek B.V.',
    profileName: 'Demo user',
  },
});

export const getReplacePurchaseInvoiceWithLinesResponseMock200 = (): SingleRecord<PurchaseInvoiceWithLines> => ({
  id: 4,
  creditorId: 1,
  invoiceNumber: 'LF-2026-134',
  invoiceDate: '2026-03-03',
  paymentConditionId: 1,
  dueDate: '2026-04-02',
  bookYear: 2026,
  bookPeriod: 3,
  approvalRouteId: null,
  inboxFileId: null,
  description: null,
  remark: null,
  fileId: null,
  amountExcludingVat: 624,
  amountVat: 56.16,
  amountIncludingVat: 680.16,
  vatTotals: [{ vatCodeId: 10, percentage: 9, amountExcludingVat: 624, amountVat: 56.16 }],
  lines: [
    {
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
    },
  ],
  _meta: {
    self: 'https://api.accounting-platform.example/v1/purchaseinvoiceswithlines/4',
    administrationId: 1,
    administrationName: 'Kaasmakerij De Vijfhoek B.V.',
    profileName: 'Demo user',
  },
});

export const getReplacePurchaseInvoiceWithLinesResponseMock400 = (): ValidationProblem => ({
  type: 'https://accounting-platform.example/problems/validation-failed',
  title: 'The request is not valid',
  status: 400,
  detail: 'The request holds invalid values. See "errors" for each of them.',
  instance: '/v1/purchaseinvoiceswithlines/4',
  errors: { creditorId: ['This field is required.'] },
});

export const getReplacePurchaseInvoiceWithLinesResponseMock401 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/unauthorized',
  title: 'Not signed in',
  status: 401,
  detail: 'Send an access token in the Authorization header: "Bearer <ACCESS_TOKEN>".',
  instance: '/v1/purchaseinvoiceswithlines/4',
});

export const getReplacePurchaseInvoiceWithLinesResponseMock403 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/administration-not-accessible',
  title: 'Administration not accessible',
  status: 403,
  detail: 'Administration 3 does not exist, or you have no access to it.',
  instance: '/v1/purchaseinvoiceswithlines/4',
});

export const getReplacePurchaseInvoiceWithLinesResponseMock404 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/not-found',
  title: 'Not found',
  status: 404,
  detail: 'There is no record with id 999999 at /v1/purchaseinvoiceswithlines in this administration.',
  instance: '/v1/purchaseinvoiceswithlines/999999',
});

export const getReplacePurchaseInvoiceWithLinesResponseMock406 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/not-acceptable',
  title: 'Not acceptable',
  status: 406,
  detail: 'This operation responds with application/json.',
  instance: '/v1/purchaseinvoiceswithlines/4',
});

export const getReplacePurchaseInvoiceWithLinesResponseMock413 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/payload-too-large',
  title: 'Request body too large',
  status: 413,
  detail: 'The request body may have at most 1048576 bytes.',
  instance: '/v1/purchaseinvoiceswithlines/4',
});

export const getReplacePurchaseInvoiceWithLinesResponseMock415 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/unsupported-media-type',
  title: 'Unsupported media type',
  status: 415,
  detail: 'Send the request body as application/json.',
  instance: '/v1/purchaseinvoiceswithlines/4',
});

export const getReplacePurchaseInvoiceWithLinesResponseMock429 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/too-many-requests',
  title: 'Too many requests',
  status: 429,
  detail: 'Too many requests. Try again in 5 seconds.',
  instance: '/v1/purchaseinvoiceswithlines/4',
});

export const getReplacePurchaseInvoiceWithLinesResponseMock500 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/internal-error',
  title: 'Internal error',
  status: 500,
  detail: 'Something went wrong on our side.',
  instance: '/v1/purchaseinvoiceswithlines/4',
});

export const getUpdatePurchaseInvoiceWithLinesResponseMock = (): SingleRecord<PurchaseInvoiceWithLines> => ({
  id: 4,
  creditorId: 11,
  invoiceNumber: 'RE-4471',
  invoiceDate: '2026-03-10',
  paymentConditionId: 1,
  dueDate: '2026-04-09',
  bookYear: 2026,
  bookPeriod: 3,
  approvalRouteId: null,
  inboxFileId: null,
  description: 'Melk van maart',
  remark: null,
  fileId: null,
  amountExcludingVat: 1240,
  amountVat: 0,
  amountIncludingVat: 1240,
  vatTotals: [{ vatCodeId: 14, percentage: 21, amountExcludingVat: 1240, amountVat: 0 }],
  lines: [
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
    },
  ],
  _meta: {
    self: 'https://api.accounting-platform.example/v1/purchaseinvoiceswithlines/4',
    administrationId: 1,
    administrationName: 'Kaasmakerij De Vijfhoek B.V.',
    profileName: 'Demo user',
  },
});

export const getUpdatePurchaseInvoiceWithLinesResponseMock200 = (): SingleRecord<PurchaseInvoiceWithLines> => ({
  id: 4,
  creditorId: 11,
  invoiceNumber: 'RE-4471',
  invoiceDate: '2026-03-10',
  paymentConditionId: 1,
  dueDate: '2026-04-09',
  bookYear: 2026,
  bookPeriod: 3,
  approvalRouteId: null,
  inboxFileId: null,
  description: 'Melk van maart',
  remark: null,
  fileId: null,
  amountExcludingVat: 1240,
  amountVat: 0,
  amountIncludingVat: 1240,
  vatTotals: [{ vatCodeId: 14, percentage: 21, amountExcludingVat: 1240, amountVat: 0 }],
  lines: [
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
    },
  ],
  _meta: {
    self: 'https://api.accounting-platform.example/v1/purchaseinvoiceswithlines/4',
    administrationId: 1,
    administrationName: 'Kaasmakerij De Vijfhoek B.V.',
    profileName: 'Demo user',
  },
});

export const getUpdatePurchaseInvoiceWithLinesResponseMock400 = (): ValidationProblem => ({
  type: 'https://accounting-platform.example/problems/validation-failed',
  title: 'The request is not valid',
  status: 400,
  detail: 'The request holds invalid values. See "errors" for each of them.',
  instance: '/v1/purchaseinvoiceswithlines/4',
  errors: { descriptio: ['This field is not known. Did you mean "description"?'] },
});

export const getUpdatePurchaseInvoiceWithLinesResponseMock401 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/unauthorized',
  title: 'Not signed in',
  status: 401,
  detail: 'Send an access token in the Authorization header: "Bearer <ACCESS_TOKEN>".',
  instance: '/v1/purchaseinvoiceswithlines/4',
});

export const getUpdatePurchaseInvoiceWithLinesResponseMock403 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/administration-not-accessible',
  title: 'Administration not accessible',
  status: 403,
  detail: 'Administration 3 does not exist, or you have no access to it.',
  instance: '/v1/purchaseinvoiceswithlines/4',
});

export const getUpdatePurchaseInvoiceWithLinesResponseMock404 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/not-found',
  title: 'Not found',
  status: 404,
  detail: 'There is no record with id 999999 at /v1/purchaseinvoiceswithlines in this administration.',
  instance: '/v1/purchaseinvoiceswithlines/999999',
});

export const getUpdatePurchaseInvoiceWithLinesResponseMock406 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/not-acceptable',
  title: 'Not acceptable',
  status: 406,
  detail: 'This operation responds with application/json.',
  instance: '/v1/purchaseinvoiceswithlines/4',
});

export const getUpdatePurchaseInvoiceWithLinesResponseMock413 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/payload-too-large',
  title: 'Request body too large',
  status: 413,
  detail: 'The request body may have at most 1048576 bytes.',
  instance: '/v1/purchaseinvoiceswithlines/4',
});

export const getUpdatePurchaseInvoiceWithLinesResponseMock415 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/unsupported-media-type',
  title: 'Unsupported media type',
  status: 415,
  detail: 'Send the request body as application/json.',
  instance: '/v1/purchaseinvoiceswithlines/4',
});

export const getUpdatePurchaseInvoiceWithLinesResponseMock429 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/too-many-requests',
  title: 'Too many requests',
  status: 429,
  detail: 'Too many requests. Try again in 5 seconds.',
  instance: '/v1/purchaseinvoiceswithlines/4',
});

export const getUpdatePurchaseInvoiceWithLinesResponseMock500 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/internal-error',
  title: 'Internal error',
  status: 500,
  detail: 'Something went wrong on our side.',
  instance: '/v1/purchaseinvoiceswithlines/4',
});

export const getDeletePurchaseInvoiceWithLinesResponseMock400 = (): ValidationProblem => ({
  type: 'https://accounting-platform.example/problems/validation-failed',
  title: 'The request is not valid',
  status: 400,
  detail: 'The request holds invalid values. See "errors" for each of them.',
  instance: '/v1/purchaseinvoiceswithlines/0',
  errors: { id: ['The value must be at least 1.'] },
});

export const getDeletePurchaseInvoiceWithLinesResponseMock401 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/unauthorized',
  title: 'Not signed in',
  status: 401,
  detail: 'Send an access token in the Authorization header: "Bearer <ACCESS_TOKEN>".',
  instance: '/v1/purchaseinvoiceswithlines/4',
});

export const getDeletePurchaseInvoiceWithLinesResponseMock403 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/administration-not-accessible',
  title: 'Administration not accessible',
  status: 403,
  detail: 'Administration 3 does not exist, or you have no access to it.',
  instance: '/v1/purchaseinvoiceswithlines/4',
});

export const getDeletePurchaseInvoiceWithLinesResponseMock404 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/not-found',
  title: 'Not found',
  status: 404,
  detail: 'There is no record with id 999999 at /v1/purchaseinvoiceswithlines in this administration.',
  instance: '/v1/purchaseinvoiceswithlines/999999',
});

export const getDeletePurchaseInvoiceWithLinesResponseMock429 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/too-many-requests',
  title: 'Too many requests',
  status: 429,
  detail: 'Too many requests. Try again in 5 seconds.',
  instance: '/v1/purchaseinvoiceswithlines/4',
});

export const getDeletePurchaseInvoiceWithLinesResponseMock500 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/internal-error',
  title: 'Internal error',
  status: 500,
  detail: 'Something went wrong on our side.',
  instance: '/v1/purchaseinvoiceswithlines/4',
});

export const getListPurchaseInvoicesWithLinesMockHandler = (
  overrideResponse?:
    | Page<PurchaseInvoiceWithLines>
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<Page<PurchaseInvoiceWithLines>> | Page<PurchaseInvoiceWithLines>),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/purchaseinvoiceswithlines',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListPurchaseInvoicesWithLinesResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getListPurchaseInvoicesWithLinesMockHandler200 = (
  overrideResponse?:
    | Page<PurchaseInvoiceWithLines>
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<Page<PurchaseInvoiceWithLines>> | Page<PurchaseInvoiceWithLines>),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/purchaseinvoiceswithlines',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListPurchaseInvoicesWithLinesResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getListPurchaseInvoicesWithLinesMockHandler400 = (
  overrideResponse?:
    | ValidationProblem
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ValidationProblem> | ValidationProblem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/purchaseinvoiceswithlines',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListPurchaseInvoicesWithLinesResponseMock400(),
        { status: 400, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getListPurchaseInvoicesWithLinesMockHandler401 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/purchaseinvoiceswithlines',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListPurchaseInvoicesWithLinesResponseMock401(),
        { status: 401, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getListPurchaseInvoicesWithLinesMockHandler403 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/purchaseinvoiceswithlines',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListPurchaseInvoicesWithLinesResponseMock403(),
        { status: 403, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getListPurchaseInvoicesWithLinesMockHandler406 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/purchaseinvoiceswithlines',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListPurchaseInvoicesWithLinesResponseMock406(),
        { status: 406, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getListPurchaseInvoicesWithLinesMockHandler429 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/purchaseinvoiceswithlines',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListPurchaseInvoicesWithLinesResponseMock429(),
        { status: 429, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getListPurchaseInvoicesWithLinesMockHandler500 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/purchaseinvoiceswithlines',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListPurchaseInvoicesWithLinesResponseMock500(),
        { status: 500, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getCreatePurchaseInvoiceWithLinesMockHandler = (
  overrideResponse?:
    | SingleRecord<PurchaseInvoiceWithLines>
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<SingleRecord<PurchaseInvoiceWithLines>> | SingleRecord<PurchaseInvoiceWithLines>),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/purchaseinvoiceswithlines',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreatePurchaseInvoiceWithLinesResponseMock(),
        { status: 201 },
      );
    },
    options,
  );
};

export const getCreatePurchaseInvoiceWithLinesMockHandler201 = (
  overrideResponse?:
    | SingleRecord<PurchaseInvoiceWithLines>
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<SingleRecord<PurchaseInvoiceWithLines>> | SingleRecord<PurchaseInvoiceWithLines>),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/purchaseinvoiceswithlines',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreatePurchaseInvoiceWithLinesResponseMock201(),
        { status: 201 },
      );
    },
    options,
  );
};

export const getCreatePurchaseInvoiceWithLinesMockHandler400 = (
  overrideResponse?:
    | ValidationProblem
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ValidationProblem> | ValidationProblem),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/purchaseinvoiceswithlines',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreatePurchaseInvoiceWithLinesResponseMock400(),
        { status: 400, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getCreatePurchaseInvoiceWithLinesMockHandler401 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/purchaseinvoiceswithlines',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreatePurchaseInvoiceWithLinesResponseMock401(),
        { status: 401, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getCreatePurchaseInvoiceWithLinesMockHandler403 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/purchaseinvoiceswithlines',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreatePurchaseInvoiceWithLinesResponseMock403(),
        { status: 403, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getCreatePurchaseInvoiceWithLinesMockHandler406 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/purchaseinvoiceswithlines',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreatePurchaseInvoiceWithLinesResponseMock406(),
        { status: 406, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getCreatePurchaseInvoiceWithLinesMockHandler413 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/purchaseinvoiceswithlines',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreatePurchaseInvoiceWithLinesResponseMock413(),
        { status: 413, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getCreatePurchaseInvoiceWithLinesMockHandler415 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/purchaseinvoiceswithlines',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreatePurchaseInvoiceWithLinesResponseMock415(),
        { status: 415, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getCreatePurchaseInvoiceWithLinesMockHandler429 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/purchaseinvoiceswithlines',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreatePurchaseInvoiceWithLinesResponseMock429(),
        { status: 429, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getCreatePurchaseInvoiceWithLinesMockHandler500 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/purchaseinvoiceswithlines',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreatePurchaseInvoiceWithLinesResponseMock500(),
        { status: 500, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getGetPurchaseInvoiceWithLinesMockHandler = (
  overrideResponse?:
    | SingleRecord<PurchaseInvoiceWithLines>
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<SingleRecord<PurchaseInvoiceWithLines>> | SingleRecord<PurchaseInvoiceWithLines>),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/purchaseinvoiceswithlines/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetPurchaseInvoiceWithLinesResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGetPurchaseInvoiceWithLinesMockHandler200 = (
  overrideResponse?:
    | SingleRecord<PurchaseInvoiceWithLines>
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<SingleRecord<PurchaseInvoiceWithLines>> | SingleRecord<PurchaseInvoiceWithLines>),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/purchaseinvoiceswithlines/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetPurchaseInvoiceWithLinesResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGetPurchaseInvoiceWithLinesMockHandler400 = (
  overrideResponse?:
    | ValidationProblem
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ValidationProblem> | ValidationProblem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/purchaseinvoiceswithlines/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetPurchaseInvoiceWithLinesResponseMock400(),
        { status: 400, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getGetPurchaseInvoiceWithLinesMockHandler401 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/purchaseinvoiceswithlines/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetPurchaseInvoiceWithLinesResponseMock401(),
        { status: 401, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getGetPurchaseInvoiceWithLinesMockHandler403 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/purchaseinvoiceswithlines/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetPurchaseInvoiceWithLinesResponseMock403(),
        { status: 403, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getGetPurchaseInvoiceWithLinesMockHandler404 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/purchaseinvoiceswithlines/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetPurchaseInvoiceWithLinesResponseMock404(),
        { status: 404, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getGetPurchaseInvoiceWithLinesMockHandler406 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/purchaseinvoiceswithlines/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetPurchaseInvoiceWithLinesResponseMock406(),
        { status: 406, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getGetPurchaseInvoiceWithLinesMockHandler429 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/purchaseinvoiceswithlines/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetPurchaseInvoiceWithLinesResponseMock429(),
        { status: 429, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getGetPurchaseInvoiceWithLinesMockHandler500 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/purchaseinvoiceswithlines/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetPurchaseInvoiceWithLinesResponseMock500(),
        { status: 500, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getReplacePurchaseInvoiceWithLinesMockHandler = (
  overrideResponse?:
    | SingleRecord<PurchaseInvoiceWithLines>
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<SingleRecord<PurchaseInvoiceWithLines>> | SingleRecord<PurchaseInvoiceWithLines>),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/v1/purchaseinvoiceswithlines/:id',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getReplacePurchaseInvoiceWithLinesResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getReplacePurchaseInvoiceWithLinesMockHandler200 = (
  overrideResponse?:
    | SingleRecord<PurchaseInvoiceWithLines>
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<SingleRecord<PurchaseInvoiceWithLines>> | SingleRecord<PurchaseInvoiceWithLines>),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/v1/purchaseinvoiceswithlines/:id',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getReplacePurchaseInvoiceWithLinesResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getReplacePurchaseInvoiceWithLinesMockHandler400 = (
  overrideResponse?:
    | ValidationProblem
    | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ValidationProblem> | ValidationProblem),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/v1/purchaseinvoiceswithlines/:id',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getReplacePurchaseInvoiceWithLinesResponseMock400(),
        { status: 400, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getReplacePurchaseInvoiceWithLinesMockHandler401 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/v1/purchaseinvoiceswithlines/:id',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getReplacePurchaseInvoiceWithLinesResponseMock401(),
        { status: 401, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getReplacePurchaseInvoiceWithLinesMockHandler403 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/v1/purchaseinvoiceswithlines/:id',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getReplacePurchaseInvoiceWithLinesResponseMock403(),
        { status: 403, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getReplacePurchaseInvoiceWithLinesMockHandler404 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/v1/purchaseinvoiceswithlines/:id',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getReplacePurchaseInvoiceWithLinesResponseMock404(),
        { status: 404, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getReplacePurchaseInvoiceWithLinesMockHandler406 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/v1/purchaseinvoiceswithlines/:id',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getReplacePurchaseInvoiceWithLinesResponseMock406(),
        { status: 406, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getReplacePurchaseInvoiceWithLinesMockHandler413 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/v1/purchaseinvoiceswithlines/:id',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getReplacePurchaseInvoiceWithLinesResponseMock413(),
        { status: 413, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getReplacePurchaseInvoiceWithLinesMockHandler415 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/v1/purchaseinvoiceswithlines/:id',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getReplacePurchaseInvoiceWithLinesResponseMock415(),
        { status: 415, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getReplacePurchaseInvoiceWithLinesMockHandler429 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/v1/purchaseinvoiceswithlines/:id',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getReplacePurchaseInvoiceWithLinesResponseMock429(),
        { status: 429, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getReplacePurchaseInvoiceWithLinesMockHandler500 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/v1/purchaseinvoiceswithlines/:id',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getReplacePurchaseInvoiceWithLinesResponseMock500(),
        { status: 500, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getUpdatePurchaseInvoiceWithLinesMockHandler = (
  overrideResponse?:
    | SingleRecord<PurchaseInvoiceWithLines>
    | ((
        info: Parameters<Parameters<typeof http.patch>[1]>[0],
      ) => Promise<SingleRecord<PurchaseInvoiceWithLines>> | SingleRecord<PurchaseInvoiceWithLines>),
  options?: RequestHandlerOptions,
) => {
  return http.patch(
    '*/v1/purchaseinvoiceswithlines/:id',
    async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdatePurchaseInvoiceWithLinesResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getUpdatePurchaseInvoiceWithLinesMockHandler200 = (
  overrideResponse?:
    | SingleRecord<PurchaseInvoiceWithLines>
    | ((
        info: Parameters<Parameters<typeof http.patch>[1]>[0],
      ) => Promise<SingleRecord<PurchaseInvoiceWithLines>> | SingleRecord<PurchaseInvoiceWithLines>),
  options?: RequestHandlerOptions,
) => {
  return http.patch(
    '*/v1/purchaseinvoiceswithlines/:id',
    async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdatePurchaseInvoiceWithLinesResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getUpdatePurchaseInvoiceWithLinesMockHandler400 = (
  overrideResponse?:
    | ValidationProblem
    | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<ValidationProblem> | ValidationProblem),
  options?: RequestHandlerOptions,
) => {
  return http.patch(
    '*/v1/purchaseinvoiceswithlines/:id',
    async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdatePurchaseInvoiceWithLinesResponseMock400(),
        { status: 400, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getUpdatePurchaseInvoiceWithLinesMockHandler401 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.patch(
    '*/v1/purchaseinvoiceswithlines/:id',
    async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdatePurchaseInvoiceWithLinesResponseMock401(),
        { status: 401, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getUpdatePurchaseInvoiceWithLinesMockHandler403 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.patch(
    '*/v1/purchaseinvoiceswithlines/:id',
    async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdatePurchaseInvoiceWithLinesResponseMock403(),
        { status: 403, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getUpdatePurchaseInvoiceWithLinesMockHandler404 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.patch(
    '*/v1/purchaseinvoiceswithlines/:id',
    async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdatePurchaseInvoiceWithLinesResponseMock404(),
        { status: 404, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getUpdatePurchaseInvoiceWithLinesMockHandler406 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.patch(
    '*/v1/purchaseinvoiceswithlines/:id',
    async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdatePurchaseInvoiceWithLinesResponseMock406(),
        { status: 406, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getUpdatePurchaseInvoiceWithLinesMockHandler413 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.patch(
    '*/v1/purchaseinvoiceswithlines/:id',
    async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdatePurchaseInvoiceWithLinesResponseMock413(),
        { status: 413, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getUpdatePurchaseInvoiceWithLinesMockHandler415 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.patch(
    '*/v1/purchaseinvoiceswithlines/:id',
    async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdatePurchaseInvoiceWithLinesResponseMock415(),
        { status: 415, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getUpdatePurchaseInvoiceWithLinesMockHandler429 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.patch(
    '*/v1/purchaseinvoiceswithlines/:id',
    async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdatePurchaseInvoiceWithLinesResponseMock429(),
        { status: 429, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getUpdatePurchaseInvoiceWithLinesMockHandler500 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.patch(
    '*/v1/purchaseinvoiceswithlines/:id',
    async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdatePurchaseInvoiceWithLinesResponseMock500(),
        { status: 500, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getDeletePurchaseInvoiceWithLinesMockHandler = (
  overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/v1/purchaseinvoiceswithlines/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info);
      }

      return new HttpResponse(null, { status: 204 });
    },
    options,
  );
};

export const getDeletePurchaseInvoiceWithLinesMockHandler204 = (
  overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/v1/purchaseinvoiceswithlines/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info);
      }

      return new HttpResponse(null, { status: 204 });
    },
    options,
  );
};

export const getDeletePurchaseInvoiceWithLinesMockHandler400 = (
  overrideResponse?:
    | ValidationProblem
    | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<ValidationProblem> | ValidationProblem),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/v1/purchaseinvoiceswithlines/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDeletePurchaseInvoiceWithLinesResponseMock400(),
        { status: 400, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getDeletePurchaseInvoiceWithLinesMockHandler401 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/v1/purchaseinvoiceswithlines/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDeletePurchaseInvoiceWithLinesResponseMock401(),
        { status: 401, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getDeletePurchaseInvoiceWithLinesMockHandler403 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/v1/purchaseinvoiceswithlines/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDeletePurchaseInvoiceWithLinesResponseMock403(),
        { status: 403, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getDeletePurchaseInvoiceWithLinesMockHandler404 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/v1/purchaseinvoiceswithlines/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDeletePurchaseInvoiceWithLinesResponseMock404(),
        { status: 404, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getDeletePurchaseInvoiceWithLinesMockHandler429 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/v1/purchaseinvoiceswithlines/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDeletePurchaseInvoiceWithLinesResponseMock429(),
        { status: 429, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getDeletePurchaseInvoiceWithLinesMockHandler500 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/v1/purchaseinvoiceswithlines/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDeletePurchaseInvoiceWithLinesResponseMock500(),
        { status: 500, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};
export const getPurchaseInvoicesWithLinesMock = () => [
  getListPurchaseInvoicesWithLinesMockHandler(),
  getCreatePurchaseInvoiceWithLinesMockHandler(),
  getGetPurchaseInvoiceWithLinesMockHandler(),
  getReplacePurchaseInvoiceWithLinesMockHandler(),
  getUpdatePurchaseInvoiceWithLinesMockHandler(),
  getDeletePurchaseInvoiceWithLinesMockHandler(),
];
