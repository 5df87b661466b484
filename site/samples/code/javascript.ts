import { type CodeRequest, DOWNLOADED_FILE, getHeaders, getUrl, UPLOADED_FILE } from './code-request.ts';
import { Code, printLiteral, type Syntax } from './literal.ts';

const printText = (text: string): string => {
  const content = JSON.stringify(text).slice(1, -1);
  return text.includes("'") && !text.includes('"') ? `"${content}"` : `'${escapeQuotes(content)}'`;
};

const escapeQuotes = (content: string): string => content.replaceAll('\\"', '"').replaceAll("'", "\\'");

/** Values in JavaScript and TypeScript. */
export const javaScriptSyntax: Syntax = {
  list: ['[', ']'],
  object: ['{', '}'],
  padding: ' ',
  lastComma: ',',
  indent: '  ',
  constants: {},
  printKey: (name) => `${/^[A-Za-z_$][\w$]*$/.test(name) ? name : printText(name)}: `,
  printText,
  printVariable: (name) => `process.env.${name}`,
};

/** Prints a module for Node, with fetch. */
export function printJavaScript(request: CodeRequest): string {
  const { method, origin, responseKind } = request;
  const url = getUrl(request, origin);
  if (responseKind === 'redirect') return printRedirect(printText(url));
  const headers = Object.entries(getHeaders(request)).map(([name, value]) => [name, printHeader(value)]);
  const options = {
    ...(method !== 'GET' && { method }),
    ...(headers.length > 0 && { headers: Object.fromEntries(headers) }),
    ...printBody(request),
  };
  const args = Object.keys(options).length > 0 ? [url, options] : [url];
  const call = printCall('const response = await fetch', args, javaScriptSyntax);
  return `${printFileImport(request)}${call}\n${CHECK}\n${OUTPUTS[responseKind]}`;
}

const printHeader = (value: string): unknown =>
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the sample has the template.
  value === 'Bearer <ACCESS_TOKEN>' ? new Code('`Bearer ${process.env.ACCESS_TOKEN}`') : value;

function printBody({ body }: CodeRequest): { body?: unknown } {
  if (!body) return {};
  if (body.kind === 'file') return { body: new Code(`await readFile('${UPLOADED_FILE}')`) };
  if (body.kind === 'form') return { body: new Code('new URLSearchParams(', body.fields, ')') };
  return { body: new Code('JSON.stringify(', body.value, ')') };
}

/** Prints a call; of its arguments the last one may take several lines. */
export function printCall(callee: string, args: readonly unknown[], syntax: Syntax): string {
  const text = args.reduce<string>((line, argument, index) => {
    const before = `${line}${index > 0 ? ', ' : ''}`;
    return before + printLiteral(argument, syntax, before.length);
  }, `${callee}(`);
  return `${text});`;
}

export const printRedirect = (url: string): string =>
  `const url = ${url};\n\nconsole.log("Open this in the user's browser:", url);`;

// biome-ignore lint/suspicious/noTemplateCurlyInString: the sample has the template.
const CHECK = 'if (!response.ok)\n  throw new Error(`${response.status}: ${await response.text()}`);';

const OUTPUTS = {
  json: 'console.log(response.status, await response.json());',
  pdf: `await writeFile('${DOWNLOADED_FILE}', response.body);`,
  'no-content': 'console.log(response.status);',
};

/** The import of functions that read and write files, before an empty line; nothing when a sample needs none. */
export function printFileImport({ body, responseKind }: CodeRequest, end = '\n\n'): string {
  const names = [...(body?.kind === 'file' ? ['readFile'] : []), ...(responseKind === 'pdf' ? ['writeFile'] : [])];
  return names.length > 0 ? `import { ${names.join(', ')} } from 'node:fs/promises';${end}` : '';
}
