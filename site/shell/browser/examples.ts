import { enableRunButtons } from './run-buttons.ts';
import { chooseServer, getServer, readStatus, showServer, watchServer } from './servers.ts';
import { enable } from './shared.ts';

enableRunButtons();
for (const select of document.querySelectorAll<HTMLSelectElement>('.server-select select')) {
  watchServer(() => {
    select.value = getServer().name;
  });
  select.addEventListener('change', () => chooseServer(select.value));
}
watchServer(showServer);
enable('examples');
const served = document.querySelector<HTMLElement>('.served');
watchServer(() => {
  if (!served) return;
  served.hidden = !getServer().isHost;
  (served.querySelector('a') as HTMLAnchorElement).href = '/_sandbox/inspector';
});
// A page that cannot read it shows the local sandbox.
readStatus().catch(() => undefined);
