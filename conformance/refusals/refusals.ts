import { wrongToken } from '../curl.ts';
import type { Ask } from '../session.ts';
import { placeholdersOf, type Trial, unknownId, withSegment } from './trial.ts';

/** How a request that would succeed is changed, by one fault. */
export type Change = Partial<Pick<Ask, 'path' | 'headers' | 'body' | 'mediaType'>> & {
  readonly query?: NonNullable<Ask['query']>;
};

/** One reason why a server must refuse a request. */
export interface Refusal {
  /** For people: `no token`. */
  readonly about: string;
  readonly rule: string;
  readonly status: number;
  /** What is sent instead; nothing where an operation cannot be refused for this reason. */
  readonly change: (trial: Trial) => Change | undefined;
}

/** Bytes that a body may hold, by its media type (openapi/guides/errors.md). */
const limits: Readonly<Record<string, number>> = { 'application/json': 1_048_576, 'application/pdf': 5_242_880 };

const header = (name: string, value: string | undefined) => (): Change => ({ headers: { [name]: value } });

const ofBody =
  (change: (trial: Trial) => Change | undefined) =>
  (trial: Trial): Change | undefined =>
    trial.body === undefined ? undefined : change(trial);

/** Why a server must refuse a request, whatever the operation, where it documents the status. */
export const refusals: readonly Refusal[] = [
  { about: 'no token', rule: 'no token', status: 401, change: header('authorization', undefined) },
  { about: 'a wrong token', rule: 'wrong token', status: 401, change: header('authorization', wrongToken) },
  {
    about: 'an administration that nobody has',
    rule: 'unknown administration',
    status: 403,
    change: header('x-tenant-id', unknownId),
  },
  { about: 'an Accept of XML', rule: 'not acceptable', status: 406, change: header('accept', 'application/xml') },
  {
    about: 'a body of text',
    rule: 'media type taken',
    status: 415,
    change: ofBody(() => ({ mediaType: 'text/plain' })),
  },
  {
    about: 'a body without a media type',
    rule: 'media type taken',
    status: 415,
    change: ofBody(() => ({ headers: { 'content-type': undefined } })),
  },
  { about: 'a body that is too large', rule: 'body size', status: 413, change: ofBody(tooLarge) },
  { about: 'an identifier that no record has', rule: 'unknown record', status: 404, change: unknownAt(-1) },
  { about: 'a parent that there is not', rule: 'unknown record', status: 404, change: unknownAt(-2) },
];

/** White space around JSON and behind a PDF says nothing: the size is the only fault. */
function tooLarge({ body, mediaType = 'application/json' }: Trial): Change {
  const bytes = body instanceof Uint8Array ? body : Buffer.from(JSON.stringify(body));
  const size = (limits[mediaType] ?? 0) + 1;
  return { body: Buffer.concat([bytes, Buffer.alloc(Math.max(0, size - bytes.length), ' ')]) };
}

/** Of the identifiers in a path the one at a position, counted from the end. */
function unknownAt(position: number): Refusal['change'] {
  return ({ operation, path }) => {
    const placeholder = placeholdersOf(operation.path).at(position);
    if (placeholder === undefined) return undefined;
    return { path: withSegment(path, operation.path, placeholder, unknownId) };
  };
}
