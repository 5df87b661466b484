export function createCallToken(token) {
  let renewed;
  let last;
  return {
    async current() {
      if (token === undefined) return undefined;
      last = checkToken(renewed ?? (await getToken(token)));
      return last;
    },
    async renew({ status }) {
      if (status !== 401 || !last || renewed || !token || typeof token === 'string') return false;
      renewed = checkToken(await (typeof token === 'function' ? token() : token.renew(last)));
      return renewed !== last;
    },
  };
}
function getToken(token) {
  if (typeof token === 'string') return token;
  return typeof token === 'function' ? token() : token.current();
}
function checkToken(token) {
  if (typeof token === 'string' && /^[\x21-\x7e]+$/.test(token)) return token;
  throw new TypeError('token must be the access token without "Bearer", in printable ASCII characters.');
}
