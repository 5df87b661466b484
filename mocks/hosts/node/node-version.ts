import { StartupError } from '../../messages/startup-error.ts';

/** First version with `node:sqlite` without a flag. */
const MIN_NODE = [22, 13] as const;

export function checkNodeVersion(version: string = process.versions.node): void {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [minMajor, minMinor] = MIN_NODE;
  if (major > minMajor || (major === minMajor && minor >= minMinor)) return;
  throw new StartupError(
    `The sandbox needs Node ${minMajor}.${minMinor} or later, and this is ${version}. Install a newer one from https://nodejs.org.`,
  );
}
