import { mapValues } from '../../contract/document.ts';
import { type Exchange, SANDBOX_URL } from '../../programs/recording.ts';
import type { Body } from '../requests/body.ts';
import { samplePdf } from '../requests/sample-pdf.ts';
import { getHeaders, getUrl } from './code/code-request.ts';
import type { SampleRequest } from './sample-requests.ts';

/** Values of placeholders: `{ CODE: '…' }` for `<CODE>`. */
export type Secrets = Readonly<Record<string, string>>;

/** A request to record; error requests have other headers and another body than the operation expects. */
export interface RecordedRequest
  extends Pick<SampleRequest, 'example' | 'title' | 'method' | 'path' | 'pathParams' | 'query' | 'isPublic' | 'body'> {
  /** Headers that are added to a sample's own. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent in place of the body, and not recorded. */
  readonly content?: string;
}

/** Response headers that the contract documents. */
const RECORDED_HEADERS = ['Location', 'WWW-Authenticate', 'Retry-After', 'Content-Type', 'Content-Language'];

/** Sends a request to the sandbox at `origin`. */
export async function sendRequest(origin: string, request: RecordedRequest, secrets: Secrets): Promise<Exchange> {
  const { method, example, title, body, content } = request;
  const headers = { ...getHeaders(request), ...request.headers };
  const sent = content ?? (body && serializeBody(body, secrets));
  const response = await fetch(getUrl(request, origin), {
    method,
    redirect: 'manual',
    headers: fillPlaceholders(headers, secrets),
    ...(sent !== undefined && { body: sent }),
  });
  return {
    example,
    title,
    request: {
      method,
      url: getUrl(request, SANDBOX_URL),
      headers,
      ...(body?.kind === 'json' && { body: body.value }),
      ...(body?.kind === 'form' && { body: body.fields }),
    },
    response: { status: response.status, ...(await readResponse(response, origin)) },
  };
}

const fillPlaceholders = (values: Readonly<Record<string, string>>, secrets: Secrets): Record<string, string> =>
  mapValues(values, (value) => value.replaceAll(/<([A-Z_]+)>/g, (all, key: string) => secrets[key] ?? all));

function serializeBody(body: Body, secrets: Secrets): string | URLSearchParams | Uint8Array<ArrayBuffer> {
  if (body.kind === 'json') return JSON.stringify(body.value);
  return body.kind === 'form' ? new URLSearchParams(fillPlaceholders(body.fields, secrets)) : samplePdf.createBytes();
}

async function readResponse(
  response: Response,
  origin: string,
): Promise<Pick<Exchange['response'], 'headers' | 'body'>> {
  const normalize = (text: string): string => hideSecrets(text.replaceAll(origin, SANDBOX_URL));
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.split(';')[0]?.endsWith('json');
  const headers = RECORDED_HEADERS.flatMap((name) => {
    const value = response.headers.get(name);
    return value === null ? [] : [[name, normalize(value)]];
  });
  return { headers: Object.fromEntries(headers), ...(isJson && { body: JSON.parse(normalize(text)) }) };
}

/** Replaces tokens and the identifier of a sign-in by placeholders. */
const hideSecrets = (text: string): string =>
  text
    .replaceAll(/"access_token":"[^"]+"/g, '"access_token":"<ACCESS_TOKEN>"')
    .replaceAll(/"refresh_token":"[^"]+"/g, '"refresh_token":"<REFRESH_TOKEN>"')
    .replaceAll(/(\/connect\/sign-in\/)[\w-]+/g, '$1<SIGN_IN>');
