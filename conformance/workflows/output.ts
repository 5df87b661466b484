import type { Input } from '../../programs/workflows.ts';
import { toStoredPath } from '../contract.ts';
import { type Redact, redactSecret } from '../session/redaction.ts';

/** The start of the output of a step: `✓ POST /v1/debtors - step create-it`. */
const STEP_START = /^ {2}[✓✗] ([A-Z]+) \S+ - step /m;

/** Finds the paths of records that an interrupted run created but did not delete, in its output. */
export function findLeftovers(output: string): readonly string[] {
  const [, ...parts] = output.split(STEP_START);
  const left = new Map<string, string>();
  for (let index = 0; index + 1 < parts.length; index += 2) {
    const [method, text = ''] = parts.slice(index, index + 2);
    const [, url = ''] = /^ *Request URL: (\S+)/m.exec(text) ?? [];
    const [, location = ''] = /^ *location: (\S+)/m.exec(text) ?? [];
    if (method === 'DELETE') left.delete(toStoredPath(URL.parse(url)?.pathname ?? ''));
    else if (location.includes('/v1/')) left.set(toStoredPath(new URL(location).pathname), new URL(location).pathname);
  }
  return [...left.values()];
}

/** Matches a token in JSON, in JSON inside a string, or in a form. */
const tokens = /(?:access_token|refresh_token|id_token)(?:\\*"\s*:\s*\\*"|=)([^"&\\\s]{8,})/g;

/**
 * Creates the redaction of `password` inputs and of tokens in responses: Respect does not mask refresh tokens.
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
