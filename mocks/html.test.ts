import { describe, expect, it } from 'vitest';
import { Html, html } from './html.ts';

const attack = `"'><script>alert(1)</script>&`;

describe('html template', () => {
  it('escapes texts in content and in attributes', () => {
    const escaped = '&quot;&#39;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&amp;';
    expect(String(html`<p title="${attack}">${attack}</p>`)).toBe(`<p title="${escaped}">${escaped}</p>`);
  });

  it('inserts markup unescaped, also in lists', () => {
    const items = ['a', '<b>'].map((text) => html`<li>${text}</li>`);
    expect(String(html`<ul>${items}</ul>`)).toBe('<ul><li>a</li><li>&lt;b&gt;</li></ul>');
    expect(String(html`<style>${new Html('a > b {}')}</style>`)).toBe('<style>a > b {}</style>');
  });

  it('escapes the texts of a list', () => {
    expect(String(html`${['<', ['>', html`<br>`]]}`)).toBe('&lt;&gt;<br>');
  });

  it('inserts nothing for undefined', () => {
    expect(String(html`<p>${undefined}</p>`)).toBe('<p></p>');
  });

  it('reads escapes of its own text as JavaScript does', () => {
    expect(String(html`a\tb${'\\'}`)).toBe('a\tb\\');
  });
});
