import { describeInBrowser } from '../support/bridge/describe-in-browser.ts';
import { testModel } from './model/test-model.ts';

await describeInBrowser('Chromium', ({ startFast }) => testModel(startFast));
