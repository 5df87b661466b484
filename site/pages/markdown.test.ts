import { describe, expect, it } from 'vitest';
import { renderMarkdown } from './markdown.ts';

describe('rendered Markdown', () => {
  it('has escaped HTML', () => {
    const html = String(renderMarkdown('a <b>bold</b> word\n\n<script>alert(1)</script>\n'));
    expect(html).toContain('a &lt;b&gt;bold&lt;/b&gt; word');
    expect(html).not.toMatch(/<b>|<script>/);
  });

  it('has mapped links', () => {
    const html = renderMarkdown('See [Debtors](#tag/debtors).', (href) => `reference.html${href}`);
    expect(String(html)).toBe('<p>See <a href="reference.html#tag/debtors">Debtors</a>.</p>\n');
  });

  it('has tables with a pipe in code', () => {
    const html = String(renderMarkdown('| Field |\n| --- |\n| `a \\| b` |\n'));
    expect(html).toContain('<td><code>a | b</code></td>');
  });
});
