import { z } from 'zod';
import { isSecured } from '../../contract/document.ts';
import { callOnce } from '../call.ts';
import { apiOperations, findById } from '../docs/catalog.ts';
import { createRequest } from '../request.ts';
import { ToolError } from '../tool-error.ts';
import { bodyInput, defineTool, parametersInput, tenantInput } from './tool.ts';

export const writeData = defineTool({
  name: 'write_data',
  title: 'Change data',
  description:
    'Calls a POST, PUT, PATCH or DELETE operation of the API. Read describe_operation first. Works only when the user enabled it; a deletion cannot be undone.',
  input: z.strictObject({
    operation: z.string().max(100).describe('operationId, such as createDebtor'),
    parameters: parametersInput,
    body: bodyInput,
    pdf: z.string().optional().describe('For uploads: the PDF in Base64'),
    tenant: tenantInput,
  }),
  annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: false, openWorldHint: true },
  async run({ operation, tenant, ...input }, { session, signal }) {
    const entry = findById('operation', operation, apiOperations);
    if (!isSecured(entry.operation)) throw new ToolError(`${entry.id} signs users in, which this server does not do.`);
    if (entry.method === 'get') throw new ToolError(`${entry.id} only reads. Use read_data.`);
    await session.assertWritable();
    return callOnce(await session.api(tenant), createRequest(entry, input), { signal });
  },
});
