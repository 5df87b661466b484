import { describe, expect, it } from 'vitest';
import { hashSource } from '../../programs/policy-hash.ts';
import { finishPage } from './finish.ts';

function getSources(html: string, directive: string): string[] {
  const [, policy = ''] = /Content-Security-Policy" content="([^"]*)"/.exec(html) ?? [];
  const [, sources = ''] = new RegExp(`(?:^|; )${directive} ([^;]*)`).exec(policy) ?? [];
  return sources.split(' ');
}

const createPage = (body: string): string =>
  `<!doctype html><html><head><meta charset="utf-8"><style>p{}</style></head><body>${body}</body></html>`;

describe('the policy of a page', () => {
  const body =
    '<script src="x.js"></script><script type="module">let a = 1 < 2;</script><i style="color:&quot;red&quot;"></i>';

  it('allows its own inline scripts and styles by their hashes, and leaves them as they are', () => {
    const html = finishPage(createPage(body), '');
    expect(getSources(html, 'script-src')).toEqual(["'self'", "'wasm-unsafe-eval'", hashSource('let a = 1 < 2;')]);
    expect(getSources(html, 'style-src')).toEqual(["'self'", hashSource('p{}')]);
    expect(getSources(html, 'style-src-attr')).toEqual(["'unsafe-hashes'", hashSource('color:"red"')]);
    expect(getSources(html, 'default-src')).toEqual(["'none'"]);
    expect(html).toContain('let a = 1 < 2;');
  });

  it('is the first element of the head after the encoding', () => {
    expect(finishPage(createPage(body), '')).toMatch(
      /<head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy"/,
    );
  });

  it('allows the servers only on a page with a panel', () => {
    const panel = finishPage(createPage('<section data-panel="{}"></section>'), '');
    expect(getSources(panel, 'connect-src').length).toBeGreaterThan(3);
    expect(getSources(finishPage(createPage(body), ''), 'connect-src')).toEqual(["'self'"]);
  });
});

it('an icon that a page has again is a reference to the first one, which draws it', () => {
  const icon = (path: string) => `<svg class="caret"><path d="${path}"></path></svg>`;
  const html = finishPage(
    createPage(`<template>${icon('M0 0')}</template>${icon('M0 0')}${icon('M1 1')}${icon('M0 0')}`),
    '',
  );
  expect(html.match(/<svg.*?<\/svg>/g)).toEqual([
    icon('M0 0'),
    '<svg class="caret"><g id="icon-0"><path d="M0 0"></path></g></svg>',
    icon('M1 1'),
    '<svg class="caret"><use href="#icon-0"></use></svg>',
  ]);
});

describe('the links of a page', () => {
  const links =
    '<a href="/guides/">a</a> <a href="https://other.example/">b</a> <a href="//other.example/">c</a> <script src="/_astro/a.js"></script>';

  it.each([
    ['.', './'],
    ['operations/listDebtors', '../../'],
  ])('are relative in the folder %s', (path, root) => {
    const html = finishPage(createPage(links), path);
    expect(html).toContain(`<a href="${root}guides/">a</a> <a href="https://other.example/">b</a>`);
    expect(html).toContain(`<a href="//other.example/">c</a> <script src="${root}_astro/a.js"></script>`);
  });

  it('stay as they are on the page for missing files, which a host shows for every path', () => {
    expect(finishPage(createPage(links), undefined)).toContain(links);
  });
});
