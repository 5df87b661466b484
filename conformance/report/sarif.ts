import type { Log, ReportingDescriptor, Result } from 'sarif';
import { type RuleId, rules } from '../rules.ts';
import type { Report, ReportedDetail, ReportedViolation } from './build-report.ts';
import { createLocator, type Locate, type SourceLocation } from './source-locations.ts';

/** The report as SARIF 2.1.0: a result for each detail, at the line of the contract that it is about. */
export function formatSarif(report: Report, locate: Locate = createLocator()): string {
  const { causes, stopped, start, contract } = report;
  const notifications = stopped ? [{ level: 'error' as const, message: { text: stopped.message } }] : [];
  const log: Log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            ...{ name: 'Accounting Platform conformance', version: contract },
            rules: [...new Set(causes.map(({ rule }) => rule))].map(toRule),
          },
        },
        invocations: [
          { executionSuccessful: !stopped, startTimeUtc: start, toolExecutionNotifications: notifications },
        ],
        results: causes.flatMap(({ violations }) =>
          violations.flatMap((violation) => violation.details.map((detail) => toResult(violation, detail, locate))),
        ),
      },
    ],
  };
  return `${JSON.stringify(log, null, 2)}\n`;
}

const toRule = (id: RuleId): ReportingDescriptor => ({
  id,
  shortDescription: { text: `${rules[id].title}.` },
  properties: { provenance: rules[id].provenance },
});

function toResult(violation: ReportedViolation, detail: ReportedDetail, locate: Locate): Result {
  const { operation, status, rule, basis, isFailing } = violation;
  const { message, description, fingerprint, provenance, pointer, isKnown, curl } = detail;
  const location = locate(operation, pointer);
  return {
    ruleId: rule,
    level: isFailing && !isKnown ? 'error' : 'note',
    message: { text: `${operation} ${status || 'without a response'}: ${message}` },
    locations: location ? [toLocation(location, operation)] : [],
    partialFingerprints: { 'conformance/v1': fingerprint },
    baselineState: isKnown ? 'unchanged' : 'new',
    properties: { basis, provenance, test: description, curl },
  };
}

const toLocation = ({ file, line }: SourceLocation, operation: string): NonNullable<Result['locations']>[number] => ({
  physicalLocation: { artifactLocation: { uri: file }, region: { startLine: line } },
  logicalLocations: [{ fullyQualifiedName: operation, kind: 'function' }],
});
