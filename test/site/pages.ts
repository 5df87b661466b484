/** A page that a person opens, and how a test knows that it can be read. */
export interface SitePage {
  readonly name: string;
  /** From the origin of the sandbox. */
  readonly path: string;
  /** What is there when the page can be read: a selector. */
  readonly readable: string;
}

const heading = 'main h1';
const operation = (id: string): SitePage => ({
  name: `operation ${id}`,
  path: `/docs/operations/${id}.html`,
  readable: heading,
});

export const startPage: SitePage = { name: 'start', path: '/docs/', readable: heading };

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

/** The pages that are only HTML and CSS, all of our own making. */
export const ownPages: readonly SitePage[] = [
  startPage,
  { name: 'workflows', path: '/docs/workflows.html', readable: heading },
  { name: 'downloads', path: '/docs/downloads.html', readable: heading },
  { name: 'provenance', path: '/docs/provenance.html', readable: heading },
  { name: 'changelog', path: '/docs/changelog.html', readable: heading },
  // One that lists, one that writes, one without a body, one with a file, one with a form.
  ...['listDebtors', 'createJournalEntryWithLines', 'deleteDebtor', 'uploadInboxFile', 'requestToken'].map(operation),
  { name: 'sandbox', path: '/', readable: heading },
  signInPage,
];

/** The reference at an operation: all that Redoc can show is on the screen. */
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

/** The pages that programs of others fill. */
export const makerPages: readonly SitePage[] = [referencePage, consolePage, controlPage];

export const pages: readonly SitePage[] = [...ownPages, ...makerPages];
