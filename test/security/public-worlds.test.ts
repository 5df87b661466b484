import { createManualTime } from '../support/manual-time.ts';
import { useSandbox } from '../support/sandbox.ts';
import { OPERATOR_KEY, PUBLIC_QUOTA, testOpenWorlds, testPublicWorlds } from './test-public-worlds.ts';

const time = createManualTime();
const sandbox = useSandbox({ host: '0.0.0.0', controlKey: OPERATOR_KEY, ...PUBLIC_QUOTA }, time.now);
testPublicWorlds(sandbox, async (milliseconds) => time.advance(milliseconds));
testOpenWorlds(useSandbox({ host: '0.0.0.0', controlKey: OPERATOR_KEY, openWorlds: true }));
