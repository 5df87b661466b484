import { defineRouteMiddleware } from '@astrojs/starlight/route-data';
import { pruneMenu } from './menu.ts';

/** Runs for each page: it has its part of the menu. */
export const onRequest = defineRouteMiddleware(({ locals: { starlightRoute } }) => {
  starlightRoute.sidebar = pruneMenu(starlightRoute.sidebar);
});
