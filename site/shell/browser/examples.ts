import { addRunButtons } from './run-buttons.ts';
import { chooseServer, getServer, readStatus, showServer, watchServer } from './servers.ts';

addRunButtons();
for (const select of document.querySelectorAll<HTMLSelectElement>('.server-select select')) {
  watchServer(() => {
    select.value = getServer().name;
  });
  select.addEventListener('change', () => chooseServer(select.value));
}
watchServer(showServer);
void readStatus();
