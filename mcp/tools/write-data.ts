import { z } from 'zod';
import { isSecured } from '../../contract/document.ts';
import { callOnce } from '../call.ts';
import { create } from '../create.ts';
import { apiOperations, findById } from '../docs/catalog.ts';
import { assertFinal } from '../posting.ts';
import { createRequest } from '../request.ts';
import { ToolError } from '../tool-error.ts';
import { readUpload } from '../upload.ts';
import { bodyInput, defineTool, extentInput, parametersInput, tenantInput } from './tool.ts';

export const writeData = defineTool({
  name: 'write_data',
  title: 'Change data',
  description:
    'Calls a POST, PUT, PATCH or DELETE operation. Read describe_operation first. What posts to the ledger at once needs "final": create a draft instead. A deletion cannot be undone. A POST with a key of yours in the body (reference, number …) creates one record, also when it is repeated.',
  input: z.strictObject({
    operation: z.string().max(100).describe('Such as createDebtor'),
    parameters: parametersInput,
    body: bodyInput,
    pdf: z.string().optional().describe('PDF to upload, Base64'),
    file: z.string().max(1000).optional().describe('Or its path in the folder of uploads'),
    final: z.boolean().default(false).describe('The user wants it posted at once'),
    tenant: tenantInput,
    long: extentInput.long,
  }),
  annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: false, openWorldHint: true },
  async run({ operation, parameters, body, pdf, file, final, tenant, long }, { session, signal }) {
    const entry = findById('operation', operation, apiOperations);
    if (!isSecured(entry.operation)) throw new ToolError(`${entry.id} signs users in, which this server does not do.`);
    if (entry.method === 'get') throw new ToolError(`${entry.id} only reads. Use read_data.`);
    await session.assertWritable();
    assertFinal(entry, final);
    const upload = file === undefined ? pdf : await readUpload(session.settings.files, file);
    const request = createRequest(entry, { parameters, body, pdf: upload });
    const client = await session.api(tenant);
    if (entry.method === 'post' && body) return create({ entry, request, body, client, session, signal, long });
    return callOnce(client, request, { signal, long, fields: Object.keys(body ?? {}) });
  },
});
