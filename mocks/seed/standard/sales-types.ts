/** The sales types of every company, each with the number of its turnover account and its VAT code. */
export const salesTypes: readonly (readonly [code: string, description: string, account: string, vatCode: string])[] = [
  ['GOED21', 'Verkoop goederen, 21% btw', '8000', 'VH'],
  ['GOED9', 'Verkoop goederen, 9% btw', '8010', 'VL'],
  ['DIENST21', 'Verkoop diensten, 21% btw', '8100', 'VH'],
  ['NUL', 'Verkoop tegen 0% btw', '8020', 'VN'],
  ['VRIJ', 'Verkoop vrijgesteld van btw', '8120', 'VV'],
  ['VERLEGD', 'Verkoop met btw verlegd', '8110', 'VR'],
  ['EU', 'Levering van goederen binnen de EU', '8030', 'VIC'],
  ['EU-DIENST', 'Diensten binnen de EU, btw verlegd', '8130', 'VICD'],
  ['EXPORT', 'Levering van goederen buiten de EU', '8040', 'VEX'],
];
