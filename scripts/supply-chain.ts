import { parseArgs } from 'node:util';
import { StepFailed } from './lib/run.ts';
import { formatNumber, formatTable } from './lib/table.ts';
import { type Check, supplyChainChecks } from './supply-chain/checks.ts';
import { installedLicences } from './supply-chain/installed.ts';
import { type InstalledLicence, isPermissive } from './supply-chain/licences.ts';
import { readLockfile } from './supply-chain/lockfile.ts';

/** `npm run supply-chain`: what comes from others, by its licence, and whether it may. */

const help = `Checks what comes from others: lockfile, versions, licences, install scripts; and what partners install.

  npm run supply-chain             the checks, and how many packages have each licence
  npm run supply-chain -- --list   every package with its version and licence, too

Ends with exit code 1 when something is wrong. The packages for partners must have been built: npm run build
`;

/** How many faults of one kind are printed. */
const mostShown = 10;

async function supplyChain(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { list: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } } });
  if (values.help) return void process.stdout.write(help);
  const lockfile = readLockfile();
  const licences = installedLicences(lockfile);
  const checks = await supplyChainChecks(lockfile, licences);
  const list = values.list ? [all(licences)] : [];
  process.stdout.write(`${[byLicence(licences), ...list, ...checks.map(shown)].join('\n\n')}\n`);
  if (checks.some(({ faults }) => faults.length > 0)) process.exitCode = 1;
}

/** Those that are not permissive are named. */
function byLicence(licences: readonly InstalledLicence[]): string {
  const groups = Map.groupBy(licences, ({ licence }) => licence ?? 'not said');
  const rows = [...groups].map(([licence, packages]) => [
    licence,
    formatNumber(packages.filter(({ isDevelopment }) => !isDevelopment).length),
    formatNumber(packages.filter(({ isDevelopment }) => isDevelopment).length),
    isPermissive(licence) ? '' : [...new Set(packages.map(({ name }) => name))].join(', '),
  ]);
  const sorted = rows.toSorted(([one = ''], [other = '']) => one.localeCompare(other, 'en'));
  return formatTable([['licence', 'run time', 'development', ''], ...sorted], 2);
}

const all = (licences: readonly InstalledLicence[]): string =>
  licences
    .map(({ name, version, licence, isDevelopment }) => [
      name,
      version,
      licence ?? '-',
      isDevelopment ? '' : 'run time',
    ])
    .map((cells) => cells.join('  ').trimEnd())
    .join('\n');

function shown({ title, extent, faults }: Check): string {
  const lines = faults.slice(0, mostShown).map((fault) => `  ${fault}`);
  const more = faults.length > mostShown ? [`  and ${faults.length - mostShown} more`] : [];
  return [`${title} (${extent}): ${faults.length === 0 ? 'yes' : 'NO'}`, ...lines, ...more].join('\n');
}

supplyChain(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof StepFailed ? error.message : String((error as Error).stack)}\n`);
  process.exitCode = 1;
});
