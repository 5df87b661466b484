import { type RuleId, rules } from '../rules.ts';
import type { Cause, Report, ReportedDetail, ReportedViolation } from './build-report.ts';
import { createLocator, type Locate } from './source-locations.ts';

const SCHEMA = 'https://json.schemastore.org/sarif-2.1.0.json';

/** The report as SARIF 2.1.0: a result for each detail, at the line of the contract that it is about. */
export function formatSarif(report: Report, locate: Locate = createLocator()): string {
  const usedRules = [...new Set(report.causes.map(({ rule }) => rule))];
  const results = report.causes.flatMap((cause) =>
    cause.violations.flatMap((violation) =>
      violation.details.map((detail) => toResult(report, violation, detail, usedRules.indexOf(cause.rule), locate)),
    ),
  );
  const driver = {
    ...{ name: 'Conformance suite', informationUri: 'https://accounting-platform.example', version: report.contract },
    rules: usedRules.map((id) => toRule(id, report.causes)),
  };
  const invocation = {
    executionSuccessful: report.stopped === null,
    startTimeUtc: report.start,
    toolExecutionNotifications: report.stopped ? [{ level: 'error', message: { text: report.stopped.message } }] : [],
  };
  const run = { tool: { driver }, invocations: [invocation], columnKind: 'utf16CodeUnits', results };
  return `${JSON.stringify({ $schema: SCHEMA, version: '2.1.0', runs: [run] }, null, 2)}\n`;
}

function toRule(id: RuleId, causes: readonly Cause[]) {
  const basis = [...new Set(causes.filter(({ rule }) => rule === id).map((cause) => cause.basis))];
  return {
    id,
    shortDescription: { text: `${rules[id].title}.` },
    properties: { tags: basis, provenance: rules[id].provenance },
  };
}

function toResult(
  { server }: Report,
  { operation, status, rule, basis, isFailing }: ReportedViolation,
  detail: ReportedDetail,
  ruleIndex: number,
  locate: Locate,
) {
  const { message, description, fingerprint, provenance, pointer, isKnown, curl } = detail;
  const location = locate(operation, pointer);
  return {
    ...{ ruleId: rule, ruleIndex, level: isFailing && !isKnown ? 'error' : 'note' },
    message: { text: `${operation} ${status || 'without a response'}: ${message}` },
    locations: location
      ? [
          {
            physicalLocation: {
              artifactLocation: { uri: location.file, uriBaseId: '%SRCROOT%' },
              region: { startLine: location.line },
            },
            logicalLocations: [{ fullyQualifiedName: operation, kind: 'function' }],
          },
        ]
      : [],
    partialFingerprints: { 'conformance/v1': fingerprint },
    baselineState: isKnown ? 'unchanged' : 'new',
    properties: { server, basis, provenance, test: description, curl },
  };
}
