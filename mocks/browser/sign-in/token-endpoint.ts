import { type HttpRequest, type HttpResponse, JSON_HEADERS } from '../../http/types.ts';
import { client } from '../../sign-in/settings.ts';
import type { TokenPair } from '../../sign-in/tokens.ts';
import { readForm } from './form.ts';
import type { Grants } from './grants.ts';
import { describeMissing, OAuthError } from './oauth-error.ts';

/** Responds to `POST /connect/token`, and notes the exchange for the journal. */
export async function handleTokenRequest(request: HttpRequest, grants: Grants): Promise<HttpResponse> {
  const form = await readForm(request);
  const response = await respond(request, form, grants);
  request.trace.tokens = { parameters: Object.fromEntries(form), response: { ...(response.body as object) } };
  request.trace.isCarriedOut = response.status === 200;
  return response;
}

async function respond(request: HttpRequest, form: URLSearchParams, grants: Grants): Promise<HttpResponse> {
  const headers = { ...JSON_HEADERS, 'cache-control': 'no-store' };
  try {
    authenticateClient(request, form);
    return { status: 200, headers, body: await exchange(form, grants) };
  } catch (error) {
    if (!(error instanceof OAuthError)) throw error;
    const body = { error: error.code, error_description: error.message };
    if (error.code !== 'invalid_client') return { status: 400, headers, body };
    const challenge = request.headers.authorization !== undefined && { 'www-authenticate': 'Basic realm="sandbox"' };
    return { status: 401, headers: { ...headers, ...challenge }, body };
  }
}

function exchange(form: URLSearchParams, grants: Grants): TokenPair | Promise<TokenPair> {
  switch (form.get('grant_type')) {
    case 'authorization_code':
      return grants.redeemCode(getRequired(form, 'code'), getRequired(form, 'redirect_uri'), form.get('code_verifier'));
    case 'refresh_token':
      return grants.refresh(getRequired(form, 'refresh_token'));
    case null:
      throw createMissingError('grant_type');
    default:
      throw new OAuthError('unsupported_grant_type', 'unsupported grant_type requested');
  }
}

function getRequired(form: URLSearchParams, name: string): string {
  const value = form.get(name);
  if (value) return value;
  throw createMissingError(name);
}

const createMissingError = (name: string): OAuthError => new OAuthError('invalid_request', describeMissing(name));

/** The client sends its secret in the form or in the `Authorization` header (RFC 6749, section 2.3.1). */
function authenticateClient({ headers }: HttpRequest, form: URLSearchParams): void {
  const basic = /^Basic +(\S+)$/i.exec(headers.authorization ?? '')?.[1];
  const [id, secret] = basic === undefined ? [form.get('client_id'), form.get('client_secret')] : parseBasic(basic);
  if (!id) throw new OAuthError('invalid_request', 'no client authentication mechanism provided');
  if (id !== client.id) throw new OAuthError('invalid_client', 'client not found');
  if (secret !== client.secret) throw new OAuthError('invalid_client', 'invalid secret provided');
}

function parseBasic(credentials: string): readonly (string | undefined)[] {
  try {
    return atob(credentials).split(':').map(decodeURIComponent);
  } catch {
    throw new OAuthError('invalid_request', 'invalid authorization header value format');
  }
}
