import type { StarlightRouteData } from '@astrojs/starlight/route-data';
import type { StarlightUserConfig } from '@astrojs/starlight/types';
import type { SitePage } from '../content/page.ts';

export type MenuItem = NonNullable<StarlightUserConfig['sidebar']>[number];

/** Creates the menu: a group for each topic, in which the pages are in their order, each in its groups. */
export const createMenu = (pages: readonly SitePage[]): MenuItem[] => createItems(pages, 0);

/** The topic whose menu is short enough to be open. */
const OPEN_TOPIC = 'Guides';

function createItems(pages: readonly SitePage[], depth: number): MenuItem[] {
  const byGroup = Map.groupBy(pages, ({ id, groups }) => groups[depth] ?? `page ${id}`);
  return [...byGroup].map(([group, members]) => {
    const [page] = members;
    if (page?.groups[depth] === undefined) return createLink(page as SitePage);
    return { label: group, collapsed: page.groups[0] !== OPEN_TOPIC, items: createItems(members, depth + 1) };
  });
}

const createLink = ({ id, title, label = title, endpoint }: SitePage): MenuItem => ({
  label,
  link: id === 'index' ? '/' : `/${id}/`,
  ...(label !== title && { attrs: { title } }),
  ...(endpoint && { badge: { text: endpoint.method, class: `method-${endpoint.method.toLowerCase()}` } }),
});

type RouteItem = StarlightRouteData['sidebar'][number];

/** A part of the site with a menu of its own. */
export interface Topic {
  readonly label: string;
  readonly href: string;
  readonly isCurrent: boolean;
}

/** Splits the menu: the topics, and the items of the one that has the current page; of the first when none has. */
export function splitMenu(items: readonly RouteItem[]): { topics: readonly Topic[]; sidebar: RouteItem[] } {
  const current = items.find((item) => findTrail([item])) ?? items[0];
  const topics = items.map((item) => ({
    label: item.label,
    href: findFirstLink(item)?.href ?? '',
    isCurrent: item === current && findTrail([item]) !== undefined,
  }));
  return { topics, sidebar: current?.type === 'group' ? foldResources(current.entries) : [] };
}

/** A resource without the current page is the link of its overview: a page has no operations of other resources. */
const foldResources = (items: readonly RouteItem[]): RouteItem[] =>
  items.map((item) => {
    if (item.type === 'link') return item;
    const overview = findOverview(item);
    if (overview && !findTrail([item])) return { ...overview, label: item.label, attrs: {} };
    return { ...item, entries: foldResources(item.entries) };
  });

const findOverview = ({ entries: [first] }: Extract<RouteItem, { type: 'group' }>) =>
  first?.type === 'link' && first.label === 'Overview' ? first : undefined;

function findFirstLink(item: RouteItem): Extract<RouteItem, { type: 'link' }> | undefined {
  if (item.type === 'link') return item;
  return item.entries.map(findFirstLink).find((link) => link !== undefined);
}

/** The groups of the current page, each with the link of its overview; undefined for a menu without the page. */
export function findTrail(items: readonly RouteItem[]): { label: string; href?: string }[] | undefined {
  for (const item of items) {
    if (item.type === 'link') {
      if (item.isCurrent) return [];
      continue;
    }
    const trail = findTrail(item.entries);
    const overview = findOverview(item);
    if (trail)
      return [{ label: item.label, ...(overview && !overview.isCurrent && { href: overview.href }) }, ...trail];
  }
  return undefined;
}
