import type { OpenApiDocument } from '../../../scripts/document/openapi.ts';
import type { SampleCall } from '../calls.ts';
import { csharp } from './csharp.ts';
import { curl } from './curl.ts';
import { javaScript } from './javascript.ts';
import { php } from './php.ts';
import { python } from './python.ts';
import { typeScript } from './typescript.ts';

/** A sample as `x-codeSamples` has it. */
export interface CodeSample {
  readonly lang: string;
  readonly source: string;
}

type Writer = (call: SampleCall, contract: OpenApiDocument) => string | Promise<string>;

/** By the name that readers see, and that Redoc knows how to colour, in the order of the tabs. */
const writers: Readonly<Record<string, Writer>> = {
  curl,
  TypeScript: typeScript,
  JavaScript: javaScript,
  Python: python,
  'C#': csharp,
  PHP: php,
};

/** The languages of the samples. Redoc shows those that its setting `codeSamples.languages` names. */
export const languages: readonly string[] = Object.keys(writers);

/** The code of a call in every language. */
export const codeSamples = (call: SampleCall, contract: OpenApiDocument): Promise<readonly CodeSample[]> =>
  Promise.all(Object.entries(writers).map(async ([lang, write]) => ({ lang, source: await write(call, contract) })));
