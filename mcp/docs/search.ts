import { getFirstSentence } from '../../site/content/markdown.ts';
import { createSearchIndex } from '../../site/search/entries.ts';
import { createSearch, type Entry } from '../../site/search/search.ts';
import { contract, control, workflowFiles } from './catalog.ts';

/** Result. Its name is for `describe_operation` and `read_guide`; a section is `invoices#rounding`. */
interface SearchHit {
  readonly kind: 'operation' | 'control' | 'workflow' | 'guide';
  readonly name: string;
  readonly title: string;
  readonly excerpt: string;
}

const KINDS: Readonly<Record<string, SearchHit['kind']>> = {
  operations: 'operation',
  'sandbox-controls': 'control',
  workflows: 'workflow',
};

let search: ReturnType<typeof createSearch> | undefined;

/** Searches the contract, the guides, the workflows and the control plane, as the site does. */
export function searchDocs(query: string, limit: number): readonly SearchHit[] {
  search ??= createSearch(createSearchIndex(contract, control, workflowFiles));
  return search(query).slice(0, limit).map(toHit);
}

function toHit({ id, title, text }: Entry): SearchHit {
  const [, folder = '', page = '', section = page] = /^([\w-]+)\/([\w-]+)(?:#(.*))?$/.exec(id) ?? [];
  const kind = KINDS[folder] ?? 'guide';
  return { kind, name: kind === 'guide' ? `${page}#${section}` : page, title, excerpt: getFirstSentence(text) };
}
