import { type CodeRequest, DOWNLOADED_FILE, getHeaders, getUrl, UPLOADED_FILE } from './code-request.ts';
import { Code, printLiteral, type Syntax } from './literal.ts';

const syntax: Syntax = {
  list: ['[', ']'],
  object: ['{', '}'],
  padding: '',
  lastComma: '',
  indent: '    ',
  constants: { true: 'True', false: 'False', null: 'None' },
  printKey: (name) => `${JSON.stringify(name)}: `,
  printText: (text) => JSON.stringify(text),
  printVariable: (name) => `os.environ["${name}"]`,
};

/** Prints a script with the library requests. */
export function printPython(request: CodeRequest): string {
  const { method, origin, body, responseKind } = request;
  const url = JSON.stringify(getUrl(request, origin));
  if (responseKind === 'redirect') return `url = ${url}\n\nprint("Open this in the user's browser:", url)`;
  const args = [
    new Code(url),
    ...printHeaders(request),
    ...(body?.kind === 'json' ? [new Code('json=', body.value)] : []),
    ...(body?.kind === 'form' ? [new Code('data=', body.fields)] : []),
    ...(body?.kind === 'file' ? [new Code(`data=open("${UPLOADED_FILE}", "rb")`)] : []),
  ].map((argument) => `    ${printLiteral(argument, syntax, 4, '    ')}`);
  const call = `response = requests.${method.toLowerCase()}(\n${args.join(',\n')}\n)`;
  const environment = call.includes('os.environ') ? 'import os\n\n' : '';
  return `# pip install requests\n${environment}import requests\n\n${call}\nresponse.raise_for_status()\n${OUTPUTS[responseKind]}`;
}

function printHeaders(request: CodeRequest): Code[] {
  // The library sets the Content-Type of JSON and forms itself.
  const headers = Object.entries(getHeaders(request)).filter(
    ([name]) => request.body?.kind === 'file' || name !== 'Content-Type',
  );
  const values = headers.map(([name, value]) => [
    name,
    name === 'Authorization' ? new Code(`f"Bearer {os.environ['ACCESS_TOKEN']}"`) : value,
  ]);
  return values.length > 0 ? [new Code('headers=', Object.fromEntries(values))] : [];
}

const OUTPUTS = {
  json: 'print(response.status_code, response.json())',
  pdf: `with open("${DOWNLOADED_FILE}", "wb") as file:\n    file.write(response.content)`,
  'no-content': 'print(response.status_code)',
};
