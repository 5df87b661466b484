/**
 * Decides about tests that need a program of the machine. Where it is missing they are skipped, and say why; in CI they fail.
 *
 * @param missing what is missing, in a sentence; undefined or empty when nothing is.
 * @param kind what installs it: an argument of `.ci/install`.
 * @returns whether the tests are skipped.
 * @throws Error in CI.
 */
export function skipUnlessInstalled(
  missing: string | undefined,
  kind: 'bookkeeping' | 'browsers' | 'compiler' | 'languages' | 'php' | 'python' | 'systemd',
): boolean {
  if (!missing) return false;
  if (process.env.CI === 'true') throw new Error(`${missing} Install it: bash .ci/install ${kind}`);
  process.stderr.write(`Tests are skipped. ${missing}\n`);
  return true;
}
