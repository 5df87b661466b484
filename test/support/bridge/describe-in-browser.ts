import { afterAll, describe, expect } from 'vitest';
import { launchBrowser, type NoBrowser } from '../chromium.ts';
import { connectFastClient, type StartFastSandbox } from '../fast-client.ts';
import { skipUnlessInstalled } from '../requirements.ts';
import { launchFirefox } from './firefox.ts';
import { createPageOpener, type RunningBrowser } from './pages.ts';
import { type Bridge, type BridgeOptions, startBridge } from './start-bridge.ts';

export interface Bridges {
  readonly start: (options?: BridgeOptions) => Promise<Bridge>;
  readonly startFast: StartFastSandbox;
}

async function launchChromium(): Promise<RunningBrowser | NoBrowser> {
  const browser = await launchBrowser();
  return 'missing' in browser ? browser : { openPage: createPageOpener(browser), close: () => browser.close() };
}

const LAUNCHERS = { Chromium: launchChromium, Firefox: launchFirefox };

/**
 * Defines tests of sandboxes in pages of a browser, which fail when a page logs an error. Where the browser cannot run, they
 * are skipped, and their title says why; in CI they fail.
 */
export async function describeInBrowser(
  name: keyof typeof LAUNCHERS,
  defineTests: (bridges: Bridges) => void,
): Promise<void> {
  const browser = await LAUNCHERS[name]();
  const missing = 'missing' in browser ? browser.missing : '';
  const isSkipped = skipUnlessInstalled(missing, 'browsers');
  const loggedErrors: string[] = [];
  const start = (options: BridgeOptions = {}) =>
    startBridge((browser as RunningBrowser).openPage, { log: (line) => loggedErrors.push(line), ...options });
  describe.skipIf(isSkipped)(`the sandbox in a page of ${name}${missing && ` (${missing})`}`, () => {
    afterAll(async () => {
      await (browser as RunningBrowser).close();
      expect(loggedErrors, 'errors that the pages logged').toEqual([]);
    });
    defineTests({ start, startFast: ({ seed, clock }) => connectFastClient((log) => start({ seed, clock, log })) });
  });
}
