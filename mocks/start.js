import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

// What `npm start` runs. It is JavaScript because compiled code can be kept from here on: to read one file of TypeScript
// before that takes Node longer than to load the whole sandbox. Where the folder cannot be written to, nothing is kept.
enableCompileCache(fileURLToPath(new URL('../.compile-cache', import.meta.url)));

// The package of the sandbox carries the site as it was before it was packed, and so without its own download.
process.env.ACCOUNTING_SANDBOX_SITE ??= fileURLToPath(new URL('../generated/site/', import.meta.url));

const { program } = await import('./fresh.ts');
await import(program().href);
