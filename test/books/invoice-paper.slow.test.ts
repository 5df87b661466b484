import { describe, expect, it } from 'vitest';
import { catalogues } from '../../mocks/messages/catalogues.ts';
import { type Row, useBooks } from '../support/books.ts';
import { isPdfReadingSkipped } from '../support/pdf.ts';
import { download } from './download.ts';

const books = useBooks();
const { act, create, rows } = books;

const getIds = async (path: string): Promise<Readonly<Record<string, number>>> =>
  Object.fromEntries((await rows(`/v1/${path}`)).map(({ code, id }) => [code, id]));

interface Sale {
  readonly country?: string;
  readonly vatCode?: string;
  readonly vatNumber?: string;
  readonly mandate?: object;
  readonly method?: string;
  readonly paymentConditionId?: number;
  readonly line?: object;
}

let mandates = 0;

/** Makes an invoice of 100 euros without VAT final, to a new debtor. */
async function issue({ country = 'NL', vatCode = 'VH', vatNumber, mandate, method, line, ...header }: Sale) {
  const [account] = await rows('/v1/ledgeraccounts?number=8000');
  const address = { city: 'Plaats', countryId: (await getIds('countries'))[country] };
  const iban = 'NL02ABNA0123456789';
  const debtor = await create('debtors', {
    name: 'Test',
    debtorKindId: 1,
    vatNumber: vatNumber ?? null,
    iban,
    address,
  });
  // A reference belongs to one mandate.
  if (mandate) await create(`debtors/${debtor.id}/mandates`, { ...mandate, reference: `MND-${++mandates}` });
  const vatCodeId = (await getIds('vatcodes'))[vatCode];
  const sold = { bookingType: 'G', ledgerAccountId: account?.id, description: 'X', unitPrice: 100, vatCodeId, ...line };
  const paymentMethodId = method && (await getIds('paymentmethod'))[method];
  const dates = { invoiceDate: '2026-04-16', ...(paymentMethodId && { paymentMethodId, dueDate: '2026-05-16' }) };
  const body = { debtorId: debtor.id, ...dates, ...header, lines: [sold] };
  const draft = await create('draftsalesinvoiceswithlines', body);
  return act(`draftsalesinvoices/${draft.id}/finalize`);
}

/** The title of a paper, and what stands below its header: a line for each block, wherever a sentence is broken. */
async function read({ fileId }: Row): Promise<string> {
  const [, title = '', text = ''] =
    /^(\w+(?: note)?) \d{8}\n.*?^((?:Omschrijving|Description).*)/ms.exec(await download(books, fileId)) ?? [];
  const blocks = text.split(/\n\s*\n/).map((block) => block.replaceAll(/\s+/g, ' ').trim());
  const stable = blocks.map((block) => block.replaceAll(/\b2026\d{4}\b/g, 'NUMBER').replaceAll(/MND-\d+/g, 'MANDATE'));
  return [title, ...stable.slice(0, -1)].map((block) => `  ${block}\n`).join('');
}

const unsigned = { typeId: 2, sddType: 1 };
const signed = { ...unsigned, signdate: '2026-03-02' };

/** Sales to buyers of the languages of their countries. */
const SALES: Readonly<Record<string, Sale>> = {
  'an ordinary sale': {},
  'OVERBOEKING, with a mandate': { method: 'OVERBOEKING', mandate: signed },
  'INCASSO, with a mandate': { method: 'INCASSO', mandate: signed },
  'INCASSO, with a mandate that is not signed': { method: 'INCASSO', mandate: unsigned },
  'INCASSO, without a mandate': { method: 'INCASSO' },
  'CONTANT, with a mandate': { method: 'CONTANT', mandate: signed },
  PIN: { method: 'PIN' },
  ONLINE: { method: 'ONLINE' },
  'a credit note': { line: { quantity: -1 } },
  'VAT code VL': { vatCode: 'VL' },
  'VAT code VN': { vatCode: 'VN' },
  'VAT code VV': { vatCode: 'VV' },
  'VAT code VR': { vatCode: 'VR', vatNumber: 'NL001000007B58' },
};

/** Buyers by language, in and out of the European Union. */
const INSIDE = { nl: 'BE', en: 'FR' };
const OUTSIDE = { nl: 'SR', en: 'US' };

describe.skipIf(isPdfReadingSkipped())('the document of an invoice', () => {
  it('says how much VAT is paid, why there is none, and how, by when and with which discount', async () => {
    const papers: string[] = [];
    const add = async (title: string, sale: Sale) => papers.push(`${title}\n${await read(await issue(sale))}`);
    for (const [title, sale] of Object.entries(SALES))
      for (const country of ['NL', 'FR']) await add(`${title}, ${country}`, { ...sale, country });
    for (const language of ['nl', 'en'] as const) {
      const vatNumber = 'FR23000000000';
      for (const vatCode of ['VIC', 'VICD'])
        await add(`VAT code ${vatCode}, ${INSIDE[language]}`, { vatCode, vatNumber, country: INSIDE[language] });
      await add(`VAT code VEX, ${OUTSIDE[language]}`, { vatCode: 'VEX', country: OUTSIDE[language] });
    }
    for (const { id, code } of await rows('/v1/paymentconditions'))
      await add(`payment condition ${code}, NL`, { paymentConditionId: id });
    await expect(papers.join('\n')).toMatchFileSnapshot('__snapshots__/invoice-papers.txt');
  });

  it('says what is paid when it is downloaded, and that a line without a VAT code is outside the scope of VAT', async () => {
    const papers: string[] = [];
    const [account] = await rows('/v1/ledgeraccounts?number=2900');
    const deposit = { bookingType: 'G', ledgerAccountId: account?.id, description: 'Borg', unitPrice: 50 };
    for (const country of ['NL', 'FR']) {
      const invoice = await issue({ country });
      const path = `salesinvoices/${invoice.salesInvoiceId}`;
      await create(`${path}/lines`, deposit);
      for (const amount of [21, 150]) {
        papers.push(await read(invoice));
        await act(`${path}/pay`, { amount });
      }
      papers.push(await read(invoice));
    }
    await expect(papers.join('\n')).toMatchFileSnapshot('__snapshots__/paid-invoice-papers.txt');
  });

  it('is in one language, whatever the country of the debtor', async () => {
    const words = (language: 'nl' | 'en') =>
      Object.entries(catalogues[language])
        .filter(([key, text]) => key.startsWith('document.') && !text.includes('{') && text.length > 3)
        .map(([, text]) => text);
    const countries = await rows('/v1/countries');
    expect(countries.length).toBeGreaterThan(30);
    for (const { code, name } of countries) {
      const text = (await download(books, (await issue({ country: code })).fileId)).replaceAll(/\s+/g, ' ');
      const [language, other] = /Factuurdatum/.test(text) ? (['nl', 'en'] as const) : (['en', 'nl'] as const);
      const foreign = words(other).filter((word) => !words(language).some((own) => own.includes(word)));
      const found = foreign.filter((word) => new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'u').test(text));
      expect(found, code).toEqual([]);
      expect(text, `${code} ${name}`).toContain(new Intl.DisplayNames([language], { type: 'region' }).of(code));
      expect(text).toContain(language === 'nl' ? 'Nederland' : 'Netherlands');
    }
  }, 120_000);
});
