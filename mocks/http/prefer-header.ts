import type { Operation } from '../contract/model.ts';
import { type ValidationIssue, validationError } from '../messages/problems.ts';

/** A request for a documented response, as Prism accepts it: `Prefer: code=404`, `example=name`, `dynamic=true`. */
export interface Preference {
  /** As it was sent; a documented status after {@link checkPreference}. */
  readonly code?: string;
  readonly example?: string;
  readonly dynamic: boolean;
}

/** Parses a `Prefer` header. Undefined without one of the preferences above; others are ignored (RFC 7240). */
export function parsePrefer(prefer: string | undefined): Preference | undefined {
  if (prefer === undefined) return undefined;
  const preferences = new Map(
    prefer.split(/[,;]/).flatMap((part): [string, string][] => {
      const [name = '', value = ''] = part.split('=').map((text) => text.trim());
      return value === '' ? [] : [[name.toLowerCase(), value.replace(/^"(.*)"$/, '$1')]];
    }),
  );
  const code = preferences.get('code');
  const example = preferences.get('example');
  const dynamic = preferences.get('dynamic');
  if (code === undefined && example === undefined && dynamic === undefined) return undefined;
  return {
    ...(code !== undefined && { code }),
    ...(example !== undefined && { example }),
    dynamic: dynamic === 'true',
  };
}

/**
 * Returns a preference that the contract can satisfy.
 *
 * @throws ProblemError 400 for a status or an example that the operation does not document; it lists those that it does.
 */
export function checkPreference(preference: Preference | undefined, operation: Operation): Preference | undefined {
  if (!preference) return undefined;
  const { code, example } = preference;
  const statuses = Object.keys(operation.exampleNames);
  if (code !== undefined && !statuses.includes(code)) throw createPreferenceError('preferredStatusUnknown', statuses);
  const examples = operation.exampleNames[code ?? statuses.find((status) => status < '400') ?? ''] ?? [];
  if (example !== undefined && !examples.includes(example)) {
    throw createPreferenceError('preferredExampleUnknown', examples);
  }
  return preference;
}

const createPreferenceError = (key: ValidationIssue['key'], values: readonly string[]) =>
  validationError([{ field: 'Prefer', key, parameters: { values } }]);
