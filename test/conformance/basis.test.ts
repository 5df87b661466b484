import { expect, it } from 'vitest';
import {
  changeJson,
  changeQuery,
  changeResponse,
  type Deviation,
  type Json,
  type ListBody,
  repair,
  withJson,
} from './deviations/deviation.ts';
import { deviations } from './deviations/index.ts';
import { useServer } from './fixtures.ts';
import type { ProxyHandler } from './proxy.ts';
import { runChecks } from './run-checks.ts';

const server = useServer();

interface Case extends Pick<Deviation, 'name' | 'handler' | 'only' | 'write'> {
  readonly statement: string;
}

/** Answers requests of a method and a path with another status than the server's. */
const changeStatus = (method: string, path: string, status: number, other: number): ProxyHandler =>
  changeResponse({ method, path, status }, (response) => ({ ...response, status: other }));

/** Plants whose violation has the basis of a statement. */
const plants: readonly (readonly [name: string, statement: string])[] = [
  ['salesCode is ignored', 'vat-codes-sales-filter'],
  ['a list of articles has inactive ones', 'articles-active-only'],
  ['nextPage loses a filter', 'list-next-page'],
  ['Location is missing', 'create-location'],
  ['invalid data gets 422', 'writes-return-400'],
];

/** Faults in what the platform's own description says, in one place each. */
const documented: readonly Case[] = [
  ...plants.map(([name, statement]) => {
    const plant = deviations.find((deviation) => deviation.name === name);
    return { ...(plant as Deviation), statement };
  }),
  {
    name: 'a field of the envelope that is missing',
    handler: changeJson<ListBody>({ path: '/v1/countries' }, ({ _meta: { profileName: _, ..._meta }, ...body }) => ({
      ...body,
      _meta,
    })),
    only: ['listCountries'],
    statement: 'list-profile-name',
  },
  {
    name: 'a type that the platform names',
    handler: changeJson({ path: '/v1/countries/{id}' }, (country) => ({ ...country, code: 31 })),
    only: ['getCountry'],
    statement: 'country-fields',
  },
  {
    name: 'a creditor without a creditor kind that is created',
    handler: repair('/v1/creditors', (body) => ({ ...body, creditorKindId: 1 })),
    only: ['createCreditor'],
    statement: 'creditor-kind-required',
    write: true,
  },
  {
    name: 'a journal entry without a document number that is created',
    handler: repair('/v1/journalentrieswithlines', (body) => ({ ...body, sourceDocumentNumber: 'none' })),
    only: ['createJournalEntryWithLines'],
    statement: 'journal-entry-document-number',
    write: true,
  },
  {
    name: 'invalid data that gets 200 with errors',
    handler: changeStatus('POST', '/v1/debtors', 400, 200),
    only: ['createDebtor'],
    statement: 'validation-error-status',
    write: true,
  },
];

it.each(documented)('$name breaks what the platform documents', async ({ handler, only, statement, write = false }) => {
  server.proxy.setHandler(handler);
  const { violations } = await runChecks({ url: server.proxy.url, only, write });
  const found = violations.filter(({ basis }) => basis === 'documented');
  expect(found.flatMap(({ details }) => details.flatMap(({ provenance }) => provenance))).toContain(statement);
});

/** Faults in what it leaves open. */
const open: readonly Omit<Case, 'statement'>[] = [
  {
    name: 'another name for the debtor kind of a debtor',
    handler: changeJson({ path: '/v1/debtors/{id}' }, ({ debtorKindId: kind, ...debtor }) => ({ ...debtor, kind })),
    only: ['getDebtor'],
  },
  {
    name: 'another status for an unknown record',
    handler: changeStatus('GET', '/v1/debtors/{id}', 404, 410),
    only: ['getDebtor'],
  },
  {
    name: 'pages that are smaller than requested',
    handler: changeQuery({ path: '/v1/debtors' }, (query) => {
      if (Number(query.get('pageSize') ?? 100) > 5) query.set('pageSize', '5');
    }),
    only: ['listDebtors'],
  },
  {
    name: 'a value of errors that is no list of texts',
    handler: changeResponse({ method: 'POST', path: '/v1/debtors', status: 400 }, (response) => {
      const { errors } = JSON.parse(response.body.toString()) as { readonly errors: Json };
      const texts = Object.entries(errors).map(([name, messages]) => [name, [messages].flat().join(' ')]);
      return withJson(response, { errors: Object.fromEntries(texts) });
    }),
    only: ['createDebtor'],
    write: true,
  },
  {
    name: 'a deletion that is answered with 200',
    handler: changeStatus('DELETE', '/v1/debtors/{id}', 204, 200),
    only: ['deleteDebtor'],
    write: true,
  },
];

it.each(open)(
  '$name is a violation, and not of what the platform documents',
  async ({ handler, only, write = false }) => {
    server.proxy.setHandler(handler);
    const { violations } = await runChecks({ url: server.proxy.url, only, write });
    expect(violations.length).toBeGreaterThan(0);
    expect(violations.filter(({ basis }) => basis === 'documented')).toEqual([]);
  },
);
