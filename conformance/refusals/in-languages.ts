import type { Exchange } from '../exchange.ts';
import { languages } from './languages.ts';
import { errorsOf } from './problem.ts';
import { type Invalid, refuseInvalid, type Trying } from './refuse.ts';
import type { Trial } from './trial.ts';

/** Has a request refused in every language that the contract knows: the messages must not be the same. */
export async function refuseInLanguages(trying: Trying, trial: Trial, invalid: Invalid, rule: string): Promise<void> {
  const answers: Exchange[] = [];
  for (const language of languages) {
    const headers = { ...invalid.change.headers, 'accept-language': language };
    answers.push(await refuseInvalid(trying, trial, { ...invalid, change: { ...invalid.change, headers } }, rule));
  }
  const [first, ...others] = answers.filter(({ reply }) => reply.status === 400);
  for (const other of first ? others : []) {
    const same = sameText(first as Exchange, other);
    if (same === undefined) continue;
    const asked = [first, other].map((one) => `"${one?.request.headers['accept-language']}"`).join(' and ');
    const message = `"${same}" came when ${asked} were asked for; another language was to be expected.`;
    trying.session.violate({ rule: 'language of messages', message }, first as Exchange, other);
  }
}

/** A text that two refusals have in common, though they are in two languages. */
function sameText(one: Exchange, other: Exchange): string | undefined {
  const [first, second] = [placed(one), placed(other)];
  return [...first].find(([place, text]) => second.get(place) === text && /\p{L}{2}/u.test(text))?.[1];
}

/** The texts of a problem by where they stand. */
function placed(exchange: Exchange): Map<string, string> {
  const { title, detail } = (exchange.json ?? {}) as { readonly title?: unknown; readonly detail?: unknown };
  const messages = Object.entries(errorsOf(exchange)).map(([field, texts]) => [`errors ${field}`, [texts].flat()[0]]);
  const all = [['title', title], ['detail', detail], ...messages];
  return new Map(all.filter((pair): pair is [string, string] => typeof pair[1] === 'string'));
}
