import type { ConnectionSettings } from './settings.ts';

/**
 * The access token for a call; undefined when the connection has none.
 *
 * @throws TypeError when it could not stand in a header. A runtime would refuse it too, and show it.
 */
export async function currentToken({ token }: ConnectionSettings): Promise<string | undefined> {
  if (token === undefined) return undefined;
  if (typeof token === 'string') return checked(token);
  return checked(await (typeof token === 'function' ? token() : token.current()));
}

/** Another token in the place of one that was refused; undefined when the connection has no other. */
export async function anotherToken({ token }: ConnectionSettings, refused: string): Promise<string | undefined> {
  if (token === undefined || typeof token === 'string') return undefined;
  const other = checked(await (typeof token === 'function' ? token() : token.renew(refused)));
  return other === refused ? undefined : other;
}

function checked(token: unknown): string {
  if (typeof token === 'string' && /^[\x21-\x7e]+$/.test(token)) return token;
  throw new TypeError('token must be the bare access token: visible ASCII characters, without spaces or line breaks.');
}
