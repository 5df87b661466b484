import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { repository } from '../../scripts/lib/run.ts';
import { type StaticServer, startStaticServer } from '../support/static-server.ts';

export const site = join(repository, 'generated', 'site');

/**
 * Serves the folder of the site under a path, as a host does that knows nothing of it.
 *
 * @param onRequest is called with each path.
 * @param headers of every response.
 */
export const serveSite = (
  base: string,
  onRequest: (path: string) => void = () => {},
  headers: Readonly<Record<string, string>> = {},
): Promise<StaticServer> =>
  startStaticServer(async (path) => {
    onRequest(path);
    const name = path.slice(base.length).replace(/(^|\/)$/, '$1index.html');
    const body = path.startsWith(base) ? await readFile(join(site, name)).catch(() => undefined) : undefined;
    if (body && name !== '404.html') return { body, name };
    return { body: await readFile(join(site, '404.html')), name: '404.html', status: 404 };
  }, headers);
