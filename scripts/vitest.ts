/** The program of `npm test`: Vitest, whose errors about options have a stack and the exit code of a failure. */
process.argv.splice(2, 0, 'run');
await import(import.meta.resolve('../node_modules/vitest/vitest.mjs')).catch((error: Error) => {
  if (error.name !== 'CACError') throw error;
  process.stderr.write(`${error.message}. See --help.\n`);
  process.exitCode = 2;
});
