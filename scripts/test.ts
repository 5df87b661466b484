import { startVitest } from 'vitest/node';

/**
 * `npm test`: runs the tests, or those whose path holds one of the arguments, and counts them in the last line. Those that
 * take long have a name of their own, and a command: `npm run test:long`.
 */
const long = '{scripts,client,mocks,bench,conformance,site,test}/**/*.long.test.ts';
const [first, ...rest] = process.argv.slice(2);
const isLong = first === '--long';
const filters = isLong ? rest : process.argv.slice(2);
// The tools of others have an installation of their own: `npm run test:consumers`.
const others = ['**/node_modules/**', 'test/consumers/**'];
const chosen = isLong ? { include: [long], exclude: others } : { exclude: [...others, long] };
const vitest = await startVitest('test', filters, { run: true, watch: false, ...chosen });
const counts = { passed: 0, failed: 0, skipped: 0 };
for (const module of vitest.state.getTestModules()) {
  for (const test of module.children.allTests()) {
    const { state } = test.result();
    if (state !== 'pending') counts[state] += 1;
    else counts.failed += 1;
  }
  // What fails before or after the tests of a group leaves them without a result, or passed.
  for (const suite of module.children.allSuites()) if (suite.errors().length > 0) counts.failed += 1;
  // A file that cannot be loaded has no tests to count, and is a failure all the same.
  if (module.state() === 'failed' && module.errors().length > 0) counts.failed += 1;
}
const unhandled = vitest.state.getUnhandledErrors().length;
await vitest.close();

const { passed, failed, skipped } = counts;
if (failed + unhandled > 0 || passed === 0) process.exitCode = 1;
process.stdout.write(`\n${passed} passed, ${failed + unhandled} failed${skipped > 0 ? `, ${skipped} skipped` : ''}\n`);
