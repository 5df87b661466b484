import type { WorkflowFile } from './documents.ts';
import type { Exchange } from './relay.ts';

/** The inputs whose values must not be shown: those of the format `password`. */
export function secretInputs(files: readonly WorkflowFile[]): ReadonlySet<string> {
  const all = files.flatMap(({ document }) => Object.values(document.components.inputs));
  const named = all.flatMap(({ properties }) => Object.entries(properties));
  return new Set(named.filter(([, { format }]) => format === 'password').map(([name]) => name));
}

/** What authorization services answer and nobody else may see. */
const secretFields = ['access_token', 'refresh_token'];

/** All secrets of a run: those that were given, and those that servers gave out. */
export function secretsOf(
  inputs: Readonly<Record<string, unknown>>,
  names: ReadonlySet<string>,
  exchanges: Iterable<Exchange>,
): ReadonlySet<string> {
  const given = Object.entries(inputs).flatMap(([name, value]) => (names.has(name) ? [String(value)] : []));
  const answered = [...exchanges].flatMap(({ body }) =>
    Object.entries(body ?? {}).flatMap(([name, value]) => (secretFields.includes(name) ? [String(value)] : [])),
  );
  return new Set([...given, ...answered].filter((secret) => secret !== ''));
}
