import { describe, expect, it } from 'vitest';
import { type BannerFacts, banner } from './banner.ts';

const facts: BannerFacts = {
  url: 'http://127.0.0.1:4010',
  isLocal: true,
  hasDocs: true,
  data: undefined,
  contractVersion: '1.0.0',
};
const away: BannerFacts = { ...facts, url: 'http://0.0.0.0:4010', isLocal: false };

describe('banner', () => {
  it('shows the URLs and a first call', () => {
    const text = banner(facts);
    expect(text).toContain('  API         http://127.0.0.1:4010/v1\n');
    expect(text).toContain('  Docs        http://127.0.0.1:4010/docs/\n');
    expect(text).toContain('  Token       sandbox-demo-token   (user demo, administrations 1 and 2)\n');
    expect(text).toContain('  Control     POST http://127.0.0.1:4010/_sandbox/reset puts everything back\n');
    expect(text).toContain('              and more: http://127.0.0.1:4010/docs/control.html\n');
    expect(text).toContain('  Data        in memory, gone when it stops');
    expect(text).toContain(
      "\n  curl -H 'Authorization: Bearer sandbox-demo-token' 'http://127.0.0.1:4010/v1/debtors?pageSize=2'\n",
    );
  });

  it('omits documentation that is not served', () => {
    expect(banner({ ...facts, hasDocs: false })).not.toContain('/docs/');
  });

  it('starts with ledger accounts when the books are empty', () => {
    expect(banner({ ...facts, seed: 'empty' })).toContain("'http://127.0.0.1:4010/v1/ledgeraccounts?pageSize=2'");
  });

  it('shows how to trust a self-signed certificate, with its fingerprint', () => {
    const text = banner({ ...facts, url: 'https://127.0.0.1:4010', fingerprint: 'AB:CD' });
    expect(text).toMatch(/made just now.*\n +AB:CD\n/);
    expect(text).toContain('curl --insecure -H ');
    expect(banner({ ...facts, url: 'https://127.0.0.1:4010' })).not.toContain('--insecure');
  });

  it('omits the call with the demo token on a public interface', () => {
    const text = banner(away);
    expect(text).not.toContain('curl');
    expect(text).not.toContain('sandbox-demo-token');
    expect(text).toContain('the demo token is off');
    expect(text).toContain('  Control     off, because others can reach this address');
  });

  it('mentions that the control plane requires a key without printing it', () => {
    for (const each of [facts, away]) {
      const text = banner({ ...each, controlKey: 'open-sesame' });
      expect(text).toContain('/_sandbox/reset with the key in X-Sandbox-Key puts everything back');
      expect(text).not.toContain('open-sesame');
    }
  });

  it('names the data file and where requests are logged', () => {
    const text = banner({ ...facts, data: 'books.sqlite', verbose: true });
    expect(text).toContain('  Data        books.sqlite\n');
    expect(text).toContain('  Requests    on standard error');
    expect(banner(facts)).not.toContain('Requests');
  });
});
