import type { Validators } from '../contracts.ts';

/** The validators of both contracts. The build makes this module, because neither a page nor a Durable Object may compile them. */
export const validators: Validators;
