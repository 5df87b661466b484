import { html } from 'hono/html';
import type { Download } from '../downloads/list.ts';
import { type Html, renderInlineMarkdown, renderPage } from './layout.ts';

const style = `
.checksum { font-size: .75rem; }
td:first-child { min-width: 12rem; }
td.size { white-space: nowrap; }
`;

/** Instructions for files, by their name. */
const instructions: readonly (readonly [name: RegExp, title: string, text: (name: string) => Html])[] = [
  [
    /^accounting-platform-client-.*\.tgz$/,
    'The client',
    (name) => html`<p>In the folder of your project:</p>
<pre><code>npm install ./${name}</code></pre>`,
  ],
  [
    /^accounting-platform-sandbox-.*\.tgz$/,
    'The sandbox',
    (name) => html`<p>To run it, on <code>http://localhost:4010</code>:</p>
<pre><code>npx ./${name}</code></pre>
<p>For the tests of your project, with <code>startSandbox</code>:</p>
<pre><code>npm install --save-dev ./${name}</code></pre>`,
  ],
  [
    /-client-.*\.cdx\.json$/,
    'The software bills of materials',
    (name) =>
      html`<p>Give <code>${name}</code>, or that of the sandbox, to a tool that reads CycloneDX, to see which packages are inside and whether one of them has a known vulnerability.</p>`,
  ],
  [
    /\.postman_collection\.json$/,
    'The Postman collection',
    (name) =>
      html`<p>In Postman choose Import, then <code>${name}</code> and <code>accounting-platform.postman_environment.json</code>, and select the environment: it names the sandbox and the demo token. For another server, change a copy of it. Each folder can be run, and the whole collection too. On the command line, with <code>scan.pdf</code> beside it:</p>
<pre><code>npx newman run ${name} --environment accounting-platform.postman_environment.json --working-dir .</code></pre>`,
  ],
  [
    /\.http$/,
    'The requests for editors',
    (name) =>
      html`<p>Open <code>${name}</code> in an editor of JetBrains, or in VS Code with the extension httpYac. Keep <code>scan.pdf</code> beside it: the requests that upload a PDF send it. On the command line:</p>
<pre><code>npx httpyac send ${name} --all</code></pre>`,
  ],
  [
    /^first-invoice\.arazzo\.yaml$/,
    'The workflows',
    (name) =>
      html`<p>They are documents in Arazzo 1.0.1, which name the operations of a task, and what each passes on to the next. With <code>openapi.json</code> beside it, and <code>control.json</code> where a workflow acts inside the sandbox:</p>
<pre><code>npx @redocly/cli respect ${name} --server api=http://localhost:4010</code></pre>`,
  ],
  [
    /^openapi\.yaml$/,
    'The contract',
    (name) =>
      html`<p>Give <code>${name}</code>, or the same as JSON, to any tool that reads OpenAPI 3.1: generators of clients, editors, gateways. <code>types.d.ts</code> has the types for TypeScript, with no code: <code>openapi-fetch</code> and others take them.</p>`,
  ],
];

/** Renders the list of downloads. */
export function renderDownloads(files: readonly Download[], version: string): string {
  return renderPage({
    title: 'Downloads',
    description:
      'The contract, the client, the sandbox, requests for tools and workflows, each with its SHA-256 checksum.',
    current: 'downloads',
    style,
    content: html`<h1>Downloads</h1>
<p>All of it belongs to version ${version} of the contract.</p>
<table>
<thead><tr><th scope="col">File</th><th scope="col">Size</th><th scope="col">Description and SHA-256</th></tr></thead>
<tbody>
${files.map(renderRow)}</tbody>
</table>
<h2>Check them</h2>
<p>With <code>SHA256SUMS</code> beside the files:</p>
<pre><code>sha256sum -c SHA256SUMS</code></pre>
<p>On macOS it is <code>shasum -a 256 -c SHA256SUMS</code>. Add <code>--ignore-missing</code> when you downloaded only some of the files.</p>
<h2>Use them</h2>
${files.flatMap(({ name }) => instructions.filter(([pattern]) => pattern.test(name)).map(([, title, text]) => html`<h3>${title}</h3>\n${text(name)}\n`))}`,
  });
}

const renderRow = ({ name, bytes, sha256, description }: Download): Html =>
  html`<tr><td><a href="downloads/${name}" download>${name}</a></td><td class="size">${formatSize(bytes)}</td><td>${renderInlineMarkdown(description)}<br><code class="checksum">${sha256}</code></td></tr>\n`;

/** `3.5 MB`, `150 kB`, `640 bytes`. */
export function formatSize(bytes: number): string {
  if (bytes < 1000) return `${bytes} bytes`;
  return bytes < 1_000_000 ? `${Math.round(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
