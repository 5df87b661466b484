import { sandboxPackage } from 'virtual:site-options';
import { create, createButton } from '../../../../mocks/insight/pages/inspector/browser/dom.js';
import { createLink, formatCount, repeatVisit, type ShowRequest } from './linked-visit.ts';
import { loadStyle } from './output.ts';
import { exportState, listen, resetSandbox } from './page-sandbox.ts';
import { readRecorded } from './visit.ts';

type Announce = (text: string) => void;

let announcePanel: Announce | undefined;

/**
 * Shows what a reader can do with the sandbox as a whole: a bar at the foot of the page.
 *
 * @returns what writes a sentence into the bar.
 */
export const openPanel = (): Announce => (announcePanel ??= createPanel());

/** Repeats the visit in the address of the page. */
export const openLink = (show: ShowRequest): Promise<void> => repeatVisit(openPanel(), show);

function createPanel(): Announce {
  loadStyle();
  const status = create('span', { role: 'status' });
  const say: Announce = (text) => status.replaceChildren(text);
  const act = (name: string, work: () => Promise<string>): HTMLElement =>
    createButton(name, () => {
      work().then(say, (error: unknown) => say((error as Error).message));
    });
  const summarize = (): void => {
    const { length } = readRecorded() ?? [];
    say(length === 1 ? '1 change' : `${length} changes`);
  };
  document.body.append(
    create(
      'aside',
      { class: 'sandbox-panel not-content', 'aria-label': 'Sandbox in this page' },
      create('strong', {}, 'Sandbox in this page'),
      act('Reset', resetAll),
      act('Export', downloadState),
      act('Copy link', copyLink),
      status,
    ),
  );
  listen({ onProgress: say, onChange: summarize });
  summarize();
  return say;
}

async function resetAll(): Promise<string> {
  if (!confirm('This undoes all your changes in this sandbox. Reset it?')) return 'Nothing was reset.';
  await resetSandbox();
  return 'The sandbox has its initial data again.';
}

async function copyLink(): Promise<string> {
  const { href, count } = await createLink();
  await navigator.clipboard.writeText(href).catch(() => {
    history.replaceState(null, '', href);
    throw new Error('Your browser does not allow copying. The address of this page is now the link.');
  });
  return `The link was copied. It holds ${formatCount(count)} of this visit, with what you typed, and sends them again when somebody opens it.`;
}

const FILE = 'sandbox-state.json';

async function downloadState(): Promise<string> {
  const link = create('a', { href: URL.createObjectURL(await exportState()), download: FILE });
  link.click();
  return `The state was saved as ${FILE}. To continue in a sandbox of your own: npx --yes ./${sandboxPackage} --seed ${FILE}`;
}
