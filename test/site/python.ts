import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { findPython } from '../support/find-python.ts';
import { skipUnlessInstalled } from '../support/requirements.ts';

/** Runs the scripts that it reads, a line of JSON each, because the start of Python takes longer than a script. */
const runner = `
import contextlib, io, json, os, sys
for line in sys.stdin:
    job = json.loads(line)
    os.environ.update(job["environment"])
    try:
        with contextlib.redirect_stdout(io.StringIO()):
            exec(compile(job["code"], "sample.py", "exec"), {})
        result = "succeeded"
    except BaseException as error:
        result = f"{type(error).__name__}: {error}"
    print(json.dumps(result), flush=True)
`;

/**
 * Starts Python in an empty folder. Says so on standard error where this machine has no Python with the library requests.
 *
 * @param files of the folder.
 */
export async function startPython(files: Readonly<Record<string, Uint8Array>>) {
  const python = findPython('requests');
  const missing = python ? undefined : 'There is no python3 with the library requests, which the samples need.';
  if (skipUnlessInstalled(missing, 'python') || !python) return undefined;
  const cwd = await mkdtemp(join(tmpdir(), 'python-'));
  for (const [name, content] of Object.entries(files)) await writeFile(join(cwd, name), content);
  const program = spawn(python, ['-c', runner], {
    cwd,
    env: { ...process.env, NO_PROXY: '*' },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const results = createInterface({ input: program.stdout })[Symbol.asyncIterator]();
  return {
    /** Runs a script, and returns `succeeded` or its error. */
    async run(code: string, environment: Readonly<Record<string, string>>): Promise<string> {
      program.stdin.write(`${JSON.stringify({ code, environment })}\n`);
      const { value } = await results.next();
      return JSON.parse(String(value));
    },
    async stop() {
      program.stdin.end();
      await once(program, 'close');
      await rm(cwd, { recursive: true });
    },
  };
}
