import { describe, expect, it } from 'vitest';
import { findWrongCommands } from './commands.ts';
import { findBrokenLinks, findMissingPaths } from './paths.ts';
import { files, read } from './repository-files.ts';

/** Releases never change, and the guides are checked with the contract and the site. */
const texts = files.filter((file) => file.endsWith('.md') && !/^(releases|openapi\/guides)\//.test(file));

/** A changelog names what was, and so do the changes that it will have. */
const present = texts.filter((file) => !/^(CHANGELOG\.md|changes\/(?!README\.md))/.test(file));

type Find = (text: string, file: string) => string[] | Promise<string[]>;

const check = async (names: readonly string[], find: Find): Promise<string[]> =>
  (await Promise.all(names.map(async (file) => prefix(file, await find(read(file), file))))).flat();

const prefix = (file: string, findings: readonly string[]): string[] => findings.map((text) => `${file}: ${text}`);

describe('The Markdown files of the repository', () => {
  it('have relative links that lead to a file, a folder or a heading', async () => {
    expect(texts.length).toBeGreaterThan(40);
    expect(await check(texts, (text, file) => findBrokenLinks(file, text))).toEqual([]);
  });

  it('name files and folders that exist', async () => {
    expect(await check(present, (text, file) => findMissingPaths(file, text))).toEqual([]);
  });

  it('show commands that exist, with words and options that they take', async () => {
    expect(await check(present, findWrongCommands)).toEqual([]);
  });
});

it('broken links are found, and no others', () => {
  const broken = [
    ...[
      'docs/none.md',
      'docs/adr/none/',
      'openapi/guides/sandbox.md#no-such-heading',
      '#there',
      'docs/none.png',
      'none.svg',
    ],
  ];
  const text = `# Here & there

[a](docs/none.md) [\`adr\`](docs/adr/none/) [a](openapi/guides/sandbox.md#no-such-heading) [a](#there)
![a picture](docs/none.png "title") [![a badge](none.svg)](docs)

[b]: none.md

[a](#here--there), [b](docs/adr/), [c](README.md), [d](https://a.example/none), [e](#tag/debtors), [f](#page/downloads)
Code is none: \`[a](none.md)\`.

\`\`\`md
[a](none.md)
\`\`\`
`;
  expect(findBrokenLinks('README.md', text)).toEqual([...broken, 'none.md']);
});

it.each([
  ['README.md', '`mocks/none/` `openapi/**/*.none`', ['mocks/none/', 'openapi/**/*.none']],
  [
    'README.md',
    'Run `node scripts/none.ts --help`.\n\n```sh\nnode docs/none.ts\n```',
    ['docs/none.ts', 'scripts/none.ts'],
  ],
  ['README.md', '`generated/none.json` `generated/site`, `mocks/**/*.yaml`, `text/plain`', ['generated/none.json']],
  ['README.md', '`mocks/http/`, `releases/<version>/changes.txt`, `npx vitest run test/random/totals`', []],
  ['contract/README.md', '| `document.ts`, `pipeline.ts` | `handlers/`', ['pipeline.ts', 'handlers/']],
  ['mocks/CONTRIBUTING.md', '`http/pipeline.ts`, `pipeline.ts`, `handlers/`, `test/sandbox/`, `api/control/*.ts`', []],
  ['client/README.md', '`app.ts`, `services.yaml`', []],
])('missing paths are found in %s: %s', (file, text, paths) => {
  expect(findMissingPaths(file, text)).toEqual(paths);
});

it('wrong commands are found, with their words and options, and no others', async () => {
  const wrong = [
    ...['npm run none', 'npm run build -- none', 'npm run bench soak -- --none', 'npm run bench -- --du'],
    ...['npm run check -- --help', 'npm run lint -- none', 'npm run test:slow -- none'],
    ...['npm run ci nightly -- none', 'npm run test -- test/none', 'npm run test -- test/nothing'],
  ];
  const text = `\`npm run none\` \`npm run build -- bundle none\` \`npm run bench -- --du 3\` \`npm run check -- --help\`
\`npm run lint -- none\` \`npm run test:slow -- none\` \`npm run ci -- nightly none\` \`npm test -- mocks test/none\`
\`npx vitest run --project slow test/nothing\` \`npm run build -- types client\` \`npm ci && npm start\`
\`npm run bench -- soak --duration 30s\` \`npm run check -- packages\` \`npm run check -- NAME\`
\`npm test -- mocks/accounting -t 'rounds'\`
\`SEED=random npx vitest run --project slow test/client/faults.slow.test.ts\`

\`\`\`sh
npm run bench -- soak \\
  --none 3   # a comment
\`\`\`
`;
  expect((await findWrongCommands(text)).toSorted()).toEqual(wrong.toSorted());
});
