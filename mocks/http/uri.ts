/**
 * Percent-encodes what a path or a query must not contain (RFC 3986): browsers and `fetch` send `|`, `[` and a lone `%`
 * as they are.
 */
export const toUri = (text: string): string =>
  text.replaceAll(/%(?![\da-f]{2})|[^\w.~!$&'()*+,;=:@/?%-]/gi, encodeURIComponent);
