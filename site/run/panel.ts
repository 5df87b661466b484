import type { CodeRequest } from '../samples/code/code-request.ts';

/** What the panel of an operation needs to change its request. */
export interface PanelData {
  /** A request for each example of the body. */
  readonly requests: readonly { readonly title: string; readonly code: CodeRequest }[];
  readonly parameters: readonly PanelParameter[];
  /** Whether only a sandbox has the operation. */
  readonly isLocal: boolean;
}

export interface PanelParameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly isRequired: boolean;
  readonly kind: ParameterKind;
  /** `string`, `integer`, `boolean`, `list of integer`. */
  readonly type: string;
  /** All values that it can have. */
  readonly values?: readonly string[];
}

/** What is special to an operation, the filters of a list, and what all operations have. */
export type ParameterKind = 'special' | 'filter' | 'convention';
