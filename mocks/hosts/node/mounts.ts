import { inspectorFiles } from '../../assets.ts';
import type { Mount } from '../../http/api.ts';
import type { SiteOptions } from './site/start-page.ts';

/** Mounts the inspector of the journal, loaded on first use. Only a sandbox with a control plane has it. */
export const mountInspector = (isLocal: boolean): Mount => ({
  prefix: '/_sandbox/inspector',
  async handle(request) {
    const [{ serveInspector }, { readFile }] = await Promise.all([
      import('../../pages/inspector/serve.ts'),
      import('node:fs/promises'),
    ]);
    return serveInspector(request, isLocal, (name) => readFile(new URL(name, inspectorFiles), 'utf8'));
  },
});

/** Mounts the start page and the documentation, loaded on first use. */
export function mountSite(options: SiteOptions): readonly Mount[] {
  const handle: Mount['handle'] = async (request) => (await import('./site/site.ts')).serveSite(request, options);
  return ['/', '/docs', '/llms.txt'].map((prefix) => ({ prefix, handle }));
}
