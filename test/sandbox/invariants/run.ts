import type { Caller, Reply } from '../../support/fast-client.ts';
import type { SandboxState } from './state.ts';

export type Json = Readonly<Record<string, unknown>>;

/** A run of a command sequence, with its requests and the records it can use. */
export interface Run {
  readonly call: Caller;
  /** Requests and responses, for the message of a failure. */
  readonly requests: string[];
  /** Successful changes without identifiers: `PATCH /v1/debtors/{}`. */
  readonly changes: string[];
  /** Identifiers of the records of each administration, by `administration resource`. */
  readonly ids: Map<string, number[]>;
  readonly state: SandboxState;
}

/** Expected statuses. Business rules reject many requests. */
const expected: readonly number[] = [200, 201, 204, 400, 403, 404];

/** Starts a run with the existing records. */
export function startRun(call: Caller, ids: ReadonlyMap<string, readonly number[]>, state: SandboxState): Run {
  const requests: string[] = [];
  const changes: string[] = [];
  return {
    requests,
    changes,
    ids: new Map([...ids].map(([key, some]) => [key, [...some]])),
    state: state.copy(),
    async call(method, path, body, administration) {
      const reply = await call(method, path, body, administration);
      const sent = body === undefined || body instanceof Uint8Array ? '' : ` ${JSON.stringify(body)}`;
      const { errors } = (reply.body ?? {}) as { errors?: object };
      const why = errors ? ` ${JSON.stringify(errors)}` : '';
      requests.push(`[${administration}] ${method} ${path}${sent} -> ${reply.status}${why}`);
      if (!expected.includes(reply.status)) throw new Error(`${requests.at(-1)}\n${JSON.stringify(reply.body)}`);
      if (method !== 'GET' && reply.status < 300) changes.push(`${method} ${path.replaceAll(/\b\d+\b/g, '{}')}`);
      return reply;
    },
  };
}

/** Views of documents with their lines, by the resource of the document. */
const headers: Readonly<Record<string, string>> = {
  draftsalesinvoiceswithlines: 'draftsalesinvoices',
  salesinvoiceswithlines: 'salesinvoices',
  purchaseinvoiceswithlines: 'purchaseinvoices',
  journalentrieswithlines: 'journalentries',
  salesorderwithlines: 'salesorders',
};

/** The resource of a document, from that resource or from its view with lines. */
export const toHeaderResource = (resource: string): string => headers[resource] ?? resource;

/** Returns the identifiers of the current records of a resource. */
export function getIds({ ids }: Pick<Run, 'ids'>, administration: number, resource: string): number[] {
  const key = `${administration} ${toHeaderResource(resource)}`;
  const found = ids.get(key) ?? [];
  ids.set(key, found);
  return found;
}

export function forget(ids: number[], id: number): void {
  const index = ids.indexOf(id);
  if (index >= 0) ids.splice(index, 1);
}

/** Picks one value by any number; undefined for an empty list. */
export const pickFrom = <Value>(values: readonly Value[], pick = 0): Value | undefined =>
  values[pick % Math.max(values.length, 1)];

export const getBody = ({ body }: Reply): Json => (body ?? {}) as Json;
export const getRows = (reply: Reply): readonly Json[] => (getBody(reply)._data ?? []) as readonly Json[];
export const getId = (reply: Reply): number => Number(getBody(reply).id);

/** Returns the control plane path of a user action. */
export const userActionPath = (administration: number, path: string): string =>
  `/_sandbox/administrations/${administration}/${path}`;

/** Reads the identifiers of the initial records. */
export async function readIds(call: Caller, administrations: readonly number[]): Promise<Map<string, number[]>> {
  const resources = new Set([...Object.values(headers), 'debtors', 'creditors', 'articles']);
  const ids = new Map<string, number[]>();
  for (const administration of administrations) {
    for (const resource of resources) {
      const reply = await call('GET', `/v1/${resource}?pageSize=1000`, undefined, administration);
      ids.set(
        `${administration} ${resource}`,
        getRows(reply).map(({ id }) => Number(id)),
      );
    }
  }
  return ids;
}

const invoices = ['salesinvoices', 'purchaseinvoices'];
const onInvoices = ['recognise', 'pay'].flatMap((verb) => invoices.map((name) => `${name}/{}/${verb}`));
const onYears = ['bookyears/{}/close', 'bookyears/{}/reopen'];
const userActions = ['draftsalesinvoices/{}/finalize', 'journalentries/{}/process', ...onYears, ...onInvoices];
const onRecords = (path: string): string[] => ['PUT', 'PATCH', 'DELETE'].map((method) => `${method} ${path}/{}`);

/** Changes that the sequences must cover together. */
export const allActions: readonly string[] = [
  ...userActions.map((path) => `POST /_sandbox/administrations/{}/${path}`),
  'PATCH /_sandbox/administrations/{}/modules',
  ...Object.keys(headers).flatMap((view) => [`POST /v1/${view}`, `PUT /v1/${view}/{}`, `PATCH /v1/${view}/{}`]),
  ...Object.values(headers).flatMap((header) => onRecords(`/v1/${header}`)),
  ...[...invoices, 'draftsalesinvoices', 'journalentries'].flatMap((header) => [
    `POST /v1/${header}`,
    `POST /v1/${header}/{}/lines`,
    ...onRecords(`/v1/${header}/{}/lines`),
  ]),
  ...['debtors', 'creditors', 'articles'].flatMap((name) => [`POST /v1/${name}`, `PATCH /v1/${name}/{}`]),
];
