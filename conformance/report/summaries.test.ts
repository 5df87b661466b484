import type { Log } from 'sarif';
import { describe, expect, it } from 'vitest';
import { cause, detail, knownCause, report } from '../../test/support/conformance-report.ts';
import { formatMarkdown } from './markdown.ts';
import { formatSarif } from './sarif.ts';

describe('SARIF', () => {
  const parse = (text: string) => (JSON.parse(text) as Log).runs[0];

  it('has a result for each detail, with the part of the contract, its fingerprint and its rule', () => {
    const run = parse(formatSarif({ ...report, causes: [cause, knownCause] }));
    expect(run?.tool.driver.rules?.map(({ id }) => id)).toEqual(['filter', 'content-language']);
    expect(run?.results).toMatchObject([
      {
        ruleId: 'filter',
        level: 'error',
        baselineState: 'new',
        message: { text: `listDebtors 200: ${detail.message}` },
        partialFingerprints: { 'conformance/v1': detail.fingerprint },
        locations: [{ logicalLocations: [{ fullyQualifiedName: 'listDebtors' }] }],
      },
      {
        ruleId: 'content-language',
        level: 'note',
        baselineState: 'unchanged',
        locations: [{ logicalLocations: [{ fullyQualifiedName: '#/components/headers/ContentLanguage' }] }],
      },
    ]);
    expect(run?.invocations).toMatchObject([{ executionSuccessful: true }]);
  });

  it('says why a run ended early', () => {
    const stopped = { reason: 'token', message: 'The server rejects the token.' } as const;
    expect(parse(formatSarif({ ...report, stopped }))?.invocations).toMatchObject([
      { executionSuccessful: false, toolExecutionNotifications: [{ message: { text: stopped.message } }] },
    ]);
  });
});

describe('The Markdown summary', () => {
  it('has the coverage beside that of the last run', () => {
    const text = formatMarkdown({ ...report, previous: { documented: 5, covered: 1 } });
    expect(text).toContain('\n3 of 5 statuses of the contract covered (last run 1 of 5). http://localhost:4010,');
    expect(formatMarkdown(report)).toContain('\n3 of 5 statuses of the contract covered. http://localhost:4010,');
  });

  it('begins with what a screen can hold; the rest is closed', () => {
    const causes = Array.from({ length: 30 }, () => cause);
    const [start = '', ...details] = formatMarkdown({ ...report, causes }).split('<details>');
    expect(start.split('\n').length).toBeLessThan(45);
    expect(start).toContain('Skipped: 1 the run only reads; 1 the server has no limit.');
    expect(details).toHaveLength(30);
  });

  it('escapes what a server says, and marks what is known', () => {
    const text = formatMarkdown({ ...report, causes: [cause, knownCause] });
    expect(text).toContain(
      '- listDebtors 200, 3 times: The name is "&#60;b&#62;Jansen &#38; Zn&#60;/b&#62;"; expected &#93;&#93;&#62; &#124; &#42;.',
    );
    expect(text).toContain('Content-Language is "nl". (known)');
    expect(text).toContain('| Differs from a decision of the contract | violations | breaks |');
  });

  it('is a table, in which each row has as many cells as the header', () => {
    const lines = formatMarkdown({ ...report, causes: [cause] }).split('\n');
    const tables = lines.filter((line) => line.startsWith('|')).map((line) => line.split(' | ').length);
    expect(tables).toEqual([3, 3, 3]);
  });
});
