import type { CodeRequest } from '../samples/code/code-request.ts';

/** Data that the panel of an operation needs to change its request. */
export interface PanelData {
  /** A request for each example of the body. */
  readonly requests: readonly { readonly title: string; readonly code: CodeRequest }[];
  readonly parameters: readonly PanelParameter[];
  /** True when only a sandbox has the operation. */
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

/** Parameters of the operation alone, filters of a list, and parameters of all operations. */
export type ParameterKind = 'special' | 'filter' | 'convention';
