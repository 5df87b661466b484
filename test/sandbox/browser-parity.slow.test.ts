import { describeInBrowser } from '../support/bridge/describe-in-browser.ts';
import { testParity } from './test-parity.ts';

await describeInBrowser('Chromium', ({ start }) =>
  testParity(async (options) => {
    const { url, close } = await start(options);
    return { fetch: (input, init) => fetch(`${url}${String(input).slice(options.origin?.length)}`, init), close };
  }),
);
