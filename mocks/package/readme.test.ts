import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { HELP } from '../cli/command-line.ts';

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');
const readme = read('../README.md');

describe('the README of the sandbox package', () => {
  it('lists the options of the command line as `--help` does', () => {
    expect(readme).toContain(HELP.slice(HELP.indexOf('Server')));
  });

  it('lists the options of startSandbox as they are declared', () => {
    const [declaration = 'no declaration'] =
      /^interface SandboxOptions \{\n.*?^\}\n/ms.exec(read('../options.ts').replaceAll('export ', '')) ?? [];
    expect(readme).toContain(declaration);
  });

  it('lists what is not emulated as the guide does', () => {
    const [section = 'no section'] =
      /\n## What is not emulated\n.*?(?=\n## |$)/s.exec(read('../../openapi/guides/sandbox.md')) ?? [];
    expect(readme).toContain(section);
  });
});
