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
  /** The names that requests may have in `Host` and `Origin`, besides the names of this machine. */
  readonly allowedHosts: readonly string[];
  readonly secret: string;
}

export interface Settings {
  /** Milliseconds before the first retry of a request, and before the second look after a lost response. */
  readonly retryDelay?: number | undefined;
  /** The server of the API, without a slash at the end; a new sandbox in this process when undefined. */
  readonly url?: string | undefined;
  /** The access token; the demo user's for a sandbox when undefined. */
  readonly token?: string | undefined;
  /** The administration; the token's own when undefined. */
  readonly tenant?: number | undefined;
  /** The only administrations that tools may use; all when undefined. */
  readonly administrations?: readonly number[] | undefined;
  readonly language?: string | undefined;
  /** The key of the control plane of a sandbox that was started with one. */
  readonly controlKey?: string | undefined;
  readonly write?: boolean | undefined;
  /** True when they may also change data of a server that is no sandbox. */
  readonly allowPlatform?: boolean | undefined;
  readonly files?: string | undefined;
  readonly log?: string | undefined;
  readonly http?: HttpSettings | undefined;
  readonly scenario?: ScenarioName | undefined;
  readonly clock?: string | undefined;
}
