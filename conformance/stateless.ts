import type { Check, Context } from './check.ts';
import { type Operation, toUnknownPath } from './contract.ts';
import { getRequiredParameters } from './discovery.ts';
import { MINIMAL_PDF } from './generators/valid-requests.ts';
import type { RequestSpec } from './session.ts';

/** What a mock server made from the contract can do: a valid request succeeds, and any documented status on demand. */
export const statelessChecks: readonly Check[] = [
  {
    name: 'documented responses',
    appliesTo: () => true,
    async run(operation, { session }) {
      const base = createExampleRequest(operation);
      const [success] = operation.statuses.map(Number);
      await session.request(operation, { ...base, description: 'an example', expected: [success ?? 200] });
      for (const status of operation.statuses.map(Number)) {
        const prefer = `code=${status}`;
        const headers = { ...base.headers, prefer };
        const spec = { ...base, description: `Prefer: ${prefer}`, headers, expected: [status] };
        await session.request(operation, { ...spec, rule: 'status-on-demand' });
      }
    },
  },
  {
    name: 'rejected requests',
    appliesTo: ({ isSecured }) => isSecured,
    async run(operation, context) {
      await expectUnauthorized(operation, context);
    },
  },
];

async function expectUnauthorized(operation: Operation, { session }: Context): Promise<void> {
  const spec = { ...createExampleRequest(operation), description: 'no token', headers: { authorization: undefined } };
  await session.request(operation, { ...spec, expected: [401], rule: 'no-token' });
}

/** A request with the examples of the contract. */
function createExampleRequest(
  operation: Operation,
): Pick<RequestSpec, 'path' | 'query' | 'body' | 'mediaType' | 'headers'> {
  const query = getRequiredParameters(operation).map(
    ({ name, example }) => [name, String([example].flat()[0])] as const,
  );
  const path = toUnknownPath(operation.path);
  const [[mediaType, content] = []] = Object.entries(operation.bodies);
  if (mediaType === undefined) return { path, query };
  if (mediaType === 'application/pdf') return { path, query, mediaType, body: MINIMAL_PDF };
  const [example] = Object.values(content?.examples ?? {}).map(({ value }) => value);
  const body = mediaType.includes('json') ? example : String(new URLSearchParams(example as Record<string, string>));
  return { path, query, mediaType, body };
}
