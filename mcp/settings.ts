import type { ScenarioName } from '../mocks/seed/scenario-names.ts';

/** The environment variable of the key of a control plane. */
export const CONTROL_KEY_VARIABLE = 'ACCOUNTING_CONTROL_KEY';

/** The settings of a server, from the command line and the environment. */
export interface Settings {
  /** The server of the API, without a slash at the end; a new sandbox in this process when undefined. */
  readonly url?: string | undefined;
  /** The access token; that of the demo user for a sandbox when undefined. */
  readonly token?: string | undefined;
  /** The administration; the token's own when undefined. */
  readonly tenant?: number | undefined;
  /** The language of messages. */
  readonly language?: string | undefined;
  /** The key of the control plane of a sandbox that was started with one. */
  readonly controlKey?: string | undefined;
  /** Whether tools may change data. */
  readonly write?: boolean | undefined;
  /** Whether they may also change data of a server that is no sandbox. */
  readonly allowPlatform?: boolean | undefined;
  /** Initial data of a new sandbox. */
  readonly scenario?: ScenarioName | undefined;
  /** Initial time of a new sandbox. */
  readonly clock?: string | undefined;
}
