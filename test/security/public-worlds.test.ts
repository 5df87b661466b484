import { useSandbox } from '../support/sandbox.ts';
import { OPERATOR_KEY, PUBLIC_QUOTA, testOpenWorlds, testPublicWorlds } from './test-public-worlds.ts';

testPublicWorlds(useSandbox({ host: '0.0.0.0', controlKey: OPERATOR_KEY, ...PUBLIC_QUOTA }));
testOpenWorlds(useSandbox({ host: '0.0.0.0', controlKey: OPERATOR_KEY, openWorlds: true }));
