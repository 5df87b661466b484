import { join } from 'node:path';
import { describe } from 'vitest';
import { isPhpMissing, phpunit } from '../support/client-php/php.ts';
import { useSandbox } from '../support/sandbox.ts';
import { testFaults } from './fault-worker.ts';

const sandbox = useSandbox();

describe.skipIf(isPhpMissing).each(['Guzzle', 'Symfony'])('the PHP client with the HTTP client of %s', (library) => {
  testFaults(sandbox, async () => ({ command: ['php', join(phpunit, 'fault-worker.php'), library] }));
});
