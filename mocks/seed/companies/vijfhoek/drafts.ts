import { article, type DraftEntry, onAccount, sale, text } from '../../company.ts';

export const drafts: readonly DraftEntry[] = [
  {
    debtor: '10001',
    date: '2026-03-02',
    paymentCondition: '30',
    reference: 'PO-2026-0117',
    description: 'Levering van 2 maart',
    remark: 'Meesturen met het overzicht van maart',
    lines: [article('KAAS-JONG-500', 10, { discountPercentage: 5 }), text('Bedankt voor uw bestelling.')],
  },
  {
    debtor: '10002',
    date: '2026-03-09',
    reference: 'LK-2231',
    description: 'Voorjaarsassortiment',
    lines: [
      article('KAAS-BELEGEN-500', 24),
      article('KAAS-OUD-500', 12, { discountPercentage: 10 }),
      article('PLANK-EIKEN', 4),
      onAccount('8500', 'Bezorging op pallet', 1, 37.5),
    ],
  },
  {
    debtor: '10029',
    date: '2026-03-14',
    paymentMethod: 'INCASSO',
    description: 'Kaasabonnement maart',
    lines: [
      article('PAKKET-KLEIN', 1, { unitPrice: 19, unitPriceIncludingVat: true }),
      onAccount('8500', 'Verzendkosten', 1, 4.95, { unitPriceIncludingVat: true }),
    ],
  },
  {
    debtor: '10021',
    date: '2026-04-07',
    reference: 'BE-0407',
    description: 'Intracommunautaire levering',
    lines: [
      article('KAAS-WIEL-OUD', 44.35, { vatCode: 'VIC' }),
      sale('EU', 'Kaas in rijping, partij 12', 2, 312.5),
      text('Intracommunautaire levering: btw-tarief 0%.'),
    ],
  },
  {
    debtor: '10024',
    date: '2026-04-21',
    paymentCondition: '60',
    reference: 'MUSTER-88',
    lines: [
      sale('EU', 'Junger Gouda, ganze Laibe', 10, 118.75, { discountPercentage: 2.5 }),
      text('Vielen Dank für Ihre Bestellung.'),
    ],
  },
  {
    debtor: '10002',
    date: '2026-05-04',
    reference: 'LK-2231',
    description: 'Creditnota: beschadigde levering',
    lines: [article('KAAS-OUD-500', -3, { discountPercentage: 10 }), article('PLANK-EIKEN', -1)],
  },
  {
    debtor: '10015',
    date: '2026-05-18',
    description: 'Schoolbezoek groep 6',
    lines: [
      article('RONDLEIDING', 27),
      sale('VRIJ', 'Les over zuivel, vrijgesteld onderwijs', 1, 45),
      text('Inclusief proeverij', { unitPrice: 3.5 }),
    ],
  },
  {
    debtor: '10027',
    date: '2026-06-02',
    reference: 'ECL/2026/14',
    lines: [sale('EXPORT', 'Aged farmhouse cheese, whole wheels', 25.5, 17.45), sale('NUL', 'Uitvoerdocumenten', 1, 0)],
  },
  {
    debtor: '10003',
    date: '2026-06-19',
    reference: 'week 25',
    lines: [
      article('KAAS-GEIT-350', 6),
      article('BOTER-250', 20, { unitPrice: 3.6 }),
      article('KARNEMELK-1L', 12),
      article('MOSTERD-200', 6, { discountPercentage: 100, description: 'Grove mosterd 200 g, kennismaking' }),
    ],
  },
  {
    debtor: '10005',
    date: '2026-07-01',
    reference: 'FF-70012',
    description: 'Kwartaallevering',
    lines: [
      article('KAAS-WIEL-JONG', 240, { unitPrice: 9.4375 }),
      article('KAAS-WIEL-OUD', 110.75, { discountPercentage: 7.5 }),
      article('KAAS-RASP-200', 500, { unitPrice: 2.9999 }),
      sale('VERLEGD', 'Oude kaaspers als oud ijzer, btw verlegd', 1, 850),
      onAccount('8500', 'Emballage retour', -12, 7.5),
    ],
  },
  {
    debtor: '10019',
    date: '2026-07-23',
    description: 'Campingwinkel',
    lines: [article('KAAS-PLAK-150', 48), article('KAAS-JONG-500', 24), article('MES-KAAS', 3)],
  },
  {
    debtor: '10018',
    date: '2026-08-12',
    reference: 'WS-AUG',
    lines: [
      sale('DIENST21', 'Workshop kaasmaken', 12, 45),
      onAccount('8210', 'Huur proeflokaal, dagdeel', 0.5, 275),
      text('De workshop is op 12 augustus gegeven.'),
    ],
  },
  {
    debtor: '10016',
    date: '2026-09-15',
    reference: 'GVB-2026-3381',
    description: 'Ontvangst nieuwe inwoners',
    lines: [
      article('PAKKET-KLEIN', 80, { discountPercentage: 12.5 }),
      onAccount('8200', 'Kaasmarkt op het Raadhuisplein', 1, 545, { unitPriceIncludingVat: true }),
      onAccount('8200', 'Proefhapjes', 150, 0.75),
    ],
  },
  {
    debtor: '10031',
    date: '2026-10-03',
    lines: [
      article('KAAS-OVERJARIG-250', 2, { unitPrice: 7.9, unitPriceIncludingVat: true }),
      article('MES-KAAS', -1, { unitPrice: 22.5, unitPriceIncludingVat: true, description: 'Kaasmes, retour' }),
    ],
  },
  {
    debtor: '10013',
    date: '2026-11-24',
    paymentCondition: '14-2',
    reference: 'DL-KERST',
    description: 'Feestdagen',
    lines: [
      article('KAAS-KOMIJN-500', 36),
      article('KAAS-BRANDNETEL-500', 18),
      article('MES-KAAS', 10, { discountPercentage: 15 }),
      text('Levering in week 49.'),
    ],
  },
];
