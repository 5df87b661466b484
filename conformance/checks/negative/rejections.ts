import { getByPointer } from '../../../contract/json-pointer.ts';
import {
  document,
  getCollectionPath,
  getOperationPointer,
  getRequiredParameters,
  type Operation,
  toUnknownPath,
  UNKNOWN_ID,
} from '../../contract.ts';
import { getAdministrations, type Inventory } from '../../data/discovery.ts';
import { replaceSegment } from '../../data/generators/mutations/parameters.ts';
import { getSizeStatements } from '../../judges/requests.ts';
import type { RuleId } from '../../rules/rules.ts';
import { INVALID_TOKEN } from '../../session/curl.ts';
import type { Query } from '../../session/http.ts';
import type { RequestSpec } from '../../session/request.ts';
import type { Context } from '../check.ts';
import { createPageQuery, listSelections } from '../read/combined-parameters.ts';

export interface BaseRequest extends Pick<RequestSpec, 'path' | 'query' | 'body' | 'mediaType'> {
  readonly operation: Operation;
  /** Administration that the user cannot access. Defaults to a nonexistent identifier. */
  readonly foreignTenant?: string | undefined;
  /** Parameters of a list that have an effect. */
  readonly page?: Query;
}

/** Creates a request for a known record, or for an unknown one, which servers reject after everything else. */
export function createBaseRead(operation: Operation, inventory: Inventory): BaseRequest {
  const unknownPath = toUnknownPath(operation.path);
  const foreignTenant = findForeignTenant(inventory);
  if (operation.kind !== 'list') {
    return { operation, path: inventory.getRecordPaths(operation)[0] ?? unknownPath, foreignTenant };
  }
  const list = inventory.getCollection(operation.path);
  const examples = getRequiredParameters(operation).map(
    ({ name, example }) => [name, String([example].flat()[0])] as const,
  );
  const [selection = []] = list ? listSelections(list) : [];
  const page = list && [...list.required, ...selection, ...createPageQuery(list, selection, list.total).page];
  return {
    operation,
    path: list?.path ?? unknownPath,
    query: list?.required ?? examples,
    foreignTenant,
    ...(page && { page }),
  };
}

/** Returns the administration after the last known one, which does not exist or belongs to others. */
function findForeignTenant(inventory: Inventory): string | undefined {
  const { ids, isAll } = getAdministrations(inventory);
  const next = String(ids.reduce((highest, id) => Math.max(highest, id), 0) + 1);
  return isAll && next !== UNKNOWN_ID ? next : undefined;
}

export const lacksModule = (operation: Operation, inventory: Inventory): boolean =>
  operation.modules.length > 0 && inventory.getFailure(getCollectionPath(operation.path))?.status === 403;

export function skipWithoutModule(operation: Operation, { session }: Context): void {
  session.coverage.skip(operation, 'all', 'the administration has no module for it');
}

export type RequestChange = Partial<Pick<RequestSpec, 'path' | 'query' | 'headers' | 'body' | 'mediaType'>>;

export interface Rejection {
  readonly status: number;
  readonly rule: RuleId;
  readonly description: string;
  /** Returns undefined where an operation cannot be rejected for this reason. */
  readonly change: (base: BaseRequest) => RequestChange | undefined;
  /** Statements that a server breaks by accepting it. Default: the rule's. */
  readonly provenance?: (operation: Operation, json: unknown) => readonly string[] | undefined;
  /** True when a server may close the connection of the request (RFC 9110, 15.5.14). */
  readonly mayClose?: boolean;
  readonly isStateless?: boolean;
}

const reject = (
  status: number,
  rule: RuleId,
  description: string,
  change: Rejection['change'],
  more?: Pick<Rejection, 'isStateless' | 'mayClose' | 'provenance'>,
): Rejection => ({ status, rule, description, change, ...more });

const withHeader = (name: string, value: string | undefined) => (): RequestChange => ({ headers: { [name]: value } });
const withoutToken = withHeader('authorization', undefined);
const ifBody =
  (change: Rejection['change']): Rejection['change'] =>
  (base) =>
    base.body === undefined ? undefined : change(base);
const asText = (): RequestChange => ({ mediaType: 'text/plain' });
const asForeigner: Rejection['change'] = ({ foreignTenant = UNKNOWN_ID }) => ({
  headers: { 'x-tenant-id': foreignTenant },
});
const stateless = { isStateless: true };

export const commonRejections: readonly Rejection[] = [
  reject(401, 'no-token', 'no token', withoutToken, stateless),
  reject(401, 'no-token', 'no token for a page', ({ page }) => page && { query: page, ...withoutToken() }),
  reject(401, 'no-token', 'no token for an envelope', ({ page }) =>
    page ? { query: [...page, ['metaOnly', 'true']], ...withoutToken() } : undefined,
  ),
  reject(401, 'wrong-token', 'a wrong token', withHeader('authorization', INVALID_TOKEN)),
  reject(403, 'unknown-administration', 'an unknown administration', asForeigner),
  reject(406, 'not-acceptable', 'an Accept of XML', withHeader('accept', 'application/xml'), stateless),
  reject(415, 'unsupported-media-type', 'a body of text', ifBody(asText), stateless),
  reject(415, 'unsupported-media-type', 'a body without a media type', ifBody(withHeader('content-type', undefined))),
  reject(413, 'body-size', 'a body that is too large', ifBody(enlargeBody), {
    mayClose: true,
    provenance: getSizeStatements,
  }),
  reject(404, 'unknown-record', 'an unknown identifier', replaceId(-1)),
  reject(404, 'unknown-record', 'an unknown parent', replaceId(-2)),
];

/** Adds white space to JSON or to the end of a PDF, which changes only the size. */
function enlargeBody({ operation, body }: BaseRequest): RequestChange {
  const bytes = body instanceof Uint8Array ? body : Buffer.from(JSON.stringify(body));
  const size = Number(getByPointer(document, getOperationPointer(operation, 'requestBody', 'x-max-bytes'))) + 1;
  return { body: Buffer.concat([bytes, Buffer.alloc(Math.max(0, size - bytes.length), ' ')]) };
}

/** Replaces an identifier in the path, by its position from the end. */
function replaceId(position: number): Rejection['change'] {
  return ({ operation, path }) => {
    const placeholder = operation.path.match(/\{\w+\}/g)?.at(position);
    return placeholder === undefined
      ? undefined
      : { path: replaceSegment(path, operation.path, placeholder, UNKNOWN_ID) };
  };
}
