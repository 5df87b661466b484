import { guides, type Rule } from '../rule.ts';
import type { ApiRequest } from '../traffic.ts';

/** Aliases of parameters and headers, and whatever else the contract marks as deprecated. */
export const deprecatedNames: Rule = {
  id: 'deprecated-names',
  title: 'Nothing deprecated is used',
  severity: 'warning',
  advice: 'Use the name that the reference recommends.',
  guide: guides.versions,
  find({ calls }) {
    const byName = new Map<string, number[]>();
    for (const request of calls) {
      for (const name of listDeprecated(request)) {
        byName.set(name, [...(byName.get(name) ?? []), request.sequence]);
      }
    }
    return [...byName].map(([name, requests]) => ({ message: `${name} is deprecated.`, requests }));
  },
};

function listDeprecated({ operation, search, headers }: ApiRequest): string[] {
  const deprecated = operation.parameters.filter((parameter) => parameter.deprecated);
  const query = new URLSearchParams(search);
  const isUsed = ({ name, in: location }: (typeof deprecated)[number]): boolean =>
    location === 'header' ? headers[name.toLowerCase()] !== undefined : query.has(name);
  return [
    ...(operation.deprecated ? [operation.id] : []),
    ...deprecated
      .filter(isUsed)
      .map(({ name, 'x-alias-of': alias }) => (alias ? `${name}, an alias of ${alias},` : name)),
  ];
}
