import { format } from 'prettier';
import type { SampleCall } from '../calls.ts';
import { download, filePlaceholder, printed, upload, urlOf } from './request.ts';

/** A module for Node, with what the platform has: fetch. */
export async function javaScript(call: SampleCall): Promise<string> {
  if (call.outcome === 'page') {
    return pretty(`const url = ${quoted(urlOf(call))};\n\nconsole.log("Open this in the user's browser:", url);`);
  }
  const code = printed('js', 'fetch', call)
    .replace(`'${filePlaceholder}'`, `await readFile('${upload}')`)
    .replace("'Bearer <ACCESS_TOKEN>'", bearer)
    .replaceAll(/'<([A-Z_]+)>'/g, 'process.env.$1');
  const files = [...(call.body?.kind === 'file' ? ['readFile'] : []), ...(call.outcome === 'pdf' ? ['writeFile'] : [])];
  return pretty(`${fileImport(files)}\nconst response = await ${code};\n${shown[call.outcome]}`);
}

// biome-ignore lint/suspicious/noTemplateCurlyInString: the sample has the template.
const bearer = '`Bearer ${process.env.ACCESS_TOKEN}`';

const shown = {
  json: 'console.log(response.status, await response.json());',
  pdf: `await writeFile('${download}', response.body);`,
  nothing: 'console.log(response.status);',
};

const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`\'`)}'`;

/** The import of what reads and writes files; nothing when no file is needed. */
export const fileImport = (names: readonly string[]): string =>
  names.length > 0 ? `import { ${names.join(', ')} } from 'node:fs/promises';\n` : '';

/** Code of JavaScript or TypeScript as people lay it out, narrow enough for the column of the samples. */
export const pretty = async (code: string, parser: 'babel' | 'typescript' = 'babel'): Promise<string> =>
  (await format(code, { parser, singleQuote: true, printWidth: 80 })).trimEnd();
