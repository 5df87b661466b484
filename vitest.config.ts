import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{scripts,client,mocks,bench,conformance,site,test}/**/*.test.ts'],
    exclude: ['**/node_modules/**', 'test/consumers/**'],
    // No test changes what another file sees, and loading the sandbox anew for each file would take a minute.
    isolate: false,
    // Left to itself it keeps a processor free, which is half of a small machine.
    maxWorkers: '100%',
    // A sandbox that starts while the machine is busy takes a while; no test measures time.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
