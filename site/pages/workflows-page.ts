import { html, raw } from 'hono/html';
import { type Html, renderPage } from './layout.ts';
import { createHtmlLinks } from './links.ts';
import type { MarkdownFile } from './llms-txt.ts';
import { joinBlocks, renderMarkdown } from './markdown.ts';
import { WORKFLOWS_FOLDER, type WorkflowDocument } from './workflow-markdown.ts';

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

const introduction = `Workflows are tasks of several calls, from the first to the last: what to send, what to check in
the response, and what to save for the next step. Each document is written in Arazzo 1.0.1, which people can read and
programs can run. A workflow creates what it needs, and deletes it at its end where the API can.`;

const instructions = `In the repository of this contract, on a sandbox that the command starts, or on any server, with the
access token in \`ACCOUNTING_TOKEN\`:

\`\`\`sh
npm run workflows
npm run workflows -- --url https://sandbox-api.accounting-platform.example --tenant 1
npm run workflows -- --only first-invoice
\`\`\`

Each document can also be run by itself. The inputs below are set with \`--input NAME=VALUE\`; their defaults are those of
the sandbox.`;

/** Prints the workflows as Markdown. */
export function printWorkflows(documents: readonly WorkflowDocument[]): MarkdownFile {
  const sections = documents.flatMap((document) => [
    `## ${document.title}`,
    document.introduction,
    ...document.workflows.map(({ title, markdown }) => `### ${title}\n\n${markdown}`),
  ]);
  const markdown = joinBlocks('# Workflows', introduction, '## Run them', instructions, ...sections);
  return { file: 'workflows.md', markdown: `${markdown}\n` };
}

/** Renders the page of the workflows. */
export function renderWorkflows(documents: readonly WorkflowDocument[]): string {
  const links = createHtmlLinks('');
  return renderPage({
    title: 'Workflows',
    description: 'Tasks of several calls, step by step, as documents that can be run.',
    current: 'workflows',
    style,
    links: html`<link rel="alternate" type="text/markdown" href="workflows.md">\n`,
    content: html`<h1>Workflows</h1>
${renderMarkdown(introduction, links)}
<ul class="contents">
${documents.map(renderContents)}</ul>
<h2 id="run-them">Run them</h2>
${renderMarkdown(instructions, links)}
${documents.map(
  (document) => html`<h2 id="${getAnchor(document)}">${document.title}</h2>
${addDownloadAttributes(renderMarkdown(document.introduction, links))}
${document.workflows.map(
  ({ id, title, markdown }) => html`<section class="workflow" aria-labelledby="${id}">
<h3 id="${id}">${title}</h3>
${renderMarkdown(markdown, links)}</section>
`,
)}`,
)}`,
  });
}

/** Marks links to documents as downloads, which Markdown cannot. */
const addDownloadAttributes = (text: Html): Html =>
  raw(String(text).replaceAll(`<a href="${WORKFLOWS_FOLDER}/`, `<a download href="${WORKFLOWS_FOLDER}/`));

/** A workflow can have the name of its document, so their anchors differ. */
const getAnchor = ({ name }: WorkflowDocument): string => `document-${name}`;

const renderContents = (document: WorkflowDocument): Html =>
  html`<li><a href="#${getAnchor(document)}">${document.title}</a><ul>${document.workflows.map(
    ({ id, title }) => html`<li><a href="#${id}">${title}</a></li>`,
  )}</ul></li>\n`;
