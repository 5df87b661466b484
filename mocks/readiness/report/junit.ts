import type { ReadinessReport, RuleResult } from '../assess.ts';
import { formatRequests } from './text.ts';

/** Formats the report as JUnit XML: a test case for each rule, and one that is skipped for each situation not seen. */
export function formatJunit(report: ReadinessReport): string {
  const failures = report.rules.filter(isFailure).length;
  const counts = `tests="${report.rules.length + report.missing.length}" failures="${failures}" errors="0" skipped="${report.missing.length}"`;
  const cases = [
    ...report.rules.map(formatRule),
    ...report.missing.map(({ title, how }) => formatCase('exercises', title, `<skipped message="${escapeXml(how)}"/>`)),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="readiness" ${counts}>
  <testsuite name="readiness" ${counts}>
${cases.join('\n')}
  </testsuite>
</testsuites>
`;
}

/** What could only be better fails no test. */
const isFailure = ({ severity, findings }: RuleResult): boolean => severity !== 'info' && findings.length > 0;

function formatRule(rule: RuleResult): string {
  const { title, severity, findings, advice } = rule;
  const text = findings.map(({ message, requests }) => `${message} (${formatRequests(requests)})`).join('\n');
  if (findings.length === 0) return formatCase('rules', title, '');
  const details = escapeXml(`${text}\n${advice}`);
  const failure = `<failure type="${severity}" message="${escapeXml(findings[0]?.message ?? '')}">${details}</failure>`;
  return formatCase('rules', title, isFailure(rule) ? failure : `<system-out>${details}</system-out>`);
}

const formatCase = (group: string, name: string, content: string): string =>
  `    <testcase classname="readiness.${group}" name="${escapeXml(name)}">${content}</testcase>`;

/** Characters that XML 1.0 does not allow, not even escaped (section 2.2). */
const FORBIDDEN = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

const escapeXml = (text: string): string =>
  text.replaceAll(FORBIDDEN, '\u{FFFD}').replaceAll(/[&<>"\r]/g, (character) => `&#${character.codePointAt(0)};`);
