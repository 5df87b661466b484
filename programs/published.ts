/**
 * True when the packages are in the registry of npm. Until then, commands name a download: somebody else could register the
 * package's name. `test/delivery/names.test.ts` compares all texts with it.
 */
export const arePackagesPublished: boolean = false;

/** Lists the URLs of a manifest that nobody can open: hosts for examples, or this machine. */
export const listUnreachable = (urls: readonly string[]): readonly string[] =>
  urls.filter((url) => /(?:^|[.])(?:example|invalid|localhost|test)$/.test(URL.parse(url)?.hostname ?? 'invalid'));

/** Returns the argument of npm or npx for a package: its name, or its download, of any version. */
export const getSpecifier = (name: 'client' | 'conformance' | 'mcp' | 'sandbox'): string =>
  arePackagesPublished ? `@accounting-platform/${name}` : `./accounting-platform-${name}-*.tgz`;
