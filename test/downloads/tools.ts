import { runInNewContext } from 'node:vm';
import type { OpenApiDocument } from '../../scripts/document/openapi.ts';
import { createHttpFile } from '../../site/downloads/http-file.ts';
import { createPostmanCollection } from '../../site/downloads/postman.ts';
import { samplePdf } from '../../site/requests/sample-pdf.ts';
import { bundle } from '../support/contract.ts';
import { readCollection } from './read-collection.ts';
import { readHttpFile } from './read-http-file.ts';
import type { Request, Variables } from './request.ts';

const contract = bundle as unknown as OpenApiDocument;

/** The text of each file for a tool. */
export const texts = {
  collection: async (): Promise<string> => JSON.stringify(createPostmanCollection(contract)),
  httpFile: async (): Promise<string> => createHttpFile(contract),
};

/** A file of requests, and its reader. */
export interface Tool {
  readonly file: string;
  readonly text: string;
  requests(variables?: Variables): readonly Request[];
}

function read(name: string): Uint8Array<ArrayBuffer> {
  if (name !== samplePdf.name) throw new Error(`There is no ${name}`);
  return samplePdf.createBytes();
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

export interface ToolResponse {
  readonly status: number;
  readonly text: string;
}

/** Sends a request as it is, and follows no redirect. */
export async function send({ url, method, headers, body }: Request): Promise<ToolResponse> {
  const response = await fetch(url, { method, headers, redirect: 'manual', ...(body !== undefined && { body }) });
  return { status: response.status, text: await response.text() };
}

/** Runs the script of a request after its response, as Postman does. Returns the variables that it set. */
export function runScript({ script = '' }: Request, { status, text }: ToolResponse): Variables {
  const variables: Record<string, string> = {};
  const collectionVariables = {
    set: (name: string, value: string) => {
      variables[name] = value;
    },
  };
  runInNewContext(script, { pm: { response: { code: status, json: () => JSON.parse(text) }, collectionVariables } });
  return variables;
}
