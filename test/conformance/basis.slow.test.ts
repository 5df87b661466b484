import { beforeAll, describe, expect, it } from 'vitest';
import type { Violation } from '../../conformance/rules/violations.ts';
import { breaks, combine, type Deviation, type Json } from './deviations/deviation.ts';
import { getDeviation } from './deviations/index.ts';
import { useServer } from './fixtures.ts';
import { runChecks } from './run-checks.ts';

const server = useServer();

type Fault = Omit<Deviation, 'name'>;

/** Runs the checks of a server with some faults. */
async function findViolations(faults: readonly Fault[]): Promise<readonly Violation[]> {
  server.proxy.setHandler(faults.map(({ handler }) => handler).reduce(combine));
  const only = faults.flatMap((fault) => fault.only);
  return (await runChecks({ url: server.proxy.url, only, write: true })).violations;
}

/** Faults in what the platform's own description says, in one place each, by the statement that says it. */
const documented: Readonly<Record<string, Fault>> = {
  'vat-codes-sales-filter': getDeviation('salesCode is ignored'),
  'articles-active-only': getDeviation('a list of articles has inactive ones'),
  'list-next-page': getDeviation('nextPage loses a filter'),
  'create-location': getDeviation('Location is missing'),
  'writes-return-400': getDeviation('invalid data gets 422'),
  'list-profile-name': breaks('listCountries', 'body').meta(() => ({ profileName: undefined })),
  'country-fields': breaks('getCountry', 'body').json((country) => ({ ...country, code: 31 })),
  'creditor-kind-required': getDeviation('createCreditor accepts no kind'),
  'journal-entry-document-number': getDeviation('createJournalEntryWithLines accepts no document number'),
  'validation-error-status': breaks('updateDebtor 400', 'validation-status').status(200),
};

describe('A fault in what the platform documents is a violation of', () => {
  let violations: readonly Violation[];
  beforeAll(async () => {
    violations = await findViolations(Object.values(documented));
  });

  it.each(Object.entries(documented))('%s', (statement, { only }) => {
    const found = violations.filter(({ basis, operation }) => basis === 'documented' && only.includes(operation));
    expect(found.flatMap(({ details }) => details.flatMap(({ provenance }) => provenance))).toContain(statement);
  });
});

it('Faults in what the platform leaves open are violations, and not of what it documents', async () => {
  const faults = [
    breaks('getDebtor', 'body').json(({ debtorKindId: kind, ...debtor }) => ({ ...debtor, kind })),
    breaks('getDebtor 404', 'unknown-record').status(410),
    breaks('listDebtors', 'page-size').query((query) => {
      if (Number(query.get('pageSize') ?? 100) > 5) query.set('pageSize', '5');
    }),
    breaks('createDebtor 400', 'body').json(({ errors }) => ({
      errors: Object.fromEntries(
        Object.entries(errors as Json).map(([name, texts]) => [name, [texts].flat().join(' ')]),
      ),
    })),
    breaks('deleteDebtor', 'delete-status').status(200),
  ];
  const violations = await findViolations(faults);
  const seen = violations.map(({ operation, status }) => `${operation} ${status}`);
  expect(seen).toEqual(
    expect.arrayContaining([
      'getDebtor 200',
      'getDebtor 410',
      'listDebtors 200',
      'createDebtor 400',
      'deleteDebtor 200',
    ]),
  );
  expect(violations.filter(({ basis }) => basis === 'documented')).toEqual([]);
});
