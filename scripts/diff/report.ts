import type { Change } from './compare.ts';

/** The changes in words: those that break a client first, then by kind, each under its operation or component. */
export function report(changes: readonly Change[]): string {
  const breaking = changes.filter(({ impact }) => impact === 'major');
  const others = changes.filter(({ impact }) => impact !== 'major');
  return [
    section('BREAKING', breaking),
    section(
      'Added',
      others.filter(({ kind }) => kind === 'added'),
    ),
    section(
      'Changed',
      others.filter(({ kind }) => kind === 'modified'),
    ),
    section(
      'Removed',
      others.filter(({ kind }) => kind === 'removed'),
    ),
  ]
    .filter((text) => text !== '')
    .join('\n');
}

function section(title: string, changes: readonly Change[]): string {
  if (changes.length === 0) return '';
  const places = [...Map.groupBy(changes, ({ place }) => heading(place).text)].sort(
    ([, [one]], [, [other]]) => rank(one) - rank(other),
  );
  const texts = places.map(
    ([where, list]) =>
      `  ${where}\n${details(list)
        .map((line) => `    ${line}\n`)
        .join('')}`,
  );
  return `${title}\n${texts.join('')}`;
}

/** A line for each place; what changed at the same place shares it. */
function details(changes: readonly Change[]): string[] {
  const lines = [...Map.groupBy(changes, ({ place }) => place.slice(heading(place).depth).join('/'))].map(
    ([place, list]) => [place, list.flatMap(what).join(', ')].filter((part) => part !== '').join(': '),
  );
  return lines.filter((line) => line !== '');
}

function what({ reasons, property }: Change): readonly string[] {
  if (reasons.length > 0) return reasons;
  if (property === 'key') return ['renamed'];
  return property ? [property] : [];
}

/** What a place belongs to, and how many of its keys say so. */
function heading([part = '', name, member]: readonly string[]): { text: string; depth: number } {
  if (part === 'paths' && name !== undefined) {
    return methods.includes(member ?? '')
      ? { text: `${member?.toUpperCase()} ${name}`, depth: 3 }
      : { text: name, depth: 2 };
  }
  if (part === 'components' && name !== undefined && member !== undefined) {
    return { text: `${singular(name)} ${member}`, depth: 3 };
  }
  return { text: part, depth: 1 };
}

const methods: readonly string[] = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];

/** `securitySchemes` is `security scheme`. */
const singular = (name: string): string =>
  name
    .replace(/([A-Z])/g, ' $1')
    .toLowerCase()
    .replace(/s$/, '');

/** Operations first, then components, then the rest. */
const rank = (change: Change | undefined): number => {
  const index = ['paths', 'components'].indexOf(change?.place[0] ?? '');
  return index === -1 ? 2 : index;
};
