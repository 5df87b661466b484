import { type Colors, palette } from '../mocks/insight/pages/palette.ts';

/** A server of the API that examples can show. */
export interface SiteServer {
  readonly name: string;
  readonly api: string;
  /** The URL of the authorization server. */
  readonly signIn: string;
  /** True when it allows the origin of the site (CORS), so that pages of operations can send requests to it. */
  readonly canRun?: boolean;
  /** True when it has real books, so that a page asks before it writes. */
  readonly isProduction?: boolean;
}

/** Everything that differs when somebody else publishes the site. */
interface SiteConfig {
  /** The name of the API, at the head of every page and in its title. */
  readonly name: string;
  /** An SVG file beside this one: the logo in the header, and the icon of the browser's tab. */
  readonly logo: string;
  readonly colors: { readonly light: Colors; readonly dark: Colors };
  /** The URL under which the site is published. Only its canonical URLs, the sitemap, `llms.txt` and the 404 page need it. */
  readonly url: string;
  /** The servers of the examples. The last one is the sandbox of the reader. */
  readonly servers: readonly SiteServer[];
  /** The name of the server that pages of operations show at first, and that their Markdown has. */
  readonly defaultServer: string;
  /** At the foot of every page. */
  readonly links: readonly { readonly label: string; readonly url: string }[];
  /** Where readers say what is wrong with a page, with `{page}` in place of its URL. Left out: nowhere. */
  readonly feedback?: string;
  /**
   * True when the site has a sandbox that runs in the page: for the requests of operations and guides. Only a visitor who uses
   * it loads it.
   */
  readonly pageSandbox: boolean;
}

export const siteConfig: SiteConfig = {
  name: 'Accounting Platform API',
  logo: 'shell/logo.svg',
  colors: {
    light: { ...palette.light, page: '#ffffff', card: '#f4f6f9', quiet: '#55616f', line: '#e2e7ed', tint: '#eaf2fb' },
    dark: { ...palette.dark, page: '#0d131b', card: '#151d29', line: '#28323e' },
  },
  url: 'https://docs.accounting-platform.example/',
  servers: [
    {
      name: 'Production',
      api: 'https://api.accounting-platform.example',
      signIn: 'https://auth.accounting-platform.example',
      canRun: true,
      isProduction: true,
    },
    {
      name: 'Partner sandbox',
      api: 'https://sandbox-api.accounting-platform.example',
      signIn: 'https://sandbox-auth.accounting-platform.example',
      canRun: true,
    },
    { name: 'Local sandbox', api: 'http://localhost:4010', signIn: 'http://localhost:4010', canRun: true },
  ],
  defaultServer: 'Local sandbox',
  links: [
    { label: 'Support', url: 'https://accounting-platform.example/support' },
    { label: 'Terms', url: 'https://accounting-platform.example/terms' },
  ],
  feedback: 'https://accounting-platform.example/feedback?page={page}',
  pageSandbox: true,
};
