import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { BuildError } from '../scripts/lib/run.ts';
import { fillTemplate, type RequestTemplate } from './requests.ts';

/**
 * Sends the requests in order over 8 connections without pauses by `wrk`, which leaves more of the processor than a load
 * generator in JavaScript.
 *
 * @returns requests per second.
 * @throws Error for a status outside 2xx, or a failed connection.
 */
export async function runLoad(url: string, templates: readonly RequestTemplate[], seconds: number): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'load-'));
  try {
    const script = join(folder, 'requests.lua');
    await writeFile(script, formatScript(templates));
    const args = ['--threads', '1', '--connections', '8', '--duration', `${seconds}s`, '--script', script, url];
    const { stdout } = await promisify(execFile)('wrk', args).catch((error: NodeJS.ErrnoException) => {
      throw error.code === 'ENOENT' ? new BuildError('wrk is not installed. Run: bash .ci/install load') : error;
    });
    const problems = /^ *(Socket errors|Non-2xx or 3xx responses): .+$/m.exec(stdout);
    if (problems) throw new Error(problems[0].trim());
    return Number(/^Requests\/sec: +([\d.]+)$/m.exec(stdout)?.[1]);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Formats the script, which counts the number of `{unique}`: `fillTemplate` leaves its place. */
function formatScript(templates: readonly RequestTemplate[]): string {
  const requests = templates.map((template) => {
    const { method, path, headers, body = '' } = fillTemplate(template, { unique: '{unique}' });
    const fields = Object.entries(headers).map(([name, value]) => `[${JSON.stringify(name)}]=${JSON.stringify(value)}`);
    return `{ ${JSON.stringify(method)}, ${JSON.stringify(path)}, { ${fields} }, ${JSON.stringify(body)} }`;
  });
  return `local requests = { ${requests.join(',\n')} }
local count = math.random(0, 1000000) * 1000000
local fill = function(text) return (string.gsub(text, "{unique}", tostring(count))) end
request = function()
  count = count + 1
  local method, path, headers, body = unpack(requests[count % #requests + 1])
  return wrk.format(method, fill(path), headers, fill(body))
end
`;
}
