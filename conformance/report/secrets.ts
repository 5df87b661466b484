import { tokenVariable } from '../curl.ts';
import type { Settings } from '../settings.ts';

/** Takes what is secret out of a text. */
export type Redact = (text: string) => string;

/** What stands in the place of a secret that is not the token. */
const hidden = '...';

/**
 * Takes the token and the secrets of the client out of texts, however they got there: a server may repeat them, and a
 * check may send them where nobody expects them.
 */
export function redactionOf({ token, client }: Pick<Settings, 'token' | 'client'>): Redact {
  const replacements = new Map([[token, `$${tokenVariable}`]]);
  if (client) {
    const pairs = [`${client.id}:${client.secret}`, `${encoded(client.id)}:${encoded(client.secret)}`];
    for (const secret of [client.secret, client.refreshToken ?? '', ...pairs.map(base64)]) {
      replacements.set(secret, hidden);
    }
  }
  return redactSecrets(replacements);
}

/** Takes secrets out of texts. @param replacements what is written in the place of each secret. */
export function redactSecrets(replacements: ReadonlyMap<string, string>): Redact {
  const places = [...replacements].flatMap(([secret, place]) => formsOf(secret).map((form) => [form, place] as const));
  // The longest first: one secret may be the beginning of another.
  const forms = places.filter(([form]) => form !== '').sort(([one], [other]) => other.length - one.length);
  return (text) => forms.reduce((rest, [form, place]) => rest.replaceAll(form, () => place), text);
}

/** A secret as it is, in a URL or a form, and in JSON. */
const formsOf = (secret: string): string[] => [secret, encoded(secret), JSON.stringify(secret).slice(1, -1)];

const encoded = (text: string): string => encodeURIComponent(text);
const base64 = (text: string): string => Buffer.from(text).toString('base64');
