import { listOperations } from '../../contract/document.ts';
import { parseOperationId, type WorkflowFile } from '../../programs/workflows.ts';
import { type DocsDocument, getTag, listGuides } from '../docs-document.ts';
import { getTagLink } from './links.ts';
import { joinBlocks } from './markdown.ts';
import type { OperationContext } from './operation.ts';

/** The most guides to name beside an operation. */
const MAX_GUIDES = 3;

/** The guide that links every resource, and is about none of them. */
const GLOSSARY = 'Glossary';

/** Creates a function that lists the guides and workflows about an operation, and the others of its resource. */
export function createRelated(
  contract: DocsDocument,
  workflows: readonly WorkflowFile[],
): OperationContext['printRelated'] {
  const entries = listOperations(contract);
  const texts = new Map(contract.tags.map(({ name, description }) => [name, description]));
  const names = listGuides(contract).filter((guide) => guide !== GLOSSARY);
  const guides = names.map((guide) => ({ guide, text: texts.get(guide) ?? '' }));
  const steps = workflows.flatMap((file) =>
    file.document.workflows.flatMap((workflow) => workflow.steps.map((step) => ({ file, step }))),
  );
  return ({ operation, path }) => {
    const tag = getTag(operation);
    const countMentions = (text: string, mention: string): number => text.split(mention).length - 1;
    // A link says more than a path in an example.
    const count = (text: string): number =>
      10 * countMentions(text, `(${getTagLink(tag)})`) +
      10 * countMentions(text, `#operation/${operation.operationId})`) +
      countMentions(text, path.replace(/\{.*/, ''));
    const related = guides
      .map(({ guide, text }) => ({ guide, mentions: count(text) }))
      .filter((candidate) => candidate.mentions > 0)
      .sort((left, right) => right.mentions - left.mentions);
    const files = steps
      .filter(({ step }) => parseOperationId(step).id === operation.operationId)
      .map(({ file }) => file);
    const siblings = entries.filter((entry) => getTag(entry.operation) === tag && entry.operation !== operation);
    const lines = [
      ['Guides', related.slice(0, MAX_GUIDES).map(({ guide }) => `[${guide}](${getTagLink(guide)})`)],
      [
        'Workflows',
        [...new Set(files)].map(({ name, document }) => `[${document.info.title}](#page/workflows/${name})`),
      ],
      [tag, siblings.map((entry) => `[${entry.operation.summary}](#operation/${entry.operation.operationId})`)],
    ] as const;
    const list = lines
      .filter(([, links]) => links.length > 0)
      .map(([label, links]) => `- ${label}: ${links.join(', ')}`);
    return list.length > 0 ? joinBlocks('## Related', list.join('\n')) : '';
  };
}
