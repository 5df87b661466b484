import type { Validators } from '../contracts.ts';

/** Validators of both contracts. The build makes them, because pages and Durable Objects may not compile code. */
export const validators: Validators;
