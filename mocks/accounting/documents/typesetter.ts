import fontkit from '@cantoo/fontkit';
import {
  beginText,
  endText,
  PDFDocument,
  type PDFFont,
  PDFHexString,
  type PDFName,
  type PDFPage,
  setFontAndSize,
  setTextMatrix,
  showText,
} from '@cantoo/pdf-lib';
import { fonts } from '#fonts';

export interface Style {
  readonly weight: keyof typeof fonts;
  /** In points. */
  readonly size: number;
}

export interface Typesetter {
  readonly addPage: () => PDFPage;
  /** Breaks a text into lines of a width, between words, and inside those that are wider. */
  readonly wrap: (text: string, style: Style, width: number) => readonly string[];
  /** Writes one line of text, from a point to the right. */
  readonly write: (page: PDFPage, text: string, x: number, y: number, style: Style) => void;
  /** Writes one line of text so that it ends at a point, smaller when it is wider than a width. */
  readonly writeTo: (page: PDFPage, text: string, x: number, y: number, style: Style, width: number) => void;
  readonly save: () => Promise<Uint8Array>;
}

interface Glyph {
  readonly font: PDFFont;
  /** Of one point of its size. */
  readonly width: number;
  /** Its number in the font, in hexadecimal digits. */
  readonly code: string;
}

/** Without ligatures, so that a text which is copied from the document is the same. */
const EMBEDDING = { subset: true, features: { liga: false } } as const;

/** Shown in place of a character that the fonts do not have. */
const REPLACEMENT = '\ufffd';

const A4 = [595.28, 841.89] as const;

/** Creates a document whose texts have fonts that it brings along. It contains no time, and nothing at random. */
export async function createTypesetter(title: string, language: string): Promise<Typesetter> {
  const document = await PDFDocument.create({ updateMetadata: false });
  document.registerFontkit(fontkit);
  document.setTitle(title);
  document.setLanguage(language);
  const finders = { regular: await embedFonts(document, 'regular'), bold: await embedFonts(document, 'bold') };

  const measure = (text: string, { weight, size }: Style): number =>
    [...text].reduce((width, character) => width + finders[weight](character).width, 0) * size;

  function write(page: PDFPage, text: string, x: number, y: number, style: Style): void {
    const glyphs = [...text].map(finders[style.weight]);
    let start = x;
    for (const run of splitByFont(glyphs)) {
      const codes = PDFHexString.of(run.map(({ code }) => code).join(''));
      const key = getFontKey(page, (run[0] as Glyph).font);
      const position = setTextMatrix(1, 0, 0, 1, start, y);
      page.pushOperators(beginText(), setFontAndSize(key, style.size), position, showText(codes), endText());
      start += run.reduce((sum, { width }) => sum + width, 0) * style.size;
    }
  }

  function breakWord(word: string, style: Style, width: number): readonly string[] {
    if (measure(word, style) <= width) return [word];
    const parts = [''];
    for (const character of word) {
      const longer = `${parts.at(-1)}${character}`;
      if (measure(longer, style) <= width) parts[parts.length - 1] = longer;
      else parts.push(character);
    }
    return parts;
  }

  function wrapLine(text: string, style: Style, width: number): readonly string[] {
    const [first = '', ...words] = text.split(' ').flatMap((word) => breakWord(word, style, width));
    const lines = [first];
    for (const word of words) {
      const longer = `${lines.at(-1)} ${word}`;
      if (measure(longer, style) <= width) lines[lines.length - 1] = longer;
      else lines.push(word);
    }
    return lines;
  }

  return {
    addPage: () => document.addPage([...A4]),
    wrap: (text, style, width) => text.split('\n').flatMap((line) => wrapLine(line, style, width)),
    write,
    writeTo(page, text, x, y, style, width) {
      const size = Math.min(style.size, width / measure(text, { ...style, size: 1 }));
      write(page, text, x - measure(text, { ...style, size }), y, { ...style, size });
    },
    save: () => document.save(),
  };
}

/**
 * Embeds the fonts of a weight, and returns what finds the glyph of a character. A font that writes nothing leaves no trace
 * in the document. Characters are encoded one by one, because encoding whole texts takes ten times as long.
 */
async function embedFonts(document: PDFDocument, weight: Style['weight']): Promise<(character: string) => Glyph> {
  const embedded: (readonly [PDFFont, ReadonlySet<number>])[] = [];
  for (const bytes of fonts[weight]) {
    const font = await document.embedFont(bytes, EMBEDDING);
    embedded.push([font, new Set(font.getCharacterSet())]);
  }
  const glyphs = new Map<string, Glyph>();
  return function find(character): Glyph {
    const known = glyphs.get(character);
    if (known) return known;
    const [font] = embedded.find(([, characters]) => characters.has(character.codePointAt(0) ?? 0)) ?? [];
    const glyph = font
      ? { font, width: font.widthOfTextAtSize(character, 1), code: font.encodeText(character).asString() }
      : find(REPLACEMENT);
    glyphs.set(character, glyph);
    return glyph;
  };
}

const fontKeys = new WeakMap<PDFPage, Map<PDFFont, PDFName>>();

/** Returns the name of a font on a page. */
function getFontKey(page: PDFPage, font: PDFFont): PDFName {
  const keys = fontKeys.get(page) ?? new Map<PDFFont, PDFName>();
  fontKeys.set(page, keys);
  const key = keys.get(font) ?? page.node.newFontDictionary(font.name, font.ref);
  keys.set(font, key);
  return key;
}

/** Returns runs of glyphs of one font. */
function splitByFont(glyphs: readonly Glyph[]): readonly (readonly Glyph[])[] {
  const runs: Glyph[][] = [];
  for (const glyph of glyphs) {
    const last = runs.at(-1);
    if (last?.[0]?.font === glyph.font) last.push(glyph);
    else runs.push([glyph]);
  }
  return runs;
}
