import { afterEach, beforeEach, vi } from 'vitest';
import { type ClientCore, createClientCore } from '../../../client/runtime/client-core.ts';
import { createTokenProvider, type TokenProviderOptions } from '../../../client/sign-in/token-provider.ts';
import { memoryTokenStore, type TokenStore } from '../../../client/sign-in/token-store.ts';
import { createFakeFetch } from './fake-fetch.ts';
import { createFakePlatform, createTokens } from './fake-platform.ts';

export const baseUrl = 'https://api.example';
export const credentials = { clientId: 'sandbox-client', clientSecret: 'sandbox-secret' };

/** Stops the clock of a file at a time. Returns the function that advances it, in seconds. */
export function useClock(): (seconds: number) => void {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 3, 16) }));
  afterEach(() => void vi.useRealTimers());
  return (seconds) => void vi.setSystemTime(Date.now() + seconds * 1000);
}

interface Settings {
  /** Seconds until the access token expires. */
  readonly seconds?: number;
  readonly tokens?: object;
  /** Responses to each refresh, in place of the platform's. */
  readonly responses?: readonly (Response | Error)[];
  readonly changeStore?: (memory: TokenStore) => Partial<TokenStore>;
  readonly options?: Partial<TokenProviderOptions>;
}

/** Creates a signed-in user of a fake platform, with the source of its tokens. */
export function createUser({ seconds, tokens, responses, changeStore = () => ({}), options }: Settings = {}) {
  const platform = createFakePlatform();
  const fake = createFakeFetch(...(responses ?? []));
  const memory = memoryTokenStore({ ...createTokens(1, seconds), ...tokens });
  const store: TokenStore = { ...memory, ...changeStore(memory) };
  const authorization = createClientCore({ baseUrl, fetch: responses ? fake.fetch : platform.fetch, maxRetries: 0 });
  const source = createTokenProvider(authorization, { ...credentials, store, ...options });
  const client: ClientCore = createClientCore({ baseUrl, token: source, fetch: platform.fetch });
  return { platform, sent: fake.sent, memory, store, authorization, source, client };
}
