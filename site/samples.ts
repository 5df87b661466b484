import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readContract } from '../scripts/bundle.ts';
import { runStep } from '../scripts/lib/command.ts';
import { recordRequests } from './samples/record.ts';

/** Records the sandbox's responses to requests for every operation in `generated/examples.json`. */
async function recordExamples(output: string): Promise<string> {
  const recording = await recordRequests(await readContract());
  const text = `${JSON.stringify(recording, null, 1)}\n`;
  await writeFile(join(output, 'generated', 'examples.json'), text);
  const operations = Object.values(recording.operations);
  const responses = operations.flatMap(({ succeeded, failed }) => [...succeeded, ...failed]).length;
  return `${responses} responses of ${operations.length} operations, ${Math.round(text.length / 1024)} kB`;
}

if (import.meta.main) await runStep(recordExamples);
