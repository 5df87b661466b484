import { useSandbox } from '../support/sandbox.ts';
import { DOMAIN, testWorldIsolation } from './test-worlds.ts';

testWorldIsolation(useSandbox({ worldHosts: DOMAIN }), 200);
