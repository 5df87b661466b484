import { headersOf, type SampleCall } from '../calls.ts';
import { download, printed, upload, urlOf } from './request.ts';

/** A script with the library requests. */
export function python(call: SampleCall): string {
  if (call.outcome === 'page') {
    return `url = "${urlOf(call)}"\n\nprint("Open this in the user's browser:", url)`;
  }
  const code = requestOf(call)
    .replace('"Bearer <ACCESS_TOKEN>"', `f"Bearer {os.environ['ACCESS_TOKEN']}"`)
    .replaceAll(/"<([A-Z_]+)>"/g, 'os.environ["$1"]');
  const environment = code.includes('os.environ') ? 'import os\n\n' : '';
  return `${environment}import requests\n\nresponse = ${code}\n${shown[call.outcome]}`;
}

function requestOf(call: SampleCall): string {
  const isFile = call.body?.kind === 'file';
  // The library writes the type of a body by itself; that of a file it does not know.
  const named = Object.entries(headersOf(call)).filter(([name]) => isFile || name !== 'Content-Type');
  const headers = named.map(([name, value]) => ({ name, value }));
  const code = printed('python', 'requests', call, isFile ? { headers, postData: undefined } : { headers });
  return reindented(code)
    .replace(/^(requests\.\w+\()"/, '$1\n    "')
    .replace(/headers=\{\n +("Authorization": "[^"]*")\n +\}/, 'headers={$1}')
    .replace(/\n\)$/, isFile ? `,\n    data=open("${upload}", "rb")\n)` : '\n)');
}

/** With four spaces for each level: snippetz takes two inside the arguments. */
const reindented = (code: string): string =>
  code.replaceAll(/^ {4}( *)(?=\S)/gm, (_all, inner: string) => ' '.repeat(4 + inner.length * 2));

const shown = {
  json: 'print(response.status_code, response.json())',
  pdf: `with open("${download}", "wb") as file:\n    file.write(response.content)`,
  nothing: 'print(response.status_code)',
};
