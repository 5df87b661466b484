import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';

/** A command that prints, waits for the end of its input, prints again, and ends with code 3. */
const PROGRAM = `import { createCommand, runCommand } from ${JSON.stringify(import.meta.resolve('./command.ts'))};
  const command = createCommand('print', 'Prints.').action(async () => {
    process.stdout.write('first line\\n');
    for await (const _ of process.stdin) { /* Wait. */ }
    process.stdout.write('second line\\n');
    process.stderr.write('third line\\n');
    await new Promise((resolve) => setImmediate(resolve));
    process.exitCode = 3;
  });
  await runCommand(command);`;

it('a command whose reader closes the pipe, as head does, goes on to its own exit code without a stack', async () => {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', PROGRAM]);
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors += text;
  });
  await once(child.stdout, 'data');
  child.stdout.destroy();
  child.stdin.end();
  const [code] = await once(child, 'close');
  expect([code, errors]).toEqual([3, 'third line\n']);
});
