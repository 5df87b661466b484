import {
  type Example,
  getResponses,
  type MediaType,
  type OpenApiDocument,
  type OperationEntry,
  type Response,
} from '../../contract/document.ts';
import type { Token } from '../samples/code/highlight.ts';
import { highlightRecorded } from '../samples/code/recorded.ts';

/** A documented response, as the panel shows it before a reader sends the request. */
export interface RecordedResponse {
  readonly status: string;
  /** Its description and its headers, as Markdown. */
  readonly text: string;
  readonly examples: readonly { readonly title: string; readonly tokens: readonly Token[] }[];
}

/** Lists the responses of an operation, with what the sandbox was recorded to respond. */
export const createResponses = (document: OpenApiDocument, entry: OperationEntry): readonly RecordedResponse[] =>
  Object.entries(getResponses(document, entry)).map(([status, response]) => {
    const [media] = Object.values(response.content ?? {});
    const examples = (media ? listExamples(media) : []).filter(({ value }) => typeof value !== 'string');
    return {
      status,
      text: [response.description, ...printHeaders(response)].join('\n\n'),
      examples: examples.map(({ summary = '', value }) => ({
        // The summary of the operation is the title of the page.
        title: summary === entry.operation.summary ? '' : summary,
        tokens: highlightRecorded(JSON.stringify(value, null, 2)),
      })),
    };
  });

/** Prints the headers, except the language, which every response has. */
export const printHeaders = ({ headers = {} }: Response): string[] =>
  Object.entries(headers)
    .filter(([name]) => name !== 'Content-Language')
    .map(([name, { description = '' }]) => `Header \`${name}\`: ${description}`);

export const listExamples = ({ example, examples = {} }: MediaType): Example[] =>
  (example === undefined ? Object.values(examples) : [{ value: example }]).filter(({ value }) => value !== undefined);
