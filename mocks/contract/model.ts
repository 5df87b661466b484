type Json = Readonly<Record<string, unknown>>;

/** What an operation does: `x-kind` of the contract. */
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
  readonly deprecated?: boolean;
  readonly explode?: boolean;
  readonly schema: Schema;
  readonly example?: unknown;
  readonly 'x-filter'?: boolean;
  /** The name of the parameter that this one is an alias of. */
  readonly 'x-alias-of'?: string;
}

export interface Operation {
  readonly id: string;
  readonly method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** With its placeholders: `/v1/debtors/{id}`. */
  readonly path: string;
  readonly kind: Kind | undefined;
  /** The schema of the record that the operation reads or writes. */
  readonly record: string | undefined;
  readonly resource: string;
  readonly requiresAuthentication: boolean;
  readonly deprecated: boolean;
  /** Modules of which the administration needs at least one; empty for an operation without modules. */
  readonly modules: readonly string[];
  readonly parameters: readonly Parameter[];
  readonly body:
    | {
        readonly mediaTypes: readonly string[];
        readonly schema: string | undefined;
        readonly required: boolean;
        /** The size that it may have; undefined for that of any body. */
        readonly maxBytes: number | undefined;
      }
    | undefined;
  /** Media types of the successful response. */
  readonly responseTypes: readonly string[];
  /** Names of the examples, by documented status. */
  readonly exampleNames: Readonly<Record<string, readonly string[]>>;
}

/** How a field is stored: decimals as integers, the amount times 10 to the scale, so that sums are exact. */
export type Storage =
  | { readonly as: 'text' | 'integer' | 'boolean' | 'json' }
  | { readonly as: 'decimal'; readonly scale: number };

/** A series of numbers of an administration, such as its invoice numbers. */
export interface Sequence {
  /** The number before the first. */
  readonly after: number;
  /** Text before each number. */
  readonly prefix?: string;
}

export interface Field {
  readonly name: string;
  readonly storage: Storage;
  readonly nullable: boolean;
  /** Whether a client may write it. */
  readonly writable: boolean;
  readonly isUnique: boolean;
  /** The series whose next number is the default of the field. */
  readonly sequence: Sequence | undefined;
  /** Whether a PUT without the field keeps its value. */
  readonly keptOnReplace: boolean;
  /** The value of the field when it is left out. */
  readonly default: unknown;
  readonly references: Reference | undefined;
  /** References inside a field that is an object. */
  readonly nestedReferences: readonly { readonly name: string; readonly reference: Reference }[];
}

export interface Reference {
  readonly resource: string;
  /** The field of the referenced record that has the value. */
  readonly targetField: string;
}

export interface Resource {
  readonly name: string;
  readonly record: string;
  /** `/v1/debtors/{debtorId}/mandates`. */
  readonly collectionPath: string;
  readonly fields: readonly Field[];
  /** The schema that creates or replaces a record; undefined for a read-only resource. */
  readonly input: string | undefined;
  /** Whether the records are the same in every administration. */
  readonly shared: boolean;
  /** The resource whose records this one represents differently; it has no table. */
  readonly viewOf?: string;
  /** Whether it has a table: it is not a view, and its records have an `id`. */
  readonly hasTable: boolean;
  /** Whether no request changes its records. */
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
