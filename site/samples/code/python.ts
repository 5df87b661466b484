import { samplePdf } from '../../requests/sample-pdf.ts';
import { getUrl, type SampleRequest } from '../sample-requests.ts';
import { DOWNLOADED_FILE, listHeaders, printRequest } from './print-request.ts';

/** Prints a script with the library requests. */
export function printPython(sample: SampleRequest): string {
  if (sample.responseKind === 'redirect') {
    return `url = "${getUrl(sample)}"\n\nprint("Open this in the user's browser:", url)`;
  }
  const code = printCall(sample)
    .replace('"Bearer <ACCESS_TOKEN>"', `f"Bearer {os.environ['ACCESS_TOKEN']}"`)
    .replaceAll(/"<([A-Z_]+)>"/g, 'os.environ["$1"]');
  const environment = code.includes('os.environ') ? 'import os\n\n' : '';
  return `# pip install requests\n${environment}import requests\n\nresponse = ${code}\nresponse.raise_for_status()\n${outputs[sample.responseKind]}`;
}

function printCall(sample: SampleRequest): string {
  const isFile = sample.body?.kind === 'file';
  // The library sets the Content-Type of JSON and forms itself.
  const headers = listHeaders(sample).filter(({ name }) => isFile || name !== 'Content-Type');
  const code = printRequest('python', 'requests', sample, isFile ? { headers, postData: undefined } : { headers });
  return fixIndentation(code)
    .replace(/^(requests\.\w+\()"/, '$1\n    "')
    .replace(/headers=\{\n +("Authorization": "[^"]*")\n +\}/, 'headers={$1}')
    .replace(/\n\)$/, isFile ? `,\n    data=open("${samplePdf.name}", "rb")\n)` : '\n)');
}

/** Indents each level by four spaces; snippetz indents arguments by two. */
const fixIndentation = (code: string): string =>
  code.replaceAll(/^ {4}( *)(?=\S)/gm, (_all, inner: string) => ' '.repeat(4 + inner.length * 2));

const outputs = {
  json: 'print(response.status_code, response.json())',
  pdf: `with open("${DOWNLOADED_FILE}", "wb") as file:\n    file.write(response.content)`,
  'no-content': 'print(response.status_code)',
};
