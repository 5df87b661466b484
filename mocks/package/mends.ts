import { createRequire } from 'node:module';
import type { Plugin } from 'rolldown';
import { BuildError } from '../../scripts/lib/run.ts';
import { packageOf } from './packages.ts';

/** What of other packages a bundler does not see through. */
const formsThatHide: readonly Plugin[] = [
  {
    // jsonc-parser hands its `require` to itself, where it cannot be followed, unless its other form is taken.
    name: 'jsonc-parser-as-modules',
    async resolveId(id, importer) {
      if (id !== 'jsonc-parser' || !importer) return null;
      const found = await this.resolve(id, importer, { skipSelf: true });
      return found?.id.replace(/([\\/]lib[\\/])umd([\\/])/, '$1esm$2') ?? null;
    },
  },
  {
    // It hangs its functions on `this`, which is `exports` in Node.
    name: 'uri-template-lite-exports',
    transform: (code, id) =>
      packageOf(id)?.name === 'uri-template-lite'
        ? replaced(id, code, '(this.URI || (this.URI = {}))', '(exports.URI = {})')
        : null,
  },
];

const nodeHttp = '\0node-http';
const fpSet = '\0lodash-fp-set';
const lodash = createRequire(import.meta.url).resolve('lodash');

/** What takes time as it is loaded, and comes to the same without. */
const slowStarts: readonly Plugin[] = [
  {
    // To import it as a module, Node looks at all its exports; two are of its client, which is then loaded as a whole.
    name: 'node-http-without-client',
    resolveId: (id, importer) => (id === 'node:http' && importer && !importer.startsWith('\0') ? nodeHttp : null),
    load: (id) => (id === nodeHttp ? "module.exports = process.getBuiltinModule('node:http');" : null),
  },
  {
    // Prism needs one function of lodash/fp, for a path of one name. To make the others takes longer than to load Prism.
    name: 'lodash-fp-set',
    resolveId: (id, importer) =>
      id === 'lodash/fp' && importer && packageOf(importer)?.name === '@stoplight/prism-http' ? fpSet : null,
    load: (id) =>
      id === fpSet
        ? `const { clone, set } = require(${JSON.stringify(lodash)});
exports.set = (path, value, object) => set(clone(object), path, value);`
        : null,
  },
  {
    // That the schemas of the contract are sound is what the build checks; Prism would check each once more, with
    // schemas of schemas that it compiles for that.
    name: 'prism-sound-schemas',
    transform: (code, id) =>
      /[\\/]prism-http[\\/]dist[\\/]validator[\\/]validators[\\/]utils\.js$/.test(id)
        ? replaced(id, code, 'strict: false,', 'strict: false, meta: false, validateSchema: false,')
        : null,
  },
];

/** Changes to what others wrote, without which their packages break or slow down when they are bundled. */
export const mends: readonly Plugin[] = [...formsThatHide, ...slowStarts];

function replaced(file: string, code: string, from: string, to: string): string {
  if (!code.includes(from)) throw new BuildError(`${file} has changed; look whether it is still to be mended.`);
  return code.replace(from, to);
}
