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

/** Locates the names in a JSON text, which may be damaged: the offset of each by its path, such as `lines[0].salesTypeId`. */
export function locateNames(text: string): ReadonlyMap<string, number> {
  const offsets = new Map<string, number>();
  const levels: Level[] = [];
  for (const { 0: token, index } of text.matchAll(/"(?:[^"\\]|\\.)*"|[{}[\],]/g)) {
    const level = levels.at(-1);
    if ('{['.includes(token)) {
      levels.push({ path: level ? getPath(level) : '', item: token === '[' ? 0 : undefined, name: undefined });
    } else if (']}'.includes(token)) levels.pop();
    else if (level && advance(level, token)) offsets.set(getPath(level), index);
  }
  return offsets;
}

/** Goes on to the next token in an object or a list. Returns whether it is a name. */
function advance(level: Level, token: string): boolean {
  if (token === ',') {
    level.name = undefined;
    if (level.item !== undefined) level.item += 1;
    return false;
  }
  if (level.item !== undefined || level.name !== undefined) return false;
  level.name = token.slice(1, -1);
  return true;
}

/** Finds the innermost name of a path that a text has: that of `lines` for `lines[1].quantity` without a second line. */
export function findName(offsets: ReadonlyMap<string, number>, path: string): number | undefined {
  const outer = path.replace(/(?:\.|\[)[^.[]*$/, '');
  return offsets.get(path) ?? (outer === path ? undefined : findName(offsets, outer));
}
