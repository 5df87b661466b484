/**
 * A path or a query as RFC 3986 has it. What URLs are made of in practice is a little more: browsers and `fetch` leave
 * `|`, `[` and a lone `%` as they are.
 */
export const asUri = (text: string): string =>
  text.replaceAll(/%(?![\da-f]{2})|[^\w.~!$&'()*+,;=:@/?%-]/gi, encodeURIComponent);
