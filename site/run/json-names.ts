/** An object or a list that is open at a place in a text. */
interface Level {
  readonly path: string;
  /** The index of an item; undefined in an object. */
  item: number | undefined;
  /** The name before a value; undefined where a name follows. */
  name: string | undefined;
}

const getPath = ({ path, item, name = '' }: Level): string => {
  if (item !== undefined) return `${path}[${item}]`;
  return path === '' ? name : `${path}.${name}`;
};

/** Locates names and items in a JSON text, which may be damaged: the offset of each by its path: `lines[0].salesTypeId`, `lines[0]`. */
export function locateNames(text: string): ReadonlyMap<string, number> {
  const offsets = new Map<string, number>();
  const levels: Level[] = [];
  for (const { 0: token, index } of text.matchAll(/"(?:[^"\\]|\\.)*"|[{}[\],]/g)) {
    const level = levels.at(-1);
    if (level && advance(level, token)) offsets.set(getPath(level), index);
    if ('{['.includes(token)) {
      levels.push({ path: level ? getPath(level) : '', item: token === '[' ? 0 : undefined, name: undefined });
    } else if (']}'.includes(token)) levels.pop();
  }
  return offsets;
}

/** Goes on to the next token in an object or a list. Returns true for a name, and for the start of an item. */
function advance(level: Level, token: string): boolean {
  if (token === ',') {
    level.name = undefined;
    if (level.item !== undefined) level.item += 1;
    return false;
  }
  if (level.item !== undefined) return !']}'.includes(token);
  if (level.name !== undefined || !token.startsWith('"')) return false;
  level.name = token.slice(1, -1);
  return true;
}

/** Finds the innermost part of a path that a text has: `lines` for `lines[1].quantity` without a second line. */
export function findName(offsets: ReadonlyMap<string, number>, path: string): number | undefined {
  const outer = path.replace(/(?:\.|\[)[^.[]*$/, '');
  return offsets.get(path) ?? (outer === path ? undefined : findName(offsets, outer));
}
