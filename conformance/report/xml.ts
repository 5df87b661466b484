/** Characters that XML 1.0 has no place for, not even escaped (section 2.2): control characters and halves of pairs. */
const impossible = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

const entities: Readonly<Record<string, string>> = {
  ...{ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' },
  // A reader makes a space of a bare one in an attribute, and drops a bare carriage return.
  ...{ '\t': '&#9;', '\n': '&#10;', '\r': '&#13;' },
};

const possible = (text: string): string => text.replaceAll(impossible, '\u{FFFD}');
const escaped = (text: string, characters: RegExp): string =>
  possible(text).replaceAll(characters, (character) => entities[character] ?? character);

/** Pieces of XML, of whatever text. */
export const xml = {
  /** The content of an element. */
  text: (text: string): string => escaped(text, /[&<>\r]/g),
  /** ` name="value" ...`, in their order. */
  attributes: (values: Readonly<Record<string, string>>): string =>
    Object.entries(values)
      .map(([name, value]) => ` ${name}="${escaped(value, /[&<>"\t\n\r]/g)}"`)
      .join(''),
};
