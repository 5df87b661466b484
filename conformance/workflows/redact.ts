import type { Input } from '../../scripts/workflows/documents.ts';
import { type Redact, redactSecrets } from '../report/secrets.ts';

/** A token in JSON, in JSON inside a string, or in a form. */
const tokens = /(?:access_token|refresh_token|id_token)(?:\\*"\s*:\s*\\*"|=)([^"&\\\s]{8,})/g;

/**
 * Takes the secrets of a run out of texts: inputs of the format `password`, and tokens that came in a response. Respect
 * itself masks no refresh token.
 *
 * @param output what was sent and received.
 */
export function createRedaction(
  properties: ReadonlyMap<string, Input>,
  inputs: Readonly<Record<string, unknown>>,
  output: string,
): Redact {
  const given = Object.entries(inputs).filter(([name]) => properties.get(name)?.format === 'password');
  const received = [...output.matchAll(tokens)].map(([, token = '']) => token);
  const secrets = [...given.map(([, value]) => String(value)), ...received];
  return redactSecrets(new Map(secrets.map((secret) => [secret, '********'])));
}
