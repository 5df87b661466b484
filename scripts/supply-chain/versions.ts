/** A package.json, as far as its dependencies go. */
export interface Manifest {
  readonly name?: string;
  readonly dependencies?: Dependencies;
  readonly devDependencies?: Dependencies;
  readonly optionalDependencies?: Dependencies;
  readonly peerDependencies?: Dependencies;
  readonly overrides?: Overrides;
}

type Dependencies = Readonly<Record<string, string>>;
interface Overrides {
  readonly [name: string]: string | Overrides;
}

const sections = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'] as const;

/** `1.2.3`, or `1.2.3-beta.4`: one version and no other (https://semver.org). */
const exact = /^\d+\.\d+\.\d+(?:-[\dA-Za-z.-]+)?(?:\+[\dA-Za-z.-]+)?$/;

/** Dependencies that more than one version of is allowed, so that what is tested is not what is installed. */
export function versionFaults(manifest: Manifest): string[] {
  const named = sections.flatMap((section) => Object.entries(manifest[section] ?? {}));
  return [...named, ...overridden(manifest.overrides ?? {})]
    .filter(([, version]) => !exact.test(version))
    .map(([name, version]) => `${manifest.name ?? 'package.json'}: ${name} has no exact version: ${version}`);
}

/** An override of an override stands inside it; `$name` means the version that a dependency has. */
function overridden(overrides: Overrides): [name: string, version: string][] {
  return Object.entries(overrides).flatMap(([name, value]): [string, string][] => {
    if (typeof value !== 'string') return overridden(value);
    return value.startsWith('$') ? [] : [[name, value]];
  });
}
