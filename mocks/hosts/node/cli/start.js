import '../../../../scripts/check-node.js';
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

const { resolveEntry } = await import('./entry.ts');
try {
  await import((await resolveEntry()).href);
} catch (error) {
  process.stderr.write(`${error.name === 'BuildError' ? error.message : error.stack}\n`);
  process.exitCode = 1;
}
