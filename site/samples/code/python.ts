import { type CodeRequest, DOWNLOADED_FILE, getHeaders, getUrl, UPLOADED_FILE } from './code-request.ts';

/** Prints a script with the library requests. */
export function printPython(request: CodeRequest): string {
  const { method, origin, body, responseKind } = request;
  const url = JSON.stringify(getUrl(request, origin));
  if (responseKind === 'redirect') return `url = ${url}\n\nprint("Open this in the user's browser:", url)`;
  // The library sets the Content-Type of JSON and forms itself.
  const headers = Object.entries(getHeaders(request)).filter(
    ([name]) => body?.kind === 'file' || name !== 'Content-Type',
  );
  const args = [
    url,
    ...(headers.length > 0 ? [`headers=${printValue(Object.fromEntries(headers))}`] : []),
    ...(body?.kind === 'json' ? [`json=${printValue(body.value)}`] : []),
    ...(body?.kind === 'form' ? [`data=${printValue(body.fields)}`] : []),
    ...(body?.kind === 'file' ? [`data=open("${UPLOADED_FILE}", "rb")`] : []),
  ].map((argument) => `    ${argument},\n`);
  const call = `response = requests.${method.toLowerCase()}(\n${args.join('')})`;
  const environment = call.includes('os.environ') ? 'import os\n\n' : '';
  return `# pip install requests\n${environment}import requests\n\n${call}\nresponse.raise_for_status()\n${OUTPUTS[responseKind]}`;
}

const CONSTANTS: Readonly<Record<string, string>> = { true: 'True', false: 'False', null: 'None' };

/** Prints JSON with the constants of Python, and the variable in place of a secret, indented as an argument. */
const printValue = (value: unknown): string =>
  JSON.stringify(value, null, 4)
    .replaceAll(/(?<=^ *|: )(?:true|false|null)(?=,?$)/gm, (word) => CONSTANTS[word] ?? word)
    .replaceAll('"Bearer <ACCESS_TOKEN>"', `f"Bearer {os.environ['ACCESS_TOKEN']}"`)
    .replaceAll(/"<([A-Z_]+)>"/g, 'os.environ["$1"]')
    .replaceAll('\n', '\n    ');

const OUTPUTS = {
  json: 'print(response.status_code, response.json())',
  pdf: `with open("${DOWNLOADED_FILE}", "wb") as file:\n    file.write(response.content)`,
  'no-content': 'print(response.status_code)',
};
