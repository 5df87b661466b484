import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openBrowser } from '../../mocks/api/sign-in/testing/fake-browser.ts';
import { repository } from '../../scripts/lib/run.ts';
import { isPhpMissing, phpunit, runPhp, runPhpUnit } from '../support/client-php/php.ts';
import { createFolder } from '../support/folders.ts';
import { useSandbox } from '../support/sandbox.ts';

const sandbox = useSandbox();

describe.skipIf(isPhpMissing)('the README of the PHP client', () => {
  it('has code that does what it says, also in Laravel and Symfony', async () => {
    expect(await runPhpUnit('ReadmeTest.php', { SANDBOX_URL: sandbox.url })).toContain('OK (');
  });

  it('signs a user in, up to the first call', async () => {
    const folder = await createFolder();
    const readme = await readFile(join(repository, 'client-php', 'README.md'), 'utf8');
    const block = /^## Signing in\n\n```php\n(.*?)^```$/ms
      .exec(readme)?.[1]
      ?.replaceAll('http://localhost:4010', sandbox.url);
    const [prelude = '', start = '', finish = '', calls = ''] = block?.split(/^\/\/ \d\. /m) ?? [];
    const run = async (code: string) => {
      const script = join(folder, 'script.php');
      const [uses = '', rest = ''] = prelude.split('\n\n');
      await writeFile(script, `<?php\n${uses}\nrequire '${join(phpunit, 'autoload.php')}';\n${rest}\n${code}`);
      return JSON.parse(await runPhp([script], {}, folder));
    };
    const session = await run(`// ${start}echo json_encode($_SESSION['signIn']);`);
    const callback = await openBrowser(sandbox.url).signIn(session.url, { user: 'demo' });
    const read = (value: object) => `json_decode('${JSON.stringify(value)}', true)`;
    const received = `$_SESSION = ${read({ signIn: session })};\n$_GET = ${read(Object.fromEntries(callback.searchParams))};`;
    expect(await run(`${received}\n// ${finish}// ${calls}echo $client->debtors()->get(1)->id;`)).toBe(1);
    expect(JSON.parse(await readFile(join(folder, 'tokens.json'), 'utf8'))).toMatchObject({ refreshing: null });
  });
});
