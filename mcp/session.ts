import { type ClientCore, createClientCore } from '../client/runtime/client-core.ts';
import type { Fetch } from '../client/runtime/client-options.ts';
import { redact } from '../client/runtime/redact.ts';
import { findControlPlane } from '../conformance/session/preflight.ts';
import { startSandbox } from '../mocks/index.ts';
import { demoToken } from '../mocks/seed/demo-access.ts';
import { TOKEN_VARIABLE } from '../programs/command.ts';
import { type Creations, createCreations } from './creations.ts';
import type { Settings } from './settings.ts';
import { ToolError } from './tool-error.ts';

/** Server that the tools call, and their permissions. */
export interface Session {
  readonly settings: Settings;
  readonly url: string;
  readonly isOwnSandbox: boolean;
  /**
   * Returns a client of the API.
   *
   * @throws ToolError for an administration that tools may not use.
   */
  api(tenant?: number | undefined): Promise<ClientCore>;
  control(): ClientCore;
  /** @throws ToolError for an administration that tools may not use; undefined means all of them. */
  assertAdministration(id: number | undefined): void;
  /** @throws ToolError when data of the server may not be changed. */
  assertWritable(): Promise<void>;
  /** @throws ToolError when the server is not a sandbox, or does not respond. */
  assertSandbox(): Promise<void>;
  /** Creations of the session, so that none is repeated. */
  readonly creations: Creations;
  redact(text: string): string;
  close(): Promise<void>;
}

/** Limits of a call: a model waits for it, and can repeat it. */
const LIMITS = { timeout: 30_000, maxWait: 10_000, maxRetries: 2 };
const PREFLIGHT_LIMITS = { concurrency: 1, maxRetryWait: 5, timeout: 10 };

/** Starts a session, with the configured server or a new sandbox. */
export async function startSession(settings: Settings): Promise<Session> {
  const { scenario, clock } = settings;
  const sandbox = settings.url === undefined ? await startSandbox({ port: 0, scenario, clock }) : undefined;
  return createSession(settings, sandbox?.url ?? settings.url ?? '', sandbox?.close);
}

function createSession(settings: Settings, url: string, close?: () => Promise<void>): Session {
  const { token, administrations, language, controlKey } = settings;
  const limits = { ...LIMITS, retryDelay: settings.retryDelay };
  const tenant = settings.tenant ?? administrations?.[0];
  const isOwnSandbox = close !== undefined;
  // Read each time: another server may listen there by now.
  const isSandbox = async (): Promise<boolean> =>
    isOwnSandbox || (await findControlPlane({ url, controlKey }, PREFLIGHT_LIMITS)) !== 'none';

  async function getToken(): Promise<string> {
    if (token !== undefined) return token;
    if (await isSandbox()) return demoToken;
    throw new ToolError(`${url} needs an access token. ${ASK_USER} set ${TOKEN_VARIABLE} and start this server again.`);
  }

  function assertAdministration(id: number | undefined): void {
    if (administrations === undefined || (id !== undefined && administrations.includes(id))) return;
    throw new ToolError(`This server is limited to administration ${administrations.join(', ')}.`);
  }

  return {
    settings: { ...settings, tenant },
    url,
    isOwnSandbox,
    assertAdministration,
    creations: createCreations(),
    async api(other = tenant) {
      assertAdministration(other);
      const options = { baseUrl: url, token: await getToken(), tenant: other, language };
      return createClientCore({ ...options, ...limits });
    },
    control() {
      const headers = { 'X-Sandbox-Key': controlKey };
      return createClientCore({ baseUrl: url, language, headers, fetch: fetchBody, ...limits });
    },
    async assertWritable() {
      if (!settings.write) throw new ToolError(`This server only reads. ${ASK_USER} start it with --write.`);
      if (settings.allowPlatform || (await isSandbox())) return;
      throw new ToolError(
        `${url} is no sandbox, and its books are real. ${ASK_USER} start this server with --allow-platform too, or with a sandbox.`,
      );
    },
    async assertSandbox() {
      if (await isSandbox()) return;
      throw new ToolError(`${url} is no sandbox, and has no control plane. Start this server without --url for one.`);
    },
    redact: createRedaction(settings),
    close: async () => close?.(),
  };
}

const ASK_USER = 'Ask the user to';

/** Supplies a body for the client, which expects one: many operations of the control plane return 204. */
const fetchBody: Fetch = async (url, init) => {
  const response = await fetch(url, init);
  return response.status === 204 ? Response.json({}) : response;
};

/** Creates the redaction of secrets. The demo token is public, and in the guides; a short key can be part of any text. */
function createRedaction({ token, controlKey = '', http }: Settings): (text: string) => string {
  const secrets = [
    ...(token === undefined || token === demoToken ? [] : [token]),
    ...(controlKey.length < 8 ? [] : [controlKey]),
    ...(http ? [http.secret] : []),
  ];
  return (text) => redact(text, secrets);
}
