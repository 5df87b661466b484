/**
 * The types of the Accounting Platform API: its schemas, and the parameters, bodies and responses of its paths.
 *
 * @module
 */
/** A schema of the API, by name: `Schema<'DebtorInput'>`. */
export type Schema<Name extends keyof components['schemas']> = components['schemas'][Name];
export interface paths {
  '/connect/authorize': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Send the user to sign in
     * @description Open this address in the user's browser. The user signs in and is sent back to `redirect_uri` with an authorization `code`, which is valid once and for a short time.
     */
    get: operations['authorize'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/connect/token': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Exchange a code or a refresh token for tokens
     * @description Exchanges an authorization code for an access token and a refresh token, or a refresh token for a new pair. Keep the new refresh token: the old one is used up.
     */
    post: operations['requestToken'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/administrations': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List administrations
     * @description Returns the administrations (tenants) that the user may access. Send the `id` of one of them in `X-Tenant-Id` to work in it.
     */
    get: operations['listAdministrations'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/administrations/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get an administration
     * @description Returns the details of one administration that the user may access.
     */
    get: operations['getAdministration'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/debtors': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List debtors
     * @description Returns the debtors (customers) of the administration.
     */
    get: operations['listDebtors'];
    put?: never;
    /**
     * Create a debtor
     * @description Adds a debtor. A sales invoice, a draft sales invoice and a sales order each need one. Without a `number` the debtor gets the next free number of the administration.
     */
    post: operations['createDebtor'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/debtors/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a debtor
     * @description Returns one debtor.
     */
    get: operations['getDebtor'];
    /**
     * Replace a debtor
     * @description Replaces all fields of the debtor. A field that is left out gets its default, or becomes null; the `number` stays as it is.
     */
    put: operations['replaceDebtor'];
    post?: never;
    /**
     * Delete a debtor
     * @description Removes the debtor and its mandates. A debtor that other records refer to, such as an invoice, cannot be deleted.
     */
    delete: operations['deleteDebtor'];
    options?: never;
    head?: never;
    /**
     * Update a debtor
     * @description Changes the fields that are sent and leaves the others as they are.
     */
    patch: operations['updateDebtor'];
    trace?: never;
  };
  '/v1/debtors/{debtorId}/mandates': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List mandates of a debtor
     * @description Returns the direct-debit mandates of the debtor.
     */
    get: operations['listDebtorMandates'];
    put?: never;
    /**
     * Create a mandate
     * @description Adds a direct-debit mandate to the debtor. The `IBAN` of the mandate is copied from the debtor, so the debtor must have one.
     */
    post: operations['createDebtorMandate'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/debtors/{debtorId}/mandates/{mandateId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a mandate
     * @description Returns one mandate of the debtor.
     */
    get: operations['getDebtorMandate'];
    /**
     * Replace a mandate
     * @description Replaces the fields of the mandate. Suited to setting the signing date, `signdate`.
     */
    put: operations['replaceDebtorMandate'];
    post?: never;
    /**
     * Delete a mandate
     * @description Removes the mandate from the debtor.
     */
    delete: operations['deleteDebtorMandate'];
    options?: never;
    head?: never;
    /**
     * Update a mandate
     * @description Changes the fields that are sent and leaves the others as they are.
     */
    patch: operations['updateDebtorMandate'];
    trace?: never;
  };
  '/v1/debtorkinds': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List debtor kinds
     * @description Returns the debtor kinds of the administration. Every debtor belongs to one; it decides the contra account of the debtor's payments.
     */
    get: operations['listDebtorKinds'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/debtorkinds/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a debtor kind
     * @description Returns one debtor kind of the administration.
     */
    get: operations['getDebtorKind'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/creditors': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List creditors
     * @description Returns the creditors (suppliers) of the administration.
     */
    get: operations['listCreditors'];
    put?: never;
    /**
     * Create a creditor
     * @description Adds a creditor. A purchase invoice needs one. `creditorKindId` is required. Without a `number` the creditor gets the next free number of the administration.
     */
    post: operations['createCreditor'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/creditors/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a creditor
     * @description Returns one creditor.
     */
    get: operations['getCreditor'];
    /**
     * Replace a creditor
     * @description Replaces all fields of the creditor. A field that is left out gets its default, or becomes null; the `number` stays as it is.
     */
    put: operations['replaceCreditor'];
    post?: never;
    /**
     * Delete a creditor
     * @description Removes the creditor. A creditor that other records refer to, such as an invoice, cannot be deleted.
     */
    delete: operations['deleteCreditor'];
    options?: never;
    head?: never;
    /**
     * Update a creditor
     * @description Changes the fields that are sent and leaves the others as they are.
     */
    patch: operations['updateCreditor'];
    trace?: never;
  };
  '/v1/creditorkinds': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List creditor kinds
     * @description Returns the creditor kinds of the administration. Every creditor belongs to one; it decides the contra account of the creditor's payments.
     */
    get: operations['listCreditorKinds'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/creditorkinds/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a creditor kind
     * @description Returns one creditor kind of the administration.
     */
    get: operations['getCreditorKind'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/articles': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List articles
     * @description Returns the articles of the administration. Only active articles are returned, unless `ActiveState` asks for inactive ones too.
     */
    get: operations['listArticles'];
    put?: never;
    /**
     * Create an article
     * @description Adds an article. Its stock starts at 0 and changes only by sales orders.
     */
    post: operations['createArticle'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/articles/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get an article
     * @description Returns one article, active or not.
     */
    get: operations['getArticle'];
    /**
     * Replace an article
     * @description Replaces all fields of the article. A field that is left out gets its default, or becomes null.
     */
    put: operations['replaceArticle'];
    post?: never;
    /**
     * Delete an article
     * @description Removes the article. An article that a line of an invoice or an order refers to cannot be deleted; make it inactive instead.
     */
    delete: operations['deleteArticle'];
    options?: never;
    head?: never;
    /**
     * Update an article
     * @description Changes the fields that are sent and leaves the others as they are.
     */
    patch: operations['updateArticle'];
    trace?: never;
  };
  '/v1/articlelocations': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List article locations
     * @description Returns the warehouse locations of the administration. Only for administrations with the trade pack that manage their inventory.
     */
    get: operations['listArticleLocations'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/articlelocations/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get an article location
     * @description Returns one warehouse location.
     */
    get: operations['getArticleLocation'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/countries': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List countries
     * @description Returns the countries that addresses of debtors and creditors, and invoices, can refer to.
     */
    get: operations['listCountries'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/countries/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a country
     * @description Returns one country.
     */
    get: operations['getCountry'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/paymentconditions': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List payment conditions
     * @description Returns the payment conditions of the administration. Draft sales invoices and sales invoices, each with and without lines, refer to them.
     */
    get: operations['listPaymentConditions'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/paymentconditions/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a payment condition
     * @description Returns one payment condition of the administration.
     */
    get: operations['getPaymentCondition'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/paymentmethod': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List payment methods
     * @description Returns the ways in which a sales invoice can be paid. Draft sales invoices, with and without lines, refer to them.
     */
    get: operations['listPaymentMethods'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/paymentmethod/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a payment method
     * @description Returns one payment method.
     */
    get: operations['getPaymentMethod'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/SalesTypes': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List sales types
     * @description Returns the sales types of the administration. A sales type decides on which ledger account the turnover of a line is booked and with which VAT code; draft sales invoices and sales invoices use it.
     */
    get: operations['listSalesTypes'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/SalesTypes/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a sales type
     * @description Returns one sales type of the administration.
     */
    get: operations['getSalesType'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/vatcodes': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List VAT codes
     * @description Returns the VAT codes of the administration. Draft sales invoices, sales invoices and purchase invoices use them.
     */
    get: operations['listVatCodes'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/vatcodes/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a VAT code
     * @description Returns one VAT code of the administration.
     */
    get: operations['getVatCode'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/costcenters': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List cost centers
     * @description Returns the cost centers of the administration. Lines of invoices and journal entries can be assigned to them when the administration uses cost centers.
     */
    get: operations['listCostCenters'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/costcenters/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a cost center
     * @description Returns one cost center.
     */
    get: operations['getCostCenter'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/costunits': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List cost units
     * @description Returns the cost units of the administration. Lines of invoices and journal entries can be assigned to them when the administration uses cost units.
     */
    get: operations['listCostUnits'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/costunits/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a cost unit
     * @description Returns one cost unit.
     */
    get: operations['getCostUnit'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/costunittypes': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List cost unit types
     * @description Returns the types of cost units. They say what a cost unit is, and filter cost units.
     */
    get: operations['listCostUnitTypes'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/costunittypes/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a cost unit type
     * @description Returns one cost unit type.
     */
    get: operations['getCostUnitType'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/draftsalesinvoices': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List draft sales invoices
     * @description Returns the headers of the draft sales invoices, with their totals.
     */
    get: operations['listDraftSalesInvoices'];
    put?: never;
    /**
     * Create a draft sales invoice
     * @description Adds a draft without lines. Add the lines one by one afterwards, or create the draft with all its lines at once with [Draft sales invoices with lines](#tag/draft-sales-invoices-with-lines).
     */
    post: operations['createDraftSalesInvoice'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/draftsalesinvoices/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a draft sales invoice
     * @description Returns the header of one draft, with its totals.
     */
    get: operations['getDraftSalesInvoice'];
    /**
     * Replace a draft sales invoice
     * @description Replaces all fields of the header. A field that is left out gets its default, or becomes null. The lines stay as they are.
     */
    put: operations['replaceDraftSalesInvoice'];
    post?: never;
    /**
     * Delete a draft sales invoice
     * @description Removes the draft and its lines.
     */
    delete: operations['deleteDraftSalesInvoice'];
    options?: never;
    head?: never;
    /**
     * Update a draft sales invoice
     * @description Changes the header fields that are sent and leaves everything else as it is.
     */
    patch: operations['updateDraftSalesInvoice'];
    trace?: never;
  };
  '/v1/draftsalesinvoices/{invoiceId}/lines': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List draft sales invoice lines
     * @description Returns the lines of the draft, in the order in which they were added.
     */
    get: operations['listDraftSalesInvoiceLines'];
    put?: never;
    /**
     * Create a draft sales invoice line
     * @description Adds a line to the draft and adjusts its totals. `bookingType` decides which other field is required: `ArticleSku` for `A`, `salesTypeId` for `V`, `ledgerAccountId` for `G`, none for `T`.
     */
    post: operations['createDraftSalesInvoiceLine'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/draftsalesinvoices/{invoiceId}/lines/{lineId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a draft sales invoice line
     * @description Returns one line of the draft.
     */
    get: operations['getDraftSalesInvoiceLine'];
    /**
     * Replace a draft sales invoice line
     * @description Replaces all fields of the line and adjusts the totals of the draft.
     */
    put: operations['replaceDraftSalesInvoiceLine'];
    post?: never;
    /**
     * Delete a draft sales invoice line
     * @description Removes the line from the draft and adjusts its totals.
     */
    delete: operations['deleteDraftSalesInvoiceLine'];
    options?: never;
    head?: never;
    /**
     * Update a draft sales invoice line
     * @description Changes the fields of the line that are sent and adjusts the totals of the draft.
     */
    patch: operations['updateDraftSalesInvoiceLine'];
    trace?: never;
  };
  '/v1/draftsalesinvoiceswithlines': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List draft sales invoices with lines
     * @description Returns the draft sales invoices, each with all its lines.
     */
    get: operations['listDraftSalesInvoicesWithLines'];
    put?: never;
    /**
     * Create a draft sales invoice with lines
     * @description Adds a draft with all its lines in one request. When a line is at fault nothing is stored, and the key in `errors` says which line it is: `lines[1].salesTypeId` is about the second line.
     */
    post: operations['createDraftSalesInvoiceWithLines'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/draftsalesinvoiceswithlines/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a draft sales invoice with lines
     * @description Returns one draft with all its lines.
     */
    get: operations['getDraftSalesInvoiceWithLines'];
    /**
     * Replace a draft sales invoice with lines
     * @description Replaces all fields of the header, and all lines. A line that is sent with its `id` keeps it, unless a line with a higher `id`, such as a new one, now comes before it. A line without `id` is new, and a line that is not sent is removed.
     */
    put: operations['replaceDraftSalesInvoiceWithLines'];
    post?: never;
    /**
     * Delete a draft sales invoice with lines
     * @description Removes the draft and its lines.
     */
    delete: operations['deleteDraftSalesInvoiceWithLines'];
    options?: never;
    head?: never;
    /**
     * Update a draft sales invoice with lines
     * @description Changes the fields that are sent. `lines`, when sent, takes the place of all lines, and each gets a new `id`; otherwise the lines stay as they are.
     */
    patch: operations['updateDraftSalesInvoiceWithLines'];
    trace?: never;
  };
  '/v1/salesinvoices': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List sales invoices
     * @description Returns the headers of the sales invoices.
     */
    get: operations['listSalesInvoices'];
    put?: never;
    /**
     * Create a sales invoice
     * @description Adds a sales invoice without lines. An invoice that is coded already, with its `debtorId`, is entered ready-made. One without coding names a scan in `inboxFileId`; its content is then read from that PDF.
     */
    post: operations['createSalesInvoice'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/salesinvoices/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a sales invoice
     * @description Returns the header of one sales invoice.
     */
    get: operations['getSalesInvoice'];
    /**
     * Replace a sales invoice
     * @description Replaces all fields of the header. A field that is left out gets its default, or becomes null. The lines stay as they are.
     */
    put: operations['replaceSalesInvoice'];
    post?: never;
    /**
     * Delete a sales invoice
     * @description Removes the invoice and its lines, also from the ledger. An invoice that something was paid on, or whose book year is closed, cannot be deleted.
     */
    delete: operations['deleteSalesInvoice'];
    options?: never;
    head?: never;
    /**
     * Update a sales invoice
     * @description Changes the header fields that are sent and leaves everything else as it is.
     */
    patch: operations['updateSalesInvoice'];
    trace?: never;
  };
  '/v1/salesinvoices/{id}/file': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Attach a scan to a sales invoice
     * @description Attaches a PDF scan of at most 5 MB (5,242,880 bytes) to the sales invoice. It takes the place of one that was attached before. Download it under [Files](#tag/files), by the `fileId` of the invoice.
     */
    post: operations['uploadSalesInvoiceFile'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/salesinvoices/{invoiceId}/lines': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List sales invoice lines
     * @description Returns the lines of the sales invoice, in the order in which they were added.
     */
    get: operations['listSalesInvoiceLines'];
    put?: never;
    /**
     * Create a sales invoice line
     * @description Adds a line to the sales invoice. `bookingType` decides which other field is required: `ArticleSku` for `A`, `salesTypeId` for `V`, `ledgerAccountId` for `G`, none for `T`.
     */
    post: operations['createSalesInvoiceLine'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/salesinvoices/{invoiceId}/lines/{lineId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a sales invoice line
     * @description Returns one line of the sales invoice.
     */
    get: operations['getSalesInvoiceLine'];
    /**
     * Replace a sales invoice line
     * @description Replaces all fields of the line.
     */
    put: operations['replaceSalesInvoiceLine'];
    post?: never;
    /**
     * Delete a sales invoice line
     * @description Removes the line from the sales invoice.
     */
    delete: operations['deleteSalesInvoiceLine'];
    options?: never;
    head?: never;
    /**
     * Update a sales invoice line
     * @description Changes the fields of the line that are sent and leaves the others as they are.
     */
    patch: operations['updateSalesInvoiceLine'];
    trace?: never;
  };
  '/v1/salesinvoiceswithlines': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List sales invoices with lines
     * @description Returns the sales invoices, each with all its lines.
     */
    get: operations['listSalesInvoicesWithLines'];
    put?: never;
    /**
     * Create a sales invoice with lines
     * @description Adds a sales invoice with all its lines in one request. When a line is at fault nothing is stored, and the key in `errors` says which line it is.
     */
    post: operations['createSalesInvoiceWithLines'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/salesinvoiceswithlines/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a sales invoice with lines
     * @description Returns one sales invoice with all its lines.
     */
    get: operations['getSalesInvoiceWithLines'];
    /**
     * Replace a sales invoice with lines
     * @description Replaces all fields of the header, and all lines. A line that is sent with its `id` keeps it, unless a line with a higher `id`, such as a new one, now comes before it. A line without `id` is new, and a line that is not sent is removed.
     */
    put: operations['replaceSalesInvoiceWithLines'];
    post?: never;
    /**
     * Delete a sales invoice with lines
     * @description Removes the sales invoice and its lines, also from the ledger. An invoice that something was paid on, or whose book year is closed, cannot be deleted.
     */
    delete: operations['deleteSalesInvoiceWithLines'];
    options?: never;
    head?: never;
    /**
     * Update a sales invoice with lines
     * @description Changes the fields that are sent. `lines`, when sent, takes the place of all lines, and each gets a new `id`; otherwise the lines stay as they are.
     */
    patch: operations['updateSalesInvoiceWithLines'];
    trace?: never;
  };
  '/v1/outstandingsalesinvoices': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List outstanding sales invoices
     * @description Returns the sales invoices that are not paid in full, each with what is outstanding, how old it is and how long until it is due. Filter on `debtorId` for what one debtor owes.
     */
    get: operations['listOutstandingSalesInvoices'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/outstandingsalesinvoices/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get an outstanding sales invoice
     * @description Returns one outstanding sales invoice.
     */
    get: operations['getOutstandingSalesInvoice'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/salesorders': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List sales orders
     * @description Returns the headers of the sales orders. Only for administrations with the trade pack or the sales-order module.
     */
    get: operations['listSalesOrders'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/salesorders/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a sales order
     * @description Returns the header of one sales order.
     */
    get: operations['getSalesOrder'];
    /**
     * Replace a sales order
     * @description Replaces all fields of the header. A field that is left out gets its default, or becomes null. The lines stay as they are.
     */
    put: operations['replaceSalesOrder'];
    post?: never;
    /**
     * Delete a sales order
     * @description Removes the order and its lines. With the trade pack, its articles go back into stock.
     */
    delete: operations['deleteSalesOrder'];
    options?: never;
    head?: never;
    /**
     * Update a sales order
     * @description Changes the header fields that are sent, for instance the shipping date or the delivery address. Lines are managed through [Sales orders with lines](#tag/sales-orders-with-lines).
     */
    patch: operations['updateSalesOrder'];
    trace?: never;
  };
  '/v1/salesorderwithlines': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List sales orders with lines
     * @description Returns the sales orders, each with all its lines. Only for administrations with the trade pack or the sales-order module.
     */
    get: operations['listSalesOrdersWithLines'];
    put?: never;
    /**
     * Create a sales order with lines
     * @description Adds an order with all its lines. At least one line is of type `A`. In an administration with the trade pack the stock of its articles falls.
     */
    post: operations['createSalesOrderWithLines'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/salesorderwithlines/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a sales order with lines
     * @description Returns one order with all its lines.
     */
    get: operations['getSalesOrderWithLines'];
    /**
     * Replace a sales order with lines
     * @description Replaces all fields of the header, and all lines. A line that is sent with its `id` keeps it, unless a line with a higher `id`, such as a new one, now comes before it. A line without `id` is new, and a line that is not sent is removed.
     */
    put: operations['replaceSalesOrderWithLines'];
    post?: never;
    /**
     * Delete a sales order with lines
     * @description Removes the order and its lines. With the trade pack, its articles go back into stock.
     */
    delete: operations['deleteSalesOrderWithLines'];
    options?: never;
    head?: never;
    /**
     * Update a sales order with lines
     * @description Changes the fields that are sent. `lines`, when sent, takes the place of all lines, and each gets a new `id`; otherwise the lines stay as they are.
     */
    patch: operations['updateSalesOrderWithLines'];
    trace?: never;
  };
  '/v1/approvalroutes': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List approval routes
     * @description Returns the approval routes of the selected administration. Where the administration uses the option, a purchase invoice cannot be created without one.
     */
    get: operations['listApprovalRoutes'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/approvalroutes/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get an approval route
     * @description Returns one approval route of the administration.
     */
    get: operations['getApprovalRoute'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/purchaseinvoices': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List purchase invoices
     * @description Returns the headers of the purchase invoices.
     */
    get: operations['listPurchaseInvoices'];
    put?: never;
    /**
     * Create a purchase invoice
     * @description Adds a purchase invoice without lines. An invoice that is coded already, with its `creditorId`, is entered ready-made. One without coding names a scan in `inboxFileId`; its content is then read from that PDF. Where approval routes are in use, `approvalRouteId` is mandatory.
     */
    post: operations['createPurchaseInvoice'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/purchaseinvoices/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a purchase invoice
     * @description Returns the header of one purchase invoice.
     */
    get: operations['getPurchaseInvoice'];
    /**
     * Replace a purchase invoice
     * @description Replaces all fields of the header. A field that is left out gets its default, or becomes null. The lines stay as they are.
     */
    put: operations['replacePurchaseInvoice'];
    post?: never;
    /**
     * Delete a purchase invoice
     * @description Removes the invoice and its lines, also from the ledger. An invoice that something was paid on, or whose book year is closed, cannot be deleted.
     */
    delete: operations['deletePurchaseInvoice'];
    options?: never;
    head?: never;
    /**
     * Update a purchase invoice
     * @description Changes the header fields that are sent and leaves everything else as it is.
     */
    patch: operations['updatePurchaseInvoice'];
    trace?: never;
  };
  '/v1/purchaseinvoices/{id}/file': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Attach a scan to a purchase invoice
     * @description Attaches a PDF scan of at most 5 MB (5,242,880 bytes) to the purchase invoice. It takes the place of one that was attached before. Download it under [Files](#tag/files), by the `fileId` of the invoice.
     */
    post: operations['uploadPurchaseInvoiceFile'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/purchaseinvoices/{invoiceId}/lines': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List purchase invoice lines
     * @description Returns the lines of the purchase invoice, in the order in which they were added.
     */
    get: operations['listPurchaseInvoiceLines'];
    put?: never;
    /**
     * Create a purchase invoice line
     * @description Adds a line to the purchase invoice.
     */
    post: operations['createPurchaseInvoiceLine'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/purchaseinvoices/{invoiceId}/lines/{lineId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a purchase invoice line
     * @description Returns one line of the purchase invoice.
     */
    get: operations['getPurchaseInvoiceLine'];
    /**
     * Replace a purchase invoice line
     * @description Replaces all fields of the line.
     */
    put: operations['replacePurchaseInvoiceLine'];
    post?: never;
    /**
     * Delete a purchase invoice line
     * @description Removes the line from the purchase invoice.
     */
    delete: operations['deletePurchaseInvoiceLine'];
    options?: never;
    head?: never;
    /**
     * Update a purchase invoice line
     * @description Changes the fields of the line that are sent and leaves the others as they are.
     */
    patch: operations['updatePurchaseInvoiceLine'];
    trace?: never;
  };
  '/v1/purchaseinvoiceswithlines': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List purchase invoices with lines
     * @description Returns the purchase invoices, each with all its lines.
     */
    get: operations['listPurchaseInvoicesWithLines'];
    put?: never;
    /**
     * Create a purchase invoice with lines
     * @description Adds a purchase invoice with all its lines in one request. When a line is at fault nothing is stored, and the key in `errors` says which line it is.
     */
    post: operations['createPurchaseInvoiceWithLines'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/purchaseinvoiceswithlines/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a purchase invoice with lines
     * @description Returns one purchase invoice with all its lines.
     */
    get: operations['getPurchaseInvoiceWithLines'];
    /**
     * Replace a purchase invoice with lines
     * @description Replaces all fields of the header, and all lines. A line that is sent with its `id` keeps it, unless a line with a higher `id`, such as a new one, now comes before it. A line without `id` is new, and a line that is not sent is removed.
     */
    put: operations['replacePurchaseInvoiceWithLines'];
    post?: never;
    /**
     * Delete a purchase invoice with lines
     * @description Removes the purchase invoice and its lines, also from the ledger. An invoice that something was paid on, or whose book year is closed, cannot be deleted.
     */
    delete: operations['deletePurchaseInvoiceWithLines'];
    options?: never;
    head?: never;
    /**
     * Update a purchase invoice with lines
     * @description Changes the fields that are sent. `lines`, when sent, takes the place of all lines, and each gets a new `id`; otherwise the lines stay as they are.
     */
    patch: operations['updatePurchaseInvoiceWithLines'];
    trace?: never;
  };
  '/v1/outstandingpurchaseinvoices': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List outstanding purchase invoices
     * @description Returns the purchase invoices that are not paid in full, each with what is outstanding, how old it is and how long until it is due. Filter on `creditorId` for what one creditor is owed.
     */
    get: operations['listOutstandingPurchaseInvoices'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/outstandingpurchaseinvoices/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get an outstanding purchase invoice
     * @description Returns one outstanding purchase invoice.
     */
    get: operations['getOutstandingPurchaseInvoice'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/inboxfiles': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Add an inbox file
     * @description Adds a PDF of at most 5 MB (5,242,880 bytes) to the documents that are still to be processed: the scan of a purchase invoice, a sales invoice or a receipt. Name its `id` as `inboxFileId` when you create an invoice that is read from it.
     */
    post: operations['uploadInboxFile'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/inboxfiles/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Download an inbox file
     * @description Returns the PDF.
     */
    get: operations['downloadInboxFile'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/files/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Download a file
     * @description Returns a PDF, such as the scan of a purchase invoice or a receipt. Its `id` is the `fileId` of the invoice that it is attached to.
     */
    get: operations['downloadFile'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/journals': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List journals
     * @description Returns the journals of the administration. Journal entries can be created in those of type M (memorial) and K (cash registration); filter on `type` to find them.
     */
    get: operations['listJournals'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/journals/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a journal
     * @description Returns one journal of the administration.
     */
    get: operations['getJournal'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/journalentries': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List journal entries
     * @description Returns the headers of the journal entries.
     */
    get: operations['listJournalEntries'];
    put?: never;
    /**
     * Create a journal entry
     * @description Adds a journal entry without lines, as a draft that is ready to process. It needs a valid book year and period, a journal and a document number. Entries can be created in journals of type M (memorial) and K (cash registration) only. The lines of a memorial must balance before it can be processed; a cash registration carries `openingBalance` and `closingBalance`, and its lines account for the difference.
     */
    post: operations['createJournalEntry'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/journalentries/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a journal entry
     * @description Returns the header of one journal entry.
     */
    get: operations['getJournalEntry'];
    /**
     * Replace a journal entry
     * @description Replaces all fields of the header. A field that is left out gets its default, or becomes null. The lines stay as they are.
     */
    put: operations['replaceJournalEntry'];
    post?: never;
    /**
     * Delete a journal entry
     * @description Removes the journal entry and its lines. One that is processed leaves the ledger, unless its book year is closed.
     */
    delete: operations['deleteJournalEntry'];
    options?: never;
    head?: never;
    /**
     * Update a journal entry
     * @description Changes the header fields that are sent and leaves everything else as it is.
     */
    patch: operations['updateJournalEntry'];
    trace?: never;
  };
  '/v1/journalentries/{entryId}/lines': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List journal entry lines
     * @description Returns the lines of the journal entry, in the order in which they were added.
     */
    get: operations['listJournalEntryLines'];
    put?: never;
    /**
     * Create a journal entry line
     * @description Adds a line to the journal entry.
     */
    post: operations['createJournalEntryLine'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/journalentries/{entryId}/lines/{lineId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a journal entry line
     * @description Returns one line of the journal entry.
     */
    get: operations['getJournalEntryLine'];
    /**
     * Replace a journal entry line
     * @description Replaces all fields of the line.
     */
    put: operations['replaceJournalEntryLine'];
    post?: never;
    /**
     * Delete a journal entry line
     * @description Removes the line from the journal entry.
     */
    delete: operations['deleteJournalEntryLine'];
    options?: never;
    head?: never;
    /**
     * Update a journal entry line
     * @description Changes the fields of the line that are sent and leaves the others as they are.
     */
    patch: operations['updateJournalEntryLine'];
    trace?: never;
  };
  '/v1/journalentrieswithlines': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List journal entries with lines
     * @description Returns the journal entries, each with all its lines.
     */
    get: operations['listJournalEntriesWithLines'];
    put?: never;
    /**
     * Create a journal entry with lines
     * @description Adds a journal entry with all its lines in one request, as a draft that is ready to process. It needs a valid book year and period, a journal and a document number. Entries can be created in journals of type M (memorial) and K (cash registration) only. The lines of a memorial must balance: the sum of the debits equals the sum of the credits. The lines of a cash registration account for the difference between `openingBalance` and `closingBalance`.
     */
    post: operations['createJournalEntryWithLines'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/journalentrieswithlines/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a journal entry with lines
     * @description Returns one journal entry with all its lines.
     */
    get: operations['getJournalEntryWithLines'];
    /**
     * Replace a journal entry with lines
     * @description Replaces all fields of the header, and all lines. A line that is sent with its `id` keeps it, unless a line with a higher `id`, such as a new one, now comes before it. A line without `id` is new, and a line that is not sent is removed.
     */
    put: operations['replaceJournalEntryWithLines'];
    post?: never;
    /**
     * Delete a journal entry with lines
     * @description Removes the journal entry and its lines. One that is processed leaves the ledger, unless its book year is closed.
     */
    delete: operations['deleteJournalEntryWithLines'];
    options?: never;
    head?: never;
    /**
     * Update a journal entry with lines
     * @description Changes the fields that are sent. `lines`, when sent, takes the place of all lines, and each gets a new `id`; otherwise the lines stay as they are.
     */
    patch: operations['updateJournalEntryWithLines'];
    trace?: never;
  };
  '/v1/ledgeraccounts': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List ledger accounts
     * @description Returns the chart of accounts of the administration. Filter on `type` to find, for instance, the turnover accounts (type 9) that a draft invoice line may be booked on.
     */
    get: operations['listLedgerAccounts'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/ledgeraccounts/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a ledger account
     * @description Returns one ledger account of the administration.
     */
    get: operations['getLedgerAccount'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/ledgeraccounttypes': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List ledger account types
     * @description Returns the types that a ledger account can have. They are the same in every administration.
     */
    get: operations['listLedgerAccountTypes'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/ledgeraccounttypes/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a ledger account type
     * @description Returns one ledger account type. There is no type 11.
     */
    get: operations['getLedgerAccountType'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/ledgeraccountclassifications': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List ledger account classifications
     * @description Returns the account structure and the compaction structure of the administration, with the codes of the reference chart of accounts. Meant for reporting tools.
     */
    get: operations['listLedgerAccountClassifications'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/ledgeraccountclassifications/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a ledger account classification
     * @description Returns one ledger account classification.
     */
    get: operations['getLedgerAccountClassification'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/ledgerlines': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List ledger lines
     * @description Returns the transactions in the ledger of a book year. `Bookyear` is mandatory. Filter on `JournalEntryId` for the lines of one entry, on `Period` for a period (0 is the year-end closing), and on `salesInvoiceId` or `purchaseInvoiceId` to collect the payments on an invoice.
     */
    get: operations['listLedgerLines'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/ledgerlines/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a ledger line
     * @description Returns one ledger line.
     */
    get: operations['getLedgerLine'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/ledgergrouped': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List balances per ledger account
     * @description Returns the balance of each ledger account over the chosen periods of a book year. `bookyear` is required; all periods are taken when `period` is left out. `groupBy` splits the balances further.
     */
    get: operations['listLedgerBalances'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/journalentrylog': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List changes of journal entries
     * @description Returns which journal entries were added, updated or deleted. With `ChangedDate_from` it returns only what changed at that moment or after it, which is how a copy of the ledger is kept up to date; see [Data synchronization](#tag/data-synchronization). Entries of period 0, the year-end closing, are not in the log.
     */
    get: operations['listJournalEntryChanges'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/journalentrylog/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a change of a journal entry
     * @description Returns one entry of the log.
     */
    get: operations['getJournalEntryChange'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    /** @description A page of administrations. */
    AdministrationList: {
      /** @description The records of the page. Left out with `metaOnly=true`. */
      _data?: components['schemas']['AdministrationListItem'][];
      _meta: components['schemas']['ListMeta'];
    };
    /** @description One of the administrations. Without `fields` it always has `id`, `number`, `name`, `currency` and `modules`. */
    AdministrationListItem: {
      id?: components['schemas']['Id'];
      /**
       * @description Number under which the platform keeps the administration.
       * @example ADM-0001
       */
      number?: string;
      /**
       * @description Name of the administration.
       * @example Kaasmakerij De Vijfhoek B.V.
       */
      name?: string;
      address?: components['schemas']['Address'];
      /**
       * Format: email
       * @description Email address of the company.
       * @example info@vijfhoek.example
       */
      email?: string | null;
      /**
       * @description Phone number, with country code.
       * @example +31 20 555 02 00
       */
      phone?: string | null;
      /**
       * @description VAT identification number, with the country prefix.
       * @example NL001000019B47
       */
      vatNumber?: string | null;
      /**
       * @description Number in the trade register of the chamber of commerce (KvK).
       * @example 90000019
       */
      chamberOfCommerceNumber?: string | null;
      /**
       * @description Bank account number (IBAN) that customers pay to, without spaces.
       * @example NL69TEST0000000001
       */
      iban?: string | null;
      /**
       * @description Identifier of the bank (BIC).
       * @example TESTNL2A
       */
      bic?: string | null;
      /**
       * @description Creditor identifier under which the company collects direct debits (SEPA); null for a company without one. The reference of a mandate is unique under it.
       * @example NL10ZZZ900000190000
       */
      creditorIdentifier?: string | null;
      /**
       * @description Currency of all amounts in the administration (ISO 4217).
       * @example EUR
       */
      currency?: string;
      /**
       * @description Modules of the subscription that the administration has, by name:
       *     - `approvalRoutes`: purchase invoices are approved along a route
       *     - `costCenters`: amounts are assigned to cost centers
       *     - `costUnits`: amounts are assigned to cost units
       *     - `salesOrders`: sales orders
       *     - `tradePack`: trade pack, with sales orders, stock and article locations
       * @example [
       *       "costUnits",
       *       "salesOrders",
       *       "tradePack"
       *     ]
       */
      modules?: string[];
      _meta: components['schemas']['ItemMeta'];
    };
    /** @description A page of debtors. */
    DebtorList: {
      /** @description The records of the page. Left out with `metaOnly=true`. */
      _data?: components['schemas']['DebtorListItem'][];
      _meta: components['schemas']['ListMeta'];
    };
    /** @description One of the debtors. Without `fields` it always has `id`, `number`, `name` and `debtorKindId`. */
    DebtorListItem: {
      id?: components['schemas']['Id'];
      /**
       * @description Debtor number, unique in the administration. The next free number is given when it is left out.
       * @example 10001
       */
      number?: string;
      /**
       * @description Name of the company or the person.
       * @example Bakkerij Zonnestraal
       */
      name?: string;
      /**
       * Format: int32
       * @description Debtor kind, see [Debtor kinds](#tag/debtor-kinds). It decides the contra account of what the debtor owes and pays.
       * @example 1
       */
      debtorKindId?: number;
      /**
       * Format: int32
       * @description Payment condition that invoices of this debtor start with, see [Payment conditions](#tag/payment-conditions).
       * @example 1
       */
      paymentConditionId?: number | null;
      /**
       * @description Highest amount that the debtor may owe, in euros with 2 decimals; null for no limit.
       * @example 5000
       */
      creditLimit?: number | null;
      /**
       * @description Remark for the administration's own use.
       * @example Levering op dinsdag
       */
      remark?: string | null;
      /**
       * @description Name of the person to contact.
       * @example J. Voorbeeld
       */
      contactName?: string | null;
      address?: components['schemas']['Address'];
      /**
       * Format: email
       * @description Email address that invoices are sent to.
       * @example administratie@zonnestraal.example
       */
      email?: string | null;
      /**
       * @description Phone number, with country code.
       * @example +31 20 555 01 00
       */
      phone?: string | null;
      /**
       * Format: uri
       * @description Address of the website.
       * @example https://zonnestraal.example
       */
      website?: string | null;
      vatNumber?: components['schemas']['VatNumberOrNull'];
      /**
       * @description Number in the trade register of the chamber of commerce (KvK).
       * @example 90000001
       */
      chamberOfCommerceNumber?: string | null;
      iban?: components['schemas']['IbanOrNull'];
      /**
       * @description Identifier of the bank (BIC).
       * @example TESTNL2A
       */
      bic?: string | null;
      _meta: components['schemas']['ItemMeta'];
    };
    /**
     * @description The debtor to put in the place of the existing one. It may be sent as it was returned: a field that only the platform writes is accepted unchanged and refused when it differs; `_meta` is ignored.
     * @example {
     *       "name": "Bakkerij Zonnestraal",
     *       "debtorKindId": 1,
     *       "address": {
     *         "street": "Molenstraat",
     *         "houseNumber": "12a",
     *         "postalCode": "1234 AB",
     *         "city": "Voorbeeldstad",
     *         "countryId": 1
     *       },
     *       "email": "administratie@zonnestraal.example",
     *       "vatNumber": "NL001000007B58",
     *       "paymentConditionId": 1
     *     }
     */
    DebtorReplacement: {
      /**
       * Format: int32
       * @description Read-only: leave it out, or send it back unchanged. Number that identifies the record. The platform assigns it; it never changes.
       * @example 1
       */
      id?: number;
      /**
       * @description Debtor number, unique in the administration. The next free number is given when it is left out.
       * @example 10001
       */
      number?: string;
      /**
       * @description Name of the company or the person.
       * @example Bakkerij Zonnestraal
       */
      name: string;
      /**
       * Format: int32
       * @description Debtor kind, see [Debtor kinds](#tag/debtor-kinds). It decides the contra account of what the debtor owes and pays.
       * @example 1
       */
      debtorKindId: number;
      /**
       * Format: int32
       * @description Payment condition that invoices of this debtor start with, see [Payment conditions](#tag/payment-conditions).
       * @example 1
       */
      paymentConditionId?: number | null;
      /**
       * @description Highest amount that the debtor may owe, in euros with 2 decimals; null for no limit.
       * @example 5000
       */
      creditLimit?: number | null;
      /**
       * @description Remark for the administration's own use.
       * @example Levering op dinsdag
       */
      remark?: string | null;
      /**
       * @description Name of the person to contact.
       * @example J. Voorbeeld
       */
      contactName?: string | null;
      address?: components['schemas']['Address'];
      /**
       * Format: email
       * @description Email address that invoices are sent to.
       * @example administratie@zonnestraal.example
       */
      email?: string | null;
      /**
       * @description Phone number, with country code.
       * @example +31 20 555 01 00
       */
      phone?: string | null;
      /**
       * Format: uri
       * @description Address of the website.
       * @example https://zonnestraal.example
       */
      website?: string | null;
      vatNumber?: components['schemas']['VatNumberOrNull'];
      /**
       * @description Number in the trade register of the chamber of commerce (KvK).
       * @example 90000001
       */
      chamberOfCommerceNumber?: string | null;
      iban?: components['schemas']['IbanOrNull'];
      /**
       * @description Identifier of the bank (BIC).
       * @example TESTNL2A
       */
      bic?: string | null;
      _meta?: components['schemas']['ItemMeta'];
    };
    /** @description A page of mandates of a debtor. */
    MandateList: {
      /** @description The records of the page. Left out with `metaOnly=true`. */
      _data?: components['schemas']['MandateListItem'][];
      _meta: components['schemas']['ListMeta'];
    };
    /** @description One of the mandates of a debtor. Without `fields` it always has `id`, `debtorId`, `IBAN`, `typeId`, `sddType` and `reference`. */
    MandateListItem: {
      id?: components['schemas']['Id'];
      /**
       * @description Bank account that is debited. It is copied from the debtor; a value that is sent must be the debtor's own. Spaces and small letters are accepted, as in the `iban` of the debtor.
       * @example NL13TEST0123456789
       */
      IBAN?: string;
      /**
       * Format: int32
       * @description How often the mandate may be used:
       *     - `1`: one-time authorization
       *     - `2`: continuous authorization
       * @example 2
       * @enum {integer}
       */
      typeId?: 1 | 2;
      /**
       * Format: int32
       * @description Direct-debit scheme of the mandate:
       *     - `1`: core collection
       *     - `2`: business-to-business collection
       * @example 1
       * @enum {integer}
       */
      sddType?: 1 | 2;
      /**
       * Format: date
       * @description Date on which the debtor signed the mandate; null while it is not signed.
       * @example 2026-03-02
       */
      signdate?: string | null;
      /**
       * @description Reference of the mandate, unique among the mandates under one creditor identifier, which is the `creditorIdentifier` of the [administration](#tag/administrations). Left out, the platform assigns one.
       * @example MND-10001-1
       */
      reference?: string;
      /**
       * Format: int32
       * @description The debtor that gave the mandate.
       * @example 1
       */
      debtorId?: number;
      _meta: components['schemas']['ItemMeta'];
    };
    /**
     * @description What replaces a mandate. `IBAN`, `typeId`, `sddType` and `reference` identify the mandate, which keeps them when they are left out; without `signdate` it is not signed.
     * @example {
     *       "signdate": "2026-03-02"
     *     }
     */
    MandateReplacement: {
      /**
       * Format: int32
       * @description Read-only: leave it out, or send it back unchanged. Number that identifies the record. The platform assigns it; it never changes.
       * @example 1
       */
      id?: number;
      /**
       * @description Bank account that is debited. It is copied from the debtor; a value that is sent must be the debtor's own. Spaces and small letters are accepted, as in the `iban` of the debtor.
       * @example NL13TEST0123456789
       */
      IBAN?: string;
      /**
       * Format: int32
       * @description How often the mandate may be used:
       *     - `1`: one-time authorization
       *     - `2`: continuous authorization
       * @example 2
       * @enum {integer}
       */
      typeId?: 1 | 2;
      /**
       * Format: int32
       * @description Direct-debit scheme of the mandate:
       *     - `1`: core collection
       *     - `2`: business-to-business collection
       * @example 1
       * @enum {integer}
       */
      sddType?: 1 | 2;
      /**
       * Format: date
       * @description Date on which the debtor signed the mandate; null while it is not signed.
       * @example 2026-03-02
       */
      signdate?: string | null;
      /**
       * @description Reference of the mandate, unique among the mandates under one creditor identifier, which is the `creditorIdentifier` of the [administration](#tag/administrations). Left out, the platform assigns one.
       * @example MND-10001-1
       */
      reference?: string;
      /**
       * Format: int32
       * @description Read-only: leave it out, or send it back unchanged. The debtor that gave the mandate.
       * @example 1
       */
      debtorId?: number;
      _meta?: components['schemas']['ItemMeta'];
    };
    /** @description A page of debtor kinds. */
    DebtorKindList: {
      /** @description The records of the page. Left out with `metaOnly=true`. */
      _data?: components['schemas']['DebtorKindListItem'][];
      _meta: components['schemas']['ListMeta'];
    };
    /** @description One of the debtor kinds. Without `fields` it always has `id`, `code`, `description` and `ledgerAccountId`. */
    DebtorKindListItem: {
      id?: components['schemas']['Id'];
      /**
       * @description Short code of the debtor kind, unique in the administration.
       * @example NL
       */
      code?: string;
      /**
       * @description Which debtors belong to the kind.
       * @example Debiteuren Nederland
       */
      description?: string;
      /**
       * Format: int32
       * @description Contra account for payments of these debtors, see [Ledger accounts](#tag/ledger-accounts). It is an account of type 6.
       * @example 24
       */
      ledgerAccountId?: number;
      _meta: components['schemas']['ItemMeta'];
    };
    /** @description A page of creditors. */
    CreditorList: {
      /** @description The records of the page. Left out with `metaOnly=true`. */
      _data?: components['schemas']['CreditorListItem'][];
      _meta: components['schemas']['ListMeta'];
    };
    /** @description One of the creditors. Without `fields` it always has `id`, `number`, `name` and `creditorKindId`. */
    CreditorListItem: {
      id?: components['schemas']['Id'];
      /**
       * @description Creditor number, unique in the administration. The next free number is given when it is left out.
       * @example 20001
       */
      number?: string;
      /**
       * @description Name of the company or the person.
       * @example Melkveebedrijf De Stille Weide
       */
      name?: string;
      /**
       * Format: int32
       * @description Creditor kind, see [Creditor kinds](#tag/creditor-kinds). It decides the contra account of what the creditor is owed and paid.
       * @example 1
       */
      creditorKindId?: number;
      /**
       * Format: int32
       * @description Payment condition that invoices of this creditor start with, see [Payment conditions](#tag/payment-conditions).
       * @example 1
       */
      paymentConditionId?: number | null;
      /**
       * Format: int32
       * @description Ledger account that invoices of this creditor are usually booked on, see [Ledger accounts](#tag/ledger-accounts); null for none.
       * @example 91
       */
      ledgerAccountId?: number | null;
      /**
       * @description Remark for the administration's own use.
       * @example Levert op maandag en donderdag
       */
      remark?: string | null;
      /**
       * @description Name of the person to contact.
       * @example J. Voorbeeld
       */
      contactName?: string | null;
      address?: components['schemas']['Address'];
      /**
       * Format: email
       * @description Email address that invoices are sent to.
       * @example administratie@zonnestraal.example
       */
      email?: string | null;
      /**
       * @description Phone number, with country code.
       * @example +31 20 555 01 00
       */
      phone?: string | null;
      /**
       * Format: uri
       * @description Address of the website.
       * @example https://zonnestraal.example
       */
      website?: string | null;
      vatNumber?: components['schemas']['VatNumberOrNull'];
      /**
       * @description Number in the trade register of the chamber of commerce (KvK).
       * @example 90000001
       */
      chamberOfCommerceNumber?: string | null;
      iban?: components['schemas']['IbanOrNull'];
      /**
       * @description Identifier of the bank (BIC).
       * @example TESTNL2A
       */
      bic?: string | null;
      _meta: components['schemas']['ItemMeta'];
    };
    /**
     * @description The creditor to put in the place of the existing one. It may be sent as it was returned: a field that only the platform writes is accepted unchanged and refused when it differs; `_meta` is ignored.
     * @example {
     *       "name": "Stalbouw Nergens",
     *       "creditorKindId": 1,
     *       "email": "facturen@stalbouw.example",
     *       "iban": "NL13TEST0123456789",
     *       "paymentConditionId": 1
     *     }
     */
    CreditorReplacement: {
      /**
       * Format: int32
       * @description Read-only: leave it out, or send it back unchanged. Number that identifies the record. The platform assigns it; it never changes.
       * @example 1
       */
      id?: number;
      /**
       * @description Creditor number, unique in the administration. The next free number is given when it is left out.
       * @example 20001
       */
      number?: string;
      /**
       * @description Name of the company or the person.
       * @example Melkveebedrijf De Stille Weide
       */
      name: string;
      /**
       * Format: int32
       * @description Creditor kind, see [Creditor kinds](#tag/creditor-kinds). It decides the contra account of what the creditor is owed and paid.
       * @example 1
       */
      creditorKindId: number;
      /**
       * Format: int32
       * @description Payment condition that invoices of this creditor start with, see [Payment conditions](#tag/payment-conditions).
       * @example 1
       */
      paymentConditionId?: number | null;
      /**
       * Format: int32
       * @description Ledger account that invoices of this creditor are usually booked on, see [Ledger accounts](#tag/ledger-accounts); null for none.
       * @example 91
       */
      ledgerAccountId?: number | null;
      /**
       * @description Remark for the administration's own use.
       * @example Levert op maandag en donderdag
       */
      remark?: string | null;
      /**
       * @description Name of the person to contact.
       * @example J. Voorbeeld
       */
      contactName?: string | null;
      address?: components['schemas']['Address'];
      /**
       * Format: email
       * @description Email address that invoices are sent to.
       * @example administratie@zonnestraal.example
       */
      email?: string | null;
      /**
       * @description Phone number, with country code.
       * @example +31 20 555 01 00
       */
      phone?: string | null;
      /**
       * Format: uri
       * @description Address of the website.
       * @example https://zonnestraal.example
       */
      website?: string | null;
      vatNumber?: components['schemas']['VatNumberOrNull'];
      /**
       * @description Number in the trade register of the chamber of commerce (KvK).
       * @example 90000001
       */
      chamberOfCommerceNumber?: string | null;
      iban?: components['schemas']['IbanOrNull'];
      /**
       * @description Identifier of the bank (BIC).
       * @example TESTNL2A
       */
      bic?: string | null;
      _meta?: components['schemas']['ItemMeta'];
    };
    /** @description A page of creditor kinds. */
    CreditorKindList: {
      /** @description The records of the page. Left out with `metaOnly=true`. */
      _data?: components['schemas']['CreditorKindListItem'][];
      _meta: components['schemas']['ListMeta'];
    };
    /** @description One of the creditor kinds. Without `fields` it always has `id`, `code`, `description` and `ledgerAccountId`. */
    CreditorKindListItem: {
      id?: components['schemas']['Id'];
      /**
       * @description Short code of the creditor kind, unique in the administration.
       * @example NL
       */
      code?: string;
      /**
       * @description Which creditors belong to the kind.
       * @example Crediteuren Nederland
       */
      description?: string;
      /**
       * Format: int32
       * @description Contra account for payments to these creditors, see [Ledger accounts](#tag/ledger-accounts). It is an account of type 7.
       * @example 38
       */
      ledgerAccountId?: number;
      _meta: components['schemas']['ItemMeta'];
    };
    /** @description A page of articles. */
    ArticleList: {
      /** @description The records of the page. Left out with `metaOnly=true`. */
      _data?: components['schemas']['ArticleListItem'][];
      _meta: components['schemas']['ListMeta'];
    };
    /** @description One of the articles. Without `fields` it always has `id`, `ArticleSku`, `description`, `SalesTypeId`, `unitPrice`, `active` and `currentStock`. */
    ArticleListItem: {
      id?: components['schemas']['Id'];
      /**
       * @description Article number, unique in the administration. Invoice and order lines refer to the article by it.
       * @example KAAS-JONG-500
       */
      ArticleSku?: string;
      /**
       * @description Name of the article; it becomes the description of a line that has none of its own.
       * @example Jonge kaas 500 g
       */
      description?: string;
      /**
       * Format: int32
       * @description Sales type of the article, see [Sales types](#tag/sales-types). It decides the ledger account and the VAT of its sales.
       * @example 2
       */
      SalesTypeId?: number;
      /**
       * @description Unit in which the article is sold.
       * @example stuk
       */
      unit?: string | null;
      /**
       * @description Sales price of one unit without VAT, in euros with up to 4 decimals.
       * @example 6.95
       */
      unitPrice?: number;
      /**
       * @description Purchase price of one unit without VAT, in euros with up to 4 decimals; null when unknown.
       * @example 4.1
       */
      purchasePrice?: number | null;
      /**
       * @description Barcode (GTIN) of the article.
       * @example 2000000000015
       */
      barcode?: string | null;
      /**
       * @description Whether the article is active. Lists return only active articles unless `ActiveState` asks otherwise.
       * @example true
       */
      active?: boolean;
      /**
       * @description Remark for the administration's own use.
       * @example Koel bewaren, onder 7 °C
       */
      remark?: string | null;
      /**
       * @description Number of units in stock, up to 4 decimals. It cannot be edited through the API; only sales orders change it, in administrations with the trade pack.
       * @example 120
       */
      currentStock?: number;
      _meta: components['schemas']['ItemMeta'];
    };
    /**
     * @description The article to put in the place of the existing one. It may be sent as it was returned: a field that only the platform writes is accepted unchanged and refused when it differs; `_meta` is ignored.
     * @example {
     *       "ArticleSku": "KAAS-JONG-750",
     *       "description": "Jonge kaas 750 g",
     *       "SalesTypeId": 2,
     *       "unit": "stuk",
     *       "unitPrice": 9.95,
     *       "purchasePrice": 5.9
     *     }
     */
    ArticleReplacement: {
      /**
       * Format: int32
       * @description Read-only: leave it out, or send it back unchanged. Number that identifies the record. The platform assigns it; it never changes.
       * @example 1
       */
      id?: number;
      /**
       * @description Article number, unique in the administration. Invoice and order lines refer to the article by it.
       * @example KAAS-JONG-500
       */
      ArticleSku: string;
      /**
       * @description Name of the article; it becomes the description of a line that has none of its own.
       * @example Jonge kaas 500 g
       */
      description: string;
      /**
       * Format: int32
       * @description Sales type of the article, see [Sales types](#tag/sales-types). It decides the ledger account and the VAT of its sales.
       * @example 2
       */
      SalesTypeId: number;
      /**
       * @description Unit in which the article is sold.
       * @example stuk
       */
      unit?: string | null;
      /**
       * @description Sales price of one unit without VAT, in euros with up to 4 decimals.
       * @example 6.95
       */
      unitPrice?: number;
      /**
       * @description Purchase price of one unit without VAT, in euros with up to 4 decimals; null when unknown.
       * @example 4.1
       */
      purchasePrice?: number | null;
      /**
       * @description Barcode (GTIN) of the article.
       * @example 2000000000015
       */
      barcode?: string | null;
      /**
       * @description Whether the article is active. Lists return only active articles unless `ActiveState` asks otherwise.
       * @example true
       */
      active?: boolean;
      /**
       * @description Remark for the administration's own use.
       * @example Koel bewaren, onder 7 °C
       */
      remark?: string | null;
      /**
       * @description Read-only: leave it out, or send it back unchanged. Number of units in stock, up to 4 decimals. It cannot be edited through the API; only sales orders change it, in administrations with the trade pack.
       * @example 120
       */
      currentStock?: number;
      _meta?: components['schemas']['ItemMeta'];
    };
    /** @description A page of article locations. */
    ArticleLocationList: {
      /** @description The records of the page. Left out with `metaOnly=true`. */
      _data?: components['schemas']['ArticleLocationListItem'][];
      _meta: components['schemas']['ListMeta'];
    };
    /** @description One of the article locations. Without `fields` it always has `id`, `code` and `description`. */
    ArticleLocationListItem: {
      id?: components['schemas']['Id'];
      /**
       * @description Short code of the location, unique in the administration.
       * @example KOEL-01
       */
      code?: string;
      /**
       * @description Where the location is.
       * @example Koelcel 1
       */
      description?: string;
      _meta: components['schemas']['ItemMeta'];
    };
    /** @description A page of countries. */
    CountryList: {
      /** @description The records of the page. Left out with `metaOnly=true`. */
      _data?: components['schemas']['CountryListItem'][];
      _meta: components['schemas']['ListMeta'];
    };
    /** @description One of the countries. Without `fields` it always has `id`, `name` and `code`. */
    CountryListItem: {
      id?: components['schemas']['Id'];
      /**
       * @description Name of the country.
       * @example Nederland
       */
      name?: string;
      /**
       * @description Code of the country, two letters (ISO 3166-1 alpha-2).
       * @example NL
       */
      code?: string;
      _meta: components['schemas']['ItemMeta'];
    };
    /** @description A page of payment conditions. */
    PaymentConditionList: {
      /** @description The records of the page. Left out with `metaOnly=true`. */
      _data?: components['schemas']['PaymentConditionListItem'][];
      _meta: components['schemas']['ListMeta'];
    };
    /** @description One of the payment conditions. Without `fields` it always has `id`, `code`, `description`, `dueDays` and `endOfMonth`. */
    PaymentConditionListItem: {
      id?: components['schemas']['Id'];
      /**
       * @description Short code of the payment condition, unique in the administration.
       * @example 30
       */
      code?: string;
      /**
       * @description The condition as it is printed on an invoice.
       * @example Betaling binnen 30 dagen
       */
      description?: string;
      /**
       * Format: int32
       * @description Number of days between the invoice date and the due date.
       * @example 30
       */
      dueDays?: number;
      /**
       * @description When true, the due date moves on to the last day of its month.
       * @example false
       */
      endOfMonth?: boolean;
      /**
       * @description Discount for early payment in percent, up to 2 decimals; null for none.
       * @example null
       * @example 2
       */
      discountPercentage?: number | null;
      /**
       * Format: int32
       * @description Number of days after the invoice date within which the discount may be taken; null for none.
       * @example null
       * @example 8
       */
      discountDays?: number | null;
      _meta: components['schemas']['ItemMeta'];
    };
    /** @description A page of payment methods. */
    PaymentMethodList: {
      /** @description The records of the page. Left out with `metaOnly=true`. */
      _data?: components['schemas']['PaymentMethodListItem'][];
      _meta: components['schemas']['ListMeta'];
    };
    /** @description One of the payment methods. Without `fields` it always has `id`, `code` and `description`. */
    PaymentMethodListItem: {
      id?: components['schemas']['Id'];
      /**
       * @description Short code of the payment method, unique in the administration.
       * @example INCASSO
       */
      code?: string;
      /**
       * @description Name of the payment method.
       * @example Automatische incasso
       */
      description?: string;
      _meta: components['schemas']['ItemMeta'];
    };
    /** @description A page of sales types. */
    SalesTypeList: {
      /** @description The records of the page. Left out with `metaOnly=true`. */
      _data?: components['schemas']['SalesTypeListItem'][];
      _meta: components['schemas']['ListMeta'];
    };
    /** @description One of the sales types. Without `fields` it always has `id`, `code`, `description`, `ledgerAccountId` and `vatCodeId`. */
    SalesTypeListItem: {
      id?: components['schemas']['Id'];
      /**
       * @description Short code of the sales type, unique in the administration.
       * @example GOED21
       */
      code?: string;
      /**
       * @description What the sales type is for.
       * @example Verkoop goederen, 21% btw
       */
      description?: string;
      /**
       * Format: int32
       * @description Turnover account on which the sale is booked, see [Ledger accounts](#tag/ledger-accounts).
       * @example 97
       */
      ledgerAccountId?: number;
      /**
       * Format: int32
       * @description VAT code of the sale, see [VAT codes](#tag/vat-codes); null when no VAT applies.
       * @example 1
       */
      vatCodeId?: number | null;
      _meta: components['schemas']['ItemMeta'];
    };
    /** @description A page of VAT codes. */
    VatCodeList: {
      /** @description The records of the page. Left out with `metaOnly=true`. */
      _data?: components['schemas']['VatCodeListItem'][];
      _meta: components['schemas']['ListMeta'];
    };
    /** @description One of the VAT codes. Without `fields` it always has `id`, `code`, `description`, `percentage`, `salesCode`, `reverseCharged`, `returnBox`, `deductionBox` and `ledgerAccountId`. */
    VatCodeListItem: {
      id?: components['schemas']['Id'];
      /**
       * @description Short code, unique in the administration.
       * @example VH
       */
      code?: string;
      /**
       * @description What the code is for.
       * @example Btw verkoop hoog 21%
       */
      description?: string;
      /**
       * @description VAT percentage, up to 2 decimals.
       * @example 21
       */
      percentage?: number;
      /**
       * @description Whether the code is for sales (true) or for purchases (false).
       * @example true
       */
      salesCode?: boolean;
      /**
       * @description Whether the VAT is reverse-charged. On a sale the customer accounts for the VAT, and none is charged. On a purchase the administration owes the VAT and deducts it itself; the creditor charges none.
       * @example false
       */
      reverseCharged?: boolean;
      /**
       * @description Box of the Dutch VAT return in which the amount is reported; null for a purchase that is reported only as
       *     deduction:
       *     - `1a`: supplies at the high rate
       *     - `1b`: supplies at the low rate
       *     - `1c`: supplies at other rates, except 0%
       *     - `1d`: private use
       *     - `1e`: supplies at 0%, exempt, or reverse-charged to the customer
       *     - `2a`: domestic supplies whose VAT is reverse-charged to the administration
       *     - `3a`: exports out of the European Union
       *     - `3b`: supplies and services to other countries of the European Union
       *     - `3c`: installation and distance sales within the European Union
       *     - `4a`: supplies and services from outside the European Union
       *     - `4b`: supplies and services from other countries of the European Union
       * @example 1a
       */
      returnBox?: string | null;
      /**
       * @description Box of the Dutch VAT return in which the VAT is deducted as input tax, which is `5b`; null where nothing is deducted.
       * @example null
       * @example 5b
       */
      deductionBox?: string | null;
      /**
       * Format: int32
       * @description Account on which the VAT is booked, of type 14, see [Ledger accounts](#tag/ledger-accounts); null for a code without VAT.
       * @example 30
       */
      ledgerAccountId?: number | null;
      _meta: components['schemas']['ItemMeta'];
    };
    /** @description A page of cost centers. */
    CostCenterList: {
      /** @description The records of the page. Left out with `metaOnly=true`. */
      _data?: components['schemas']['CostCenterListItem'][];
      _meta: components['schemas']['ListMeta'];
    };
    /** @description One of the cost centers. Without `fields` it always has `id`, `code` and `description`. */
    CostCenterListItem: {
      id?: components['schemas']['Id'];
      /**
       * @description Short code of the cost center, unique in the administration.
       * @example MAKERIJ
       */
      code?: string;
      /**
       * @description Name of the cost center.
       * @example Kaasmakerij
       */
      description?: string;
      _meta: components['schemas']['ItemMeta'];
    };
    /** @description A page of cost units. */
    CostUnitList: {
      /** @description The records of the page. Left out with `metaOnly=true`. */
      _data?: components['schemas']['CostUnitListItem'][];
      _meta: components['schemas']['ListMeta'];
    };
    /** @description One of the cost units. Without `fields` it always has `id`, `code`, `description` and `costUnitTypeId`. */
    CostUnitListItem: {
      id?: components['schemas']['Id'];
      /**
       * @description Short code of the cost unit, unique in the administration.
       * @example P-2026-01
       */
      code?: string;
      /**
       * @description Name of the cost unit.
       * @example Invoering kassasysteem
       */
      description?: string;
      /**
       * Format: int32
       * @description Type of the cost unit, see [Cost unit types](#tag/cost-unit-types).
       * @example 1
       */
      costUnitTypeId?: number;
      _meta: components['schemas']['ItemMeta'];
    };
    /** @description A page of cost unit types. */
    CostUnitTypeList: {
      /** @description The records of the page. Left out with `metaOnly=true`. */
      _data?: components['schemas']['CostUnitTypeListItem'][];
      _meta: components['schemas']['ListMeta'];
    };
    /** @description One of the cost unit types. Without `fields` it always has `id`, `code` and `description`. */
    CostUnitTypeListItem: {
      id?: components['schemas']['Id'];
      /**
       * @description Short code of the cost unit type, unique in the administration.
       * @example PROJECT
       */
      code?: string;
      /**
       * @description What cost units of the type are.
       * @example Project
       */
      description?: string;
      _meta: components['schemas']['ItemMeta'];
    };
    /** @description A page of draft sales invoices. */
    DraftSalesInvoiceList: {
      /** @description The records of the page. Left out with `metaOnly=true`. */
      _data?: components['schemas']['DraftSalesInvoiceListItem'][];
      _meta: components['schemas']['ListMeta'];
    };
    /** @description One of the draft sales invoices. Without `fields` it always has `id`, `debtorId`, `invoiceDate`, `dueDate`, `amountExcludingVat`, `amountVat`, `amountIncludingVat` and `vatTotals`. */
    DraftSalesInvoiceListItem: {
      id?: components['schemas']['Id'];
      /**
       * Format: int32
       * @description Debtor that the invoice is for, see [Debtors](#tag/debtors).
       * @example 1
       */
      debtorId?: number;
      /**
       * Format: date
       * @description Date of the invoice. Without it, today.
       * @example 2026-03-02
       */
      invoiceDate?: string;
      /**
       * Format: int32
       * @description Payment condition of the invoice, see [Payment conditions](#tag/payment-conditions). Without it, that of the debtor.
       * @example 1
       */
      paymentConditionId?: number | null;
      /**
       * Format: date
       * @description Date on which the invoice must be paid, not before the invoice date. Left out, it is the invoice date and the days of the payment condition, moved on to the end of that month when the condition says so.
       * @example 2026-04-01
       */
      dueDate?: string;
      invoiceAddress?: components['schemas']['InvoiceAddress'];
      /**
       * @description Reference of the debtor, for instance a purchase order number.
       * @example PO-2026-0117
       * @example PO-2026-0116
       */
      reference?: string | null;
      /**
       * @description What the invoice is for.
       * @example Levering van 2 maart
       */
      description?: string | null;
      /**
       * @description Remark for the administration's own use.
       * @example Meesturen met het overzicht van maart
       */
      remark?: string | null;
      /**
       * Format: int32
       * @description How the invoice is to be paid, see [Payment methods](#tag/payment-methods); null for no preference.
       * @example null
       * @example 1
       */
      paymentMethodId?: number | null;
      /**
       * @description Total of the lines without VAT, in euros with 2 decimals. Text lines do not count.
       * @example 66.03
       */
      amountExcludingVat?: number;
      /**
       * @description Total VAT, in euros with 2 decimals. Of a purchase invoice it is the sum of the VAT of its lines.
       * @example 5.94
       */
      amountVat?: number;
      /**
       * @description Total including VAT, in euros with 2 decimals.
       * @example 71.97
       */
      amountIncludingVat?: number;
      /**
       * @description The total for each VAT code. On a sale, VAT is rounded once for each code, not for each line.
       * @example [
       *       {
       *         "vatCodeId": 2,
       *         "percentage": 9,
       *         "amountExcludingVat": 66.03,
       *         "amountVat": 5.94
       *       }
       *     ]
       * @example [
       *       {
       *         "vatCodeId": 10,
       *         "percentage": 9,
       *         "amountExcludingVat": 66.03,
       *         "amountVat": 5.94
       *       }
       *     ]
       */
      vatTotals?: components['schemas']['VatTotal'][];
      _meta: components['schemas']['ItemMeta'];
    };
    /**
     * @description The draft sales invoice to put in the place of the existing one. It may be sent as it was returned: a field that only the platform writes is accepted unchanged and refused when it differs; `_meta` is ignored.
     * @example {
     *       "debtorId": 1,
     *       "invoiceDate": "2026-03-02",
     *       "reference": "PO-2026-0142"
     *     }
     */
    DraftSalesInvoiceReplacement: {
      /**
       * Format: int32
       * @description Read-only: leave it out, or send it back unchanged. Number that identifies the record. The platform assigns it; it never changes.
       * @example 1
       */
      id?: number;
      /**
       * Format: int32
       * @description Debtor that the invoice is for, see [Debtors](#tag/debtors).
       * @example 1
       */
      debtorId: number;
      /**
       * Format: date
       * @description Date of the invoice. Without it, today.
       * @example 2026-03-02
       */
      invoiceDate?: string;
      /**
       * Format: int32
       * @description Payment condition of the invoice, see [Payment conditions](#tag/payment-conditions). Without it, that of the debtor.
       * @example 1
       */
      paymentConditionId?: number | null;
      /**
       * Format: date
       * @description Date on which the invoice must be paid, not before the invoice date. Left out, it is the invoice date and the days of the payment condition, moved on to the end of that month when the condition says so.
       * @example 2026-04-01
       */
      dueDate?: string;
      invoiceAddress?: components['schemas']['InvoiceAddress'];
      /**
       * @description Reference of the debtor, for instance a purchase order number.
       * @example PO-2026-0117
       * @example PO-2026-0116
       */
      reference?: string | null;
      /**
       * @description What the invoice is for.
       * @example Levering van 2 maart
       */
      description?: string | null;
      /**
       * @description Remark for the administration's own use.
       * @example Meesturen met het overzicht van maart
       */
      remark?: string | null;
      /**
       * Format: int32
       * @description How the invoice is to be paid, see [Payment methods](#tag/payment-methods); null for no preference.
       * @example null
       * @example 1
       */
      paymentMethodId?: number | null;
      /**
       * @description Read-only: leave it out, or send it back unchanged. Total of the lines without VAT, in euros with 2 decimals. Text lines do not count.
       * @example 66.03
       */
      amountExcludingVat?: number;
      /**
       * @description Read-only: leave it out, or send it back unchanged. Total VAT, in euros with 2 decimals. Of a purchase invoice it is the sum of the VAT of its lines.
       * @example 5.94
       */
      amountVat?: number;
      /**
       * @description Read-only: leave it out, or send it back unchanged. Total including VAT, in euros with 2 decimals.
       * @example 71.97
       */
      amountIncludingVat?: number;
      /**
       * @description Read-only: leave it out, or send it back unchanged. The total for each VAT code. On a sale, VAT is rounded once for each code, not for each line.
       * @example [
       *       {
       *         "vatCodeId": 2,
       *         "percentage": 9,
       *         "amountExcludingVat": 66.03,
       *         "amountVat": 5.94
       *       }
       *     ]
       * @example [
       *       {
       *         "vatCodeId": 10,
       *         "percentage": 9,
       *         "amountExcludingVat": 66.03,
       *         "amountVat": 5.94
       *       }
       *     ]
       */
      vatTotals?: components['schemas']['VatTotal'][];
      _meta?: components['schemas']['ItemMeta'];
    };
    /** @description A page of draft sales invoice lines. */
    DraftSalesInvoiceLineList: {
      /** @description The records of the page. Left out with `metaOnly=true`. */
      _data?: components['schemas']['DraftSalesInvoiceLineListItem'][];
      _meta: components['schemas']['ListMeta'];
    };
    /** @description One of the draft sales invoice lines. Without `fields` it always has `id`, `bookingType`, `quantity`, `amountExcludingVat`, `amountVat` and `amountIncludingVat`. */
    DraftSalesInvoiceLineListItem: {
      id?: components['schemas']['Id'];
      /**
       * @description Text of the line. Without it the line gets the description of its article, sales type or ledger account.
       * @example Jonge kaas 500 g
       */
      description?: string | null;
      quantity?: components['schemas']['LineQuantity'];
      /**
       * @description Price of one unit in euros, up to 4 decimals. Without VAT, unless `unitPriceIncludingVat` is true. On an article line it may be left empty: the price is then taken from the article.
       * @example 6.95
       */
      unitPrice?: number | null;
      unitPriceIncludingVat?: components['schemas']['LineUnitPriceIncludingVat'];
      discountPercentage?: components['schemas']['LineDiscountPercentage'];
      /**
       * Format: int32
       * @description VAT code for sales, see [VAT codes](#tag/vat-codes). Without it the line gets the VAT code of its sales type, of the sales type of its article, or of its ledger account. A text line gets none.
       * @example 2
       */
      vatCodeId?: number | null;
      costCenterId?: components['schemas']['CostCenterIdOrNull'];
      costUnitId?: components['schemas']['CostUnitIdOrNull'];
      /**
       * @description Quantity times price less discount, without VAT, in euros with 2 decimals. The amount of a text line does not count in the total of the invoice.
       * @example 66.03
       */
      amountExcludingVat?: number;
      /**
       * @description VAT over the line, in euros with 2 decimals.
       * @example 5.94
       */
      amountVat?: number;
      /**
       * @description The line including VAT, in euros with 2 decimals.
       * @example 71.97
       */
      amountIncludingVat?: number;
      /**
       * @description `A`: the line is booked by its article; `V`: the line is booked by its sales type; `G`: the line is booked on its ledger account; `T`: the line is only text.
       * @example A
       * @enum {string}
       */
      bookingType?: 'A' | 'V' | 'G' | 'T';
      ArticleSku?: components['schemas']['LineArticleSku'];
      salesTypeId?: components['schemas']['LineSalesTypeId'];
      ledgerAccountId?: components['schemas']['LineLedgerAccountId'];
      _meta: components['schemas']['ItemMeta'];
    };
    /**
     * @description The article line to put in the place of the existing one. It may be sent as it was returned: a field that only the platform writes is accepted unchanged and refused when it differs; `_meta` is ignored.
     * @example {
     *       "bookingType": "A",
     *       "ArticleSku": "KAAS-JONG-500",
     *       "quantity": 10
     *     }
     */
    ArticleLineReplacement: {
      /**
       * Format: int32
       * @description Read-only: leave it out, or send it back unchanged. Number that identifies the record. The platform assigns it; it never changes.
       * @example 1
       */
      id?: number;
      /**
       * @description Text of the line. Without it the line gets the description of its article, sales type or ledger account.
       * @example Jonge kaas 500 g
       */
      description?: string | null;
      quantity?: components['schemas']['LineQuantity'];
      /**
       * @description Price of one unit in euros, up to 4 decimals. Without VAT, unless `unitPriceIncludingVat` is true. On an article line it may be left empty: the price is then taken from the article.
       * @example 6.95
       */
      unitPrice?: number | null;
      unitPriceIncludingVat?: components['schemas']['LineUnitPriceIncludingVat'];
      discountPercentage?: components['schemas']['LineDiscountPercentage'];
      /**
       * Format: int32
       * @description VAT code for sales, see [VAT codes](#tag/vat-codes). Without it the line gets the VAT code of its sales type, of the sales type of its article, or of its ledger account. A text line gets none.
       * @example 2
       */
      vatCodeId?: number | null;
      costCenterId?: components['schemas']['CostCenterIdOrNull'];
      costUnitId?: components['schemas']['CostUnitIdOrNull'];
      /**
       * @description Read-only: leave it out, or send it back unchanged. Quantity times price less discount, without VAT, in euros with 2 decimals. The amount of a text line does not count in the total of the invoice.
       * @example 66.03
       */
      amountExcludingVat?: number;
      /**
       * @description Read-only: leave it out, or send it back unchanged. VAT over the line, in euros with 2 decimals.
       * @example 5.94
       */
      amountVat?: number;
      /**
       * @description Read-only: leave it out, or send it back unchanged. The line including VAT, in euros with 2 decimals.
       * @example 71.97
       */
      amountIncludingVat?: number;
      /**
       * @description `A`: the line is booked by its article. (enum property replaced by openapi-typescript)
       * @enum {string}
       */
      bookingType: 'A';
      ArticleSku: components['schemas']['LineArticleSku'];
      _meta?: components['schemas']['ItemMeta'];
    };
    /**
     * @description The sales type line to put in the place of the existing one. It may be sent as it was returned: a field that only the platform writes is accepted unchanged and refused when it differs; `_meta` is ignored.
     * @example {
     *       "bookingType": "V",
     *       "salesTypeId": 3,
     *       "description": "Workshop kaasmaken",
     *       "unitPrice": 45
     *     }
     */
    SalesTypeLineReplacement: {
      /**
       * Format: int32
       * @description Read-only: leave it out, or send it back unchanged. Number that identifies the record. The platform assigns it; it never changes.
       * @example 1
       */
      id?: number;
      /**
       * @description Text of the line. Without it the line gets the description of its article, sales type or ledger account.
       * @example Jonge kaas 500 g
       */
      description?: string | null;
      quantity?: components['schemas']['LineQuantity'];
      /**
       * @description Price of one unit in euros, up to 4 decimals. Without VAT, unless `unitPriceIncludingVat` is true. On an article line it may be left empty: the price is then taken from the article.
       * @example 6.95
       */
      unitPrice?: number | null;
      unitPriceIncludingVat?: components['schemas']['LineUnitPriceIncludingVat'];
      discountPercentage?: components['schemas']['LineDiscountPercentage'];
      /**
       * Format: int32
       * @description VAT code for sales, see [VAT codes](#tag/vat-codes). Without it the line gets the VAT code of its sales type, of the sales type of its article, or of its ledger account. A text line gets none.
       * @example 2
       */
      vatCodeId?: number | null;
      costCenterId?: components['schemas']['CostCenterIdOrNull'];
      costUnitId?: components['schemas']['CostUnitIdOrNull'];
      /**
       * @description Read-only: leave it out, or send it back unchanged. Quantity times price less discount, without VAT, in euros with 2 decimals. The amount of a text line does not count in the total of the invoice.
       * @example 66.03
       */
      amountExcludingVat?: number;
      /**
       * @description Read-only: leave it out, or send it back unchanged. VAT over the line, in euros with 2 decimals.
       * @example 5.94
       */
      amountVat?: number;
      /**
       * @description Read-only: leave it out, or send it back unchanged. The line including VAT, in euros with 2 decimals.
       * @example 71.97
       */
      amountIncludingVat?: number;
      /**
       * @description `V`: the line is booked by its sales type. (enum property replaced by openapi-typescript)
       * @enum {string}
       */
      bookingType: 'V';
      salesTypeId: components['schemas']['LineSalesTypeId'];
      _meta?: components['schemas']['ItemMeta'];
    };
    /**
     * @description The ledger account line to put in the place of the existing one. It may be sent as it was returned: a field that only the platform writes is accepted unchanged and refused when it differs; `_meta` is ignored.
     * @example {
     *       "bookingType": "G",
     *       "ledgerAccountId": 108,
     *       "description": "Bezorgkosten",
     *       "unitPrice": 12.5
     *     }
     */
    LedgerAccountLineReplacement: {
      /**
       * Format: int32
       * @description Read-only: leave it out, or send it back unchanged. Number that identifies the record. The platform assigns it; it never changes.
       * @example 1
       */
      id?: number;
      /**
       * @description Text of the line. Without it the line gets the description of its article, sales type or ledger account.
       * @example Jonge kaas 500 g
       */
      description?: string | null;
      quantity?: components['schemas']['LineQuantity'];
      /**
       * @description Price of one unit in euros, up to 4 decimals. Without VAT, unless `unitPriceIncludingVat` is true. On an article line it may be left empty: the price is then taken from the article.
       * @example 6.95
       */
      unitPrice?: number | null;
      unitPriceIncludingVat?: components['schemas']['LineUnitPriceIncludingVat'];
      discountPercentage?: components['schemas']['LineDiscountPercentage'];
      /**
       * Format: int32
       * @description VAT code for sales, see [VAT codes](#tag/vat-codes). Without it the line gets the VAT code of its sales type, of the sales type of its article, or of its ledger account. A text line gets none.
       * @example 2
       */
      vatCodeId?: number | null;
      costCenterId?: components['schemas']['CostCenterIdOrNull'];
      costUnitId?: components['schemas']['CostUnitIdOrNull'];
      /**
       * @description Read-only: leave it out, or send it back unchanged. Quantity times price less discount, without VAT, in euros with 2 decimals. The amount of a text line does not count in the total of the invoice.
       * @example 66.03
       */
      amountExcludingVat?: number;
      /**
       * @description Read-only: leave it out, or send it back unchanged. VAT over the line, in euros with 2 decimals.
       * @example 5.94
       */
      amountVat?: number;
      /**
       * @description Read-only: leave it out, or send it back unchanged. The line including VAT, in euros with 2 decimals.
       * @example 71.97
       */
      amountIncludingVat?: number;
      /**
       * @description `G`: the line is booked on its ledger account. (enum property replaced by openapi-typescript)
       * @enum {string}
       */
      bookingType: 'G';
      ledgerAccountId: components['schemas']['LineLedgerAccountId'];
      _meta?: components['schemas']['ItemMeta'];
    };
    /**
     * @description The text line to put in the place of the existing one. It may be sent as it was returned: a field that only the platform writes is accepted unchanged and refused when it differs; `_meta` is ignored.
     * @example {
     *       "bookingType": "T",
     *       "description": "Bedankt voor uw bestelling."
     *     }
     */
    TextLineReplacement: {
      /**
       * Format: int32
       * @description Read-only: leave it out, or send it back unchanged. Number that identifies the record. The platform assigns it; it never changes.
       * @example 1
       */
      id?: number;
      /**
       * @description Text of the line. Without it the line gets the description of its article, sales type or ledger account.
       * @example Jonge kaas 500 g
       */
      description?: string | null;
      quantity?: components['schemas']['LineQuantity'];
      /**
       * @description Price of one unit in euros, up to 4 decimals. Without VAT, unless `unitPriceIncludingVat` is true. On an article line it may be left empty: the price is then taken from the article.
       * @example 6.95
       */
      unitPrice?: number | null;
      unitPriceIncludingVat?: components['schemas']['LineUnitPriceIncludingVat'];
      discountPercentage?: components['schemas']['LineDiscountPercentage'];
      /**
       * Format: int32
       * @description VAT code for sales, see [VAT codes](#tag/vat-codes). Without it the line gets the VAT code of its sales type, of the sales type of its article, or of its ledger account. A text line gets none.
       * @example 2
       */
      vatCodeId?: number | null;
      costCenterId?: components['schemas']['CostCenterIdOrNull'];
      costUnitId?: components['schemas']['CostUnitIdOrNull'];
      /**
       * @description Read-only: leave it out, or send it back unchanged. Quantity times price less discount, without VAT, in euros with 2 decimals. The amount of a text line does not count in the total of the invoice.
       * @example 66.03
       */
      amountExcludingVat?: number;
      /**
       * @description Read-only: leave it out, or send it back unchanged. VAT over the line, in euros with 2 decimals.
       * @example 5.94
       */
      amountVat?: number;
      /**
       * @description Read-only: leave it out, or send it back unchanged. The line including VAT, in euros with 2 decimals.
       * @example 71.97
       */
      amountIncludingVat?: number;
      /**
       * @description `T`: the line is only text. (enum property replaced by openapi-typescript)
       * @enum {string}
       */
      bookingType: 'T';
      _meta?: components['schemas']['ItemMeta'];
    };
    /**
     * @description A line to create, or to put in the place of an existing one. `bookingType` decides which other field is required.
     * @example {
     *       "bookingType": "A",
     *       "ArticleSku": "KAAS-JONG-500",
     *       "quantity": 10
     *     }
     */
    InvoiceLineReplacement:
      | components['schemas']['ArticleLineReplacement']
      | components['schemas']['SalesTypeLineReplacement']
      | components['schemas']['LedgerAccountLineReplacement']
      | components['schemas']['TextLineReplacement'];
    /** @description A page of draft sales invoices with lines. */
    DraftSalesInvoiceWithLinesList: {
      /** @description The records of the page. Left out with `metaOnly=true`. */
      _data?: components['schemas']['DraftSalesInvoiceWithLinesListItem'][];
      _meta: components['schemas']['ListMeta'];
    };
    /** @description One of the draft sales invoices with lines. Without `fields` it always has `id`, `debtorId`, `invoiceDate`, `dueDate`, `amountExcludingVat`, `amountVat`, `amountIncludingVat`, `vatTotals` and `lines`. */
    DraftSalesInvoiceWithLinesListItem: {
      id?: components['schemas']['Id'];
      /**
       * Format: int32
       * @description Debtor that the invoice is for, see [Debtors](#tag/debtors).
       * @example 1
       */
      debtorId?: number;
      /**
       * Format: date
       * @description Date of the invoice. Without it, today.
       * @example 2026-03-02
       */
      invoiceDate?: string;
      /**
       * Format: int32
       * @description Payment condition of the invoice, see [Payment conditions](#tag/payment-conditions). Without it, that of the debtor.
       * @example 1
       */
      paymentConditionId?: number | null;
      /**
       * Format: date
       * @description Date on which the invoice must be paid, not before the invoice date. Left out, it is the invoice date and the days of the payment condition, moved on to the end of that month when the condition says so.
       * @example 2026-04-01
       */
      dueDate?: string;
      invoiceAddress?: components['schemas']['InvoiceAddress'];
      /**
       * @description Reference of the debtor, for instance a purchase order number.
       * @example PO-2026-0117
       * @example PO-2026-0116
       */
      reference?: string | null;
      /**
       * @description What the invoice is for.
       * @example Levering van 2 maart
       */
      description?: string | null;
      /**
       * @description Remark for the administration's own use.
       * @example Meesturen met het overzicht van maart
       */
      remark?: string | null;
      /**
       * Format: int32
       * @description How the invoice is to be paid, see [Payment methods](#tag/payment-methods); null for no preference.
       * @example null
       * @example 1
       */
      paymentMethodId?: number | null;
      /**
       * @description Total of the lines without VAT, in euros with 2 decimals. Text lines do not count.
       * @example 66.03
       */
      amountExcludingVat?: number;
      /**
       * @description Total VAT, in euros with 2 decimals. Of a purchase invoice it is the sum of the VAT of its lines.
       * @example 5.94
       */
      amountVat?: number;
      /**
       * @description Total including VAT, in euros with 2 decimals.
       * @example 71.97
       */
      amountIncludingVat?: number;
      /**
       * @description The total for each VAT code. On a sale, VAT is rounded once for each code, not for each line.
       * @example [
       *       {
       *         "vatCodeId": 2,
       *         "percentage": 9,
       *         "amountExcludingVat": 66.03,
       *         "amountVat": 5.94
       *       }
       *     ]
       * @example [
       *       {
       *         "vatCodeId": 10,
       *         "percentage": 9,
       *         "amountExcludingVat": 66.03,
       *         "amountVat": 5.94
       *       }
       *     ]
       */
      vatTotals?: components['schemas']['VatTotal'][];
      /** @description The lines of the draft, in order. */
      lines?: components['schemas']['InvoiceLine'][];
      _meta: components['schemas']['ItemMeta'];
    };
    /**
     * @description The draft sales invoice with lines to put in the place of the existing one. It may be sent as it was returned: a field that only the platform writes is accepted unchanged and refused when it differs; `_meta` is ignored.
     * @example {
     *       "debtorId": 1,
     *       "invoiceDate": "2026-03-02",
     *       "reference": "PO-2026-0142",
     *       "lines": [
     *         {
     *           "bookingType": "A",
     *           "ArticleSku": "KAAS-JONG-500",
     *           "quantity": 10
     *         },
     *         {
     *           "bookingType": "V",
     *           "salesTypeId": 3,
     *           "description": "Workshop kaasmaken",
     *           "unitPrice": 45
     *         },
     *         {
     *           "bookingType": "G",
     *           "ledgerAccountId": 108,
     *           "description": "Bezorgkosten",
     *           "unitPrice": 12.5
     *         },
     *         {
     *           "bookingType": "T",
     *           "description": "Bedankt voor uw bestelling."
     *         }
     *       ]
     *     }
     */
    DraftSalesInvoiceWithLinesReplacement: {
      /**
       * Format: int32
       * @description Read-only: leave it out, or send it back unchanged. Number that identifies the record. The platform assigns it; it never changes.
       * @example 1
       */
      id?: number;
      /**
       * Format: int32
       * @description Debtor that the invoice is for, see [Debtors](#tag/debtors).
       * @example 1
       */
      debtorId: number;
      /**
       * Format: date
       * @description Date of the invoice. Without it, today.
       * @example 2026-03-02
       */
      invoiceDate?: string;
      /**
       * Format: int32
       * @description Payment condition of the invoice, see [Payment conditions](#tag/payment-conditions). Without it, that of the debtor.
       * @example 1
       */
      paymentConditionId?: number | null;
      /**
       * Format: date
       * @description Date on which the invoice must be paid, not before the invoice date. Left out, it is the invoice date and the days of the payment condition, moved on to the end of that month when the condition says so.
       * @example 2026-04-01
       */
      dueDate?: string;
      invoiceAddress?: components['schemas']['InvoiceAddress'];
      /**
       * @description Reference of the debtor, for instance a purchase order number.
       * @example PO-2026-0117
       * @example PO-2026-0116
       */
      reference?: string | null;
      /**
       * @description What the invoice is for.
       * @example Levering van 2 maart
       */
      description?: string | null;
      /**
       * @description Remark for the administration's own use.
       * @example Meesturen met het overzicht van maart
       */
      remark?: string | null;
      /**
       * Format: int32
       * @description How the invoice is to be paid, see [Payment methods](#tag/payment-methods); null for no preference.
       * @example null
       * @example 1
       */
      paymentMethodId?: number | null;
      /**
       * @description Read-only: leave it out, or send it back unchanged. Total of the lines without VAT, in euros with 2 decimals. Text lines do not count.
       * @example 66.03
       */
      amountExcludingVat?: number;
      /**
       * @description Read-only: leave it out, or send it back unchanged. Total VAT, in euros with 2 decimals. Of a purchase invoice it is the sum of the VAT of its lines.
       * @example 5.94
       */
      amountVat?: number;
      /**
       * @description Read-only: leave it out, or send it back unchanged. Total including VAT, in euros with 2 decimals.
       * @example 71.97
       */
      amountIncludingVat?: number;
      /**
       * @description Read-only: leave it out, or send it back unchanged. The total for each VAT code. On a sale, VAT is rounded once for each code, not for each line.
       * @example [
       *       {
       *         "vatCodeId": 2,
       *         "percentage": 9,
       *         "amountExcludingVat": 66.03,
       *         "amountVat": 5.94
       *       }
       *     ]
       * @example [
       *       {
       *         "vatCodeId": 10,
       *         "percentage": 9,
       *         "amountExcludingVat": 66.03,
       *         "amountVat": 5.94
       *       }
       *     ]
       */
      vatTotals?: components['schemas']['VatTotal'][];
      /**
       * @description The lines of the draft, in order.
       * @example [
       *       {
       *         "bookingType": "A",
       *         "ArticleSku": "KAAS-JONG-500",
       *         "quantity": 10
       *       }
       *     ]
       */
      lines: components['schemas']['InvoiceLineReplacement'][];
      _meta?: components['schemas']['ItemMeta'];
    };
    /** @description A page of sales invoices. */
    SalesInvoiceList: {
      /** @description The records of the page. Left out with `metaOnly=true`. */
      _data?: components['schemas']['SalesInvoiceListItem'][];
      _meta: components['schemas']['ListMeta'];
    };
    /** @description One of the sales invoices. Without `fields` it always has `id`, `invoiceNumber`, `invoiceDate`, `dueDate`, `bookYear`, `bookPeriod`, `amountExcludingVat`, `amountVat`, `amountIncludingVat` and `vatTotals`. */
    SalesInvoiceListItem: {
      id?: components['schemas']['Id'];
      /**
       * Format: int32
       * @description Debtor that the invoice is for, see [Debtors](#tag/debtors).
       * @example 1
       */
      debtorId?: number;
      /**
       * Format: date
       * @description Date of the invoice. Without it, today.
       * @example 2026-03-02
       */
      invoiceDate?: string;
      /**
       * Format: int32
       * @description Payment condition of the invoice, see [Payment conditions](#tag/payment-conditions). Without it, that of the debtor.
       * @example 1
       */
      paymentConditionId?: number | null;
      /**
       * Format: date
       * @description Date on which the invoice must be paid, not before the invoice date. Left out, it is the invoice date and the days of the payment condition, moved on to the end of that month when the condition says so.
       * @example 2026-04-01
       */
      dueDate?: string;
      invoiceAddress?: components['schemas']['InvoiceAddress'];
      /**
       * @description Reference of the debtor, for instance a purchase order number.
       * @example PO-2026-0117
       * @example PO-2026-0116
       */
      reference?: string | null;
      /**
       * @description What the invoice is for.
       * @example Levering van 2 maart
       */
      description?: string | null;
      /**
       * @description Remark for the administration's own use.
       * @example Meesturen met het overzicht van maart
       */
      remark?: string | null;
      /**
       * @description Number of the invoice, unique in the administration. Left out, it is the next one in the series of the administration; the platform assigns no number twice, even after a deletion.
       * @example 20260001
       */
      invoiceNumber?: string;
      bookYear?: components['schemas']['InvoiceBookYear'];
      bookPeriod?: components['schemas']['InvoiceBookPeriod'];
      /**
       * Format: int32
       * @description Scan in the [inbox files](#tag/inbox-files) that the content of the invoice is read from, when it is created without ledger account coding; null for an invoice that is coded already.
       * @example null
       * @example 1
       */
      inboxFileId?: number | null;
      /**
       * Format: int32
       * @description The PDF of the invoice, see [Files](#tag/files): its layout, or the scan that it was read from or that is attached to it; null for none.
       * @example null
       * @example 1
       */
      fileId?: number | null;
      /**
       * @description Total of the lines without VAT, in euros with 2 decimals. Text lines do not count.
       * @example 66.03
       */
      amountExcludingVat?: number;
      /**
       * @description Total VAT, in euros with 2 decimals. Of a purchase invoice it is the sum of the VAT of its lines.
       * @example 5.94
       */
      amountVat?: number;
      /**
       * @description Total including VAT, in euros with 2 decimals.
       * @example 71.97
       */
      amountIncludingVat?: number;
      /**
       * @description The total for each VAT code. On a sale, VAT is rounded once for each code, not for each line.
       * @example [
       *       {
       *         "vatCodeId": 2,
       *         "percentage": 9,
       *         "amountExcludingVat": 66.03,
       *         "amountVat": 5.94
       *       }
       *     ]
       * @example [
       *       {
       *         "vatCodeId": 10,
       *         "percentage": 9,
       *         "amountExcludingVat": 66.03,
       *         "amountVat": 5.94
       *       }
       *     ]
       */
      vatTotals?: components['schemas']['VatTotal'][];
      _meta: components['schemas']['ItemMeta'];
    };
    /**
     * @description The sales invoice to put in the place of the existing one. It may be sent as it was returned: a field that only the platform writes is accepted unchanged and refused when it differs; `_meta` is ignored.
     * @example {
     *       "debtorId": 1,
     *       "invoiceDate": "2026-03-02",
     *       "reference": "PO-2026-0143"
     *     }
     */
    SalesInvoiceReplacement: {
      /**
       * Format: int32
       * @description Read-only: leave it out, or send it back unchanged. Number that identifies the record. The platform assigns it; it never changes.
       * @example 1
       */
      id?: number;
      /**
       * Format: int32
       * @description Debtor that the invoice is for, see [Debtors](#tag/debtors).
       * @example 1
       */
      debtorId?: number;
      /**
       * Format: date
       * @description Date of the invoice. Without it, today.
       * @example 2026-03-02
       */
      invoiceDate?: string;
      /**
       * Format: int32
       * @description Payment condition of the invoice, see [Payment conditions](#tag/payment-conditions). Without it, that of the debtor.
       * @example 1
       */
      paymentConditionId?: number | null;
      /**
       * Format: date
       * @description Date on which the invoice must be paid, not before the invoice date. Left out, it is the invoice date and the days of the payment condition, moved on to the end of that month when the condition says so.
       * @example 2026-04-01
       */
      dueDate?: string;
      invoiceAddress?: components['schemas']['InvoiceAddress'];
      /**
       * @description Reference of the debtor, for instance a purchase order number.
       * @example PO-2026-0117
       * @example PO-2026-0116
       */
      reference?: string | null;
      /**
       * @description What the invoice is for.
       * @example Levering van 2 maart
       */
      description?: string | null;
      /**
       * @description Remark for the administration's own use.
       * @example Meesturen met het overzicht van maart
       */
      remark?: string | null;
      /**
       * @description Number of the invoice, unique in the administration. Left out, it is the next one in the series of the administration; the platform assigns no number twice, even after a deletion.
       * @example 20260001
       */
      invoiceNumber?: string;
      bookYear?: components['schemas']['InvoiceBookYear'];
      bookPeriod?: components['schemas']['InvoiceBookPeriod'];
      /**
       * Format: int32
       * @description Scan in the [inbox files](#tag/inbox-files) that the content of the invoice is read from, when it is created without ledger account coding; null for an invoice that is coded already.
       * @example null
       * @example 1
       */
      inboxFileId?: number | null;
      /**
       * Format: int32
       * @description Read-only: leave it out, or send it back unchanged. The PDF of the invoice, see [Files](#tag/files): its layout, or the scan that it was read from or that is attached to it; null for none.
       * @example null
       * @example 1
       */
      fileId?: number | null;
      /**
       * @description Read-only: leave it out, or send it back unchanged. Total of the lines without VAT, in euros with 2 decimals. Text lines do not count.
       * @example 66.03
       */
      amountExcludingVat?: number;
      /**
       * @description Read-only: leave it out, or send it back unchanged. Total VAT, in euros with 2 decimals. Of a purchase invoice it is the sum of the VAT of its lines.
       * @example 5.94
       */
      amountVat?: number;
      /**
       * @description Read-only: leave it out, or send it back unchanged. Total including VAT, in euros with 2 decimals.
       * @example 71.97
       */
      amountIncludingVat?: number;
      /**
       * @description Read-only: leave it out, or send it back unchanged. The total for each VAT code. On a sale, VAT is rounded once for each code, not for each line.
       * @example [
       *       {
       *         "vatCodeId": 2,
       *         "percentage": 9,
       *         "amountExcludingVat": 66.03,
       *         "amountVat": 5.94
       *       }
       *     ]
       * @example [
       *       {
       *         "vatCodeId": 10,
       *         "percentage": 9,
       *         "amountExcludingVat": 66.03,
       *         "amountVat": 5.94
       *       }
       *     ]
       */
      vatTotals?: components['schemas']['VatTotal'][];
      _meta?: components['schemas']['ItemMeta'];
    };
    /** @description A page of sales invoice lines. */
    SalesInvoiceLineList: {
      /** @description The records of the page. Left out with `metaOnly=true`. */
      _data?: components['schemas']['SalesInvoiceLineListItem'][];
      _meta: components['schemas']['ListMeta'];
    };
    /** @description One of the sales invoice lines. Without `fields` it always has `id`, `bookingType`, `quantity`, `amountExcludingVat`, `amountVat` and `amountIncludingVat`. */
    SalesInvoiceLineListItem: {
      id?: components['schemas']['Id'];
      /**
       * @description Text of the line. Without it the line gets the description of its article, sales type or ledger account.
       * @example Jonge kaas 500 g
       */
      description?: string | null;
      quantity?: components['schemas']['LineQuantity'];
      /**
       * @description Price of one unit in euros, up to 4 decimals. Without VAT, unless `unitPriceIncludingVat` is true. On an article line it may be left empty: the price is then taken from the article.
       * @example 6.95
       */
      unitPrice?: number | null;
      unitPriceIncludingVat?: components['schemas']['LineUnitPriceIncludingVat'];
      discountPercentage?: components['schemas']['LineDiscountPercentage'];
      /**
       * Format: int32
       * @description VAT code for sales, see [VAT codes](#tag/vat-codes). Without it the line gets the VAT code of its sales type, of the sales type of its article, or of its ledger account. A text line gets none.
       * @example 2
       */
      vatCodeId?: number | null;
      costCenterId?: components['schemas']['CostCenterIdOrNull'];
      costUnitId?: components['schemas']['CostUnitIdOrNull'];
      /**
       * @description Quantity times price less discount, without VAT, in euros with 2 decimals. The amount of a text line does not count in the total of the invoice.
       * @example 66.03
       */
      amountExcludingVat?: number;
      /**
       * @description VAT over the line, in euros with 2 decimals.
       * @example 5.94
       */
      amountVat?: number;
      /**
       * @description The line including VAT, in euros with 2 decimals.
       * @example 71.97
       */
      amountIncludingVat?: number;
      /**
       * @description `A`: the line is booked by its article; `V`: the line is booked by its sales type; `G`: the line is booked on its ledger account; `T`: the line is only text.
       * @example A
       * @enum {string}
       */
      bookingType?: 'A' | 'V' | 'G' | 'T';
      ArticleSku?: components['schemas']['LineArticleSku'];
      salesTypeId?: components['schemas']['LineSalesTypeId'];
      ledgerAccountId?: components['schemas']['LineLedgerAccountId'];
      _meta: components['schemas']['ItemMeta'];
    };
    /** @description A page of sales invoices with lines. */
    SalesInvoiceWithLinesList: {
      /** @description The records of the page. Left out with `metaOnly=true`. */
      _data?: components['schemas']['SalesInvoiceWithLinesListItem'][];
      _meta: components['schemas']['ListMeta'];
    };
    /** @description One of the sales invoices with lines. Without `fields` it always has `id`, `invoiceNumber`, `invoiceDate`, `dueDate`, `bookYear`, `bookPeriod`, `amountExcludingVat`, `amountVat`, `amountIncludingVat`, `vatTotals` and `lines`. */
    SalesInvoiceWithLinesListItem: {
      id?: components['schemas']['Id'];
      /**
       * Format: int32
       * @description Debtor that the invoice is for, see [Debtors](#tag/debtors).
       * @example 1
       */
      debtorId?: number;
      /**
       * Format: date
       * @description Date of the invoice. Without it, today.
       * @example 2026-03-02
       */
      invoiceDate?: string;
      /**
       * Format: int32
       * @description Payment condition of the invoice, see [Payment conditions](#tag/payment-conditions). Without it, that of the debtor.
       * @example 1
       */
      paymentConditionId?: number | null;
      /**
       * Format: date
       * @description Date on which the invoice must be paid, not before the invoice date. Left out, it is the invoice date and the days of the payment condition, moved on to the end of that month when the condition says so.
       * @example 2026-04-01
       */
      dueDate?: string;
      invoiceAddress?: components['schemas']['InvoiceAddress'];
      /**
       * @description Reference of the debtor, for instance a purchase order number.
       * @example PO-2026-0117
       * @example PO-2026-0116
       */
      reference?: string | null;
      /**
       * @description What the invoice is for.
       * @example Levering van 2 maart
       */
      description?: string | null;
      /**
       * @description Remark for the administration's own use.
       * @example Meesturen met het overzicht van maart
       */
      remark?: string | null;
      /**
       * @description Number of the invoice, unique in the administration. Left out, it is the next one in the series of the administration; the platform assigns no number twice, even after a deletion.
       * @example 20260001
       */
      invoiceNumber?: string;
      bookYear?: components['schemas']['InvoiceBookYear'];
      bookPeriod?: components['schemas']['InvoiceBookPeriod'];
      /**
       * Format: int32
       * @description Scan in the [inbox files](#tag/inbox-files) that the content of the invoice is read from, when it is created without ledger account coding; null for an invoice that is coded already.
       * @example null
       * @example 1
       */
      inboxFileId?: number | null;
      /**
       * Format: int32
       * @description The PDF of the invoice, see [Files](#tag/files): its layout, or the scan that it was read from or that is attached to it; null for none.
       * @example null
       * @example 1
       */
      fileId?: number | null;
      /**
       * @description Total of the lines without VAT, in euros with 2 decimals. Text lines do not count.
       * @example 66.03
       */
      amountExcludingVat?: number;
      /**
       * @description Total VAT, in euros with 2 decimals. Of a purchase invoice it is the sum of the VAT of its lines.
       * @example 5.94
       */
      amountVat?: number;
      /**
       * @description Total including VAT, in euros with 2 decimals.
       * @example 71.97
       */
      amountIncludingVat?: number;
      /**
       * @description The total for each VAT code. On a sale, VAT is rounded once for each code, not for each line.
       * @example [
       *       {
       *         "vatCodeId": 2,
       *         "percentage": 9,
       *         "amountExcludingVat": 66.03,
       *         "amountVat": 5.94
       *       }
       *     ]
       * @example [
       *       {
       *         "vatCodeId": 10,
       *         "percentage": 9,
       *         "amountExcludingVat": 66.03,
       *         "amountVat": 5.94
       *       }
       *     ]
       */
      vatTotals?: components['schemas']['VatTotal'][];
      /** @description The lines of the sales invoice, in order. */
      lines?: components['schemas']['InvoiceLine'][];
      _meta: components['schemas']['ItemMeta'];
    };
    /**
     * @description The sales invoice with lines to put in the place of the existing one. It may be sent as it was returned: a field that only the platform writes is accepted unchanged and refused when it differs; `_meta` is ignored.
     * @example {
     *       "debtorId": 1,
     *       "invoiceDate": "2026-03-02",
     *       "lines": [
     *         {
     *           "bookingType": "A",
     *           "ArticleSku": "KAAS-JONG-500",
     *           "quantity": 10
     *         },
     *         {
     *           "bookingType": "T",
     *           "description": "Bedankt voor uw bestelling."
     *         }
     *       ]
     *     }
     */
    SalesInvoiceWithLinesReplacement: {
      /**
       * Format: int32
       * @description Read-only: leave it out, or send it back unchanged. Number that identifies the record. The platform assigns it; it never changes.
       * @example 1
       */
      id?: number;
      /**
       * Format: int32
       * @description Debtor that the invoice is for, see [Debtors](#tag/debtors).
       * @example 1
       */
      debtorId: number;
      /**
       * Format: date
       * @description Date of the invoice. Without it, today.
       * @example 2026-03-02
       */
      invoiceDate?: string;
      /**
       * Format: int32
       * @description Payment condition of the invoice, see [Payment conditions](#tag/payment-conditions). Without it, that of the debtor.
       * @example 1
       */
      paymentConditionId?: number | null;
      /**
       * Format: date
       * @description Date on which the invoice must be paid, not before the invoice date. Left out, it is the invoice date and the days of the payment condition, moved on to the end of that month when the condition says so.
       * @example 2026-04-01
       */
      dueDate?: string;
      invoiceAddress?: components['schemas']['InvoiceAddress'];
      /**
       * @description Reference of the debtor, for instance a purchase order number.
       * @example PO-2026-0117
       * @example PO-2026-0116
       */
      reference?: string | null;
      /**
       * @description What the invoice is for.
       * @example Levering van 2 maart
       */
      description?: string | null;
      /**
       * @description Remark for the administration's own use.
       * @example Meesturen met het overzicht van maart
       */
      remark?: string | null;
      /**
       * @description Number of the invoice, unique in the administration. Left out, it is the next one in the series of the administration; the platform assigns no number twice, even after a deletion.
       * @example 20260001
       */
      invoiceNumber?: string;
      bookYear?: components['schemas']['InvoiceBookYear'];
      bookPeriod?: components['schemas']['InvoiceBookPeriod'];
      /**
       * Format: int32
       * @description Scan in the [inbox files](#tag/inbox-files) that the content of the invoice is read from, when it is created without ledger account coding; null for an invoice that is coded already.
       * @example null
       * @example 1
       */
      inboxFileId?: number | null;
      /**
       * Format: int32
       * @description Read-only: leave it out, or send it back unchanged. The PDF of the invoice, see [Files](#tag/files): its layout, or the scan that it was read from or that is attached to it; null for none.
       * @example null
       * @example 1
       */
      fileId?: number | null;
      /**
       * @description Read-only: leave it out, or send it back unchanged. Total of the lines without VAT, in euros with 2 decimals. Text lines do not count.
       * @example 66.03
       */
      amountExcludingVat?: number;
      /**
       * @description Read-only: leave it out, or send it back unchanged. Total VAT, in euros with 2 decimals. Of a purchase invoice it is the sum of the VAT of its lines.
       * @example 5.94
       */
      amountVat?: number;
      /**
       * @description Read-only: leave it out, or send it back unchanged. Total including VAT, in euros with 2 decimals.
       * @example 71.97
       */
      amountIncludingVat?: number;
      /**
       * @description Read-only: leave it out, or send it back unchanged. The total for each VAT code. On a sale, VAT is rounded once for each code, not for each line.
       * @example [
       *       {
       *         "vatCodeId": 2,
       *         "percentage": 9,
       *         "amountExcludingVat": 66.03,
       *         "amountVat": 5.94
       *       }
       *     ]
       * @example [
       *       {
       *         "vatCodeId": 10,
       *         "percentage": 9,
       *         "amountExcludingVat": 66.03,
       *         "amountVat": 5.94
       *       }
       *     ]
       */
      vatTotals?: components['schemas']['VatTotal'][];
      /**
       * @description The lines of the sales invoice, in order.
       * @example [
       *       {
       *         "bookingType": "A",
       *         "ArticleSku": "KAAS-JONG-500",
       *         "quantity": 10
       *       }
       *     ]
       */
      lines: components['schemas']['InvoiceLineReplacement'][];
      _meta?: components['schemas']['ItemMeta'];
    };
    /** @description A page of outstanding sales invoices. */
    OutstandingSalesInvoiceList: {
      /** @description The records of the page. Left out with `metaOnly=true`. */
      _data?: components['schemas']['OutstandingSalesInvoiceListItem'][];
      _meta: components['schemas']['ListMeta'];
    };
    /** @description One of the outstanding sales invoices. Without `fields` it always has `id`, `invoiceNumber`, `invoiceDate`, `dueDate`, `amountIncludingVat`, `outstandingAmount`, `age`, `daysUntilExpiry`, `debtorId`, `debtorNumber` and `debtorName`. */
    OutstandingSalesInvoiceListItem: {
      id?: components['schemas']['Id'];
      /**
       * @description Number of the invoice.
       * @example 20260001
       */
      invoiceNumber?: string;
      /**
       * Format: date
       * @description Date of the invoice.
       * @example 2026-03-02
       */
      invoiceDate?: string;
      /**
       * Format: date
       * @description Date on which the invoice must be paid.
       * @example 2026-04-01
       */
      dueDate?: string;
      /**
       * @description Total of the invoice including VAT, in euros with 2 decimals.
       * @example 71.97
       */
      amountIncludingVat?: number;
      /**
       * @description Part of the total that is not paid, in euros with 2 decimals.
       * @example 21.97
       */
      outstandingAmount?: number;
      /**
       * Format: int32
       * @description Number of days since the invoice date.
       * @example 45
       */
      age?: number;
      /**
       * Format: int32
       * @description Number of days until the due date; negative when it has passed.
       * @example -15
       */
      daysUntilExpiry?: number;
      /**
       * Format: int32
       * @description The debtor, see [Debtors](#tag/debtors).
       * @example 1
       */
      debtorId?: number;
      /**
       * @description Number of the debtor.
       * @example 10001
       */
      debtorNumber?: string;
      /**
       * @description Name of the debtor.
       * @example Bakkerij Zonnestraal
       */
      debtorName?: string;
      _meta: components['schemas']['ItemMeta'];
    };
    /** @description A page of sales orders. */
    SalesOrderList: {
      /** @description The records of the page. Left out with `metaOnly=true`. */
      _data?: components['schemas']['SalesOrderListItem'][];
      _meta: components['schemas']['ListMeta'];
    };
    /** @description One of the sales orders. Without `fields` it always has `id`, `number`, `debtorId`, `orderDate`, `amountExcludingVat`, `amountVat`, `amountIncludingVat` and `vatTotals`. */
    SalesOrderListItem: {
      id?: components['schemas']['Id'];
      /**
       * Format: int32
       * @description Debtor that ordered, see [Debtors](#tag/debtors).
       * @example 1
       */
      debtorId?: number;
      /**
       * Format: date
       * @description Date of the order. Without it, today.
       * @example 2026-03-02
       */
      orderDate?: string;
      /**
       * Format: date
       * @description Date on which the order is shipped; null while it is not known.
       * @example 2026-03-05
       */
      shippingDate?: string | null;
      deliveryAddress?: components['schemas']['Address'];
      /**
       * Format: int32
       * @description Payment condition of the order, see [Payment conditions](#tag/payment-conditions); null for none.
       * @example 1
       */
      paymentConditionId?: number | null;
      /**
       * @description Reference of the debtor, for instance a purchase order number.
       * @example PO-2026-0150
       */
      reference?: string | null;
      /**
       * @description What the order is for.
       * @example Weekbestelling
       */
      description?: string | null;
      /**
       * @description Remark for the administration's own use.
       * @example Voor tien uur leveren
       */
      remark?: string | null;
      /**
       * @description Number of the order, the next one in the series of the administration.
       * @example 26001
       */
      number?: string;
      /**
       * @description Total of the lines without VAT, in euros with 2 decimals. Text lines do not count.
       * @example 66.03
       */
      amountExcludingVat?: number;
      /**
       * @description Total VAT, in euros with 2 decimals. Of a purchase invoice it is the sum of the VAT of its lines.
       * @example 5.94
       */
      amountVat?: number;
      /**
       * @description Total including VAT, in euros with 2 decimals.
       * @example 71.97
       */
      amountIncludingVat?: number;
      /**
       * @description The total for each VAT code. On a sale, VAT is rounded once for each code, not for each line.
       * @example [
       *       {
       *         "vatCodeId": 2,
       *         "percentage": 9,
       *         "amountExcludingVat": 66.03,
       *         "amountVat": 5.94
       *       }
       *     ]
       * @example [
       *       {
       *         "vatCodeId": 10,
       *         "percentage": 9,
       *         "amountExcludingVat": 66.03,
       *         "amountVat": 5.94
       *       }
       *     ]
       */
      vatTotals?: components['schemas']['VatTotal'][];
      _meta: components['schemas']['ItemMeta'];
    };
    /**
     * @description The sales order to put in the place of the existing one. It may be sent as it was returned: a field that only the platform writes is accepted unchanged and refused when it differs; `_meta` is ignored.
     * @example {
     *       "debtorId": 1,
     *       "orderDate": "2026-03-02",
     *       "shippingDate": "2026-03-05"
     *     }
     */
    SalesOrderReplacement: {
      /**
       * Format: int32
       * @description Read-only: leave it out, or send it back unchanged. Number that identifies the record. The platform assigns it; it never changes.
       * @example 1
       */
      id?: number;
      /**
       * Format: int32
       * @description Debtor that ordered, see [Debtors](#tag/debtors).
       * @example 1
       */
      debtorId: number;
      /**
       * Format: date
       * @description Date of the order. Without it, today.
       * @example 2026-03-02
       */
      orderDate?: string;
      /**
       * Format: date
       * @description Date on which the order is shipped; null while it is not known.
       * @example 2026-03-05
       */
      shippingDate?: string | null;
      deliveryAddress?: components['schemas']['Address'];
      /**
       * Format: int32
       * @description Payment condition of the order, see [Payment conditions](#tag/payment-conditions); null for none.
       * @example 1
       */
      paymentConditionId?: number | null;
      /**
       * @description Reference of the debtor, for instance a purchase order number.
       * @example PO-2026-0150
       */
      reference?: string | null;
      /**
       * @description What the order is for.
       * @example Weekbestelling
       */
      description?: string | null;
      /**
       * @description Remark for the administration's own use.
       * @example Voor tien uur leveren
       */
      remark?: string | null;
      /**
       * @description Read-only: leave it out, or send it back unchanged. Number of the order, the next one in the series of the administration.
       * @example 26001
       */
      number?: string;
      /**
       * @description Read-only: leave it out, or send it back unchanged. Total of the lines without VAT, in euros with 2 decimals. Text lines do not count.
       * @example 66.03
       */
      amountExcludingVat?: number;
      /**
       * @description Read-only: leave it out, or send it back unchanged. Total VAT, in euros with 2 decimals. Of a purchase invoice it is the sum of the VAT of its lines.
       * @example 5.94
       */
      amountVat?: number;
      /**
       * @description Read-only: leave it out, or send it back unchanged. Total including VAT, in euros with 2 decimals.
       * @example 71.97
       */
      amountIncludingVat?: number;
      /**
       * @description Read-only: leave it out, or send it back unchanged. The total for each VAT code. On a sale, VAT is rounded once for each code, not for each line.
       * @example [
       *       {
       *         "vatCodeId": 2,
       *         "percentage": 9,
       *         "amountExcludingVat": 66.03,
       *         "amountVat": 5.94
       *       }
       *     ]
       * @example [
       *       {
       *         "vatCodeId": 10,
       *         "percentage": 9,
       *         "amountExcludingVat": 66.03,
       *         "amountVat": 5.94
       *       }
       *     ]
       */
      vatTotals?: components['schemas']['VatTotal'][];
      _meta?: components['schemas']['ItemMeta'];
    };
    /** @description A page of sales orders with lines. */
    SalesOrderWithLinesList: {
      /** @description The records of the page. Left out with `metaOnly=true`. */
      _data?: components['schemas']['SalesOrderWithLinesListItem'][];
      _meta: components['schemas']['ListMeta'];
    };
    /** @description One of the sales orders with lines. Without `fields` it always has `id`, `number`, `debtorId`, `orderDate`, `amountExcludingVat`, `amountVat`, `amountIncludingVat`, `vatTotals` and `lines`. */
    SalesOrderWithLinesListItem: {
      id?: components['schemas']['Id'];
      /**
       * Format: int32
       * @description Debtor that ordered, see [Debtors](#tag/debtors).
       * @example 1
       */
      debtorId?: number;
      /**
       * Format: date
       * @description Date of the order. Without it, today.
       * @example 2026-03-02
       */
      orderDate?: string;
      /**
       * Format: date
       * @description Date on which the order is shipped; null while it is not known.
       * @example 2026-03-05
       */
      shippingDate?: string | null;
      deliveryAddress?: components['schemas']['Address'];
      /**
       * Format: int32
       * @description Payment condition of the order, see [Payment conditions](#tag/payment-conditions); null for none.
       * @example 1
       */
      paymentConditionId?: number | null;
      /**
       * @description Reference of the debtor, for instance a purchase order number.
       * @example PO-2026-0150
       */
      reference?: string | null;
      /**
       * @description What the order is for.
       * @example Weekbestelling
       */
      description?: string | null;
      /**
       * @description Remark for the administration's own use.
       * @example Voor tien uur leveren
       */
      remark?: string | null;
      /**
       * @description Number of the order, the next one in the series of the administration.
       * @example 26001
       */
      number?: string;
      /**
       * @description Total of the lines without VAT, in euros with 2 decimals. Text lines do not count.
       * @example 66.03
       */
      amountExcludingVat?: number;
      /**
       * @description Total VAT, in euros with 2 decimals. Of a purchase invoice it is the sum of the VAT of its lines.
       * @example 5.94
       */
      amountVat?: number;
      /**
       * @description Total including VAT, in euros with 2 decimals.
       * @example 71.97
       */
      amountIncludingVat?: number;
      /**
       * @description The total for each VAT code. On a sale, VAT is rounded once for each code, not for each line.
       * @example [
       *       {
       *         "vatCodeId": 2,
       *         "percentage": 9,
       *         "amountExcludingVat": 66.03,
       *         "amountVat": 5.94
       *       }
       *     ]
       * @example [
       *       {
       *         "vatCodeId": 10,
       *         "percentage": 9,
       *         "amountExcludingVat": 66.03,
       *         "amountVat": 5.94
       *       }
       *     ]
       */
      vatTotals?: components['schemas']['VatTotal'][];
      /** @description The lines of the order, in order. */
      lines?: components['schemas']['SalesOrderLine'][];
      _meta: components['schemas']['ItemMeta'];
    };
    /**
     * @description A line of an order to create. `bookingType` is `A` (article) or `T` (text).
     * @example {
     *       "bookingType": "A",
     *       "ArticleSku": "KAAS-JONG-500",
     *       "quantity": 10
     *     }
     */
    SalesOrderLineReplacement:
      | components['schemas']['ArticleLineReplacement']
      | components['schemas']['TextLineReplacement'];
    /**
     * @description The sales order with lines to put in the place of the existing one. It may be sent as it was returned: a field that only the platform writes is accepted unchanged and refused when it differs; `_meta` is ignored.
     * @example {
     *       "debtorId": 1,
     *       "orderDate": "2026-03-02",
     *       "shippingDate": "2026-03-05",
     *       "lines": [
     *         {
     *           "bookingType": "A",
     *           "ArticleSku": "KAAS-JONG-500",
     *           "quantity": 10
     *         },
     *         {
     *           "bookingType": "T",
     *           "description": "Graag gekoeld leveren."
     *         }
     *       ]
     *     }
     */
    SalesOrderWithLinesReplacement: {
      /**
       * Format: int32
       * @description Read-only: leave it out, or send it back unchanged. Number that identifies the record. The platform assigns it; it never changes.
       * @example 1
       */
      id?: number;
      /**
       * Format: int32
       * @description Debtor that ordered, see [Debtors](#tag/debtors).
       * @example 1
       */
      debtorId: number;
      /**
       * Format: date
       * @description Date of the order. Without it, today.
       * @example 2026-03-02
       */
      orderDate?: string;
      /**
       * Format: date
       * @description Date on which the order is shipped; null while it is not known.
       * @example 2026-03-05
       */
      shippingDate?: string | null;
      deliveryAddress?: components['schemas']['Address'];
      /**
       * Format: int32
       * @description Payment condition of the order, see [Payment conditions](#tag/payment-conditions); null for none.
       * @example 1
       */
      paymentConditionId?: number | null;
      /**
       * @description Reference of the debtor, for instance a purchase order number.
       * @example PO-2026-0150
       */
      reference?: string | null;
      /**
       * @description What the order is for.
       * @example Weekbestelling
       */
      description?: string | null;
      /**
       * @description Remark for the administration's own use.
       * @example Voor tien uur leveren
       */
      remark?: string | null;
      /**
       * @description Read-only: leave it out, or send it back unchanged. Number of the order, the next one in the series of the administration.
       * @example 26001
       */
      number?: string;
      /**
       * @description Read-only: leave it out, or send it back unchanged. Total of the lines without VAT, in euros with 2 decimals. Text lines do not count.
       * @example 66.03
       */
      amountExcludingVat?: number;
      /**
       * @description Read-only: leave it out, or send it back unchanged. Total VAT, in euros with 2 decimals. Of a purchase invoice it is the sum of the VAT of its lines.
       * @example 5.94
       */
      amountVat?: number;
      /**
       * @description Read-only: leave it out, or send it back unchanged. Total including VAT, in euros with 2 decimals.
       * @example 71.97
       */
      amountIncludingVat?: number;
      /**
       * @description Read-only: leave it out, or send it back unchanged. The total for each VAT code. On a sale, VAT is rounded once for each code, not for each line.
       * @example [
       *       {
       *         "vatCodeId": 2,
       *         "percentage": 9,
       *         "amountExcludingVat": 66.03,
       *         "amountVat": 5.94
       *       }
       *     ]
       * @example [
       *       {
       *         "vatCodeId": 10,
       *         "percentage": 9,
       *         "amountExcludingVat": 66.03,
       *         "amountVat": 5.94
       *       }
       *     ]
       */
      vatTotals?: components['schemas']['VatTotal'][];
      /**
       * @description The lines of the order, in order. At least one is of type `A`.
       * @example [
       *       {
       *         "bookingType": "A",
       *         "ArticleSku": "KAAS-JONG-500",
       *         "quantity": 10
       *       }
       *     ]
       */
      lines: components['schemas']['SalesOrderLineReplacement'][];
      _meta?: components['schemas']['ItemMeta'];
    };
    /** @description A page of approval routes. */
    ApprovalRouteList: {
      /** @description The records of the page. Left out with `metaOnly=true`. */
      _data?: components['schemas']['ApprovalRouteListItem'][];
      _meta: components['schemas']['ListMeta'];
    };
    /** @description One of the approval routes. Without `fields` it always has `id`, `code` and `description`. */
    ApprovalRouteListItem: {
      id?: components['schemas']['Id'];
      /**
       * @description Short code of the approval route, unique in the administration.
       * @example INKOOP
       */
      code?: string;
      /**
       * @description Who approves, and for what.
       * @example Inkoop en directie
       */
      description?: string;
      _meta: components['schemas']['ItemMeta'];
    };
    /** @description A page of purchase invoices. */
    PurchaseInvoiceList: {
      /** @description The records of the page. Left out with `metaOnly=true`. */
      _data?: components['schemas']['PurchaseInvoiceListItem'][];
      _meta: components['schemas']['ListMeta'];
    };
    /** @description One of the purchase invoices. Without `fields` it always has `id`, `invoiceDate`, `dueDate`, `bookYear`, `bookPeriod`, `amountExcludingVat`, `amountVat`, `amountIncludingVat` and `vatTotals`. */
    PurchaseInvoiceListItem: {
      id?: components['schemas']['Id'];
      /**
       * Format: int32
       * @description Creditor that sent the invoice, see [Creditors](#tag/creditors). It is read from the scan when the invoice is created from an inbox file, and left out until then.
       * @example 1
       */
      creditorId?: number;
      /**
       * @description Number that the creditor gave the invoice. A creditor has no two invoices with the same number; capitals and small letters count as equal.
       * @example LF-2026-118
       */
      invoiceNumber?: string | null;
      /**
       * Format: date
       * @description Date of the invoice. Without it, today.
       * @example 2026-03-02
       */
      invoiceDate?: string;
      /**
       * Format: int32
       * @description Payment condition of the invoice, see [Payment conditions](#tag/payment-conditions). Without it, that of the creditor.
       * @example 1
       */
      paymentConditionId?: number | null;
      /**
       * Format: date
       * @description Date on which the invoice must be paid, not before the invoice date. Left out, it is the invoice date and the days of the payment condition, moved on to the end of that month when the condition says so.
       * @example 2026-04-01
       */
      dueDate?: string;
      bookYear?: components['schemas']['InvoiceBookYear'];
      bookPeriod?: components['schemas']['InvoiceBookPeriod'];
      /**
       * Format: int32
       * @description Approval route of the invoice, see [Approval routes](#tag/approval-routes). Mandatory where the administration uses the option.
       * @example null
       * @example 1
       */
      approvalRouteId?: number | null;
      /**
       * Format: int32
       * @description Scan in the [inbox files](#tag/inbox-files) that the content of the invoice is read from, when it is created without ledger account coding; null for an invoice that is coded already.
       * @example null
       * @example 1
       */
      inboxFileId?: number | null;
      /**
       * @description What the invoice is for.
       * @example Melk van februari
       */
      description?: string | null;
      /**
       * @description Remark for the administration's own use.
       * @example Prijs is besproken
       */
      remark?: string | null;
      /**
       * Format: int32
       * @description The scan that the invoice was read from or that is attached to it, see [Files](#tag/files); null for none.
       * @example null
       * @example 1
       */
      fileId?: number | null;
      /**
       * @description Total of the lines without VAT, in euros with 2 decimals. Text lines do not count.
       * @example 66.03
       */
      amountExcludingVat?: number;
      /**
       * @description Total VAT, in euros with 2 decimals. Of a purchase invoice it is the sum of the VAT of its lines.
       * @example 5.94
       */
      amountVat?: number;
      /**
       * @description Total including VAT, in euros with 2 decimals.
       * @example 71.97
       */
      amountIncludingVat?: number;
      /**
       * @description The total for each VAT code. On a sale, VAT is rounded once for each code, not for each line.
       * @example [
       *       {
       *         "vatCodeId": 2,
       *         "percentage": 9,
       *         "amountExcludingVat": 66.03,
       *         "amountVat": 5.94
       *       }
       *     ]
       * @example [
       *       {
       *         "vatCodeId": 10,
       *         "percentage": 9,
       *         "amountExcludingVat": 66.03,
       *         "amountVat": 5.94
       *       }
       *     ]
       */
      vatTotals?: components['schemas']['VatTotal'][];
      _meta: components['schemas']['ItemMeta'];
    };
    /**
     * @description The purchase invoice to put in the place of the existing one. It may be sent as it was returned: a field that only the platform writes is accepted unchanged and refused when it differs; `_meta` is ignored.
     * @example {
     *       "creditorId": 1,
     *       "invoiceNumber": "LF-2026-133",
     *       "invoiceDate": "2026-03-03"
     *     }
     */
    PurchaseInvoiceReplacement: {
      /**
       * Format: int32
       * @description Read-only: leave it out, or send it back unchanged. Number that identifies the record. The platform assigns it; it never changes.
       * @example 1
       */
      id?: number;
      /**
       * Format: int32
       * @description Creditor that sent the invoice, see [Creditors](#tag/creditors). It is read from the scan when the invoice is created from an inbox file, and left out until then.
       * @example 1
       */
      creditorId?: number;
      /**
       * @description Number that the creditor gave the invoice. A creditor has no two invoices with the same number; capitals and small letters count as equal.
       * @example LF-2026-118
       */
      invoiceNumber?: string | null;
      /**
       * Format: date
       * @description Date of the invoice. Without it, today.
       * @example 2026-03-02
       */
      invoiceDate?: string;
      /**
       * Format: int32
       * @description Payment condition of the invoice, see [Payment conditions](#tag/payment-conditions). Without it, that of the creditor.
       * @example 1
       */
      paymentConditionId?: number | null;
      /**
       * Format: date
       * @description Date on which the invoice must be paid, not before the invoice date. Left out, it is the invoice date and the days of the payment condition, moved on to the end of that month when the condition says so.
       * @example 2026-04-01
       */
      dueDate?: string;
      bookYear?: components['schemas']['InvoiceBookYear'];
      bookPeriod?: components['schemas']['InvoiceBookPeriod'];
      /**
       * Format: int32
       * @description Approval route of the invoice, see [Approval routes](#tag/approval-routes). Mandatory where the administration uses the option.
       * @example null
       * @example 1
       */
      approvalRouteId?: number | null;
      /**
       * Format: int32
       * @description Scan in the [inbox files](#tag/inbox-files) that the content of the invoice is read from, when it is created without ledger account coding; null for an invoice that is coded already.
       * @example null
       * @example 1
       */
      inboxFileId?: number | null;
      /**
       * @description What the invoice is for.
       * @example Melk van februari
       */
      description?: string | null;
      /**
       * @description Remark for the administration's own use.
       * @example Prijs is besproken
       */
      remark?: string | null;
      /**
       * Format: int32
       * @description Read-only: leave it out, or send it back unchanged. The scan that the invoice was read from or that is attached to it, see [Files](#tag/files); null for none.
       * @example null
       * @example 1
       */
      fileId?: number | null;
      /**
       * @description Read-only: leave it out, or send it back unchanged. Total of the lines without VAT, in euros with 2 decimals. Text lines do not count.
       * @example 66.03
       */
      amountExcludingVat?: number;
      /**
       * @description Read-only: leave it out, or send it back unchanged. Total VAT, in euros with 2 decimals. Of a purchase invoice it is the sum of the VAT of its lines.
       * @example 5.94
       */
      amountVat?: number;
      /**
       * @description Read-only: leave it out, or send it back unchanged. Total including VAT, in euros with 2 decimals.
       * @example 71.97
       */
      amountIncludingVat?: number;
      /**
       * @description Read-only: leave it out, or send it back unchanged. The total for each VAT code. On a sale, VAT is rounded once for each code, not for each line.
       * @example [
       *       {
       *         "vatCodeId": 2,
       *         "percentage": 9,
       *         "amountExcludingVat": 66.03,
       *         "amountVat": 5.94
       *       }
       *     ]
       * @example [
       *       {
       *         "vatCodeId": 10,
       *         "percentage": 9,
       *         "amountExcludingVat": 66.03,
       *         "amountVat": 5.94
       *       }
       *     ]
       */
      vatTotals?: components['schemas']['VatTotal'][];
      _meta?: components['schemas']['ItemMeta'];
    };
    /** @description A page of purchase invoice lines. */
    PurchaseInvoiceLineList: {
      /** @description The records of the page. Left out with `metaOnly=true`. */
      _data?: components['schemas']['PurchaseInvoiceLineListItem'][];
      _meta: components['schemas']['ListMeta'];
    };
    /** @description One of the purchase invoice lines. Without `fields` it always has `id`, `ledgerAccountId`, `quantity`, `unitPrice`, `amountExcludingVat`, `amountVat` and `amountIncludingVat`. */
    PurchaseInvoiceLineListItem: {
      id?: components['schemas']['Id'];
      /**
       * Format: int32
       * @description Ledger account that the line is booked on, see [Ledger accounts](#tag/ledger-accounts).
       * @example 91
       */
      ledgerAccountId?: number;
      /**
       * @description Text of the line. Without it the line gets the description of its ledger account.
       * @example Rauwe melk, kan van 10 liter
       */
      description?: string | null;
      quantity?: components['schemas']['LineQuantity'];
      /**
       * @description Price of one unit in euros, up to 4 decimals. Without VAT, unless `unitPriceIncludingVat` is true.
       * @example 6.95
       */
      unitPrice?: number;
      unitPriceIncludingVat?: components['schemas']['LineUnitPriceIncludingVat'];
      discountPercentage?: components['schemas']['LineDiscountPercentage'];
      /**
       * Format: int32
       * @description VAT code for purchases, see [VAT codes](#tag/vat-codes). Without it the line gets the VAT code of its ledger account.
       * @example 10
       */
      vatCodeId?: number | null;
      /**
       * @description VAT over the line as it is on the paper, in euros with 2 decimals. Left out, it is computed; it may be at most 0.05 away from that, and where no VAT is charged it is 0.
       * @example 5.94
       */
      amountVat?: number;
      costCenterId?: components['schemas']['CostCenterIdOrNull'];
      costUnitId?: components['schemas']['CostUnitIdOrNull'];
      /**
       * @description Quantity times price less discount, without VAT, in euros with 2 decimals.
       * @example 66.03
       */
      amountExcludingVat?: number;
      /**
       * @description The line including VAT, in euros with 2 decimals.
       * @example 71.97
       */
      amountIncludingVat?: number;
      _meta: components['schemas']['ItemMeta'];
    };
    /**
     * @description The purchase invoice line to put in the place of the existing one. It may be sent as it was returned: a field that only the platform writes is accepted unchanged and refused when it differs; `_meta` is ignored.
     * @example {
     *       "ledgerAccountId": 91,
     *       "description": "Rauwe melk",
     *       "quantity": 1200,
     *       "unitPrice": 0.52,
     *       "vatCodeId": 10
     *     }
     */
    PurchaseInvoiceLineReplacement: {
      /**
       * Format: int32
       * @description Read-only: leave it out, or send it back unchanged. Number that identifies the record. The platform assigns it; it never changes.
       * @example 1
       */
      id?: number;
      /**
       * Format: int32
       * @description Ledger account that the line is booked on, see [Ledger accounts](#tag/ledger-accounts).
       * @example 91
       */
      ledgerAccountId: number;
      /**
       * @description Text of the line. Without it the line gets the description of its ledger account.
       * @example Rauwe melk, kan van 10 liter
       */
      description?: string | null;
      quantity?: components['schemas']['LineQuantity'];
      /**
       * @description Price of one unit in euros, up to 4 decimals. Without VAT, unless `unitPriceIncludingVat` is true.
       * @example 6.95
       */
      unitPrice: number;
      unitPriceIncludingVat?: components['schemas']['LineUnitPriceIncludingVat'];
      discountPercentage?: components['schemas']['LineDiscountPercentage'];
      /**
       * Format: int32
       * @description VAT code for purchases, see [VAT codes](#tag/vat-codes). Without it the line gets the VAT code of its ledger account.
       * @example 10
       */
      vatCodeId?: number | null;
      /**
       * @description VAT over the line as it is on the paper, in euros with 2 decimals. Left out, it is computed; it may be at most 0.05 away from that, and where no VAT is charged it is 0.
       * @example 5.94
       */
      amountVat?: number;
      costCenterId?: components['schemas']['CostCenterIdOrNull'];
      costUnitId?: components['schemas']['CostUnitIdOrNull'];
      /**
       * @description Read-only: leave it out, or send it back unchanged. Quantity times price less discount, without VAT, in euros with 2 decimals.
       * @example 66.03
       */
      amountExcludingVat?: number;
      /**
       * @description Read-only: leave it out, or send it back unchanged. The line including VAT, in euros with 2 decimals.
       * @example 71.97
       */
      amountIncludingVat?: number;
      _meta?: components['schemas']['ItemMeta'];
    };
    /** @description A page of purchase invoices with lines. */
    PurchaseInvoiceWithLinesList: {
      /** @description The records of the page. Left out with `metaOnly=true`. */
      _data?: components['schemas']['PurchaseInvoiceWithLinesListItem'][];
      _meta: components['schemas']['ListMeta'];
    };
    /** @description One of the purchase invoices with lines. Without `fields` it always has `id`, `invoiceDate`, `dueDate`, `bookYear`, `bookPeriod`, `amountExcludingVat`, `amountVat`, `amountIncludingVat`, `vatTotals` and `lines`. */
    PurchaseInvoiceWithLinesListItem: {
      id?: components['schemas']['Id'];
      /**
       * Format: int32
       * @description Creditor that sent the invoice, see [Creditors](#tag/creditors). It is read from the scan when the invoice is created from an inbox file, and left out until then.
       * @example 1
       */
      creditorId?: number;
      /**
       * @description Number that the creditor gave the invoice. A creditor has no two invoices with the same number; capitals and small letters count as equal.
       * @example LF-2026-118
       */
      invoiceNumber?: string | null;
      /**
       * Format: date
       * @description Date of the invoice. Without it, today.
       * @example 2026-03-02
       */
      invoiceDate?: string;
      /**
       * Format: int32
       * @description Payment condition of the invoice, see [Payment conditions](#tag/payment-conditions). Without it, that of the creditor.
       * @example 1
       */
      paymentConditionId?: number | null;
      /**
       * Format: date
       * @description Date on which the invoice must be paid, not before the invoice date. Left out, it is the invoice date and the days of the payment condition, moved on to the end of that month when the condition says so.
       * @example 2026-04-01
       */
      dueDate?: string;
      bookYear?: components['schemas']['InvoiceBookYear'];
      bookPeriod?: components['schemas']['InvoiceBookPeriod'];
      /**
       * Format: int32
       * @description Approval route of the invoice, see [Approval routes](#tag/approval-routes). Mandatory where the administration uses the option.
       * @example null
       * @example 1
       */
      approvalRouteId?: number | null;
      /**
       * Format: int32
       * @description Scan in the [inbox files](#tag/inbox-files) that the content of the invoice is read from, when it is created without ledger account coding; null for an invoice that is coded already.
       * @example null
       * @example 1
       */
      inboxFileId?: number | null;
      /**
       * @description What the invoice is for.
       * @example Melk van februari
       */
      description?: string | null;
      /**
       * @description Remark for the administration's own use.
       * @example Prijs is besproken
       */
      remark?: string | null;
      /**
       * Format: int32
       * @description The scan that the invoice was read from or that is attached to it, see [Files](#tag/files); null for none.
       * @example null
       * @example 1
       */
      fileId?: number | null;
      /**
       * @description Total of the lines without VAT, in euros with 2 decimals. Text lines do not count.
       * @example 66.03
       */
      amountExcludingVat?: number;
      /**
       * @description Total VAT, in euros with 2 decimals. Of a purchase invoice it is the sum of the VAT of its lines.
       * @example 5.94
       */
      amountVat?: number;
      /**
       * @description Total including VAT, in euros with 2 decimals.
       * @example 71.97
       */
      amountIncludingVat?: number;
      /**
       * @description The total for each VAT code. On a sale, VAT is rounded once for each code, not for each line.
       * @example [
       *       {
       *         "vatCodeId": 2,
       *         "percentage": 9,
       *         "amountExcludingVat": 66.03,
       *         "amountVat": 5.94
       *       }
       *     ]
       * @example [
       *       {
       *         "vatCodeId": 10,
       *         "percentage": 9,
       *         "amountExcludingVat": 66.03,
       *         "amountVat": 5.94
       *       }
       *     ]
       */
      vatTotals?: components['schemas']['VatTotal'][];
      /** @description The lines of the purchase invoice, in order. */
      lines?: components['schemas']['NestedPurchaseInvoiceLine'][];
      _meta: components['schemas']['ItemMeta'];
    };
    /**
     * @description The purchase invoice with lines to put in the place of the existing one. It may be sent as it was returned: a field that only the platform writes is accepted unchanged and refused when it differs; `_meta` is ignored.
     * @example {
     *       "creditorId": 1,
     *       "invoiceNumber": "LF-2026-134",
     *       "invoiceDate": "2026-03-03",
     *       "lines": [
     *         {
     *           "ledgerAccountId": 91,
     *           "description": "Rauwe melk",
     *           "quantity": 1200,
     *           "unitPrice": 0.52,
     *           "vatCodeId": 10
     *         }
     *       ]
     *     }
     */
    PurchaseInvoiceWithLinesReplacement: {
      /**
       * Format: int32
       * @description Read-only: leave it out, or send it back unchanged. Number that identifies the record. The platform assigns it; it never changes.
       * @example 1
       */
      id?: number;
      /**
       * Format: int32
       * @description Creditor that sent the invoice, see [Creditors](#tag/creditors). It is read from the scan when the invoice is created from an inbox file, and left out until then.
       * @example 1
       */
      creditorId: number;
      /**
       * @description Number that the creditor gave the invoice. A creditor has no two invoices with the same number; capitals and small letters count as equal.
       * @example LF-2026-118
       */
      invoiceNumber?: string | null;
      /**
       * Format: date
       * @description Date of the invoice. Without it, today.
       * @example 2026-03-02
       */
      invoiceDate?: string;
      /**
       * Format: int32
       * @description Payment condition of the invoice, see [Payment conditions](#tag/payment-conditions). Without it, that of the creditor.
       * @example 1
       */
      paymentConditionId?: number | null;
      /**
       * Format: date
       * @description Date on which the invoice must be paid, not before the invoice date. Left out, it is the invoice date and the days of the payment condition, moved on to the end of that month when the condition says so.
       * @example 2026-04-01
       */
      dueDate?: string;
      bookYear?: components['schemas']['InvoiceBookYear'];
      bookPeriod?: components['schemas']['InvoiceBookPeriod'];
      /**
       * Format: int32
       * @description Approval route of the invoice, see [Approval routes](#tag/approval-routes). Mandatory where the administration uses the option.
       * @example null
       * @example 1
       */
      approvalRouteId?: number | null;
      /**
       * Format: int32
       * @description Scan in the [inbox files](#tag/inbox-files) that the content of the invoice is read from, when it is created without ledger account coding; null for an invoice that is coded already.
       * @example null
       * @example 1
       */
      inboxFileId?: number | null;
      /**
       * @description What the invoice is for.
       * @example Melk van februari
       */
      description?: string | null;
      /**
       * @description Remark for the administration's own use.
       * @example Prijs is besproken
       */
      remark?: string | null;
      /**
       * Format: int32
       * @description Read-only: leave it out, or send it back unchanged. The scan that the invoice was read from or that is attached to it, see [Files](#tag/files); null for none.
       * @example null
       * @example 1
       */
      fileId?: number | null;
      /**
       * @description Read-only: leave it out, or send it back unchanged. Total of the lines without VAT, in euros with 2 decimals. Text lines do not count.
       * @example 66.03
       */
      amountExcludingVat?: number;
      /**
       * @description Read-only: leave it out, or send it back unchanged. Total VAT, in euros with 2 decimals. Of a purchase invoice it is the sum of the VAT of its lines.
       * @example 5.94
       */
      amountVat?: number;
      /**
       * @description Read-only: leave it out, or send it back unchanged. Total including VAT, in euros with 2 decimals.
       * @example 71.97
       */
      amountIncludingVat?: number;
      /**
       * @description Read-only: leave it out, or send it back unchanged. The total for each VAT code. On a sale, VAT is rounded once for each code, not for each line.
       * @example [
       *       {
       *         "vatCodeId": 2,
       *         "percentage": 9,
       *         "amountExcludingVat": 66.03,
       *         "amountVat": 5.94
       *       }
       *     ]
       * @example [
       *       {
       *         "vatCodeId": 10,
       *         "percentage": 9,
       *         "amountExcludingVat": 66.03,
       *         "amountVat": 5.94
       *       }
       *     ]
       */
      vatTotals?: components['schemas']['VatTotal'][];
      /**
       * @description The lines of the purchase invoice, in order.
       * @example [
       *       {
       *         "ledgerAccountId": 91,
       *         "description": "Rauwe melk",
       *         "quantity": 1200,
       *         "unitPrice": 0.52,
       *         "vatCodeId": 10
       *       }
       *     ]
       */
      lines: components['schemas']['PurchaseInvoiceLineReplacement'][];
      _meta?: components['schemas']['ItemMeta'];
    };
    /** @description A page of outstanding purchase invoices. */
    OutstandingPurchaseInvoiceList: {
      /** @description The records of the page. Left out with `metaOnly=true`. */
      _data?: components['schemas']['OutstandingPurchaseInvoiceListItem'][];
      _meta: components['schemas']['ListMeta'];
    };
    /** @description One of the outstanding purchase invoices. Without `fields` it always has `id`, `invoiceNumber`, `invoiceDate`, `dueDate`, `amountIncludingVat`, `outstandingAmount`, `age`, `daysUntilExpiry`, `creditorId`, `creditorNumber` and `creditorName`. */
    OutstandingPurchaseInvoiceListItem: {
      id?: components['schemas']['Id'];
      /**
       * @description Number that the creditor gave the invoice; null for none.
       * @example LF-2026-118
       */
      invoiceNumber?: string | null;
      /**
       * Format: date
       * @description Date of the invoice.
       * @example 2026-03-02
       */
      invoiceDate?: string;
      /**
       * Format: date
       * @description Date on which the invoice must be paid.
       * @example 2026-04-01
       */
      dueDate?: string;
      /**
       * @description Total of the invoice including VAT, in euros with 2 decimals.
       * @example 71.97
       */
      amountIncludingVat?: number;
      /**
       * @description Part of the total that is not paid, in euros with 2 decimals.
       * @example 31.97
       */
      outstandingAmount?: number;
      /**
       * Format: int32
       * @description Number of days since the invoice date.
       * @example 45
       */
      age?: number;
      /**
       * Format: int32
       * @description Number of days until the due date; negative when it has passed.
       * @example -15
       */
      daysUntilExpiry?: number;
      /**
       * Format: int32
       * @description The creditor, see [Creditors](#tag/creditors).
       * @example 1
       */
      creditorId?: number;
      /**
       * @description Number of the creditor.
       * @example 20001
       */
      creditorNumber?: string;
      /**
       * @description Name of the creditor.
       * @example Melkveebedrijf De Stille Weide
       */
      creditorName?: string;
      _meta: components['schemas']['ItemMeta'];
    };
    /** @description A page of journals. */
    JournalList: {
      /** @description The records of the page. Left out with `metaOnly=true`. */
      _data?: components['schemas']['JournalListItem'][];
      _meta: components['schemas']['ListMeta'];
    };
    /** @description One of the journals. Without `fields` it always has `id`, `code`, `description`, `type` and `ledgerAccountId`. */
    JournalListItem: {
      id?: components['schemas']['Id'];
      /**
       * @description Short code of the journal, unique in the administration.
       * @example MEM
       */
      code?: string;
      /**
       * @description Name of the journal.
       * @example Memoriaal
       */
      description?: string;
      /**
       * @description Type of the journal. Accept other values too:
       *     - `M`: memorial
       *     - `K`: cash registration
       *     - `V`: sales
       *     - `I`: purchase
       *     - `B`: bank
       * @example M
       */
      type?: string;
      /**
       * Format: int32
       * @description Ledger account of the cash register (type K) or of the bank account (type B); null for other journals.
       * @example null
       * @example 17
       */
      ledgerAccountId?: number | null;
      _meta: components['schemas']['ItemMeta'];
    };
    /** @description A page of journal entries. */
    JournalEntryList: {
      /** @description The records of the page. Left out with `metaOnly=true`. */
      _data?: components['schemas']['JournalEntryListItem'][];
      _meta: components['schemas']['ListMeta'];
    };
    /** @description One of the journal entries. Without `fields` it always has `id`, `JournalId`, `bookYear`, `bookPeriod`, `sourceDocumentNumber` and `status`. */
    JournalEntryListItem: {
      id?: components['schemas']['Id'];
      /**
       * Format: int32
       * @description Journal that the entry is made in, of type M (memorial) or K (cash registration), see [Journals](#tag/journals).
       * @example 1
       */
      JournalId?: number;
      bookYear?: components['schemas']['BookYear'];
      bookPeriod?: components['schemas']['BookPeriod'];
      /**
       * @description Document number of the entry.
       * @example MEM-2026-001
       */
      sourceDocumentNumber?: string;
      /**
       * @description What the entry is.
       * @example Afschrijving januari
       */
      description?: string | null;
      /**
       * Format: date
       * @description Date of the document. It may lie outside `bookYear` and `bookPeriod`, which decide where the entry is booked.
       * @example 2026-01-31
       */
      date?: string | null;
      /**
       * @description For a cash registration: the balance of the cash register before the entry, in euros with 2 decimals. Null for a memorial.
       * @example null
       * @example 150
       */
      openingBalance?: number | null;
      /**
       * @description For a cash registration: the balance of the cash register after the entry, in euros with 2 decimals. The lines account for the difference with `openingBalance`: credits add to it, debits take from it. Null for a memorial.
       * @example null
       * @example 212.5
       */
      closingBalance?: number | null;
      /**
       * @description State of the entry:
       *     - `draft`: entered and ready to process
       *     - `processed`: booked in the ledger; the entry and its lines cannot be changed any more
       * @example draft
       * @enum {string}
       */
      status?: 'draft' | 'processed';
      _meta: components['schemas']['ItemMeta'];
    };
    /**
     * @description The journal entry to put in the place of the existing one. It may be sent as it was returned: a field that only the platform writes is accepted unchanged and refused when it differs; `_meta` is ignored.
     * @example {
     *       "JournalId": 1,
     *       "bookYear": 2026,
     *       "bookPeriod": 3,
     *       "sourceDocumentNumber": "MEM-2026-014",
     *       "description": "Afschrijving maart",
     *       "date": "2026-03-31"
     *     }
     */
    JournalEntryReplacement: {
      /**
       * Format: int32
       * @description Read-only: leave it out, or send it back unchanged. Number that identifies the record. The platform assigns it; it never changes.
       * @example 1
       */
      id?: number;
      /**
       * Format: int32
       * @description Journal that the entry is made in, of type M (memorial) or K (cash registration), see [Journals](#tag/journals).
       * @example 1
       */
      JournalId: number;
      bookYear: components['schemas']['BookYear'];
      bookPeriod: components['schemas']['BookPeriod'];
      /**
       * @description Document number of the entry.
       * @example MEM-2026-001
       */
      sourceDocumentNumber: string;
      /**
       * @description What the entry is.
       * @example Afschrijving januari
       */
      description?: string | null;
      /**
       * Format: date
       * @description Date of the document. It may lie outside `bookYear` and `bookPeriod`, which decide where the entry is booked.
       * @example 2026-01-31
       */
      date?: string | null;
      /**
       * @description For a cash registration: the balance of the cash register before the entry, in euros with 2 decimals. Null for a memorial.
       * @example null
       * @example 150
       */
      openingBalance?: number | null;
      /**
       * @description For a cash registration: the balance of the cash register after the entry, in euros with 2 decimals. The lines account for the difference with `openingBalance`: credits add to it, debits take from it. Null for a memorial.
       * @example null
       * @example 212.5
       */
      closingBalance?: number | null;
      /**
       * @description Read-only: leave it out, or send it back unchanged. State of the entry:
       *     - `draft`: entered and ready to process
       *     - `processed`: booked in the ledger; the entry and its lines cannot be changed any more
       * @example draft
       * @enum {string}
       */
      status?: 'draft' | 'processed';
      _meta?: components['schemas']['ItemMeta'];
    };
    /** @description A page of journal entry lines. */
    JournalEntryLineList: {
      /** @description The records of the page. Left out with `metaOnly=true`. */
      _data?: components['schemas']['JournalEntryLineListItem'][];
      _meta: components['schemas']['ListMeta'];
    };
    /** @description One of the journal entry lines. Without `fields` it always has `id`, `ledgerAccountId`, `amountDebit` and `amountCredit`. */
    JournalEntryLineListItem: {
      id?: components['schemas']['Id'];
      /**
       * Format: int32
       * @description Ledger account that the line is booked on, see [Ledger accounts](#tag/ledger-accounts).
       * @example 85
       */
      ledgerAccountId?: number;
      /**
       * @description Text of the line.
       * @example Afschrijving
       */
      description?: string | null;
      /**
       * @description Amount on the debit side, in euros with 2 decimals. In a memorial, debits and credits are equal.
       * @example 250
       */
      amountDebit?: number;
      /**
       * @description Amount on the credit side, in euros with 2 decimals. In a memorial, debits and credits are equal.
       * @example 0
       */
      amountCredit?: number;
      costCenterId?: components['schemas']['CostCenterIdOrNull'];
      costUnitId?: components['schemas']['CostUnitIdOrNull'];
      /**
       * Format: int32
       * @description The debtor that the line is about, see [Debtors](#tag/debtors); null for none.
       * @example null
       * @example 1
       */
      debtorId?: number | null;
      /**
       * Format: int32
       * @description The creditor that the line is about, see [Creditors](#tag/creditors); null for none.
       * @example null
       * @example 1
       */
      creditorId?: number | null;
      /**
       * @description Number of the invoice that the line is about; null for none. A line on an account of debtors or creditors needs it, with the debtor or creditor.
       * @example null
       * @example 20260001
       */
      invoiceNumber?: string | null;
      _meta: components['schemas']['ItemMeta'];
    };
    /**
     * @description The journal entry line to put in the place of the existing one. It may be sent as it was returned: a field that only the platform writes is accepted unchanged and refused when it differs; `_meta` is ignored.
     * @example {
     *       "ledgerAccountId": 85,
     *       "description": "Afschrijving",
     *       "amountDebit": 250
     *     }
     */
    JournalEntryLineReplacement: {
      /**
       * Format: int32
       * @description Read-only: leave it out, or send it back unchanged. Number that identifies the record. The platform assigns it; it never changes.
       * @example 1
       */
      id?: number;
      /**
       * Format: int32
       * @description Ledger account that the line is booked on, see [Ledger accounts](#tag/ledger-accounts).
       * @example 85
       */
      ledgerAccountId: number;
      /**
       * @description Text of the line.
       * @example Afschrijving
       */
      description?: string | null;
      /**
       * @description Amount on the debit side, in euros with 2 decimals. In a memorial, debits and credits are equal.
       * @example 250
       */
      amountDebit?: number;
      /**
       * @description Amount on the credit side, in euros with 2 decimals. In a memorial, debits and credits are equal.
       * @example 0
       */
      amountCredit?: number;
      costCenterId?: components['schemas']['CostCenterIdOrNull'];
      costUnitId?: components['schemas']['CostUnitIdOrNull'];
      /**
       * Format: int32
       * @description The debtor that the line is about, see [Debtors](#tag/debtors); null for none.
       * @example null
       * @example 1
       */
      debtorId?: number | null;
      /**
       * Format: int32
       * @description The creditor that the line is about, see [Creditors](#tag/creditors); null for none.
       * @example null
       * @example 1
       */
      creditorId?: number | null;
      /**
       * @description Number of the invoice that the line is about; null for none. A line on an account of debtors or creditors needs it, with the debtor or creditor.
       * @example null
       * @example 20260001
       */
      invoiceNumber?: string | null;
      _meta?: components['schemas']['ItemMeta'];
    };
    /** @description A page of journal entries with lines. */
    JournalEntryWithLinesList: {
      /** @description The records of the page. Left out with `metaOnly=true`. */
      _data?: components['schemas']['JournalEntryWithLinesListItem'][];
      _meta: components['schemas']['ListMeta'];
    };
    /** @description One of the journal entries with lines. Without `fields` it always has `id`, `JournalId`, `bookYear`, `bookPeriod`, `sourceDocumentNumber`, `status` and `lines`. */
    JournalEntryWithLinesListItem: {
      id?: components['schemas']['Id'];
      /**
       * Format: int32
       * @description Journal that the entry is made in, of type M (memorial) or K (cash registration), see [Journals](#tag/journals).
       * @example 1
       */
      JournalId?: number;
      bookYear?: components['schemas']['BookYear'];
      bookPeriod?: components['schemas']['BookPeriod'];
      /**
       * @description Document number of the entry.
       * @example MEM-2026-001
       */
      sourceDocumentNumber?: string;
      /**
       * @description What the entry is.
       * @example Afschrijving januari
       */
      description?: string | null;
      /**
       * Format: date
       * @description Date of the document. It may lie outside `bookYear` and `bookPeriod`, which decide where the entry is booked.
       * @example 2026-01-31
       */
      date?: string | null;
      /**
       * @description For a cash registration: the balance of the cash register before the entry, in euros with 2 decimals. Null for a memorial.
       * @example null
       * @example 150
       */
      openingBalance?: number | null;
      /**
       * @description For a cash registration: the balance of the cash register after the entry, in euros with 2 decimals. The lines account for the difference with `openingBalance`: credits add to it, debits take from it. Null for a memorial.
       * @example null
       * @example 212.5
       */
      closingBalance?: number | null;
      /**
       * @description State of the entry:
       *     - `draft`: entered and ready to process
       *     - `processed`: booked in the ledger; the entry and its lines cannot be changed any more
       * @example draft
       * @enum {string}
       */
      status?: 'draft' | 'processed';
      /** @description The lines of the journal entry, in order. */
      lines?: components['schemas']['NestedJournalEntryLine'][];
      _meta: components['schemas']['ItemMeta'];
    };
    /**
     * @description The journal entry with lines to put in the place of the existing one. It may be sent as it was returned: a field that only the platform writes is accepted unchanged and refused when it differs; `_meta` is ignored.
     * @example {
     *       "JournalId": 1,
     *       "bookYear": 2026,
     *       "bookPeriod": 3,
     *       "sourceDocumentNumber": "MEM-2026-015",
     *       "description": "Afschrijving maart",
     *       "lines": [
     *         {
     *           "ledgerAccountId": 85,
     *           "description": "Afschrijving",
     *           "amountDebit": 250
     *         },
     *         {
     *           "ledgerAccountId": 6,
     *           "description": "Afschrijving",
     *           "amountCredit": 250
     *         }
     *       ]
     *     }
     */
    JournalEntryWithLinesReplacement: {
      /**
       * Format: int32
       * @description Read-only: leave it out, or send it back unchanged. Number that identifies the record. The platform assigns it; it never changes.
       * @example 1
       */
      id?: number;
      /**
       * Format: int32
       * @description Journal that the entry is made in, of type M (memorial) or K (cash registration), see [Journals](#tag/journals).
       * @example 1
       */
      JournalId: number;
      bookYear: components['schemas']['BookYear'];
      bookPeriod: components['schemas']['BookPeriod'];
      /**
       * @description Document number of the entry.
       * @example MEM-2026-001
       */
      sourceDocumentNumber: string;
      /**
       * @description What the entry is.
       * @example Afschrijving januari
       */
      description?: string | null;
      /**
       * Format: date
       * @description Date of the document. It may lie outside `bookYear` and `bookPeriod`, which decide where the entry is booked.
       * @example 2026-01-31
       */
      date?: string | null;
      /**
       * @description For a cash registration: the balance of the cash register before the entry, in euros with 2 decimals. Null for a memorial.
       * @example null
       * @example 150
       */
      openingBalance?: number | null;
      /**
       * @description For a cash registration: the balance of the cash register after the entry, in euros with 2 decimals. The lines account for the difference with `openingBalance`: credits add to it, debits take from it. Null for a memorial.
       * @example null
       * @example 212.5
       */
      closingBalance?: number | null;
      /**
       * @description Read-only: leave it out, or send it back unchanged. State of the entry:
       *     - `draft`: entered and ready to process
       *     - `processed`: booked in the ledger; the entry and its lines cannot be changed any more
       * @example draft
       * @enum {string}
       */
      status?: 'draft' | 'processed';
      /**
       * @description The lines of the journal entry, in order.
       * @example [
       *       {
       *         "ledgerAccountId": 85,
       *         "description": "Afschrijving",
       *         "amountDebit": 250
       *       }
       *     ]
       */
      lines: components['schemas']['JournalEntryLineReplacement'][];
      _meta?: components['schemas']['ItemMeta'];
    };
    /** @description A page of ledger accounts. */
    LedgerAccountList: {
      /** @description The records of the page. Left out with `metaOnly=true`. */
      _data?: components['schemas']['LedgerAccountListItem'][];
      _meta: components['schemas']['ListMeta'];
    };
    /** @description One of the ledger accounts. Without `fields` it always has `id`, `number`, `description`, `type`, `balanceOrProfitLoss` and `vatCodeId`. */
    LedgerAccountListItem: {
      id?: components['schemas']['Id'];
      /**
       * @description Account number, unique in the administration.
       * @example 8000
       */
      number?: string;
      /**
       * @description Name of the account.
       * @example Omzet goederen, hoog tarief
       */
      description?: string;
      type?: components['schemas']['LedgerAccountTypeId'];
      /**
       * @description Code of the account in the reference chart of accounts (RGS); null when it has none.
       * @example WOmzNohOlh
       */
      referenceCode?: string | null;
      /**
       * @description Where the account is reported:
       *     - `B`: balance sheet
       *     - `P`: profit and loss
       * @example P
       * @enum {string}
       */
      balanceOrProfitLoss?: 'B' | 'P';
      /**
       * Format: int32
       * @description VAT code that bookings on the account start with, see [VAT codes](#tag/vat-codes); null for none.
       * @example 1
       */
      vatCodeId?: number | null;
      _meta: components['schemas']['ItemMeta'];
    };
    /** @description A page of ledger account types. */
    LedgerAccountTypeList: {
      /** @description The records of the page. Left out with `metaOnly=true`. */
      _data?: components['schemas']['LedgerAccountTypeListItem'][];
      _meta: components['schemas']['ListMeta'];
    };
    /** @description One of the ledger account types. Without `fields` it always has `id` and `name`. */
    LedgerAccountTypeListItem: {
      id?: components['schemas']['LedgerAccountTypeId'];
      /**
       * @description Name of the type; the descriptions of the values stand at `id`.
       * @example Turnover
       * @enum {string}
       */
      name?:
        | 'BalanceSheetOther'
        | 'ProfitAndLossOther'
        | 'CashRegister'
        | 'Bank'
        | 'Giro'
        | 'Sales (debtors)'
        | 'Purchase (creditors)'
        | 'SuspenseAccount'
        | 'Turnover'
        | 'Costs'
        | 'PaymentDifferenceDiscount'
        | 'NeutralAccount'
        | 'VatAccount'
        | 'ResultAccountAnnualClose';
      _meta: components['schemas']['ItemMeta'];
    };
    /** @description A page of ledger account classifications. */
    LedgerAccountClassificationList: {
      /** @description The records of the page. Left out with `metaOnly=true`. */
      _data?: components['schemas']['LedgerAccountClassificationListItem'][];
      _meta: components['schemas']['ListMeta'];
    };
    /** @description One of the ledger account classifications. Without `fields` it always has `id`, `ledgerAccountId`, `ledgerAccountNumber`, `ledgerAccountDescription`, `groupCode`, `groupDescription`, `compactionCode`, `compactionDescription`, `referenceCode`, `referenceDescription`, `level` and `sortOrder`. */
    LedgerAccountClassificationListItem: {
      id?: components['schemas']['Id'];
      /**
       * Format: int32
       * @description The account that is classified, see [Ledger accounts](#tag/ledger-accounts).
       * @example 97
       */
      ledgerAccountId?: number;
      /**
       * @description Number of the account.
       * @example 8000
       */
      ledgerAccountNumber?: string;
      /**
       * @description Name of the account.
       * @example Omzet goederen, hoog tarief
       */
      ledgerAccountDescription?: string;
      /**
       * @description Code of the group in the account structure that the account belongs to.
       * @example 80
       */
      groupCode?: string;
      /**
       * @description Name of that group.
       * @example Netto-omzet
       */
      groupDescription?: string;
      /**
       * @description Code of the line in the compaction structure that the account adds to.
       * @example OMZ
       */
      compactionCode?: string;
      /**
       * @description Name of that line.
       * @example Omzet
       */
      compactionDescription?: string;
      /**
       * @description Code of the account in the reference chart of accounts (RGS); null when it has none.
       * @example WOmzNohOlh
       */
      referenceCode?: string | null;
      /**
       * @description Name that the reference chart of accounts has for that code; null when there is no code.
       * @example Omzet handelsgoederen hoog tarief
       */
      referenceDescription?: string | null;
      /**
       * Format: int32
       * @description Level of the account in the reference chart of accounts, from 1 at the top (balance sheet, or profit and loss); null when there is no code.
       * @example 4
       */
      level?: number | null;
      /**
       * Format: int32
       * @description Position of the account among all accounts in the order of the reports, from 1: by line of the compaction structure, then by number. Sort on it with `orderby=sortOrder`.
       * @example 56
       */
      sortOrder?: number;
      _meta: components['schemas']['ItemMeta'];
    };
    /** @description A page of ledger lines. */
    LedgerLineList: {
      /** @description The records of the page. Left out with `metaOnly=true`. */
      _data?: components['schemas']['LedgerLineListItem'][];
      _meta: components['schemas']['ListMeta'];
    };
    /** @description One of the ledger lines. Without `fields` it always has `id`, `JournalEntryId`, `Bookyear`, `Period`, `date`, `journalId`, `ledgerAccountId`, `ledgerAccountNumber`, `ledgerAccountDescription`, `amountDebit` and `amountCredit`. */
    LedgerLineListItem: {
      id?: components['schemas']['Id'];
      /**
       * Format: int32
       * @description The entry that the line belongs to. It is a [journal entry](#tag/journal-entries), or an entry that the platform made of an invoice, a bank statement or the closing of a year.
       * @example 1000001
       */
      JournalEntryId?: number;
      Bookyear?: components['schemas']['BookYear'];
      Period?: components['schemas']['LedgerPeriod'];
      /**
       * Format: date
       * @description Date of the transaction.
       * @example 2026-03-02
       */
      date?: string;
      /**
       * Format: int32
       * @description The journal of the entry, see [Journals](#tag/journals).
       * @example 4
       */
      journalId?: number;
      /**
       * @description Document number of the entry.
       * @example 20260001
       */
      sourceDocumentNumber?: string | null;
      /**
       * Format: int32
       * @description The account, see [Ledger accounts](#tag/ledger-accounts).
       * @example 24
       */
      ledgerAccountId?: number;
      /**
       * @description Number of the account.
       * @example 1300
       */
      ledgerAccountNumber?: string;
      /**
       * @description Name of the account.
       * @example Debiteuren Nederland
       */
      ledgerAccountDescription?: string;
      /**
       * @description What the transaction is.
       * @example Levering van 2 maart
       */
      description?: string | null;
      /**
       * @description Amount on the debit side, in euros with 2 decimals; 0 for a credit.
       * @example 71.97
       */
      amountDebit?: number;
      /**
       * @description Amount on the credit side, in euros with 2 decimals; 0 for a debit.
       * @example 0
       */
      amountCredit?: number;
      /**
       * Format: int32
       * @description VAT code of the transaction, see [VAT codes](#tag/vat-codes); null for none.
       * @example null
       * @example 2
       */
      vatCodeId?: number | null;
      costCenterId?: components['schemas']['CostCenterIdOrNull'];
      costUnitId?: components['schemas']['CostUnitIdOrNull'];
      /**
       * Format: int32
       * @description The debtor that the transaction is with, see [Debtors](#tag/debtors); null for none.
       * @example 1
       */
      debtorId?: number | null;
      /**
       * Format: int32
       * @description The creditor that the transaction is with, see [Creditors](#tag/creditors); null for none.
       * @example null
       * @example 1
       */
      creditorId?: number | null;
      /**
       * @description Number of the invoice that the transaction is about; null for none.
       * @example 20260001
       */
      invoiceNumber?: string | null;
      /**
       * Format: int32
       * @description The [sales invoice](#tag/sales-invoices) that the line came from, or that it settles on an account of debtors; null for none.
       * @example null
       * @example 1
       */
      salesInvoiceId?: number | null;
      /**
       * Format: int32
       * @description The [purchase invoice](#tag/purchase-invoices) that the line came from, or that it settles on an account of creditors; null for none.
       * @example null
       * @example 1
       */
      purchaseInvoiceId?: number | null;
      _meta: components['schemas']['ItemMeta'];
    };
    /** @description A page of balances per ledger account. */
    LedgerBalanceList: {
      /** @description The records of the page. Left out with `metaOnly=true`. */
      _data?: components['schemas']['LedgerBalanceListItem'][];
      _meta: components['schemas']['ListMeta'];
    };
    /** @description One of the balances per ledger account. Without `fields` it always has `ledgerAccountId`, `ledgerAccountNumber`, `ledgerAccountDescription`, `BalanceOrProfitLoss`, `bookyear`, `amountDebit`, `amountCredit` and `balance`. */
    LedgerBalanceListItem: {
      /**
       * Format: int32
       * @description The account, see [Ledger accounts](#tag/ledger-accounts).
       * @example 97
       */
      ledgerAccountId?: number;
      /**
       * @description Number of the account.
       * @example 8000
       */
      ledgerAccountNumber?: string;
      /**
       * @description Name of the account.
       * @example Omzet goederen, hoog tarief
       */
      ledgerAccountDescription?: string;
      /**
       * @description Where the account is reported:
       *     - `B`: balance sheet
       *     - `P`: profit and loss
       * @example P
       * @enum {string}
       */
      BalanceOrProfitLoss?: 'B' | 'P';
      bookyear?: components['schemas']['BookYear'];
      /**
       * Format: int32
       * @description Period of the book year; null unless the balances are split by period. As a filter it chooses the periods that are added up.
       * @example 3
       */
      period?: number | null;
      /**
       * Format: int32
       * @description The journal, see [Journals](#tag/journals); null unless the balances are split by journal.
       * @example null
       * @example 1
       */
      journalId?: number | null;
      /**
       * Format: int32
       * @description The cost center, see [Cost centers](#tag/cost-centers); null unless the balances are split by it.
       * @example null
       * @example 1
       */
      costCenterId?: number | null;
      /**
       * Format: int32
       * @description The cost unit, see [Cost units](#tag/cost-units); null unless the balances are split by it.
       * @example null
       * @example 1
       */
      costUnitId?: number | null;
      /**
       * @description Sum of the debits, in euros with 2 decimals.
       * @example 0
       */
      amountDebit?: number;
      /**
       * @description Sum of the credits, in euros with 2 decimals.
       * @example 161.1
       */
      amountCredit?: number;
      /**
       * @description Debits less credits, in euros with 2 decimals.
       * @example -161.1
       */
      balance?: number;
      _meta: components['schemas']['ItemMeta'];
    };
    /** @description A page of changes of journal entries. */
    JournalEntryChangeList: {
      /** @description The records of the page. Left out with `metaOnly=true`. */
      _data?: components['schemas']['JournalEntryChangeListItem'][];
      _meta: components['schemas']['ListMeta'];
    };
    /** @description One of the changes of journal entries. Without `fields` it always has `id`, `JournalEntryId`, `Action`, `ChangedDate` and `Bookyear`. */
    JournalEntryChangeListItem: {
      id?: components['schemas']['Id'];
      /**
       * Format: int32
       * @description The journal entry that changed. After a deletion it leads nowhere any more.
       * @example 1
       */
      JournalEntryId?: number;
      /**
       * Format: int32
       * @description What happened to the entry:
       *     - `1`: it was added or updated
       *     - `2`: it was deleted (reverted)
       * @example 1
       * @enum {integer}
       */
      Action?: 1 | 2;
      /**
       * Format: date-time
       * @description Moment of the change, in UTC.
       * @example 2026-03-02T10:15:00Z
       */
      ChangedDate?: string;
      Bookyear?: components['schemas']['BookYear'];
      _meta: components['schemas']['ItemMeta'];
    };
    /** @description Why a request failed, as a problem document (RFC 9457). */
    Problem: {
      /**
       * Format: uri
       * @description Stable identifier of the kind of problem. Decide by this value, never by the text.
       * @example https://accounting-platform.example/problems/not-found
       */
      type: string;
      /**
       * @description The kind of problem in a few words.
       * @example Not found
       */
      title: string;
      /**
       * Format: int32
       * @description The HTTP status of the response.
       * @example 404
       */
      status: number;
      /**
       * @description What happened with this request and what can be done about it.
       * @example There is no record with id 9999 at /v1/debtors in this administration.
       */
      detail?: string;
      /**
       * Format: uri-reference
       * @description Path of the request that the problem is about.
       * @example /v1/debtors/9999
       */
      instance?: string;
    };
    /** @description An authorization code, to be exchanged. */
    AuthorizationCodeGrant: {
      /**
       * @description The client ID that was issued to you.
       * @example sandbox-client
       */
      client_id: string;
      /**
       * @description The secret that belongs to the client ID.
       * @example sandbox-secret
       */
      client_secret: string;
      /**
       * @description Says that a code is exchanged: `authorization_code`. (enum property replaced by openapi-typescript)
       * @enum {string}
       */
      grant_type: 'authorization_code';
      /**
       * @description The authorization code that came to the callback.
       * @example SplxlOBeZQQYbYS6WxSbIA
       */
      code: string;
      /**
       * Format: uri
       * @description The same URL as in the authorize request.
       * @example http://localhost:3000/callback
       */
      redirect_uri: string;
      /**
       * @description The code verifier, when the authorize request had a `code_challenge`.
       * @example dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk
       */
      code_verifier?: string;
    };
    /** @description A refresh token, to be exchanged. */
    RefreshTokenGrant: {
      /**
       * @description The client ID that was issued to you.
       * @example sandbox-client
       */
      client_id: string;
      /**
       * @description The secret that belongs to the client ID.
       * @example sandbox-secret
       */
      client_secret: string;
      /**
       * @description Says that a refresh token is exchanged: `refresh_token`. (enum property replaced by openapi-typescript)
       * @enum {string}
       */
      grant_type: 'refresh_token';
      /**
       * @description The newest refresh token that you received.
       * @example tGzv3JOkF0XG5Qx2TlKWIA
       */
      refresh_token: string;
    };
    /** @description What is exchanged for tokens. */
    TokenRequest: components['schemas']['AuthorizationCodeGrant'] | components['schemas']['RefreshTokenGrant'];
    /** @description An access token, and the refresh token that renews it. */
    TokenPair: {
      /**
       * @description Send it in the `Authorization` header of every request. It is valid for a limited time.
       * @example 2YotnFZFEjr1zCsicMWpAA
       */
      access_token: string;
      /**
       * @description Exchange it for a new pair when the access token has expired.
       * @example tGzv3JOkF0XG5Qx2TlKWIA
       */
      refresh_token: string;
      /**
       * @description How to use the access token; always `Bearer`.
       * @example Bearer
       * @constant
       */
      token_type: 'Bearer';
      /**
       * Format: int32
       * @description Number of seconds for which the access token is valid. The lifetime is not promised; read it here.
       * @example 3600
       */
      expires_in?: number;
      /**
       * @description The scopes that were granted, separated by a space.
       * @example accounting-api offline_access
       */
      scope?: string;
    };
    /** @description Why the grant was refused. */
    TokenError: {
      /**
       * @description Kind of error, as RFC 6749 names it:
       *     - `invalid_request`: a field is missing or wrong
       *     - `invalid_client`: the client is not known, or its secret is wrong
       *     - `invalid_grant`: the code or the refresh token is unknown, used, expired or not for this client
       *     - `unauthorized_client`: the client may not use this grant
       *     - `unsupported_grant_type`: there is no such grant
       *     - `invalid_scope`: the scope is unknown or more than was granted
       * @example invalid_grant
       * @enum {string}
       */
      error:
        | 'invalid_request'
        | 'invalid_client'
        | 'invalid_grant'
        | 'unauthorized_client'
        | 'unsupported_grant_type'
        | 'invalid_scope';
      /**
       * @description Explanation for the developer.
       * @example The code is unknown, used or expired.
       */
      error_description?: string;
    };
    /**
     * Format: int32
     * @description Number that identifies the record. The platform assigns it; it never changes.
     * @example 1
     */
    Id: number;
    /**
     * @description Postal address.
     * @example {
     *       "street": "Molenstraat",
     *       "houseNumber": "12a",
     *       "postalCode": "1234 AB",
     *       "city": "Voorbeeldstad",
     *       "countryId": 1
     *     }
     */
    Address: {
      /**
       * @description Name of the street.
       * @example Molenstraat
       */
      street?: string | null;
      /**
       * @description House number with its addition.
       * @example 12a
       */
      houseNumber?: string | null;
      /**
       * @description Postal code, as the country writes it.
       * @example 1234 AB
       */
      postalCode?: string | null;
      /**
       * @description City or town.
       * @example Voorbeeldstad
       */
      city?: string | null;
      /**
       * Format: int32
       * @description Country of the address, see [Countries](#tag/countries).
       * @example 1
       */
      countryId?: number | null;
    } | null;
    /** @description What the platform says about a record inside a list. */
    ItemMeta: {
      /**
       * Format: uri
       * @description URL of the record by itself.
       * @example https://api.accounting-platform.example/v1/debtors/1
       */
      self: string;
    };
    /** @description The place of the page in the whole list, and the administration and user that it was made for. */
    ListMeta: {
      /**
       * Format: uri
       * @description URL of the page before this one; null on the first page.
       * @example null
       */
      previousPage: string | null;
      /**
       * Format: uri
       * @description URL of the page after this one; null on the last page.
       * @example https://api.accounting-platform.example/v1/debtors?page=2&pageSize=25
       */
      nextPage: string | null;
      /**
       * Format: int32
       * @description Number of records that match the filters, on all pages together.
       * @example 32
       */
      totalCount: number;
      /**
       * Format: int32
       * @description Number of pages, which is `totalCount` divided by the page size, rounded up.
       * @example 2
       */
      pageCount: number;
      /**
       * Format: uri
       * @description URL of this page.
       * @example https://api.accounting-platform.example/v1/debtors?page=1&pageSize=25
       */
      self: string;
      /**
       * Format: int32
       * @description Identifier of the selected administration.
       * @example 1
       */
      administrationId: number;
      /**
       * @description Name of the selected administration.
       * @example Kaasmakerij De Vijfhoek B.V.
       */
      administrationName: string;
      /**
       * @description Name of the user profile that makes the call.
       * @example Demo user
       */
      profileName: string;
    };
    /** @description Which fields of a request break the rules of the object, and why. Only `errors` is certain; a server may add the members of a problem document (RFC 9457). */
    ValidationProblem: {
      /**
       * Format: uri
       * @description Stable identifier of the kind of problem.
       * @example https://accounting-platform.example/problems/validation-failed
       */
      type?: string;
      /**
       * @description The kind of problem in a few words.
       * @example The request is not valid
       */
      title?: string;
      /**
       * Format: int32
       * @description The HTTP status of the response.
       * @example 400
       */
      status?: number;
      /**
       * @description What is wrong with the request as a whole.
       * @example The request holds invalid values. See "errors" for each of them.
       */
      detail?: string;
      /**
       * Format: uri-reference
       * @description Path of the request that the problem is about.
       * @example /v1/debtors
       */
      instance?: string;
      /**
       * @description A dictionary of the fields that hold an invalid value. The key is the path of the field (`name`, `address.city`, `lines[0].salesTypeId`), or the name of the parameter; it is `body` when the request body as a whole is at fault. The value is the list of messages for that field.
       * @example {
       *       "debtorKindId": [
       *         "This field is required."
       *       ]
       *     }
       */
      errors: {
        [key: string]: string[];
      };
    };
    /** @description A tenant, which is the books of one company. */
    Administration: {
      id: components['schemas']['Id'];
      /**
       * @description Number under which the platform keeps the administration.
       * @example ADM-0001
       */
      number: string;
      /**
       * @description Name of the administration.
       * @example Kaasmakerij De Vijfhoek B.V.
       */
      name: string;
      address?: components['schemas']['Address'];
      /**
       * Format: email
       * @description Email address of the company.
       * @example info@vijfhoek.example
       */
      email?: string | null;
      /**
       * @description Phone number, with country code.
       * @example +31 20 555 02 00
       */
      phone?: string | null;
      /**
       * @description VAT identification number, with the country prefix.
       * @example NL001000019B47
       */
      vatNumber?: string | null;
      /**
       * @description Number in the trade register of the chamber of commerce (KvK).
       * @example 90000019
       */
      chamberOfCommerceNumber?: string | null;
      /**
       * @description Bank account number (IBAN) that customers pay to, without spaces.
       * @example NL69TEST0000000001
       */
      iban?: string | null;
      /**
       * @description Identifier of the bank (BIC).
       * @example TESTNL2A
       */
      bic?: string | null;
      /**
       * @description Creditor identifier under which the company collects direct debits (SEPA); null for a company without one. The reference of a mandate is unique under it.
       * @example NL10ZZZ900000190000
       */
      creditorIdentifier?: string | null;
      /**
       * @description Currency of all amounts in the administration (ISO 4217).
       * @example EUR
       */
      currency: string;
      /**
       * @description Modules of the subscription that the administration has, by name:
       *     - `approvalRoutes`: purchase invoices are approved along a route
       *     - `costCenters`: amounts are assigned to cost centers
       *     - `costUnits`: amounts are assigned to cost units
       *     - `salesOrders`: sales orders
       *     - `tradePack`: trade pack, with sales orders, stock and article locations
       * @example [
       *       "costUnits",
       *       "salesOrders",
       *       "tradePack"
       *     ]
       */
      modules: string[];
      _meta: components['schemas']['RecordMeta'];
    };
    /**
     * @description VAT identification number with the country prefix; null for none. Dutch, Belgian and German numbers must have the right check digits. Spaces and small letters are accepted; it is stored without spaces, in capitals.
     * @example NL001000007B58
     */
    VatNumberOrNull: string | null;
    /**
     * @description Bank account number (IBAN, ISO 13616) with the right check digits; null for none. Spaces and small letters are accepted; it is stored without spaces, in capitals.
     * @example NL13TEST0123456789
     */
    IbanOrNull: string | null;
    /**
     * @description A debtor to create, or to put in the place of an existing one.
     * @example {
     *       "name": "Bakkerij Zonnestraal",
     *       "debtorKindId": 1,
     *       "address": {
     *         "street": "Molenstraat",
     *         "houseNumber": "12a",
     *         "postalCode": "1234 AB",
     *         "city": "Voorbeeldstad",
     *         "countryId": 1
     *       },
     *       "email": "administratie@zonnestraal.example",
     *       "vatNumber": "NL001000007B58",
     *       "paymentConditionId": 1
     *     }
     */
    DebtorInput: {
      /**
       * @description Debtor number, unique in the administration. The next free number is given when it is left out.
       * @example 10001
       */
      number?: string;
      /**
       * @description Name of the company or the person.
       * @example Bakkerij Zonnestraal
       */
      name: string;
      /**
       * Format: int32
       * @description Debtor kind, see [Debtor kinds](#tag/debtor-kinds). It decides the contra account of what the debtor owes and pays.
       * @example 1
       */
      debtorKindId: number;
      /**
       * Format: int32
       * @description Payment condition that invoices of this debtor start with, see [Payment conditions](#tag/payment-conditions).
       * @example 1
       */
      paymentConditionId?: number | null;
      /**
       * @description Highest amount that the debtor may owe, in euros with 2 decimals; null for no limit.
       * @example 5000
       */
      creditLimit?: number | null;
      /**
       * @description Remark for the administration's own use.
       * @example Levering op dinsdag
       */
      remark?: string | null;
      /**
       * @description Name of the person to contact.
       * @example J. Voorbeeld
       */
      contactName?: string | null;
      address?: components['schemas']['Address'];
      /**
       * Format: email
       * @description Email address that invoices are sent to.
       * @example administratie@zonnestraal.example
       */
      email?: string | null;
      /**
       * @description Phone number, with country code.
       * @example +31 20 555 01 00
       */
      phone?: string | null;
      /**
       * Format: uri
       * @description Address of the website.
       * @example https://zonnestraal.example
       */
      website?: string | null;
      vatNumber?: components['schemas']['VatNumberOrNull'];
      /**
       * @description Number in the trade register of the chamber of commerce (KvK).
       * @example 90000001
       */
      chamberOfCommerceNumber?: string | null;
      iban?: components['schemas']['IbanOrNull'];
      /**
       * @description Identifier of the bank (BIC).
       * @example TESTNL2A
       */
      bic?: string | null;
    };
    /** @description A customer of the administration. */
    Debtor: {
      id: components['schemas']['Id'];
      /**
       * @description Debtor number, unique in the administration. The next free number is given when it is left out.
       * @example 10001
       */
      number: string;
      /**
       * @description Name of the company or the person.
       * @example Bakkerij Zonnestraal
       */
      name: string;
      /**
       * Format: int32
       * @description Debtor kind, see [Debtor kinds](#tag/debtor-kinds). It decides the contra account of what the debtor owes and pays.
       * @example 1
       */
      debtorKindId: number;
      /**
       * Format: int32
       * @description Payment condition that invoices of this debtor start with, see [Payment conditions](#tag/payment-conditions).
       * @example 1
       */
      paymentConditionId?: number | null;
      /**
       * @description Highest amount that the debtor may owe, in euros with 2 decimals; null for no limit.
       * @example 5000
       */
      creditLimit?: number | null;
      /**
       * @description Remark for the administration's own use.
       * @example Levering op dinsdag
       */
      remark?: string | null;
      /**
       * @description Name of the person to contact.
       * @example J. Voorbeeld
       */
      contactName?: string | null;
      address?: components['schemas']['Address'];
      /**
       * Format: email
       * @description Email address that invoices are sent to.
       * @example administratie@zonnestraal.example
       */
      email?: string | null;
      /**
       * @description Phone number, with country code.
       * @example +31 20 555 01 00
       */
      phone?: string | null;
      /**
       * Format: uri
       * @description Address of the website.
       * @example https://zonnestraal.example
       */
      website?: string | null;
      vatNumber?: components['schemas']['VatNumberOrNull'];
      /**
       * @description Number in the trade register of the chamber of commerce (KvK).
       * @example 90000001
       */
      chamberOfCommerceNumber?: string | null;
      iban?: components['schemas']['IbanOrNull'];
      /**
       * @description Identifier of the bank (BIC).
       * @example TESTNL2A
       */
      bic?: string | null;
      _meta: components['schemas']['RecordMeta'];
    };
    /**
     * @description The fields of a debtor to change.
     * @example {
     *       "email": "facturen@zonnestraal.example",
     *       "creditLimit": 7500
     *     }
     */
    DebtorPatch: {
      /**
       * @description Debtor number, unique in the administration. The next free number is given when it is left out.
       * @example 10001
       */
      number?: string;
      /**
       * @description Name of the company or the person.
       * @example Bakkerij Zonnestraal
       */
      name?: string;
      /**
       * Format: int32
       * @description Debtor kind, see [Debtor kinds](#tag/debtor-kinds). It decides the contra account of what the debtor owes and pays.
       * @example 1
       */
      debtorKindId?: number;
      /**
       * Format: int32
       * @description Payment condition that invoices of this debtor start with, see [Payment conditions](#tag/payment-conditions).
       * @example 1
       */
      paymentConditionId?: number | null;
      /**
       * @description Highest amount that the debtor may owe, in euros with 2 decimals; null for no limit.
       * @example 5000
       */
      creditLimit?: number | null;
      /**
       * @description Remark for the administration's own use.
       * @example Levering op dinsdag
       */
      remark?: string | null;
      /**
       * @description Name of the person to contact.
       * @example J. Voorbeeld
       */
      contactName?: string | null;
      address?: components['schemas']['Address'];
      /**
       * Format: email
       * @description Email address that invoices are sent to.
       * @example administratie@zonnestraal.example
       */
      email?: string | null;
      /**
       * @description Phone number, with country code.
       * @example +31 20 555 01 00
       */
      phone?: string | null;
      /**
       * Format: uri
       * @description Address of the website.
       * @example https://zonnestraal.example
       */
      website?: string | null;
      vatNumber?: components['schemas']['VatNumberOrNull'];
      /**
       * @description Number in the trade register of the chamber of commerce (KvK).
       * @example 90000001
       */
      chamberOfCommerceNumber?: string | null;
      iban?: components['schemas']['IbanOrNull'];
      /**
       * @description Identifier of the bank (BIC).
       * @example TESTNL2A
       */
      bic?: string | null;
    };
    /**
     * @description A mandate to create, or to put in the place of an existing one.
     * @example {
     *       "typeId": 2,
     *       "sddType": 1,
     *       "signdate": "2026-03-02",
     *       "reference": "MND-10001-3"
     *     }
     */
    MandateInput: {
      /**
       * @description Bank account that is debited. It is copied from the debtor; a value that is sent must be the debtor's own. Spaces and small letters are accepted, as in the `iban` of the debtor.
       * @example NL13TEST0123456789
       */
      IBAN?: string;
      /**
       * Format: int32
       * @description How often the mandate may be used:
       *     - `1`: one-time authorization
       *     - `2`: continuous authorization
       * @example 2
       * @enum {integer}
       */
      typeId: 1 | 2;
      /**
       * Format: int32
       * @description Direct-debit scheme of the mandate:
       *     - `1`: core collection
       *     - `2`: business-to-business collection
       * @example 1
       * @enum {integer}
       */
      sddType: 1 | 2;
      /**
       * Format: date
       * @description Date on which the debtor signed the mandate; null while it is not signed.
       * @example 2026-03-02
       */
      signdate?: string | null;
      /**
       * @description Reference of the mandate, unique among the mandates under one creditor identifier, which is the `creditorIdentifier` of the [administration](#tag/administrations). Left out, the platform assigns one.
       * @example MND-10001-1
       */
      reference?: string;
    };
    /** @description A direct-debit mandate of a debtor. */
    Mandate: {
      id: components['schemas']['Id'];
      /**
       * @description Bank account that is debited. It is copied from the debtor; a value that is sent must be the debtor's own. Spaces and small letters are accepted, as in the `iban` of the debtor.
       * @example NL13TEST0123456789
       */
      IBAN: string;
      /**
       * Format: int32
       * @description How often the mandate may be used:
       *     - `1`: one-time authorization
       *     - `2`: continuous authorization
       * @example 2
       * @enum {integer}
       */
      typeId: 1 | 2;
      /**
       * Format: int32
       * @description Direct-debit scheme of the mandate:
       *     - `1`: core collection
       *     - `2`: business-to-business collection
       * @example 1
       * @enum {integer}
       */
      sddType: 1 | 2;
      /**
       * Format: date
       * @description Date on which the debtor signed the mandate; null while it is not signed.
       * @example 2026-03-02
       */
      signdate?: string | null;
      /**
       * @description Reference of the mandate, unique among the mandates under one creditor identifier, which is the `creditorIdentifier` of the [administration](#tag/administrations). Left out, the platform assigns one.
       * @example MND-10001-1
       */
      reference: string;
      /**
       * Format: int32
       * @description The debtor that gave the mandate.
       * @example 1
       */
      debtorId: number;
      _meta: components['schemas']['RecordMeta'];
    };
    /**
     * @description The fields of a mandate to change.
     * @example {
     *       "signdate": "2026-04-01"
     *     }
     */
    MandatePatch: {
      /**
       * @description Bank account that is debited. It is copied from the debtor; a value that is sent must be the debtor's own. Spaces and small letters are accepted, as in the `iban` of the debtor.
       * @example NL13TEST0123456789
       */
      IBAN?: string;
      /**
       * Format: int32
       * @description How often the mandate may be used:
       *     - `1`: one-time authorization
       *     - `2`: continuous authorization
       * @example 2
       * @enum {integer}
       */
      typeId?: 1 | 2;
      /**
       * Format: int32
       * @description Direct-debit scheme of the mandate:
       *     - `1`: core collection
       *     - `2`: business-to-business collection
       * @example 1
       * @enum {integer}
       */
      sddType?: 1 | 2;
      /**
       * Format: date
       * @description Date on which the debtor signed the mandate; null while it is not signed.
       * @example 2026-03-02
       */
      signdate?: string | null;
      /**
       * @description Reference of the mandate, unique among the mandates under one creditor identifier, which is the `creditorIdentifier` of the [administration](#tag/administrations). Left out, the platform assigns one.
       * @example MND-10001-1
       */
      reference?: string;
    };
    /** @description A group of debtors that share a contra account. */
    DebtorKind: {
      id: components['schemas']['Id'];
      /**
       * @description Short code of the debtor kind, unique in the administration.
       * @example NL
       */
      code: string;
      /**
       * @description Which debtors belong to the kind.
       * @example Debiteuren Nederland
       */
      description: string;
      /**
       * Format: int32
       * @description Contra account for payments of these debtors, see [Ledger accounts](#tag/ledger-accounts). It is an account of type 6.
       * @example 24
       */
      ledgerAccountId: number;
      _meta: components['schemas']['RecordMeta'];
    };
    /**
     * @description A creditor to create, or to put in the place of an existing one.
     * @example {
     *       "name": "Stalbouw Nergens",
     *       "creditorKindId": 1,
     *       "email": "facturen@stalbouw.example",
     *       "iban": "NL13TEST0123456789",
     *       "paymentConditionId": 1
     *     }
     */
    CreditorInput: {
      /**
       * @description Creditor number, unique in the administration. The next free number is given when it is left out.
       * @example 20001
       */
      number?: string;
      /**
       * @description Name of the company or the person.
       * @example Melkveebedrijf De Stille Weide
       */
      name: string;
      /**
       * Format: int32
       * @description Creditor kind, see [Creditor kinds](#tag/creditor-kinds). It decides the contra account of what the creditor is owed and paid.
       * @example 1
       */
      creditorKindId: number;
      /**
       * Format: int32
       * @description Payment condition that invoices of this creditor start with, see [Payment conditions](#tag/payment-conditions).
       * @example 1
       */
      paymentConditionId?: number | null;
      /**
       * Format: int32
       * @description Ledger account that invoices of this creditor are usually booked on, see [Ledger accounts](#tag/ledger-accounts); null for none.
       * @example 91
       */
      ledgerAccountId?: number | null;
      /**
       * @description Remark for the administration's own use.
       * @example Levert op maandag en donderdag
       */
      remark?: string | null;
      /**
       * @description Name of the person to contact.
       * @example J. Voorbeeld
       */
      contactName?: string | null;
      address?: components['schemas']['Address'];
      /**
       * Format: email
       * @description Email address that invoices are sent to.
       * @example administratie@zonnestraal.example
       */
      email?: string | null;
      /**
       * @description Phone number, with country code.
       * @example +31 20 555 01 00
       */
      phone?: string | null;
      /**
       * Format: uri
       * @description Address of the website.
       * @example https://zonnestraal.example
       */
      website?: string | null;
      vatNumber?: components['schemas']['VatNumberOrNull'];
      /**
       * @description Number in the trade register of the chamber of commerce (KvK).
       * @example 90000001
       */
      chamberOfCommerceNumber?: string | null;
      iban?: components['schemas']['IbanOrNull'];
      /**
       * @description Identifier of the bank (BIC).
       * @example TESTNL2A
       */
      bic?: string | null;
    };
    /** @description A supplier of the administration. */
    Creditor: {
      id: components['schemas']['Id'];
      /**
       * @description Creditor number, unique in the administration. The next free number is given when it is left out.
       * @example 20001
       */
      number: string;
      /**
       * @description Name of the company or the person.
       * @example Melkveebedrijf De Stille Weide
       */
      name: string;
      /**
       * Format: int32
       * @description Creditor kind, see [Creditor kinds](#tag/creditor-kinds). It decides the contra account of what the creditor is owed and paid.
       * @example 1
       */
      creditorKindId: number;
      /**
       * Format: int32
       * @description Payment condition that invoices of this creditor start with, see [Payment conditions](#tag/payment-conditions).
       * @example 1
       */
      paymentConditionId?: number | null;
      /**
       * Format: int32
       * @description Ledger account that invoices of this creditor are usually booked on, see [Ledger accounts](#tag/ledger-accounts); null for none.
       * @example 91
       */
      ledgerAccountId?: number | null;
      /**
       * @description Remark for the administration's own use.
       * @example Levert op maandag en donderdag
       */
      remark?: string | null;
      /**
       * @description Name of the person to contact.
       * @example J. Voorbeeld
       */
      contactName?: string | null;
      address?: components['schemas']['Address'];
      /**
       * Format: email
       * @description Email address that invoices are sent to.
       * @example administratie@zonnestraal.example
       */
      email?: string | null;
      /**
       * @description Phone number, with country code.
       * @example +31 20 555 01 00
       */
      phone?: string | null;
      /**
       * Format: uri
       * @description Address of the website.
       * @example https://zonnestraal.example
       */
      website?: string | null;
      vatNumber?: components['schemas']['VatNumberOrNull'];
      /**
       * @description Number in the trade register of the chamber of commerce (KvK).
       * @example 90000001
       */
      chamberOfCommerceNumber?: string | null;
      iban?: components['schemas']['IbanOrNull'];
      /**
       * @description Identifier of the bank (BIC).
       * @example TESTNL2A
       */
      bic?: string | null;
      _meta: components['schemas']['RecordMeta'];
    };
    /**
     * @description The fields of a creditor to change.
     * @example {
     *       "email": "debiteuren@stalbouw.example"
     *     }
     */
    CreditorPatch: {
      /**
       * @description Creditor number, unique in the administration. The next free number is given when it is left out.
       * @example 20001
       */
      number?: string;
      /**
       * @description Name of the company or the person.
       * @example Melkveebedrijf De Stille Weide
       */
      name?: string;
      /**
       * Format: int32
       * @description Creditor kind, see [Creditor kinds](#tag/creditor-kinds). It decides the contra account of what the creditor is owed and paid.
       * @example 1
       */
      creditorKindId?: number;
      /**
       * Format: int32
       * @description Payment condition that invoices of this creditor start with, see [Payment conditions](#tag/payment-conditions).
       * @example 1
       */
      paymentConditionId?: number | null;
      /**
       * Format: int32
       * @description Ledger account that invoices of this creditor are usually booked on, see [Ledger accounts](#tag/ledger-accounts); null for none.
       * @example 91
       */
      ledgerAccountId?: number | null;
      /**
       * @description Remark for the administration's own use.
       * @example Levert op maandag en donderdag
       */
      remark?: string | null;
      /**
       * @description Name of the person to contact.
       * @example J. Voorbeeld
       */
      contactName?: string | null;
      address?: components['schemas']['Address'];
      /**
       * Format: email
       * @description Email address that invoices are sent to.
       * @example administratie@zonnestraal.example
       */
      email?: string | null;
      /**
       * @description Phone number, with country code.
       * @example +31 20 555 01 00
       */
      phone?: string | null;
      /**
       * Format: uri
       * @description Address of the website.
       * @example https://zonnestraal.example
       */
      website?: string | null;
      vatNumber?: components['schemas']['VatNumberOrNull'];
      /**
       * @description Number in the trade register of the chamber of commerce (KvK).
       * @example 90000001
       */
      chamberOfCommerceNumber?: string | null;
      iban?: components['schemas']['IbanOrNull'];
      /**
       * @description Identifier of the bank (BIC).
       * @example TESTNL2A
       */
      bic?: string | null;
    };
    /** @description A group of creditors that share a contra account. */
    CreditorKind: {
      id: components['schemas']['Id'];
      /**
       * @description Short code of the creditor kind, unique in the administration.
       * @example NL
       */
      code: string;
      /**
       * @description Which creditors belong to the kind.
       * @example Crediteuren Nederland
       */
      description: string;
      /**
       * Format: int32
       * @description Contra account for payments to these creditors, see [Ledger accounts](#tag/ledger-accounts). It is an account of type 7.
       * @example 38
       */
      ledgerAccountId: number;
      _meta: components['schemas']['RecordMeta'];
    };
    /**
     * @description An article to create, or to put in the place of an existing one.
     * @example {
     *       "ArticleSku": "KAAS-JONG-750",
     *       "description": "Jonge kaas 750 g",
     *       "SalesTypeId": 2,
     *       "unit": "stuk",
     *       "unitPrice": 9.95,
     *       "purchasePrice": 5.9
     *     }
     */
    ArticleInput: {
      /**
       * @description Article number, unique in the administration. Invoice and order lines refer to the article by it.
       * @example KAAS-JONG-500
       */
      ArticleSku: string;
      /**
       * @description Name of the article; it becomes the description of a line that has none of its own.
       * @example Jonge kaas 500 g
       */
      description: string;
      /**
       * Format: int32
       * @description Sales type of the article, see [Sales types](#tag/sales-types). It decides the ledger account and the VAT of its sales.
       * @example 2
       */
      SalesTypeId: number;
      /**
       * @description Unit in which the article is sold.
       * @example stuk
       */
      unit?: string | null;
      /**
       * @description Sales price of one unit without VAT, in euros with up to 4 decimals.
       * @example 6.95
       */
      unitPrice?: number;
      /**
       * @description Purchase price of one unit without VAT, in euros with up to 4 decimals; null when unknown.
       * @example 4.1
       */
      purchasePrice?: number | null;
      /**
       * @description Barcode (GTIN) of the article.
       * @example 2000000000015
       */
      barcode?: string | null;
      /**
       * @description Whether the article is active. Lists return only active articles unless `ActiveState` asks otherwise.
       * @example true
       */
      active?: boolean;
      /**
       * @description Remark for the administration's own use.
       * @example Koel bewaren, onder 7 °C
       */
      remark?: string | null;
    };
    /** @description Something that the administration sells. */
    Article: {
      id: components['schemas']['Id'];
      /**
       * @description Article number, unique in the administration. Invoice and order lines refer to the article by it.
       * @example KAAS-JONG-500
       */
      ArticleSku: string;
      /**
       * @description Name of the article; it becomes the description of a line that has none of its own.
       * @example Jonge kaas 500 g
       */
      description: string;
      /**
       * Format: int32
       * @description Sales type of the article, see [Sales types](#tag/sales-types). It decides the ledger account and the VAT of its sales.
       * @example 2
       */
      SalesTypeId: number;
      /**
       * @description Unit in which the article is sold.
       * @example stuk
       */
      unit?: string | null;
      /**
       * @description Sales price of one unit without VAT, in euros with up to 4 decimals.
       * @example 6.95
       */
      unitPrice: number;
      /**
       * @description Purchase price of one unit without VAT, in euros with up to 4 decimals; null when unknown.
       * @example 4.1
       */
      purchasePrice?: number | null;
      /**
       * @description Barcode (GTIN) of the article.
       * @example 2000000000015
       */
      barcode?: string | null;
      /**
       * @description Whether the article is active. Lists return only active articles unless `ActiveState` asks otherwise.
       * @example true
       */
      active: boolean;
      /**
       * @description Remark for the administration's own use.
       * @example Koel bewaren, onder 7 °C
       */
      remark?: string | null;
      /**
       * @description Number of units in stock, up to 4 decimals. It cannot be edited through the API; only sales orders change it, in administrations with the trade pack.
       * @example 120
       */
      currentStock: number;
      _meta: components['schemas']['RecordMeta'];
    };
    /**
     * @description The fields of an article to change.
     * @example {
     *       "unitPrice": 10.25,
     *       "active": true
     *     }
     */
    ArticlePatch: {
      /**
       * @description Article number, unique in the administration. Invoice and order lines refer to the article by it.
       * @example KAAS-JONG-500
       */
      ArticleSku?: string;
      /**
       * @description Name of the article; it becomes the description of a line that has none of its own.
       * @example Jonge kaas 500 g
       */
      description?: string;
      /**
       * Format: int32
       * @description Sales type of the article, see [Sales types](#tag/sales-types). It decides the ledger account and the VAT of its sales.
       * @example 2
       */
      SalesTypeId?: number;
      /**
       * @description Unit in which the article is sold.
       * @example stuk
       */
      unit?: string | null;
      /**
       * @description Sales price of one unit without VAT, in euros with up to 4 decimals.
       * @example 6.95
       */
      unitPrice?: number;
      /**
       * @description Purchase price of one unit without VAT, in euros with up to 4 decimals; null when unknown.
       * @example 4.1
       */
      purchasePrice?: number | null;
      /**
       * @description Barcode (GTIN) of the article.
       * @example 2000000000015
       */
      barcode?: string | null;
      /**
       * @description Whether the article is active. Lists return only active articles unless `ActiveState` asks otherwise.
       * @example true
       */
      active?: boolean;
      /**
       * @description Remark for the administration's own use.
       * @example Koel bewaren, onder 7 °C
       */
      remark?: string | null;
    };
    /** @description A place in the warehouse where articles are kept. */
    ArticleLocation: {
      id: components['schemas']['Id'];
      /**
       * @description Short code of the location, unique in the administration.
       * @example KOEL-01
       */
      code: string;
      /**
       * @description Where the location is.
       * @example Koelcel 1
       */
      description: string;
      _meta: components['schemas']['RecordMeta'];
    };
    /** @description A country. */
    Country: {
      id: components['schemas']['Id'];
      /**
       * @description Name of the country.
       * @example Nederland
       */
      name: string;
      /**
       * @description Code of the country, two letters (ISO 3166-1 alpha-2).
       * @example NL
       */
      code: string;
      _meta: components['schemas']['RecordMeta'];
    };
    /** @description The term within which an invoice must be paid. */
    PaymentCondition: {
      id: components['schemas']['Id'];
      /**
       * @description Short code of the payment condition, unique in the administration.
       * @example 30
       */
      code: string;
      /**
       * @description The condition as it is printed on an invoice.
       * @example Betaling binnen 30 dagen
       */
      description: string;
      /**
       * Format: int32
       * @description Number of days between the invoice date and the due date.
       * @example 30
       */
      dueDays: number;
      /**
       * @description When true, the due date moves on to the last day of its month.
       * @example false
       */
      endOfMonth: boolean;
      /**
       * @description Discount for early payment in percent, up to 2 decimals; null for none.
       * @example null
       * @example 2
       */
      discountPercentage?: number | null;
      /**
       * Format: int32
       * @description Number of days after the invoice date within which the discount may be taken; null for none.
       * @example null
       * @example 8
       */
      discountDays?: number | null;
      _meta: components['schemas']['RecordMeta'];
    };
    /** @description A way in which an invoice is paid. */
    PaymentMethod: {
      id: components['schemas']['Id'];
      /**
       * @description Short code of the payment method, unique in the administration.
       * @example INCASSO
       */
      code: string;
      /**
       * @description Name of the payment method.
       * @example Automatische incasso
       */
      description: string;
      _meta: components['schemas']['RecordMeta'];
    };
    /** @description A kind of turnover, with the ledger account and the VAT code that belong to it. */
    SalesType: {
      id: components['schemas']['Id'];
      /**
       * @description Short code of the sales type, unique in the administration.
       * @example GOED21
       */
      code: string;
      /**
       * @description What the sales type is for.
       * @example Verkoop goederen, 21% btw
       */
      description: string;
      /**
       * Format: int32
       * @description Turnover account on which the sale is booked, see [Ledger accounts](#tag/ledger-accounts).
       * @example 97
       */
      ledgerAccountId: number;
      /**
       * Format: int32
       * @description VAT code of the sale, see [VAT codes](#tag/vat-codes); null when no VAT applies.
       * @example 1
       */
      vatCodeId: number | null;
      _meta: components['schemas']['RecordMeta'];
    };
    /** @description A VAT rate, and how it is accounted for. */
    VatCode: {
      id: components['schemas']['Id'];
      /**
       * @description Short code, unique in the administration.
       * @example VH
       */
      code: string;
      /**
       * @description What the code is for.
       * @example Btw verkoop hoog 21%
       */
      description: string;
      /**
       * @description VAT percentage, up to 2 decimals.
       * @example 21
       */
      percentage: number;
      /**
       * @description Whether the code is for sales (true) or for purchases (false).
       * @example true
       */
      salesCode: boolean;
      /**
       * @description Whether the VAT is reverse-charged. On a sale the customer accounts for the VAT, and none is charged. On a purchase the administration owes the VAT and deducts it itself; the creditor charges none.
       * @example false
       */
      reverseCharged: boolean;
      /**
       * @description Box of the Dutch VAT return in which the amount is reported; null for a purchase that is reported only as
       *     deduction:
       *     - `1a`: supplies at the high rate
       *     - `1b`: supplies at the low rate
       *     - `1c`: supplies at other rates, except 0%
       *     - `1d`: private use
       *     - `1e`: supplies at 0%, exempt, or reverse-charged to the customer
       *     - `2a`: domestic supplies whose VAT is reverse-charged to the administration
       *     - `3a`: exports out of the European Union
       *     - `3b`: supplies and services to other countries of the European Union
       *     - `3c`: installation and distance sales within the European Union
       *     - `4a`: supplies and services from outside the European Union
       *     - `4b`: supplies and services from other countries of the European Union
       * @example 1a
       */
      returnBox: string | null;
      /**
       * @description Box of the Dutch VAT return in which the VAT is deducted as input tax, which is `5b`; null where nothing is deducted.
       * @example null
       * @example 5b
       */
      deductionBox: string | null;
      /**
       * Format: int32
       * @description Account on which the VAT is booked, of type 14, see [Ledger accounts](#tag/ledger-accounts); null for a code without VAT.
       * @example 30
       */
      ledgerAccountId: number | null;
      _meta: components['schemas']['RecordMeta'];
    };
    /** @description A part of the company that costs and turnover are assigned to. */
    CostCenter: {
      id: components['schemas']['Id'];
      /**
       * @description Short code of the cost center, unique in the administration.
       * @example MAKERIJ
       */
      code: string;
      /**
       * @description Name of the cost center.
       * @example Kaasmakerij
       */
      description: string;
      _meta: components['schemas']['RecordMeta'];
    };
    /** @description A product, project or order that costs and turnover are assigned to. */
    CostUnit: {
      id: components['schemas']['Id'];
      /**
       * @description Short code of the cost unit, unique in the administration.
       * @example P-2026-01
       */
      code: string;
      /**
       * @description Name of the cost unit.
       * @example Invoering kassasysteem
       */
      description: string;
      /**
       * Format: int32
       * @description Type of the cost unit, see [Cost unit types](#tag/cost-unit-types).
       * @example 1
       */
      costUnitTypeId: number;
      _meta: components['schemas']['RecordMeta'];
    };
    /** @description A kind of cost unit. */
    CostUnitType: {
      id: components['schemas']['Id'];
      /**
       * @description Short code of the cost unit type, unique in the administration.
       * @example PROJECT
       */
      code: string;
      /**
       * @description What cost units of the type are.
       * @example Project
       */
      description: string;
      _meta: components['schemas']['RecordMeta'];
    };
    /**
     * @description Address that the invoice is sent to, with its [country](#tag/countries). Left out, it is the address of the debtor at that moment; another debtor brings another address.
     * @example {
     *       "street": "Molenstraat",
     *       "houseNumber": "12a",
     *       "postalCode": "1234 AB",
     *       "city": "Voorbeeldstad",
     *       "countryId": 1
     *     }
     */
    InvoiceAddress: {
      /**
       * @description Name of the street.
       * @example Molenstraat
       */
      street?: string | null;
      /**
       * @description House number with its addition.
       * @example 12a
       */
      houseNumber?: string | null;
      /**
       * @description Postal code, as the country writes it.
       * @example 1234 AB
       */
      postalCode?: string | null;
      /**
       * @description City or town.
       * @example Voorbeeldstad
       */
      city?: string | null;
      /**
       * Format: int32
       * @description Country of the address, see [Countries](#tag/countries).
       * @example 1
       */
      countryId?: number | null;
    } | null;
    /** @description Part of the invoice total that falls under one VAT code. */
    VatTotal: {
      /**
       * Format: int32
       * @description The VAT code; null for lines without one.
       * @example 2
       * @example 10
       */
      vatCodeId: number | null;
      /**
       * @description Percentage of the VAT code, up to 2 decimals; 0 without one. It is shown also where the VAT is reverse-charged, so that `amountVat` is 0.
       * @example 9
       */
      percentage: number;
      /**
       * @description Sum of the lines with this VAT code, without VAT, in euros with 2 decimals.
       * @example 66.03
       */
      amountExcludingVat: number;
      /**
       * @description VAT that is charged on those lines, in euros with 2 decimals; 0 when it is reverse-charged.
       * @example 5.94
       */
      amountVat: number;
    };
    /**
     * @description The header of a draft to create, or to put in the place of an existing one.
     * @example {
     *       "debtorId": 1,
     *       "invoiceDate": "2026-03-02",
     *       "reference": "PO-2026-0142"
     *     }
     */
    DraftSalesInvoiceInput: {
      /**
       * Format: int32
       * @description Debtor that the invoice is for, see [Debtors](#tag/debtors).
       * @example 1
       */
      debtorId: number;
      /**
       * Format: date
       * @description Date of the invoice. Without it, today.
       * @example 2026-03-02
       */
      invoiceDate?: string;
      /**
       * Format: int32
       * @description Payment condition of the invoice, see [Payment conditions](#tag/payment-conditions). Without it, that of the debtor.
       * @example 1
       */
      paymentConditionId?: number | null;
      /**
       * Format: date
       * @description Date on which the invoice must be paid, not before the invoice date. Left out, it is the invoice date and the days of the payment condition, moved on to the end of that month when the condition says so.
       * @example 2026-04-01
       */
      dueDate?: string;
      invoiceAddress?: components['schemas']['InvoiceAddress'];
      /**
       * @description Reference of the debtor, for instance a purchase order number.
       * @example PO-2026-0117
       * @example PO-2026-0116
       */
      reference?: string | null;
      /**
       * @description What the invoice is for.
       * @example Levering van 2 maart
       */
      description?: string | null;
      /**
       * @description Remark for the administration's own use.
       * @example Meesturen met het overzicht van maart
       */
      remark?: string | null;
      /**
       * Format: int32
       * @description How the invoice is to be paid, see [Payment methods](#tag/payment-methods); null for no preference.
       * @example null
       * @example 1
       */
      paymentMethodId?: number | null;
    };
    /** @description The header of a sales invoice that is not final yet. When it is made final, inside the platform, it gets an invoice number and a layout. */
    DraftSalesInvoice: {
      id: components['schemas']['Id'];
      /**
       * Format: int32
       * @description Debtor that the invoice is for, see [Debtors](#tag/debtors).
       * @example 1
       */
      debtorId: number;
      /**
       * Format: date
       * @description Date of the invoice. Without it, today.
       * @example 2026-03-02
       */
      invoiceDate: string;
      /**
       * Format: int32
       * @description Payment condition of the invoice, see [Payment conditions](#tag/payment-conditions). Without it, that of the debtor.
       * @example 1
       */
      paymentConditionId?: number | null;
      /**
       * Format: date
       * @description Date on which the invoice must be paid, not before the invoice date. Left out, it is the invoice date and the days of the payment condition, moved on to the end of that month when the condition says so.
       * @example 2026-04-01
       */
      dueDate: string;
      invoiceAddress?: components['schemas']['InvoiceAddress'];
      /**
       * @description Reference of the debtor, for instance a purchase order number.
       * @example PO-2026-0117
       * @example PO-2026-0116
       */
      reference?: string | null;
      /**
       * @description What the invoice is for.
       * @example Levering van 2 maart
       */
      description?: string | null;
      /**
       * @description Remark for the administration's own use.
       * @example Meesturen met het overzicht van maart
       */
      remark?: string | null;
      /**
       * Format: int32
       * @description How the invoice is to be paid, see [Payment methods](#tag/payment-methods); null for no preference.
       * @example null
       * @example 1
       */
      paymentMethodId?: number | null;
      /**
       * @description Total of the lines without VAT, in euros with 2 decimals. Text lines do not count.
       * @example 66.03
       */
      amountExcludingVat: number;
      /**
       * @description Total VAT, in euros with 2 decimals. Of a purchase invoice it is the sum of the VAT of its lines.
       * @example 5.94
       */
      amountVat: number;
      /**
       * @description Total including VAT, in euros with 2 decimals.
       * @example 71.97
       */
      amountIncludingVat: number;
      /**
       * @description The total for each VAT code. On a sale, VAT is rounded once for each code, not for each line.
       * @example [
       *       {
       *         "vatCodeId": 2,
       *         "percentage": 9,
       *         "amountExcludingVat": 66.03,
       *         "amountVat": 5.94
       *       }
       *     ]
       * @example [
       *       {
       *         "vatCodeId": 10,
       *         "percentage": 9,
       *         "amountExcludingVat": 66.03,
       *         "amountVat": 5.94
       *       }
       *     ]
       */
      vatTotals: components['schemas']['VatTotal'][];
      _meta: components['schemas']['RecordMeta'];
    };
    /**
     * @description The header fields of a draft to change.
     * @example {
     *       "reference": "PO-2026-0118"
     *     }
     */
    DraftSalesInvoicePatch: {
      /**
       * Format: int32
       * @description Debtor that the invoice is for, see [Debtors](#tag/debtors).
       * @example 1
       */
      debtorId?: number;
      /**
       * Format: date
       * @description Date of the invoice. Without it, today.
       * @example 2026-03-02
       */
      invoiceDate?: string;
      /**
       * Format: int32
       * @description Payment condition of the invoice, see [Payment conditions](#tag/payment-conditions). Without it, that of the debtor.
       * @example 1
       */
      paymentConditionId?: number | null;
      /**
       * Format: date
       * @description Date on which the invoice must be paid, not before the invoice date. Left out, it is the invoice date and the days of the payment condition, moved on to the end of that month when the condition says so.
       * @example 2026-04-01
       */
      dueDate?: string;
      invoiceAddress?: components['schemas']['InvoiceAddress'];
      /**
       * @description Reference of the debtor, for instance a purchase order number.
       * @example PO-2026-0117
       * @example PO-2026-0116
       */
      reference?: string | null;
      /**
       * @description What the invoice is for.
       * @example Levering van 2 maart
       */
      description?: string | null;
      /**
       * @description Remark for the administration's own use.
       * @example Meesturen met het overzicht van maart
       */
      remark?: string | null;
      /**
       * Format: int32
       * @description How the invoice is to be paid, see [Payment methods](#tag/payment-methods); null for no preference.
       * @example null
       * @example 1
       */
      paymentMethodId?: number | null;
    };
    /**
     * @description Number of units, up to 4 decimals. A negative quantity is a credit.
     * @example 10
     */
    LineQuantity: number;
    /**
     * @description When true, `unitPrice` includes VAT. This avoids rounding differences when the amounts come from a system that keeps them including VAT.
     * @example false
     */
    LineUnitPriceIncludingVat: boolean;
    /**
     * @description Discount on the line in percent, up to 2 decimals.
     * @example 5
     */
    LineDiscountPercentage: number;
    /**
     * Format: int32
     * @description Cost center that the amount is assigned to, see [Cost centers](#tag/cost-centers); null for none. Usable when the administration uses cost centers.
     * @example null
     * @example 1
     */
    CostCenterIdOrNull: number | null;
    /**
     * Format: int32
     * @description Cost unit that the amount is assigned to, see [Cost units](#tag/cost-units); null for none. Usable when the administration uses cost units.
     * @example null
     * @example 1
     */
    CostUnitIdOrNull: number | null;
    /**
     * @description Article number of the article that is sold, see [Articles](#tag/articles).
     * @example KAAS-JONG-500
     */
    LineArticleSku: string;
    /**
     * Format: int32
     * @description Sales type that the line is booked with, see [Sales types](#tag/sales-types).
     * @example 2
     */
    LineSalesTypeId: number;
    /**
     * Format: int32
     * @description Ledger account that the line is booked on, see [Ledger accounts](#tag/ledger-accounts). Only accounts of type 9 (turnover) may be used.
     * @example 98
     */
    LineLedgerAccountId: number;
    /**
     * @description A line that sells an article. `ArticleSku` is required.
     * @example {
     *       "bookingType": "A",
     *       "ArticleSku": "KAAS-JONG-500",
     *       "quantity": 10
     *     }
     */
    ArticleLineInput: {
      /**
       * @description Text of the line. Without it the line gets the description of its article, sales type or ledger account.
       * @example Jonge kaas 500 g
       */
      description?: string | null;
      quantity?: components['schemas']['LineQuantity'];
      /**
       * @description Price of one unit in euros, up to 4 decimals. Without VAT, unless `unitPriceIncludingVat` is true. On an article line it may be left empty: the price is then taken from the article.
       * @example 6.95
       */
      unitPrice?: number | null;
      unitPriceIncludingVat?: components['schemas']['LineUnitPriceIncludingVat'];
      discountPercentage?: components['schemas']['LineDiscountPercentage'];
      /**
       * Format: int32
       * @description VAT code for sales, see [VAT codes](#tag/vat-codes). Without it the line gets the VAT code of its sales type, of the sales type of its article, or of its ledger account. A text line gets none.
       * @example 2
       */
      vatCodeId?: number | null;
      costCenterId?: components['schemas']['CostCenterIdOrNull'];
      costUnitId?: components['schemas']['CostUnitIdOrNull'];
      /**
       * @description `A`: the line is booked by its article. (enum property replaced by openapi-typescript)
       * @enum {string}
       */
      bookingType: 'A';
      ArticleSku: components['schemas']['LineArticleSku'];
    };
    /**
     * @description A line that is booked by a sales type. `salesTypeId` is required.
     * @example {
     *       "bookingType": "V",
     *       "salesTypeId": 3,
     *       "description": "Workshop kaasmaken",
     *       "unitPrice": 45
     *     }
     */
    SalesTypeLineInput: {
      /**
       * @description Text of the line. Without it the line gets the description of its article, sales type or ledger account.
       * @example Jonge kaas 500 g
       */
      description?: string | null;
      quantity?: components['schemas']['LineQuantity'];
      /**
       * @description Price of one unit in euros, up to 4 decimals. Without VAT, unless `unitPriceIncludingVat` is true. On an article line it may be left empty: the price is then taken from the article.
       * @example 6.95
       */
      unitPrice?: number | null;
      unitPriceIncludingVat?: components['schemas']['LineUnitPriceIncludingVat'];
      discountPercentage?: components['schemas']['LineDiscountPercentage'];
      /**
       * Format: int32
       * @description VAT code for sales, see [VAT codes](#tag/vat-codes). Without it the line gets the VAT code of its sales type, of the sales type of its article, or of its ledger account. A text line gets none.
       * @example 2
       */
      vatCodeId?: number | null;
      costCenterId?: components['schemas']['CostCenterIdOrNull'];
      costUnitId?: components['schemas']['CostUnitIdOrNull'];
      /**
       * @description `V`: the line is booked by its sales type. (enum property replaced by openapi-typescript)
       * @enum {string}
       */
      bookingType: 'V';
      salesTypeId: components['schemas']['LineSalesTypeId'];
    };
    /**
     * @description A line that is booked on a ledger account. `ledgerAccountId` is required.
     * @example {
     *       "bookingType": "G",
     *       "ledgerAccountId": 108,
     *       "description": "Bezorgkosten",
     *       "unitPrice": 12.5
     *     }
     */
    LedgerAccountLineInput: {
      /**
       * @description Text of the line. Without it the line gets the description of its article, sales type or ledger account.
       * @example Jonge kaas 500 g
       */
      description?: string | null;
      quantity?: components['schemas']['LineQuantity'];
      /**
       * @description Price of one unit in euros, up to 4 decimals. Without VAT, unless `unitPriceIncludingVat` is true. On an article line it may be left empty: the price is then taken from the article.
       * @example 6.95
       */
      unitPrice?: number | null;
      unitPriceIncludingVat?: components['schemas']['LineUnitPriceIncludingVat'];
      discountPercentage?: components['schemas']['LineDiscountPercentage'];
      /**
       * Format: int32
       * @description VAT code for sales, see [VAT codes](#tag/vat-codes). Without it the line gets the VAT code of its sales type, of the sales type of its article, or of its ledger account. A text line gets none.
       * @example 2
       */
      vatCodeId?: number | null;
      costCenterId?: components['schemas']['CostCenterIdOrNull'];
      costUnitId?: components['schemas']['CostUnitIdOrNull'];
      /**
       * @description `G`: the line is booked on its ledger account. (enum property replaced by openapi-typescript)
       * @enum {string}
       */
      bookingType: 'G';
      ledgerAccountId: components['schemas']['LineLedgerAccountId'];
    };
    /**
     * @description A line of text. Nothing else is required; a price or an amount on it is not included in the total of the invoice.
     * @example {
     *       "bookingType": "T",
     *       "description": "Bedankt voor uw bestelling."
     *     }
     */
    TextLineInput: {
      /**
       * @description Text of the line. Without it the line gets the description of its article, sales type or ledger account.
       * @example Jonge kaas 500 g
       */
      description?: string | null;
      quantity?: components['schemas']['LineQuantity'];
      /**
       * @description Price of one unit in euros, up to 4 decimals. Without VAT, unless `unitPriceIncludingVat` is true. On an article line it may be left empty: the price is then taken from the article.
       * @example 6.95
       */
      unitPrice?: number | null;
      unitPriceIncludingVat?: components['schemas']['LineUnitPriceIncludingVat'];
      discountPercentage?: components['schemas']['LineDiscountPercentage'];
      /**
       * Format: int32
       * @description VAT code for sales, see [VAT codes](#tag/vat-codes). Without it the line gets the VAT code of its sales type, of the sales type of its article, or of its ledger account. A text line gets none.
       * @example 2
       */
      vatCodeId?: number | null;
      costCenterId?: components['schemas']['CostCenterIdOrNull'];
      costUnitId?: components['schemas']['CostUnitIdOrNull'];
      /**
       * @description `T`: the line is only text. (enum property replaced by openapi-typescript)
       * @enum {string}
       */
      bookingType: 'T';
    };
    /**
     * @description A line to create, or to put in the place of an existing one. `bookingType` decides which other field is required.
     * @example {
     *       "bookingType": "A",
     *       "ArticleSku": "KAAS-JONG-500",
     *       "quantity": 10
     *     }
     */
    InvoiceLineInput:
      | components['schemas']['ArticleLineInput']
      | components['schemas']['SalesTypeLineInput']
      | components['schemas']['LedgerAccountLineInput']
      | components['schemas']['TextLineInput'];
    /** @description A line that sells an article. */
    ArticleLine: {
      id: components['schemas']['Id'];
      /**
       * @description Text of the line. Without it the line gets the description of its article, sales type or ledger account.
       * @example Jonge kaas 500 g
       */
      description?: string | null;
      quantity: components['schemas']['LineQuantity'];
      /**
       * @description Price of one unit in euros, up to 4 decimals. Without VAT, unless `unitPriceIncludingVat` is true. On an article line it may be left empty: the price is then taken from the article.
       * @example 6.95
       */
      unitPrice?: number | null;
      unitPriceIncludingVat?: components['schemas']['LineUnitPriceIncludingVat'];
      discountPercentage?: components['schemas']['LineDiscountPercentage'];
      /**
       * Format: int32
       * @description VAT code for sales, see [VAT codes](#tag/vat-codes). Without it the line gets the VAT code of its sales type, of the sales type of its article, or of its ledger account. A text line gets none.
       * @example 2
       */
      vatCodeId?: number | null;
      costCenterId?: components['schemas']['CostCenterIdOrNull'];
      costUnitId?: components['schemas']['CostUnitIdOrNull'];
      /**
       * @description Quantity times price less discount, without VAT, in euros with 2 decimals. The amount of a text line does not count in the total of the invoice.
       * @example 66.03
       */
      amountExcludingVat: number;
      /**
       * @description VAT over the line, in euros with 2 decimals.
       * @example 5.94
       */
      amountVat: number;
      /**
       * @description The line including VAT, in euros with 2 decimals.
       * @example 71.97
       */
      amountIncludingVat: number;
      /**
       * @description `A`: the line is booked by its article.
       * @example A
       * @constant
       */
      bookingType: 'A';
      ArticleSku: components['schemas']['LineArticleSku'];
    };
    /** @description A line that is booked by a sales type. */
    SalesTypeLine: {
      id: components['schemas']['Id'];
      /**
       * @description Text of the line. Without it the line gets the description of its article, sales type or ledger account.
       * @example Jonge kaas 500 g
       */
      description?: string | null;
      quantity: components['schemas']['LineQuantity'];
      /**
       * @description Price of one unit in euros, up to 4 decimals. Without VAT, unless `unitPriceIncludingVat` is true. On an article line it may be left empty: the price is then taken from the article.
       * @example 6.95
       */
      unitPrice?: number | null;
      unitPriceIncludingVat?: components['schemas']['LineUnitPriceIncludingVat'];
      discountPercentage?: components['schemas']['LineDiscountPercentage'];
      /**
       * Format: int32
       * @description VAT code for sales, see [VAT codes](#tag/vat-codes). Without it the line gets the VAT code of its sales type, of the sales type of its article, or of its ledger account. A text line gets none.
       * @example 2
       */
      vatCodeId?: number | null;
      costCenterId?: components['schemas']['CostCenterIdOrNull'];
      costUnitId?: components['schemas']['CostUnitIdOrNull'];
      /**
       * @description Quantity times price less discount, without VAT, in euros with 2 decimals. The amount of a text line does not count in the total of the invoice.
       * @example 66.03
       */
      amountExcludingVat: number;
      /**
       * @description VAT over the line, in euros with 2 decimals.
       * @example 5.94
       */
      amountVat: number;
      /**
       * @description The line including VAT, in euros with 2 decimals.
       * @example 71.97
       */
      amountIncludingVat: number;
      /**
       * @description `V`: the line is booked by its sales type.
       * @example V
       * @constant
       */
      bookingType: 'V';
      salesTypeId: components['schemas']['LineSalesTypeId'];
    };
    /** @description A line that is booked on a ledger account. */
    LedgerAccountLine: {
      id: components['schemas']['Id'];
      /**
       * @description Text of the line. Without it the line gets the description of its article, sales type or ledger account.
       * @example Jonge kaas 500 g
       */
      description?: string | null;
      quantity: components['schemas']['LineQuantity'];
      /**
       * @description Price of one unit in euros, up to 4 decimals. Without VAT, unless `unitPriceIncludingVat` is true. On an article line it may be left empty: the price is then taken from the article.
       * @example 6.95
       */
      unitPrice?: number | null;
      unitPriceIncludingVat?: components['schemas']['LineUnitPriceIncludingVat'];
      discountPercentage?: components['schemas']['LineDiscountPercentage'];
      /**
       * Format: int32
       * @description VAT code for sales, see [VAT codes](#tag/vat-codes). Without it the line gets the VAT code of its sales type, of the sales type of its article, or of its ledger account. A text line gets none.
       * @example 2
       */
      vatCodeId?: number | null;
      costCenterId?: components['schemas']['CostCenterIdOrNull'];
      costUnitId?: components['schemas']['CostUnitIdOrNull'];
      /**
       * @description Quantity times price less discount, without VAT, in euros with 2 decimals. The amount of a text line does not count in the total of the invoice.
       * @example 66.03
       */
      amountExcludingVat: number;
      /**
       * @description VAT over the line, in euros with 2 decimals.
       * @example 5.94
       */
      amountVat: number;
      /**
       * @description The line including VAT, in euros with 2 decimals.
       * @example 71.97
       */
      amountIncludingVat: number;
      /**
       * @description `G`: the line is booked on its ledger account.
       * @example G
       * @constant
       */
      bookingType: 'G';
      ledgerAccountId: components['schemas']['LineLedgerAccountId'];
    };
    /** @description A line of text. */
    TextLine: {
      id: components['schemas']['Id'];
      /**
       * @description Text of the line. Without it the line gets the description of its article, sales type or ledger account.
       * @example Jonge kaas 500 g
       */
      description?: string | null;
      quantity: components['schemas']['LineQuantity'];
      /**
       * @description Price of one unit in euros, up to 4 decimals. Without VAT, unless `unitPriceIncludingVat` is true. On an article line it may be left empty: the price is then taken from the article.
       * @example 6.95
       */
      unitPrice?: number | null;
      unitPriceIncludingVat?: components['schemas']['LineUnitPriceIncludingVat'];
      discountPercentage?: components['schemas']['LineDiscountPercentage'];
      /**
       * Format: int32
       * @description VAT code for sales, see [VAT codes](#tag/vat-codes). Without it the line gets the VAT code of its sales type, of the sales type of its article, or of its ledger account. A text line gets none.
       * @example 2
       */
      vatCodeId?: number | null;
      costCenterId?: components['schemas']['CostCenterIdOrNull'];
      costUnitId?: components['schemas']['CostUnitIdOrNull'];
      /**
       * @description Quantity times price less discount, without VAT, in euros with 2 decimals. The amount of a text line does not count in the total of the invoice.
       * @example 66.03
       */
      amountExcludingVat: number;
      /**
       * @description VAT over the line, in euros with 2 decimals.
       * @example 5.94
       */
      amountVat: number;
      /**
       * @description The line including VAT, in euros with 2 decimals.
       * @example 71.97
       */
      amountIncludingVat: number;
      /**
       * @description `T`: the line is only text.
       * @example T
       * @constant
       */
      bookingType: 'T';
    };
    /** @description A line of a sales invoice. `bookingType` says how it is booked. */
    InvoiceLine:
      | components['schemas']['ArticleLine']
      | components['schemas']['SalesTypeLine']
      | components['schemas']['LedgerAccountLine']
      | components['schemas']['TextLine'];
    /** @description A line of a draft sales invoice. */
    DraftSalesInvoiceLine:
      | components['schemas']['DraftSalesInvoiceArticleLine']
      | components['schemas']['DraftSalesInvoiceSalesTypeLine']
      | components['schemas']['DraftSalesInvoiceLedgerAccountLine']
      | components['schemas']['DraftSalesInvoiceTextLine'];
    /**
     * @description The fields of a line to change. With them the line must still be a whole line of its booking type; when the booking type changes, the reference of the old one is forgotten.
     * @example {
     *       "quantity": 12
     *     }
     */
    InvoiceLinePatch: {
      /**
       * @description Text of the line. Without it the line gets the description of its article, sales type or ledger account.
       * @example Jonge kaas 500 g
       */
      description?: string | null;
      quantity?: components['schemas']['LineQuantity'];
      /**
       * @description Price of one unit in euros, up to 4 decimals. Without VAT, unless `unitPriceIncludingVat` is true. On an article line it may be left empty: the price is then taken from the article.
       * @example 6.95
       */
      unitPrice?: number | null;
      unitPriceIncludingVat?: components['schemas']['LineUnitPriceIncludingVat'];
      discountPercentage?: components['schemas']['LineDiscountPercentage'];
      /**
       * Format: int32
       * @description VAT code for sales, see [VAT codes](#tag/vat-codes). Without it the line gets the VAT code of its sales type, of the sales type of its article, or of its ledger account. A text line gets none.
       * @example 2
       */
      vatCodeId?: number | null;
      costCenterId?: components['schemas']['CostCenterIdOrNull'];
      costUnitId?: components['schemas']['CostUnitIdOrNull'];
      /**
       * @description How the line is booked:
       *     - `A`: by its article, `ArticleSku` is required
       *     - `V`: by its sales type, `salesTypeId` is required
       *     - `G`: on its ledger account, `ledgerAccountId` is required
       *     - `T`: it is only text
       * @example A
       * @enum {string}
       */
      bookingType?: 'A' | 'V' | 'G' | 'T';
      ArticleSku?: components['schemas']['LineArticleSku'];
      salesTypeId?: components['schemas']['LineSalesTypeId'];
      ledgerAccountId?: components['schemas']['LineLedgerAccountId'];
    };
    /**
     * @description A draft with its lines, to create or to put in the place of an existing one.
     * @example {
     *       "debtorId": 1,
     *       "invoiceDate": "2026-03-02",
     *       "reference": "PO-2026-0142",
     *       "lines": [
     *         {
     *           "bookingType": "A",
     *           "ArticleSku": "KAAS-JONG-500",
     *           "quantity": 10
     *         },
     *         {
     *           "bookingType": "V",
     *           "salesTypeId": 3,
     *           "description": "Workshop kaasmaken",
     *           "unitPrice": 45
     *         },
     *         {
     *           "bookingType": "G",
     *           "ledgerAccountId": 108,
     *           "description": "Bezorgkosten",
     *           "unitPrice": 12.5
     *         },
     *         {
     *           "bookingType": "T",
     *           "description": "Bedankt voor uw bestelling."
     *         }
     *       ]
     *     }
     */
    DraftSalesInvoiceWithLinesInput: {
      /**
       * Format: int32
       * @description Debtor that the invoice is for, see [Debtors](#tag/debtors).
       * @example 1
       */
      debtorId: number;
      /**
       * Format: date
       * @description Date of the invoice. Without it, today.
       * @example 2026-03-02
       */
      invoiceDate?: string;
      /**
       * Format: int32
       * @description Payment condition of the invoice, see [Payment conditions](#tag/payment-conditions). Without it, that of the debtor.
       * @example 1
       */
      paymentConditionId?: number | null;
      /**
       * Format: date
       * @description Date on which the invoice must be paid, not before the invoice date. Left out, it is the invoice date and the days of the payment condition, moved on to the end of that month when the condition says so.
       * @example 2026-04-01
       */
      dueDate?: string;
      invoiceAddress?: components['schemas']['InvoiceAddress'];
      /**
       * @description Reference of the debtor, for instance a purchase order number.
       * @example PO-2026-0117
       * @example PO-2026-0116
       */
      reference?: string | null;
      /**
       * @description What the invoice is for.
       * @example Levering van 2 maart
       */
      description?: string | null;
      /**
       * @description Remark for the administration's own use.
       * @example Meesturen met het overzicht van maart
       */
      remark?: string | null;
      /**
       * Format: int32
       * @description How the invoice is to be paid, see [Payment methods](#tag/payment-methods); null for no preference.
       * @example null
       * @example 1
       */
      paymentMethodId?: number | null;
      /**
       * @description The lines of the draft, in order.
       * @example [
       *       {
       *         "bookingType": "A",
       *         "ArticleSku": "KAAS-JONG-500",
       *         "quantity": 10
       *       }
       *     ]
       */
      lines: components['schemas']['InvoiceLineInput'][];
    };
    /** @description A sales invoice that is not final yet, with its lines. */
    DraftSalesInvoiceWithLines: {
      id: components['schemas']['Id'];
      /**
       * Format: int32
       * @description Debtor that the invoice is for, see [Debtors](#tag/debtors).
       * @example 1
       */
      debtorId: number;
      /**
       * Format: date
       * @description Date of the invoice. Without it, today.
       * @example 2026-03-02
       */
      invoiceDate: string;
      /**
       * Format: int32
       * @description Payment condition of the invoice, see [Payment conditions](#tag/payment-conditions). Without it, that of the debtor.
       * @example 1
       */
      paymentConditionId?: number | null;
      /**
       * Format: date
       * @description Date on which the invoice must be paid, not before the invoice date. Left out, it is the invoice date and the days of the payment condition, moved on to the end of that month when the condition says so.
       * @example 2026-04-01
       */
      dueDate: string;
      invoiceAddress?: components['schemas']['InvoiceAddress'];
      /**
       * @description Reference of the debtor, for instance a purchase order number.
       * @example PO-2026-0117
       * @example PO-2026-0116
       */
      reference?: string | null;
      /**
       * @description What the invoice is for.
       * @example Levering van 2 maart
       */
      description?: string | null;
      /**
       * @description Remark for the administration's own use.
       * @example Meesturen met het overzicht van maart
       */
      remark?: string | null;
      /**
       * Format: int32
       * @description How the invoice is to be paid, see [Payment methods](#tag/payment-methods); null for no preference.
       * @example null
       * @example 1
       */
      paymentMethodId?: number | null;
      /**
       * @description Total of the lines without VAT, in euros with 2 decimals. Text lines do not count.
       * @example 66.03
       */
      amountExcludingVat: number;
      /**
       * @description Total VAT, in euros with 2 decimals. Of a purchase invoice it is the sum of the VAT of its lines.
       * @example 5.94
       */
      amountVat: number;
      /**
       * @description Total including VAT, in euros with 2 decimals.
       * @example 71.97
       */
      amountIncludingVat: number;
      /**
       * @description The total for each VAT code. On a sale, VAT is rounded once for each code, not for each line.
       * @example [
       *       {
       *         "vatCodeId": 2,
       *         "percentage": 9,
       *         "amountExcludingVat": 66.03,
       *         "amountVat": 5.94
       *       }
       *     ]
       * @example [
       *       {
       *         "vatCodeId": 10,
       *         "percentage": 9,
       *         "amountExcludingVat": 66.03,
       *         "amountVat": 5.94
       *       }
       *     ]
       */
      vatTotals: components['schemas']['VatTotal'][];
      /** @description The lines of the draft, in order. */
      lines: components['schemas']['InvoiceLine'][];
      _meta: components['schemas']['RecordMeta'];
    };
    /**
     * @description The fields of a draft to change.
     * @example {
     *       "reference": "PO-2026-0118",
     *       "lines": [
     *         {
     *           "bookingType": "A",
     *           "ArticleSku": "KAAS-JONG-500",
     *           "quantity": 12
     *         }
     *       ]
     *     }
     */
    DraftSalesInvoiceWithLinesPatch: {
      /**
       * Format: int32
       * @description Debtor that the invoice is for, see [Debtors](#tag/debtors).
       * @example 1
       */
      debtorId?: number;
      /**
       * Format: date
       * @description Date of the invoice. Without it, today.
       * @example 2026-03-02
       */
      invoiceDate?: string;
      /**
       * Format: int32
       * @description Payment condition of the invoice, see [Payment conditions](#tag/payment-conditions). Without it, that of the debtor.
       * @example 1
       */
      paymentConditionId?: number | null;
      /**
       * Format: date
       * @description Date on which the invoice must be paid, not before the invoice date. Left out, it is the invoice date and the days of the payment condition, moved on to the end of that month when the condition says so.
       * @example 2026-04-01
       */
      dueDate?: string;
      invoiceAddress?: components['schemas']['InvoiceAddress'];
      /**
       * @description Reference of the debtor, for instance a purchase order number.
       * @example PO-2026-0117
       * @example PO-2026-0116
       */
      reference?: string | null;
      /**
       * @description What the invoice is for.
       * @example Levering van 2 maart
       */
      description?: string | null;
      /**
       * @description Remark for the administration's own use.
       * @example Meesturen met het overzicht van maart
       */
      remark?: string | null;
      /**
       * Format: int32
       * @description How the invoice is to be paid, see [Payment methods](#tag/payment-methods); null for no preference.
       * @example null
       * @example 1
       */
      paymentMethodId?: number | null;
      /**
       * @description The lines of the draft, in order.
       * @example [
       *       {
       *         "bookingType": "A",
       *         "ArticleSku": "KAAS-JONG-500",
       *         "quantity": 10
       *       }
       *     ]
       */
      lines?: components['schemas']['InvoiceLineInput'][];
    };
    /**
     * Format: int32
     * @description Book year (fiscal year).
     * @example 2026
     */
    BookYear: number;
    /**
     * Format: int32
     * @description Book year in which the invoice is booked. Sent together with `bookPeriod`, or left out together: then it is the calendar year of the invoice date.
     * @example 2026
     */
    InvoiceBookYear: number;
    /**
     * Format: int32
     * @description Period of the book year in which the entry is booked, from 1. A book year of months has 12.
     * @example 1
     */
    BookPeriod: number;
    /**
     * Format: int32
     * @description Period of the book year in which the invoice is booked. Sent together with `bookYear`, or left out together: then it is the month of the invoice date.
     * @example 3
     */
    InvoiceBookPeriod: number;
    /**
     * @description The header of a sales invoice to create, or to put in the place of an existing one. It names its debtor, or the scan that it is read from.
     * @example {
     *       "debtorId": 1,
     *       "invoiceDate": "2026-03-02",
     *       "reference": "PO-2026-0143"
     *     }
     */
    SalesInvoiceInput: {
      /**
       * Format: int32
       * @description Debtor that the invoice is for, see [Debtors](#tag/debtors).
       * @example 1
       */
      debtorId?: number;
      /**
       * Format: date
       * @description Date of the invoice. Without it, today.
       * @example 2026-03-02
       */
      invoiceDate?: string;
      /**
       * Format: int32
       * @description Payment condition of the invoice, see [Payment conditions](#tag/payment-conditions). Without it, that of the debtor.
       * @example 1
       */
      paymentConditionId?: number | null;
      /**
       * Format: date
       * @description Date on which the invoice must be paid, not before the invoice date. Left out, it is the invoice date and the days of the payment condition, moved on to the end of that month when the condition says so.
       * @example 2026-04-01
       */
      dueDate?: string;
      invoiceAddress?: components['schemas']['InvoiceAddress'];
      /**
       * @description Reference of the debtor, for instance a purchase order number.
       * @example PO-2026-0117
       * @example PO-2026-0116
       */
      reference?: string | null;
      /**
       * @description What the invoice is for.
       * @example Levering van 2 maart
       */
      description?: string | null;
      /**
       * @description Remark for the administration's own use.
       * @example Meesturen met het overzicht van maart
       */
      remark?: string | null;
      /**
       * @description Number of the invoice, unique in the administration. Left out, it is the next one in the series of the administration; the platform assigns no number twice, even after a deletion.
       * @example 20260001
       */
      invoiceNumber?: string;
      bookYear?: components['schemas']['InvoiceBookYear'];
      bookPeriod?: components['schemas']['InvoiceBookPeriod'];
      /**
       * Format: int32
       * @description Scan in the [inbox files](#tag/inbox-files) that the content of the invoice is read from, when it is created without ledger account coding; null for an invoice that is coded already.
       * @example null
       * @example 1
       */
      inboxFileId?: number | null;
    };
    /** @description The header of a sales invoice. */
    SalesInvoice: {
      id: components['schemas']['Id'];
      /**
       * Format: int32
       * @description Debtor that the invoice is for, see [Debtors](#tag/debtors).
       * @example 1
       */
      debtorId?: number;
      /**
       * Format: date
       * @description Date of the invoice. Without it, today.
       * @example 2026-03-02
       */
      invoiceDate: string;
      /**
       * Format: int32
       * @description Payment condition of the invoice, see [Payment conditions](#tag/payment-conditions). Without it, that of the debtor.
       * @example 1
       */
      paymentConditionId?: number | null;
      /**
       * Format: date
       * @description Date on which the invoice must be paid, not before the invoice date. Left out, it is the invoice date and the days of the payment condition, moved on to the end of that month when the condition says so.
       * @example 2026-04-01
       */
      dueDate: string;
      invoiceAddress?: components['schemas']['InvoiceAddress'];
      /**
       * @description Reference of the debtor, for instance a purchase order number.
       * @example PO-2026-0117
       * @example PO-2026-0116
       */
      reference?: string | null;
      /**
       * @description What the invoice is for.
       * @example Levering van 2 maart
       */
      description?: string | null;
      /**
       * @description Remark for the administration's own use.
       * @example Meesturen met het overzicht van maart
       */
      remark?: string | null;
      /**
       * @description Number of the invoice, unique in the administration. Left out, it is the next one in the series of the administration; the platform assigns no number twice, even after a deletion.
       * @example 20260001
       */
      invoiceNumber: string;
      bookYear: components['schemas']['InvoiceBookYear'];
      bookPeriod: components['schemas']['InvoiceBookPeriod'];
      /**
       * Format: int32
       * @description Scan in the [inbox files](#tag/inbox-files) that the content of the invoice is read from, when it is created without ledger account coding; null for an invoice that is coded already.
       * @example null
       * @example 1
       */
      inboxFileId?: number | null;
      /**
       * Format: int32
       * @description The PDF of the invoice, see [Files](#tag/files): its layout, or the scan that it was read from or that is attached to it; null for none.
       * @example null
       * @example 1
       */
      fileId?: number | null;
      /**
       * @description Total of the lines without VAT, in euros with 2 decimals. Text lines do not count.
       * @example 66.03
       */
      amountExcludingVat: number;
      /**
       * @description Total VAT, in euros with 2 decimals. Of a purchase invoice it is the sum of the VAT of its lines.
       * @example 5.94
       */
      amountVat: number;
      /**
       * @description Total including VAT, in euros with 2 decimals.
       * @example 71.97
       */
      amountIncludingVat: number;
      /**
       * @description The total for each VAT code. On a sale, VAT is rounded once for each code, not for each line.
       * @example [
       *       {
       *         "vatCodeId": 2,
       *         "percentage": 9,
       *         "amountExcludingVat": 66.03,
       *         "amountVat": 5.94
       *       }
       *     ]
       * @example [
       *       {
       *         "vatCodeId": 10,
       *         "percentage": 9,
       *         "amountExcludingVat": 66.03,
       *         "amountVat": 5.94
       *       }
       *     ]
       */
      vatTotals: components['schemas']['VatTotal'][];
      _meta: components['schemas']['RecordMeta'];
    };
    /**
     * @description The header fields of a sales invoice to change.
     * @example {
     *       "reference": "PO-2026-0144"
     *     }
     */
    SalesInvoicePatch: {
      /**
       * Format: int32
       * @description Debtor that the invoice is for, see [Debtors](#tag/debtors).
       * @example 1
       */
      debtorId?: number;
      /**
       * Format: date
       * @description Date of the invoice. Without it, today.
       * @example 2026-03-02
       */
      invoiceDate?: string;
      /**
       * Format: int32
       * @description Payment condition of the invoice, see [Payment conditions](#tag/payment-conditions). Without it, that of the debtor.
       * @example 1
       */
      paymentConditionId?: number | null;
      /**
       * Format: date
       * @description Date on which the invoice must be paid, not before the invoice date. Left out, it is the invoice date and the days of the payment condition, moved on to the end of that month when the condition says so.
       * @example 2026-04-01
       */
      dueDate?: string;
      invoiceAddress?: components['schemas']['InvoiceAddress'];
      /**
       * @description Reference of the debtor, for instance a purchase order number.
       * @example PO-2026-0117
       * @example PO-2026-0116
       */
      reference?: string | null;
      /**
       * @description What the invoice is for.
       * @example Levering van 2 maart
       */
      description?: string | null;
      /**
       * @description Remark for the administration's own use.
       * @example Meesturen met het overzicht van maart
       */
      remark?: string | null;
      /**
       * @description Number of the invoice, unique in the administration. Left out, it is the next one in the series of the administration; the platform assigns no number twice, even after a deletion.
       * @example 20260001
       */
      invoiceNumber?: string;
      bookYear?: components['schemas']['InvoiceBookYear'];
      bookPeriod?: components['schemas']['InvoiceBookPeriod'];
      /**
       * Format: int32
       * @description Scan in the [inbox files](#tag/inbox-files) that the content of the invoice is read from, when it is created without ledger account coding; null for an invoice that is coded already.
       * @example null
       * @example 1
       */
      inboxFileId?: number | null;
    };
    /** @description A PDF that the platform keeps. Download it under [Files](#tag/files). */
    StoredFile: {
      id: components['schemas']['Id'];
      _meta: components['schemas']['RecordMeta'];
    };
    /** @description A line of a sales invoice. */
    SalesInvoiceLine:
      | components['schemas']['SalesInvoiceArticleLine']
      | components['schemas']['SalesInvoiceSalesTypeLine']
      | components['schemas']['SalesInvoiceLedgerAccountLine']
      | components['schemas']['SalesInvoiceTextLine'];
    /**
     * @description A sales invoice with its lines, to create or to put in the place of an existing one.
     * @example {
     *       "debtorId": 1,
     *       "invoiceDate": "2026-03-02",
     *       "lines": [
     *         {
     *           "bookingType": "A",
     *           "ArticleSku": "KAAS-JONG-500",
     *           "quantity": 10
     *         },
     *         {
     *           "bookingType": "T",
     *           "description": "Bedankt voor uw bestelling."
     *         }
     *       ]
     *     }
     */
    SalesInvoiceWithLinesInput: {
      /**
       * Format: int32
       * @description Debtor that the invoice is for, see [Debtors](#tag/debtors).
       * @example 1
       */
      debtorId: number;
      /**
       * Format: date
       * @description Date of the invoice. Without it, today.
       * @example 2026-03-02
       */
      invoiceDate?: string;
      /**
       * Format: int32
       * @description Payment condition of the invoice, see [Payment conditions](#tag/payment-conditions). Without it, that of the debtor.
       * @example 1
       */
      paymentConditionId?: number | null;
      /**
       * Format: date
       * @description Date on which the invoice must be paid, not before the invoice date. Left out, it is the invoice date and the days of the payment condition, moved on to the end of that month when the condition says so.
       * @example 2026-04-01
       */
      dueDate?: string;
      invoiceAddress?: components['schemas']['InvoiceAddress'];
      /**
       * @description Reference of the debtor, for instance a purchase order number.
       * @example PO-2026-0117
       * @example PO-2026-0116
       */
      reference?: string | null;
      /**
       * @description What the invoice is for.
       * @example Levering van 2 maart
       */
      description?: string | null;
      /**
       * @description Remark for the administration's own use.
       * @example Meesturen met het overzicht van maart
       */
      remark?: string | null;
      /**
       * @description Number of the invoice, unique in the administration. Left out, it is the next one in the series of the administration; the platform assigns no number twice, even after a deletion.
       * @example 20260001
       */
      invoiceNumber?: string;
      bookYear?: components['schemas']['InvoiceBookYear'];
      bookPeriod?: components['schemas']['InvoiceBookPeriod'];
      /**
       * Format: int32
       * @description Scan in the [inbox files](#tag/inbox-files) that the content of the invoice is read from, when it is created without ledger account coding; null for an invoice that is coded already.
       * @example null
       * @example 1
       */
      inboxFileId?: number | null;
      /**
       * @description The lines of the sales invoice, in order.
       * @example [
       *       {
       *         "bookingType": "A",
       *         "ArticleSku": "KAAS-JONG-500",
       *         "quantity": 10
       *       }
       *     ]
       */
      lines: components['schemas']['InvoiceLineInput'][];
    };
    /** @description A sales invoice with its lines. */
    SalesInvoiceWithLines: {
      id: components['schemas']['Id'];
      /**
       * Format: int32
       * @description Debtor that the invoice is for, see [Debtors](#tag/debtors).
       * @example 1
       */
      debtorId?: number;
      /**
       * Format: date
       * @description Date of the invoice. Without it, today.
       * @example 2026-03-02
       */
      invoiceDate: string;
      /**
       * Format: int32
       * @description Payment condition of the invoice, see [Payment conditions](#tag/payment-conditions). Without it, that of the debtor.
       * @example 1
       */
      paymentConditionId?: number | null;
      /**
       * Format: date
       * @description Date on which the invoice must be paid, not before the invoice date. Left out, it is the invoice date and the days of the payment condition, moved on to the end of that month when the condition says so.
       * @example 2026-04-01
       */
      dueDate: string;
      invoiceAddress?: components['schemas']['InvoiceAddress'];
      /**
       * @description Reference of the debtor, for instance a purchase order number.
       * @example PO-2026-0117
       * @example PO-2026-0116
       */
      reference?: string | null;
      /**
       * @description What the invoice is for.
       * @example Levering van 2 maart
       */
      description?: string | null;
      /**
       * @description Remark for the administration's own use.
       * @example Meesturen met het overzicht van maart
       */
      remark?: string | null;
      /**
       * @description Number of the invoice, unique in the administration. Left out, it is the next one in the series of the administration; the platform assigns no number twice, even after a deletion.
       * @example 20260001
       */
      invoiceNumber: string;
      bookYear: components['schemas']['InvoiceBookYear'];
      bookPeriod: components['schemas']['InvoiceBookPeriod'];
      /**
       * Format: int32
       * @description Scan in the [inbox files](#tag/inbox-files) that the content of the invoice is read from, when it is created without ledger account coding; null for an invoice that is coded already.
       * @example null
       * @example 1
       */
      inboxFileId?: number | null;
      /**
       * Format: int32
       * @description The PDF of the invoice, see [Files](#tag/files): its layout, or the scan that it was read from or that is attached to it; null for none.
       * @example null
       * @example 1
       */
      fileId?: number | null;
      /**
       * @description Total of the lines without VAT, in euros with 2 decimals. Text lines do not count.
       * @example 66.03
       */
      amountExcludingVat: number;
      /**
       * @description Total VAT, in euros with 2 decimals. Of a purchase invoice it is the sum of the VAT of its lines.
       * @example 5.94
       */
      amountVat: number;
      /**
       * @description Total including VAT, in euros with 2 decimals.
       * @example 71.97
       */
      amountIncludingVat: number;
      /**
       * @description The total for each VAT code. On a sale, VAT is rounded once for each code, not for each line.
       * @example [
       *       {
       *         "vatCodeId": 2,
       *         "percentage": 9,
       *         "amountExcludingVat": 66.03,
       *         "amountVat": 5.94
       *       }
       *     ]
       * @example [
       *       {
       *         "vatCodeId": 10,
       *         "percentage": 9,
       *         "amountExcludingVat": 66.03,
       *         "amountVat": 5.94
       *       }
       *     ]
       */
      vatTotals: components['schemas']['VatTotal'][];
      /** @description The lines of the sales invoice, in order. */
      lines: components['schemas']['InvoiceLine'][];
      _meta: components['schemas']['RecordMeta'];
    };
    /**
     * @description The fields of a sales invoice to change.
     * @example {
     *       "reference": "PO-2026-0144"
     *     }
     */
    SalesInvoiceWithLinesPatch: {
      /**
       * Format: int32
       * @description Debtor that the invoice is for, see [Debtors](#tag/debtors).
       * @example 1
       */
      debtorId?: number;
      /**
       * Format: date
       * @description Date of the invoice. Without it, today.
       * @example 2026-03-02
       */
      invoiceDate?: string;
      /**
       * Format: int32
       * @description Payment condition of the invoice, see [Payment conditions](#tag/payment-conditions). Without it, that of the debtor.
       * @example 1
       */
      paymentConditionId?: number | null;
      /**
       * Format: date
       * @description Date on which the invoice must be paid, not before the invoice date. Left out, it is the invoice date and the days of the payment condition, moved on to the end of that month when the condition says so.
       * @example 2026-04-01
       */
      dueDate?: string;
      invoiceAddress?: components['schemas']['InvoiceAddress'];
      /**
       * @description Reference of the debtor, for instance a purchase order number.
       * @example PO-2026-0117
       * @example PO-2026-0116
       */
      reference?: string | null;
      /**
       * @description What the invoice is for.
       * @example Levering van 2 maart
       */
      description?: string | null;
      /**
       * @description Remark for the administration's own use.
       * @example Meesturen met het overzicht van maart
       */
      remark?: string | null;
      /**
       * @description Number of the invoice, unique in the administration. Left out, it is the next one in the series of the administration; the platform assigns no number twice, even after a deletion.
       * @example 20260001
       */
      invoiceNumber?: string;
      bookYear?: components['schemas']['InvoiceBookYear'];
      bookPeriod?: components['schemas']['InvoiceBookPeriod'];
      /**
       * Format: int32
       * @description Scan in the [inbox files](#tag/inbox-files) that the content of the invoice is read from, when it is created without ledger account coding; null for an invoice that is coded already.
       * @example null
       * @example 1
       */
      inboxFileId?: number | null;
      /**
       * @description The lines of the sales invoice, in order.
       * @example [
       *       {
       *         "bookingType": "A",
       *         "ArticleSku": "KAAS-JONG-500",
       *         "quantity": 10
       *       }
       *     ]
       */
      lines?: components['schemas']['InvoiceLineInput'][];
    };
    /** @description A sales invoice that is not paid in full. Its `id` is that of the invoice. */
    OutstandingSalesInvoice: {
      id: components['schemas']['Id'];
      /**
       * @description Number of the invoice.
       * @example 20260001
       */
      invoiceNumber: string;
      /**
       * Format: date
       * @description Date of the invoice.
       * @example 2026-03-02
       */
      invoiceDate: string;
      /**
       * Format: date
       * @description Date on which the invoice must be paid.
       * @example 2026-04-01
       */
      dueDate: string;
      /**
       * @description Total of the invoice including VAT, in euros with 2 decimals.
       * @example 71.97
       */
      amountIncludingVat: number;
      /**
       * @description Part of the total that is not paid, in euros with 2 decimals.
       * @example 21.97
       */
      outstandingAmount: number;
      /**
       * Format: int32
       * @description Number of days since the invoice date.
       * @example 45
       */
      age: number;
      /**
       * Format: int32
       * @description Number of days until the due date; negative when it has passed.
       * @example -15
       */
      daysUntilExpiry: number;
      /**
       * Format: int32
       * @description The debtor, see [Debtors](#tag/debtors).
       * @example 1
       */
      debtorId: number;
      /**
       * @description Number of the debtor.
       * @example 10001
       */
      debtorNumber: string;
      /**
       * @description Name of the debtor.
       * @example Bakkerij Zonnestraal
       */
      debtorName: string;
      _meta: components['schemas']['RecordMeta'];
    };
    /** @description The header of a sales order. */
    SalesOrder: {
      id: components['schemas']['Id'];
      /**
       * Format: int32
       * @description Debtor that ordered, see [Debtors](#tag/debtors).
       * @example 1
       */
      debtorId: number;
      /**
       * Format: date
       * @description Date of the order. Without it, today.
       * @example 2026-03-02
       */
      orderDate: string;
      /**
       * Format: date
       * @description Date on which the order is shipped; null while it is not known.
       * @example 2026-03-05
       */
      shippingDate?: string | null;
      deliveryAddress?: components['schemas']['Address'];
      /**
       * Format: int32
       * @description Payment condition of the order, see [Payment conditions](#tag/payment-conditions); null for none.
       * @example 1
       */
      paymentConditionId?: number | null;
      /**
       * @description Reference of the debtor, for instance a purchase order number.
       * @example PO-2026-0150
       */
      reference?: string | null;
      /**
       * @description What the order is for.
       * @example Weekbestelling
       */
      description?: string | null;
      /**
       * @description Remark for the administration's own use.
       * @example Voor tien uur leveren
       */
      remark?: string | null;
      /**
       * @description Number of the order, the next one in the series of the administration.
       * @example 26001
       */
      number: string;
      /**
       * @description Total of the lines without VAT, in euros with 2 decimals. Text lines do not count.
       * @example 66.03
       */
      amountExcludingVat: number;
      /**
       * @description Total VAT, in euros with 2 decimals. Of a purchase invoice it is the sum of the VAT of its lines.
       * @example 5.94
       */
      amountVat: number;
      /**
       * @description Total including VAT, in euros with 2 decimals.
       * @example 71.97
       */
      amountIncludingVat: number;
      /**
       * @description The total for each VAT code. On a sale, VAT is rounded once for each code, not for each line.
       * @example [
       *       {
       *         "vatCodeId": 2,
       *         "percentage": 9,
       *         "amountExcludingVat": 66.03,
       *         "amountVat": 5.94
       *       }
       *     ]
       * @example [
       *       {
       *         "vatCodeId": 10,
       *         "percentage": 9,
       *         "amountExcludingVat": 66.03,
       *         "amountVat": 5.94
       *       }
       *     ]
       */
      vatTotals: components['schemas']['VatTotal'][];
      _meta: components['schemas']['RecordMeta'];
    };
    /**
     * @description The header fields of a sales order to change.
     * @example {
     *       "shippingDate": "2026-03-06"
     *     }
     */
    SalesOrderPatch: {
      /**
       * Format: int32
       * @description Debtor that ordered, see [Debtors](#tag/debtors).
       * @example 1
       */
      debtorId?: number;
      /**
       * Format: date
       * @description Date of the order. Without it, today.
       * @example 2026-03-02
       */
      orderDate?: string;
      /**
       * Format: date
       * @description Date on which the order is shipped; null while it is not known.
       * @example 2026-03-05
       */
      shippingDate?: string | null;
      deliveryAddress?: components['schemas']['Address'];
      /**
       * Format: int32
       * @description Payment condition of the order, see [Payment conditions](#tag/payment-conditions); null for none.
       * @example 1
       */
      paymentConditionId?: number | null;
      /**
       * @description Reference of the debtor, for instance a purchase order number.
       * @example PO-2026-0150
       */
      reference?: string | null;
      /**
       * @description What the order is for.
       * @example Weekbestelling
       */
      description?: string | null;
      /**
       * @description Remark for the administration's own use.
       * @example Voor tien uur leveren
       */
      remark?: string | null;
    };
    /** @description A line of an order. `bookingType` is `A` (article) or `T` (text). */
    SalesOrderLine: components['schemas']['ArticleLine'] | components['schemas']['TextLine'];
    /**
     * @description A line of an order to create. `bookingType` is `A` (article) or `T` (text).
     * @example {
     *       "bookingType": "A",
     *       "ArticleSku": "KAAS-JONG-500",
     *       "quantity": 10
     *     }
     */
    SalesOrderLineInput: components['schemas']['ArticleLineInput'] | components['schemas']['TextLineInput'];
    /**
     * @description A sales order with its lines, to create or to put in the place of an existing one.
     * @example {
     *       "debtorId": 1,
     *       "orderDate": "2026-03-02",
     *       "shippingDate": "2026-03-05",
     *       "lines": [
     *         {
     *           "bookingType": "A",
     *           "ArticleSku": "KAAS-JONG-500",
     *           "quantity": 10
     *         },
     *         {
     *           "bookingType": "T",
     *           "description": "Graag gekoeld leveren."
     *         }
     *       ]
     *     }
     */
    SalesOrderWithLinesInput: {
      /**
       * Format: int32
       * @description Debtor that ordered, see [Debtors](#tag/debtors).
       * @example 1
       */
      debtorId: number;
      /**
       * Format: date
       * @description Date of the order. Without it, today.
       * @example 2026-03-02
       */
      orderDate?: string;
      /**
       * Format: date
       * @description Date on which the order is shipped; null while it is not known.
       * @example 2026-03-05
       */
      shippingDate?: string | null;
      deliveryAddress?: components['schemas']['Address'];
      /**
       * Format: int32
       * @description Payment condition of the order, see [Payment conditions](#tag/payment-conditions); null for none.
       * @example 1
       */
      paymentConditionId?: number | null;
      /**
       * @description Reference of the debtor, for instance a purchase order number.
       * @example PO-2026-0150
       */
      reference?: string | null;
      /**
       * @description What the order is for.
       * @example Weekbestelling
       */
      description?: string | null;
      /**
       * @description Remark for the administration's own use.
       * @example Voor tien uur leveren
       */
      remark?: string | null;
      /**
       * @description The lines of the order, in order. At least one is of type `A`.
       * @example [
       *       {
       *         "bookingType": "A",
       *         "ArticleSku": "KAAS-JONG-500",
       *         "quantity": 10
       *       }
       *     ]
       */
      lines: components['schemas']['SalesOrderLineInput'][];
    };
    /** @description A sales order with its lines. */
    SalesOrderWithLines: {
      id: components['schemas']['Id'];
      /**
       * Format: int32
       * @description Debtor that ordered, see [Debtors](#tag/debtors).
       * @example 1
       */
      debtorId: number;
      /**
       * Format: date
       * @description Date of the order. Without it, today.
       * @example 2026-03-02
       */
      orderDate: string;
      /**
       * Format: date
       * @description Date on which the order is shipped; null while it is not known.
       * @example 2026-03-05
       */
      shippingDate?: string | null;
      deliveryAddress?: components['schemas']['Address'];
      /**
       * Format: int32
       * @description Payment condition of the order, see [Payment conditions](#tag/payment-conditions); null for none.
       * @example 1
       */
      paymentConditionId?: number | null;
      /**
       * @description Reference of the debtor, for instance a purchase order number.
       * @example PO-2026-0150
       */
      reference?: string | null;
      /**
       * @description What the order is for.
       * @example Weekbestelling
       */
      description?: string | null;
      /**
       * @description Remark for the administration's own use.
       * @example Voor tien uur leveren
       */
      remark?: string | null;
      /**
       * @description Number of the order, the next one in the series of the administration.
       * @example 26001
       */
      number: string;
      /**
       * @description Total of the lines without VAT, in euros with 2 decimals. Text lines do not count.
       * @example 66.03
       */
      amountExcludingVat: number;
      /**
       * @description Total VAT, in euros with 2 decimals. Of a purchase invoice it is the sum of the VAT of its lines.
       * @example 5.94
       */
      amountVat: number;
      /**
       * @description Total including VAT, in euros with 2 decimals.
       * @example 71.97
       */
      amountIncludingVat: number;
      /**
       * @description The total for each VAT code. On a sale, VAT is rounded once for each code, not for each line.
       * @example [
       *       {
       *         "vatCodeId": 2,
       *         "percentage": 9,
       *         "amountExcludingVat": 66.03,
       *         "amountVat": 5.94
       *       }
       *     ]
       * @example [
       *       {
       *         "vatCodeId": 10,
       *         "percentage": 9,
       *         "amountExcludingVat": 66.03,
       *         "amountVat": 5.94
       *       }
       *     ]
       */
      vatTotals: components['schemas']['VatTotal'][];
      /** @description The lines of the order, in order. */
      lines: components['schemas']['SalesOrderLine'][];
      _meta: components['schemas']['RecordMeta'];
    };
    /**
     * @description The fields of a sales order to change.
     * @example {
     *       "shippingDate": "2026-03-06"
     *     }
     */
    SalesOrderWithLinesPatch: {
      /**
       * Format: int32
       * @description Debtor that ordered, see [Debtors](#tag/debtors).
       * @example 1
       */
      debtorId?: number;
      /**
       * Format: date
       * @description Date of the order. Without it, today.
       * @example 2026-03-02
       */
      orderDate?: string;
      /**
       * Format: date
       * @description Date on which the order is shipped; null while it is not known.
       * @example 2026-03-05
       */
      shippingDate?: string | null;
      deliveryAddress?: components['schemas']['Address'];
      /**
       * Format: int32
       * @description Payment condition of the order, see [Payment conditions](#tag/payment-conditions); null for none.
       * @example 1
       */
      paymentConditionId?: number | null;
      /**
       * @description Reference of the debtor, for instance a purchase order number.
       * @example PO-2026-0150
       */
      reference?: string | null;
      /**
       * @description What the order is for.
       * @example Weekbestelling
       */
      description?: string | null;
      /**
       * @description Remark for the administration's own use.
       * @example Voor tien uur leveren
       */
      remark?: string | null;
      /**
       * @description The lines of the order, in order. At least one is of type `A`.
       * @example [
       *       {
       *         "bookingType": "A",
       *         "ArticleSku": "KAAS-JONG-500",
       *         "quantity": 10
       *       }
       *     ]
       */
      lines?: components['schemas']['SalesOrderLineInput'][];
    };
    /** @description The steps of approval that a purchase invoice goes through before it may be paid. */
    ApprovalRoute: {
      id: components['schemas']['Id'];
      /**
       * @description Short code of the approval route, unique in the administration.
       * @example INKOOP
       */
      code: string;
      /**
       * @description Who approves, and for what.
       * @example Inkoop en directie
       */
      description: string;
      _meta: components['schemas']['RecordMeta'];
    };
    /**
     * @description The header of a purchase invoice to create, or to put in the place of an existing one. It names its creditor, or the scan that it is read from.
     * @example {
     *       "creditorId": 1,
     *       "invoiceNumber": "LF-2026-131",
     *       "invoiceDate": "2026-03-02"
     *     }
     */
    PurchaseInvoiceInput: {
      /**
       * Format: int32
       * @description Creditor that sent the invoice, see [Creditors](#tag/creditors). It is read from the scan when the invoice is created from an inbox file, and left out until then.
       * @example 1
       */
      creditorId?: number;
      /**
       * @description Number that the creditor gave the invoice. A creditor has no two invoices with the same number; capitals and small letters count as equal.
       * @example LF-2026-118
       */
      invoiceNumber?: string | null;
      /**
       * Format: date
       * @description Date of the invoice. Without it, today.
       * @example 2026-03-02
       */
      invoiceDate?: string;
      /**
       * Format: int32
       * @description Payment condition of the invoice, see [Payment conditions](#tag/payment-conditions). Without it, that of the creditor.
       * @example 1
       */
      paymentConditionId?: number | null;
      /**
       * Format: date
       * @description Date on which the invoice must be paid, not before the invoice date. Left out, it is the invoice date and the days of the payment condition, moved on to the end of that month when the condition says so.
       * @example 2026-04-01
       */
      dueDate?: string;
      bookYear?: components['schemas']['InvoiceBookYear'];
      bookPeriod?: components['schemas']['InvoiceBookPeriod'];
      /**
       * Format: int32
       * @description Approval route of the invoice, see [Approval routes](#tag/approval-routes). Mandatory where the administration uses the option.
       * @example null
       * @example 1
       */
      approvalRouteId?: number | null;
      /**
       * Format: int32
       * @description Scan in the [inbox files](#tag/inbox-files) that the content of the invoice is read from, when it is created without ledger account coding; null for an invoice that is coded already.
       * @example null
       * @example 1
       */
      inboxFileId?: number | null;
      /**
       * @description What the invoice is for.
       * @example Melk van februari
       */
      description?: string | null;
      /**
       * @description Remark for the administration's own use.
       * @example Prijs is besproken
       */
      remark?: string | null;
    };
    /** @description The header of a purchase invoice. */
    PurchaseInvoice: {
      id: components['schemas']['Id'];
      /**
       * Format: int32
       * @description Creditor that sent the invoice, see [Creditors](#tag/creditors). It is read from the scan when the invoice is created from an inbox file, and left out until then.
       * @example 1
       */
      creditorId?: number;
      /**
       * @description Number that the creditor gave the invoice. A creditor has no two invoices with the same number; capitals and small letters count as equal.
       * @example LF-2026-118
       */
      invoiceNumber?: string | null;
      /**
       * Format: date
       * @description Date of the invoice. Without it, today.
       * @example 2026-03-02
       */
      invoiceDate: string;
      /**
       * Format: int32
       * @description Payment condition of the invoice, see [Payment conditions](#tag/payment-conditions). Without it, that of the creditor.
       * @example 1
       */
      paymentConditionId?: number | null;
      /**
       * Format: date
       * @description Date on which the invoice must be paid, not before the invoice date. Left out, it is the invoice date and the days of the payment condition, moved on to the end of that month when the condition says so.
       * @example 2026-04-01
       */
      dueDate: string;
      bookYear: components['schemas']['InvoiceBookYear'];
      bookPeriod: components['schemas']['InvoiceBookPeriod'];
      /**
       * Format: int32
       * @description Approval route of the invoice, see [Approval routes](#tag/approval-routes). Mandatory where the administration uses the option.
       * @example null
       * @example 1
       */
      approvalRouteId?: number | null;
      /**
       * Format: int32
       * @description Scan in the [inbox files](#tag/inbox-files) that the content of the invoice is read from, when it is created without ledger account coding; null for an invoice that is coded already.
       * @example null
       * @example 1
       */
      inboxFileId?: number | null;
      /**
       * @description What the invoice is for.
       * @example Melk van februari
       */
      description?: string | null;
      /**
       * @description Remark for the administration's own use.
       * @example Prijs is besproken
       */
      remark?: string | null;
      /**
       * Format: int32
       * @description The scan that the invoice was read from or that is attached to it, see [Files](#tag/files); null for none.
       * @example null
       * @example 1
       */
      fileId?: number | null;
      /**
       * @description Total of the lines without VAT, in euros with 2 decimals. Text lines do not count.
       * @example 66.03
       */
      amountExcludingVat: number;
      /**
       * @description Total VAT, in euros with 2 decimals. Of a purchase invoice it is the sum of the VAT of its lines.
       * @example 5.94
       */
      amountVat: number;
      /**
       * @description Total including VAT, in euros with 2 decimals.
       * @example 71.97
       */
      amountIncludingVat: number;
      /**
       * @description The total for each VAT code. On a sale, VAT is rounded once for each code, not for each line.
       * @example [
       *       {
       *         "vatCodeId": 2,
       *         "percentage": 9,
       *         "amountExcludingVat": 66.03,
       *         "amountVat": 5.94
       *       }
       *     ]
       * @example [
       *       {
       *         "vatCodeId": 10,
       *         "percentage": 9,
       *         "amountExcludingVat": 66.03,
       *         "amountVat": 5.94
       *       }
       *     ]
       */
      vatTotals: components['schemas']['VatTotal'][];
      _meta: components['schemas']['RecordMeta'];
    };
    /**
     * @description The header fields of a purchase invoice to change.
     * @example {
     *       "description": "Melk van maart"
     *     }
     */
    PurchaseInvoicePatch: {
      /**
       * Format: int32
       * @description Creditor that sent the invoice, see [Creditors](#tag/creditors). It is read from the scan when the invoice is created from an inbox file, and left out until then.
       * @example 1
       */
      creditorId?: number;
      /**
       * @description Number that the creditor gave the invoice. A creditor has no two invoices with the same number; capitals and small letters count as equal.
       * @example LF-2026-118
       */
      invoiceNumber?: string | null;
      /**
       * Format: date
       * @description Date of the invoice. Without it, today.
       * @example 2026-03-02
       */
      invoiceDate?: string;
      /**
       * Format: int32
       * @description Payment condition of the invoice, see [Payment conditions](#tag/payment-conditions). Without it, that of the creditor.
       * @example 1
       */
      paymentConditionId?: number | null;
      /**
       * Format: date
       * @description Date on which the invoice must be paid, not before the invoice date. Left out, it is the invoice date and the days of the payment condition, moved on to the end of that month when the condition says so.
       * @example 2026-04-01
       */
      dueDate?: string;
      bookYear?: components['schemas']['InvoiceBookYear'];
      bookPeriod?: components['schemas']['InvoiceBookPeriod'];
      /**
       * Format: int32
       * @description Approval route of the invoice, see [Approval routes](#tag/approval-routes). Mandatory where the administration uses the option.
       * @example null
       * @example 1
       */
      approvalRouteId?: number | null;
      /**
       * Format: int32
       * @description Scan in the [inbox files](#tag/inbox-files) that the content of the invoice is read from, when it is created without ledger account coding; null for an invoice that is coded already.
       * @example null
       * @example 1
       */
      inboxFileId?: number | null;
      /**
       * @description What the invoice is for.
       * @example Melk van februari
       */
      description?: string | null;
      /**
       * @description Remark for the administration's own use.
       * @example Prijs is besproken
       */
      remark?: string | null;
    };
    /**
     * @description A line to create, or to put in the place of an existing one.
     * @example {
     *       "ledgerAccountId": 91,
     *       "description": "Rauwe melk",
     *       "quantity": 1200,
     *       "unitPrice": 0.52,
     *       "vatCodeId": 10
     *     }
     */
    PurchaseInvoiceLineInput: {
      /**
       * Format: int32
       * @description Ledger account that the line is booked on, see [Ledger accounts](#tag/ledger-accounts).
       * @example 91
       */
      ledgerAccountId: number;
      /**
       * @description Text of the line. Without it the line gets the description of its ledger account.
       * @example Rauwe melk, kan van 10 liter
       */
      description?: string | null;
      quantity?: components['schemas']['LineQuantity'];
      /**
       * @description Price of one unit in euros, up to 4 decimals. Without VAT, unless `unitPriceIncludingVat` is true.
       * @example 6.95
       */
      unitPrice: number;
      unitPriceIncludingVat?: components['schemas']['LineUnitPriceIncludingVat'];
      discountPercentage?: components['schemas']['LineDiscountPercentage'];
      /**
       * Format: int32
       * @description VAT code for purchases, see [VAT codes](#tag/vat-codes). Without it the line gets the VAT code of its ledger account.
       * @example 10
       */
      vatCodeId?: number | null;
      /**
       * @description VAT over the line as it is on the paper, in euros with 2 decimals. Left out, it is computed; it may be at most 0.05 away from that, and where no VAT is charged it is 0.
       * @example 5.94
       */
      amountVat?: number;
      costCenterId?: components['schemas']['CostCenterIdOrNull'];
      costUnitId?: components['schemas']['CostUnitIdOrNull'];
    };
    /** @description A line of a purchase invoice. */
    PurchaseInvoiceLine: {
      id: components['schemas']['Id'];
      /**
       * Format: int32
       * @description Ledger account that the line is booked on, see [Ledger accounts](#tag/ledger-accounts).
       * @example 91
       */
      ledgerAccountId: number;
      /**
       * @description Text of the line. Without it the line gets the description of its ledger account.
       * @example Rauwe melk, kan van 10 liter
       */
      description?: string | null;
      quantity: components['schemas']['LineQuantity'];
      /**
       * @description Price of one unit in euros, up to 4 decimals. Without VAT, unless `unitPriceIncludingVat` is true.
       * @example 6.95
       */
      unitPrice: number;
      unitPriceIncludingVat?: components['schemas']['LineUnitPriceIncludingVat'];
      discountPercentage?: components['schemas']['LineDiscountPercentage'];
      /**
       * Format: int32
       * @description VAT code for purchases, see [VAT codes](#tag/vat-codes). Without it the line gets the VAT code of its ledger account.
       * @example 10
       */
      vatCodeId?: number | null;
      /**
       * @description VAT over the line as it is on the paper, in euros with 2 decimals. Left out, it is computed; it may be at most 0.05 away from that, and where no VAT is charged it is 0.
       * @example 5.94
       */
      amountVat: number;
      costCenterId?: components['schemas']['CostCenterIdOrNull'];
      costUnitId?: components['schemas']['CostUnitIdOrNull'];
      /**
       * @description Quantity times price less discount, without VAT, in euros with 2 decimals.
       * @example 66.03
       */
      amountExcludingVat: number;
      /**
       * @description The line including VAT, in euros with 2 decimals.
       * @example 71.97
       */
      amountIncludingVat: number;
      _meta: components['schemas']['RecordMeta'];
    };
    /**
     * @description The fields of a line to change.
     * @example {
     *       "quantity": 1250
     *     }
     */
    PurchaseInvoiceLinePatch: {
      /**
       * Format: int32
       * @description Ledger account that the line is booked on, see [Ledger accounts](#tag/ledger-accounts).
       * @example 91
       */
      ledgerAccountId?: number;
      /**
       * @description Text of the line. Without it the line gets the description of its ledger account.
       * @example Rauwe melk, kan van 10 liter
       */
      description?: string | null;
      quantity?: components['schemas']['LineQuantity'];
      /**
       * @description Price of one unit in euros, up to 4 decimals. Without VAT, unless `unitPriceIncludingVat` is true.
       * @example 6.95
       */
      unitPrice?: number;
      unitPriceIncludingVat?: components['schemas']['LineUnitPriceIncludingVat'];
      discountPercentage?: components['schemas']['LineDiscountPercentage'];
      /**
       * Format: int32
       * @description VAT code for purchases, see [VAT codes](#tag/vat-codes). Without it the line gets the VAT code of its ledger account.
       * @example 10
       */
      vatCodeId?: number | null;
      /**
       * @description VAT over the line as it is on the paper, in euros with 2 decimals. Left out, it is computed; it may be at most 0.05 away from that, and where no VAT is charged it is 0.
       * @example 5.94
       */
      amountVat?: number;
      costCenterId?: components['schemas']['CostCenterIdOrNull'];
      costUnitId?: components['schemas']['CostUnitIdOrNull'];
    };
    /** @description A line inside its purchase invoice. */
    NestedPurchaseInvoiceLine: {
      id: components['schemas']['Id'];
      /**
       * Format: int32
       * @description Ledger account that the line is booked on, see [Ledger accounts](#tag/ledger-accounts).
       * @example 91
       */
      ledgerAccountId: number;
      /**
       * @description Text of the line. Without it the line gets the description of its ledger account.
       * @example Rauwe melk, kan van 10 liter
       */
      description?: string | null;
      quantity: components['schemas']['LineQuantity'];
      /**
       * @description Price of one unit in euros, up to 4 decimals. Without VAT, unless `unitPriceIncludingVat` is true.
       * @example 6.95
       */
      unitPrice: number;
      unitPriceIncludingVat?: components['schemas']['LineUnitPriceIncludingVat'];
      discountPercentage?: components['schemas']['LineDiscountPercentage'];
      /**
       * Format: int32
       * @description VAT code for purchases, see [VAT codes](#tag/vat-codes). Without it the line gets the VAT code of its ledger account.
       * @example 10
       */
      vatCodeId?: number | null;
      /**
       * @description VAT over the line as it is on the paper, in euros with 2 decimals. Left out, it is computed; it may be at most 0.05 away from that, and where no VAT is charged it is 0.
       * @example 5.94
       */
      amountVat: number;
      costCenterId?: components['schemas']['CostCenterIdOrNull'];
      costUnitId?: components['schemas']['CostUnitIdOrNull'];
      /**
       * @description Quantity times price less discount, without VAT, in euros with 2 decimals.
       * @example 66.03
       */
      amountExcludingVat: number;
      /**
       * @description The line including VAT, in euros with 2 decimals.
       * @example 71.97
       */
      amountIncludingVat: number;
    };
    /**
     * @description A purchase invoice with its lines, to create or to put in the place of an existing one.
     * @example {
     *       "creditorId": 1,
     *       "invoiceNumber": "LF-2026-132",
     *       "invoiceDate": "2026-03-02",
     *       "lines": [
     *         {
     *           "ledgerAccountId": 91,
     *           "description": "Rauwe melk",
     *           "quantity": 1200,
     *           "unitPrice": 0.52,
     *           "vatCodeId": 10
     *         }
     *       ]
     *     }
     */
    PurchaseInvoiceWithLinesInput: {
      /**
       * Format: int32
       * @description Creditor that sent the invoice, see [Creditors](#tag/creditors). It is read from the scan when the invoice is created from an inbox file, and left out until then.
       * @example 1
       */
      creditorId: number;
      /**
       * @description Number that the creditor gave the invoice. A creditor has no two invoices with the same number; capitals and small letters count as equal.
       * @example LF-2026-118
       */
      invoiceNumber?: string | null;
      /**
       * Format: date
       * @description Date of the invoice. Without it, today.
       * @example 2026-03-02
       */
      invoiceDate?: string;
      /**
       * Format: int32
       * @description Payment condition of the invoice, see [Payment conditions](#tag/payment-conditions). Without it, that of the creditor.
       * @example 1
       */
      paymentConditionId?: number | null;
      /**
       * Format: date
       * @description Date on which the invoice must be paid, not before the invoice date. Left out, it is the invoice date and the days of the payment condition, moved on to the end of that month when the condition says so.
       * @example 2026-04-01
       */
      dueDate?: string;
      bookYear?: components['schemas']['InvoiceBookYear'];
      bookPeriod?: components['schemas']['InvoiceBookPeriod'];
      /**
       * Format: int32
       * @description Approval route of the invoice, see [Approval routes](#tag/approval-routes). Mandatory where the administration uses the option.
       * @example null
       * @example 1
       */
      approvalRouteId?: number | null;
      /**
       * Format: int32
       * @description Scan in the [inbox files](#tag/inbox-files) that the content of the invoice is read from, when it is created without ledger account coding; null for an invoice that is coded already.
       * @example null
       * @example 1
       */
      inboxFileId?: number | null;
      /**
       * @description What the invoice is for.
       * @example Melk van februari
       */
      description?: string | null;
      /**
       * @description Remark for the administration's own use.
       * @example Prijs is besproken
       */
      remark?: string | null;
      /**
       * @description The lines of the purchase invoice, in order.
       * @example [
       *       {
       *         "ledgerAccountId": 91,
       *         "description": "Rauwe melk",
       *         "quantity": 1200,
       *         "unitPrice": 0.52,
       *         "vatCodeId": 10
       *       }
       *     ]
       */
      lines: components['schemas']['PurchaseInvoiceLineInput'][];
    };
    /** @description A purchase invoice with its lines. */
    PurchaseInvoiceWithLines: {
      id: components['schemas']['Id'];
      /**
       * Format: int32
       * @description Creditor that sent the invoice, see [Creditors](#tag/creditors). It is read from the scan when the invoice is created from an inbox file, and left out until then.
       * @example 1
       */
      creditorId?: number;
      /**
       * @description Number that the creditor gave the invoice. A creditor has no two invoices with the same number; capitals and small letters count as equal.
       * @example LF-2026-118
       */
      invoiceNumber?: string | null;
      /**
       * Format: date
       * @description Date of the invoice. Without it, today.
       * @example 2026-03-02
       */
      invoiceDate: string;
      /**
       * Format: int32
       * @description Payment condition of the invoice, see [Payment conditions](#tag/payment-conditions). Without it, that of the creditor.
       * @example 1
       */
      paymentConditionId?: number | null;
      /**
       * Format: date
       * @description Date on which the invoice must be paid, not before the invoice date. Left out, it is the invoice date and the days of the payment condition, moved on to the end of that month when the condition says so.
       * @example 2026-04-01
       */
      dueDate: string;
      bookYear: components['schemas']['InvoiceBookYear'];
      bookPeriod: components['schemas']['InvoiceBookPeriod'];
      /**
       * Format: int32
       * @description Approval route of the invoice, see [Approval routes](#tag/approval-routes). Mandatory where the administration uses the option.
       * @example null
       * @example 1
       */
      approvalRouteId?: number | null;
      /**
       * Format: int32
       * @description Scan in the [inbox files](#tag/inbox-files) that the content of the invoice is read from, when it is created without ledger account coding; null for an invoice that is coded already.
       * @example null
       * @example 1
       */
      inboxFileId?: number | null;
      /**
       * @description What the invoice is for.
       * @example Melk van februari
       */
      description?: string | null;
      /**
       * @description Remark for the administration's own use.
       * @example Prijs is besproken
       */
      remark?: string | null;
      /**
       * Format: int32
       * @description The scan that the invoice was read from or that is attached to it, see [Files](#tag/files); null for none.
       * @example null
       * @example 1
       */
      fileId?: number | null;
      /**
       * @description Total of the lines without VAT, in euros with 2 decimals. Text lines do not count.
       * @example 66.03
       */
      amountExcludingVat: number;
      /**
       * @description Total VAT, in euros with 2 decimals. Of a purchase invoice it is the sum of the VAT of its lines.
       * @example 5.94
       */
      amountVat: number;
      /**
       * @description Total including VAT, in euros with 2 decimals.
       * @example 71.97
       */
      amountIncludingVat: number;
      /**
       * @description The total for each VAT code. On a sale, VAT is rounded once for each code, not for each line.
       * @example [
       *       {
       *         "vatCodeId": 2,
       *         "percentage": 9,
       *         "amountExcludingVat": 66.03,
       *         "amountVat": 5.94
       *       }
       *     ]
       * @example [
       *       {
       *         "vatCodeId": 10,
       *         "percentage": 9,
       *         "amountExcludingVat": 66.03,
       *         "amountVat": 5.94
       *       }
       *     ]
       */
      vatTotals: components['schemas']['VatTotal'][];
      /** @description The lines of the purchase invoice, in order. */
      lines: components['schemas']['NestedPurchaseInvoiceLine'][];
      _meta: components['schemas']['RecordMeta'];
    };
    /**
     * @description The fields of a purchase invoice to change.
     * @example {
     *       "description": "Melk van maart"
     *     }
     */
    PurchaseInvoiceWithLinesPatch: {
      /**
       * Format: int32
       * @description Creditor that sent the invoice, see [Creditors](#tag/creditors). It is read from the scan when the invoice is created from an inbox file, and left out until then.
       * @example 1
       */
      creditorId?: number;
      /**
       * @description Number that the creditor gave the invoice. A creditor has no two invoices with the same number; capitals and small letters count as equal.
       * @example LF-2026-118
       */
      invoiceNumber?: string | null;
      /**
       * Format: date
       * @description Date of the invoice. Without it, today.
       * @example 2026-03-02
       */
      invoiceDate?: string;
      /**
       * Format: int32
       * @description Payment condition of the invoice, see [Payment conditions](#tag/payment-conditions). Without it, that of the creditor.
       * @example 1
       */
      paymentConditionId?: number | null;
      /**
       * Format: date
       * @description Date on which the invoice must be paid, not before the invoice date. Left out, it is the invoice date and the days of the payment condition, moved on to the end of that month when the condition says so.
       * @example 2026-04-01
       */
      dueDate?: string;
      bookYear?: components['schemas']['InvoiceBookYear'];
      bookPeriod?: components['schemas']['InvoiceBookPeriod'];
      /**
       * Format: int32
       * @description Approval route of the invoice, see [Approval routes](#tag/approval-routes). Mandatory where the administration uses the option.
       * @example null
       * @example 1
       */
      approvalRouteId?: number | null;
      /**
       * Format: int32
       * @description Scan in the [inbox files](#tag/inbox-files) that the content of the invoice is read from, when it is created without ledger account coding; null for an invoice that is coded already.
       * @example null
       * @example 1
       */
      inboxFileId?: number | null;
      /**
       * @description What the invoice is for.
       * @example Melk van februari
       */
      description?: string | null;
      /**
       * @description Remark for the administration's own use.
       * @example Prijs is besproken
       */
      remark?: string | null;
      /**
       * @description The lines of the purchase invoice, in order.
       * @example [
       *       {
       *         "ledgerAccountId": 91,
       *         "description": "Rauwe melk",
       *         "quantity": 1200,
       *         "unitPrice": 0.52,
       *         "vatCodeId": 10
       *       }
       *     ]
       */
      lines?: components['schemas']['PurchaseInvoiceLineInput'][];
    };
    /** @description A purchase invoice that is not paid in full. Its `id` is that of the invoice. */
    OutstandingPurchaseInvoice: {
      id: components['schemas']['Id'];
      /**
       * @description Number that the creditor gave the invoice; null for none.
       * @example LF-2026-118
       */
      invoiceNumber: string | null;
      /**
       * Format: date
       * @description Date of the invoice.
       * @example 2026-03-02
       */
      invoiceDate: string;
      /**
       * Format: date
       * @description Date on which the invoice must be paid.
       * @example 2026-04-01
       */
      dueDate: string;
      /**
       * @description Total of the invoice including VAT, in euros with 2 decimals.
       * @example 71.97
       */
      amountIncludingVat: number;
      /**
       * @description Part of the total that is not paid, in euros with 2 decimals.
       * @example 31.97
       */
      outstandingAmount: number;
      /**
       * Format: int32
       * @description Number of days since the invoice date.
       * @example 45
       */
      age: number;
      /**
       * Format: int32
       * @description Number of days until the due date; negative when it has passed.
       * @example -15
       */
      daysUntilExpiry: number;
      /**
       * Format: int32
       * @description The creditor, see [Creditors](#tag/creditors).
       * @example 1
       */
      creditorId: number;
      /**
       * @description Number of the creditor.
       * @example 20001
       */
      creditorNumber: string;
      /**
       * @description Name of the creditor.
       * @example Melkveebedrijf De Stille Weide
       */
      creditorName: string;
      _meta: components['schemas']['RecordMeta'];
    };
    /** @description A PDF that is still to be processed. */
    InboxFile: {
      id: components['schemas']['Id'];
      _meta: components['schemas']['RecordMeta'];
    };
    /** @description A book that holds the entries of one kind. */
    Journal: {
      id: components['schemas']['Id'];
      /**
       * @description Short code of the journal, unique in the administration.
       * @example MEM
       */
      code: string;
      /**
       * @description Name of the journal.
       * @example Memoriaal
       */
      description: string;
      /**
       * @description Type of the journal. Accept other values too:
       *     - `M`: memorial
       *     - `K`: cash registration
       *     - `V`: sales
       *     - `I`: purchase
       *     - `B`: bank
       * @example M
       */
      type: string;
      /**
       * Format: int32
       * @description Ledger account of the cash register (type K) or of the bank account (type B); null for other journals.
       * @example null
       * @example 17
       */
      ledgerAccountId: number | null;
      _meta: components['schemas']['RecordMeta'];
    };
    /**
     * @description The header of a journal entry to create, or to put in the place of an existing one.
     * @example {
     *       "JournalId": 1,
     *       "bookYear": 2026,
     *       "bookPeriod": 3,
     *       "sourceDocumentNumber": "MEM-2026-014",
     *       "description": "Afschrijving maart",
     *       "date": "2026-03-31"
     *     }
     */
    JournalEntryInput: {
      /**
       * Format: int32
       * @description Journal that the entry is made in, of type M (memorial) or K (cash registration), see [Journals](#tag/journals).
       * @example 1
       */
      JournalId: number;
      bookYear: components['schemas']['BookYear'];
      bookPeriod: components['schemas']['BookPeriod'];
      /**
       * @description Document number of the entry.
       * @example MEM-2026-001
       */
      sourceDocumentNumber: string;
      /**
       * @description What the entry is.
       * @example Afschrijving januari
       */
      description?: string | null;
      /**
       * Format: date
       * @description Date of the document. It may lie outside `bookYear` and `bookPeriod`, which decide where the entry is booked.
       * @example 2026-01-31
       */
      date?: string | null;
      /**
       * @description For a cash registration: the balance of the cash register before the entry, in euros with 2 decimals. Null for a memorial.
       * @example null
       * @example 150
       */
      openingBalance?: number | null;
      /**
       * @description For a cash registration: the balance of the cash register after the entry, in euros with 2 decimals. The lines account for the difference with `openingBalance`: credits add to it, debits take from it. Null for a memorial.
       * @example null
       * @example 212.5
       */
      closingBalance?: number | null;
    };
    /** @description The header of a journal entry. */
    JournalEntry: {
      id: components['schemas']['Id'];
      /**
       * Format: int32
       * @description Journal that the entry is made in, of type M (memorial) or K (cash registration), see [Journals](#tag/journals).
       * @example 1
       */
      JournalId: number;
      bookYear: components['schemas']['BookYear'];
      bookPeriod: components['schemas']['BookPeriod'];
      /**
       * @description Document number of the entry.
       * @example MEM-2026-001
       */
      sourceDocumentNumber: string;
      /**
       * @description What the entry is.
       * @example Afschrijving januari
       */
      description?: string | null;
      /**
       * Format: date
       * @description Date of the document. It may lie outside `bookYear` and `bookPeriod`, which decide where the entry is booked.
       * @example 2026-01-31
       */
      date?: string | null;
      /**
       * @description For a cash registration: the balance of the cash register before the entry, in euros with 2 decimals. Null for a memorial.
       * @example null
       * @example 150
       */
      openingBalance?: number | null;
      /**
       * @description For a cash registration: the balance of the cash register after the entry, in euros with 2 decimals. The lines account for the difference with `openingBalance`: credits add to it, debits take from it. Null for a memorial.
       * @example null
       * @example 212.5
       */
      closingBalance?: number | null;
      /**
       * @description State of the entry:
       *     - `draft`: entered and ready to process
       *     - `processed`: booked in the ledger; the entry and its lines cannot be changed any more
       * @example draft
       * @enum {string}
       */
      status: 'draft' | 'processed';
      _meta: components['schemas']['RecordMeta'];
    };
    /**
     * @description The header fields of a journal entry to change.
     * @example {
     *       "description": "Afschrijving kaasmachine maart"
     *     }
     */
    JournalEntryPatch: {
      /**
       * Format: int32
       * @description Journal that the entry is made in, of type M (memorial) or K (cash registration), see [Journals](#tag/journals).
       * @example 1
       */
      JournalId?: number;
      bookYear?: components['schemas']['BookYear'];
      bookPeriod?: components['schemas']['BookPeriod'];
      /**
       * @description Document number of the entry.
       * @example MEM-2026-001
       */
      sourceDocumentNumber?: string;
      /**
       * @description What the entry is.
       * @example Afschrijving januari
       */
      description?: string | null;
      /**
       * Format: date
       * @description Date of the document. It may lie outside `bookYear` and `bookPeriod`, which decide where the entry is booked.
       * @example 2026-01-31
       */
      date?: string | null;
      /**
       * @description For a cash registration: the balance of the cash register before the entry, in euros with 2 decimals. Null for a memorial.
       * @example null
       * @example 150
       */
      openingBalance?: number | null;
      /**
       * @description For a cash registration: the balance of the cash register after the entry, in euros with 2 decimals. The lines account for the difference with `openingBalance`: credits add to it, debits take from it. Null for a memorial.
       * @example null
       * @example 212.5
       */
      closingBalance?: number | null;
    };
    /**
     * @description A line to create, or to put in the place of an existing one. It has a debit, a credit, or both.
     * @example {
     *       "ledgerAccountId": 85,
     *       "description": "Afschrijving",
     *       "amountDebit": 250
     *     }
     */
    JournalEntryLineInput: {
      /**
       * Format: int32
       * @description Ledger account that the line is booked on, see [Ledger accounts](#tag/ledger-accounts).
       * @example 85
       */
      ledgerAccountId: number;
      /**
       * @description Text of the line.
       * @example Afschrijving
       */
      description?: string | null;
      /**
       * @description Amount on the debit side, in euros with 2 decimals. In a memorial, debits and credits are equal.
       * @example 250
       */
      amountDebit?: number;
      /**
       * @description Amount on the credit side, in euros with 2 decimals. In a memorial, debits and credits are equal.
       * @example 0
       */
      amountCredit?: number;
      costCenterId?: components['schemas']['CostCenterIdOrNull'];
      costUnitId?: components['schemas']['CostUnitIdOrNull'];
      /**
       * Format: int32
       * @description The debtor that the line is about, see [Debtors](#tag/debtors); null for none.
       * @example null
       * @example 1
       */
      debtorId?: number | null;
      /**
       * Format: int32
       * @description The creditor that the line is about, see [Creditors](#tag/creditors); null for none.
       * @example null
       * @example 1
       */
      creditorId?: number | null;
      /**
       * @description Number of the invoice that the line is about; null for none. A line on an account of debtors or creditors needs it, with the debtor or creditor.
       * @example null
       * @example 20260001
       */
      invoiceNumber?: string | null;
    };
    /** @description A line of a journal entry. */
    JournalEntryLine: {
      id: components['schemas']['Id'];
      /**
       * Format: int32
       * @description Ledger account that the line is booked on, see [Ledger accounts](#tag/ledger-accounts).
       * @example 85
       */
      ledgerAccountId: number;
      /**
       * @description Text of the line.
       * @example Afschrijving
       */
      description?: string | null;
      /**
       * @description Amount on the debit side, in euros with 2 decimals. In a memorial, debits and credits are equal.
       * @example 250
       */
      amountDebit: number;
      /**
       * @description Amount on the credit side, in euros with 2 decimals. In a memorial, debits and credits are equal.
       * @example 0
       */
      amountCredit: number;
      costCenterId?: components['schemas']['CostCenterIdOrNull'];
      costUnitId?: components['schemas']['CostUnitIdOrNull'];
      /**
       * Format: int32
       * @description The debtor that the line is about, see [Debtors](#tag/debtors); null for none.
       * @example null
       * @example 1
       */
      debtorId?: number | null;
      /**
       * Format: int32
       * @description The creditor that the line is about, see [Creditors](#tag/creditors); null for none.
       * @example null
       * @example 1
       */
      creditorId?: number | null;
      /**
       * @description Number of the invoice that the line is about; null for none. A line on an account of debtors or creditors needs it, with the debtor or creditor.
       * @example null
       * @example 20260001
       */
      invoiceNumber?: string | null;
      _meta: components['schemas']['RecordMeta'];
    };
    /**
     * @description The fields of a line to change.
     * @example {
     *       "amountDebit": 260
     *     }
     */
    JournalEntryLinePatch: {
      /**
       * Format: int32
       * @description Ledger account that the line is booked on, see [Ledger accounts](#tag/ledger-accounts).
       * @example 85
       */
      ledgerAccountId?: number;
      /**
       * @description Text of the line.
       * @example Afschrijving
       */
      description?: string | null;
      /**
       * @description Amount on the debit side, in euros with 2 decimals. In a memorial, debits and credits are equal.
       * @example 250
       */
      amountDebit?: number;
      /**
       * @description Amount on the credit side, in euros with 2 decimals. In a memorial, debits and credits are equal.
       * @example 0
       */
      amountCredit?: number;
      costCenterId?: components['schemas']['CostCenterIdOrNull'];
      costUnitId?: components['schemas']['CostUnitIdOrNull'];
      /**
       * Format: int32
       * @description The debtor that the line is about, see [Debtors](#tag/debtors); null for none.
       * @example null
       * @example 1
       */
      debtorId?: number | null;
      /**
       * Format: int32
       * @description The creditor that the line is about, see [Creditors](#tag/creditors); null for none.
       * @example null
       * @example 1
       */
      creditorId?: number | null;
      /**
       * @description Number of the invoice that the line is about; null for none. A line on an account of debtors or creditors needs it, with the debtor or creditor.
       * @example null
       * @example 20260001
       */
      invoiceNumber?: string | null;
    };
    /** @description A line inside its journal entry. */
    NestedJournalEntryLine: {
      id: components['schemas']['Id'];
      /**
       * Format: int32
       * @description Ledger account that the line is booked on, see [Ledger accounts](#tag/ledger-accounts).
       * @example 85
       */
      ledgerAccountId: number;
      /**
       * @description Text of the line.
       * @example Afschrijving
       */
      description?: string | null;
      /**
       * @description Amount on the debit side, in euros with 2 decimals. In a memorial, debits and credits are equal.
       * @example 250
       */
      amountDebit: number;
      /**
       * @description Amount on the credit side, in euros with 2 decimals. In a memorial, debits and credits are equal.
       * @example 0
       */
      amountCredit: number;
      costCenterId?: components['schemas']['CostCenterIdOrNull'];
      costUnitId?: components['schemas']['CostUnitIdOrNull'];
      /**
       * Format: int32
       * @description The debtor that the line is about, see [Debtors](#tag/debtors); null for none.
       * @example null
       * @example 1
       */
      debtorId?: number | null;
      /**
       * Format: int32
       * @description The creditor that the line is about, see [Creditors](#tag/creditors); null for none.
       * @example null
       * @example 1
       */
      creditorId?: number | null;
      /**
       * @description Number of the invoice that the line is about; null for none. A line on an account of debtors or creditors needs it, with the debtor or creditor.
       * @example null
       * @example 20260001
       */
      invoiceNumber?: string | null;
    };
    /**
     * @description A journal entry with its lines, to create or to put in the place of an existing one.
     * @example {
     *       "JournalId": 1,
     *       "bookYear": 2026,
     *       "bookPeriod": 3,
     *       "sourceDocumentNumber": "MEM-2026-015",
     *       "description": "Afschrijving maart",
     *       "lines": [
     *         {
     *           "ledgerAccountId": 85,
     *           "description": "Afschrijving",
     *           "amountDebit": 250
     *         },
     *         {
     *           "ledgerAccountId": 6,
     *           "description": "Afschrijving",
     *           "amountCredit": 250
     *         }
     *       ]
     *     }
     */
    JournalEntryWithLinesInput: {
      /**
       * Format: int32
       * @description Journal that the entry is made in, of type M (memorial) or K (cash registration), see [Journals](#tag/journals).
       * @example 1
       */
      JournalId: number;
      bookYear: components['schemas']['BookYear'];
      bookPeriod: components['schemas']['BookPeriod'];
      /**
       * @description Document number of the entry.
       * @example MEM-2026-001
       */
      sourceDocumentNumber: string;
      /**
       * @description What the entry is.
       * @example Afschrijving januari
       */
      description?: string | null;
      /**
       * Format: date
       * @description Date of the document. It may lie outside `bookYear` and `bookPeriod`, which decide where the entry is booked.
       * @example 2026-01-31
       */
      date?: string | null;
      /**
       * @description For a cash registration: the balance of the cash register before the entry, in euros with 2 decimals. Null for a memorial.
       * @example null
       * @example 150
       */
      openingBalance?: number | null;
      /**
       * @description For a cash registration: the balance of the cash register after the entry, in euros with 2 decimals. The lines account for the difference with `openingBalance`: credits add to it, debits take from it. Null for a memorial.
       * @example null
       * @example 212.5
       */
      closingBalance?: number | null;
      /**
       * @description The lines of the journal entry, in order.
       * @example [
       *       {
       *         "ledgerAccountId": 85,
       *         "description": "Afschrijving",
       *         "amountDebit": 250
       *       }
       *     ]
       */
      lines: components['schemas']['JournalEntryLineInput'][];
    };
    /** @description A journal entry with its lines. */
    JournalEntryWithLines: {
      id: components['schemas']['Id'];
      /**
       * Format: int32
       * @description Journal that the entry is made in, of type M (memorial) or K (cash registration), see [Journals](#tag/journals).
       * @example 1
       */
      JournalId: number;
      bookYear: components['schemas']['BookYear'];
      bookPeriod: components['schemas']['BookPeriod'];
      /**
       * @description Document number of the entry.
       * @example MEM-2026-001
       */
      sourceDocumentNumber: string;
      /**
       * @description What the entry is.
       * @example Afschrijving januari
       */
      description?: string | null;
      /**
       * Format: date
       * @description Date of the document. It may lie outside `bookYear` and `bookPeriod`, which decide where the entry is booked.
       * @example 2026-01-31
       */
      date?: string | null;
      /**
       * @description For a cash registration: the balance of the cash register before the entry, in euros with 2 decimals. Null for a memorial.
       * @example null
       * @example 150
       */
      openingBalance?: number | null;
      /**
       * @description For a cash registration: the balance of the cash register after the entry, in euros with 2 decimals. The lines account for the difference with `openingBalance`: credits add to it, debits take from it. Null for a memorial.
       * @example null
       * @example 212.5
       */
      closingBalance?: number | null;
      /**
       * @description State of the entry:
       *     - `draft`: entered and ready to process
       *     - `processed`: booked in the ledger; the entry and its lines cannot be changed any more
       * @example draft
       * @enum {string}
       */
      status: 'draft' | 'processed';
      /** @description The lines of the journal entry, in order. */
      lines: components['schemas']['NestedJournalEntryLine'][];
      _meta: components['schemas']['RecordMeta'];
    };
    /**
     * @description The fields of a journal entry to change.
     * @example {
     *       "description": "Afschrijving kaasmachine maart"
     *     }
     */
    JournalEntryWithLinesPatch: {
      /**
       * Format: int32
       * @description Journal that the entry is made in, of type M (memorial) or K (cash registration), see [Journals](#tag/journals).
       * @example 1
       */
      JournalId?: number;
      bookYear?: components['schemas']['BookYear'];
      bookPeriod?: components['schemas']['BookPeriod'];
      /**
       * @description Document number of the entry.
       * @example MEM-2026-001
       */
      sourceDocumentNumber?: string;
      /**
       * @description What the entry is.
       * @example Afschrijving januari
       */
      description?: string | null;
      /**
       * Format: date
       * @description Date of the document. It may lie outside `bookYear` and `bookPeriod`, which decide where the entry is booked.
       * @example 2026-01-31
       */
      date?: string | null;
      /**
       * @description For a cash registration: the balance of the cash register before the entry, in euros with 2 decimals. Null for a memorial.
       * @example null
       * @example 150
       */
      openingBalance?: number | null;
      /**
       * @description For a cash registration: the balance of the cash register after the entry, in euros with 2 decimals. The lines account for the difference with `openingBalance`: credits add to it, debits take from it. Null for a memorial.
       * @example null
       * @example 212.5
       */
      closingBalance?: number | null;
      /**
       * @description The lines of the journal entry, in order.
       * @example [
       *       {
       *         "ledgerAccountId": 85,
       *         "description": "Afschrijving",
       *         "amountDebit": 250
       *       }
       *     ]
       */
      lines?: components['schemas']['JournalEntryLineInput'][];
    };
    /**
     * Format: int32
     * @description Type of ledger account:
     *     - `1`: BalanceSheetOther
     *     - `2`: ProfitAndLossOther
     *     - `3`: CashRegister
     *     - `4`: Bank
     *     - `5`: Giro
     *     - `6`: Sales (debtors)
     *     - `7`: Purchase (creditors)
     *     - `8`: SuspenseAccount
     *     - `9`: Turnover
     *     - `10`: Costs
     *     - `12`: PaymentDifferenceDiscount
     *     - `13`: NeutralAccount
     *     - `14`: VatAccount
     *     - `15`: ResultAccountAnnualClose
     * @example 9
     * @enum {integer}
     */
    LedgerAccountTypeId: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 12 | 13 | 14 | 15;
    /** @description An account in the ledger of the administration. */
    LedgerAccount: {
      id: components['schemas']['Id'];
      /**
       * @description Account number, unique in the administration.
       * @example 8000
       */
      number: string;
      /**
       * @description Name of the account.
       * @example Omzet goederen, hoog tarief
       */
      description: string;
      type: components['schemas']['LedgerAccountTypeId'];
      /**
       * @description Code of the account in the reference chart of accounts (RGS); null when it has none.
       * @example WOmzNohOlh
       */
      referenceCode?: string | null;
      /**
       * @description Where the account is reported:
       *     - `B`: balance sheet
       *     - `P`: profit and loss
       * @example P
       * @enum {string}
       */
      balanceOrProfitLoss: 'B' | 'P';
      /**
       * Format: int32
       * @description VAT code that bookings on the account start with, see [VAT codes](#tag/vat-codes); null for none.
       * @example 1
       */
      vatCodeId: number | null;
      _meta: components['schemas']['RecordMeta'];
    };
    /** @description A type of ledger account. */
    LedgerAccountType: {
      id: components['schemas']['LedgerAccountTypeId'];
      /**
       * @description Name of the type; the descriptions of the values stand at `id`.
       * @example Turnover
       * @enum {string}
       */
      name:
        | 'BalanceSheetOther'
        | 'ProfitAndLossOther'
        | 'CashRegister'
        | 'Bank'
        | 'Giro'
        | 'Sales (debtors)'
        | 'Purchase (creditors)'
        | 'SuspenseAccount'
        | 'Turnover'
        | 'Costs'
        | 'PaymentDifferenceDiscount'
        | 'NeutralAccount'
        | 'VatAccount'
        | 'ResultAccountAnnualClose';
      _meta: components['schemas']['RecordMeta'];
    };
    /** @description Where a ledger account stands in the structure of the reports. */
    LedgerAccountClassification: {
      id: components['schemas']['Id'];
      /**
       * Format: int32
       * @description The account that is classified, see [Ledger accounts](#tag/ledger-accounts).
       * @example 97
       */
      ledgerAccountId: number;
      /**
       * @description Number of the account.
       * @example 8000
       */
      ledgerAccountNumber: string;
      /**
       * @description Name of the account.
       * @example Omzet goederen, hoog tarief
       */
      ledgerAccountDescription: string;
      /**
       * @description Code of the group in the account structure that the account belongs to.
       * @example 80
       */
      groupCode: string;
      /**
       * @description Name of that group.
       * @example Netto-omzet
       */
      groupDescription: string;
      /**
       * @description Code of the line in the compaction structure that the account adds to.
       * @example OMZ
       */
      compactionCode: string;
      /**
       * @description Name of that line.
       * @example Omzet
       */
      compactionDescription: string;
      /**
       * @description Code of the account in the reference chart of accounts (RGS); null when it has none.
       * @example WOmzNohOlh
       */
      referenceCode: string | null;
      /**
       * @description Name that the reference chart of accounts has for that code; null when there is no code.
       * @example Omzet handelsgoederen hoog tarief
       */
      referenceDescription: string | null;
      /**
       * Format: int32
       * @description Level of the account in the reference chart of accounts, from 1 at the top (balance sheet, or profit and loss); null when there is no code.
       * @example 4
       */
      level: number | null;
      /**
       * Format: int32
       * @description Position of the account among all accounts in the order of the reports, from 1: by line of the compaction structure, then by number. Sort on it with `orderby=sortOrder`.
       * @example 56
       */
      sortOrder: number;
      _meta: components['schemas']['RecordMeta'];
    };
    /**
     * Format: int32
     * @description Period of the book year; 0 holds the year-end closing entries, the balances that the year begins with. They are provisional until the year before is closed.
     * @example 3
     */
    LedgerPeriod: number;
    /** @description A transaction on a ledger account. */
    LedgerLine: {
      id: components['schemas']['Id'];
      /**
       * Format: int32
       * @description The entry that the line belongs to. It is a [journal entry](#tag/journal-entries), or an entry that the platform made of an invoice, a bank statement or the closing of a year.
       * @example 1000001
       */
      JournalEntryId: number;
      Bookyear: components['schemas']['BookYear'];
      Period: components['schemas']['LedgerPeriod'];
      /**
       * Format: date
       * @description Date of the transaction.
       * @example 2026-03-02
       */
      date: string;
      /**
       * Format: int32
       * @description The journal of the entry, see [Journals](#tag/journals).
       * @example 4
       */
      journalId: number;
      /**
       * @description Document number of the entry.
       * @example 20260001
       */
      sourceDocumentNumber?: string | null;
      /**
       * Format: int32
       * @description The account, see [Ledger accounts](#tag/ledger-accounts).
       * @example 24
       */
      ledgerAccountId: number;
      /**
       * @description Number of the account.
       * @example 1300
       */
      ledgerAccountNumber: string;
      /**
       * @description Name of the account.
       * @example Debiteuren Nederland
       */
      ledgerAccountDescription: string;
      /**
       * @description What the transaction is.
       * @example Levering van 2 maart
       */
      description?: string | null;
      /**
       * @description Amount on the debit side, in euros with 2 decimals; 0 for a credit.
       * @example 71.97
       */
      amountDebit: number;
      /**
       * @description Amount on the credit side, in euros with 2 decimals; 0 for a debit.
       * @example 0
       */
      amountCredit: number;
      /**
       * Format: int32
       * @description VAT code of the transaction, see [VAT codes](#tag/vat-codes); null for none.
       * @example null
       * @example 2
       */
      vatCodeId?: number | null;
      costCenterId?: components['schemas']['CostCenterIdOrNull'];
      costUnitId?: components['schemas']['CostUnitIdOrNull'];
      /**
       * Format: int32
       * @description The debtor that the transaction is with, see [Debtors](#tag/debtors); null for none.
       * @example 1
       */
      debtorId?: number | null;
      /**
       * Format: int32
       * @description The creditor that the transaction is with, see [Creditors](#tag/creditors); null for none.
       * @example null
       * @example 1
       */
      creditorId?: number | null;
      /**
       * @description Number of the invoice that the transaction is about; null for none.
       * @example 20260001
       */
      invoiceNumber?: string | null;
      /**
       * Format: int32
       * @description The [sales invoice](#tag/sales-invoices) that the line came from, or that it settles on an account of debtors; null for none.
       * @example null
       * @example 1
       */
      salesInvoiceId?: number | null;
      /**
       * Format: int32
       * @description The [purchase invoice](#tag/purchase-invoices) that the line came from, or that it settles on an account of creditors; null for none.
       * @example null
       * @example 1
       */
      purchaseInvoiceId?: number | null;
      _meta: components['schemas']['RecordMeta'];
    };
    /** @description A change of a journal entry, which was added, updated or deleted. */
    JournalEntryChange: {
      id: components['schemas']['Id'];
      /**
       * Format: int32
       * @description The journal entry that changed. After a deletion it leads nowhere any more.
       * @example 1
       */
      JournalEntryId: number;
      /**
       * Format: int32
       * @description What happened to the entry:
       *     - `1`: it was added or updated
       *     - `2`: it was deleted (reverted)
       * @example 1
       * @enum {integer}
       */
      Action: 1 | 2;
      /**
       * Format: date-time
       * @description Moment of the change, in UTC.
       * @example 2026-03-02T10:15:00Z
       */
      ChangedDate: string;
      Bookyear: components['schemas']['BookYear'];
      _meta: components['schemas']['RecordMeta'];
    };
    /** @description What the platform says about a record that is returned by itself. */
    RecordMeta: {
      /**
       * Format: uri
       * @description URL of this record.
       * @example https://api.accounting-platform.example/v1/debtors/1
       */
      self: string;
      /**
       * Format: int32
       * @description Identifier of the selected administration.
       * @example 1
       */
      administrationId: number;
      /**
       * @description Name of the selected administration.
       * @example Kaasmakerij De Vijfhoek B.V.
       */
      administrationName: string;
      /**
       * @description Name of the user profile that makes the call.
       * @example Demo user
       */
      profileName: string;
    };
    /** @description A line that sells an article. */
    DraftSalesInvoiceArticleLine: {
      id: components['schemas']['Id'];
      /**
       * @description Text of the line. Without it the line gets the description of its article, sales type or ledger account.
       * @example Jonge kaas 500 g
       */
      description?: string | null;
      quantity: components['schemas']['LineQuantity'];
      /**
       * @description Price of one unit in euros, up to 4 decimals. Without VAT, unless `unitPriceIncludingVat` is true. On an article line it may be left empty: the price is then taken from the article.
       * @example 6.95
       */
      unitPrice?: number | null;
      unitPriceIncludingVat?: components['schemas']['LineUnitPriceIncludingVat'];
      discountPercentage?: components['schemas']['LineDiscountPercentage'];
      /**
       * Format: int32
       * @description VAT code for sales, see [VAT codes](#tag/vat-codes). Without it the line gets the VAT code of its sales type, of the sales type of its article, or of its ledger account. A text line gets none.
       * @example 2
       */
      vatCodeId?: number | null;
      costCenterId?: components['schemas']['CostCenterIdOrNull'];
      costUnitId?: components['schemas']['CostUnitIdOrNull'];
      /**
       * @description Quantity times price less discount, without VAT, in euros with 2 decimals. The amount of a text line does not count in the total of the invoice.
       * @example 66.03
       */
      amountExcludingVat: number;
      /**
       * @description VAT over the line, in euros with 2 decimals.
       * @example 5.94
       */
      amountVat: number;
      /**
       * @description The line including VAT, in euros with 2 decimals.
       * @example 71.97
       */
      amountIncludingVat: number;
      /**
       * @description `A`: the line is booked by its article.
       * @example A
       * @constant
       */
      bookingType: 'A';
      ArticleSku: components['schemas']['LineArticleSku'];
      _meta: components['schemas']['RecordMeta'];
    };
    /** @description A line that is booked by a sales type. */
    DraftSalesInvoiceSalesTypeLine: {
      id: components['schemas']['Id'];
      /**
       * @description Text of the line. Without it the line gets the description of its article, sales type or ledger account.
       * @example Jonge kaas 500 g
       */
      description?: string | null;
      quantity: components['schemas']['LineQuantity'];
      /**
       * @description Price of one unit in euros, up to 4 decimals. Without VAT, unless `unitPriceIncludingVat` is true. On an article line it may be left empty: the price is then taken from the article.
       * @example 6.95
       */
      unitPrice?: number | null;
      unitPriceIncludingVat?: components['schemas']['LineUnitPriceIncludingVat'];
      discountPercentage?: components['schemas']['LineDiscountPercentage'];
      /**
       * Format: int32
       * @description VAT code for sales, see [VAT codes](#tag/vat-codes). Without it the line gets the VAT code of its sales type, of the sales type of its article, or of its ledger account. A text line gets none.
       * @example 2
       */
      vatCodeId?: number | null;
      costCenterId?: components['schemas']['CostCenterIdOrNull'];
      costUnitId?: components['schemas']['CostUnitIdOrNull'];
      /**
       * @description Quantity times price less discount, without VAT, in euros with 2 decimals. The amount of a text line does not count in the total of the invoice.
       * @example 66.03
       */
      amountExcludingVat: number;
      /**
       * @description VAT over the line, in euros with 2 decimals.
       * @example 5.94
       */
      amountVat: number;
      /**
       * @description The line including VAT, in euros with 2 decimals.
       * @example 71.97
       */
      amountIncludingVat: number;
      /**
       * @description `V`: the line is booked by its sales type.
       * @example V
       * @constant
       */
      bookingType: 'V';
      salesTypeId: components['schemas']['LineSalesTypeId'];
      _meta: components['schemas']['RecordMeta'];
    };
    /** @description A line that is booked on a ledger account. */
    DraftSalesInvoiceLedgerAccountLine: {
      id: components['schemas']['Id'];
      /**
       * @description Text of the line. Without it the line gets the description of its article, sales type or ledger account.
       * @example Jonge kaas 500 g
       */
      description?: string | null;
      quantity: components['schemas']['LineQuantity'];
      /**
       * @description Price of one unit in euros, up to 4 decimals. Without VAT, unless `unitPriceIncludingVat` is true. On an article line it may be left empty: the price is then taken from the article.
       * @example 6.95
       */
      unitPrice?: number | null;
      unitPriceIncludingVat?: components['schemas']['LineUnitPriceIncludingVat'];
      discountPercentage?: components['schemas']['LineDiscountPercentage'];
      /**
       * Format: int32
       * @description VAT code for sales, see [VAT codes](#tag/vat-codes). Without it the line gets the VAT code of its sales type, of the sales type of its article, or of its ledger account. A text line gets none.
       * @example 2
       */
      vatCodeId?: number | null;
      costCenterId?: components['schemas']['CostCenterIdOrNull'];
      costUnitId?: components['schemas']['CostUnitIdOrNull'];
      /**
       * @description Quantity times price less discount, without VAT, in euros with 2 decimals. The amount of a text line does not count in the total of the invoice.
       * @example 66.03
       */
      amountExcludingVat: number;
      /**
       * @description VAT over the line, in euros with 2 decimals.
       * @example 5.94
       */
      amountVat: number;
      /**
       * @description The line including VAT, in euros with 2 decimals.
       * @example 71.97
       */
      amountIncludingVat: number;
      /**
       * @description `G`: the line is booked on its ledger account.
       * @example G
       * @constant
       */
      bookingType: 'G';
      ledgerAccountId: components['schemas']['LineLedgerAccountId'];
      _meta: components['schemas']['RecordMeta'];
    };
    /** @description A line of text. */
    DraftSalesInvoiceTextLine: {
      id: components['schemas']['Id'];
      /**
       * @description Text of the line. Without it the line gets the description of its article, sales type or ledger account.
       * @example Jonge kaas 500 g
       */
      description?: string | null;
      quantity: components['schemas']['LineQuantity'];
      /**
       * @description Price of one unit in euros, up to 4 decimals. Without VAT, unless `unitPriceIncludingVat` is true. On an article line it may be left empty: the price is then taken from the article.
       * @example 6.95
       */
      unitPrice?: number | null;
      unitPriceIncludingVat?: components['schemas']['LineUnitPriceIncludingVat'];
      discountPercentage?: components['schemas']['LineDiscountPercentage'];
      /**
       * Format: int32
       * @description VAT code for sales, see [VAT codes](#tag/vat-codes). Without it the line gets the VAT code of its sales type, of the sales type of its article, or of its ledger account. A text line gets none.
       * @example 2
       */
      vatCodeId?: number | null;
      costCenterId?: components['schemas']['CostCenterIdOrNull'];
      costUnitId?: components['schemas']['CostUnitIdOrNull'];
      /**
       * @description Quantity times price less discount, without VAT, in euros with 2 decimals. The amount of a text line does not count in the total of the invoice.
       * @example 66.03
       */
      amountExcludingVat: number;
      /**
       * @description VAT over the line, in euros with 2 decimals.
       * @example 5.94
       */
      amountVat: number;
      /**
       * @description The line including VAT, in euros with 2 decimals.
       * @example 71.97
       */
      amountIncludingVat: number;
      /**
       * @description `T`: the line is only text.
       * @example T
       * @constant
       */
      bookingType: 'T';
      _meta: components['schemas']['RecordMeta'];
    };
    /** @description A line that sells an article. */
    SalesInvoiceArticleLine: {
      id: components['schemas']['Id'];
      /**
       * @description Text of the line. Without it the line gets the description of its article, sales type or ledger account.
       * @example Jonge kaas 500 g
       */
      description?: string | null;
      quantity: components['schemas']['LineQuantity'];
      /**
       * @description Price of one unit in euros, up to 4 decimals. Without VAT, unless `unitPriceIncludingVat` is true. On an article line it may be left empty: the price is then taken from the article.
       * @example 6.95
       */
      unitPrice?: number | null;
      unitPriceIncludingVat?: components['schemas']['LineUnitPriceIncludingVat'];
      discountPercentage?: components['schemas']['LineDiscountPercentage'];
      /**
       * Format: int32
       * @description VAT code for sales, see [VAT codes](#tag/vat-codes). Without it the line gets the VAT code of its sales type, of the sales type of its article, or of its ledger account. A text line gets none.
       * @example 2
       */
      vatCodeId?: number | null;
      costCenterId?: components['schemas']['CostCenterIdOrNull'];
      costUnitId?: components['schemas']['CostUnitIdOrNull'];
      /**
       * @description Quantity times price less discount, without VAT, in euros with 2 decimals. The amount of a text line does not count in the total of the invoice.
       * @example 66.03
       */
      amountExcludingVat: number;
      /**
       * @description VAT over the line, in euros with 2 decimals.
       * @example 5.94
       */
      amountVat: number;
      /**
       * @description The line including VAT, in euros with 2 decimals.
       * @example 71.97
       */
      amountIncludingVat: number;
      /**
       * @description `A`: the line is booked by its article.
       * @example A
       * @constant
       */
      bookingType: 'A';
      ArticleSku: components['schemas']['LineArticleSku'];
      _meta: components['schemas']['RecordMeta'];
    };
    /** @description A line that is booked by a sales type. */
    SalesInvoiceSalesTypeLine: {
      id: components['schemas']['Id'];
      /**
       * @description Text of the line. Without it the line gets the description of its article, sales type or ledger account.
       * @example Jonge kaas 500 g
       */
      description?: string | null;
      quantity: components['schemas']['LineQuantity'];
      /**
       * @description Price of one unit in euros, up to 4 decimals. Without VAT, unless `unitPriceIncludingVat` is true. On an article line it may be left empty: the price is then taken from the article.
       * @example 6.95
       */
      unitPrice?: number | null;
      unitPriceIncludingVat?: components['schemas']['LineUnitPriceIncludingVat'];
      discountPercentage?: components['schemas']['LineDiscountPercentage'];
      /**
       * Format: int32
       * @description VAT code for sales, see [VAT codes](#tag/vat-codes). Without it the line gets the VAT code of its sales type, of the sales type of its article, or of its ledger account. A text line gets none.
       * @example 2
       */
      vatCodeId?: number | null;
      costCenterId?: components['schemas']['CostCenterIdOrNull'];
      costUnitId?: components['schemas']['CostUnitIdOrNull'];
      /**
       * @description Quantity times price less discount, without VAT, in euros with 2 decimals. The amount of a text line does not count in the total of the invoice.
       * @example 66.03
       */
      amountExcludingVat: number;
      /**
       * @description VAT over the line, in euros with 2 decimals.
       * @example 5.94
       */
      amountVat: number;
      /**
       * @description The line including VAT, in euros with 2 decimals.
       * @example 71.97
       */
      amountIncludingVat: number;
      /**
       * @description `V`: the line is booked by its sales type.
       * @example V
       * @constant
       */
      bookingType: 'V';
      salesTypeId: components['schemas']['LineSalesTypeId'];
      _meta: components['schemas']['RecordMeta'];
    };
    /** @description A line that is booked on a ledger account. */
    SalesInvoiceLedgerAccountLine: {
      id: components['schemas']['Id'];
      /**
       * @description Text of the line. Without it the line gets the description of its article, sales type or ledger account.
       * @example Jonge kaas 500 g
       */
      description?: string | null;
      quantity: components['schemas']['LineQuantity'];
      /**
       * @description Price of one unit in euros, up to 4 decimals. Without VAT, unless `unitPriceIncludingVat` is true. On an article line it may be left empty: the price is then taken from the article.
       * @example 6.95
       */
      unitPrice?: number | null;
      unitPriceIncludingVat?: components['schemas']['LineUnitPriceIncludingVat'];
      discountPercentage?: components['schemas']['LineDiscountPercentage'];
      /**
       * Format: int32
       * @description VAT code for sales, see [VAT codes](#tag/vat-codes). Without it the line gets the VAT code of its sales type, of the sales type of its article, or of its ledger account. A text line gets none.
       * @example 2
       */
      vatCodeId?: number | null;
      costCenterId?: components['schemas']['CostCenterIdOrNull'];
      costUnitId?: components['schemas']['CostUnitIdOrNull'];
      /**
       * @description Quantity times price less discount, without VAT, in euros with 2 decimals. The amount of a text line does not count in the total of the invoice.
       * @example 66.03
       */
      amountExcludingVat: number;
      /**
       * @description VAT over the line, in euros with 2 decimals.
       * @example 5.94
       */
      amountVat: number;
      /**
       * @description The line including VAT, in euros with 2 decimals.
       * @example 71.97
       */
      amountIncludingVat: number;
      /**
       * @description `G`: the line is booked on its ledger account.
       * @example G
       * @constant
       */
      bookingType: 'G';
      ledgerAccountId: components['schemas']['LineLedgerAccountId'];
      _meta: components['schemas']['RecordMeta'];
    };
    /** @description A line of text. */
    SalesInvoiceTextLine: {
      id: components['schemas']['Id'];
      /**
       * @description Text of the line. Without it the line gets the description of its article, sales type or ledger account.
       * @example Jonge kaas 500 g
       */
      description?: string | null;
      quantity: components['schemas']['LineQuantity'];
      /**
       * @description Price of one unit in euros, up to 4 decimals. Without VAT, unless `unitPriceIncludingVat` is true. On an article line it may be left empty: the price is then taken from the article.
       * @example 6.95
       */
      unitPrice?: number | null;
      unitPriceIncludingVat?: components['schemas']['LineUnitPriceIncludingVat'];
      discountPercentage?: components['schemas']['LineDiscountPercentage'];
      /**
       * Format: int32
       * @description VAT code for sales, see [VAT codes](#tag/vat-codes). Without it the line gets the VAT code of its sales type, of the sales type of its article, or of its ledger account. A text line gets none.
       * @example 2
       */
      vatCodeId?: number | null;
      costCenterId?: components['schemas']['CostCenterIdOrNull'];
      costUnitId?: components['schemas']['CostUnitIdOrNull'];
      /**
       * @description Quantity times price less discount, without VAT, in euros with 2 decimals. The amount of a text line does not count in the total of the invoice.
       * @example 66.03
       */
      amountExcludingVat: number;
      /**
       * @description VAT over the line, in euros with 2 decimals.
       * @example 5.94
       */
      amountVat: number;
      /**
       * @description The line including VAT, in euros with 2 decimals.
       * @example 71.97
       */
      amountIncludingVat: number;
      /**
       * @description `T`: the line is only text.
       * @example T
       * @constant
       */
      bookingType: 'T';
      _meta: components['schemas']['RecordMeta'];
    };
  };
  responses: {
    /** @description The client makes too many requests. Wait as long as `Retry-After` says, then try again. */
    TooManyRequests: {
      headers: {
        /** @description Number of seconds to wait before the next try. */
        'Retry-After': number;
        'Content-Language': components['headers']['ContentLanguage'];
        [name: string]: unknown;
      };
      content: {
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description The platform failed. The request may or may not have had an effect. */
    InternalError: {
      headers: {
        'Content-Language': components['headers']['ContentLanguage'];
        [name: string]: unknown;
      };
      content: {
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description The request breaks a rule. `errors` says which field, and why. */
    ValidationFailed: {
      headers: {
        'Content-Language': components['headers']['ContentLanguage'];
        [name: string]: unknown;
      };
      content: {
        'application/problem+json': components['schemas']['ValidationProblem'];
        'application/json': components['schemas']['ValidationProblem'];
      };
    };
    /** @description The access token is missing, unknown or expired. */
    Unauthorized: {
      headers: {
        /** @description How to authenticate (RFC 6750). */
        'WWW-Authenticate': string;
        'Content-Language': components['headers']['ContentLanguage'];
        [name: string]: unknown;
      };
      content: {
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description The user may not do this: the administration in `X-Tenant-Id` is not one of theirs, or it has no module for this operation. */
    Forbidden: {
      headers: {
        'Content-Language': components['headers']['ContentLanguage'];
        [name: string]: unknown;
      };
      content: {
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description The `Accept` header allows no media type that this operation can respond with. */
    NotAcceptable: {
      headers: {
        'Content-Language': components['headers']['ContentLanguage'];
        [name: string]: unknown;
      };
      content: {
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description There is no such record in the selected administration. */
    NotFound: {
      headers: {
        'Content-Language': components['headers']['ContentLanguage'];
        [name: string]: unknown;
      };
      content: {
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description The request body is larger than this operation takes. */
    PayloadTooLarge: {
      headers: {
        'Content-Language': components['headers']['ContentLanguage'];
        [name: string]: unknown;
      };
      content: {
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description The request body has a media type that this operation does not take. */
    UnsupportedMediaType: {
      headers: {
        'Content-Language': components['headers']['ContentLanguage'];
        [name: string]: unknown;
      };
      content: {
        'application/problem+json': components['schemas']['Problem'];
      };
    };
  };
  parameters: {
    /**
     * @description Number of the page to return. The first page is 1. A page past the end is empty.
     * @example 1
     */
    page: number;
    /**
     * @description Number of records on a page.
     * @example 25
     */
    pageSize: number;
    /**
     * @deprecated
     * @description Another spelling of `pageSize`. Send one of the two.
     * @example 25
     */
    pageSizeAlias: number;
    /**
     * @description With `true` the response holds `_meta` only, and `_data` is left out. Useful to count records.
     * @example false
     */
    metaOnly: boolean;
    /**
     * @description Identifier of the administration that the request is about. Without it the client's default administration applies.
     * @example 1
     */
    tenantId: string;
    /**
     * @deprecated
     * @description Another spelling of `X-Tenant-Id`, which wins when both are sent.
     * @example 1
     */
    tenantIdAlias: string;
    /**
     * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for anything else the messages are English.
     * @example nl-NL
     */
    acceptLanguage: string;
    /**
     * @description Number that identifies the record.
     * @example 1
     */
    id: number;
    /**
     * @description Number that identifies the debtor.
     * @example 1
     */
    debtorId: number;
    /**
     * @description Number that identifies the mandate.
     * @example 1
     */
    mandateId: number;
    /**
     * @description Number that identifies the invoice.
     * @example 1
     */
    invoiceId: number;
    /**
     * @description Number that identifies the line.
     * @example 1
     */
    lineId: number;
    /**
     * @description Number that identifies the journal entry.
     * @example 1
     */
    entryId: number;
  };
  requestBodies: never;
  headers: {
    /** @description Language of the messages in the response: `en` is English, `nl` is Dutch. */
    ContentLanguage: 'en' | 'nl';
    /** @description URL of the created record. */
    Location: string;
  };
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  authorize: {
    parameters: {
      query: {
        /**
         * @description The client ID that was issued to you.
         * @example sandbox-client
         */
        client_id: string;
        /**
         * @description The scopes `accounting-api` and `offline_access`, separated by a space.
         * @example accounting-api offline_access
         */
        scope: string;
        /**
         * @description Always `code`: the authorization code flow.
         * @example code
         */
        response_type: 'code';
        /**
         * @description URL of your callback, one that is registered for the client.
         * @example http://localhost:3000/callback
         */
        redirect_uri: string;
        /**
         * @description A random value of yours that comes back with the code. Recommended: it shows that the answer belongs to your request.
         * @example f3Jx0q1v
         */
        state?: string;
        /**
         * @description Recommended (PKCE, RFC 7636): the SHA-256 hash of your code verifier in base64url.
         * @example E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM
         */
        code_challenge?: string;
        /**
         * @description Always `S256`, together with `code_challenge`.
         * @example S256
         */
        code_challenge_method?: 'S256';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The browser goes on to the sign-in page, or back to `redirect_uri` with `code` and `state`, or with `error` and `error_description`. */
      302: {
        headers: {
          /** @description Where the browser goes on. */
          Location: string;
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The client or its `redirect_uri` is not known, so the user cannot be sent back. The page says what is wrong. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /** @example <!doctype html><title>Sign-in failed</title> */
          'text/html': string;
        };
      };
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
    };
  };
  requestToken: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description The grant. */
    requestBody: {
      content: {
        'application/x-www-form-urlencoded': components['schemas']['TokenRequest'];
      };
    };
    responses: {
      /** @description The tokens. */
      200: {
        headers: {
          /** @description Tokens must not be kept by caches. */
          'Cache-Control': 'no-store';
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TokenPair'];
        };
      };
      /** @description The grant is refused (RFC 6749, section 5.2). */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "error": "invalid_grant",
           *       "error_description": "The code is unknown, used or expired."
           *     }
           */
          'application/json': components['schemas']['TokenError'];
        };
      };
      /** @description The client ID or the client secret is wrong. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "error": "invalid_client",
           *       "error_description": "Client authentication failed."
           *     }
           */
          'application/json': components['schemas']['TokenError'];
        };
      };
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
    };
  };
  listAdministrations: {
    parameters: {
      query?: {
        /**
         * @description Number of the page to return. The first page is 1. A page past the end is empty.
         * @example 1
         */
        page?: components['parameters']['page'];
        /**
         * @description Number of records on a page.
         * @example 25
         */
        pageSize?: components['parameters']['pageSize'];
        /**
         * @deprecated
         * @description Another spelling of `pageSize`. Send one of the two.
         * @example 25
         */
        pagesize?: components['parameters']['pageSizeAlias'];
        /**
         * @description Field to sort on, ascending. A leading minus sorts descending.
         * @example id
         */
        orderby?:
          | 'id'
          | 'number'
          | 'name'
          | 'email'
          | 'phone'
          | 'vatNumber'
          | 'chamberOfCommerceNumber'
          | 'iban'
          | 'bic'
          | 'creditorIdentifier'
          | 'currency'
          | '-id'
          | '-number'
          | '-name'
          | '-email'
          | '-phone'
          | '-vatNumber'
          | '-chamberOfCommerceNumber'
          | '-iban'
          | '-bic'
          | '-creditorIdentifier'
          | '-currency';
        /**
         * @description Fields to return, separated by commas. `_meta` is always returned. Without this parameter all fields are returned.
         * @example [
         *       "id",
         *       "number"
         *     ]
         */
        fields?: (
          | 'id'
          | 'number'
          | 'name'
          | 'address'
          | 'email'
          | 'phone'
          | 'vatNumber'
          | 'chamberOfCommerceNumber'
          | 'iban'
          | 'bic'
          | 'creditorIdentifier'
          | 'currency'
          | 'modules'
        )[];
        /**
         * @description With `true` the response holds `_meta` only, and `_data` is left out. Useful to count records.
         * @example false
         */
        metaOnly?: components['parameters']['metaOnly'];
        /**
         * @description Only records with this `id`. Repeat the parameter to allow several values.
         * @example [
         *       1
         *     ]
         */
        id?: number[];
        /**
         * @description Only records with this `number`. Repeat the parameter to allow several values.
         * @example [
         *       "ADM-0001"
         *     ]
         */
        number?: string[];
        /**
         * @description Only records with this `name`. Repeat the parameter to allow several values.
         * @example [
         *       "Kaasmakerij De Vijfhoek B.V."
         *     ]
         */
        name?: string[];
        /**
         * @description Only records with this `email`. Repeat the parameter to allow several values.
         * @example [
         *       "info@vijfhoek.example"
         *     ]
         */
        email?: string[];
        /**
         * @description Only records with this `phone`. Repeat the parameter to allow several values.
         * @example [
         *       "+31 20 555 02 00"
         *     ]
         */
        phone?: string[];
        /**
         * @description Only records with this `vatNumber`. Repeat the parameter to allow several values.
         * @example [
         *       "NL001000019B47"
         *     ]
         */
        vatNumber?: string[];
        /**
         * @description Only records with this `chamberOfCommerceNumber`. Repeat the parameter to allow several values.
         * @example [
         *       "90000019"
         *     ]
         */
        chamberOfCommerceNumber?: string[];
        /**
         * @description Only records with this `iban`. Repeat the parameter to allow several values.
         * @example [
         *       "NL69TEST0000000001"
         *     ]
         */
        iban?: string[];
        /**
         * @description Only records with this `bic`. Repeat the parameter to allow several values.
         * @example [
         *       "TESTNL2A"
         *     ]
         */
        bic?: string[];
        /**
         * @description Only records with this `creditorIdentifier`. Repeat the parameter to allow several values.
         * @example [
         *       "NL10ZZZ900000190000"
         *     ]
         */
        creditorIdentifier?: string[];
        /**
         * @description Only records with this `currency`. Repeat the parameter to allow several values.
         * @example [
         *       "EUR"
         *     ]
         */
        currency?: string[];
      };
      header?: {
        /**
         * @description Identifier of the administration that the request is about. Without it the client's default administration applies.
         * @example 1
         */
        'X-Tenant-Id'?: components['parameters']['tenantId'];
        /**
         * @deprecated
         * @description Another spelling of `X-Tenant-Id`, which wins when both are sent.
         * @example 1
         */
        'X-TenantId'?: components['parameters']['tenantIdAlias'];
        /**
         * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for anything else the messages are English.
         * @example nl-NL
         */
        'Accept-Language'?: components['parameters']['acceptLanguage'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of administrations. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AdministrationList'];
        };
      };
      400: components['responses']['ValidationFailed'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
    };
  };
  getAdministration: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Identifier of the administration that the request is about. Without it the client's default administration applies.
         * @example 1
         */
        'X-Tenant-Id'?: components['parameters']['tenantId'];
        /**
         * @deprecated
         * @description Another spelling of `X-Tenant-Id`, which wins when both are sent.
         * @example 1
         */
        'X-TenantId'?: components['parameters']['tenantIdAlias'];
        /**
         * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for anything else the messages are English.
         * @example nl-NL
         */
        'Accept-Language'?: components['parameters']['acceptLanguage'];
      };
      path: {
        /**
         * @description Number that identifies the record.
         * @example 1
         */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The administration. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Administration'];
        };
      };
      400: components['responses']['ValidationFailed'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
    };
  };
  listDebtors: {
    parameters: {
      query?: {
        /**
         * @description Number of the page to return. The first page is 1. A page past the end is empty.
         * @example 1
         */
        page?: components['parameters']['page'];
        /**
         * @description Number of records on a page.
         * @example 25
         */
        pageSize?: components['parameters']['pageSize'];
        /**
         * @deprecated
         * @description Another spelling of `pageSize`. Send one of the two.
         * @example 25
         */
        pagesize?: components['parameters']['pageSizeAlias'];
        /**
         * @description Field to sort on, ascending. A leading minus sorts descending.
         * @example id
         */
        orderby?:
          | 'id'
          | 'number'
          | 'name'
          | 'debtorKindId'
          | 'paymentConditionId'
          | 'creditLimit'
          | 'remark'
          | 'contactName'
          | 'email'
          | 'phone'
          | 'website'
          | 'vatNumber'
          | 'chamberOfCommerceNumber'
          | 'iban'
          | 'bic'
          | '-id'
          | '-number'
          | '-name'
          | '-debtorKindId'
          | '-paymentConditionId'
          | '-creditLimit'
          | '-remark'
          | '-contactName'
          | '-email'
          | '-phone'
          | '-website'
          | '-vatNumber'
          | '-chamberOfCommerceNumber'
          | '-iban'
          | '-bic';
        /**
         * @description Fields to return, separated by commas. `_meta` is always returned. Without this parameter all fields are returned.
         * @example [
         *       "id",
         *       "number"
         *     ]
         */
        fields?: (
          | 'id'
          | 'number'
          | 'name'
          | 'debtorKindId'
          | 'paymentConditionId'
          | 'creditLimit'
          | 'remark'
          | 'contactName'
          | 'address'
          | 'email'
          | 'phone'
          | 'website'
          | 'vatNumber'
          | 'chamberOfCommerceNumber'
          | 'iban'
          | 'bic'
        )[];
        /**
         * @description With `true` the response holds `_meta` only, and `_data` is left out. Useful to count records.
         * @example false
         */
        metaOnly?: components['parameters']['metaOnly'];
        /**
         * @description Only records with this `id`. Repeat the parameter to allow several values.
         * @example [
         *       1
         *     ]
         */
        id?: number[];
        /**
         * @description Only records with this `number`. Repeat the parameter to allow several values.
         * @example [
         *       "10001"
         *     ]
         */
        number?: string[];
        /**
         * @description Only records with this `name`. Repeat the parameter to allow several values.
         * @example [
         *       "Bakkerij Zonnestraal"
         *     ]
         */
        name?: string[];
        /**
         * @description Only records with this `debtorKindId`. Repeat the parameter to allow several values.
         * @example [
         *       1
         *     ]
         */
        debtorKindId?: number[];
        /**
         * @description Only records with this `paymentConditionId`. Repeat the parameter to allow several values.
         * @example [
         *       1
         *     ]
         */
        paymentConditionId?: number[];
        /**
         * @description Only records with this `creditLimit`. Repeat the parameter to allow several values.
         * @example [
         *       5000
         *     ]
         */
        creditLimit?: number[];
        /**
         * @description Only records with this `remark`. Repeat the parameter to allow several values.
         * @example [
         *       "Levering op dinsdag"
         *     ]
         */
        remark?: string[];
        /**
         * @description Only records with this `contactName`. Repeat the parameter to allow several values.
         * @example [
         *       "J. Voorbeeld"
         *     ]
         */
        contactName?: string[];
        /**
         * @description Only records with this `email`. Repeat the parameter to allow several values.
         * @example [
         *       "administratie@zonnestraal.example"
         *     ]
         */
        email?: string[];
        /**
         * @description Only records with this `phone`. Repeat the parameter to allow several values.
         * @example [
         *       "+31 20 555 01 00"
         *     ]
         */
        phone?: string[];
        /**
         * @description Only records with this `website`. Repeat the parameter to allow several values.
         * @example [
         *       "https://zonnestraal.example"
         *     ]
         */
        website?: string[];
        /**
         * @description Only records with this `vatNumber`. Repeat the parameter to allow several values.
         * @example [
         *       "NL001000007B58"
         *     ]
         */
        vatNumber?: string[];
        /**
         * @description Only records with this `chamberOfCommerceNumber`. Repeat the parameter to allow several values.
         * @example [
         *       "90000001"
         *     ]
         */
        chamberOfCommerceNumber?: string[];
        /**
         * @description Only records with this `iban`. Repeat the parameter to allow several values.
         * @example [
         *       "NL13TEST0123456789"
         *     ]
         */
        iban?: string[];
        /**
         * @description Only records with this `bic`. Repeat the parameter to allow several values.
         * @example [
         *       "TESTNL2A"
         *     ]
         */
        bic?: string[];
      };
      header?: {
        /**
         * @description Identifier of the administration that the request is about. Without it the client's default administration applies.
         * @example 1
         */
        'X-Tenant-Id'?: components['parameters']['tenantId'];
        /**
         * @deprecated
         * @description Another spelling of `X-Tenant-Id`, which wins when both are sent.
         * @example 1
         */
        'X-TenantId'?: components['parameters']['tenantIdAlias'];
        /**
         * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for anything else the messages are English.
         * @example nl-NL
         */
        'Accept-Language'?: components['parameters']['acceptLanguage'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of debtors. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DebtorList'];
        };
      };
      400: components['responses']['ValidationFailed'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
    };
  };
  createDebtor: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Identifier of the administration that the request is about. Without it the client's default administration applies.
         * @example 1
         */
        'X-Tenant-Id'?: components['parameters']['tenantId'];
        /**
         * @deprecated
         * @description Another spelling of `X-Tenant-Id`, which wins when both are sent.
         * @example 1
         */
        'X-TenantId'?: components['parameters']['tenantIdAlias'];
        /**
         * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for anything else the messages are English.
         * @example nl-NL
         */
        'Accept-Language'?: components['parameters']['acceptLanguage'];
      };
      path?: never;
      cookie?: never;
    };
    /** @description The debtor. */
    requestBody: {
      content: {
        'application/json': components['schemas']['DebtorInput'];
      };
    };
    responses: {
      /** @description The created debtor. */
      201: {
        headers: {
          Location: components['headers']['Location'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Debtor'];
        };
      };
      400: components['responses']['ValidationFailed'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      406: components['responses']['NotAcceptable'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
    };
  };
  getDebtor: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Identifier of the administration that the request is about. Without it the client's default administration applies.
         * @example 1
         */
        'X-Tenant-Id'?: components['parameters']['tenantId'];
        /**
         * @deprecated
         * @description Another spelling of `X-Tenant-Id`, which wins when both are sent.
         * @example 1
         */
        'X-TenantId'?: components['parameters']['tenantIdAlias'];
        /**
         * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for anything else the messages are English.
         * @example nl-NL
         */
        'Accept-Language'?: components['parameters']['acceptLanguage'];
      };
      path: {
        /**
         * @description Number that identifies the record.
         * @example 1
         */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The debtor. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Debtor'];
        };
      };
      400: components['responses']['ValidationFailed'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
    };
  };
  replaceDebtor: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Identifier of the administration that the request is about. Without it the client's default administration applies.
         * @example 1
         */
        'X-Tenant-Id'?: components['parameters']['tenantId'];
        /**
         * @deprecated
         * @description Another spelling of `X-Tenant-Id`, which wins when both are sent.
         * @example 1
         */
        'X-TenantId'?: components['parameters']['tenantIdAlias'];
        /**
         * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for anything else the messages are English.
         * @example nl-NL
         */
        'Accept-Language'?: components['parameters']['acceptLanguage'];
      };
      path: {
        /**
         * @description Number that identifies the record.
         * @example 1
         */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    /** @description The new values of the debtor. */
    requestBody: {
      content: {
        'application/json': components['schemas']['DebtorReplacement'];
      };
    };
    responses: {
      /** @description The debtor after the change. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Debtor'];
        };
      };
      400: components['responses']['ValidationFailed'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
    };
  };
  deleteDebtor: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Identifier of the administration that the request is about. Without it the client's default administration applies.
         * @example 1
         */
        'X-Tenant-Id'?: components['parameters']['tenantId'];
        /**
         * @deprecated
         * @description Another spelling of `X-Tenant-Id`, which wins when both are sent.
         * @example 1
         */
        'X-TenantId'?: components['parameters']['tenantIdAlias'];
        /**
         * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for anything else the messages are English.
         * @example nl-NL
         */
        'Accept-Language'?: components['parameters']['acceptLanguage'];
      };
      path: {
        /**
         * @description Number that identifies the record.
         * @example 1
         */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The debtor is deleted. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['ValidationFailed'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
    };
  };
  updateDebtor: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Identifier of the administration that the request is about. Without it the client's default administration applies.
         * @example 1
         */
        'X-Tenant-Id'?: components['parameters']['tenantId'];
        /**
         * @deprecated
         * @description Another spelling of `X-Tenant-Id`, which wins when both are sent.
         * @example 1
         */
        'X-TenantId'?: components['parameters']['tenantIdAlias'];
        /**
         * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for anything else the messages are English.
         * @example nl-NL
         */
        'Accept-Language'?: components['parameters']['acceptLanguage'];
      };
      path: {
        /**
         * @description Number that identifies the record.
         * @example 1
         */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    /** @description The fields of the debtor to change. */
    requestBody: {
      content: {
        'application/json': components['schemas']['DebtorPatch'];
      };
    };
    responses: {
      /** @description The debtor after the change. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Debtor'];
        };
      };
      400: components['responses']['ValidationFailed'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
    };
  };
  listDebtorMandates: {
    parameters: {
      query?: {
        /**
         * @description Number of the page to return. The first page is 1. A page past the end is empty.
         * @example 1
         */
        page?: components['parameters']['page'];
        /**
         * @description Number of records on a page.
         * @example 25
         */
        pageSize?: components['parameters']['pageSize'];
        /**
         * @deprecated
         * @description Another spelling of `pageSize`. Send one of the two.
         * @example 25
         */
        pagesize?: components['parameters']['pageSizeAlias'];
        /**
         * @description Field to sort on, ascending. A leading minus sorts descending.
         * @example id
         */
        orderby?:
          | 'id'
          | 'IBAN'
          | 'typeId'
          | 'sddType'
          | 'signdate'
          | 'reference'
          | 'debtorId'
          | '-id'
          | '-IBAN'
          | '-typeId'
          | '-sddType'
          | '-signdate'
          | '-reference'
          | '-debtorId';
        /**
         * @description Fields to return, separated by commas. `_meta` is always returned. Without this parameter all fields are returned.
         * @example [
         *       "id",
         *       "IBAN"
         *     ]
         */
        fields?: ('id' | 'IBAN' | 'typeId' | 'sddType' | 'signdate' | 'reference' | 'debtorId')[];
        /**
         * @description With `true` the response holds `_meta` only, and `_data` is left out. Useful to count records.
         * @example false
         */
        metaOnly?: components['parameters']['metaOnly'];
        /**
         * @description Only records with this `id`. Repeat the parameter to allow several values.
         * @example [
         *       1
         *     ]
         */
        id?: number[];
        /**
         * @description Only records with this `IBAN`. Repeat the parameter to allow several values.
         * @example [
         *       "NL13TEST0123456789"
         *     ]
         */
        IBAN?: string[];
        /**
         * @description Only records with this `typeId`. Repeat the parameter to allow several values.
         * @example [
         *       2
         *     ]
         */
        typeId?: (1 | 2)[];
        /**
         * @description Only records with this `sddType`. Repeat the parameter to allow several values.
         * @example [
         *       1
         *     ]
         */
        sddType?: (1 | 2)[];
        /**
         * @description Only records with this `signdate`. Repeat the parameter to allow several values.
         * @example [
         *       "2026-03-02"
         *     ]
         */
        signdate?: string[];
        /**
         * @description Only records with this `reference`. Repeat the parameter to allow several values.
         * @example [
         *       "MND-10001-1"
         *     ]
         */
        reference?: string[];
      };
      header?: {
        /**
         * @description Identifier of the administration that the request is about. Without it the client's default administration applies.
         * @example 1
         */
        'X-Tenant-Id'?: components['parameters']['tenantId'];
        /**
         * @deprecated
         * @description Another spelling of `X-Tenant-Id`, which wins when both are sent.
         * @example 1
         */
        'X-TenantId'?: components['parameters']['tenantIdAlias'];
        /**
         * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for anything else the messages are English.
         * @example nl-NL
         */
        'Accept-Language'?: components['parameters']['acceptLanguage'];
      };
      path: {
        /**
         * @description Number that identifies the debtor.
         * @example 1
         */
        debtorId: components['parameters']['debtorId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of mandates of a debtor. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MandateList'];
        };
      };
      400: components['responses']['ValidationFailed'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
    };
  };
  createDebtorMandate: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Identifier of the administration that the request is about. Without it the client's default administration applies.
         * @example 1
         */
        'X-Tenant-Id'?: components['parameters']['tenantId'];
        /**
         * @deprecated
         * @description Another spelling of `X-Tenant-Id`, which wins when both are sent.
         * @example 1
         */
        'X-TenantId'?: components['parameters']['tenantIdAlias'];
        /**
         * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for anything else the messages are English.
         * @example nl-NL
         */
        'Accept-Language'?: components['parameters']['acceptLanguage'];
      };
      path: {
        /**
         * @description Number that identifies the debtor.
         * @example 1
         */
        debtorId: components['parameters']['debtorId'];
      };
      cookie?: never;
    };
    /** @description The mandate. */
    requestBody: {
      content: {
        'application/json': components['schemas']['MandateInput'];
      };
    };
    responses: {
      /** @description The created mandate. */
      201: {
        headers: {
          Location: components['headers']['Location'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Mandate'];
        };
      };
      400: components['responses']['ValidationFailed'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
    };
  };
  getDebtorMandate: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Identifier of the administration that the request is about. Without it the client's default administration applies.
         * @example 1
         */
        'X-Tenant-Id'?: components['parameters']['tenantId'];
        /**
         * @deprecated
         * @description Another spelling of `X-Tenant-Id`, which wins when both are sent.
         * @example 1
         */
        'X-TenantId'?: components['parameters']['tenantIdAlias'];
        /**
         * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for anything else the messages are English.
         * @example nl-NL
         */
        'Accept-Language'?: components['parameters']['acceptLanguage'];
      };
      path: {
        /**
         * @description Number that identifies the debtor.
         * @example 1
         */
        debtorId: components['parameters']['debtorId'];
        /**
         * @description Number that identifies the mandate.
         * @example 1
         */
        mandateId: components['parameters']['mandateId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The mandate. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Mandate'];
        };
      };
      400: components['responses']['ValidationFailed'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
    };
  };
  replaceDebtorMandate: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Identifier of the administration that the request is about. Without it the client's default administration applies.
         * @example 1
         */
        'X-Tenant-Id'?: components['parameters']['tenantId'];
        /**
         * @deprecated
         * @description Another spelling of `X-Tenant-Id`, which wins when both are sent.
         * @example 1
         */
        'X-TenantId'?: components['parameters']['tenantIdAlias'];
        /**
         * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for anything else the messages are English.
         * @example nl-NL
         */
        'Accept-Language'?: components['parameters']['acceptLanguage'];
      };
      path: {
        /**
         * @description Number that identifies the debtor.
         * @example 1
         */
        debtorId: components['parameters']['debtorId'];
        /**
         * @description Number that identifies the mandate.
         * @example 1
         */
        mandateId: components['parameters']['mandateId'];
      };
      cookie?: never;
    };
    /** @description The new values of the mandate. */
    requestBody: {
      content: {
        'application/json': components['schemas']['MandateReplacement'];
      };
    };
    responses: {
      /** @description The mandate after the change. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Mandate'];
        };
      };
      400: components['responses']['ValidationFailed'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
    };
  };
  deleteDebtorMandate: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Identifier of the administration that the request is about. Without it the client's default administration applies.
         * @example 1
         */
        'X-Tenant-Id'?: components['parameters']['tenantId'];
        /**
         * @deprecated
         * @description Another spelling of `X-Tenant-Id`, which wins when both are sent.
         * @example 1
         */
        'X-TenantId'?: components['parameters']['tenantIdAlias'];
        /**
         * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for anything else the messages are English.
         * @example nl-NL
         */
        'Accept-Language'?: components['parameters']['acceptLanguage'];
      };
      path: {
        /**
         * @description Number that identifies the debtor.
         * @example 1
         */
        debtorId: components['parameters']['debtorId'];
        /**
         * @description Number that identifies the mandate.
         * @example 1
         */
        mandateId: components['parameters']['mandateId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The mandate is deleted. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['ValidationFailed'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
    };
  };
  updateDebtorMandate: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Identifier of the administration that the request is about. Without it the client's default administration applies.
         * @example 1
         */
        'X-Tenant-Id'?: components['parameters']['tenantId'];
        /**
         * @deprecated
         * @description Another spelling of `X-Tenant-Id`, which wins when both are sent.
         * @example 1
         */
        'X-TenantId'?: components['parameters']['tenantIdAlias'];
        /**
         * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for anything else the messages are English.
         * @example nl-NL
         */
        'Accept-Language'?: components['parameters']['acceptLanguage'];
      };
      path: {
        /**
         * @description Number that identifies the debtor.
         * @example 1
         */
        debtorId: components['parameters']['debtorId'];
        /**
         * @description Number that identifies the mandate.
         * @example 1
         */
        mandateId: components['parameters']['mandateId'];
      };
      cookie?: never;
    };
    /** @description The fields of the mandate to change. */
    requestBody: {
      content: {
        'application/json': components['schemas']['MandatePatch'];
      };
    };
    responses: {
      /** @description The mandate after the change. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Mandate'];
        };
      };
      400: components['responses']['ValidationFailed'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
    };
  };
  listDebtorKinds: {
    parameters: {
      query?: {
        /**
         * @description Number of the page to return. The first page is 1. A page past the end is empty.
         * @example 1
         */
        page?: components['parameters']['page'];
        /**
         * @description Number of records on a page.
         * @example 25
         */
        pageSize?: components['parameters']['pageSize'];
        /**
         * @deprecated
         * @description Another spelling of `pageSize`. Send one of the two.
         * @example 25
         */
        pagesize?: components['parameters']['pageSizeAlias'];
        /**
         * @description Field to sort on, ascending. A leading minus sorts descending.
         * @example id
         */
        orderby?:
          | 'id'
          | 'code'
          | 'description'
          | 'ledgerAccountId'
          | '-id'
          | '-code'
          | '-description'
          | '-ledgerAccountId';
        /**
         * @description Fields to return, separated by commas. `_meta` is always returned. Without this parameter all fields are returned.
         * @example [
         *       "id",
         *       "code"
         *     ]
         */
        fields?: ('id' | 'code' | 'description' | 'ledgerAccountId')[];
        /**
         * @description With `true` the response holds `_meta` only, and `_data` is left out. Useful to count records.
         * @example false
         */
        metaOnly?: components['parameters']['metaOnly'];
        /**
         * @description Only records with this `id`. Repeat the parameter to allow several values.
         * @example [
         *       1
         *     ]
         */
        id?: number[];
        /**
         * @description Only records with this `code`. Repeat the parameter to allow several values.
         * @example [
         *       "NL"
         *     ]
         */
        code?: string[];
        /**
         * @description Only records with this `description`. Repeat the parameter to allow several values.
         * @example [
         *       "Debiteuren Nederland"
         *     ]
         */
        description?: string[];
        /**
         * @description Only records with this `ledgerAccountId`. Repeat the parameter to allow several values.
         * @example [
         *       24
         *     ]
         */
        ledgerAccountId?: number[];
      };
      header?: {
        /**
         * @description Identifier of the administration that the request is about. Without it the client's default administration applies.
         * @example 1
         */
        'X-Tenant-Id'?: components['parameters']['tenantId'];
        /**
         * @deprecated
         * @description Another spelling of `X-Tenant-Id`, which wins when both are sent.
         * @example 1
         */
        'X-TenantId'?: components['parameters']['tenantIdAlias'];
        /**
         * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for anything else the messages are English.
         * @example nl-NL
         */
        'Accept-Language'?: components['parameters']['acceptLanguage'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of debtor kinds. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DebtorKindList'];
        };
      };
      400: components['responses']['ValidationFailed'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
    };
  };
  getDebtorKind: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Identifier of the administration that the request is about. Without it the client's default administration applies.
         * @example 1
         */
        'X-Tenant-Id'?: components['parameters']['tenantId'];
        /**
         * @deprecated
         * @description Another spelling of `X-Tenant-Id`, which wins when both are sent.
         * @example 1
         */
        'X-TenantId'?: components['parameters']['tenantIdAlias'];
        /**
         * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for anything else the messages are English.
         * @example nl-NL
         */
        'Accept-Language'?: components['parameters']['acceptLanguage'];
      };
      path: {
        /**
         * @description Number that identifies the record.
         * @example 1
         */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The debtor kind. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DebtorKind'];
        };
      };
      400: components['responses']['ValidationFailed'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
    };
  };
  listCreditors: {
    parameters: {
      query?: {
        /**
         * @description Number of the page to return. The first page is 1. A page past the end is empty.
         * @example 1
         */
        page?: components['parameters']['page'];
        /**
         * @description Number of records on a page.
         * @example 25
         */
        pageSize?: components['parameters']['pageSize'];
        /**
         * @deprecated
         * @description Another spelling of `pageSize`. Send one of the two.
         * @example 25
         */
        pagesize?: components['parameters']['pageSizeAlias'];
        /**
         * @description Field to sort on, ascending. A leading minus sorts descending.
         * @example id
         */
        orderby?:
          | 'id'
          | 'number'
          | 'name'
          | 'creditorKindId'
          | 'paymentConditionId'
          | 'ledgerAccountId'
          | 'remark'
          | 'contactName'
          | 'email'
          | 'phone'
          | 'website'
          | 'vatNumber'
          | 'chamberOfCommerceNumber'
          | 'iban'
          | 'bic'
          | '-id'
          | '-number'
          | '-name'
          | '-creditorKindId'
          | '-paymentConditionId'
          | '-ledgerAccountId'
          | '-remark'
          | '-contactName'
          | '-email'
          | '-phone'
          | '-website'
          | '-vatNumber'
          | '-chamberOfCommerceNumber'
          | '-iban'
          | '-bic';
        /**
         * @description Fields to return, separated by commas. `_meta` is always returned. Without this parameter all fields are returned.
         * @example [
         *       "id",
         *       "number"
         *     ]
         */
        fields?: (
          | 'id'
          | 'number'
          | 'name'
          | 'creditorKindId'
          | 'paymentConditionId'
          | 'ledgerAccountId'
          | 'remark'
          | 'contactName'
          | 'address'
          | 'email'
          | 'phone'
          | 'website'
          | 'vatNumber'
          | 'chamberOfCommerceNumber'
          | 'iban'
          | 'bic'
        )[];
        /**
         * @description With `true` the response holds `_meta` only, and `_data` is left out. Useful to count records.
         * @example false
         */
        metaOnly?: components['parameters']['metaOnly'];
        /**
         * @description Only records with this `id`. Repeat the parameter to allow several values.
         * @example [
         *       1
         *     ]
         */
        id?: number[];
        /**
         * @description Only records with this `number`. Repeat the parameter to allow several values.
         * @example [
         *       "20001"
         *     ]
         */
        number?: string[];
        /**
         * @description Only records with this `name`. Repeat the parameter to allow several values.
         * @example [
         *       "Melkveebedrijf De Stille Weide"
         *     ]
         */
        name?: string[];
        /**
         * @description Only records with this `creditorKindId`. Repeat the parameter to allow several values.
         * @example [
         *       1
         *     ]
         */
        creditorKindId?: number[];
        /**
         * @description Only records with this `paymentConditionId`. Repeat the parameter to allow several values.
         * @example [
         *       1
         *     ]
         */
        paymentConditionId?: number[];
        /**
         * @description Only records with this `ledgerAccountId`. Repeat the parameter to allow several values.
         * @example [
         *       91
         *     ]
         */
        ledgerAccountId?: number[];
        /**
         * @description Only records with this `remark`. Repeat the parameter to allow several values.
         * @example [
         *       "Levert op maandag en donderdag"
         *     ]
         */
        remark?: string[];
        /**
         * @description Only records with this `contactName`. Repeat the parameter to allow several values.
         * @example [
         *       "J. Voorbeeld"
         *     ]
         */
        contactName?: string[];
        /**
         * @description Only records with this `email`. Repeat the parameter to allow several values.
         * @example [
         *       "administratie@zonnestraal.example"
         *     ]
         */
        email?: string[];
        /**
         * @description Only records with this `phone`. Repeat the parameter to allow several values.
         * @example [
         *       "+31 20 555 01 00"
         *     ]
         */
        phone?: string[];
        /**
         * @description Only records with this `website`. Repeat the parameter to allow several values.
         * @example [
         *       "https://zonnestraal.example"
         *     ]
         */
        website?: string[];
        /**
         * @description Only records with this `vatNumber`. Repeat the parameter to allow several values.
         * @example [
         *       "NL001000007B58"
         *     ]
         */
        vatNumber?: string[];
        /**
         * @description Only records with this `chamberOfCommerceNumber`. Repeat the parameter to allow several values.
         * @example [
         *       "90000001"
         *     ]
         */
        chamberOfCommerceNumber?: string[];
        /**
         * @description Only records with this `iban`. Repeat the parameter to allow several values.
         * @example [
         *       "NL13TEST0123456789"
         *     ]
         */
        iban?: string[];
        /**
         * @description Only records with this `bic`. Repeat the parameter to allow several values.
         * @example [
         *       "TESTNL2A"
         *     ]
         */
        bic?: string[];
      };
      header?: {
        /**
         * @description Identifier of the administration that the request is about. Without it the client's default administration applies.
         * @example 1
         */
        'X-Tenant-Id'?: components['parameters']['tenantId'];
        /**
         * @deprecated
         * @description Another spelling of `X-Tenant-Id`, which wins when both are sent.
         * @example 1
         */
        'X-TenantId'?: components['parameters']['tenantIdAlias'];
        /**
         * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for anything else the messages are English.
         * @example nl-NL
         */
        'Accept-Language'?: components['parameters']['acceptLanguage'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of creditors. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CreditorList'];
        };
      };
      400: components['responses']['ValidationFailed'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
    };
  };
  createCreditor: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Identifier of the administration that the request is about. Without it the client's default administration applies.
         * @example 1
         */
        'X-Tenant-Id'?: components['parameters']['tenantId'];
        /**
         * @deprecated
         * @description Another spelling of `X-Tenant-Id`, which wins when both are sent.
         * @example 1
         */
        'X-TenantId'?: components['parameters']['tenantIdAlias'];
        /**
         * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for anything else the messages are English.
         * @example nl-NL
         */
        'Accept-Language'?: components['parameters']['acceptLanguage'];
      };
      path?: never;
      cookie?: never;
    };
    /** @description The creditor. */
    requestBody: {
      content: {
        'application/json': components['schemas']['CreditorInput'];
      };
    };
    responses: {
      /** @description The created creditor. */
      201: {
        headers: {
          Location: components['headers']['Location'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Creditor'];
        };
      };
      400: components['responses']['ValidationFailed'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      406: components['responses']['NotAcceptable'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
    };
  };
  getCreditor: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Identifier of the administration that the request is about. Without it the client's default administration applies.
         * @example 1
         */
        'X-Tenant-Id'?: components['parameters']['tenantId'];
        /**
         * @deprecated
         * @description Another spelling of `X-Tenant-Id`, which wins when both are sent.
         * @example 1
         */
        'X-TenantId'?: components['parameters']['tenantIdAlias'];
        /**
         * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for anything else the messages are English.
         * @example nl-NL
         */
        'Accept-Language'?: components['parameters']['acceptLanguage'];
      };
      path: {
        /**
         * @description Number that identifies the record.
         * @example 1
         */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The creditor. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Creditor'];
        };
      };
      400: components['responses']['ValidationFailed'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
    };
  };
  replaceCreditor: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Identifier of the administration that the request is about. Without it the client's default administration applies.
         * @example 1
         */
        'X-Tenant-Id'?: components['parameters']['tenantId'];
        /**
         * @deprecated
         * @description Another spelling of `X-Tenant-Id`, which wins when both are sent.
         * @example 1
         */
        'X-TenantId'?: components['parameters']['tenantIdAlias'];
        /**
         * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for anything else the messages are English.
         * @example nl-NL
         */
        'Accept-Language'?: components['parameters']['acceptLanguage'];
      };
      path: {
        /**
         * @description Number that identifies the record.
         * @example 1
         */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    /** @description The new values of the creditor. */
    requestBody: {
      content: {
        'application/json': components['schemas']['CreditorReplacement'];
      };
    };
    responses: {
      /** @description The creditor after the change. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Creditor'];
        };
      };
      400: components['responses']['ValidationFailed'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
    };
  };
  deleteCreditor: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Identifier of the administration that the request is about. Without it the client's default administration applies.
         * @example 1
         */
        'X-Tenant-Id'?: components['parameters']['tenantId'];
        /**
         * @deprecated
         * @description Another spelling of `X-Tenant-Id`, which wins when both are sent.
         * @example 1
         */
        'X-TenantId'?: components['parameters']['tenantIdAlias'];
        /**
         * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for anything else the messages are English.
         * @example nl-NL
         */
        'Accept-Language'?: components['parameters']['acceptLanguage'];
      };
      path: {
        /**
         * @description Number that identifies the record.
         * @example 1
         */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The creditor is deleted. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['ValidationFailed'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
    };
  };
  updateCreditor: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Identifier of the administration that the request is about. Without it the client's default administration applies.
         * @example 1
         */
        'X-Tenant-Id'?: components['parameters']['tenantId'];
        /**
         * @deprecated
         * @description Another spelling of `X-Tenant-Id`, which wins when both are sent.
         * @example 1
         */
        'X-TenantId'?: components['parameters']['tenantIdAlias'];
        /**
         * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for anything else the messages are English.
         * @example nl-NL
         */
        'Accept-Language'?: components['parameters']['acceptLanguage'];
      };
      path: {
        /**
         * @description Number that identifies the record.
         * @example 1
         */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    /** @description The fields of the creditor to change. */
    requestBody: {
      content: {
        'application/json': components['schemas']['CreditorPatch'];
      };
    };
    responses: {
      /** @description The creditor after the change. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Creditor'];
        };
      };
      400: components['responses']['ValidationFailed'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
    };
  };
  listCreditorKinds: {
    parameters: {
      query?: {
        /**
         * @description Number of the page to return. The first page is 1. A page past the end is empty.
         * @example 1
         */
        page?: components['parameters']['page'];
        /**
         * @description Number of records on a page.
         * @example 25
         */
        pageSize?: components['parameters']['pageSize'];
        /**
         * @deprecated
         * @description Another spelling of `pageSize`. Send one of the two.
         * @example 25
         */
        pagesize?: components['parameters']['pageSizeAlias'];
        /**
         * @description Field to sort on, ascending. A leading minus sorts descending.
         * @example id
         */
        orderby?:
          | 'id'
          | 'code'
          | 'description'
          | 'ledgerAccountId'
          | '-id'
          | '-code'
          | '-description'
          | '-ledgerAccountId';
        /**
         * @description Fields to return, separated by commas. `_meta` is always returned. Without this parameter all fields are returned.
         * @example [
         *       "id",
         *       "code"
         *     ]
         */
        fields?: ('id' | 'code' | 'description' | 'ledgerAccountId')[];
        /**
         * @description With `true` the response holds `_meta` only, and `_data` is left out. Useful to count records.
         * @example false
         */
        metaOnly?: components['parameters']['metaOnly'];
        /**
         * @description Only records with this `id`. Repeat the parameter to allow several values.
         * @example [
         *       1
         *     ]
         */
        id?: number[];
        /**
         * @description Only records with this `code`. Repeat the parameter to allow several values.
         * @example [
         *       "NL"
         *     ]
         */
        code?: string[];
        /**
         * @description Only records with this `description`. Repeat the parameter to allow several values.
         * @example [
         *       "Crediteuren Nederland"
         *     ]
         */
        description?: string[];
        /**
         * @description Only records with this `ledgerAccountId`. Repeat the parameter to allow several values.
         * @example [
         *       38
         *     ]
         */
        ledgerAccountId?: number[];
      };
      header?: {
        /**
         * @description Identifier of the administration that the request is about. Without it the client's default administration applies.
         * @example 1
         */
        'X-Tenant-Id'?: components['parameters']['tenantId'];
        /**
         * @deprecated
         * @description Another spelling of `X-Tenant-Id`, which wins when both are sent.
         * @example 1
         */
        'X-TenantId'?: components['parameters']['tenantIdAlias'];
        /**
         * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for anything else the messages are English.
         * @example nl-NL
         */
        'Accept-Language'?: components['parameters']['acceptLanguage'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of creditor kinds. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CreditorKindList'];
        };
      };
      400: components['responses']['ValidationFailed'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
    };
  };
  getCreditorKind: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Identifier of the administration that the request is about. Without it the client's default administration applies.
         * @example 1
         */
        'X-Tenant-Id'?: components['parameters']['tenantId'];
        /**
         * @deprecated
         * @description Another spelling of `X-Tenant-Id`, which wins when both are sent.
         * @example 1
         */
        'X-TenantId'?: components['parameters']['tenantIdAlias'];
        /**
         * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for anything else the messages are English.
         * @example nl-NL
         */
        'Accept-Language'?: components['parameters']['acceptLanguage'];
      };
      path: {
        /**
         * @description Number that identifies the record.
         * @example 1
         */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The creditor kind. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CreditorKind'];
        };
      };
      400: components['responses']['ValidationFailed'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
    };
  };
  listArticles: {
    parameters: {
      query?: {
        /**
         * @description Which articles to return:
         *     - `active`: only active articles, which is also what happens without this parameter
         *     - `inactive`: only inactive articles
         *     - `all`: both
         * @example all
         */
        ActiveState?: 'active' | 'inactive' | 'all';
        /**
         * @description Number of the page to return. The first page is 1. A page past the end is empty.
         * @example 1
         */
        page?: components['parameters']['page'];
        /**
         * @description Number of records on a page.
         * @example 25
         */
        pageSize?: components['parameters']['pageSize'];
        /**
         * @deprecated
         * @description Another spelling of `pageSize`. Send one of the two.
         * @example 25
         */
        pagesize?: components['parameters']['pageSizeAlias'];
        /**
         * @description Field to sort on, ascending. A leading minus sorts descending.
         * @example id
         */
        orderby?:
          | 'id'
          | 'ArticleSku'
          | 'description'
          | 'SalesTypeId'
          | 'unit'
          | 'unitPrice'
          | 'purchasePrice'
          | 'barcode'
          | 'active'
          | 'remark'
          | 'currentStock'
          | '-id'
          | '-ArticleSku'
          | '-description'
          | '-SalesTypeId'
          | '-unit'
          | '-unitPrice'
          | '-purchasePrice'
          | '-barcode'
          | '-active'
          | '-remark'
          | '-currentStock';
        /**
         * @description Fields to return, separated by commas. `_meta` is always returned. Without this parameter all fields are returned.
         * @example [
         *       "id",
         *       "ArticleSku"
         *     ]
         */
        fields?: (
          | 'id'
          | 'ArticleSku'
          | 'description'
          | 'SalesTypeId'
          | 'unit'
          | 'unitPrice'
          | 'purchasePrice'
          | 'barcode'
          | 'active'
          | 'remark'
          | 'currentStock'
        )[];
        /**
         * @description With `true` the response holds `_meta` only, and `_data` is left out. Useful to count records.
         * @example false
         */
        metaOnly?: components['parameters']['metaOnly'];
        /**
         * @description Only records with this `id`. Repeat the parameter to allow several values.
         * @example [
         *       1
         *     ]
         */
        id?: number[];
        /**
         * @description Only records with this `ArticleSku`. Repeat the parameter to allow several values.
         * @example [
         *       "KAAS-JONG-500"
         *     ]
         */
        ArticleSku?: string[];
        /**
         * @description Only records with this `description`. Repeat the parameter to allow several values.
         * @example [
         *       "Jonge kaas 500 g"
         *     ]
         */
        description?: string[];
        /**
         * @description Only records with this `SalesTypeId`. Repeat the parameter to allow several values.
         * @example [
         *       2
         *     ]
         */
        SalesTypeId?: number[];
        /**
         * @description Only records with this `unit`. Repeat the parameter to allow several values.
         * @example [
         *       "stuk"
         *     ]
         */
        unit?: string[];
        /**
         * @description Only records with this `unitPrice`. Repeat the parameter to allow several values.
         * @example [
         *       6.95
         *     ]
         */
        unitPrice?: number[];
        /**
         * @description Only records with this `purchasePrice`. Repeat the parameter to allow several values.
         * @example [
         *       4.1
         *     ]
         */
        purchasePrice?: number[];
        /**
         * @description Only records with this `barcode`. Repeat the parameter to allow several values.
         * @example [
         *       "2000000000015"
         *     ]
         */
        barcode?: string[];
        /**
         * @description Only records with this `remark`. Repeat the parameter to allow several values.
         * @example [
         *       "Koel bewaren, onder 7 °C"
         *     ]
         */
        remark?: string[];
        /**
         * @description Only records with this `currentStock`. Repeat the parameter to allow several values.
         * @example [
         *       120
         *     ]
         */
        currentStock?: number[];
      };
      header?: {
        /**
         * @description Identifier of the administration that the request is about. Without it the client's default administration applies.
         * @example 1
         */
        'X-Tenant-Id'?: components['parameters']['tenantId'];
        /**
         * @deprecated
         * @description Another spelling of `X-Tenant-Id`, which wins when both are sent.
         * @example 1
         */
        'X-TenantId'?: components['parameters']['tenantIdAlias'];
        /**
         * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for anything else the messages are English.
         * @example nl-NL
         */
        'Accept-Language'?: components['parameters']['acceptLanguage'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of articles. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ArticleList'];
        };
      };
      400: components['responses']['ValidationFailed'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
    };
  };
  createArticle: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Identifier of the administration that the request is about. Without it the client's default administration applies.
         * @example 1
         */
        'X-Tenant-Id'?: components['parameters']['tenantId'];
        /**
         * @deprecated
         * @description Another spelling of `X-Tenant-Id`, which wins when both are sent.
         * @example 1
         */
        'X-TenantId'?: components['parameters']['tenantIdAlias'];
        /**
         * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for anything else the messages are English.
         * @example nl-NL
         */
        'Accept-Language'?: components['parameters']['acceptLanguage'];
      };
      path?: never;
      cookie?: never;
    };
    /** @description The article. */
    requestBody: {
      content: {
        'application/json': components['schemas']['ArticleInput'];
      };
    };
    responses: {
      /** @description The created article. */
      201: {
        headers: {
          Location: components['headers']['Location'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Article'];
        };
      };
      400: components['responses']['ValidationFailed'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      406: components['responses']['NotAcceptable'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
    };
  };
  getArticle: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Identifier of the administration that the request is about. Without it the client's default administration applies.
         * @example 1
         */
        'X-Tenant-Id'?: components['parameters']['tenantId'];
        /**
         * @deprecated
         * @description Another spelling of `X-Tenant-Id`, which wins when both are sent.
         * @example 1
         */
        'X-TenantId'?: components['parameters']['tenantIdAlias'];
        /**
         * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for anything else the messages are English.
         * @example nl-NL
         */
        'Accept-Language'?: components['parameters']['acceptLanguage'];
      };
      path: {
        /**
         * @description Number that identifies the record.
         * @example 1
         */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The article. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Article'];
        };
      };
      400: components['responses']['ValidationFailed'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
    };
  };
  replaceArticle: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Identifier of the administration that the request is about. Without it the client's default administration applies.
         * @example 1
         */
        'X-Tenant-Id'?: components['parameters']['tenantId'];
        /**
         * @deprecated
         * @description Another spelling of `X-Tenant-Id`, which wins when both are sent.
         * @example 1
         */
        'X-TenantId'?: components['parameters']['tenantIdAlias'];
        /**
         * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for anything else the messages are English.
         * @example nl-NL
         */
        'Accept-Language'?: components['parameters']['acceptLanguage'];
      };
      path: {
        /**
         * @description Number that identifies the record.
         * @example 1
         */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    /** @description The new values of the article. */
    requestBody: {
      content: {
        'application/json': components['schemas']['ArticleReplacement'];
      };
    };
    responses: {
      /** @description The article after the change. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Article'];
        };
      };
      400: components['responses']['ValidationFailed'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
    };
  };
  deleteArticle: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Identifier of the administration that the request is about. Without it the client's default administration applies.
         * @example 1
         */
        'X-Tenant-Id'?: components['parameters']['tenantId'];
        /**
         * @deprecated
         * @description Another spelling of `X-Tenant-Id`, which wins when both are sent.
         * @example 1
         */
        'X-TenantId'?: components['parameters']['tenantIdAlias'];
        /**
         * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for anything else the messages are English.
         * @example nl-NL
         */
        'Accept-Language'?: components['parameters']['acceptLanguage'];
      };
      path: {
        /**
         * @description Number that identifies the record.
         * @example 1
         */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The article is deleted. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['ValidationFailed'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
    };
  };
  updateArticle: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Identifier of the administration that the request is about. Without it the client's default administration applies.
         * @example 1
         */
        'X-Tenant-Id'?: components['parameters']['tenantId'];
        /**
         * @deprecated
         * @description Another spelling of `X-Tenant-Id`, which wins when both are sent.
         * @example 1
         */
        'X-TenantId'?: components['parameters']['tenantIdAlias'];
        /**
         * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for anything else the messages are English.
         * @example nl-NL
         */
        'Accept-Language'?: components['parameters']['acceptLanguage'];
      };
      path: {
        /**
         * @description Number that identifies the record.
         * @example 1
         */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    /** @description The fields of the article to change. */
    requestBody: {
      content: {
        'application/json': components['schemas']['ArticlePatch'];
      };
    };
    responses: {
      /** @description The article after the change. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Article'];
        };
      };
      400: components['responses']['ValidationFailed'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
    };
  };
  listArticleLocations: {
    parameters: {
      query?: {
        /**
         * @description Number of the page to return. The first page is 1. A page past the end is empty.
         * @example 1
         */
        page?: components['parameters']['page'];
        /**
         * @description Number of records on a page.
         * @example 25
         */
        pageSize?: components['parameters']['pageSize'];
        /**
         * @deprecated
         * @description Another spelling of `pageSize`. Send one of the two.
         * @example 25
         */
        pagesize?: components['parameters']['pageSizeAlias'];
        /**
         * @description Field to sort on, ascending. A leading minus sorts descending.
         * @example id
         */
        orderby?: 'id' | 'code' | 'description' | '-id' | '-code' | '-description';
        /**
         * @description Fields to return, separated by commas. `_meta` is always returned. Without this parameter all fields are returned.
         * @example [
         *       "id",
         *       "code"
         *     ]
         */
        fields?: ('id' | 'code' | 'description')[];
        /**
         * @description With `true` the response holds `_meta` only, and `_data` is left out. Useful to count records.
         * @example false
         */
        metaOnly?: components['parameters']['metaOnly'];
        /**
         * @description Only records with this `id`. Repeat the parameter to allow several values.
         * @example [
         *       1
         *     ]
         */
        id?: number[];
        /**
         * @description Only records with this `code`. Repeat the parameter to allow several values.
         * @example [
         *       "KOEL-01"
         *     ]
         */
        code?: string[];
        /**
         * @description Only records with this `description`. Repeat the parameter to allow several values.
         * @example [
         *       "Koelcel 1"
         *     ]
         */
        description?: string[];
      };
      header?: {
        /**
         * @description Identifier of the administration that the request is about. Without it the client's default administration applies.
         * @example 1
         */
        'X-Tenant-Id'?: components['parameters']['tenantId'];
        /**
         * @deprecated
         * @description Another spelling of `X-Tenant-Id`, which wins when both are sent.
         * @example 1
         */
        'X-TenantId'?: components['parameters']['tenantIdAlias'];
        /**
         * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for anything else the messages are English.
         * @example nl-NL
         */
        'Accept-Language'?: components['parameters']['acceptLanguage'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of article locations. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ArticleLocationList'];
        };
      };
      400: components['responses']['ValidationFailed'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
    };
  };
  getArticleLocation: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Identifier of the administration that the request is about. Without it the client's default administration applies.
         * @example 1
         */
        'X-Tenant-Id'?: components['parameters']['tenantId'];
        /**
         * @deprecated
         * @description Another spelling of `X-Tenant-Id`, which wins when both are sent.
         * @example 1
         */
        'X-TenantId'?: components['parameters']['tenantIdAlias'];
        /**
         * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for anything else the messages are English.
         * @example nl-NL
         */
        'Accept-Language'?: components['parameters']['acceptLanguage'];
      };
      path: {
        /**
         * @description Number that identifies the record.
         * @example 1
         */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The article location. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ArticleLocation'];
        };
      };
      400: components['responses']['ValidationFailed'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
    };
  };
  listCountries: {
    parameters: {
      query?: {
        /**
         * @description Number of the page to return. The first page is 1. A page past the end is empty.
         * @example 1
         */
        page?: components['parameters']['page'];
        /**
         * @description Number of records on a page.
         * @example 25
         */
        pageSize?: components['parameters']['pageSize'];
        /**
         * @deprecated
         * @description Another spelling of `pageSize`. Send one of the two.
         * @example 25
         */
        pagesize?: components['parameters']['pageSizeAlias'];
        /**
         * @description Field to sort on, ascending. A leading minus sorts descending.
         * @example id
         */
        orderby?: 'id' | 'name' | 'code' | '-id' | '-name' | '-code';
        /**
         * @description Fields to return, separated by commas. `_meta` is always returned. Without this parameter all fields are returned.
         * @example [
         *       "id",
         *       "name"
         *     ]
         */
        fields?: ('id' | 'name' | 'code')[];
        /**
         * @description With `true` the response holds `_meta` only, and `_data` is left out. Useful to count records.
         * @example false
         */
        metaOnly?: components['parameters']['metaOnly'];
        /**
         * @description Only records with this `id`. Repeat the parameter to allow several values.
         * @example [
         *       1
         *     ]
         */
        id?: number[];
        /**
         * @description Only records with this `name`. Repeat the parameter to allow several values.
         * @example [
         *       "Nederland"
         *     ]
         */
        name?: string[];
        /**
         * @description Only records with this `code`. Repeat the parameter to allow several values.
         * @example [
         *       "NL"
         *     ]
         */
        code?: string[];
      };
      header?: {
        /**
         * @description Identifier of the administration that the request is about. Without it the client's default administration applies.
         * @example 1
         */
        'X-Tenant-Id'?: components['parameters']['tenantId'];
        /**
         * @deprecated
         * @description Another spelling of `X-Tenant-Id`, which wins when both are sent.
         * @example 1
         */
        'X-TenantId'?: components['parameters']['tenantIdAlias'];
        /**
         * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for anything else the messages are English.
         * @example nl-NL
         */
        'Accept-Language'?: components['parameters']['acceptLanguage'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of countries. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CountryList'];
        };
      };
      400: components['responses']['ValidationFailed'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
    };
  };
  getCountry: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Identifier of the administration that the request is about. Without it the client's default administration applies.
         * @example 1
         */
        'X-Tenant-Id'?: components['parameters']['tenantId'];
        /**
         * @deprecated
         * @description Another spelling of `X-Tenant-Id`, which wins when both are sent.
         * @example 1
         */
        'X-TenantId'?: components['parameters']['tenantIdAlias'];
        /**
         * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for anything else the messages are English.
         * @example nl-NL
         */
        'Accept-Language'?: components['parameters']['acceptLanguage'];
      };
      path: {
        /**
         * @description Number that identifies the record.
         * @example 1
         */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The country. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Country'];
        };
      };
      400: components['responses']['ValidationFailed'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
    };
  };
  listPaymentConditions: {
    parameters: {
      query?: {
        /**
         * @description Number of the page to return. The first page is 1. A page past the end is empty.
         * @example 1
         */
        page?: components['parameters']['page'];
        /**
         * @description Number of records on a page.
         * @example 25
         */
        pageSize?: components['parameters']['pageSize'];
        /**
         * @deprecated
         * @description Another spelling of `pageSize`. Send one of the two.
         * @example 25
         */
        pagesize?: components['parameters']['pageSizeAlias'];
        /**
         * @description Field to sort on, ascending. A leading minus sorts descending.
         * @example id
         */
        orderby?:
          | 'id'
          | 'code'
          | 'description'
          | 'dueDays'
          | 'endOfMonth'
          | 'discountPercentage'
          | 'discountDays'
          | '-id'
          | '-code'
          | '-description'
          | '-dueDays'
          | '-endOfMonth'
          | '-discountPercentage'
          | '-discountDays';
        /**
         * @description Fields to return, separated by commas. `_meta` is always returned. Without this parameter all fields are returned.
         * @example [
         *       "id",
         *       "code"
         *     ]
         */
        fields?: ('id' | 'code' | 'description' | 'dueDays' | 'endOfMonth' | 'discountPercentage' | 'discountDays')[];
        /**
         * @description With `true` the response holds `_meta` only, and `_data` is left out. Useful to count records.
         * @example false
         */
        metaOnly?: components['parameters']['metaOnly'];
        /**
         * @description Only records with this `id`. Repeat the parameter to allow several values.
         * @example [
         *       1
         *     ]
         */
        id?: number[];
        /**
         * @description Only records with this `code`. Repeat the parameter to allow several values.
         * @example [
         *       "30"
         *     ]
         */
        code?: string[];
        /**
         * @description Only records with this `description`. Repeat the parameter to allow several values.
         * @example [
         *       "Betaling binnen 30 dagen"
         *     ]
         */
        description?: string[];
        /**
         * @description Only records with this `dueDays`. Repeat the parameter to allow several values.
         * @example [
         *       30
         *     ]
         */
        dueDays?: number[];
        /**
         * @description Only records with this `endOfMonth`. Repeat the parameter to allow several values.
         * @example [
         *       false
         *     ]
         */
        endOfMonth?: boolean[];
        /**
         * @description Only records with this `discountPercentage`. Repeat the parameter to allow several values.
         * @example [
         *       2
         *     ]
         */
        discountPercentage?: number[];
        /**
         * @description Only records with this `discountDays`. Repeat the parameter to allow several values.
         * @example [
         *       8
         *     ]
         */
        discountDays?: number[];
      };
      header?: {
        /**
         * @description Identifier of the administration that the request is about. Without it the client's default administration applies.
         * @example 1
         */
        'X-Tenant-Id'?: components['parameters']['tenantId'];
        /**
         * @deprecated
         * @description Another spelling of `X-Tenant-Id`, which wins when both are sent.
         * @example 1
         */
        'X-TenantId'?: components['parameters']['tenantIdAlias'];
        /**
         * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for anything else the messages are English.
         * @example nl-NL
         */
        'Accept-Language'?: components['parameters']['acceptLanguage'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of payment conditions. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PaymentConditionList'];
        };
      };
      400: components['responses']['ValidationFailed'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
    };
  };
  getPaymentCondition: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Identifier of the administration that the request is about. Without it the client's default administration applies.
         * @example 1
         */
        'X-Tenant-Id'?: components['parameters']['tenantId'];
        /**
         * @deprecated
         * @description Another spelling of `X-Tenant-Id`, which wins when both are sent.
         * @example 1
         */
        'X-TenantId'?: components['parameters']['tenantIdAlias'];
        /**
         * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for anything else the messages are English.
         * @example nl-NL
         */
        'Accept-Language'?: components['parameters']['acceptLanguage'];
      };
      path: {
        /**
         * @description Number that identifies the record.
         * @example 1
         */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The payment condition. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PaymentCondition'];
        };
      };
      400: components['responses']['ValidationFailed'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
    };
  };
  listPaymentMethods: {
    parameters: {
      query?: {
        /**
         * @description Number of the page to return. The first page is 1. A page past the end is empty.
         * @example 1
         */
        page?: components['parameters']['page'];
        /**
         * @description Number of records on a page.
         * @example 25
         */
        pageSize?: components['parameters']['pageSize'];
        /**
         * @deprecated
         * @description Another spelling of `pageSize`. Send one of the two.
         * @example 25
         */
        pagesize?: components['parameters']['pageSizeAlias'];
        /**
         * @description Field to sort on, ascending. A leading minus sorts descending.
         * @example id
         */
        orderby?: 'id' | 'code' | 'description' | '-id' | '-code' | '-description';
        /**
         * @description Fields to return, separated by commas. `_meta` is always returned. Without this parameter all fields are returned.
         * @example [
         *       "id",
         *       "code"
         *     ]
         */
        fields?: ('id' | 'code' | 'description')[];
        /**
         * @description With `true` the response holds `_meta` only, and `_data` is left out. Useful to count records.
         * @example false
         */
        metaOnly?: components['parameters']['metaOnly'];
        /**
         * @description Only records with this `id`. Repeat the parameter to allow several values.
         * @example [
         *       1
         *     ]
         */
        id?: number[];
        /**
         * @description Only records with this `code`. Repeat the parameter to allow several values.
         * @example [
         *       "INCASSO"
         *     ]
         */
        code?: string[];
        /**
         * @description Only records with this `description`. Repeat the parameter to allow several values.
         * @example [
         *       "Automatische incasso"
         *     ]
         */
        description?: string[];
      };
      header?: {
        /**
         * @description Identifier of the administration that the request is about. Without it the client's default administration applies.
         * @example 1
         */
        'X-Tenant-Id'?: components['parameters']['tenantId'];
        /**
         * @deprecated
         * @description Another spelling of `X-Tenant-Id`, which wins when both are sent.
         * @example 1
         */
        'X-TenantId'?: components['parameters']['tenantIdAlias'];
        /**
         * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for anything else the messages are English.
         * @example nl-NL
         */
        'Accept-Language'?: components['parameters']['acceptLanguage'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of payment methods. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PaymentMethodList'];
        };
      };
      400: components['responses']['ValidationFailed'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
    };
  };
  getPaymentMethod: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Identifier of the administration that the request is about. Without it the client's default administration applies.
         * @example 1
         */
        'X-Tenant-Id'?: components['parameters']['tenantId'];
        /**
         * @deprecated
         * @description Another spelling of `X-Tenant-Id`, which wins when both are sent.
         * @example 1
         */
        'X-TenantId'?: components['parameters']['tenantIdAlias'];
        /**
         * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for anything else the messages are English.
         * @example nl-NL
         */
        'Accept-Language'?: components['parameters']['acceptLanguage'];
      };
      path: {
        /**
         * @description Number that identifies the record.
         * @example 1
         */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The payment method. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PaymentMethod'];
        };
      };
      400: components['responses']['ValidationFailed'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
    };
  };
  listSalesTypes: {
    parameters: {
      query?: {
        /**
         * @description Number of the page to return. The first page is 1. A page past the end is empty.
         * @example 1
         */
        page?: components['parameters']['page'];
        /**
         * @description Number of records on a page.
         * @example 25
         */
        pageSize?: components['parameters']['pageSize'];
        /**
         * @deprecated
         * @description Another spelling of `pageSize`. Send one of the two.
         * @example 25
         */
        pagesize?: components['parameters']['pageSizeAlias'];
        /**
         * @description Field to sort on, ascending. A leading minus sorts descending.
         * @example id
         */
        orderby?:
          | 'id'
          | 'code'
          | 'description'
          | 'ledgerAccountId'
          | 'vatCodeId'
          | '-id'
          | '-code'
          | '-description'
          | '-ledgerAccountId'
          | '-vatCodeId';
        /**
         * @description Fields to return, separated by commas. `_meta` is always returned. Without this parameter all fields are returned.
         * @example [
         *       "id",
         *       "code"
         *     ]
         */
        fields?: ('id' | 'code' | 'description' | 'ledgerAccountId' | 'vatCodeId')[];
        /**
         * @description With `true` the response holds `_meta` only, and `_data` is left out. Useful to count records.
         * @example false
         */
        metaOnly?: components['parameters']['metaOnly'];
        /**
         * @description Only records with this `id`. Repeat the parameter to allow several values.
         * @example [
         *       1
         *     ]
         */
        id?: number[];
        /**
         * @description Only records with this `code`. Repeat the parameter to allow several values.
         * @example [
         *       "GOED21"
         *     ]
         */
        code?: string[];
        /**
         * @description Only records with this `description`. Repeat the parameter to allow several values.
         * @example [
         *       "Verkoop goederen, 21% btw"
         *     ]
         */
        description?: string[];
        /**
         * @description Only records with this `ledgerAccountId`. Repeat the parameter to allow several values.
         * @example [
         *       97
         *     ]
         */
        ledgerAccountId?: number[];
        /**
         * @description Only records with this `vatCodeId`. Repeat the parameter to allow several values.
         * @example [
         *       1
         *     ]
         */
        vatCodeId?: number[];
      };
      header?: {
        /**
         * @description Identifier of the administration that the request is about. Without it the client's default administration applies.
         * @example 1
         */
        'X-Tenant-Id'?: components['parameters']['tenantId'];
        /**
         * @deprecated
         * @description Another spelling of `X-Tenant-Id`, which wins when both are sent.
         * @example 1
         */
        'X-TenantId'?: components['parameters']['tenantIdAlias'];
        /**
         * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for anything else the messages are English.
         * @example nl-NL
         */
        'Accept-Language'?: components['parameters']['acceptLanguage'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of sales types. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SalesTypeList'];
        };
      };
      400: components['responses']['ValidationFailed'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
    };
  };
  getSalesType: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Identifier of the administration that the request is about. Without it the client's default administration applies.
         * @example 1
         */
        'X-Tenant-Id'?: components['parameters']['tenantId'];
        /**
         * @deprecated
         * @description Another spelling of `X-Tenant-Id`, which wins when both are sent.
         * @example 1
         */
        'X-TenantId'?: components['parameters']['tenantIdAlias'];
        /**
         * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for anything else the messages are English.
         * @example nl-NL
         */
        'Accept-Language'?: components['parameters']['acceptLanguage'];
      };
      path: {
        /**
         * @description Number that identifies the record.
         * @example 1
         */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The sales type. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SalesType'];
        };
      };
      400: components['responses']['ValidationFailed'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
    };
  };
  listVatCodes: {
    parameters: {
      query?: {
        /**
         * @description `true` returns the codes for sales, `false` those for purchases. Repeat the parameter to allow several values.
         * @example [
         *       true
         *     ]
         */
        salesCode?: boolean[];
        /**
         * @description Number of the page to return. The first page is 1. A page past the end is empty.
         * @example 1
         */
        page?: components['parameters']['page'];
        /**
         * @description Number of records on a page.
         * @example 25
         */
        pageSize?: components['parameters']['pageSize'];
        /**
         * @deprecated
         * @description Another spelling of `pageSize`. Send one of the two.
         * @example 25
         */
        pagesize?: components['parameters']['pageSizeAlias'];
        /**
         * @description Field to sort on, ascending. A leading minus sorts descending.
         * @example id
         */
        orderby?:
          | 'id'
          | 'code'
          | 'description'
          | 'percentage'
          | 'salesCode'
          | 'reverseCharged'
          | 'returnBox'
          | 'deductionBox'
          | 'ledgerAccountId'
          | '-id'
          | '-code'
          | '-description'
          | '-percentage'
          | '-salesCode'
          | '-reverseCharged'
          | '-returnBox'
          | '-deductionBox'
          | '-ledgerAccountId';
        /**
         * @description Fields to return, separated by commas. `_meta` is always returned. Without this parameter all fields are returned.
         * @example [
         *       "id",
         *       "code"
         *     ]
         */
        fields?: (
          | 'id'
          | 'code'
          | 'description'
          | 'percentage'
          | 'salesCode'
          | 'reverseCharged'
          | 'returnBox'
          | 'deductionBox'
          | 'ledgerAccountId'
        )[];
        /**
         * @description With `true` the response holds `_meta` only, and `_data` is left out. Useful to count records.
         * @example false
         */
        metaOnly?: components['parameters']['metaOnly'];
        /**
         * @description Only records with this `id`. Repeat the parameter to allow several values.
         * @example [
         *       1
         *     ]
         */
        id?: number[];
        /**
         * @description Only records with this `code`. Repeat the parameter to allow several values.
         * @example [
         *       "VH"
         *     ]
         */
        code?: string[];
        /**
         * @description Only records with this `description`. Repeat the parameter to allow several values.
         * @example [
         *       "Btw verkoop hoog 21%"
         *     ]
         */
        description?: string[];
        /**
         * @description Only records with this `percentage`. Repeat the parameter to allow several values.
         * @example [
         *       21
         *     ]
         */
        percentage?: number[];
        /**
         * @description Only records with this `reverseCharged`. Repeat the parameter to allow several values.
         * @example [
         *       false
         *     ]
         */
        reverseCharged?: boolean[];
        /**
         * @description Only records with this `returnBox`. Repeat the parameter to allow several values.
         * @example [
         *       "1a"
         *     ]
         */
        returnBox?: string[];
        /**
         * @description Only records with this `deductionBox`. Repeat the parameter to allow several values.
         * @example [
         *       "5b"
         *     ]
         */
        deductionBox?: string[];
        /**
         * @description Only records with this `ledgerAccountId`. Repeat the parameter to allow several values.
         * @example [
         *       30
         *     ]
         */
        ledgerAccountId?: number[];
      };
      header?: {
        /**
         * @description Identifier of the administration that the request is about. Without it the client's default administration applies.
         * @example 1
         */
        'X-Tenant-Id'?: components['parameters']['tenantId'];
        /**
         * @deprecated
         * @description Another spelling of `X-Tenant-Id`, which wins when both are sent.
         * @example 1
         */
        'X-TenantId'?: components['parameters']['tenantIdAlias'];
        /**
         * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for anything else the messages are English.
         * @example nl-NL
         */
        'Accept-Language'?: components['parameters']['acceptLanguage'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of VAT codes. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['VatCodeList'];
        };
      };
      400: components['responses']['ValidationFailed'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
    };
  };
  getVatCode: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Identifier of the administration that the request is about. Without it the client's default administration applies.
         * @example 1
         */
        'X-Tenant-Id'?: components['parameters']['tenantId'];
        /**
         * @deprecated
         * @description Another spelling of `X-Tenant-Id`, which wins when both are sent.
         * @example 1
         */
        'X-TenantId'?: components['parameters']['tenantIdAlias'];
        /**
         * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for anything else the messages are English.
         * @example nl-NL
         */
        'Accept-Language'?: components['parameters']['acceptLanguage'];
      };
      path: {
        /**
         * @description Number that identifies the record.
         * @example 1
         */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The VAT code. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['VatCode'];
        };
      };
      400: components['responses']['ValidationFailed'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
    };
  };
  listCostCenters: {
    parameters: {
      query?: {
        /**
         * @description Number of the page to return. The first page is 1. A page past the end is empty.
         * @example 1
         */
        page?: components['parameters']['page'];
        /**
         * @description Number of records on a page.
         * @example 25
         */
        pageSize?: components['parameters']['pageSize'];
        /**
         * @deprecated
         * @description Another spelling of `pageSize`. Send one of the two.
         * @example 25
         */
        pagesize?: components['parameters']['pageSizeAlias'];
        /**
         * @description Field to sort on, ascending. A leading minus sorts descending.
         * @example id
         */
        orderby?: 'id' | 'code' | 'description' | '-id' | '-code' | '-description';
        /**
         * @description Fields to return, separated by commas. `_meta` is always returned. Without this parameter all fields are returned.
         * @example [
         *       "id",
         *       "code"
         *     ]
         */
        fields?: ('id' | 'code' | 'description')[];
        /**
         * @description With `true` the response holds `_meta` only, and `_data` is left out. Useful to count records.
         * @example false
         */
        metaOnly?: components['parameters']['metaOnly'];
        /**
         * @description Only records with this `id`. Repeat the parameter to allow several values.
         * @example [
         *       1
         *     ]
         */
        id?: number[];
        /**
         * @description Only records with this `code`. Repeat the parameter to allow several values.
         * @example [
         *       "MAKERIJ"
         *     ]
         */
        code?: string[];
        /**
         * @description Only records with this `description`. Repeat the parameter to allow several values.
         * @example [
         *       "Kaasmakerij"
         *     ]
         */
        description?: string[];
      };
      header?: {
        /**
         * @description Identifier of the administration that the request is about. Without it the client's default administration applies.
         * @example 1
         */
        'X-Tenant-Id'?: components['parameters']['tenantId'];
        /**
         * @deprecated
         * @description Another spelling of `X-Tenant-Id`, which wins when both are sent.
         * @example 1
         */
        'X-TenantId'?: components['parameters']['tenantIdAlias'];
        /**
         * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for anything else the messages are English.
         * @example nl-NL
         */
        'Accept-Language'?: components['parameters']['acceptLanguage'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of cost centers. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CostCenterList'];
        };
      };
      400: components['responses']['ValidationFailed'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
    };
  };
  getCostCenter: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Identifier of the administration that the request is about. Without it the client's default administration applies.
         * @example 1
         */
        'X-Tenant-Id'?: components['parameters']['tenantId'];
        /**
         * @deprecated
         * @description Another spelling of `X-Tenant-Id`, which wins when both are sent.
         * @example 1
         */
        'X-TenantId'?: components['parameters']['tenantIdAlias'];
        /**
         * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for anything else the messages are English.
         * @example nl-NL
         */
        'Accept-Language'?: components['parameters']['acceptLanguage'];
      };
      path: {
        /**
         * @description Number that identifies the record.
         * @example 1
         */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The cost center. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CostCenter'];
        };
      };
      400: components['responses']['ValidationFailed'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
    };
  };
  listCostUnits: {
    parameters: {
      query?: {
        /**
         * @description Number of the page to return. The first page is 1. A page past the end is empty.
         * @example 1
         */
        page?: components['parameters']['page'];
        /**
         * @description Number of records on a page.
         * @example 25
         */
        pageSize?: components['parameters']['pageSize'];
        /**
         * @deprecated
         * @description Another spelling of `pageSize`. Send one of the two.
         * @example 25
         */
        pagesize?: components['parameters']['pageSizeAlias'];
        /**
         * @description Field to sort on, ascending. A leading minus sorts descending.
         * @example id
         */
        orderby?:
          | 'id'
          | 'code'
          | 'description'
          | 'costUnitTypeId'
          | '-id'
          | '-code'
          | '-description'
          | '-costUnitTypeId';
        /**
         * @description Fields to return, separated by commas. `_meta` is always returned. Without this parameter all fields are returned.
         * @example [
         *       "id",
         *       "code"
         *     ]
         */
        fields?: ('id' | 'code' | 'description' | 'costUnitTypeId')[];
        /**
         * @description With `true` the response holds `_meta` only, and `_data` is left out. Useful to count records.
         * @example false
         */
        metaOnly?: components['parameters']['metaOnly'];
        /**
         * @description Only records with this `id`. Repeat the parameter to allow several values.
         * @example [
         *       1
         *     ]
         */
        id?: number[];
        /**
         * @description Only records with this `code`. Repeat the parameter to allow several values.
         * @example [
         *       "P-2026-01"
         *     ]
         */
        code?: string[];
        /**
         * @description Only records with this `description`. Repeat the parameter to allow several values.
         * @example [
         *       "Invoering kassasysteem"
         *     ]
         */
        description?: string[];
        /**
         * @description Only records with this `costUnitTypeId`. Repeat the parameter to allow several values.
         * @example [
         *       1
         *     ]
         */
        costUnitTypeId?: number[];
      };
      header?: {
        /**
         * @description Identifier of the administration that the request is about. Without it the client's default administration applies.
         * @example 1
         */
        'X-Tenant-Id'?: components['parameters']['tenantId'];
        /**
         * @deprecated
         * @description Another spelling of `X-Tenant-Id`, which wins when both are sent.
         * @example 1
         */
        'X-TenantId'?: components['parameters']['tenantIdAlias'];
        /**
         * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for anything else the messages are English.
         * @example nl-NL
         */
        'Accept-Language'?: components['parameters']['acceptLanguage'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of cost units. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CostUnitList'];
        };
      };
      400: components['responses']['ValidationFailed'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
    };
  };
  getCostUnit: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Identifier of the administration that the request is about. Without it the client's default administration applies.
         * @example 1
         */
        'X-Tenant-Id'?: components['parameters']['tenantId'];
        /**
         * @deprecated
         * @description Another spelling of `X-Tenant-Id`, which wins when both are sent.
         * @example 1
         */
        'X-TenantId'?: components['parameters']['tenantIdAlias'];
        /**
         * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for anything else the messages are English.
         * @example nl-NL
         */
        'Accept-Language'?: components['parameters']['acceptLanguage'];
      };
      path: {
        /**
         * @description Number that identifies the record.
         * @example 1
         */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The cost unit. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CostUnit'];
        };
      };
      400: components['responses']['ValidationFailed'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
    };
  };
  listCostUnitTypes: {
    parameters: {
      query?: {
        /**
         * @description Number of the page to return. The first page is 1. A page past the end is empty.
         * @example 1
         */
        page?: components['parameters']['page'];
        /**
         * @description Number of records on a page.
         * @example 25
         */
        pageSize?: components['parameters']['pageSize'];
        /**
         * @deprecated
         * @description Another spelling of `pageSize`. Send one of the two.
         * @example 25
         */
        pagesize?: components['parameters']['pageSizeAlias'];
        /**
         * @description Field to sort on, ascending. A leading minus sorts descending.
         * @example id
         */
        orderby?: 'id' | 'code' | 'description' | '-id' | '-code' | '-description';
        /**
         * @description Fields to return, separated by commas. `_meta` is always returned. Without this parameter all fields are returned.
         * @example [
         *       "id",
         *       "code"
         *     ]
         */
        fields?: ('id' | 'code' | 'description')[];
        /**
         * @description With `true` the response holds `_meta` only, and `_data` is left out. Useful to count records.
         * @example false
         */
        metaOnly?: components['parameters']['metaOnly'];
        /**
         * @description Only records with this `id`. Repeat the parameter to allow several values.
         * @example [
         *       1
         *     ]
         */
        id?: number[];
        /**
         * @description Only records with this `code`. Repeat the parameter to allow several values.
         * @example [
         *       "PROJECT"
         *     ]
         */
        code?: string[];
        /**
         * @description Only records with this `description`. Repeat the parameter to allow several values.
         * @example [
         *       "Project"
         *     ]
         */
        description?: string[];
      };
      header?: {
        /**
         * @description Identifier of the administration that the request is about. Without it the client's default administration applies.
         * @example 1
         */
        'X-Tenant-Id'?: components['parameters']['tenantId'];
        /**
         * @deprecated
         * @description Another spelling of `X-Tenant-Id`, which wins when both are sent.
         * @example 1
         */
        'X-TenantId'?: components['parameters']['tenantIdAlias'];
        /**
         * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for anything else the messages are English.
         * @example nl-NL
         */
        'Accept-Language'?: components['parameters']['acceptLanguage'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of cost unit types. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CostUnitTypeList'];
        };
      };
      400: components['responses']['ValidationFailed'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
    };
  };
  getCostUnitType: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Identifier of the administration that the request is about. Without it the client's default administration applies.
         * @example 1
         */
        'X-Tenant-Id'?: components['parameters']['tenantId'];
        /**
         * @deprecated
         * @description Another spelling of `X-Tenant-Id`, which wins when both are sent.
         * @example 1
         */
        'X-TenantId'?: components['parameters']['tenantIdAlias'];
        /**
         * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for anything else the messages are English.
         * @example nl-NL
         */
        'Accept-Language'?: components['parameters']['acceptLanguage'];
      };
      path: {
        /**
         * @description Number that identifies the record.
         * @example 1
         */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The cost unit type. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CostUnitType'];
        };
      };
      400: components['responses']['ValidationFailed'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
    };
  };
  listDraftSalesInvoices: {
    parameters: {
      query?: {
        /**
         * @description Number of the page to return. The first page is 1. A page past the end is empty.
         * @example 1
         */
        page?: components['parameters']['page'];
        /**
         * @description Number of records on a page.
         * @example 25
         */
        pageSize?: components['parameters']['pageSize'];
        /**
         * @deprecated
         * @description Another spelling of `pageSize`. Send one of the two.
         * @example 25
         */
        pagesize?: components['parameters']['pageSizeAlias'];
        /**
         * @description Field to sort on, ascending. A leading minus sorts descending.
         * @example id
         */
        orderby?:
          | 'id'
          | 'debtorId'
          | 'invoiceDate'
          | 'paymentConditionId'
          | 'dueDate'
          | 'reference'
          | 'description'
          | 'remark'
          | 'paymentMethodId'
          | 'amountExcludingVat'
          | 'amountVat'
          | 'amountIncludingVat'
          | '-id'
          | '-debtorId'
          | '-invoiceDate'
          | '-paymentConditionId'
          | '-dueDate'
          | '-reference'
          | '-description'
          | '-remark'
          | '-paymentMethodId'
          | '-amountExcludingVat'
          | '-amountVat'
          | '-amountIncludingVat';
        /**
         * @description Fields to return, separated by commas. `_meta` is always returned. Without this parameter all fields are returned.
         * @example [
         *       "id",
         *       "debtorId"
         *     ]
         */
        fields?: (
          | 'id'
          | 'debtorId'
          | 'invoiceDate'
          | 'paymentConditionId'
          | 'dueDate'
          | 'invoiceAddress'
          | 'reference'
          | 'description'
          | 'remark'
          | 'paymentMethodId'
          | 'amountExcludingVat'
          | 'amountVat'
          | 'amountIncludingVat'
          | 'vatTotals'
        )[];
        /**
         * @description With `true` the response holds `_meta` only, and `_data` is left out. Useful to count records.
         * @example false
         */
        metaOnly?: components['parameters']['metaOnly'];
        /**
         * @description Only records with this `id`. Repeat the parameter to allow several values.
         * @example [
         *       1
         *     ]
         */
        id?: number[];
        /**
         * @description Only records with this `debtorId`. Repeat the parameter to allow several values.
         * @example [
         *       1
         *     ]
         */
        debtorId?: number[];
        /**
         * @description Only records with this `invoiceDate`. Repeat the parameter to allow several values.
         * @example [
         *       "2026-03-02"
         *     ]
         */
        invoiceDate?: string[];
        /**
         * @description Only records with this `paymentConditionId`. Repeat the parameter to allow several values.
         * @example [
         *       1
         *     ]
         */
        paymentConditionId?: number[];
        /**
         * @description Only records with this `dueDate`. Repeat the parameter to allow several values.
         * @example [
         *       "2026-04-01"
         *     ]
         */
        dueDate?: string[];
        /**
         * @description Only records with this `reference`. Repeat the parameter to allow several values.
         * @example [
         *       "PO-2026-0117"
         *     ]
         */
        reference?: string[];
        /**
         * @description Only records with this `description`. Repeat the parameter to allow several values.
         * @example [
         *       "Levering van 2 maart"
         *     ]
         */
        description?: string[];
        /**
         * @description Only records with this `remark`. Repeat the parameter to allow several values.
         * @example [
         *       "Meesturen met het overzicht van maart"
         *     ]
         */
        remark?: string[];
        /**
         * @description Only records with this `paymentMethodId`. Repeat the parameter to allow several values.
         * @example [
         *       1
         *     ]
         */
        paymentMethodId?: number[];
        /**
         * @description Only records with this `amountExcludingVat`. Repeat the parameter to allow several values.
         * @example [
         *       66.03
         *     ]
         */
        amountExcludingVat?: number[];
        /**
         * @description Only records with this `amountVat`. Repeat the parameter to allow several values.
         * @example [
         *       5.94
         *     ]
         */
        amountVat?: number[];
        /**
         * @description Only records with this `amountIncludingVat`. Repeat the parameter to allow several values.
         * @example [
         *       71.97
         *     ]
         */
        amountIncludingVat?: number[];
      };
      header?: {
        /**
         * @description Identifier of the administration that the request is about. Without it the client's default administration applies.
         * @example 1
         */
        'X-Tenant-Id'?: components['parameters']['tenantId'];
        /**
         * @deprecated
         * @description Another spelling of `X-Tenant-Id`, which wins when both are sent.
         * @example 1
         */
        'X-TenantId'?: components['parameters']['tenantIdAlias'];
        /**
         * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for anything else the messages are English.
         * @example nl-NL
         */
        'Accept-Language'?: components['parameters']['acceptLanguage'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of draft sales invoices. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DraftSalesInvoiceList'];
        };
      };
      400: components['responses']['ValidationFailed'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
    };
  };
  createDraftSalesInvoice: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Identifier of the administration that the request is about. Without it the client's default administration applies.
         * @example 1
         */
        'X-Tenant-Id'?: components['parameters']['tenantId'];
        /**
         * @deprecated
         * @description Another spelling of `X-Tenant-Id`, which wins when both are sent.
         * @example 1
         */
        'X-TenantId'?: components['parameters']['tenantIdAlias'];
        /**
         * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for anything else the messages are English.
         * @example nl-NL
         */
        'Accept-Language'?: components['parameters']['acceptLanguage'];
      };
      path?: never;
      cookie?: never;
    };
    /** @description The draft sales invoice. */
    requestBody: {
      content: {
        'application/json': components['schemas']['DraftSalesInvoiceInput'];
      };
    };
    responses: {
      /** @description The created draft sales invoice. */
      201: {
        headers: {
          Location: components['headers']['Location'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DraftSalesInvoice'];
        };
      };
      400: components['responses']['ValidationFailed'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      406: components['responses']['NotAcceptable'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
    };
  };
  getDraftSalesInvoice: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Identifier of the administration that the request is about. Without it the client's default administration applies.
         * @example 1
         */
        'X-Tenant-Id'?: components['parameters']['tenantId'];
        /**
         * @deprecated
         * @description Another spelling of `X-Tenant-Id`, which wins when both are sent.
         * @example 1
         */
        'X-TenantId'?: components['parameters']['tenantIdAlias'];
        /**
         * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for anything else the messages are English.
         * @example nl-NL
         */
        'Accept-Language'?: components['parameters']['acceptLanguage'];
      };
      path: {
        /**
         * @description Number that identifies the record.
         * @example 1
         */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The draft sales invoice. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DraftSalesInvoice'];
        };
      };
      400: components['responses']['ValidationFailed'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
    };
  };
  replaceDraftSalesInvoice: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Identifier of the administration that the request is about. Without it the client's default administration applies.
         * @example 1
         */
        'X-Tenant-Id'?: components['parameters']['tenantId'];
        /**
         * @deprecated
         * @description Another spelling of `X-Tenant-Id`, which wins when both are sent.
         * @example 1
         */
        'X-TenantId'?: components['parameters']['tenantIdAlias'];
        /**
         * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for anything else the messages are English.
         * @example nl-NL
         */
        'Accept-Language'?: components['parameters']['acceptLanguage'];
      };
      path: {
        /**
         * @description Number that identifies the record.
         * @example 1
         */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    /** @description The new values of the draft sales invoice. */
    requestBody: {
      content: {
        'application/json': components['schemas']['DraftSalesInvoiceReplacement'];
      };
    };
    responses: {
      /** @description The draft sales invoice after the change. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DraftSalesInvoice'];
        };
      };
      400: components['responses']['ValidationFailed'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
    };
  };
  deleteDraftSalesInvoice: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Identifier of the administration that the request is about. Without it the client's default administration applies.
         * @example 1
         */
        'X-Tenant-Id'?: components['parameters']['tenantId'];
        /**
         * @deprecated
         * @description Another spelling of `X-Tenant-Id`, which wins when both are sent.
         * @example 1
         */
        'X-TenantId'?: components['parameters']['tenantIdAlias'];
        /**
         * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for anything else the messages are English.
         * @example nl-NL
         */
        'Accept-Language'?: components['parameters']['acceptLanguage'];
      };
      path: {
        /**
         * @description Number that identifies the record.
         * @example 1
         */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The draft sales invoice is deleted. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['ValidationFailed'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
    };
  };
  updateDraftSalesInvoice: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Identifier of the administration that the request is about. Without it the client's default administration applies.
         * @example 1
         */
        'X-Tenant-Id'?: components['parameters']['tenantId'];
        /**
         * @deprecated
         * @description Another spelling of `X-Tenant-Id`, which wins when both are sent.
         * @example 1
         */
        'X-TenantId'?: components['parameters']['tenantIdAlias'];
        /**
         * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for anything else the messages are English.
         * @example nl-NL
         */
        'Accept-Language'?: components['parameters']['acceptLanguage'];
      };
      path: {
        /**
         * @description Number that identifies the record.
         * @example 1
         */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    /** @description The fields of the draft sales invoice to change. */
    requestBody: {
      content: {
        'application/json': components['schemas']['DraftSalesInvoicePatch'];
      };
    };
    responses: {
      /** @description The draft sales invoice after the change. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DraftSalesInvoice'];
        };
      };
      400: components['responses']['ValidationFailed'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
    };
  };
  listDraftSalesInvoiceLines: {
    parameters: {
      query?: {
        /**
         * @description Number of the page to return. The first page is 1. A page past the end is empty.
         * @example 1
         */
        page?: components['parameters']['page'];
        /**
         * @description Number of records on a page.
         * @example 25
         */
        pageSize?: components['parameters']['pageSize'];
        /**
         * @deprecated
         * @description Another spelling of `pageSize`. Send one of the two.
         * @example 25
         */
        pagesize?: components['parameters']['pageSizeAlias'];
        /**
         * @description Field to sort on, ascending. A leading minus sorts descending.
         * @example id
         */
        orderby?:
          | 'id'
          | 'description'
          | 'quantity'
          | 'unitPrice'
          | 'unitPriceIncludingVat'
          | 'discountPercentage'
          | 'vatCodeId'
          | 'costCenterId'
          | 'costUnitId'
          | 'amountExcludingVat'
          | 'amountVat'
          | 'amountIncludingVat'
          | 'bookingType'
          | 'ArticleSku'
          | 'salesTypeId'
          | 'ledgerAccountId'
          | '-id'
          | '-description'
          | '-quantity'
          | '-unitPrice'
          | '-unitPriceIncludingVat'
          | '-discountPercentage'
          | '-vatCodeId'
          | '-costCenterId'
          | '-costUnitId'
          | '-amountExcludingVat'
          | '-amountVat'
          | '-amountIncludingVat'
          | '-bookingType'
          | '-ArticleSku'
          | '-salesTypeId'
          | '-ledgerAccountId';
        /**
         * @description Fields to return, separated by commas. `_meta` is always returned. Without this parameter all fields are returned.
         * @example [
         *       "id",
         *       "description"
         *     ]
         */
        fields?: (
          | 'id'
          | 'description'
          | 'quantity'
          | 'unitPrice'
          | 'unitPriceIncludingVat'
          | 'discountPercentage'
          | 'vatCodeId'
          | 'costCenterId'
          | 'costUnitId'
          | 'amountExcludingVat'
          | 'amountVat'
          | 'amountIncludingVat'
          | 'bookingType'
          | 'ArticleSku'
          | 'salesTypeId'
          | 'ledgerAccountId'
        )[];
        /**
         * @description With `true` the response holds `_meta` only, and `_data` is left out. Useful to count records.
         * @example false
         */
        metaOnly?: components['parameters']['metaOnly'];
        /**
         * @description Only records with this `id`. Repeat the parameter to allow several values.
         * @example [
         *       1
         *     ]
         */
        id?: number[];
        /**
         * @description Only records with this `description`. Repeat the parameter to allow several values.
         * @example [
         *       "Jonge kaas 500 g"
         *     ]
         */
        description?: string[];
        /**
         * @description Only records with this `quantity`. Repeat the parameter to allow several values.
         * @example [
         *       10
         *     ]
         */
        quantity?: number[];
        /**
         * @description Only records with this `unitPrice`. Repeat the parameter to allow several values.
         * @example [
         *       6.95
         *     ]
         */
        unitPrice?: number[];
        /**
         * @description Only records with this `unitPriceIncludingVat`. Repeat the parameter to allow several values.
         * @example [
         *       false
         *     ]
         */
        unitPriceIncludingVat?: boolean[];
        /**
         * @description Only records with this `discountPercentage`. Repeat the parameter to allow several values.
         * @example [
         *       5
         *     ]
         */
        discountPercentage?: number[];
        /**
         * @description Only records with this `vatCodeId`. Repeat the parameter to allow several values.
         * @example [
         *       2
         *     ]
         */
        vatCodeId?: number[];
        /**
         * @description Only records with this `costCenterId`. Repeat the parameter to allow several values.
         * @example [
         *       1
         *     ]
         */
        costCenterId?: number[];
        /**
         * @description Only records with this `costUnitId`. Repeat the parameter to allow several values.
         * @example [
         *       1
         *     ]
         */
        costUnitId?: number[];
        /**
         * @description Only records with this `amountExcludingVat`. Repeat the parameter to allow several values.
         * @example [
         *       66.03
         *     ]
         */
        amountExcludingVat?: number[];
        /**
         * @description Only records with this `amountVat`. Repeat the parameter to allow several values.
         * @example [
         *       5.94
         *     ]
         */
        amountVat?: number[];
        /**
         * @description Only records with this `amountIncludingVat`. Repeat the parameter to allow several values.
         * @example [
         *       71.97
         *     ]
         */
        amountIncludingVat?: number[];
        /**
         * @description Only records with this `bookingType`. Repeat the parameter to allow several values.
         * @example [
         *       "A"
         *     ]
         */
        bookingType?: ('A' | 'V' | 'G' | 'T')[];
        /**
         * @description Only records with this `ArticleSku`. Repeat the parameter to allow several values.
         * @example [
         *       "KAAS-JONG-500"
         *     ]
         */
        ArticleSku?: string[];
        /**
         * @description Only records with this `salesTypeId`. Repeat the parameter to allow several values.
         * @example [
         *       2
         *     ]
         */
        salesTypeId?: number[];
        /**
         * @description Only records with this `ledgerAccountId`. Repeat the parameter to allow several values.
         * @example [
         *       98
         *     ]
         */
        ledgerAccountId?: number[];
      };
      header?: {
        /**
         * @description Identifier of the administration that the request is about. Without it the client's default administration applies.
         * @example 1
         */
        'X-Tenant-Id'?: components['parameters']['tenantId'];
        /**
         * @deprecated
         * @description Another spelling of `X-Tenant-Id`, which wins when both are sent.
         * @example 1
         */
        'X-TenantId'?: components['parameters']['tenantIdAlias'];
        /**
         * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for anything else the messages are English.
         * @example nl-NL
         */
        'Accept-Language'?: components['parameters']['acceptLanguage'];
      };
      path: {
        /**
         * @description Number that identifies the invoice.
         * @example 1
         */
        invoiceId: components['parameters']['invoiceId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of draft sales invoice lines. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DraftSalesInvoiceLineList'];
        };
      };
      400: components['responses']['ValidationFailed'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
    };
  };
  createDraftSalesInvoiceLine: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Identifier of the administration that the request is about. Without it the client's default administration applies.
         * @example 1
         */
        'X-Tenant-Id'?: components['parameters']['tenantId'];
        /**
         * @deprecated
         * @description Another spelling of `X-Tenant-Id`, which wins when both are sent.
         * @example 1
         */
        'X-TenantId'?: components['parameters']['tenantIdAlias'];
        /**
         * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for anything else the messages are English.
         * @example nl-NL
         */
        'Accept-Language'?: components['parameters']['acceptLanguage'];
      };
      path: {
        /**
         * @description Number that identifies the invoice.
         * @example 1
         */
        invoiceId: components['parameters']['invoiceId'];
      };
      cookie?: never;
    };
    /** @description The draft sales invoice line. */
    requestBody: {
      content: {
        'application/json': components['schemas']['InvoiceLineInput'];
      };
    };
    responses: {
      /** @description The created draft sales invoice line. */
      201: {
        headers: {
          Location: components['headers']['Location'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DraftSalesInvoiceLine'];
        };
      };
      400: components['responses']['ValidationFailed'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
    };
  };
  getDraftSalesInvoiceLine: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Identifier of the administration that the request is about. Without it the client's default administration applies.
         * @example 1
         */
        'X-Tenant-Id'?: components['parameters']['tenantId'];
        /**
         * @deprecated
         * @description Another spelling of `X-Tenant-Id`, which wins when both are sent.
         * @example 1
         */
        'X-TenantId'?: components['parameters']['tenantIdAlias'];
        /**
         * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for anything else the messages are English.
         * @example nl-NL
         */
        'Accept-Language'?: components['parameters']['acceptLanguage'];
      };
      path: {
        /**
         * @description Number that identifies the invoice.
         * @example 1
         */
        invoiceId: components['parameters']['invoiceId'];
        /**
         * @description Number that identifies the line.
         * @example 1
         */
        lineId: components['parameters']['lineId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The draft sales invoice line. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DraftSalesInvoiceLine'];
        };
      };
      400: components['responses']['ValidationFailed'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
    };
  };
  replaceDraftSalesInvoiceLine: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Identifier of the administration that the request is about. Without it the client's default administration applies.
         * @example 1
         */
        'X-Tenant-Id'?: components['parameters']['tenantId'];
        /**
         * @deprecated
         * @description Another spelling of `X-Tenant-Id`, which wins when both are sent.
         * @example 1
         */
        'X-TenantId'?: components['parameters']['tenantIdAlias'];
        /**
         * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for anything else the messages are English.
         * @example nl-NL
         */
        'Accept-Language'?: components['parameters']['acceptLanguage'];
      };
      path: {
        /**
         * @description Number that identifies the invoice.
         * @example 1
         */
        invoiceId: components['parameters']['invoiceId'];
        /**
         * @description Number that identifies the line.
         * @example 1
         */
        lineId: components['parameters']['lineId'];
      };
      cookie?: never;
    };
    /** @description The new values of the draft sales invoice line. */
    requestBody: {
      content: {
        'application/json': components['schemas']['InvoiceLineReplacement'];
      };
    };
    responses: {
      /** @description The draft sales invoice line after the change. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DraftSalesInvoiceLine'];
        };
      };
      400: components['responses']['ValidationFailed'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
    };
  };
  deleteDraftSalesInvoiceLine: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Identifier of the administration that the request is about. Without it the client's default administration applies.
         * @example 1
         */
        'X-Tenant-Id'?: components['parameters']['tenantId'];
        /**
         * @deprecated
         * @description Another spelling of `X-Tenant-Id`, which wins when both are sent.
         * @example 1
         */
        'X-TenantId'?: components['parameters']['tenantIdAlias'];
        /**
         * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for anything else the messages are English.
         * @example nl-NL
         */
        'Accept-Language'?: components['parameters']['acceptLanguage'];
      };
      path: {
        /**
         * @description Number that identifies the invoice.
         * @example 1
         */
        invoiceId: components['parameters']['invoiceId'];
        /**
         * @description Number that identifies the line.
         * @example 1
         */
        lineId: components['parameters']['lineId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The draft sales invoice line is deleted. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['ValidationFailed'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
    };
  };
  updateDraftSalesInvoiceLine: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Identifier of the administration that the request is about. Without it the client's default administration applies.
         * @example 1
         */
        'X-Tenant-Id'?: components['parameters']['tenantId'];
        /**
         * @deprecated
         * @description Another spelling of `X-Tenant-Id`, which wins when both are sent.
         * @example 1
         */
        'X-TenantId'?: components['parameters']['tenantIdAlias'];
        /**
         * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for anything else the messages are English.
         * @example nl-NL
         */
        'Accept-Language'?: components['parameters']['acceptLanguage'];
      };
      path: {
        /**
         * @description Number that identifies the invoice.
         * @example 1
         */
        invoiceId: components['parameters']['invoiceId'];
        /**
         * @description Number that identifies the line.
         * @example 1
         */
        lineId: components['parameters']['lineId'];
      };
      cookie?: never;
    };
    /** @description The fields of the draft sales invoice line to change. */
    requestBody: {
      content: {
        'application/json': components['schemas']['InvoiceLinePatch'];
      };
    };
    responses: {
      /** @description The draft sales invoice line after the change. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DraftSalesInvoiceLine'];
        };
      };
      400: components['responses']['ValidationFailed'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
    };
  };
  listDraftSalesInvoicesWithLines: {
    parameters: {
      query?: {
        /**
         * @description Number of the page to return. The first page is 1. A page past the end is empty.
         * @example 1
         */
        page?: components['parameters']['page'];
        /**
         * @description Number of records on a page.
         * @example 25
         */
        pageSize?: components['parameters']['pageSize'];
        /**
         * @deprecated
         * @description Another spelling of `pageSize`. Send one of the two.
         * @example 25
         */
        pagesize?: components['parameters']['pageSizeAlias'];
        /**
         * @description Field to sort on, ascending. A leading minus sorts descending.
         * @example id
         */
        orderby?:
          | 'id'
          | 'debtorId'
          | 'invoiceDate'
          | 'paymentConditionId'
          | 'dueDate'
          | 'reference'
          | 'description'
          | 'remark'
          | 'paymentMethodId'
          | 'amountExcludingVat'
          | 'amountVat'
          | 'amountIncludingVat'
          | '-id'
          | '-debtorId'
          | '-invoiceDate'
          | '-paymentConditionId'
          | '-dueDate'
          | '-reference'
          | '-description'
          | '-remark'
          | '-paymentMethodId'
          | '-amountExcludingVat'
          | '-amountVat'
          | '-amountIncludingVat';
        /**
         * @description Fields to return, separated by commas. `_meta` is always returned. Without this parameter all fields are returned.
         * @example [
         *       "id",
         *       "debtorId"
         *     ]
         */
        fields?: (
          | 'id'
          | 'debtorId'
          | 'invoiceDate'
          | 'paymentConditionId'
          | 'dueDate'
          | 'invoiceAddress'
          | 'reference'
          | 'description'
          | 'remark'
          | 'paymentMethodId'
          | 'amountExcludingVat'
          | 'amountVat'
          | 'amountIncludingVat'
          | 'vatTotals'
          | 'lines'
        )[];
        /**
         * @description With `true` the response holds `_meta` only, and `_data` is left out. Useful to count records.
         * @example false
         */
        metaOnly?: components['parameters']['metaOnly'];
        /**
         * @description Only records with this `id`. Repeat the parameter to allow several values.
         * @example [
         *       1
         *     ]
         */
        id?: number[];
        /**
         * @description Only records with this `debtorId`. Repeat the parameter to allow several values.
         * @example [
         *       1
         *     ]
         */
        debtorId?: number[];
        /**
         * @description Only records with this `invoiceDate`. Repeat the parameter to allow several values.
         * @example [
         *       "2026-03-02"
         *     ]
         */
        invoiceDate?: string[];
        /**
         * @description Only records with this `paymentConditionId`. Repeat the parameter to allow several values.
         * @example [
         *       1
         *     ]
         */
        paymentConditionId?: number[];
        /**
         * @description Only records with this `dueDate`. Repeat the parameter to allow several values.
         * @example [
         *       "2026-04-01"
         *     ]
         */
        dueDate?: string[];
        /**
         * @description Only records with this `reference`. Repeat the parameter to allow several values.
         * @example [
         *       "PO-2026-0117"
         *     ]
         */
        reference?: string[];
        /**
         * @description Only records with this `description`. Repeat the parameter to allow several values.
         * @example [
         *       "Levering van 2 maart"
         *     ]
         */
        description?: string[];
        /**
         * @description Only records with this `remark`. Repeat the parameter to allow several values.
         * @example [
         *       "Meesturen met het overzicht van maart"
         *     ]
         */
        remark?: string[];
        /**
         * @description Only records with this `paymentMethodId`. Repeat the parameter to allow several values.
         * @example [
         *       1
         *     ]
         */
        paymentMethodId?: number[];
        /**
         * @description Only records with this `amountExcludingVat`. Repeat the parameter to allow several values.
         * @example [
         *       66.03
         *     ]
         */
        amountExcludingVat?: number[];
        /**
         * @description Only records with this `amountVat`. Repeat the parameter to allow several values.
         * @example [
         *       5.94
         *     ]
         */
        amountVat?: number[];
        /**
         * @description Only records with this `amountIncludingVat`. Repeat the parameter to allow several values.
         * @example [
         *       71.97
         *     ]
         */
        amountIncludingVat?: number[];
      };
      header?: {
        /**
         * @description Identifier of the administration that the request is about. Without it the client's default administration applies.
         * @example 1
         */
        'X-Tenant-Id'?: components['parameters']['tenantId'];
        /**
         * @deprecated
         * @description Another spelling of `X-Tenant-Id`, which wins when both are sent.
         * @example 1
         */
        'X-TenantId'?: components['parameters']['tenantIdAlias'];
        /**
         * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for anything else the messages are English.
         * @example nl-NL
         */
        'Accept-Language'?: components['parameters']['acceptLanguage'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of draft sales invoices with lines. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DraftSalesInvoiceWithLinesList'];
        };
      };
      400: components['responses']['ValidationFailed'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
    };
  };
  createDraftSalesInvoiceWithLines: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Identifier of the administration that the request is about. Without it the client's default administration applies.
         * @example 1
         */
        'X-Tenant-Id'?: components['parameters']['tenantId'];
        /**
         * @deprecated
         * @description Another spelling of `X-Tenant-Id`, which wins when both are sent.
         * @example 1
         */
        'X-TenantId'?: components['parameters']['tenantIdAlias'];
        /**
         * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for anything else the messages are English.
         * @example nl-NL
         */
        'Accept-Language'?: components['parameters']['acceptLanguage'];
      };
      path?: never;
      cookie?: never;
    };
    /** @description The draft sales invoice with lines. */
    requestBody: {
      content: {
        'application/json': components['schemas']['DraftSalesInvoiceWithLinesInput'];
      };
    };
    responses: {
      /** @description The created draft sales invoice with lines. */
      201: {
        headers: {
          Location: components['headers']['Location'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DraftSalesInvoiceWithLines'];
        };
      };
      400: components['responses']['ValidationFailed'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      406: components['responses']['NotAcceptable'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
    };
  };
  getDraftSalesInvoiceWithLines: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Identifier of the administration that the request is about. Without it the client's default administration applies.
         * @example 1
         */
        'X-Tenant-Id'?: components['parameters']['tenantId'];
        /**
         * @deprecated
         * @description Another spelling of `X-Tenant-Id`, which wins when both are sent.
         * @example 1
         */
        'X-TenantId'?: components['parameters']['tenantIdAlias'];
        /**
         * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for anything else the messages are English.
         * @example nl-NL
         */
        'Accept-Language'?: components['parameters']['acceptLanguage'];
      };
      path: {
        /**
         * @description Number that identifies the record.
         * @example 1
         */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The draft sales invoice with lines. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DraftSalesInvoiceWithLines'];
        };
      };
      400: components['responses']['ValidationFailed'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
    };
  };
  replaceDraftSalesInvoiceWithLines: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Identifier of the administration that the request is about. Without it the client's default administration applies.
         * @example 1
         */
        'X-Tenant-Id'?: components['parameters']['tenantId'];
        /**
         * @deprecated
         * @description Another spelling of `X-Tenant-Id`, which wins when both are sent.
         * @example 1
         */
        'X-TenantId'?: components['parameters']['tenantIdAlias'];
        /**
         * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for anything else the messages are English.
         * @example nl-NL
         */
        'Accept-Language'?: components['parameters']['acceptLanguage'];
      };
      path: {
        /**
         * @description Number that identifies the record.
         * @example 1
         */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    /** @description The new values of the draft sales invoice with lines. */
    requestBody: {
      content: {
        'application/json': components['schemas']['DraftSalesInvoiceWithLinesReplacement'];
      };
    };
    responses: {
      /** @description The draft sales invoice with lines after the change. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DraftSalesInvoiceWithLines'];
        };
      };
      400: components['responses']['ValidationFailed'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
    };
  };
  deleteDraftSalesInvoiceWithLines: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Identifier of the administration that the request is about. Without it the client's default administration applies.
         * @example 1
         */
        'X-Tenant-Id'?: components['parameters']['tenantId'];
        /**
         * @deprecated
         * @description Another spelling of `X-Tenant-Id`, which wins when both are sent.
         * @example 1
         */
        'X-TenantId'?: components['parameters']['tenantIdAlias'];
        /**
         * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for anything else the messages are English.
         * @example nl-NL
         */
        'Accept-Language'?: components['parameters']['acceptLanguage'];
      };
      path: {
        /**
         * @description Number that identifies the record.
         * @example 1
         */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The draft sales invoice with lines is deleted. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['ValidationFailed'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
    };
  };
  updateDraftSalesInvoiceWithLines: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Identifier of the administration that the request is about. Without it the client's default administration applies.
         * @example 1
         */
        'X-Tenant-Id'?: components['parameters']['tenantId'];
        /**
         * @deprecated
         * @description Another spelling of `X-Tenant-Id`, which wins when both are sent.
         * @example 1
         */
        'X-TenantId'?: components['parameters']['tenantIdAlias'];
        /**
         * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for anything else the messages are English.
         * @example nl-NL
         */
        'Accept-Language'?: components['parameters']['acceptLanguage'];
      };
      path: {
        /**
         * @description Number that identifies the record.
         * @example 1
         */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    /** @description The fields of the draft sales invoice with lines to change. */
    requestBody: {
      content: {
        'application/json': components['schemas']['DraftSalesInvoiceWithLinesPatch'];
      };
    };
    responses: {
      /** @description The draft sales invoice with lines after the change. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DraftSalesInvoiceWithLines'];
        };
      };
      400: components['responses']['ValidationFailed'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
    };
  };
  listSalesInvoices: {
    parameters: {
      query?: {
        /**
         * @description Number of the page to return. The first page is 1. A page past the end is empty.
         * @example 1
         */
        page?: components['parameters']['page'];
        /**
         * @description Number of records on a page.
         * @example 25
         */
        pageSize?: components['parameters']['pageSize'];
        /**
         * @deprecated
         * @description Another spelling of `pageSize`. Send one of the two.
         * @example 25
         */
        pagesize?: components['parameters']['pageSizeAlias'];
        /**
         * @description Field to sort on, ascending. A leading minus sorts descending.
         * @example id
         */
        orderby?:
          | 'id'
          | 'debtorId'
          | 'invoiceDate'
          | 'paymentConditionId'
          | 'dueDate'
          | 'reference'
          | 'description'
          | 'remark'
          | 'invoiceNumber'
          | 'bookYear'
          | 'bookPeriod'
          | 'inboxFileId'
          | 'fileId'
          | 'amountExcludingVat'
          | 'amountVat'
          | 'amountIncludingVat'
          | '-id'
          | '-debtorId'
          | '-invoiceDate'
          | '-paymentConditionId'
          | '-dueDate'
          | '-reference'
          | '-description'
          | '-remark'
          | '-invoiceNumber'
          | '-bookYear'
          | '-bookPeriod'
          | '-inboxFileId'
          | '-fileId'
          | '-amountExcludingVat'
          | '-amountVat'
          | '-amountIncludingVat';
        /**
         * @description Fields to return, separated by commas. `_meta` is always returned. Without this parameter all fields are returned.
         * @example [
         *       "id",
         *       "debtorId"
         *     ]
         */
        fields?: (
          | 'id'
          | 'debtorId'
          | 'invoiceDate'
          | 'paymentConditionId'
          | 'dueDate'
          | 'invoiceAddress'
          | 'reference'
          | 'description'
          | 'remark'
          | 'invoiceNumber'
          | 'bookYear'
          | 'bookPeriod'
          | 'inboxFileId'
          | 'fileId'
          | 'amountExcludingVat'
          | 'amountVat'
          | 'amountIncludingVat'
          | 'vatTotals'
        )[];
        /**
         * @description With `true` the response holds `_meta` only, and `_data` is left out. Useful to count records.
         * @example false
         */
        metaOnly?: components['parameters']['metaOnly'];
        /**
         * @description Only records with this `id`. Repeat the parameter to allow several values.
         * @example [
         *       1
         *     ]
         */
        id?: number[];
        /**
         * @description Only records with this `debtorId`. Repeat the parameter to allow several values.
         * @example [
         *       1
         *     ]
         */
        debtorId?: number[];
        /**
         * @description Only records with this `invoiceDate`. Repeat the parameter to allow several values.
         * @example [
         *       "2026-03-02"
         *     ]
         */
        invoiceDate?: string[];
        /**
         * @description Only records with this `paymentConditionId`. Repeat the parameter to allow several values.
         * @example [
         *       1
         *     ]
         */
        paymentConditionId?: number[];
        /**
         * @description Only records with this `dueDate`. Repeat the parameter to allow several values.
         * @example [
         *       "2026-04-01"
         *     ]
         */
        dueDate?: string[];
        /**
         * @description Only records with this `reference`. Repeat the parameter to allow several values.
         * @example [
         *       "PO-2026-0117"
         *     ]
         */
        reference?: string[];
        /**
         * @description Only records with this `description`. Repeat the parameter to allow several values.
         * @example [
         *       "Levering van 2 maart"
         *     ]
         */
        description?: string[];
        /**
         * @description Only records with this `remark`. Repeat the parameter to allow several values.
         * @example [
         *       "Meesturen met het overzicht van maart"
         *     ]
         */
        remark?: string[];
        /**
         * @description Only records with this `invoiceNumber`. Repeat the parameter to allow several values.
         * @example [
         *       "20260001"
         *     ]
         */
        invoiceNumber?: string[];
        /**
         * @description Only records with this `bookYear`. Repeat the parameter to allow several values.
         * @example [
         *       2026
         *     ]
         */
        bookYear?: number[];
        /**
         * @description Only records with this `bookPeriod`. Repeat the parameter to allow several values.
         * @example [
         *       3
         *     ]
         */
        bookPeriod?: number[];
        /**
         * @description Only records with this `inboxFileId`. Repeat the parameter to allow several values.
         * @example [
         *       1
         *     ]
         */
        inboxFileId?: number[];
        /**
         * @description Only records with this `fileId`. Repeat the parameter to allow several values.
         * @example [
         *       1
         *     ]
         */
        fileId?: number[];
        /**
         * @description Only records with this `amountExcludingVat`. Repeat the parameter to allow several values.
         * @example [
         *       66.03
         *     ]
         */
        amountExcludingVat?: number[];
        /**
         * @description Only records with this `amountVat`. Repeat the parameter to allow several values.
         * @example [
         *       5.94
         *     ]
         */
        amountVat?: number[];
        /**
         * @description Only records with this `amountIncludingVat`. Repeat the parameter to allow several values.
         * @example [
         *       71.97
         *     ]
         */
        amountIncludingVat?: number[];
      };
      header?: {
        /**
         * @description Identifier of the administration that the request is about. Without it the client's default administration applies.
         * @example 1
         */
        'X-Tenant-Id'?: components['parameters']['tenantId'];
        /**
         * @deprecated
         * @description Another spelling of `X-Tenant-Id`, which wins when both are sent.
         * @example 1
         */
        'X-TenantId'?: components['parameters']['tenantIdAlias'];
        /**
         * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for anything else the messages are English.
         * @example nl-NL
         */
        'Accept-Language'?: components['parameters']['acceptLanguage'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of sales invoices. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SalesInvoiceList'];
        };
      };
      400: components['responses']['ValidationFailed'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
    };
  };
  createSalesInvoice: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Identifier of the administration that the request is about. Without it the client's default administration applies.
         * @example 1
         */
        'X-Tenant-Id'?: components['parameters']['tenantId'];
        /**
         * @deprecated
         * @description Another spelling of `X-Tenant-Id`, which wins when both are sent.
         * @example 1
         */
        'X-TenantId'?: components['parameters']['tenantIdAlias'];
        /**
         * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for anything else the messages are English.
         * @example nl-NL
         */
        'Accept-Language'?: components['parameters']['acceptLanguage'];
      };
      path?: never;
      cookie?: never;
    };
    /** @description The sales invoice. */
    requestBody: {
      content: {
        'application/json': components['schemas']['SalesInvoiceInput'];
      };
    };
    responses: {
      /** @description The created sales invoice. */
      201: {
        headers: {
          Location: components['headers']['Location'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SalesInvoice'];
        };
      };
      400: components['responses']['ValidationFailed'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      406: components['responses']['NotAcceptable'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
    };
  };
  getSalesInvoice: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Identifier of the administration that the request is about. Without it the client's default administration applies.
         * @example 1
         */
        'X-Tenant-Id'?: components['parameters']['tenantId'];
        /**
         * @deprecated
         * @description Another spelling of `X-Tenant-Id`, which wins when both are sent.
         * @example 1
         */
        'X-TenantId'?: components['parameters']['tenantIdAlias'];
        /**
         * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for anything else the messages are English.
         * @example nl-NL
         */
        'Accept-Language'?: components['parameters']['acceptLanguage'];
      };
      path: {
        /**
         * @description Number that identifies the record.
         * @example 1
         */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The sales invoice. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SalesInvoice'];
        };
      };
      400: components['responses']['ValidationFailed'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
    };
  };
  replaceSalesInvoice: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Identifier of the administration that the request is about. Without it the client's default administration applies.
         * @example 1
         */
        'X-Tenant-Id'?: components['parameters']['tenantId'];
        /**
         * @deprecated
         * @description Another spelling of `X-Tenant-Id`, which wins when both are sent.
         * @example 1
         */
        'X-TenantId'?: components['parameters']['tenantIdAlias'];
        /**
         * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for anything else the messages are English.
         * @example nl-NL
         */
        'Accept-Language'?: components['parameters']['acceptLanguage'];
      };
      path: {
        /**
         * @description Number that identifies the record.
         * @example 1
         */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    /** @description The new values of the sales invoice. */
    requestBody: {
      content: {
        'application/json': components['schemas']['SalesInvoiceReplacement'];
      };
    };
    responses: {
      /** @description The sales invoice after the change. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SalesInvoice'];
        };
      };
      400: components['responses']['ValidationFailed'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
    };
  };
  deleteSalesInvoice: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Identifier of the administration that the request is about. Without it the client's default administration applies.
         * @example 1
         */
        'X-Tenant-Id'?: components['parameters']['tenantId'];
        /**
         * @deprecated
         * @description Another spelling of `X-Tenant-Id`, which wins when both are sent.
         * @example 1
         */
        'X-TenantId'?: components['parameters']['tenantIdAlias'];
        /**
         * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for anything else the messages are English.
         * @example nl-NL
         */
        'Accept-Language'?: components['parameters']['acceptLanguage'];
      };
      path: {
        /**
         * @description Number that identifies the record.
         * @example 1
         */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The sales invoice is deleted. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['ValidationFailed'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
    };
  };
  updateSalesInvoice: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Identifier of the administration that the request is about. Without it the client's default administration applies.
         * @example 1
         */
        'X-Tenant-Id'?: components['parameters']['tenantId'];
        /**
         * @deprecated
         * @description Another spelling of `X-Tenant-Id`, which wins when both are sent.
         * @example 1
         */
        'X-TenantId'?: components['parameters']['tenantIdAlias'];
        /**
         * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for anything else the messages are English.
         * @example nl-NL
         */
        'Accept-Language'?: components['parameters']['acceptLanguage'];
      };
      path: {
        /**
         * @description Number that identifies the record.
         * @example 1
         */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    /** @description The fields of the sales invoice to change. */
    requestBody: {
      content: {
        'application/json': components['schemas']['SalesInvoicePatch'];
      };
    };
    responses: {
      /** @description The sales invoice after the change. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SalesInvoice'];
        };
      };
      400: components['responses']['ValidationFailed'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
    };
  };
  uploadSalesInvoiceFile: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Identifier of the administration that the request is about. Without it the client's default administration applies.
         * @example 1
         */
        'X-Tenant-Id'?: components['parameters']['tenantId'];
        /**
         * @deprecated
         * @description Another spelling of `X-Tenant-Id`, which wins when both are sent.
         * @example 1
         */
        'X-TenantId'?: components['parameters']['tenantIdAlias'];
        /**
         * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for anything else the messages are English.
         * @example nl-NL
         */
        'Accept-Language'?: components['parameters']['acceptLanguage'];
      };
      path: {
        /**
         * @description Number that identifies the record.
         * @example 1
         */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    /** @description The bytes of the PDF. */
    requestBody: {
      content: {
        'application/pdf': unknown;
      };
    };
    responses: {
      /** @description The identifier of the stored PDF. */
      201: {
        headers: {
          Location: components['headers']['Location'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['StoredFile'];
        };
      };
      400: components['responses']['ValidationFailed'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
    };
  };
  listSalesInvoiceLines: {
    parameters: {
      query?: {
        /**
         * @description Number of the page to return. The first page is 1. A page past the end is empty.
         * @example 1
         */
        page?: components['parameters']['page'];
        /**
         * @description Number of records on a page.
         * @example 25
         */
        pageSize?: components['parameters']['pageSize'];
        /**
         * @deprecated
         * @description Another spelling of `pageSize`. Send one of the two.
         * @example 25
         */
        pagesize?: components['parameters']['pageSizeAlias'];
        /**
         * @description Field to sort on, ascending. A leading minus sorts descending.
         * @example id
         */
        orderby?:
          | 'id'
          | 'description'
          | 'quantity'
          | 'unitPrice'
          | 'unitPriceIncludingVat'
          | 'discountPercentage'
          | 'vatCodeId'
          | 'costCenterId'
          | 'costUnitId'
          | 'amountExcludingVat'
          | 'amountVat'
          | 'amountIncludingVat'
          | 'bookingType'
          | 'ArticleSku'
          | 'salesTypeId'
          | 'ledgerAccountId'
          | '-id'
          | '-description'
          | '-quantity'
          | '-unitPrice'
          | '-unitPriceIncludingVat'
          | '-discountPercentage'
          | '-vatCodeId'
          | '-costCenterId'
          | '-costUnitId'
          | '-amountExcludingVat'
          | '-amountVat'
          | '-amountIncludingVat'
          | '-bookingType'
          | '-ArticleSku'
          | '-salesTypeId'
          | '-ledgerAccountId';
        /**
         * @description Fields to return, separated by commas. `_meta` is always returned. Without this parameter all fields are returned.
         * @example [
         *       "id",
         *       "description"
         *     ]
         */
        fields?: (
          | 'id'
          | 'description'
          | 'quantity'
          | 'unitPrice'
          | 'unitPriceIncludingVat'
          | 'discountPercentage'
          | 'vatCodeId'
          | 'costCenterId'
          | 'costUnitId'
          | 'amountExcludingVat'
          | 'amountVat'
          | 'amountIncludingVat'
          | 'bookingType'
          | 'ArticleSku'
          | 'salesTypeId'
          | 'ledgerAccountId'
        )[];
        /**
         * @description With `true` the response holds `_meta` only, and `_data` is left out. Useful to count records.
         * @example false
         */
        metaOnly?: components['parameters']['metaOnly'];
        /**
         * @description Only records with this `id`. Repeat the parameter to allow several values.
         * @example [
         *       1
         *     ]
         */
        id?: number[];
        /**
         * @description Only records with this `description`. Repeat the parameter to allow several values.
         * @example [
         *       "Jonge kaas 500 g"
         *     ]
         */
        description?: string[];
        /**
         * @description Only records with this `quantity`. Repeat the parameter to allow several values.
         * @example [
         *       10
         *     ]
         */
        quantity?: number[];
        /**
         * @description Only records with this `unitPrice`. Repeat the parameter to allow several values.
         * @example [
         *       6.95
         *     ]
         */
        unitPrice?: number[];
        /**
         * @description Only records with this `unitPriceIncludingVat`. Repeat the parameter to allow several values.
         * @example [
         *       false
         *     ]
         */
        unitPriceIncludingVat?: boolean[];
        /**
         * @description Only records with this `discountPercentage`. Repeat the parameter to allow several values.
         * @example [
         *       5
         *     ]
         */
        discountPercentage?: number[];
        /**
         * @description Only records with this `vatCodeId`. Repeat the parameter to allow several values.
         * @example [
         *       2
         *     ]
         */
        vatCodeId?: number[];
        /**
         * @description Only records with this `costCenterId`. Repeat the parameter to allow several values.
         * @example [
         *       1
         *     ]
         */
        costCenterId?: number[];
        /**
         * @description Only records with this `costUnitId`. Repeat the parameter to allow several values.
         * @example [
         *       1
         *     ]
         */
        costUnitId?: number[];
        /**
         * @description Only records with this `amountExcludingVat`. Repeat the parameter to allow several values.
         * @example [
         *       66.03
         *     ]
         */
        amountExcludingVat?: number[];
        /**
         * @description Only records with this `amountVat`. Repeat the parameter to allow several values.
         * @example [
         *       5.94
         *     ]
         */
        amountVat?: number[];
        /**
         * @description Only records with this `amountIncludingVat`. Repeat the parameter to allow several values.
         * @example [
         *       71.97
         *     ]
         */
        amountIncludingVat?: number[];
        /**
         * @description Only records with this `bookingType`. Repeat the parameter to allow several values.
         * @example [
         *       "A"
         *     ]
         */
        bookingType?: ('A' | 'V' | 'G' | 'T')[];
        /**
         * @description Only records with this `ArticleSku`. Repeat the parameter to allow several values.
         * @example [
         *       "KAAS-JONG-500"
         *     ]
         */
        ArticleSku?: string[];
        /**
         * @description Only records with this `salesTypeId`. Repeat the parameter to allow several values.
         * @example [
         *       2
         *     ]
         */
        salesTypeId?: number[];
        /**
         * @description Only records with this `ledgerAccountId`. Repeat the parameter to allow several values.
         * @example [
         *       98
         *     ]
         */
        ledgerAccountId?: number[];
      };
      header?: {
        /**
         * @description Identifier of the administration that the request is about. Without it the client's default administration applies.
         * @example 1
         */
        'X-Tenant-Id'?: components['parameters']['tenantId'];
        /**
         * @deprecated
         * @description Another spelling of `X-Tenant-Id`, which wins when both are sent.
         * @example 1
         */
        'X-TenantId'?: components['parameters']['tenantIdAlias'];
        /**
         * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for anything else the messages are English.
         * @example nl-NL
         */
        'Accept-Language'?: components['parameters']['acceptLanguage'];
      };
      path: {
        /**
         * @description Number that identifies the invoice.
         * @example 1
         */
        invoiceId: components['parameters']['invoiceId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of sales invoice lines. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SalesInvoiceLineList'];
        };
      };
      400: components['responses']['ValidationFailed'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
    };
  };
  createSalesInvoiceLine: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Identifier of the administration that the request is about. Without it the client's default administration applies.
         * @example 1
         */
        'X-Tenant-Id'?: components['parameters']['tenantId'];
        /**
         * @deprecated
         * @description Another spelling of `X-Tenant-Id`, which wins when both are sent.
         * @example 1
         */
        'X-TenantId'?: components['parameters']['tenantIdAlias'];
        /**
         * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for anything else the messages are English.
         * @example nl-NL
         */
        'Accept-Language'?: components['parameters']['acceptLanguage'];
      };
      path: {
        /**
         * @description Number that identifies the invoice.
         * @example 1
         */
        invoiceId: components['parameters']['invoiceId'];
      };
      cookie?: never;
    };
    /** @description The sales invoice line. */
    requestBody: {
      content: {
        'application/json': components['schemas']['InvoiceLineInput'];
      };
    };
    responses: {
      /** @description The created sales invoice line. */
      201: {
        headers: {
          Location: components['headers']['Location'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SalesInvoiceLine'];
        };
      };
      400: components['responses']['ValidationFailed'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
    };
  };
  getSalesInvoiceLine: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Identifier of the administration that the request is about. Without it the client's default administration applies.
         * @example 1
         */
        'X-Tenant-Id'?: components['parameters']['tenantId'];
        /**
         * @deprecated
         * @description Another spelling of `X-Tenant-Id`, which wins when both are sent.
         * @example 1
         */
        'X-TenantId'?: components['parameters']['tenantIdAlias'];
        /**
         * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for anything else the messages are English.
         * @example nl-NL
         */
        'Accept-Language'?: components['parameters']['acceptLanguage'];
      };
      path: {
        /**
         * @description Number that identifies the invoice.
         * @example 1
         */
        invoiceId: components['parameters']['invoiceId'];
        /**
         * @description Number that identifies the line.
         * @example 1
         */
        lineId: components['parameters']['lineId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The sales invoice line. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SalesInvoiceLine'];
        };
      };
      400: components['responses']['ValidationFailed'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
    };
  };
  replaceSalesInvoiceLine: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Identifier of the administration that the request is about. Without it the client's default administration applies.
         * @example 1
         */
        'X-Tenant-Id'?: components['parameters']['tenantId'];
        /**
         * @deprecated
         * @description Another spelling of `X-Tenant-Id`, which wins when both are sent.
         * @example 1
         */
        'X-TenantId'?: components['parameters']['tenantIdAlias'];
        /**
         * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for anything else the messages are English.
         * @example nl-NL
         */
        'Accept-Language'?: components['parameters']['acceptLanguage'];
      };
      path: {
        /**
         * @description Number that identifies the invoice.
         * @example 1
         */
        invoiceId: components['parameters']['invoiceId'];
        /**
         * @description Number that identifies the line.
         * @example 1
         */
        lineId: components['parameters']['lineId'];
      };
      cookie?: never;
    };
    /** @description The new values of the sales invoice line. */
    requestBody: {
      content: {
        'application/json': components['schemas']['InvoiceLineReplacement'];
      };
    };
    responses: {
      /** @description The sales invoice line after the change. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SalesInvoiceLine'];
        };
      };
      400: components['responses']['ValidationFailed'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
    };
  };
  deleteSalesInvoiceLine: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Identifier of the administration that the request is about. Without it the client's default administration applies.
         * @example 1
         */
        'X-Tenant-Id'?: components['parameters']['tenantId'];
        /**
         * @deprecated
         * @description Another spelling of `X-Tenant-Id`, which wins when both are sent.
         * @example 1
         */
        'X-TenantId'?: components['parameters']['tenantIdAlias'];
        /**
         * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for anything else the messages are English.
         * @example nl-NL
         */
        'Accept-Language'?: components['parameters']['acceptLanguage'];
      };
      path: {
        /**
         * @description Number that identifies the invoice.
         * @example 1
         */
        invoiceId: components['parameters']['invoiceId'];
        /**
         * @description Number that identifies the line.
         * @example 1
         */
        lineId: components['parameters']['lineId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The sales invoice line is deleted. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['ValidationFailed'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
    };
  };
  updateSalesInvoiceLine: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Identifier of the administration that the request is about. Without it the client's default administration applies.
         * @example 1
         */
        'X-Tenant-Id'?: components['parameters']['tenantId'];
        /**
         * @deprecated
         * @description Another spelling of `X-Tenant-Id`, which wins when both are sent.
         * @example 1
         */
        'X-TenantId'?: components['parameters']['tenantIdAlias'];
        /**
         * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for anything else the messages are English.
         * @example nl-NL
         */
        'Accept-Language'?: components['parameters']['acceptLanguage'];
      };
      path: {
        /**
         * @description Number that identifies the invoice.
         * @example 1
         */
        invoiceId: components['parameters']['invoiceId'];
        /**
         * @description Number that identifies the line.
         * @example 1
         */
        lineId: components['parameters']['lineId'];
      };
      cookie?: never;
    };
    /** @description The fields of the sales invoice line to change. */
    requestBody: {
      content: {
        'application/json': components['schemas']['InvoiceLinePatch'];
      };
    };
    responses: {
      /** @description The sales invoice line after the change. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SalesInvoiceLine'];
        };
      };
      400: components['responses']['ValidationFailed'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
    };
  };
  listSalesInvoicesWithLines: {
    parameters: {
      query?: {
        /**
         * @description Number of the page to return. The first page is 1. A page past the end is empty.
         * @example 1
         */
        page?: components['parameters']['page'];
        /**
         * @description Number of records on a page.
         * @example 25
         */
        pageSize?: components['parameters']['pageSize'];
        /**
         * @deprecated
         * @description Another spelling of `pageSize`. Send one of the two.
         * @example 25
         */
        pagesize?: components['parameters']['pageSizeAlias'];
        /**
         * @description Field to sort on, ascending. A leading minus sorts descending.
         * @example id
         */
        orderby?:
          | 'id'
          | 'debtorId'
          | 'invoiceDate'
          | 'paymentConditionId'
          | 'dueDate'
          | 'reference'
          | 'description'
          | 'remark'
          | 'invoiceNumber'
          | 'bookYear'
          | 'bookPeriod'
          | 'inboxFileId'
          | 'fileId'
          | 'amountExcludingVat'
          | 'amountVat'
          | 'amountIncludingVat'
          | '-id'
          | '-debtorId'
          | '-invoiceDate'
          | '-paymentConditionId'
          | '-dueDate'
          | '-reference'
          | '-description'
          | '-remark'
          | '-invoiceNumber'
          | '-bookYear'
          | '-bookPeriod'
          | '-inboxFileId'
          | '-fileId'
          | '-amountExcludingVat'
          | '-amountVat'
          | '-amountIncludingVat';
        /**
         * @description Fields to return, separated by commas. `_meta` is always returned. Without this parameter all fields are returned.
         * @example [
         *       "id",
         *       "debtorId"
         *     ]
         */
        fields?: (
          | 'id'
          | 'debtorId'
          | 'invoiceDate'
          | 'paymentConditionId'
          | 'dueDate'
          | 'invoiceAddress'
          | 'reference'
          | 'description'
          | 'remark'
          | 'invoiceNumber'
          | 'bookYear'
          | 'bookPeriod'
          | 'inboxFileId'
          | 'fileId'
          | 'amountExcludingVat'
          | 'amountVat'
          | 'amountIncludingVat'
          | 'vatTotals'
          | 'lines'
        )[];
        /**
         * @description With `true` the response holds `_meta` only, and `_data` is left out. Useful to count records.
         * @example false
         */
        metaOnly?: components['parameters']['metaOnly'];
        /**
         * @description Only records with this `id`. Repeat the parameter to allow several values.
         * @example [
         *       1
         *     ]
         */
        id?: number[];
        /**
         * @description Only records with this `debtorId`. Repeat the parameter to allow several values.
         * @example [
         *       1
         *     ]
         */
        debtorId?: number[];
        /**
         * @description Only records with this `invoiceDate`. Repeat the parameter to allow several values.
         * @example [
         *       "2026-03-02"
         *     ]
         */
        invoiceDate?: string[];
        /**
         * @description Only records with this `paymentConditionId`. Repeat the parameter to allow several values.
         * @example [
         *       1
         *     ]
         */
        paymentConditionId?: number[];
        /**
         * @description Only records with this `dueDate`. Repeat the parameter to allow several values.
         * @example [
         *       "2026-04-01"
         *     ]
         */
        dueDate?: string[];
        /**
         * @description Only records with this `reference`. Repeat the parameter to allow several values.
         * @example [
         *       "PO-2026-0117"
         *     ]
         */
        reference?: string[];
        /**
         * @description Only records with this `description`. Repeat the parameter to allow several values.
         * @example [
         *       "Levering van 2 maart"
         *     ]
         */
        description?: string[];
        /**
         * @description Only records with this `remark`. Repeat the parameter to allow several values.
         * @example [
         *       "Meesturen met het overzicht van maart"
         *     ]
         */
        remark?: string[];
        /**
         * @description Only records with this `invoiceNumber`. Repeat the parameter to allow several values.
         * @example [
         *       "20260001"
         *     ]
         */
        invoiceNumber?: string[];
        /**
         * @description Only records with this `bookYear`. Repeat the parameter to allow several values.
         * @example [
         *       2026
         *     ]
         */
        bookYear?: number[];
        /**
         * @description Only records with this `bookPeriod`. Repeat the parameter to allow several values.
         * @example [
         *       3
         *     ]
         */
        bookPeriod?: number[];
        /**
         * @description Only records with this `inboxFileId`. Repeat the parameter to allow several values.
         * @example [
         *       1
         *     ]
         */
        inboxFileId?: number[];
        /**
         * @description Only records with this `fileId`. Repeat the parameter to allow several values.
         * @example [
         *       1
         *     ]
         */
        fileId?: number[];
        /**
         * @description Only records with this `amountExcludingVat`. Repeat the parameter to allow several values.
         * @example [
         *       66.03
         *     ]
         */
        amountExcludingVat?: number[];
        /**
         * @description Only records with this `amountVat`. Repeat the parameter to allow several values.
         * @example [
         *       5.94
         *     ]
         */
        amountVat?: number[];
        /**
         * @description Only records with this `amountIncludingVat`. Repeat the parameter to allow several values.
         * @example [
         *       71.97
         *     ]
         */
        amountIncludingVat?: number[];
      };
      header?: {
        /**
         * @description Identifier of the administration that the request is about. Without it the client's default administration applies.
         * @example 1
         */
        'X-Tenant-Id'?: components['parameters']['tenantId'];
        /**
         * @deprecated
         * @description Another spelling of `X-Tenant-Id`, which wins when both are sent.
         * @example 1
         */
        'X-TenantId'?: components['parameters']['tenantIdAlias'];
        /**
         * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for anything else the messages are English.
         * @example nl-NL
         */
        'Accept-Language'?: components['parameters']['acceptLanguage'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of sales invoices with lines. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SalesInvoiceWithLinesList'];
        };
      };
      400: components['responses']['ValidationFailed'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
    };
  };
  createSalesInvoiceWithLines: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Identifier of the administration that the request is about. Without it the client's default administration applies.
         * @example 1
         */
        'X-Tenant-Id'?: components['parameters']['tenantId'];
        /**
         * @deprecated
         * @description Another spelling of `X-Tenant-Id`, which wins when both are sent.
         * @example 1
         */
        'X-TenantId'?: components['parameters']['tenantIdAlias'];
        /**
         * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for anything else the messages are English.
         * @example nl-NL
         */
        'Accept-Language'?: components['parameters']['acceptLanguage'];
      };
      path?: never;
      cookie?: never;
    };
    /** @description The sales invoice with lines. */
    requestBody: {
      content: {
        'application/json': components['schemas']['SalesInvoiceWithLinesInput'];
      };
    };
    responses: {
      /** @description The created sales invoice with lines. */
      201: {
        headers: {
          Location: components['headers']['Location'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SalesInvoiceWithLines'];
        };
      };
      400: components['responses']['ValidationFailed'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      406: components['responses']['NotAcceptable'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
    };
  };
  getSalesInvoiceWithLines: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Identifier of the administration that the request is about. Without it the client's default administration applies.
         * @example 1
         */
        'X-Tenant-Id'?: components['parameters']['tenantId'];
        /**
         * @deprecated
         * @description Another spelling of `X-Tenant-Id`, which wins when both are sent.
         * @example 1
         */
        'X-TenantId'?: components['parameters']['tenantIdAlias'];
        /**
         * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for anything else the messages are English.
         * @example nl-NL
         */
        'Accept-Language'?: components['parameters']['acceptLanguage'];
      };
      path: {
        /**
         * @description Number that identifies the record.
         * @example 1
         */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The sales invoice with lines. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SalesInvoiceWithLines'];
        };
      };
      400: components['responses']['ValidationFailed'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
    };
  };
  replaceSalesInvoiceWithLines: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Identifier of the administration that the request is about. Without it the client's default administration applies.
         * @example 1
         */
        'X-Tenant-Id'?: components['parameters']['tenantId'];
        /**
         * @deprecated
         * @description Another spelling of `X-Tenant-Id`, which wins when both are sent.
         * @example 1
         */
        'X-TenantId'?: components['parameters']['tenantIdAlias'];
        /**
         * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for anything else the messages are English.
         * @example nl-NL
         */
        'Accept-Language'?: components['parameters']['acceptLanguage'];
      };
      path: {
        /**
         * @description Number that identifies the record.
         * @example 1
         */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    /** @description The new values of the sales invoice with lines. */
    requestBody: {
      content: {
        'application/json': components['schemas']['SalesInvoiceWithLinesReplacement'];
      };
    };
    responses: {
      /** @description The sales invoice with lines after the change. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SalesInvoiceWithLines'];
        };
      };
      400: components['responses']['ValidationFailed'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
    };
  };
  deleteSalesInvoiceWithLines: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Identifier of the administration that the request is about. Without it the client's default administration applies.
         * @example 1
         */
        'X-Tenant-Id'?: components['parameters']['tenantId'];
        /**
         * @deprecated
         * @description Another spelling of `X-Tenant-Id`, which wins when both are sent.
         * @example 1
         */
        'X-TenantId'?: components['parameters']['tenantIdAlias'];
        /**
         * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for anything else the messages are English.
         * @example nl-NL
         */
        'Accept-Language'?: components['parameters']['acceptLanguage'];
      };
      path: {
        /**
         * @description Number that identifies the record.
         * @example 1
         */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The sales invoice with lines is deleted. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['ValidationFailed'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
    };
  };
  updateSalesInvoiceWithLines: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Identifier of the administration that the request is about. Without it the client's default administration applies.
         * @example 1
         */
        'X-Tenant-Id'?: components['parameters']['tenantId'];
        /**
         * @deprecated
         * @description Another spelling of `X-Tenant-Id`, which wins when both are sent.
         * @example 1
         */
        'X-TenantId'?: components['parameters']['tenantIdAlias'];
        /**
         * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for anything else the messages are English.
         * @example nl-NL
         */
        'Accept-Language'?: components['parameters']['acceptLanguage'];
      };
      path: {
        /**
         * @description Number that identifies the record.
         * @example 1
         */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    /** @description The fields of the sales invoice with lines to change. */
    requestBody: {
      content: {
        'application/json': components['schemas']['SalesInvoiceWithLinesPatch'];
      };
    };
    responses: {
      /** @description The sales invoice with lines after the change. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SalesInvoiceWithLines'];
        };
      };
      400: components['responses']['ValidationFailed'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
    };
  };
  listOutstandingSalesInvoices: {
    parameters: {
      query?: {
        /**
         * @description Number of the page to return. The first page is 1. A page past the end is empty.
         * @example 1
         */
        page?: components['parameters']['page'];
        /**
         * @description Number of records on a page.
         * @example 25
         */
        pageSize?: components['parameters']['pageSize'];
        /**
         * @deprecated
         * @description Another spelling of `pageSize`. Send one of the two.
         * @example 25
         */
        pagesize?: components['parameters']['pageSizeAlias'];
        /**
         * @description Field to sort on, ascending. A leading minus sorts descending.
         * @example id
         */
        orderby?:
          | 'id'
          | 'invoiceNumber'
          | 'invoiceDate'
          | 'dueDate'
          | 'amountIncludingVat'
          | 'outstandingAmount'
          | 'age'
          | 'daysUntilExpiry'
          | 'debtorId'
          | 'debtorNumber'
          | 'debtorName'
          | '-id'
          | '-invoiceNumber'
          | '-invoiceDate'
          | '-dueDate'
          | '-amountIncludingVat'
          | '-outstandingAmount'
          | '-age'
          | '-daysUntilExpiry'
          | '-debtorId'
          | '-debtorNumber'
          | '-debtorName';
        /**
         * @description Fields to return, separated by commas. `_meta` is always returned. Without this parameter all fields are returned.
         * @example [
         *       "id",
         *       "invoiceNumber"
         *     ]
         */
        fields?: (
          | 'id'
          | 'invoiceNumber'
          | 'invoiceDate'
          | 'dueDate'
          | 'amountIncludingVat'
          | 'outstandingAmount'
          | 'age'
          | 'daysUntilExpiry'
          | 'debtorId'
          | 'debtorNumber'
          | 'debtorName'
        )[];
        /**
         * @description With `true` the response holds `_meta` only, and `_data` is left out. Useful to count records.
         * @example false
         */
        metaOnly?: components['parameters']['metaOnly'];
        /**
         * @description Only records with this `id`. Repeat the parameter to allow several values.
         * @example [
         *       1
         *     ]
         */
        id?: number[];
        /**
         * @description Only records with this `invoiceNumber`. Repeat the parameter to allow several values.
         * @example [
         *       "20260001"
         *     ]
         */
        invoiceNumber?: string[];
        /**
         * @description Only records with this `invoiceDate`. Repeat the parameter to allow several values.
         * @example [
         *       "2026-03-02"
         *     ]
         */
        invoiceDate?: string[];
        /**
         * @description Only records with this `dueDate`. Repeat the parameter to allow several values.
         * @example [
         *       "2026-04-01"
         *     ]
         */
        dueDate?: string[];
        /**
         * @description Only records with this `amountIncludingVat`. Repeat the parameter to allow several values.
         * @example [
         *       71.97
         *     ]
         */
        amountIncludingVat?: number[];
        /**
         * @description Only records with this `outstandingAmount`. Repeat the parameter to allow several values.
         * @example [
         *       21.97
         *     ]
         */
        outstandingAmount?: number[];
        /**
         * @description Only records with this `age`. Repeat the parameter to allow several values.
         * @example [
         *       45
         *     ]
         */
        age?: number[];
        /**
         * @description Only records with this `daysUntilExpiry`. Repeat the parameter to allow several values.
         * @example [
         *       -15
         *     ]
         */
        daysUntilExpiry?: number[];
        /**
         * @description Only records with this `debtorId`. Repeat the parameter to allow several values.
         * @example [
         *       1
         *     ]
         */
        debtorId?: number[];
        /**
         * @description Only records with this `debtorNumber`. Repeat the parameter to allow several values.
         * @example [
         *       "10001"
         *     ]
         */
        debtorNumber?: string[];
        /**
         * @description Only records with this `debtorName`. Repeat the parameter to allow several values.
         * @example [
         *       "Bakkerij Zonnestraal"
         *     ]
         */
        debtorName?: string[];
      };
      header?: {
        /**
         * @description Identifier of the administration that the request is about. Without it the client's default administration applies.
         * @example 1
         */
        'X-Tenant-Id'?: components['parameters']['tenantId'];
        /**
         * @deprecated
         * @description Another spelling of `X-Tenant-Id`, which wins when both are sent.
         * @example 1
         */
        'X-TenantId'?: components['parameters']['tenantIdAlias'];
        /**
         * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for anything else the messages are English.
         * @example nl-NL
         */
        'Accept-Language'?: components['parameters']['acceptLanguage'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of outstanding sales invoices. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OutstandingSalesInvoiceList'];
        };
      };
      400: components['responses']['ValidationFailed'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
    };
  };
  getOutstandingSalesInvoice: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Identifier of the administration that the request is about. Without it the client's default administration applies.
         * @example 1
         */
        'X-Tenant-Id'?: components['parameters']['tenantId'];
        /**
         * @deprecated
         * @description Another spelling of `X-Tenant-Id`, which wins when both are sent.
         * @example 1
         */
        'X-TenantId'?: components['parameters']['tenantIdAlias'];
        /**
         * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for anything else the messages are English.
         * @example nl-NL
         */
        'Accept-Language'?: components['parameters']['acceptLanguage'];
      };
      path: {
        /**
         * @description Number that identifies the record.
         * @example 1
         */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The outstanding sales invoice. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OutstandingSalesInvoice'];
        };
      };
      400: components['responses']['ValidationFailed'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
    };
  };
  listSalesOrders: {
    parameters: {
      query?: {
        /**
         * @description Number of the page to return. The first page is 1. A page past the end is empty.
         * @example 1
         */
        page?: components['parameters']['page'];
        /**
         * @description Number of records on a page.
         * @example 25
         */
        pageSize?: components['parameters']['pageSize'];
        /**
         * @deprecated
         * @description Another spelling of `pageSize`. Send one of the two.
         * @example 25
         */
        pagesize?: components['parameters']['pageSizeAlias'];
        /**
         * @description Field to sort on, ascending. A leading minus sorts descending.
         * @example id
         */
        orderby?:
          | 'id'
          | 'debtorId'
          | 'orderDate'
          | 'shippingDate'
          | 'paymentConditionId'
          | 'reference'
          | 'description'
          | 'remark'
          | 'number'
          | 'amountExcludingVat'
          | 'amountVat'
          | 'amountIncludingVat'
          | '-id'
          | '-debtorId'
          | '-orderDate'
          | '-shippingDate'
          | '-paymentConditionId'
          | '-reference'
          | '-description'
          | '-remark'
          | '-number'
          | '-amountExcludingVat'
          | '-amountVat'
          | '-amountIncludingVat';
        /**
         * @description Fields to return, separated by commas. `_meta` is always returned. Without this parameter all fields are returned.
         * @example [
         *       "id",
         *       "debtorId"
         *     ]
         */
        fields?: (
          | 'id'
          | 'debtorId'
          | 'orderDate'
          | 'shippingDate'
          | 'deliveryAddress'
          | 'paymentConditionId'
          | 'reference'
          | 'description'
          | 'remark'
          | 'number'
          | 'amountExcludingVat'
          | 'amountVat'
          | 'amountIncludingVat'
          | 'vatTotals'
        )[];
        /**
         * @description With `true` the response holds `_meta` only, and `_data` is left out. Useful to count records.
         * @example false
         */
        metaOnly?: components['parameters']['metaOnly'];
        /**
         * @description Only records with this `id`. Repeat the parameter to allow several values.
         * @example [
         *       1
         *     ]
         */
        id?: number[];
        /**
         * @description Only records with this `debtorId`. Repeat the parameter to allow several values.
         * @example [
         *       1
         *     ]
         */
        debtorId?: number[];
        /**
         * @description Only records with this `orderDate`. Repeat the parameter to allow several values.
         * @example [
         *       "2026-03-02"
         *     ]
         */
        orderDate?: string[];
        /**
         * @description Only records with this `shippingDate`. Repeat the parameter to allow several values.
         * @example [
         *       "2026-03-05"
         *     ]
         */
        shippingDate?: string[];
        /**
         * @description Only records with this `paymentConditionId`. Repeat the parameter to allow several values.
         * @example [
         *       1
         *     ]
         */
        paymentConditionId?: number[];
        /**
         * @description Only records with this `reference`. Repeat the parameter to allow several values.
         * @example [
         *       "PO-2026-0150"
         *     ]
         */
        reference?: string[];
        /**
         * @description Only records with this `description`. Repeat the parameter to allow several values.
         * @example [
         *       "Weekbestelling"
         *     ]
         */
        description?: string[];
        /**
         * @description Only records with this `remark`. Repeat the parameter to allow several values.
         * @example [
         *       "Voor tien uur leveren"
         *     ]
         */
        remark?: string[];
        /**
         * @description Only records with this `number`. Repeat the parameter to allow several values.
         * @example [
         *       "26001"
         *     ]
         */
        number?: string[];
        /**
         * @description Only records with this `amountExcludingVat`. Repeat the parameter to allow several values.
         * @example [
         *       66.03
         *     ]
         */
        amountExcludingVat?: number[];
        /**
         * @description Only records with this `amountVat`. Repeat the parameter to allow several values.
         * @example [
         *       5.94
         *     ]
         */
        amountVat?: number[];
        /**
         * @description Only records with this `amountIncludingVat`. Repeat the parameter to allow several values.
         * @example [
         *       71.97
         *     ]
         */
        amountIncludingVat?: number[];
      };
      header?: {
        /**
         * @description Identifier of the administration that the request is about. Without it the client's default administration applies.
         * @example 1
         */
        'X-Tenant-Id'?: components['parameters']['tenantId'];
        /**
         * @deprecated
         * @description Another spelling of `X-Tenant-Id`, which wins when both are sent.
         * @example 1
         */
        'X-TenantId'?: components['parameters']['tenantIdAlias'];
        /**
         * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for anything else the messages are English.
         * @example nl-NL
         */
        'Accept-Language'?: components['parameters']['acceptLanguage'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of sales orders. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SalesOrderList'];
        };
      };
      400: components['responses']['ValidationFailed'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
    };
  };
  getSalesOrder: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Identifier of the administration that the request is about. Without it the client's default administration applies.
         * @example 1
         */
        'X-Tenant-Id'?: components['parameters']['tenantId'];
        /**
         * @deprecated
         * @description Another spelling of `X-Tenant-Id`, which wins when both are sent.
         * @example 1
         */
        'X-TenantId'?: components['parameters']['tenantIdAlias'];
        /**
         * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for anything else the messages are English.
         * @example nl-NL
         */
        'Accept-Language'?: components['parameters']['acceptLanguage'];
      };
      path: {
        /**
         * @description Number that identifies the record.
         * @example 1
         */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The sales order. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SalesOrder'];
        };
      };
      400: components['responses']['ValidationFailed'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
    };
  };
  replaceSalesOrder: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Identifier of the administration that the request is about. Without it the client's default administration applies.
         * @example 1
         */
        'X-Tenant-Id'?: components['parameters']['tenantId'];
        /**
         * @deprecated
         * @description Another spelling of `X-Tenant-Id`, which wins when both are sent.
         * @example 1
         */
        'X-TenantId'?: components['parameters']['tenantIdAlias'];
        /**
         * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for anything else the messages are English.
         * @example nl-NL
         */
        'Accept-Language'?: components['parameters']['acceptLanguage'];
      };
      path: {
        /**
         * @description Number that identifies the record.
         * @example 1
         */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    /** @description The new values of the sales order. */
    requestBody: {
      content: {
        'application/json': components['schemas']['SalesOrderReplacement'];
      };
    };
    responses: {
      /** @description The sales order after the change. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SalesOrder'];
        };
      };
      400: components['responses']['ValidationFailed'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
    };
  };
  deleteSalesOrder: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Identifier of the administration that the request is about. Without it the client's default administration applies.
         * @example 1
         */
        'X-Tenant-Id'?: components['parameters']['tenantId'];
        /**
         * @deprecated
         * @description Another spelling of `X-Tenant-Id`, which wins when both are sent.
         * @example 1
         */
        'X-TenantId'?: components['parameters']['tenantIdAlias'];
        /**
         * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for anything else the messages are English.
         * @example nl-NL
         */
        'Accept-Language'?: components['parameters']['acceptLanguage'];
      };
      path: {
        /**
         * @description Number that identifies the record.
         * @example 1
         */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The sales order is deleted. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['ValidationFailed'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
    };
  };
  updateSalesOrder: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Identifier of the administration that the request is about. Without it the client's default administration applies.
         * @example 1
         */
        'X-Tenant-Id'?: components['parameters']['tenantId'];
        /**
         * @deprecated
         * @description Another spelling of `X-Tenant-Id`, which wins when both are sent.
         * @example 1
         */
        'X-TenantId'?: components['parameters']['tenantIdAlias'];
        /**
         * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for anything else the messages are English.
         * @example nl-NL
         */
        'Accept-Language'?: components['parameters']['acceptLanguage'];
      };
      path: {
        /**
         * @description Number that identifies the record.
         * @example 1
         */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    /** @description The fields of the sales order to change. */
    requestBody: {
      content: {
        'application/json': components['schemas']['SalesOrderPatch'];
      };
    };
    responses: {
      /** @description The sales order after the change. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SalesOrder'];
        };
      };
      400: components['responses']['ValidationFailed'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
    };
  };
  listSalesOrdersWithLines: {
    parameters: {
      query?: {
        /**
         * @description Number of the page to return. The first page is 1. A page past the end is empty.
         * @example 1
         */
        page?: components['parameters']['page'];
        /**
         * @description Number of records on a page.
         * @example 25
         */
        pageSize?: components['parameters']['pageSize'];
        /**
         * @deprecated
         * @description Another spelling of `pageSize`. Send one of the two.
         * @example 25
         */
        pagesize?: components['parameters']['pageSizeAlias'];
        /**
         * @description Field to sort on, ascending. A leading minus sorts descending.
         * @example id
         */
        orderby?:
          | 'id'
          | 'debtorId'
          | 'orderDate'
          | 'shippingDate'
          | 'paymentConditionId'
          | 'reference'
          | 'description'
          | 'remark'
          | 'number'
          | 'amountExcludingVat'
          | 'amountVat'
          | 'amountIncludingVat'
          | '-id'
          | '-debtorId'
          | '-orderDate'
          | '-shippingDate'
          | '-paymentConditionId'
          | '-reference'
          | '-description'
          | '-remark'
          | '-number'
          | '-amountExcludingVat'
          | '-amountVat'
          | '-amountIncludingVat';
        /**
         * @description Fields to return, separated by commas. `_meta` is always returned. Without this parameter all fields are returned.
         * @example [
         *       "id",
         *       "debtorId"
         *     ]
         */
        fields?: (
          | 'id'
          | 'debtorId'
          | 'orderDate'
          | 'shippingDate'
          | 'deliveryAddress'
          | 'paymentConditionId'
          | 'reference'
          | 'description'
          | 'remark'
          | 'number'
          | 'amountExcludingVat'
          | 'amountVat'
          | 'amountIncludingVat'
          | 'vatTotals'
          | 'lines'
        )[];
        /**
         * @description With `true` the response holds `_meta` only, and `_data` is left out. Useful to count records.
         * @example false
         */
        metaOnly?: components['parameters']['metaOnly'];
        /**
         * @description Only records with this `id`. Repeat the parameter to allow several values.
         * @example [
         *       1
         *     ]
         */
        id?: number[];
        /**
         * @description Only records with this `debtorId`. Repeat the parameter to allow several values.
         * @example [
         *       1
         *     ]
         */
        debtorId?: number[];
        /**
         * @description Only records with this `orderDate`. Repeat the parameter to allow several values.
         * @example [
         *       "2026-03-02"
         *     ]
         */
        orderDate?: string[];
        /**
         * @description Only records with this `shippingDate`. Repeat the parameter to allow several values.
         * @example [
         *       "2026-03-05"
         *     ]
         */
        shippingDate?: string[];
        /**
         * @description Only records with this `paymentConditionId`. Repeat the parameter to allow several values.
         * @example [
         *       1
         *     ]
         */
        paymentConditionId?: number[];
        /**
         * @description Only records with this `reference`. Repeat the parameter to allow several values.
         * @example [
         *       "PO-2026-0150"
         *     ]
         */
        reference?: string[];
        /**
         * @description Only records with this `description`. Repeat the parameter to allow several values.
         * @example [
         *       "Weekbestelling"
         *     ]
         */
        description?: string[];
        /**
         * @description Only records with this `remark`. Repeat the parameter to allow several values.
         * @example [
         *       "Voor tien uur leveren"
         *     ]
         */
        remark?: string[];
        /**
         * @description Only records with this `number`. Repeat the parameter to allow several values.
         * @example [
         *       "26001"
         *     ]
         */
        number?: string[];
        /**
         * @description Only records with this `amountExcludingVat`. Repeat the parameter to allow several values.
         * @example [
         *       66.03
         *     ]
         */
        amountExcludingVat?: number[];
        /**
         * @description Only records with this `amountVat`. Repeat the parameter to allow several values.
         * @example [
         *       5.94
         *     ]
         */
        amountVat?: number[];
        /**
         * @description Only records with this `amountIncludingVat`. Repeat the parameter to allow several values.
         * @example [
         *       71.97
         *     ]
         */
        amountIncludingVat?: number[];
      };
      header?: {
        /**
         * @description Identifier of the administration that the request is about. Without it the client's default administration applies.
         * @example 1
         */
        'X-Tenant-Id'?: components['parameters']['tenantId'];
        /**
         * @deprecated
         * @description Another spelling of `X-Tenant-Id`, which wins when both are sent.
         * @example 1
         */
        'X-TenantId'?: components['parameters']['tenantIdAlias'];
        /**
         * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for anything else the messages are English.
         * @example nl-NL
         */
        'Accept-Language'?: components['parameters']['acceptLanguage'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of sales orders with lines. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SalesOrderWithLinesList'];
        };
      };
      400: components['responses']['ValidationFailed'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
    };
  };
  createSalesOrderWithLines: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Identifier of the administration that the request is about. Without it the client's default administration applies.
         * @example 1
         */
        'X-Tenant-Id'?: components['parameters']['tenantId'];
        /**
         * @deprecated
         * @description Another spelling of `X-Tenant-Id`, which wins when both are sent.
         * @example 1
         */
        'X-TenantId'?: components['parameters']['tenantIdAlias'];
        /**
         * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for anything else the messages are English.
         * @example nl-NL
         */
        'Accept-Language'?: components['parameters']['acceptLanguage'];
      };
      path?: never;
      cookie?: never;
    };
    /** @description The sales order with lines. */
    requestBody: {
      content: {
        'application/json': components['schemas']['SalesOrderWithLinesInput'];
      };
    };
    responses: {
      /** @description The created sales order with lines. */
      201: {
        headers: {
          Location: components['headers']['Location'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SalesOrderWithLines'];
        };
      };
      400: components['responses']['ValidationFailed'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      406: components['responses']['NotAcceptable'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
    };
  };
  getSalesOrderWithLines: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Identifier of the administration that the request is about. Without it the client's default administration applies.
         * @example 1
         */
        'X-Tenant-Id'?: components['parameters']['tenantId'];
        /**
         * @deprecated
         * @description Another spelling of `X-Tenant-Id`, which wins when both are sent.
         * @example 1
         */
        'X-TenantId'?: components['parameters']['tenantIdAlias'];
        /**
         * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for anything else the messages are English.
         * @example nl-NL
         */
        'Accept-Language'?: components['parameters']['acceptLanguage'];
      };
      path: {
        /**
         * @description Number that identifies the record.
         * @example 1
         */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The sales order with lines. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SalesOrderWithLines'];
        };
      };
      400: components['responses']['ValidationFailed'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
    };
  };
  replaceSalesOrderWithLines: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Identifier of the administration that the request is about. Without it the client's default administration applies.
         * @example 1
         */
        'X-Tenant-Id'?: components['parameters']['tenantId'];
        /**
         * @deprecated
         * @description Another spelling of `X-Tenant-Id`, which wins when both are sent.
         * @example 1
         */
        'X-TenantId'?: components['parameters']['tenantIdAlias'];
        /**
         * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for anything else the messages are English.
         * @example nl-NL
         */
        'Accept-Language'?: components['parameters']['acceptLanguage'];
      };
      path: {
        /**
         * @description Number that identifies the record.
         * @example 1
         */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    /** @description The new values of the sales order with lines. */
    requestBody: {
      content: {
        'application/json': components['schemas']['SalesOrderWithLinesReplacement'];
      };
    };
    responses: {
      /** @description The sales order with lines after the change. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SalesOrderWithLines'];
        };
      };
      400: components['responses']['ValidationFailed'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
    };
  };
  deleteSalesOrderWithLines: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Identifier of the administration that the request is about. Without it the client's default administration applies.
         * @example 1
         */
        'X-Tenant-Id'?: components['parameters']['tenantId'];
        /**
         * @deprecated
         * @description Another spelling of `X-Tenant-Id`, which wins when both are sent.
         * @example 1
         */
        'X-TenantId'?: components['parameters']['tenantIdAlias'];
        /**
         * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for anything else the messages are English.
         * @example nl-NL
         */
        'Accept-Language'?: components['parameters']['acceptLanguage'];
      };
      path: {
        /**
         * @description Number that identifies the record.
         * @example 1
         */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The sales order with lines is deleted. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['ValidationFailed'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
    };
  };
  updateSalesOrderWithLines: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Identifier of the administration that the request is about. Without it the client's default administration applies.
         * @example 1
         */
        'X-Tenant-Id'?: components['parameters']['tenantId'];
        /**
         * @deprecated
         * @description Another spelling of `X-Tenant-Id`, which wins when both are sent.
         * @example 1
         */
        'X-TenantId'?: components['parameters']['tenantIdAlias'];
        /**
         * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for anything else the messages are English.
         * @example nl-NL
         */
        'Accept-Language'?: components['parameters']['acceptLanguage'];
      };
      path: {
        /**
         * @description Number that identifies the record.
         * @example 1
         */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    /** @description The fields of the sales order with lines to change. */
    requestBody: {
      content: {
        'application/json': components['schemas']['SalesOrderWithLinesPatch'];
      };
    };
    responses: {
      /** @description The sales order with lines after the change. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SalesOrderWithLines'];
        };
      };
      400: components['responses']['ValidationFailed'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
    };
  };
  listApprovalRoutes: {
    parameters: {
      query?: {
        /**
         * @description Number of the page to return. The first page is 1. A page past the end is empty.
         * @example 1
         */
        page?: components['parameters']['page'];
        /**
         * @description Number of records on a page.
         * @example 25
         */
        pageSize?: components['parameters']['pageSize'];
        /**
         * @deprecated
         * @description Another spelling of `pageSize`. Send one of the two.
         * @example 25
         */
        pagesize?: components['parameters']['pageSizeAlias'];
        /**
         * @description Field to sort on, ascending. A leading minus sorts descending.
         * @example id
         */
        orderby?: 'id' | 'code' | 'description' | '-id' | '-code' | '-description';
        /**
         * @description Fields to return, separated by commas. `_meta` is always returned. Without this parameter all fields are returned.
         * @example [
         *       "id",
         *       "code"
         *     ]
         */
        fields?: ('id' | 'code' | 'description')[];
        /**
         * @description With `true` the response holds `_meta` only, and `_data` is left out. Useful to count records.
         * @example false
         */
        metaOnly?: components['parameters']['metaOnly'];
        /**
         * @description Only records with this `id`. Repeat the parameter to allow several values.
         * @example [
         *       1
         *     ]
         */
        id?: number[];
        /**
         * @description Only records with this `code`. Repeat the parameter to allow several values.
         * @example [
         *       "INKOOP"
         *     ]
         */
        code?: string[];
        /**
         * @description Only records with this `description`. Repeat the parameter to allow several values.
         * @example [
         *       "Inkoop en directie"
         *     ]
         */
        description?: string[];
      };
      header?: {
        /**
         * @description Identifier of the administration that the request is about. Without it the client's default administration applies.
         * @example 1
         */
        'X-Tenant-Id'?: components['parameters']['tenantId'];
        /**
         * @deprecated
         * @description Another spelling of `X-Tenant-Id`, which wins when both are sent.
         * @example 1
         */
        'X-TenantId'?: components['parameters']['tenantIdAlias'];
        /**
         * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for anything else the messages are English.
         * @example nl-NL
         */
        'Accept-Language'?: components['parameters']['acceptLanguage'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of approval routes. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApprovalRouteList'];
        };
      };
      400: components['responses']['ValidationFailed'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
    };
  };
  getApprovalRoute: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Identifier of the administration that the request is about. Without it the client's default administration applies.
         * @example 1
         */
        'X-Tenant-Id'?: components['parameters']['tenantId'];
        /**
         * @deprecated
         * @description Another spelling of `X-Tenant-Id`, which wins when both are sent.
         * @example 1
         */
        'X-TenantId'?: components['parameters']['tenantIdAlias'];
        /**
         * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for anything else the messages are English.
         * @example nl-NL
         */
        'Accept-Language'?: components['parameters']['acceptLanguage'];
      };
      path: {
        /**
         * @description Number that identifies the record.
         * @example 1
         */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The approval route. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApprovalRoute'];
        };
      };
      400: components['responses']['ValidationFailed'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
    };
  };
  listPurchaseInvoices: {
    parameters: {
      query?: {
        /**
         * @description Number of the page to return. The first page is 1. A page past the end is empty.
         * @example 1
         */
        page?: components['parameters']['page'];
        /**
         * @description Number of records on a page.
         * @example 25
         */
        pageSize?: components['parameters']['pageSize'];
        /**
         * @deprecated
         * @description Another spelling of `pageSize`. Send one of the two.
         * @example 25
         */
        pagesize?: components['parameters']['pageSizeAlias'];
        /**
         * @description Field to sort on, ascending. A leading minus sorts descending.
         * @example id
         */
        orderby?:
          | 'id'
          | 'creditorId'
          | 'invoiceNumber'
          | 'invoiceDate'
          | 'paymentConditionId'
          | 'dueDate'
          | 'bookYear'
          | 'bookPeriod'
          | 'approvalRouteId'
          | 'inboxFileId'
          | 'description'
          | 'remark'
          | 'fileId'
          | 'amountExcludingVat'
          | 'amountVat'
          | 'amountIncludingVat'
          | '-id'
          | '-creditorId'
          | '-invoiceNumber'
          | '-invoiceDate'
          | '-paymentConditionId'
          | '-dueDate'
          | '-bookYear'
          | '-bookPeriod'
          | '-approvalRouteId'
          | '-inboxFileId'
          | '-description'
          | '-remark'
          | '-fileId'
          | '-amountExcludingVat'
          | '-amountVat'
          | '-amountIncludingVat';
        /**
         * @description Fields to return, separated by commas. `_meta` is always returned. Without this parameter all fields are returned.
         * @example [
         *       "id",
         *       "creditorId"
         *     ]
         */
        fields?: (
          | 'id'
          | 'creditorId'
          | 'invoiceNumber'
          | 'invoiceDate'
          | 'paymentConditionId'
          | 'dueDate'
          | 'bookYear'
          | 'bookPeriod'
          | 'approvalRouteId'
          | 'inboxFileId'
          | 'description'
          | 'remark'
          | 'fileId'
          | 'amountExcludingVat'
          | 'amountVat'
          | 'amountIncludingVat'
          | 'vatTotals'
        )[];
        /**
         * @description With `true` the response holds `_meta` only, and `_data` is left out. Useful to count records.
         * @example false
         */
        metaOnly?: components['parameters']['metaOnly'];
        /**
         * @description Only records with this `id`. Repeat the parameter to allow several values.
         * @example [
         *       1
         *     ]
         */
        id?: number[];
        /**
         * @description Only records with this `creditorId`. Repeat the parameter to allow several values.
         * @example [
         *       1
         *     ]
         */
        creditorId?: number[];
        /**
         * @description Only records with this `invoiceNumber`. Repeat the parameter to allow several values.
         * @example [
         *       "LF-2026-118"
         *     ]
         */
        invoiceNumber?: string[];
        /**
         * @description Only records with this `invoiceDate`. Repeat the parameter to allow several values.
         * @example [
         *       "2026-03-02"
         *     ]
         */
        invoiceDate?: string[];
        /**
         * @description Only records with this `paymentConditionId`. Repeat the parameter to allow several values.
         * @example [
         *       1
         *     ]
         */
        paymentConditionId?: number[];
        /**
         * @description Only records with this `dueDate`. Repeat the parameter to allow several values.
         * @example [
         *       "2026-04-01"
         *     ]
         */
        dueDate?: string[];
        /**
         * @description Only records with this `bookYear`. Repeat the parameter to allow several values.
         * @example [
         *       2026
         *     ]
         */
        bookYear?: number[];
        /**
         * @description Only records with this `bookPeriod`. Repeat the parameter to allow several values.
         * @example [
         *       3
         *     ]
         */
        bookPeriod?: number[];
        /**
         * @description Only records with this `approvalRouteId`. Repeat the parameter to allow several values.
         * @example [
         *       1
         *     ]
         */
        approvalRouteId?: number[];
        /**
         * @description Only records with this `inboxFileId`. Repeat the parameter to allow several values.
         * @example [
         *       1
         *     ]
         */
        inboxFileId?: number[];
        /**
         * @description Only records with this `description`. Repeat the parameter to allow several values.
         * @example [
         *       "Melk van februari"
         *     ]
         */
        description?: string[];
        /**
         * @description Only records with this `remark`. Repeat the parameter to allow several values.
         * @example [
         *       "Prijs is besproken"
         *     ]
         */
        remark?: string[];
        /**
         * @description Only records with this `fileId`. Repeat the parameter to allow several values.
         * @example [
         *       1
         *     ]
         */
        fileId?: number[];
        /**
         * @description Only records with this `amountExcludingVat`. Repeat the parameter to allow several values.
         * @example [
         *       66.03
         *     ]
         */
        amountExcludingVat?: number[];
        /**
         * @description Only records with this `amountVat`. Repeat the parameter to allow several values.
         * @example [
         *       5.94
         *     ]
         */
        amountVat?: number[];
        /**
         * @description Only records with this `amountIncludingVat`. Repeat the parameter to allow several values.
         * @example [
         *       71.97
         *     ]
         */
        amountIncludingVat?: number[];
      };
      header?: {
        /**
         * @description Identifier of the administration that the request is about. Without it the client's default administration applies.
         * @example 1
         */
        'X-Tenant-Id'?: components['parameters']['tenantId'];
        /**
         * @deprecated
         * @description Another spelling of `X-Tenant-Id`, which wins when both are sent.
         * @example 1
         */
        'X-TenantId'?: components['parameters']['tenantIdAlias'];
        /**
         * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for anything else the messages are English.
         * @example nl-NL
         */
        'Accept-Language'?: components['parameters']['acceptLanguage'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of purchase invoices. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PurchaseInvoiceList'];
        };
      };
      400: components['responses']['ValidationFailed'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
    };
  };
  createPurchaseInvoice: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Identifier of the administration that the request is about. Without it the client's default administration applies.
         * @example 1
         */
        'X-Tenant-Id'?: components['parameters']['tenantId'];
        /**
         * @deprecated
         * @description Another spelling of `X-Tenant-Id`, which wins when both are sent.
         * @example 1
         */
        'X-TenantId'?: components['parameters']['tenantIdAlias'];
        /**
         * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for anything else the messages are English.
         * @example nl-NL
         */
        'Accept-Language'?: components['parameters']['acceptLanguage'];
      };
      path?: never;
      cookie?: never;
    };
    /** @description The purchase invoice. */
    requestBody: {
      content: {
        'application/json': components['schemas']['PurchaseInvoiceInput'];
      };
    };
    responses: {
      /** @description The created purchase invoice. */
      201: {
        headers: {
          Location: components['headers']['Location'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PurchaseInvoice'];
        };
      };
      400: components['responses']['ValidationFailed'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      406: components['responses']['NotAcceptable'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
    };
  };
  getPurchaseInvoice: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Identifier of the administration that the request is about. Without it the client's default administration applies.
         * @example 1
         */
        'X-Tenant-Id'?: components['parameters']['tenantId'];
        /**
         * @deprecated
         * @description Another spelling of `X-Tenant-Id`, which wins when both are sent.
         * @example 1
         */
        'X-TenantId'?: components['parameters']['tenantIdAlias'];
        /**
         * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for anything else the messages are English.
         * @example nl-NL
         */
        'Accept-Language'?: components['parameters']['acceptLanguage'];
      };
      path: {
        /**
         * @description Number that identifies the record.
         * @example 1
         */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The purchase invoice. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PurchaseInvoice'];
        };
      };
      400: components['responses']['ValidationFailed'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
    };
  };
  replacePurchaseInvoice: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Identifier of the administration that the request is about. Without it the client's default administration applies.
         * @example 1
         */
        'X-Tenant-Id'?: components['parameters']['tenantId'];
        /**
         * @deprecated
         * @description Another spelling of `X-Tenant-Id`, which wins when both are sent.
         * @example 1
         */
        'X-TenantId'?: components['parameters']['tenantIdAlias'];
        /**
         * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for anything else the messages are English.
         * @example nl-NL
         */
        'Accept-Language'?: components['parameters']['acceptLanguage'];
      };
      path: {
        /**
         * @description Number that identifies the record.
         * @example 1
         */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    /** @description The new values of the purchase invoice. */
    requestBody: {
      content: {
        'application/json': components['schemas']['PurchaseInvoiceReplacement'];
      };
    };
    responses: {
      /** @description The purchase invoice after the change. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PurchaseInvoice'];
        };
      };
      400: components['responses']['ValidationFailed'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
    };
  };
  deletePurchaseInvoice: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Identifier of the administration that the request is about. Without it the client's default administration applies.
         * @example 1
         */
        'X-Tenant-Id'?: components['parameters']['tenantId'];
        /**
         * @deprecated
         * @description Another spelling of `X-Tenant-Id`, which wins when both are sent.
         * @example 1
         */
        'X-TenantId'?: components['parameters']['tenantIdAlias'];
        /**
         * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for anything else the messages are English.
         * @example nl-NL
         */
        'Accept-Language'?: components['parameters']['acceptLanguage'];
      };
      path: {
        /**
         * @description Number that identifies the record.
         * @example 1
         */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The purchase invoice is deleted. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['ValidationFailed'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
    };
  };
  updatePurchaseInvoice: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Identifier of the administration that the request is about. Without it the client's default administration applies.
         * @example 1
         */
        'X-Tenant-Id'?: components['parameters']['tenantId'];
        /**
         * @deprecated
         * @description Another spelling of `X-Tenant-Id`, which wins when both are sent.
         * @example 1
         */
        'X-TenantId'?: components['parameters']['tenantIdAlias'];
        /**
         * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for anything else the messages are English.
         * @example nl-NL
         */
        'Accept-Language'?: components['parameters']['acceptLanguage'];
      };
      path: {
        /**
         * @description Number that identifies the record.
         * @example 1
         */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    /** @description The fields of the purchase invoice to change. */
    requestBody: {
      content: {
        'application/json': components['schemas']['PurchaseInvoicePatch'];
      };
    };
    responses: {
      /** @description The purchase invoice after the change. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PurchaseInvoice'];
        };
      };
      400: components['responses']['ValidationFailed'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
    };
  };
  uploadPurchaseInvoiceFile: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Identifier of the administration that the request is about. Without it the client's default administration applies.
         * @example 1
         */
        'X-Tenant-Id'?: components['parameters']['tenantId'];
        /**
         * @deprecated
         * @description Another spelling of `X-Tenant-Id`, which wins when both are sent.
         * @example 1
         */
        'X-TenantId'?: components['parameters']['tenantIdAlias'];
        /**
         * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for anything else the messages are English.
         * @example nl-NL
         */
        'Accept-Language'?: components['parameters']['acceptLanguage'];
      };
      path: {
        /**
         * @description Number that identifies the record.
         * @example 1
         */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    /** @description The bytes of the PDF. */
    requestBody: {
      content: {
        'application/pdf': unknown;
      };
    };
    responses: {
      /** @description The identifier of the stored PDF. */
      201: {
        headers: {
          Location: components['headers']['Location'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['StoredFile'];
        };
      };
      400: components['responses']['ValidationFailed'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
    };
  };
  listPurchaseInvoiceLines: {
    parameters: {
      query?: {
        /**
         * @description Number of the page to return. The first page is 1. A page past the end is empty.
         * @example 1
         */
        page?: components['parameters']['page'];
        /**
         * @description Number of records on a page.
         * @example 25
         */
        pageSize?: components['parameters']['pageSize'];
        /**
         * @deprecated
         * @description Another spelling of `pageSize`. Send one of the two.
         * @example 25
         */
        pagesize?: components['parameters']['pageSizeAlias'];
        /**
         * @description Field to sort on, ascending. A leading minus sorts descending.
         * @example id
         */
        orderby?:
          | 'id'
          | 'ledgerAccountId'
          | 'description'
          | 'quantity'
          | 'unitPrice'
          | 'unitPriceIncludingVat'
          | 'discountPercentage'
          | 'vatCodeId'
          | 'amountVat'
          | 'costCenterId'
          | 'costUnitId'
          | 'amountExcludingVat'
          | 'amountIncludingVat'
          | '-id'
          | '-ledgerAccountId'
          | '-description'
          | '-quantity'
          | '-unitPrice'
          | '-unitPriceIncludingVat'
          | '-discountPercentage'
          | '-vatCodeId'
          | '-amountVat'
          | '-costCenterId'
          | '-costUnitId'
          | '-amountExcludingVat'
          | '-amountIncludingVat';
        /**
         * @description Fields to return, separated by commas. `_meta` is always returned. Without this parameter all fields are returned.
         * @example [
         *       "id",
         *       "ledgerAccountId"
         *     ]
         */
        fields?: (
          | 'id'
          | 'ledgerAccountId'
          | 'description'
          | 'quantity'
          | 'unitPrice'
          | 'unitPriceIncludingVat'
          | 'discountPercentage'
          | 'vatCodeId'
          | 'amountVat'
          | 'costCenterId'
          | 'costUnitId'
          | 'amountExcludingVat'
          | 'amountIncludingVat'
        )[];
        /**
         * @description With `true` the response holds `_meta` only, and `_data` is left out. Useful to count records.
         * @example false
         */
        metaOnly?: components['parameters']['metaOnly'];
        /**
         * @description Only records with this `id`. Repeat the parameter to allow several values.
         * @example [
         *       1
         *     ]
         */
        id?: number[];
        /**
         * @description Only records with this `ledgerAccountId`. Repeat the parameter to allow several values.
         * @example [
         *       91
         *     ]
         */
        ledgerAccountId?: number[];
        /**
         * @description Only records with this `description`. Repeat the parameter to allow several values.
         * @example [
         *       "Rauwe melk, kan van 10 liter"
         *     ]
         */
        description?: string[];
        /**
         * @description Only records with this `quantity`. Repeat the parameter to allow several values.
         * @example [
         *       10
         *     ]
         */
        quantity?: number[];
        /**
         * @description Only records with this `unitPrice`. Repeat the parameter to allow several values.
         * @example [
         *       6.95
         *     ]
         */
        unitPrice?: number[];
        /**
         * @description Only records with this `unitPriceIncludingVat`. Repeat the parameter to allow several values.
         * @example [
         *       false
         *     ]
         */
        unitPriceIncludingVat?: boolean[];
        /**
         * @description Only records with this `discountPercentage`. Repeat the parameter to allow several values.
         * @example [
         *       5
         *     ]
         */
        discountPercentage?: number[];
        /**
         * @description Only records with this `vatCodeId`. Repeat the parameter to allow several values.
         * @example [
         *       10
         *     ]
         */
        vatCodeId?: number[];
        /**
         * @description Only records with this `amountVat`. Repeat the parameter to allow several values.
         * @example [
         *       5.94
         *     ]
         */
        amountVat?: number[];
        /**
         * @description Only records with this `costCenterId`. Repeat the parameter to allow several values.
         * @example [
         *       1
         *     ]
         */
        costCenterId?: number[];
        /**
         * @description Only records with this `costUnitId`. Repeat the parameter to allow several values.
         * @example [
         *       1
         *     ]
         */
        costUnitId?: number[];
        /**
         * @description Only records with this `amountExcludingVat`. Repeat the parameter to allow several values.
         * @example [
         *       66.03
         *     ]
         */
        amountExcludingVat?: number[];
        /**
         * @description Only records with this `amountIncludingVat`. Repeat the parameter to allow several values.
         * @example [
         *       71.97
         *     ]
         */
        amountIncludingVat?: number[];
      };
      header?: {
        /**
         * @description Identifier of the administration that the request is about. Without it the client's default administration applies.
         * @example 1
         */
        'X-Tenant-Id'?: components['parameters']['tenantId'];
        /**
         * @deprecated
         * @description Another spelling of `X-Tenant-Id`, which wins when both are sent.
         * @example 1
         */
        'X-TenantId'?: components['parameters']['tenantIdAlias'];
        /**
         * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for anything else the messages are English.
         * @example nl-NL
         */
        'Accept-Language'?: components['parameters']['acceptLanguage'];
      };
      path: {
        /**
         * @description Number that identifies the invoice.
         * @example 1
         */
        invoiceId: components['parameters']['invoiceId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of purchase invoice lines. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PurchaseInvoiceLineList'];
        };
      };
      400: components['responses']['ValidationFailed'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
    };
  };
  createPurchaseInvoiceLine: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Identifier of the administration that the request is about. Without it the client's default administration applies.
         * @example 1
         */
        'X-Tenant-Id'?: components['parameters']['tenantId'];
        /**
         * @deprecated
         * @description Another spelling of `X-Tenant-Id`, which wins when both are sent.
         * @example 1
         */
        'X-TenantId'?: components['parameters']['tenantIdAlias'];
        /**
         * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for anything else the messages are English.
         * @example nl-NL
         */
        'Accept-Language'?: components['parameters']['acceptLanguage'];
      };
      path: {
        /**
         * @description Number that identifies the invoice.
         * @example 1
         */
        invoiceId: components['parameters']['invoiceId'];
      };
      cookie?: never;
    };
    /** @description The purchase invoice line. */
    requestBody: {
      content: {
        'application/json': components['schemas']['PurchaseInvoiceLineInput'];
      };
    };
    responses: {
      /** @description The created purchase invoice line. */
      201: {
        headers: {
          Location: components['headers']['Location'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PurchaseInvoiceLine'];
        };
      };
      400: components['responses']['ValidationFailed'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
    };
  };
  getPurchaseInvoiceLine: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Identifier of the administration that the request is about. Without it the client's default administration applies.
         * @example 1
         */
        'X-Tenant-Id'?: components['parameters']['tenantId'];
        /**
         * @deprecated
         * @description Another spelling of `X-Tenant-Id`, which wins when both are sent.
         * @example 1
         */
        'X-TenantId'?: components['parameters']['tenantIdAlias'];
        /**
         * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for anything else the messages are English.
         * @example nl-NL
         */
        'Accept-Language'?: components['parameters']['acceptLanguage'];
      };
      path: {
        /**
         * @description Number that identifies the invoice.
         * @example 1
         */
        invoiceId: components['parameters']['invoiceId'];
        /**
         * @description Number that identifies the line.
         * @example 1
         */
        lineId: components['parameters']['lineId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The purchase invoice line. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PurchaseInvoiceLine'];
        };
      };
      400: components['responses']['ValidationFailed'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
    };
  };
  replacePurchaseInvoiceLine: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Identifier of the administration that the request is about. Without it the client's default administration applies.
         * @example 1
         */
        'X-Tenant-Id'?: components['parameters']['tenantId'];
        /**
         * @deprecated
         * @description Another spelling of `X-Tenant-Id`, which wins when both are sent.
         * @example 1
         */
        'X-TenantId'?: components['parameters']['tenantIdAlias'];
        /**
         * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for anything else the messages are English.
         * @example nl-NL
         */
        'Accept-Language'?: components['parameters']['acceptLanguage'];
      };
      path: {
        /**
         * @description Number that identifies the invoice.
         * @example 1
         */
        invoiceId: components['parameters']['invoiceId'];
        /**
         * @description Number that identifies the line.
         * @example 1
         */
        lineId: components['parameters']['lineId'];
      };
      cookie?: never;
    };
    /** @description The new values of the purchase invoice line. */
    requestBody: {
      content: {
        'application/json': components['schemas']['PurchaseInvoiceLineReplacement'];
      };
    };
    responses: {
      /** @description The purchase invoice line after the change. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PurchaseInvoiceLine'];
        };
      };
      400: components['responses']['ValidationFailed'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
    };
  };
  deletePurchaseInvoiceLine: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Identifier of the administration that the request is about. Without it the client's default administration applies.
         * @example 1
         */
        'X-Tenant-Id'?: components['parameters']['tenantId'];
        /**
         * @deprecated
         * @description Another spelling of `X-Tenant-Id`, which wins when both are sent.
         * @example 1
         */
        'X-TenantId'?: components['parameters']['tenantIdAlias'];
        /**
         * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for anything else the messages are English.
         * @example nl-NL
         */
        'Accept-Language'?: components['parameters']['acceptLanguage'];
      };
      path: {
        /**
         * @description Number that identifies the invoice.
         * @example 1
         */
        invoiceId: components['parameters']['invoiceId'];
        /**
         * @description Number that identifies the line.
         * @example 1
         */
        lineId: components['parameters']['lineId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The purchase invoice line is deleted. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['ValidationFailed'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
    };
  };
  updatePurchaseInvoiceLine: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Identifier of the administration that the request is about. Without it the client's default administration applies.
         * @example 1
         */
        'X-Tenant-Id'?: components['parameters']['tenantId'];
        /**
         * @deprecated
         * @description Another spelling of `X-Tenant-Id`, which wins when both are sent.
         * @example 1
         */
        'X-TenantId'?: components['parameters']['tenantIdAlias'];
        /**
         * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for anything else the messages are English.
         * @example nl-NL
         */
        'Accept-Language'?: components['parameters']['acceptLanguage'];
      };
      path: {
        /**
         * @description Number that identifies the invoice.
         * @example 1
         */
        invoiceId: components['parameters']['invoiceId'];
        /**
         * @description Number that identifies the line.
         * @example 1
         */
        lineId: components['parameters']['lineId'];
      };
      cookie?: never;
    };
    /** @description The fields of the purchase invoice line to change. */
    requestBody: {
      content: {
        'application/json': components['schemas']['PurchaseInvoiceLinePatch'];
      };
    };
    responses: {
      /** @description The purchase invoice line after the change. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PurchaseInvoiceLine'];
        };
      };
      400: components['responses']['ValidationFailed'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
    };
  };
  listPurchaseInvoicesWithLines: {
    parameters: {
      query?: {
        /**
         * @description Number of the page to return. The first page is 1. A page past the end is empty.
         * @example 1
         */
        page?: components['parameters']['page'];
        /**
         * @description Number of records on a page.
         * @example 25
         */
        pageSize?: components['parameters']['pageSize'];
        /**
         * @deprecated
         * @description Another spelling of `pageSize`. Send one of the two.
         * @example 25
         */
        pagesize?: components['parameters']['pageSizeAlias'];
        /**
         * @description Field to sort on, ascending. A leading minus sorts descending.
         * @example id
         */
        orderby?:
          | 'id'
          | 'creditorId'
          | 'invoiceNumber'
          | 'invoiceDate'
          | 'paymentConditionId'
          | 'dueDate'
          | 'bookYear'
          | 'bookPeriod'
          | 'approvalRouteId'
          | 'inboxFileId'
          | 'description'
          | 'remark'
          | 'fileId'
          | 'amountExcludingVat'
          | 'amountVat'
          | 'amountIncludingVat'
          | '-id'
          | '-creditorId'
          | '-invoiceNumber'
          | '-invoiceDate'
          | '-paymentConditionId'
          | '-dueDate'
          | '-bookYear'
          | '-bookPeriod'
          | '-approvalRouteId'
          | '-inboxFileId'
          | '-description'
          | '-remark'
          | '-fileId'
          | '-amountExcludingVat'
          | '-amountVat'
          | '-amountIncludingVat';
        /**
         * @description Fields to return, separated by commas. `_meta` is always returned. Without this parameter all fields are returned.
         * @example [
         *       "id",
         *       "creditorId"
         *     ]
         */
        fields?: (
          | 'id'
          | 'creditorId'
          | 'invoiceNumber'
          | 'invoiceDate'
          | 'paymentConditionId'
          | 'dueDate'
          | 'bookYear'
          | 'bookPeriod'
          | 'approvalRouteId'
          | 'inboxFileId'
          | 'description'
          | 'remark'
          | 'fileId'
          | 'amountExcludingVat'
          | 'amountVat'
          | 'amountIncludingVat'
          | 'vatTotals'
          | 'lines'
        )[];
        /**
         * @description With `true` the response holds `_meta` only, and `_data` is left out. Useful to count records.
         * @example false
         */
        metaOnly?: components['parameters']['metaOnly'];
        /**
         * @description Only records with this `id`. Repeat the parameter to allow several values.
         * @example [
         *       1
         *     ]
         */
        id?: number[];
        /**
         * @description Only records with this `creditorId`. Repeat the parameter to allow several values.
         * @example [
         *       1
         *     ]
         */
        creditorId?: number[];
        /**
         * @description Only records with this `invoiceNumber`. Repeat the parameter to allow several values.
         * @example [
         *       "LF-2026-118"
         *     ]
         */
        invoiceNumber?: string[];
        /**
         * @description Only records with this `invoiceDate`. Repeat the parameter to allow several values.
         * @example [
         *       "2026-03-02"
         *     ]
         */
        invoiceDate?: string[];
        /**
         * @description Only records with this `paymentConditionId`. Repeat the parameter to allow several values.
         * @example [
         *       1
         *     ]
         */
        paymentConditionId?: number[];
        /**
         * @description Only records with this `dueDate`. Repeat the parameter to allow several values.
         * @example [
         *       "2026-04-01"
         *     ]
         */
        dueDate?: string[];
        /**
         * @description Only records with this `bookYear`. Repeat the parameter to allow several values.
         * @example [
         *       2026
         *     ]
         */
        bookYear?: number[];
        /**
         * @description Only records with this `bookPeriod`. Repeat the parameter to allow several values.
         * @example [
         *       3
         *     ]
         */
        bookPeriod?: number[];
        /**
         * @description Only records with this `approvalRouteId`. Repeat the parameter to allow several values.
         * @example [
         *       1
         *     ]
         */
        approvalRouteId?: number[];
        /**
         * @description Only records with this `inboxFileId`. Repeat the parameter to allow several values.
         * @example [
         *       1
         *     ]
         */
        inboxFileId?: number[];
        /**
         * @description Only records with this `description`. Repeat the parameter to allow several values.
         * @example [
         *       "Melk van februari"
         *     ]
         */
        description?: string[];
        /**
         * @description Only records with this `remark`. Repeat the parameter to allow several values.
         * @example [
         *       "Prijs is besproken"
         *     ]
         */
        remark?: string[];
        /**
         * @description Only records with this `fileId`. Repeat the parameter to allow several values.
         * @example [
         *       1
         *     ]
         */
        fileId?: number[];
        /**
         * @description Only records with this `amountExcludingVat`. Repeat the parameter to allow several values.
         * @example [
         *       66.03
         *     ]
         */
        amountExcludingVat?: number[];
        /**
         * @description Only records with this `amountVat`. Repeat the parameter to allow several values.
         * @example [
         *       5.94
         *     ]
         */
        amountVat?: number[];
        /**
         * @description Only records with this `amountIncludingVat`. Repeat the parameter to allow several values.
         * @example [
         *       71.97
         *     ]
         */
        amountIncludingVat?: number[];
      };
      header?: {
        /**
         * @description Identifier of the administration that the request is about. Without it the client's default administration applies.
         * @example 1
         */
        'X-Tenant-Id'?: components['parameters']['tenantId'];
        /**
         * @deprecated
         * @description Another spelling of `X-Tenant-Id`, which wins when both are sent.
         * @example 1
         */
        'X-TenantId'?: components['parameters']['tenantIdAlias'];
        /**
         * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for anything else the messages are English.
         * @example nl-NL
         */
        'Accept-Language'?: components['parameters']['acceptLanguage'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of purchase invoices with lines. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PurchaseInvoiceWithLinesList'];
        };
      };
      400: components['responses']['ValidationFailed'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
    };
  };
  createPurchaseInvoiceWithLines: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Identifier of the administration that the request is about. Without it the client's default administration applies.
         * @example 1
         */
        'X-Tenant-Id'?: components['parameters']['tenantId'];
        /**
         * @deprecated
         * @description Another spelling of `X-Tenant-Id`, which wins when both are sent.
         * @example 1
         */
        'X-TenantId'?: components['parameters']['tenantIdAlias'];
        /**
         * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for anything else the messages are English.
         * @example nl-NL
         */
        'Accept-Language'?: components['parameters']['acceptLanguage'];
      };
      path?: never;
      cookie?: never;
    };
    /** @description The purchase invoice with lines. */
    requestBody: {
      content: {
        'application/json': components['schemas']['PurchaseInvoiceWithLinesInput'];
      };
    };
    responses: {
      /** @description The created purchase invoice with lines. */
      201: {
        headers: {
          Location: components['headers']['Location'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PurchaseInvoiceWithLines'];
        };
      };
      400: components['responses']['ValidationFailed'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      406: components['responses']['NotAcceptable'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
    };
  };
  getPurchaseInvoiceWithLines: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Identifier of the administration that the request is about. Without it the client's default administration applies.
         * @example 1
         */
        'X-Tenant-Id'?: components['parameters']['tenantId'];
        /**
         * @deprecated
         * @description Another spelling of `X-Tenant-Id`, which wins when both are sent.
         * @example 1
         */
        'X-TenantId'?: components['parameters']['tenantIdAlias'];
        /**
         * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for anything else the messages are English.
         * @example nl-NL
         */
        'Accept-Language'?: components['parameters']['acceptLanguage'];
      };
      path: {
        /**
         * @description Number that identifies the record.
         * @example 1
         */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The purchase invoice with lines. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PurchaseInvoiceWithLines'];
        };
      };
      400: components['responses']['ValidationFailed'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
    };
  };
  replacePurchaseInvoiceWithLines: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Identifier of the administration that the request is about. Without it the client's default administration applies.
         * @example 1
         */
        'X-Tenant-Id'?: components['parameters']['tenantId'];
        /**
         * @deprecated
         * @description Another spelling of `X-Tenant-Id`, which wins when both are sent.
         * @example 1
         */
        'X-TenantId'?: components['parameters']['tenantIdAlias'];
        /**
         * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for anything else the messages are English.
         * @example nl-NL
         */
        'Accept-Language'?: components['parameters']['acceptLanguage'];
      };
      path: {
        /**
         * @description Number that identifies the record.
         * @example 1
         */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    /** @description The new values of the purchase invoice with lines. */
    requestBody: {
      content: {
        'application/json': components['schemas']['PurchaseInvoiceWithLinesReplacement'];
      };
    };
    responses: {
      /** @description The purchase invoice with lines after the change. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PurchaseInvoiceWithLines'];
        };
      };
      400: components['responses']['ValidationFailed'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
    };
  };
  deletePurchaseInvoiceWithLines: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Identifier of the administration that the request is about. Without it the client's default administration applies.
         * @example 1
         */
        'X-Tenant-Id'?: components['parameters']['tenantId'];
        /**
         * @deprecated
         * @description Another spelling of `X-Tenant-Id`, which wins when both are sent.
         * @example 1
         */
        'X-TenantId'?: components['parameters']['tenantIdAlias'];
        /**
         * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for anything else the messages are English.
         * @example nl-NL
         */
        'Accept-Language'?: components['parameters']['acceptLanguage'];
      };
      path: {
        /**
         * @description Number that identifies the record.
         * @example 1
         */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The purchase invoice with lines is deleted. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['ValidationFailed'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
    };
  };
  updatePurchaseInvoiceWithLines: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Identifier of the administration that the request is about. Without it the client's default administration applies.
         * @example 1
         */
        'X-Tenant-Id'?: components['parameters']['tenantId'];
        /**
         * @deprecated
         * @description Another spelling of `X-Tenant-Id`, which wins when both are sent.
         * @example 1
         */
        'X-TenantId'?: components['parameters']['tenantIdAlias'];
        /**
         * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for anything else the messages are English.
         * @example nl-NL
         */
        'Accept-Language'?: components['parameters']['acceptLanguage'];
      };
      path: {
        /**
         * @description Number that identifies the record.
         * @example 1
         */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    /** @description The fields of the purchase invoice with lines to change. */
    requestBody: {
      content: {
        'application/json': components['schemas']['PurchaseInvoiceWithLinesPatch'];
      };
    };
    responses: {
      /** @description The purchase invoice with lines after the change. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PurchaseInvoiceWithLines'];
        };
      };
      400: components['responses']['ValidationFailed'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
    };
  };
  listOutstandingPurchaseInvoices: {
    parameters: {
      query?: {
        /**
         * @description Number of the page to return. The first page is 1. A page past the end is empty.
         * @example 1
         */
        page?: components['parameters']['page'];
        /**
         * @description Number of records on a page.
         * @example 25
         */
        pageSize?: components['parameters']['pageSize'];
        /**
         * @deprecated
         * @description Another spelling of `pageSize`. Send one of the two.
         * @example 25
         */
        pagesize?: components['parameters']['pageSizeAlias'];
        /**
         * @description Field to sort on, ascending. A leading minus sorts descending.
         * @example id
         */
        orderby?:
          | 'id'
          | 'invoiceNumber'
          | 'invoiceDate'
          | 'dueDate'
          | 'amountIncludingVat'
          | 'outstandingAmount'
          | 'age'
          | 'daysUntilExpiry'
          | 'creditorId'
          | 'creditorNumber'
          | 'creditorName'
          | '-id'
          | '-invoiceNumber'
          | '-invoiceDate'
          | '-dueDate'
          | '-amountIncludingVat'
          | '-outstandingAmount'
          | '-age'
          | '-daysUntilExpiry'
          | '-creditorId'
          | '-creditorNumber'
          | '-creditorName';
        /**
         * @description Fields to return, separated by commas. `_meta` is always returned. Without this parameter all fields are returned.
         * @example [
         *       "id",
         *       "invoiceNumber"
         *     ]
         */
        fields?: (
          | 'id'
          | 'invoiceNumber'
          | 'invoiceDate'
          | 'dueDate'
          | 'amountIncludingVat'
          | 'outstandingAmount'
          | 'age'
          | 'daysUntilExpiry'
          | 'creditorId'
          | 'creditorNumber'
          | 'creditorName'
        )[];
        /**
         * @description With `true` the response holds `_meta` only, and `_data` is left out. Useful to count records.
         * @example false
         */
        metaOnly?: components['parameters']['metaOnly'];
        /**
         * @description Only records with this `id`. Repeat the parameter to allow several values.
         * @example [
         *       1
         *     ]
         */
        id?: number[];
        /**
         * @description Only records with this `invoiceNumber`. Repeat the parameter to allow several values.
         * @example [
         *       "LF-2026-118"
         *     ]
         */
        invoiceNumber?: string[];
        /**
         * @description Only records with this `invoiceDate`. Repeat the parameter to allow several values.
         * @example [
         *       "2026-03-02"
         *     ]
         */
        invoiceDate?: string[];
        /**
         * @description Only records with this `dueDate`. Repeat the parameter to allow several values.
         * @example [
         *       "2026-04-01"
         *     ]
         */
        dueDate?: string[];
        /**
         * @description Only records with this `amountIncludingVat`. Repeat the parameter to allow several values.
         * @example [
         *       71.97
         *     ]
         */
        amountIncludingVat?: number[];
        /**
         * @description Only records with this `outstandingAmount`. Repeat the parameter to allow several values.
         * @example [
         *       31.97
         *     ]
         */
        outstandingAmount?: number[];
        /**
         * @description Only records with this `age`. Repeat the parameter to allow several values.
         * @example [
         *       45
         *     ]
         */
        age?: number[];
        /**
         * @description Only records with this `daysUntilExpiry`. Repeat the parameter to allow several values.
         * @example [
         *       -15
         *     ]
         */
        daysUntilExpiry?: number[];
        /**
         * @description Only records with this `creditorId`. Repeat the parameter to allow several values.
         * @example [
         *       1
         *     ]
         */
        creditorId?: number[];
        /**
         * @description Only records with this `creditorNumber`. Repeat the parameter to allow several values.
         * @example [
         *       "20001"
         *     ]
         */
        creditorNumber?: string[];
        /**
         * @description Only records with this `creditorName`. Repeat the parameter to allow several values.
         * @example [
         *       "Melkveebedrijf De Stille Weide"
         *     ]
         */
        creditorName?: string[];
      };
      header?: {
        /**
         * @description Identifier of the administration that the request is about. Without it the client's default administration applies.
         * @example 1
         */
        'X-Tenant-Id'?: components['parameters']['tenantId'];
        /**
         * @deprecated
         * @description Another spelling of `X-Tenant-Id`, which wins when both are sent.
         * @example 1
         */
        'X-TenantId'?: components['parameters']['tenantIdAlias'];
        /**
         * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for anything else the messages are English.
         * @example nl-NL
         */
        'Accept-Language'?: components['parameters']['acceptLanguage'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of outstanding purchase invoices. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OutstandingPurchaseInvoiceList'];
        };
      };
      400: components['responses']['ValidationFailed'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
    };
  };
  getOutstandingPurchaseInvoice: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Identifier of the administration that the request is about. Without it the client's default administration applies.
         * @example 1
         */
        'X-Tenant-Id'?: components['parameters']['tenantId'];
        /**
         * @deprecated
         * @description Another spelling of `X-Tenant-Id`, which wins when both are sent.
         * @example 1
         */
        'X-TenantId'?: components['parameters']['tenantIdAlias'];
        /**
         * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for anything else the messages are English.
         * @example nl-NL
         */
        'Accept-Language'?: components['parameters']['acceptLanguage'];
      };
      path: {
        /**
         * @description Number that identifies the record.
         * @example 1
         */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The outstanding purchase invoice. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OutstandingPurchaseInvoice'];
        };
      };
      400: components['responses']['ValidationFailed'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
    };
  };
  uploadInboxFile: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Identifier of the administration that the request is about. Without it the client's default administration applies.
         * @example 1
         */
        'X-Tenant-Id'?: components['parameters']['tenantId'];
        /**
         * @deprecated
         * @description Another spelling of `X-Tenant-Id`, which wins when both are sent.
         * @example 1
         */
        'X-TenantId'?: components['parameters']['tenantIdAlias'];
        /**
         * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for anything else the messages are English.
         * @example nl-NL
         */
        'Accept-Language'?: components['parameters']['acceptLanguage'];
      };
      path?: never;
      cookie?: never;
    };
    /** @description The bytes of the PDF. */
    requestBody: {
      content: {
        'application/pdf': unknown;
      };
    };
    responses: {
      /** @description The identifier of the stored PDF. */
      201: {
        headers: {
          Location: components['headers']['Location'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['InboxFile'];
        };
      };
      400: components['responses']['ValidationFailed'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      406: components['responses']['NotAcceptable'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
    };
  };
  downloadInboxFile: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Identifier of the administration that the request is about. Without it the client's default administration applies.
         * @example 1
         */
        'X-Tenant-Id'?: components['parameters']['tenantId'];
        /**
         * @deprecated
         * @description Another spelling of `X-Tenant-Id`, which wins when both are sent.
         * @example 1
         */
        'X-TenantId'?: components['parameters']['tenantIdAlias'];
        /**
         * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for anything else the messages are English.
         * @example nl-NL
         */
        'Accept-Language'?: components['parameters']['acceptLanguage'];
      };
      path: {
        /**
         * @description Number that identifies the record.
         * @example 1
         */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The PDF. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example %PDF-1.7
           *     %%EOF
           */
          'application/pdf': unknown;
        };
      };
      400: components['responses']['ValidationFailed'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
    };
  };
  downloadFile: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Identifier of the administration that the request is about. Without it the client's default administration applies.
         * @example 1
         */
        'X-Tenant-Id'?: components['parameters']['tenantId'];
        /**
         * @deprecated
         * @description Another spelling of `X-Tenant-Id`, which wins when both are sent.
         * @example 1
         */
        'X-TenantId'?: components['parameters']['tenantIdAlias'];
        /**
         * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for anything else the messages are English.
         * @example nl-NL
         */
        'Accept-Language'?: components['parameters']['acceptLanguage'];
      };
      path: {
        /**
         * @description Number that identifies the record.
         * @example 1
         */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The PDF. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example %PDF-1.7
           *     %%EOF
           */
          'application/pdf': unknown;
        };
      };
      400: components['responses']['ValidationFailed'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
    };
  };
  listJournals: {
    parameters: {
      query?: {
        /**
         * @description Number of the page to return. The first page is 1. A page past the end is empty.
         * @example 1
         */
        page?: components['parameters']['page'];
        /**
         * @description Number of records on a page.
         * @example 25
         */
        pageSize?: components['parameters']['pageSize'];
        /**
         * @deprecated
         * @description Another spelling of `pageSize`. Send one of the two.
         * @example 25
         */
        pagesize?: components['parameters']['pageSizeAlias'];
        /**
         * @description Field to sort on, ascending. A leading minus sorts descending.
         * @example id
         */
        orderby?:
          | 'id'
          | 'code'
          | 'description'
          | 'type'
          | 'ledgerAccountId'
          | '-id'
          | '-code'
          | '-description'
          | '-type'
          | '-ledgerAccountId';
        /**
         * @description Fields to return, separated by commas. `_meta` is always returned. Without this parameter all fields are returned.
         * @example [
         *       "id",
         *       "code"
         *     ]
         */
        fields?: ('id' | 'code' | 'description' | 'type' | 'ledgerAccountId')[];
        /**
         * @description With `true` the response holds `_meta` only, and `_data` is left out. Useful to count records.
         * @example false
         */
        metaOnly?: components['parameters']['metaOnly'];
        /**
         * @description Only records with this `id`. Repeat the parameter to allow several values.
         * @example [
         *       1
         *     ]
         */
        id?: number[];
        /**
         * @description Only records with this `code`. Repeat the parameter to allow several values.
         * @example [
         *       "MEM"
         *     ]
         */
        code?: string[];
        /**
         * @description Only records with this `description`. Repeat the parameter to allow several values.
         * @example [
         *       "Memoriaal"
         *     ]
         */
        description?: string[];
        /**
         * @description Only records with this `type`. Repeat the parameter to allow several values.
         * @example [
         *       "M"
         *     ]
         */
        type?: string[];
        /**
         * @description Only records with this `ledgerAccountId`. Repeat the parameter to allow several values.
         * @example [
         *       17
         *     ]
         */
        ledgerAccountId?: number[];
      };
      header?: {
        /**
         * @description Identifier of the administration that the request is about. Without it the client's default administration applies.
         * @example 1
         */
        'X-Tenant-Id'?: components['parameters']['tenantId'];
        /**
         * @deprecated
         * @description Another spelling of `X-Tenant-Id`, which wins when both are sent.
         * @example 1
         */
        'X-TenantId'?: components['parameters']['tenantIdAlias'];
        /**
         * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for anything else the messages are English.
         * @example nl-NL
         */
        'Accept-Language'?: components['parameters']['acceptLanguage'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of journals. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['JournalList'];
        };
      };
      400: components['responses']['ValidationFailed'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
    };
  };
  getJournal: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Identifier of the administration that the request is about. Without it the client's default administration applies.
         * @example 1
         */
        'X-Tenant-Id'?: components['parameters']['tenantId'];
        /**
         * @deprecated
         * @description Another spelling of `X-Tenant-Id`, which wins when both are sent.
         * @example 1
         */
        'X-TenantId'?: components['parameters']['tenantIdAlias'];
        /**
         * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for anything else the messages are English.
         * @example nl-NL
         */
        'Accept-Language'?: components['parameters']['acceptLanguage'];
      };
      path: {
        /**
         * @description Number that identifies the record.
         * @example 1
         */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The journal. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Journal'];
        };
      };
      400: components['responses']['ValidationFailed'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
    };
  };
  listJournalEntries: {
    parameters: {
      query?: {
        /**
         * @description Number of the page to return. The first page is 1. A page past the end is empty.
         * @example 1
         */
        page?: components['parameters']['page'];
        /**
         * @description Number of records on a page.
         * @example 25
         */
        pageSize?: components['parameters']['pageSize'];
        /**
         * @deprecated
         * @description Another spelling of `pageSize`. Send one of the two.
         * @example 25
         */
        pagesize?: components['parameters']['pageSizeAlias'];
        /**
         * @description Field to sort on, ascending. A leading minus sorts descending.
         * @example id
         */
        orderby?:
          | 'id'
          | 'JournalId'
          | 'bookYear'
          | 'bookPeriod'
          | 'sourceDocumentNumber'
          | 'description'
          | 'date'
          | 'openingBalance'
          | 'closingBalance'
          | 'status'
          | '-id'
          | '-JournalId'
          | '-bookYear'
          | '-bookPeriod'
          | '-sourceDocumentNumber'
          | '-description'
          | '-date'
          | '-openingBalance'
          | '-closingBalance'
          | '-status';
        /**
         * @description Fields to return, separated by commas. `_meta` is always returned. Without this parameter all fields are returned.
         * @example [
         *       "id",
         *       "JournalId"
         *     ]
         */
        fields?: (
          | 'id'
          | 'JournalId'
          | 'bookYear'
          | 'bookPeriod'
          | 'sourceDocumentNumber'
          | 'description'
          | 'date'
          | 'openingBalance'
          | 'closingBalance'
          | 'status'
        )[];
        /**
         * @description With `true` the response holds `_meta` only, and `_data` is left out. Useful to count records.
         * @example false
         */
        metaOnly?: components['parameters']['metaOnly'];
        /**
         * @description Only records with this `id`. Repeat the parameter to allow several values.
         * @example [
         *       1
         *     ]
         */
        id?: number[];
        /**
         * @description Only records with this `JournalId`. Repeat the parameter to allow several values.
         * @example [
         *       1
         *     ]
         */
        JournalId?: number[];
        /**
         * @description Only records with this `bookYear`. Repeat the parameter to allow several values.
         * @example [
         *       2026
         *     ]
         */
        bookYear?: number[];
        /**
         * @description Only records with this `bookPeriod`. Repeat the parameter to allow several values.
         * @example [
         *       1
         *     ]
         */
        bookPeriod?: number[];
        /**
         * @description Only records with this `sourceDocumentNumber`. Repeat the parameter to allow several values.
         * @example [
         *       "MEM-2026-001"
         *     ]
         */
        sourceDocumentNumber?: string[];
        /**
         * @description Only records with this `description`. Repeat the parameter to allow several values.
         * @example [
         *       "Afschrijving januari"
         *     ]
         */
        description?: string[];
        /**
         * @description Only records with this `date`. Repeat the parameter to allow several values.
         * @example [
         *       "2026-01-31"
         *     ]
         */
        date?: string[];
        /**
         * @description Only records with this `openingBalance`. Repeat the parameter to allow several values.
         * @example [
         *       150
         *     ]
         */
        openingBalance?: number[];
        /**
         * @description Only records with this `closingBalance`. Repeat the parameter to allow several values.
         * @example [
         *       212.5
         *     ]
         */
        closingBalance?: number[];
        /**
         * @description Only records with this `status`. Repeat the parameter to allow several values.
         * @example [
         *       "draft"
         *     ]
         */
        status?: ('draft' | 'processed')[];
      };
      header?: {
        /**
         * @description Identifier of the administration that the request is about. Without it the client's default administration applies.
         * @example 1
         */
        'X-Tenant-Id'?: components['parameters']['tenantId'];
        /**
         * @deprecated
         * @description Another spelling of `X-Tenant-Id`, which wins when both are sent.
         * @example 1
         */
        'X-TenantId'?: components['parameters']['tenantIdAlias'];
        /**
         * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for anything else the messages are English.
         * @example nl-NL
         */
        'Accept-Language'?: components['parameters']['acceptLanguage'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of journal entries. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['JournalEntryList'];
        };
      };
      400: components['responses']['ValidationFailed'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
    };
  };
  createJournalEntry: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Identifier of the administration that the request is about. Without it the client's default administration applies.
         * @example 1
         */
        'X-Tenant-Id'?: components['parameters']['tenantId'];
        /**
         * @deprecated
         * @description Another spelling of `X-Tenant-Id`, which wins when both are sent.
         * @example 1
         */
        'X-TenantId'?: components['parameters']['tenantIdAlias'];
        /**
         * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for anything else the messages are English.
         * @example nl-NL
         */
        'Accept-Language'?: components['parameters']['acceptLanguage'];
      };
      path?: never;
      cookie?: never;
    };
    /** @description The journal entry. */
    requestBody: {
      content: {
        'application/json': components['schemas']['JournalEntryInput'];
      };
    };
    responses: {
      /** @description The created journal entry. */
      201: {
        headers: {
          Location: components['headers']['Location'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['JournalEntry'];
        };
      };
      400: components['responses']['ValidationFailed'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      406: components['responses']['NotAcceptable'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
    };
  };
  getJournalEntry: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Identifier of the administration that the request is about. Without it the client's default administration applies.
         * @example 1
         */
        'X-Tenant-Id'?: components['parameters']['tenantId'];
        /**
         * @deprecated
         * @description Another spelling of `X-Tenant-Id`, which wins when both are sent.
         * @example 1
         */
        'X-TenantId'?: components['parameters']['tenantIdAlias'];
        /**
         * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for anything else the messages are English.
         * @example nl-NL
         */
        'Accept-Language'?: components['parameters']['acceptLanguage'];
      };
      path: {
        /**
         * @description Number that identifies the record.
         * @example 1
         */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The journal entry. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['JournalEntry'];
        };
      };
      400: components['responses']['ValidationFailed'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
    };
  };
  replaceJournalEntry: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Identifier of the administration that the request is about. Without it the client's default administration applies.
         * @example 1
         */
        'X-Tenant-Id'?: components['parameters']['tenantId'];
        /**
         * @deprecated
         * @description Another spelling of `X-Tenant-Id`, which wins when both are sent.
         * @example 1
         */
        'X-TenantId'?: components['parameters']['tenantIdAlias'];
        /**
         * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for anything else the messages are English.
         * @example nl-NL
         */
        'Accept-Language'?: components['parameters']['acceptLanguage'];
      };
      path: {
        /**
         * @description Number that identifies the record.
         * @example 1
         */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    /** @description The new values of the journal entry. */
    requestBody: {
      content: {
        'application/json': components['schemas']['JournalEntryReplacement'];
      };
    };
    responses: {
      /** @description The journal entry after the change. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['JournalEntry'];
        };
      };
      400: components['responses']['ValidationFailed'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
    };
  };
  deleteJournalEntry: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Identifier of the administration that the request is about. Without it the client's default administration applies.
         * @example 1
         */
        'X-Tenant-Id'?: components['parameters']['tenantId'];
        /**
         * @deprecated
         * @description Another spelling of `X-Tenant-Id`, which wins when both are sent.
         * @example 1
         */
        'X-TenantId'?: components['parameters']['tenantIdAlias'];
        /**
         * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for anything else the messages are English.
         * @example nl-NL
         */
        'Accept-Language'?: components['parameters']['acceptLanguage'];
      };
      path: {
        /**
         * @description Number that identifies the record.
         * @example 1
         */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The journal entry is deleted. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['ValidationFailed'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
    };
  };
  updateJournalEntry: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Identifier of the administration that the request is about. Without it the client's default administration applies.
         * @example 1
         */
        'X-Tenant-Id'?: components['parameters']['tenantId'];
        /**
         * @deprecated
         * @description Another spelling of `X-Tenant-Id`, which wins when both are sent.
         * @example 1
         */
        'X-TenantId'?: components['parameters']['tenantIdAlias'];
        /**
         * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for anything else the messages are English.
         * @example nl-NL
         */
        'Accept-Language'?: components['parameters']['acceptLanguage'];
      };
      path: {
        /**
         * @description Number that identifies the record.
         * @example 1
         */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    /** @description The fields of the journal entry to change. */
    requestBody: {
      content: {
        'application/json': components['schemas']['JournalEntryPatch'];
      };
    };
    responses: {
      /** @description The journal entry after the change. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['JournalEntry'];
        };
      };
      400: components['responses']['ValidationFailed'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
    };
  };
  listJournalEntryLines: {
    parameters: {
      query?: {
        /**
         * @description Number of the page to return. The first page is 1. A page past the end is empty.
         * @example 1
         */
        page?: components['parameters']['page'];
        /**
         * @description Number of records on a page.
         * @example 25
         */
        pageSize?: components['parameters']['pageSize'];
        /**
         * @deprecated
         * @description Another spelling of `pageSize`. Send one of the two.
         * @example 25
         */
        pagesize?: components['parameters']['pageSizeAlias'];
        /**
         * @description Field to sort on, ascending. A leading minus sorts descending.
         * @example id
         */
        orderby?:
          | 'id'
          | 'ledgerAccountId'
          | 'description'
          | 'amountDebit'
          | 'amountCredit'
          | 'costCenterId'
          | 'costUnitId'
          | 'debtorId'
          | 'creditorId'
          | 'invoiceNumber'
          | '-id'
          | '-ledgerAccountId'
          | '-description'
          | '-amountDebit'
          | '-amountCredit'
          | '-costCenterId'
          | '-costUnitId'
          | '-debtorId'
          | '-creditorId'
          | '-invoiceNumber';
        /**
         * @description Fields to return, separated by commas. `_meta` is always returned. Without this parameter all fields are returned.
         * @example [
         *       "id",
         *       "ledgerAccountId"
         *     ]
         */
        fields?: (
          | 'id'
          | 'ledgerAccountId'
          | 'description'
          | 'amountDebit'
          | 'amountCredit'
          | 'costCenterId'
          | 'costUnitId'
          | 'debtorId'
          | 'creditorId'
          | 'invoiceNumber'
        )[];
        /**
         * @description With `true` the response holds `_meta` only, and `_data` is left out. Useful to count records.
         * @example false
         */
        metaOnly?: components['parameters']['metaOnly'];
        /**
         * @description Only records with this `id`. Repeat the parameter to allow several values.
         * @example [
         *       1
         *     ]
         */
        id?: number[];
        /**
         * @description Only records with this `ledgerAccountId`. Repeat the parameter to allow several values.
         * @example [
         *       85
         *     ]
         */
        ledgerAccountId?: number[];
        /**
         * @description Only records with this `description`. Repeat the parameter to allow several values.
         * @example [
         *       "Afschrijving"
         *     ]
         */
        description?: string[];
        /**
         * @description Only records with this `amountDebit`. Repeat the parameter to allow several values.
         * @example [
         *       250
         *     ]
         */
        amountDebit?: number[];
        /**
         * @description Only records with this `amountCredit`. Repeat the parameter to allow several values.
         * @example [
         *       0
         *     ]
         */
        amountCredit?: number[];
        /**
         * @description Only records with this `costCenterId`. Repeat the parameter to allow several values.
         * @example [
         *       1
         *     ]
         */
        costCenterId?: number[];
        /**
         * @description Only records with this `costUnitId`. Repeat the parameter to allow several values.
         * @example [
         *       1
         *     ]
         */
        costUnitId?: number[];
        /**
         * @description Only records with this `debtorId`. Repeat the parameter to allow several values.
         * @example [
         *       1
         *     ]
         */
        debtorId?: number[];
        /**
         * @description Only records with this `creditorId`. Repeat the parameter to allow several values.
         * @example [
         *       1
         *     ]
         */
        creditorId?: number[];
        /**
         * @description Only records with this `invoiceNumber`. Repeat the parameter to allow several values.
         * @example [
         *       "20260001"
         *     ]
         */
        invoiceNumber?: string[];
      };
      header?: {
        /**
         * @description Identifier of the administration that the request is about. Without it the client's default administration applies.
         * @example 1
         */
        'X-Tenant-Id'?: components['parameters']['tenantId'];
        /**
         * @deprecated
         * @description Another spelling of `X-Tenant-Id`, which wins when both are sent.
         * @example 1
         */
        'X-TenantId'?: components['parameters']['tenantIdAlias'];
        /**
         * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for anything else the messages are English.
         * @example nl-NL
         */
        'Accept-Language'?: components['parameters']['acceptLanguage'];
      };
      path: {
        /**
         * @description Number that identifies the journal entry.
         * @example 1
         */
        entryId: components['parameters']['entryId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of journal entry lines. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['JournalEntryLineList'];
        };
      };
      400: components['responses']['ValidationFailed'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
    };
  };
  createJournalEntryLine: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Identifier of the administration that the request is about. Without it the client's default administration applies.
         * @example 1
         */
        'X-Tenant-Id'?: components['parameters']['tenantId'];
        /**
         * @deprecated
         * @description Another spelling of `X-Tenant-Id`, which wins when both are sent.
         * @example 1
         */
        'X-TenantId'?: components['parameters']['tenantIdAlias'];
        /**
         * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for anything else the messages are English.
         * @example nl-NL
         */
        'Accept-Language'?: components['parameters']['acceptLanguage'];
      };
      path: {
        /**
         * @description Number that identifies the journal entry.
         * @example 1
         */
        entryId: components['parameters']['entryId'];
      };
      cookie?: never;
    };
    /** @description The journal entry line. */
    requestBody: {
      content: {
        'application/json': components['schemas']['JournalEntryLineInput'];
      };
    };
    responses: {
      /** @description The created journal entry line. */
      201: {
        headers: {
          Location: components['headers']['Location'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['JournalEntryLine'];
        };
      };
      400: components['responses']['ValidationFailed'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
    };
  };
  getJournalEntryLine: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Identifier of the administration that the request is about. Without it the client's default administration applies.
         * @example 1
         */
        'X-Tenant-Id'?: components['parameters']['tenantId'];
        /**
         * @deprecated
         * @description Another spelling of `X-Tenant-Id`, which wins when both are sent.
         * @example 1
         */
        'X-TenantId'?: components['parameters']['tenantIdAlias'];
        /**
         * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for anything else the messages are English.
         * @example nl-NL
         */
        'Accept-Language'?: components['parameters']['acceptLanguage'];
      };
      path: {
        /**
         * @description Number that identifies the journal entry.
         * @example 1
         */
        entryId: components['parameters']['entryId'];
        /**
         * @description Number that identifies the line.
         * @example 1
         */
        lineId: components['parameters']['lineId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The journal entry line. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['JournalEntryLine'];
        };
      };
      400: components['responses']['ValidationFailed'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
    };
  };
  replaceJournalEntryLine: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Identifier of the administration that the request is about. Without it the client's default administration applies.
         * @example 1
         */
        'X-Tenant-Id'?: components['parameters']['tenantId'];
        /**
         * @deprecated
         * @description Another spelling of `X-Tenant-Id`, which wins when both are sent.
         * @example 1
         */
        'X-TenantId'?: components['parameters']['tenantIdAlias'];
        /**
         * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for anything else the messages are English.
         * @example nl-NL
         */
        'Accept-Language'?: components['parameters']['acceptLanguage'];
      };
      path: {
        /**
         * @description Number that identifies the journal entry.
         * @example 1
         */
        entryId: components['parameters']['entryId'];
        /**
         * @description Number that identifies the line.
         * @example 1
         */
        lineId: components['parameters']['lineId'];
      };
      cookie?: never;
    };
    /** @description The new values of the journal entry line. */
    requestBody: {
      content: {
        'application/json': components['schemas']['JournalEntryLineReplacement'];
      };
    };
    responses: {
      /** @description The journal entry line after the change. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['JournalEntryLine'];
        };
      };
      400: components['responses']['ValidationFailed'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
    };
  };
  deleteJournalEntryLine: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Identifier of the administration that the request is about. Without it the client's default administration applies.
         * @example 1
         */
        'X-Tenant-Id'?: components['parameters']['tenantId'];
        /**
         * @deprecated
         * @description Another spelling of `X-Tenant-Id`, which wins when both are sent.
         * @example 1
         */
        'X-TenantId'?: components['parameters']['tenantIdAlias'];
        /**
         * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for anything else the messages are English.
         * @example nl-NL
         */
        'Accept-Language'?: components['parameters']['acceptLanguage'];
      };
      path: {
        /**
         * @description Number that identifies the journal entry.
         * @example 1
         */
        entryId: components['parameters']['entryId'];
        /**
         * @description Number that identifies the line.
         * @example 1
         */
        lineId: components['parameters']['lineId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The journal entry line is deleted. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['ValidationFailed'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
    };
  };
  updateJournalEntryLine: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Identifier of the administration that the request is about. Without it the client's default administration applies.
         * @example 1
         */
        'X-Tenant-Id'?: components['parameters']['tenantId'];
        /**
         * @deprecated
         * @description Another spelling of `X-Tenant-Id`, which wins when both are sent.
         * @example 1
         */
        'X-TenantId'?: components['parameters']['tenantIdAlias'];
        /**
         * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for anything else the messages are English.
         * @example nl-NL
         */
        'Accept-Language'?: components['parameters']['acceptLanguage'];
      };
      path: {
        /**
         * @description Number that identifies the journal entry.
         * @example 1
         */
        entryId: components['parameters']['entryId'];
        /**
         * @description Number that identifies the line.
         * @example 1
         */
        lineId: components['parameters']['lineId'];
      };
      cookie?: never;
    };
    /** @description The fields of the journal entry line to change. */
    requestBody: {
      content: {
        'application/json': components['schemas']['JournalEntryLinePatch'];
      };
    };
    responses: {
      /** @description The journal entry line after the change. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['JournalEntryLine'];
        };
      };
      400: components['responses']['ValidationFailed'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
    };
  };
  listJournalEntriesWithLines: {
    parameters: {
      query?: {
        /**
         * @description Number of the page to return. The first page is 1. A page past the end is empty.
         * @example 1
         */
        page?: components['parameters']['page'];
        /**
         * @description Number of records on a page.
         * @example 25
         */
        pageSize?: components['parameters']['pageSize'];
        /**
         * @deprecated
         * @description Another spelling of `pageSize`. Send one of the two.
         * @example 25
         */
        pagesize?: components['parameters']['pageSizeAlias'];
        /**
         * @description Field to sort on, ascending. A leading minus sorts descending.
         * @example id
         */
        orderby?:
          | 'id'
          | 'JournalId'
          | 'bookYear'
          | 'bookPeriod'
          | 'sourceDocumentNumber'
          | 'description'
          | 'date'
          | 'openingBalance'
          | 'closingBalance'
          | 'status'
          | '-id'
          | '-JournalId'
          | '-bookYear'
          | '-bookPeriod'
          | '-sourceDocumentNumber'
          | '-description'
          | '-date'
          | '-openingBalance'
          | '-closingBalance'
          | '-status';
        /**
         * @description Fields to return, separated by commas. `_meta` is always returned. Without this parameter all fields are returned.
         * @example [
         *       "id",
         *       "JournalId"
         *     ]
         */
        fields?: (
          | 'id'
          | 'JournalId'
          | 'bookYear'
          | 'bookPeriod'
          | 'sourceDocumentNumber'
          | 'description'
          | 'date'
          | 'openingBalance'
          | 'closingBalance'
          | 'status'
          | 'lines'
        )[];
        /**
         * @description With `true` the response holds `_meta` only, and `_data` is left out. Useful to count records.
         * @example false
         */
        metaOnly?: components['parameters']['metaOnly'];
        /**
         * @description Only records with this `id`. Repeat the parameter to allow several values.
         * @example [
         *       1
         *     ]
         */
        id?: number[];
        /**
         * @description Only records with this `JournalId`. Repeat the parameter to allow several values.
         * @example [
         *       1
         *     ]
         */
        JournalId?: number[];
        /**
         * @description Only records with this `bookYear`. Repeat the parameter to allow several values.
         * @example [
         *       2026
         *     ]
         */
        bookYear?: number[];
        /**
         * @description Only records with this `bookPeriod`. Repeat the parameter to allow several values.
         * @example [
         *       1
         *     ]
         */
        bookPeriod?: number[];
        /**
         * @description Only records with this `sourceDocumentNumber`. Repeat the parameter to allow several values.
         * @example [
         *       "MEM-2026-001"
         *     ]
         */
        sourceDocumentNumber?: string[];
        /**
         * @description Only records with this `description`. Repeat the parameter to allow several values.
         * @example [
         *       "Afschrijving januari"
         *     ]
         */
        description?: string[];
        /**
         * @description Only records with this `date`. Repeat the parameter to allow several values.
         * @example [
         *       "2026-01-31"
         *     ]
         */
        date?: string[];
        /**
         * @description Only records with this `openingBalance`. Repeat the parameter to allow several values.
         * @example [
         *       150
         *     ]
         */
        openingBalance?: number[];
        /**
         * @description Only records with this `closingBalance`. Repeat the parameter to allow several values.
         * @example [
         *       212.5
         *     ]
         */
        closingBalance?: number[];
        /**
         * @description Only records with this `status`. Repeat the parameter to allow several values.
         * @example [
         *       "draft"
         *     ]
         */
        status?: ('draft' | 'processed')[];
      };
      header?: {
        /**
         * @description Identifier of the administration that the request is about. Without it the client's default administration applies.
         * @example 1
         */
        'X-Tenant-Id'?: components['parameters']['tenantId'];
        /**
         * @deprecated
         * @description Another spelling of `X-Tenant-Id`, which wins when both are sent.
         * @example 1
         */
        'X-TenantId'?: components['parameters']['tenantIdAlias'];
        /**
         * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for anything else the messages are English.
         * @example nl-NL
         */
        'Accept-Language'?: components['parameters']['acceptLanguage'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of journal entries with lines. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['JournalEntryWithLinesList'];
        };
      };
      400: components['responses']['ValidationFailed'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
    };
  };
  createJournalEntryWithLines: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Identifier of the administration that the request is about. Without it the client's default administration applies.
         * @example 1
         */
        'X-Tenant-Id'?: components['parameters']['tenantId'];
        /**
         * @deprecated
         * @description Another spelling of `X-Tenant-Id`, which wins when both are sent.
         * @example 1
         */
        'X-TenantId'?: components['parameters']['tenantIdAlias'];
        /**
         * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for anything else the messages are English.
         * @example nl-NL
         */
        'Accept-Language'?: components['parameters']['acceptLanguage'];
      };
      path?: never;
      cookie?: never;
    };
    /** @description The journal entry with lines. */
    requestBody: {
      content: {
        'application/json': components['schemas']['JournalEntryWithLinesInput'];
      };
    };
    responses: {
      /** @description The created journal entry with lines. */
      201: {
        headers: {
          Location: components['headers']['Location'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['JournalEntryWithLines'];
        };
      };
      400: components['responses']['ValidationFailed'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      406: components['responses']['NotAcceptable'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
    };
  };
  getJournalEntryWithLines: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Identifier of the administration that the request is about. Without it the client's default administration applies.
         * @example 1
         */
        'X-Tenant-Id'?: components['parameters']['tenantId'];
        /**
         * @deprecated
         * @description Another spelling of `X-Tenant-Id`, which wins when both are sent.
         * @example 1
         */
        'X-TenantId'?: components['parameters']['tenantIdAlias'];
        /**
         * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for anything else the messages are English.
         * @example nl-NL
         */
        'Accept-Language'?: components['parameters']['acceptLanguage'];
      };
      path: {
        /**
         * @description Number that identifies the record.
         * @example 1
         */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The journal entry with lines. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['JournalEntryWithLines'];
        };
      };
      400: components['responses']['ValidationFailed'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
    };
  };
  replaceJournalEntryWithLines: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Identifier of the administration that the request is about. Without it the client's default administration applies.
         * @example 1
         */
        'X-Tenant-Id'?: components['parameters']['tenantId'];
        /**
         * @deprecated
         * @description Another spelling of `X-Tenant-Id`, which wins when both are sent.
         * @example 1
         */
        'X-TenantId'?: components['parameters']['tenantIdAlias'];
        /**
         * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for anything else the messages are English.
         * @example nl-NL
         */
        'Accept-Language'?: components['parameters']['acceptLanguage'];
      };
      path: {
        /**
         * @description Number that identifies the record.
         * @example 1
         */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    /** @description The new values of the journal entry with lines. */
    requestBody: {
      content: {
        'application/json': components['schemas']['JournalEntryWithLinesReplacement'];
      };
    };
    responses: {
      /** @description The journal entry with lines after the change. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['JournalEntryWithLines'];
        };
      };
      400: components['responses']['ValidationFailed'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
    };
  };
  deleteJournalEntryWithLines: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Identifier of the administration that the request is about. Without it the client's default administration applies.
         * @example 1
         */
        'X-Tenant-Id'?: components['parameters']['tenantId'];
        /**
         * @deprecated
         * @description Another spelling of `X-Tenant-Id`, which wins when both are sent.
         * @example 1
         */
        'X-TenantId'?: components['parameters']['tenantIdAlias'];
        /**
         * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for anything else the messages are English.
         * @example nl-NL
         */
        'Accept-Language'?: components['parameters']['acceptLanguage'];
      };
      path: {
        /**
         * @description Number that identifies the record.
         * @example 1
         */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The journal entry with lines is deleted. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['ValidationFailed'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
    };
  };
  updateJournalEntryWithLines: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Identifier of the administration that the request is about. Without it the client's default administration applies.
         * @example 1
         */
        'X-Tenant-Id'?: components['parameters']['tenantId'];
        /**
         * @deprecated
         * @description Another spelling of `X-Tenant-Id`, which wins when both are sent.
         * @example 1
         */
        'X-TenantId'?: components['parameters']['tenantIdAlias'];
        /**
         * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for anything else the messages are English.
         * @example nl-NL
         */
        'Accept-Language'?: components['parameters']['acceptLanguage'];
      };
      path: {
        /**
         * @description Number that identifies the record.
         * @example 1
         */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    /** @description The fields of the journal entry with lines to change. */
    requestBody: {
      content: {
        'application/json': components['schemas']['JournalEntryWithLinesPatch'];
      };
    };
    responses: {
      /** @description The journal entry with lines after the change. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['JournalEntryWithLines'];
        };
      };
      400: components['responses']['ValidationFailed'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
    };
  };
  listLedgerAccounts: {
    parameters: {
      query?: {
        /**
         * @description Number of the page to return. The first page is 1. A page past the end is empty.
         * @example 1
         */
        page?: components['parameters']['page'];
        /**
         * @description Number of records on a page.
         * @example 25
         */
        pageSize?: components['parameters']['pageSize'];
        /**
         * @deprecated
         * @description Another spelling of `pageSize`. Send one of the two.
         * @example 25
         */
        pagesize?: components['parameters']['pageSizeAlias'];
        /**
         * @description Field to sort on, ascending. A leading minus sorts descending.
         * @example id
         */
        orderby?:
          | 'id'
          | 'number'
          | 'description'
          | 'type'
          | 'referenceCode'
          | 'balanceOrProfitLoss'
          | 'vatCodeId'
          | '-id'
          | '-number'
          | '-description'
          | '-type'
          | '-referenceCode'
          | '-balanceOrProfitLoss'
          | '-vatCodeId';
        /**
         * @description Fields to return, separated by commas. `_meta` is always returned. Without this parameter all fields are returned.
         * @example [
         *       "id",
         *       "number"
         *     ]
         */
        fields?: ('id' | 'number' | 'description' | 'type' | 'referenceCode' | 'balanceOrProfitLoss' | 'vatCodeId')[];
        /**
         * @description With `true` the response holds `_meta` only, and `_data` is left out. Useful to count records.
         * @example false
         */
        metaOnly?: components['parameters']['metaOnly'];
        /**
         * @description Only records with this `id`. Repeat the parameter to allow several values.
         * @example [
         *       1
         *     ]
         */
        id?: number[];
        /**
         * @description Only records with this `number`. Repeat the parameter to allow several values.
         * @example [
         *       "8000"
         *     ]
         */
        number?: string[];
        /**
         * @description Only records with this `description`. Repeat the parameter to allow several values.
         * @example [
         *       "Omzet goederen, hoog tarief"
         *     ]
         */
        description?: string[];
        /**
         * @description Only records with this `type`. Repeat the parameter to allow several values.
         * @example [
         *       9
         *     ]
         */
        type?: (1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 12 | 13 | 14 | 15)[];
        /**
         * @description Only records with this `referenceCode`. Repeat the parameter to allow several values.
         * @example [
         *       "WOmzNohOlh"
         *     ]
         */
        referenceCode?: string[];
        /**
         * @description Only records with this `balanceOrProfitLoss`. Repeat the parameter to allow several values.
         * @example [
         *       "P"
         *     ]
         */
        balanceOrProfitLoss?: ('B' | 'P')[];
        /**
         * @description Only records with this `vatCodeId`. Repeat the parameter to allow several values.
         * @example [
         *       1
         *     ]
         */
        vatCodeId?: number[];
      };
      header?: {
        /**
         * @description Identifier of the administration that the request is about. Without it the client's default administration applies.
         * @example 1
         */
        'X-Tenant-Id'?: components['parameters']['tenantId'];
        /**
         * @deprecated
         * @description Another spelling of `X-Tenant-Id`, which wins when both are sent.
         * @example 1
         */
        'X-TenantId'?: components['parameters']['tenantIdAlias'];
        /**
         * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for anything else the messages are English.
         * @example nl-NL
         */
        'Accept-Language'?: components['parameters']['acceptLanguage'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of ledger accounts. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LedgerAccountList'];
        };
      };
      400: components['responses']['ValidationFailed'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
    };
  };
  getLedgerAccount: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Identifier of the administration that the request is about. Without it the client's default administration applies.
         * @example 1
         */
        'X-Tenant-Id'?: components['parameters']['tenantId'];
        /**
         * @deprecated
         * @description Another spelling of `X-Tenant-Id`, which wins when both are sent.
         * @example 1
         */
        'X-TenantId'?: components['parameters']['tenantIdAlias'];
        /**
         * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for anything else the messages are English.
         * @example nl-NL
         */
        'Accept-Language'?: components['parameters']['acceptLanguage'];
      };
      path: {
        /**
         * @description Number that identifies the record.
         * @example 1
         */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The ledger account. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LedgerAccount'];
        };
      };
      400: components['responses']['ValidationFailed'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
    };
  };
  listLedgerAccountTypes: {
    parameters: {
      query?: {
        /**
         * @description Number of the page to return. The first page is 1. A page past the end is empty.
         * @example 1
         */
        page?: components['parameters']['page'];
        /**
         * @description Number of records on a page.
         * @example 25
         */
        pageSize?: components['parameters']['pageSize'];
        /**
         * @deprecated
         * @description Another spelling of `pageSize`. Send one of the two.
         * @example 25
         */
        pagesize?: components['parameters']['pageSizeAlias'];
        /**
         * @description Field to sort on, ascending. A leading minus sorts descending.
         * @example id
         */
        orderby?: 'id' | 'name' | '-id' | '-name';
        /**
         * @description Fields to return, separated by commas. `_meta` is always returned. Without this parameter all fields are returned.
         * @example [
         *       "id",
         *       "name"
         *     ]
         */
        fields?: ('id' | 'name')[];
        /**
         * @description With `true` the response holds `_meta` only, and `_data` is left out. Useful to count records.
         * @example false
         */
        metaOnly?: components['parameters']['metaOnly'];
        /**
         * @description Only records with this `id`. Repeat the parameter to allow several values.
         * @example [
         *       9
         *     ]
         */
        id?: (1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 12 | 13 | 14 | 15)[];
        /**
         * @description Only records with this `name`. Repeat the parameter to allow several values.
         * @example [
         *       "Turnover"
         *     ]
         */
        name?: (
          | 'BalanceSheetOther'
          | 'ProfitAndLossOther'
          | 'CashRegister'
          | 'Bank'
          | 'Giro'
          | 'Sales (debtors)'
          | 'Purchase (creditors)'
          | 'SuspenseAccount'
          | 'Turnover'
          | 'Costs'
          | 'PaymentDifferenceDiscount'
          | 'NeutralAccount'
          | 'VatAccount'
          | 'ResultAccountAnnualClose'
        )[];
      };
      header?: {
        /**
         * @description Identifier of the administration that the request is about. Without it the client's default administration applies.
         * @example 1
         */
        'X-Tenant-Id'?: components['parameters']['tenantId'];
        /**
         * @deprecated
         * @description Another spelling of `X-Tenant-Id`, which wins when both are sent.
         * @example 1
         */
        'X-TenantId'?: components['parameters']['tenantIdAlias'];
        /**
         * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for anything else the messages are English.
         * @example nl-NL
         */
        'Accept-Language'?: components['parameters']['acceptLanguage'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of ledger account types. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LedgerAccountTypeList'];
        };
      };
      400: components['responses']['ValidationFailed'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
    };
  };
  getLedgerAccountType: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Identifier of the administration that the request is about. Without it the client's default administration applies.
         * @example 1
         */
        'X-Tenant-Id'?: components['parameters']['tenantId'];
        /**
         * @deprecated
         * @description Another spelling of `X-Tenant-Id`, which wins when both are sent.
         * @example 1
         */
        'X-TenantId'?: components['parameters']['tenantIdAlias'];
        /**
         * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for anything else the messages are English.
         * @example nl-NL
         */
        'Accept-Language'?: components['parameters']['acceptLanguage'];
      };
      path: {
        /**
         * @description Number that identifies the record.
         * @example 1
         */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The ledger account type. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LedgerAccountType'];
        };
      };
      400: components['responses']['ValidationFailed'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
    };
  };
  listLedgerAccountClassifications: {
    parameters: {
      query?: {
        /**
         * @description Number of the page to return. The first page is 1. A page past the end is empty.
         * @example 1
         */
        page?: components['parameters']['page'];
        /**
         * @description Number of records on a page.
         * @example 25
         */
        pageSize?: components['parameters']['pageSize'];
        /**
         * @deprecated
         * @description Another spelling of `pageSize`. Send one of the two.
         * @example 25
         */
        pagesize?: components['parameters']['pageSizeAlias'];
        /**
         * @description Field to sort on, ascending. A leading minus sorts descending.
         * @example id
         */
        orderby?:
          | 'id'
          | 'ledgerAccountId'
          | 'ledgerAccountNumber'
          | 'ledgerAccountDescription'
          | 'groupCode'
          | 'groupDescription'
          | 'compactionCode'
          | 'compactionDescription'
          | 'referenceCode'
          | 'referenceDescription'
          | 'level'
          | 'sortOrder'
          | '-id'
          | '-ledgerAccountId'
          | '-ledgerAccountNumber'
          | '-ledgerAccountDescription'
          | '-groupCode'
          | '-groupDescription'
          | '-compactionCode'
          | '-compactionDescription'
          | '-referenceCode'
          | '-referenceDescription'
          | '-level'
          | '-sortOrder';
        /**
         * @description Fields to return, separated by commas. `_meta` is always returned. Without this parameter all fields are returned.
         * @example [
         *       "id",
         *       "ledgerAccountId"
         *     ]
         */
        fields?: (
          | 'id'
          | 'ledgerAccountId'
          | 'ledgerAccountNumber'
          | 'ledgerAccountDescription'
          | 'groupCode'
          | 'groupDescription'
          | 'compactionCode'
          | 'compactionDescription'
          | 'referenceCode'
          | 'referenceDescription'
          | 'level'
          | 'sortOrder'
        )[];
        /**
         * @description With `true` the response holds `_meta` only, and `_data` is left out. Useful to count records.
         * @example false
         */
        metaOnly?: components['parameters']['metaOnly'];
        /**
         * @description Only records with this `id`. Repeat the parameter to allow several values.
         * @example [
         *       1
         *     ]
         */
        id?: number[];
        /**
         * @description Only records with this `ledgerAccountId`. Repeat the parameter to allow several values.
         * @example [
         *       97
         *     ]
         */
        ledgerAccountId?: number[];
        /**
         * @description Only records with this `ledgerAccountNumber`. Repeat the parameter to allow several values.
         * @example [
         *       "8000"
         *     ]
         */
        ledgerAccountNumber?: string[];
        /**
         * @description Only records with this `ledgerAccountDescription`. Repeat the parameter to allow several values.
         * @example [
         *       "Omzet goederen, hoog tarief"
         *     ]
         */
        ledgerAccountDescription?: string[];
        /**
         * @description Only records with this `groupCode`. Repeat the parameter to allow several values.
         * @example [
         *       "80"
         *     ]
         */
        groupCode?: string[];
        /**
         * @description Only records with this `groupDescription`. Repeat the parameter to allow several values.
         * @example [
         *       "Netto-omzet"
         *     ]
         */
        groupDescription?: string[];
        /**
         * @description Only records with this `compactionCode`. Repeat the parameter to allow several values.
         * @example [
         *       "OMZ"
         *     ]
         */
        compactionCode?: string[];
        /**
         * @description Only records with this `compactionDescription`. Repeat the parameter to allow several values.
         * @example [
         *       "Omzet"
         *     ]
         */
        compactionDescription?: string[];
        /**
         * @description Only records with this `referenceCode`. Repeat the parameter to allow several values.
         * @example [
         *       "WOmzNohOlh"
         *     ]
         */
        referenceCode?: string[];
        /**
         * @description Only records with this `referenceDescription`. Repeat the parameter to allow several values.
         * @example [
         *       "Omzet handelsgoederen hoog tarief"
         *     ]
         */
        referenceDescription?: string[];
        /**
         * @description Only records with this `level`. Repeat the parameter to allow several values.
         * @example [
         *       4
         *     ]
         */
        level?: number[];
        /**
         * @description Only records with this `sortOrder`. Repeat the parameter to allow several values.
         * @example [
         *       56
         *     ]
         */
        sortOrder?: number[];
      };
      header?: {
        /**
         * @description Identifier of the administration that the request is about. Without it the client's default administration applies.
         * @example 1
         */
        'X-Tenant-Id'?: components['parameters']['tenantId'];
        /**
         * @deprecated
         * @description Another spelling of `X-Tenant-Id`, which wins when both are sent.
         * @example 1
         */
        'X-TenantId'?: components['parameters']['tenantIdAlias'];
        /**
         * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for anything else the messages are English.
         * @example nl-NL
         */
        'Accept-Language'?: components['parameters']['acceptLanguage'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of ledger account classifications. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LedgerAccountClassificationList'];
        };
      };
      400: components['responses']['ValidationFailed'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
    };
  };
  getLedgerAccountClassification: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Identifier of the administration that the request is about. Without it the client's default administration applies.
         * @example 1
         */
        'X-Tenant-Id'?: components['parameters']['tenantId'];
        /**
         * @deprecated
         * @description Another spelling of `X-Tenant-Id`, which wins when both are sent.
         * @example 1
         */
        'X-TenantId'?: components['parameters']['tenantIdAlias'];
        /**
         * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for anything else the messages are English.
         * @example nl-NL
         */
        'Accept-Language'?: components['parameters']['acceptLanguage'];
      };
      path: {
        /**
         * @description Number that identifies the record.
         * @example 1
         */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The ledger account classification. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LedgerAccountClassification'];
        };
      };
      400: components['responses']['ValidationFailed'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
    };
  };
  listLedgerLines: {
    parameters: {
      query: {
        /**
         * @description Mandatory. Only ledger lines of this book year. Repeat the parameter to allow several values.
         * @example [
         *       2026
         *     ]
         */
        Bookyear: number[];
        /**
         * @description Number of records on a page.
         * @example 10000
         */
        pageSize?: number;
        /**
         * @description Number of the page to return. The first page is 1. A page past the end is empty.
         * @example 1
         */
        page?: components['parameters']['page'];
        /**
         * @deprecated
         * @description Another spelling of `pageSize`. Send one of the two.
         * @example 10000
         */
        pagesize?: number;
        /**
         * @description Field to sort on, ascending. A leading minus sorts descending.
         * @example id
         */
        orderby?:
          | 'id'
          | 'JournalEntryId'
          | 'Bookyear'
          | 'Period'
          | 'date'
          | 'journalId'
          | 'sourceDocumentNumber'
          | 'ledgerAccountId'
          | 'ledgerAccountNumber'
          | 'ledgerAccountDescription'
          | 'description'
          | 'amountDebit'
          | 'amountCredit'
          | 'vatCodeId'
          | 'costCenterId'
          | 'costUnitId'
          | 'debtorId'
          | 'creditorId'
          | 'invoiceNumber'
          | 'salesInvoiceId'
          | 'purchaseInvoiceId'
          | '-id'
          | '-JournalEntryId'
          | '-Bookyear'
          | '-Period'
          | '-date'
          | '-journalId'
          | '-sourceDocumentNumber'
          | '-ledgerAccountId'
          | '-ledgerAccountNumber'
          | '-ledgerAccountDescription'
          | '-description'
          | '-amountDebit'
          | '-amountCredit'
          | '-vatCodeId'
          | '-costCenterId'
          | '-costUnitId'
          | '-debtorId'
          | '-creditorId'
          | '-invoiceNumber'
          | '-salesInvoiceId'
          | '-purchaseInvoiceId';
        /**
         * @description Fields to return, separated by commas. `_meta` is always returned. Without this parameter all fields are returned.
         * @example [
         *       "id",
         *       "JournalEntryId"
         *     ]
         */
        fields?: (
          | 'id'
          | 'JournalEntryId'
          | 'Bookyear'
          | 'Period'
          | 'date'
          | 'journalId'
          | 'sourceDocumentNumber'
          | 'ledgerAccountId'
          | 'ledgerAccountNumber'
          | 'ledgerAccountDescription'
          | 'description'
          | 'amountDebit'
          | 'amountCredit'
          | 'vatCodeId'
          | 'costCenterId'
          | 'costUnitId'
          | 'debtorId'
          | 'creditorId'
          | 'invoiceNumber'
          | 'salesInvoiceId'
          | 'purchaseInvoiceId'
        )[];
        /**
         * @description With `true` the response holds `_meta` only, and `_data` is left out. Useful to count records.
         * @example false
         */
        metaOnly?: components['parameters']['metaOnly'];
        /**
         * @description Only records with this `id`. Repeat the parameter to allow several values.
         * @example [
         *       1
         *     ]
         */
        id?: number[];
        /**
         * @description Only records with this `JournalEntryId`. Repeat the parameter to allow several values.
         * @example [
         *       1000001
         *     ]
         */
        JournalEntryId?: number[];
        /**
         * @description Only records with this `Period`. Repeat the parameter to allow several values.
         * @example [
         *       3
         *     ]
         */
        Period?: number[];
        /**
         * @description Only records with this `date`. Repeat the parameter to allow several values.
         * @example [
         *       "2026-03-02"
         *     ]
         */
        date?: string[];
        /**
         * @description Only records with this `journalId`. Repeat the parameter to allow several values.
         * @example [
         *       4
         *     ]
         */
        journalId?: number[];
        /**
         * @description Only records with this `sourceDocumentNumber`. Repeat the parameter to allow several values.
         * @example [
         *       "20260001"
         *     ]
         */
        sourceDocumentNumber?: string[];
        /**
         * @description Only records with this `ledgerAccountId`. Repeat the parameter to allow several values.
         * @example [
         *       24
         *     ]
         */
        ledgerAccountId?: number[];
        /**
         * @description Only records with this `ledgerAccountNumber`. Repeat the parameter to allow several values.
         * @example [
         *       "1300"
         *     ]
         */
        ledgerAccountNumber?: string[];
        /**
         * @description Only records with this `ledgerAccountDescription`. Repeat the parameter to allow several values.
         * @example [
         *       "Debiteuren Nederland"
         *     ]
         */
        ledgerAccountDescription?: string[];
        /**
         * @description Only records with this `description`. Repeat the parameter to allow several values.
         * @example [
         *       "Levering van 2 maart"
         *     ]
         */
        description?: string[];
        /**
         * @description Only records with this `amountDebit`. Repeat the parameter to allow several values.
         * @example [
         *       71.97
         *     ]
         */
        amountDebit?: number[];
        /**
         * @description Only records with this `amountCredit`. Repeat the parameter to allow several values.
         * @example [
         *       0
         *     ]
         */
        amountCredit?: number[];
        /**
         * @description Only records with this `vatCodeId`. Repeat the parameter to allow several values.
         * @example [
         *       2
         *     ]
         */
        vatCodeId?: number[];
        /**
         * @description Only records with this `costCenterId`. Repeat the parameter to allow several values.
         * @example [
         *       1
         *     ]
         */
        costCenterId?: number[];
        /**
         * @description Only records with this `costUnitId`. Repeat the parameter to allow several values.
         * @example [
         *       1
         *     ]
         */
        costUnitId?: number[];
        /**
         * @description Only records with this `debtorId`. Repeat the parameter to allow several values.
         * @example [
         *       1
         *     ]
         */
        debtorId?: number[];
        /**
         * @description Only records with this `creditorId`. Repeat the parameter to allow several values.
         * @example [
         *       1
         *     ]
         */
        creditorId?: number[];
        /**
         * @description Only records with this `invoiceNumber`. Repeat the parameter to allow several values.
         * @example [
         *       "20260001"
         *     ]
         */
        invoiceNumber?: string[];
        /**
         * @description Only records with this `salesInvoiceId`. Repeat the parameter to allow several values.
         * @example [
         *       1
         *     ]
         */
        salesInvoiceId?: number[];
        /**
         * @description Only records with this `purchaseInvoiceId`. Repeat the parameter to allow several values.
         * @example [
         *       1
         *     ]
         */
        purchaseInvoiceId?: number[];
      };
      header?: {
        /**
         * @description Identifier of the administration that the request is about. Without it the client's default administration applies.
         * @example 1
         */
        'X-Tenant-Id'?: components['parameters']['tenantId'];
        /**
         * @deprecated
         * @description Another spelling of `X-Tenant-Id`, which wins when both are sent.
         * @example 1
         */
        'X-TenantId'?: components['parameters']['tenantIdAlias'];
        /**
         * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for anything else the messages are English.
         * @example nl-NL
         */
        'Accept-Language'?: components['parameters']['acceptLanguage'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of ledger lines. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LedgerLineList'];
        };
      };
      400: components['responses']['ValidationFailed'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
    };
  };
  getLedgerLine: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Identifier of the administration that the request is about. Without it the client's default administration applies.
         * @example 1
         */
        'X-Tenant-Id'?: components['parameters']['tenantId'];
        /**
         * @deprecated
         * @description Another spelling of `X-Tenant-Id`, which wins when both are sent.
         * @example 1
         */
        'X-TenantId'?: components['parameters']['tenantIdAlias'];
        /**
         * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for anything else the messages are English.
         * @example nl-NL
         */
        'Accept-Language'?: components['parameters']['acceptLanguage'];
      };
      path: {
        /**
         * @description Number that identifies the record.
         * @example 1
         */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The ledger line. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LedgerLine'];
        };
      };
      400: components['responses']['ValidationFailed'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
    };
  };
  listLedgerBalances: {
    parameters: {
      query: {
        /**
         * @description Required. Only balances of this book year. Repeat the parameter to allow several values.
         * @example [
         *       2026
         *     ]
         */
        bookyear: number[];
        /**
         * @description Only accounts of this side of the books:
         *     - `B`: balance accounts
         *     - `P`: profit and loss accounts
         * @example [
         *       "B"
         *     ]
         */
        BalanceOrProfitLoss?: ('B' | 'P')[];
        /**
         * @description What to split the balance of an account by. Repeat the parameter to split by several:
         *     - `journal`: a balance for each journal
         *     - `period`: a balance for each period
         *     - `costCenter`: a balance for each cost center
         *     - `costUnit`: a balance for each cost unit
         * @example [
         *       "period"
         *     ]
         */
        groupBy?: ('journal' | 'period' | 'costCenter' | 'costUnit')[];
        /**
         * @description Number of the page to return. The first page is 1. A page past the end is empty.
         * @example 1
         */
        page?: components['parameters']['page'];
        /**
         * @description Number of records on a page.
         * @example 25
         */
        pageSize?: components['parameters']['pageSize'];
        /**
         * @deprecated
         * @description Another spelling of `pageSize`. Send one of the two.
         * @example 25
         */
        pagesize?: components['parameters']['pageSizeAlias'];
        /**
         * @description Field to sort on, ascending. A leading minus sorts descending.
         * @example ledgerAccountId
         */
        orderby?:
          | 'ledgerAccountId'
          | 'ledgerAccountNumber'
          | 'ledgerAccountDescription'
          | 'BalanceOrProfitLoss'
          | 'bookyear'
          | 'period'
          | 'journalId'
          | 'costCenterId'
          | 'costUnitId'
          | 'amountDebit'
          | 'amountCredit'
          | 'balance'
          | '-ledgerAccountId'
          | '-ledgerAccountNumber'
          | '-ledgerAccountDescription'
          | '-BalanceOrProfitLoss'
          | '-bookyear'
          | '-period'
          | '-journalId'
          | '-costCenterId'
          | '-costUnitId'
          | '-amountDebit'
          | '-amountCredit'
          | '-balance';
        /**
         * @description Fields to return, separated by commas. `_meta` is always returned. Without this parameter all fields are returned.
         * @example [
         *       "ledgerAccountId",
         *       "ledgerAccountNumber"
         *     ]
         */
        fields?: (
          | 'ledgerAccountId'
          | 'ledgerAccountNumber'
          | 'ledgerAccountDescription'
          | 'BalanceOrProfitLoss'
          | 'bookyear'
          | 'period'
          | 'journalId'
          | 'costCenterId'
          | 'costUnitId'
          | 'amountDebit'
          | 'amountCredit'
          | 'balance'
        )[];
        /**
         * @description With `true` the response holds `_meta` only, and `_data` is left out. Useful to count records.
         * @example false
         */
        metaOnly?: components['parameters']['metaOnly'];
        /**
         * @description Only records with this `ledgerAccountId`. Repeat the parameter to allow several values.
         * @example [
         *       97
         *     ]
         */
        ledgerAccountId?: number[];
        /**
         * @description Only records with this `ledgerAccountNumber`. Repeat the parameter to allow several values.
         * @example [
         *       "8000"
         *     ]
         */
        ledgerAccountNumber?: string[];
        /**
         * @description Only records with this `ledgerAccountDescription`. Repeat the parameter to allow several values.
         * @example [
         *       "Omzet goederen, hoog tarief"
         *     ]
         */
        ledgerAccountDescription?: string[];
        /**
         * @description Only records with this `period`. Repeat the parameter to allow several values.
         * @example [
         *       3
         *     ]
         */
        period?: number[];
        /**
         * @description Only records with this `journalId`. Repeat the parameter to allow several values.
         * @example [
         *       1
         *     ]
         */
        journalId?: number[];
        /**
         * @description Only records with this `costCenterId`. Repeat the parameter to allow several values.
         * @example [
         *       1
         *     ]
         */
        costCenterId?: number[];
        /**
         * @description Only records with this `costUnitId`. Repeat the parameter to allow several values.
         * @example [
         *       1
         *     ]
         */
        costUnitId?: number[];
      };
      header?: {
        /**
         * @description Identifier of the administration that the request is about. Without it the client's default administration applies.
         * @example 1
         */
        'X-Tenant-Id'?: components['parameters']['tenantId'];
        /**
         * @deprecated
         * @description Another spelling of `X-Tenant-Id`, which wins when both are sent.
         * @example 1
         */
        'X-TenantId'?: components['parameters']['tenantIdAlias'];
        /**
         * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for anything else the messages are English.
         * @example nl-NL
         */
        'Accept-Language'?: components['parameters']['acceptLanguage'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of balances per ledger account. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LedgerBalanceList'];
        };
      };
      400: components['responses']['ValidationFailed'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
    };
  };
  listJournalEntryChanges: {
    parameters: {
      query?: {
        /**
         * @description Only changes at this time or after it, as a timestamp by RFC 3339 with an offset: `2026-03-02T00:00:00Z`. Send the time of your last successful synchronization, in UTC.
         * @example 2026-03-02T00:00:00Z
         */
        ChangedDate_from?: string;
        /**
         * @description Number of the page to return. The first page is 1. A page past the end is empty.
         * @example 1
         */
        page?: components['parameters']['page'];
        /**
         * @description Number of records on a page.
         * @example 25
         */
        pageSize?: components['parameters']['pageSize'];
        /**
         * @deprecated
         * @description Another spelling of `pageSize`. Send one of the two.
         * @example 25
         */
        pagesize?: components['parameters']['pageSizeAlias'];
        /**
         * @description Field to sort on, ascending. A leading minus sorts descending.
         * @example id
         */
        orderby?:
          | 'id'
          | 'JournalEntryId'
          | 'Action'
          | 'ChangedDate'
          | 'Bookyear'
          | '-id'
          | '-JournalEntryId'
          | '-Action'
          | '-ChangedDate'
          | '-Bookyear';
        /**
         * @description Fields to return, separated by commas. `_meta` is always returned. Without this parameter all fields are returned.
         * @example [
         *       "id",
         *       "JournalEntryId"
         *     ]
         */
        fields?: ('id' | 'JournalEntryId' | 'Action' | 'ChangedDate' | 'Bookyear')[];
        /**
         * @description With `true` the response holds `_meta` only, and `_data` is left out. Useful to count records.
         * @example false
         */
        metaOnly?: components['parameters']['metaOnly'];
        /**
         * @description Only records with this `id`. Repeat the parameter to allow several values.
         * @example [
         *       1
         *     ]
         */
        id?: number[];
        /**
         * @description Only records with this `JournalEntryId`. Repeat the parameter to allow several values.
         * @example [
         *       1
         *     ]
         */
        JournalEntryId?: number[];
        /**
         * @description Only records with this `Action`. Repeat the parameter to allow several values.
         * @example [
         *       1
         *     ]
         */
        Action?: (1 | 2)[];
        /**
         * @description Only records with this `ChangedDate`. Repeat the parameter to allow several values.
         * @example [
         *       "2026-03-02T10:15:00Z"
         *     ]
         */
        ChangedDate?: string[];
        /**
         * @description Only records with this `Bookyear`. Repeat the parameter to allow several values.
         * @example [
         *       2026
         *     ]
         */
        Bookyear?: number[];
      };
      header?: {
        /**
         * @description Identifier of the administration that the request is about. Without it the client's default administration applies.
         * @example 1
         */
        'X-Tenant-Id'?: components['parameters']['tenantId'];
        /**
         * @deprecated
         * @description Another spelling of `X-Tenant-Id`, which wins when both are sent.
         * @example 1
         */
        'X-TenantId'?: components['parameters']['tenantIdAlias'];
        /**
         * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for anything else the messages are English.
         * @example nl-NL
         */
        'Accept-Language'?: components['parameters']['acceptLanguage'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of changes of journal entries. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['JournalEntryChangeList'];
        };
      };
      400: components['responses']['ValidationFailed'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
    };
  };
  getJournalEntryChange: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Identifier of the administration that the request is about. Without it the client's default administration applies.
         * @example 1
         */
        'X-Tenant-Id'?: components['parameters']['tenantId'];
        /**
         * @deprecated
         * @description Another spelling of `X-Tenant-Id`, which wins when both are sent.
         * @example 1
         */
        'X-TenantId'?: components['parameters']['tenantIdAlias'];
        /**
         * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for anything else the messages are English.
         * @example nl-NL
         */
        'Accept-Language'?: components['parameters']['acceptLanguage'];
      };
      path: {
        /**
         * @description Number that identifies the record.
         * @example 1
         */
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The change of a journal entry. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['JournalEntryChange'];
        };
      };
      400: components['responses']['ValidationFailed'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
    };
  };
}
