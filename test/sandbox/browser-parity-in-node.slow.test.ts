import { createBrowserSandbox } from '../../mocks/hosts/browser/node.ts';
import { testParity } from './test-parity.ts';

testParity(createBrowserSandbox);
