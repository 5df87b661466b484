import { describe, expect, it } from 'vitest';
import { type BannerOptions, formatBanner } from './banner.ts';

const options: BannerOptions = {
  url: 'http://localhost:4010',
  isLocal: true,
  hasDocs: true,
  data: undefined,
  contractVersion: '1.0.0',
};
const remote: BannerOptions = { ...options, url: 'http://0.0.0.0:4010', isLocal: false };

describe('banner', () => {
  it('shows the URLs and a first call', () => {
    const text = formatBanner(options);
    expect(text).toContain('  API         http://localhost:4010   (paths begin with /v1)\n');
    expect(text).toContain('  Docs        http://localhost:4010/docs/\n');
    expect(text).toContain('  Token       sandbox-demo-token   (user demo, administrations 1 and 2)\n');
    expect(text).toContain('  Control     POST http://localhost:4010/_sandbox/reset restores the initial data\n');
    expect(text).toContain('              reference: http://localhost:4010/docs/sandbox-controls/\n');
    expect(text).toContain('  Inspector   http://localhost:4010/_sandbox/inspector\n');
    expect(text).toContain('  Data        in memory until it stops');
    expect(text).toContain(
      "\n  curl -H 'Authorization: Bearer sandbox-demo-token' 'http://localhost:4010/v1/debtors?pageSize=2'\n",
    );
  });

  it('omits documentation that is not served', () => {
    const none = { ...options, hasDocs: false };
    expect(formatBanner(none)).not.toMatch(/docs/i);
    const later = formatBanner({ ...none, docs: 'generated/site', docsLater: true });
    expect(later).not.toContain('/docs/');
    expect(later).toContain('  Docs        not built yet; build them with: npm ci && npm run build\n');
  });

  it('starts with ledger accounts when the books are empty', () => {
    expect(formatBanner({ ...options, seed: 'empty' })).toContain(
      "'http://localhost:4010/v1/ledgeraccounts?pageSize=2'",
    );
  });

  it('shows how to trust a self-signed certificate, with its fingerprint', () => {
    const text = formatBanner({ ...options, url: 'https://localhost:4010', fingerprint: 'AB:CD' });
    expect(text).toMatch(/self-signed; SHA-256 fingerprint:\n +AB:CD\n/);
    expect(text).toContain('curl --insecure -H ');
    expect(formatBanner({ ...options, url: 'https://localhost:4010' })).not.toContain('--insecure');
  });

  it('omits the call with the demo token on a public interface', () => {
    const text = formatBanner(remote);
    expect(text).not.toContain('curl');
    expect(text).not.toContain('sandbox-demo-token');
    expect(text).toContain('the demo token is disabled');
    expect(text).not.toContain('Inspector');
    expect(text).toContain('  Control     disabled, because this is not a loopback address');
  });

  it('mentions that the control plane requires a key without printing it', () => {
    for (const each of [options, remote]) {
      const text = formatBanner({ ...each, controlKey: 'open-sesame' });
      expect(text).toContain('/_sandbox/reset with the key in X-Sandbox-Key restores the initial data');
      expect(text).not.toContain('open-sesame');
    }
  });

  it.each<[Partial<BannerOptions>, readonly string[]]>([
    [{ scenario: 'empty' }, ['/v1/ledgeraccounts?pageSize=2']],
    [
      { host: '0.0.0.0', trustNetwork: true },
      [
        '  Warning     everybody who reaches this port can use the demo token and /_sandbox (--trust-network, on 0.0.0.0)\n',
      ],
    ],
    [
      { host: '::', trustNetwork: true, controlKey: 'k' },
      ['  Warning     everybody who reaches this port can use the demo token (--trust-network, on ::)\n'],
    ],
  ])('has a line for each thing that differs from the default: %j', (changes, lines) => {
    const text = formatBanner({ ...options, ...changes });
    for (const line of lines) expect(text).toContain(line);
    for (const line of lines) expect(formatBanner(options)).not.toContain(line);
  });

  it('does not advertise the inspector without a journal', () => {
    const text = formatBanner({ ...options, journal: 0 });
    expect(text).toContain('  Journal     off, and with it the inspector and the readiness report\n');
    expect(text).not.toContain('/_sandbox/inspector');
    expect(formatBanner({ ...remote, journal: 0 })).not.toContain('Journal');
  });

  it('warns of nothing that is not so', () => {
    expect(formatBanner({ ...options, trustNetwork: true })).not.toContain('Warning');
  });

  it('names the data file', () => {
    expect(formatBanner({ ...options, data: 'books.sqlite' })).toContain('  Data        books.sqlite\n');
  });
});
