import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import {
  type Json,
  listOperations,
  type OpenApiDocument,
  type Operation,
  resolveRef,
} from '../../contract/document.ts';
import { RECORDING_FILE, type Recording } from '../../programs/recording.ts';
import { loadDocsDocument } from '../../site/load-docs-document.ts';
import { languages } from '../../site/samples/code/languages.ts';
import { operations as documented } from '../support/contract.ts';
import { contract, listExternalHosts } from './samples.ts';

const shown = await loadDocsDocument();
const text = readFileSync(RECORDING_FILE, 'utf8');
const recording = JSON.parse(text) as Recording;

const operations = listOperations(shown).map(({ operation }) => ({ id: operation.operationId, operation }));

const published = Object.fromEntries(documented.map((operation) => [operation.id, operation]));

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

// That they are the responses of the sandbox is checked by the pipeline, which compares what it builds with what is committed.
describe('the recorded examples', () => {
  it('are those of every operation, and of no other', () => {
    expect(Object.keys(recording.operations)).toEqual(Object.keys(published));
  });

  it('have no token, no code, and no host except localhost and examples', () => {
    expect(listExternalHosts(text)).toEqual([]);
    expect(text).not.toContain('sandbox-demo-token');
    const exchanged = JSON.stringify(recording.operations.requestToken);
    const secrets = [...exchanged.matchAll(/"(?:access_token|refresh_token|code)":"([^"]*)"/g)].map(
      ([, secret]) => secret,
    );
    expect(new Set(secrets)).toEqual(new Set(['<ACCESS_TOKEN>', '<REFRESH_TOKEN>', '<CODE>', 'unknown']));
    // The length of a token, and of the identifier of a sign-in.
    expect(text).not.toMatch(/[\w-]{43}/);
  });
});

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

  // That examples are valid is tested in the published contract.
  it('has an example of each body that is sent, and of each documented status', () => {
    const bodies = Object.values(published[id]?.requestContent ?? {});
    const [status, ...errors] = Object.keys(published[id]?.responses ?? {}).toSorted();
    expect(succeeded).toHaveLength(Math.max(1, bodies.flatMap(({ examples = {} }) => Object.keys(examples)).length));
    expect(new Set(succeeded.map(({ response }) => String(response.status)))).toEqual(new Set([status]));
    expect(new Set(failed.map(({ response }) => String(response.status)))).toEqual(new Set(errors));
    // The sign-in has other pages and errors.
    if (!published[id]?.kind) return;
    for (const { response } of failed) expect(response.headers['Content-Language']).toBe('en');
    const invalid = failed.find(({ response }) => response.status === 400)?.response.body;
    expect(Object.values((invalid as { errors: object }).errors).flat()).not.toEqual([]);
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
