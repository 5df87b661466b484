import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { BuildError } from '../lib/run.ts';
import { createReleaseRepository, type ReleaseRepository } from './__fixtures__/release-repository.ts';
import { createProgram, type Program } from './program.ts';
import { checkCredentials, listPushes, publishTagged, pushReleases } from './publish.ts';

const TARBALL = './generated/downloads/accounting-platform-client-1.0.0.tgz';

/** A repository whose commit is tagged, with a client that was built. */
async function createTagged(version = '1.0.0'): Promise<ReleaseRepository> {
  const repository = await createReleaseRepository();
  await repository.commit({ '.gitignore': 'node_modules/\ngenerated/\n' });
  await repository.git('tag', '--force', 'client-v1.0.0');
  await repository.git('tag', '--force', 'contract-v1.0.0');
  const folder = join(repository.folder, 'generated', 'client');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: '@accounting-platform/client', version }));
  return repository;
}

/** Stands for npm, with the commands that fail and what the others print. */
function createFakeNpm(answers: Readonly<Record<string, string | undefined>>) {
  const calls: string[] = [];
  const npm: Program = async (...args) => {
    calls.push(args.join(' '));
    const answer = answers[args[0] ?? ''];
    if (answer === undefined) throw new BuildError(`npm ${args[0]} failed`);
    return answer;
  };
  return { npm, calls };
}

function createContext({ folder }: ReleaseRepository, npm: Program) {
  const lines: string[] = [];
  const scripts: string[] = [];
  const runScript = async ([script = '']: readonly string[]): Promise<string> => {
    scripts.push(script);
    return script;
  };
  return {
    lines,
    scripts,
    context: { repository: folder, npm, runScript, report: (text: string) => void lines.push(text) },
  };
}

describe('publishing', () => {
  it('builds, checks and publishes the packages that are tagged at the commit, with provenance', async () => {
    const { npm, calls } = createFakeNpm({ whoami: 'release-bot', publish: '' });
    const { context, scripts, lines } = createContext(await createTagged(), npm);
    await publishTagged(context);
    expect(scripts).toEqual(['scripts/build.ts', 'scripts/check-generated.ts', 'scripts/check-packages.ts']);
    expect(calls).toEqual([
      'whoami',
      'view @accounting-platform/client@1.0.0 version',
      `publish ${TARBALL} --provenance --access public`,
    ]);
    expect(lines.at(-1)).toMatch(/^Published @accounting-platform\/client@1\.0\.0: /);
  });

  it('leaves out a version that the registry has', async () => {
    const { npm, calls } = createFakeNpm({ whoami: 'release-bot', view: '1.0.0' });
    const { context, lines } = createContext(await createTagged(), npm);
    await publishTagged(context);
    expect(calls.filter((call) => call.startsWith('publish'))).toEqual([]);
    expect(lines.at(-1)).toBe('@accounting-platform/client@1.0.0 is published already.');
  });

  it('needs credentials before anything else', async () => {
    const { npm } = createFakeNpm({ publish: '' });
    const { context, scripts } = createContext(await createTagged(), npm);
    await expect(publishTagged(context)).rejects.toThrow('Publish where npm has credentials: npm whoami failed');
    expect(scripts).toEqual([]);
  });

  it.each(['ACTIONS_ID_TOKEN_REQUEST_URL', 'NPM_ID_TOKEN'])(
    'needs no token where npm trusts the pipeline by %s',
    async (name) => {
      const { npm, calls } = createFakeNpm({});
      await checkCredentials(npm, { [name]: 'https://pipeline.example/token' });
      expect(calls).toEqual([]);
    },
  );

  it('needs a tag at the commit, of the version that was built, and a tree without changes', async () => {
    const { npm, calls } = createFakeNpm({ whoami: 'release-bot', publish: '' });
    const publish = (repository: ReleaseRepository) => publishTagged(createContext(repository, npm).context);
    await expect(publish(await createReleaseRepository())).rejects.toThrow('No package is tagged at this commit.');
    await expect(publish(await createTagged('1.1.0'))).rejects.toThrow('client@1.1.0 was built, and the tags');
    const changed = await createTagged();
    writeFileSync(join(changed.folder, 'notes.txt'), 'New.');
    await expect(publish(changed)).rejects.toThrow('a tree without changes');
    expect(calls.filter((call) => call.startsWith('publish'))).toEqual([]);
  });
});

it('not more than three tags are pushed at once, because more start no pipeline', () => {
  expect(listPushes(['contract-v1', 'client-v1', 'sandbox-v1', 'conformance-v1', 'mcp-v1'])).toEqual([
    ['main', 'contract-v1', 'client-v1', 'sandbox-v1'],
    ['conformance-v1', 'mcp-v1'],
  ]);
});

it('pushing sends main and the tags together', async () => {
  const [repository, remote] = [await createReleaseRepository(), await createReleaseRepository()];
  await remote.git('switch', '--quiet', '--detach');
  await remote.git('branch', '--quiet', '--delete', '--force', 'main');
  await remote.git('tag', '--delete', 'client-v1.0.0', 'contract-v1.0.0');
  await repository.git('remote', 'add', 'origin', remote.folder);
  expect(await pushReleases(repository.folder, ['client-v1.0.0', 'contract-v1.0.0'])).toBe(
    'Pushed main, client-v1.0.0, contract-v1.0.0.',
  );
  const pushed = await createProgram('git', remote.folder)('rev-parse', 'main', 'client-v1.0.0^{commit}');
  expect(pushed).toBe(await repository.git('rev-parse', 'main', 'client-v1.0.0^{commit}'));
});
