import { resolve } from 'node:path';
import { resolveCommand } from './support/command.ts';

/** A generator of clients: how it generates one, and how a developer calls what it generates. */
export interface Generator {
  readonly name: string;
  /** The file that runs, and its arguments for a document and the folder of the client. */
  readonly script: string;
  readonly args: (document: string, folder: string) => readonly string[];
  /** The lines that only tell how far it is. */
  readonly progress: readonly RegExp[];
  /** Settings that it needs, by file, where it is called. */
  readonly settings?: (document: string, folder: string, url: string) => Readonly<Record<string, string>>;
  /** The type of a schema. */
  readonly type: (schema: string) => string;
  /** The types of the parameters of an operation, by their place; headers are not typed by all. */
  readonly query: (operationId: string) => string;
  readonly headers?: (operationId: string) => string;
  /** Parameters that it loses, with the reason. */
  readonly lost?: Readonly<Record<string, string>>;
  /** The reason why its client cannot send the bytes of a PDF. */
  readonly noUpload?: string;
  /** What a developer writes: `program`, with what `support/program.ts` adds: `url`, `token`, `headers`, `tenant`, types. */
  readonly program: string;
}

const pascal = (operationId: string): string => operationId.replace(/^./, (letter) => letter.toUpperCase());

/** Axios writes `fields[]=id` by itself, which no contract can describe. */
const AXIOS = '{ baseURL: url, headers, paramsSerializer: { indexes: null } }';

const heyApi: Generator = {
  name: '@hey-api/openapi-ts',
  script: resolveCommand('@hey-api/openapi-ts', 'openapi-ts'),
  args: (document, folder) => ['-i', document, '-o', folder],
  progress: [/^@hey-api\/openapi-ts v/, /^\[Job 1\] (~ Generating\.\.\.$| {2}\[1\] |✓ )/],
  type: (schema) => `import('./types.gen.ts').${schema}`,
  query: (operationId) => `NonNullable<import('./types.gen.ts').${pascal(operationId)}Data['query']>`,
  headers: (operationId) => `NonNullable<import('./types.gen.ts').${pascal(operationId)}Data['headers']>`,
  lost: { pagesize: 'it keeps the last of the parameters whose names differ by case only' },
  program: `
    import * as sdk from './sdk.gen.ts';
    const options = { baseUrl: url, auth: token };
    export const program: Program = {
      list: async (query) => (await sdk.listDebtors({ ...options, query, headers: { 'X-Tenant-Id': tenant } })).data,
      create: async (body) => (await sdk.createDebtor({ ...options, body })).data,
      invoice: async (body) => (await sdk.createSalesInvoiceWithLines({ ...options, body })).data,
      findErrors: async (body) => {
        const { error } = await sdk.createDebtor({ ...options, body });
        return error && 'errors' in error ? error.errors : undefined;
      },
      update: async (id, body) => (await sdk.updateArticle({ ...options, path: { id }, body })).data,
      upload: async (body) => (await sdk.uploadInboxFile({ ...options, body })).data,
    };`,
};

export const generators: readonly Generator[] = [
  heyApi,
  {
    ...heyApi,
    name: '@hey-api/openapi-ts with valibot',
    // It writes each pattern as a literal of JavaScript.
    args: (document, folder) => [
      ...heyApi.args(document, folder),
      '-p',
      '@hey-api/sdk',
      '@hey-api/client-fetch',
      'valibot',
    ],
  },
  {
    name: 'orval',
    script: resolveCommand('orval'),
    args: () => [],
    progress: [/^🍻 orval v/, /^api - 🎉 /],
    // Without the address of the server its client is for pages on that server.
    settings: (document, folder, url) => ({
      'orval.config.mjs': `export default { api: { input: '${document}', output: {
        target: '${folder}/client.ts', client: 'fetch', baseUrl: '${url}' } } };`,
    }),
    type: (schema) => `import('./client.ts').${schema}`,
    query: (operationId) => `import('./client.ts').${pascal(operationId)}Params`,
    program: `
      import * as api from './client.ts';
      const options = { headers };
      // @ts-expect-error It has types for the headers only when it is asked to.
      export const withHeader = () => api.listDebtors({}, { 'X-Tenant-Id': tenant });
      export const program: Program = {
        list: async (query) => {
          const { status, data } = await api.listDebtors(query, { headers: { ...headers, 'X-Tenant-Id': String(tenant) } });
          return status === 200 ? data : undefined;
        },
        create: async (body) => {
          const { status, data } = await api.createDebtor(body, options);
          return status === 201 ? data : undefined;
        },
        invoice: async (body) => {
          const { status, data } = await api.createSalesInvoiceWithLines(body, options);
          return status === 201 ? data : undefined;
        },
        findErrors: async (body) => {
          const { status, data } = await api.createDebtor(body, options);
          return status === 400 ? data.errors : undefined;
        },
        update: async (id, body) => {
          const { status, data } = await api.updateArticle(id, body, options);
          return status === 200 ? data : undefined;
        },
        upload: async (body) => {
          const { status, data } = await api.uploadInboxFile(body, options);
          return status === 201 ? data : undefined;
        },
      };`,
  },
  {
    name: 'kubb',
    script: resolve(import.meta.dirname, 'support/generate-kubb.ts'),
    args: (document, folder) => [document, folder],
    progress: [],
    type: (schema) => `import('./index.ts').${schema}`,
    query: (operationId) => `import('./index.ts').${pascal(operationId)}QueryParams`,
    headers: (operationId) => `import('./index.ts').${pascal(operationId)}HeaderParams`,
    program: `
      import { isAxiosError } from 'axios';
      import * as api from './index.ts';
      const options = ${AXIOS};
      export const program: Program = {
        list: (query) => api.listDebtors(query, { 'X-Tenant-Id': tenant }, options),
        create: (body) => api.createDebtor(body, {}, options),
        invoice: (body) => api.createSalesInvoiceWithLines(body, {}, options),
        findErrors: (body) =>
          api.createDebtor(body, {}, options).then(
            () => undefined,
            (error) => isAxiosError<Types['ValidationProblem']>(error) ? error.response?.data.errors : undefined,
          ),
        update: (id, body) => api.updateArticle(id, body, {}, options),
        upload: (body) => api.uploadInboxFile(body, {}, options),
      };`,
  },
  {
    name: 'openapi-typescript with openapi-fetch',
    script: resolveCommand('openapi-typescript'),
    args: (document, folder) => [document, '-o', `${folder}/schema.ts`],
    progress: [/^✨ openapi-typescript /, /^🚀 /],
    type: (schema) => `import('./schema.ts').components['schemas']['${schema}']`,
    query: (operationId) => `NonNullable<import('./schema.ts').operations['${operationId}']['parameters']['query']>`,
    headers: (operationId) => `NonNullable<import('./schema.ts').operations['${operationId}']['parameters']['header']>`,
    program: `
      import createClient from 'openapi-fetch';
      import type { paths } from './schema.ts';
      const client = createClient<paths>({ baseUrl: url, headers });
      export const program: Program = {
        list: async (query) =>
          (await client.GET('/v1/debtors', { params: { query, header: { 'X-Tenant-Id': tenant } } })).data,
        create: async (body) => (await client.POST('/v1/debtors', { body })).data,
        invoice: async (body) => (await client.POST('/v1/salesinvoiceswithlines', { body })).data,
        findErrors: async (body) => {
          const { error } = await client.POST('/v1/debtors', { body });
          return error && 'errors' in error ? error.errors : undefined;
        },
        update: async (id, body) => (await client.PATCH('/v1/articles/{id}', { params: { path: { id } }, body })).data,
        upload: async (body) => {
          const headers = { 'Content-Type': 'application/pdf' };
          return (await client.POST('/v1/inboxfiles', { body, headers, bodySerializer: (pdf) => pdf })).data;
        },
      };`,
  },
  {
    name: 'swagger-typescript-api',
    script: resolveCommand('swagger-typescript-api'),
    // Parameters have a type with a name when they are extracted.
    args: (document, folder) => ['generate', '-p', document, '-o', folder, '-n', 'api.ts', '--extract-request-params'],
    progress: [/^ℹ /, /^✔ api file /],
    type: (schema) => `import('./api.ts').${schema}`,
    query: (operationId) => `import('./api.ts').${pascal(operationId)}Params`,
    noUpload: 'it writes JSON of each body that is no form',
    program: `
      import { Api, type HttpResponse } from './api.ts';
      const { v1 } = new Api({ baseUrl: url, baseApiParams: { headers } });
      // @ts-expect-error It has no types for headers.
      export const withHeader = () => v1.listDebtors({ 'X-Tenant-Id': tenant });
      export const program: Program = {
        list: async (query) => (await v1.listDebtors(query, { headers: { 'X-Tenant-Id': String(tenant) } })).data,
        create: async (body) => (await v1.createDebtor(body)).data,
        invoice: async (body) => (await v1.createSalesInvoiceWithLines(body)).data,
        findErrors: (body) =>
          v1.createDebtor(body).then(
            () => undefined,
            ({ error }: HttpResponse<unknown, Types['ValidationProblem']>) => error.errors,
          ),
        update: async (id, body) => (await v1.updateArticle({ id }, body)).data,
        upload: async (body) => (await v1.uploadInboxFile(body)).data,
      };`,
  },
  {
    name: 'openapi-zod-client',
    script: resolveCommand('openapi-zod-client'),
    // Its client calls operations by their name, and has all schemas, when it is asked to.
    args: (document, folder) => [document, '-o', `${folder}/client.ts`, '--with-alias', '--export-schemas'],
    progress: [/^Retrieving OpenAPI document from /, /^Done generating /],
    type: (schema) => `import('zod').infer<typeof import('./client.ts').schemas.${schema}>`,
    query: (operationId) =>
      `NonNullable<import('@zodios/core').ZodiosQueryParamsByAlias<typeof import('./client.ts').api.api, '${operationId}'>>`,
    headers: (operationId) =>
      `NonNullable<import('@zodios/core').ZodiosHeaderParamsByAlias<typeof import('./client.ts').api.api, '${operationId}'>>`,
    program: `
      import { isAxiosError } from 'axios';
      import { createApiClient } from './client.ts';
      const api = createApiClient(url, { axiosConfig: ${AXIOS} });
      export const program: Program = {
        list: (queries) => api.listDebtors({ queries, headers: { 'X-Tenant-Id': tenant } }),
        create: (body) => api.createDebtor(body),
        invoice: (body) => api.createSalesInvoiceWithLines(body),
        findErrors: (body) =>
          api.createDebtor(body).then(
            () => undefined,
            (error) => isAxiosError<Types['ValidationProblem']>(error) ? error.response?.data.errors : undefined,
          ),
        update: (id, body) => api.updateArticle(body, { params: { id } }),
        // @ts-expect-error It has no type for a body that is neither JSON nor a form.
        upload: (body) => api.uploadInboxFile(body),
      };`,
  },
];
