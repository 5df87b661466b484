import { joinBlocks, printFence } from '../markdown.ts';
import type { SitePage } from '../page.ts';
import { readSnippet, SNIPPETS } from './snippets.ts';

const INTRODUCTION =
  'A library of Testcontainers starts the sandbox in a container for your tests, on a free port, and removes it afterwards. Start it once for many tests, and give each test a [world](#tag/test-suites-in-parallel): a world takes milliseconds, a container seconds.';

const REMOTE =
  'The sandbox accepts requests for loopback names only. Where Docker runs on another machine, as in GitLab with the service `docker:dind`, the tests reach it by another name, such as `docker`. Allow that name with a command for the container: `--allow-host docker`. Every option of the [sandbox](#tag/sandbox) can be added in that way, such as `--scenario month-end` or `--clock 2026-04-16`.';

const TESTED =
  'Our tests run the files for Vitest and pytest with a stand-in for Testcontainers, which starts the sandbox without a container. They check the syntax of the file for Go, and compare the port and the path of the health check in all files with the Dockerfile. The file for Vitest was compiled with the types of `testcontainers` 12.2.0, once. No file was run with Docker, and those for Java and .NET were not compiled.';

/** Creates the page about Testcontainers. */
export const createTestcontainersPage = (): SitePage => ({
  ...{ id: 'guides/testcontainers', title: 'Testcontainers', groups: ['Guides'] },
  description: 'How to start the sandbox in a container from tests in Java, .NET, Go, Python and Node.js.',
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
