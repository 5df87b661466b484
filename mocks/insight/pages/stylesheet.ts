import { paletteStyle } from './palette.ts';

/** Style of the sandbox's pages, inline: a page is one request and works offline. */
export const stylesheet = `${paletteStyle}* { box-sizing: border-box; }
body {
  margin: 0; min-height: 100dvh; display: grid; place-items: center; padding: 1rem;
  background: var(--page); color: var(--text);
  font: 1rem/1.5 system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif;
}
main {
  width: 100%; max-width: 27rem; padding: 2rem; background: var(--card);
  border: 1px solid var(--line); border-radius: 1rem;
}
main.report { max-width: 60rem; overflow-wrap: anywhere; }
article { margin: 1rem 0; padding: .25rem 1rem; border: 1px solid var(--line); border-left: .3rem solid var(--accent); }
h3 { margin: .75rem 0; font-size: 1rem; }
h1 { margin: 0 0 1rem; font-size: 1.6rem; line-height: 1.2; }
h2 { margin: 1.5rem 0 .5rem; font-size: 1rem; }
p { margin: .75rem 0; }
a { color: var(--accent); }
code { font-size: .9em; overflow-wrap: anywhere; }
ul { margin: .5rem 0; padding-left: 1.25rem; }
.product { margin: 0; color: var(--quiet); font-size: .875rem; font-weight: 600; }
.quiet { color: var(--quiet); font-size: .875rem; }
.users { list-style: none; padding: 0; display: grid; gap: .5rem; }
button {
  width: 100%; min-height: 3rem; padding: .5rem 1rem; border-radius: .6rem; border: 1px solid var(--edge);
  background: none; color: inherit; font: inherit; cursor: pointer;
}
button:hover { background: var(--hover); }
button:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
.user { display: flex; flex-wrap: wrap; justify-content: space-between; column-gap: 1rem; text-align: left;
  background: var(--tint); border-color: var(--accent); }
.user strong, .user span { overflow-wrap: anywhere; }
.user span { color: var(--quiet); }
@media (max-width: 30rem) { body { padding: 0; place-items: start stretch; } main { border: 0; border-radius: 0; min-height: 100dvh; } }
`;

/** Hash of this style for a Content-Security-Policy. A constant, because a page cannot hash synchronously. */
export const stylesheetSource = "'sha256-RQ+z4PnEIWeY1urBlQSrL5Zb15fH2dLiRHmhfDTxGN8='";
