export function callToken(token) {
  let renewed;
  let last;
  return {
    async current() {
      if (token === undefined) return undefined;
      last = checked(renewed ?? (await given(token)));
      return last;
    },
    async renew({ status }) {
      if (status !== 401 || !last || renewed || !token || typeof token === 'string') return false;
      renewed = checked(await (typeof token === 'function' ? token() : token.renew(last)));
      return renewed !== last;
    },
  };
}
function given(token) {
  if (typeof token === 'string') return token;
  return typeof token === 'function' ? token() : token.current();
}
function checked(token) {
  if (typeof token === 'string' && /^[\x21-\x7e]+$/.test(token)) return token;
  throw new TypeError('token must be the bare access token, in visible ASCII characters.');
}
