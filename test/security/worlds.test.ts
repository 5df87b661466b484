import { useSandbox } from '../support/sandbox.ts';
import { testWorldIsolation } from './test-worlds.ts';

testWorldIsolation(useSandbox(), 200);
