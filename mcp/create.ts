import type { ClientCore } from '../client/runtime/client-core.ts';
import type { CallOptions } from '../client/runtime/client-options.ts';
import { createOnce } from '../client/runtime/create-once.ts';
import type { ApiRequest } from '../client/runtime/request.ts';
import { assertSendable, callOnce, formatAdministration } from './call.ts';
import { apiOperations, type CatalogOperation } from './docs/catalog.ts';
import { createRequest, type RequestInput } from './request.ts';
import { getCapacity, printJson, type ToolResult, toDataResult } from './result.ts';
import type { Session } from './session.ts';
import { ToolError } from './tool-error.ts';

/**
 * The fields by which a record is known, by the last part of its path without `withlines`, as the guide "Rate limits and
 * retries" and the skill say.
 */
export const KEYS: Readonly<Record<string, readonly string[]>> = {
  draftsalesinvoices: ['reference'],
  salesinvoices: ['reference'],
  purchaseinvoices: ['creditorId', 'invoiceNumber'],
  journalentries: ['JournalId', 'sourceDocumentNumber'],
  debtors: ['number'],
  creditors: ['number'],
  mandates: ['reference'],
  articles: ['ArticleSku'],
};

interface Creation {
  readonly entry: CatalogOperation;
  readonly request: ApiRequest;
  readonly body: Readonly<Record<string, unknown>>;
  readonly client: ClientCore;
  readonly session: Session;
  readonly signal: AbortSignal;
  readonly long: boolean;
}

/**
 * Creates a record: once, when the body has its key. Without a key, the same body is sent once in a session.
 *
 * @throws ToolError when that was sent before.
 */
export async function create(creation: Creation): Promise<ToolResult> {
  const { entry, request, body, client, session, signal, long } = creation;
  const key = KEYS[(entry.path.split('/').at(-1) ?? '').replace(/withlines$/, '')];
  const list = apiOperations.find(({ path, method }) => path === entry.path && method === 'get');
  if (!key || !list) return callOnce(client, request, { signal, long });
  if (key.every((name) => hasValue(body[name]))) return createByKey({ ...creation, key, list });

  const identity = JSON.stringify([client.tenant, request.path, request.pathParams, body]);
  const advice = `Give it a key of yours, in ${key.join(' and ')}: then it is created once, also when the call is repeated.`;
  if (session.created.has(identity)) throw new ToolError(`The same was created before in this session. ${advice}`);
  const result = await callOnce(client, request, { signal, long });
  session.created.add(identity);
  return { ...result, parts: [...result.parts, { text: advice }] };
}

const hasValue = (value: unknown): boolean => value !== undefined && value !== null && value !== '';

/** The fields of the key have values. */
type Body = Readonly<Record<string, NonNullable<unknown>>>;

async function createByKey({
  request,
  body,
  client,
  signal,
  long,
  key,
  list,
}: Creation & { readonly key: readonly string[]; readonly list: CatalogOperation }): Promise<ToolResult> {
  assertSendable(client, request);
  const { pathParams = {} } = request;
  const resource = {
    create: (_body: Body, options?: CallOptions) => client.call<object & { readonly id?: unknown }>(request, options),
    list: (filters: NonNullable<RequestInput['parameters']>, options?: CallOptions) =>
      client.call<{ readonly _data?: readonly object[] }>(
        createRequest(list, { parameters: { ...pathParams, ...filters } }),
        options,
      ),
  };
  const { record, outcome, differences } = await createOnce(resource, key, body as Body, { signal });
  const place = `${request.path} of ${formatAdministration(client)}`;
  const note = {
    created: `Created in ${place}.`,
    found: `Nothing was created: ${place} has a record with this ${key.join(' and ')}, which has these values.`,
    mismatch: `Nothing was created: ${place} has a record with this ${key.join(' and ')}, and other values in ${differences.join(', ')}. Ask the user, or choose another key.`,
  }[outcome];
  const text = printJson(record, (name) => name === '_meta');
  const shown = text.length > getCapacity({ long }) ? printJson({ id: record.id }) : text;
  return { ...toDataResult(shown, note), isError: outcome === 'mismatch' };
}
