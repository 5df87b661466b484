import type { Body, Call } from '../downloads/calls.ts';
import { scan } from '../downloads/scan.ts';
import { headersOf, pathOf, sandboxUrl } from './calls.ts';
import type { Exchange } from './recording.ts';

/** What stands for a placeholder: `{ CODE: '…' }` for `<CODE>`. */
export type Secrets = Readonly<Record<string, string>>;

/** A request that is sent, with other headers and another body than the operation wants when it is to be refused. */
export interface Question extends Pick<Call, 'method' | 'path' | 'identifiers' | 'query' | 'isPublic'> {
  readonly example: string;
  readonly title: string;
  readonly body: Body | undefined;
  /** Beside the ones of a sample; undefined leaves one of those out. */
  readonly headers?: Readonly<Record<string, string | undefined>>;
  /** Sent in the place of the body, and not recorded. */
  readonly content?: string;
}

/** Headers of an answer that the contract says something about. */
const telling = ['Location', 'WWW-Authenticate', 'Retry-After', 'Content-Type', 'Content-Language'];

/** Sends a request to the sandbox at `url`. */
export async function exchange(url: string, question: Question, secrets: Secrets): Promise<Exchange> {
  const { method, example, title, body } = question;
  const headers = definedOnly({ ...headersOf(question), ...question.headers });
  const content = question.content ?? contentOf(body, secrets);
  const response = await fetch(url + pathOf(question), {
    method,
    redirect: 'manual',
    headers: fill(headers, secrets),
    ...(content !== undefined && { body: content }),
  });
  const told = tellingPart(await response.text(), response, url);
  return {
    example,
    title,
    request: {
      method,
      url: sandboxUrl + pathOf(question),
      headers,
      ...(body?.kind === 'json' && { body: body.value }),
      ...(body?.kind === 'form' && { body: body.fields }),
    },
    answer: { status: response.status, ...told },
  };
}

const definedOnly = (headers: Readonly<Record<string, string | undefined>>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).filter((entry): entry is [string, string] => entry[1] !== undefined));

const fill = (values: Readonly<Record<string, string>>, secrets: Secrets): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      value.replaceAll(/<([A-Z_]+)>/g, (all, key: string) => secrets[key] ?? all),
    ]),
  );

function contentOf(
  body: Body | undefined,
  secrets: Secrets,
): string | URLSearchParams | Uint8Array<ArrayBuffer> | undefined {
  if (body?.kind === 'json') return JSON.stringify(body.value);
  if (body?.kind === 'form') return new URLSearchParams(fill(body.fields, secrets));
  return body && Uint8Array.from(scan.bytes());
}

/** What is worth keeping of an answer. */
function tellingPart(text: string, response: Response, url: string): Pick<Exchange['answer'], 'headers' | 'body'> {
  const same = (value: string): string => withoutSecrets(value.replaceAll(url, sandboxUrl));
  const isJson = response.headers.get('content-type')?.split(';')[0]?.endsWith('json');
  const headers = telling.flatMap((name) => {
    const value = response.headers.get(name);
    return value === null ? [] : [[name, same(value)]];
  });
  return {
    headers: Object.fromEntries(headers),
    ...(isJson && { body: JSON.parse(same(text)) }),
  };
}

/** Puts placeholders in the place of tokens and of the number of a sign-in. */
const withoutSecrets = (text: string): string =>
  text
    .replaceAll(/"access_token":"[^"]+"/g, '"access_token":"<ACCESS_TOKEN>"')
    .replaceAll(/"refresh_token":"[^"]+"/g, '"refresh_token":"<REFRESH_TOKEN>"')
    .replaceAll(/(\/connect\/sign-in\/)[\w-]+/g, '$1<SIGN_IN>');
