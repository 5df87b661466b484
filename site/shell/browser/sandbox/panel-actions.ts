import { sandboxPackage } from 'virtual:site-options';
import { copy, create, createBlock, createButton } from '../../../../mocks/pages/inspector/browser/dom.js';
import { root } from '../shared.ts';
import { createLink, formatCount } from './linked-visit.ts';
import { exportState, resetSandbox } from './page-sandbox.ts';

const FILE = 'sandbox-state.json';

const COMMAND = `npx ./${sandboxPackage} --seed ${FILE}`;

/** Creates what a reader can do with the sandbox as a whole. */
export function createActions(say: (text: string) => void): HTMLElement {
  const notice = create('div', { id: 'sandbox-notice', class: 'sandbox-notice', hidden: '' });
  const act = (name: string, work: () => Promise<string>): HTMLElement =>
    createButton(name, () => {
      work().then(say, (error: unknown) => say((error as Error).message));
    });
  fillNotice(notice, say);
  return create(
    'div',
    {},
    create(
      'div',
      { class: 'sandbox-actions' },
      act('Reset', resetAll),
      act('Export', downloadState),
      act('Copy as link', copyLink),
      createToggle('Continue on my machine', notice),
    ),
    notice,
  );
}

/** Creates a button that shows and hides an element, which has an `id`. */
export function createToggle(name: string, shown: HTMLElement): HTMLElement {
  const toggle = createButton(name, () => {
    shown.hidden = !shown.hidden;
    toggle.setAttribute('aria-expanded', String(!shown.hidden));
  });
  toggle.setAttribute('aria-expanded', 'false');
  toggle.setAttribute('aria-controls', shown.id);
  return toggle;
}

async function resetAll(): Promise<string> {
  if (!confirm('This removes all that you have changed in this sandbox. Reset it?')) return 'Nothing was reset.';
  await resetSandbox();
  return 'The sandbox has its initial data again.';
}

async function copyLink(): Promise<string> {
  const { href, count } = await createLink();
  await navigator.clipboard.writeText(href).catch(() => {
    history.replaceState(null, '', href);
    throw new Error('The browser does not allow copying: the address of this page is the link now.');
  });
  return `The link was copied. It holds ${formatCount(count)} of this visit, with what you typed, and sends them again when somebody opens it.`;
}

async function downloadState(): Promise<string> {
  const link = create('a', { href: URL.createObjectURL(await exportState()), download: FILE });
  link.click();
  return `The state was saved as ${FILE}.`;
}

function fillNotice(notice: HTMLElement, say: (text: string) => void): void {
  const download = create('a', { href: new URL('downloads/', root).href }, 'Download the sandbox');
  notice.append(
    create('p', {}, download, ', export the state, and start it in the folder with both files:'),
    createBlock(COMMAND, 'Command'),
    createButton('Copy the command', () => void copy(COMMAND, say)),
  );
}
