import { type Colors, palette } from '../mocks/pages/palette.ts';

/** A server of the API that examples can show. */
export interface SiteServer {
  readonly name: string;
  readonly api: string;
  /** The URL of the authorization server. */
  readonly signIn: string;
}

/** A link at the foot of every page. */
export interface SiteLink {
  readonly label: string;
  readonly url: string;
}

/** Everything that differs when somebody else publishes the site. */
export interface SiteConfig {
  /** The name of the API, at the head of every page and in its title. */
  readonly name: string;
  /** An SVG file beside this one: the logo in the header, and the icon of the browser's tab. */
  readonly logo: string;
  readonly colors: { readonly light: Colors; readonly dark: Colors };
  /** The URL under which the site is published. Only its canonical URLs, the sitemap, `llms.txt` and the 404 page need it. */
  readonly url: string;
  /** The servers of the examples. The last one is the sandbox of the reader. */
  readonly servers: readonly SiteServer[];
  readonly links: readonly SiteLink[];
  /** Whether the pages of operations have a form that sends the request. */
  readonly hasTryIt: boolean;
  /**
   * Whether the site has a sandbox that runs in the page: for that form, for samples, workflows and commands of guides. Only
   * a visitor who uses it loads it.
   */
  readonly pageSandbox: boolean;
  /**
   * A file of `conformance check --evidence`, from the folder of the repository, such as `openapi/provenance/evidence.json`,
   * a change of which builds the site again. The provenance shows which statements servers confirm.
   */
  readonly evidence?: string;
  /** Another server to which the form sends requests. It must allow the origin of the site (CORS). */
  readonly tryItServer?: string;
}

export const siteConfig: SiteConfig = {
  name: 'Accounting Platform API',
  logo: 'shell/logo.svg',
  colors: palette,
  url: 'https://docs.accounting-platform.example/',
  servers: [
    {
      name: 'Production',
      api: 'https://api.accounting-platform.example',
      signIn: 'https://auth.accounting-platform.example',
    },
    {
      name: 'Partner sandbox',
      api: 'https://sandbox-api.accounting-platform.example',
      signIn: 'https://sandbox-auth.accounting-platform.example',
    },
    { name: 'Local sandbox', api: 'http://localhost:4010', signIn: 'http://localhost:4010' },
  ],
  links: [
    { label: 'Support', url: 'https://accounting-platform.example/support' },
    { label: 'Terms', url: 'https://accounting-platform.example/terms' },
  ],
  hasTryIt: true,
  pageSandbox: true,
};
