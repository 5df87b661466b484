import { addRunButtons } from './run-buttons.ts';
import { chooseServer, getServer, readStatus, recorded, replaceAddress, watchServer } from './servers.ts';

addRunButtons();
for (const select of document.querySelectorAll<HTMLSelectElement>('.server-select select')) {
  watchServer(() => {
    select.value = getServer().name;
  });
  select.addEventListener('change', () => chooseServer(select.value));
}
watchServer(showServer);
void readStatus();

/** Shows the server in code and in what its buttons copy. */
function showServer(): void {
  for (const { text, write } of listTexts()) write(replaceAddress(text, recorded.api, getServer()));
}

interface ServerText {
  /** As the build has written it. */
  readonly text: string;
  readonly write: (text: string) => void;
}

let texts: readonly ServerText[] | undefined;

/** Lists the texts of code with the recorded server. */
function listTexts(): readonly ServerText[] {
  texts ??= [...document.querySelectorAll<HTMLElement>('main pre')].flatMap((block) => {
    const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
    const nodes: ServerText[] = [];
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      nodes.push({ text: node.data, write: (text) => (node.data = text) });
    }
    return nodes.filter(({ text }) => text.includes(recorded.api));
  });
  return texts;
}
