import type { Company } from '../../company.ts';
import { accounts } from '../../standard/accounts.ts';
import { articles } from './articles.ts';
import { creditors } from './creditors.ts';
import { debtors, mandates } from './debtors.ts';
import { drafts } from './drafts.ts';
import { history } from './history.ts';
import { journalEntries } from './journal-entries.ts';
import { purchaseInvoices } from './purchase-invoices.ts';
import { salesInvoices } from './sales-invoices.ts';
import { salesOrders } from './sales-orders.ts';

/** A cheese maker that sells to shops, restaurants and people at the door. The examples of the contract are its data. */
export const vijfhoek: Company = {
  administration: {
    number: 'ADM-0001',
    name: 'Kaasmakerij De Vijfhoek B.V.',
    address: ['Weidepad', '5', '1235 KM', 'Voorbeeldstad', 'NL'],
    email: 'info@vijfhoek.example',
    phone: '+31 20 555 02 00',
    vatNumber: 'NL001000019B47',
    chamberOfCommerceNumber: '90000019',
    iban: 'NL69TEST0000000001',
    creditorIdentifier: 'NL10ZZZ900000190000',
  },
  modules: { tradePack: true, salesOrders: true, approvalRoutes: false, costCenters: false, costUnits: true },
  accounts: accounts([
    ['0110', 'Bedrijfsgebouwen', 1, 'BMvaBegVvp'],
    ['0115', 'Cumulatieve afschrijving bedrijfsgebouwen', 1, 'BMvaBegCae'],
    ['0120', 'Machines en installaties', 1, 'BMvaMeiVvp'],
    ['0125', 'Cumulatieve afschrijving machines en installaties', 1, 'BMvaMeiCae'],
    ['0710', 'Hypothecaire lening', 1, 'BLasSakHvl'],
    ['3000', 'Voorraad melk en hulpstoffen', 1, 'BVrdGehVoo'],
    ['3010', 'Voorraad verpakkingen', 1, 'BVrdGehVoo'],
    ['3050', 'Kaas in rijping', 1, 'BVrdOweVoo'],
    ['3100', 'Voorraad gereed product', 1, 'BVrdGepVoo'],
    ['3200', 'Voorraad handelsgoederen', 1, 'BVrdHanVoo'],
    ['4200', 'Reparatie en onderhoud machines', 10, 'WBedEemRom', 'IH'],
    ['4210', 'Verpakkingsmateriaal', 10, 'WBedEemVpm', 'IH'],
    ['4430', 'Vrachtkosten', 10, 'WBedVkkVrk', 'IH'],
    ['4730', 'Afschrijving bedrijfsgebouwen', 10, 'WAfsAmvBeg'],
    ['4740', 'Afschrijving machines en installaties', 10, 'WAfsAmvMei'],
    ['7010', 'Inkoop melk', 10, 'WKprKvgKvg', 'IL'],
    ['7020', 'Inkoop stremsel, zout en kruiden', 10, 'WKprKvgKvg', 'IL'],
    ['7200', 'Voorraadverschillen', 10, 'WKprInhVrv'],
    ['7300', 'Wijziging voorraad gereed product', 10, 'WWivWgpWgp'],
    ['8200', 'Omzet eigen kaas op markten', 9, 'WOmzNopOlv', 'VL'],
    ['8210', 'Omzet rondleidingen en workshops', 9, 'WOmzNodOdh', 'VH'],
  ]),
  costCenters: [
    ['MAKERIJ', 'Kaasmakerij'],
    ['WINKEL', 'Boerderijwinkel'],
    ['MARKT', 'Markten'],
  ],
  costUnits: [
    ['P-2026-01', 'Invoering kassasysteem', 'PROJECT'],
    ['P-2026-02', 'Nieuwe rijpingskelder', 'PROJECT'],
    ['KAAS', 'Kaas', 'PRODUCT'],
    ['ZUIVEL', 'Boter, karnemelk en kwark', 'PRODUCT'],
  ],
  debtors,
  mandates,
  creditors,
  articles,
  articleLocations: [
    ['KOEL-01', 'Koelcel 1'],
    ['KOEL-02', 'Koelcel 2'],
    ['RIJP-A', 'Rijpingskelder, gang A'],
    ['RIJP-B', 'Rijpingskelder, gang B'],
    ['WINKEL', 'Schappen in de boerderijwinkel'],
  ],
  drafts,
  salesOrders,
  salesInvoices,
  purchaseInvoices,
  journalEntries,
  bank: [
    ['2026-03-16', '2000', 'Storting uit de kas', 500],
    ['2026-03-24', '4320', 'Motorrijtuigenbelasting bestelbus', -187],
    ['2026-04-01', '9000', 'Rente spaarrekening', 41.15],
  ],
  history,
};
