import * as oauth from 'oauth4webapi';
import { beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from '../../mocks/api/sign-in/testing/fake-browser.ts';
import { authorizeParameters } from '../support/authorization-server.ts';
import type { useSandbox } from '../support/sandbox.ts';

/** An application of a partner: it signs a user in, and calls the API with the token that it got. */
const client: oauth.Client = { client_id: authorizeParameters.client_id };
const secret = oauth.ClientSecretPost('sandbox-secret');
const plainHttp = { [oauth.allowInsecureRequests]: true };

/** Signs a user in with a foreign OAuth client, and writes a draft: the same journey on every host. */
export function testSignInToDraft(sandbox: ReturnType<typeof useSandbox>): void {
  let server: oauth.AuthorizationServer;
  let tokens: oauth.TokenEndpointResponse;

  const call: typeof sandbox.call = (path, options = {}) =>
    sandbox.call(path, { token: tokens.access_token, tenant: 1, language: 'nl-NL', ...options });
  const first = async (path: string) => (await call(path)).body._data[0];

  const ids = { debtor: 0, draft: 0 };
  const draftPath = () => `/v1/draftsalesinvoices/${ids.draft}`;
  const getLines = async () => (await call(`${draftPath()}/lines`)).body._data;
  const vatCodes = { high: 0, low: 0 };

  /** Expected totals of the draft: `[excluding VAT, VAT]` of the high and of the low rate. */
  async function expectTotals(high: [number, number], low: [number, number], including: number) {
    const expected = {
      amountExcludingVat: Number((high[0] + low[0]).toFixed(2)),
      amountVat: Number((high[1] + low[1]).toFixed(2)),
      amountIncludingVat: including,
      vatTotals: [
        { vatCodeId: vatCodes.high, percentage: 21, amountExcludingVat: high[0], amountVat: high[1] },
        { vatCodeId: vatCodes.low, percentage: 9, amountExcludingVat: low[0], amountVat: low[1] },
      ],
    };
    const { _meta, ...header } = (await call(draftPath())).body;
    expect(header).toMatchObject(expected);
    const { body } = await call(`/v1/draftsalesinvoiceswithlines/${ids.draft}`);
    expect(body).toMatchObject({ ...header, lines: (await getLines()).map(({ id }: { id: number }) => ({ id })) });
  }

  beforeAll(() => {
    server = {
      issuer: sandbox.url,
      authorization_endpoint: `${sandbox.url}/connect/authorize`,
      token_endpoint: `${sandbox.url}/connect/token`,
    };
  });

  describe('prologue: the sign-in', () => {
    it('exchanges the code from the callback for tokens', async () => {
      const verifier = oauth.generateRandomCodeVerifier();
      const request = new URLSearchParams({
        ...authorizeParameters,
        state: 'where-we-were',
        code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      });
      const callback = await openBrowser(sandbox.url).signIn(`${server.authorization_endpoint}?${request}`);
      const code = oauth.validateAuthResponse(server, client, callback, 'where-we-were');
      const grant = [code, authorizeParameters.redirect_uri, verifier, plainHttp] as const;
      const response = await oauth.authorizationCodeGrantRequest(server, client, secret, ...grant);
      tokens = await oauth.processAuthorizationCodeResponse(server, client, response);
      expect(tokens).toMatchObject({ access_token: expect.any(String), refresh_token: expect.any(String) });
    });

    it('lists the administrations of the user', async () => {
      const { body } = await call('/v1/administrations');
      expect(body._data.map(({ id }: { id: number }) => id)).toEqual([1, 2]);
      expect(body._meta).toMatchObject({ administrationId: 1, administrationName: body._data[0].name });
    });
  });

  describe('chapter 1: the new customer', () => {
    it('is created as a debtor of a kind', async () => {
      const kind = await first('/v1/debtorkinds?code=NL');
      const condition = await first('/v1/paymentconditions?code=30');
      const fields = { name: 'Theehuis De Stille Pot', debtorKindId: kind.id, paymentConditionId: condition.id };
      const created = await call('/v1/debtors', { body: { ...fields, iban: 'NL42TEST0000000099' } });
      expect(created.status).toBe(201);
      ids.debtor = created.body.id;
      expect((await call(created.headers.get('location') ?? '')).body).toMatchObject(fields);
    });

    it('gets a mandate for the bank account of the debtor', async () => {
      const body = { typeId: 2, sddType: 1, signdate: '2026-03-01' };
      const created = await call(`/v1/debtors/${ids.debtor}/mandates`, { body });
      expect([created.status, created.body.IBAN]).toEqual([201, 'NL42TEST0000000099']);
    });
  });

  describe('chapter 2: the draft', () => {
    it('is created with lines of all four booking types and both price modes', async () => {
      vatCodes.high = (await first('/v1/vatcodes?code=VH')).id;
      vatCodes.low = (await first('/v1/vatcodes?code=VL')).id;
      const goods = await first('/v1/SalesTypes?code=GOED9');
      const services = await first('/v1/SalesTypes?code=DIENST21');
      const delivery = await first('/v1/ledgeraccounts?type=9&number=8500');
      const including = { unitPriceIncludingVat: true };
      const lines = [
        { bookingType: 'A', ArticleSku: 'KAAS-OUD-500', quantity: 3 },
        { bookingType: 'A', ArticleSku: 'PLANK-EIKEN', quantity: 2, unitPrice: 29.95, ...including },
        { bookingType: 'V', salesTypeId: services.id, quantity: 1.5, unitPrice: 45, discountPercentage: 10 },
        { bookingType: 'G', ledgerAccountId: delivery.id, description: 'Bezorging', unitPrice: 7.5, ...including },
        { bookingType: 'V', salesTypeId: goods.id, quantity: 7, unitPrice: 1.99, ...including },
        { bookingType: 'T', description: 'Tot ziens!', unitPrice: 100 },
      ];
      const body = { debtorId: ids.debtor, invoiceDate: '2026-03-02', lines };
      const created = await call('/v1/draftsalesinvoiceswithlines', { body });
      expect([created.status, created.body.dueDate]).toEqual([201, '2026-04-01']);
      ids.draft = created.body.id;
    });

    it('takes the price of an article line from the article', async () => {
      const article = await first('/v1/articles?ArticleSku=KAAS-OUD-500');
      expect(article.unitPrice).toBe(9.75);
      const [line] = await getLines();
      expect(line).toMatchObject({ description: article.description, unitPrice: 9.75, vatCodeId: vatCodes.low });
    });

    it('has the amounts of each line', async () => {
      const amounts = (await getLines()).map(
        (line: Record<string, number>) => `${line.amountExcludingVat} + ${line.amountVat} = ${line.amountIncludingVat}`,
      );
      expect(amounts).toEqual([
        ...['29.25 + 2.63 = 31.88', '49.5 + 10.4 = 59.9', '60.75 + 12.76 = 73.51'],
        ...['6.2 + 1.3 = 7.5', '12.78 + 1.15 = 13.93', '100 + 0 = 100'],
      ]);
    });

    it('has totals with VAT rounded per code and price mode, without text lines', async () => {
      // 21%: 12.76 over 60.75, and 11.70 inside 59.90 + 7.50. 9%: 2.63 over 29.25, and 1.15 inside 13.93.
      await expectTotals([116.45, 24.46], [42.03, 3.78], 186.72);
    });
  });

  describe('chapter 3: the totals of the draft', () => {
    it('change when a line is added', async () => {
      const { id: salesTypeId } = await first('/v1/SalesTypes?code=DIENST21');
      const added = await call(`${draftPath()}/lines`, { body: { bookingType: 'V', salesTypeId, unitPrice: 10 } });
      expect(added.status).toBe(201);
      // 14.86 over 70.75, and still 11.70 inside 67.40.
      await expectTotals([126.45, 26.56], [42.03, 3.78], 198.82);
    });

    it('change when a line is updated', async () => {
      const [{ id }] = await getLines();
      expect((await call(`${draftPath()}/lines/${id}`, { method: 'PATCH', body: { quantity: 4 } })).status).toBe(200);
      // 3.51 over 39.00, and still 1.15 inside 13.93.
      await expectTotals([126.45, 26.56], [51.78, 4.66], 209.45);
    });

    it('change when a line is deleted with a refreshed token', async () => {
      const old = tokens;
      const refresh = String(old.refresh_token);
      const response = await oauth.refreshTokenGrantRequest(server, client, secret, refresh, plainHttp);
      tokens = await oauth.processRefreshTokenResponse(server, client, response);
      expect(tokens.access_token).not.toBe(old.access_token);

      const [, { id }] = await getLines();
      expect((await call(`${draftPath()}/lines/${id}`, { method: 'DELETE' })).status).toBe(204);
      // 14.86 over 70.75, and 1.30 inside 7.50.
      await expectTotals([76.95, 16.16], [51.78, 4.66], 149.55);
    });
  });

  describe('epilogue: the cleanup', () => {
    it('keeps the debtor while the draft refers to it, with a localized error', async () => {
      const { status, body } = await call(`/v1/debtors/${ids.debtor}`, { method: 'DELETE' });
      expect(status).toBe(400);
      expect(body.errors.id).toEqual([expect.stringMatching(/wordt gebruikt op 1 conceptfactuur/)]);
    });

    it('deletes the draft with its lines, then the debtor with its mandate', async () => {
      const debtor = `/v1/debtors/${ids.debtor}`;
      expect((await call(draftPath(), { method: 'DELETE' })).status).toBe(204);
      expect((await call(debtor, { method: 'DELETE' })).status).toBe(204);
      const gone = [draftPath(), `${draftPath()}/lines`, debtor, `${debtor}/mandates`];
      for (const path of gone) expect((await call(path)).status, path).toBe(404);
    });
  });
}
