import { type Lockfile, packagesOf } from './lockfile.ts';

/** What `allowScripts` in package.json says of the scripts of others, by the names of their packages. */
export type AllowedScripts = Readonly<Record<string, boolean>>;

/** Without it, npm warns of a script that nobody spoke of, and runs it. */
const strict = /^\s*strict-allow-scripts\s*=\s*true\s*$/m;

/** Settings of npm that run scripts after all. */
const loosening = /^\s*(?:allow-scripts|dangerously-allow-all-scripts)\s*(?:=\s*(?!false)|$)/m;

/**
 * Scripts of others that would run at an installation, or of which nobody has said that they must not.
 *
 * @param npmrc the `.npmrc` of the repository.
 */
export function installScriptFaults(lockfile: Lockfile, allowed: AllowedScripts, npmrc: string): string[] {
  const withScripts = new Set(
    packagesOf(lockfile)
      .filter(({ hasInstallScript }) => hasInstallScript)
      .map(({ name }) => name),
  );
  const unsaid = [...withScripts].filter((name) => !(name in allowed));
  const running = Object.entries(allowed).filter(([, runs]) => runs);
  const gone = Object.keys(allowed).filter((name) => !allowed[name] && !withScripts.has(name));
  return [
    ...unsaid.map((name) => `${name} has an install script, and allowScripts in package.json does not forbid it`),
    ...running.map(([name]) => `allowScripts in package.json lets ${name} run its install script`),
    ...gone.map((name) => `allowScripts in package.json forbids ${name}, which has no install script`),
    ...(strict.test(npmrc) ? [] : ['.npmrc does not say strict-allow-scripts=true']),
    ...(loosening.test(npmrc) ? ['.npmrc lets packages run install scripts'] : []),
  ];
}
