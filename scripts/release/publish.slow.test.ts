import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { BuildError, type Program } from '../lib/run.ts';
import { PACKAGE_NAMES } from '../packages/definitions.ts';
import { createReleaseRepository, type ReleaseRepository } from './__fixtures__/release-repository.ts';
import { checkCredentials, publishTagged } from './publish.ts';

/** A repository whose commit is tagged, with packages that were built. */
async function createTagged(version = '1.0.0'): Promise<ReleaseRepository> {
  const repository = await createReleaseRepository();
  await repository.commit({ '.gitignore': 'node_modules/\ngenerated/\n' });
  await repository.git('tag', '--force', 'packages-v1.0.0');
  await repository.git('tag', '--force', 'contract-v1.0.0');
  for (const name of PACKAGE_NAMES) {
    const folder = join(repository.folder, 'generated', name);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: `@accounting-platform/${name}`, version }));
  }
  return repository;
}

/** Creates a fake npm: each command prints its answer, or fails without one. */
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
  it('builds, checks and publishes all packages when the commit has their tag, with provenance', async () => {
    const { npm, calls } = createFakeNpm({ whoami: 'release-bot', publish: '' });
    const { context, scripts, lines } = createContext(await createTagged(), npm);
    await publishTagged(context);
    expect(scripts).toEqual(['scripts/build.ts', 'scripts/check-generated.ts', 'scripts/check-packages.ts']);
    expect(calls).toEqual([
      'whoami',
      ...PACKAGE_NAMES.flatMap((name) => [
        `view @accounting-platform/${name}@1.0.0 version`,
        `publish ./generated/downloads/accounting-platform-${name}-1.0.0.tgz --provenance --access public`,
      ]),
    ]);
    expect(lines.at(-1)).toMatch(/^Published @accounting-platform\/mcp@1\.0\.0: /);
  });

  it('leaves out a version that the registry has', async () => {
    const { npm, calls } = createFakeNpm({ whoami: 'release-bot', view: '1.0.0' });
    const { context, lines } = createContext(await createTagged(), npm);
    await publishTagged(context);
    expect(calls.filter((call) => call.startsWith('publish'))).toEqual([]);
    expect(lines.at(-1)).toBe('@accounting-platform/mcp@1.0.0 is published already.');
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
    await expect(publish(await createReleaseRepository())).rejects.toThrow('The packages have no tag at this commit.');
    await expect(publish(await createTagged('1.1.0'))).rejects.toThrow('client@1.1.0 was built, and the tag');
    const changed = await createTagged();
    writeFileSync(join(changed.folder, 'notes.txt'), 'New.');
    await expect(publish(changed)).rejects.toThrow('a tree without changes');
    expect(calls.filter((call) => call.startsWith('publish'))).toEqual([]);
  });
});
