import { enable } from './shared.ts';

/** Shows the statements of the provenance page that contain a text. */
const input = document.querySelector<HTMLInputElement>('input[data-filter]');
const sections = [...document.querySelectorAll<HTMLElement>('main section')];

input?.addEventListener('input', () => {
  const text = input.value.toLowerCase();
  for (const section of sections) {
    for (const item of section.querySelectorAll('li')) item.hidden = !item.textContent.toLowerCase().includes(text);
    for (const list of section.querySelectorAll<HTMLElement>('ul')) {
      const isEmpty = list.querySelector('li:not([hidden])') === null;
      list.hidden = isEmpty;
      const heading = list.previousElementSibling as HTMLElement;
      heading.hidden = isEmpty;
    }
  }
});

enable('provenance');
