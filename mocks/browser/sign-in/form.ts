import { readBody } from '../../http/request-body.ts';
import type { HttpRequest } from '../../http/types.ts';

const FORM = {
  mediaTypes: ['application/x-www-form-urlencoded'],
  schema: undefined,
  required: false,
  maxBytes: 8192,
} as const;

/** Reads the form of a request; empty without a body. Throws a ProblemError. */
export async function readForm(request: HttpRequest): Promise<URLSearchParams> {
  return new URLSearchParams(String((await readBody(request, { body: FORM })) ?? ''));
}
