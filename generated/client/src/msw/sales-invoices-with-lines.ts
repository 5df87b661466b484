import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';

import type { Page, SingleRecord } from '../../../../client/runtime/page.ts';

import type { Problem, SalesInvoiceWithLines, ValidationProblem } from '../types.ts';

export const getListSalesInvoicesWithLinesResponseMock = (): Page<SalesInvoiceWithLines> => ({
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
      lines: [
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
        },
      ],
      _meta: { self: 'https://api.accounting-platform.example/v1/salesinvoiceswithlines/1' },
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
      lines: [
        {
          id: 3,
          description: 'Belegen kaas 500 g',
          quantity: 36,
          unitPrice: 7.95,
          unitPriceIncludingVat: false,
          discountPercentage: 0,
          vatCodeId: 2,
          costCenterId: null,
          costUnitId: null,
          amountExcludingVat: 286.2,
          amountVat: 25.76,
          amountIncludingVat: 311.96,
          bookingType: 'A',
          ArticleSku: 'KAAS-BELEGEN-500',
        },
        {
          id: 4,
          description: 'Oude kaas 500 g',
          quantity: 24,
          unitPrice: 9.75,
          unitPriceIncludingVat: false,
          discountPercentage: 10,
          vatCodeId: 2,
          costCenterId: null,
          costUnitId: null,
          amountExcludingVat: 210.6,
          amountVat: 18.95,
          amountIncludingVat: 229.55,
          bookingType: 'A',
          ArticleSku: 'KAAS-OUD-500',
        },
        {
          id: 5,
          description: 'Roomboter 250 g',
          quantity: 20,
          unitPrice: 3.95,
          unitPriceIncludingVat: false,
          discountPercentage: 0,
          vatCodeId: 2,
          costCenterId: null,
          costUnitId: null,
          amountExcludingVat: 79,
          amountVat: 7.11,
          amountIncludingVat: 86.11,
          bookingType: 'A',
          ArticleSku: 'BOTER-250',
        },
      ],
      _meta: { self: 'https://api.accounting-platform.example/v1/salesinvoiceswithlines/2' },
    },
  ],
  _meta: {
    previousPage: null,
    nextPage: 'https://api.accounting-platform.example/v1/salesinvoiceswithlines?pageSize=2&page=2',
    totalCount: 12,
    pageCount: 6,
    self: 'https://api.accounting-platform.example/v1/salesinvoiceswithlines?pageSize=2',
    administrationId: 1,
    administrationName: 'Kaasmakerij De Vijfhoek B.V.',
    profileName: 'Demo user',
  },
});

export const getListSalesInvoicesWithLinesResponseMock200 = (): Page<SalesInvoiceWithLines> => ({
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
      lines: [
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
        },
      ],
      _meta: { self: 'https://api.accounting-platform.example/v1/salesinvoiceswithlines/1' },
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
      lines: [
        {
          id: 3,
          description: 'Belegen kaas 500 g',
          quantity: 36,
          unitPrice: 7.95,
          unitPriceIncludingVat: false,
          discountPercentage: 0,
          vatCodeId: 2,
          costCenterId: null,
          costUnitId: null,
          amountExcludingVat: 286.2,
          amountVat: 25.76,
          amountIncludingVat: 311.96,
          bookingType: 'A',
          ArticleSku: 'KAAS-BELEGEN-500',
        },
        {
          id: 4,
          description: 'Oude kaas 500 g',
          quantity: 24,
          unitPrice: 9.75,
          unitPriceIncludingVat: false,
          discountPercentage: 10,
          vatCodeId: 2,
          costCenterId: null,
          costUnitId: null,
          amountExcludingVat: 210.6,
          amountVat: 18.95,
          amountIncludingVat: 229.55,
          bookingType: 'A',
          ArticleSku: 'KAAS-OUD-500',
        },
        {
          id: 5,
          description: 'Roomboter 250 g',
          quantity: 20,
          unitPrice: 3.95,
          unitPriceIncludingVat: false,
          discountPercentage: 0,
          vatCodeId: 2,
          costCenterId: null,
          costUnitId: null,
          amountExcludingVat: 79,
          amountVat: 7.11,
          amountIncludingVat: 86.11,
          bookingType: 'A',
          ArticleSku: 'BOTER-250',
        },
      ],
      _meta: { self: 'https://api.accounting-platform.example/v1/salesinvoiceswithlines/2' },
    },
  ],
  _meta: {
    previousPage: null,
    nextPage: 'https://api.accounting-platform.example/v1/salesinvoiceswithlines?pageSize=2&page=2',
    totalCount: 12,
    pageCount: 6,
    self: 'https://api.accounting-platform.example/v1/salesinvoiceswithlines?pageSize=2',
    administrationId: 1,
    administrationName: 'Kaasmakerij De Vijfhoek B.V.',
    profileName: 'Demo user',
  },
});

export const getListSalesInvoicesWithLinesResponseMock400 = (): ValidationProblem => ({
  type: 'https://accounting-platform.example/problems/validation-failed',
  title: 'The request is not valid',
  status: 400,
  detail: 'The request holds invalid values. See "errors" for each of them.',
  instance: '/v1/salesinvoiceswithlines',
  errors: { pageSize: ['The value must be at most 1000.'] },
});

export const getListSalesInvoicesWithLinesResponseMock401 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/unauthorized',
  title: 'Not signed in',
  status: 401,
  detail: 'Send an access token in the Authorization header: "Bearer <ACCESS_TOKEN>".',
  instance: '/v1/salesinvoiceswithlines',
});

export const getListSalesInvoicesWithLinesResponseMock403 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/administration-not-accessible',
  title: 'Administration not accessible',
  status: 403,
  detail: 'Administration 3 does not exist, or you have no access to it.',
  instance: '/v1/salesinvoiceswithlines',
});

export const getListSalesInvoicesWithLinesResponseMock406 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/not-acceptable',
  title: 'Not acceptable',
  status: 406,
  detail: 'This operation responds with application/json.',
  instance: '/v1/salesinvoiceswithlines',
});

export const getListSalesInvoicesWithLinesResponseMock429 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/too-many-requests',
  title: 'Too many requests',
  status: 429,
  detail: 'Too many requests. Try again in 5 seconds.',
  instance: '/v1/salesinvoiceswithlines',
});

export const getListSalesInvoicesWithLinesResponseMock500 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/internal-error',
  title: 'Internal error',
  status: 500,
  detail: 'Something went wrong on our side.',
  instance: '/v1/salesinvoiceswithlines',
});

export const getCreateSalesInvoiceWithLinesResponseMock = (): SingleRecord<SalesInvoiceWithLines> => ({
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
  reference: null,
  description: null,
  remark: null,
  invoiceNumber: '20260013',
  bookYear: 2026,
  bookPeriod: 3,
  inboxFileId: null,
  fileId: null,
  amountExcludingVat: 69.5,
  amountVat: 6.26,
  amountIncludingVat: 75.76,
  vatTotals: [{ vatCodeId: 2, percentage: 9, amountExcludingVat: 69.5, amountVat: 6.26 }],
  lines: [
    {
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
    },
    {
      id: 49,
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
    },
  ],
  _meta: {
    self: 'https://api.accounting-platform.example/v1/salesinvoiceswithlines/21',
    administrationId: 1,
    administrationName: 'Kaasmakerij De Vijfhoek B.V.',
    profileName: 'Demo user',
  },
});

export const getCreateSalesInvoiceWithLinesResponseMock201 = (): SingleRecord<SalesInvoiceWithLines> => ({
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
  reference: null,
  description: null,
  remark: null,
  invoiceNumber: '20260013',
  bookYear: 2026,
  bookPeriod: 3,
  inboxFileId: null,
  fileId: null,
  amountExcludingVat: 69.5,
  amountVat: 6.26,
  amountIncludingVat: 75.76,
  vatTotals: [{ vatCodeId: 2, percentage: 9, amountExcludingVat: 69.5, amountVat: 6.26 }],
  lines: [
    {
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
    },
    {
      id: 49,
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
    },
  ],
  _meta: {
    self: 'https://api.accounting-platform.example/v1/salesinvoiceswithlines/21',
    administrationId: 1,
    administrationName: 'Kaasmakerij De Vijfhoek B.V.',
    profileName: 'Demo user',
  },
});

export const getCreateSalesInvoiceWithLinesResponseMock400 = (): ValidationProblem => ({
  type: 'https://accounting-platform.example/problems/validation-failed',
  title: 'The request is not valid',
  status: 400,
  detail: 'The request holds invalid values. See "errors" for each of them.',
  instance: '/v1/salesinvoiceswithlines',
  errors: { debtorId: ['This field is required.'] },
});

export const getCreateSalesInvoiceWithLinesResponseMock401 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/unauthorized',
  title: 'Not signed in',
  status: 401,
  detail: 'Send an access token in the Authorization header: "Bearer <ACCESS_TOKEN>".',
  instance: '/v1/salesinvoiceswithlines',
});

export const getCreateSalesInvoiceWithLinesResponseMock403 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/administration-not-accessible',
  title: 'Administration not accessible',
  status: 403,
  detail: 'Administration 3 does not exist, or you have no access to it.',
  instance: '/v1/salesinvoiceswithlines',
});

export const getCreateSalesInvoiceWithLinesResponseMock406 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/not-acceptable',
  title: 'Not acceptable',
  status: 406,
  detail: 'This operation responds with application/json.',
  instance: '/v1/salesinvoiceswithlines',
});

export const getCreateSalesInvoiceWithLinesResponseMock413 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/payload-too-large',
  title: 'Request body too large',
  status: 413,
  detail: 'The request body may have at most 1048576 bytes.',
  instance: '/v1/salesinvoiceswithlines',
});

export const getCreateSalesInvoiceWithLinesResponseMock415 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/unsupported-media-type',
  title: 'Unsupported media type',
  status: 415,
  detail: 'Send the request body as application/json.',
  instance: '/v1/salesinvoiceswithlines',
});

export const getCreateSalesInvoiceWithLinesResponseMock429 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/too-many-requests',
  title: 'Too many requests',
  status: 429,
  detail: 'Too many requests. Try again in 5 seconds.',
  instance: '/v1/salesinvoiceswithlines',
});

export const getCreateSalesInvoiceWithLinesResponseMock500 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/internal-error',
  title: 'Internal error',
  status: 500,
  detail: 'Something went wrong on our side.',
  instance: '/v1/salesinvoiceswithlines',
});

export const getGetSalesInvoiceWithLinesResponseMock = (): SingleRecord<SalesInvoiceWithLines> => ({
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
  lines: [
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
    },
    {
      id: 13,
      description: 'Intracommunautaire levering: btw-tarief 0%.',
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
    },
  ],
  _meta: {
    self: 'https://api.accounting-platform.example/v1/salesinvoiceswithlines/5',
    administrationId: 1,
    administrationName: 'Kaasmakerij De Vijfhoek B.V.',
    profileName: 'Demo user',
  },
});

export const getGetSalesInvoiceWithLinesResponseMock200 = (): SingleRecord<SalesInvoiceWithLines> => ({
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
  lines: [
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
    },
    {
      id: 13,
      description: 'Intracommunautaire levering: btw-tarief 0%.',
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
    },
  ],
  _meta: {
    self: 'https://api.accounting-platform.example/v1/salesinvoiceswithlines/5',
    administrationId: 1,
    administrationName: 'Kaasmakerij De Vijfhoek B.V.',
    profileName: 'Demo user',
  },
});

export const getGetSalesInvoiceWithLinesResponseMock400 = (): ValidationProblem => ({
  type: 'https://accounting-platform.example/problems/validation-failed',
  title: 'The request is not valid',
  status: 400,
  detail: 'The request holds invalid values. See "errors" for each of them.',
  instance: '/v1/salesinvoiceswithlines/0',
  errors: { id: ['The value must be at least 1.'] },
});

export const getGetSalesInvoiceWithLinesResponseMock401 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/unauthorized',
  title: 'Not signed in',
  status: 401,
  detail: 'Send an access token in the Authorization header: "Bearer <ACCESS_TOKEN>".',
  instance: '/v1/salesinvoiceswithlines/5',
});

export const getGetSalesInvoiceWithLinesResponseMock403 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/administration-not-accessible',
  title: 'Administration not accessible',
  status: 403,
  detail: 'Administration 3 does not exist, or you have no access to it.',
  instance: '/v1/salesinvoiceswithlines/5',
});

export const getGetSalesInvoiceWithLinesResponseMock404 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/not-found',
  title: 'Not found',
  status: 404,
  detail: 'There is no record with id 999999 at /v1/salesinvoiceswithlines in this administration.',
  instance: '/v1/salesinvoiceswithlines/999999',
});

export const getGetSalesInvoiceWithLinesResponseMock406 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/not-acceptable',
  title: 'Not acceptable',
  status: 406,
  detail: 'This operation responds with application/json.',
  instance: '/v1/salesinvoiceswithlines/5',
});

export const getGetSalesInvoiceWithLinesResponseMock429 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/too-many-requests',
  title: 'Too many requests',
  status: 429,
  detail: 'Too many requests. Try again in 5 seconds.',
  instance: '/v1/salesinvoiceswithlines/5',
});

export const getGetSalesInvoiceWithLinesResponseMock500 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/internal-error',
  title: 'Internal error',
  status: 500,
  detail: 'Something went wrong on our side.',
  instance: '/v1/salesinvoiceswithlines/5',
});

export const getReplaceSalesInvoiceWithLinesResponseMock = (): SingleRecord<SalesInvoiceWithLines> => ({
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
  reference: null,
  description: null,
  remark: null,
  invoiceNumber: '20260005',
  bookYear: 2026,
  bookPeriod: 3,
  inboxFileId: null,
  fileId: null,
  amountExcludingVat: 69.5,
  amountVat: 6.26,
  amountIncludingVat: 75.76,
  vatTotals: [{ vatCodeId: 2, percentage: 9, amountExcludingVat: 69.5, amountVat: 6.26 }],
  lines: [
    {
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
    },
    {
      id: 49,
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
    },
  ],
  _meta: {
    self: 'https://api.accounting-platform.example/v1/salesinvoiceswithlines/5',
    administrationId: 1,
    administrationName: 'Kaasmakerij De Vijfhoek B.V.',
    profileName: 'Demo user',
  },
});

export const getReplaceSalesInvoiceWithLinesResponseMock200 = (): SingleRecord<SalesInvoiceWithLines> => ({
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
  reference: null,
  description: null,
  remark: null,
  invoiceNumber: '20260005',
  bookYear: 2026,
  bookPeriod: 3,
  inboxFileId: null,
  fileId: null,
  amountExcludingVat: 69.5,
  amountVat: 6.26,
  amountIncludingVat: 75.76,
  vatTotals: [{ vatCodeId: 2, percentage: 9, amountExcludingVat: 69.5, amountVat: 6.26 }],
  lines: [
    {
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
    },
    {
      id: 49,
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
    },
  ],
  _meta: {
    self: 'https://api.accounting-platform.example/v1/salesinvoiceswithlines/5',
    administrationId: 1,
    administrationName: 'Kaasmakerij De Vijfhoek B.V.',
    profileName: 'Demo user',
  },
});

export const getReplaceSalesInvoiceWithLinesResponseMock400 = (): ValidationProblem => ({
  type: 'https://accounting-platform.example/problems/validation-failed',
  title: 'The request is not valid',
  status: 400,
  detail: 'The request holds invalid values. See "errors" for each of them.',
  instance: '/v1/salesinvoiceswithlines/5',
  errors: { debtorId: ['This field is required.'] },
});

export const getReplaceSalesInvoiceWithLinesResponseMock401 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/unauthorized',
  title: 'Not signed in',
  status: 401,
  detail: 'Send an access token in the Authorization header: "Bearer <ACCESS_TOKEN>".',
  instance: '/v1/salesinvoiceswithlines/5',
});

export const getReplaceSalesInvoiceWithLinesResponseMock403 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/administration-not-accessible',
  title: 'Administration not accessible',
  status: 403,
  detail: 'Administration 3 does not exist, or you have no access to it.',
  instance: '/v1/salesinvoiceswithlines/5',
});

export const getReplaceSalesInvoiceWithLinesResponseMock404 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/not-found',
  title: 'Not found',
  status: 404,
  detail: 'There is no record with id 999999 at /v1/salesinvoiceswithlines in this administration.',
  instance: '/v1/salesinvoiceswithlines/999999',
});

export const getReplaceSalesInvoiceWithLinesResponseMock406 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/not-acceptable',
  title: 'Not acceptable',
  status: 406,
  detail: 'This operation responds with application/json.',
  instance: '/v1/salesinvoiceswithlines/5',
});

export const getReplaceSalesInvoiceWithLinesResponseMock413 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/payload-too-large',
  title: 'Request body too large',
  status: 413,
  detail: 'The request body may have at most 1048576 bytes.',
  instance: '/v1/salesinvoiceswithlines/5',
});

export const getReplaceSalesInvoiceWithLinesResponseMock415 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/unsupported-media-type',
  title: 'Unsupported media type',
  status: 415,
  detail: 'Send the request body as application/json.',
  instance: '/v1/salesinvoiceswithlines/5',
});

export const getReplaceSalesInvoiceWithLinesResponseMock429 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/too-many-requests',
  title: 'Too many requests',
  status: 429,
  detail: 'Too many requests. Try again in 5 seconds.',
  instance: '/v1/salesinvoiceswithlines/5',
});

export const getReplaceSalesInvoiceWithLinesResponseMock500 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/internal-error',
  title: 'Internal error',
  status: 500,
  detail: 'Something went wrong on our side.',
  instance: '/v1/salesinvoiceswithlines/5',
});

export const getUpdateSalesInvoiceWithLinesResponseMock = (): SingleRecord<SalesInvoiceWithLines> => ({
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
  lines: [
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
    },
    {
      id: 13,
      description: 'Intracommunautaire levering: btw-tarief 0%.',
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
    },
  ],
  _meta: {
    self: 'https://api.accounting-platform.example/v1/salesinvoiceswithlines/5',
    administrationId: 1,
    administrationName: 'Kaasmakerij De Vijfhoek B.V.',
    profileName: 'Demo user',
  },
});

export const getUpdateSalesInvoiceWithLinesResponseMock200 = (): SingleRecord<SalesInvoiceWithLines> => ({
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
  lines: [
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
    },
    {
      id: 13,
      description: 'Intracommunautaire levering: btw-tarief 0%.',
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
    },
  ],
  _meta: {
    self: 'https://api.accounting-platform.example/v1/salesinvoiceswithlines/5',
    administrationId: 1,
    administrationName: 'Kaasmakerij De Vijfhoek B.V.',
    profileName: 'Demo user',
  },
});

export const getUpdateSalesInvoiceWithLinesResponseMock400 = (): ValidationProblem => ({
  type: 'https://accounting-platform.example/problems/validation-failed',
  title: 'The request is not valid',
  status: 400,
  detail: 'The request holds invalid values. See "errors" for each of them.',
  instance: '/v1/salesinvoiceswithlines/5',
  errors: { referenc: ['This field is not known. Did you mean "reference"?'] },
});

export const getUpdateSalesInvoiceWithLinesResponseMock401 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/unauthorized',
  title: 'Not signed in',
  status: 401,
  detail: 'Send an access token in the Authorization header: "Bearer <ACCESS_TOKEN>".',
  instance: '/v1/salesinvoiceswithlines/5',
});

export const getUpdateSalesInvoiceWithLinesResponseMock403 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/administration-not-accessible',
  title: 'Administration not accessible',
  status: 403,
  detail: 'Administration 3 does not exist, or you have no access to it.',
  instance: '/v1/salesinvoiceswithlines/5',
});

export const getUpdateSalesInvoiceWithLinesResponseMock404 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/not-found',
  title: 'Not found',
  status: 404,
  detail: 'There is no record with id 999999 at /v1/salesinvoiceswithlines in this administration.',
  instance: '/v1/salesinvoiceswithlines/999999',
});

export const getUpdateSalesInvoiceWithLinesResponseMock406 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/not-acceptable',
  title: 'Not acceptable',
  status: 406,
  detail: 'This operation responds with application/json.',
  instance: '/v1/salesinvoiceswithlines/5',
});

export const getUpdateSalesInvoiceWithLinesResponseMock413 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/payload-too-large',
  title: 'Request body too large',
  status: 413,
  detail: 'The request body may have at most 1048576 bytes.',
  instance: '/v1/salesinvoiceswithlines/5',
});

export const getUpdateSalesInvoiceWithLinesResponseMock415 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/unsupported-media-type',
  title: 'Unsupported media type',
  status: 415,
  detail: 'Send the request body as application/json.',
  instance: '/v1/salesinvoiceswithlines/5',
});

export const getUpdateSalesInvoiceWithLinesResponseMock429 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/too-many-requests',
  title: 'Too many requests',
  status: 429,
  detail: 'Too many requests. Try again in 5 seconds.',
  instance: '/v1/salesinvoiceswithlines/5',
});

export const getUpdateSalesInvoiceWithLinesResponseMock500 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/internal-error',
  title: 'Internal error',
  status: 500,
  detail: 'Something went wrong on our side.',
  instance: '/v1/salesinvoiceswithlines/5',
});

export const getDeleteSalesInvoiceWithLinesResponseMock400 = (): ValidationProblem => ({
  type: 'https://accounting-platform.example/problems/validation-failed',
  title: 'The request is not valid',
  status: 400,
  detail: 'The request holds invalid values. See "errors" for each of them.',
  instance: '/v1/salesinvoiceswithlines/0',
  errors: { id: ['The value must be at least 1.'] },
});

export const getDeleteSalesInvoiceWithLinesResponseMock401 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/unauthorized',
  title: 'Not signed in',
  status: 401,
  detail: 'Send an access token in the Authorization header: "Bearer <ACCESS_TOKEN>".',
  instance: '/v1/salesinvoiceswithlines/5',
});

export const getDeleteSalesInvoiceWithLinesResponseMock403 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/administration-not-accessible',
  title: 'Administration not accessible',
  status: 403,
  detail: 'Administration 3 does not exist, or you have no access to it.',
  instance: '/v1/salesinvoiceswithlines/5',
});

export const getDeleteSalesInvoiceWithLinesResponseMock404 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/not-found',
  title: 'Not found',
  status: 404,
  detail: 'There is no record with id 999999 at /v1/salesinvoiceswithlines in this administration.',
  instance: '/v1/salesinvoiceswithlines/999999',
});

export const getDeleteSalesInvoiceWithLinesResponseMock429 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/too-many-requests',
  title: 'Too many requests',
  status: 429,
  detail: 'Too many requests. Try again in 5 seconds.',
  instance: '/v1/salesinvoiceswithlines/5',
});

export const getDeleteSalesInvoiceWithLinesResponseMock500 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/internal-error',
  title: 'Internal error',
  status: 500,
  detail: 'Something went wrong on our side.',
  instance: '/v1/salesinvoiceswithlines/5',
});

export const getListSalesInvoicesWithLinesMockHandler = (
  overrideResponse?:
    | Page<SalesInvoiceWithLines>
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<Page<SalesInvoiceWithLines>> | Page<SalesInvoiceWithLines>),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/salesinvoiceswithlines',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListSalesInvoicesWithLinesResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getListSalesInvoicesWithLinesMockHandler200 = (
  overrideResponse?:
    | Page<SalesInvoiceWithLines>
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<Page<SalesInvoiceWithLines>> | Page<SalesInvoiceWithLines>),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/salesinvoiceswithlines',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListSalesInvoicesWithLinesResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getListSalesInvoicesWithLinesMockHandler400 = (
  overrideResponse?:
    | ValidationProblem
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ValidationProblem> | ValidationProblem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/salesinvoiceswithlines',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListSalesInvoicesWithLinesResponseMock400(),
        { status: 400, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getListSalesInvoicesWithLinesMockHandler401 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/salesinvoiceswithlines',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListSalesInvoicesWithLinesResponseMock401(),
        { status: 401, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getListSalesInvoicesWithLinesMockHandler403 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/salesinvoiceswithlines',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListSalesInvoicesWithLinesResponseMock403(),
        { status: 403, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getListSalesInvoicesWithLinesMockHandler406 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/salesinvoiceswithlines',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListSalesInvoicesWithLinesResponseMock406(),
        { status: 406, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getListSalesInvoicesWithLinesMockHandler429 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/salesinvoiceswithlines',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListSalesInvoicesWithLinesResponseMock429(),
        { status: 429, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getListSalesInvoicesWithLinesMockHandler500 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/salesinvoiceswithlines',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListSalesInvoicesWithLinesResponseMock500(),
        { status: 500, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getCreateSalesInvoiceWithLinesMockHandler = (
  overrideResponse?:
    | SingleRecord<SalesInvoiceWithLines>
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<SingleRecord<SalesInvoiceWithLines>> | SingleRecord<SalesInvoiceWithLines>),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/salesinvoiceswithlines',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateSalesInvoiceWithLinesResponseMock(),
        { status: 201 },
      );
    },
    options,
  );
};

export const getCreateSalesInvoiceWithLinesMockHandler201 = (
  overrideResponse?:
    | SingleRecord<SalesInvoiceWithLines>
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<SingleRecord<SalesInvoiceWithLines>> | SingleRecord<SalesInvoiceWithLines>),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/salesinvoiceswithlines',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateSalesInvoiceWithLinesResponseMock201(),
        { status: 201 },
      );
    },
    options,
  );
};

export const getCreateSalesInvoiceWithLinesMockHandler400 = (
  overrideResponse?:
    | ValidationProblem
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ValidationProblem> | ValidationProblem),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/salesinvoiceswithlines',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateSalesInvoiceWithLinesResponseMock400(),
        { status: 400, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getCreateSalesInvoiceWithLinesMockHandler401 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/salesinvoiceswithlines',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateSalesInvoiceWithLinesResponseMock401(),
        { status: 401, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getCreateSalesInvoiceWithLinesMockHandler403 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/salesinvoiceswithlines',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateSalesInvoiceWithLinesResponseMock403(),
        { status: 403, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getCreateSalesInvoiceWithLinesMockHandler406 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/salesinvoiceswithlines',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateSalesInvoiceWithLinesResponseMock406(),
        { status: 406, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getCreateSalesInvoiceWithLinesMockHandler413 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/salesinvoiceswithlines',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateSalesInvoiceWithLinesResponseMock413(),
        { status: 413, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getCreateSalesInvoiceWithLinesMockHandler415 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/salesinvoiceswithlines',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateSalesInvoiceWithLinesResponseMock415(),
        { status: 415, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getCreateSalesInvoiceWithLinesMockHandler429 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/salesinvoiceswithlines',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateSalesInvoiceWithLinesResponseMock429(),
        { status: 429, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getCreateSalesInvoiceWithLinesMockHandler500 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/salesinvoiceswithlines',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateSalesInvoiceWithLinesResponseMock500(),
        { status: 500, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getGetSalesInvoiceWithLinesMockHandler = (
  overrideResponse?:
    | SingleRecord<SalesInvoiceWithLines>
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<SingleRecord<SalesInvoiceWithLines>> | SingleRecord<SalesInvoiceWithLines>),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/salesinvoiceswithlines/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetSalesInvoiceWithLinesResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGetSalesInvoiceWithLinesMockHandler200 = (
  overrideResponse?:
    | SingleRecord<SalesInvoiceWithLines>
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<SingleRecord<SalesInvoiceWithLines>> | SingleRecord<SalesInvoiceWithLines>),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/salesinvoiceswithlines/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetSalesInvoiceWithLinesResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGetSalesInvoiceWithLinesMockHandler400 = (
  overrideResponse?:
    | ValidationProblem
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ValidationProblem> | ValidationProblem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/salesinvoiceswithlines/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetSalesInvoiceWithLinesResponseMock400(),
        { status: 400, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getGetSalesInvoiceWithLinesMockHandler401 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/salesinvoiceswithlines/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetSalesInvoiceWithLinesResponseMock401(),
        { status: 401, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getGetSalesInvoiceWithLinesMockHandler403 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/salesinvoiceswithlines/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetSalesInvoiceWithLinesResponseMock403(),
        { status: 403, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getGetSalesInvoiceWithLinesMockHandler404 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/salesinvoiceswithlines/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetSalesInvoiceWithLinesResponseMock404(),
        { status: 404, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getGetSalesInvoiceWithLinesMockHandler406 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/salesinvoiceswithlines/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetSalesInvoiceWithLinesResponseMock406(),
        { status: 406, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getGetSalesInvoiceWithLinesMockHandler429 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/salesinvoiceswithlines/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetSalesInvoiceWithLinesResponseMock429(),
        { status: 429, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getGetSalesInvoiceWithLinesMockHandler500 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/salesinvoiceswithlines/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetSalesInvoiceWithLinesResponseMock500(),
        { status: 500, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getReplaceSalesInvoiceWithLinesMockHandler = (
  overrideResponse?:
    | SingleRecord<SalesInvoiceWithLines>
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<SingleRecord<SalesInvoiceWithLines>> | SingleRecord<SalesInvoiceWithLines>),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/v1/salesinvoiceswithlines/:id',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getReplaceSalesInvoiceWithLinesResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getReplaceSalesInvoiceWithLinesMockHandler200 = (
  overrideResponse?:
    | SingleRecord<SalesInvoiceWithLines>
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<SingleRecord<SalesInvoiceWithLines>> | SingleRecord<SalesInvoiceWithLines>),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/v1/salesinvoiceswithlines/:id',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getReplaceSalesInvoiceWithLinesResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getReplaceSalesInvoiceWithLinesMockHandler400 = (
  overrideResponse?:
    | ValidationProblem
    | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ValidationProblem> | ValidationProblem),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/v1/salesinvoiceswithlines/:id',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getReplaceSalesInvoiceWithLinesResponseMock400(),
        { status: 400, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getReplaceSalesInvoiceWithLinesMockHandler401 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/v1/salesinvoiceswithlines/:id',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getReplaceSalesInvoiceWithLinesResponseMock401(),
        { status: 401, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getReplaceSalesInvoiceWithLinesMockHandler403 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/v1/salesinvoiceswithlines/:id',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getReplaceSalesInvoiceWithLinesResponseMock403(),
        { status: 403, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getReplaceSalesInvoiceWithLinesMockHandler404 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/v1/salesinvoiceswithlines/:id',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getReplaceSalesInvoiceWithLinesResponseMock404(),
        { status: 404, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getReplaceSalesInvoiceWithLinesMockHandler406 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/v1/salesinvoiceswithlines/:id',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getReplaceSalesInvoiceWithLinesResponseMock406(),
        { status: 406, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getReplaceSalesInvoiceWithLinesMockHandler413 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/v1/salesinvoiceswithlines/:id',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getReplaceSalesInvoiceWithLinesResponseMock413(),
        { status: 413, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getReplaceSalesInvoiceWithLinesMockHandler415 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/v1/salesinvoiceswithlines/:id',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getReplaceSalesInvoiceWithLinesResponseMock415(),
        { status: 415, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getReplaceSalesInvoiceWithLinesMockHandler429 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/v1/salesinvoiceswithlines/:id',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getReplaceSalesInvoiceWithLinesResponseMock429(),
        { status: 429, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getReplaceSalesInvoiceWithLinesMockHandler500 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/v1/salesinvoiceswithlines/:id',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getReplaceSalesInvoiceWithLinesResponseMock500(),
        { status: 500, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getUpdateSalesInvoiceWithLinesMockHandler = (
  overrideResponse?:
    | SingleRecord<SalesInvoiceWithLines>
    | ((
        info: Parameters<Parameters<typeof http.patch>[1]>[0],
      ) => Promise<SingleRecord<SalesInvoiceWithLines>> | SingleRecord<SalesInvoiceWithLines>),
  options?: RequestHandlerOptions,
) => {
  return http.patch(
    '*/v1/salesinvoiceswithlines/:id',
    async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdateSalesInvoiceWithLinesResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getUpdateSalesInvoiceWithLinesMockHandler200 = (
  overrideResponse?:
    | SingleRecord<SalesInvoiceWithLines>
    | ((
        info: Parameters<Parameters<typeof http.patch>[1]>[0],
      ) => Promise<SingleRecord<SalesInvoiceWithLines>> | SingleRecord<SalesInvoiceWithLines>),
  options?: RequestHandlerOptions,
) => {
  return http.patch(
    '*/v1/salesinvoiceswithlines/:id',
    async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdateSalesInvoiceWithLinesResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getUpdateSalesInvoiceWithLinesMockHandler400 = (
  overrideResponse?:
    | ValidationProblem
    | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<ValidationProblem> | ValidationProblem),
  options?: RequestHandlerOptions,
) => {
  return http.patch(
    '*/v1/salesinvoiceswithlines/:id',
    async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdateSalesInvoiceWithLinesResponseMock400(),
        { status: 400, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getUpdateSalesInvoiceWithLinesMockHandler401 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.patch(
    '*/v1/salesinvoiceswithlines/:id',
    async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdateSalesInvoiceWithLinesResponseMock401(),
        { status: 401, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getUpdateSalesInvoiceWithLinesMockHandler403 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.patch(
    '*/v1/salesinvoiceswithlines/:id',
    async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdateSalesInvoiceWithLinesResponseMock403(),
        { status: 403, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getUpdateSalesInvoiceWithLinesMockHandler404 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.patch(
    '*/v1/salesinvoiceswithlines/:id',
    async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdateSalesInvoiceWithLinesResponseMock404(),
        { status: 404, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getUpdateSalesInvoiceWithLinesMockHandler406 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.patch(
    '*/v1/salesinvoiceswithlines/:id',
    async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdateSalesInvoiceWithLinesResponseMock406(),
        { status: 406, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getUpdateSalesInvoiceWithLinesMockHandler413 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.patch(
    '*/v1/salesinvoiceswithlines/:id',
    async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdateSalesInvoiceWithLinesResponseMock413(),
        { status: 413, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getUpdateSalesInvoiceWithLinesMockHandler415 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.patch(
    '*/v1/salesinvoiceswithlines/:id',
    async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdateSalesInvoiceWithLinesResponseMock415(),
        { status: 415, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getUpdateSalesInvoiceWithLinesMockHandler429 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.patch(
    '*/v1/salesinvoiceswithlines/:id',
    async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdateSalesInvoiceWithLinesResponseMock429(),
        { status: 429, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getUpdateSalesInvoiceWithLinesMockHandler500 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.patch(
    '*/v1/salesinvoiceswithlines/:id',
    async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdateSalesInvoiceWithLinesResponseMock500(),
        { status: 500, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getDeleteSalesInvoiceWithLinesMockHandler = (
  overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/v1/salesinvoiceswithlines/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info);
      }

      return new HttpResponse(null, { status: 204 });
    },
    options,
  );
};

export const getDeleteSalesInvoiceWithLinesMockHandler204 = (
  overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/v1/salesinvoiceswithlines/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info);
      }

      return new HttpResponse(null, { status: 204 });
    },
    options,
  );
};

export const getDeleteSalesInvoiceWithLinesMockHandler400 = (
  overrideResponse?:
    | ValidationProblem
    | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<ValidationProblem> | ValidationProblem),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/v1/salesinvoiceswithlines/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDeleteSalesInvoiceWithLinesResponseMock400(),
        { status: 400, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getDeleteSalesInvoiceWithLinesMockHandler401 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/v1/salesinvoiceswithlines/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDeleteSalesInvoiceWithLinesResponseMock401(),
        { status: 401, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getDeleteSalesInvoiceWithLinesMockHandler403 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/v1/salesinvoiceswithlines/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDeleteSalesInvoiceWithLinesResponseMock403(),
        { status: 403, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getDeleteSalesInvoiceWithLinesMockHandler404 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/v1/salesinvoiceswithlines/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDeleteSalesInvoiceWithLinesResponseMock404(),
        { status: 404, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getDeleteSalesInvoiceWithLinesMockHandler429 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/v1/salesinvoiceswithlines/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDeleteSalesInvoiceWithLinesResponseMock429(),
        { status: 429, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getDeleteSalesInvoiceWithLinesMockHandler500 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/v1/salesinvoiceswithlines/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDeleteSalesInvoiceWithLinesResponseMock500(),
        { status: 500, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};
export const getSalesInvoicesWithLinesMock = () => [
  getListSalesInvoicesWithLinesMockHandler(),
  getCreateSalesInvoiceWithLinesMockHandler(),
  getGetSalesInvoiceWithLinesMockHandler(),
  getReplaceSalesInvoiceWithLinesMockHandler(),
  getUpdateSalesInvoiceWithLinesMockHandler(),
  getDeleteSalesInvoiceWithLinesMockHandler(),
];
