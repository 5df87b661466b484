/** What stands in the way of a command; the message says what to do about it. */
export class CommandFailed extends Error {}

/** A whole number from 1, as somebody gave it for an option. */
export function atLeastOne(option: string, text: string): number {
  if (/^\d+$/.test(text) && Number(text) >= 1) return Number(text);
  throw new CommandFailed(`${option} takes a whole number from 1, not "${text}".`);
}

/** Some of the names that there are, given with commas between; in their usual order. */
export function someOf<Name extends string>(option: string, text: string, names: readonly Name[]): Name[] {
  const wanted = text.split(',').map((name) => name.trim());
  const unknown = wanted.find((name) => !names.some((known) => known === name));
  if (unknown !== undefined) {
    throw new CommandFailed(`${option} takes some of ${names.join(', ')}, with commas between; not "${unknown}".`);
  }
  return names.filter((name) => wanted.includes(name));
}

/**
 * Runs a command that starts servers. They are in process groups of their own, which Ctrl+C does not reach, so they are
 * ended with the command, however it ends.
 *
 * @param endServers is called when the process ends, and may not wait for anything.
 */
export function runCommand(command: (args: readonly string[]) => Promise<void>, endServers: () => void): void {
  process.on('exit', endServers);
  for (const [signal, code] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ] as const) {
    process.once(signal, () => process.exit(code));
  }
  command(process.argv.slice(2)).catch((error: unknown) => {
    process.stderr.write(`${error instanceof CommandFailed ? error.message : String((error as Error).stack)}\n`);
    process.exitCode = 1;
  });
}
