import { pages } from 'virtual:site-pages';
import { docsSchema } from '@astrojs/starlight/schema';
import { defineCollection } from 'astro/content/config';
import { z } from 'astro/zod';
import { foldTrees } from './trees.ts';

const endpoint = z.object({ method: z.string(), path: z.string(), isLocal: z.boolean() });

/** The pages of the site, which the build passes as a module. */
export const collections = {
  docs: defineCollection({
    loader: {
      name: 'site-pages',
      load: async ({ store, parseData, renderMarkdown, config }) => {
        store.clear();
        for (const { id, data, body } of pages) {
          // The renderer numbers the code blocks of each file.
          const rendered = await renderMarkdown(body, { fileURL: new URL(`content/docs/${id}.md`, config.srcDir) });
          const html = data.endpoint ? foldTrees(rendered.html) : rendered.html;
          store.set({ id, data: await parseData({ id, data }), rendered: { ...rendered, html } });
        }
      },
    },
    schema: docsSchema({ extend: z.object({ endpoint: endpoint.optional() }) }),
  }),
};
