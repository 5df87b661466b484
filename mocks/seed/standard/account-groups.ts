/** The lines of the compacted reports, by their code, in the order of the reports. */
const compactions = {
  IVA: 'Immateriële vaste activa',
  MVA: 'Materiële vaste activa',
  FVA: 'Financiële vaste activa',
  VRD: 'Voorraden',
  VOR: 'Vorderingen',
  LIM: 'Liquide middelen',
  EIV: 'Eigen vermogen',
  LLS: 'Langlopende schulden',
  KLS: 'Kortlopende schulden',
  OMZ: 'Omzet',
  KPR: 'Kostprijs van de omzet',
  PER: 'Personeelskosten',
  AFS: 'Afschrijvingen',
  BED: 'Overige bedrijfskosten',
  FIN: 'Financiële baten en lasten',
  BEL: 'Belastingen',
} as const;

type Line = readonly [groups: string, description: string, compaction: keyof typeof compactions];

/** The groups of the chart: the first two digits of their accounts, and the line of the reports that they add to. */
const lines: readonly Line[] = [
  ['00', 'Immateriële vaste activa', 'IVA'],
  ['01 02 03', 'Materiële vaste activa', 'MVA'],
  ['04', 'Financiële vaste activa', 'FVA'],
  ['05', 'Eigen vermogen', 'EIV'],
  ['07', 'Langlopende leningen', 'LLS'],
  ['10', 'Kassen', 'LIM'],
  ['11', 'Banken', 'LIM'],
  ['12', 'Overlopende activa', 'VOR'],
  ['13', 'Debiteuren', 'VOR'],
  ['14', 'Rekeningen-courant', 'VOR'],
  ['15', 'Omzetbelasting', 'KLS'],
  ['16', 'Crediteuren', 'KLS'],
  ['17', 'Lonen, premies en belastingen', 'KLS'],
  ['18', 'Overlopende passiva', 'KLS'],
  ['20 21 29', 'Tussenrekeningen', 'LIM'],
  ['30 31 32', 'Voorraden', 'VRD'],
  ['40', 'Personeelskosten', 'PER'],
  ['41', 'Huisvestingskosten', 'BED'],
  ['42', 'Exploitatiekosten', 'BED'],
  ['43', 'Autokosten', 'BED'],
  ['44', 'Verkoopkosten', 'BED'],
  ['45', 'Kantoorkosten', 'BED'],
  ['46', 'Algemene kosten', 'BED'],
  ['47', 'Afschrijvingen', 'AFS'],
  ['49', 'Overige kosten', 'BED'],
  ['70', 'Inkoopwaarde van de omzet', 'KPR'],
  ['71', 'Uitbesteed werk', 'KPR'],
  ['72 73', 'Voorraadmutaties', 'KPR'],
  ['79', 'Ontvangen kortingen', 'KPR'],
  ['80 81 82', 'Netto-omzet', 'OMZ'],
  ['85', 'Doorberekende kosten', 'OMZ'],
  ['89', 'Verleende kortingen', 'OMZ'],
  ['90 91 92', 'Rente en koersverschillen', 'FIN'],
  ['93', 'Overige opbrengsten', 'OMZ'],
  ['99', 'Belastingen over het resultaat', 'BEL'],
];

/** Returns the position of a line of the compacted reports. */
export const getCompactionPosition = (code: string): number => Object.keys(compactions).indexOf(code);

/**
 * Returns the group of an account, and its line of the compacted reports.
 *
 * @param number of the account: its first two digits are the code of the group.
 */
export function getGroup(number: string) {
  const groupCode = number.slice(0, 2);
  const line = lines.find(([codes]) => codes.split(' ').includes(groupCode));
  if (!line) throw new Error(`No group of the chart has account ${number}`);
  const [, groupDescription, compactionCode] = line;
  return { groupCode, groupDescription, compactionCode, compactionDescription: compactions[compactionCode] };
}
