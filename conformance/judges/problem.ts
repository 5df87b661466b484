import { negotiateLanguage } from '../../contract/negotiate-language.ts';
import { document } from '../contract.ts';
import { getHeader, getMediaType, type HttpExchange, type Issue, toIssues } from '../session/http.ts';
import { type Disclosable, findDisclosures } from './disclosure.ts';
import { detectOtherLanguage, languages } from './languages.ts';

interface Problem {
  readonly type?: unknown;
  readonly title?: unknown;
  readonly status?: unknown;
  readonly detail?: unknown;
  readonly errors?: Readonly<Record<string, unknown>>;
}

/** Returns the messages of a problem by field; empty for none. */
export function getErrors({ json }: Pick<HttpExchange, 'json'>): Readonly<Record<string, unknown>> {
  const { errors } = (json ?? {}) as Problem;
  return typeof errors === 'object' && errors !== null ? errors : {};
}

function getProblemTexts({ json }: Pick<HttpExchange, 'json'>): readonly string[] {
  const { title, detail } = (json ?? {}) as Problem;
  const texts = [title, detail, ...Object.values(getErrors({ json })).flat()];
  return texts.filter((text): text is string => typeof text === 'string');
}

/** Returns the reason of a rejection: the message for a field, else its detail. */
export function getRejectionReason(exchange: HttpExchange): string {
  const [field, messages] = Object.entries(getErrors(exchange))[0] ?? [];
  const text = field === undefined ? getProblemTexts(exchange).at(-1) : `${field}: ${[messages].flat().join(' ')}`;
  return text ?? `status ${exchange.response.status}`;
}

/** Judges what a readable response discloses, and the problem document of an error. */
export function judgeContent(settings: Disclosable, exchange: HttpExchange): readonly Issue[] {
  const { response, request, operation } = exchange;
  const mediaType = getMediaType(response);
  const disclosures = findDisclosures(settings, exchange);
  if (response.status < 400) return disclosures;
  if (mediaType === 'application/problem+json') {
    return [...disclosures, ...toIssues('problem', findWrongMember(exchange)), ...findLanguageIssues(exchange)];
  }
  // validateResponse reports other bodies. The authorization service has pages, and the errors of OAuth 2.0.
  if (!operation.isSecured || request.method === operation.method) return disclosures;
  const message = `The media type is "${mediaType}"; expected application/problem+json.`;
  return [...disclosures, ...toIssues('problem', message)];
}

function findWrongMember({ response, json }: HttpExchange): string | undefined {
  const { type, title, status } = (json ?? {}) as Problem;
  if (status !== response.status) return `status is ${JSON.stringify(status)} in a response of ${response.status}.`;
  if (typeof title !== 'string' || title.trim() === '') return 'The problem has no title.';
  const types = documentedTypes.get(response.status);
  if (!types || types.has(toTypeName(type))) return undefined;
  return `type is ${JSON.stringify(type)}; expected ${[...types].join(' or ')} for ${response.status}.`;
}

function findLanguageIssues(exchange: HttpExchange): readonly Issue[] {
  const { request, response } = exchange;
  const expected = negotiateLanguage(languages, getHeader(request.headers, 'accept-language'));
  const language = response.headers['content-language'];
  if (language !== undefined && language.split('-')[0]?.toLowerCase() !== expected) {
    return [{ rule: 'content-language', message: `Content-Language is "${language}"; expected "${expected}".` }];
  }
  const detected = getProblemTexts(exchange)
    .map((text) => detectOtherLanguage(text, expected))
    .find(Boolean);
  if (detected === undefined) return [];
  const message = `A message is in the language "${detected}"; expected "${expected}".`;
  // The platform documents an English and a Dutch tag, and leaves others open.
  const isOwn = languages.includes(getHeader(request.headers, 'accept-language')?.slice(0, 2) ?? '');
  return [{ rule: 'language', message, ...(!isOwn && { provenance: ['errors-language', 'content-language'] }) }];
}

const toTypeName = (type: unknown): string => String(type).split('/').at(-1) ?? '';

interface ErrorResponse {
  readonly content?: Readonly<Record<string, { readonly examples?: Readonly<Record<string, { value: Problem }>> }>>;
}

const documentedTypes: ReadonlyMap<number, ReadonlySet<string>> = collectTypes();

function collectTypes(): Map<number, Set<string>> {
  const { responses } = document.components as unknown as { responses: Readonly<Record<string, ErrorResponse>> };
  // Only the guides document the status of an unsupported method.
  const types = new Map<number, Set<string>>([[405, new Set(['method-not-allowed'])]]);
  for (const { content = {} } of Object.values(responses)) {
    for (const { value } of Object.values(content['application/problem+json']?.examples ?? {})) {
      const status = Number(value.status);
      types.set(status, (types.get(status) ?? new Set()).add(toTypeName(value.type)));
    }
  }
  return types;
}

/** Checks that a key of `errors` names a field or something inside it, ignoring case, as header names do. */
export function isWithin(key: string, field: string): boolean {
  const [name, parent] = [key.toLowerCase(), field.toLowerCase()];
  return name === parent || name.startsWith(`${parent}.`) || name.startsWith(`${parent}[`);
}
