import { createBrowserSandbox } from '../../mocks/browser/node.ts';
import { testParity } from './test-parity.ts';

testParity(createBrowserSandbox);
