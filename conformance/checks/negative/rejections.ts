import { getByPointer } from '../../../contract/json-pointer.ts';
import { document, getOperationPointer, type Operation, UNKNOWN_ID } from '../../contract.ts';
import { replaceSegment } from '../../data/generators/mutations/parameters.ts';
import type { RuleId } from '../../rules/rules.ts';
import { INVALID_TOKEN } from '../../session/curl.ts';
import type { RequestSpec } from '../../session/request.ts';
import type { BaseRequest } from './base-request.ts';

export type RequestChange = Partial<Pick<RequestSpec, 'path' | 'query' | 'headers' | 'body' | 'mediaType'>>;

export interface Rejection {
  readonly description: string;
  readonly rule: RuleId;
  /** The statements that a server breaks which accepts it; those of the rule when left out. */
  readonly provenance?: (operation: Operation, json: unknown) => readonly string[] | undefined;
  readonly status: number;
  /** True when a server may close the connection of the request (RFC 9110, 15.5.14). */
  readonly mayClose?: boolean;
  readonly isStateless?: boolean;
  /** Undefined where an operation cannot be rejected for this reason. */
  readonly change: (base: BaseRequest) => RequestChange | undefined;
}

const withHeader = (name: string, value: string | undefined) => (): RequestChange => ({ headers: { [name]: value } });

const ifBody =
  (change: (base: BaseRequest) => RequestChange | undefined): Rejection['change'] =>
  (base) =>
    base.body === undefined ? undefined : change(base);

export const commonRejections: readonly Rejection[] = [
  {
    description: 'no token',
    rule: 'no-token',
    status: 401,
    isStateless: true,
    change: withHeader('authorization', undefined),
  },
  {
    description: 'a wrong token',
    rule: 'wrong-token',
    status: 401,
    change: withHeader('authorization', INVALID_TOKEN),
  },
  {
    description: 'an unknown administration',
    rule: 'unknown-administration',
    status: 403,
    change: ({ foreignTenant = UNKNOWN_ID }) => ({ headers: { 'x-tenant-id': foreignTenant } }),
  },
  {
    description: 'an Accept of XML',
    rule: 'not-acceptable',
    status: 406,
    isStateless: true,
    change: withHeader('accept', 'application/xml'),
  },
  {
    description: 'a body of text',
    rule: 'unsupported-media-type',
    status: 415,
    isStateless: true,
    change: ifBody(() => ({ mediaType: 'text/plain' })),
  },
  {
    description: 'a body without a media type',
    rule: 'unsupported-media-type',
    status: 415,
    change: ifBody(() => ({ headers: { 'content-type': undefined } })),
  },
  {
    description: 'a body that is too large',
    rule: 'body-size',
    // The platform names one size.
    provenance: ({ id }) => (id === 'uploadInboxFile' ? ['inbox-file-size'] : undefined),
    status: 413,
    mayClose: true,
    change: ifBody(enlargeBody),
  },
  { description: 'an unknown identifier', rule: 'unknown-record', status: 404, change: replaceId(-1) },
  { description: 'an unknown parent', rule: 'unknown-record', status: 404, change: replaceId(-2) },
];

/** Adds white space to JSON or to the end of a PDF, which changes nothing but the size. */
function enlargeBody({ operation, body }: BaseRequest): RequestChange {
  const bytes = body instanceof Uint8Array ? body : Buffer.from(JSON.stringify(body));
  const size = Number(getByPointer(document, getOperationPointer(operation, 'requestBody', 'x-max-bytes'))) + 1;
  return { body: Buffer.concat([bytes, Buffer.alloc(Math.max(0, size - bytes.length), ' ')]) };
}

/** Replaces an identifier of the path, by its position from the end. */
function replaceId(position: number): Rejection['change'] {
  return ({ operation, path }) => {
    const placeholder = operation.path.match(/\{\w+\}/g)?.at(position);
    return placeholder === undefined
      ? undefined
      : { path: replaceSegment(path, operation.path, placeholder, UNKNOWN_ID) };
  };
}
