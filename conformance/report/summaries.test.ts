import { describe, expect, it } from 'vitest';
import { cause, knownCause, report } from '../../test/support/conformance-report.ts';
import { formatMarkdown } from './markdown.ts';

describe('The Markdown summary', () => {
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
