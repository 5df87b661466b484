// JavaScript without imports that an old Node lacks, so that it can say what is wrong.
import { readFileSync } from 'node:fs';

const { engines } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
const [major, minor] = process.versions.node.split('.').map(Number);
const [neededMajor, neededMinor] = engines.node.match(/\d+/g).map(Number);

if (major < neededMajor || (major === neededMajor && minor < neededMinor)) {
  process.stderr.write(
    `This is Node ${process.versions.node}, and ${neededMajor}.${neededMinor} or later is needed. Install it from https://nodejs.org; ` +
      'in the repository, `npm ci` does on Linux (glibc) and macOS.\n',
  );
  process.exit(1);
}
