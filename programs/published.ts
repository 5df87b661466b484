/**
 * True when the packages are in the registry of npm. Until then, commands name a file of the downloads: somebody else could
 * register the name of the package there. `test/delivery/names.test.ts` compares all texts with it.
 */
export const arePackagesPublished: boolean = false;

/** Lists the URLs of a manifest that nobody can open: their hosts are for examples, or this machine. */
export const listUnreachable = (urls: readonly string[]): readonly string[] =>
  urls.filter((url) => /(?:^|[.])(?:example|invalid|localhost|test)$/.test(URL.parse(url)?.hostname ?? 'invalid'));

/** Returns what a command gives to npm or npx for a package: its name, or its file of the downloads, of any version. */
export const getSpecifier = (name: 'client' | 'conformance' | 'mcp' | 'sandbox'): string =>
  arePackagesPublished ? `@accounting-platform/${name}` : `./accounting-platform-${name}-*.tgz`;
