import type { CodeRequest } from './code-request.ts';
import { printCsharp } from './csharp.ts';
import { printCurl } from './curl.ts';
import { printPhp } from './php.ts';
import { printPython } from './python.ts';
import { printTypeScript } from './typescript.ts';

export interface CodeSample {
  readonly lang: string;
  /** The title of the request, when an operation has several. */
  readonly label?: string;
  readonly source: string;
}

/** The printer of each language, and its name in Markdown, in the order of the tabs. */
const printers: Readonly<Record<string, readonly [fence: string, print: (request: CodeRequest) => string]>> = {
  curl: ['sh', printCurl],
  TypeScript: ['ts', printTypeScript],
  Python: ['python', printPython],
  'C#': ['csharp', printCsharp],
  PHP: ['php', printPhp],
};

/** Languages that have a client, which the control plane lacks. */
const CLIENTS: readonly string[] = ['TypeScript', 'PHP'];

export const languages: readonly string[] = Object.keys(printers);

/** Gets the name of a language in Markdown. */
export const getFence = (lang: string): string => printers[lang]?.[0] ?? '';

/** Prints a request in every language. */
export const printCodeSamples = (request: CodeRequest): readonly CodeSample[] =>
  languages
    .filter((lang) => request.client !== undefined || !CLIENTS.includes(lang))
    .map((lang) => ({ lang, source: printers[lang]?.[1](request) ?? '' }));
