import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{scripts,client,mocks,test}/**/*.test.ts'],
    // A sandbox that starts while the machine is busy takes a while; no test measures time.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
