import { encodeText, type RequestParts, toText } from '../../../conformance/data/generators/mutations/parameters.ts';
import type { HttpRequest } from '../../../conformance/session/http.ts';

/** A request before it is serialized: what mutations change. */
export interface Draft extends RequestParts {
  readonly method: string;
  readonly mediaType: string | undefined;
  /** A value to be serialized as its media type, or bytes. */
  readonly body: unknown;
}

export function serializeRequest({ method, path, query, headers, ...content }: Draft): HttpRequest {
  const search = query.map(([name, value]) => `${encodeURIComponent(name)}=${encodeText(value)}`).join('&');
  const body = serializeBody(content);
  const { mediaType } = content;
  const type = mediaType !== undefined && body ? [['content-type', mediaType] as const] : [];
  return { method, path: `${path}${search && '?'}${search}`, headers: [...headers, ...type], body };
}

function serializeBody({ body, mediaType = '' }: Pick<Draft, 'body' | 'mediaType'>): Uint8Array | undefined {
  if (body === undefined || body instanceof Uint8Array) return body;
  if (!mediaType.includes('form')) return Buffer.from(JSON.stringify(body));
  const fields = Object.entries(body ?? {}).map(([name, value]): [string, string] => [name, toText(value)]);
  return Buffer.from(new URLSearchParams(fields).toString());
}
