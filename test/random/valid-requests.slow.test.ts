import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Operation, operations } from '../../conformance/contract.ts';
import { formatCurl } from '../../conformance/session/curl.ts';
import type { HeaderList } from '../../conformance/session/http.ts';
import { defaultUrl, demoClient, demoToken } from '../../mocks/seed/demo-access.ts';
import { assertProperty, timeout } from '../support/property-settings.ts';
import { type Draft, serializeRequest } from './generators/draft.ts';
import { createValidRequests } from './generators/valid-requests.ts';
import { findViolations, type SentRequest } from './oracle.ts';
import { useValidatedSandbox } from './validated-sandbox.ts';

/**
 * Requests that keep to the contract, to every operation: each is accepted, or refused for a reason that the contract
 * cannot say and `business-rules.ts` does. Each begins from the same records.
 *
 * Other requests, and more of them: `SEED=random RUNS=20 npm test -- test/random`; see `property-settings.ts`.
 */

const sandbox = useValidatedSandbox();
const accepted = new Set<string>();

/** Sends a valid request, and throws when the answer is wrong. */
async function expectRuled(operation: Operation, draft: Draft): Promise<void> {
  const request = serializeRequest(draft);
  const sent = await createSentRequest(operation, draft);
  const { response, issues } = await sandbox.request(request);
  const isWritten = response !== undefined && response.status < 300 && operation.method !== 'GET';
  if (isWritten) await sandbox.restore();
  if (response && response.status < 300) accepted.add(operation.id);
  const wrong = [...issues.map(({ message }) => message), ...(response ? findViolations(sent, response) : [])];
  if (wrong.length > 0) throw new Error([...wrong, formatCurl(defaultUrl, request)].join('\n'));
}

async function createSentRequest(operation: Operation, draft: Draft): Promise<SentRequest> {
  const headers = Object.fromEntries(draft.headers);
  const snapshot = sandbox.snapshots.get(Number(headers['x-tenant-id'] ?? headers['x-tenantid'] ?? 1));
  const language = headers['accept-language']?.startsWith('nl') ? 'nl' : 'en';
  const isPatch = operation.method === 'PATCH' && snapshot !== undefined;
  const before = isPatch ? await sandbox.read(draft.path, snapshot.administration) : undefined;
  return { operation, draft, snapshot, before: before && JSON.parse(before.toString()), language };
}

/** The header that names the administration: seldom left out, seldom of an administration that is not the caller's. */
const otherTenants = fc.constantFrom<(tenant: HeaderList[number]) => HeaderList>(
  ...Array.from(
    { length: 17 },
    () =>
      (tenant: HeaderList[number]): HeaderList => [tenant],
  ),
  () => [],
  () => [['x-tenant-id', '3']],
  ([, id]) => [['x-tenantid', id]],
);

const callers = () => ({
  token: demoToken,
  pools: new Map([...sandbox.snapshots].map(([id, { pools }]) => [id, pools] as const)),
});

/** In characters. A hundred values of a filter keep to the contract, and no server has room for such an address. */
const longestPath = 12_000;

const createRequests = (operation: Operation): fc.Arbitrary<Draft> =>
  fc
    .tuple(createValidRequests(operation, callers()), otherTenants)
    .map(([draft, change]) => ({
      ...draft,
      headers: draft.headers.flatMap((header) => (header[0] === 'x-tenant-id' ? change(header) : [header])),
    }))
    .filter((draft) => serializeRequest(draft).path.length < longestPath);

const onRecords = operations.filter(({ path }) => !path.startsWith('/connect'));

describe('valid request', () => {
  it.each(onRecords)(
    '$method $path accepts it or cites a business rule',
    async (operation) => {
      const values = operation.method === 'GET' ? 1 : 6;
      await assertProperty(
        fc.asyncProperty(createRequests(operation), (draft) => expectRuled(operation, draft)),
        values,
      );
    },
    timeout,
  );

  it('is accepted at least once by most operations', () => {
    const never = onRecords.filter(({ id }) => !accepted.has(id)).map(({ id }) => id);
    expect(never.length, never.join()).toBeLessThan(onRecords.length / 5);
  });
});

const ours: Readonly<Record<'client_id' | 'client_secret', string>> = {
  client_id: demoClient.id,
  client_secret: demoClient.secret,
};

/** Who signs in, and where to: of the sandbox's one client as often as not. */
const anyClient = fc.constantFrom<Partial<typeof ours>>({}, ours, { ...ours, client_secret: 'wrong' });

describe('valid sign-in', () => {
  const [authorize, requestToken] = ['authorize', 'requestToken'].map((id) =>
    operations.find((operation) => operation.id === id),
  ) as [Operation, Operation];
  const request = async (draft: Draft) => {
    const sent = serializeRequest(draft);
    const curl = formatCurl(defaultUrl, sent);
    const { response, issues } = await sandbox.request(sent);
    expect(issues, curl).toEqual([]);
    return { status: response?.status, body: response?.body.toString() ?? '', curl };
  };

  it('continues for the known client and is rejected for others', async () => {
    const property = fc.asyncProperty(createValidRequests(authorize, callers()), async (draft) => {
      const { client_id: id, redirect_uri: target = '' } = Object.fromEntries(draft.query);
      const isKnown = id === ours.client_id && ['localhost', '127.0.0.1'].includes(new URL(target).hostname);
      const { status, curl } = await request(draft);
      expect(status, curl).toBe(isKnown ? 302 : 400);
    });
    await assertProperty(property, 30);
  });

  it('gets no token for an unknown code or refresh token', async () => {
    const property = fc.asyncProperty(
      createValidRequests(requestToken, callers()),
      anyClient,
      async (draft, client) => {
        const body: Record<string, unknown> = { ...(draft.body as object), ...client };
        const isKnown = body.client_id === ours.client_id && body.client_secret === ours.client_secret;
        const { status, body: response, curl } = await request({ ...draft, body });
        expect([status, JSON.parse(response).error], curl).toEqual(
          isKnown ? [400, 'invalid_grant'] : [401, 'invalid_client'],
        );
      },
    );
    await assertProperty(property, 30);
  });
});
