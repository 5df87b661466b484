import { type PurchaseInvoiceEntry, purchase } from '../../company.ts';

export const purchaseInvoices: readonly PurchaseInvoiceEntry[] = [
  {
    creditor: '20001',
    number: 'LF-2026-118',
    date: '2026-03-02',
    paymentCondition: '30',
    description: 'Melk van februari',
    remark: 'Prijs is besproken',
    lines: [purchase('7010', 'Rauwe melk, kan van 10 liter', 10, 6.95, { discountPercentage: 5 })],
    payments: [{ date: '2026-03-27', amount: 40 }],
  },
  {
    creditor: '20005',
    number: 'SL-881042',
    date: '2026-03-04',
    description: 'Stroom en gas februari',
    lines: [purchase('4110', 'Elektra', 2140, 0.2185), purchase('4110', 'Gas', 385, 1.1042)],
    payments: [{ date: '2026-03-18' }],
  },
  {
    creditor: '20004',
    number: '2026/0312',
    date: '2026-03-06',
    description: 'Verpakkingen voorjaar',
    lines: [
      purchase('4210', 'Kaaspapier, rol van 200 m', 12, 34.5, { discountPercentage: 7.5, costUnit: 'KAAS' }),
      purchase('4210', 'Boterkuipjes, doos van 1000', 2, 118, { costUnit: 'ZUIVEL' }),
    ],
    // Paid within 8 days, so with 2% discount.
    payments: [{ date: '2026-03-13', discount: 14.98 }],
  },
  {
    creditor: '20011',
    number: 'RE-4471',
    date: '2026-03-10',
    description: 'Ersatzteile Käsepresse',
    lines: [
      purchase('4200', 'Dichtungssatz', 4, 62.5, { vatCode: 'IICH' }),
      purchase('4200', 'Druckzylinder', 1, 990, { vatCode: 'IICH' }),
    ],
  },
  {
    creditor: '20010',
    number: 'DB-2026-077',
    date: '2026-03-12',
    description: 'Nieuwe kassa',
    lines: [
      purchase('0200', 'Kassa met weegschaal', 1, 1899, {
        unitPriceIncludingVat: true,
        vatCode: 'IH',
        costUnit: 'P-2026-01',
      }),
      purchase('4520', 'Kassasoftware, eerste kwartaal', 3, 39.95, {
        unitPriceIncludingVat: true,
        costUnit: 'P-2026-01',
      }),
    ],
    payments: [{ date: '2026-03-19' }],
  },
  {
    creditor: '20001',
    number: 'LF-2026-124',
    date: '2026-03-16',
    description: 'Melk, eerste helft van maart',
    lines: [
      purchase('7010', 'Rauwe melk', 8450, 0.5215, { costUnit: 'KAAS' }),
      purchase('7010', 'Rauwe melk, voor boter', 620, 0.5215, { costUnit: 'ZUIVEL' }),
    ],
  },
  {
    creditor: '20009',
    number: 'POL-55203',
    date: '2026-03-18',
    description: 'Bedrijfsverzekering eerste halfjaar',
    lines: [purchase('4610', 'Premie', 1, 822), purchase('4900', 'Poliskosten', 1, 12.5, { vatCode: 'IV' })],
    payments: [{ date: '2026-04-01' }],
  },
  {
    creditor: '20007',
    number: 'CN-310',
    date: '2026-04-02',
    description: 'Creditnota: pakking retour',
    lines: [purchase('4200', 'Pakking roerwerk', -1, 95)],
  },
];
