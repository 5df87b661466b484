import { z } from 'zod';
import { callOnce } from '../call.ts';
import { controlOperations, findById } from '../docs/catalog.ts';
import { createRequest } from '../request.ts';
import { bodyInput, defineTool, extentInput, parametersInput } from './tool.ts';

export const controlSandbox = defineTool({
  name: 'control_sandbox',
  title: 'Control the sandbox',
  description:
    'Does what only a sandbox can. What people do inside the platform: finalizeDraft, paySalesInvoice, payPurchaseInvoice, processJournalEntry, closeBookYear. For tests: getReadiness, listRequests, setClock, addFault, setLimits, saveSnapshot, reset. search_docs finds the others.',
  input: z.strictObject({
    operation: z.string().max(100),
    parameters: parametersInput,
    body: bodyInput,
    ...extentInput,
  }),
  annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: false, openWorldHint: false },
  async run({ operation, parameters, body, ...extent }, { session, signal }) {
    const entry = findById('sandbox control', operation, controlOperations);
    await session.assertSandbox();
    if (entry.method !== 'get') await session.assertWritable();
    const { administrationId } = parameters ?? {};
    session.assertAdministration(administrationId === undefined ? undefined : Number(administrationId));
    return callOnce(session.control(), createRequest(entry, { parameters, body }), { ...extent, signal });
  },
});
