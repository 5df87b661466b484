import { article, onAccount, type SalesInvoiceEntry, sale, text } from '../../company.ts';

/** Final invoices, from 20260001 on. */
export const salesInvoices: readonly SalesInvoiceEntry[] = [
  {
    debtor: '10001',
    date: '2026-03-02',
    paymentCondition: '30',
    reference: 'PO-2026-0116',
    description: 'Levering van 2 maart',
    remark: 'Meesturen met het overzicht van maart',
    lines: [article('KAAS-JONG-500', 10, { discountPercentage: 5 }), text('Bedankt voor uw bestelling.')],
    payments: [{ date: '2026-03-20', amount: 50 }],
  },
  {
    debtor: '10002',
    date: '2026-03-03',
    reference: 'LK-2204',
    description: 'Winkelvoorraad maart',
    lines: [
      article('KAAS-BELEGEN-500', 36),
      article('KAAS-OUD-500', 24, { discountPercentage: 10 }),
      article('BOTER-250', 20),
    ],
    payments: [{ date: '2026-03-16' }],
  },
  {
    debtor: '10006',
    date: '2026-03-05',
    description: 'Ontbijtbuffet',
    lines: [article('KAAS-KOMIJN-500', 18), article('MES-KAAS', 6), article('PLANK-EIKEN', 2)],
    // Paid within 8 days, so with 2% discount.
    payments: [{ date: '2026-03-12', discount: 6.9 }],
  },
  {
    debtor: '10029',
    date: '2026-03-06',
    description: 'Kaasabonnement februari',
    lines: [
      article('PAKKET-KLEIN', 1, { unitPrice: 19, unitPriceIncludingVat: true }),
      onAccount('8500', 'Verzendkosten', 1, 4.95, { unitPriceIncludingVat: true }),
    ],
    payments: [{ date: '2026-03-13' }],
  },
  {
    debtor: '10021',
    date: '2026-03-09',
    reference: 'BE-0309',
    description: 'Intracommunautaire levering',
    lines: [
      article('KAAS-WIEL-OUD', 38.5, { vatCode: 'VIC' }),
      sale('EU', 'Kaas in rijping, partij 9', 2, 312.5),
      text('Intracommunautaire levering: btw-tarief 0%.'),
    ],
  },
  {
    debtor: '10004',
    date: '2026-03-11',
    reference: '4500081723',
    description: 'Actie week 12',
    lines: [
      article('KAAS-JONG-500', 240, { discountPercentage: 12.5, costUnit: 'KAAS' }),
      article('KAAS-PLAK-150', 480, { discountPercentage: 12.5, costUnit: 'KAAS' }),
      article('BOTER-250', 300, { unitPrice: 3.4995, costUnit: 'ZUIVEL' }),
    ],
  },
  {
    debtor: '10027',
    date: '2026-03-12',
    reference: 'ECL/2026/09',
    lines: [
      sale('EXPORT', 'Aged farmhouse cheese, whole wheels', 31.25, 17.45),
      sale('NUL', 'Uitvoerdocumenten', 1, 65),
    ],
    payments: [{ date: '2026-04-02', amount: 300 }],
  },
  {
    debtor: '10018',
    date: '2026-03-13',
    reference: 'WS-MRT',
    lines: [
      sale('DIENST21', 'Workshop kaasmaken', 8, 45),
      onAccount('8210', 'Huur proeflokaal, dagdeel', 0.5, 275),
      text('De workshop is op 12 maart gegeven.'),
    ],
    // What is left was paid in cash.
    payments: [{ date: '2026-03-27', amount: 500 }],
  },
  {
    debtor: '10002',
    date: '2026-03-18',
    reference: 'LK-2204',
    description: 'Creditnota: drie kazen beschadigd',
    lines: [article('KAAS-OUD-500', -3, { discountPercentage: 10 })],
  },
  {
    debtor: '10005',
    date: '2026-03-31',
    reference: 'FF-69870',
    description: 'Kwartaallevering',
    lines: [
      article('KAAS-WIEL-JONG', 180, { unitPrice: 9.4375 }),
      article('KAAS-WIEL-OUD', 96.25, { discountPercentage: 7.5 }),
      sale('VERLEGD', 'Oude rijpingsrekken als oud ijzer, btw verlegd', 1, 420),
      onAccount('8500', 'Emballage retour', -10, 7.5),
    ],
  },
  {
    debtor: '10015',
    date: '2026-04-01',
    description: 'Schoolbezoek groep 5',
    lines: [article('RONDLEIDING', 24), sale('VRIJ', 'Les over zuivel, vrijgesteld onderwijs', 1, 45)],
    // Five cents short, which the memorial writes off.
    payments: [{ date: '2026-04-10', amount: 284.95 }],
  },
  {
    debtor: '10003',
    date: '2026-04-14',
    reference: 'week 16',
    lines: [
      article('KAAS-GEIT-350', 6),
      article('BOTER-250', 20, { unitPrice: 3.6 }),
      article('KARNEMELK-1L', 12),
      article('MES-KAAS', 2, { unitPrice: 22.5, unitPriceIncludingVat: true }),
      article('MOSTERD-200', 6, { discountPercentage: 100, description: 'Grove mosterd 200 g, kennismaking' }),
    ],
  },
];
