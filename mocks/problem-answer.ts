import { type Language, render } from './messages/render.ts';
import type { Answer } from './prism.ts';
import type { Refusal } from './problems.ts';

const types = 'https://accounting-platform.example/problems';

/** A refusal as the contract shows it (RFC 9457), in a language. */
export function problemAnswer(refusal: Refusal, language: Language, path: string): Answer {
  const { kind, status, detail, faults } = refusal;
  const errors: Record<string, string[]> = {};
  for (const fault of faults) {
    errors[fault.field] ??= [];
    errors[fault.field]?.push(render(fault, language));
  }
  return {
    status,
    headers: { 'content-type': 'application/problem+json', 'content-language': language, ...refusal.headers },
    body: {
      type: `${types}/${kind}`,
      title: render({ key: kind }, language),
      status,
      detail: render(detail, language),
      instance: path,
      ...(status === 400 && { errors }),
    },
  };
}
