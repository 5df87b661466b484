import { type CodeRequest, DOWNLOADED_FILE, getHeaders, getUrl, UPLOADED_FILE } from './code-request.ts';

/** Prints a command that ends with an error when the response is one, and takes secrets from the environment. */
export function printCurl(request: CodeRequest): string {
  const { method, origin, body, responseKind } = request;
  const url = getUrl(request, origin);
  const headers = Object.entries(getHeaders(request)).map(([name, value]) => `--header ${quote(`${name}: ${value}`)}`);
  return [
    `curl ${/^[\w:/.-]+$/.test(url) ? url : quote(url)}`,
    ...(method === 'GET' ? [] : [`--request ${method}`]),
    ...headers,
    ...printBody(body),
    ...OUTPUTS[responseKind],
  ].join(' \\\n  ');
}

function printBody(body: CodeRequest['body']): string[] {
  if (!body) return [];
  // `--data` would change the line ends of the file.
  if (body.kind === 'file') return [`--data-binary @${UPLOADED_FILE}`];
  // As deep as the option that it belongs to: a text of JSON has no line breaks.
  if (body.kind === 'json') return [`--data ${quote(JSON.stringify(body.value, null, 2).replaceAll('\n', '\n  '))}`];
  return Object.entries(body.fields).map(([name, value]) => `--data-urlencode ${quote(`${name}=${value}`)}`);
}

/** Quotes a word; a placeholder becomes a variable, which only double quotes replace. */
function quote(text: string): string {
  if (/<[A-Z_]+>$/.test(text)) return `"${text.replace(/<([A-Z_]+)>$/, '$$$1')}"`;
  return `'${text.replaceAll("'", "'\\''")}'`;
}

const OUTPUTS = {
  json: ['--fail-with-body'],
  pdf: ['--fail', `--output ${DOWNLOADED_FILE}`],
  'no-content': ['--fail-with-body'],
  redirect: ['--include'],
} as const;
