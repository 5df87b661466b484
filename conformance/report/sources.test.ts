import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Log } from 'sarif';
import { describe, expect, it } from 'vitest';
import { repository } from '../../scripts/lib/run.ts';
import { cause, detail, knownCause, report, violation } from '../../test/support/conformance-report.ts';
import { operations } from '../contract.ts';
import { formatAnnotations } from './github.ts';
import { formatMarkdown } from './markdown.ts';
import { formatSarif } from './sarif.ts';
import { createLocator } from './source-locations.ts';

const locate = createLocator();

/** The hand-written line of a part of the contract. */
function readLine(operation: string, pointer?: string): string {
  const { file, line } = locate(operation, pointer) ?? { file: '', line: 0 };
  const text = readFileSync(join(repository, file), 'utf8').split('\n')[line - 1] ?? '';
  return `${file}: ${text.trim()}`;
}

describe('The line of a violation', () => {
  it.each<[what: string, operation: string, pointer: string | undefined, line: string]>([
    ['an operation', 'getDebtor', undefined, 'openapi/resources/debtors.yaml: get:'],
    ['a field', 'getDebtor', '#/components/schemas/Debtor/properties/name', 'openapi/resources/debtors.yaml: name:'],
    ['a field of a record in a list', 'listDebtors', '#/components/schemas/DebtorListItem/properties/email', 'email:'],
    ['a field of the envelope', 'listDebtors', '#/components/schemas/ListMeta/properties/totalCount', 'totalCount:'],
    ['a header', 'createDebtor', '#/components/headers/Location', 'Location:'],
    ['a header of an error', 'getDebtor', '#/components/responses/Unauthorized/headers/X', 'Unauthorized:'],
    ['an unknown component', 'getDebtor', '#/components/schemas/Nothing', 'openapi/resources/debtors.yaml: get:'],
  ])('of %s is that of the hand-written file', (_what, operation, pointer, line) => {
    expect(readLine(operation, pointer)).toContain(line);
  });

  it('is known for every operation', () => {
    expect(operations.filter(({ id }) => !locate(id)).map(({ id }) => id)).toEqual([]);
  });

  it('is in the schema that has the field, when a record is made of several', () => {
    const pointer = '#/components/schemas/SalesInvoiceWithLines/properties/invoiceNumber';
    expect(readLine('listSalesInvoicesWithLines', pointer)).toMatch(/: invoiceNumber:$/);
  });
});

describe('SARIF', () => {
  const parse = (text: string) => (JSON.parse(text) as Log).runs[0];

  it('has a result for each detail, with its line, its fingerprint and its rule', () => {
    const run = parse(formatSarif({ ...report, causes: [cause, knownCause] }));
    expect(run?.tool.driver.rules?.map(({ id }) => id)).toEqual(['filter', 'content-language']);
    expect(run?.results).toMatchObject([
      {
        ...{ ruleId: 'filter', level: 'error', baselineState: 'new' },
        message: { text: `listDebtors 200: ${detail.message}` },
        partialFingerprints: { 'conformance/v1': detail.fingerprint },
        locations: [
          {
            physicalLocation: { artifactLocation: { uri: 'openapi/resources/debtors.yaml' }, region: { startLine: 5 } },
          },
        ],
      },
      { ruleId: 'content-language', level: 'note', baselineState: 'unchanged' },
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

describe('Annotations of GitHub', () => {
  it('are one for each cause with something new, at the line of its first violation', () => {
    const message = 'Wrong: 50%\nnext';
    const two = { ...cause, violations: [{ ...violation, details: [{ ...detail, message }] }, violation] };
    expect(formatAnnotations({ ...report, causes: [two, knownCause] })).toBe(
      '::error file=openapi/resources/debtors.yaml,line=5,title=filter%3A A filter finds no other records::' +
        'listDebtors 200: Wrong: 50%25%0Anext (and 1 more)\n',
    );
  });

  it('are warnings for violations that do not fail the run', () => {
    const decided = { ...cause, violations: [{ ...violation, isFailing: false }] };
    expect(formatAnnotations({ ...report, causes: [decided] })).toMatch(/^::warning /);
  });
});

describe('The Markdown summary', () => {
  it('has the coverage beside that of the last run', () => {
    const text = formatMarkdown({ ...report, previous: { documented: 5, covered: 1 } });
    expect(text).toContain('| 3 of 5 | 1 of 5 | +2 | 12 | http://localhost:4010 |');
    expect(formatMarkdown(report)).toContain('\n| 3 of 5 | 12 | http://localhost:4010 |');
  });

  it('escapes what a server says, and marks what is known', () => {
    const text = formatMarkdown({ ...report, causes: [cause, knownCause] });
    expect(text).toContain(
      '`listDebtors` 200: The name is "&#60;b&#62;Jansen &#38; Zn&#60;/b&#62;"; expected &#93;&#93;&#62; &#124; &#42;.',
    );
    expect(text).toContain('Content-Language is "nl". *known*');
    expect(text).toContain('### Differs from a decision of the contract');
  });

  it('is a table, in which each row has as many cells as the header', () => {
    const lines = formatMarkdown({ ...report, previous: { documented: 5, covered: 1 }, causes: [cause] }).split('\n');
    const tables = lines.filter((line) => line.startsWith('|')).map((line) => line.split(' | ').length);
    expect(tables).toEqual([5, 5, 5, 3, 3, 3]);
  });
});
