/** Returns the path and query of a link to the server; undefined for a link to another server, which must not get the token. */
export type ToOwnPath = (link: unknown) => string | undefined;

/** Tests whether two paths lead to the same, whatever their queries, their capitals and a slash at their end. */
export const arePathsEqual = (a: string | undefined, b: string): boolean => normalize(a ?? '?') === normalize(b);

const normalize = (path: string): string => (path.split('?')[0] ?? '').replace(/\/$/, '').toLowerCase();

/** @param urls of the server, without a slash at the end. It may be known under several. */
export const createToOwnPath =
  (urls: readonly string[]): ToOwnPath =>
  (link) => {
    for (const server of urls.map((url) => new URL(url))) {
      const target = typeof link === 'string' ? URL.parse(link, server.href) : null;
      const base = server.pathname.replace(/\/$/, '');
      if (target?.origin === server.origin && `${target.pathname}/`.startsWith(`${base}/`)) {
        return `${target.pathname.slice(base.length)}${target.search}`;
      }
    }
    return undefined;
  };
