import type { Answer } from './answer.ts';
import { type Language, render } from './messages/render.ts';
import type { Refusal } from './problems.ts';
import { asUri } from './uri.ts';

export const problemTypes = 'https://accounting-platform.example/problems';

/** A refusal as the contract shows it (RFC 9457), in a language. */
export function problemAnswer(refusal: Refusal, language: Language, path: string): Answer {
  const { kind, status, detail, faults } = refusal;
  const byField = Map.groupBy(faults, ({ field }) => field);
  const errors = [...byField].map(([field, group]) => [
    field,
    [...new Set(group.map((fault) => render(fault, language)))],
  ]);
  return {
    status,
    headers: { 'content-type': 'application/problem+json', 'content-language': language, ...refusal.headers },
    body: {
      type: `${problemTypes}/${kind}`,
      title: render({ key: kind }, language),
      status,
      detail: render(detail, language),
      instance: asUri(path),
      // Made from entries, because a client may call a field "constructor" or "__proto__".
      ...(status === 400 && { errors: Object.fromEntries(errors) }),
    },
  };
}
