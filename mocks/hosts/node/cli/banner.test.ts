import { describe, expect, it } from 'vitest';
import { type BannerOptions, formatBanner } from './banner.ts';

const options: BannerOptions = {
  url: 'http://127.0.0.1:4010',
  isLocal: true,
  hasDocs: true,
  data: undefined,
  contractVersion: '1.0.0',
};
const remote: BannerOptions = { ...options, url: 'http://0.0.0.0:4010', isLocal: false };

describe('banner', () => {
  it('shows the URLs and a first call', () => {
    const text = formatBanner(options);
    expect(text).toContain('  API         http://127.0.0.1:4010/v1\n');
    expect(text).toContain('  Docs        http://127.0.0.1:4010/docs/\n');
    expect(text).toContain('  Token       sandbox-demo-token   (user demo, administrations 1 and 2)\n');
    expect(text).toContain('  Control     POST http://127.0.0.1:4010/_sandbox/reset restores the initial data\n');
    expect(text).toContain('              reference: http://127.0.0.1:4010/docs/sandbox-controls/\n');
    expect(text).toContain('  Inspector   http://127.0.0.1:4010/_sandbox/inspector\n');
    expect(text).toContain('  Data        in memory until it stops');
    expect(text).toContain(
      "\n  curl -H 'Authorization: Bearer sandbox-demo-token' 'http://127.0.0.1:4010/v1/debtors?pageSize=2'\n",
    );
  });

  it('omits documentation that is not served', () => {
    expect(formatBanner({ ...options, hasDocs: false })).not.toContain('/docs/');
  });

  it('starts with ledger accounts when the books are empty', () => {
    expect(formatBanner({ ...options, seed: 'empty' })).toContain(
      "'http://127.0.0.1:4010/v1/ledgeraccounts?pageSize=2'",
    );
  });

  it('shows how to trust a self-signed certificate, with its fingerprint', () => {
    const text = formatBanner({ ...options, url: 'https://127.0.0.1:4010', fingerprint: 'AB:CD' });
    expect(text).toMatch(/self-signed; SHA-256 fingerprint:\n +AB:CD\n/);
    expect(text).toContain('curl --insecure -H ');
    expect(formatBanner({ ...options, url: 'https://127.0.0.1:4010' })).not.toContain('--insecure');
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

  it('names the data file and where requests are logged', () => {
    const text = formatBanner({ ...options, data: 'books.sqlite', verbose: true });
    expect(text).toContain('  Data        books.sqlite\n');
    expect(text).toContain('  Requests    logged to standard error');
    expect(formatBanner(options)).not.toContain('Requests');
  });
});
