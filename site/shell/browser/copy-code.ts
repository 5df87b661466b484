/** Gives each block of code a button that copies it. Its label is no text of the block, which others read. */
for (const block of document.querySelectorAll<HTMLElement>('main .sl-markdown-content pre')) {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'copy';
  button.ariaLabel = 'Copy';
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(block.textContent);
    button.ariaLabel = 'Copied';
    setTimeout(() => (button.ariaLabel = 'Copy'), 2000);
  });
  block.append(button);
}

export {};
