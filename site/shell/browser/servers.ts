import { defaultServer, servers } from 'virtual:site-options';
import { demoToken } from '../../../mocks/seed/demo-access.ts';
import type { ServerName } from '../../samples/code/highlight.ts';
import type { SiteServer } from '../../site.config.ts';
import { root, settings } from './shared.ts';

/** A server of the API, and its token when it is the sandbox of the reader. */
export interface Server extends SiteServer {
  readonly token?: string;
  /** True when it serves the page. */
  readonly isHost?: boolean;
}

/** The server that the build has written into the pages: the local sandbox. */
const recorded = { ...servers.at(-1), token: demoToken } as Server;

/** The sandbox of the reader. */
let local: Server = recorded;

const listeners: (() => void)[] = [];

/** Calls a function now, and whenever another server is shown. */
export function watchServer(listener: () => void): void {
  listeners.push(listener);
  listener();
}

const notify = (): void => {
  for (const listener of listeners) listener();
};

/** Only a sandbox accepts the demo token of guides, and has the control plane. */
const isLocalPage = document.querySelector('.request:not([data-local])') === null;

/** Returns the server that the page shows. */
export function getServer(): Server {
  const name = settings.get('server') ?? defaultServer;
  return (isLocalPage ? undefined : servers.slice(0, -1).find((server) => server.name === name)) ?? local;
}

export function chooseServer(name: string): void {
  settings.set('server', name);
  notify();
}

/** Shows the server in the code of the page, where the build has marked it. */
export function showServer(): void {
  for (const mark of document.querySelectorAll<HTMLElement>('[data-server]'))
    mark.textContent = getServer()[mark.dataset.server as ServerName] ?? '$ACCESS_TOKEN';
}

/** Replaces the address of a server in a text by the address of another one. */
export const replaceAddress = (text: string, address: string, { api, signIn }: SiteServer): string =>
  text.replaceAll(`${address}/connect`, `${signIn}/connect`).replaceAll(address, api);

/** Reads what serves the page. A page must not wait for it: other scripts of the shell wait for this one. */
export async function readStatus(): Promise<void> {
  const response = await fetch(new URL('site.json', root));
  const { isSandbox, token } = (await response.json()) as Partial<Server> & { isSandbox?: boolean };
  if (!isSandbox) return;
  local = { ...recorded, api: location.origin, signIn: location.origin, canRun: true, token, isHost: true } as Server;
  notify();
}
