import type { PhpCall } from '../../../client-php/emit/print-value.ts';
import { type Body, fillPath, getMediaType } from '../../requests/body.ts';

/** The kind of a successful response. A redirect is for the user's browser. */
export type ResponseKind = 'json' | 'pdf' | 'no-content' | 'redirect';

/** How the client package calls an operation. */
export interface ClientCall {
  /** `debtors.create`; the name of a function for an operation that signs in. */
  readonly method: string;
  /** Name of the result; `page` for a list. */
  readonly result: string;
  readonly file: string;
  /** How the PHP client calls it. */
  readonly php: PhpCall;
}

/** A request as programs send it. It is data, which a page prints again after a change. Secrets are placeholders: `<CODE>`. */
export interface CodeRequest {
  readonly method: string;
  readonly origin: string;
  /** As in the contract: `/v1/debtors/{id}`. */
  readonly path: string;
  readonly pathParams: Readonly<Record<string, string>>;
  /** Not encoded. */
  readonly query: Readonly<Record<string, string>>;
  /** Types of query parameters that are not text: `integer`, or `list of integer`. */
  readonly types: Readonly<Record<string, string>>;
  /** Headers other than the token and the media type. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Body | undefined;
  /** Needs no token. */
  readonly isPublic: boolean;
  readonly responseKind: ResponseKind;
  /** None for the control plane. */
  readonly client?: ClientCall;
}

export function getUrl(
  { path, pathParams, query }: Pick<CodeRequest, 'path' | 'pathParams' | 'query'>,
  origin: string,
): string {
  const search = String(new URLSearchParams(query));
  return `${origin}${fillPath(path, pathParams)}${search && `?${search}`}`;
}

/** The headers of a request; `<ACCESS_TOKEN>` stands for the token. */
export const getHeaders = ({
  isPublic,
  body,
  headers = {},
}: Pick<CodeRequest, 'isPublic' | 'body'> & Partial<Pick<CodeRequest, 'headers'>>): Readonly<
  Record<string, string>
> => ({
  ...(!isPublic && { Authorization: 'Bearer <ACCESS_TOKEN>' }),
  ...(body && { 'Content-Type': getMediaType(body) }),
  ...headers,
});

/** The file name under which samples save a response. */
export const DOWNLOADED_FILE = 'document.pdf';

/** The file that samples upload. */
export const UPLOADED_FILE = 'scan.pdf';
