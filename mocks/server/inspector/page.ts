import { demoToken } from '../../demo-access.ts';
import { html } from '../../html.ts';
import { palette, toCssVariables } from '../../palette.ts';

/** The style of the inspector. */
export const stylesheet = `
:root { color-scheme: light dark; ${toCssVariables(palette.light)} --bad: #b3261e; }
@media (prefers-color-scheme: dark) { :root { ${toCssVariables(palette.dark)} --bad: #ff9a91; } }
* { box-sizing: border-box; }
[hidden] { display: none !important; }
body { margin: 0; padding: 1rem; background: var(--page); color: var(--text);
  font: 1rem/1.5 system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif; overflow-wrap: anywhere; }
h1 { margin: 0; font-size: 1.4rem; }
h2 { margin: 0 0 .5rem; font-size: 1.1rem; }
h2:focus { outline: none; }
h3 { margin: 1rem 0 .25rem; font-size: 1rem; }
a { color: var(--accent); }
form { display: flex; flex-wrap: wrap; gap: .75rem; align-items: end; margin: 1rem 0; }
label { display: grid; gap: .25rem; flex: 1 1 10rem; color: var(--quiet); font-size: .875rem; }
input, select, button { min-height: 2.75rem; padding: .4rem .75rem; border: 1px solid var(--edge); border-radius: .5rem;
  background: var(--card); color: var(--text); font: inherit; min-width: 0; }
button { cursor: pointer; }
button:hover { background: var(--hover); }
:is(button, input, select, pre, a):focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
.columns { display: grid; gap: 1rem; grid-template-columns: minmax(0, 1fr); }
@media (min-width: 60rem) { .columns { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); align-items: start; }
  .back { display: none; }
  #detail { position: sticky; top: 1rem; max-height: calc(100dvh - 2rem); overflow: auto; } }
#requests { list-style: none; margin: 0; padding: 0; display: grid; gap: .35rem; }
#requests button { width: 100%; display: flex; flex-wrap: wrap; gap: .1rem .75rem; text-align: left;
  border-color: var(--line); border-left: .3rem solid var(--edge); }
#requests button[data-kind=failed], #requests button[data-kind=rejected] { border-left-color: var(--bad); }
#requests button[aria-pressed=true] { background: var(--tint); border-color: var(--accent); }
.result { min-width: 3rem; font-weight: 650; }
[data-kind=failed] .result, [data-kind=rejected] .result { color: var(--bad); }
.request { flex: 1 1 12rem; }
.quiet { color: var(--quiet); font-size: .875rem; }
.mark { padding: 0 .4rem; border: 1px solid var(--edge); border-radius: .4rem; font-size: .875rem; }
#detail { padding: 1rem; background: var(--card); border: 1px solid var(--line); border-radius: .75rem; }
#detail:empty { display: none; }
pre { margin: .25rem 0; padding: .5rem; background: var(--page); border-radius: .5rem; white-space: pre-wrap;
  font: .875rem/1.45 ui-monospace, monospace; }
.actions { display: flex; flex-wrap: wrap; gap: .5rem; margin: 0; }
`;

/** What the page may load and call: the sandbox that serves it. */
export const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  'img-src data:',
  "form-action 'none'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join('; ');

const STATUSES = { '': 'All', '2xx': '2xx', '3xx': '3xx', '4xx': '4xx', '5xx': '5xx', none: 'No response' };

/**
 * Renders the inspector: the requests of the journal as they come in, with filters and details.
 *
 * @param isLocal whether the demo token works, so that requests can be sent again with it.
 */
export const renderInspector = (isLocal: boolean): string =>
  String(html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <title>Requests · Accounting Platform API</title>
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="inspector/inspector.css">
    <script type="module" src="inspector/inspector.js"></script>
  </head>
  <body>
    <header>
      <h1>Requests</h1>
      <p class="quiet"><span id="status" role="status">Connecting</span> · <a href="readiness?format=html">Readiness report</a> · <a href="../">Sandbox</a></p>
    </header>
    <main>
      <form id="filters">
        <label>Operation <input id="filter-operationId" autocomplete="off" spellcheck="false" placeholder="createDebtor"></label>
        <label>Status <select id="filter-status">${Object.entries(STATUSES).map(([value, text]) => html`<option value="${value}">${text}</option>`)}</select></label>
        <label>Administration <input id="filter-administration" inputmode="numeric" autocomplete="off" placeholder="1"></label>
        <label>Token for “Send again” <input id="token" autocomplete="off" spellcheck="false" value="${isLocal ? demoToken : ''}"></label>
        <label id="key-field" hidden>Control key <input id="key" type="password" autocomplete="off"></label>
        <button type="button" id="clear">Clear</button>
      </form>
      <div class="columns">
        <section aria-label="Requests"><ul id="requests"></ul></section>
        <section id="detail" aria-label="Details"></section>
      </div>
    </main>
  </body>
</html>
`);
