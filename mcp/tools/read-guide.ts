import { z } from 'zod';
import { toSlug } from '../../site/content/links.ts';
import { getFirstSentence, joinBlocks } from '../../site/content/markdown.ts';
import { listSections } from '../../site/content/sections.ts';
import { findById } from '../docs/catalog.ts';
import { type Guide, guides, printGuide } from '../docs/guides.ts';
import { toBoundedResult } from '../result.ts';
import { defineTool, extentInput, READS_DOCUMENTS } from './tool.ts';

export const readGuide = defineTool({
  name: 'read_guide',
  title: 'Read a guide',
  description:
    'A guide, a section of it, or the operations of a resource; without a name the list of guides. In the text, #tag/NAME is a guide or a resource, #operation/ID an operation.',
  input: z.strictObject({
    name: z.string().max(200).optional().describe('Such as invoices, invoices#what-is-outstanding, vat-codes'),
    ...extentInput,
  }),
  annotations: READS_DOCUMENTS,
  async run({ name, ...extent }) {
    if (name === undefined) return toBoundedResult(listGuides(), extent);
    const [guideName = '', sectionName] = name.replace(/^#tag\//, '').split('#');
    const guide = findById('guide', toSlug(guideName), guides);
    return toBoundedResult(sectionName ? printSection(guide, sectionName) : printGuide(guide), extent);
  },
});

const listGuides = (): string =>
  guides
    .filter(({ kind }) => kind === 'guide')
    .map(({ id, markdown }) => `- ${id}: ${getFirstSentence(markdown)}`)
    .join('\n');

function printSection(guide: Guide, name: string): string {
  const { title, markdown } = findById(`section of ${guide.id}`, toSlug(name), listSections(guide));
  return joinBlocks(`# ${guide.title}`, title !== guide.title && `## ${title}`, markdown);
}
