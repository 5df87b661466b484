import { createRequire } from 'node:module';

/** This file goes into the package: it stands in for the modules that load late or never. */

type Key = string | symbol;

/** What a package asks of a module that it only prepares to use. */
const harmless = new Set<Key>(['__esModule', 'default']);

/**
 * Something that becomes a module when it is used. The module is in a file beside this one. To hold one of its members
 * is not to use it: `faker.faker` is handed on as Prism loads, and asked for something only when data are made up.
 */
export function late(file: string): object {
  let loaded: object | undefined;
  const load = (): object => {
    loaded ??= (createRequire(import.meta.url)(file) as { default: object }).default;
    return loaded;
  };
  const member = (key: Key) => standIn((name) => Reflect.get(Reflect.get(load(), key) as object, name));
  return standIn((key) => member(key));
}

/** Something that says with an error that the module is not there, when it is first used. */
export function absent(message: string): object {
  return standIn(() => {
    throw new Error(message);
  });
}

const standIn = (get: (key: Key) => unknown): object =>
  new Proxy({}, { get: (_, key) => (harmless.has(key) ? undefined : get(key)) });
