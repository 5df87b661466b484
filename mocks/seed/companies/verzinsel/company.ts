import { article, type Company, onAccount, sale } from '../../company.ts';
import { accounts } from '../../standard/accounts.ts';
import { history, journalEntries, purchaseInvoices, salesInvoices, salesOrders } from './books.ts';

/** A bicycle shop of another user, whose books nobody else may see. */
export const verzinsel: Company = {
  administration: {
    number: 'ADM-0003',
    name: 'Rijwielhandel Het Verzinsel V.O.F.',
    address: ['Ketelstraat', '21', '5678 KL', 'Verzinselveen', 'NL'],
    email: 'info@rijwielhandelverzinsel.example',
    phone: '+31 20 555 04 00',
    vatNumber: 'NL001000287B60',
    chamberOfCommerceNumber: '90000060',
    iban: 'NL51TEST0000000034',
    creditorIdentifier: 'NL38ZZZ900000600000',
  },
  modules: { tradePack: false, salesOrders: true, approvalRoutes: false, costCenters: false, costUnits: false },
  accounts: accounts([
    ['3200', 'Voorraad fietsen en onderdelen', 1, 'BVrdHanVoo'],
    ['4220', 'Klein gereedschap', 10, 'WBedEemKai', 'IH'],
    ['7200', 'Voorraadverschillen', 10, 'WKprInhVrv'],
    ['8220', 'Omzet reparaties, laag tarief', 9, 'WOmzNodOdl', 'VL'],
  ]),
  costCenters: [
    ['WINKEL', 'Winkel'],
    ['WERKPLAATS', 'Werkplaats'],
  ],
  costUnits: [['ELEKTRISCH', 'Elektrische fietsen', 'PRODUCT']],
  // biome-ignore format: a paragraph a debtor, as of the other companies.
  debtors: [
    { number: '10001', name: 'Koeriersdienst De Omweg', kind: 'NL', contactName: 'X. Omweg',
      address: ['Fietspad', '99', '5678 LM', 'Verzinselveen', 'NL'],
      email: 'planning@koeriersdienstomweg.example', phone: '+31 20 555 04 01',
      vatNumber: 'NL001000263B82', chamberOfCommerceNumber: '90000061', iban: 'NL24TEST0000000035',
      paymentCondition: '14', creditLimit: 7500 },
    { number: '10002', name: 'Verhuurbedrijf Twee Wielen Te Veel', kind: 'NL', paymentCondition: '30' },
    { number: '10003', name: 'F. Fietser', kind: 'PART', email: 'f.fietser@post.example', paymentCondition: '0' },
    { number: '10004', name: 'G. Trapper', kind: 'PART', phone: '+31 6 555 04 04', paymentCondition: '0' },
    { number: '10005', name: 'Radladen Muster e.K.', kind: 'EU',
      address: ['Radweg', '5', '00004', 'Musterdorf', 'DE'],
      vatNumber: 'DE000000046', paymentCondition: '30' },
  ],
  mandates: [['10001', 2, 2, '2026-02-10', 'RV-10001']],
  // biome-ignore format: a paragraph a creditor, as of the other companies.
  creditors: [
    { number: '20001', name: 'Rijwielfabriek De Ketting B.V.', kind: 'NL', contactName: 'Orderbureau',
      address: ['Spakenweg', '28', '3459 AB', 'Proefhaven', 'NL'],
      email: 'orders@rijwielfabriekketting.example', phone: '+31 20 555 07 01',
      vatNumber: 'NL001000457B82', chamberOfCommerceNumber: '90000090', iban: 'NL50TEST0000000052',
      paymentCondition: '30', account: '7000' },
    { number: '20002', name: 'Onderdelenhandel De Losse Spaak', kind: 'NL', paymentCondition: '14', account: '7000' },
    { number: '20003', name: 'W. Huisbaas', kind: 'NL',
      iban: 'NL23TEST0000000053', paymentCondition: '8', account: '4100' },
    { number: '20004', name: 'Gereedschap Van Alles', kind: 'NL',
      vatNumber: 'NL001000469B71', iban: 'NL93TEST0000000054', paymentCondition: '30', account: '4220' },
  ],
  articles: [
    ['FIETS-STAD-01', 'Stadsfiets, drie versnellingen', 'GOED21', 'stuk', 577.6859, 380, 6, '2000000000220'],
    ['BAND-28', 'Buitenband 28 inch', 'GOED21', 'stuk', 24.7521, 11.2, 40, '2000000000237'],
    ['LAMP-DYNAMO', 'Dynamolamp', 'GOED21', 'stuk', 12.4, 6.15, 0, '2000000000244', { active: false }],
  ],
  drafts: [
    {
      debtor: '10001',
      date: '2026-04-09',
      reference: 'OMW-17',
      description: 'Onderhoud bezorgfietsen',
      lines: [
        article('BAND-28', 8, { discountPercentage: 10 }),
        onAccount('8220', 'Reparatie, arbeidsloon', 6.5, 48, { unitPriceIncludingVat: true }),
      ],
    },
    {
      debtor: '10003',
      date: '2026-09-01',
      lines: [
        article('FIETS-STAD-01', 1, { unitPrice: 699, unitPriceIncludingVat: true }),
        sale('GOED21', 'Inruil oude fiets', -1, 75, { unitPriceIncludingVat: true }),
      ],
    },
  ],
  articleLocations: [],
  salesOrders,
  salesInvoices,
  purchaseInvoices,
  journalEntries,
  bank: [['2026-04-02', '4510', 'Telefoon en internet', -54.45]],
  history,
};
