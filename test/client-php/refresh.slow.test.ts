import { join } from 'node:path';
import { describe } from 'vitest';
import { testSharedTokens } from '../client/shared-tokens.ts';
import { isPhpMissing, phpunit, runPhp } from '../support/client-php/php.ts';
import { useSandbox } from '../support/sandbox.ts';

const sandbox = useSandbox();
const access = async (...args: string[]) => JSON.parse(await runPhp([join(phpunit, 'store.php'), ...args]));

describe.skipIf(isPhpMissing)('PHP processes that share tokens in a file', () => {
  testSharedTokens(sandbox, {
    command: ['php', join(phpunit, 'refresh-process.php')],
    processes: 10,
    load: (file) => access(file),
    save: (file, tokens) => access(file, JSON.stringify(tokens)),
    formatTime: (milliseconds) => milliseconds / 1000,
  });
});
