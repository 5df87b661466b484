import type { OpenApiDocument } from '../../contract/document.ts';
import { memoize } from '../../contract/memoize.ts';
import type { Document } from '../../contract/model.ts';
import { createNodeHost } from '../../mocks/hosts/node/host.ts';
import { compileContract } from '../../mocks/hosts/node/read-contract.ts';
import { toHttpRequest, toResponse } from '../../mocks/hosts/portable/http-request.ts';
import { demoToken } from '../../mocks/seed/demo-access.ts';
import { createSystemTime } from '../../mocks/store/clock.ts';
import { createSandbox, type SandboxCore } from '../../mocks/worlds/create-sandbox.ts';
import { type Exchange, parseJson } from './traffic.ts';

/** What the sandbox answers. */
export interface Reply {
  readonly status: number | undefined;
  readonly headers: Readonly<Record<string, string>>;
  readonly json: unknown;
}

const compile = memoize((document: OpenApiDocument) => compileContract(document as Document));

/** The images of this process are those of another contract. */
const NO_IMAGES = { find: () => undefined, save: () => undefined };

const ORIGIN = 'http://localhost:4010';

/** What is sent in place of a document that the journal left out. */
const PDF = '%PDF-1.4\n%%EOF\n';

/**
 * Sends the requests of an integration in their order to the sandbox of a contract, with the demo companies at the time of
 * the first request. Requests to sign in are left out, because their secrets are hidden.
 *
 * @returns the replies, by the number of the request.
 */
export async function replay(
  exchanges: readonly Exchange[],
  document: OpenApiDocument,
): Promise<ReadonlyMap<number, Reply>> {
  const host = createNodeHost({ log: () => undefined }, createSystemTime(), compile(document), NO_IMAGES);
  const sandbox = createSandbox(host, {
    isLocal: true,
    isAllowedHost: () => true,
    clock: exchanges[0]?.time.replace(/\.\d+Z$/, 'Z'),
    journal: 0,
    onContractViolation: 'log',
  });
  try {
    const replies = new Map<number, Reply>();
    for (const exchange of exchanges) {
      if (!exchange.path.startsWith('/v1/') || exchange.isCut) continue;
      replies.set(exchange.number, await send(sandbox, exchange));
    }
    return replies;
  } finally {
    sandbox.stop();
    sandbox.close();
  }
}

async function send(sandbox: SandboxCore, { method, path, search, headers, body }: Exchange): Promise<Reply> {
  const { authorization, 'content-length': _length, 'content-encoding': _encoding, ...sent } = headers;
  const isDocument = body === undefined && headers['content-type']?.startsWith('application/pdf');
  const content = isDocument ? PDF : body;
  const request = new Request(`${ORIGIN}${path}${search}`, {
    method,
    headers: { ...sent, ...(authorization !== undefined && { authorization: `Bearer ${demoToken}` }) },
    ...(content !== undefined && { body: content }),
  });
  const result = await sandbox.respond(toHttpRequest(request));
  if (result === 'dropped') return { status: undefined, headers: {}, json: undefined };
  const response = toResponse(result, request);
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    json: parseJson(await response.text()),
  };
}

/** Lists how a reply differs from that of the other contract, for people; nothing when clients see no difference. */
export function compareReplies(before: Reply, after: Reply): readonly string[] {
  if (before.status !== after.status) return [`${before.status} became ${after.status}${printErrors(after.json)}`];
  return (before.status ?? 0) < 300 ? [...new Set(compareShapes(before.json, after.json, ''))] : [];
}

function printErrors(json: unknown): string {
  const { errors = {} } = (json ?? {}) as { errors?: Readonly<Record<string, readonly string[]>> };
  const texts = Object.entries(errors).map(([field, [message = '']]) => `${field}: ${message}`);
  return texts.length > 0 ? `, ${texts.join(' ')}` : '';
}

/** Compares the fields of two bodies, and the number of records. Values may differ: they are dates, tokens and links. */
function compareShapes(before: unknown, after: unknown, path: string): string[] {
  if (Array.isArray(before) && Array.isArray(after)) {
    if (before.length !== after.length) return [`${path} has ${after.length} in place of ${before.length}`];
    return before.flatMap((item, index) => compareShapes(item, after[index], `${path}[]`));
  }
  if (typeof before !== 'object' || before === null) {
    const isSame = before === null || typeof before === typeof after;
    return isSame ? [] : [`${path} is ${after === undefined ? 'missing' : JSON.stringify(after)}`];
  }
  if (typeof after !== 'object' || after === null) return [`${path} is missing`];
  return Object.entries(before).flatMap(([name, value]) => {
    const field = path === '' ? name : `${path}.${name}`;
    if (!(name in after)) return [`${field} is missing`];
    return compareShapes(value, (after as Record<string, unknown>)[name], field);
  });
}
