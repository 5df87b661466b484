import { setTimeout as wait } from 'node:timers/promises';
import { OPERATOR_KEY, PUBLIC_QUOTA, testOpenWorlds, testPublicWorlds } from '../security/test-public-worlds.ts';
import { testWorldIsolation } from '../security/test-worlds.ts';
import { useWorkerd } from './use-workerd.ts';

const controlKey = OPERATOR_KEY;

testWorldIsolation(useWorkerd(), 404);
testPublicWorlds(useWorkerd({ trustNetwork: false, controlKey, ...PUBLIC_QUOTA }), wait);
testOpenWorlds(useWorkerd({ trustNetwork: false, controlKey, openWorlds: true }));
