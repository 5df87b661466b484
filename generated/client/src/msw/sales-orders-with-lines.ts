import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';

import type { Page, SingleRecord } from '../../../../client/runtime/page.ts';

import type { Problem, SalesOrderWithLines, ValidationProblem } from '../types.ts';

export const getListSalesOrdersWithLinesResponseMock = (): Page<SalesOrderWithLines> => ({
  _data: [
    {
      id: 1,
      debtorId: 1,
      orderDate: '2026-03-02',
      shippingDate: '2026-03-05',
      deliveryAddress: {
        street: 'Molenstraat',
        houseNumber: '12a',
        postalCode: '1234 AB',
        city: 'Voorbeeldstad',
        countryId: 1,
      },
      paymentConditionId: 1,
      reference: 'PO-2026-0150',
      description: 'Weekbestelling',
      remark: 'Voor tien uur leveren',
      number: '26001',
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
          description: 'Graag gekoeld leveren.',
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
      _meta: { self: 'https://api.accounting-platform.example/v1/salesorderwithlines/1' },
    },
    {
      id: 2,
      debtorId: 8,
      orderDate: '2026-03-24',
      shippingDate: '2026-03-27',
      deliveryAddress: null,
      paymentConditionId: null,
      reference: null,
      description: null,
      remark: null,
      number: '26002',
      amountExcludingVat: 174.9,
      amountVat: 15.74,
      amountIncludingVat: 190.64,
      vatTotals: [{ vatCodeId: 2, percentage: 9, amountExcludingVat: 174.9, amountVat: 15.74 }],
      lines: [
        {
          id: 3,
          description: 'Jong belegen kaas 500 g',
          quantity: 12,
          unitPrice: 7.45,
          unitPriceIncludingVat: false,
          discountPercentage: 0,
          vatCodeId: 2,
          costCenterId: null,
          costUnitId: null,
          amountExcludingVat: 89.4,
          amountVat: 8.05,
          amountIncludingVat: 97.45,
          bookingType: 'A',
          ArticleSku: 'KAAS-JONG-BEL-500',
        },
        {
          id: 4,
          description: 'Brandnetelkaas 500 g',
          quantity: 6,
          unitPrice: 7.85,
          unitPriceIncludingVat: false,
          discountPercentage: 0,
          vatCodeId: 2,
          costCenterId: null,
          costUnitId: null,
          amountExcludingVat: 47.1,
          amountVat: 4.24,
          amountIncludingVat: 51.34,
          bookingType: 'A',
          ArticleSku: 'KAAS-BRANDNETEL-500',
        },
        {
          id: 5,
          description: 'Grove mosterd 200 g',
          quantity: 12,
          unitPrice: 3.2,
          unitPriceIncludingVat: false,
          discountPercentage: 0,
          vatCodeId: 2,
          costCenterId: null,
          costUnitId: null,
          amountExcludingVat: 38.4,
          amountVat: 3.46,
          amountIncludingVat: 41.86,
          bookingType: 'A',
          ArticleSku: 'MOSTERD-200',
        },
      ],
      _meta: { self: 'https://api.accounting-platform.example/v1/salesorderwithlines/2' },
    },
  ],
  _meta: {
    previousPage: null,
    nextPage: 'https://api.accounting-platform.example/v1/salesorderwithlines?pageSize=2&page=2',
    totalCount: 6,
    pageCount: 3,
    self: 'https://api.accounting-platform.example/v1/salesorderwithlines?pageSize=2',
    administrationId: 1,
    administrationName: 'Kaasmakerij De Vijfhoek B.V.',
    profileName: 'Demo user',
  },
});

export const getListSalesOrdersWithLinesResponseMock200 = (): Page<SalesOrderWithLines> => ({
  _data: [
    {
      id: 1,
      debtorId: 1,
      orderDate: '2026-03-02',
      shippingDate: '2026-03-05',
      deliveryAddress: {
        street: 'Molenstraat',
        houseNumber: '12a',
        postalCode: '1234 AB',
        city: 'Voorbeeldstad',
        countryId: 1,
      },
      paymentConditionId: 1,
      reference: 'PO-2026-0150',
      description: 'Weekbestelling',
      remark: 'Voor tien uur leveren',
      number: '26001',
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
          description: 'Graag gekoeld leveren.',
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
      _meta: { self: 'https://api.accounting-platform.example/v1/salesorderwithlines/1' },
    },
    {
      id: 2,
      debtorId: 8,
      orderDate: '2026-03-24',
      shippingDate: '2026-03-27',
      deliveryAddress: null,
      paymentConditionId: null,
      reference: null,
      description: null,
      remark: null,
      number: '26002',
      amountExcludingVat: 174.9,
      amountVat: 15.74,
      amountIncludingVat: 190.64,
      vatTotals: [{ vatCodeId: 2, percentage: 9, amountExcludingVat: 174.9, amountVat: 15.74 }],
      lines: [
        {
          id: 3,
          description: 'Jong belegen kaas 500 g',
          quantity: 12,
          unitPrice: 7.45,
          unitPriceIncludingVat: false,
          discountPercentage: 0,
          vatCodeId: 2,
          costCenterId: null,
          costUnitId: null,
          amountExcludingVat: 89.4,
          amountVat: 8.05,
          amountIncludingVat: 97.45,
          bookingType: 'A',
          ArticleSku: 'KAAS-JONG-BEL-500',
        },
        {
          id: 4,
          description: 'Brandnetelkaas 500 g',
          quantity: 6,
          unitPrice: 7.85,
          unitPriceIncludingVat: false,
          discountPercentage: 0,
          vatCodeId: 2,
          costCenterId: null,
          costUnitId: null,
          amountExcludingVat: 47.1,
          amountVat: 4.24,
          amountIncludingVat: 51.34,
          bookingType: 'A',
          ArticleSku: 'KAAS-BRANDNETEL-500',
        },
        {
          id: 5,
          description: 'Grove mosterd 200 g',
          quantity: 12,
          unitPrice: 3.2,
          unitPriceIncludingVat: false,
          discountPercentage: 0,
          vatCodeId: 2,
          costCenterId: null,
          costUnitId: null,
          amountExcludingVat: 38.4,
          amountVat: 3.46,
          amountIncludingVat: 41.86,
          bookingType: 'A',
          ArticleSku: 'MOSTERD-200',
        },
      ],
      _meta: { self: 'https://api.accounting-platform.example/v1/salesorderwithlines/2' },
    },
  ],
  _meta: {
    previousPage: null,
    nextPage: 'https://api.accounting-platform.example/v1/salesorderwithlines?pageSize=2&page=2',
    totalCount: 6,
    pageCount: 3,
    self: 'https://api.accounting-platform.example/v1/salesorderwithlines?pageSize=2',
    administrationId: 1,
    administrationName: 'Kaasmakerij De Vijfhoek B.V.',
    profileName: 'Demo user',
  },
});

export const getListSalesOrdersWithLinesResponseMock400 = (): ValidationProblem => ({
  type: 'https://accounting-platform.example/problems/validation-failed',
  title: 'The request is not valid',
  status: 400,
  detail: 'The request holds invalid values. See "errors" for each of them.',
  instance: '/v1/salesorderwithlines',
  errors: { pageSize: ['The value must be at most 1000.'] },
});

export const getListSalesOrdersWithLinesResponseMock401 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/unauthorized',
  title: 'Not signed in',
  status: 401,
  detail: 'Send an access token in the Authorization header: "Bearer <ACCESS_TOKEN>".',
  instance: '/v1/salesorderwithlines',
});

export const getListSalesOrdersWithLinesResponseMock403 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/administration-not-accessible',
  title: 'Administration not accessible',
  status: 403,
  detail: 'Administration 3 does not exist, or you have no access to it.',
  instance: '/v1/salesorderwithlines',
});

export const getListSalesOrdersWithLinesResponseMock406 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/not-acceptable',
  title: 'Not acceptable',
  status: 406,
  detail: 'This operation responds with application/json.',
  instance: '/v1/salesorderwithlines',
});

export const getListSalesOrdersWithLinesResponseMock429 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/too-many-requests',
  title: 'Too many requests',
  status: 429,
  detail: 'Too many requests. Try again in 5 seconds.',
  instance: '/v1/salesorderwithlines',
});

export const getListSalesOrdersWithLinesResponseMock500 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/internal-error',
  title: 'Internal error',
  status: 500,
  detail: 'Something went wrong on our side.',
  instance: '/v1/salesorderwithlines',
});

export const getCreateSalesOrderWithLinesResponseMock = (): SingleRecord<SalesOrderWithLines> => ({
  id: 9,
  debtorId: 1,
  orderDate: '2026-03-02',
  shippingDate: '2026-03-05',
  deliveryAddress: null,
  paymentConditionId: null,
  reference: null,
  description: null,
  remark: null,
  number: '26007',
  amountExcludingVat: 69.5,
  amountVat: 6.26,
  amountIncludingVat: 75.76,
  vatTotals: [{ vatCodeId: 2, percentage: 9, amountExcludingVat: 69.5, amountVat: 6.26 }],
  lines: [
    {
      id: 18,
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
      id: 19,
      description: 'Graag gekoeld leveren.',
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
    self: 'https://api.accounting-platform.example/v1/salesorderwithlines/9',
    administrationId: 1,
    administrationName: 'Kaasmakerij De Vijfhoek B.V.',
    profileName: 'Demo user',
  },
});

export const getCreateSalesOrderWithLinesResponseMock201 = (): SingleRecord<SalesOrderWithLines> => ({
  id: 9,
  debtorId: 1,
  orderDate: '2026-03-02',
  shippingDate: '2026-03-05',
  deliveryAddress: null,
  paymentConditionId: null,
  reference: null,
  description: null,
  remark: null,
  number: '26007',
  amountExcludingVat: 69.5,
  amountVat: 6.26,
  amountIncludingVat: 75.76,
  vatTotals: [{ vatCodeId: 2, percentage: 9, amountExcludingVat: 69.5, amountVat: 6.26 }],
  lines: [
    {
      id: 18,
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
      id: 19,
      description: 'Graag gekoeld leveren.',
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
    self: 'https://api.accounting-platform.example/v1/salesorderwithlines/9',
    administrationId: 1,
    administrationName: 'Kaasmakerij De Vijfhoek B.V.',
    profileName: 'Demo user',
  },
});

export const getCreateSalesOrderWithLinesResponseMock400 = (): ValidationProblem => ({
  type: 'https://accounting-platform.example/problems/validation-failed',
  title: 'The request is not valid',
  status: 400,
  detail: 'The request holds invalid values. See "errors" for each of them.',
  instance: '/v1/salesorderwithlines',
  errors: { debtorId: ['This field is required.'] },
});

export const getCreateSalesOrderWithLinesResponseMock401 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/unauthorized',
  title: 'Not signed in',
  status: 401,
  detail: 'Send an access token in the Authorization header: "Bearer <ACCESS_TOKEN>".',
  instance: '/v1/salesorderwithlines',
});

export const getCreateSalesOrderWithLinesResponseMock403 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/administration-not-accessible',
  title: 'Administration not accessible',
  status: 403,
  detail: 'Administration 3 does not exist, or you have no access to it.',
  instance: '/v1/salesorderwithlines',
});

export const getCreateSalesOrderWithLinesResponseMock406 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/not-acceptable',
  title: 'Not acceptable',
  status: 406,
  detail: 'This operation responds with application/json.',
  instance: '/v1/salesorderwithlines',
});

export const getCreateSalesOrderWithLinesResponseMock413 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/payload-too-large',
  title: 'Request body too large',
  status: 413,
  detail: 'The request body may have at most 1048576 bytes.',
  instance: '/v1/salesorderwithlines',
});

export const getCreateSalesOrderWithLinesResponseMock415 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/unsupported-media-type',
  title: 'Unsupported media type',
  status: 415,
  detail: 'Send the request body as application/json.',
  instance: '/v1/salesorderwithlines',
});

export const getCreateSalesOrderWithLinesResponseMock429 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/too-many-requests',
  title: 'Too many requests',
  status: 429,
  detail: 'Too many requests. Try again in 5 seconds.',
  instance: '/v1/salesorderwithlines',
});

export const getCreateSalesOrderWithLinesResponseMock500 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/internal-error',
  title: 'Internal error',
  status: 500,
  detail: 'Something went wrong on our side.',
  instance: '/v1/salesorderwithlines',
});

export const getGetSalesOrderWithLinesResponseMock = (): SingleRecord<SalesOrderWithLines> => ({
  id: 1,
  debtorId: 1,
  orderDate: '2026-03-02',
  shippingDate: '2026-03-05',
  deliveryAddress: {
    street: 'Molenstraat',
    houseNumber: '12a',
    postalCode: '1234 AB',
    city: 'Voorbeeldstad',
    countryId: 1,
  },
  paymentConditionId: 1,
  reference: 'PO-2026-0150',
  description: 'Weekbestelling',
  remark: 'Voor tien uur leveren',
  number: '26001',
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
      description: 'Graag gekoeld leveren.',
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
    self: 'https://api.accounting-platform.example/v1/salesorderwithlines/1',
    administrationId: 1,
    administrationName: 'Kaasmakerij De Vijfhoek B.V.',
    profileName: 'Demo user',
  },
});

export const getGetSalesOrderWithLinesResponseMock200 = (): SingleRecord<SalesOrderWithLines> => ({
  id: 1,
  debtorId: 1,
  orderDate: '2026-03-02',
  shippingDate: '2026-03-05',
  deliveryAddress: {
    street: 'Molenstraat',
    houseNumber: '12a',
    postalCode: '1234 AB',
    city: 'Voorbeeldstad',
    countryId: 1,
  },
  paymentConditionId: 1,
  reference: 'PO-2026-0150',
  description: 'Weekbestelling',
  remark: 'Voor tien uur leveren',
  number: '26001',
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
      description: 'Graag gekoeld leveren.',
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
    self: 'https://api.accounting-platform.example/v1/salesorderwithlines/1',
    administrationId: 1,
    administrationName: 'Kaasmakerij De Vijfhoek B.V.',
    profileName: 'Demo user',
  },
});

export const getGetSalesOrderWithLinesResponseMock400 = (): ValidationProblem => ({
  type: 'https://accounting-platform.example/problems/validation-failed',
  title: 'The request is not valid',
  status: 400,
  detail: 'The request holds invalid values. See "errors" for each of them.',
  instance: '/v1/salesorderwithlines/0',
  errors: { id: ['The value must be at least 1.'] },
});

export const getGetSalesOrderWithLinesResponseMock401 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/unauthorized',
  title: 'Not signed in',
  status: 401,
  detail: 'Send an access token in the Authorization header: "Bearer <ACCESS_TOKEN>".',
  instance: '/v1/salesorderwithlines/1',
});

export const getGetSalesOrderWithLinesResponseMock403 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/administration-not-accessible',
  title: 'Administration not accessible',
  status: 403,
  detail: 'Administration 3 does not exist, or you have no access to it.',
  instance: '/v1/salesorderwithlines/1',
});

export const getGetSalesOrderWithLinesResponseMock404 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/not-found',
  title: 'Not found',
  status: 404,
  detail: 'There is no record with id 999999 at /v1/salesorderwithlines in this administration.',
  instance: '/v1/salesorderwithlines/999999',
});

export const getGetSalesOrderWithLinesResponseMock406 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/not-acceptable',
  title: 'Not acceptable',
  status: 406,
  detail: 'This operation responds with application/json.',
  instance: '/v1/salesorderwithlines/1',
});

export const getGetSalesOrderWithLinesResponseMock429 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/too-many-requests',
  title: 'Too many requests',
  status: 429,
  detail: 'Too many requests. Try again in 5 seconds.',
  instance: '/v1/salesorderwithlines/1',
});

export const getGetSalesOrderWithLinesResponseMock500 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/internal-error',
  title: 'Internal error',
  status: 500,
  detail: 'Something went wrong on our side.',
  instance: '/v1/salesorderwithlines/1',
});

export const getReplaceSalesOrderWithLinesResponseMock = (): SingleRecord<SalesOrderWithLines> => ({
  id: 1,
  debtorId: 1,
  orderDate: '2026-03-02',
  shippingDate: '2026-03-05',
  deliveryAddress: null,
  paymentConditionId: null,
  reference: null,
  description: null,
  remark: null,
  number: '26001',
  amountExcludingVat: 69.5,
  amountVat: 6.26,
  amountIncludingVat: 75.76,
  vatTotals: [{ vatCodeId: 2, percentage: 9, amountExcludingVat: 69.5, amountVat: 6.26 }],
  lines: [
    {
      id: 18,
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
      id: 19,
      description: 'Graag gekoeld leveren.',
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
    self: 'https://api.accounting-platform.example/v1/salesorderwithlines/1',
    administrationId: 1,
    administrationName: 'Kaasmakerij De Vijfhoek B.V.',
    profileName: 'Demo user',
  },
});

export const getReplaceSalesOrderWithLinesResponseMock200 = (): SingleRecord<SalesOrderWithLines> => ({
  id: 1,
  debtorId: 1,
  orderDate: '2026-03-02',
  shippingDate: '2026-03-05',
  deliveryAddress: null,
  paymentConditionId: null,
  reference: null,
  description: null,
  remark: null,
  number: '26001',
  amountExcludingVat: 69.5,
  amountVat: 6.26,
  amountIncludingVat: 75.76,
  vatTotals: [{ vatCodeId: 2, percentage: 9, amountExcludingVat: 69.5, amountVat: 6.26 }],
  lines: [
    {
      id: 18,
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
      id: 19,
      description: 'Graag gekoeld leveren.',
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
    self: 'https://api.accounting-platform.example/v1/salesorderwithlines/1',
    administrationId: 1,
    administrationName: 'Kaasmakerij De Vijfhoek B.V.',
    profileName: 'Demo user',
  },
});

export const getReplaceSalesOrderWithLinesResponseMock400 = (): ValidationProblem => ({
  type: 'https://accounting-platform.example/problems/validation-failed',
  title: 'The request is not valid',
  status: 400,
  detail: 'The request holds invalid values. See "errors" for each of them.',
  instance: '/v1/salesorderwithlines/1',
  errors: { debtorId: ['This field is required.'] },
});

export const getReplaceSalesOrderWithLinesResponseMock401 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/unauthorized',
  title: 'Not signed in',
  status: 401,
  detail: 'Send an access token in the Authorization header: "Bearer <ACCESS_TOKEN>".',
  instance: '/v1/salesorderwithlines/1',
});

export const getReplaceSalesOrderWithLinesResponseMock403 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/administration-not-accessible',
  title: 'Administration not accessible',
  status: 403,
  detail: 'Administration 3 does not exist, or you have no access to it.',
  instance: '/v1/salesorderwithlines/1',
});

export const getReplaceSalesOrderWithLinesResponseMock404 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/not-found',
  title: 'Not found',
  status: 404,
  detail: 'There is no record with id 999999 at /v1/salesorderwithlines in this administration.',
  instance: '/v1/salesorderwithlines/999999',
});

export const getReplaceSalesOrderWithLinesResponseMock406 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/not-acceptable',
  title: 'Not acceptable',
  status: 406,
  detail: 'This operation responds with application/json.',
  instance: '/v1/salesorderwithlines/1',
});

export const getReplaceSalesOrderWithLinesResponseMock413 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/payload-too-large',
  title: 'Request body too large',
  status: 413,
  detail: 'The request body may have at most 1048576 bytes.',
  instance: '/v1/salesorderwithlines/1',
});

export const getReplaceSalesOrderWithLinesResponseMock415 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/unsupported-media-type',
  title: 'Unsupported media type',
  status: 415,
  detail: 'Send the request body as application/json.',
  instance: '/v1/salesorderwithlines/1',
});

export const getReplaceSalesOrderWithLinesResponseMock429 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/too-many-requests',
  title: 'Too many requests',
  status: 429,
  detail: 'Too many requests. Try again in 5 seconds.',
  instance: '/v1/salesorderwithlines/1',
});

export const getReplaceSalesOrderWithLinesResponseMock500 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/internal-error',
  title: 'Internal error',
  status: 500,
  detail: 'Something went wrong on our side.',
  instance: '/v1/salesorderwithlines/1',
});

export const getUpdateSalesOrderWithLinesResponseMock = (): SingleRecord<SalesOrderWithLines> => ({
  id: 1,
  debtorId: 1,
  orderDate: '2026-03-02',
  shippingDate: '2026-03-06',
  deliveryAddress: {
    street: 'Molenstraat',
    houseNumber: '12a',
    postalCode: '1234 AB',
    city: 'Voorbeeldstad',
    countryId: 1,
  },
  paymentConditionId: 1,
  reference: 'PO-2026-0150',
  description: 'Weekbestelling',
  remark: 'Voor tien uur leveren',
  number: '26001',
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
      description: 'Graag gekoeld leveren.',
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
    self: 'https://api.accounting-platform.example/v1/salesorderwithlines/1',
    administrationId: 1,
    administrationName: 'Kaasmakerij De Vijfhoek B.V.',
    profileName: 'Demo user',
  },
});

export const getUpdateSalesOrderWithLinesResponseMock200 = (): SingleRecord<SalesOrderWithLines> => ({
  id: 1,
  debtorId: 1,
  orderDate: '2026-03-02',
  shippingDate: '2026-03-06',
  deliveryAddress: {
    street: 'Molenstraat',
    houseNumber: '12a',
    postalCode: '1234 AB',
    city: 'Voorbeeldstad',
    countryId: 1,
  },
  paymentConditionId: 1,
  reference: 'PO-2026-0150',
  description: 'Weekbestelling',
  remark: 'Voor tien uur leveren',
  number: '26001',
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
      description: 'Graag gekoeld leveren.',
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
    self: 'https://api.accounting-platform.example/v1/salesorderwithlines/1',
    administrationId: 1,
    administrationName: 'Kaasmakerij De Vijfhoek B.V.',
    profileName: 'Demo user',
  },
});

export const getUpdateSalesOrderWithLinesResponseMock400 = (): ValidationProblem => ({
  type: 'https://accounting-platform.example/problems/validation-failed',
  title: 'The request is not valid',
  status: 400,
  detail: 'The request holds invalid values. See "errors" for each of them.',
  instance: '/v1/salesorderwithlines/1',
  errors: { shippingDat: ['This field is not known. Did you mean "shippingDate"?'] },
});

export const getUpdateSalesOrderWithLinesResponseMock401 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/unauthorized',
  title: 'Not signed in',
  status: 401,
  detail: 'Send an access token in the Authorization header: "Bearer <ACCESS_TOKEN>".',
  instance: '/v1/salesorderwithlines/1',
});

export const getUpdateSalesOrderWithLinesResponseMock403 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/administration-not-accessible',
  title: 'Administration not accessible',
  status: 403,
  detail: 'Administration 3 does not exist, or you have no access to it.',
  instance: '/v1/salesorderwithlines/1',
});

export const getUpdateSalesOrderWithLinesResponseMock404 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/not-found',
  title: 'Not found',
  status: 404,
  detail: 'There is no record with id 999999 at /v1/salesorderwithlines in this administration.',
  instance: '/v1/salesorderwithlines/999999',
});

export const getUpdateSalesOrderWithLinesResponseMock406 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/not-acceptable',
  title: 'Not acceptable',
  status: 406,
  detail: 'This operation responds with application/json.',
  instance: '/v1/salesorderwithlines/1',
});

export const getUpdateSalesOrderWithLinesResponseMock413 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/payload-too-large',
  title: 'Request body too large',
  status: 413,
  detail: 'The request body may have at most 1048576 bytes.',
  instance: '/v1/salesorderwithlines/1',
});

export const getUpdateSalesOrderWithLinesResponseMock415 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/unsupported-media-type',
  title: 'Unsupported media type',
  status: 415,
  detail: 'Send the request body as application/json.',
  instance: '/v1/salesorderwithlines/1',
});

export const getUpdateSalesOrderWithLinesResponseMock429 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/too-many-requests',
  title: 'Too many requests',
  status: 429,
  detail: 'Too many requests. Try again in 5 seconds.',
  instance: '/v1/salesorderwithlines/1',
});

export const getUpdateSalesOrderWithLinesResponseMock500 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/internal-error',
  title: 'Internal error',
  status: 500,
  detail: 'Something went wrong on our side.',
  instance: '/v1/salesorderwithlines/1',
});

export const getDeleteSalesOrderWithLinesResponseMock400 = (): ValidationProblem => ({
  type: 'https://accounting-platform.example/problems/validation-failed',
  title: 'The request is not valid',
  status: 400,
  detail: 'The request holds invalid values. See "errors" for each of them.',
  instance: '/v1/salesorderwithlines/0',
  errors: { id: ['The value must be at least 1.'] },
});

export const getDeleteSalesOrderWithLinesResponseMock401 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/unauthorized',
  title: 'Not signed in',
  status: 401,
  detail: 'Send an access token in the Authorization header: "Bearer <ACCESS_TOKEN>".',
  instance: '/v1/salesorderwithlines/1',
});

export const getDeleteSalesOrderWithLinesResponseMock403 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/administration-not-accessible',
  title: 'Administration not accessible',
  status: 403,
  detail: 'Administration 3 does not exist, or you have no access to it.',
  instance: '/v1/salesorderwithlines/1',
});

export const getDeleteSalesOrderWithLinesResponseMock404 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/not-found',
  title: 'Not found',
  status: 404,
  detail: 'There is no record with id 999999 at /v1/salesorderwithlines in this administration.',
  instance: '/v1/salesorderwithlines/999999',
});

export const getDeleteSalesOrderWithLinesResponseMock429 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/too-many-requests',
  title: 'Too many requests',
  status: 429,
  detail: 'Too many requests. Try again in 5 seconds.',
  instance: '/v1/salesorderwithlines/1',
});

export const getDeleteSalesOrderWithLinesResponseMock500 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/internal-error',
  title: 'Internal error',
  status: 500,
  detail: 'Something went wrong on our side.',
  instance: '/v1/salesorderwithlines/1',
});

export const getListSalesOrdersWithLinesMockHandler = (
  overrideResponse?:
    | Page<SalesOrderWithLines>
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<Page<SalesOrderWithLines>> | Page<SalesOrderWithLines>),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/salesorderwithlines',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListSalesOrdersWithLinesResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getListSalesOrdersWithLinesMockHandler200 = (
  overrideResponse?:
    | Page<SalesOrderWithLines>
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<Page<SalesOrderWithLines>> | Page<SalesOrderWithLines>),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/salesorderwithlines',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListSalesOrdersWithLinesResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getListSalesOrdersWithLinesMockHandler400 = (
  overrideResponse?:
    | ValidationProblem
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ValidationProblem> | ValidationProblem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/salesorderwithlines',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListSalesOrdersWithLinesResponseMock400(),
        { status: 400, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getListSalesOrdersWithLinesMockHandler401 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/salesorderwithlines',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListSalesOrdersWithLinesResponseMock401(),
        { status: 401, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getListSalesOrdersWithLinesMockHandler403 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/salesorderwithlines',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListSalesOrdersWithLinesResponseMock403(),
        { status: 403, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getListSalesOrdersWithLinesMockHandler406 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/salesorderwithlines',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListSalesOrdersWithLinesResponseMock406(),
        { status: 406, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getListSalesOrdersWithLinesMockHandler429 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/salesorderwithlines',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListSalesOrdersWithLinesResponseMock429(),
        { status: 429, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getListSalesOrdersWithLinesMockHandler500 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/salesorderwithlines',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListSalesOrdersWithLinesResponseMock500(),
        { status: 500, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getCreateSalesOrderWithLinesMockHandler = (
  overrideResponse?:
    | SingleRecord<SalesOrderWithLines>
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<SingleRecord<SalesOrderWithLines>> | SingleRecord<SalesOrderWithLines>),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/salesorderwithlines',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateSalesOrderWithLinesResponseMock(),
        { status: 201 },
      );
    },
    options,
  );
};

export const getCreateSalesOrderWithLinesMockHandler201 = (
  overrideResponse?:
    | SingleRecord<SalesOrderWithLines>
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<SingleRecord<SalesOrderWithLines>> | SingleRecord<SalesOrderWithLines>),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/salesorderwithlines',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateSalesOrderWithLinesResponseMock201(),
        { status: 201 },
      );
    },
    options,
  );
};

export const getCreateSalesOrderWithLinesMockHandler400 = (
  overrideResponse?:
    | ValidationProblem
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ValidationProblem> | ValidationProblem),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/salesorderwithlines',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateSalesOrderWithLinesResponseMock400(),
        { status: 400, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getCreateSalesOrderWithLinesMockHandler401 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/salesorderwithlines',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateSalesOrderWithLinesResponseMock401(),
        { status: 401, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getCreateSalesOrderWithLinesMockHandler403 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/salesorderwithlines',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateSalesOrderWithLinesResponseMock403(),
        { status: 403, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getCreateSalesOrderWithLinesMockHandler406 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/salesorderwithlines',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateSalesOrderWithLinesResponseMock406(),
        { status: 406, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getCreateSalesOrderWithLinesMockHandler413 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/salesorderwithlines',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateSalesOrderWithLinesResponseMock413(),
        { status: 413, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getCreateSalesOrderWithLinesMockHandler415 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/salesorderwithlines',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateSalesOrderWithLinesResponseMock415(),
        { status: 415, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getCreateSalesOrderWithLinesMockHandler429 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/salesorderwithlines',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateSalesOrderWithLinesResponseMock429(),
        { status: 429, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getCreateSalesOrderWithLinesMockHandler500 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/salesorderwithlines',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateSalesOrderWithLinesResponseMock500(),
        { status: 500, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getGetSalesOrderWithLinesMockHandler = (
  overrideResponse?:
    | SingleRecord<SalesOrderWithLines>
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<SingleRecord<SalesOrderWithLines>> | SingleRecord<SalesOrderWithLines>),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/salesorderwithlines/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetSalesOrderWithLinesResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGetSalesOrderWithLinesMockHandler200 = (
  overrideResponse?:
    | SingleRecord<SalesOrderWithLines>
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<SingleRecord<SalesOrderWithLines>> | SingleRecord<SalesOrderWithLines>),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/salesorderwithlines/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetSalesOrderWithLinesResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGetSalesOrderWithLinesMockHandler400 = (
  overrideResponse?:
    | ValidationProblem
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ValidationProblem> | ValidationProblem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/salesorderwithlines/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetSalesOrderWithLinesResponseMock400(),
        { status: 400, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getGetSalesOrderWithLinesMockHandler401 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/salesorderwithlines/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetSalesOrderWithLinesResponseMock401(),
        { status: 401, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getGetSalesOrderWithLinesMockHandler403 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/salesorderwithlines/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetSalesOrderWithLinesResponseMock403(),
        { status: 403, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getGetSalesOrderWithLinesMockHandler404 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/salesorderwithlines/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetSalesOrderWithLinesResponseMock404(),
        { status: 404, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getGetSalesOrderWithLinesMockHandler406 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/salesorderwithlines/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetSalesOrderWithLinesResponseMock406(),
        { status: 406, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getGetSalesOrderWithLinesMockHandler429 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/salesorderwithlines/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetSalesOrderWithLinesResponseMock429(),
        { status: 429, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getGetSalesOrderWithLinesMockHandler500 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/salesorderwithlines/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetSalesOrderWithLinesResponseMock500(),
        { status: 500, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getReplaceSalesOrderWithLinesMockHandler = (
  overrideResponse?:
    | SingleRecord<SalesOrderWithLines>
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<SingleRecord<SalesOrderWithLines>> | SingleRecord<SalesOrderWithLines>),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/v1/salesorderwithlines/:id',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getReplaceSalesOrderWithLinesResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getReplaceSalesOrderWithLinesMockHandler200 = (
  overrideResponse?:
    | SingleRecord<SalesOrderWithLines>
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<SingleRecord<SalesOrderWithLines>> | SingleRecord<SalesOrderWithLines>),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/v1/salesorderwithlines/:id',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getReplaceSalesOrderWithLinesResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getReplaceSalesOrderWithLinesMockHandler400 = (
  overrideResponse?:
    | ValidationProblem
    | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ValidationProblem> | ValidationProblem),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/v1/salesorderwithlines/:id',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getReplaceSalesOrderWithLinesResponseMock400(),
        { status: 400, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getReplaceSalesOrderWithLinesMockHandler401 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/v1/salesorderwithlines/:id',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getReplaceSalesOrderWithLinesResponseMock401(),
        { status: 401, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getReplaceSalesOrderWithLinesMockHandler403 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/v1/salesorderwithlines/:id',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getReplaceSalesOrderWithLinesResponseMock403(),
        { status: 403, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getReplaceSalesOrderWithLinesMockHandler404 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/v1/salesorderwithlines/:id',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getReplaceSalesOrderWithLinesResponseMock404(),
        { status: 404, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getReplaceSalesOrderWithLinesMockHandler406 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/v1/salesorderwithlines/:id',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getReplaceSalesOrderWithLinesResponseMock406(),
        { status: 406, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getReplaceSalesOrderWithLinesMockHandler413 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/v1/salesorderwithlines/:id',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getReplaceSalesOrderWithLinesResponseMock413(),
        { status: 413, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getReplaceSalesOrderWithLinesMockHandler415 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/v1/salesorderwithlines/:id',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getReplaceSalesOrderWithLinesResponseMock415(),
        { status: 415, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getReplaceSalesOrderWithLinesMockHandler429 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/v1/salesorderwithlines/:id',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getReplaceSalesOrderWithLinesResponseMock429(),
        { status: 429, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getReplaceSalesOrderWithLinesMockHandler500 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/v1/salesorderwithlines/:id',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getReplaceSalesOrderWithLinesResponseMock500(),
        { status: 500, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getUpdateSalesOrderWithLinesMockHandler = (
  overrideResponse?:
    | SingleRecord<SalesOrderWithLines>
    | ((
        info: Parameters<Parameters<typeof http.patch>[1]>[0],
      ) => Promise<SingleRecord<SalesOrderWithLines>> | SingleRecord<SalesOrderWithLines>),
  options?: RequestHandlerOptions,
) => {
  return http.patch(
    '*/v1/salesorderwithlines/:id',
    async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdateSalesOrderWithLinesResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getUpdateSalesOrderWithLinesMockHandler200 = (
  overrideResponse?:
    | SingleRecord<SalesOrderWithLines>
    | ((
        info: Parameters<Parameters<typeof http.patch>[1]>[0],
      ) => Promise<SingleRecord<SalesOrderWithLines>> | SingleRecord<SalesOrderWithLines>),
  options?: RequestHandlerOptions,
) => {
  return http.patch(
    '*/v1/salesorderwithlines/:id',
    async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdateSalesOrderWithLinesResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getUpdateSalesOrderWithLinesMockHandler400 = (
  overrideResponse?:
    | ValidationProblem
    | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<ValidationProblem> | ValidationProblem),
  options?: RequestHandlerOptions,
) => {
  return http.patch(
    '*/v1/salesorderwithlines/:id',
    async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdateSalesOrderWithLinesResponseMock400(),
        { status: 400, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getUpdateSalesOrderWithLinesMockHandler401 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.patch(
    '*/v1/salesorderwithlines/:id',
    async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdateSalesOrderWithLinesResponseMock401(),
        { status: 401, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getUpdateSalesOrderWithLinesMockHandler403 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.patch(
    '*/v1/salesorderwithlines/:id',
    async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdateSalesOrderWithLinesResponseMock403(),
        { status: 403, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getUpdateSalesOrderWithLinesMockHandler404 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.patch(
    '*/v1/salesorderwithlines/:id',
    async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdateSalesOrderWithLinesResponseMock404(),
        { status: 404, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getUpdateSalesOrderWithLinesMockHandler406 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.patch(
    '*/v1/salesorderwithlines/:id',
    async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdateSalesOrderWithLinesResponseMock406(),
        { status: 406, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getUpdateSalesOrderWithLinesMockHandler413 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.patch(
    '*/v1/salesorderwithlines/:id',
    async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdateSalesOrderWithLinesResponseMock413(),
        { status: 413, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getUpdateSalesOrderWithLinesMockHandler415 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.patch(
    '*/v1/salesorderwithlines/:id',
    async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdateSalesOrderWithLinesResponseMock415(),
        { status: 415, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getUpdateSalesOrderWithLinesMockHandler429 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.patch(
    '*/v1/salesorderwithlines/:id',
    async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdateSalesOrderWithLinesResponseMock429(),
        { status: 429, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getUpdateSalesOrderWithLinesMockHandler500 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.patch(
    '*/v1/salesorderwithlines/:id',
    async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdateSalesOrderWithLinesResponseMock500(),
        { status: 500, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getDeleteSalesOrderWithLinesMockHandler = (
  overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/v1/salesorderwithlines/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info);
      }

      return new HttpResponse(null, { status: 204 });
    },
    options,
  );
};

export const getDeleteSalesOrderWithLinesMockHandler204 = (
  overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/v1/salesorderwithlines/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info);
      }

      return new HttpResponse(null, { status: 204 });
    },
    options,
  );
};

export const getDeleteSalesOrderWithLinesMockHandler400 = (
  overrideResponse?:
    | ValidationProblem
    | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<ValidationProblem> | ValidationProblem),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/v1/salesorderwithlines/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDeleteSalesOrderWithLinesResponseMock400(),
        { status: 400, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getDeleteSalesOrderWithLinesMockHandler401 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/v1/salesorderwithlines/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDeleteSalesOrderWithLinesResponseMock401(),
        { status: 401, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getDeleteSalesOrderWithLinesMockHandler403 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/v1/salesorderwithlines/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDeleteSalesOrderWithLinesResponseMock403(),
        { status: 403, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getDeleteSalesOrderWithLinesMockHandler404 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/v1/salesorderwithlines/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDeleteSalesOrderWithLinesResponseMock404(),
        { status: 404, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getDeleteSalesOrderWithLinesMockHandler429 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/v1/salesorderwithlines/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDeleteSalesOrderWithLinesResponseMock429(),
        { status: 429, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getDeleteSalesOrderWithLinesMockHandler500 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/v1/salesorderwithlines/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDeleteSalesOrderWithLinesResponseMock500(),
        { status: 500, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};
export const getSalesOrdersWithLinesMock = () => [
  getListSalesOrdersWithLinesMockHandler(),
  getCreateSalesOrderWithLinesMockHandler(),
  getGetSalesOrderWithLinesMockHandler(),
  getReplaceSalesOrderWithLinesMockHandler(),
  getUpdateSalesOrderWithLinesMockHandler(),
  getDeleteSalesOrderWithLinesMockHandler(),
];
