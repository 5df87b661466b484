import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { StepFailed } from '../lib/run.ts';
import { readPackage } from '../sandbox-package/packages.ts';
import { licencesBesides } from './licence-list.ts';
import type { InstalledLicence, Licensed } from './licences.ts';

/** A package that the site has a script of, with what its makers put into that script. */
export interface SiteScript extends Licensed {
  /** What the script does, as a sentence. */
  readonly purpose: string;
  readonly parts: readonly Licensed[];
}

/**
 * The scripts of others on the site, which goes into the package of the sandbox.
 *
 * @param installed all packages of the lockfile.
 * @throws StepFailed when a new version of them does not name its parts as it did.
 */
export function siteScripts(installed: readonly InstalledLicence[]): readonly SiteScript[] {
  const require = createRequire(import.meta.url);
  const redocly = dirname(require.resolve('@redocly/cli/package.json'));
  const scalar = dirname(dirname(require.resolve('@scalar/api-reference')));
  const redoc = readFileSync(join(redocly, 'lib', 'chunks', 'redoc.standalone.js'), 'utf8');
  const map = JSON.parse(readFileSync(join(scalar, 'dist', 'browser', 'standalone.js.map'), 'utf8')) as SourceMap;
  return [
    { ...readPackage(redocly), purpose: 'Redoc, which it brings, shows the references.', parts: redocParts(redoc) },
    { ...readPackage(scalar), purpose: 'Shows the console.', parts: scalarParts(map.sources, installed) },
  ];
}

interface SourceMap {
  readonly sources: readonly string[];
}

/** How the script of Redoc names what is in it. Nothing else says what that is. */
const redocNames: readonly (readonly [name: string, version: RegExp, licence: string])[] = [
  ['redoc', /^\/\*\*[^/]*@license MIT[^/]*Redocly LLC[^/]*\* Version: (\S+)/, 'MIT'],
  ['react-dom', /version:`(\S+?)`,rendererPackageName:`react-dom`/, 'MIT'],
  ['react-router', /\* react-router v(\S+)/, 'MIT'],
  ['dompurify', /@license DOMPurify (\S+) \|/, '(MPL-2.0 OR Apache-2.0)'],
  ['js-yaml', /\/\*! js-yaml (\S+) /, 'MIT'],
  ['json-crawl', /\* json-crawl v(\S+)/, 'MIT'],
  ['flexsearch', /FlexSearch\.js v(\S+)/, 'Apache-2.0'],
];

/**
 * @param script of Redoc.
 * @throws StepFailed when it has one of them no more, or names it otherwise.
 */
export function redocParts(script: string): readonly Licensed[] {
  return redocNames.map(([name, pattern, licence]) => {
    const version = pattern.exec(script)?.[1];
    if (version) return { name, version, licence };
    throw new StepFailed(`The script of Redoc does not name ${name} as it did: look what the new version has in it.`);
  });
}

/** `../../node_modules/.pnpm/@vue+shared@3.5.40/node_modules/@vue/shared/dist/shared.js`: of another, by its version. */
const ofOthers = /\/\.pnpm\/(@?[^@/]+)@([^_(/]+)[^/]*\/node_modules\//;

/** `../../../helpers/dist/object.js`: of Scalar itself, which is installed beside it in that very version. */
const ofScalar = /^\.\.\/\.\.\/\.\.\/([\w-]+)\/dist\//;

/**
 * @param sources of the source map of Scalar's script, which names each file that went into it.
 * @throws StepFailed when it does not, or when nobody knows the licence of a part.
 */
export function scalarParts(sources: readonly string[], installed: readonly InstalledLicence[]): readonly Licensed[] {
  const found = new Map<string, Licensed>();
  for (const source of sources) {
    const [, other, version] = ofOthers.exec(source) ?? [];
    const [, own] = ofScalar.exec(source) ?? [];
    if (other && version) add(other.replace('+', '/'), version);
    else if (own) add(`@scalar/${own}`, undefined);
  }
  if (found.size < 2) throw new StepFailed('The source map of Scalar does not name packages as it did.');
  return [...found.values()].toSorted((one, two) => (`${one.name}@` < `${two.name}@` ? -1 : 1));

  function add(name: string, bundled: string | undefined): void {
    const same = installed.filter((one) => one.name === name);
    const version = bundled ?? same[0]?.version;
    if (version === undefined) throw new StepFailed(`Scalar has ${name} in its script, which is not installed.`);
    // It was bundled in another version than is installed, which has no other licence.
    const [known] = [...same.filter((one) => one.version === version), ...same];
    found.set(`${name}@${version}`, { name, version, licence: known?.licence ?? licencesBesides[name] });
  }
}
