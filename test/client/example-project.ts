import { execFile } from 'node:child_process';
import { cp, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { repository, runTool } from '../../scripts/lib/run.ts';
import { installIntoEmptyProject } from '../support/consumer-project.ts';
import { findNode } from '../support/find-node.ts';

/** The packages that an example needs besides the client, and the types for the compiler. */
const PEERS = ['@types/node'];

export type ExampleProject = Awaited<ReturnType<typeof createExampleProject>>;

/** Installs the packed client and copies the examples into an empty project. */
export async function createExampleProject() {
  const peers = PEERS.map((name) => join(repository, 'node_modules', name));
  const project = await installIntoEmptyProject(join(repository, 'generated', 'client'), peers);
  const folder = join(project.folder, 'examples');
  await mkdir(folder);
  await runTool('typescript', 'tsc', ['--init'], folder);
  await cp(join(repository, 'client', 'examples'), folder, { recursive: true });
  const getOptions = (env: NodeJS.ProcessEnv) => ({ cwd: folder, env: { ...process.env, ...env } });
  return {
    folder,
    /** Compiles the examples as `tsc --init` configures it. */
    compile: () =>
      runTool('typescript', 'tsc', ['-p', folder, '--noEmit', '--allowImportingTsExtensions', '--types', 'node']),
    /** Runs an example to its end, on the Node that its README names. Returns its output as lines. */
    async run(example: string, env: NodeJS.ProcessEnv = {}): Promise<string[]> {
      const { stdout } = await promisify(execFile)(findNode(24), [example], getOptions(env));
      return stdout.trim().split('\n');
    },
    remove: project.remove,
  };
}
