/** Copies a text, and says so for two seconds. */
async function copy(text: Promise<string>, say: (label: 'copied' | 'none') => void): Promise<void> {
  const blob = text.then((content) => new Blob([content], { type: 'text/plain' }));
  // Some browsers forget the press while a text is loaded, so the clipboard waits for it.
  await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
  say('copied');
  setTimeout(() => say('none'), 2000);
}

// Each block of code has a button. Its label is no text of the block, which others read.
for (const block of document.querySelectorAll<HTMLElement>('main :is(.sl-markdown-content, .request) pre')) {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'copy';
  button.ariaLabel = 'Copy';
  button.addEventListener('click', () =>
    copy(Promise.resolve(block.textContent), (label) => {
      button.ariaLabel = label === 'copied' ? 'Copied' : 'Copy';
    }),
  );
  block.append(button);
}

const page = document.querySelector<HTMLButtonElement>('.copy-page');
const markdown = document.querySelector<HTMLLinkElement>('link[type="text/markdown"]');
if (page && markdown) {
  page.disabled = false;
  page.addEventListener('click', () => {
    const text = fetch(markdown.href).then((response) => response.text());
    return copy(text, (label) => {
      page.textContent = label === 'copied' ? 'Copied' : 'Copy as Markdown';
    });
  });
}

export {};
