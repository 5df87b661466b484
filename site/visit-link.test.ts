import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { demoToken } from '../mocks/seed/demo-access.ts';
import {
  decodeVisit,
  encodeVisit,
  type RecordedRequest,
  toInit,
  toRecorded,
} from './shell/browser/sandbox/visit-link.ts';

const VERSION = 'one';
const headers = { authorization: `Bearer ${demoToken}`, 'x-tenant-id': '1', 'content-type': 'application/json' };

const WORDS = 'Bakkerij Zonnestraal Molenaar Fietsen Drukkerij Kaas Haven Papier Tuin Glas'.split(' ');

/** Writes as a visitor makes them: debtors, invoices with lines, the control plane. */
const createVisit = (count: number): Promise<readonly RecordedRequest[]> =>
  Promise.all(
    Array.from({ length: count }, (_, index) => {
      const word = (step: number): string => WORDS[(index * step + 3) % WORDS.length] ?? '';
      const description = `${word(1)} ${word(9)}`;
      const line = { bookingType: 'V', salesTypeId: 1, description, unitPrice: index * 12.35, quantity: 3 };
      const lines = [line, { bookingType: 'T', description: `Thank you, ${word(7)}.` }];
      const bodies = [
        ['/v1/debtors', { name: `${word(3)} ${word(7)} ${index}`, debtorKindId: 1, address: { city: word(1) } }],
        ['/v1/draftsalesinvoices/withlines', { debtorId: index + 3, reference: `Order ${index * 7919}`, lines }],
        [`/_sandbox/administrations/1/draftsalesinvoices/${index}/finalize`, {}],
      ] as const;
      const [target, body] = bodies[index % bodies.length] ?? bodies[0];
      return toRecorded(target, { method: 'POST', headers, body: JSON.stringify(body) }, 201);
    }),
  );

describe('the link of a visit', () => {
  it('holds the requests as they were sent, in at most 8 kB for fifty', async () => {
    const requests = await createVisit(50);
    const link = await encodeVisit(VERSION, { requests });
    expect(link).toMatch(/^[\w-]+$/);
    expect(link.length).toBeLessThan(8000);
    expect((await decodeVisit(VERSION, link)).requests).toEqual(requests);
  });

  it('sends a request of the demo user, and one without a token, as they were', async () => {
    const send = async (init: RequestInit) => toInit(await toRecorded('/v1/debtors', { method: 'POST', ...init }, 201));
    const [known, unknown] = await Promise.all([send({ headers, body: '{}' }), send({ body: '{}' })]);
    expect(Object.fromEntries(new Headers(known.headers))).toEqual(headers);
    expect(known).toMatchObject({ method: 'POST', body: '{}' });
    expect([...new Headers(unknown.headers)]).toEqual([]);
  });

  it('holds the bytes of a file, with its type', async () => {
    const bytes = new Uint8Array([0x25, 0x50, 0x44, 0x46, 0, 255]);
    const body = new Blob([bytes], { type: 'application/pdf' });
    const recorded = await toRecorded(
      '/v1/inboxfiles',
      { method: 'POST', headers: { authorization: headers.authorization }, body },
      201,
    );
    const { requests } = await decodeVisit(VERSION, await encodeVisit(VERSION, { requests: [recorded] }));
    const [linked] = requests;
    const sent = toInit(linked ?? recorded);
    expect(new Uint8Array(await (sent.body as Blob).arrayBuffer())).toEqual(bytes);
    expect(new Headers(sent.headers).get('content-type')).toBe('application/pdf');
  });

  it('says that it is of another version', async () => {
    const link = await encodeVisit('another', { requests: await createVisit(1) });
    await expect(decodeVisit(VERSION, link)).rejects.toThrow('This link is of another version of this site');
  });

  it('says that it is damaged, whatever character was lost or changed', async () => {
    const link = await encodeVisit(VERSION, { requests: await createVisit(3) });
    const damaged = [...link].flatMap((character, index) => [
      link.slice(0, index) + link.slice(index + 1),
      link.slice(0, index) + (character === 'A' ? 'B' : 'A') + link.slice(index + 1),
    ]);
    for (const text of ['', 'é', ...damaged]) {
      await expect(decodeVisit(VERSION, text), text).rejects.toThrow('This link is damaged');
    }
  });

  it('is not made of too much, or of a token that nobody else has', async () => {
    const noise = randomBytes(7000).toString('base64');
    const request = await toRecorded('/v1/debtors', { method: 'POST', headers, body: noise }, 400);
    await expect(encodeVisit(VERSION, { requests: [request] })).rejects.toThrow(
      /take \d+ kB, and a link has room for 8: export the state/,
    );
    const own = await toRecorded('/v1/debtors', { method: 'POST', headers: { authorization: 'Bearer x' } }, 401);
    await expect(encodeVisit(VERSION, { requests: [], shown: own })).rejects.toThrow(
      'with a token that only this visit has',
    );
  });
});
