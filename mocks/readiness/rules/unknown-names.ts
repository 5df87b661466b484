import type { ValidationIssue } from '../../messages/problems.ts';
import { guides, type Rule } from '../rule.ts';

const UNKNOWN: readonly ValidationIssue['key'][] = [
  'unknownField',
  'unknownFieldDidYouMean',
  'unknownParameter',
  'unknownParameterDidYouMean',
];

/** Fields and parameters that the contract does not have. */
export const unknownNames: Rule = {
  id: 'unknown-names',
  title: 'Only fields and parameters of the contract are used',
  severity: 'error',
  advice: 'Take the names from the reference, or generate types from the contract.',
  guide: guides.filtering,
  find: ({ calls }) =>
    calls.flatMap(({ operation, problem, sequence }) => {
      const names = (problem?.issues ?? []).filter(isUnknown).map(({ field }) => field);
      if (names.length === 0) return [];
      return [{ message: `${operation.id} does not have: ${[...new Set(names)].join(', ')}.`, requests: [sequence] }];
    }),
};

/** `fields` lists the fields of a record. */
const isUnknown = ({ key, field }: ValidationIssue): boolean =>
  UNKNOWN.includes(key) || (key === 'enum' && /^(fields|orderby)\b/.test(field));
