import { join } from 'node:path';
import { describe } from 'vitest';
import { startWorker, testFaults } from '../client/fault-tests.ts';
import { isPhpMissing, phpunit } from '../support/client-php/php.ts';
import { useSandbox } from '../support/sandbox.ts';

const sandbox = useSandbox();

describe.skipIf(isPhpMissing).each(['Guzzle', 'Symfony'])('the PHP client with the HTTP client of %s', (library) => {
  testFaults(sandbox, () => startWorker('php', [join(phpunit, 'fault-worker.php'), library]));
});
