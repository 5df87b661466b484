import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'rolldown';

/** A package that others load as they start, though a sandbox needs something of it later or never. */
interface LateModule {
  readonly name: string;
  /** The packages that load it too early. */
  readonly of: readonly string[];
  /** Why it can wait, or be left out. */
  readonly because: string;
}

/** Loaded when something of them is first used, from a file of their own. */
export const postponed: readonly LateModule[] = [
  { name: '@faker-js/faker', of: ['@stoplight/prism-http'], because: 'made-up data, for `Prefer: dynamic=true` only' },
];

/** Not in the package at all: using something of them is an error. */
export const leftOut: readonly LateModule[] = [
  { name: 'node-fetch', of: ['@stoplight/prism-http'], because: 'the sandbox calls no other server' },
  { name: 'http-proxy-agent', of: ['@stoplight/prism-http'], because: 'the sandbox calls no other server' },
  { name: 'https-proxy-agent', of: ['@stoplight/prism-http'], because: 'the sandbox calls no other server' },
  { name: 'postman-collection', of: ['@stoplight/http-spec'], because: 'the sandbox reads no Postman collection' },
  {
    name: '@stoplight/json-schema-ref-parser',
    of: ['@stoplight/prism-http'],
    because: 'the contract is read as one file',
  },
  { name: 'pino', of: ['@stoplight/prism-core'], because: 'the sandbox has a log of its own' },
  { name: 'json-schema-ref-parser', of: ['json-schema-faker'], because: 'the contract is read as one file' },
];

const runtime = fileURLToPath(new URL('late-runtime.ts', import.meta.url));
const stub = '\0late:';
const real = '\0real:';

/** The name of the file that a postponed package becomes: `@faker-js/faker` is in `faker-js-faker.js`. */
export const fileNameOf = (packageName: string): string => packageName.replace(/^@/, '').replaceAll('/', '-');

/** The entry points that the postponed packages are bundled by. */
export const postponedEntries = (): Record<string, string> =>
  Object.fromEntries(postponed.map(({ name }) => [fileNameOf(name), real + name]));

/** Puts something in the place of the late modules that costs nothing to load. */
export function lateModules(): Plugin {
  return {
    name: 'late-modules',
    resolveId(id, importer) {
      if (id.startsWith(real)) return id;
      if (!importer || importer.startsWith('\0')) return null;
      const isLate = ({ name, of }: LateModule) => name === id && of.some((user) => isOf(importer, user));
      return [...postponed, ...leftOut].some(isLate) ? stub + id : null;
    },
    load(id) {
      if (id.startsWith(real)) return entryCode(id.slice(real.length));
      if (id.startsWith(stub)) return { code: stubCode(id.slice(stub.length)), moduleType: 'js' };
      return null;
    },
  };
}

/** Whether a file is of a package: of the innermost one that it lies in. */
const isOf = (file: string, packageName: string): boolean =>
  file.replaceAll('\\', '/').split('/node_modules/').at(-1)?.startsWith(`${packageName}/`) ?? false;

/** As the package that loads it finds it, which is not always what stands at the top of `node_modules`. */
function entryCode(name: string): string {
  const [user = ''] = postponed.find((one) => one.name === name)?.of ?? [];
  const fromUser = createRequire(createRequire(import.meta.url).resolve(user));
  return `module.exports = require(${JSON.stringify(fromUser.resolve(name))});`;
}

function stubCode(name: string): string {
  const { because } = leftOut.find((one) => one.name === name) ?? {};
  const call = because
    ? `absent(${JSON.stringify(`The sandbox is packed without ${name}, because ${because}.`)})`
    : `late(${JSON.stringify(`./${fileNameOf(name)}.js`)})`;
  return `const { absent, late } = require(${JSON.stringify(runtime)});\nmodule.exports = ${call};`;
}
