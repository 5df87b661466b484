import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as api from '../../generated/client/src/index.ts';
import { repository } from '../../scripts/lib/run.ts';
import { createFakeFetch, createJsonResponse } from '../support/client/fake-fetch.ts';

interface Schema {
  $ref?: string;
  required?: string[];
  oneOf?: Schema[];
}

interface Operation {
  operationId: string;
  'x-kind'?: string;
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { content?: object }>;
}

const contract = JSON.parse(await readFile(join(repository, 'generated', 'openapi.internal.json'), 'utf8')) as {
  info: { version: string };
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
};

const operations = Object.entries(contract.paths).flatMap(([path, item]) =>
  Object.entries(item)
    .filter(([, operation]) => operation.operationId)
    .map(([method, operation]) => ({ name: operation.operationId, method: method.toUpperCase(), path, operation })),
);
const calls = operations.filter(({ operation }) => !operation.responses['302']);
const functions = api as unknown as Record<string, ((...args: unknown[]) => unknown) | undefined>;
const baseUrl = 'https://api.example';

const isDownload = ({ responses }: Operation): boolean => 'application/pdf' in (responses['200']?.content ?? {});

/** Creates a body with the fields that it needs. */
function createBody({ content }: NonNullable<Operation['requestBody']>): object {
  if ('application/pdf' in content) return new Blob(['%PDF-1.4']);
  const required = Object.values(content).flatMap(({ schema }) => listRequired(schema));
  return Object.fromEntries(['field', ...required].map((name) => [name, 'value']));
}

function listRequired({ $ref, required = [], oneOf = [] }: Schema): string[] {
  const named = contract.components.schemas[$ref?.split('/').at(-1) ?? ''];
  return [...required, ...[...oneOf, ...(named ? [named] : [])].flatMap(listRequired)];
}

describe('every operation of the contract', () => {
  it.each(calls.filter(({ operation }) => !isDownload(operation)))(
    '$name sends $method $path',
    async ({ name, method, path, operation }) => {
      const content = { received: true, ...(operation['x-kind'] === 'list' && { _data: [], _meta: {} }) };
      const { fetch, sent } = createFakeFetch(createJsonResponse(200, content));
      const client = api.createClientCore({ baseUrl, token: 'abc', fetch });
      const identifiers = [...path.matchAll(/\{\w+\}/g)].map((_, index) => index + 11);
      const body = operation.requestBody ? [createBody(operation.requestBody)] : [];
      await expect(functions[name]?.(client, ...identifiers, ...body)).resolves.toEqual(content);

      const remaining = [...identifiers];
      expect(sent).toHaveLength(1);
      expect(sent[0]).toMatchObject({
        method,
        url: baseUrl + path.replaceAll(/\{\w+\}/g, () => String(remaining.shift())),
      });
      expect(sent[0]?.body !== undefined).toBe(operation.requestBody !== undefined);
    },
  );

  it.each(calls.filter(({ operation }) => isDownload(operation)))(
    '$name returns the document',
    async ({ name, path }) => {
      const { fetch, sent } = createFakeFetch(
        new Response('%PDF-1.4', { headers: { 'content-type': 'application/pdf' } }),
      );
      const file = await functions[name]?.(api.createClientCore({ baseUrl, fetch }), 11);
      expect(await (file as Blob).text()).toBe('%PDF-1.4');
      expect(sent[0]?.url).toBe(baseUrl + path.replace(/\{\w+\}/, '11'));
      expect(sent[0]?.headers.get('accept')).toContain('application/pdf');
    },
  );

  it('has a function, and the client exports no other operations', () => {
    const signIn = ['startSignIn', 'finishSignIn', 'createTokenProvider', 'memoryTokenStore', 'toTokens'];
    const runtime = ['createClient', 'createClientCore', 'createOnce', ...signIn];
    expect(
      Object.keys(api)
        .filter((name) => !runtime.includes(name) && !name.endsWith('Error'))
        .toSorted(),
    ).toEqual(operations.map(({ name, operation }) => (operation.responses['302'] ? `${name}Url` : name)).toSorted());
  });
});
