import { runInNewContext } from 'node:vm';
import type { OpenApiDocument } from '../../scripts/document/openapi.ts';
import { httpFile } from '../../site/downloads/http-file.ts';
import { postmanCollection } from '../../site/downloads/postman.ts';
import { scan } from '../../site/downloads/scan.ts';
import { bundle } from '../support/contract.ts';
import { readCollection } from './read-collection.ts';
import { readHttpFile } from './read-http-file.ts';
import type { Request, Variables } from './request.ts';

const contract = bundle as unknown as OpenApiDocument;

/** The text of each file that is made for a tool. */
export const texts = {
  collection: async (): Promise<string> => JSON.stringify(await postmanCollection(contract)),
  httpFile: async (): Promise<string> => httpFile(contract),
};

/** A file of requests, and how its tool reads them with variables that a person set. */
export interface Tool {
  readonly file: string;
  readonly text: string;
  requests(variables?: Variables): readonly Request[];
}

function read(name: string): Uint8Array<ArrayBuffer> {
  if (name !== scan.name) throw new Error(`No ${name} lies beside`);
  return Uint8Array.from(scan.bytes());
}

const collection = await texts.collection();
const requests = await texts.httpFile();

export const tools: readonly Tool[] = [
  {
    file: 'the Postman collection',
    text: collection,
    requests: (variables = {}) => readCollection(collection, { variables, read }),
  },
  { file: 'the .http file', text: requests, requests: (variables = {}) => readHttpFile(requests, { variables, read }) },
];

export interface Answer {
  readonly status: number;
  readonly text: string;
}

/** Sends a request as it is, and follows no redirect. */
export async function send({ url, method, headers, body }: Request): Promise<Answer> {
  const response = await fetch(url, { method, headers, redirect: 'manual', ...(body !== undefined && { body }) });
  return { status: response.status, text: await response.text() };
}

/** Runs the script of a request on its answer, as Postman does. Returns the variables that it set. */
export function runScript({ script = '' }: Request, { status, text }: Answer): Variables {
  const kept: Record<string, string> = {};
  const collectionVariables = {
    set: (name: string, value: string) => {
      kept[name] = value;
    },
  };
  runInNewContext(script, { pm: { response: { code: status, json: () => JSON.parse(text) }, collectionVariables } });
  return kept;
}
