import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';

import type { Page, SingleRecord } from '../../../../client/runtime/page.ts';

import type { DraftSalesInvoiceWithLines, Problem, ValidationProblem } from '../types.ts';

export const getListDraftSalesInvoicesWithLinesResponseMock = (): Page<DraftSalesInvoiceWithLines> => ({
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
      reference: 'PO-2026-0117',
      description: 'Levering van 2 maart',
      remark: 'Meesturen met het overzicht van maart',
      paymentMethodId: null,
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
      _meta: { self: 'https://api.accounting-platform.example/v1/draftsalesinvoiceswithlines/1' },
    },
    {
      id: 2,
      debtorId: 2,
      invoiceDate: '2026-03-09',
      paymentConditionId: 4,
      dueDate: '2026-03-23',
      invoiceAddress: {
        street: 'Wolkenplein',
        houseNumber: '3',
        postalCode: '2345 BC',
        city: 'Nergenshuizen',
        countryId: 1,
      },
      reference: 'LK-2231',
      description: 'Voorjaarsassortiment',
      remark: null,
      paymentMethodId: null,
      amountExcludingVat: 432.6,
      amountVat: 55.32,
      amountIncludingVat: 487.92,
      vatTotals: [
        { vatCodeId: 1, percentage: 21, amountExcludingVat: 136.5, amountVat: 28.67 },
        { vatCodeId: 2, percentage: 9, amountExcludingVat: 296.1, amountVat: 26.65 },
      ],
      lines: [
        {
          id: 3,
          description: 'Belegen kaas 500 g',
          quantity: 24,
          unitPrice: 7.95,
          unitPriceIncludingVat: false,
          discountPercentage: 0,
          vatCodeId: 2,
          costCenterId: null,
          costUnitId: null,
          amountExcludingVat: 190.8,
          amountVat: 17.17,
          amountIncludingVat: 207.97,
          bookingType: 'A',
          ArticleSku: 'KAAS-BELEGEN-500',
        },
        {
          id: 4,
          description: 'Oude kaas 500 g',
          quantity: 12,
          unitPrice: 9.75,
          unitPriceIncludingVat: false,
          discountPercentage: 10,
          vatCodeId: 2,
          costCenterId: null,
          costUnitId: null,
          amountExcludingVat: 105.3,
          amountVat: 9.48,
          amountIncludingVat: 114.78,
          bookingType: 'A',
          ArticleSku: 'KAAS-OUD-500',
        },
        {
          id: 5,
          description: 'Kaasplank van eikenhout',
          quantity: 4,
          unitPrice: 24.75,
          unitPriceIncludingVat: false,
          discountPercentage: 0,
          vatCodeId: 1,
          costCenterId: null,
          costUnitId: null,
          amountExcludingVat: 99,
          amountVat: 20.79,
          amountIncludingVat: 119.79,
          bookingType: 'A',
          ArticleSku: 'PLANK-EIKEN',
        },
        {
          id: 6,
          description: 'Bezorging op pallet',
          quantity: 1,
          unitPrice: 37.5,
          unitPriceIncludingVat: false,
          discountPercentage: 0,
          vatCodeId: 1,
          costCenterId: null,
          costUnitId: null,
          amountExcludingVat: 37.5,
          amountVat: 7.88,
          amountIncludingVat: 45.38,
          bookingType: 'G',
          ledgerAccountId: 108,
        },
      ],
      _meta: { self: 'https://api.accounting-platform.example/v1/draftsalesinvoiceswithlines/2' },
    },
  ],
  _meta: {
    previousPage: null,
    nextPage: 'https://api.accounting-platform.example/v1/draftsalesinvoiceswithlines?pageSize=2&page=2',
    totalCount: 15,
    pageCount: 8,
    self: 'https://api.accounting-platform.example/v1/draftsalesinvoiceswithlines?pageSize=2',
    administrationId: 1,
    administrationName: 'Kaasmakerij De Vijfhoek B.V.',
    profileName: 'Demo user',
  },
});

export const getListDraftSalesInvoicesWithLinesResponseMock200 = (): Page<DraftSalesInvoiceWithLines> => ({
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
      reference: 'PO-2026-0117',
      description: 'Levering van 2 maart',
      remark: 'Meesturen met het overzicht van maart',
      paymentMethodId: null,
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
      _meta: { self: 'https://api.accounting-platform.example/v1/draftsalesinvoiceswithlines/1' },
    },
    {
      id: 2,
      debtorId: 2,
      invoiceDate: '2026-03-09',
      paymentConditionId: 4,
      dueDate: '2026-03-23',
      invoiceAddress: {
        street: 'Wolkenplein',
        houseNumber: '3',
        postalCode: '2345 BC',
        city: 'Nergenshuizen',
        countryId: 1,
      },
      reference: 'LK-2231',
      description: 'Voorjaarsassortiment',
      remark: null,
      paymentMethodId: null,
      amountExcludingVat: 432.6,
      amountVat: 55.32,
      amountIncludingVat: 487.92,
      vatTotals: [
        { vatCodeId: 1, percentage: 21, amountExcludingVat: 136.5, amountVat: 28.67 },
        { vatCodeId: 2, percentage: 9, amountExcludingVat: 296.1, amountVat: 26.65 },
      ],
      lines: [
        {
          id: 3,
          description: 'Belegen kaas 500 g',
          quantity: 24,
          unitPrice: 7.95,
          unitPriceIncludingVat: false,
          discountPercentage: 0,
          vatCodeId: 2,
          costCenterId: null,
          costUnitId: null,
          amountExcludingVat: 190.8,
          amountVat: 17.17,
          amountIncludingVat: 207.97,
          bookingType: 'A',
          ArticleSku: 'KAAS-BELEGEN-500',
        },
        {
          id: 4,
          description: 'Oude kaas 500 g',
          quantity: 12,
          unitPrice: 9.75,
          unitPriceIncludingVat: false,
          discountPercentage: 10,
          vatCodeId: 2,
          costCenterId: null,
          costUnitId: null,
          amountExcludingVat: 105.3,
          amountVat: 9.48,
          amountIncludingVat: 114.78,
          bookingType: 'A',
          ArticleSku: 'KAAS-OUD-500',
        },
        {
          id: 5,
          description: 'Kaasplank van eikenhout',
          quantity: 4,
          unitPrice: 24.75,
          unitPriceIncludingVat: false,
          discountPercentage: 0,
          vatCodeId: 1,
          costCenterId: null,
          costUnitId: null,
          amountExcludingVat: 99,
          amountVat: 20.79,
          amountIncludingVat: 119.79,
          bookingType: 'A',
          ArticleSku: 'PLANK-EIKEN',
        },
        {
          id: 6,
          description: 'Bezorging op pallet',
          quantity: 1,
          unitPrice: 37.5,
          unitPriceIncludingVat: false,
          discountPercentage: 0,
          vatCodeId: 1,
          costCenterId: null,
          costUnitId: null,
          amountExcludingVat: 37.5,
          amountVat: 7.88,
          amountIncludingVat: 45.38,
          bookingType: 'G',
          ledgerAccountId: 108,
        },
      ],
      _meta: { self: 'https://api.accounting-platform.example/v1/draftsalesinvoiceswithlines/2' },
    },
  ],
  _meta: {
    previousPage: null,
    nextPage: 'https://api.accounting-platform.example/v1/draftsalesinvoiceswithlines?pageSize=2&page=2',
    totalCount: 15,
    pageCount: 8,
    self: 'https://api.accounting-platform.example/v1/draftsalesinvoiceswithlines?pageSize=2',
    administrationId: 1,
    administrationName: 'Kaasmakerij De Vijfhoek B.V.',
    profileName: 'Demo user',
  },
});

export const getListDraftSalesInvoicesWithLinesResponseMock400 = (): ValidationProblem => ({
  type: 'https://accounting-platform.example/problems/validation-failed',
  title: 'The request is not valid',
  status: 400,
  detail: 'The request holds invalid values. See "errors" for each of them.',
  instance: '/v1/draftsalesinvoiceswithlines',
  errors: { pageSize: ['The value must be at most 1000.'] },
});

export const getListDraftSalesInvoicesWithLinesResponseMock401 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/unauthorized',
  title: 'Not signed in',
  status: 401,
  detail: 'Send an access token in the Authorization header: "Bearer <ACCESS_TOKEN>".',
  instance: '/v1/draftsalesinvoiceswithlines',
});

export const getListDraftSalesInvoicesWithLinesResponseMock403 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/administration-not-accessible',
  title: 'Administration not accessible',
  status: 403,
  detail: 'Administration 3 does not exist, or you have no access to it.',
  instance: '/v1/draftsalesinvoiceswithlines',
});

export const getListDraftSalesInvoicesWithLinesResponseMock406 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/not-acceptable',
  title: 'Not acceptable',
  status: 406,
  detail: 'This operation responds with application/json.',
  instance: '/v1/draftsalesinvoiceswithlines',
});

export const getListDraftSalesInvoicesWithLinesResponseMock429 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/too-many-requests',
  title: 'Too many requests',
  status: 429,
  detail: 'Too many requests. Try again in 5 seconds.',
  instance: '/v1/draftsalesinvoiceswithlines',
});

export const getListDraftSalesInvoicesWithLinesResponseMock500 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/internal-error',
  title: 'Internal error',
  status: 500,
  detail: 'Something went wrong on our side.',
  instance: '/v1/draftsalesinvoiceswithlines',
});

export const getCreateDraftSalesInvoiceWithLinesResponseMock = (): SingleRecord<DraftSalesInvoiceWithLines> => ({
  id: 24,
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
  reference: 'PO-2026-0142',
  description: null,
  remark: null,
  paymentMethodId: null,
  amountExcludingVat: 127,
  amountVat: 18.34,
  amountIncludingVat: 145.34,
  vatTotals: [
    { vatCodeId: 1, percentage: 21, amountExcludingVat: 57.5, amountVat: 12.08 },
    { vatCodeId: 2, percentage: 9, amountExcludingVat: 69.5, amountVat: 6.26 },
  ],
  lines: [
    {
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
    },
    {
      id: 61,
      description: 'Workshop kaasmaken',
      quantity: 1,
      unitPrice: 45,
      unitPriceIncludingVat: false,
      discountPercentage: 0,
      vatCodeId: 1,
      costCenterId: null,
      costUnitId: null,
      amountExcludingVat: 45,
      amountVat: 9.45,
      amountIncludingVat: 54.45,
      bookingType: 'V',
      salesTypeId: 3,
    },
    {
      id: 62,
      description: 'Bezorgkosten',
      quantity: 1,
      unitPrice: 12.5,
      unitPriceIncludingVat: false,
      discountPercentage: 0,
      vatCodeId: 1,
      costCenterId: null,
      costUnitId: null,
      amountExcludingVat: 12.5,
      amountVat: 2.63,
      amountIncludingVat: 15.13,
      bookingType: 'G',
      ledgerAccountId: 108,
    },
    {
      id: 63,
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
    self: 'https://api.accounting-platform.example/v1/draftsalesinvoiceswithlines/24',
    administrationId: 1,
    administrationName: 'Kaasmakerij De Vijfhoek B.V.',
    profileName: 'Demo user',
  },
});

export const getCreateDraftSalesInvoiceWithLinesResponseMock201 = (): SingleRecord<DraftSalesInvoiceWithLines> => ({
  id: 24,
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
  reference: 'PO-2026-0142',
  description: null,
  remark: null,
  paymentMethodId: null,
  amountExcludingVat: 127,
  amountVat: 18.34,
  amountIncludingVat: 145.34,
  vatTotals: [
    { vatCodeId: 1, percentage: 21, amountExcludingVat: 57.5, amountVat: 12.08 },
    { vatCodeId: 2, percentage: 9, amountExcludingVat: 69.5, amountVat: 6.26 },
  ],
  lines: [
    {
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
    },
    {
      id: 61,
      description: 'Workshop kaasmaken',
      quantity: 1,
      unitPrice: 45,
      unitPriceIncludingVat: false,
      discountPercentage: 0,
      vatCodeId: 1,
      costCenterId: null,
      costUnitId: null,
      amountExcludingVat: 45,
      amountVat: 9.45,
      amountIncludingVat: 54.45,
      bookingType: 'V',
      salesTypeId: 3,
    },
    {
      id: 62,
      description: 'Bezorgkosten',
      quantity: 1,
      unitPrice: 12.5,
      unitPriceIncludingVat: false,
      discountPercentage: 0,
      vatCodeId: 1,
      costCenterId: null,
      costUnitId: null,
      amountExcludingVat: 12.5,
      amountVat: 2.63,
      amountIncludingVat: 15.13,
      bookingType: 'G',
      ledgerAccountId: 108,
    },
    {
      id: 63,
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
    self: 'https://api.accounting-platform.example/v1/draftsalesinvoiceswithlines/24',
    administrationId: 1,
    administrationName: 'Kaasmakerij De Vijfhoek B.V.',
    profileName: 'Demo user',
  },
});

export const getCreateDraftSalesInvoiceWithLinesResponseMock400 = (): ValidationProblem => ({
  type: 'https://accounting-platform.example/problems/validation-failed',
  title: 'The request is not valid',
  status: 400,
  detail: 'The request holds invalid values. See "errors" for each of them.',
  instance: '/v1/draftsalesinvoiceswithlines',
  errors: { debtorId: ['This field is required.'] },
});

export const getCreateDraftSalesInvoiceWithLinesResponseMock401 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/unauthorized',
  title: 'Not signed in',
  status: 401,
  detail: 'Send an access token in the Authorization header: "Bearer <ACCESS_TOKEN>".',
  instance: '/v1/draftsalesinvoiceswithlines',
});

export const getCreateDraftSalesInvoiceWithLinesResponseMock403 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/administration-not-accessible',
  title: 'Administration not accessible',
  status: 403,
  detail: 'Administration 3 does not exist, or you have no access to it.',
  instance: '/v1/draftsalesinvoiceswithlines',
});

export const getCreateDraftSalesInvoiceWithLinesResponseMock406 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/not-acceptable',
  title: 'Not acceptable',
  status: 406,
  detail: 'This operation responds with application/json.',
  instance: '/v1/draftsalesinvoiceswithlines',
});

export const getCreateDraftSalesInvoiceWithLinesResponseMock413 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/payload-too-large',
  title: 'Request body too large',
  status: 413,
  detail: 'The request body may have at most 1048576 bytes.',
  instance: '/v1/draftsalesinvoiceswithlines',
});

export const getCreateDraftSalesInvoiceWithLinesResponseMock415 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/unsupported-media-type',
  title: 'Unsupported media type',
  status: 415,
  detail: 'Send the request body as application/json.',
  instance: '/v1/draftsalesinvoiceswithlines',
});

export const getCreateDraftSalesInvoiceWithLinesResponseMock429 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/too-many-requests',
  title: 'Too many requests',
  status: 429,
  detail: 'Too many requests. Try again in 5 seconds.',
  instance: '/v1/draftsalesinvoiceswithlines',
});

export const getCreateDraftSalesInvoiceWithLinesResponseMock500 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/internal-error',
  title: 'Internal error',
  status: 500,
  detail: 'Something went wrong on our side.',
  instance: '/v1/draftsalesinvoiceswithlines',
});

export const getGetDraftSalesInvoiceWithLinesResponseMock = (): SingleRecord<DraftSalesInvoiceWithLines> => ({
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
  reference: 'PO-2026-0117',
  description: 'Levering van 2 maart',
  remark: 'Meesturen met het overzicht van maart',
  paymentMethodId: null,
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
  _meta: {
    self: 'https://api.accounting-platform.example/v1/draftsalesinvoiceswithlines/1',
    administrationId: 1,
    administrationName: 'Kaasmakerij De Vijfhoek B.V.',
    profileName: 'Demo user',
  },
});

export const getGetDraftSalesInvoiceWithLinesResponseMock200 = (): SingleRecord<DraftSalesInvoiceWithLines> => ({
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
  reference: 'PO-2026-0117',
  description: 'Levering van 2 maart',
  remark: 'Meesturen met het overzicht van maart',
  paymentMethodId: null,
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
  _meta: {
    self: 'https://api.accounting-platform.example/v1/draftsalesinvoiceswithlines/1',
    administrationId: 1,
    administrationName: 'Kaasmakerij De Vijfhoek B.V.',
    profileName: 'Demo user',
  },
});

export const getGetDraftSalesInvoiceWithLinesResponseMock400 = (): ValidationProblem => ({
  type: 'https://accounting-platform.example/problems/validation-failed',
  title: 'The request is not valid',
  status: 400,
  detail: 'The request holds invalid values. See "errors" for each of them.',
  instance: '/v1/draftsalesinvoiceswithlines/0',
  errors: { id: ['The value must be at least 1.'] },
});

export const getGetDraftSalesInvoiceWithLinesResponseMock401 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/unauthorized',
  title: 'Not signed in',
  status: 401,
  detail: 'Send an access token in the Authorization header: "Bearer <ACCESS_TOKEN>".',
  instance: '/v1/draftsalesinvoiceswithlines/1',
});

export const getGetDraftSalesInvoiceWithLinesResponseMock403 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/administration-not-accessible',
  title: 'Administration not accessible',
  status: 403,
  detail: 'Administration 3 does not exist, or you have no access to it.',
  instance: '/v1/draftsalesinvoiceswithlines/1',
});

export const getGetDraftSalesInvoiceWithLinesResponseMock404 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/not-found',
  title: 'Not found',
  status: 404,
  detail: 'There is no record with id 999999 at /v1/draftsalesinvoiceswithlines in this administration.',
  instance: '/v1/draftsalesinvoiceswithlines/999999',
});

export const getGetDraftSalesInvoiceWithLinesResponseMock406 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/not-acceptable',
  title: 'Not acceptable',
  status: 406,
  detail: 'This operation responds with application/json.',
  instance: '/v1/draftsalesinvoiceswithlines/1',
});

export const getGetDraftSalesInvoiceWithLinesResponseMock429 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/too-many-requests',
  title: 'Too many requests',
  status: 429,
  detail: 'Too many requests. Try again in 5 seconds.',
  instance: '/v1/draftsalesinvoiceswithlines/1',
});

export const getGetDraftSalesInvoiceWithLinesResponseMock500 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/internal-error',
  title: 'Internal error',
  status: 500,
  detail: 'Something went wrong on our side.',
  instance: '/v1/draftsalesinvoiceswithlines/1',
});

export const getReplaceDraftSalesInvoiceWithLinesResponseMock = (): SingleRecord<DraftSalesInvoiceWithLines> => ({
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
  reference: 'PO-2026-0142',
  description: null,
  remark: null,
  paymentMethodId: null,
  amountExcludingVat: 127,
  amountVat: 18.34,
  amountIncludingVat: 145.34,
  vatTotals: [
    { vatCodeId: 1, percentage: 21, amountExcludingVat: 57.5, amountVat: 12.08 },
    { vatCodeId: 2, percentage: 9, amountExcludingVat: 69.5, amountVat: 6.26 },
  ],
  lines: [
    {
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
    },
    {
      id: 61,
      description: 'Workshop kaasmaken',
      quantity: 1,
      unitPrice: 45,
      unitPriceIncludingVat: false,
      discountPercentage: 0,
      vatCodeId: 1,
      costCenterId: null,
      costUnitId: null,
      amountExcludingVat: 45,
      amountVat: 9.45,
      amountIncludingVat: 54.45,
      bookingType: 'V',
      salesTypeId: 3,
    },
    {
      id: 62,
      description: 'Bezorgkosten',
      quantity: 1,
      unitPrice: 12.5,
      unitPriceIncludingVat: false,
      discountPercentage: 0,
      vatCodeId: 1,
      costCenterId: null,
      costUnitId: null,
      amountExcludingVat: 12.5,
      amountVat: 2.63,
      amountIncludingVat: 15.13,
      bookingType: 'G',
      ledgerAccountId: 108,
    },
    {
      id: 63,
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
    self: 'https://api.accounting-platform.example/v1/draftsalesinvoiceswithlines/1',
    administrationId: 1,
    administrationName: 'Kaasmakerij De Vijfhoek B.V.',
    profileName: 'Demo user',
  },
});

export const getReplaceDraftSalesInvoiceWithLinesResponseMock200 = (): SingleRecord<DraftSalesInvoiceWithLines> => ({
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
  reference: 'PO-2026-0142',
  description: null,
  remark: null,
  paymentMethodId: null,
  amountExcludingVat: 127,
  amountVat: 18.34,
  amountIncludingVat: 145.34,
  vatTotals: [
    { vatCodeId: 1, percentage: 21, amountExcludingVat: 57.5, amountVat: 12.08 },
    { vatCodeId: 2, percentage: 9, amountExcludingVat: 69.5, amountVat: 6.26 },
  ],
  lines: [
    {
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
    },
    {
      id: 61,
      description: 'Workshop kaasmaken',
      quantity: 1,
      unitPrice: 45,
      unitPriceIncludingVat: false,
      discountPercentage: 0,
      vatCodeId: 1,
      costCenterId: null,
      costUnitId: null,
      amountExcludingVat: 45,
      amountVat: 9.45,
      amountIncludingVat: 54.45,
      bookingType: 'V',
      salesTypeId: 3,
    },
    {
      id: 62,
      description: 'Bezorgkosten',
      quantity: 1,
      unitPrice: 12.5,
      unitPriceIncludingVat: false,
      discountPercentage: 0,
      vatCodeId: 1,
      costCenterId: null,
      costUnitId: null,
      amountExcludingVat: 12.5,
      amountVat: 2.63,
      amountIncludingVat: 15.13,
      bookingType: 'G',
      ledgerAccountId: 108,
    },
    {
      id: 63,
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
    self: 'https://api.accounting-platform.example/v1/draftsalesinvoiceswithlines/1',
    administrationId: 1,
    administrationName: 'Kaasmakerij De Vijfhoek B.V.',
    profileName: 'Demo user',
  },
});

export const getReplaceDraftSalesInvoiceWithLinesResponseMock400 = (): ValidationProblem => ({
  type: 'https://accounting-platform.example/problems/validation-failed',
  title: 'The request is not valid',
  status: 400,
  detail: 'The request holds invalid values. See "errors" for each of them.',
  instance: '/v1/draftsalesinvoiceswithlines/1',
  errors: { debtorId: ['This field is required.'] },
});

export const getReplaceDraftSalesInvoiceWithLinesResponseMock401 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/unauthorized',
  title: 'Not signed in',
  status: 401,
  detail: 'Send an access token in the Authorization header: "Bearer <ACCESS_TOKEN>".',
  instance: '/v1/draftsalesinvoiceswithlines/1',
});

export const getReplaceDraftSalesInvoiceWithLinesResponseMock403 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/administration-not-accessible',
  title: 'Administration not accessible',
  status: 403,
  detail: 'Administration 3 does not exist, or you have no access to it.',
  instance: '/v1/draftsalesinvoiceswithlines/1',
});

export const getReplaceDraftSalesInvoiceWithLinesResponseMock404 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/not-found',
  title: 'Not found',
  status: 404,
  detail: 'There is no record with id 999999 at /v1/draftsalesinvoiceswithlines in this administration.',
  instance: '/v1/draftsalesinvoiceswithlines/999999',
});

export const getReplaceDraftSalesInvoiceWithLinesResponseMock406 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/not-acceptable',
  title: 'Not acceptable',
  status: 406,
  detail: 'This operation responds with application/json.',
  instance: '/v1/draftsalesinvoiceswithlines/1',
});

export const getReplaceDraftSalesInvoiceWithLinesResponseMock413 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/payload-too-large',
  title: 'Request body too large',
  status: 413,
  detail: 'The request body may have at most 1048576 bytes.',
  instance: '/v1/draftsalesinvoiceswithlines/1',
});

export const getReplaceDraftSalesInvoiceWithLinesResponseMock415 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/unsupported-media-type',
  title: 'Unsupported media type',
  status: 415,
  detail: 'Send the request body as application/json.',
  instance: '/v1/draftsalesinvoiceswithlines/1',
});

export const getReplaceDraftSalesInvoiceWithLinesResponseMock429 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/too-many-requests',
  title: 'Too many requests',
  status: 429,
  detail: 'Too many requests. Try again in 5 seconds.',
  instance: '/v1/draftsalesinvoiceswithlines/1',
});

export const getReplaceDraftSalesInvoiceWithLinesResponseMock500 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/internal-error',
  title: 'Internal error',
  status: 500,
  detail: 'Something went wrong on our side.',
  instance: '/v1/draftsalesinvoiceswithlines/1',
});

export const getUpdateDraftSalesInvoiceWithLinesResponseMock = (): SingleRecord<DraftSalesInvoiceWithLines> => ({
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
  reference: 'PO-2026-0118',
  description: 'Levering van 2 maart',
  remark: 'Meesturen met het overzicht van maart',
  paymentMethodId: null,
  amountExcludingVat: 83.4,
  amountVat: 7.51,
  amountIncludingVat: 90.91,
  vatTotals: [{ vatCodeId: 2, percentage: 9, amountExcludingVat: 83.4, amountVat: 7.51 }],
  lines: [
    {
      id: 60,
      description: 'Jonge kaas 500 g',
      quantity: 12,
      unitPrice: 6.95,
      unitPriceIncludingVat: false,
      discountPercentage: 0,
      vatCodeId: 2,
      costCenterId: null,
      costUnitId: null,
      amountExcludingVat: 83.4,
      amountVat: 7.51,
      amountIncludingVat: 90.91,
      bookingType: 'A',
      ArticleSku: 'KAAS-JONG-500',
    },
  ],
  _meta: {
    self: 'https://api.accounting-platform.example/v1/draftsalesinvoiceswithlines/1',
    administrationId: 1,
    administrationName: 'Kaasmakerij De Vijfhoek B.V.',
    profileName: 'Demo user',
  },
});

export const getUpdateDraftSalesInvoiceWithLinesResponseMock200 = (): SingleRecord<DraftSalesInvoiceWithLines> => ({
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
  reference: 'PO-2026-0118',
  description: 'Levering van 2 maart',
  remark: 'Meesturen met het overzicht van maart',
  paymentMethodId: null,
  amountExcludingVat: 83.4,
  amountVat: 7.51,
  amountIncludingVat: 90.91,
  vatTotals: [{ vatCodeId: 2, percentage: 9, amountExcludingVat: 83.4, amountVat: 7.51 }],
  lines: [
    {
      id: 60,
      description: 'Jonge kaas 500 g',
      quantity: 12,
      unitPrice: 6.95,
      unitPriceIncludingVat: false,
      discountPercentage: 0,
      vatCodeId: 2,
      costCenterId: null,
      costUnitId: null,
      amountExcludingVat: 83.4,
      amountVat: 7.51,
      amountIncludingVat: 90.91,
      bookingType: 'A',
      ArticleSku: 'KAAS-JONG-500',
    },
  ],
  _meta: {
    self: 'https://api.accounting-platform.example/v1/draftsalesinvoiceswithlines/1',
    administrationId: 1,
    administrationName: 'Kaasmakerij De Vijfhoek B.V.',
    profileName: 'Demo user',
  },
});

export const getUpdateDraftSalesInvoiceWithLinesResponseMock400 = (): ValidationProblem => ({
  type: 'https://accounting-platform.example/problems/validation-failed',
  title: 'The request is not valid',
  status: 400,
  detail: 'The request holds invalid values. See "errors" for each of them.',
  instance: '/v1/draftsalesinvoiceswithlines/1',
  errors: { referenc: ['This field is not known. Did you mean "reference"?'] },
});

export const getUpdateDraftSalesInvoiceWithLinesResponseMock401 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/unauthorized',
  title: 'Not signed in',
  status: 401,
  detail: 'Send an access token in the Authorization header: "Bearer <ACCESS_TOKEN>".',
  instance: '/v1/draftsalesinvoiceswithlines/1',
});

export const getUpdateDraftSalesInvoiceWithLinesResponseMock403 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/administration-not-accessible',
  title: 'Administration not accessible',
  status: 403,
  detail: 'Administration 3 does not exist, or you have no access to it.',
  instance: '/v1/draftsalesinvoiceswithlines/1',
});

export const getUpdateDraftSalesInvoiceWithLinesResponseMock404 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/not-found',
  title: 'Not found',
  status: 404,
  detail: 'There is no record with id 999999 at /v1/draftsalesinvoiceswithlines in this administration.',
  instance: '/v1/draftsalesinvoiceswithlines/999999',
});

export const getUpdateDraftSalesInvoiceWithLinesResponseMock406 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/not-acceptable',
  title: 'Not acceptable',
  status: 406,
  detail: 'This operation responds with application/json.',
  instance: '/v1/draftsalesinvoiceswithlines/1',
});

export const getUpdateDraftSalesInvoiceWithLinesResponseMock413 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/payload-too-large',
  title: 'Request body too large',
  status: 413,
  detail: 'The request body may have at most 1048576 bytes.',
  instance: '/v1/draftsalesinvoiceswithlines/1',
});

export const getUpdateDraftSalesInvoiceWithLinesResponseMock415 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/unsupported-media-type',
  title: 'Unsupported media type',
  status: 415,
  detail: 'Send the request body as application/json.',
  instance: '/v1/draftsalesinvoiceswithlines/1',
});

export const getUpdateDraftSalesInvoiceWithLinesResponseMock429 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/too-many-requests',
  title: 'Too many requests',
  status: 429,
  detail: 'Too many requests. Try again in 5 seconds.',
  instance: '/v1/draftsalesinvoiceswithlines/1',
});

export const getUpdateDraftSalesInvoiceWithLinesResponseMock500 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/internal-error',
  title: 'Internal error',
  status: 500,
  detail: 'Something went wrong on our side.',
  instance: '/v1/draftsalesinvoiceswithlines/1',
});

export const getDeleteDraftSalesInvoiceWithLinesResponseMock400 = (): ValidationProblem => ({
  type: 'https://accounting-platform.example/problems/validation-failed',
  title: 'The request is not valid',
  status: 400,
  detail: 'The request holds invalid values. See "errors" for each of them.',
  instance: '/v1/draftsalesinvoiceswithlines/0',
  errors: { id: ['The value must be at least 1.'] },
});

export const getDeleteDraftSalesInvoiceWithLinesResponseMock401 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/unauthorized',
  title: 'Not signed in',
  status: 401,
  detail: 'Send an access token in the Authorization header: "Bearer <ACCESS_TOKEN>".',
  instance: '/v1/draftsalesinvoiceswithlines/1',
});

export const getDeleteDraftSalesInvoiceWithLinesResponseMock403 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/administration-not-accessible',
  title: 'Administration not accessible',
  status: 403,
  detail: 'Administration 3 does not exist, or you have no access to it.',
  instance: '/v1/draftsalesinvoiceswithlines/1',
});

export const getDeleteDraftSalesInvoiceWithLinesResponseMock404 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/not-found',
  title: 'Not found',
  status: 404,
  detail: 'There is no record with id 999999 at /v1/draftsalesinvoiceswithlines in this administration.',
  instance: '/v1/draftsalesinvoiceswithlines/999999',
});

export const getDeleteDraftSalesInvoiceWithLinesResponseMock429 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/too-many-requests',
  title: 'Too many requests',
  status: 429,
  detail: 'Too many requests. Try again in 5 seconds.',
  instance: '/v1/draftsalesinvoiceswithlines/1',
});

export const getDeleteDraftSalesInvoiceWithLinesResponseMock500 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/internal-error',
  title: 'Internal error',
  status: 500,
  detail: 'Something went wrong on our side.',
  instance: '/v1/draftsalesinvoiceswithlines/1',
});

export const getListDraftSalesInvoicesWithLinesMockHandler = (
  overrideResponse?:
    | Page<DraftSalesInvoiceWithLines>
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<Page<DraftSalesInvoiceWithLines>> | Page<DraftSalesInvoiceWithLines>),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/draftsalesinvoiceswithlines',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListDraftSalesInvoicesWithLinesResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getListDraftSalesInvoicesWithLinesMockHandler200 = (
  overrideResponse?:
    | Page<DraftSalesInvoiceWithLines>
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<Page<DraftSalesInvoiceWithLines>> | Page<DraftSalesInvoiceWithLines>),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/draftsalesinvoiceswithlines',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListDraftSalesInvoicesWithLinesResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getListDraftSalesInvoicesWithLinesMockHandler400 = (
  overrideResponse?:
    | ValidationProblem
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ValidationProblem> | ValidationProblem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/draftsalesinvoiceswithlines',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListDraftSalesInvoicesWithLinesResponseMock400(),
        { status: 400, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getListDraftSalesInvoicesWithLinesMockHandler401 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/draftsalesinvoiceswithlines',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListDraftSalesInvoicesWithLinesResponseMock401(),
        { status: 401, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getListDraftSalesInvoicesWithLinesMockHandler403 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/draftsalesinvoiceswithlines',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListDraftSalesInvoicesWithLinesResponseMock403(),
        { status: 403, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getListDraftSalesInvoicesWithLinesMockHandler406 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/draftsalesinvoiceswithlines',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListDraftSalesInvoicesWithLinesResponseMock406(),
        { status: 406, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getListDraftSalesInvoicesWithLinesMockHandler429 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/draftsalesinvoiceswithlines',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListDraftSalesInvoicesWithLinesResponseMock429(),
        { status: 429, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getListDraftSalesInvoicesWithLinesMockHandler500 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/draftsalesinvoiceswithlines',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListDraftSalesInvoicesWithLinesResponseMock500(),
        { status: 500, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getCreateDraftSalesInvoiceWithLinesMockHandler = (
  overrideResponse?:
    | SingleRecord<DraftSalesInvoiceWithLines>
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<SingleRecord<DraftSalesInvoiceWithLines>> | SingleRecord<DraftSalesInvoiceWithLines>),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/draftsalesinvoiceswithlines',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateDraftSalesInvoiceWithLinesResponseMock(),
        { status: 201 },
      );
    },
    options,
  );
};

export const getCreateDraftSalesInvoiceWithLinesMockHandler201 = (
  overrideResponse?:
    | SingleRecord<DraftSalesInvoiceWithLines>
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<SingleRecord<DraftSalesInvoiceWithLines>> | SingleRecord<DraftSalesInvoiceWithLines>),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/draftsalesinvoiceswithlines',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateDraftSalesInvoiceWithLinesResponseMock201(),
        { status: 201 },
      );
    },
    options,
  );
};

export const getCreateDraftSalesInvoiceWithLinesMockHandler400 = (
  overrideResponse?:
    | ValidationProblem
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ValidationProblem> | ValidationProblem),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/draftsalesinvoiceswithlines',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateDraftSalesInvoiceWithLinesResponseMock400(),
        { status: 400, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getCreateDraftSalesInvoiceWithLinesMockHandler401 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/draftsalesinvoiceswithlines',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateDraftSalesInvoiceWithLinesResponseMock401(),
        { status: 401, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getCreateDraftSalesInvoiceWithLinesMockHandler403 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/draftsalesinvoiceswithlines',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateDraftSalesInvoiceWithLinesResponseMock403(),
        { status: 403, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getCreateDraftSalesInvoiceWithLinesMockHandler406 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/draftsalesinvoiceswithlines',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateDraftSalesInvoiceWithLinesResponseMock406(),
        { status: 406, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getCreateDraftSalesInvoiceWithLinesMockHandler413 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/draftsalesinvoiceswithlines',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateDraftSalesInvoiceWithLinesResponseMock413(),
        { status: 413, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getCreateDraftSalesInvoiceWithLinesMockHandler415 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/draftsalesinvoiceswithlines',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateDraftSalesInvoiceWithLinesResponseMock415(),
        { status: 415, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getCreateDraftSalesInvoiceWithLinesMockHandler429 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/draftsalesinvoiceswithlines',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateDraftSalesInvoiceWithLinesResponseMock429(),
        { status: 429, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getCreateDraftSalesInvoiceWithLinesMockHandler500 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/draftsalesinvoiceswithlines',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateDraftSalesInvoiceWithLinesResponseMock500(),
        { status: 500, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getGetDraftSalesInvoiceWithLinesMockHandler = (
  overrideResponse?:
    | SingleRecord<DraftSalesInvoiceWithLines>
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<SingleRecord<DraftSalesInvoiceWithLines>> | SingleRecord<DraftSalesInvoiceWithLines>),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/draftsalesinvoiceswithlines/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetDraftSalesInvoiceWithLinesResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGetDraftSalesInvoiceWithLinesMockHandler200 = (
  overrideResponse?:
    | SingleRecord<DraftSalesInvoiceWithLines>
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<SingleRecord<DraftSalesInvoiceWithLines>> | SingleRecord<DraftSalesInvoiceWithLines>),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/draftsalesinvoiceswithlines/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetDraftSalesInvoiceWithLinesResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGetDraftSalesInvoiceWithLinesMockHandler400 = (
  overrideResponse?:
    | ValidationProblem
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ValidationProblem> | ValidationProblem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/draftsalesinvoiceswithlines/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetDraftSalesInvoiceWithLinesResponseMock400(),
        { status: 400, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getGetDraftSalesInvoiceWithLinesMockHandler401 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/draftsalesinvoiceswithlines/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetDraftSalesInvoiceWithLinesResponseMock401(),
        { status: 401, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getGetDraftSalesInvoiceWithLinesMockHandler403 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/draftsalesinvoiceswithlines/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetDraftSalesInvoiceWithLinesResponseMock403(),
        { status: 403, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getGetDraftSalesInvoiceWithLinesMockHandler404 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/draftsalesinvoiceswithlines/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetDraftSalesInvoiceWithLinesResponseMock404(),
        { status: 404, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getGetDraftSalesInvoiceWithLinesMockHandler406 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/draftsalesinvoiceswithlines/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetDraftSalesInvoiceWithLinesResponseMock406(),
        { status: 406, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getGetDraftSalesInvoiceWithLinesMockHandler429 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/draftsalesinvoiceswithlines/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetDraftSalesInvoiceWithLinesResponseMock429(),
        { status: 429, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getGetDraftSalesInvoiceWithLinesMockHandler500 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/draftsalesinvoiceswithlines/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetDraftSalesInvoiceWithLinesResponseMock500(),
        { status: 500, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getReplaceDraftSalesInvoiceWithLinesMockHandler = (
  overrideResponse?:
    | SingleRecord<DraftSalesInvoiceWithLines>
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<SingleRecord<DraftSalesInvoiceWithLines>> | SingleRecord<DraftSalesInvoiceWithLines>),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/v1/draftsalesinvoiceswithlines/:id',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getReplaceDraftSalesInvoiceWithLinesResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getReplaceDraftSalesInvoiceWithLinesMockHandler200 = (
  overrideResponse?:
    | SingleRecord<DraftSalesInvoiceWithLines>
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<SingleRecord<DraftSalesInvoiceWithLines>> | SingleRecord<DraftSalesInvoiceWithLines>),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/v1/draftsalesinvoiceswithlines/:id',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getReplaceDraftSalesInvoiceWithLinesResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getReplaceDraftSalesInvoiceWithLinesMockHandler400 = (
  overrideResponse?:
    | ValidationProblem
    | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ValidationProblem> | ValidationProblem),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/v1/draftsalesinvoiceswithlines/:id',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getReplaceDraftSalesInvoiceWithLinesResponseMock400(),
        { status: 400, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getReplaceDraftSalesInvoiceWithLinesMockHandler401 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/v1/draftsalesinvoiceswithlines/:id',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getReplaceDraftSalesInvoiceWithLinesResponseMock401(),
        { status: 401, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getReplaceDraftSalesInvoiceWithLinesMockHandler403 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/v1/draftsalesinvoiceswithlines/:id',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getReplaceDraftSalesInvoiceWithLinesResponseMock403(),
        { status: 403, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getReplaceDraftSalesInvoiceWithLinesMockHandler404 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/v1/draftsalesinvoiceswithlines/:id',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getReplaceDraftSalesInvoiceWithLinesResponseMock404(),
        { status: 404, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getReplaceDraftSalesInvoiceWithLinesMockHandler406 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/v1/draftsalesinvoiceswithlines/:id',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getReplaceDraftSalesInvoiceWithLinesResponseMock406(),
        { status: 406, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getReplaceDraftSalesInvoiceWithLinesMockHandler413 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/v1/draftsalesinvoiceswithlines/:id',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getReplaceDraftSalesInvoiceWithLinesResponseMock413(),
        { status: 413, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getReplaceDraftSalesInvoiceWithLinesMockHandler415 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/v1/draftsalesinvoiceswithlines/:id',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getReplaceDraftSalesInvoiceWithLinesResponseMock415(),
        { status: 415, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getReplaceDraftSalesInvoiceWithLinesMockHandler429 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/v1/draftsalesinvoiceswithlines/:id',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getReplaceDraftSalesInvoiceWithLinesResponseMock429(),
        { status: 429, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getReplaceDraftSalesInvoiceWithLinesMockHandler500 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/v1/draftsalesinvoiceswithlines/:id',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getReplaceDraftSalesInvoiceWithLinesResponseMock500(),
        { status: 500, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getUpdateDraftSalesInvoiceWithLinesMockHandler = (
  overrideResponse?:
    | SingleRecord<DraftSalesInvoiceWithLines>
    | ((
        info: Parameters<Parameters<typeof http.patch>[1]>[0],
      ) => Promise<SingleRecord<DraftSalesInvoiceWithLines>> | SingleRecord<DraftSalesInvoiceWithLines>),
  options?: RequestHandlerOptions,
) => {
  return http.patch(
    '*/v1/draftsalesinvoiceswithlines/:id',
    async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdateDraftSalesInvoiceWithLinesResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getUpdateDraftSalesInvoiceWithLinesMockHandler200 = (
  overrideResponse?:
    | SingleRecord<DraftSalesInvoiceWithLines>
    | ((
        info: Parameters<Parameters<typeof http.patch>[1]>[0],
      ) => Promise<SingleRecord<DraftSalesInvoiceWithLines>> | SingleRecord<DraftSalesInvoiceWithLines>),
  options?: RequestHandlerOptions,
) => {
  return http.patch(
    '*/v1/draftsalesinvoiceswithlines/:id',
    async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdateDraftSalesInvoiceWithLinesResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getUpdateDraftSalesInvoiceWithLinesMockHandler400 = (
  overrideResponse?:
    | ValidationProblem
    | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<ValidationProblem> | ValidationProblem),
  options?: RequestHandlerOptions,
) => {
  return http.patch(
    '*/v1/draftsalesinvoiceswithlines/:id',
    async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdateDraftSalesInvoiceWithLinesResponseMock400(),
        { status: 400, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getUpdateDraftSalesInvoiceWithLinesMockHandler401 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.patch(
    '*/v1/draftsalesinvoiceswithlines/:id',
    async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdateDraftSalesInvoiceWithLinesResponseMock401(),
        { status: 401, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getUpdateDraftSalesInvoiceWithLinesMockHandler403 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.patch(
    '*/v1/draftsalesinvoiceswithlines/:id',
    async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdateDraftSalesInvoiceWithLinesResponseMock403(),
        { status: 403, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getUpdateDraftSalesInvoiceWithLinesMockHandler404 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.patch(
    '*/v1/draftsalesinvoiceswithlines/:id',
    async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdateDraftSalesInvoiceWithLinesResponseMock404(),
        { status: 404, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getUpdateDraftSalesInvoiceWithLinesMockHandler406 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.patch(
    '*/v1/draftsalesinvoiceswithlines/:id',
    async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdateDraftSalesInvoiceWithLinesResponseMock406(),
        { status: 406, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getUpdateDraftSalesInvoiceWithLinesMockHandler413 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.patch(
    '*/v1/draftsalesinvoiceswithlines/:id',
    async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdateDraftSalesInvoiceWithLinesResponseMock413(),
        { status: 413, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getUpdateDraftSalesInvoiceWithLinesMockHandler415 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.patch(
    '*/v1/draftsalesinvoiceswithlines/:id',
    async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdateDraftSalesInvoiceWithLinesResponseMock415(),
        { status: 415, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getUpdateDraftSalesInvoiceWithLinesMockHandler429 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.patch(
    '*/v1/draftsalesinvoiceswithlines/:id',
    async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdateDraftSalesInvoiceWithLinesResponseMock429(),
        { status: 429, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getUpdateDraftSalesInvoiceWithLinesMockHandler500 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.patch(
    '*/v1/draftsalesinvoiceswithlines/:id',
    async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdateDraftSalesInvoiceWithLinesResponseMock500(),
        { status: 500, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getDeleteDraftSalesInvoiceWithLinesMockHandler = (
  overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/v1/draftsalesinvoiceswithlines/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info);
      }

      return new HttpResponse(null, { status: 204 });
    },
    options,
  );
};

export const getDeleteDraftSalesInvoiceWithLinesMockHandler204 = (
  overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/v1/draftsalesinvoiceswithlines/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info);
      }

      return new HttpResponse(null, { status: 204 });
    },
    options,
  );
};

export const getDeleteDraftSalesInvoiceWithLinesMockHandler400 = (
  overrideResponse?:
    | ValidationProblem
    | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<ValidationProblem> | ValidationProblem),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/v1/draftsalesinvoiceswithlines/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDeleteDraftSalesInvoiceWithLinesResponseMock400(),
        { status: 400, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getDeleteDraftSalesInvoiceWithLinesMockHandler401 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/v1/draftsalesinvoiceswithlines/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDeleteDraftSalesInvoiceWithLinesResponseMock401(),
        { status: 401, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getDeleteDraftSalesInvoiceWithLinesMockHandler403 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/v1/draftsalesinvoiceswithlines/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDeleteDraftSalesInvoiceWithLinesResponseMock403(),
        { status: 403, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getDeleteDraftSalesInvoiceWithLinesMockHandler404 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/v1/draftsalesinvoiceswithlines/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDeleteDraftSalesInvoiceWithLinesResponseMock404(),
        { status: 404, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getDeleteDraftSalesInvoiceWithLinesMockHandler429 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/v1/draftsalesinvoiceswithlines/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDeleteDraftSalesInvoiceWithLinesResponseMock429(),
        { status: 429, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getDeleteDraftSalesInvoiceWithLinesMockHandler500 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/v1/draftsalesinvoiceswithlines/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDeleteDraftSalesInvoiceWithLinesResponseMock500(),
        { status: 500, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};
export const getDraftSalesInvoicesWithLinesMock = () => [
  getListDraftSalesInvoicesWithLinesMockHandler(),
  getCreateDraftSalesInvoiceWithLinesMockHandler(),
  getGetDraftSalesInvoiceWithLinesMockHandler(),
  getReplaceDraftSalesInvoiceWithLinesMockHandler(),
  getUpdateDraftSalesInvoiceWithLinesMockHandler(),
  getDeleteDraftSalesInvoiceWithLinesMockHandler(),
];
