/** The package.json of what partners install. */
export interface PartnerManifest {
  readonly name: string;
  readonly scripts?: Readonly<Record<string, string>>;
  readonly [section: string]: unknown;
}

/** What npm runs when somebody installs the package: as a tarball, or from its folder or its repository. */
const installing = ['preinstall', 'install', 'postinstall', 'preprepare', 'prepare', 'postprepare'];

/** What npm would install with it. Peers that are optional are for the partner to choose. */
const bringing = ['dependencies', 'optionalDependencies', 'bundleDependencies', 'bundledDependencies'];

/** What a package of ours would run, or bring along, when a partner installs it. */
export function partnerPackageFaults(manifest: PartnerManifest): string[] {
  const { name, scripts = {} } = manifest;
  const peers = Object.keys((manifest.peerDependencies ?? {}) as object);
  const meta = (manifest.peerDependenciesMeta ?? {}) as Readonly<Record<string, { readonly optional?: boolean }>>;
  return [
    ...installing.filter((script) => script in scripts).map((script) => `${name} has a script ${script}`),
    ...bringing.filter((section) => !isEmpty(manifest[section])).map((section) => `${name} has ${section}`),
    ...peers.filter((peer) => !meta[peer]?.optional).map((peer) => `${name} needs ${peer} beside it`),
  ];
}

const isEmpty = (section: unknown): boolean =>
  section === undefined ||
  section === false ||
  (typeof section === 'object' && Object.keys(section ?? {}).length === 0);
