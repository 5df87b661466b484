import type { OpenApiDocument } from '../../contract/document.ts';
import type { Body } from '../requests/body.ts';
import { samplePdf } from '../requests/sample-pdf.ts';
import { type Capture, type ChainedRequest, getUrlTemplate } from './requests/chained-requests.ts';
import { listRequestGroups } from './requests/request-groups.ts';
import { variables } from './requests/variables.ts';

/** A script cannot set what the file defines in every tool, so a token of the sign-in is copied by hand. */
const definitions = variables.filter(({ isSaved }) => !isSaved);

/**
 * Creates an `.http` file with the requests of all groups. It is in the dialect of JetBrains' HTTP Client, which most tools
 * share that can save a value of a response: scripts after the responses test them, and set variables.
 */
export function createHttpFile(contract: OpenApiDocument): string {
  const { title, version } = contract.info;
  const header = [
    `# ${title} ${version}: every operation as a request, in an order in which all of them succeed.`,
    '#',
    '# The dialect is that of JetBrains, with response handlers. It is understood by the HTTP Client of its editors, by its',
    '# command line program ijhttp, by httpYac, in VS Code and on the command line, and by Kulala, in Neovim. The extension',
    '# REST Client of VS Code has no response handlers: use httpYac there.',
    '#',
    '# Start the sandbox with "npm start". Then send all requests, or those of a resource from the first to the last:',
    '#   npx httpyac send accounting-platform.http --all',
  ];
  return [
    ...header,
    ...definitions.flatMap(({ key, value, description }) => ['', `# ${description}`, `@${key} = ${value}`]),
    ...listRequestGroups(contract).flatMap(({ name, requests }) =>
      requests.flatMap((each) => formatRequest(name, each)),
    ),
    '',
  ].join('\n');
}

const signInNote =
  '# Without the sandbox, open this URL in a browser, and write the code of the URL where it ends in place of {{code}}.';

function formatRequest(group: string, request: ChainedRequest): string[] {
  const { name, title, method, query, headers, body, isRedirect } = request;
  const search = formatFields(query);
  return [
    '',
    `### ${group}: ${title}`,
    `# @name ${name}`,
    ...(isRedirect ? ['# @no-redirect'] : []),
    ...(name === 'authorize' ? [signInNote] : []),
    `${method} ${getUrlTemplate(request)}${search && `?${search}`}`,
    ...Object.entries(headers).map(([header, value]) => `${header}: ${value}`),
    // Of a redirect with HTML httpYac logs that it is no XML.
    ...(isRedirect ? ['Accept: text/plain'] : []),
    ...(body ? ['', formatBody(body)] : []),
    '',
    ...formatScript(request),
  ];
}

/** `first=1&second={{variable}}` */
const formatFields = (fields: Readonly<Record<string, string>>): string =>
  Object.entries(fields)
    .map(([name, value]) => `${name}=${value.startsWith('{{') ? value : encodeURIComponent(value)}`)
    .join('&');

function formatBody(body: Body): string {
  if (body.kind === 'file') return `< ./${samplePdf.name}`;
  return body.kind === 'form' ? formatFields(body.fields) : JSON.stringify(body.value, null, 2);
}

/** Tests the status and the media type, and saves values for later requests. */
function formatScript({ expected: { status, mediaType }, captures }: ChainedRequest): string[] {
  const saved = captures.filter(({ variable }) => !definitions.some(({ key }) => key === variable));
  return [
    '> {%',
    `  client.test('${[status, mediaType].filter(Boolean).join(' ')}', () => {`,
    `    client.assert(response.status === ${status}, \`The status is \${response.status}\`);`,
    ...(mediaType ? [formatMediaTypeTest(mediaType)] : []),
    '  });',
    ...saved.map((capture) => `  client.global.set('${capture.variable}', ${formatCapture(capture)});`),
    '%}',
  ];
}

const formatMediaTypeTest = (mediaType: string): string =>
  `    client.assert(response.contentType.mimeType === '${mediaType}', \`The body is \${response.contentType.mimeType}\`);`;

function formatCapture(capture: Capture): string {
  if ('member' in capture) return `String(response.body.${capture.member})`;
  const header = `response.headers.valueOf('${capture.header}')`;
  return capture.parameter ? `${header}.match(/[?&]${capture.parameter}=([^&]+)/)[1]` : header;
}
