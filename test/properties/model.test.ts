import { startFastSandbox } from '../support/fast-client.ts';
import { testModel } from './model/test-model.ts';

testModel(startFastSandbox);
