import { redactUrl } from '../../../http/redact.ts';
import type { ValidationIssue } from '../../../messages/problems.ts';
import { guides, type Rule } from '../rule.ts';
import type { ApiRequest } from '../traffic.ts';

const UNKNOWN_NAME_KEYS: readonly ValidationIssue['key'][] = [
  'unknownField',
  'unknownFieldDidYouMean',
  'unknownParameter',
  'unknownParameterDidYouMean',
];

export const unknownNames: Rule = {
  id: 'unknown-names',
  title: 'Only paths, fields and parameters of the contract are used',
  severity: 'error',
  advice: 'Take the names from the reference, or generate types from the contract.',
  guide: guides.filtering,
  find: ({ calls, unrouted }) => [
    ...unrouted.map((request) => ({
      message: `There is no ${request.method} ${redactUrl(request.path)}.`,
      requests: [request],
    })),
    ...calls.flatMap((request) => {
      const names = new Set(request.problem?.issues.filter(isUnknown).map(({ field }) => field));
      if (names.size === 0) return [];
      return [{ message: `${request.operation.id} does not have: ${[...names].join(', ')}.`, requests: [request] }];
    }),
  ],
};

/** Checks for an unknown name, in a query or in `fields`. */
const isUnknown = ({ key, field }: ValidationIssue): boolean =>
  UNKNOWN_NAME_KEYS.includes(key) || (key === 'enum' && /^(fields|orderby)\b/.test(field));

/** Reports aliases of parameters and headers, and other names that the contract deprecates. */
export const deprecatedNames: Rule = {
  id: 'deprecated-names',
  title: 'Nothing deprecated is used',
  severity: 'warning',
  advice: 'Use the name that the reference recommends.',
  guide: guides.versions,
  find({ calls }) {
    const uses = calls.flatMap((request) => listDeprecated(request).map((name) => ({ name, request })));
    return [...Map.groupBy(uses, ({ name }) => name)].map(([name, group]) => ({
      message: `${name} is deprecated.`,
      requests: group.map(({ request }) => request),
    }));
  },
};

function listDeprecated({ operation, search, headers }: ApiRequest): string[] {
  const query = new URLSearchParams(search);
  const names = operation.parameters
    // The platform itself writes `pagesize` for ledger lines.
    .filter(({ deprecated, name }) => deprecated && name !== 'pagesize')
    .filter(({ name, in: location }) => (location === 'header' ? name.toLowerCase() in headers : query.has(name)))
    .map(({ name, 'x-alias-of': alias }) => (alias ? `${name}, an alias of ${alias},` : name));
  return operation.deprecated ? [operation.id, ...names] : names;
}
