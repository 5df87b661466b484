import { enable, NOT_LOADED } from './shared.ts';

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

const FORBIDDEN = 'The browser does not allow copying. Select the text.';

async function write(text: Promise<string>): Promise<void> {
  const blob = text.then((content) => new Blob([content], { type: 'text/plain' }));
  // Some browsers forget the press while a text is loaded, so the clipboard waits for it.
  await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
}

// Each block of code has a button. Its label is no text of the block, which others read.
for (const block of document.querySelectorAll<HTMLElement>('main :is(.sl-markdown-content, .request) pre')) {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'copy';
  button.ariaLabel = 'Copy';
  button.addEventListener('click', () =>
    copy(Promise.resolve(block.textContent), 'Copy', (label) => {
      button.ariaLabel = label;
    }),
  );
  block.append(button);
}

const page = document.querySelector<HTMLButtonElement>('.copy-page');
const markdown = document.querySelector<HTMLLinkElement>('link[type="text/markdown"]');
if (page && markdown) {
  page.addEventListener('click', () => {
    const text = fetch(markdown.href).then((response) => response.text());
    return copy(text, 'Copy as Markdown', (label) => {
      page.textContent = label;
    });
  });
}

enable('copy');
