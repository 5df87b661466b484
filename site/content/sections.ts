import { toSlug } from './links.ts';

/** A part of a guide under one heading; the part before the first heading has the title of the guide. */
export interface GuideSection {
  readonly id: string;
  readonly title: string;
  readonly markdown: string;
}

/** Splits a guide at its headings of the second level. Nothing in code is a heading. */
export function listSections({
  title,
  markdown,
}: {
  readonly title: string;
  readonly markdown: string;
}): readonly GuideSection[] {
  const parts: { title: string; lines: string[] }[] = [{ title, lines: [] }];
  let isCode = false;
  for (const line of markdown.split('\n')) {
    if (line.startsWith('```')) isCode = !isCode;
    const heading = isCode ? undefined : /^## (.+)$/.exec(line)?.[1];
    if (heading === undefined) parts.at(-1)?.lines.push(line);
    else parts.push({ title: heading, lines: [] });
  }
  return parts.map((part) => ({ id: toSlug(part.title), title: part.title, markdown: part.lines.join('\n').trim() }));
}
