import type { Company } from '../../company.ts';
import { accounts } from '../../standard/accounts.ts';
import { drafts, history, journalEntries, purchaseInvoices, salesInvoices } from './books.ts';
import { creditors, debtors, mandates } from './parties.ts';

/** A consultancy: it sells hours and courses, keeps no stock, and divides its costs over cost centers and cost units. */
export const nergenshuizen: Company = {
  administration: {
    number: 'ADM-0002',
    name: 'Adviesbureau Nergenshuizen B.V.',
    address: ['Denkersgracht', '88', '2345 HK', 'Nergenshuizen', 'NL'],
    email: 'info@adviesbureau-nergenshuizen.example',
    phone: '+31 20 555 03 00',
    vatNumber: 'NL001000275B71',
    chamberOfCommerceNumber: '90000040',
    iban: 'NL73TEST0000000026',
    creditorIdentifier: 'NL48ZZZ900000400000',
  },
  modules: { tradePack: false, salesOrders: false, approvalRoutes: true, costCenters: true, costUnits: true },
  accounts: accounts([
    ['3000', 'Onderhanden opdrachten', 1, 'BVrdOweVoo'],
    ['4035', 'Bezoldiging directie', 10, 'WPerLesSld'],
    ['4045', 'Kilometervergoeding', 10, 'WBedVkkKmz'],
    ['4060', 'Wervingskosten', 10, 'WBedOvpWer', 'IH'],
    ['4330', 'Leaseauto’s', 10, 'WBedAutOpa', 'IH'],
    ['4540', 'Vakliteratuur', 10, 'WBedKanVak', 'IL'],
    ['4550', 'Contributies en abonnementen', 10, 'WBedKanCea', 'IH'],
    ['4630', 'Beroepsaansprakelijkheidsverzekering', 10, 'WBedAssOva', 'IV'],
    ['7110', 'Inhuur zelfstandigen op opdrachten', 10, 'WKprKuwAek', 'IH'],
    ['8140', 'Omzet opleidingen, vrijgesteld', 9, 'WOmzNodNod', 'VV'],
    ['8150', 'Omzet licenties', 9, 'WOmzNooNdl', 'VH'],
    ['8510', 'Doorberekende reiskosten', 9, 'WOmzNooOnw', 'VH'],
  ]),
  costCenters: [
    ['ADVIES', 'Afdeling advies'],
    ['OPLEIDING', 'Afdeling opleidingen'],
    ['STAF', 'Directie en staf'],
  ],
  costUnits: [
    ['P-2026-01', 'Nieuwe planning van de uren', 'PROJECT'],
    ['SCHIJNZEKER', 'Herinrichting acceptatie, Schijnzeker', 'OPDRACHT'],
    ['ZIEKENHUIS', 'Leergang teamleiders, Het Voorbeeld', 'OPDRACHT'],
  ],
  debtors,
  mandates,
  creditors,
  articles: [
    ['UUR-SENIOR', 'Uur seniorconsultant', 'DIENST21', 'uur', 145, null, 0, null],
    ['UUR-MEDIOR', 'Uur consultant', 'DIENST21', 'uur', 110, null, 0, null],
    ['DAG-WORKSHOP', 'Workshop, dagdeel', 'DIENST21', 'dagdeel', 780, null, 0, null, { remark: 'Tot 12 deelnemers' }],
    ['CURSUS-BASIS', 'Basiscursus bedrijfsvoering', 'VRIJ', 'deelnemer', 395, null, 0, null],
    ['SCAN-PROCES', 'Processcan', 'DIENST21', 'stuk', 2450, 300, 0, null],
    ['UUR-JUNIOR', 'Uur juniorconsultant', 'DIENST21', 'uur', 85, null, 0, null, { active: false }],
  ],
  articleLocations: [],
  drafts,
  salesOrders: [],
  salesInvoices,
  purchaseInvoices,
  journalEntries,
  bank: [['2026-04-01', '4300', 'Brandstofpas maart', -212.4]],
  history,
};
