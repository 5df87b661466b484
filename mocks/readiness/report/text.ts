import type { ReadinessReport, RuleResult } from '../assess.ts';

/** Verdicts as sentences. */
export const VERDICTS: Readonly<Record<ReadinessReport['verdict'], string>> = {
  ready: 'Ready',
  notReady: 'Not ready',
  incomplete: 'Not enough seen',
};

const MAX_SHOWN = 10;

/** Formats the numbers of the requests that show a finding: `#3, #4 and 12 more`. */
export function formatRequests(requests: readonly number[]): string {
  const shown = requests.slice(0, MAX_SHOWN).map((sequence) => `#${sequence}`);
  const more = requests.length - shown.length;
  return `${shown.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

export function formatText(report: ReadinessReport): string {
  const broken = report.rules.filter(({ findings }) => findings.length > 0);
  const lines = [
    `${VERDICTS[report.verdict]}: ${report.requestCount} requests, contract ${report.contractVersion}`,
    ...broken.flatMap(formatRule),
    ...(report.missing.length > 0 ? ['', 'Not seen yet:'] : []),
    ...report.missing.flatMap(({ title, how }) => [`  ${title}`, `    ${how}`]),
  ];
  return `${lines.join('\n')}\n`;
}

const formatRule = ({ severity, title, findings, advice, guide }: RuleResult): string[] => [
  '',
  `${severity.toUpperCase()}  ${title}`,
  ...findings.map(({ message, requests }) => `  ${message} (${formatRequests(requests)})`),
  `  ${advice} Guide: ${guide.title}`,
];
