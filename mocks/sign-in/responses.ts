import type { HttpRequest, HttpResponse } from '../http/types.ts';
import { chooseLanguage } from '../messages/render.ts';
import type { AuthorizationRequest } from './grants.ts';
import { type ErrorDetail, renderProblemPage } from './pages.ts';
import type { SignInProblem } from './texts.ts';

export const redirect = (status: number, location: string): HttpResponse => ({
  status,
  headers: { location, 'cache-control': 'no-store' },
});

/** Sends the browser back to the application, with a code or an error. */
export function redirectToCallback(
  status: number,
  { redirectUri, state }: Pick<AuthorizationRequest, 'redirectUri' | 'state'>,
  parameters: Readonly<Record<string, string>>,
): HttpResponse {
  const target = new URL(redirectUri);
  for (const [name, value] of Object.entries(parameters)) target.searchParams.set(name, value);
  if (state !== undefined) target.searchParams.set('state', state);
  return redirect(status, target.href);
}

/** Shows a page that says why a sign-in cannot continue. */
export const showProblem = (
  request: HttpRequest,
  status: number,
  problem: SignInProblem,
  detail?: ErrorDetail,
): HttpResponse => ({
  status,
  ...renderProblemPage(chooseLanguage(request.headers['accept-language']), problem, detail),
});
