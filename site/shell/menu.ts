import type { StarlightRouteData } from '@astrojs/starlight/route-data';
import type { StarlightUserConfig } from '@astrojs/starlight/types';
import type { SitePage } from '../content/page.ts';

export type MenuItem = NonNullable<StarlightUserConfig['sidebar']>[number];

/** Groups that only a sandbox has. */
const LOCAL_GROUP = 'Sandbox controls';

/** Creates the menu: the pages in their order, each in its groups, which are closed. */
export const createMenu = (pages: readonly SitePage[]): MenuItem[] => [
  ...createItems(pages, 0),
  { label: 'The whole reference on one page', link: '/reference/' },
];

function createItems(pages: readonly SitePage[], depth: number): MenuItem[] {
  const byGroup = Map.groupBy(pages, ({ id, groups }) => groups[depth] ?? `page ${id}`);
  return [...byGroup].map(([group, members]) => {
    const [page] = members;
    if (page?.groups[depth] === undefined) return { label: page?.label ?? page?.title ?? '', slug: page?.id ?? '' };
    return {
      label: group,
      collapsed: true,
      items: createItems(members, depth + 1),
      ...(group === LOCAL_GROUP && { badge: 'local' }),
    };
  });
}

type RouteItem = StarlightRouteData['sidebar'][number];

/** The menu of one page: a group without it is the link of its first page. */
export const pruneMenu = (items: readonly RouteItem[]): RouteItem[] =>
  items.map((item) => {
    if (item.type === 'link') return item;
    if (findTrail([item])) return { ...item, entries: pruneMenu(item.entries) };
    const first = findFirstLink(item);
    return first ? { ...first, label: item.label, badge: item.badge } : item;
  });

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
    const [overview] = item.entries;
    const href =
      overview?.type === 'link' && overview.label === 'Overview' && !overview.isCurrent ? overview.href : undefined;
    if (trail) return [{ label: item.label, ...(href && { href }) }, ...trail];
  }
  return undefined;
}
