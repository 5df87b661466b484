import type { ArticleEntry } from '../../company.ts';

// biome-ignore format: an article a line.
export const articles: readonly ArticleEntry[] = [
  ['KAAS-JONG-500', 'Jonge kaas 500 g', 'GOED9', 'stuk', 6.95, 4.1, 120, '2000000000015', { remark: 'Koel bewaren, onder 7 °C' }],
  ['KAAS-JONG-BEL-500', 'Jong belegen kaas 500 g', 'GOED9', 'stuk', 7.45, 4.35, 96, '2000000000022'],
  ['KAAS-BELEGEN-500', 'Belegen kaas 500 g', 'GOED9', 'stuk', 7.95, 4.7, 84, '2000000000039'],
  ['KAAS-OUD-500', 'Oude kaas 500 g', 'GOED9', 'stuk', 9.75, 5.8, 60, '2000000000046'],
  ['KAAS-OVERJARIG-250', 'Overjarige kaas 250 g', 'GOED9', 'stuk', 7.25, 4.15, 18, '2000000000053'],
  ['KAAS-KOMIJN-500', 'Komijnekaas 500 g', 'GOED9', 'stuk', 7.65, 4.4, 52, '2000000000060'],
  ['KAAS-BRANDNETEL-500', 'Brandnetelkaas 500 g', 'GOED9', 'stuk', 7.85, 4.55, 31, '2000000000077'],
  ['KAAS-GEIT-350', 'Geitenkaas 350 g', 'GOED9', 'stuk', 8.5, 5.2, 27, '2000000000084', { remark: 'Melk van een andere boerderij' }],
  ['KAAS-SCHAAP-350', 'Schapenkaas 350 g', 'GOED9', 'stuk', 9.25, 6.1, 0, '2000000000091', { active: false }],
  ['KAAS-ROOK-400', 'Rookkaas 400 g', 'GOED9', 'stuk', 6.4, 3.85, 0, '2000000000107', { active: false }],
  ['KAAS-WIEL-JONG', 'Jonge kaas, heel wiel', 'GOED9', 'kg', 10.25, 6.325, 288.4, null],
  ['KAAS-WIEL-OUD', 'Oude kaas, heel wiel', 'GOED9', 'kg', 15.9, 9.8125, 143.5, null],
  ['KAAS-PLAK-150', 'Jonge kaas in plakken 150 g', 'GOED9', 'stuk', 3.1, 1.75, 210, '2000000000114'],
  ['KAAS-RASP-200', 'Geraspte kaas 200 g', 'GOED9', 'stuk', 3.65, 2.05, 140, '2000000000121'],
  ['BOTER-250', 'Roomboter 250 g', 'GOED9', 'stuk', 3.95, 2.6, 75, '2000000000138'],
  ['KARNEMELK-1L', 'Karnemelk 1 liter', 'GOED9', 'fles', 1.85, 0.9, 40, '2000000000145'],
  ['KWARK-500', 'Boerenkwark 500 g', 'GOED9', 'bak', 2.75, 1.4, 0, '2000000000152', { active: false }],
  ['MOSTERD-200', 'Grove mosterd 200 g', 'GOED9', 'pot', 3.2, 1.6, 66, '2000000000169'],
  ['PAKKET-KLEIN', 'Kaaspakket klein', 'GOED9', 'pakket', 17.5, 10.4, 22, '2000000000176'],
  ['PAKKET-KERST-2025', 'Kerstpakket 2025', 'GOED9', 'pakket', 34.95, 21.3, 3, '2000000000183', { active: false, remark: 'Opvolger volgt in oktober' }],
  ['PLANK-EIKEN', 'Kaasplank van eikenhout', 'GOED21', 'stuk', 24.75, 13.9, 15, '2000000000190'],
  ['MES-KAAS', 'Kaasmes met houten heft', 'GOED21', 'stuk', 18.6, 9.95, 34, '2000000000206'],
  ['SCHAAF-STAAL', 'Kaasschaaf, oud model', 'GOED21', 'stuk', 7.99, 3.8, 2, '2000000000213', { active: false }],
  ['RONDLEIDING', 'Rondleiding door de kaasmakerij', 'DIENST21', 'persoon', 8.2645, null, 0, null],
  // On no invoice or order, so that it can be deleted.
  ['SCHORT-KATOEN', 'Kaasmakersschort van katoen', 'GOED21', 'stuk', 22.5, 11.75, 12, '2000000000251', { remark: 'Nieuw, nog niet verkocht' }],
];
