import { inspect } from 'node:util';
import { expect } from 'vitest';

/** Expects an error of this name that shows none of the secrets, however it is printed and they are spelled. */
export function expectNoSecret(error: unknown, name: string, secrets: readonly string[]): void {
  expect(error).toMatchObject({ name });
  const { message, stack, cause } = error as Error;
  const hidden = inspect(error, { depth: null, showHidden: true });
  const text = [hidden, String(error), message, stack, JSON.stringify(error), inspect(cause)].join('\n');
  for (const secret of secrets) {
    for (const spelling of [secret, JSON.stringify(secret).slice(1, -1), encodeURIComponent(secret)]) {
      expect(text).not.toContain(spelling);
    }
  }
}
