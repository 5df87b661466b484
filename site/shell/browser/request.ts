import { hasPageSandbox } from 'virtual:site-options';
import { getServer, watchServer } from './servers.ts';
import { attempt, enable, session, settings } from './shared.ts';

/** Where the visit remembers that requests go to the chosen server. */
const TARGET = 'run-in';

/** Enables the panel of an operation. What it does is loaded with the first press. */
function enablePanel(panel: HTMLElement): void {
  const open = async () => (await import('./panel/panel.ts')).openRequest(panel);
  // A response, and what is in place of it, can be behind the tab of another one.
  const part = panel.querySelector('.part') as HTMLElement;
  const act = (action: 'edit' | 'run' | 'choose') => attempt(part, async () => (await open())[action]());
  rememberLanguage(panel);
  for (const example of panel.querySelectorAll<HTMLElement>('.example')) example.hidden = false;
  panel.querySelector('[value="edit"]')?.addEventListener('change', () => act('edit'));
  panel.querySelector('.example select')?.addEventListener('change', () => act('choose'));
  for (const button of document.querySelectorAll('.run-request, .first-run')) {
    button.addEventListener('click', () => act('run'));
  }
  showTargets(panel, () => attempt(part, open));
}

/** Shows the language that the reader chose last. */
function rememberLanguage(panel: HTMLElement): void {
  const inputs = [...panel.querySelectorAll<HTMLInputElement>('.tabs input:not([value="edit"])')];
  for (const input of inputs) {
    if (input.value === settings.get('language')) input.checked = true;
    input.addEventListener('change', () => settings.set('language', input.value));
  }
}

/** Offers the sandbox in the page, and the chosen server when it takes requests of pages. */
function showTargets(panel: HTMLElement, open: () => Promise<unknown>): void {
  const select = panel.querySelector<HTMLSelectElement>('.target') as HTMLSelectElement;
  select.addEventListener('change', () => {
    session.set(TARGET, select.value);
    void open();
  });
  watchServer(() => {
    const { name, api, canRun } = getServer();
    const options = [
      ...(hasPageSandbox ? [new Option('Sandbox in this page', 'page')] : []),
      ...(canRun ? [new Option(`${name}: ${new URL(api).host}`, 'server')] : []),
    ];
    select.replaceChildren(...options);
    if (options.some(({ value }) => value === session.get(TARGET))) select.value = session.get(TARGET) ?? '';
    select.dispatchEvent(new Event('input'));
    // A server has a field for the token.
    if (select.value === 'server') void open();
    for (const part of panel.querySelectorAll<HTMLElement>('.send, .start')) {
      part.hidden = part.matches('.send') === (options.length === 0);
    }
  });
}

/** Shows the rows of a table that contain what a reader searches for. */
function enableRowSearch(part: HTMLElement): void {
  const input = part.querySelector('input') as HTMLInputElement;
  const count = part.querySelector('output') as HTMLOutputElement;
  const rows = [...(part.parentElement?.querySelectorAll<HTMLElement>('tbody tr') ?? [])];
  input.addEventListener('input', () => {
    const text = input.value.trim().toLowerCase();
    for (const row of rows) row.hidden = !row.textContent?.toLowerCase().includes(text);
    count.value = text && `${rows.filter(({ hidden }) => !hidden).length} of ${rows.length}`;
  });
}

for (const panel of document.querySelectorAll<HTMLElement>('.request')) enablePanel(panel);
for (const part of document.querySelectorAll<HTMLElement>('.rows')) enableRowSearch(part);
enable('request');
