import { contract } from '../contract.ts';
import type { Exchange } from '../exchange.ts';
import type { Session } from '../session.ts';
import { languageFor, otherLanguageOf } from './languages.ts';
import { reportLeaks } from './leaks.ts';

/** A body of the type `application/problem+json`. */
interface Problem {
  readonly type?: unknown;
  readonly title?: unknown;
  readonly status?: unknown;
  readonly detail?: unknown;
  readonly errors?: Readonly<Record<string, unknown>>;
}

/** The messages of a problem for its fields, by their names; empty when there are none. */
export function errorsOf({ json }: Exchange): Readonly<Record<string, unknown>> {
  const { errors } = (json ?? {}) as Problem;
  return typeof errors === 'object' && errors !== null ? errors : {};
}

/** Everything that a problem says to people. */
export function textsOf({ json }: Exchange): readonly string[] {
  const { title, detail } = (json ?? {}) as Problem;
  return [title, detail, ...Object.values(errorsOf({ json } as Exchange)).flat()].filter(
    (text): text is string => typeof text === 'string',
  );
}

/** Looks at the body of a refusal: it says the same as the status, in the language asked for, and tells nothing more. */
export function lookAtProblem(session: Session, exchange: Exchange): void {
  reportLeaks(session, exchange);
  const { reply, operation } = exchange;
  const isProblem = reply.headers['content-type']?.startsWith('application/problem+json') === true;
  // The sign-in speaks to people, and the token endpoint in the words of OAuth 2.0; the contract judges those.
  if (!operation.secured && !isProblem) return;
  if (!isProblem) {
    const came = reply.headers['content-type'] ?? 'nothing';
    // What the contract says of this operation it has judged already.
    if (exchange.request.method.toLowerCase() === operation.method) return;
    const message = `The body is ${came}; application/problem+json was to be expected.`;
    session.violate({ rule: 'problem', message }, exchange);
    return;
  }
  const disagreement = disagreementIn(exchange);
  if (disagreement) session.violate({ rule: 'problem', message: disagreement }, exchange);
  lookAtLanguage(session, exchange);
}

function disagreementIn({ reply, json }: Exchange): string | undefined {
  const { type, title, status } = (json ?? {}) as Problem;
  if (status !== reply.status)
    return `The body says status ${JSON.stringify(status)}, and the answer is ${reply.status}.`;
  if (typeof title !== 'string' || title.trim() === '') return 'The problem has no title.';
  const known = problemTypes.get(reply.status);
  if (known && !known.has(kindOf(type))) {
    return `The type is ${JSON.stringify(type)}; ${[...known].join(' or ')} was to be expected for ${reply.status}.`;
  }
  return undefined;
}

function lookAtLanguage(session: Session, exchange: Exchange): void {
  const { request, reply } = exchange;
  const asked = languageFor(request.headers['accept-language']);
  const said = reply.headers['content-language'];
  if (said !== undefined && said.split('-')[0]?.toLowerCase() !== asked) {
    const message = `Content-Language is "${said}"; "${asked}" was asked for.`;
    session.violate({ rule: 'content language', message }, exchange);
    return;
  }
  const strange = textsOf(exchange).find((text) => otherLanguageOf(text, asked) !== undefined);
  if (strange !== undefined) {
    const message = `A message is in the language "${otherLanguageOf(strange, asked)}"; "${asked}" was asked for.`;
    session.violate({ rule: 'language of messages', message }, exchange);
  }
}

const kindOf = (type: unknown): string => String(type).split('/').at(-1) ?? '';

interface Examples {
  readonly content?: Readonly<Record<string, { readonly examples?: Readonly<Record<string, { value: Problem }>> }>>;
}

/** The types of problems for each status: what the examples of the contract show. */
const problemTypes: ReadonlyMap<number, ReadonlySet<string>> = typesShown();

function typesShown(): Map<number, Set<string>> {
  const { responses } = contract.document.components as unknown as { responses: Readonly<Record<string, Examples>> };
  // No operation documents that a path does not take a method; the guides do.
  const types = new Map<number, Set<string>>([[405, new Set(['method-not-allowed'])]]);
  for (const { content = {} } of Object.values(responses)) {
    for (const { value } of Object.values(content['application/problem+json']?.examples ?? {})) {
      const status = Number(value.status);
      types.set(status, (types.get(status) ?? new Set()).add(kindOf(value.type)));
    }
  }
  return types;
}
