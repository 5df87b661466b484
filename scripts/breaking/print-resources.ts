import type { Change } from './change.ts';
import { LABELS, printFieldChange } from './join-changes.ts';

/** Changes of more resources than this are printed once. */
const MAX_RESOURCES = 6;
const SHARED = 'Many resources';

/**
 * Prints a section of Markdown for each resource, its breaks first. Resources with breaks are before the others.
 *
 * @param order of the resources.
 */
export function printResources(changes: readonly Change[], order: readonly string[]): string {
  const isShared = ({ resources }: Change): boolean => resources.length > MAX_RESOURCES;
  const own = changes.flatMap((change) =>
    (isShared(change) ? [SHARED] : change.resources).map((resource) => ({ resource, change })),
  );
  const sections = [...Map.groupBy(own, ({ resource }) => resource)].toSorted(
    ([left], [right]) => order.indexOf(left) - order.indexOf(right),
  );
  const [withBreaks = [], others = []] = [true, false].map((isBreak) =>
    sections.filter(([, [first]]) => (first?.change.impact === 'major') === isBreak),
  );
  const lines = [...withBreaks, ...others].flatMap(([resource, members]) => [
    ...['', `## ${resource}`, ''],
    ...members.map(({ change }) => {
      const shared = isShared(change) ? ` In ${change.resources.join(', ')}.` : '';
      return `- **${LABELS[change.impact][0]}**: ${escapeMarkdown(printFieldChange(change))}${shared}`;
    }),
  ]);
  return lines.join('\n').trim();
}

/** Escapes what Markdown would read, except in code. */
const escapeMarkdown = (text: string): string =>
  text.replaceAll(/(`+)[\s\S]*?\1|[<*_[\]\\]/g, (part, code?: string) => (code ? part : `\\${part}`));
