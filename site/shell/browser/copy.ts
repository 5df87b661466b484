import { createCopyButton, enable, NOT_LOADED } from './shared.ts';

/** Copies a text, and says for two seconds that it did; otherwise why it cannot. */
async function copy(text: Promise<string>, label: string, say: (label: string) => void): Promise<void> {
  try {
    await Promise.all([text, write(text)]);
    say('Copied');
    setTimeout(() => say(label), 2000);
  } catch {
    const reason = text.then(
      () => FORBIDDEN,
      () => NOT_LOADED,
    );
    say(await reason);
  }
}

const FORBIDDEN = 'Your browser does not allow copying. Select the text instead.';

async function write(text: Promise<string>): Promise<void> {
  const blob = text.then((content) => new Blob([content], { type: 'text/plain' }));
  // Some browsers forget the press while a text is loaded, so the clipboard waits for it.
  await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
}

for (const block of document.querySelectorAll('main :is(.sl-markdown-content, .request) pre')) {
  block.append(createCopyButton());
}
document.addEventListener('click', ({ target }) => {
  const button = (target as Element).closest('pre > .copy-code');
  if (!button?.parentElement) return;
  void copy(Promise.resolve(button.parentElement.textContent ?? ''), 'Copy', (label) => {
    button.ariaLabel = label;
  });
});

const page = document.querySelector<HTMLButtonElement>('.copy-page');
const markdown = document.querySelector<HTMLLinkElement>('link[type="text/markdown"]');
if (page && markdown) {
  page.addEventListener('click', () => {
    const text = fetch(markdown.href).then((response) => response.text());
    return copy(text, 'Copy page', (label) => {
      page.textContent = label;
    });
  });
}

enable('copy');
