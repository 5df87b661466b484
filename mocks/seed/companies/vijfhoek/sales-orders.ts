import { article, type SalesOrderEntry, text } from '../../company.ts';

/** Orders, from 26001 on. */
export const salesOrders: readonly SalesOrderEntry[] = [
  {
    debtor: '10001',
    date: '2026-03-02',
    shippingDate: '2026-03-05',
    deliveryAddress: ['Molenstraat', '12a', '1234 AB', 'Voorbeeldstad', 'NL'],
    paymentCondition: '30',
    reference: 'PO-2026-0150',
    description: 'Weekbestelling',
    remark: 'Voor tien uur leveren',
    lines: [article('KAAS-JONG-500', 10, { discountPercentage: 5 }), text('Graag gekoeld leveren.')],
  },
  {
    debtor: '10008',
    date: '2026-03-24',
    shippingDate: '2026-03-27',
    lines: [article('KAAS-JONG-BEL-500', 12), article('KAAS-BRANDNETEL-500', 6), article('MOSTERD-200', 12)],
  },
  {
    debtor: '10024',
    date: '2026-04-03',
    shippingDate: '2026-04-17',
    deliveryAddress: ['Lagerweg', '2', '00001', 'Musterstadt', 'DE'],
    paymentCondition: '60',
    reference: 'MUSTER-91',
    description: 'Junger Gouda, ganze Laibe',
    lines: [article('KAAS-WIEL-JONG', 118.75, { vatCode: 'VIC' }), text('Lieferung nur mit Termin.')],
  },
  {
    debtor: '10012',
    date: '2026-04-09',
    reference: 'proeverij mei',
    lines: [
      article('KAAS-OVERJARIG-250', 8),
      article('KAAS-KOMIJN-500', 4),
      article('PLANK-EIKEN', 2, { unitPrice: 29.95, unitPriceIncludingVat: true }),
    ],
  },
  {
    debtor: '10016',
    date: '2026-04-13',
    description: 'Koningsdag op het Raadhuisplein',
    deliveryAddress: ['Raadhuisplein', null, '1234 LM', 'Voorbeeldstad', 'NL'],
    shippingDate: '2026-04-26',
    paymentCondition: '30',
    lines: [article('PAKKET-KLEIN', 20, { discountPercentage: 12.5 }), text('Met oranje strik.')],
  },
  {
    debtor: '10030',
    date: '2026-04-15',
    lines: [article('KAAS-OUD-500', 1, { unitPrice: 10.95, unitPriceIncludingVat: true }), article('MES-KAAS', 1)],
  },
];
