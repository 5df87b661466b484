import type { Input } from '../../scripts/workflows/documents.ts';
import { type Redact, redactSecret } from '../session/redaction.ts';

/** A token in JSON, in JSON inside a string, or in a form. */
const tokens = /(?:access_token|refresh_token|id_token)(?:\\*"\s*:\s*\\*"|=)([^"&\\\s]{8,})/g;

/**
 * Redacts the inputs of the format `password`, and the tokens of responses: Respect masks no refresh tokens.
 *
 * @param output all requests and responses.
 */
export function createRedaction(
  properties: ReadonlyMap<string, Input>,
  inputs: Readonly<Record<string, unknown>>,
  output: string,
): Redact {
  const passwords = Object.entries(inputs).filter(([name]) => properties.get(name)?.format === 'password');
  const received = [...output.matchAll(tokens)].map(([, token = '']) => token);
  const secrets = [...passwords.map(([, value]) => String(value)), ...received];
  return (text) => secrets.reduce((redacted, secret) => redactSecret(redacted, secret, '********'), text);
}
