import { useSandbox } from '../support/sandbox.ts';
import { testSignInToDraft } from './test-sign-in-to-draft.ts';

testSignInToDraft(useSandbox());
