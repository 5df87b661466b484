import type { Validators } from './assets.ts';

/** The validators of both contracts. The build makes this module, because a page must not compile them. */
export const validators: Validators;
