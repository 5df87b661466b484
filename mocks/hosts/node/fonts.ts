import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);

const readWeight = (name: string): Uint8Array =>
  new Uint8Array(readFileSync(resolve(`@expo-google-fonts/arimo/${name}/Arimo_${name}.ttf`)));

/** Fonts of documents, in TrueType. The builds replace this module. */
export const fonts = { regular: readWeight('400Regular'), bold: readWeight('700Bold') } as const;
