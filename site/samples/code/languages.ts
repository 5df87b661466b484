import type { OpenApiDocument } from '../../../contract/document.ts';
import type { SampleRequest } from '../sample-requests.ts';
import { printCsharp } from './csharp.ts';
import { printCurl } from './curl.ts';
import { printJavaScript } from './javascript.ts';
import { printPhp } from './php.ts';
import { printPython } from './python.ts';
import { printTypeScript } from './typescript.ts';

export interface CodeSample {
  readonly lang: string;
  /** The title of the request, when an operation has several. */
  readonly label?: string;
  readonly source: string;
}

type Printer = (sample: SampleRequest, contract: OpenApiDocument) => string | Promise<string>;

/** The printer of each language, and its name in Markdown, in the order of the tabs. */
const printers: Readonly<Record<string, readonly [fence: string, print: Printer]>> = {
  curl: ['sh', printCurl],
  TypeScript: ['ts', printTypeScript],
  JavaScript: ['js', printJavaScript],
  Python: ['python', printPython],
  'C#': ['csharp', printCsharp],
  PHP: ['php', printPhp],
};

export const languages: readonly string[] = Object.keys(printers);

/** Gets the name of a language in Markdown. */
export const getFence = (lang: string): string => printers[lang]?.[0] ?? '';

export const printCodeSamples = (sample: SampleRequest, contract: OpenApiDocument): Promise<readonly CodeSample[]> =>
  Promise.all(
    Object.entries(printers).map(async ([lang, [, print]]) => ({ lang, source: await print(sample, contract) })),
  );
