/** The oldest Node that has what the sandbox needs: `node:sqlite` without a flag. */
const OLDEST_NODE = [22, 13] as const;

/** Says in a sentence that a version of Node is too old; undefined for one that is not. */
export function explainOldNode(version: string = process.versions.node): string | undefined {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [oldestMajor, oldestMinor] = OLDEST_NODE;
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return undefined;
  return `The sandbox needs Node ${oldestMajor}.${oldestMinor} or later, and this is ${version}. Install a newer one from https://nodejs.org.`;
}
