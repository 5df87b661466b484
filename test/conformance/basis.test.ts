import { expect, it } from 'vitest';
import {
  changeJson,
  changeQuery,
  changeResponse,
  type Json,
  type ListBody,
  repair,
  withJson,
} from './deviations/deviation.ts';
import { useServer } from './fixtures.ts';
import type { ProxyHandler } from './proxy.ts';
import { runChecks } from './run-checks.ts';

const server = useServer();

interface Case {
  readonly what: string;
  readonly handler: ProxyHandler;
  readonly only: string;
  readonly statement: string;
  readonly write?: boolean;
}

const removeFilters = (link: unknown): unknown =>
  typeof link === 'string'
    ? link.replaceAll(/&?(?!page|pageSize|fields|orderby|metaOnly)\b\w+=[^&]*/g, '').replace('?&', '?')
    : link;

/** Faults in what the platform's own description says, in one place each. */
const documented: readonly Case[] = [
  {
    what: 'a boolean filter that is ignored',
    handler: changeQuery({ path: '/v1/vatcodes' }, (query) => query.delete('salesCode')),
    only: 'listVatCodes',
    statement: 'vat-codes-sales-filter',
  },
  {
    what: 'inactive articles among those of the default list',
    handler: changeQuery({ path: '/v1/articles' }, (query) => {
      if (!query.has('ActiveState')) query.set('ActiveState', 'all');
    }),
    only: 'listArticles',
    statement: 'articles-active-only',
  },
  {
    what: 'a filter that the link to the next page loses',
    handler: changeJson<ListBody>({ path: '/v1/ledgeraccounts' }, ({ _meta, ...body }) => ({
      ...body,
      _meta: { ..._meta, nextPage: removeFilters(_meta.nextPage) },
    })),
    only: 'listLedgerAccounts',
    statement: 'list-next-page',
  },
  {
    what: 'a field of the envelope that is missing',
    handler: changeJson<ListBody>({ path: '/v1/countries' }, ({ _meta: { profileName: _, ..._meta }, ...body }) => ({
      ...body,
      _meta,
    })),
    only: 'listCountries',
    statement: 'list-profile-name',
  },
  {
    what: 'a type that the platform names',
    handler: changeJson({ path: '/v1/countries/{id}' }, (country) => ({ ...country, code: 31 })),
    only: 'getCountry',
    statement: 'country-fields',
  },
  {
    what: 'a created record without Location',
    handler: changeResponse(
      { method: 'POST', path: '/v1/debtors', status: 201 },
      ({ headers: { location: _, ...headers }, ...response }) => ({
        ...response,
        headers,
      }),
    ),
    only: 'createDebtor',
    statement: 'create-location',
    write: true,
  },
  {
    what: 'invalid data that gets another status than 400',
    handler: changeResponse({ method: 'POST', path: '/v1/debtors', status: 400 }, (response) => ({
      ...response,
      status: 422,
    })),
    only: 'createDebtor',
    statement: 'writes-return-400',
    write: true,
  },
  {
    what: 'a creditor without a creditor kind that is created',
    handler: repair('/v1/creditors', (body) => ({ ...body, creditorKindId: 1 })),
    only: 'createCreditor',
    statement: 'creditor-kind-required',
    write: true,
  },
  {
    what: 'a journal entry without a document number that is created',
    handler: repair('/v1/journalentrieswithlines', (body) => ({ ...body, sourceDocumentNumber: 'none' })),
    only: 'createJournalEntryWithLines',
    statement: 'journal-entry-document-number',
    write: true,
  },
  {
    what: 'invalid data that gets 200 with errors',
    handler: changeResponse({ method: 'POST', path: '/v1/debtors', status: 400 }, (response) => ({
      ...response,
      status: 200,
    })),
    only: 'createDebtor',
    statement: 'validation-error-status',
    write: true,
  },
];

it.each(documented)('$what breaks what the platform documents', async ({ handler, only, statement, write = false }) => {
  server.proxy.setHandler(handler);
  const { violations } = await runChecks({ url: server.proxy.url, only: [only], write });
  const found = violations.filter(({ basis }) => basis === 'documented');
  expect(found.flatMap(({ details }) => details.flatMap(({ provenance }) => provenance))).toContain(statement);
});

/** Faults in what it leaves open. */
const open: readonly Omit<Case, 'statement'>[] = [
  {
    what: 'another name for the debtor kind of a debtor',
    handler: changeJson({ path: '/v1/debtors/{id}' }, ({ debtorKindId: kind, ...debtor }) => ({ ...debtor, kind })),
    only: 'getDebtor',
  },
  {
    what: 'another status for an unknown record',
    handler: changeResponse({ path: '/v1/debtors/{id}', status: 404 }, (response) => ({ ...response, status: 410 })),
    only: 'getDebtor',
  },
  {
    what: 'pages that are smaller than requested',
    handler: changeQuery({ path: '/v1/debtors' }, (query) => {
      if (Number(query.get('pageSize') ?? 100) > 5) query.set('pageSize', '5');
    }),
    only: 'listDebtors',
  },
  {
    what: 'a value of errors that is no list of texts',
    handler: changeResponse({ method: 'POST', path: '/v1/debtors', status: 400 }, (response) => {
      const { errors } = JSON.parse(response.body.toString()) as { readonly errors: Json };
      const texts = Object.entries(errors).map(([name, messages]) => [name, [messages].flat().join(' ')]);
      return withJson(response, { errors: Object.fromEntries(texts) });
    }),
    only: 'createDebtor',
    write: true,
  },
  {
    what: 'a deletion that is answered with 200',
    handler: changeResponse({ method: 'DELETE', path: '/v1/debtors/{id}', status: 204 }, (response) => ({
      ...response,
      status: 200,
    })),
    only: 'deleteDebtor',
    write: true,
  },
];

it.each(open)(
  '$what is a violation, and not of what the platform documents',
  async ({ handler, only, write = false }) => {
    server.proxy.setHandler(handler);
    const { violations } = await runChecks({ url: server.proxy.url, only: [only], write });
    expect(violations.length).toBeGreaterThan(0);
    expect(violations.filter(({ basis }) => basis === 'documented')).toEqual([]);
  },
);
