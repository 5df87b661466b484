// Prints the readiness report of the requests of this job, and stops the sandbox.
import { appendFileSync } from 'node:fs';

const { STATE_pid: pid, STATE_url: url, GITHUB_STEP_SUMMARY, INPUT_FAIL_ON = 'never' } = process.env;
// The runner keeps the hyphen of an input.
const failOn = process.env['INPUT_FAIL-ON'] ?? INPUT_FAIL_ON;

/** Reads the report in a format; undefined when the sandbox is gone. */
const read = (format) =>
  fetch(`${url}/_sandbox/readiness?format=${format}`).then(
    (response) => (response.ok ? response.text() : undefined),
    () => undefined,
  );

const [text, json] = [await read('text'), await read('json')];
if (text === undefined || json === undefined) {
  process.stdout.write('::warning::The sandbox has stopped, so there is no readiness report.\n');
} else {
  process.stdout.write(`${text}\n`);
  if (GITHUB_STEP_SUMMARY) appendFileSync(GITHUB_STEP_SUMMARY, `## Readiness\n\n\`\`\`text\n${text}\n\`\`\`\n`);
  if (failOn === 'error' && JSON.parse(json).verdict === 'notReady') {
    process.stdout.write('::error::The integration is not ready: see the readiness report.\n');
    process.exitCode = 1;
  }
}
try {
  // Its process group: npm, and the sandbox that it started.
  if (pid) process.kill(-Number(pid));
} catch {
  // It has ended already.
}
