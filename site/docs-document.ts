import type { OpenApiDocument, Operation, OperationEntry } from '../contract/document.ts';
import type { CodeSample } from './samples/code/languages.ts';

/** The contract with what the site needs besides the client. */
export interface DocsDocument extends OpenApiDocument {
  info: OpenApiDocument['info'] & { summary: string; description: string };
  tags: { name: string; description: string }[];
  'x-tagGroups': { name: string; tags: string[] }[];
}

export const getCodeSamples = (operation: Operation): readonly CodeSample[] =>
  (operation['x-codeSamples'] ?? []) as readonly CodeSample[];

/** The tag under which the site shows an operation. */
export const getTag = ({ tags = [] }: Pick<Operation, 'tags'>): string => tags[0] ?? '';

/** `GET /v1/debtors` */
export const formatEndpoint = ({ method, path }: Pick<OperationEntry, 'method' | 'path'>): string =>
  `${method.toUpperCase()} ${path}`;

export const listGuides = (contract: DocsDocument): readonly string[] =>
  contract['x-tagGroups'].find(({ name }) => name === 'Guides')?.tags ?? [];

/** Lists the groups of tags with operations. */
export const listResourceGroups = (contract: DocsDocument): DocsDocument['x-tagGroups'] =>
  contract['x-tagGroups'].filter(({ name }) => name !== 'Guides');
