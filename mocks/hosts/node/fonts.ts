import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);

const readWeight = (name: string): Uint8Array =>
  new Uint8Array(readFileSync(resolve(`@expo-google-fonts/arimo/${name}/Arimo_${name}.ttf`)));

/** The fonts of documents, in TrueType. The builds have them in a module in place of this one. */
export const fonts = { regular: readWeight('400Regular'), bold: readWeight('700Bold') } as const;
