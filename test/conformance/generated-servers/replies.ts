import type { Decisions } from './decisions.ts';
import { stringify } from './records.ts';

export interface Reply {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

/** A request that is rejected. */
export class Rejection extends Error {
  readonly status: number;
  /** Problems, by the path of a field; undefined when it is not about fields. */
  readonly problems: readonly Problem[] | undefined;
  /** The methods of the path. */
  readonly allow: string | undefined;

  constructor(status: number, problems?: readonly Problem[], allow?: string) {
    super(`status ${status}`);
    this.status = status;
    this.problems = problems;
    this.allow = allow;
  }
}

export interface Problem {
  /** `['name']`, or `['lines', 0, 'ArticleSku']`. */
  readonly field: readonly (string | number)[];
  readonly message: keyof typeof MESSAGES;
}

const MESSAGES = {
  missing: { en: 'This field is required.', nl: 'Dit veld is verplicht.' },
  invalid: { en: 'This value is not valid.', nl: 'Deze waarde is ongeldig.' },
  unknown: { en: 'This name is not known.', nl: 'Deze naam is niet bekend.' },
  balance: { en: 'The lines do not balance.', nl: 'De regels zijn niet in evenwicht.' },
} as const;

const TITLES = { en: 'The request cannot be handled.', nl: 'Het verzoek kan niet worden behandeld.' } as const;

type Language = keyof typeof TITLES;

/** Chooses the language of messages. */
export function chooseLanguage({ defaultLanguage, languageChoice }: Decisions, header: string | undefined): Language {
  const ranges = (header ?? '').split(',').map((part) => {
    const [tag = '', weight = 'q=1'] = part
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/);
    return { tag, weight: Number(weight.replace('q=', '')) };
  });
  const sorted = languageChoice === 'first' ? ranges.slice(0, 1) : ranges.toSorted((a, b) => b.weight - a.weight);
  const known = sorted.filter(({ weight }) => weight > 0).flatMap(({ tag }) => /^(en|nl)(?:-|$)/.exec(tag)?.[1] ?? []);
  return (known[0] ?? defaultLanguage) as Language;
}

/** The response to a rejected request. */
export function createErrorReply(
  decisions: Decisions,
  { status, problems, allow }: Rejection,
  language: Language,
): Reply {
  const { errorBody, extrasOfErrors, validationMediaType, contentLanguage, rateLimit } = decisions;
  const headers = {
    ...(contentLanguage === 'sent' && { 'Content-Language': language }),
    ...(status === 405 && { Allow: allow ?? 'GET' }),
    ...(status === 429 && { 'Retry-After': rateLimit === '20 a second' ? '1' : '0' }),
  };
  const title = TITLES[language];
  if (problems) {
    const extras = extrasOfErrors === 'problem' ? { type: 'about:blank', title, status } : {};
    const body = stringify({ ...extras, errors: createErrors(decisions, problems, language) });
    return { status, headers: { ...headers, 'Content-Type': validationMediaType }, body };
  }
  const bodies = {
    problem: ['application/problem+json', stringify({ type: 'about:blank', title, status })],
    JSON: ['application/json', stringify({ error: { code: status, message: title } })],
    text: ['text/plain', title],
    HTML: ['text/html', `<!doctype html><title>${title}</title>`],
    nothing: [],
  } as const;
  const [type, body = ''] = bodies[errorBody];
  return { status, headers: { ...headers, ...(type && { 'Content-Type': type }) }, body };
}

function createErrors(decisions: Decisions, problems: readonly Problem[], language: Language): object {
  const { reportedErrors, messages } = decisions;
  const reported = reportedErrors === 'all' ? problems : problems.slice(0, 1);
  const toMessages = (message: Problem['message']): unknown => {
    const text = MESSAGES[message][language];
    return { texts: [text], text, objects: [{ code: message, text }] }[messages];
  };
  return Object.fromEntries(reported.map(({ field, message }) => [formatField(decisions, field), toMessages(message)]));
}

function formatField({ errorKeys, lineKeys }: Decisions, field: Problem['field']): string {
  if (errorKeys === 'pointer') return `/${field.join('/')}`;
  const texts = { 'lines[0].field': field.join('.').replaceAll(/\.(\d+)/g, '[$1]'), 'lines.0.field': field.join('.') };
  const text = lineKeys === 'field' ? String(field.at(-1)) : texts[lineKeys];
  return errorKeys === 'field' ? text : `$.${text}`;
}
