import { readFileSync } from 'node:fs';
import type { OpenApiDocument } from '../../contract/document.ts';
import { printCodeSamples } from '../../site/samples/code/languages.ts';
import { createCodeRequest } from '../../site/samples/create-code-request.ts';
import { listSampleRequests } from '../../site/samples/sample-requests.ts';

/** A copy of the contract: loading the docs document changes its own. */
export const contract = JSON.parse(
  readFileSync(new URL('../../generated/openapi.internal.json', import.meta.url), 'utf8'),
) as OpenApiDocument;

export type Sample = (typeof samples)[number];

export const samples = listSampleRequests(contract).map((request) => {
  const code = printCodeSamples(createCodeRequest(request, contract));
  return { name: request.name, request, code: new Map(code.map(({ lang, source }) => [lang, source])) };
});

export function getCode({ name, code }: Sample, language: string): string {
  const source = code.get(language);
  if (!source) throw new Error(`${name} has no sample in ${language}`);
  return source;
}

/** Lists the hosts of a text that are neither this machine nor an example. */
export const listExternalHosts = (text: string): string[] =>
  [...text.matchAll(/https?:\/\/([\w.-]+)/g)]
    .map(([, host = '']) => host)
    .filter((host) => host !== 'localhost' && !/\.example$/.test(host));
