// Prints the readiness report of the requests of this job, and stops the sandbox.
import { execFileSync } from 'node:child_process';
import { appendFileSync } from 'node:fs';

const { STATE_pid: pid, STATE_url: url, GITHUB_STEP_SUMMARY, INPUT_FAIL_ON = 'never' } = process.env;
// The runner keeps the hyphen of an input.
const failOn = process.env['INPUT_FAIL-ON'] ?? INPUT_FAIL_ON;

/** Undefined when the sandbox is gone. */
const report = await fetch(`${url}/_sandbox/readiness`).then(
  (response) => (response.ok ? response.json() : undefined),
  () => undefined,
);

const formatReport = ({ verdict, requestCount, contractVersion, rules, missing }) =>
  [
    `Verdict: ${verdict}, ${requestCount} requests, contract ${contractVersion}`,
    ...rules.flatMap(({ severity, title, findings, advice }) =>
      findings.flatMap(({ message, requests }) => [`${severity}: ${title}`, `  ${message} ${requests}`, `  ${advice}`]),
    ),
    ...missing.map(({ title, how }) => `Not seen yet: ${title}. ${how}`),
  ].join('\n');

if (report === undefined) {
  process.stdout.write('::warning::The sandbox has stopped, so there is no readiness report.\n');
} else {
  const text = formatReport(report);
  process.stdout.write(`${text}\n`);
  if (GITHUB_STEP_SUMMARY) appendFileSync(GITHUB_STEP_SUMMARY, `## Readiness\n\n\`\`\`text\n${text}\n\`\`\`\n`);
  if (failOn === 'error' && report.verdict === 'notReady') {
    process.stdout.write('::error::The integration is not ready: see the readiness report.\n');
    process.exitCode = 1;
  }
}
try {
  // Its process group: npm, and the sandbox that it started.
  if (pid && process.platform === 'win32') execFileSync('taskkill', ['/pid', pid, '/t', '/f']);
  else if (pid) process.kill(-Number(pid));
} catch {
  // It has ended already.
}
