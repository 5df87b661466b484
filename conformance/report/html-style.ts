/** Style of the page. Text colours meet WCAG AA on both backgrounds, in light and dark. */
export const STYLE = `
:root { --page: #f6f8fa; --card: #ffffff; --text: #17202b; --muted: #4d5a69; --line: #d3dae3; --valid: #1a6b34; --violated: #b3261e; }
@media (prefers-color-scheme: dark) { :root { --page: #10151c; --card: #1a222d; --text: #eef2f7; --muted: #b0bcca; --line: #36424f; --valid: #6fd08c; --violated: #ff9a91; } }
body { max-width: 68rem; margin: 0 auto; padding: 1.75rem 1.5rem; background: var(--page); color: var(--text); font: 1rem/1.6 system-ui, sans-serif; overflow-wrap: anywhere; }
a { color: inherit; }
code, pre { font: .875rem/1.45 ui-monospace, monospace; white-space: pre-wrap; }
table { border-collapse: collapse; }
th, td { padding: .15rem .5rem; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top; }
dl { display: grid; grid-template-columns: repeat(auto-fill, minmax(16rem, 1fr)); gap: .75rem 1.5rem; }
dt, .muted, .skipped { color: var(--muted); }
dd { margin: 0; }
.valid { color: var(--valid); }
.violated { color: var(--violated); font-weight: 700; }
.summary { font-size: 1.25rem; }
h2 { margin: 1.5rem 0 .5rem; font-size: 1.25rem; }
details { border-bottom: 1px solid var(--line); }
details[open] { padding: 0 1rem 1rem; background: var(--card); }
details:not([open]) summary { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
:target { outline: 3px solid var(--text); }
.wide { overflow-x: auto; }
.matrix :is(th, td):not(:first-child) { text-align: center; }
.matrix th:first-child { white-space: nowrap; font-weight: 400; }
`;
