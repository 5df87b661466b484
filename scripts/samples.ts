import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Contract } from './client/contract.ts';
import { repository } from './lib/run.ts';
import { record } from './samples/record.ts';
import { recordingFile } from './samples/recording.ts';

/** Records what the sandbox answers to a request for every operation, in `generated/examples.json`. */
export async function recordExamples(): Promise<string> {
  const contract = JSON.parse(await readFile(join(repository, 'generated', 'openapi.json'), 'utf8')) as Contract;
  const recording = await record(contract);
  const text = `${JSON.stringify(recording, null, 1)}\n`;
  await writeFile(recordingFile, text);
  const operations = Object.values(recording.operations);
  const answers = operations.flatMap(({ succeeded, refused }) => [...succeeded, refused]).length;
  return `${answers + recording.refusals.length} answers to ${operations.length} operations, ${Math.round(text.length / 1024)} kB`;
}
