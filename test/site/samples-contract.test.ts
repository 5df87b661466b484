import { describe, expect, it, test } from 'vitest';
import {
  type Json,
  listOperations,
  type OpenApiDocument,
  type Operation,
  resolveRef,
} from '../../scripts/document/openapi.ts';
import { languages, readRecording, siteContract } from '../../site/samples/site-contract.ts';
import { contract } from './samples.ts';

const shown = await siteContract();
const recording = await readRecording();

const operations = listOperations(shown).map(({ operation }) => ({ id: operation.operationId, operation }));

const operation = (wanted: string): Operation => {
  const found = operations.find(({ id }) => id === wanted);
  if (!found) throw new Error(`There is no operation ${wanted}`);
  return found.operation;
};

interface Shown {
  readonly examples?: Readonly<Record<string, { readonly value: unknown }>>;
}

/** The examples of a body, or of an answer. */
const examplesOf = (part: unknown): unknown[] =>
  Object.values((resolveRef(shown, (part ?? {}) as Json).content ?? {}) as Record<string, Shown>).flatMap(
    ({ examples = {} }) => Object.values(examples).map(({ value }) => value),
  );

const namesOf = (id: string): string[] =>
  (operation(id).parameters ?? []).map((part) => resolveRef(shown, part)).map(({ name }) => name);

describe.each(operations)('$id', ({ id, operation: own }) => {
  const { succeeded = [], failed = [] } = recording.operations[id] ?? {};

  it('shows what was sent and what was answered', () => {
    const status = succeeded[0]?.answer.status ?? 0;
    const bodies = succeeded.map(({ answer }) => answer.body).filter((body) => body !== undefined);
    expect(examplesOf(own.responses[status])).toEqual(bodies);
    for (const { answer } of failed) {
      if (answer.body !== undefined) expect(examplesOf(own.responses[answer.status])).toContainEqual(answer.body);
    }
    const sent = succeeded.map(({ request }) => request.body).filter((body) => body !== undefined);
    expect(examplesOf(own.requestBody)).toEqual(sent);
  });

  it('has code in every language', () => {
    const samples = own['x-codeSamples'] as { lang: string; source: string }[];
    expect(samples.map(({ lang }) => lang)).toEqual(succeeded.flatMap(() => languages));
    for (const { source } of samples) expect(source.trim()).not.toBe('');
  });
});

describe('the order', () => {
  it('of parameters has what is special about an operation first', () => {
    expect(namesOf('listJournalEntryChanges').slice(0, 2)).toEqual(['ChangedDate_from', 'id']);
    expect(namesOf('listLedgerBalances').slice(0, 2)).toEqual(['bookyear', 'groupBy']);
    expect(namesOf('listDebtorMandates')[0]).toBe('debtorId');
    expect(namesOf('listArticles')[0]).toBe('ActiveState');
    expect(namesOf('listDebtors').slice(-9)).toEqual([
      'page',
      'pageSize',
      'orderby',
      'fields',
      'metaOnly',
      'X-Tenant-Id',
      'Accept-Language',
      'pagesize',
      'X-TenantId',
    ]);
  });

  it('of the groups begins with the guides, and leaves none out', () => {
    const groups = (document: OpenApiDocument) =>
      (document['x-tagGroups'] as { name: string }[]).map(({ name }) => name);
    expect(groups(shown)).toEqual([
      'Guides',
      'Authentication',
      'Administrations',
      'Master data',
      'Sales',
      'Purchasing',
      'Orders',
      'Ledger',
      'Documents',
      'Reports',
    ]);
    expect(groups(shown).toSorted()).toEqual(groups(contract).toSorted());
  });
});

test('nothing but examples, code and order differs from the contract: paths and schemas are the same', () => {
  expect(shown.components.schemas).toEqual(contract.components.schemas);
  expect(listOperations(shown).map(({ method, path }) => `${method} ${path}`)).toEqual(
    listOperations(contract).map(({ method, path }) => `${method} ${path}`),
  );
});
