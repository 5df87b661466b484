/** Green and red that meet WCAG AA on `page` and `card`, in light and in dark. */
const light = '--right: #1a6b34; --wrong: #b3261e;';
const dark = '--right: #6fd08c; --wrong: #ff9a91;';

/** What the page of a run has beside the style of all pages. */
export const pageStyle = `
:root { ${light} }
@media (prefers-color-scheme: dark) { :root { ${dark} } }
.verdict { font-size: 1.25rem; font-weight: 650; }
.valid { color: var(--right); }
.violated { color: var(--wrong); font-weight: 700; }
.not-reachable { color: var(--quiet); }
.facts { display: grid; grid-template-columns: repeat(auto-fill, minmax(16rem, 1fr)); gap: .75rem 1.5rem; }
.facts dt { color: var(--quiet); font-size: .875rem; }
.facts dd { margin: 0; }
.violation { margin: 1rem 0; padding: .25rem 1rem; background: var(--card); border: 1px solid var(--line); border-left: .3rem solid var(--wrong); border-radius: .4rem; }
.violation h3 { margin-top: .75rem; }
.violation pre { background: var(--page); }
.violation:target { outline: 3px solid var(--link); }
.site-main { max-width: 68rem; }
.legend span + span { margin-left: 1rem; }
.matrix :is(thead th, th:first-child) { position: sticky; background: var(--page); z-index: 1; }
.matrix thead th { top: 0; }
.matrix th:first-child { left: 0; }
/* What scrolls sideways cannot have a head that stays on top of the window. */
@media (max-width: 64rem) { .wide { overflow-x: auto; } }
.matrix { display: table; }
.matrix thead { display: table-header-group; position: static; clip-path: none; width: auto; height: auto; }
.matrix tbody { display: table-row-group; }
.matrix tr { display: table-row; padding: 0; }
.matrix :is(th, td) { display: table-cell; padding: .15rem .5rem; text-align: center; white-space: nowrap; }
.matrix td + td:not(:last-child) { display: table-cell; margin: 0; color: inherit; font-size: inherit; }
.matrix th:first-child { text-align: left; font-weight: 400; }
.matrix thead th, .matrix .group { font-weight: 650 !important; }
.matrix .group { padding-top: 1rem; }
.matrix a { display: block; text-decoration: none; }
.reasons .number { text-align: right; padding-right: 1.5rem; }
`;
