import type { Operation } from '../contract.ts';
import type { Ask } from '../session.ts';

/** A request that would succeed, as a refusal changes it. */
export interface Trial {
  readonly operation: Operation;
  readonly path: string;
  readonly query?: NonNullable<Ask['query']>;
  /** A value to be sent as JSON, or bytes. */
  readonly body?: unknown;
  readonly mediaType?: string;
}

/** An identifier that no record has: the largest that the contract allows. */
export const unknownId = '2147483647';

/** A path with its placeholders filled in with an identifier that no record has. */
export const unknownPath = (template: string): string => template.replaceAll(/\{\w+\}/g, unknownId);

/** A path that is filled in, with another value in the place of one of its placeholders. */
export function withSegment(path: string, template: string, placeholder: string, value: string): string {
  const position = template.split('/').indexOf(placeholder);
  return path
    .split('/')
    .map((segment, index) => (index === position ? value : segment))
    .join('/');
}

/** `['{debtorId}', '{mandateId}']`. */
export const placeholdersOf = (template: string): readonly string[] => template.match(/\{\w+\}/g) ?? [];
