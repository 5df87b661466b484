interface Contents {
  readonly tags: readonly { readonly name: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** Paths that do not stand on the contents page in the order of the tags, each after the path that it should precede. */
export function findMisplacedPaths({ tags, paths }: Contents): string[] {
  const order = new Map(tags.map(({ name }, index) => [name, index]));
  const places = Object.entries(paths).map(([path, item]) => {
    const operation = Object.values(item).find(hasTags);
    return { path, tagIndex: order.get(operation?.tags[0] ?? '') ?? -1 };
  });
  return places.flatMap(({ path, tagIndex }, index) => {
    const previous = places[index - 1];
    return previous && tagIndex < previous.tagIndex ? [`${path} comes after ${previous.path}`] : [];
  });
}

const hasTags = (part: unknown): part is { tags: string[] } =>
  typeof part === 'object' && part !== null && 'tags' in part && Array.isArray(part.tags);
