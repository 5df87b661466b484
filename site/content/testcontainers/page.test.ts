import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { repository } from '../../../scripts/lib/run.ts';
import { createTestcontainersPage, readSnippet, SNIPPETS } from './page.ts';

const dockerfile = await readFile(join(repository, 'Dockerfile'), 'utf8');
const compose = parse(await readFile(join(repository, 'compose.yaml'), 'utf8'), { merge: true });

/** The port of the image, and the path of its health check. */
const [, port = ''] = /^EXPOSE (\d+)$/m.exec(dockerfile) ?? [];
const [, path = ''] = /fetch\('http:\/\/127\.0\.0\.1:\d+(\/[^']+)'\)/.exec(dockerfile) ?? [];

describe('the page about Testcontainers', () => {
  it.each(SNIPPETS)('starts the image of compose.yaml in the file for $title', (snippet) => {
    expect(readSnippet(snippet)).toContain(
      `"${compose.services.sandbox.image}"`.replaceAll('"', getQuote(snippet.file)),
    );
  });

  it.each(SNIPPETS)('has the port and the health check of the Dockerfile in the file for $title', (snippet) => {
    const text = readSnippet(snippet);
    expect(new Set(text.match(/\b\d{4,5}\b/g))).toEqual(new Set([port]));
    expect(text.match(/\/_sandbox\/health/g)).toEqual([path]);
  });

  it('names the image that its first command builds, and an option that the program of the image takes', () => {
    const { markdown } = createTestcontainersPage();
    expect(markdown).toContain(`docker build --tag ${compose.services.sandbox.image} .`);
    expect(dockerfile).toMatch(/^ENTRYPOINT \["node", "dist\/bin\.js",/m);
    expect(markdown).toContain('--allow-host docker');
  });
});

const getQuote = (file: string): string => (file.endsWith('.ts') ? "'" : '"');
