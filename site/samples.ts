import { writeFile } from 'node:fs/promises';
import { format } from 'prettier';
import { RECORDING_FILE } from '../scripts/bundle/recording.ts';
import { readContract } from '../scripts/bundle.ts';
import { runStep } from '../scripts/lib/command.ts';
import { recordRequests } from './samples/record.ts';

/** Records the sandbox's responses to requests for every operation in `generated/examples.json`. */
async function recordExamples(): Promise<string> {
  const recording = await recordRequests(await readContract());
  // Prettier writes what fits on a line on one, so that a reviewer sees more of it.
  const text = await format(JSON.stringify(recording), { parser: 'json', printWidth: 120 });
  await writeFile(RECORDING_FILE, text);
  const operations = Object.values(recording.operations);
  const responses = operations.flatMap(({ succeeded, failed }) => [...succeeded, ...failed]).length;
  return `${responses} responses of ${operations.length} operations, ${Math.round(text.length / 1024)} kB`;
}

if (import.meta.main) await runStep(recordExamples);
