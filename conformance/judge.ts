import { type Violation as Complaint, createEngine } from '../mocks/prism.ts';
import { contract, type Operation } from './contract.ts';
import type { Fault, Reply, Request } from './exchange.ts';

/** Says how an answer to a request for an operation breaks the contract; nothing when it does not. */
export type Judge = (operation: Operation, request: Request, reply: Reply, json: unknown) => Promise<readonly Fault[]>;

/** One for all runs of a process: it compiles the schemas of an answer when it first sees it. */
const engine = createEngine(contract.document);

/**
 * Prism's engine as the judge of answers: status, headers, media type and body against the bundle. What it says is told
 * so that the place comes first. Beside it stands what Prism does not look at: a body where there should be none or one
 * should be, and JSON that is none.
 */
export function createJudge(): Judge {
  return async (operation, request, reply, json) => {
    const { id, statuses } = operation;
    if (!statuses.includes(String(reply.status))) {
      return [{ rule: 'status', message: `${id} documents ${statuses.join(', ')}, and ${reply.status} came` }];
    }
    const missing = bodyFaults(operation, reply, json);
    if (missing.length > 0) return missing;
    const answer = { status: reply.status, headers: reply.headers, ...bodyOf(reply, json) };
    const { violations } = await engine.judge(operation, { ...judged(request), body: undefined }, () => answer);
    const faults = violations.map(faultOf);
    // What is said of a body in another media type is said of its text.
    const wrongType = faults.filter(({ rule }) => rule === 'media type');
    return wrongType.length > 0 ? wrongType : faults;
  };
}

function judged({ path, headers }: Request) {
  const { pathname, searchParams } = new URL(path, 'http://localhost');
  return { path: pathname, query: Object.fromEntries(searchParams), headers };
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

/** Prism says `Response body property x must be integer`; here the place comes first, and once. */
function faultOf({ path: [part = '', ...rest], code, message }: Complaint): Fault {
  if (part === '' && message.includes('media type')) return { rule: 'media type', message };
  const place = rest.map((key, index) => (/^\d+$/.test(key) ? `[${key}]` : `${index > 0 ? '.' : ''}${key}`)).join('');
  const what = message.replace(/^Response (?:body|header)(?: property \S+)? /, '');
  return { rule: `${part || 'answer'} ${code}`.trim(), message: `${place || part} ${what}`.trim() };
}
