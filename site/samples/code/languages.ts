import type { OpenApiDocument } from '../../../scripts/document/openapi.ts';
import type { SampleRequest } from '../sample-requests.ts';
import { printCsharp } from './csharp.ts';
import { printCurl } from './curl.ts';
import { printJavaScript } from './javascript.ts';
import { printPhp } from './php.ts';
import { printPython } from './python.ts';
import { printTypeScript } from './typescript.ts';

/** An item of `x-codeSamples`. */
export interface CodeSample {
  readonly lang: string;
  readonly label?: string;
  readonly source: string;
}

type Printer = (sample: SampleRequest, contract: OpenApiDocument) => string | Promise<string>;

/** By language as Redoc names it, in the order of the tabs. */
const printers: Readonly<Record<string, Printer>> = {
  curl: printCurl,
  TypeScript: printTypeScript,
  JavaScript: printJavaScript,
  Python: printPython,
  'C#': printCsharp,
  PHP: printPhp,
};

export const languages: readonly string[] = Object.keys(printers);

/** Prints the code of a request in every language. */
export const printCodeSamples = (sample: SampleRequest, contract: OpenApiDocument): Promise<readonly CodeSample[]> =>
  Promise.all(Object.entries(printers).map(async ([lang, print]) => ({ lang, source: await print(sample, contract) })));
