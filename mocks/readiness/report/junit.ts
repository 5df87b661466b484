import { formatElement, formatJunitReport, type JunitCase } from '../../messages/junit.ts';
import type { ReadinessReport, RuleResult } from '../assess.ts';
import { formatRequests } from './text.ts';

/** Formats the report as JUnit XML: a test case for each rule, and one that is skipped for each situation not seen. */
export function formatJunit({ rules, missing }: ReadinessReport): string {
  const cases = [
    ...rules.map(toCase),
    ...missing.map(
      ({ title, how }): JunitCase => ({
        classname: 'readiness.exercises',
        name: title,
        outcome: 'skipped',
        content: formatElement('skipped', { message: how }),
      }),
    ),
  ];
  return formatJunitReport('readiness', [{ name: 'readiness', cases }]);
}

/** What could only be better fails no test. */
function toCase({ title, severity, findings, advice }: RuleResult): JunitCase {
  const isFailure = severity !== 'info' && findings.length > 0;
  const text = findings.map(({ message, requests }) => `${message} (${formatRequests(requests)})`).join('\n');
  const details = `${text}\n${advice}`;
  const attributes = { type: severity, message: findings[0]?.message ?? '' };
  const content = isFailure ? formatElement('failure', attributes, details) : formatElement('system-out', {}, details);
  return {
    classname: 'readiness.rules',
    name: title,
    outcome: isFailure ? 'failed' : 'passed',
    content: findings.length === 0 ? '' : content,
  };
}
