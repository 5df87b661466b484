/** A page, and when a test considers it readable. */
export interface SitePage {
  readonly name: string;
  /** From the origin of the sandbox. */
  readonly path: string;
  /** The selector of an element that a readable page has. */
  readonly readable: string;
}

const heading = 'main h1';
const createOperationPage = (id: string): SitePage => ({
  name: `operation ${id}`,
  path: `/docs/operations/${id}.html`,
  readable: heading,
});

export const homePage: SitePage = { name: 'home', path: '/docs/', readable: heading };

export const signInPage: SitePage = {
  name: 'sign-in',
  path: `/connect/authorize?${new URLSearchParams({
    client_id: 'sandbox-client',
    scope: 'accounting-api offline_access',
    response_type: 'code',
    redirect_uri: 'http://localhost:3000/callback',
  })}`,
  readable: heading,
};

/** The pages without scripts. */
export const staticPages: readonly SitePage[] = [
  homePage,
  { name: 'workflows', path: '/docs/workflows.html', readable: heading },
  { name: 'downloads', path: '/docs/downloads.html', readable: heading },
  { name: 'provenance', path: '/docs/provenance.html', readable: heading },
  { name: 'changelog', path: '/docs/changelog.html', readable: heading },
  // A list, a body, no body, a file, and a form.
  ...['listDebtors', 'createJournalEntryWithLines', 'deleteDebtor', 'uploadInboxFile', 'requestToken'].map(
    createOperationPage,
  ),
  { name: 'sandbox', path: '/', readable: heading },
  signInPage,
];

/** The reference at an operation, with everything that Redoc can show. */
export const referencePage: SitePage = {
  name: 'reference',
  path: '/docs/reference.html#operation/createDebtor',
  readable: 'h2:text-is("Create a debtor")',
};

export const consolePage: SitePage = {
  name: 'console',
  path: '/docs/console.html',
  readable: heading,
};

export const controlPage: SitePage = {
  name: 'control plane',
  path: '/docs/control.html',
  readable: heading,
};

/** The pages of Redoc and Scalar. */
export const scriptedPages: readonly SitePage[] = [referencePage, consolePage, controlPage];

export const pages: readonly SitePage[] = [...staticPages, ...scriptedPages];
