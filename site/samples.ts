import { writeFile } from 'node:fs/promises';
import { readContract } from '../scripts/bundle.ts';
import { runStep } from '../scripts/lib/command.ts';
import { record } from './samples/record.ts';
import { recordingFile } from './samples/recording.ts';

/** Records what the sandbox answers to requests for every operation, in `generated/examples.json`. */
export async function recordExamples(): Promise<string> {
  const recording = await record(await readContract());
  const text = `${JSON.stringify(recording, null, 1)}\n`;
  await writeFile(recordingFile, text);
  const operations = Object.values(recording.operations);
  const responses = operations.flatMap(({ succeeded, failed }) => [...succeeded, ...failed]).length;
  return `${responses} responses of ${operations.length} operations, ${Math.round(text.length / 1024)} kB`;
}

if (import.meta.main) await runStep(recordExamples);
