import type { MediaType, Method, OpenApiDocument, Parameter, Response, Schema } from './document.ts';
import type { QueryReader } from './query.ts';

export type { OpenApiDocument as Document, Parameter, Schema };

/** Kind of an operation: `x-kind` of the contract. */
export type Kind = 'list' | 'get' | 'create' | 'replace' | 'update' | 'delete' | 'upload' | 'download';

export interface Operation {
  readonly id: string;
  readonly method: Uppercase<Method>;
  /** Path with its placeholders: `/v1/debtors/{id}`. */
  readonly path: string;
  /** Undefined for the operations of the authorization service, and of the control plane. */
  readonly kind: Kind | undefined;
  readonly tag: string;
  readonly record: string | undefined;
  /** The path without identifiers, in lower case: `debtors/mandates`. */
  readonly resource: string;
  readonly isSecured: boolean;
  /**
   * True for an endpoint of OAuth 2.0 (RFC 6749): it ignores unknown and empty parameters, and rejects
   * without a problem document.
   */
  readonly isOAuth: boolean;
  readonly deprecated: boolean;
  /** Alternative modules: the administration needs one of them. Empty for an operation without modules. */
  readonly modules: readonly string[];
  readonly parameters: readonly Parameter[];
  readonly readQuery: QueryReader;
  readonly body: Body | undefined;
  readonly responses: Readonly<Record<string, Response>>;
  /** `['200', '400', ...]`. */
  readonly statuses: readonly string[];
  readonly responseTypes: readonly string[];
}

export interface Body {
  readonly content: Readonly<Record<string, MediaType>>;
  readonly mediaTypes: readonly string[];
  /** The name of the schema of the JSON body. */
  readonly schema: string | undefined;
  readonly required: boolean;
  /** Maximum size; undefined for the maximum of any body. */
  readonly maxBytes: number | undefined;
}

/** Form in which a field is stored. A decimal is an integer, the amount times 10 to the scale, so that sums are exact. */
export type Storage =
  | { readonly as: 'text' | 'integer' | 'boolean' | 'json' }
  | { readonly as: 'decimal'; readonly scale: number };

/** A series of numbers of an administration, such as its invoice numbers. */
export interface Sequence {
  /** The number before the first. */
  readonly after: number;
  /** Text before each number. */
  readonly prefix?: string;
  /** The date field whose year comes before each number instead. Each year has a series of its own. */
  readonly year?: string;
}

export interface Field {
  readonly name: string;
  readonly storage: Storage;
  readonly nullable: boolean;
  /** True when a client may write it. */
  readonly writable: boolean;
  readonly isUnique: boolean;
  /** True when a filter finds capitals and small letters alike. */
  readonly ignoresCase: boolean;
  readonly oneOfRequired: readonly string[] | undefined;
  /** The series whose next number is the default of the field. */
  readonly sequence: Sequence | undefined;
  /** True when a PUT without the field keeps its value. */
  readonly keptOnReplace: boolean;
  readonly default: unknown;
  readonly references: Reference | undefined;
  /** Null for each part that a field has which is an object, such as an address. */
  readonly emptyParts: Readonly<Record<string, null>>;
  readonly nestedReferences: readonly { readonly name: string; readonly reference: Reference }[];
}

export type NumberedField = Field & { readonly sequence: Sequence };

export interface Reference {
  readonly resource: string;
  /** The field of the referenced record that has the value. */
  readonly targetField: string;
}

export interface Resource {
  /** `debtors`, `debtors/mandates`. */
  readonly name: string;
  readonly record: string;
  /** `/v1/debtors/{debtorId}/mandates`. */
  readonly collectionPath: string;
  readonly fields: readonly Field[];
  readonly numberedFields: readonly NumberedField[];
  readonly input: string | undefined;
  /** True when the records are the same in every administration. */
  readonly isShared: boolean;
  /** The resource whose records this one represents differently; it has no table. */
  readonly viewOf: string | undefined;
  /** True when it has a table: it is not a view, and its records have an `id`. */
  readonly hasTable: boolean;
  readonly isStatic: boolean;
  readonly storesFiles: boolean;
  readonly parent: { readonly resource: string; readonly parameter: string } | undefined;
  readonly lines?: Resource | undefined;
}
