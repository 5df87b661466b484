import type { AccountEntry, LedgerAccountType } from '../company.ts';

type Line = readonly [
  number: string,
  description: string,
  type: LedgerAccountType,
  referenceCode: string | null,
  vatCode?: string,
];

/** Reads accounts from a table: number, description, type, reference code, and the VAT code if there is one. */
export function accounts(lines: readonly Line[]): AccountEntry[] {
  return lines.map(([number, description, type, referenceCode, vatCode = null]) => {
    return { number, description, type, referenceCode, vatCode };
  });
}

/** The chart of accounts of a company: the standard accounts and its own, in the order of their numbers. */
export function createChart(own: readonly AccountEntry[]): AccountEntry[] {
  return [...standard, ...own].sort((one, other) => Number(one.number) - Number(other.number));
}

/** Where an account is reported. The first digit is its class: up to 3 the balance sheet, from 4 profit and loss. */
export function getReportSide(number: string): 'B' | 'P' {
  return number < '4' ? 'B' : 'P';
}

const standard = accounts([
  // 0: fixed assets, equity and long-term debt
  ['0050', 'Software en licenties', 1, 'BIvaCevVvp'],
  ['0055', 'Cumulatieve afschrijving software en licenties', 1, 'BIvaCevCae'],
  ['0200', 'Inventaris', 1, 'BMvaBeiVvp'],
  ['0205', 'Cumulatieve afschrijving inventaris', 1, 'BMvaBeiCae'],
  ['0300', 'Vervoermiddelen', 1, 'BMvaTevVvp'],
  ['0305', 'Cumulatieve afschrijving vervoermiddelen', 1, 'BMvaTevCae'],
  ['0400', 'Waarborgsommen', 1, 'BFvaOvrWaa'],
  ['0500', 'Geplaatst kapitaal', 1, 'BEivGokGea'],
  ['0520', 'Algemene reserve', 1, 'BEivOvrAlr'],
  ['0590', 'Resultaat boekjaar', 15, 'BEivOreRvh'],
  ['0700', 'Langlopende lening bank', 1, 'BLasSakLvl'],
  // 1: cash and banks, receivables, VAT, short-term debt
  ['1000', 'Kas', 3, 'BLimKasKas'],
  ['1100', 'Bank, rekening-courant', 4, 'BLimBanRba'],
  ['1110', 'Bank, spaarrekening', 4, 'BLimBanSpa'],
  ['1150', 'Girorekening', 5, 'BLimBanRbb'],
  ['1200', 'Vooruitbetaalde kosten', 1, 'BVorOvaVof'],
  ['1210', 'Nog te factureren omzet', 1, 'BVorOvaNtf'],
  ['1220', 'Overige vorderingen', 1, 'BVorOvrOvk'],
  ['1300', 'Debiteuren Nederland', 6, 'BVorDebHad'],
  ['1310', 'Debiteuren binnen de EU', 6, 'BVorDebHad'],
  ['1320', 'Debiteuren buiten de EU', 6, 'BVorDebHad'],
  ['1330', 'Particuliere debiteuren', 6, 'BVorDebHad'],
  ['1390', 'Voorziening dubieuze debiteuren', 1, 'BVorDebVdd'],
  ['1400', 'Rekening-courant directie', 1, 'BVorOvrRcb'],
  ['1500', 'Af te dragen btw hoog', 14, 'BSchBepBtwOla'],
  ['1501', 'Af te dragen btw laag', 14, 'BSchBepBtwOlv'],
  ['1502', 'Btw naar ons verlegd', 14, 'BSchBepBtwOlw'],
  ['1503', 'Btw verwervingen binnen de EU', 14, 'BSchBepBtwOlu'],
  ['1504', 'Btw invoer van buiten de EU', 14, 'BSchBepBtwOlb'],
  ['1520', 'Voorbelasting hoog', 14, 'BSchBepBtwVoo'],
  ['1521', 'Voorbelasting laag', 14, 'BSchBepBtwVoo'],
  ['1530', 'Afgedragen btw', 14, 'BSchBepBtwAfo'],
  ['1600', 'Crediteuren', 7, 'BSchCreHac'],
  ['1610', 'Crediteuren buitenland', 7, 'BSchCreHac'],
  ['1700', 'Te betalen loonheffing', 1, 'BSchBepLhe'],
  ['1710', 'Te betalen nettolonen', 1, 'BSchSalNet'],
  ['1720', 'Reservering vakantiegeld', 1, 'BSchSalTvg'],
  ['1730', 'Te betalen vennootschapsbelasting', 1, 'BSchBepVpb'],
  ['1800', 'Nog te ontvangen facturen', 1, 'BSchOpaNto'],
  ['1810', 'Vooruitgefactureerde omzet', 1, 'BSchOpaVgo'],
  // 2: suspense
  ['2000', 'Kruisposten', 13, 'BLimKruSto'],
  ['2010', 'Pinbetalingen onderweg', 8, 'BLimKruPib'],
  ['2020', 'Tussenrekening betalingen', 8, 'BVorTusTbt'],
  ['2100', 'Vraagposten', 8, 'BVorTusTov'],
  ['2900', 'Tussenrekening beginbalans', 13, null],
  // 4: costs
  ['4000', 'Brutolonen', 10, 'WPerLesLon'],
  ['4010', 'Vakantiebijslag', 10, 'WPerLesVag'],
  ['4020', 'Sociale lasten', 10, 'WPerSolPsv'],
  ['4030', 'Pensioenpremies', 10, 'WPerPenPen'],
  ['4040', 'Reiskostenvergoeding', 10, 'WBedOvpRkv'],
  ['4050', 'Opleidingskosten', 10, 'WBedOvpOpk', 'IH'],
  ['4100', 'Huur', 10, 'WBedHuiBeh', 'IH'],
  ['4110', 'Gas, water en elektra', 10, 'WBedHuiGwe', 'IH'],
  ['4120', 'Schoonmaakkosten', 10, 'WBedHuiSch', 'IH'],
  ['4300', 'Brandstof', 10, 'WBedAutBra', 'IH'],
  ['4310', 'Onderhoud vervoermiddelen', 10, 'WBedAutRoa', 'IH'],
  ['4320', 'Motorrijtuigenbelasting', 10, 'WBedAutMot'],
  ['4400', 'Reclame en advertenties', 10, 'WBedVkkRea', 'IH'],
  ['4410', 'Representatiekosten', 10, 'WBedVkkRep'],
  ['4420', 'Websitekosten', 10, 'WBedVkkWeb', 'IH'],
  ['4500', 'Kantoorbenodigdheden', 10, 'WBedKanKan', 'IH'],
  ['4510', 'Telefoon en internet', 10, 'WBedKanTef', 'IH'],
  ['4520', 'Softwareabonnementen', 10, 'WBedKanSof', 'IH'],
  ['4530', 'Porti', 10, 'WBedKanPor'],
  ['4600', 'Accountants- en advieskosten', 10, 'WBedAeaAea', 'IH'],
  ['4610', 'Bedrijfsverzekeringen', 10, 'WBedAssBea', 'IV'],
  ['4620', 'Bankkosten', 10, 'WBedAdlBan', 'IV'],
  ['4700', 'Afschrijving software en licenties', 10, 'WAfsAivCev'],
  ['4710', 'Afschrijving inventaris', 10, 'WAfsAmvBei'],
  ['4720', 'Afschrijving vervoermiddelen', 10, 'WAfsAmvTev'],
  ['4900', 'Algemene kosten', 10, 'WBedAlkOal', 'IH'],
  ['4910', 'Kasverschillen', 10, 'WBedAdlKav'],
  ['4920', 'Afboeking dubieuze debiteuren', 10, 'WBedVkkAdd'],
  ['4930', 'Betalingsverschillen', 12, 'WBedAdlBet'],
  // 7: cost of sales
  ['7000', 'Inkoopwaarde handelsgoederen', 10, 'WKprInhInh', 'IH'],
  ['7100', 'Kosten uitbesteed werk', 10, 'WKprKuwKuw', 'IH'],
  ['7900', 'Ontvangen betalingskortingen', 12, 'WKprBtkBec'],
  // 8: turnover
  ['8000', 'Omzet goederen, hoog tarief', 9, 'WOmzNohOlh', 'VH'],
  ['8010', 'Omzet goederen, laag tarief', 9, 'WOmzNohOlv', 'VL'],
  ['8020', 'Omzet goederen, nultarief', 9, 'WOmzNohOlg', 'VN'],
  ['8030', 'Omzet goederen binnen de EU', 9, 'WOmzNohOli', 'VIC'],
  ['8040', 'Omzet goederen buiten de EU', 9, 'WOmzNohOln', 'VEX'],
  ['8100', 'Omzet diensten, hoog tarief', 9, 'WOmzNodOdh', 'VH'],
  ['8110', 'Omzet met btw verlegd', 9, 'WOmzNodOdg', 'VR'],
  ['8120', 'Omzet vrijgesteld van btw', 9, 'WOmzNodNod', 'VV'],
  ['8130', 'Omzet diensten binnen de EU', 9, 'WOmzNodOdi', 'VICD'],
  ['8500', 'Doorberekende bezorgkosten', 9, 'WOmzNooOnw', 'VH'],
  ['8900', 'Verleende betalingskortingen', 12, 'WKprBtkBed'],
  // 9: other results
  ['9000', 'Rentebaten bank', 2, 'WFbeRlmObr'],
  ['9100', 'Rentelasten leningen', 2, 'WFbeRlsRlk'],
  ['9200', 'Koersverschillen', 2, 'WFbeWisWis'],
  ['9300', 'Overige opbrengsten', 2, 'WOvbOvoOvo'],
  ['9900', 'Vennootschapsbelasting', 2, 'WBelBgrBgr'],
]);
