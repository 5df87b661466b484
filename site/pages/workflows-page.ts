import { html, raw } from 'hono/html';
import { type Html, page } from './layout.ts';
import { htmlLinks } from './links.ts';
import type { Text } from './machine-texts.ts';
import { rendered } from './markdown.ts';
import { type WorkflowText, workflowsPlace } from './workflows.ts';

const style = `
.contents { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 18rem), 1fr)); gap: .25rem 2rem; padding: 0; list-style: none; }
.contents > li > a { font-weight: 600; }
.contents ul { padding-left: 1rem; margin: .25rem 0 .75rem; }
.workflow { padding: .25rem 1.25rem 1rem; margin: 1.25rem 0; background: var(--card); border: 1px solid var(--line); border-radius: .5rem; }
.workflow > h3 { margin-top: 1rem; }
.workflow pre { background: var(--page); }
.workflow ol { padding-left: 1.75rem; }
.workflow li { margin-top: 1.25rem; padding-top: .75rem; border-top: 1px solid var(--line); }
.workflow li > p { margin: .4rem 0; }
@media (min-width: 40.01rem) { .workflow td:not(:last-child) code { white-space: nowrap; } }
@media (max-width: 40rem) { .workflow { padding: .25rem .75rem .75rem; } .workflow ol { padding-left: 1.25rem; } }
`;

/** Markdown: what workflows are, and how they are run. */
const introduction = `Workflows are tasks of several calls, from the first to the last: what to send, what to check in
the answer, and what to keep for the next step. Each document is written in Arazzo 1.0.1, which people can read and
programs can run. A workflow creates what it needs, and deletes it at its end where the API can.`;

const running = `In the repository of this contract, on a sandbox of their own, or on any server, with the access token in
\`ACCOUNTING_TOKEN\`:

\`\`\`sh
npm run workflows
npm run workflows -- --url https://sandbox-api.accounting-platform.example --tenant 1
npm run workflows -- --only first-invoice
\`\`\`

Each document can also be run by itself. The inputs that stand below are given with \`--input NAME=VALUE\`; their defaults
are those of the sandbox.`;

/** The Markdown of the page. */
export function workflowsMarkdown(texts: readonly WorkflowText[]): Text {
  const documents = texts.map(({ title, introduction: about, workflows }) => {
    const own = workflows.map((workflow) => `### ${workflow.title}\n\n${workflow.markdown}`);
    return [`## ${title}`, about, ...own].join('\n\n');
  });
  const markdown = ['# Workflows', introduction, '## Run them', running, ...documents].join('\n\n');
  return { file: 'workflows.md', markdown: `${markdown}\n` };
}

/** The page of the workflows. */
export function workflowsPage(texts: readonly WorkflowText[]): string {
  const links = htmlLinks('');
  return page({
    title: 'Workflows',
    description: 'Tasks of several calls, step by step, as documents that can be run.',
    current: 'workflows',
    style,
    links: html`<link rel="alternate" type="text/markdown" href="workflows.md">\n`,
    content: html`<h1>Workflows</h1>
${rendered(introduction, links)}
<ul class="contents">
${texts.map(contents)}</ul>
<h2 id="run-them">Run them</h2>
${rendered(running, links)}
${texts.map(
  ({ name, title, introduction: about, workflows }) => html`<h2 id="${documentAnchor(name)}">${title}</h2>
${withDownloads(rendered(about, links))}
${workflows.map(
  ({ id, title: task, markdown }) => html`<section class="workflow" aria-labelledby="${id}">
<h3 id="${id}">${task}</h3>
${rendered(markdown, links)}</section>
`,
)}`,
)}`,
  });
}

/** Markdown cannot say that a link is for downloading. */
const withDownloads = (text: Html): Html =>
  raw(String(text).replaceAll(`<a href="${workflowsPlace}/`, `<a download href="${workflowsPlace}/`));

/** Workflows may be called like their document. */
const documentAnchor = (name: string): string => `document-${name}`;

const contents = ({ name, title, workflows }: WorkflowText): Html =>
  html`<li><a href="#${documentAnchor(name)}">${title}</a><ul>${workflows.map(
    (one) => html`<li><a href="#${one.id}">${one.title}</a></li>`,
  )}</ul></li>\n`;
