import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';

import type { Page, SingleRecord } from '../../../../client/runtime/page.ts';

import type { JournalEntryWithLines, Problem, ValidationProblem } from '../types.ts';

export const getListJournalEntriesWithLinesResponseMock = (): Page<JournalEntryWithLines> => ({
  _data: [
    {
      id: 1,
      JournalId: 1,
      bookYear: 2026,
      bookPeriod: 1,
      sourceDocumentNumber: 'MEM-2026-001',
      description: 'Afschrijving januari',
      date: '2026-01-31',
      openingBalance: null,
      closingBalance: null,
      status: 'draft',
      lines: [
        {
          id: 1,
          ledgerAccountId: 85,
          description: 'Afschrijving',
          amountDebit: 250,
          amountCredit: 0,
          costCenterId: null,
          costUnitId: null,
          debtorId: null,
          creditorId: null,
          invoiceNumber: null,
        },
        {
          id: 2,
          ledgerAccountId: 6,
          description: 'Afschrijving',
          amountDebit: 0,
          amountCredit: 250,
          costCenterId: null,
          costUnitId: null,
          debtorId: null,
          creditorId: null,
          invoiceNumber: null,
        },
      ],
      _meta: { self: 'https://api.accounting-platform.example/v1/journalentrieswithlines/1' },
    },
    {
      id: 2,
      JournalId: 2,
      bookYear: 2026,
      bookPeriod: 3,
      sourceDocumentNumber: 'KAS-2026-001',
      description: 'Kas week 10',
      date: '2026-03-06',
      openingBalance: 150,
      closingBalance: 212.5,
      status: 'processed',
      lines: [
        {
          id: 3,
          ledgerAccountId: 98,
          description: 'Kaas aan de deur',
          amountDebit: 0,
          amountCredit: 74.31,
          costCenterId: null,
          costUnitId: null,
          debtorId: null,
          creditorId: null,
          invoiceNumber: null,
        },
        {
          id: 4,
          ledgerAccountId: 31,
          description: 'Btw laag',
          amountDebit: 0,
          amountCredit: 6.69,
          costCenterId: null,
          costUnitId: null,
          debtorId: null,
          creditorId: null,
          invoiceNumber: null,
        },
        {
          id: 5,
          ledgerAccountId: 77,
          description: 'Postzegels',
          amountDebit: 18.5,
          amountCredit: 0,
          costCenterId: null,
          costUnitId: null,
          debtorId: null,
          creditorId: null,
          invoiceNumber: null,
        },
      ],
      _meta: { self: 'https://api.accounting-platform.example/v1/journalentrieswithlines/2' },
    },
  ],
  _meta: {
    previousPage: null,
    nextPage: 'https://api.accounting-platform.example/v1/journalentrieswithlines?pageSize=2&page=2',
    totalCount: 11,
    pageCount: 6,
    self: 'https://api.accounting-platform.example/v1/journalentrieswithlines?pageSize=2',
    administrationId: 1,
    administrationName: 'Kaasmakerij De Vijfhoek B.V.',
    profileName: 'Demo user',
  },
});

export const getListJournalEntriesWithLinesResponseMock200 = (): Page<JournalEntryWithLines> => ({
  _data: [
    {
      id: 1,
      JournalId: 1,
      bookYear: 2026,
      bookPeriod: 1,
      sourceDocumentNumber: 'MEM-2026-001',
      description: 'Afschrijving januari',
      date: '2026-01-31',
      openingBalance: null,
      closingBalance: null,
      status: 'draft',
      lines: [
        {
          id: 1,
          ledgerAccountId: 85,
          description: 'Afschrijving',
          amountDebit: 250,
          amountCredit: 0,
          costCenterId: null,
          costUnitId: null,
          debtorId: null,
          creditorId: null,
          invoiceNumber: null,
        },
        {
          id: 2,
          ledgerAccountId: 6,
          description: 'Afschrijving',
          amountDebit: 0,
          amountCredit: 250,
          costCenterId: null,
          costUnitId: null,
          debtorId: null,
          creditorId: null,
          invoiceNumber: null,
        },
      ],
      _meta: { self: 'https://api.accounting-platform.example/v1/journalentrieswithlines/1' },
    },
    {
      id: 2,
      JournalId: 2,
      bookYear: 2026,
      bookPeriod: 3,
      sourceDocumentNumber: 'KAS-2026-001',
      description: 'Kas week 10',
      date: '2026-03-06',
      openingBalance: 150,
      closingBalance: 212.5,
      status: 'processed',
      lines: [
        {
          id: 3,
          ledgerAccountId: 98,
          description: 'Kaas aan de deur',
          amountDebit: 0,
          amountCredit: 74.31,
          costCenterId: null,
          costUnitId: null,
          debtorId: null,
          creditorId: null,
          invoiceNumber: null,
        },
        {
          id: 4,
          ledgerAccountId: 31,
          description: 'Btw laag',
          amountDebit: 0,
          amountCredit: 6.69,
          costCenterId: null,
          costUnitId: null,
          debtorId: null,
          creditorId: null,
          invoiceNumber: null,
        },
        {
          id: 5,
          ledgerAccountId: 77,
          description: 'Postzegels',
          amountDebit: 18.5,
          amountCredit: 0,
          costCenterId: null,
          costUnitId: null,
          debtorId: null,
          creditorId: null,
          invoiceNumber: null,
        },
      ],
      _meta: { self: 'https://api.accounting-platform.example/v1/journalentrieswithlines/2' },
    },
  ],
  _meta: {
    previousPage: null,
    nextPage: 'https://api.accounting-platform.example/v1/journalentrieswithlines?pageSize=2&page=2',
    totalCount: 11,
    pageCount: 6,
    self: 'https://api.accounting-platform.example/v1/journalentrieswithlines?pageSize=2',
    administrationId: 1,
    administrationName: 'Kaasmakerij De Vijfhoek B.V.',
    profileName: 'Demo user',
  },
});

export const getListJournalEntriesWithLinesResponseMock400 = (): ValidationProblem => ({
  type: 'https://accounting-platform.example/problems/validation-failed',
  title: 'The request is not valid',
  status: 400,
  detail: 'The request holds invalid values. See "errors" for each of them.',
  instance: '/v1/journalentrieswithlines',
  errors: { pageSize: ['The value must be at most 1000.'] },
});

export const getListJournalEntriesWithLinesResponseMock401 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/unauthorized',
  title: 'Not signed in',
  status: 401,
  detail: 'Send an access token in the Authorization header: "Bearer <ACCESS_TOKEN>".',
  instance: '/v1/journalentrieswithlines',
});

export const getListJournalEntriesWithLinesResponseMock403 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/administration-not-accessible',
  title: 'Administration not accessible',
  status: 403,
  detail: 'Administration 3 does not exist, or you have no access to it.',
  instance: '/v1/journalentrieswithlines',
});

export const getListJournalEntriesWithLinesResponseMock406 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/not-acceptable',
  title: 'Not acceptable',
  status: 406,
  detail: 'This operation responds with application/json.',
  instance: '/v1/journalentrieswithlines',
});

export const getListJournalEntriesWithLinesResponseMock429 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/too-many-requests',
  title: 'Too many requests',
  status: 429,
  detail: 'Too many requests. Try again in 5 seconds.',
  instance: '/v1/journalentrieswithlines',
});

export const getListJournalEntriesWithLinesResponseMock500 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/internal-error',
  title: 'Internal error',
  status: 500,
  detail: 'Something went wrong on our side.',
  instance: '/v1/journalentrieswithlines',
});

export const getCreateJournalEntryWithLinesResponseMock = (): SingleRecord<JournalEntryWithLines> => ({
  id: 23,
  JournalId: 1,
  bookYear: 2026,
  bookPeriod: 3,
  sourceDocumentNumber: 'MEM-2026-015',
  description: 'Afschrijving maart',
  date: null,
  openingBalance: null,
  closingBalance: null,
  status: 'draft',
  lines: [
    {
      id: 65,
      ledgerAccountId: 85,
      description: 'Afschrijving',
      amountDebit: 250,
      amountCredit: 0,
      costCenterId: null,
      costUnitId: null,
      debtorId: null,
      creditorId: null,
      invoiceNumber: null,
    },
    {
      id: 66,
      ledgerAccountId: 6,
      description: 'Afschrijving',
      amountDebit: 0,
      amountCredit: 250,
      costCenterId: null,
      costUnitId: null,
      debtorId: null,
      creditorId: null,
      invoiceNumber: null,
    },
  ],
  _meta: {
    self: 'https://api.accounting-platform.example/v1/journalentrieswithlines/23',
    administrationId: 1,
    administrationName: 'Kaasmakerij De Vijfhoek B.V.',
    profileName: 'Demo user',
  },
});

export const getCreateJournalEntryWithLinesResponseMock201 = (): SingleRecord<JournalEntryWithLines> => ({
  id: 23,
  JournalId: 1,
  bookYear: 2026,
  bookPeriod: 3,
  sourceDocumentNumber: 'MEM-2026-015',
  description: 'Afschrijving maart',
  date: null,
  openingBalance: null,
  closingBalance: null,
  status: 'draft',
  lines: [
    {
      id: 65,
      ledgerAccountId: 85,
      description: 'Afschrijving',
      amountDebit: 250,
      amountCredit: 0,
      costCenterId: null,
      costUnitId: null,
      debtorId: null,
      creditorId: null,
      invoiceNumber: null,
    },
    {
      id: 66,
      ledgerAccountId: 6,
      description: 'Afschrijving',
      amountDebit: 0,
      amountCredit: 250,
      costCenterId: null,
      costUnitId: null,
      debtorId: null,
      creditorId: null,
      invoiceNumber: null,
    },
  ],
  _meta: {
    self: 'https://api.accounting-platform.example/v1/journalentrieswithlines/23',
    administrationId: 1,
    administrationName: 'Kaasmakerij De Vijfhoek B.V.',
    profileName: 'Demo user',
  },
});

export const getCreateJournalEntryWithLinesResponseMock400 = (): ValidationProblem => ({
  type: 'https://accounting-platform.example/problems/validation-failed',
  title: 'The request is not valid',
  status: 400,
  detail: 'The request holds invalid values. See "errors" for each of them.',
  instance: '/v1/journalentrieswithlines',
  errors: { JournalId: ['This field is required.'] },
});

export const getCreateJournalEntryWithLinesResponseMock401 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/unauthorized',
  title: 'Not signed in',
  status: 401,
  detail: 'Send an access token in the Authorization header: "Bearer <ACCESS_TOKEN>".',
  instance: '/v1/journalentrieswithlines',
});

export const getCreateJournalEntryWithLinesResponseMock403 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/administration-not-accessible',
  title: 'Administration not accessible',
  status: 403,
  detail: 'Administration 3 does not exist, or you have no access to it.',
  instance: '/v1/journalentrieswithlines',
});

export const getCreateJournalEntryWithLinesResponseMock406 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/not-acceptable',
  title: 'Not acceptable',
  status: 406,
  detail: 'This operation responds with application/json.',
  instance: '/v1/journalentrieswithlines',
});

export const getCreateJournalEntryWithLinesResponseMock413 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/payload-too-large',
  title: 'Request body too large',
  status: 413,
  detail: 'The request body may have at most 1048576 bytes.',
  instance: '/v1/journalentrieswithlines',
});

export const getCreateJournalEntryWithLinesResponseMock415 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/unsupported-media-type',
  title: 'Unsupported media type',
  status: 415,
  detail: 'Send the request body as application/json.',
  instance: '/v1/journalentrieswithlines',
});

export const getCreateJournalEntryWithLinesResponseMock429 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/too-many-requests',
  title: 'Too many requests',
  status: 429,
  detail: 'Too many requests. Try again in 5 seconds.',
  instance: '/v1/journalentrieswithlines',
});

export const getCreateJournalEntryWithLinesResponseMock500 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/internal-error',
  title: 'Internal error',
  status: 500,
  detail: 'Something went wrong on our side.',
  instance: '/v1/journalentrieswithlines',
});

export const getGetJournalEntryWithLinesResponseMock = (): SingleRecord<JournalEntryWithLines> => ({
  id: 1,
  JournalId: 1,
  bookYear: 2026,
  bookPeriod: 1,
  sourceDocumentNumber: 'MEM-2026-001',
  description: 'Afschrijving januari',
  date: '2026-01-31',
  openingBalance: null,
  closingBalance: null,
  status: 'draft',
  lines: [
    {
      id: 1,
      ledgerAccountId: 85,
      description: 'Afschrijving',
      amountDebit: 250,
      amountCredit: 0,
      costCenterId: null,
      costUnitId: null,
      debtorId: null,
      creditorId: null,
      invoiceNumber: null,
    },
    {
      id: 2,
      ledgerAccountId: 6,
      description: 'Afschrijving',
      amountDebit: 0,
      amountCredit: 250,
      costCenterId: null,
      costUnitId: null,
      debtorId: null,
      creditorId: null,
      invoiceNumber: null,
    },
  ],
  _meta: {
    self: 'https://api.accounting-platform.example/v1/journalentrieswithlines/1',
    administrationId: 1,
    administrationName: 'Kaasmakerij De Vijfhoek B.V.',
    profileName: 'Demo user',
  },
});

export const getGetJournalEntryWithLinesResponseMock200 = (): SingleRecord<JournalEntryWithLines> => ({
  id: 1,
  JournalId: 1,
  bookYear: 2026,
  bookPeriod: 1,
  sourceDocumentNumber: 'MEM-2026-001',
  description: 'Afschrijving januari',
  date: '2026-01-31',
  openingBalance: null,
  closingBalance: null,
  status: 'draft',
  lines: [
    {
      id: 1,
      ledgerAccountId: 85,
      description: 'Afschrijving',
      amountDebit: 250,
      amountCredit: 0,
      costCenterId: null,
      costUnitId: null,
      debtorId: null,
      creditorId: null,
      invoiceNumber: null,
    },
    {
      id: 2,
      ledgerAccountId: 6,
      description: 'Afschrijving',
      amountDebit: 0,
      amountCredit: 250,
      costCenterId: null,
      costUnitId: null,
      debtorId: null,
      creditorId: null,
      invoiceNumber: null,
    },
  ],
  _meta: {
    self: 'https://api.accounting-platform.example/v1/journalentrieswithlines/1',
    administrationId: 1,
    administrationName: 'Kaasmakerij De Vijfhoek B.V.',
    profileName: 'Demo user',
  },
});

export const getGetJournalEntryWithLinesResponseMock400 = (): ValidationProblem => ({
  type: 'https://accounting-platform.example/problems/validation-failed',
  title: 'The request is not valid',
  status: 400,
  detail: 'The request holds invalid values. See "errors" for each of them.',
  instance: '/v1/journalentrieswithlines/0',
  errors: { id: ['The value must be at least 1.'] },
});

export const getGetJournalEntryWithLinesResponseMock401 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/unauthorized',
  title: 'Not signed in',
  status: 401,
  detail: 'Send an access token in the Authorization header: "Bearer <ACCESS_TOKEN>".',
  instance: '/v1/journalentrieswithlines/1',
});

export const getGetJournalEntryWithLinesResponseMock403 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/administration-not-accessible',
  title: 'Administration not accessible',
  status: 403,
  detail: 'Administration 3 does not exist, or you have no access to it.',
  instance: '/v1/journalentrieswithlines/1',
});

export const getGetJournalEntryWithLinesResponseMock404 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/not-found',
  title: 'Not found',
  status: 404,
  detail: 'There is no record with id 999999 at /v1/journalentrieswithlines in this administration.',
  instance: '/v1/journalentrieswithlines/999999',
});

export const getGetJournalEntryWithLinesResponseMock406 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/not-acceptable',
  title: 'Not acceptable',
  status: 406,
  detail: 'This operation responds with application/json.',
  instance: '/v1/journalentrieswithlines/1',
});

export const getGetJournalEntryWithLinesResponseMock429 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/too-many-requests',
  title: 'Too many requests',
  status: 429,
  detail: 'Too many requests. Try again in 5 seconds.',
  instance: '/v1/journalentrieswithlines/1',
});

export const getGetJournalEntryWithLinesResponseMock500 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/internal-error',
  title: 'Internal error',
  status: 500,
  detail: 'Something went wrong on our side.',
  instance: '/v1/journalentrieswithlines/1',
});

export const getReplaceJournalEntryWithLinesResponseMock = (): SingleRecord<JournalEntryWithLines> => ({
  id: 1,
  JournalId: 1,
  bookYear: 2026,
  bookPeriod: 3,
  sourceDocumentNumber: 'MEM-2026-015',
  description: 'Afschrijving maart',
  date: null,
  openingBalance: null,
  closingBalance: null,
  status: 'draft',
  lines: [
    {
      id: 65,
      ledgerAccountId: 85,
      description: 'Afschrijving',
      amountDebit: 250,
      amountCredit: 0,
      costCenterId: null,
      costUnitId: null,
      debtorId: null,
      creditorId: null,
      invoiceNumber: null,
    },
    {
      id: 66,
      ledgerAccountId: 6,
      description: 'Afschrijving',
      amountDebit: 0,
      amountCredit: 250,
      costCenterId: null,
      costUnitId: null,
      debtorId: null,
      creditorId: null,
      invoiceNumber: null,
    },
  ],
  _meta: {
    self: 'https://api.accounting-platform.example/v1/journalentrieswithlines/1',
    administrationId: 1,
    administrationName: 'Kaasmakerij De Vijfhoek B.V.',
    profileName: 'Demo user',
  },
});

export const getReplaceJournalEntryWithLinesResponseMock200 = (): SingleRecord<JournalEntryWithLines> => ({
  id: 1,
  JournalId: 1,
  bookYear: 2026,
  bookPeriod: 3,
  sourceDocumentNumber: 'MEM-2026-015',
  description: 'Afschrijving maart',
  date: null,
  openingBalance: null,
  closingBalance: null,
  status: 'draft',
  lines: [
    {
      id: 65,
      ledgerAccountId: 85,
      description: 'Afschrijving',
      amountDebit: 250,
      amountCredit: 0,
      costCenterId: null,
      costUnitId: null,
      debtorId: null,
      creditorId: null,
      invoiceNumber: null,
    },
    {
      id: 66,
      ledgerAccountId: 6,
      description: 'Afschrijving',
      amountDebit: 0,
      amountCredit: 250,
      costCenterId: null,
      costUnitId: null,
      debtorId: null,
      creditorId: null,
      invoiceNumber: null,
    },
  ],
  _meta: {
    self: 'https://api.accounting-platform.example/v1/journalentrieswithlines/1',
    administrationId: 1,
    administrationName: 'Kaasmakerij De Vijfhoek B.V.',
    profileName: 'Demo user',
  },
});

export const getReplaceJournalEntryWithLinesResponseMock400 = (): ValidationProblem => ({
  type: 'https://accounting-platform.example/problems/validation-failed',
  title: 'The request is not valid',
  status: 400,
  detail: 'The request holds invalid values. See "errors" for each of them.',
  instance: '/v1/journalentrieswithlines/1',
  errors: { JournalId: ['This field is required.'] },
});

export const getReplaceJournalEntryWithLinesResponseMock401 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/unauthorized',
  title: 'Not signed in',
  status: 401,
  detail: 'Send an access token in the Authorization header: "Bearer <ACCESS_TOKEN>".',
  instance: '/v1/journalentrieswithlines/1',
});

export const getReplaceJournalEntryWithLinesResponseMock403 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/administration-not-accessible',
  title: 'Administration not accessible',
  status: 403,
  detail: 'Administration 3 does not exist, or you have no access to it.',
  instance: '/v1/journalentrieswithlines/1',
});

export const getReplaceJournalEntryWithLinesResponseMock404 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/not-found',
  title: 'Not found',
  status: 404,
  detail: 'There is no record with id 999999 at /v1/journalentrieswithlines in this administration.',
  instance: '/v1/journalentrieswithlines/999999',
});

export const getReplaceJournalEntryWithLinesResponseMock406 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/not-acceptable',
  title: 'Not acceptable',
  status: 406,
  detail: 'This operation responds with application/json.',
  instance: '/v1/journalentrieswithlines/1',
});

export const getReplaceJournalEntryWithLinesResponseMock413 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/payload-too-large',
  title: 'Request body too large',
  status: 413,
  detail: 'The request body may have at most 1048576 bytes.',
  instance: '/v1/journalentrieswithlines/1',
});

export const getReplaceJournalEntryWithLinesResponseMock415 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/unsupported-media-type',
  title: 'Unsupported media type',
  status: 415,
  detail: 'Send the request body as application/json.',
  instance: '/v1/journalentrieswithlines/1',
});

export const getReplaceJournalEntryWithLinesResponseMock429 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/too-many-requests',
  title: 'Too many requests',
  status: 429,
  detail: 'Too many requests. Try again in 5 seconds.',
  instance: '/v1/journalentrieswithlines/1',
});

export const getReplaceJournalEntryWithLinesResponseMock500 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/internal-error',
  title: 'Internal error',
  status: 500,
  detail: 'Something went wrong on our side.',
  instance: '/v1/journalentrieswithlines/1',
});

export const getUpdateJournalEntryWithLinesResponseMock = (): SingleRecord<JournalEntryWithLines> => ({
  id: 1,
  JournalId: 1,
  bookYear: 2026,
  bookPeriod: 1,
  sourceDocumentNumber: 'MEM-2026-001',
  description: 'Afschrijving kaasmachine maart',
  date: '2026-01-31',
  openingBalance: null,
  closingBalance: null,
  status: 'draft',
  lines: [
    {
      id: 1,
      ledgerAccountId: 85,
      description: 'Afschrijving',
      amountDebit: 250,
      amountCredit: 0,
      costCenterId: null,
      costUnitId: null,
      debtorId: null,
      creditorId: null,
      invoiceNumber: null,
    },
    {
      id: 2,
      ledgerAccountId: 6,
      description: 'Afschrijving',
      amountDebit: 0,
      amountCredit: 250,
      costCenterId: null,
      costUnitId: null,
      debtorId: null,
      creditorId: null,
      invoiceNumber: null,
    },
  ],
  _meta: {
    self: 'https://api.accounting-platform.example/v1/journalentrieswithlines/1',
    administrationId: 1,
    administrationName: 'Kaasmakerij De Vijfhoek B.V.',
    profileName: 'Demo user',
  },
});

export const getUpdateJournalEntryWithLinesResponseMock200 = (): SingleRecord<JournalEntryWithLines> => ({
  id: 1,
  JournalId: 1,
  bookYear: 2026,
  bookPeriod: 1,
  sourceDocumentNumber: 'MEM-2026-001',
  description: 'Afschrijving kaasmachine maart',
  date: '2026-01-31',
  openingBalance: null,
  closingBalance: null,
  status: 'draft',
  lines: [
    {
      id: 1,
      ledgerAccountId: 85,
      description: 'Afschrijving',
      amountDebit: 250,
      amountCredit: 0,
      costCenterId: null,
      costUnitId: null,
      debtorId: null,
      creditorId: null,
      invoiceNumber: null,
    },
    {
      id: 2,
      ledgerAccountId: 6,
      description: 'Afschrijving',
      amountDebit: 0,
      amountCredit: 250,
      costCenterId: null,
      costUnitId: null,
      debtorId: null,
      creditorId: null,
      invoiceNumber: null,
    },
  ],
  _meta: {
    self: 'https://api.accounting-platform.example/v1/journalentrieswithlines/1',
    administrationId: 1,
    administrationName: 'Kaasmakerij De Vijfhoek B.V.',
    profileName: 'Demo user',
  },
});

export const getUpdateJournalEntryWithLinesResponseMock400 = (): ValidationProblem => ({
  type: 'https://accounting-platform.example/problems/validation-failed',
  title: 'The request is not valid',
  status: 400,
  detail: 'The request holds invalid values. See "errors" for each of them.',
  instance: '/v1/journalentrieswithlines/1',
  errors: { descriptio: ['This field is not known. Did you mean "description"?'] },
});

export const getUpdateJournalEntryWithLinesResponseMock401 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/unauthorized',
  title: 'Not signed in',
  status: 401,
  detail: 'Send an access token in the Authorization header: "Bearer <ACCESS_TOKEN>".',
  instance: '/v1/journalentrieswithlines/1',
});

export const getUpdateJournalEntryWithLinesResponseMock403 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/administration-not-accessible',
  title: 'Administration not accessible',
  status: 403,
  detail: 'Administration 3 does not exist, or you have no access to it.',
  instance: '/v1/journalentrieswithlines/1',
});

export const getUpdateJournalEntryWithLinesResponseMock404 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/not-found',
  title: 'Not found',
  status: 404,
  detail: 'There is no record with id 999999 at /v1/journalentrieswithlines in this administration.',
  instance: '/v1/journalentrieswithlines/999999',
});

export const getUpdateJournalEntryWithLinesResponseMock406 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/not-acceptable',
  title: 'Not acceptable',
  status: 406,
  detail: 'This operation responds with application/json.',
  instance: '/v1/journalentrieswithlines/1',
});

export const getUpdateJournalEntryWithLinesResponseMock413 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/payload-too-large',
  title: 'Request body too large',
  status: 413,
  detail: 'The request body may have at most 1048576 bytes.',
  instance: '/v1/journalentrieswithlines/1',
});

export const getUpdateJournalEntryWithLinesResponseMock415 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/unsupported-media-type',
  title: 'Unsupported media type',
  status: 415,
  detail: 'Send the request body as application/json.',
  instance: '/v1/journalentrieswithlines/1',
});

export const getUpdateJournalEntryWithLinesResponseMock429 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/too-many-requests',
  title: 'Too many requests',
  status: 429,
  detail: 'Too many requests. Try again in 5 seconds.',
  instance: '/v1/journalentrieswithlines/1',
});

export const getUpdateJournalEntryWithLinesResponseMock500 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/internal-error',
  title: 'Internal error',
  status: 500,
  detail: 'Something went wrong on our side.',
  instance: '/v1/journalentrieswithlines/1',
});

export const getDeleteJournalEntryWithLinesResponseMock400 = (): ValidationProblem => ({
  type: 'https://accounting-platform.example/problems/validation-failed',
  title: 'The request is not valid',
  status: 400,
  detail: 'The request holds invalid values. See "errors" for each of them.',
  instance: '/v1/journalentrieswithlines/0',
  errors: { id: ['The value must be at least 1.'] },
});

export const getDeleteJournalEntryWithLinesResponseMock401 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/unauthorized',
  title: 'Not signed in',
  status: 401,
  detail: 'Send an access token in the Authorization header: "Bearer <ACCESS_TOKEN>".',
  instance: '/v1/journalentrieswithlines/1',
});

export const getDeleteJournalEntryWithLinesResponseMock403 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/administration-not-accessible',
  title: 'Administration not accessible',
  status: 403,
  detail: 'Administration 3 does not exist, or you have no access to it.',
  instance: '/v1/journalentrieswithlines/1',
});

export const getDeleteJournalEntryWithLinesResponseMock404 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/not-found',
  title: 'Not found',
  status: 404,
  detail: 'There is no record with id 999999 at /v1/journalentrieswithlines in this administration.',
  instance: '/v1/journalentrieswithlines/999999',
});

export const getDeleteJournalEntryWithLinesResponseMock429 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/too-many-requests',
  title: 'Too many requests',
  status: 429,
  detail: 'Too many requests. Try again in 5 seconds.',
  instance: '/v1/journalentrieswithlines/1',
});

export const getDeleteJournalEntryWithLinesResponseMock500 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/internal-error',
  title: 'Internal error',
  status: 500,
  detail: 'Something went wrong on our side.',
  instance: '/v1/journalentrieswithlines/1',
});

export const getListJournalEntriesWithLinesMockHandler = (
  overrideResponse?:
    | Page<JournalEntryWithLines>
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<Page<JournalEntryWithLines>> | Page<JournalEntryWithLines>),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/journalentrieswithlines',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListJournalEntriesWithLinesResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getListJournalEntriesWithLinesMockHandler200 = (
  overrideResponse?:
    | Page<JournalEntryWithLines>
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<Page<JournalEntryWithLines>> | Page<JournalEntryWithLines>),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/journalentrieswithlines',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListJournalEntriesWithLinesResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getListJournalEntriesWithLinesMockHandler400 = (
  overrideResponse?:
    | ValidationProblem
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ValidationProblem> | ValidationProblem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/journalentrieswithlines',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListJournalEntriesWithLinesResponseMock400(),
        { status: 400, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getListJournalEntriesWithLinesMockHandler401 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/journalentrieswithlines',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListJournalEntriesWithLinesResponseMock401(),
        { status: 401, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getListJournalEntriesWithLinesMockHandler403 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/journalentrieswithlines',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListJournalEntriesWithLinesResponseMock403(),
        { status: 403, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getListJournalEntriesWithLinesMockHandler406 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/journalentrieswithlines',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListJournalEntriesWithLinesResponseMock406(),
        { status: 406, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getListJournalEntriesWithLinesMockHandler429 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/journalentrieswithlines',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListJournalEntriesWithLinesResponseMock429(),
        { status: 429, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getListJournalEntriesWithLinesMockHandler500 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/journalentrieswithlines',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListJournalEntriesWithLinesResponseMock500(),
        { status: 500, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getCreateJournalEntryWithLinesMockHandler = (
  overrideResponse?:
    | SingleRecord<JournalEntryWithLines>
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<SingleRecord<JournalEntryWithLines>> | SingleRecord<JournalEntryWithLines>),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/journalentrieswithlines',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateJournalEntryWithLinesResponseMock(),
        { status: 201 },
      );
    },
    options,
  );
};

export const getCreateJournalEntryWithLinesMockHandler201 = (
  overrideResponse?:
    | SingleRecord<JournalEntryWithLines>
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<SingleRecord<JournalEntryWithLines>> | SingleRecord<JournalEntryWithLines>),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/journalentrieswithlines',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateJournalEntryWithLinesResponseMock201(),
        { status: 201 },
      );
    },
    options,
  );
};

export const getCreateJournalEntryWithLinesMockHandler400 = (
  overrideResponse?:
    | ValidationProblem
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ValidationProblem> | ValidationProblem),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/journalentrieswithlines',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateJournalEntryWithLinesResponseMock400(),
        { status: 400, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getCreateJournalEntryWithLinesMockHandler401 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/journalentrieswithlines',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateJournalEntryWithLinesResponseMock401(),
        { status: 401, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getCreateJournalEntryWithLinesMockHandler403 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/journalentrieswithlines',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateJournalEntryWithLinesResponseMock403(),
        { status: 403, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getCreateJournalEntryWithLinesMockHandler406 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/journalentrieswithlines',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateJournalEntryWithLinesResponseMock406(),
        { status: 406, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getCreateJournalEntryWithLinesMockHandler413 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/journalentrieswithlines',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateJournalEntryWithLinesResponseMock413(),
        { status: 413, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getCreateJournalEntryWithLinesMockHandler415 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/journalentrieswithlines',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateJournalEntryWithLinesResponseMock415(),
        { status: 415, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getCreateJournalEntryWithLinesMockHandler429 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/journalentrieswithlines',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateJournalEntryWithLinesResponseMock429(),
        { status: 429, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getCreateJournalEntryWithLinesMockHandler500 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/journalentrieswithlines',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateJournalEntryWithLinesResponseMock500(),
        { status: 500, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getGetJournalEntryWithLinesMockHandler = (
  overrideResponse?:
    | SingleRecord<JournalEntryWithLines>
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<SingleRecord<JournalEntryWithLines>> | SingleRecord<JournalEntryWithLines>),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/journalentrieswithlines/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetJournalEntryWithLinesResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGetJournalEntryWithLinesMockHandler200 = (
  overrideResponse?:
    | SingleRecord<JournalEntryWithLines>
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<SingleRecord<JournalEntryWithLines>> | SingleRecord<JournalEntryWithLines>),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/journalentrieswithlines/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetJournalEntryWithLinesResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGetJournalEntryWithLinesMockHandler400 = (
  overrideResponse?:
    | ValidationProblem
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ValidationProblem> | ValidationProblem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/journalentrieswithlines/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetJournalEntryWithLinesResponseMock400(),
        { status: 400, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getGetJournalEntryWithLinesMockHandler401 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/journalentrieswithlines/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetJournalEntryWithLinesResponseMock401(),
        { status: 401, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getGetJournalEntryWithLinesMockHandler403 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/journalentrieswithlines/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetJournalEntryWithLinesResponseMock403(),
        { status: 403, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getGetJournalEntryWithLinesMockHandler404 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/journalentrieswithlines/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetJournalEntryWithLinesResponseMock404(),
        { status: 404, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getGetJournalEntryWithLinesMockHandler406 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/journalentrieswithlines/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetJournalEntryWithLinesResponseMock406(),
        { status: 406, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getGetJournalEntryWithLinesMockHandler429 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/journalentrieswithlines/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetJournalEntryWithLinesResponseMock429(),
        { status: 429, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getGetJournalEntryWithLinesMockHandler500 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/journalentrieswithlines/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetJournalEntryWithLinesResponseMock500(),
        { status: 500, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getReplaceJournalEntryWithLinesMockHandler = (
  overrideResponse?:
    | SingleRecord<JournalEntryWithLines>
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<SingleRecord<JournalEntryWithLines>> | SingleRecord<JournalEntryWithLines>),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/v1/journalentrieswithlines/:id',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getReplaceJournalEntryWithLinesResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getReplaceJournalEntryWithLinesMockHandler200 = (
  overrideResponse?:
    | SingleRecord<JournalEntryWithLines>
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<SingleRecord<JournalEntryWithLines>> | SingleRecord<JournalEntryWithLines>),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/v1/journalentrieswithlines/:id',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getReplaceJournalEntryWithLinesResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getReplaceJournalEntryWithLinesMockHandler400 = (
  overrideResponse?:
    | ValidationProblem
    | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ValidationProblem> | ValidationProblem),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/v1/journalentrieswithlines/:id',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getReplaceJournalEntryWithLinesResponseMock400(),
        { status: 400, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getReplaceJournalEntryWithLinesMockHandler401 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/v1/journalentrieswithlines/:id',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getReplaceJournalEntryWithLinesResponseMock401(),
        { status: 401, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getReplaceJournalEntryWithLinesMockHandler403 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/v1/journalentrieswithlines/:id',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getReplaceJournalEntryWithLinesResponseMock403(),
        { status: 403, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getReplaceJournalEntryWithLinesMockHandler404 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/v1/journalentrieswithlines/:id',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getReplaceJournalEntryWithLinesResponseMock404(),
        { status: 404, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getReplaceJournalEntryWithLinesMockHandler406 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/v1/journalentrieswithlines/:id',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getReplaceJournalEntryWithLinesResponseMock406(),
        { status: 406, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getReplaceJournalEntryWithLinesMockHandler413 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/v1/journalentrieswithlines/:id',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getReplaceJournalEntryWithLinesResponseMock413(),
        { status: 413, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getReplaceJournalEntryWithLinesMockHandler415 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/v1/journalentrieswithlines/:id',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getReplaceJournalEntryWithLinesResponseMock415(),
        { status: 415, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getReplaceJournalEntryWithLinesMockHandler429 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/v1/journalentrieswithlines/:id',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getReplaceJournalEntryWithLinesResponseMock429(),
        { status: 429, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getReplaceJournalEntryWithLinesMockHandler500 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/v1/journalentrieswithlines/:id',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getReplaceJournalEntryWithLinesResponseMock500(),
        { status: 500, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getUpdateJournalEntryWithLinesMockHandler = (
  overrideResponse?:
    | SingleRecord<JournalEntryWithLines>
    | ((
        info: Parameters<Parameters<typeof http.patch>[1]>[0],
      ) => Promise<SingleRecord<JournalEntryWithLines>> | SingleRecord<JournalEntryWithLines>),
  options?: RequestHandlerOptions,
) => {
  return http.patch(
    '*/v1/journalentrieswithlines/:id',
    async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdateJournalEntryWithLinesResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getUpdateJournalEntryWithLinesMockHandler200 = (
  overrideResponse?:
    | SingleRecord<JournalEntryWithLines>
    | ((
        info: Parameters<Parameters<typeof http.patch>[1]>[0],
      ) => Promise<SingleRecord<JournalEntryWithLines>> | SingleRecord<JournalEntryWithLines>),
  options?: RequestHandlerOptions,
) => {
  return http.patch(
    '*/v1/journalentrieswithlines/:id',
    async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdateJournalEntryWithLinesResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getUpdateJournalEntryWithLinesMockHandler400 = (
  overrideResponse?:
    | ValidationProblem
    | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<ValidationProblem> | ValidationProblem),
  options?: RequestHandlerOptions,
) => {
  return http.patch(
    '*/v1/journalentrieswithlines/:id',
    async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdateJournalEntryWithLinesResponseMock400(),
        { status: 400, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getUpdateJournalEntryWithLinesMockHandler401 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.patch(
    '*/v1/journalentrieswithlines/:id',
    async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdateJournalEntryWithLinesResponseMock401(),
        { status: 401, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getUpdateJournalEntryWithLinesMockHandler403 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.patch(
    '*/v1/journalentrieswithlines/:id',
    async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdateJournalEntryWithLinesResponseMock403(),
        { status: 403, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getUpdateJournalEntryWithLinesMockHandler404 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.patch(
    '*/v1/journalentrieswithlines/:id',
    async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdateJournalEntryWithLinesResponseMock404(),
        { status: 404, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getUpdateJournalEntryWithLinesMockHandler406 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.patch(
    '*/v1/journalentrieswithlines/:id',
    async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdateJournalEntryWithLinesResponseMock406(),
        { status: 406, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getUpdateJournalEntryWithLinesMockHandler413 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.patch(
    '*/v1/journalentrieswithlines/:id',
    async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdateJournalEntryWithLinesResponseMock413(),
        { status: 413, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getUpdateJournalEntryWithLinesMockHandler415 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.patch(
    '*/v1/journalentrieswithlines/:id',
    async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdateJournalEntryWithLinesResponseMock415(),
        { status: 415, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getUpdateJournalEntryWithLinesMockHandler429 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.patch(
    '*/v1/journalentrieswithlines/:id',
    async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdateJournalEntryWithLinesResponseMock429(),
        { status: 429, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getUpdateJournalEntryWithLinesMockHandler500 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.patch(
    '*/v1/journalentrieswithlines/:id',
    async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdateJournalEntryWithLinesResponseMock500(),
        { status: 500, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getDeleteJournalEntryWithLinesMockHandler = (
  overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/v1/journalentrieswithlines/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info);
      }

      return new HttpResponse(null, { status: 204 });
    },
    options,
  );
};

export const getDeleteJournalEntryWithLinesMockHandler204 = (
  overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/v1/journalentrieswithlines/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info);
      }

      return new HttpResponse(null, { status: 204 });
    },
    options,
  );
};

export const getDeleteJournalEntryWithLinesMockHandler400 = (
  overrideResponse?:
    | ValidationProblem
    | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<ValidationProblem> | ValidationProblem),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/v1/journalentrieswithlines/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDeleteJournalEntryWithLinesResponseMock400(),
        { status: 400, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getDeleteJournalEntryWithLinesMockHandler401 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/v1/journalentrieswithlines/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDeleteJournalEntryWithLinesResponseMock401(),
        { status: 401, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getDeleteJournalEntryWithLinesMockHandler403 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/v1/journalentrieswithlines/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDeleteJournalEntryWithLinesResponseMock403(),
        { status: 403, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getDeleteJournalEntryWithLinesMockHandler404 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/v1/journalentrieswithlines/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDeleteJournalEntryWithLinesResponseMock404(),
        { status: 404, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getDeleteJournalEntryWithLinesMockHandler429 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/v1/journalentrieswithlines/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDeleteJournalEntryWithLinesResponseMock429(),
        { status: 429, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getDeleteJournalEntryWithLinesMockHandler500 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/v1/journalentrieswithlines/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDeleteJournalEntryWithLinesResponseMock500(),
        { status: 500, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};
export const getJournalEntriesWithLinesMock = () => [
  getListJournalEntriesWithLinesMockHandler(),
  getCreateJournalEntryWithLinesMockHandler(),
  getGetJournalEntryWithLinesMockHandler(),
  getReplaceJournalEntryWithLinesMockHandler(),
  getUpdateJournalEntryWithLinesMockHandler(),
  getDeleteJournalEntryWithLinesMockHandler(),
];
