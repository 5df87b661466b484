import type { Log, ReportingDescriptor, Result } from 'sarif';
import { type RuleId, rules } from '../rules/rules.ts';
import type { Detail, Violation } from '../rules/violations.ts';
import type { Report } from './build-report.ts';

/** The published contract, relative to the repository. */
const CONTRACT = 'generated/openapi.yaml';

/** The report as SARIF 2.1.0: a result for each detail, at the part of the contract that it is about. */
export function formatSarif(report: Report): string {
  const { causes, stopped, start, contract } = report;
  const notifications = stopped ? [{ level: 'error' as const, message: { text: stopped.message } }] : [];
  const log: Log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'Accounting Platform conformance',
            version: contract,
            rules: [...new Set(causes.map(({ rule }) => rule))].map(toRule),
          },
        },
        invocations: [
          { executionSuccessful: !stopped, startTimeUtc: start, toolExecutionNotifications: notifications },
        ],
        results: causes.flatMap(({ violations }) =>
          violations.flatMap((violation) => violation.details.map((detail) => toResult(violation, detail))),
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

function toResult(violation: Violation, detail: Detail): Result {
  const { operation, status, rule, basis, isFailing } = violation;
  const { message, description, fingerprint, provenance, pointer, isKnown, curl } = detail;
  return {
    ruleId: rule,
    level: isFailing && !isKnown ? 'error' : 'note',
    message: { text: `${operation} ${status || 'without a response'}: ${message}` },
    locations: [
      {
        physicalLocation: { artifactLocation: { uri: CONTRACT } },
        logicalLocations: [{ fullyQualifiedName: pointer ?? operation }],
      },
    ],
    partialFingerprints: { 'conformance/v1': fingerprint },
    baselineState: isKnown ? 'unchanged' : 'new',
    properties: { basis, provenance, test: description, curl },
  };
}
