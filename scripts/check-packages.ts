import { join } from 'node:path';
import { Argument } from 'commander';
import { createCommand, runCommand } from './lib/command.ts';
import { repository } from './lib/run.ts';
import { checkBuiltPackage } from './packages/check-package.ts';
import { PACKAGE_NAMES, type PackageName } from './packages/definitions.ts';

const command = createCommand(
  'check packages',
  'Checks the built packages as they would be published: manifest, types, files, sizes, SBOM and checksums.',
)
  .addArgument(new Argument('[packages...]', 'packages to check, all when left out').choices(PACKAGE_NAMES))
  .action(async (names: readonly PackageName[]) => {
    for (const name of names.length > 0 ? names : PACKAGE_NAMES) {
      process.stdout.write(`${await checkBuiltPackage(name, join(repository, 'generated'))}\n`);
    }
  });
await runCommand(command);
