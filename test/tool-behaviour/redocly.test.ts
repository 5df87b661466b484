import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { bundleFromString, createConfig, lintFromString, type Plugin } from '@redocly/openapi-core';
import { describe, expect, it, onTestFinished } from 'vitest';
import { repository, runTool } from '../../scripts/lib/run.ts';
import { needed } from './needed.ts';

/** A document with a list whose parameter and item can be changed. */
const createDocument = () => ({
  openapi: '3.1.1',
  info: { title: 'Shops', version: '1.0.0' },
  servers: [{ url: 'https://api.example' }],
  paths: {
    '/shops': {
      post: {
        operationId: 'createShop',
        requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Shop' } } } },
        responses: { 201: { description: 'Created', headers: { Location: { required: true, schema: {} } } } },
      },
    },
  },
  components: {
    schemas: {
      Shop: { type: 'object', properties: { name: { type: 'string' }, size: { type: 'integer', default: 1 } } },
      Named: { type: 'object', properties: { name: { type: 'string' } } },
    },
  },
});

type Document = ReturnType<typeof createDocument>;

/** Compares a document with a changed copy of it, and returns the rated changes. */
async function diff(change: (document: Document) => void, config: string): Promise<readonly { impact: string }[]> {
  const folder = await mkdtemp(join(tmpdir(), 'tools-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const revision = createDocument();
  change(revision);
  await writeFile(join(folder, 'base.json'), JSON.stringify(createDocument()));
  await writeFile(join(folder, 'revision.json'), JSON.stringify(revision));
  await writeFile(join(folder, 'redocly.yaml'), config);
  const options = ['--config=redocly.yaml', '--format=json', '--output=changes.json', '--fail-on=none'];
  await runTool('@redocly/cli', 'redocly', ['diff', 'base.json', 'revision.json', ...options], folder);
  const changes = JSON.parse(await readFile(join(folder, 'changes.json'), 'utf8')).changes;
  expect(changes.length).toBeGreaterThan(0);
  return changes;
}

const RATED = 'extends: [diff-recommended]\ntelemetry: off\n';
const impacts = async (change: (document: Document) => void, config = RATED): Promise<readonly string[]> =>
  (await diff(change, config)).map(({ impact }) => impact);

describe('redocly diff', () => {
  it('rates a break as major with diff-recommended, and only with it', async () => {
    const removePath = ({ paths }: Document) => Reflect.deleteProperty(paths, '/shops');
    expect(await impacts(removePath)).toContain('major');
    expect(await impacts(removePath, 'telemetry: off\n'), needed('releases/redocly.yaml')).not.toContain('major');
  });

  it.each<[string, (document: Document) => void]>([
    ['a changed default', ({ components: { schemas } }) => Object.assign(schemas.Shop.properties.size, { default: 2 })],
    [
      'a field that becomes read-only',
      ({ components: { schemas } }) => Object.assign(schemas.Shop.properties.name, { readOnly: true }),
    ],
    [
      'a response header that becomes optional',
      ({ paths }) => Object.assign(paths['/shops'].post.responses[201].headers.Location, { required: false }),
    ],
  ])('does not rate %s', async (_title, change) => {
    expect(await impacts(change), needed('scripts/releases/missed-breaks.ts')).not.toContain('major');
  });

  it('takes a schema that is written as one part of another for a break', async () => {
    const wrap = ({ components }: Document) => {
      const { name: _name, ...rest } = components.schemas.Shop.properties;
      const shop = { type: 'object', allOf: [{ $ref: '#/components/schemas/Named' }], properties: rest };
      components.schemas.Shop = shop as never;
    };
    expect(await impacts(wrap), needed('scripts/releases/normalize.ts')).toContain('major');
  });
});

describe('a plugin of Redocly', () => {
  it('has its decorators run when a document is bundled, and not when it is linted', async () => {
    const runs: string[] = [];
    const visit = (name: string) => () => ({ Root: { enter: () => void runs.push(name) } });
    const plugin = {
      id: 'probe',
      decorators: { oas3: { decorator: visit('decorator') } },
      preprocessors: { oas3: { preprocessor: visit('preprocessor') } },
    } as Plugin;
    const config = await createConfig({
      plugins: [plugin],
      rules: { struct: 'error' },
      decorators: { 'probe/decorator': 'on' },
      preprocessors: { 'probe/preprocessor': 'on' },
    });
    const source = JSON.stringify(createDocument());
    await lintFromString({ source, config });
    expect(runs, needed('scripts/conventions is a preprocessor')).toEqual(['preprocessor']);
    await bundleFromString({ source, config });
    expect(runs.slice(1).toSorted()).toEqual(['decorator', 'preprocessor']);
  });
});

describe('Redoc', () => {
  it('loads its logo from another host, and looks for eval before it searches', async () => {
    const cli = dirname(createRequire(import.meta.url).resolve('@redocly/cli/package.json'));
    const script = await readFile(join(cli, 'lib', 'chunks', 'redoc.standalone.js'), 'utf8');
    expect(script, needed('inlineLogo in site/reference.ts')).toMatch(/https:\/\/cdn\.redoc\.ly\/[\w./-]+\.svg/);
    expect(script, needed('noWorker in site/reference.ts')).toContain(
      'new window.Worker(typeof b==="string"?b:(0,eval)(',
    );
  });

  it('is loaded from another host by the page of build-docs', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'tools-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const [source, page] = [join(folder, 'openapi.json'), join(folder, 'page.html')];
    await writeFile(source, JSON.stringify(createDocument()));
    await runTool('@redocly/cli', 'redocly', ['build-docs', source, '--output', page], repository);
    expect(await readFile(page, 'utf8'), needed('site/reference.ts')).toMatch(
      /https:\/\/cdn\.redocly\.com\/[\w./-]+\/redoc\.standalone\.js" integrity=/,
    );
  });
});
