import {
  type Json,
  listOperations,
  type OpenApiDocument,
  type Operation,
  type Parameter,
  resolveRef,
  type Schema,
} from '../../scripts/document/openapi.ts';
import { siteContract } from '../samples/site-contract.ts';

/** An example under `examples`. */
export interface Example {
  readonly summary?: string;
  readonly value?: unknown;
}

/** What is sent or answered in one media type. */
export interface Media {
  readonly schema?: Schema;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, Example>>;
}

/** A body that is sent, or an answer. */
export interface Body extends Json {
  description?: string;
  headers?: Record<string, Json & { description?: string }>;
  content?: Record<string, Media>;
}

interface CodeSample {
  readonly lang: string;
  readonly label?: string;
  readonly source: string;
}

/** The contract as the site shows it, with what the pages read beside what the client reads. */
export interface ShownContract extends OpenApiDocument {
  info: OpenApiDocument['info'] & { summary: string; description: string };
  tags: { name: string; description: string }[];
  'x-tagGroups': { name: string; tags: string[] }[];
}

/** An operation with its place, its references to parameters followed. */
export interface ShownOperation {
  readonly id: string;
  /** In capitals. */
  readonly method: string;
  readonly path: string;
  readonly tag: string;
  readonly summary: string;
  readonly description: string;
  readonly parameters: readonly Parameter[];
  readonly requestBody?: Body;
  /** By status. An answer that all operations share stands as a reference to `components.responses`. */
  readonly answers: Readonly<Record<string, Body>>;
  readonly samples: readonly CodeSample[];
  /** Whether it wants an access token. */
  readonly needsToken: boolean;
}

/**
 * The contract that the site shows, with what the sandbox answered and with code samples.
 *
 * @throws BuildError when no answers were recorded.
 */
export const shownContract = async (): Promise<ShownContract> => (await siteContract()) as ShownContract;

/** The operations of the contract, in its order. */
export function operationsOf(contract: ShownContract): readonly ShownOperation[] {
  return listOperations(contract).map(({ path, item, method, operation }) =>
    shown(contract, method, path, operation as Operation & { tags: string[] }, (item.parameters ?? []) as Parameter[]),
  );
}

function shown(
  contract: ShownContract,
  method: string,
  path: string,
  operation: Operation & { tags: string[] },
  shared: readonly Parameter[],
): ShownOperation {
  return {
    id: operation.operationId,
    method: method.toUpperCase(),
    path,
    tag: operation.tags[0] ?? '',
    summary: operation.summary,
    description: operation.description,
    parameters: [...shared, ...(operation.parameters ?? [])].map((part) => resolveRef(contract, part)),
    ...(operation.requestBody && { requestBody: resolveRef(contract, operation.requestBody as unknown as Body) }),
    answers: operation.responses as unknown as Record<string, Body>,
    samples: (operation['x-codeSamples'] ?? []) as readonly CodeSample[],
    needsToken: (operation.security as readonly unknown[] | undefined)?.length !== 0,
  };
}

/** Names of the tags that are guides. */
export const guidesOf = (contract: ShownContract): readonly string[] => groupOf(contract, 'Guides');

/** The groups of tags that hold operations. */
export const resourceGroups = (contract: ShownContract): ShownContract['x-tagGroups'] =>
  contract['x-tagGroups'].filter(({ name }) => name !== 'Guides');

const groupOf = (contract: ShownContract, wanted: string): readonly string[] =>
  contract['x-tagGroups'].find(({ name }) => name === wanted)?.tags ?? [];
