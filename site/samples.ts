import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { format } from 'prettier';
import type { Recording } from '../programs/recording.ts';
import { readContract } from '../scripts/bundle.ts';
import { runStep } from '../scripts/lib/run-step.ts';
import { recordRequests } from './samples/record.ts';

/** Formats a recording. What fits on a line has one, so that a reviewer sees more of it. */
export const formatRecording = (recording: Recording): Promise<string> =>
  format(JSON.stringify(recording), { parser: 'json', printWidth: 120 });

/** Records the sandbox's responses to requests for every operation in `generated/examples.json`. */
async function recordExamples(output: string): Promise<string> {
  const recording = await recordRequests(await readContract());
  const text = await formatRecording(recording);
  await writeFile(join(output, 'generated', 'examples.json'), text);
  const operations = Object.values(recording.operations);
  const responses = operations.flatMap(({ succeeded, failed }) => [...succeeded, ...failed]).length;
  return `${responses} responses of ${operations.length} operations, ${Math.round(text.length / 1024)} kB`;
}

if (import.meta.main) await runStep(recordExamples);
