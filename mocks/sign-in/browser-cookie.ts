import type { HttpRequest } from '../http/types.ts';
import { lifetimes, paths } from './settings.ts';

/** A name for the sandbox only: browsers send cookies of localhost to all its ports. */
const NAME = 'accounting_sandbox_sign_in';

/** Creates the cookie that binds a sign-in to the browser in which it began: a link to its page is useless elsewhere. */
export function createCookie({ origin, basePath }: HttpRequest, id: string, secret: string): string {
  const secure = origin.startsWith('https:') ? '; Secure' : '';
  const path = `${basePath}${paths.signIn}/${id}`;
  return `${NAME}=${secret}; Path=${path}; Max-Age=${lifetimes.Interaction}; HttpOnly; SameSite=Lax${secure}`;
}

export const hasCookie = ({ headers }: HttpRequest, secret: string): boolean =>
  (headers.cookie ?? '').split(/; */).includes(`${NAME}=${secret}`);
