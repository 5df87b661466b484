import { isUtf8 } from 'node:buffer';
import type { HttpResponse, Issue } from '../session/http.ts';

const BYTE_ORDER_MARK = Buffer.from('\u{FEFF}');

/** Finds what is wrong with the bytes of JSON: it is UTF-8 without a byte order mark (RFC 8259, 8.1). */
export function findEncodingIssues({ headers, body }: HttpResponse): readonly Issue[] {
  const [, charset] = /;\s*charset\s*=\s*"?([^";\s]+)/i.exec(headers['content-type'] ?? '') ?? [];
  const issue = (message: string): readonly Issue[] => [{ rule: 'charset', message }];
  if (charset !== undefined && !/^utf-?8$/i.test(charset)) return issue(`The charset is ${charset}; JSON is UTF-8.`);
  if (body.subarray(0, 3).equals(BYTE_ORDER_MARK)) return issue('The body begins with a byte order mark.');
  return isUtf8(body) ? [] : issue('The body has bytes that are not UTF-8.');
}
