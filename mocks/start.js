import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

// What `npm start` runs. It is JavaScript because compiled code can be kept from here on: to read one file of TypeScript
// before that takes Node longer than to load the whole sandbox. Where the folder cannot be written to, nothing is kept.
enableCompileCache(fileURLToPath(new URL('../.compile-cache', import.meta.url)));

// The documentation is no part of the sandbox; the repository has it.
if (!process.argv.some((argument) => argument.startsWith('--docs'))) {
  process.argv.push('--docs', fileURLToPath(new URL('../generated/site/', import.meta.url)));
}

// Loaded only when it is needed: what bundles takes longer to load than the sandbox.
const { findStaleDocuments } = await import('../scripts/lib/contract-inputs.ts');
const isStale = findStaleDocuments(fileURLToPath(new URL('..', import.meta.url))).length > 0;
if (isStale && !(await (await import('../scripts/bundle-stale.ts')).bundleStale())) process.exit(1);

const { program } = await import('./fresh.ts');
await import(program().href);
