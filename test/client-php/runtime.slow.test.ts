import { describe, expect, it } from 'vitest';
import { isPhpMissing, runPhpUnit } from '../support/client-php/php.ts';
import { useSandbox } from '../support/sandbox.ts';

const sandbox = useSandbox();

describe.skipIf(isPhpMissing)('the PHP client', () => {
  it.each([
    ['behaves as the TypeScript client does', 'RuntimeTest.php'],
    ['takes no float for an amount, from a file without strict_types', 'CoercionTest.php'],
    [
      'creates a record once, however its key is spelt, wherever it has gone, and whichever response is lost',
      'CreateOnceTest.php',
    ],
    ['misses no record that stays while a list is read, whatever names it has in each response', 'PagesTest.php'],
    ['makes an input of a whole record only, and JSON of each', 'RecordTest.php'],
    ['shows no secret in a dump, a trace or a queue', 'SecretsTest.php'],
    ['says what was not sent, and what cannot be read', 'FailureTest.php'],
  ])('%s', async (_, file) => {
    expect(await runPhpUnit(file, { SANDBOX_URL: sandbox.url })).toContain('OK (');
  });

  it('calculates the amounts of every vector', async () => {
    expect(await runPhpUnit('TotalsTest.php', {})).toContain('OK (61 tests');
  });
});
