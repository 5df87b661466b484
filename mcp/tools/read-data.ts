import { z } from 'zod';
import { getResponses, isList, isSecured } from '../../contract/document.ts';
import { callForPdf, callList, callOnce } from '../call.ts';
import { apiOperations, type CatalogOperation, findById } from '../docs/catalog.ts';
import { createRequest } from '../request.ts';
import { ToolError } from '../tool-error.ts';
import { defineTool, extentInput, parametersInput, tenantInput } from './tool.ts';

export const readData = defineTool({
  name: 'read_data',
  title: 'Read data',
  description:
    'Calls a GET operation, returns JSON. Short results: filters, "fields", "pageSize"; "metaOnly" counts. "pages" follows nextPage.',
  input: z.strictObject({
    operation: z.string().max(100).describe('Such as listOutstandingSalesInvoices'),
    parameters: parametersInput,
    tenant: tenantInput,
    pages: z.int().min(1).max(50).default(1).describe('The most pages of a list'),
    ...extentInput,
  }),
  annotations: { readOnlyHint: true, idempotentHint: true, openWorldHint: true },
  async run({ operation, parameters, tenant, pages, ...extent }, { session, signal }) {
    const entry = findById('operation', operation, apiOperations);
    if (!isSecured(entry.operation)) throw new ToolError(`${entry.id} signs users in, which this server does not do.`);
    if (entry.method !== 'get') throw new ToolError(`${entry.id} changes data. Use write_data.`);
    const request = createRequest(entry, { parameters });
    const client = await session.api(tenant);
    // Records of this resource are administrations themselves.
    const isAdministration = entry.path.startsWith('/v1/administrations');
    if (isAdministration && request.pathParams?.id) session.assertAdministration(Number(request.pathParams.id));
    const { administrations } = session.settings;
    const isVisible = (record: object): boolean =>
      !(isAdministration && administrations) || administrations.includes(Number((record as { id?: unknown }).id));
    if (returnsPdf(entry)) return callForPdf(client, request, signal);
    if (isList(entry.operation)) return callList(client, request, { pages, ...extent, signal, isVisible });
    return callOnce(client, request, { ...extent, signal });
  },
});

const returnsPdf = (entry: CatalogOperation): boolean =>
  'application/pdf' in (getResponses(entry.document, entry)[200]?.content ?? {});
