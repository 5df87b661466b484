import { spawnSync } from 'node:child_process';

/** Returns the Python that can import a library. Debian installs libraries for its own Python, which may not be the first. */
export const findPython = (library: string): string | undefined =>
  ['python3', '/usr/bin/python3'].find((program) => spawnSync(program, ['-c', `import ${library}`]).status === 0);
