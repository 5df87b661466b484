import { AsyncLocalStorage } from 'node:async_hooks';
import type { Claim } from './settings.ts';

/** Claim of a world by the instance that was asked for it, while it is created. */
export const claims = new AsyncLocalStorage<Claim>();
