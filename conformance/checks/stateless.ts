import { getInputSchema, getRequiredParameters, type Operation, toUnknownPath } from '../contract.ts';
import { getBodyMutations } from '../data/generators/mutations/body.ts';
import type { Check } from './check.ts';
import { type InvalidRequest, toInvalidBody, toInvalidParameter } from './negative/expect-rejection.ts';
import { selectParameterMutations } from './negative/rejected-reads.ts';
import { type BaseRequest, commonRejections } from './negative/rejections.ts';
import { MINIMAL_PDF } from './write/pdf.ts';

/** Checks what a mock server from the contract does: an example succeeds, and any documented status comes on demand. */
const documentedResponses: Check = {
  name: 'documented responses',
  appliesTo: () => true,
  async run(operation, { session }) {
    const base = createExample(operation);
    const statuses = operation.statuses.map(Number);
    await session.request(operation, { ...base, description: 'an example', expected: statuses.slice(0, 1) });
    for (const status of statuses) {
      const prefer = `code=${status}`;
      const spec = { ...base, description: `Prefer: ${prefer}`, headers: { prefer }, isOnDemand: true };
      await session.request(operation, { ...spec, expected: [status], rule: 'status-on-demand' });
    }
  },
};

/** Checks that a mock server rejects what its contract forbids. */
const rejectedRequests: Check = {
  name: 'rejected requests',
  appliesTo: ({ isSecured }) => isSecured,
  async run(operation, { session }) {
    const base = createExample(operation);
    const rejections = commonRejections.filter(({ isStateless }) => isStateless);
    for (const { description, rule, status, change } of rejections) {
      const changed = change(base);
      if (!changed || !operation.statuses.includes(String(status))) continue;
      await session.request(operation, { ...base, ...changed, description, expected: [status], rule });
    }
    for (const { description, rule, change } of createInvalidRequests(operation, base)) {
      await session.request(operation, { ...base, ...change, description, expected: [400], rule });
    }
  },
};

export const statelessChecks: readonly Check[] = [documentedResponses, rejectedRequests];

/** Creates requests with an invalid path or query parameter, and with a wrong type in the body. */
function createInvalidRequests(operation: Operation, base: BaseRequest): readonly InvalidRequest[] {
  const schema = getInputSchema(operation);
  const parameter = selectParameterMutations(operation).find(
    ({ keyword }) => keyword === 'type' || keyword === 'minimum',
  );
  const body = schema && getBodyMutations(schema, base.body).find(({ keyword }) => keyword === 'type');
  return [
    ...(parameter ? [toInvalidParameter(parameter, base)] : []),
    ...(body ? [toInvalidBody(operation, body, base.body)] : []),
  ];
}

function createExample(operation: Operation): BaseRequest {
  const parameters = getRequiredParameters(operation);
  const query = parameters.map(({ name, example }) => [name, String([example].flat()[0])] as const);
  const base = { operation, path: toUnknownPath(operation.path), query };
  const [[mediaType, content] = []] = Object.entries(operation.body?.content ?? {});
  if (mediaType === undefined) return base;
  if (mediaType === 'application/pdf') return { ...base, mediaType, body: MINIMAL_PDF };
  const [example] = Object.values(content?.examples ?? {}).map(({ value }) => value);
  const form = (): string => String(new URLSearchParams(example as Record<string, string>));
  return { ...base, mediaType, body: mediaType.includes('json') ? example : form() };
}
