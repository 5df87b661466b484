import { existsSync } from 'node:fs';
import { inspectorFiles } from '../../assets.ts';
import type { Mount } from '../../http/api.ts';
import { StartupError } from '../../messages/startup-error.ts';
import { hasSite } from './build-state.ts';
import type { SandboxOptions } from './options.ts';
import type { SiteOptions } from './site/start-page.ts';

/** Mounts the inspector of the journal, loaded on first use. Only a sandbox with a control plane has it. */
export const mountInspector = (): Mount => ({
  prefix: '/_sandbox/inspector',
  async handle(request) {
    const [{ serveInspector }, { readFile }] = await Promise.all([
      import('../../insight/pages/inspector/serve.ts'),
      import('node:fs/promises'),
    ]);
    return serveInspector(request, (name) => readFile(new URL(name, inspectorFiles), 'utf8'));
  },
});

/** @throws StartupError when the folder of the documentation has no site, and will have none. */
export function checkSite({ docs, docsLater }: SandboxOptions): void {
  if (docs === undefined || docsLater || hasSite(docs)) return;
  const reason = existsSync(docs) ? 'it has no index.html' : 'it does not exist';
  throw new StartupError(
    `The folder ${docs} cannot be used: ${reason}. Name the folder of a site with --docs, or leave --docs out.`,
  );
}

/** Mounts the start page, which each world has too. It is loaded on first use. */
export const mountStartPage = (options: SiteOptions): Mount => createSiteMount('/', options);

/** Mounts the documentation, loaded on first use. */
export const mountSite = (options: SiteOptions): readonly Mount[] =>
  ['/docs', '/llms.txt', '/llms-full.txt'].map((prefix) => createSiteMount(prefix, options));

const createSiteMount = (prefix: string, options: SiteOptions): Mount => ({
  prefix,
  handle: async (request) => (await import('./site/site.ts')).serveSite(request, options),
});
