import { isBuiltin } from 'node:module';
import { basename, extname, join, relative } from 'node:path';
import { type OutputChunk, type RolldownLog, rolldown } from 'rolldown';
import { BuildError, repository } from '../../scripts/lib/run.ts';
import { fileNameOf, lateModules, postponedEntries } from './late-modules.ts';
import { mends } from './mends.ts';
import { packageOf } from './packages.ts';

/**
 * Joins the sandbox and all that it loads into a few files of JavaScript: one for each entry point, and one for each
 * part that is loaded when it is first needed.
 *
 * @returns the files, which know the modules that went into them.
 * @throws BuildError when something would be looked for outside the package at run time.
 */
export async function bundleSandbox(folder: string): Promise<readonly OutputChunk[]> {
  const complaints: RolldownLog[] = [];
  const build = await rolldown({
    cwd: repository,
    platform: 'node',
    input: {
      bin: join(repository, 'mocks', 'bin.ts'),
      sandbox: join(repository, 'mocks', 'sandbox.ts'),
      ...postponedEntries(),
    },
    plugins: [lateModules(), ...mends],
    onLog: (_level, log) => void complaints.push(log),
  });
  const { output } = await build.write({
    dir: folder,
    format: 'esm',
    minify: false,
    chunkFileNames: ({ facadeModuleId, moduleIds }) => `${partName(facadeModuleId, moduleIds)}.js`,
  });
  await build.close();
  for (const complaint of complaints) refuseComplaint(complaint);
  const chunks = output.filter((part) => part.type === 'chunk');
  for (const chunk of chunks) {
    refuseOutsiders(chunk);
    refuseLookers(chunk);
  }
  return chunks;
}

/** A part is named after the package, or the file of ours, that it is loaded for or that is all it has. */
function partName(loadedFor: string | null, modules: readonly string[]): string {
  const names = new Set((loadedFor === null ? modules : [loadedFor]).map(nameOf));
  return names.size === 1 ? [...names].join() : 'shared';
}

const nameOf = (module: string): string => {
  const found = packageOf(module);
  return found ? fileNameOf(found.name) : basename(module.replace('\0', ''), extname(module));
};

/** depd keeps the names of functions that it wraps, and makes them of text that is its own. */
function refuseComplaint({ code, id, message }: RolldownLog): void {
  // On a machine that is busy with something else every build is slow.
  if (code === 'PLUGIN_TIMINGS') return;
  if (code === 'EVAL' && (id === undefined || packageOf(id)?.name === 'depd')) return;
  throw new BuildError(`The bundler complains: ${message}`);
}

/** Everything must be inside the package, except what is Node's own. */
function refuseOutsiders({ fileName, code, imports, dynamicImports }: OutputChunk): void {
  const outside = [...imports, ...dynamicImports].filter((name) => !isBuiltin(name) && !name.endsWith('.js'));
  // Within `try`: the log of Prism, which says nothing, can be prettier than it is.
  const required = [
    ...code.replaceAll('__require("pino-pretty")', '').matchAll(/\b__require\b(?!\w)(?:\("([^"]+)"\))?/g),
  ]
    .filter(([whole, name]) => (name === undefined ? whole !== '__require' : !isBuiltin(name)))
    .map(([whole]) => whole);
  if (outside.length + required.length === 0) return;
  throw new BuildError(`${fileName} would load from outside the package: ${[...outside, ...required].join(', ')}`);
}

/** Our files that may look for others beside them: in the package those stand where they stand here. */
const lookers = new Set(['mocks/assets.ts', 'mocks/bin.ts', 'mocks/package/late-runtime.ts']);

/** Code moves when it is bundled, and what it looks for beside itself does not. */
function refuseLookers({ modules }: OutputChunk): void {
  for (const [id, { code }] of Object.entries(modules)) {
    const file = relative(repository, id).replaceAll('\\', '/');
    if (id.startsWith('\0') || !code?.includes('import.meta') || packageOf(id) || lookers.has(file)) continue;
    throw new BuildError(
      `${file} looks for a file beside itself, where the package does not have it. Name the file in mocks/assets.ts.`,
    );
  }
}
