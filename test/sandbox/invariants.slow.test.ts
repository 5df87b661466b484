import { startFastSandbox } from '../support/fast-client.ts';
import { testInvariants } from './invariants/test-invariants.ts';

testInvariants(startFastSandbox);
