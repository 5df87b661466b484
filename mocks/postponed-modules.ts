import { createRequire } from 'node:module';

/**
 * Prism loads, before it does anything, packages that a sandbox needs late or never: made-up data (only for
 * `Prefer: dynamic=true`), calls to other servers, Postman collections. Together they take about half of its loading
 * time. They are put off until something of theirs is used.
 *
 * Import this before Prism.
 */
const fromHere = createRequire(import.meta.url);

for (const [user, name] of [
  ['@stoplight/prism-http', '@faker-js/faker'],
  ['@stoplight/prism-http', 'node-fetch'],
  ['@stoplight/prism-http', 'http-proxy-agent'],
  ['@stoplight/prism-http', 'https-proxy-agent'],
  ['@stoplight/http-spec', 'postman-collection'],
] as const) {
  postpone(createRequire(fromHere.resolve(user)), name);
}

/** Puts something into the module cache that loads the module when it is first used. */
function postpone(require: NodeJS.Require, name: string): void {
  const file = require.resolve(name);
  if (require.cache[file]) return;
  let loaded: object | undefined;
  const load = (): object => {
    if (!loaded) {
      delete require.cache[file];
      loaded = require(file) as object;
    }
    return loaded;
  };
  const exports = new Proxy(
    {},
    {
      get: (_, key) => Reflect.get(load(), key) as unknown,
      has: (_, key) => Reflect.has(load(), key),
    },
  );
  require.cache[file] = { id: file, filename: file, loaded: true, exports } as NodeJS.Module;
}
