/** The words of a document, in the languages in which it can be. */
export const TEXTS = {
  nl: {
    invoice: 'Factuur',
    creditNote: 'Creditnota',
    invoiceDate: 'Factuurdatum',
    dueDate: 'Te betalen uiterlijk',
    reference: 'Uw referentie',
    description: 'Betreft',
    yourVatNumber: 'Uw btw-nummer',
    vatNumber: 'Btw-nummer',
    chamberOfCommerceNumber: 'KvK-nummer',
    iban: 'IBAN',
    bic: 'BIC',
    columns: {
      description: 'Omschrijving',
      quantity: 'Aantal',
      unitPrice: 'Prijs',
      discount: 'Korting',
      vat: 'Btw',
      amount: 'Bedrag',
    },
    includingVat: 'incl. btw',
    reverseCharged: 'verlegd',
    noVat: 'geen',
    toCarry: 'Over te brengen',
    carried: 'Transport',
    vatBase: 'Grondslag',
    totalExcludingVat: 'Totaal exclusief btw',
    totalVat: 'Btw',
    totalIncludingVat: 'Totaal inclusief btw',
    toPay: 'Te betalen',
    toReceive: 'Te ontvangen',
    pay: (amount: string, date: string, iban: string, number: string) =>
      `Wilt u ${amount} uiterlijk ${date} betalen op ${iban}, onder vermelding van factuur ${number}?`,
    receive: (amount: string) => `U ontvangt ${amount} van ons, of wij verrekenen het met een andere factuur.`,
    notes: {
      reverseCharge: 'Btw verlegd.',
      unionSupply: 'Intracommunautaire levering, artikel 138 van Richtlijn 2006/112/EG.',
      export: 'Uitvoer uit de Europese Unie, artikel 146 van Richtlijn 2006/112/EG.',
    },
    page: (number: number, count: number) => `pagina ${number} van ${count}`,
  },
  en: {
    invoice: 'Invoice',
    creditNote: 'Credit note',
    invoiceDate: 'Invoice date',
    dueDate: 'To be paid by',
    reference: 'Your reference',
    description: 'Subject',
    yourVatNumber: 'Your VAT number',
    vatNumber: 'VAT number',
    chamberOfCommerceNumber: 'Chamber of commerce number',
    iban: 'IBAN',
    bic: 'BIC',
    columns: {
      description: 'Description',
      quantity: 'Quantity',
      unitPrice: 'Price',
      discount: 'Discount',
      vat: 'VAT',
      amount: 'Amount',
    },
    includingVat: 'incl. VAT',
    reverseCharged: 'reversed',
    noVat: 'none',
    toCarry: 'Carried over',
    carried: 'Brought forward',
    vatBase: 'Taxable amount',
    totalExcludingVat: 'Total excluding VAT',
    totalVat: 'VAT',
    totalIncludingVat: 'Total including VAT',
    toPay: 'To be paid',
    toReceive: 'To be received',
    pay: (amount: string, date: string, iban: string, number: string) =>
      `Please pay ${amount} to ${iban} by ${date}, with the reference ${number}.`,
    receive: (amount: string) => `You will receive ${amount} from us, or we set it off against another invoice.`,
    notes: {
      reverseCharge: 'VAT reverse-charged.',
      unionSupply: 'Intra-Community supply, Article 138 of Directive 2006/112/EC.',
      export: 'Export from the European Union, Article 146 of Directive 2006/112/EC.',
    },
    page: (number: number, count: number) => `page ${number} of ${count}`,
  },
} as const;

export type Language = keyof typeof TEXTS;
export type Note = keyof (typeof TEXTS)['nl']['notes'];

const createFormats = (locale: string) => ({
  number: new Intl.NumberFormat(locale, { maximumFractionDigits: 8 }),
  amount: new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 8 }),
  date: new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }),
});

const FORMATS = { nl: createFormats('nl-NL'), en: createFormats('en-GB') } as const satisfies Record<Language, object>;

export const formatNumber = (value: number, language: Language): string => FORMATS[language].number.format(value);

export const formatAmount = (euros: number, language: Language): string =>
  `€ ${FORMATS[language].amount.format(euros)}`;

/** Formats a date, `YYYY-MM-DD`, as `15 mei 2026`. */
export const formatDate = (date: string, language: Language): string =>
  FORMATS[language].date.format(new Date(`${date}T00:00Z`));
