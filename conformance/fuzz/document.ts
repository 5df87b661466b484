import { readFileSync } from 'node:fs';
import { resolveRef } from '../../scripts/document/openapi.ts';

/** A JSON Schema of the contract. */
export interface Schema {
  readonly $ref?: string;
  readonly [keyword: string]: unknown;
}

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required?: boolean;
  /** False for a list that is written with commas. */
  readonly explode?: boolean;
  /** The parameter that this one is another spelling of. */
  readonly 'x-alias-of'?: string;
  readonly schema: Schema;
  readonly example?: unknown;
}

export interface MediaType {
  readonly schema: Schema;
  readonly examples?: Readonly<Record<string, { readonly value: unknown }>>;
}

export interface Answer {
  readonly headers?: Readonly<Record<string, { readonly required?: boolean }>>;
  readonly content?: Readonly<Record<string, { readonly schema: Schema }>>;
}

export interface Operation {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  /** Whether it wants an access token. */
  readonly secured: boolean;
  readonly parameters: readonly Parameter[];
  /** Schema of the body by media type; empty for an operation without one. */
  readonly bodies: Readonly<Record<string, MediaType>>;
  readonly answers: Readonly<Record<string, Answer>>;
}

interface Node {
  readonly $ref?: string;
  readonly [key: string]: unknown;
}

/** The bundle as the fuzzer reads it: by itself, so that the sandbox's own reading can be wrong. */
export const bundle = JSON.parse(
  readFileSync(new URL('../../generated/openapi.internal.json', import.meta.url), 'utf8'),
) as Node & {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Node>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
};

/** What a reference leads to, or the part itself. */
export function resolved<Part extends object>(part: Part & { readonly $ref?: string }): Part {
  return resolveRef(bundle, part);
}

const methods = ['get', 'post', 'put', 'patch', 'delete'];

/** Every operation of the contract. */
export const operations: readonly Operation[] = Object.entries(bundle.paths).flatMap(([path, item]) =>
  Object.entries(item)
    .filter(([method]) => methods.includes(method))
    .map(([method, operation]) =>
      operationOf(path, method, operation, (item.parameters ?? []) as unknown as Parameter[]),
    ),
);

function operationOf(path: string, method: string, node: Node, shared: readonly Parameter[]): Operation {
  const parameters = [...shared, ...((node.parameters ?? []) as Parameter[])].map((one) => resolved<Parameter>(one));
  const body = resolved((node.requestBody ?? {}) as { content?: Operation['bodies'] });
  const answers = Object.entries(node.responses as Record<string, Answer>).map(([status, answer]) => {
    const { headers = {}, content } = resolved<Answer>(answer);
    const named = Object.entries(headers).map(([name, header]) => [name, resolved(header)]);
    return [status, { headers: Object.fromEntries(named), ...(content && { content }) }] as const;
  });
  const id = String(node.operationId);
  return {
    id,
    method: method.toUpperCase(),
    path,
    secured: !Array.isArray(node.security) || node.security.length > 0,
    parameters,
    bodies: body.content ?? {},
    answers: Object.fromEntries(answers),
  };
}
