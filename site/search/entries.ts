import { listOperations, type OpenApiDocument } from '../../contract/document.ts';
import type { WorkflowFile } from '../../programs/workflows.ts';
import { toSlug } from '../content/links.ts';
import type { SitePage } from '../content/page.ts';
import { listSections } from '../content/sections.ts';
import { type DocsDocument, formatEndpoint, getTag, listGuides } from '../docs-document.ts';
import { createSearchWords, listGlossary } from './page-words.ts';
import type { Entry, SearchIndex } from './search.ts';

type TextPage = Pick<SitePage, 'id' | 'title' | 'markdown' | 'description'>;

type Draft = Pick<Entry, 'id' | 'title' | 'kind' | 'text'>;

/**
 * Creates the index of the site and of agents.
 *
 * @param pages of the site, which add what is neither an operation nor a guide nor a workflow.
 */
export function createSearchIndex(
  contract: DocsDocument,
  control: OpenApiDocument,
  workflows: readonly WorkflowFile[],
  pages: readonly TextPage[] = [],
): SearchIndex {
  const getWords = createSearchWords(contract, control);
  const guides = new Set(listGuides(contract));
  const drafts: Draft[] = [
    ...contract.tags.flatMap(({ name, description }) => {
      const kind = guides.has(name) ? 'Guide' : 'Resource';
      const id = `${kind.toLowerCase()}s/${toSlug(name)}`;
      return listParts({ id, title: name, markdown: description, description }, kind);
    }),
    ...listOperations(contract).map((entry) => toDraft(entry, 'operations')),
    ...workflows.flatMap(({ document }) =>
      document.workflows.map(({ workflowId, summary, description, steps }) => ({
        id: `workflows/${workflowId}`,
        title: summary,
        kind: 'Workflow',
        text: [description, ...steps.map((step) => step.description)].join('\n'),
      })),
    ),
    ...listOperations(control).map((entry) => toDraft(entry, 'sandbox-controls')),
  ];
  const own = new Set(drafts.map(({ id }) => id));
  const others = pages.filter(({ id }) => !own.has(id)).flatMap((page) => listParts(page, getKind(page)));
  return {
    entries: [...drafts, ...others].map((draft) => {
      const [page = '', section] = draft.id.split('#');
      const { words, names, weight } = getWords(page);
      return section === undefined ? { ...draft, words, names, weight } : { ...draft, words: [], names: [], weight };
    }),
    glossary: contract.tags.flatMap(({ description }) => listGlossary(description).map(({ row }) => row)),
  };
}

const getKind = ({ id }: TextPage): string => (id.startsWith('clients') ? 'Client' : 'Page');

/** Pages that repeat the others. */
const RECORDS = /^(?:provenance|changelog|changes\/)/;

/** Lists the sections of a page. The first one is the page itself. */
const listParts = ({ id, title, markdown, description }: TextPage, kind: string): Draft[] =>
  listSections({ title, markdown: RECORDS.test(id) ? description : markdown }).map((section, index) => ({
    id: index === 0 ? id : `${id}#${section.id}`,
    title: index === 0 ? title : `${title}: ${section.title}`,
    kind,
    text: section.markdown.replaceAll(/^ *```[\s\S]*?^ *```|\]\([^)]*\)|<[^>]*>/gm, ''),
  }));

const toDraft = (entry: ReturnType<typeof listOperations>[number], folder: string): Draft => ({
  id: `${folder}/${entry.operation.operationId}`,
  title: entry.operation.summary,
  kind: formatEndpoint(entry),
  text: `${entry.operation.description}\n\n${getTag(entry.operation)}`,
});
