import { startFastSandbox } from '../support/fast-client.ts';
import { testModel } from './sequences/test-sequences.ts';

testModel(startFastSandbox);
