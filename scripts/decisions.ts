import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readStatements, type Statement } from '../programs/statements.ts';
import { runStep } from './lib/run-step.ts';

const INTRODUCTION = `The platform's own description, the *source*, leaves questions open. This page lists what the contract decides for each
of them, and why. Nothing here is a promise of the platform: it can do otherwise, and then the contract follows.

We decided by a published standard where there is one, then by what an accountant expects of a record, then by the
least. First comes what we did not decide: the source does not say it, but it follows from what it says. What the source
does say, and where the contract says so, is in \`openapi/provenance/\`, from which this page is made.`;

/** Prints the guide that lists what follows from the source, and the decisions by topic. */
export function printDecisions(statements: readonly Statement[]): string {
  const undocumented = statements.filter(({ status }) => status !== 'documented');
  const topics = [...Map.groupBy(undocumented, ({ topic = 'What follows from the source' }) => topic)].map(
    ([topic, list]) => `## ${topic}\n\n${list.map(printItem).join('\n')}`,
  );
  return `${[INTRODUCTION, ...topics].join('\n\n')}\n`;
}

const printItem = ({ statement, reason }: Statement): string => wrap(`- ${statement} *${reason}*`);

/** Breaks a list item into lines of 120 characters. */
function wrap(text: string): string {
  const lines = [''];
  for (const word of text.split(' ')) {
    const line = `${lines.at(-1)}${lines.at(-1)?.trim() ? ' ' : ''}${word}`;
    if (line.length <= 120) lines.splice(-1, 1, line);
    else lines.push(`  ${word}`);
  }
  return lines.join('\n');
}

/** Writes `openapi/guides/decisions.md`, which the bundle contains like every other guide. */
async function writeDecisions(output: string): Promise<string> {
  const statements = readStatements();
  await writeFile(join(output, 'openapi', 'guides', 'decisions.md'), printDecisions(statements));
  return `${statements.filter(({ status }) => status === 'decided').length} decisions`;
}

if (import.meta.main) await runStep(writeDecisions);
