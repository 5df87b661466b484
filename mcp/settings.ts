import type { ScenarioName } from '../mocks/seed/scenario-names.ts';

export const CONTROL_KEY_VARIABLE = 'ACCOUNTING_CONTROL_KEY';

export const SECRET_VARIABLE = 'ACCOUNTING_MCP_SECRET';

export const TOOL_NAMES = [
  'search_docs',
  'read_guide',
  'describe_operation',
  'read_data',
  'write_data',
  'control_sandbox',
] as const;

export interface HttpSettings {
  readonly port: number;
  readonly host: string;
  /** Names that requests may have in `Host` and `Origin`, besides this machine's. */
  readonly allowedHosts: readonly string[];
  readonly secret: string;
}

export interface Settings {
  /** Milliseconds before the first retry, and before the second look after a lost response. */
  readonly retryDelay?: number | undefined;
  /** URL of the API, without a slash at the end. Default: a new sandbox in this process. */
  readonly url?: string | undefined;
  /** Access token. Default: the demo user's, for a sandbox. */
  readonly token?: string | undefined;
  /** The administration; the token's own when undefined. */
  readonly tenant?: number | undefined;
  /** Only administrations that tools may use. Default: all. */
  readonly administrations?: readonly number[] | undefined;
  readonly language?: string | undefined;
  /** Key of a sandbox's control plane, if it was started with one. */
  readonly controlKey?: string | undefined;
  readonly write?: boolean | undefined;
  /** True when tools may also change data of a server that is not a sandbox. */
  readonly allowPlatform?: boolean | undefined;
  readonly files?: string | undefined;
  readonly log?: string | undefined;
  readonly http?: HttpSettings | undefined;
  readonly scenario?: ScenarioName | undefined;
  readonly clock?: string | undefined;
}
