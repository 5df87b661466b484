import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { repository } from '../../scripts/lib/run.ts';
import { type Comparison, compareWithLimit } from '../metrics.ts';

const METRIC = 'package of the sandbox, MB';

/** Measures the size of the tarball that npm would publish. */
export async function measurePackage(): Promise<Comparison[]> {
  const folder = join(repository, 'generated', 'sandbox');
  const { stdout } = await promisify(execFile)('npm', ['pack', '--dry-run', '--json'], { cwd: folder });
  const [tarball] = JSON.parse(stdout) as { size: number }[];
  return [compareWithLimit([['tarball', METRIC, (tarball?.size ?? Number.NaN) / 1e6]], METRIC, 'tarball', 4)];
}
