import { findResponseViolations } from '../mocks/validation/responses.ts';
import { contract, type Operation } from './contract.ts';
import type { Fault, Reply, Request } from './exchange.ts';

/** Says how an answer to a request for an operation breaks the contract; nothing when it does not. */
export type Judge = (operation: Operation, request: Request, reply: Reply, json: unknown) => Promise<readonly Fault[]>;

/**
 * Prism's engine as the judge of answers: status, headers, media type and body against the bundle. What it says is told
 * so that the place comes first. Beside it stands what Prism does not look at: a body where there should be none or one
 * should be, and JSON that is none.
 */
export function createJudge(): Judge {
  return async (operation, _request, reply, json) => {
    const { id, statuses } = operation;
    if (!statuses.includes(String(reply.status))) {
      return [{ rule: 'status', message: `${id} documents ${statuses.join(', ')}, and ${reply.status} came` }];
    }
    const missing = bodyFaults(operation, reply, json);
    if (missing.length > 0) return missing;
    const answer = { status: reply.status, headers: reply.headers, ...bodyOf(reply, json) };
    return findResponseViolations(contract, operation, answer).map((message) => ({
      rule: message.split(' ')[0] ?? '',
      message,
    }));
  };
}

const mediaTypeOf = ({ headers }: Reply): string => headers['content-type']?.split(';')[0]?.trim().toLowerCase() ?? '';

export const isJson = (reply: Reply): boolean => /[/+]json$/.test(mediaTypeOf(reply));

function bodyOf(reply: Reply, json: unknown): { readonly body?: unknown } {
  if (reply.body.length === 0) return {};
  if (isJson(reply)) return { body: json };
  return { body: mediaTypeOf(reply) === 'application/pdf' ? new Uint8Array(reply.body) : reply.body.toString() };
}

/** What is wrong with a body before anybody looks into it. */
function bodyFaults({ mediaTypes }: Operation, reply: Reply, json: unknown): Fault[] {
  const { status, body } = reply;
  const documented = mediaTypes[status] ?? [];
  // A redirect may have a note for people (RFC 9110, 15.4).
  if (documented.length === 0) {
    const isWrong = body.length > 0 && status < 300;
    return isWrong ? [{ rule: 'body', message: `Status ${status} has no body, and one came` }] : [];
  }
  if (body.length === 0) return [{ rule: 'body', message: `There is no body, and ${documented} is documented` }];
  if (mediaTypeOf(reply) === '') return [{ rule: 'media type', message: `Content-Type is missing: ${documented}` }];
  if (isJson(reply) && json === undefined) return [{ rule: 'body json', message: 'The body is no JSON' }];
  return [];
}
