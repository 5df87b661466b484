import { describeInBrowser } from '../support/bridge/describe-in-browser.ts';
import { testInvariants } from './invariants/test-invariants.ts';

await describeInBrowser('Chromium', ({ startFast }) => testInvariants(startFast));
