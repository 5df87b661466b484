import { pages } from 'virtual:site-pages';
import { docsSchema } from '@astrojs/starlight/schema';
import { defineCollection } from 'astro/content/config';
import { z } from 'astro/zod';
import type { RecordedResponse } from '../content/responses.ts';
import type { PanelData } from '../run/panel.ts';

const endpoint = z.object({ method: z.string(), path: z.string(), isLocal: z.boolean() });

/** Content that the build has created is not checked again. */
const panel = z.custom<PanelData>();
const responses = z.custom<readonly RecordedResponse[]>();

/** The pages of the site, which the build passes as a module. */
export const collections = {
  docs: defineCollection({
    loader: {
      name: 'site-pages',
      load: async ({ store, parseData, renderMarkdown, config }) => {
        store.clear();
        for (const { id, data, body } of pages) {
          // The renderer numbers the code blocks of each file.
          const fileURL = new URL(`content/docs/${id}.md`, config.srcDir);
          const render = async (text: string): Promise<string> => (await renderMarkdown(text, { fileURL })).html;
          const rendered = await renderMarkdown(body, { fileURL });
          const intro = data.intro ? await render(data.intro) : undefined;
          const responses = await Promise.all(
            (data.responses ?? []).map(async (response) => ({ ...response, text: await render(response.text) })),
          );
          store.set({ id, data: await parseData({ id, data: { ...data, intro, responses } }), rendered });
        }
      },
    },
    schema: docsSchema({
      extend: z.object({
        endpoint: endpoint.optional(),
        intro: z.string().optional(),
        panel: panel.optional(),
        responses: responses.optional(),
      }),
    }),
  }),
};
