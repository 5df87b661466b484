import type { Check } from '../check.ts';
import type { Operation } from '../contract.ts';
import type { Exchange } from '../exchange.ts';
import type { Found } from '../found.ts';
import type { Ask, Session } from '../session.ts';

/**
 * A refusal in each language: the same thing is said in other words. It is provoked with an identifier or a page that
 * cannot be. Whether a single message is in the language asked for, the refusals look at.
 */
export const languages: Check = {
  name: 'languages',
  appliesTo: ({ kind }) => kind === 'list' || kind === 'get' || kind === 'download',
  async run(operation, { session, found }) {
    const place = refusedAt(operation, found);
    if (!place) return;
    const ask = (accepted: string): Promise<Exchange> => {
      const about = `a refusal for Accept-Language ${accepted}`;
      return session.ask(operation, { ...place, about, headers: { 'accept-language': accepted } });
    };
    const [forEnglish, forDutch] = operation.kind === 'list' ? preferences : tags;
    const [english, dutch] = await Promise.all([ask(forEnglish), ask(forDutch)]);
    lookAtHeader(session, english, 'en');
    lookAtHeader(session, dutch, 'nl');
    lookAtTexts(session, english, dutch);
  },
};

/** What is sent for messages in English, and for Dutch ones. */
type Accepts = readonly [english: string, dutch: string];

const tags: Accepts = ['en', 'nl-NL'];

/** A language that no server has to know: English comes then, unless Dutch is asked for in the second place. */
const preferences: Accepts = ['fr', 'fr, nl;q=0.5'];

/** An identifier that is not to be found, or a page that no list has. */
function refusedAt({ kind, path }: Operation, found: Found): Pick<Ask, 'path' | 'query'> | undefined {
  if (kind !== 'list') return { path: path.replaceAll(/\{\w+\}/g, '2147483647') };
  const place = found.at(path);
  return place && { path: place.path, query: [...place.required, ['page', '0']] };
}

function lookAtHeader(session: Session, exchange: Exchange, language: string): void {
  const { status, headers } = exchange.reply;
  if (status < 400 || status === 429) return;
  const said = headers['content-language'];
  // The contract does not require the header.
  if (said === undefined || said.toLowerCase().split('-')[0] === language) return;
  const message = `Content-Language is ${said}; ${language} was to be expected.`;
  session.violate({ rule: 'content language', message }, exchange);
}

/** Messages of some words are not the same in two languages. */
function lookAtTexts(session: Session, english: Exchange, dutch: Exchange): void {
  if (english.reply.status !== dutch.reply.status) return;
  const there = new Set(textsOf(english));
  const same = textsOf(dutch).find((text) => there.has(text) && text.trim().split(/\s+/).length > 2);
  if (same === undefined) return;
  const message = `A message is the same in English and in Dutch: ${JSON.stringify(same)}.`;
  session.violate({ rule: 'language of messages', message }, english, dutch);
}

function textsOf({ json }: Exchange): readonly string[] {
  const { detail, errors } = (json ?? {}) as { detail?: unknown; errors?: unknown };
  const messages = typeof errors === 'object' && errors !== null ? Object.values(errors).flat() : [];
  return [detail, ...messages].filter((text) => typeof text === 'string');
}
