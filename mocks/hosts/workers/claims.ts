import { AsyncLocalStorage } from 'node:async_hooks';
import type { Claim } from './settings.ts';

/** How the instance that was asked for a world claims it, while it is created. */
export const claims = new AsyncLocalStorage<Claim>();
