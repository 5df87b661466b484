import { format } from 'prettier';
import { samplePdf } from '../../requests/sample-pdf.ts';
import { getUrl, type SampleRequest } from '../sample-requests.ts';
import { DOWNLOADED_FILE, FILE_PLACEHOLDER, printRequest } from './print-request.ts';

/** Prints a module for Node, with fetch. */
export async function printJavaScript(sample: SampleRequest): Promise<string> {
  if (sample.responseKind === 'redirect') {
    return formatCode(`const url = '${getUrl(sample)}';\n\nconsole.log("Open this in the user's browser:", url);`);
  }
  const code = printRequest('js', 'fetch', sample)
    .replace(`'${FILE_PLACEHOLDER}'`, `await readFile('${samplePdf.name}')`)
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the sample has the template.
    .replace("'Bearer <ACCESS_TOKEN>'", '`Bearer ${process.env.ACCESS_TOKEN}`')
    .replaceAll(/'<([A-Z_]+)>'/g, 'process.env.$1');
  return formatCode(
    `${printFileImport(sample)}\nconst response = await ${code};\n${check}\n${outputs[sample.responseKind]}`,
  );
}

// biome-ignore lint/suspicious/noTemplateCurlyInString: the sample has the template.
const check = 'if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);';

const outputs = {
  json: 'console.log(response.status, await response.json());',
  pdf: `await writeFile('${DOWNLOADED_FILE}', response.body);`,
  'no-content': 'console.log(response.status);',
};

/** The import of functions that read and write files; empty when a sample needs none. */
export function printFileImport({ body, responseKind }: SampleRequest): string {
  const names = [...(body?.kind === 'file' ? ['readFile'] : []), ...(responseKind === 'pdf' ? ['writeFile'] : [])];
  return names.length > 0 ? `import { ${names.join(', ')} } from 'node:fs/promises';\n` : '';
}

/** Formats JavaScript or TypeScript, narrow enough for the column of the samples. */
export const formatCode = async (code: string): Promise<string> =>
  (await format(code, { parser: 'typescript', singleQuote: true, printWidth: 80 })).trimEnd();
