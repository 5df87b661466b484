import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { normalizeText } from '../../contract/normalize-text.ts';
import { isPhpMissing, runPhpUnit } from '../support/client-php/php.ts';
import { useSandbox } from '../support/sandbox.ts';

const sandbox = useSandbox();

/** Writes the normal forms of texts around and of each character of the first plane. Returns the path. */
async function writeNormalForms(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'normal-forms-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const characters = Array.from({ length: 0x1_00_00 }, (_, code) => String.fromCharCode(code)).filter((character) =>
    character.isWellFormed(),
  );
  // Later versions of Unicode have capitals that an older PHP does not know: beyond these only what is removed is compared.
  const forms = characters.map((character) => {
    const text = `${character} a${character}b.${character}`;
    return [
      text,
      normalizeText('line', text),
      character < '\u0180' || /\s/u.test(character) ? normalizeText('compact', text) : null,
    ];
  });
  await writeFile(join(folder, 'forms.json'), JSON.stringify(forms));
  return join(folder, 'forms.json');
}

describe.skipIf(isPhpMissing)('the PHP client', () => {
  it('behaves as the TypeScript client does', async () => {
    expect(await runPhpUnit('RuntimeTest.php', { SANDBOX_URL: sandbox.url })).toContain('OK (');
  });

  it('takes no scalar that PHP would convert with a loss, from files without strict types', async () => {
    expect(await runPhpUnit('CoercionTest.php', {})).toContain('OK (');
  });

  it('finds the record of a key again however the key is spelt and whatever responses are lost', async () => {
    expect(await runPhpUnit('CreateOnceTest.php', { NORMAL_FORMS: await writeNormalForms() })).toContain('OK (');
  });

  it('misses no record that stays in 1,000 lists that change between their pages', async () => {
    expect(await runPhpUnit('PagesTest.php', {})).toContain('OK (');
  });

  it('clears no field, repeats no POST, loses no header and shows no secret', async () => {
    expect(await runPhpUnit('SafetyTest.php', {})).toContain('OK (');
  });

  it('calculates the amounts of every vector', async () => {
    expect(await runPhpUnit('TotalsTest.php', {})).toContain('OK (61 tests');
  });
});
