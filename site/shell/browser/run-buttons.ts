import { hasPageSandbox } from 'virtual:site-options';
import type { ShowRequest } from './sandbox/linked-visit.ts';
import { attempt, session, VISIT } from './shared.ts';

/** Lets the button of each command of a guide send its requests to the sandbox of the page. */
export function enableRunButtons(): void {
  for (const slot of document.querySelectorAll<HTMLElement>('.run')) {
    slot
      .querySelector('button')
      ?.addEventListener('click', () =>
        attempt(slot, async () => (await import('./sandbox/run-requests.ts')).runCommands(slot)),
      );
  }
  if (!hasPageSandbox) return;
  // Somebody has sent a link with the requests of a visit, or the visitor has used the sandbox on another page.
  const isLinked = location.hash.startsWith('#visit=');
  if (!isLinked && session.get(VISIT) === null) return;
  void import('./sandbox/panel.ts').then(({ openLink, openPanel }) => void (isLinked ? openLink(show) : openPanel()));
}

/** Shows the last request of a link in the panel of the page. */
const show: ShowRequest = async (request, sent) => {
  const root = document.querySelector<HTMLElement>('.request');
  if (root) await (await import('./panel/panel.ts')).openRequest(root).show(request, sent);
};
