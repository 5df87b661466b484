import { create } from '../../../../mocks/insight/pages/inspector/browser/dom.js';
import postingStylesheet from '../../../../mocks/insight/pages/inspector/browser/postings.css?url&no-inline';
import { root } from '../shared.ts';
import { listen, StartError } from './page-sandbox.ts';
import stylesheet from './sandbox.css?url&no-inline';

/** A slot below a button: a line that says what happens, and what came back. */
export interface Output {
  readonly say: (text: string) => void;
  readonly show: (...parts: readonly HTMLElement[]) => void;
}

/**
 * Does work that needs the sandbox, and shows its progress and its failure in a line. When the sandbox cannot start, the line
 * links the local one.
 */
export async function withOutput(slot: HTMLElement, work: (output: Output) => Promise<void>): Promise<void> {
  loadStyle();
  const status = create('p', { class: 'run-status', role: 'status' });
  const parts = create('div');
  slot.querySelector('.run-output')?.remove();
  slot.append(create('div', { class: 'run-output not-content' }, status, parts));
  const say = (text: string): void => status.replaceChildren(text);
  const end = listen({ onProgress: say });
  try {
    await work({ say, show: (...added) => parts.append(...added) });
  } catch (error) {
    say((error as Error).message);
    if (error instanceof StartError) status.append(' ', createLocalSandboxLink());
  } finally {
    end();
  }
}

/** Creates a link to the sandbox that needs no browser. */
const createLocalSandboxLink = (): HTMLElement =>
  create('a', { href: `${root.href}guides/getting-started/` }, 'Start a sandbox on your own machine');

let isStyled = false;

/** Adds the style of what a press loads: the form of a request, and the sandbox of the page. */
export function loadStyle(): void {
  if (isStyled) return;
  isStyled = true;
  for (const href of [postingStylesheet, stylesheet]) document.head.append(create('link', { rel: 'stylesheet', href }));
}
