import { startFastSandbox } from '../support/fast-client.ts';
import { testInvariants } from './sequences/test-sequences.ts';

testInvariants(startFastSandbox);
