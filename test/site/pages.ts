import { authorizeUrl } from '../support/sign-in.ts';

export interface SitePage {
  readonly name: string;
  /** From the origin of the sandbox. */
  readonly path: string;
  /** The selector of an element that a readable page has. */
  readonly readable: string;
  /** Errors that the page reports. */
  readonly expected?: RegExp;
}

const heading = 'main h1';
const createPage = (id: string): SitePage => ({ name: id, path: `/docs/${id}/`, readable: heading });

export const homePage: SitePage = { name: 'home', path: '/docs/', readable: heading };
export const guidePage: SitePage = createPage('guides/invoices');
export const operationPage: SitePage = createPage('operations/createDraftSalesInvoiceWithLines');

export const signInPage: SitePage = { name: 'sign-in', path: authorizeUrl({ url: '' }), readable: heading };

export const staticPages: readonly SitePage[] = [
  ...[homePage, guidePage, operationPage],
  ...['resources/debtors', 'workflows/first-invoice', 'sandbox-controls', 'sandbox-controls/setClock', 'clients'].map(
    createPage,
  ),
  ...['try', 'downloads', 'provenance', 'changelog', 'changes/2-0-0', 'publish'].map(createPage),
  // A list, no body, a file, and a form.
  ...['listDebtors', 'deleteDebtor', 'uploadInboxFile', 'requestToken'].map((id) => createPage(`operations/${id}`)),
  signInPage,
];

export const panelPage: SitePage = createPage('operations/createDebtor');
