import { describe, expect, it } from 'vitest';
import { rendered } from './markdown.ts';

describe('Markdown as HTML', () => {
  it('shows markup as text', () => {
    const html = String(rendered('a <b>bold</b> word\n\n<script>alert(1)</script>\n'));
    expect(html).toContain('a &lt;b&gt;bold&lt;/b&gt; word');
    expect(html).not.toMatch(/<b>|<script>/);
  });

  it('has the links that it is given', () => {
    const html = rendered('See [Debtors](#tag/debtors).', (href) => `reference.html${href}`);
    expect(String(html)).toBe('<p>See <a href="reference.html#tag/debtors">Debtors</a>.</p>\n');
  });

  it('has tables with code that holds a pipe', () => {
    const html = String(rendered('| Field |\n| --- |\n| `a \\| b` |\n'));
    expect(html).toContain('<td><code>a | b</code></td>');
  });
});
