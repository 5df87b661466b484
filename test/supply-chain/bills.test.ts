import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeClientBill, writeSandboxBill } from '../../scripts/downloads/bills.ts';
import { billFaults } from '../../scripts/downloads/sbom.ts';
import { repository } from '../../scripts/lib/run.ts';

interface Component {
  readonly group?: string;
  readonly name: string;
  readonly version: string;
  readonly purl: string;
  readonly licenses?: readonly object[];
  readonly hashes?: readonly object[];
  readonly components?: readonly Component[];
}

let work: string;
/** The bills of the packages that were built, by the file that they are in. */
const bills = new Map<string, string>();

beforeAll(async () => {
  work = await mkdtemp(join(tmpdir(), 'bills-'));
  for (const [name, write] of [
    ['client', writeClientBill],
    ['sandbox', writeSandboxBill],
  ] as const) {
    const folder = join(repository, 'generated', name);
    const { version } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as { version: string };
    const file = `accounting-platform-${name}-${version}`;
    await writeFile(join(work, `${file}.tgz`), 'abc');
    await write(folder, work);
    bills.set(name, await readFile(join(work, `${file}.cdx.json`), 'utf8'));
  }
});
afterAll(() => rm(work, { recursive: true }));

const componentsIn = (name: string): readonly Component[] =>
  (JSON.parse(bills.get(name) ?? '{}') as { components: Component[] }).components;

const nameOf = ({ group, name, version }: Component): string => `${group ? `${group}/` : ''}${name} ${version}`;

describe('the bills of materials of what was built', () => {
  it.each(['client', 'sandbox'])('keep to the schema of CycloneDX: %s', async (name) => {
    expect(await billFaults(bills.get(name) ?? '')).toEqual([]);
  });

  it('are empty for the client, which contains nothing of others', () => {
    expect(componentsIn('client')).toEqual([]);
  });

  it('name for the sandbox what its licences name, and the two packages that its site shows things with', async () => {
    const text = await readFile(join(repository, 'generated', 'sandbox', 'THIRD-PARTY-LICENSES.txt'), 'utf8');
    const licensed = [...text.matchAll(/^-{80}\n(\S+ \S+) \(/gm)].map(([, title]) => title);
    const named = componentsIn('sandbox').map(nameOf);
    const ofSite = named.filter((name) => !licensed.includes(name));
    expect(new Set(named)).toEqual(new Set([...licensed, ...ofSite]));
    expect(ofSite.map((name) => name.split(' ')[0])).toEqual(['@redocly/cli', '@scalar/api-reference']);
  });

  it('have a licence and the hash of the lockfile for each of them', () => {
    const bare = componentsIn('sandbox').filter(({ hashes, licenses }) => !hashes || !licenses);
    expect(bare.map(nameOf)).toEqual([]);
  });

  it('name what is in the scripts of the site, with their licences', () => {
    const parts = componentsIn('sandbox').flatMap(({ components = [] }) => components);
    expect(parts.map(({ name }) => name)).toEqual(expect.arrayContaining(['redoc', 'react-dom', 'vue', 'dompurify']));
    expect(parts.filter(({ licenses }) => !licenses).map(nameOf)).toEqual([]);
  });
});
