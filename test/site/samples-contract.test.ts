import { describe, expect, it, test } from 'vitest';
import {
  type Json,
  listOperations,
  type OpenApiDocument,
  type Operation,
  resolveRef,
} from '../../contract/document.ts';
import { readRecording } from '../../programs/recording.ts';
import { loadDocsDocument } from '../../site/load-docs-document.ts';
import { languages } from '../../site/samples/code/languages.ts';
import { contract } from './samples.ts';

const shown = await loadDocsDocument();
const recording = await readRecording();

const operations = listOperations(shown).map(({ operation }) => ({ id: operation.operationId, operation }));

function findOperation(operationId: string): Operation {
  const entry = operations.find(({ id }) => id === operationId);
  if (!entry) throw new Error(`There is no operation ${operationId}`);
  return entry.operation;
}

interface WithExamples {
  readonly examples?: Readonly<Record<string, { readonly value: unknown }>>;
}

const listExamples = (part: unknown): unknown[] =>
  Object.values((resolveRef(shown, (part ?? {}) as Json).content ?? {}) as Record<string, WithExamples>).flatMap(
    ({ examples = {} }) => Object.values(examples).map(({ value }) => value),
  );

const listParameterNames = (id: string): string[] =>
  (findOperation(id).parameters ?? []).map((part) => resolveRef(shown, part)).map(({ name }) => name);

describe.each(operations)('$id', ({ id, operation: own }) => {
  const { succeeded = [], failed = [] } = recording.operations[id] ?? {};

  it('has the recorded requests and responses as examples', () => {
    const status = succeeded[0]?.response.status ?? 0;
    const bodies = succeeded.map(({ response }) => response.body).filter((body) => body !== undefined);
    expect(listExamples(own.responses[status])).toEqual(bodies);
    for (const { response } of failed) {
      if (response.body !== undefined)
        expect(listExamples(own.responses[response.status])).toContainEqual(response.body);
    }
    const sent = succeeded.map(({ request }) => request.body).filter((body) => body !== undefined);
    expect(listExamples(own.requestBody)).toEqual(sent);
  });

  it('has code in every language', () => {
    const samples = own['x-codeSamples'] as { lang: string; source: string }[];
    expect(samples.map(({ lang }) => lang)).toEqual(succeeded.flatMap(() => languages));
    for (const { source } of samples) expect(source.trim()).not.toBe('');
  });
});

describe('the order', () => {
  it('of parameters begins with those that are special to an operation', () => {
    expect(listParameterNames('listJournalEntryChanges').slice(0, 2)).toEqual(['ChangedDate_from', 'id']);
    expect(listParameterNames('listLedgerBalances').slice(0, 2)).toEqual(['bookyear', 'groupBy']);
    expect(listParameterNames('listDebtorMandates')[0]).toBe('debtorId');
    expect(listParameterNames('listArticles')[0]).toBe('ActiveState');
    expect(listParameterNames('listDebtors').slice(-9).join(' ')).toBe(
      'page pageSize orderby fields metaOnly X-Tenant-Id Accept-Language pagesize X-TenantId',
    );
  });

  it('of the groups begins with the guides, and includes all of them', () => {
    const groups = (document: OpenApiDocument) =>
      (document['x-tagGroups'] as { name: string }[]).map(({ name }) => name);
    expect(groups(shown).join()).toBe(
      'Guides,Authentication,Administrations,Master data,Sales,Purchasing,Orders,Ledger,Documents,Reports',
    );
    expect(groups(shown).toSorted()).toEqual(groups(contract).toSorted());
  });
});

test('the paths and schemas of the docs document are those of the contract', () => {
  expect(shown.components.schemas).toEqual(contract.components.schemas);
  expect(listOperations(shown).map(({ method, path }) => `${method} ${path}`)).toEqual(
    listOperations(contract).map(({ method, path }) => `${method} ${path}`),
  );
});
