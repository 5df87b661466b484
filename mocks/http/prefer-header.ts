import type { Operation } from '../../contract/model.ts';
import { type ValidationIssue, validationError } from '../messages/problems.ts';

/** A request for a documented response, as Prism accepts it: `Prefer: code=404`, `example=name`, `dynamic=true`. */
export interface Preference {
  /** A documented status. */
  readonly code?: string;
  readonly example?: string;
  readonly dynamic: boolean;
}

/** Parses a `Prefer` header. Undefined without one of the preferences above; others are ignored (RFC 7240). */
export function parsePrefer(prefer: string): Preference | undefined {
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
 * Reads a `Prefer` header. Undefined without a preference that asks for a documented response.
 *
 * @throws ProblemError 400 for a status or an example that the operation does not document; it lists those that it does.
 */
export function readPreference(prefer: string, operation: Operation): Preference | undefined {
  const preference = parsePrefer(prefer);
  if (!preference) return undefined;
  const { code, example } = preference;
  const { statuses, responses } = operation;
  if (code !== undefined && !statuses.includes(code)) throw createPreferenceError('preferredStatusUnknown', statuses);
  const { content = {} } = responses[code ?? statuses.find((status) => status < '400') ?? ''] ?? {};
  const examples = Object.values(content).flatMap((mediaType) => Object.keys(mediaType.examples ?? {}));
  if (example !== undefined && !examples.includes(example)) {
    throw createPreferenceError('preferredExampleUnknown', examples);
  }
  return preference;
}

const createPreferenceError = (key: ValidationIssue['key'], values: readonly string[]) =>
  validationError([{ field: 'Prefer', key, parameters: { values } }]);
