type Json = Readonly<Record<string, unknown>>;

/** What an operation does, as the contract says it in `x-kind`. */
export type Kind = 'list' | 'get' | 'create' | 'replace' | 'update' | 'delete' | 'upload' | 'download';

export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly oneOf?: readonly Schema[];
  readonly items?: Schema;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly default?: unknown;
  readonly discriminator?: { readonly propertyName: string; readonly mapping?: Readonly<Record<string, string>> };
  readonly [keyword: string]: unknown;
}

export interface Parameter {
  readonly name: string;
  readonly in: 'query' | 'path' | 'header';
  readonly required?: boolean;
  readonly explode?: boolean;
  readonly schema: Schema;
  readonly example?: unknown;
  readonly 'x-filter'?: boolean;
  /** The parameter that this one is another spelling of. */
  readonly 'x-alias-of'?: string;
}

export interface Operation {
  readonly id: string;
  readonly method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** With its placeholders: `/v1/debtors/{id}`. */
  readonly path: string;
  readonly kind: Kind | undefined;
  /** Schema of the record that the operation is about. */
  readonly record: string | undefined;
  readonly resource: string;
  readonly requiresAuthentication: boolean;
  /** Modules of which the administration needs one; empty when it needs none. */
  readonly modules: readonly string[];
  readonly parameters: readonly Parameter[];
  readonly body:
    | { readonly mediaTypes: readonly string[]; readonly schema: string | undefined; readonly required: boolean }
    | undefined;
  /** Media types of a successful answer. */
  readonly responseTypes: readonly string[];
  /** By documented status, the names of its examples. */
  readonly exampleNames: Readonly<Record<string, readonly string[]>>;
}

/** How a field is kept: decimals as whole numbers (the amount times 10 to the scale), so that sums are exact. */
export type Storage =
  | { readonly as: 'text' | 'integer' | 'boolean' | 'json' }
  | { readonly as: 'decimal'; readonly scale: number };

/** A series of numbers in an administration, such as that of its invoices. */
export interface Sequence {
  /** The number before the first one. */
  readonly after: number;
  /** What stands before each number. */
  readonly prefix?: string;
}

export interface Field {
  readonly name: string;
  readonly storage: Storage;
  readonly nullable: boolean;
  /** Whether a client may write it. */
  readonly writable: boolean;
  readonly isUnique: boolean;
  /** The series that the field gets its next number of when it is left out. */
  readonly sequence: Sequence | undefined;
  /** Whether a PUT that leaves the field out keeps its value. */
  readonly keptOnReplace: boolean;
  /** What the field is when it is left out. */
  readonly default: unknown;
  readonly references: Reference | undefined;
  /** References inside the field, when it is an object. */
  readonly nestedReferences: readonly { readonly name: string; readonly reference: Reference }[];
}

export interface Reference {
  readonly resource: string;
  /** The field of the other record that is referred to. */
  readonly targetField: string;
}

export interface Resource {
  readonly name: string;
  readonly record: string;
  /** `/v1/debtors/{debtorId}/mandates`. */
  readonly collectionPath: string;
  readonly fields: readonly Field[];
  /** Schema of what creates or replaces a record; undefined for a read-only resource. */
  readonly input: string | undefined;
  /** Whether the records are the same in every administration. */
  readonly shared: boolean;
  /** The resource whose records this one shows or adds in another form; it has no table of its own. */
  readonly viewOf?: string;
  /** Whether it has a table: it is no view, and its records have an `id`. */
  readonly hasTable: boolean;
  /** Whether its records are given once and for all: nothing that the API does changes them. */
  readonly isStatic: boolean;
  /** Whether its records are PDF files. */
  readonly storesFiles: boolean;
  readonly parent?: { readonly resource: string; readonly parameter: string };
}

export interface Document extends Json {
  readonly info: { readonly version: string };
  readonly paths: Readonly<Record<string, Json>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>;
    readonly parameters: Readonly<Record<string, Parameter>>;
    readonly securitySchemes: Json;
  };
}
