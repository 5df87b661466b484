import { expect, it } from 'vitest';
import { purchase, type Row, sale, useBooks } from '../support/books.ts';

const { call, create, rows, ledger } = useBooks();

it('each VAT code names the boxes of its VAT return', async () => {
  const codes = await rows('/v1/vatcodes');
  const boxes = codes.map(({ code, returnBox, deductionBox }) => [code, returnBox, deductionBox]);
  expect(boxes).toEqual([
    ['VH', '1a', null],
    ['VL', '1b', null],
    ['VN', '1e', null],
    ['VV', '1e', null],
    ['VR', '1e', null],
    ['VIC', '3b', null],
    ['VICD', '3b', null],
    ['VEX', '3a', null],
    ['IH', null, '5b'],
    ['IL', null, '5b'],
    ['IN', null, null],
    ['IV', null, null],
    ['IR', '2a', '5b'],
    ['IICH', '4b', '5b'],
    ['IICL', '4b', '5b'],
    ['IIM', '4a', '5b'],
  ]);
  expect((await rows('/v1/vatcodes?returnBox=4b&deductionBox=5b')).map(({ code }) => code)).toEqual(['IICH', 'IICL']);
});

it('reverse-charged VAT on a purchase is shown with its percentage, charged as zero, owed and deducted', async () => {
  const [reverse] = await rows('/v1/vatcodes?code=IR');
  const [ordinary] = await rows('/v1/vatcodes?code=IH');
  const lines = [{ ledgerAccountId: 91, unitPrice: 100, vatCodeId: reverse?.id }];
  const invoice = await create('purchaseinvoiceswithlines', { ...purchase, lines });
  expect(invoice).toMatchObject({ amountVat: 0, amountIncludingVat: 100 });
  const total = { vatCodeId: reverse?.id, percentage: 21, amountExcludingVat: 100, amountVat: 0 };
  expect(invoice.vatTotals).toEqual([total]);
  expect(invoice.lines).toMatchObject([{ amountVat: 0, amountIncludingVat: 100 }]);
  const postings = (await ledger(`Bookyear=2026&invoiceNumber=${purchase.invoiceNumber}`)).filter(
    ({ vatCodeId, description }: Row) => vatCodeId === reverse?.id && description === null,
  );
  expect(
    postings.map(({ ledgerAccountId, amountDebit, amountCredit }: Row) => [ledgerAccountId, amountDebit, amountCredit]),
  ).toEqual([
    [ordinary?.ledgerAccountId, 21, 0],
    [reverse?.ledgerAccountId, 0, 21],
  ]);
});

it('a reverse-charged sale shows the percentage of its code and charges zero', async () => {
  const [code] = await rows('/v1/vatcodes?code=VR');
  const lines = [{ ...sale.lines[0], vatCodeId: code?.id }];
  const { vatTotals, amountVat } = await create('draftsalesinvoiceswithlines', { ...sale, lines });
  expect([vatTotals[0].percentage, amountVat]).toEqual([code?.percentage, 0]);
});

it('the VAT code filter salesCode can be repeated', async () => {
  const count = async (query: string) => (await call(`/v1/vatcodes?${query}`)).body._meta.totalCount;
  expect(await count('salesCode=true')).toBe(8);
  expect(await count('salesCode=false')).toBe(8);
  expect(await count('salesCode=true&salesCode=false')).toBe(16);
});

it('ledger account classifications have a level and a sort order and are listed by identifier', async () => {
  const listed = await rows('/v1/ledgeraccountclassifications');
  expect(listed.map(({ id }) => id)).toEqual(listed.map(({ id }) => id).toSorted((a, b) => a - b));
  for (const { referenceCode, level } of listed)
    expect(level, referenceCode).toBe(referenceCode?.match(/^[BW]|[A-Z][a-z]{2}/g).length ?? null);
  const ordered = await rows('/v1/ledgeraccountclassifications?orderby=sortOrder');
  expect(ordered.map(({ sortOrder }) => sortOrder)).toEqual(listed.map((_row, index) => index + 1));
  const reported = ordered.map(({ compactionCode }) => compactionCode);
  const order = [...new Set(reported)];
  expect(order.slice(0, 5)).toEqual(['IVA', 'MVA', 'FVA', 'VRD', 'VOR']);
  expect(reported).toEqual(order.flatMap((code) => reported.filter((box) => box === code)));
});
