/** The first version with `node:sqlite` and without a flag for it. */
const MIN_NODE = [22, 13] as const;

/** Explains that a version of Node is too old; undefined for one that is not. */
export function explainOldNode(version: string = process.versions.node): string | undefined {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [minMajor, minMinor] = MIN_NODE;
  if (major > minMajor || (major === minMajor && minor >= minMinor)) return undefined;
  return `The sandbox needs Node ${minMajor}.${minMinor} or later, and this is ${version}. Install a newer one from https://nodejs.org.`;
}
