import type { ClientCore } from '../client/runtime/client-core.ts';
import type { CallOptions } from '../client/runtime/client-options.ts';
import { createOnce } from '../client/runtime/create-once.ts';
import { CallError, UnknownOutcomeError } from '../client/runtime/errors.ts';
import type { ApiRequest } from '../client/runtime/request.ts';
import { listMoved, type RequestBody, resolveRef } from '../contract/document.ts';
import { foldCase } from '../contract/normalize-text.ts';
import type { JsonObject } from '../contract/schemas.ts';
import { createObjectNormalizer } from '../mocks/validation/body.ts';
import { assertSendable, callOnce, formatAdministration } from './call.ts';
import type { Identity } from './creations.ts';
import { apiOperations, type CatalogOperation } from './docs/catalog.ts';
import { printIdentity } from './print-identity.ts';
import { createRequest, type RequestInput } from './request.ts';
import { getCapacity, printJson, type ToolResult, toDataResult } from './result.ts';
import type { Session } from './session.ts';
import { ToolError } from './tool-error.ts';

/**
 * Fields by which a record is known, by the last part of its path without `withlines`, as in the guide "Rate limits and retries"
 * and in the skill.
 */
export const KEYS: Readonly<Record<string, readonly string[]>> = {
  draftsalesinvoices: ['reference'],
  salesinvoices: ['reference'],
  salesorder: ['reference'],
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
  readonly body: JsonObject;
  readonly client: ClientCore;
  readonly session: Session;
  readonly signal: AbortSignal;
  readonly long: boolean;
}

/**
 * Creates a record once, if the body has its key. Without a key, a session sends the same body once. Calls with the same key or
 * body wait for each other.
 *
 * @throws ToolError when it was sent before.
 */
export async function create(creation: Creation): Promise<ToolResult> {
  const { entry, request, client, session, signal } = creation;
  assertSendable(client, request);
  const { document, operation } = entry;
  const schema =
    resolveRef<RequestBody>(document, operation.requestBody as RequestBody).content['application/json']?.schema ?? {};
  const normalize = createObjectNormalizer(document, schema);
  const body = (normalize?.(creation.body) ?? creation.body) as JsonObject;
  // Creations with and without lines make the same records.
  const path = entry.path.replace(/withlines$/, '');
  const place = [path, Object.values(request.pathParams ?? {}).map(String)];
  const key = KEYS[path.slice(path.lastIndexOf('/') + 1)];
  const list = apiOperations.find((other) => other.path === entry.path && other.method === 'get');
  const run = (queueKey: readonly unknown[], task: () => Promise<ToolResult>): Promise<ToolResult> =>
    session.creations.queue(JSON.stringify(queueKey), () => {
      signal.throwIfAborted();
      return task();
    });
  if (key && list && key.every((name) => hasValue(body[name]))) {
    const values = key.map((name) => foldCase(String(body[name])));
    return run(['key', place, values], () => createByKey({ ...creation, body, key, list }));
  }
  const { text, dates } = printIdentity(document, schema, body);
  const tenant = client.tenant === undefined ? {} : { tenant: client.tenant };
  const identity = { text: JSON.stringify([place, text]), filled: { ...dates, ...tenant } };
  return run(['body', identity.text], () => createByBody({ ...creation, list }, identity, key));
}

/** Reads the default administration of the server, as a value to fill in; nothing when it is not known. */
async function readDefaults(
  { session, request: { pathParams = {} }, signal }: Creation,
  list: CatalogOperation | undefined,
): Promise<JsonObject> {
  if (!list) return {};
  const request = createRequest(list, { parameters: { ...pathParams, metaOnly: true } });
  const client = await session.api();
  const page = await client.call<{ readonly _meta?: JsonObject }>(request, { signal }).catch(() => undefined);
  const tenant = page?._meta?.administrationId;
  return tenant === undefined ? {} : { tenant };
}

const hasValue = (value: unknown): boolean => value !== undefined && value !== null && value !== '';

async function createByBody(
  creation: Creation & { readonly list: CatalogOperation | undefined },
  identity: Identity,
  key: readonly string[] | undefined,
): Promise<ToolResult> {
  const { entry, request, client, session, signal, long, list } = creation;
  const { creations } = session;
  const advice = key
    ? `Give it a key of yours, in ${key.join(' and ')}: then it is created once, also when the call is repeated.`
    : 'It has no key: read the list before you repeat the call. For a second one, let a text of it differ.';
  const earlier = creations.find(identity) && creations.find(identity, await readDefaults(creation, list));
  if (earlier?.isCreated) throw new ToolError(`The same was created before in this session. ${advice}`);
  if (earlier) {
    throw new ToolError(
      `The same was sent before in this session, and its response was lost: it may be there. Read the list of ${entry.path} first. ${advice}`,
    );
  }
  const sent = creations.add(identity);
  try {
    const result = await callOnce(client, request, { signal, long });
    sent.isCreated = true;
    return { ...result, parts: [...result.parts, { text: advice }] };
  } catch (error) {
    // After another error, such as a cancelled call, the outcome is unknown.
    if (error instanceof CallError && !(error instanceof UnknownOutcomeError)) creations.remove(identity, sent);
    throw error;
  }
}

type Body = Readonly<Record<string, NonNullable<unknown>>>;

async function createByKey({
  entry,
  request,
  body,
  client,
  signal,
  long,
  key,
  list,
  session,
}: Creation & { readonly key: readonly string[]; readonly list: CatalogOperation }): Promise<ToolResult> {
  const settleTime = session.settings.retryDelay;
  const { pathParams = {} } = request;
  type Created = object & { readonly id?: unknown };
  const createList =
    (operation: CatalogOperation) => (filters: NonNullable<RequestInput['parameters']>, options?: CallOptions) =>
      client.call<{ readonly _data?: readonly Created[] }>(
        createRequest(operation, { parameters: { ...pathParams, ...filters } }),
        options,
      );
  const { 'x-found-in': places = {} } = entry.item;
  const others = listMoved(places, apiOperations).map((other) => [other.path, createList(other)]);
  const resource = {
    create: (_body: Body, options?: CallOptions) => client.call<Created>(request, options),
    list: createList(list),
    foundIn: { ...places, lists: Object.fromEntries(others) as Record<string, ReturnType<typeof createList>> },
  };
  const created = await createOnce(resource, key, body as Body, { signal, settleTime });
  const { record, outcome, differences, movedTo = request.path } = created;
  const place = `${movedTo} of ${formatAdministration(client)}`;
  const note = {
    created: `Created in ${place}.`,
    found: `Nothing was created: ${place} has a record with this ${key.join(' and ')}, which has these values.`,
    mismatch: `Nothing was created: ${place} has a record with this ${key.join(' and ')}, and other values in ${differences.join(', ')}. Ask the user, or choose another key.`,
  }[outcome];
  const text = printJson(record, (name) => name === '_meta');
  const shown = text.length > getCapacity({ long }) ? printJson({ id: record.id }) : text;
  return { ...toDataResult(shown, note), isError: outcome === 'mismatch' };
}
