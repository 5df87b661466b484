import { expect, it } from 'vitest';
import { commandName } from '../commands.ts';
import { type BannerOptions, formatBanner } from './banner.ts';

const options: BannerOptions = {
  url: 'http://localhost:4010',
  isLocal: true,
  hasDocs: true,
  data: undefined,
  contractVersion: '1.0.0',
};
const remote = { url: 'http://0.0.0.0:4010', isLocal: false };
const KEY = 'open-sesame';

/** Options that differ from the default, by what the banner must say of them. */
const CASES: Readonly<Record<string, Partial<BannerOptions>>> = {
  'no documentation': { hasDocs: false },
  'documentation that is not built': { hasDocs: false, docs: 'generated/site', docsLater: true },
  'empty books': { seed: 'empty' },
  'an empty scenario': { scenario: 'empty' },
  'a data file, and no journal': { data: 'books.sqlite', journal: 0 },
  'a certificate of its own': { url: 'https://localhost:4010', fingerprint: 'AB:CD' },
  'a certificate of files': { url: 'https://localhost:4010' },
  'a public interface': remote,
  'a public interface without a journal': { ...remote, journal: 0 },
  'a control key': { controlKey: KEY },
  'a control key on a public interface': { ...remote, controlKey: KEY },
  'a loopback address that trusts its network, so that nothing differs': { trustNetwork: true },
  'every address, with trust in the network': { host: '0.0.0.0', trustNetwork: true },
  'every address, with trust in the network and a key': { host: '::', trustNetwork: true, controlKey: 'k' },
};

it('the banner shows where the sandbox is, a first call, and what differs from the default', async () => {
  const lines = formatBanner(options).split('\n');
  const differences = Object.entries(CASES).map(([name, changes]) => {
    const others = formatBanner({ ...options, ...changes }).split('\n');
    const added = others.filter((line) => !lines.includes(line)).map((line) => `+${line}`);
    const removed = lines.filter((line) => !others.includes(line)).map((line) => `-${line}`);
    return [name, ...removed, ...added].join('\n');
  });
  const text = [...lines, ...differences].join('\n').replaceAll(commandName, 'sandbox');
  await expect(text).toMatchFileSnapshot('__snapshots__/banner.txt');
});

it('the banner never has the control key, nor the demo token where it does not work', () => {
  for (const changes of Object.values(CASES)) {
    const text = formatBanner({ ...options, ...changes });
    expect(text).not.toContain(KEY);
    expect(text.includes('sandbox-demo-token')).toBe(changes.isLocal !== false);
  }
});
