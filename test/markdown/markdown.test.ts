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

describe('A link is', () => {
  it.each([
    ['README.md', '[a](docs/none.md)', 'docs/none.md'],
    ['docs/README.md', 'See [`adr`](adr/none/).', 'adr/none/'],
    [
      'docs/README.md',
      '[a](../openapi/guides/sandbox.md#no-such-heading)',
      '../openapi/guides/sandbox.md#no-such-heading',
    ],
    ['docs/README.md', '# Here\n\n[a](#there)', '#there'],
    ['README.md', '![a picture](docs/images/none.png "title")', 'docs/images/none.png'],
    ['README.md', '[![a badge](none.svg)](docs)', 'none.svg'],
    ['README.md', '[a][b]\n\n[b]: docs/none.md', 'docs/none.md'],
  ])('broken in %s: %s', (file, text, link) => expect(findBrokenLinks(file, text)).toEqual([link]));

  it.each([
    [
      'docs/README.md',
      '# Here & there\n\n[a](#here--there), [b](adr/), [c](../README.md), [d](https://a.example/none)',
    ],
    ['README.md', 'Code is none: `[a](none.md)`.\n\n```md\n[a](none.md)\n```\n'],
    ['site/content/start.md', '[a](#tag/debtors), [b](#page/downloads)'],
  ])('whole in %s: %s', (file, text) => expect(findBrokenLinks(file, text)).toEqual([]));
});

describe('A path is', () => {
  it.each([
    ['README.md', '`mocks/none/`', 'mocks/none/'],
    ['mocks/README.md', '`scripts/none.ts`', 'scripts/none.ts'],
    ['README.md', 'Run `node scripts/none.ts --help`.', 'scripts/none.ts'],
    ['README.md', '```sh\nnode scripts/none.ts\n```', 'scripts/none.ts'],
    ['README.md', '`openapi/**/*.none`', 'openapi/**/*.none'],
    ['contract/README.md', '| `document.ts`, `pipeline.ts` |', 'pipeline.ts'],
    ['contract/README.md', '`handlers/`', 'handlers/'],
    ['README.md', '`generated/none.json`', 'generated/none.json'],
  ])('missing in %s: %s', (file, text, path) => expect(findMissingPaths(file, text)).toEqual([path]));

  it.each([
    ['README.md', '`mocks/http/`, `mocks/**/*.yaml`, `generated/site`, `releases/<version>/changes.txt`, `text/plain`'],
    ['mocks/CONTRIBUTING.md', '`http/pipeline.ts`, `pipeline.ts`, `handlers/`, `test/sandbox/`, `api/control/*.ts`'],
    ['client/README.md', '`app.ts`, `services.yaml`'],
    ['README.md', '`npx vitest run test/random/totals`'],
  ])('known in %s: %s', (file, text) => expect(findMissingPaths(file, text)).toEqual([]));
});

describe('A command is', () => {
  it.each([
    ['`npm run none`', 'npm run none'],
    ['`npm run build -- bundle none`', 'npm run build -- none'],
    ['```sh\nnpm run bench -- soak \\\n  --none 3   # a comment\n```', 'npm run bench soak -- --none'],
    ['`npm run bench -- --du 3`', 'npm run bench -- --du'],
    ['`npm run check -- --help`', 'npm run check -- --help'],
    ['`npm run lint -- none`', 'npm run lint -- none'],
    ['`npm run test:slow -- none`', 'npm run test:slow -- none'],
    ['`npm run ci -- nightly none`', 'npm run ci nightly -- none'],
    ['`npm test -- mocks test/none`', 'npm run test -- test/none'],
    ['`npx vitest run --project slow test/none`', 'npm run test -- test/none'],
  ])('wrong: %s', async (text, finding) => expect(await findWrongCommands(text)).toEqual([finding]));

  it.each([
    '`npm run build -- types client`',
    '`npm run bench -- soak --duration 30s`, `npm run check -- packages`, `npm run check -- NAME`',
    "`npm test -- mocks/accounting -t 'rounds'`",
    '`SEED=random npx vitest run --project slow test/client/faults.slow.test.ts`',
    '`npm ci && npm start`',
  ])('right: %s', async (text) => expect(await findWrongCommands(text)).toEqual([]));
});
