import { z } from 'zod';
import { getResponses, isList, isSecured } from '../../contract/document.ts';
import { callForPdf, callList, callOnce } from '../call.ts';
import { apiOperations, type CatalogOperation, findById } from '../docs/catalog.ts';
import { createRequest } from '../request.ts';
import { ToolError } from '../tool-error.ts';
import { defineTool, parametersInput, skipInput, tenantInput } from './tool.ts';

export const readData = defineTool({
  name: 'read_data',
  title: 'Read data',
  description:
    'Calls a GET operation of the API and returns JSON. Lists return one page; "pages" follows nextPage. Use filters, "fields" and "pageSize" for short results, and "metaOnly" to count.',
  input: z.strictObject({
    operation: z.string().max(100).describe('operationId, such as listOutstandingSalesInvoices'),
    parameters: parametersInput,
    tenant: tenantInput,
    pages: z.int().min(1).max(50).default(1).describe('The most pages of a list to read'),
    skip: skipInput,
  }),
  annotations: { readOnlyHint: true, openWorldHint: true },
  async run({ operation, parameters, tenant, pages, skip }, { session, signal }) {
    const entry = findById('operation', operation, apiOperations);
    if (!isSecured(entry.operation)) throw new ToolError(`${entry.id} signs users in, which this server does not do.`);
    if (entry.method !== 'get') throw new ToolError(`${entry.id} changes data. Use write_data.`);
    const request = createRequest(entry, { parameters });
    const client = await session.api(tenant);
    if (returnsPdf(entry)) return callForPdf(client, request, signal);
    if (isList(entry.operation)) return callList(client, request, { pages, skip, signal });
    return callOnce(client, request, { skip, signal });
  },
});

const returnsPdf = (entry: CatalogOperation): boolean =>
  'application/pdf' in (getResponses(entry.document, entry)[200]?.content ?? {});
