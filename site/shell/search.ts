import type { AstroInlineConfig } from 'astro';
import { BuildError } from '../../scripts/lib/run.ts';

export type VitePlugin = NonNullable<NonNullable<AstroInlineConfig['vite']>['plugins']>[number];

/** The root of the site, from the URL of a script. */
const ROOT = "new URL(import.meta.url).pathname.replace(/_astro\\/.*/, '')";

/** Calls a function when the reader first touches the page or presses a key. */
const ON_FIRST_INPUT = `(load) => {
  const first = new AbortController();
  const run = () => { first.abort(); load(); };
  for (const type of ['pointerdown', 'keydown']) window.addEventListener(type, run, { signal: first.signal });
}`;

/** What Starlight's search has no option for. */
const CHANGES: readonly (readonly [from: string, to: string])[] = [
  // It finds its index beside its own script, so that the site works under any path.
  ['import.meta.env.BASE_URL', ROOT],
  // A page is lighter without it, and a busy browser may never be idle.
  ['window.requestIdleCallback || ((cb) => setTimeout(cb, 1))', ON_FIRST_INPUT],
  ['showImages: false', 'showImages: false, autofocus: true'],
];

/** Changes the script of Starlight's search. */
export const searchPlugin: VitePlugin = {
  name: 'site-search',
  enforce: 'pre',
  transform(code, id) {
    if (!/Search\.astro.*type=script/.test(id)) return undefined;
    return CHANGES.reduce((text, [from, to]) => {
      if (!text.includes(from)) throw new BuildError(`The search of Starlight has changed: it has no "${from}".`);
      return text.replaceAll(from, to);
    }, code);
  },
};
