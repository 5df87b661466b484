import { testSignInToDraft } from '../e2e/test-sign-in-to-draft.ts';
import { useWorkerd } from './use-workerd.ts';

testSignInToDraft(useWorkerd());
