import { availableParallelism } from 'node:os';
import { runCommand } from './lib/command-line.ts';
import { heldPart } from './soak/held-part.ts';
import { loadPart } from './soak/load-part.ts';
import { help, type PartName, parseOptions, type SoakOptions } from './soak/options.ts';
import { asText, heldReport, loadReport, type Report, restartsReport } from './soak/report.ts';
import { restartsPart } from './soak/restarts-part.ts';
import { killAll } from './soak/sandbox-process.ts';

/** `npm run soak`: works a sandbox hard for a long time, and says whether it stays right and its memory flat. */
type Say = (line: string) => void;

const parts: Readonly<Record<PartName, (options: SoakOptions, say: Say) => Promise<Report>>> = {
  load: async (options, say) => loadReport(await loadPart(options, say)),
  held: async (options, say) => heldReport(await heldPart(options, say)),
  restarts: async (options, say) => restartsReport(await restartsPart(options, say)),
};

/** One line that is written over on a screen; where it would be kept, a line each 10 seconds. */
function progress(): { say: Say; end: () => void } {
  const { stderr } = process;
  if (stderr.isTTY) {
    return { say: (line) => void stderr.write(`\r\x1b[K${line}`), end: () => void stderr.write('\r\x1b[K') };
  }
  let last = Number.NEGATIVE_INFINITY;
  const say = (line: string) => {
    if (performance.now() - last < 10_000) return;
    last = performance.now();
    stderr.write(`${line}\n`);
  };
  return { say, end: () => undefined };
}

async function soak(args: readonly string[]): Promise<void> {
  const options = parseOptions(args);
  if (options.help) {
    process.stdout.write(help);
    return;
  }
  const { version, platform, arch } = process;
  const reports: Report[] = [];
  for (const name of options.only) {
    const { say, end } = progress();
    reports.push(await parts[name](options, say));
    end();
  }
  const machine = `Node ${version.slice(1)}, ${platform} ${arch}, ${availableParallelism()} processors`;
  process.stdout.write(`\n${machine}, seed ${options.seed}\n\n${asText(reports)}`);
  if (reports.some(({ isRight }) => !isRight)) process.exitCode = 1;
}

runCommand(soak, killAll);
