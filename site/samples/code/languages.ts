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

/** The languages in the order of the tabs, and their names in Markdown. Who needs only these bundles no printer. */
const FENCES = {
  curl: 'sh',
  TypeScript: 'ts',
  JavaScript: 'js',
  Python: 'python',
  'C#': 'csharp',
  PHP: 'php',
} as const;

type Language = keyof typeof FENCES;

const printers: Readonly<Record<Language, Printer>> = {
  curl: printCurl,
  TypeScript: printTypeScript,
  JavaScript: printJavaScript,
  Python: printPython,
  'C#': printCsharp,
  PHP: printPhp,
};

export const languages = Object.keys(FENCES) as readonly Language[];

/** Gets the name of a language in Markdown. */
export const getFence = (lang: string): string => FENCES[lang as Language] ?? '';

export const printCodeSamples = (sample: SampleRequest, contract: OpenApiDocument): Promise<readonly CodeSample[]> =>
  Promise.all(languages.map(async (lang) => ({ lang, source: await printers[lang](sample, contract) })));
