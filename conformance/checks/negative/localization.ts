import { languages } from '../../judges/languages.ts';
import { getErrors } from '../../judges/problem.ts';
import { getHeader, type HttpExchange } from '../../session/http.ts';
import type { BaseRequest } from './base-request.ts';
import { expectValidationError, type InvalidChange, type TestContext } from './expect-rejection.ts';

/**
 * Sends an invalid request in each language. Messages in different languages must not be the same.
 */
export async function expectLocalizedErrors(
  context: TestContext,
  base: BaseRequest,
  invalid: InvalidChange,
): Promise<void> {
  const exchanges = new Map<string, HttpExchange>();
  for (const language of languages) {
    const headers = { ...invalid.change.headers, 'accept-language': language };
    const change = { ...invalid.change, headers };
    exchanges.set(language, await expectValidationError(context, base, { ...invalid, change }));
  }
  const [first, ...others] = languages
    .flatMap((language) => exchanges.get(language) ?? [])
    .filter(({ response }) => response.status === 400);
  for (const other of first ? others : []) {
    const text = findSameText(first as HttpExchange, other);
    if (text === undefined) continue;
    const requested = [first as HttpExchange, other].map(({ request }) =>
      getHeader(request.headers, 'accept-language'),
    );
    const message = `"${text}" is returned for the languages ${requested.map((tag) => `"${tag}"`).join(' and ')}.`;
    context.session.report({ rule: 'language', message, exchanges: [first as HttpExchange, other] });
  }
}

function findSameText(a: HttpExchange, b: HttpExchange): string | undefined {
  const [first, second] = [getTexts(a), getTexts(b)];
  return [...first].find(([location, text]) => second.get(location) === text && /\p{L}{2}/u.test(text))?.[1];
}

function getTexts(exchange: HttpExchange): Map<string, string> {
  const { title, detail } = (exchange.json ?? {}) as { readonly title?: unknown; readonly detail?: unknown };
  const messages = Object.entries(getErrors(exchange)).map(([field, texts]) => [`errors ${field}`, [texts].flat()[0]]);
  const texts = [['title', title], ['detail', detail], ...messages];
  return new Map(texts.filter((pair): pair is [string, string] => typeof pair[1] === 'string'));
}
