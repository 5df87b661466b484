import { describe, expect, it } from 'vitest';
import { isPhpMissing, runPhpUnit } from '../support/client-php/php.ts';
import { useSandbox } from '../support/sandbox.ts';

const sandbox = useSandbox();

describe.skipIf(isPhpMissing)('the PHP client', () => {
  it('behaves as the TypeScript client does', async () => {
    expect(await runPhpUnit('RuntimeTest.php', { SANDBOX_URL: sandbox.url })).toContain('OK (');
  });

  it('takes no scalar that PHP would convert with a loss, from files without strict types', async () => {
    expect(await runPhpUnit('CoercionTest.php', {})).toContain('OK (');
  });

  it('calculates the amounts of every vector', async () => {
    expect(await runPhpUnit('TotalsTest.php', {})).toContain('OK (61 tests');
  });
});
