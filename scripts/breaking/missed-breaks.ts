import type { Change } from './change.ts';

interface MissedBreak {
  readonly typeName: string;
  readonly properties: readonly string[];
  readonly isBreak: (before: unknown, after: unknown) => boolean;
  readonly message: string;
}

const toModules = (text: unknown): readonly string[] => (typeof text === 'string' ? text.split(', ') : []);

/** Changes of a bundle that break a client, and that no rule of `redocly diff` rates. */
const missedBreaks: readonly MissedBreak[] = [
  {
    typeName: 'Schema',
    properties: ['default', 'x-default'],
    isBreak: (before) => before !== undefined,
    message: 'A client that leaves it out gets another result.',
  },
  {
    typeName: 'Schema',
    properties: ['readOnly', 'x-read-only'],
    isBreak: (_, after) => after === true,
    message: 'A client can no longer write it.',
  },
  {
    typeName: 'Schema',
    properties: ['x-scale'],
    isBreak: (before, after) => after !== undefined && (before === undefined || Number(after) < Number(before)),
    message: 'A number with as many decimals as before is rejected.',
  },
  {
    typeName: 'Schema',
    properties: ['x-unique', 'x-check-digits'],
    isBreak: (_, after) => after !== undefined && after !== false,
    message: 'A value that was accepted is rejected.',
  },
  {
    typeName: 'PathItem',
    properties: ['x-module'],
    // A path needs one of its modules.
    isBreak: (before, after) =>
      after !== undefined &&
      (before === undefined || toModules(before).some((module) => !toModules(after).includes(module))),
    message: 'An administration without the module loses the path.',
  },
  {
    typeName: 'Header',
    properties: ['required'],
    isBreak: (before) => before === true,
    message: 'A response can come without this header.',
  },
  {
    typeName: 'AuthorizationCode',
    properties: ['authorizationUrl', 'tokenUrl', 'refreshUrl'],
    isBreak: () => true,
    message: 'A client signs in at another address.',
  },
];

/** Why a change breaks a client although Redocly does not say so; undefined when it does not. */
export function explainUnratedBreak({ typeName, property = '', base, revision }: Change): string | undefined {
  return missedBreaks.find(
    (row) =>
      row.typeName === typeName && row.properties.includes(property) && row.isBreak(base?.value, revision?.value),
  )?.message;
}
