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

describe('the banner', () => {
  it('says where things are, and how to begin', () => {
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

  it('names no documentation where none is served', () => {
    expect(banner({ ...facts, hasDocs: false })).not.toContain('/docs/');
  });

  it('begins with the accounts when there are no books', () => {
    expect(banner({ ...facts, seed: 'empty' })).toContain("'http://127.0.0.1:4010/v1/ledgeraccounts?pageSize=2'");
  });

  it('shows how to call with a certificate that nobody trusts, and how to know it', () => {
    const text = banner({ ...facts, url: 'https://127.0.0.1:4010', fingerprint: 'AB:CD' });
    expect(text).toMatch(/made just now.*\n +AB:CD\n/);
    expect(text).toContain('curl --insecure -H ');
    expect(banner({ ...facts, url: 'https://127.0.0.1:4010' })).not.toContain('--insecure');
  });

  it('has no call without a token, where others can reach it', () => {
    const text = banner(away);
    expect(text).not.toContain('curl');
    expect(text).not.toContain('sandbox-demo-token');
    expect(text).toContain('the demo token is off');
    expect(text).toContain('  Control     off, because others can reach this address');
  });

  it('says that the control plane wants a key, and keeps the key', () => {
    for (const each of [facts, away]) {
      const text = banner({ ...each, controlKey: 'open-sesame' });
      expect(text).toContain('/_sandbox/reset with the key in X-Sandbox-Key puts everything back');
      expect(text).not.toContain('open-sesame');
    }
  });

  it('names the data file, and where the requests are written', () => {
    const text = banner({ ...facts, data: 'books.sqlite', verbose: true });
    expect(text).toContain('  Data        books.sqlite\n');
    expect(text).toContain('  Requests    on standard error');
    expect(banner(facts)).not.toContain('Requests');
  });
});
