import { defineRouteMiddleware } from '@astrojs/starlight/route-data';
import { splitMenu } from './menu.ts';

/** Runs for each page: it has the menu of its topic, and the whole names of the pages before and after it. */
export const onRequest = defineRouteMiddleware(({ locals }) => {
  const { starlightRoute } = locals;
  const { topics, sidebar } = splitMenu(starlightRoute.sidebar);
  Object.assign(locals, { topics });
  starlightRoute.sidebar = sidebar;
  for (const link of Object.values(starlightRoute.pagination)) {
    if (link) link.label = String(link.attrs.title ?? link.label);
  }
});
