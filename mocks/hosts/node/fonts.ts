import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** Parts of a font by their characters, the most used one first. */
const SUBSETS = ['latin', 'latin-ext', 'greek', 'greek-ext', 'cyrillic', 'cyrillic-ext', 'vietnamese'];

const { resolve } = createRequire(import.meta.url);

const readWeight = (weight: number): readonly Uint8Array[] =>
  SUBSETS.map((subset) =>
    readFileSync(resolve(`@fontsource/noto-sans/files/noto-sans-${subset}-${weight}-normal.woff`)),
  );

/** The fonts of documents, in WOFF. The builds have them in a module in place of this one. */
export const fonts = { regular: readWeight(400), bold: readWeight(700) } as const;
