import { demoToken } from '../../../mocks/seed/demo-access.ts';
import type { SiteServer } from '../../site.config.ts';
import { addRunButtons } from './run-buttons.ts';
import { root } from './shared.ts';
import type { TryItOptions, TryItServer } from './try-it.ts';

/** What `site.json` says. A sandbox that serves the site says that it is one. */
interface SiteStatus extends Pick<TryItOptions, 'client' | 'secret' | 'token'> {
  readonly isSandbox?: boolean;
}

const selects = [...document.querySelectorAll<HTMLSelectElement>('select[data-servers]')];
const servers: SiteServer[] = JSON.parse(selects[0]?.dataset.servers ?? '[]');
const tryItServer = selects[0]?.dataset.server;
const hasPageSandbox = selects[0]?.dataset.pageSandbox !== undefined;
/** The server that the build has written into the examples: the local sandbox. */
const recorded = servers.at(-1) as SiteServer;

/** The sandbox of the reader. */
let local = recorded;

rememberLanguage();
addRunButtons();
showServer(localStorage.getItem('server') ?? recorded.name);
for (const select of selects) {
  select.addEventListener('change', () => {
    localStorage.setItem('server', select.value);
    showServer(select.value);
  });
}
// A page must not wait for it: other scripts of the shell wait for this one.
void fetch(new URL('site.json', root))
  .then((response) => response.json())
  .then(applyStatus);

function applyStatus({ isSandbox, ...access }: SiteStatus): void {
  const servers: TryItServer[] = [
    ...(tryItServer === undefined ? [] : [{ name: new URL(tryItServer).host, url: tryItServer }]),
    ...(isSandbox ? [{ name: 'The sandbox that serves this page', url: location.origin }] : []),
    ...(hasPageSandbox ? [{ name: 'The sandbox in this page' }] : []),
  ];
  if (servers.length > 0) enableTryIt({ root, servers, ...access });
  if (!isSandbox) return;
  local = { ...recorded, api: location.origin, signIn: location.origin };
  showServer(localStorage.getItem('server') ?? recorded.name);
}

/** Shows a server in the examples of an operation. Other pages use the demo token, which only the local sandbox accepts. */
function showServer(name: string): void {
  const hasChoice = document.querySelector('.endpoint') !== null;
  const chosen = servers.slice(0, -1).find((server) => server.name === name) ?? local;
  for (const select of selects) select.value = chosen.name;
  for (const { text, isLocal, write } of listTexts()) {
    const { api, signIn } = hasChoice && !isLocal ? chosen : local;
    write(text.replaceAll(`${recorded.api}/connect`, `${signIn}/connect`).replaceAll(recorded.api, api));
  }
}

interface ServerText {
  /** As the build has written it. */
  readonly text: string;
  readonly isLocal: boolean;
  readonly write: (text: string) => void;
}

let texts: readonly ServerText[] | undefined;

/** Lists the texts of code with the recorded server. */
function listTexts(): readonly ServerText[] {
  texts ??= [...document.querySelectorAll<HTMLElement>('main pre')].flatMap((block) => {
    const isLocal = block.textContent.includes(demoToken) || block.textContent.includes('/_sandbox');
    const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
    const nodes: ServerText[] = [];
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      nodes.push({ text: node.data, isLocal, write: (text) => (node.data = text) });
    }
    return nodes.filter(({ text }) => text.includes(recorded.api));
  });
  return texts;
}

/** Makes the link, which says how to start a sandbox until then, open a form that sends the request. */
function enableTryIt(options: TryItOptions): void {
  const link = document.querySelector<HTMLAnchorElement>('a[data-path]');
  if (!link) return;
  link.textContent = 'Try it';
  link.role = 'button';
  link.addEventListener('click', async (event) => {
    event.preventDefault();
    const panel = document.querySelector<HTMLElement>('.try-it');
    if (!panel?.hidden) return;
    panel.hidden = false;
    const { showTryIt } = await import('./try-it.ts');
    await showTryIt(panel, link.dataset.path ?? '', link.dataset.method ?? '', options);
  });
}

/** Shows the language that the reader chose last, in all examples. */
function rememberLanguage(): void {
  const inputs = [...document.querySelectorAll<HTMLInputElement>('.tabs input')];
  const show = (language: string | null): void => {
    for (const input of inputs) if (input.value === language) input.checked = true;
  };
  show(localStorage.getItem('language'));
  for (const input of inputs) {
    input.addEventListener('change', () => {
      localStorage.setItem('language', input.value);
      show(input.value);
    });
  }
}
