import { readFileSync } from 'node:fs';
import type { OpenApiDocument } from '../../scripts/document/openapi.ts';
import { type SampleCall, sampleCalls } from '../../site/samples/calls.ts';
import { codeSamples } from '../../site/samples/code/languages.ts';

/** The bundle, read afresh: the samples of the site change theirs. */
export const contract = JSON.parse(
  readFileSync(new URL('../../generated/openapi.internal.json', import.meta.url), 'utf8'),
) as OpenApiDocument;

/** The samples of one call: its code, by the language. */
export interface Sampled {
  readonly name: string;
  readonly call: SampleCall;
  readonly code: ReadonlyMap<string, string>;
}

/** Every call with its code. */
export const sampled: readonly Sampled[] = await Promise.all(
  sampleCalls(contract).map(async (call) => {
    const samples = await codeSamples(call, contract);
    return { name: call.name, call, code: new Map(samples.map(({ lang, source }) => [lang, source])) };
  }),
);

/** The code of a call in a language. */
export function codeOf({ name, code }: Sampled, language: string): string {
  const found = code.get(language);
  if (!found) throw new Error(`${name} has no sample in ${language}`);
  return found;
}

/** Hosts in a text that are neither this machine nor an example. */
export const outsideHosts = (text: string): string[] =>
  [...text.matchAll(/https?:\/\/([\w.-]+)/g)]
    .map(([, host = '']) => host)
    .filter((host) => host !== 'localhost' && !/\.example$/.test(host));
