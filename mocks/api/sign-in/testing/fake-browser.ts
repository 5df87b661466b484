/** Opens a browser without scripts. Stores cookies by path, and follows redirects until they leave the server. */
export function openBrowser(
  server: string,
  headers: Record<string, string> = {},
  send: (url: string, init: RequestInit) => Promise<Response> = fetch,
) {
  const cookies = new Map<string, { value: string; path: string }>();

  function cookieHeader(path: string): string {
    const sent = [...cookies].filter(([, cookie]) => path.startsWith(cookie.path));
    return sent.map(([key, { value }]) => `${key.split(' ')[0]}=${value}`).join('; ');
  }

  function storeCookies(response: Response): void {
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      const path = /path=([^;]+)/i.exec(line)?.[1] ?? '/';
      if (value) cookies.set(`${name} ${path}`, { value, path });
      else cookies.delete(`${name} ${path}`);
    }
  }

  async function request(url: string, init: RequestInit = {}): Promise<Response> {
    const cookie = cookieHeader(new URL(url).pathname);
    const response = await send(url, {
      redirect: 'manual',
      ...init,
      headers: { ...headers, cookie, ...init.headers },
    });
    storeCookies(response);
    return response;
  }

  /** Follows redirects. Returns the response of the server, or the URL on another server. */
  async function visit(url: string, init?: RequestInit): Promise<{ url: string; response?: Response }> {
    const response = await request(url, init);
    const location = response.headers.get('location');
    if (!location) return { url, response };
    const next = new URL(location, url).href;
    return next.startsWith(`${server}/`) ? visit(next) : { url: next };
  }

  return {
    cookies,
    request,
    visit,
    submit: (url: string, form: Record<string, string>) =>
      visit(url, { method: 'POST', body: new URLSearchParams(form) }),
    /** Signs in through the page and its form. Returns the URL of the callback. */
    async signIn(authorizeUrl: string, form: Record<string, string> = { user: 'demo' }): Promise<URL> {
      const page = await visit(authorizeUrl);
      return new URL((await this.submit(page.url, form)).url);
    },
  };
}
