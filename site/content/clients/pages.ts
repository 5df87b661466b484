import type { SitePage } from '../page.ts';
import { createTextPage } from '../text-page.ts';
import { createPackagePages } from './packages.ts';

/** Creates an overview, and a page for each client: of this repository, and by a recipe. The tests run the recipes. */
export function createClientPages(): SitePage[] {
  const groups = ['Sandbox and tools', 'Clients'];
  return [
    createTextPage('clients/overview.md', { id: 'clients', title: 'Clients', label: 'All languages', groups }),
    ...createPackagePages(groups),
    createTextPage('clients/csharp.md', { id: 'clients/csharp', title: 'A client in C#', label: 'C#', groups }),
    createTextPage('clients/python.md', { id: 'clients/python', title: 'A client in Python', label: 'Python', groups }),
  ];
}
