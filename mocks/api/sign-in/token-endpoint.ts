import { type HttpRequest, type HttpResponse, JSON_HEADERS } from '../../http/types.ts';
import { client, type Grants, type TokenPair } from './grants.ts';
import { describeMissing, OAuthError } from './oauth-error.ts';

/** Responds to `POST /connect/token`, and notes the exchange for the journal. */
export async function requestToken(request: HttpRequest, form: URLSearchParams, grants: Grants): Promise<HttpResponse> {
  const response = await respond(request, form, grants);
  request.exchange.tokens = { parameters: Object.fromEntries(form), response: { ...(response.body as object) } };
  return response;
}

async function respond({ headers }: HttpRequest, form: URLSearchParams, grants: Grants): Promise<HttpResponse> {
  try {
    checkParameters(form);
    authenticateClient(headers, form);
    return { status: 200, headers: HEADERS, body: await exchange(form, grants) };
  } catch (error) {
    if (!(error instanceof OAuthError)) throw error;
    const response = toErrorResponse(error);
    if (error.code !== 'invalid_client' || headers.authorization === undefined) return response;
    return { ...response, headers: { ...HEADERS, 'www-authenticate': 'Basic realm="sandbox"' } };
  }
}

const HEADERS = { ...JSON_HEADERS, 'cache-control': 'no-store' } as const;

export const toErrorResponse = (error: OAuthError): HttpResponse => ({
  status: error.code === 'invalid_client' ? 401 : 400,
  headers: HEADERS,
  body: error.toParameters(),
});

/** Rejects a repeated parameter (RFC 6749, section 3.2). */
function checkParameters(form: URLSearchParams): void {
  const repeated = [...form.keys()].find((name, index, names) => names.indexOf(name) !== index);
  if (repeated !== undefined) throw new OAuthError('invalid_request', `${repeated} may be sent only once`);
}

function exchange(form: URLSearchParams, grants: Grants): TokenPair | Promise<TokenPair> {
  switch (getRequired(form, 'grant_type')) {
    case 'authorization_code':
      return grants.redeemCode(
        getRequired(form, 'code'),
        getRequired(form, 'redirect_uri'),
        // An empty parameter counts as absent (RFC 6749, section 3.2).
        form.get('code_verifier') || undefined,
      );
    case 'refresh_token':
      return grants.refresh(getRequired(form, 'refresh_token'), form.get('scope') ?? '');
    default:
      throw new OAuthError('unsupported_grant_type', 'unsupported grant_type requested');
  }
}

function getRequired(form: URLSearchParams, name: string): string {
  const value = form.get(name);
  if (value) return value;
  throw new OAuthError('invalid_request', describeMissing(name));
}

/** Reads the client's secret from the form or the `Authorization` header, not from both (RFC 6749, section 2.3). */
function authenticateClient({ authorization = '' }: HttpRequest['headers'], form: URLSearchParams): void {
  const [, basic] = /^Basic +(\S+) *$/i.exec(authorization) ?? [];
  if (basic !== undefined && form.get('client_secret')) {
    throw new OAuthError('invalid_request', 'the client authenticates twice');
  }
  const [id, secret] = basic === undefined ? [form.get('client_id'), form.get('client_secret')] : parseBasic(basic);
  if (!id) throw new OAuthError('invalid_request', 'no client authentication mechanism provided');
  if (id !== client.id) throw new OAuthError('invalid_client', 'client not found');
  if (secret !== client.secret) throw new OAuthError('invalid_client', 'invalid secret provided');
}

/** Decodes the identifier and the secret, which are encoded as in a form. */
function parseBasic(credentials: string): readonly string[] {
  try {
    const [id = '', secret = ''] = atob(credentials).split(/:(.*)/s);
    return [id, secret].map((text) => decodeURIComponent(text.replaceAll('+', ' ')));
  } catch {
    throw new OAuthError('invalid_request', 'invalid authorization header value format');
  }
}
