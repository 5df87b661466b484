import { describe, expect, it } from 'vitest';
import { catalogues } from '../../mocks/messages/catalogues.ts';
import { demoToken } from '../../mocks/seed/demo-access.ts';
import { type Row, useBooks } from '../support/books.ts';
import { isPdfReadingSkipped, readPdf } from '../support/pdf.ts';

const books = useBooks();
const { act, call, create, patch, rows } = books;

const getIds = async (path: string): Promise<Readonly<Record<string, number>>> =>
  Object.fromEntries((await rows(`/v1/${path}`)).map(({ code, id }) => [code, id]));

async function download(fileId: number): Promise<string> {
  const headers = { authorization: `Bearer ${demoToken}` };
  const response = await fetch(`${books.url}/v1/files/${fileId}`, { headers });
  return readPdf(new Uint8Array(await response.arrayBuffer()));
}

/** The text with single spaces, so that it does not matter where a sentence is broken. */
const join = (text: string): string => text.replaceAll(/\s+/g, ' ');

const COUNTRIES = { nl: 'NL', en: 'FR' } as const;
type Language = keyof typeof COUNTRIES;

interface Sale {
  readonly language?: Language;
  readonly country?: string;
  readonly vatCode?: string;
  readonly vatNumber?: string | null;
  readonly mandate?: object;
  readonly header?: object;
  readonly line?: object;
}

/** Makes an invoice of 100 euros without VAT final, to a new debtor. */
async function issue({ language = 'nl', mandate, header, line, ...sale }: Sale) {
  const { country = COUNTRIES[language], vatCode = 'VH', vatNumber = null } = sale;
  const [countries, codes] = [await getIds('countries'), await getIds('vatcodes')];
  const [account] = await rows('/v1/ledgeraccounts?number=8000');
  const debtor = await create('debtors', {
    name: 'Test',
    debtorKindId: 1,
    vatNumber,
    iban: 'NL02ABNA0123456789',
    address: { city: 'Plaats', countryId: countries[country] },
  });
  if (mandate) await create(`debtors/${debtor.id}/mandates`, mandate);
  const draft = await create('draftsalesinvoiceswithlines', {
    debtorId: debtor.id,
    invoiceDate: '2026-04-16',
    ...header,
    lines: [
      {
        bookingType: 'G',
        ledgerAccountId: account?.id,
        description: 'X',
        unitPrice: 100,
        vatCodeId: codes[vatCode],
        ...line,
      },
    ],
  });
  return { debtor, ...(await act(`draftsalesinvoices/${draft.id}/finalize`)) } as Row;
}

const read = async (sale: Sale): Promise<string> => join(await download((await issue(sale)).fileId));

const signed = { typeId: 2, sddType: 1, signdate: '2026-03-02', reference: 'MND-7' };
const { signdate: _signdate, ...unsigned } = signed;

/** Buyers by the language of their country, for supplies within and out of the European Union. */
const INSIDE = { nl: 'BE', en: 'FR', vatNumber: 'FR23000000000' };
const OUTSIDE = { nl: 'SR', en: 'US' };

describe.skipIf(isPdfReadingSkipped())('the document of an invoice', () => {
  it.each([
    [null, undefined, 'overmaken naar NL69 TEST 0000 0000 01, onder', 'transfer € 121.00 to NL69 TEST 0000 0000 01 no'],
    ['OVERBOEKING', signed, 'overmaken naar NL69 TEST 0000 0000 01', 'transfer € 121.00 to NL69 TEST 0000 0000 01'],
    ['INCASSO', signed, 'af van uw rekening NL02 ABNA 0123 4567 89, met machtiging MND-7', 'mandate MND-8'],
    ['INCASSO', unsigned, 'overmaken naar', 'transfer'],
    ['INCASSO', undefined, 'overmaken naar', 'transfer'],
    ['CONTANT', signed, 'contant betalen', 'in cash'],
    ['PIN', undefined, 'met uw pinpas betalen', 'by card'],
    ['ONLINE', undefined, 'online betalen', 'online'],
  ])('says how it is paid by %s and the mandate %j, in both languages', async (method, mandate, dutch, english) => {
    const paymentMethodId = method && (await getIds('paymentmethod'))[method];
    for (const [language, expected, until, others] of [
      ['nl', dutch, '16 mei 2026', ['overmaken', 'Wij schrijven', 'contant betalen', 'pinpas', 'online betalen']],
      ['en', english, '16 May 2026', ['Please transfer', 'We collect', 'in cash', 'by card', 'online']],
    ] as const) {
      // A reference belongs to one mandate.
      const given = mandate && { ...mandate, reference: language === 'nl' ? 'MND-7' : 'MND-8' };
      const header = { paymentMethodId, dueDate: '2026-05-16' };
      const text = await read({ language, header, ...(given && { mandate: given }) });
      expect(text).toContain(expected);
      expect(text).toContain(until);
      expect(others.filter((words) => text.includes(words))).toHaveLength(1);
    }
  });

  it('says what is paid, by what is outstanding when it is downloaded', async () => {
    const { salesInvoiceId, fileId } = await issue({});
    const pay = (amount: number) => act(`salesinvoices/${salesInvoiceId}/pay`, { amount });
    expect(join(await download(fileId))).toMatch(/Te betalen € 121,00 .*Wilt u € 121,00 uiterlijk/);
    await pay(21);
    expect(join(await download(fileId))).toMatch(/Te betalen € 100,00 .*U hebt € 21,00 .* betaald. Wilt u € 100,00/);
    await pay(100);
    const paid = join(await download(fileId));
    expect(paid).toMatch(/Te betalen € 0,00 .*Deze factuur is betaald\./);
    expect(paid).not.toMatch(/Wilt u|Te betalen uiterlijk|hebt/);
  });

  it.each([
    ['nl', 'Creditnota', 'U ontvangt € 121,00'],
    ['en', 'Credit note', 'You will receive € 121.00'],
  ] as const)('says in %s what the debtor receives', async (language, title, sentence) => {
    const text = await read({ language, line: { quantity: -1 } });
    expect(text).toContain(title);
    expect(text).toContain(sentence);
    expect(text).not.toMatch(/Wilt u|Please/);
  });

  it('says by when a payment has which discount, for every payment condition', async () => {
    for (const condition of await rows('/v1/paymentconditions')) {
      const { id, discountPercentage, discountDays } = condition;
      const text = await read({ header: { paymentConditionId: id } });
      expect(text.includes('korting')).toBe(discountPercentage !== null);
      if (discountPercentage === null) continue;
      expect([discountPercentage, discountDays]).toEqual([2, 8]);
      expect(text).toContain(
        'U betaalt € 118,58 als wij het uiterlijk 24 april 2026 ontvangen: een korting van 2% (€ 2,42)',
      );
    }
  });

  const NO_MENTION = /(?!)/;
  it.each([
    ['VH', {}, ['21%', NO_MENTION], ['21%', NO_MENTION]],
    ['VL', {}, ['9%', NO_MENTION], ['9%', NO_MENTION]],
    ['VN', {}, ['0%', NO_MENTION], ['0%', NO_MENTION]],
    ['VV', {}, ['vrijgesteld', /Vrijgesteld van btw, artikel 11 /], ['exempt', /Exempt from VAT, Article 11 /]],
    [
      'VR',
      { vatNumber: 'NL001000007B58' },
      ['verlegd', /Btw verlegd\./],
      ['reverse charge', /Reverse charge: you account/],
    ],
    [
      'VIC',
      INSIDE,
      ['0%', /Intracommunautaire levering, artikel 138 /],
      ['0%', /Intra-Community supply, Article 138 /],
    ],
    ['VICD', INSIDE, ['verlegd', /Btw verlegd, artikel 196 /], ['reverse charge', /Reverse charge: .*, Article 196 /]],
    ['VEX', OUTSIDE, ['0%', /Uitvoer uit de Europese Unie, artikel 146 /], ['0%', /Export from .*, Article 146 /]],
  ] as const)('has the rate and the mention of %s, in both languages', async (vatCode, buyer, dutch, english) => {
    const mentions =
      /Vrijgesteld van|Exempt from|Btw verlegd[.,]|Reverse charge|Intra-?[Cc]ommun|Uitvoer|Export from|buiten de heffing/g;
    const { nl, en, ...rest } = { nl: 'NL', en: 'FR', ...buyer };
    for (const [country, [rate, mention]] of [
      [nl, dutch],
      [en, english],
    ] as const) {
      const text = await read({ country, vatCode, ...rest });
      expect(text).toMatch(new RegExp(`X 1 € 100[.,]00 ${rate} € 100[.,]00`));
      expect(text.match(mentions) ?? []).toHaveLength(mention === NO_MENTION ? 0 : 1);
      if (mention !== NO_MENTION) expect(text).toMatch(mention);
    }
  });

  it.each([
    ['nl', 'geen btw', 'vallen buiten de heffing van btw'],
    ['en', 'no VAT', 'outside the scope of VAT'],
  ] as const)('says in %s that what has no VAT code is outside the scope of VAT', async (language, rate, note) => {
    const [account] = await rows('/v1/ledgeraccounts?number=1600');
    const { salesInvoiceId, fileId } = await issue({ language });
    const [sold] = await rows('/v1/ledgeraccounts?number=2900');
    const added = { bookingType: 'G', ledgerAccountId: (sold ?? account)?.id, description: 'Borg', unitPrice: 50 };
    await create(`salesinvoices/${salesInvoiceId}/lines`, added);
    const text = join(await download(fileId));
    expect(text).toMatch(new RegExp(`Borg 1 € 50[.,]00 ${rate} € 50[.,]00`));
    expect(text).toContain(note);
  });

  it('is in one language, whatever the country of the debtor', async () => {
    const words = (language: Language) =>
      Object.entries(catalogues[language])
        .filter(([key, text]) => key.startsWith('document.') && !text.includes('{') && text.length > 3)
        .map(([, text]) => text);
    const countries = await rows('/v1/countries');
    expect(countries.length).toBeGreaterThan(30);
    for (const { code, name } of countries) {
      const text = await read({ country: code });
      const language = /Factuurdatum/.test(text) ? 'nl' : 'en';
      const other = language === 'nl' ? 'en' : 'nl';
      const foreign = words(other).filter((word) => !words(language).some((own) => own.includes(word)));
      expect(
        foreign.filter((word) => new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'u').test(text)),
        code,
      ).toEqual([]);
      const [own] = [new Intl.DisplayNames([language], { type: 'region' }).of(code)];
      expect(text, `${code} ${name}`).toContain(own);
      expect(text).toContain(language === 'nl' ? 'Nederland' : 'Netherlands');
    }
  }, 120_000);

  it('has the VAT number that the debtor had when the invoice was posted', async () => {
    const { debtor, salesInvoiceId, fileId } = await issue({ vatNumber: 'DE136695976' });
    await patch(`debtors/${debtor.id}`, { vatNumber: 'BE0000000196' });
    await patch(`salesinvoices/${salesInvoiceId}`, { reference: 'PO-7' });
    const text = join(await download(fileId));
    expect(text).toContain('DE136695976');
    expect(text).toContain('PO-7');
    expect(text).not.toContain('BE0000000196');
    expect((await call(`/v1/salesinvoices/${salesInvoiceId}`)).body.vatNumber).toBe('DE136695976');
  });
});
