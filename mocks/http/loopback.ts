/**
 * Loopback hosts: `localhost` and its subdomains (RFC 6761, section 6.3), 127.0.0.0/8 (RFC 1122, section 3.2.1.3) and `::1` (RFC
 * 4291, section 2.5.3). Excludes notations that programs read differently: 127.1, 0177.0.0.1.
 */
const LOOPBACK_HOST = /^(?:(?:[\w-]+\.)*localhost|127(?:\.(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}|::1|\[::1\])$/i;

export const isLoopbackHost = (host: string): boolean => LOOPBACK_HOST.test(host);

/** Checks that the origin of a web page, such as `http://localhost:5173`, is a loopback origin. */
export function isLoopbackOrigin(origin: string): boolean {
  const [, host] = /^https?:\/\/(.+?)(?::\d{1,5})?$/.exec(origin) ?? [];
  return host !== undefined && isLoopbackHost(host);
}
