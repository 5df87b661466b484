import '../../../../programs/check-node.js';
import module from 'node:module';
import { fileURLToPath } from 'node:url';

// The program of `npm start`. In JavaScript, because it enables the compile cache: without it, Node takes longer to read
// one file of TypeScript than to load the whole sandbox. In a read-only folder nothing is cached.
module.enableCompileCache(fileURLToPath(new URL('../../../../.compile-cache', import.meta.url)));

// The documentation is not part of the sandbox. The repository has it after a build.
const site = fileURLToPath(new URL('../../../../generated/site/', import.meta.url));
if (!process.argv.some((argument) => /^(--docs|--help|-h|--version)/.test(argument))) {
  process.argv.push('--docs', site, '--docs-later');
}

/** Starts the built sandbox when nothing has changed since the build, else the source, which loads more slowly. */
async function start() {
  const { listStale, runSteps, STEPS } = await import('../../../../scripts/build/run-steps.ts');
  const { COMMITTED, isCommitted } = await import('../../../../scripts/build/committed.ts');
  const stale = listStale(['sandbox']);
  if (stale.length === 0) return import('../../../../generated/sandbox/dist/bin.js');
  const missing = Object.keys(COMMITTED).filter((name) => stale.includes(name) && !isCommitted(name));
  if (missing.length > 0) {
    process.stderr.write(
      missing.join() === 'seed'
        ? 'The demo companies have changed: compiling them.\n'
        : 'The contract has changed: bundling it, which needs the development dependencies.\n',
    );
    const table = new Map([...STEPS].filter(([name]) => !isCommitted(name)));
    // Loads the sandbox while other processes bundle.
    await Promise.all([runSteps(missing, { table }), import('../start-sandbox.ts')]);
  }
  return import('./main.ts');
}

await start().catch((error) => {
  process.stderr.write(`${error.name === 'BuildError' ? error.message : error.stack}\n`);
  process.exitCode = 1;
});
