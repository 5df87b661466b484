/** Writes a line to the log of the engine. */
export function log(line: string): void {
  // biome-ignore lint/suspicious/noConsole: a worker has no other log.
  console.error(line);
}
