import { readFileSync } from 'node:fs';
import { joinBlocks, printFence } from '../markdown.ts';
import type { SitePage } from '../page.ts';

/** A test file for a library of Testcontainers. */
export interface Snippet {
  readonly title: string;
  readonly install: string;
  readonly language: string;
  /** In `snippets/`. */
  readonly file: string;
}

export const SNIPPETS: readonly Snippet[] = [
  { title: 'Node.js and Vitest', install: '`testcontainers` 12', language: 'ts', file: 'vitest.ts' },
  {
    title: 'Java and JUnit',
    install: '`org.testcontainers:junit-jupiter`, JUnit 5 and Jackson',
    language: 'java',
    file: 'WorldTest.java',
  },
];

export const readSnippet = ({ file }: Snippet): string =>
  readFileSync(new URL(`snippets/${file}`, import.meta.url), 'utf8');

const INTRODUCTION =
  'A library of Testcontainers starts the sandbox in a container for your tests, on a free port, and removes it afterwards. Start it once for many tests, and give each test a [world](#tag/test-suites-in-parallel): a world takes milliseconds, a container seconds.';

const REMOTE =
  'The sandbox accepts requests for loopback names only. Where Docker runs on another machine, as in GitLab with the service `docker:dind`, the tests reach it by another name, such as `docker`. Allow that name with a command for the container: `--allow-host docker`. Every option of the [sandbox](#tag/sandbox) can be added in that way, such as `--scenario month-end` or `--clock 2026-04-16`.';

const TESTED =
  'Our tests run the file for Vitest with a stand-in for Testcontainers, which starts the sandbox without a container. They compare the port and the path of the health check in both files with the Dockerfile. The file for Vitest was compiled with the types of `testcontainers` 12.2.0, once. Neither file was run with Docker, and the one for Java was not compiled.';

export const createTestcontainersPage = (): SitePage => ({
  id: 'guides/testcontainers',
  title: 'Testcontainers',
  groups: ['Guides'],
  description: 'How to start the sandbox in a container from tests in Java and Node.js.',
  markdown: joinBlocks(
    INTRODUCTION,
    '## Build the image',
    'In a clone of the repository:',
    printFence('sh', 'docker build --tag accounting-sandbox .'),
    '## Start it in a test',
    ...SNIPPETS.flatMap((snippet) => [
      `### ${snippet.title}`,
      `It needs ${snippet.install}.`,
      printFence(snippet.language, readSnippet(snippet)),
    ]),
    '## Docker on another machine',
    REMOTE,
    '## What was tested',
    TESTED,
  ),
});
