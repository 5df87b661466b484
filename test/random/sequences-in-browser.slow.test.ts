import { describeInBrowser } from '../support/bridge/describe-in-browser.ts';
import { testInvariants, testModel } from './sequences/test-sequences.ts';

await describeInBrowser('Chromium', ({ startFast }) => {
  testModel(startFast);
  testInvariants(startFast);
});
