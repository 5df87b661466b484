import { z } from 'zod';
import { callOnce } from '../call.ts';
import { controlOperations, findById } from '../docs/catalog.ts';
import { createRequest } from '../request.ts';
import { bodyInput, defineTool, parametersInput, skipInput } from './tool.ts';

export const controlSandbox = defineTool({
  name: 'control_sandbox',
  title: 'Control the sandbox',
  description: `Does what only a sandbox can: what people do inside the platform (finalize, pay, close a year), the clock, faults, snapshots, reset. Operations: ${controlOperations.map(({ id }) => id).join(', ')}.`,
  input: z.strictObject({
    operation: z.string().max(100),
    parameters: parametersInput,
    body: bodyInput,
    skip: skipInput,
  }),
  annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: false, openWorldHint: false },
  async run({ operation, skip, ...input }, { session, signal }) {
    const entry = findById('sandbox control', operation, controlOperations);
    await session.assertSandbox();
    if (entry.method !== 'get') await session.assertWritable();
    return callOnce(session.control(), createRequest(entry, input), { skip, signal });
  },
});
