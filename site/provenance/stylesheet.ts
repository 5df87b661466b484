/** The style of the page, which also filters the statements. */
export const stylesheet = `
:root {
  --documented: #0b5cad; --documented-tint: #e6f0fa; --decided: #8a4b00; --decided-tint: #fdf0dc;
}
@media (prefers-color-scheme: dark) {
  :root {
    --documented: #8cc4ff; --documented-tint: #1d3048; --decided: #ffc37a; --decided-tint: #3b2c17;
  }
}
html { scroll-padding-top: 4.5rem; }
.site-main { max-width: 76rem; }
.introduction, .legend { max-width: 48rem; }
.columns { display: grid; grid-template-columns: 17rem minmax(0, 1fr); column-gap: 2.5rem; align-items: start; }
.legend { list-style: none; padding: 0; margin: 1rem 0; display: grid; gap: .5rem; }
.badge {
  display: inline-block; padding: 0 .5rem; margin-right: .25rem; border-radius: 1rem; border: 1px solid currentColor;
  font-size: .75rem; font-weight: 600; line-height: 1.9; text-decoration: none;
}
.badge.documented { color: var(--documented); background: var(--documented-tint); }
.badge.decided { color: var(--decided); background: var(--decided-tint); border-style: dashed; }
a.badge:hover { text-decoration: underline; }
fieldset {
  position: sticky; top: 0; z-index: 1; margin: .5rem 0 0; padding: .6rem 0; border: 0; border-bottom: 1px solid var(--line);
  background: var(--page); display: flex; flex-wrap: wrap; gap: .25rem 1.5rem;
}
legend { float: left; padding: 0; font-weight: 600; }
label { cursor: pointer; white-space: nowrap; }
input { width: 1.05rem; height: 1.05rem; margin: 0 .15rem 0 0; vertical-align: -.15em; accent-color: var(--link); }
.count { color: var(--quiet); font-size: .8rem; }
.columns > nav { position: sticky; top: 4rem; max-height: calc(100dvh - 5rem); overflow-y: auto; padding: 1.5rem 0; font-size: .875rem; }
.columns details + details { margin-top: 1rem; }
summary { cursor: pointer; font-weight: 600; }
.columns > nav ul { list-style: none; margin: .5rem 0 0; padding: 0; display: grid; gap: .35rem; }
.columns h2 { margin: 1.5rem 0 .5rem; }
.statements { list-style: none; margin: 0; padding: 0; display: grid; gap: .6rem; }
.statements > li {
  padding: .75rem 1rem; background: var(--card); border: 1px solid var(--line); border-left: 4px solid var(--documented); border-radius: .4rem;
}
.statements > li.decided { border-left: 4px dashed var(--decided); }
.statements > li:target { outline: 3px solid var(--link); outline-offset: 2px; }
.statements p { margin: 0; }
.statements .reason { margin-top: .35rem; color: var(--quiet); }
.places { list-style: none; margin: .5rem 0 0; padding: 0; display: flex; flex-wrap: wrap; gap: .15rem 1rem; font-size: .85rem; }
.places li { min-width: 0; }
.places a, .places span { font-family: ui-monospace, 'Cascadia Mono', Menlo, Consolas, monospace; }
.site-main:has([value='documented']:checked) .columns > * > .decided,
.site-main:has([value='decided']:checked) .columns > * > .documented { display: none; }
@media (max-width: 52rem) {
  .columns { display: block; }
  .columns > nav { position: static; max-height: none; padding: 1rem 0 0; }
  .columns > nav ul { display: flex; flex-wrap: wrap; gap: .35rem 1rem; }
  fieldset { gap: .25rem .8rem; font-size: .9rem; }
  legend { position: absolute; clip-path: inset(50%); }
  .statements > li { padding: .65rem .8rem; }
}
@media print {
  fieldset, .columns > nav { display: none; }
  .columns { display: block; }
  .statements > li { break-inside: avoid; }
}
`;
