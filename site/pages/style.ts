/** The colors of every page, in light and in dark. Text on `page`, `card` and `tint` meets WCAG AA. */
const light =
  '--page: #f6f8fa; --card: #ffffff; --text: #17202b; --quiet: #4d5a69; --line: #d3dae3; --link: #0b5cad; --tint: #e6f0fa;';
const dark =
  '--page: #10151c; --card: #1a222d; --text: #eef2f7; --quiet: #b0bcca; --line: #36424f; --link: #8cc4ff; --tint: #1d3048;';

/** The fonts of the reader's system. */
export const fonts = {
  text: "system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif",
  code: "ui-monospace, 'Cascadia Mono', Menlo, Consolas, monospace",
} as const;

/** Colors, light or dark as the system prefers, and typography. */
export const baseStyle = `
:root { color-scheme: light dark; ${light} }
@media (prefers-color-scheme: dark) { :root { ${dark} } }
* { box-sizing: border-box; }
html { scroll-padding-top: 1rem; -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
body { margin: 0; background: var(--page); color: var(--text); font: 1rem/1.6 ${fonts.text}; }
a { color: var(--link); text-underline-offset: .15em; }
:is(a, button, input, summary, pre):focus-visible { outline: 3px solid var(--link); outline-offset: 2px; border-radius: .2rem; }
h1 { margin: 0 0 .75rem; font-size: 2rem; line-height: 1.2; overflow-wrap: anywhere; }
h2 { margin: 2.25rem 0 .5rem; font-size: 1.4rem; line-height: 1.3; overflow-wrap: anywhere; }
h3 { margin: 1.75rem 0 .5rem; font-size: 1.05rem; line-height: 1.4; overflow-wrap: anywhere; }
p, ul, ol, dl, pre { margin: .75rem 0; }
p, li, dd { overflow-wrap: anywhere; }
code { font: .9em/1.45 ${fonts.code}; overflow-wrap: anywhere; }
pre { padding: .75rem 1rem; white-space: pre-wrap; overflow-wrap: anywhere; background: var(--card); border: 1px solid var(--line); border-radius: .4rem; }
pre code { font-size: .85rem; }
table { width: 100%; margin: .75rem 0; border-collapse: collapse; }
th, td { padding: .5rem .75rem .5rem 0; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top; }
.site-main { max-width: 60rem; margin: 0 auto; padding: 1.75rem 1.5rem 4rem; }
.quiet { color: var(--quiet); }
.skip { position: absolute; left: -100vw; top: 0; padding: .5rem 1rem; background: var(--card); z-index: 2; }
.skip:focus { left: 0; }
@media (max-width: 40rem) {
  .site-main { padding: 1.25rem 1rem 3rem; }
  h1 { font-size: 1.6rem; }
  table, tbody, tr, td { display: block; }
  thead { position: absolute; clip-path: inset(50%); width: 1px; height: 1px; overflow: hidden; }
  tr { padding: .5rem 0; border-bottom: 1px solid var(--line); }
  td { padding: 0; border: 0; }
  td:first-child { font-weight: 600; }
  td + td:not(:last-child) { display: inline; margin-right: .5rem; color: var(--quiet); font-size: .875rem; }
}
@media print { .site-header, .skip { display: none; } }
`;

/** The style of the header. It has its own colors and fonts and selects only `.site-header`, for the pages of Redoc and Scalar. */
export const headerStyle = `
.site-header, .site-header * { box-sizing: border-box; margin: 0; padding: 0; }
.site-header {
  ${light}
  display: flex; flex-wrap: wrap; align-items: center; gap: .25rem 2rem; min-height: 3.5rem; padding: .5rem 1.5rem;
  background: var(--card); color: var(--text); border-bottom: 1px solid var(--line); font: 1rem/1.5 ${fonts.text};
}
.site-header .site-name { color: var(--text); font-weight: 650; text-decoration: none; white-space: nowrap; }
.site-header ul { display: flex; flex-wrap: wrap; gap: 0 .25rem; list-style: none; margin-left: -.6rem; }
.site-header li { display: block; }
.site-header li a {
  display: block; padding: .3rem .6rem; border-radius: .3rem; color: var(--quiet); font-size: .9rem; text-decoration: none;
}
.site-header li a:hover { color: var(--link); text-decoration: underline; }
.site-header li a[aria-current] { color: var(--text); background: var(--tint); font-weight: 600; }
.site-header a:focus-visible { outline: 3px solid var(--link); outline-offset: 1px; border-radius: .3rem; }
@media (prefers-color-scheme: dark) { .site-header { ${dark} } }
@media (max-width: 40rem) {
  .site-header { padding: .5rem 1rem; }
  .site-header li a { padding: .2rem .45rem; }
}
`;
