/**
 * Types of the Accounting Platform API, made from generated/openapi.json by `npm run build`. Do not edit.
 */
export interface paths {
    "/connect/authorize": {
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
        get: operations["authorize"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/connect/token": {
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
        post: operations["requestToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/administrations": {
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
        get: operations["listAdministrations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/administrations/{id}": {
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
        get: operations["getAdministration"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/countries": {
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
        get: operations["listCountries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/countries/{id}": {
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
        get: operations["getCountry"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/debtorkinds": {
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
        get: operations["listDebtorKinds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/debtorkinds/{id}": {
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
        get: operations["getDebtorKind"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/debtors": {
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
        get: operations["listDebtors"];
        put?: never;
        /**
         * Create a debtor
         * @description Adds a debtor. A sales invoice, a draft sales invoice and a sales order each need one. Without a `number` the debtor gets the next free number of the administration.
         */
        post: operations["createDebtor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/debtors/{id}": {
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
        get: operations["getDebtor"];
        /**
         * Replace a debtor
         * @description Replaces all fields of the debtor. A field that is left out gets its default, or becomes null; the `number` stays as it is.
         */
        put: operations["replaceDebtor"];
        post?: never;
        /**
         * Delete a debtor
         * @description Removes the debtor and its mandates. A debtor that an invoice refers to cannot be deleted.
         */
        delete: operations["deleteDebtor"];
        options?: never;
        head?: never;
        /**
         * Update a debtor
         * @description Changes the fields that are sent and leaves the others as they are.
         */
        patch: operations["updateDebtor"];
        trace?: never;
    };
    "/v1/debtors/{debtorId}/mandates": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Number that identifies the debtor.
                 * @example 1
                 */
                debtorId: components["parameters"]["debtorId"];
            };
            cookie?: never;
        };
        /**
         * List mandates of a debtor
         * @description Returns the direct-debit mandates of the debtor.
         */
        get: operations["listDebtorMandates"];
        put?: never;
        /**
         * Create a mandate
         * @description Adds a direct-debit mandate to the debtor. The `IBAN` of the mandate is copied from the debtor, so the debtor must have one.
         */
        post: operations["createDebtorMandate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/debtors/{debtorId}/mandates/{mandateId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Number that identifies the debtor.
                 * @example 1
                 */
                debtorId: components["parameters"]["debtorId"];
                /**
                 * @description Number that identifies the mandate.
                 * @example 1
                 */
                mandateId: components["parameters"]["mandateId"];
            };
            cookie?: never;
        };
        /**
         * Get a mandate
         * @description Returns one mandate of the debtor.
         */
        get: operations["getDebtorMandate"];
        /**
         * Replace a mandate
         * @description Replaces the fields of the mandate. Suited to setting the signing date, `signdate`.
         */
        put: operations["replaceDebtorMandate"];
        post?: never;
        /**
         * Delete a mandate
         * @description Removes the mandate from the debtor.
         */
        delete: operations["deleteDebtorMandate"];
        options?: never;
        head?: never;
        /**
         * Update a mandate
         * @description Changes the fields that are sent and leaves the others as they are.
         */
        patch: operations["updateDebtorMandate"];
        trace?: never;
    };
    "/v1/articles": {
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
        get: operations["listArticles"];
        put?: never;
        /**
         * Create an article
         * @description Adds an article. Its stock starts at 0 and changes only by sales orders.
         */
        post: operations["createArticle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/articles/{id}": {
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
        get: operations["getArticle"];
        /**
         * Replace an article
         * @description Replaces all fields of the article. A field that is left out gets its default, or becomes null.
         */
        put: operations["replaceArticle"];
        post?: never;
        /**
         * Delete an article
         * @description Removes the article. An article that an invoice line refers to cannot be deleted; make it inactive instead.
         */
        delete: operations["deleteArticle"];
        options?: never;
        head?: never;
        /**
         * Update an article
         * @description Changes the fields that are sent and leaves the others as they are.
         */
        patch: operations["updateArticle"];
        trace?: never;
    };
    "/v1/paymentconditions": {
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
        get: operations["listPaymentConditions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/paymentconditions/{id}": {
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
        get: operations["getPaymentCondition"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/SalesTypes": {
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
        get: operations["listSalesTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/SalesTypes/{id}": {
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
        get: operations["getSalesType"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/vatcodes": {
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
        get: operations["listVatCodes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/vatcodes/{id}": {
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
        get: operations["getVatCode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/ledgeraccounttypes": {
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
        get: operations["listLedgerAccountTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/ledgeraccounttypes/{id}": {
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
        get: operations["getLedgerAccountType"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/ledgeraccounts": {
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
        get: operations["listLedgerAccounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/ledgeraccounts/{id}": {
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
        get: operations["getLedgerAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/draftsalesinvoices": {
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
        get: operations["listDraftSalesInvoices"];
        put?: never;
        /**
         * Create a draft sales invoice
         * @description Adds a draft without lines. Add the lines one by one afterwards, or create the draft with all its lines at once with [Draft sales invoices with lines](#tag/draft-sales-invoices-with-lines).
         */
        post: operations["createDraftSalesInvoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/draftsalesinvoices/{id}": {
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
        get: operations["getDraftSalesInvoice"];
        /**
         * Replace a draft sales invoice
         * @description Replaces all fields of the header. A field that is left out gets its default, or becomes null. The lines stay as they are.
         */
        put: operations["replaceDraftSalesInvoice"];
        post?: never;
        /**
         * Delete a draft sales invoice
         * @description Removes the draft and its lines.
         */
        delete: operations["deleteDraftSalesInvoice"];
        options?: never;
        head?: never;
        /**
         * Update a draft sales invoice
         * @description Changes the header fields that are sent and leaves everything else as it is.
         */
        patch: operations["updateDraftSalesInvoice"];
        trace?: never;
    };
    "/v1/draftsalesinvoices/{invoiceId}/lines": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Number that identifies the draft sales invoice.
                 * @example 1
                 */
                invoiceId: components["parameters"]["invoiceId"];
            };
            cookie?: never;
        };
        /**
         * List lines of a draft sales invoice
         * @description Returns the lines of the draft, in the order in which they were added.
         */
        get: operations["listDraftSalesInvoiceLines"];
        put?: never;
        /**
         * Create a line
         * @description Adds a line to the draft and adjusts its totals. `bookingType` decides which other field is required: `ArticleSku` for `A`, `salesTypeId` for `V`, `ledgerAccountId` for `G`, none for `T`.
         */
        post: operations["createDraftSalesInvoiceLine"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/draftsalesinvoices/{invoiceId}/lines/{lineId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Number that identifies the draft sales invoice.
                 * @example 1
                 */
                invoiceId: components["parameters"]["invoiceId"];
                /**
                 * @description Number that identifies the line.
                 * @example 1
                 */
                lineId: components["parameters"]["lineId"];
            };
            cookie?: never;
        };
        /**
         * Get a line
         * @description Returns one line of the draft.
         */
        get: operations["getDraftSalesInvoiceLine"];
        /**
         * Replace a line
         * @description Replaces all fields of the line and adjusts the totals of the draft.
         */
        put: operations["replaceDraftSalesInvoiceLine"];
        post?: never;
        /**
         * Delete a line
         * @description Removes the line from the draft and adjusts its totals.
         */
        delete: operations["deleteDraftSalesInvoiceLine"];
        options?: never;
        head?: never;
        /**
         * Update a line
         * @description Changes the fields of the line that are sent and adjusts the totals of the draft.
         */
        patch: operations["updateDraftSalesInvoiceLine"];
        trace?: never;
    };
    "/v1/draftsalesinvoiceswithlines": {
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
        get: operations["listDraftSalesInvoicesWithLines"];
        put?: never;
        /**
         * Create a draft sales invoice with lines
         * @description Adds a draft with all its lines in one request. When a line is at fault nothing is stored, and the key in `errors` says which line it is: `lines[1].salesTypeId` is about the second line.
         */
        post: operations["createDraftSalesInvoiceWithLines"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/draftsalesinvoiceswithlines/{id}": {
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
        get: operations["getDraftSalesInvoiceWithLines"];
        /**
         * Replace a draft sales invoice with lines
         * @description Replaces all fields of the header, and all lines. The new lines get new identifiers.
         */
        put: operations["replaceDraftSalesInvoiceWithLines"];
        post?: never;
        /**
         * Delete a draft sales invoice with lines
         * @description Removes the draft and its lines.
         */
        delete: operations["deleteDraftSalesInvoiceWithLines"];
        options?: never;
        head?: never;
        /**
         * Update a draft sales invoice with lines
         * @description Changes the fields that are sent. `lines`, when sent, takes the place of all lines; otherwise they stay as they are.
         */
        patch: operations["updateDraftSalesInvoiceWithLines"];
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description Administration inside a list. With `fields` the other fields are left out. */
        AdministrationListItem: {
            id?: components["schemas"]["Id"];
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
            address?: components["schemas"]["Address"];
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
             * @description Currency of all amounts in the administration (ISO 4217).
             * @example EUR
             */
            currency?: string;
            _meta?: components["schemas"]["ItemMeta"];
        };
        /** @description A page of administrations. */
        AdministrationList: {
            /** @description The records of the page. Left out with `metaOnly=true`. */
            _data?: components["schemas"]["AdministrationListItem"][];
            _meta: components["schemas"]["ListMeta"];
        };
        /** @description Country inside a list. With `fields` the other fields are left out. */
        CountryListItem: {
            id?: components["schemas"]["Id"];
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
            _meta?: components["schemas"]["ItemMeta"];
        };
        /** @description A page of countries. */
        CountryList: {
            /** @description The records of the page. Left out with `metaOnly=true`. */
            _data?: components["schemas"]["CountryListItem"][];
            _meta: components["schemas"]["ListMeta"];
        };
        /** @description Debtor kind inside a list. With `fields` the other fields are left out. */
        DebtorKindListItem: {
            id?: components["schemas"]["Id"];
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
            _meta?: components["schemas"]["ItemMeta"];
        };
        /** @description A page of debtor kinds. */
        DebtorKindList: {
            /** @description The records of the page. Left out with `metaOnly=true`. */
            _data?: components["schemas"]["DebtorKindListItem"][];
            _meta: components["schemas"]["ListMeta"];
        };
        /** @description Debtor inside a list. With `fields` the other fields are left out. */
        DebtorListItem: {
            id?: components["schemas"]["Id"];
            _meta?: components["schemas"]["ItemMeta"];
        } & components["schemas"]["DebtorFields"];
        /** @description A page of debtors. */
        DebtorList: {
            /** @description The records of the page. Left out with `metaOnly=true`. */
            _data?: components["schemas"]["DebtorListItem"][];
            _meta: components["schemas"]["ListMeta"];
        };
        /** @description Mandate inside a list. With `fields` the other fields are left out. */
        MandateListItem: {
            id?: components["schemas"]["Id"];
            /**
             * Format: int32
             * @description The debtor that gave the mandate.
             * @example 1
             */
            readonly debtorId?: number;
            _meta?: components["schemas"]["ItemMeta"];
        } & components["schemas"]["MandateFields"];
        /** @description A page of debtor mandates. */
        MandateList: {
            /** @description The records of the page. Left out with `metaOnly=true`. */
            _data?: components["schemas"]["MandateListItem"][];
            _meta: components["schemas"]["ListMeta"];
        };
        /** @description Article inside a list. With `fields` the other fields are left out. */
        ArticleListItem: {
            id?: components["schemas"]["Id"];
            /**
             * @description Number of units in stock, up to 4 decimals. It cannot be edited through the API; only sales orders change it, in administrations with the trade pack.
             * @default 0
             * @example 120
             */
            readonly currentStock?: number;
            _meta?: components["schemas"]["ItemMeta"];
        } & components["schemas"]["ArticleFields"];
        /** @description A page of articles. */
        ArticleList: {
            /** @description The records of the page. Left out with `metaOnly=true`. */
            _data?: components["schemas"]["ArticleListItem"][];
            _meta: components["schemas"]["ListMeta"];
        };
        /** @description Payment condition inside a list. With `fields` the other fields are left out. */
        PaymentConditionListItem: {
            id?: components["schemas"]["Id"];
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
            _meta?: components["schemas"]["ItemMeta"];
        };
        /** @description A page of payment conditions. */
        PaymentConditionList: {
            /** @description The records of the page. Left out with `metaOnly=true`. */
            _data?: components["schemas"]["PaymentConditionListItem"][];
            _meta: components["schemas"]["ListMeta"];
        };
        /** @description Sales type inside a list. With `fields` the other fields are left out. */
        SalesTypeListItem: {
            id?: components["schemas"]["Id"];
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
            _meta?: components["schemas"]["ItemMeta"];
        };
        /** @description A page of sales types. */
        SalesTypeList: {
            /** @description The records of the page. Left out with `metaOnly=true`. */
            _data?: components["schemas"]["SalesTypeListItem"][];
            _meta: components["schemas"]["ListMeta"];
        };
        /** @description VAT code inside a list. With `fields` the other fields are left out. */
        VatCodeListItem: {
            id?: components["schemas"]["Id"];
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
             * @description Whether the VAT is reverse-charged, so that the customer accounts for it.
             * @example false
             */
            reverseCharged?: boolean;
            /**
             * Format: int32
             * @description Account on which the VAT is booked, of type 14, see [Ledger accounts](#tag/ledger-accounts); null for a code without VAT.
             * @example 30
             */
            ledgerAccountId?: number | null;
            _meta?: components["schemas"]["ItemMeta"];
        };
        /** @description A page of VAT codes. */
        VatCodeList: {
            /** @description The records of the page. Left out with `metaOnly=true`. */
            _data?: components["schemas"]["VatCodeListItem"][];
            _meta: components["schemas"]["ListMeta"];
        };
        /** @description Ledger account type inside a list. With `fields` the other fields are left out. */
        LedgerAccountTypeListItem: {
            id?: components["schemas"]["LedgerAccountTypeId"];
            /**
             * @description Name of the type; the descriptions of the values stand at `id`.
             * @example Turnover
             * @enum {string}
             */
            name?: "BalanceSheetOther" | "ProfitAndLossOther" | "CashRegister" | "Bank" | "Giro" | "Sales (debtors)" | "Purchase (creditors)" | "SuspenseAccount" | "Turnover" | "Costs" | "PaymentDifferenceDiscount" | "NeutralAccount" | "VatAccount" | "ResultAccountAnnualClose";
            _meta?: components["schemas"]["ItemMeta"];
        };
        /** @description A page of ledger account types. */
        LedgerAccountTypeList: {
            /** @description The records of the page. Left out with `metaOnly=true`. */
            _data?: components["schemas"]["LedgerAccountTypeListItem"][];
            _meta: components["schemas"]["ListMeta"];
        };
        /** @description Ledger account inside a list. With `fields` the other fields are left out. */
        LedgerAccountListItem: {
            id?: components["schemas"]["Id"];
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
            type?: components["schemas"]["LedgerAccountTypeId"];
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
            balanceOrProfitLoss?: "B" | "P";
            /**
             * Format: int32
             * @description VAT code that bookings on the account start with, see [VAT codes](#tag/vat-codes); null for none.
             * @example 1
             */
            vatCodeId?: number | null;
            _meta?: components["schemas"]["ItemMeta"];
        };
        /** @description A page of ledger accounts. */
        LedgerAccountList: {
            /** @description The records of the page. Left out with `metaOnly=true`. */
            _data?: components["schemas"]["LedgerAccountListItem"][];
            _meta: components["schemas"]["ListMeta"];
        };
        /** @description Draft sales invoice inside a list. With `fields` the other fields are left out. */
        DraftSalesInvoiceListItem: {
            _meta?: components["schemas"]["ItemMeta"];
        } & (components["schemas"]["SalesInvoiceFields"] & components["schemas"]["SalesInvoiceComputed"]);
        /** @description A page of draft sales invoices. */
        DraftSalesInvoiceList: {
            /** @description The records of the page. Left out with `metaOnly=true`. */
            _data?: components["schemas"]["DraftSalesInvoiceListItem"][];
            _meta: components["schemas"]["ListMeta"];
        };
        /** @description Draft sales invoice line inside a list. With `fields` the other fields are left out. */
        DraftSalesInvoiceLineListItem: {
            /**
             * @description Text of the line. Without it the line gets the description of its article, sales type or ledger account.
             * @example Jonge kaas 500 g
             */
            description?: string | null;
            /**
             * @description Number of units, up to 4 decimals. A negative quantity is a credit.
             * @default 1
             * @example 10
             */
            quantity?: number;
            /**
             * @description Price of one unit in euros, up to 4 decimals. Without VAT, unless `unitPriceIncludingVat` is true. On an article line it may be left empty: the price is then taken from the article.
             * @example 6.95
             */
            unitPrice?: number | null;
            /**
             * @description When true, `unitPrice` includes VAT. This avoids rounding differences when the amounts come from a system that keeps them including VAT.
             * @default false
             * @example false
             */
            unitPriceIncludingVat?: boolean;
            /**
             * @description Discount on the line in percent, up to 2 decimals.
             * @default 0
             * @example 5
             */
            discountPercentage?: number;
            /**
             * Format: int32
             * @description VAT code for sales, see [VAT codes](#tag/vat-codes). Without it the line gets the VAT code of its sales type, of the sales type of its article, or of its ledger account. A text line gets none.
             * @example 2
             */
            vatCodeId?: number | null;
            id?: components["schemas"]["Id"];
            /**
             * @description Quantity times price less discount, without VAT, in euros with 2 decimals. The amount of a text line does not count in the total of the invoice.
             * @default 0
             * @example 66.03
             */
            readonly amountExcludingVat?: number;
            /**
             * @description VAT over the line, in euros with 2 decimals.
             * @default 0
             * @example 5.94
             */
            readonly amountVat?: number;
            /**
             * @description The line including VAT, in euros with 2 decimals.
             * @default 0
             * @example 71.97
             */
            readonly amountIncludingVat?: number;
            /**
             * @description `A`: the line is booked by its article. `V`: the line is booked by its sales type. `G`: the line is booked on its ledger account. `T`: the line is only text.
             * @example A
             * @enum {string}
             */
            bookingType?: "A" | "V" | "G" | "T";
            ArticleSku?: components["schemas"]["LineArticleSku"];
            salesTypeId?: components["schemas"]["LineSalesTypeId"];
            ledgerAccountId?: components["schemas"]["LineLedgerAccountId"];
            _meta?: components["schemas"]["ItemMeta"];
        };
        /** @description A page of draft sales invoice lines. */
        DraftSalesInvoiceLineList: {
            /** @description The records of the page. Left out with `metaOnly=true`. */
            _data?: components["schemas"]["DraftSalesInvoiceLineListItem"][];
            _meta: components["schemas"]["ListMeta"];
        };
        /** @description Draft sales invoice with lines inside a list. With `fields` the other fields are left out. */
        DraftSalesInvoiceWithLinesListItem: {
            /** @description The lines of the draft, in order. */
            lines?: components["schemas"]["InvoiceLine"][];
            _meta?: components["schemas"]["ItemMeta"];
        } & (components["schemas"]["SalesInvoiceFields"] & components["schemas"]["SalesInvoiceComputed"]);
        /** @description A page of draft sales invoices with lines. */
        DraftSalesInvoiceWithLinesList: {
            /** @description The records of the page. Left out with `metaOnly=true`. */
            _data?: components["schemas"]["DraftSalesInvoiceWithLinesListItem"][];
            _meta: components["schemas"]["ListMeta"];
        };
        /** @description What went wrong, in the form of RFC 9457 (problem details). */
        Problem: {
            /**
             * Format: uri
             * @description Stable identifier of the kind of problem. Decide by this value, never by the text.
             * @example https://accounting-platform.example/problems/not-found
             */
            type: string;
            /**
             * @description The kind of problem in a few words, in the language of the answer.
             * @example Not found
             */
            title: string;
            /**
             * Format: int32
             * @description The HTTP status of the answer.
             * @example 404
             */
            status: number;
            /**
             * @description What happened with this request and what can be done about it, in the language of the answer.
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
        /** @description Which client makes the request. */
        ClientCredentials: {
            /**
             * @description The client ID that was issued to you.
             * @example sandbox-client
             */
            client_id?: string;
            /**
             * @description The secret that belongs to the client ID.
             * @example sandbox-secret
             */
            client_secret?: string;
        };
        /** @description An authorization code, to be exchanged. */
        AuthorizationCodeGrant: {
            /**
             * @description Says that a code is exchanged: `authorization_code`.
             * @example authorization_code
             * @constant
             */
            grant_type: "authorization_code";
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
        } & (WithRequired<components["schemas"]["ClientCredentials"], "client_id" | "client_secret"> & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            grant_type: "authorization_code";
        });
        /** @description A refresh token, to be exchanged. */
        RefreshTokenGrant: {
            /**
             * @description Says that a refresh token is exchanged: `refresh_token`.
             * @example refresh_token
             * @constant
             */
            grant_type: "refresh_token";
            /**
             * @description The newest refresh token that you received.
             * @example tGzv3JOkF0XG5Qx2TlKWIA
             */
            refresh_token: string;
        } & (WithRequired<components["schemas"]["ClientCredentials"], "client_id" | "client_secret"> & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            grant_type: "refresh_token";
        });
        /** @description What is exchanged for tokens. */
        TokenRequest: components["schemas"]["AuthorizationCodeGrant"] | components["schemas"]["RefreshTokenGrant"];
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
            token_type: "Bearer";
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
            error: "invalid_request" | "invalid_client" | "invalid_grant" | "unauthorized_client" | "unsupported_grant_type" | "invalid_scope";
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
        /** @description Where the page stands in the whole list, and for whom it was made. */
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
        /** @description The problem of a request that breaks the rules of the object, with the messages for each field. */
        ValidationProblem: {
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
        } & components["schemas"]["Problem"];
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
        /** @description A tenant, which is the books of one company. */
        Administration: {
            id: components["schemas"]["Id"];
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
            address?: components["schemas"]["Address"];
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
             * @description Currency of all amounts in the administration (ISO 4217).
             * @example EUR
             */
            currency: string;
            _meta: components["schemas"]["RecordMeta"];
        };
        /** @description A country. */
        Country: {
            id: components["schemas"]["Id"];
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
            _meta: components["schemas"]["RecordMeta"];
        };
        /** @description A group of debtors that share a contra account. */
        DebtorKind: {
            id: components["schemas"]["Id"];
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
            _meta: components["schemas"]["RecordMeta"];
        };
        /** @description The fields of a debtor that a client may write. */
        DebtorFields: {
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
             * @description Name of the person to contact.
             * @example J. Voorbeeld
             */
            contactName?: string | null;
            address?: components["schemas"]["Address"];
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
            /**
             * @description VAT identification number, with the country prefix.
             * @example NL001000007B58
             */
            vatNumber?: string | null;
            /**
             * @description Number in the trade register of the chamber of commerce (KvK).
             * @example 90000001
             */
            chamberOfCommerceNumber?: string | null;
            /**
             * @description Bank account number (IBAN), without spaces.
             * @example NL13TEST0123456789
             */
            iban?: string | null;
            /**
             * @description Identifier of the bank (BIC).
             * @example TESTNL2A
             */
            bic?: string | null;
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
        };
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
        DebtorInput: WithRequired<components["schemas"]["DebtorFields"], "name" | "debtorKindId">;
        /** @description A customer of the administration. */
        Debtor: {
            id: components["schemas"]["Id"];
            _meta: components["schemas"]["RecordMeta"];
        } & WithRequired<components["schemas"]["DebtorFields"], "number" | "name" | "debtorKindId">;
        /**
         * @description The fields of a debtor to change.
         * @example {
         *       "email": "facturen@zonnestraal.example",
         *       "creditLimit": 7500
         *     }
         */
        DebtorPatch: components["schemas"]["DebtorFields"];
        /** @description The fields of a mandate that a client may write. */
        MandateFields: {
            /**
             * @description Bank account that is debited. It is copied from the debtor; a value that is sent must be the debtor's own.
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
             * @description Reference of the mandate, unique for the debtor's bank.
             * @example MND-10001-1
             */
            reference?: string | null;
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
        MandateInput: WithRequired<components["schemas"]["MandateFields"], "typeId" | "sddType">;
        /** @description A direct-debit mandate of a debtor. */
        Mandate: {
            id: components["schemas"]["Id"];
            /**
             * Format: int32
             * @description The debtor that gave the mandate.
             * @example 1
             */
            readonly debtorId: number;
            _meta: components["schemas"]["RecordMeta"];
        } & WithRequired<components["schemas"]["MandateFields"], "IBAN" | "typeId" | "sddType">;
        /**
         * @description The fields of a mandate to change.
         * @example {
         *       "signdate": "2026-04-01"
         *     }
         */
        MandatePatch: components["schemas"]["MandateFields"];
        /** @description The fields of an article that a client may write. */
        ArticleFields: {
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
             * @default 0
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
             * @default true
             * @example true
             */
            active?: boolean;
            /**
             * @description Remark for the administration's own use.
             * @example Koel bewaren, onder 7 °C
             */
            remark?: string | null;
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
        ArticleInput: WithRequired<components["schemas"]["ArticleFields"], "ArticleSku" | "description" | "SalesTypeId">;
        /** @description Something that the administration sells. */
        Article: {
            id: components["schemas"]["Id"];
            /**
             * @description Number of units in stock, up to 4 decimals. It cannot be edited through the API; only sales orders change it, in administrations with the trade pack.
             * @default 0
             * @example 120
             */
            readonly currentStock: number;
            _meta: components["schemas"]["RecordMeta"];
        } & WithRequired<components["schemas"]["ArticleFields"], "ArticleSku" | "description" | "SalesTypeId" | "unitPrice" | "active">;
        /**
         * @description The fields of an article to change.
         * @example {
         *       "unitPrice": 10.25,
         *       "active": true
         *     }
         */
        ArticlePatch: components["schemas"]["ArticleFields"];
        /** @description The term within which an invoice must be paid. */
        PaymentCondition: {
            id: components["schemas"]["Id"];
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
            _meta: components["schemas"]["RecordMeta"];
        };
        /** @description A kind of turnover, with the ledger account and the VAT code that belong to it. */
        SalesType: {
            id: components["schemas"]["Id"];
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
            _meta: components["schemas"]["RecordMeta"];
        };
        /** @description A VAT rate, and how it is accounted for. */
        VatCode: {
            id: components["schemas"]["Id"];
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
             * @description Whether the VAT is reverse-charged, so that the customer accounts for it.
             * @example false
             */
            reverseCharged: boolean;
            /**
             * Format: int32
             * @description Account on which the VAT is booked, of type 14, see [Ledger accounts](#tag/ledger-accounts); null for a code without VAT.
             * @example 30
             */
            ledgerAccountId: number | null;
            _meta: components["schemas"]["RecordMeta"];
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
        /** @description A type of ledger account. */
        LedgerAccountType: {
            id: components["schemas"]["LedgerAccountTypeId"];
            /**
             * @description Name of the type; the descriptions of the values stand at `id`.
             * @example Turnover
             * @enum {string}
             */
            name: "BalanceSheetOther" | "ProfitAndLossOther" | "CashRegister" | "Bank" | "Giro" | "Sales (debtors)" | "Purchase (creditors)" | "SuspenseAccount" | "Turnover" | "Costs" | "PaymentDifferenceDiscount" | "NeutralAccount" | "VatAccount" | "ResultAccountAnnualClose";
            _meta: components["schemas"]["RecordMeta"];
        };
        /** @description An account in the ledger of the administration. */
        LedgerAccount: {
            id: components["schemas"]["Id"];
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
            type: components["schemas"]["LedgerAccountTypeId"];
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
            balanceOrProfitLoss: "B" | "P";
            /**
             * Format: int32
             * @description VAT code that bookings on the account start with, see [VAT codes](#tag/vat-codes); null for none.
             * @example 1
             */
            vatCodeId: number | null;
            _meta: components["schemas"]["RecordMeta"];
        };
        /** @description The fields of the header of a sales invoice, draft or not, that a client may write. */
        SalesInvoiceFields: {
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
             * @description Reference of the debtor, for instance a purchase order number.
             * @example PO-2026-0117
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
        };
        /** @description Part of the invoice total that falls under one VAT code. */
        VatTotal: {
            /**
             * Format: int32
             * @description The VAT code; null for lines without one.
             * @example 2
             */
            vatCodeId: number | null;
            /**
             * @description VAT percentage, up to 2 decimals.
             * @example 9
             */
            percentage: number;
            /**
             * @description Sum of the lines with this VAT code, without VAT, in euros with 2 decimals.
             * @example 66.03
             */
            amountExcludingVat: number;
            /**
             * @description VAT over that sum, in euros with 2 decimals.
             * @example 5.94
             */
            amountVat: number;
        };
        /** @description What the platform adds to the header of a sales invoice. */
        SalesInvoiceComputed: {
            id?: components["schemas"]["Id"];
            /**
             * Format: date
             * @description Date on which the invoice must be paid: the invoice date and the days of the payment condition; the invoice date itself without a payment condition.
             * @example 2026-04-01
             */
            readonly dueDate?: string;
            /**
             * @description Total of the lines without VAT, in euros with 2 decimals. Text lines do not count.
             * @default 0
             * @example 66.03
             */
            readonly amountExcludingVat?: number;
            /**
             * @description Total VAT, in euros with 2 decimals.
             * @default 0
             * @example 5.94
             */
            readonly amountVat?: number;
            /**
             * @description Total including VAT, in euros with 2 decimals.
             * @default 0
             * @example 71.97
             */
            readonly amountIncludingVat?: number;
            /**
             * @description The total for each VAT code. VAT is rounded once for each code, not for each line.
             * @default []
             * @example [
             *       {
             *         "vatCodeId": 2,
             *         "percentage": 9,
             *         "amountExcludingVat": 66.03,
             *         "amountVat": 5.94
             *       }
             *     ]
             */
            readonly vatTotals?: components["schemas"]["VatTotal"][];
        };
        /**
         * @description The header of a draft to create, or to put in the place of an existing one.
         * @example {
         *       "debtorId": 1,
         *       "invoiceDate": "2026-03-02",
         *       "reference": "PO-2026-0142"
         *     }
         */
        DraftSalesInvoiceInput: WithRequired<components["schemas"]["SalesInvoiceFields"], "debtorId">;
        /** @description The header of a sales invoice that is not final yet. When it is made final, inside the platform, it gets an invoice number and a layout. */
        DraftSalesInvoice: {
            _meta: components["schemas"]["RecordMeta"];
        } & (WithRequired<components["schemas"]["SalesInvoiceFields"], "debtorId" | "invoiceDate"> & WithRequired<components["schemas"]["SalesInvoiceComputed"], "id" | "dueDate" | "amountExcludingVat" | "amountVat" | "amountIncludingVat" | "vatTotals">);
        /**
         * @description The header fields of a draft to change.
         * @example {
         *       "reference": "PO-2026-0118"
         *     }
         */
        DraftSalesInvoicePatch: components["schemas"]["SalesInvoiceFields"];
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
        /** @description The fields that a client may write on a line of any booking type. */
        InvoiceLineFields: {
            /**
             * @description Text of the line. Without it the line gets the description of its article, sales type or ledger account.
             * @example Jonge kaas 500 g
             */
            description?: string | null;
            /**
             * @description Number of units, up to 4 decimals. A negative quantity is a credit.
             * @default 1
             * @example 10
             */
            quantity?: number;
            /**
             * @description Price of one unit in euros, up to 4 decimals. Without VAT, unless `unitPriceIncludingVat` is true. On an article line it may be left empty: the price is then taken from the article.
             * @example 6.95
             */
            unitPrice?: number | null;
            /**
             * @description When true, `unitPrice` includes VAT. This avoids rounding differences when the amounts come from a system that keeps them including VAT.
             * @default false
             * @example false
             */
            unitPriceIncludingVat?: boolean;
            /**
             * @description Discount on the line in percent, up to 2 decimals.
             * @default 0
             * @example 5
             */
            discountPercentage?: number;
            /**
             * Format: int32
             * @description VAT code for sales, see [VAT codes](#tag/vat-codes). Without it the line gets the VAT code of its sales type, of the sales type of its article, or of its ledger account. A text line gets none.
             * @example 2
             */
            vatCodeId?: number | null;
        };
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
             * @description `A`: the line is booked by its article.
             * @example A
             * @constant
             */
            bookingType: "A";
            ArticleSku: components["schemas"]["LineArticleSku"];
        } & (components["schemas"]["InvoiceLineFields"] & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            bookingType: "A";
        });
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
             * @description `V`: the line is booked by its sales type.
             * @example V
             * @constant
             */
            bookingType: "V";
            salesTypeId: components["schemas"]["LineSalesTypeId"];
        } & (components["schemas"]["InvoiceLineFields"] & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            bookingType: "V";
        });
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
             * @description `G`: the line is booked on its ledger account.
             * @example G
             * @constant
             */
            bookingType: "G";
            ledgerAccountId: components["schemas"]["LineLedgerAccountId"];
        } & (components["schemas"]["InvoiceLineFields"] & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            bookingType: "G";
        });
        /**
         * @description A line of text. Nothing else is required; a price or an amount on it is not included in the total of the invoice.
         * @example {
         *       "bookingType": "T",
         *       "description": "Bedankt voor uw bestelling."
         *     }
         */
        TextLineInput: {
            /**
             * @description `T`: the line is only text.
             * @example T
             * @constant
             */
            bookingType: "T";
        } & (components["schemas"]["InvoiceLineFields"] & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            bookingType: "T";
        });
        /**
         * @description A line to create, or to put in the place of an existing one. `bookingType` decides which other field is required.
         * @example {
         *       "bookingType": "A",
         *       "ArticleSku": "KAAS-JONG-500",
         *       "quantity": 10
         *     }
         */
        InvoiceLineInput: components["schemas"]["ArticleLineInput"] | components["schemas"]["SalesTypeLineInput"] | components["schemas"]["LedgerAccountLineInput"] | components["schemas"]["TextLineInput"];
        /** @description What the platform adds to a line. */
        InvoiceLineComputed: {
            id?: components["schemas"]["Id"];
            /**
             * @description Quantity times price less discount, without VAT, in euros with 2 decimals. The amount of a text line does not count in the total of the invoice.
             * @default 0
             * @example 66.03
             */
            readonly amountExcludingVat?: number;
            /**
             * @description VAT over the line, in euros with 2 decimals.
             * @default 0
             * @example 5.94
             */
            readonly amountVat?: number;
            /**
             * @description The line including VAT, in euros with 2 decimals.
             * @default 0
             * @example 71.97
             */
            readonly amountIncludingVat?: number;
        };
        /** @description A line that sells an article. */
        ArticleLine: {
            /**
             * @description `A`: the line is booked by its article.
             * @example A
             * @constant
             */
            bookingType: "A";
            ArticleSku: components["schemas"]["LineArticleSku"];
        } & (WithRequired<components["schemas"]["InvoiceLineFields"], "quantity"> & WithRequired<components["schemas"]["InvoiceLineComputed"], "id" | "amountExcludingVat" | "amountVat" | "amountIncludingVat">);
        /** @description A line that is booked by a sales type. */
        SalesTypeLine: {
            /**
             * @description `V`: the line is booked by its sales type.
             * @example V
             * @constant
             */
            bookingType: "V";
            salesTypeId: components["schemas"]["LineSalesTypeId"];
        } & (WithRequired<components["schemas"]["InvoiceLineFields"], "quantity"> & WithRequired<components["schemas"]["InvoiceLineComputed"], "id" | "amountExcludingVat" | "amountVat" | "amountIncludingVat">);
        /** @description A line that is booked on a ledger account. */
        LedgerAccountLine: {
            /**
             * @description `G`: the line is booked on its ledger account.
             * @example G
             * @constant
             */
            bookingType: "G";
            ledgerAccountId: components["schemas"]["LineLedgerAccountId"];
        } & (WithRequired<components["schemas"]["InvoiceLineFields"], "quantity"> & WithRequired<components["schemas"]["InvoiceLineComputed"], "id" | "amountExcludingVat" | "amountVat" | "amountIncludingVat">);
        /** @description A line of text. */
        TextLine: {
            /**
             * @description `T`: the line is only text.
             * @example T
             * @constant
             */
            bookingType: "T";
        } & (WithRequired<components["schemas"]["InvoiceLineFields"], "quantity"> & WithRequired<components["schemas"]["InvoiceLineComputed"], "id" | "amountExcludingVat" | "amountVat" | "amountIncludingVat">);
        /** @description A line of a sales invoice. `bookingType` says how it is booked. */
        InvoiceLine: components["schemas"]["ArticleLine"] | components["schemas"]["SalesTypeLine"] | components["schemas"]["LedgerAccountLine"] | components["schemas"]["TextLine"];
        /** @description A line of a draft sales invoice. */
        DraftSalesInvoiceLine: {
            _meta: components["schemas"]["RecordMeta"];
        } & components["schemas"]["InvoiceLine"];
        /**
         * @description The fields of a line to change. With them the line must still be a whole line of its booking type; when the booking type changes, the reference of the old one is forgotten.
         * @example {
         *       "quantity": 12
         *     }
         */
        InvoiceLinePatch: {
            /**
             * @description How the line is booked:
             *     - `A`: by its article, `ArticleSku` is required
             *     - `V`: by its sales type, `salesTypeId` is required
             *     - `G`: on its ledger account, `ledgerAccountId` is required
             *     - `T`: it is only text
             * @example A
             * @enum {string}
             */
            bookingType?: "A" | "V" | "G" | "T";
            ArticleSku?: components["schemas"]["LineArticleSku"];
            salesTypeId?: components["schemas"]["LineSalesTypeId"];
            ledgerAccountId?: components["schemas"]["LineLedgerAccountId"];
        } & components["schemas"]["InvoiceLineFields"];
        /** @description All lines of a draft. */
        DraftSalesInvoiceLinesInput: {
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
            lines?: components["schemas"]["InvoiceLineInput"][];
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
        DraftSalesInvoiceWithLinesInput: WithRequired<components["schemas"]["SalesInvoiceFields"], "debtorId"> & WithRequired<components["schemas"]["DraftSalesInvoiceLinesInput"], "lines">;
        /** @description A sales invoice that is not final yet, with its lines. */
        DraftSalesInvoiceWithLines: {
            /** @description The lines of the draft, in order. */
            lines: components["schemas"]["InvoiceLine"][];
            _meta: components["schemas"]["RecordMeta"];
        } & (WithRequired<components["schemas"]["SalesInvoiceFields"], "debtorId" | "invoiceDate"> & WithRequired<components["schemas"]["SalesInvoiceComputed"], "id" | "dueDate" | "amountExcludingVat" | "amountVat" | "amountIncludingVat" | "vatTotals">);
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
        DraftSalesInvoiceWithLinesPatch: components["schemas"]["SalesInvoiceFields"] & components["schemas"]["DraftSalesInvoiceLinesInput"];
    };
    responses: {
        /** @description The client makes too many requests. Wait as long as `Retry-After` says, then try again. */
        TooManyRequests: {
            headers: {
                /** @description Number of seconds to wait before the next try. */
                "Retry-After": number;
                "Content-Language": components["headers"]["ContentLanguage"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The platform failed. The request may or may not have had an effect. */
        InternalError: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The request breaks a rule. `errors` says which field, and why. */
        ValidationFailed: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ValidationProblem"];
            };
        };
        /** @description The access token is missing, unknown or expired. */
        Unauthorized: {
            headers: {
                /** @description How to authenticate (RFC 6750). */
                "WWW-Authenticate": string;
                "Content-Language": components["headers"]["ContentLanguage"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The user may not do this: the administration in `X-Tenant-Id` is not one of theirs, or it has no module for this operation. */
        Forbidden: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The `Accept` header allows no media type that this operation can answer with. */
        NotAcceptable: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description There is no such record in the selected administration. */
        NotFound: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The request body is larger than this operation takes. */
        PayloadTooLarge: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The request body has a media type that this operation does not take. */
        UnsupportedMediaType: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
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
         * @description Number of records on a page. The spelling `pagesize` is accepted too.
         * @example 25
         */
        pageSize: number;
        /**
         * @description With `true` the answer holds `_meta` only, and `_data` is left out. Useful to count records.
         * @example false
         */
        metaOnly: boolean;
        /**
         * @description Identifier of the administration that the request is about. Without it the client's default administration applies. The spelling `X-TenantId` is accepted too.
         * @example 1
         */
        tenantId: number;
        /**
         * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for any other language the messages are English.
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
         * @description Number that identifies the draft sales invoice.
         * @example 1
         */
        invoiceId: number;
        /**
         * @description Number that identifies the line.
         * @example 1
         */
        lineId: number;
    };
    requestBodies: never;
    headers: {
        /** @description Language of the messages in the answer: `en` is English, `nl` is Dutch. */
        ContentLanguage: "en" | "nl";
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
                response_type: "code";
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
                code_challenge_method?: "S256";
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
                    "text/html": string;
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
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
                "application/x-www-form-urlencoded": components["schemas"]["TokenRequest"];
            };
        };
        responses: {
            /** @description The tokens. */
            200: {
                headers: {
                    /** @description Tokens must not be kept by caches. */
                    "Cache-Control": "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenPair"];
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
                    "application/json": components["schemas"]["TokenError"];
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
                    "application/json": components["schemas"]["TokenError"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    listAdministrations: {
        parameters: {
            query?: {
                /**
                 * @description Number of the page to return. The first page is 1. A page past the end is empty.
                 * @example 1
                 */
                page?: components["parameters"]["page"];
                /**
                 * @description Number of records on a page. The spelling `pagesize` is accepted too.
                 * @example 25
                 */
                pageSize?: components["parameters"]["pageSize"];
                /**
                 * @description Field to sort on, ascending. A leading minus sorts descending.
                 * @example id
                 */
                orderby?: "id" | "number" | "name" | "email" | "phone" | "vatNumber" | "chamberOfCommerceNumber" | "iban" | "bic" | "currency" | "-id" | "-number" | "-name" | "-email" | "-phone" | "-vatNumber" | "-chamberOfCommerceNumber" | "-iban" | "-bic" | "-currency";
                /**
                 * @description Fields to return, separated by commas. `_meta` is always returned. Without it all fields are returned.
                 * @example [
                 *       "id",
                 *       "number"
                 *     ]
                 */
                fields?: ("id" | "number" | "name" | "address" | "email" | "phone" | "vatNumber" | "chamberOfCommerceNumber" | "iban" | "bic" | "currency")[];
                /**
                 * @description With `true` the answer holds `_meta` only, and `_data` is left out. Useful to count records.
                 * @example false
                 */
                metaOnly?: components["parameters"]["metaOnly"];
                /**
                 * @description Only administrations with this `id`. Repeat the parameter to allow several values.
                 * @example [
                 *       1
                 *     ]
                 */
                id?: number[];
                /**
                 * @description Only administrations with this `number`. Repeat the parameter to allow several values.
                 * @example [
                 *       "ADM-0001"
                 *     ]
                 */
                number?: string[];
                /**
                 * @description Only administrations with this `name`. Repeat the parameter to allow several values.
                 * @example [
                 *       "Kaasmakerij De Vijfhoek B.V."
                 *     ]
                 */
                name?: string[];
                /**
                 * @description Only administrations with this `email`. Repeat the parameter to allow several values.
                 * @example [
                 *       "info@vijfhoek.example"
                 *     ]
                 */
                email?: string[];
                /**
                 * @description Only administrations with this `phone`. Repeat the parameter to allow several values.
                 * @example [
                 *       "+31 20 555 02 00"
                 *     ]
                 */
                phone?: string[];
                /**
                 * @description Only administrations with this `vatNumber`. Repeat the parameter to allow several values.
                 * @example [
                 *       "NL001000019B47"
                 *     ]
                 */
                vatNumber?: string[];
                /**
                 * @description Only administrations with this `chamberOfCommerceNumber`. Repeat the parameter to allow several values.
                 * @example [
                 *       "90000019"
                 *     ]
                 */
                chamberOfCommerceNumber?: string[];
                /**
                 * @description Only administrations with this `iban`. Repeat the parameter to allow several values.
                 * @example [
                 *       "NL69TEST0000000001"
                 *     ]
                 */
                iban?: string[];
                /**
                 * @description Only administrations with this `bic`. Repeat the parameter to allow several values.
                 * @example [
                 *       "TESTNL2A"
                 *     ]
                 */
                bic?: string[];
                /**
                 * @description Only administrations with this `currency`. Repeat the parameter to allow several values.
                 * @example [
                 *       "EUR"
                 *     ]
                 */
                currency?: string[];
            };
            header?: {
                /**
                 * @description Identifier of the administration that the request is about. Without it the client's default administration applies. The spelling `X-TenantId` is accepted too.
                 * @example 1
                 */
                "X-Tenant-Id"?: components["parameters"]["tenantId"];
                /**
                 * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for any other language the messages are English.
                 * @example nl-NL
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
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
                    "application/json": components["schemas"]["AdministrationList"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    getAdministration: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Identifier of the administration that the request is about. Without it the client's default administration applies. The spelling `X-TenantId` is accepted too.
                 * @example 1
                 */
                "X-Tenant-Id"?: components["parameters"]["tenantId"];
                /**
                 * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for any other language the messages are English.
                 * @example nl-NL
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path: {
                /**
                 * @description Number that identifies the record.
                 * @example 1
                 */
                id: components["parameters"]["id"];
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
                    "application/json": components["schemas"]["Administration"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    listCountries: {
        parameters: {
            query?: {
                /**
                 * @description Number of the page to return. The first page is 1. A page past the end is empty.
                 * @example 1
                 */
                page?: components["parameters"]["page"];
                /**
                 * @description Number of records on a page. The spelling `pagesize` is accepted too.
                 * @example 25
                 */
                pageSize?: components["parameters"]["pageSize"];
                /**
                 * @description Field to sort on, ascending. A leading minus sorts descending.
                 * @example id
                 */
                orderby?: "id" | "name" | "code" | "-id" | "-name" | "-code";
                /**
                 * @description Fields to return, separated by commas. `_meta` is always returned. Without it all fields are returned.
                 * @example [
                 *       "id",
                 *       "name"
                 *     ]
                 */
                fields?: ("id" | "name" | "code")[];
                /**
                 * @description With `true` the answer holds `_meta` only, and `_data` is left out. Useful to count records.
                 * @example false
                 */
                metaOnly?: components["parameters"]["metaOnly"];
                /**
                 * @description Only countries with this `id`. Repeat the parameter to allow several values.
                 * @example [
                 *       1
                 *     ]
                 */
                id?: number[];
                /**
                 * @description Only countries with this `name`. Repeat the parameter to allow several values.
                 * @example [
                 *       "Nederland"
                 *     ]
                 */
                name?: string[];
                /**
                 * @description Only countries with this `code`. Repeat the parameter to allow several values.
                 * @example [
                 *       "NL"
                 *     ]
                 */
                code?: string[];
            };
            header?: {
                /**
                 * @description Identifier of the administration that the request is about. Without it the client's default administration applies. The spelling `X-TenantId` is accepted too.
                 * @example 1
                 */
                "X-Tenant-Id"?: components["parameters"]["tenantId"];
                /**
                 * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for any other language the messages are English.
                 * @example nl-NL
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
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
                    "application/json": components["schemas"]["CountryList"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    getCountry: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Identifier of the administration that the request is about. Without it the client's default administration applies. The spelling `X-TenantId` is accepted too.
                 * @example 1
                 */
                "X-Tenant-Id"?: components["parameters"]["tenantId"];
                /**
                 * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for any other language the messages are English.
                 * @example nl-NL
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path: {
                /**
                 * @description Number that identifies the record.
                 * @example 1
                 */
                id: components["parameters"]["id"];
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
                    "application/json": components["schemas"]["Country"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    listDebtorKinds: {
        parameters: {
            query?: {
                /**
                 * @description Number of the page to return. The first page is 1. A page past the end is empty.
                 * @example 1
                 */
                page?: components["parameters"]["page"];
                /**
                 * @description Number of records on a page. The spelling `pagesize` is accepted too.
                 * @example 25
                 */
                pageSize?: components["parameters"]["pageSize"];
                /**
                 * @description Field to sort on, ascending. A leading minus sorts descending.
                 * @example id
                 */
                orderby?: "id" | "code" | "description" | "ledgerAccountId" | "-id" | "-code" | "-description" | "-ledgerAccountId";
                /**
                 * @description Fields to return, separated by commas. `_meta` is always returned. Without it all fields are returned.
                 * @example [
                 *       "id",
                 *       "code"
                 *     ]
                 */
                fields?: ("id" | "code" | "description" | "ledgerAccountId")[];
                /**
                 * @description With `true` the answer holds `_meta` only, and `_data` is left out. Useful to count records.
                 * @example false
                 */
                metaOnly?: components["parameters"]["metaOnly"];
                /**
                 * @description Only debtor kinds with this `id`. Repeat the parameter to allow several values.
                 * @example [
                 *       1
                 *     ]
                 */
                id?: number[];
                /**
                 * @description Only debtor kinds with this `code`. Repeat the parameter to allow several values.
                 * @example [
                 *       "NL"
                 *     ]
                 */
                code?: string[];
                /**
                 * @description Only debtor kinds with this `description`. Repeat the parameter to allow several values.
                 * @example [
                 *       "Debiteuren Nederland"
                 *     ]
                 */
                description?: string[];
                /**
                 * @description Only debtor kinds with this `ledgerAccountId`. Repeat the parameter to allow several values.
                 * @example [
                 *       24
                 *     ]
                 */
                ledgerAccountId?: number[];
            };
            header?: {
                /**
                 * @description Identifier of the administration that the request is about. Without it the client's default administration applies. The spelling `X-TenantId` is accepted too.
                 * @example 1
                 */
                "X-Tenant-Id"?: components["parameters"]["tenantId"];
                /**
                 * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for any other language the messages are English.
                 * @example nl-NL
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
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
                    "application/json": components["schemas"]["DebtorKindList"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    getDebtorKind: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Identifier of the administration that the request is about. Without it the client's default administration applies. The spelling `X-TenantId` is accepted too.
                 * @example 1
                 */
                "X-Tenant-Id"?: components["parameters"]["tenantId"];
                /**
                 * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for any other language the messages are English.
                 * @example nl-NL
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path: {
                /**
                 * @description Number that identifies the record.
                 * @example 1
                 */
                id: components["parameters"]["id"];
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
                    "application/json": components["schemas"]["DebtorKind"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    listDebtors: {
        parameters: {
            query?: {
                /**
                 * @description Number of the page to return. The first page is 1. A page past the end is empty.
                 * @example 1
                 */
                page?: components["parameters"]["page"];
                /**
                 * @description Number of records on a page. The spelling `pagesize` is accepted too.
                 * @example 25
                 */
                pageSize?: components["parameters"]["pageSize"];
                /**
                 * @description Field to sort on, ascending. A leading minus sorts descending.
                 * @example id
                 */
                orderby?: "id" | "number" | "name" | "debtorKindId" | "contactName" | "email" | "phone" | "website" | "vatNumber" | "chamberOfCommerceNumber" | "iban" | "bic" | "paymentConditionId" | "creditLimit" | "remark" | "-id" | "-number" | "-name" | "-debtorKindId" | "-contactName" | "-email" | "-phone" | "-website" | "-vatNumber" | "-chamberOfCommerceNumber" | "-iban" | "-bic" | "-paymentConditionId" | "-creditLimit" | "-remark";
                /**
                 * @description Fields to return, separated by commas. `_meta` is always returned. Without it all fields are returned.
                 * @example [
                 *       "id",
                 *       "number"
                 *     ]
                 */
                fields?: ("id" | "number" | "name" | "debtorKindId" | "contactName" | "address" | "email" | "phone" | "website" | "vatNumber" | "chamberOfCommerceNumber" | "iban" | "bic" | "paymentConditionId" | "creditLimit" | "remark")[];
                /**
                 * @description With `true` the answer holds `_meta` only, and `_data` is left out. Useful to count records.
                 * @example false
                 */
                metaOnly?: components["parameters"]["metaOnly"];
                /**
                 * @description Only debtors with this `id`. Repeat the parameter to allow several values.
                 * @example [
                 *       1
                 *     ]
                 */
                id?: number[];
                /**
                 * @description Only debtors with this `number`. Repeat the parameter to allow several values.
                 * @example [
                 *       "10001"
                 *     ]
                 */
                number?: string[];
                /**
                 * @description Only debtors with this `name`. Repeat the parameter to allow several values.
                 * @example [
                 *       "Bakkerij Zonnestraal"
                 *     ]
                 */
                name?: string[];
                /**
                 * @description Only debtors with this `debtorKindId`. Repeat the parameter to allow several values.
                 * @example [
                 *       1
                 *     ]
                 */
                debtorKindId?: number[];
                /**
                 * @description Only debtors with this `contactName`. Repeat the parameter to allow several values.
                 * @example [
                 *       "J. Voorbeeld"
                 *     ]
                 */
                contactName?: string[];
                /**
                 * @description Only debtors with this `email`. Repeat the parameter to allow several values.
                 * @example [
                 *       "administratie@zonnestraal.example"
                 *     ]
                 */
                email?: string[];
                /**
                 * @description Only debtors with this `phone`. Repeat the parameter to allow several values.
                 * @example [
                 *       "+31 20 555 01 00"
                 *     ]
                 */
                phone?: string[];
                /**
                 * @description Only debtors with this `website`. Repeat the parameter to allow several values.
                 * @example [
                 *       "https://zonnestraal.example"
                 *     ]
                 */
                website?: string[];
                /**
                 * @description Only debtors with this `vatNumber`. Repeat the parameter to allow several values.
                 * @example [
                 *       "NL001000007B58"
                 *     ]
                 */
                vatNumber?: string[];
                /**
                 * @description Only debtors with this `chamberOfCommerceNumber`. Repeat the parameter to allow several values.
                 * @example [
                 *       "90000001"
                 *     ]
                 */
                chamberOfCommerceNumber?: string[];
                /**
                 * @description Only debtors with this `iban`. Repeat the parameter to allow several values.
                 * @example [
                 *       "NL13TEST0123456789"
                 *     ]
                 */
                iban?: string[];
                /**
                 * @description Only debtors with this `bic`. Repeat the parameter to allow several values.
                 * @example [
                 *       "TESTNL2A"
                 *     ]
                 */
                bic?: string[];
                /**
                 * @description Only debtors with this `paymentConditionId`. Repeat the parameter to allow several values.
                 * @example [
                 *       1
                 *     ]
                 */
                paymentConditionId?: number[];
                /**
                 * @description Only debtors with this `creditLimit`. Repeat the parameter to allow several values.
                 * @example [
                 *       5000
                 *     ]
                 */
                creditLimit?: number[];
                /**
                 * @description Only debtors with this `remark`. Repeat the parameter to allow several values.
                 * @example [
                 *       "Levering op dinsdag"
                 *     ]
                 */
                remark?: string[];
            };
            header?: {
                /**
                 * @description Identifier of the administration that the request is about. Without it the client's default administration applies. The spelling `X-TenantId` is accepted too.
                 * @example 1
                 */
                "X-Tenant-Id"?: components["parameters"]["tenantId"];
                /**
                 * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for any other language the messages are English.
                 * @example nl-NL
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
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
                    "application/json": components["schemas"]["DebtorList"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    createDebtor: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Identifier of the administration that the request is about. Without it the client's default administration applies. The spelling `X-TenantId` is accepted too.
                 * @example 1
                 */
                "X-Tenant-Id"?: components["parameters"]["tenantId"];
                /**
                 * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for any other language the messages are English.
                 * @example nl-NL
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The debtor. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["DebtorInput"];
            };
        };
        responses: {
            /** @description The created debtor. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Debtor"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    getDebtor: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Identifier of the administration that the request is about. Without it the client's default administration applies. The spelling `X-TenantId` is accepted too.
                 * @example 1
                 */
                "X-Tenant-Id"?: components["parameters"]["tenantId"];
                /**
                 * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for any other language the messages are English.
                 * @example nl-NL
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path: {
                /**
                 * @description Number that identifies the record.
                 * @example 1
                 */
                id: components["parameters"]["id"];
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
                    "application/json": components["schemas"]["Debtor"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    replaceDebtor: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Identifier of the administration that the request is about. Without it the client's default administration applies. The spelling `X-TenantId` is accepted too.
                 * @example 1
                 */
                "X-Tenant-Id"?: components["parameters"]["tenantId"];
                /**
                 * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for any other language the messages are English.
                 * @example nl-NL
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path: {
                /**
                 * @description Number that identifies the record.
                 * @example 1
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /** @description The debtor. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["DebtorInput"];
            };
        };
        responses: {
            /** @description The debtor as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Debtor"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    deleteDebtor: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Identifier of the administration that the request is about. Without it the client's default administration applies. The spelling `X-TenantId` is accepted too.
                 * @example 1
                 */
                "X-Tenant-Id"?: components["parameters"]["tenantId"];
                /**
                 * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for any other language the messages are English.
                 * @example nl-NL
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path: {
                /**
                 * @description Number that identifies the record.
                 * @example 1
                 */
                id: components["parameters"]["id"];
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
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    updateDebtor: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Identifier of the administration that the request is about. Without it the client's default administration applies. The spelling `X-TenantId` is accepted too.
                 * @example 1
                 */
                "X-Tenant-Id"?: components["parameters"]["tenantId"];
                /**
                 * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for any other language the messages are English.
                 * @example nl-NL
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path: {
                /**
                 * @description Number that identifies the record.
                 * @example 1
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /** @description The fields of the debtor to change. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["DebtorPatch"];
            };
        };
        responses: {
            /** @description The debtor as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Debtor"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    listDebtorMandates: {
        parameters: {
            query?: {
                /**
                 * @description Number of the page to return. The first page is 1. A page past the end is empty.
                 * @example 1
                 */
                page?: components["parameters"]["page"];
                /**
                 * @description Number of records on a page. The spelling `pagesize` is accepted too.
                 * @example 25
                 */
                pageSize?: components["parameters"]["pageSize"];
                /**
                 * @description Field to sort on, ascending. A leading minus sorts descending.
                 * @example id
                 */
                orderby?: "id" | "IBAN" | "typeId" | "sddType" | "signdate" | "reference" | "debtorId" | "-id" | "-IBAN" | "-typeId" | "-sddType" | "-signdate" | "-reference" | "-debtorId";
                /**
                 * @description Fields to return, separated by commas. `_meta` is always returned. Without it all fields are returned.
                 * @example [
                 *       "id",
                 *       "IBAN"
                 *     ]
                 */
                fields?: ("id" | "IBAN" | "typeId" | "sddType" | "signdate" | "reference" | "debtorId")[];
                /**
                 * @description With `true` the answer holds `_meta` only, and `_data` is left out. Useful to count records.
                 * @example false
                 */
                metaOnly?: components["parameters"]["metaOnly"];
                /**
                 * @description Only debtor mandates with this `id`. Repeat the parameter to allow several values.
                 * @example [
                 *       1
                 *     ]
                 */
                id?: number[];
                /**
                 * @description Only debtor mandates with this `IBAN`. Repeat the parameter to allow several values.
                 * @example [
                 *       "NL13TEST0123456789"
                 *     ]
                 */
                IBAN?: string[];
                /**
                 * @description Only debtor mandates with this `typeId`. Repeat the parameter to allow several values.
                 * @example [
                 *       2
                 *     ]
                 */
                typeId?: (1 | 2)[];
                /**
                 * @description Only debtor mandates with this `sddType`. Repeat the parameter to allow several values.
                 * @example [
                 *       1
                 *     ]
                 */
                sddType?: (1 | 2)[];
                /**
                 * @description Only debtor mandates with this `signdate`. Repeat the parameter to allow several values.
                 * @example [
                 *       "2026-03-02"
                 *     ]
                 */
                signdate?: string[];
                /**
                 * @description Only debtor mandates with this `reference`. Repeat the parameter to allow several values.
                 * @example [
                 *       "MND-10001-1"
                 *     ]
                 */
                reference?: string[];
            };
            header?: {
                /**
                 * @description Identifier of the administration that the request is about. Without it the client's default administration applies. The spelling `X-TenantId` is accepted too.
                 * @example 1
                 */
                "X-Tenant-Id"?: components["parameters"]["tenantId"];
                /**
                 * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for any other language the messages are English.
                 * @example nl-NL
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path: {
                /**
                 * @description Number that identifies the debtor.
                 * @example 1
                 */
                debtorId: components["parameters"]["debtorId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of debtor mandates. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MandateList"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    createDebtorMandate: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Identifier of the administration that the request is about. Without it the client's default administration applies. The spelling `X-TenantId` is accepted too.
                 * @example 1
                 */
                "X-Tenant-Id"?: components["parameters"]["tenantId"];
                /**
                 * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for any other language the messages are English.
                 * @example nl-NL
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path: {
                /**
                 * @description Number that identifies the debtor.
                 * @example 1
                 */
                debtorId: components["parameters"]["debtorId"];
            };
            cookie?: never;
        };
        /** @description The mandate. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["MandateInput"];
            };
        };
        responses: {
            /** @description The created mandate. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Mandate"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    getDebtorMandate: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Identifier of the administration that the request is about. Without it the client's default administration applies. The spelling `X-TenantId` is accepted too.
                 * @example 1
                 */
                "X-Tenant-Id"?: components["parameters"]["tenantId"];
                /**
                 * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for any other language the messages are English.
                 * @example nl-NL
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path: {
                /**
                 * @description Number that identifies the debtor.
                 * @example 1
                 */
                debtorId: components["parameters"]["debtorId"];
                /**
                 * @description Number that identifies the mandate.
                 * @example 1
                 */
                mandateId: components["parameters"]["mandateId"];
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
                    "application/json": components["schemas"]["Mandate"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    replaceDebtorMandate: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Identifier of the administration that the request is about. Without it the client's default administration applies. The spelling `X-TenantId` is accepted too.
                 * @example 1
                 */
                "X-Tenant-Id"?: components["parameters"]["tenantId"];
                /**
                 * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for any other language the messages are English.
                 * @example nl-NL
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path: {
                /**
                 * @description Number that identifies the debtor.
                 * @example 1
                 */
                debtorId: components["parameters"]["debtorId"];
                /**
                 * @description Number that identifies the mandate.
                 * @example 1
                 */
                mandateId: components["parameters"]["mandateId"];
            };
            cookie?: never;
        };
        /** @description The mandate. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["MandateInput"];
            };
        };
        responses: {
            /** @description The mandate as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Mandate"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    deleteDebtorMandate: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Identifier of the administration that the request is about. Without it the client's default administration applies. The spelling `X-TenantId` is accepted too.
                 * @example 1
                 */
                "X-Tenant-Id"?: components["parameters"]["tenantId"];
                /**
                 * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for any other language the messages are English.
                 * @example nl-NL
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path: {
                /**
                 * @description Number that identifies the debtor.
                 * @example 1
                 */
                debtorId: components["parameters"]["debtorId"];
                /**
                 * @description Number that identifies the mandate.
                 * @example 1
                 */
                mandateId: components["parameters"]["mandateId"];
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
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    updateDebtorMandate: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Identifier of the administration that the request is about. Without it the client's default administration applies. The spelling `X-TenantId` is accepted too.
                 * @example 1
                 */
                "X-Tenant-Id"?: components["parameters"]["tenantId"];
                /**
                 * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for any other language the messages are English.
                 * @example nl-NL
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path: {
                /**
                 * @description Number that identifies the debtor.
                 * @example 1
                 */
                debtorId: components["parameters"]["debtorId"];
                /**
                 * @description Number that identifies the mandate.
                 * @example 1
                 */
                mandateId: components["parameters"]["mandateId"];
            };
            cookie?: never;
        };
        /** @description The fields of the mandate to change. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["MandatePatch"];
            };
        };
        responses: {
            /** @description The mandate as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Mandate"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
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
                ActiveState?: "active" | "inactive" | "all";
                /**
                 * @description Number of the page to return. The first page is 1. A page past the end is empty.
                 * @example 1
                 */
                page?: components["parameters"]["page"];
                /**
                 * @description Number of records on a page. The spelling `pagesize` is accepted too.
                 * @example 25
                 */
                pageSize?: components["parameters"]["pageSize"];
                /**
                 * @description Field to sort on, ascending. A leading minus sorts descending.
                 * @example id
                 */
                orderby?: "id" | "ArticleSku" | "description" | "SalesTypeId" | "unit" | "unitPrice" | "purchasePrice" | "barcode" | "active" | "remark" | "currentStock" | "-id" | "-ArticleSku" | "-description" | "-SalesTypeId" | "-unit" | "-unitPrice" | "-purchasePrice" | "-barcode" | "-active" | "-remark" | "-currentStock";
                /**
                 * @description Fields to return, separated by commas. `_meta` is always returned. Without it all fields are returned.
                 * @example [
                 *       "id",
                 *       "ArticleSku"
                 *     ]
                 */
                fields?: ("id" | "ArticleSku" | "description" | "SalesTypeId" | "unit" | "unitPrice" | "purchasePrice" | "barcode" | "active" | "remark" | "currentStock")[];
                /**
                 * @description With `true` the answer holds `_meta` only, and `_data` is left out. Useful to count records.
                 * @example false
                 */
                metaOnly?: components["parameters"]["metaOnly"];
                /**
                 * @description Only articles with this `id`. Repeat the parameter to allow several values.
                 * @example [
                 *       1
                 *     ]
                 */
                id?: number[];
                /**
                 * @description Only articles with this `ArticleSku`. Repeat the parameter to allow several values.
                 * @example [
                 *       "KAAS-JONG-500"
                 *     ]
                 */
                ArticleSku?: string[];
                /**
                 * @description Only articles with this `description`. Repeat the parameter to allow several values.
                 * @example [
                 *       "Jonge kaas 500 g"
                 *     ]
                 */
                description?: string[];
                /**
                 * @description Only articles with this `SalesTypeId`. Repeat the parameter to allow several values.
                 * @example [
                 *       2
                 *     ]
                 */
                SalesTypeId?: number[];
                /**
                 * @description Only articles with this `unit`. Repeat the parameter to allow several values.
                 * @example [
                 *       "stuk"
                 *     ]
                 */
                unit?: string[];
                /**
                 * @description Only articles with this `unitPrice`. Repeat the parameter to allow several values.
                 * @example [
                 *       6.95
                 *     ]
                 */
                unitPrice?: number[];
                /**
                 * @description Only articles with this `purchasePrice`. Repeat the parameter to allow several values.
                 * @example [
                 *       4.1
                 *     ]
                 */
                purchasePrice?: number[];
                /**
                 * @description Only articles with this `barcode`. Repeat the parameter to allow several values.
                 * @example [
                 *       "2000000000015"
                 *     ]
                 */
                barcode?: string[];
                /**
                 * @description Only articles with this `remark`. Repeat the parameter to allow several values.
                 * @example [
                 *       "Koel bewaren, onder 7 °C"
                 *     ]
                 */
                remark?: string[];
                /**
                 * @description Only articles with this `currentStock`. Repeat the parameter to allow several values.
                 * @example [
                 *       120
                 *     ]
                 */
                currentStock?: number[];
            };
            header?: {
                /**
                 * @description Identifier of the administration that the request is about. Without it the client's default administration applies. The spelling `X-TenantId` is accepted too.
                 * @example 1
                 */
                "X-Tenant-Id"?: components["parameters"]["tenantId"];
                /**
                 * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for any other language the messages are English.
                 * @example nl-NL
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
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
                    "application/json": components["schemas"]["ArticleList"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    createArticle: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Identifier of the administration that the request is about. Without it the client's default administration applies. The spelling `X-TenantId` is accepted too.
                 * @example 1
                 */
                "X-Tenant-Id"?: components["parameters"]["tenantId"];
                /**
                 * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for any other language the messages are English.
                 * @example nl-NL
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The article. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ArticleInput"];
            };
        };
        responses: {
            /** @description The created article. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Article"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    getArticle: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Identifier of the administration that the request is about. Without it the client's default administration applies. The spelling `X-TenantId` is accepted too.
                 * @example 1
                 */
                "X-Tenant-Id"?: components["parameters"]["tenantId"];
                /**
                 * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for any other language the messages are English.
                 * @example nl-NL
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path: {
                /**
                 * @description Number that identifies the record.
                 * @example 1
                 */
                id: components["parameters"]["id"];
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
                    "application/json": components["schemas"]["Article"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    replaceArticle: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Identifier of the administration that the request is about. Without it the client's default administration applies. The spelling `X-TenantId` is accepted too.
                 * @example 1
                 */
                "X-Tenant-Id"?: components["parameters"]["tenantId"];
                /**
                 * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for any other language the messages are English.
                 * @example nl-NL
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path: {
                /**
                 * @description Number that identifies the record.
                 * @example 1
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /** @description The article. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ArticleInput"];
            };
        };
        responses: {
            /** @description The article as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Article"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    deleteArticle: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Identifier of the administration that the request is about. Without it the client's default administration applies. The spelling `X-TenantId` is accepted too.
                 * @example 1
                 */
                "X-Tenant-Id"?: components["parameters"]["tenantId"];
                /**
                 * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for any other language the messages are English.
                 * @example nl-NL
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path: {
                /**
                 * @description Number that identifies the record.
                 * @example 1
                 */
                id: components["parameters"]["id"];
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
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    updateArticle: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Identifier of the administration that the request is about. Without it the client's default administration applies. The spelling `X-TenantId` is accepted too.
                 * @example 1
                 */
                "X-Tenant-Id"?: components["parameters"]["tenantId"];
                /**
                 * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for any other language the messages are English.
                 * @example nl-NL
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path: {
                /**
                 * @description Number that identifies the record.
                 * @example 1
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /** @description The fields of the article to change. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ArticlePatch"];
            };
        };
        responses: {
            /** @description The article as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Article"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    listPaymentConditions: {
        parameters: {
            query?: {
                /**
                 * @description Number of the page to return. The first page is 1. A page past the end is empty.
                 * @example 1
                 */
                page?: components["parameters"]["page"];
                /**
                 * @description Number of records on a page. The spelling `pagesize` is accepted too.
                 * @example 25
                 */
                pageSize?: components["parameters"]["pageSize"];
                /**
                 * @description Field to sort on, ascending. A leading minus sorts descending.
                 * @example id
                 */
                orderby?: "id" | "code" | "description" | "dueDays" | "endOfMonth" | "discountPercentage" | "discountDays" | "-id" | "-code" | "-description" | "-dueDays" | "-endOfMonth" | "-discountPercentage" | "-discountDays";
                /**
                 * @description Fields to return, separated by commas. `_meta` is always returned. Without it all fields are returned.
                 * @example [
                 *       "id",
                 *       "code"
                 *     ]
                 */
                fields?: ("id" | "code" | "description" | "dueDays" | "endOfMonth" | "discountPercentage" | "discountDays")[];
                /**
                 * @description With `true` the answer holds `_meta` only, and `_data` is left out. Useful to count records.
                 * @example false
                 */
                metaOnly?: components["parameters"]["metaOnly"];
                /**
                 * @description Only payment conditions with this `id`. Repeat the parameter to allow several values.
                 * @example [
                 *       1
                 *     ]
                 */
                id?: number[];
                /**
                 * @description Only payment conditions with this `code`. Repeat the parameter to allow several values.
                 * @example [
                 *       "30"
                 *     ]
                 */
                code?: string[];
                /**
                 * @description Only payment conditions with this `description`. Repeat the parameter to allow several values.
                 * @example [
                 *       "Betaling binnen 30 dagen"
                 *     ]
                 */
                description?: string[];
                /**
                 * @description Only payment conditions with this `dueDays`. Repeat the parameter to allow several values.
                 * @example [
                 *       30
                 *     ]
                 */
                dueDays?: number[];
                /**
                 * @description Only payment conditions with this `endOfMonth`.
                 * @example true
                 */
                endOfMonth?: boolean;
                /**
                 * @description Only payment conditions with this `discountPercentage`. Repeat the parameter to allow several values.
                 * @example [
                 *       2
                 *     ]
                 */
                discountPercentage?: number[];
                /**
                 * @description Only payment conditions with this `discountDays`. Repeat the parameter to allow several values.
                 * @example [
                 *       8
                 *     ]
                 */
                discountDays?: number[];
            };
            header?: {
                /**
                 * @description Identifier of the administration that the request is about. Without it the client's default administration applies. The spelling `X-TenantId` is accepted too.
                 * @example 1
                 */
                "X-Tenant-Id"?: components["parameters"]["tenantId"];
                /**
                 * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for any other language the messages are English.
                 * @example nl-NL
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
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
                    "application/json": components["schemas"]["PaymentConditionList"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    getPaymentCondition: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Identifier of the administration that the request is about. Without it the client's default administration applies. The spelling `X-TenantId` is accepted too.
                 * @example 1
                 */
                "X-Tenant-Id"?: components["parameters"]["tenantId"];
                /**
                 * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for any other language the messages are English.
                 * @example nl-NL
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path: {
                /**
                 * @description Number that identifies the record.
                 * @example 1
                 */
                id: components["parameters"]["id"];
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
                    "application/json": components["schemas"]["PaymentCondition"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    listSalesTypes: {
        parameters: {
            query?: {
                /**
                 * @description Number of the page to return. The first page is 1. A page past the end is empty.
                 * @example 1
                 */
                page?: components["parameters"]["page"];
                /**
                 * @description Number of records on a page. The spelling `pagesize` is accepted too.
                 * @example 25
                 */
                pageSize?: components["parameters"]["pageSize"];
                /**
                 * @description Field to sort on, ascending. A leading minus sorts descending.
                 * @example id
                 */
                orderby?: "id" | "code" | "description" | "ledgerAccountId" | "vatCodeId" | "-id" | "-code" | "-description" | "-ledgerAccountId" | "-vatCodeId";
                /**
                 * @description Fields to return, separated by commas. `_meta` is always returned. Without it all fields are returned.
                 * @example [
                 *       "id",
                 *       "code"
                 *     ]
                 */
                fields?: ("id" | "code" | "description" | "ledgerAccountId" | "vatCodeId")[];
                /**
                 * @description With `true` the answer holds `_meta` only, and `_data` is left out. Useful to count records.
                 * @example false
                 */
                metaOnly?: components["parameters"]["metaOnly"];
                /**
                 * @description Only sales types with this `id`. Repeat the parameter to allow several values.
                 * @example [
                 *       1
                 *     ]
                 */
                id?: number[];
                /**
                 * @description Only sales types with this `code`. Repeat the parameter to allow several values.
                 * @example [
                 *       "GOED21"
                 *     ]
                 */
                code?: string[];
                /**
                 * @description Only sales types with this `description`. Repeat the parameter to allow several values.
                 * @example [
                 *       "Verkoop goederen, 21% btw"
                 *     ]
                 */
                description?: string[];
                /**
                 * @description Only sales types with this `ledgerAccountId`. Repeat the parameter to allow several values.
                 * @example [
                 *       97
                 *     ]
                 */
                ledgerAccountId?: number[];
                /**
                 * @description Only sales types with this `vatCodeId`. Repeat the parameter to allow several values.
                 * @example [
                 *       1
                 *     ]
                 */
                vatCodeId?: number[];
            };
            header?: {
                /**
                 * @description Identifier of the administration that the request is about. Without it the client's default administration applies. The spelling `X-TenantId` is accepted too.
                 * @example 1
                 */
                "X-Tenant-Id"?: components["parameters"]["tenantId"];
                /**
                 * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for any other language the messages are English.
                 * @example nl-NL
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
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
                    "application/json": components["schemas"]["SalesTypeList"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    getSalesType: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Identifier of the administration that the request is about. Without it the client's default administration applies. The spelling `X-TenantId` is accepted too.
                 * @example 1
                 */
                "X-Tenant-Id"?: components["parameters"]["tenantId"];
                /**
                 * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for any other language the messages are English.
                 * @example nl-NL
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path: {
                /**
                 * @description Number that identifies the record.
                 * @example 1
                 */
                id: components["parameters"]["id"];
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
                    "application/json": components["schemas"]["SalesType"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    listVatCodes: {
        parameters: {
            query?: {
                /**
                 * @description `true` returns the codes for sales, `false` those for purchases.
                 * @example true
                 */
                salesCode?: boolean;
                /**
                 * @description Number of the page to return. The first page is 1. A page past the end is empty.
                 * @example 1
                 */
                page?: components["parameters"]["page"];
                /**
                 * @description Number of records on a page. The spelling `pagesize` is accepted too.
                 * @example 25
                 */
                pageSize?: components["parameters"]["pageSize"];
                /**
                 * @description Field to sort on, ascending. A leading minus sorts descending.
                 * @example id
                 */
                orderby?: "id" | "code" | "description" | "percentage" | "salesCode" | "reverseCharged" | "ledgerAccountId" | "-id" | "-code" | "-description" | "-percentage" | "-salesCode" | "-reverseCharged" | "-ledgerAccountId";
                /**
                 * @description Fields to return, separated by commas. `_meta` is always returned. Without it all fields are returned.
                 * @example [
                 *       "id",
                 *       "code"
                 *     ]
                 */
                fields?: ("id" | "code" | "description" | "percentage" | "salesCode" | "reverseCharged" | "ledgerAccountId")[];
                /**
                 * @description With `true` the answer holds `_meta` only, and `_data` is left out. Useful to count records.
                 * @example false
                 */
                metaOnly?: components["parameters"]["metaOnly"];
                /**
                 * @description Only VAT codes with this `id`. Repeat the parameter to allow several values.
                 * @example [
                 *       1
                 *     ]
                 */
                id?: number[];
                /**
                 * @description Only VAT codes with this `code`. Repeat the parameter to allow several values.
                 * @example [
                 *       "VH"
                 *     ]
                 */
                code?: string[];
                /**
                 * @description Only VAT codes with this `description`. Repeat the parameter to allow several values.
                 * @example [
                 *       "Btw verkoop hoog 21%"
                 *     ]
                 */
                description?: string[];
                /**
                 * @description Only VAT codes with this `percentage`. Repeat the parameter to allow several values.
                 * @example [
                 *       21
                 *     ]
                 */
                percentage?: number[];
                /**
                 * @description Only VAT codes with this `reverseCharged`.
                 * @example true
                 */
                reverseCharged?: boolean;
                /**
                 * @description Only VAT codes with this `ledgerAccountId`. Repeat the parameter to allow several values.
                 * @example [
                 *       30
                 *     ]
                 */
                ledgerAccountId?: number[];
            };
            header?: {
                /**
                 * @description Identifier of the administration that the request is about. Without it the client's default administration applies. The spelling `X-TenantId` is accepted too.
                 * @example 1
                 */
                "X-Tenant-Id"?: components["parameters"]["tenantId"];
                /**
                 * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for any other language the messages are English.
                 * @example nl-NL
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
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
                    "application/json": components["schemas"]["VatCodeList"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    getVatCode: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Identifier of the administration that the request is about. Without it the client's default administration applies. The spelling `X-TenantId` is accepted too.
                 * @example 1
                 */
                "X-Tenant-Id"?: components["parameters"]["tenantId"];
                /**
                 * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for any other language the messages are English.
                 * @example nl-NL
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path: {
                /**
                 * @description Number that identifies the record.
                 * @example 1
                 */
                id: components["parameters"]["id"];
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
                    "application/json": components["schemas"]["VatCode"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    listLedgerAccountTypes: {
        parameters: {
            query?: {
                /**
                 * @description Number of the page to return. The first page is 1. A page past the end is empty.
                 * @example 1
                 */
                page?: components["parameters"]["page"];
                /**
                 * @description Number of records on a page. The spelling `pagesize` is accepted too.
                 * @example 25
                 */
                pageSize?: components["parameters"]["pageSize"];
                /**
                 * @description Field to sort on, ascending. A leading minus sorts descending.
                 * @example id
                 */
                orderby?: "id" | "name" | "-id" | "-name";
                /**
                 * @description Fields to return, separated by commas. `_meta` is always returned. Without it all fields are returned.
                 * @example [
                 *       "id",
                 *       "name"
                 *     ]
                 */
                fields?: ("id" | "name")[];
                /**
                 * @description With `true` the answer holds `_meta` only, and `_data` is left out. Useful to count records.
                 * @example false
                 */
                metaOnly?: components["parameters"]["metaOnly"];
                /**
                 * @description Only ledger account types with this `id`. Repeat the parameter to allow several values.
                 * @example [
                 *       9
                 *     ]
                 */
                id?: (1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 12 | 13 | 14 | 15)[];
                /**
                 * @description Only ledger account types with this `name`. Repeat the parameter to allow several values.
                 * @example [
                 *       "Turnover"
                 *     ]
                 */
                name?: ("BalanceSheetOther" | "ProfitAndLossOther" | "CashRegister" | "Bank" | "Giro" | "Sales (debtors)" | "Purchase (creditors)" | "SuspenseAccount" | "Turnover" | "Costs" | "PaymentDifferenceDiscount" | "NeutralAccount" | "VatAccount" | "ResultAccountAnnualClose")[];
            };
            header?: {
                /**
                 * @description Identifier of the administration that the request is about. Without it the client's default administration applies. The spelling `X-TenantId` is accepted too.
                 * @example 1
                 */
                "X-Tenant-Id"?: components["parameters"]["tenantId"];
                /**
                 * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for any other language the messages are English.
                 * @example nl-NL
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
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
                    "application/json": components["schemas"]["LedgerAccountTypeList"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    getLedgerAccountType: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Identifier of the administration that the request is about. Without it the client's default administration applies. The spelling `X-TenantId` is accepted too.
                 * @example 1
                 */
                "X-Tenant-Id"?: components["parameters"]["tenantId"];
                /**
                 * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for any other language the messages are English.
                 * @example nl-NL
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path: {
                /**
                 * @description Number that identifies the record.
                 * @example 1
                 */
                id: components["parameters"]["id"];
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
                    "application/json": components["schemas"]["LedgerAccountType"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    listLedgerAccounts: {
        parameters: {
            query?: {
                /**
                 * @description Number of the page to return. The first page is 1. A page past the end is empty.
                 * @example 1
                 */
                page?: components["parameters"]["page"];
                /**
                 * @description Number of records on a page. The spelling `pagesize` is accepted too.
                 * @example 25
                 */
                pageSize?: components["parameters"]["pageSize"];
                /**
                 * @description Field to sort on, ascending. A leading minus sorts descending.
                 * @example id
                 */
                orderby?: "id" | "number" | "description" | "type" | "referenceCode" | "balanceOrProfitLoss" | "vatCodeId" | "-id" | "-number" | "-description" | "-type" | "-referenceCode" | "-balanceOrProfitLoss" | "-vatCodeId";
                /**
                 * @description Fields to return, separated by commas. `_meta` is always returned. Without it all fields are returned.
                 * @example [
                 *       "id",
                 *       "number"
                 *     ]
                 */
                fields?: ("id" | "number" | "description" | "type" | "referenceCode" | "balanceOrProfitLoss" | "vatCodeId")[];
                /**
                 * @description With `true` the answer holds `_meta` only, and `_data` is left out. Useful to count records.
                 * @example false
                 */
                metaOnly?: components["parameters"]["metaOnly"];
                /**
                 * @description Only ledger accounts with this `id`. Repeat the parameter to allow several values.
                 * @example [
                 *       1
                 *     ]
                 */
                id?: number[];
                /**
                 * @description Only ledger accounts with this `number`. Repeat the parameter to allow several values.
                 * @example [
                 *       "8000"
                 *     ]
                 */
                number?: string[];
                /**
                 * @description Only ledger accounts with this `description`. Repeat the parameter to allow several values.
                 * @example [
                 *       "Omzet goederen, hoog tarief"
                 *     ]
                 */
                description?: string[];
                /**
                 * @description Only ledger accounts with this `type`. Repeat the parameter to allow several values.
                 * @example [
                 *       9
                 *     ]
                 */
                type?: (1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 12 | 13 | 14 | 15)[];
                /**
                 * @description Only ledger accounts with this `referenceCode`. Repeat the parameter to allow several values.
                 * @example [
                 *       "WOmzNohOlh"
                 *     ]
                 */
                referenceCode?: string[];
                /**
                 * @description Only ledger accounts with this `balanceOrProfitLoss`. Repeat the parameter to allow several values.
                 * @example [
                 *       "P"
                 *     ]
                 */
                balanceOrProfitLoss?: ("B" | "P")[];
                /**
                 * @description Only ledger accounts with this `vatCodeId`. Repeat the parameter to allow several values.
                 * @example [
                 *       1
                 *     ]
                 */
                vatCodeId?: number[];
            };
            header?: {
                /**
                 * @description Identifier of the administration that the request is about. Without it the client's default administration applies. The spelling `X-TenantId` is accepted too.
                 * @example 1
                 */
                "X-Tenant-Id"?: components["parameters"]["tenantId"];
                /**
                 * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for any other language the messages are English.
                 * @example nl-NL
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
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
                    "application/json": components["schemas"]["LedgerAccountList"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    getLedgerAccount: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Identifier of the administration that the request is about. Without it the client's default administration applies. The spelling `X-TenantId` is accepted too.
                 * @example 1
                 */
                "X-Tenant-Id"?: components["parameters"]["tenantId"];
                /**
                 * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for any other language the messages are English.
                 * @example nl-NL
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path: {
                /**
                 * @description Number that identifies the record.
                 * @example 1
                 */
                id: components["parameters"]["id"];
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
                    "application/json": components["schemas"]["LedgerAccount"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    listDraftSalesInvoices: {
        parameters: {
            query?: {
                /**
                 * @description Number of the page to return. The first page is 1. A page past the end is empty.
                 * @example 1
                 */
                page?: components["parameters"]["page"];
                /**
                 * @description Number of records on a page. The spelling `pagesize` is accepted too.
                 * @example 25
                 */
                pageSize?: components["parameters"]["pageSize"];
                /**
                 * @description Field to sort on, ascending. A leading minus sorts descending.
                 * @example id
                 */
                orderby?: "id" | "debtorId" | "invoiceDate" | "paymentConditionId" | "reference" | "description" | "remark" | "dueDate" | "amountExcludingVat" | "amountVat" | "amountIncludingVat" | "-id" | "-debtorId" | "-invoiceDate" | "-paymentConditionId" | "-reference" | "-description" | "-remark" | "-dueDate" | "-amountExcludingVat" | "-amountVat" | "-amountIncludingVat";
                /**
                 * @description Fields to return, separated by commas. `_meta` is always returned. Without it all fields are returned.
                 * @example [
                 *       "id",
                 *       "debtorId"
                 *     ]
                 */
                fields?: ("id" | "debtorId" | "invoiceDate" | "paymentConditionId" | "reference" | "description" | "remark" | "dueDate" | "amountExcludingVat" | "amountVat" | "amountIncludingVat" | "vatTotals")[];
                /**
                 * @description With `true` the answer holds `_meta` only, and `_data` is left out. Useful to count records.
                 * @example false
                 */
                metaOnly?: components["parameters"]["metaOnly"];
                /**
                 * @description Only draft sales invoices with this `id`. Repeat the parameter to allow several values.
                 * @example [
                 *       1
                 *     ]
                 */
                id?: number[];
                /**
                 * @description Only draft sales invoices with this `debtorId`. Repeat the parameter to allow several values.
                 * @example [
                 *       1
                 *     ]
                 */
                debtorId?: number[];
                /**
                 * @description Only draft sales invoices with this `invoiceDate`. Repeat the parameter to allow several values.
                 * @example [
                 *       "2026-03-02"
                 *     ]
                 */
                invoiceDate?: string[];
                /**
                 * @description Only draft sales invoices with this `paymentConditionId`. Repeat the parameter to allow several values.
                 * @example [
                 *       1
                 *     ]
                 */
                paymentConditionId?: number[];
                /**
                 * @description Only draft sales invoices with this `reference`. Repeat the parameter to allow several values.
                 * @example [
                 *       "PO-2026-0117"
                 *     ]
                 */
                reference?: string[];
                /**
                 * @description Only draft sales invoices with this `description`. Repeat the parameter to allow several values.
                 * @example [
                 *       "Levering van 2 maart"
                 *     ]
                 */
                description?: string[];
                /**
                 * @description Only draft sales invoices with this `remark`. Repeat the parameter to allow several values.
                 * @example [
                 *       "Meesturen met het overzicht van maart"
                 *     ]
                 */
                remark?: string[];
                /**
                 * @description Only draft sales invoices with this `dueDate`. Repeat the parameter to allow several values.
                 * @example [
                 *       "2026-04-01"
                 *     ]
                 */
                dueDate?: string[];
                /**
                 * @description Only draft sales invoices with this `amountExcludingVat`. Repeat the parameter to allow several values.
                 * @example [
                 *       66.03
                 *     ]
                 */
                amountExcludingVat?: number[];
                /**
                 * @description Only draft sales invoices with this `amountVat`. Repeat the parameter to allow several values.
                 * @example [
                 *       5.94
                 *     ]
                 */
                amountVat?: number[];
                /**
                 * @description Only draft sales invoices with this `amountIncludingVat`. Repeat the parameter to allow several values.
                 * @example [
                 *       71.97
                 *     ]
                 */
                amountIncludingVat?: number[];
            };
            header?: {
                /**
                 * @description Identifier of the administration that the request is about. Without it the client's default administration applies. The spelling `X-TenantId` is accepted too.
                 * @example 1
                 */
                "X-Tenant-Id"?: components["parameters"]["tenantId"];
                /**
                 * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for any other language the messages are English.
                 * @example nl-NL
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
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
                    "application/json": components["schemas"]["DraftSalesInvoiceList"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    createDraftSalesInvoice: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Identifier of the administration that the request is about. Without it the client's default administration applies. The spelling `X-TenantId` is accepted too.
                 * @example 1
                 */
                "X-Tenant-Id"?: components["parameters"]["tenantId"];
                /**
                 * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for any other language the messages are English.
                 * @example nl-NL
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The draft sales invoice. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["DraftSalesInvoiceInput"];
            };
        };
        responses: {
            /** @description The created draft sales invoice. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DraftSalesInvoice"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    getDraftSalesInvoice: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Identifier of the administration that the request is about. Without it the client's default administration applies. The spelling `X-TenantId` is accepted too.
                 * @example 1
                 */
                "X-Tenant-Id"?: components["parameters"]["tenantId"];
                /**
                 * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for any other language the messages are English.
                 * @example nl-NL
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path: {
                /**
                 * @description Number that identifies the record.
                 * @example 1
                 */
                id: components["parameters"]["id"];
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
                    "application/json": components["schemas"]["DraftSalesInvoice"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    replaceDraftSalesInvoice: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Identifier of the administration that the request is about. Without it the client's default administration applies. The spelling `X-TenantId` is accepted too.
                 * @example 1
                 */
                "X-Tenant-Id"?: components["parameters"]["tenantId"];
                /**
                 * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for any other language the messages are English.
                 * @example nl-NL
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path: {
                /**
                 * @description Number that identifies the record.
                 * @example 1
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /** @description The draft sales invoice. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["DraftSalesInvoiceInput"];
            };
        };
        responses: {
            /** @description The draft sales invoice as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DraftSalesInvoice"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    deleteDraftSalesInvoice: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Identifier of the administration that the request is about. Without it the client's default administration applies. The spelling `X-TenantId` is accepted too.
                 * @example 1
                 */
                "X-Tenant-Id"?: components["parameters"]["tenantId"];
                /**
                 * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for any other language the messages are English.
                 * @example nl-NL
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path: {
                /**
                 * @description Number that identifies the record.
                 * @example 1
                 */
                id: components["parameters"]["id"];
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
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    updateDraftSalesInvoice: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Identifier of the administration that the request is about. Without it the client's default administration applies. The spelling `X-TenantId` is accepted too.
                 * @example 1
                 */
                "X-Tenant-Id"?: components["parameters"]["tenantId"];
                /**
                 * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for any other language the messages are English.
                 * @example nl-NL
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path: {
                /**
                 * @description Number that identifies the record.
                 * @example 1
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /** @description The fields of the draft sales invoice to change. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["DraftSalesInvoicePatch"];
            };
        };
        responses: {
            /** @description The draft sales invoice as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DraftSalesInvoice"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    listDraftSalesInvoiceLines: {
        parameters: {
            query?: {
                /**
                 * @description Number of the page to return. The first page is 1. A page past the end is empty.
                 * @example 1
                 */
                page?: components["parameters"]["page"];
                /**
                 * @description Number of records on a page. The spelling `pagesize` is accepted too.
                 * @example 25
                 */
                pageSize?: components["parameters"]["pageSize"];
                /**
                 * @description Field to sort on, ascending. A leading minus sorts descending.
                 * @example id
                 */
                orderby?: "id" | "description" | "quantity" | "unitPrice" | "unitPriceIncludingVat" | "discountPercentage" | "vatCodeId" | "amountExcludingVat" | "amountVat" | "amountIncludingVat" | "bookingType" | "ArticleSku" | "salesTypeId" | "ledgerAccountId" | "-id" | "-description" | "-quantity" | "-unitPrice" | "-unitPriceIncludingVat" | "-discountPercentage" | "-vatCodeId" | "-amountExcludingVat" | "-amountVat" | "-amountIncludingVat" | "-bookingType" | "-ArticleSku" | "-salesTypeId" | "-ledgerAccountId";
                /**
                 * @description Fields to return, separated by commas. `_meta` is always returned. Without it all fields are returned.
                 * @example [
                 *       "id",
                 *       "description"
                 *     ]
                 */
                fields?: ("id" | "description" | "quantity" | "unitPrice" | "unitPriceIncludingVat" | "discountPercentage" | "vatCodeId" | "amountExcludingVat" | "amountVat" | "amountIncludingVat" | "bookingType" | "ArticleSku" | "salesTypeId" | "ledgerAccountId")[];
                /**
                 * @description With `true` the answer holds `_meta` only, and `_data` is left out. Useful to count records.
                 * @example false
                 */
                metaOnly?: components["parameters"]["metaOnly"];
                /**
                 * @description Only draft sales invoice lines with this `id`. Repeat the parameter to allow several values.
                 * @example [
                 *       1
                 *     ]
                 */
                id?: number[];
                /**
                 * @description Only draft sales invoice lines with this `description`. Repeat the parameter to allow several values.
                 * @example [
                 *       "Jonge kaas 500 g"
                 *     ]
                 */
                description?: string[];
                /**
                 * @description Only draft sales invoice lines with this `quantity`. Repeat the parameter to allow several values.
                 * @example [
                 *       10
                 *     ]
                 */
                quantity?: number[];
                /**
                 * @description Only draft sales invoice lines with this `unitPrice`. Repeat the parameter to allow several values.
                 * @example [
                 *       6.95
                 *     ]
                 */
                unitPrice?: number[];
                /**
                 * @description Only draft sales invoice lines with this `unitPriceIncludingVat`.
                 * @example true
                 */
                unitPriceIncludingVat?: boolean;
                /**
                 * @description Only draft sales invoice lines with this `discountPercentage`. Repeat the parameter to allow several values.
                 * @example [
                 *       5
                 *     ]
                 */
                discountPercentage?: number[];
                /**
                 * @description Only draft sales invoice lines with this `vatCodeId`. Repeat the parameter to allow several values.
                 * @example [
                 *       2
                 *     ]
                 */
                vatCodeId?: number[];
                /**
                 * @description Only draft sales invoice lines with this `amountExcludingVat`. Repeat the parameter to allow several values.
                 * @example [
                 *       66.03
                 *     ]
                 */
                amountExcludingVat?: number[];
                /**
                 * @description Only draft sales invoice lines with this `amountVat`. Repeat the parameter to allow several values.
                 * @example [
                 *       5.94
                 *     ]
                 */
                amountVat?: number[];
                /**
                 * @description Only draft sales invoice lines with this `amountIncludingVat`. Repeat the parameter to allow several values.
                 * @example [
                 *       71.97
                 *     ]
                 */
                amountIncludingVat?: number[];
                /**
                 * @description Only draft sales invoice lines with this `bookingType`. Repeat the parameter to allow several values.
                 * @example [
                 *       "A"
                 *     ]
                 */
                bookingType?: ("A" | "V" | "G" | "T")[];
                /**
                 * @description Only draft sales invoice lines with this `ArticleSku`. Repeat the parameter to allow several values.
                 * @example [
                 *       "KAAS-JONG-500"
                 *     ]
                 */
                ArticleSku?: string[];
                /**
                 * @description Only draft sales invoice lines with this `salesTypeId`. Repeat the parameter to allow several values.
                 * @example [
                 *       2
                 *     ]
                 */
                salesTypeId?: number[];
                /**
                 * @description Only draft sales invoice lines with this `ledgerAccountId`. Repeat the parameter to allow several values.
                 * @example [
                 *       98
                 *     ]
                 */
                ledgerAccountId?: number[];
            };
            header?: {
                /**
                 * @description Identifier of the administration that the request is about. Without it the client's default administration applies. The spelling `X-TenantId` is accepted too.
                 * @example 1
                 */
                "X-Tenant-Id"?: components["parameters"]["tenantId"];
                /**
                 * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for any other language the messages are English.
                 * @example nl-NL
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path: {
                /**
                 * @description Number that identifies the draft sales invoice.
                 * @example 1
                 */
                invoiceId: components["parameters"]["invoiceId"];
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
                    "application/json": components["schemas"]["DraftSalesInvoiceLineList"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    createDraftSalesInvoiceLine: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Identifier of the administration that the request is about. Without it the client's default administration applies. The spelling `X-TenantId` is accepted too.
                 * @example 1
                 */
                "X-Tenant-Id"?: components["parameters"]["tenantId"];
                /**
                 * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for any other language the messages are English.
                 * @example nl-NL
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path: {
                /**
                 * @description Number that identifies the draft sales invoice.
                 * @example 1
                 */
                invoiceId: components["parameters"]["invoiceId"];
            };
            cookie?: never;
        };
        /** @description The draft sales invoice line. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvoiceLineInput"];
            };
        };
        responses: {
            /** @description The created draft sales invoice line. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DraftSalesInvoiceLine"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    getDraftSalesInvoiceLine: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Identifier of the administration that the request is about. Without it the client's default administration applies. The spelling `X-TenantId` is accepted too.
                 * @example 1
                 */
                "X-Tenant-Id"?: components["parameters"]["tenantId"];
                /**
                 * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for any other language the messages are English.
                 * @example nl-NL
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path: {
                /**
                 * @description Number that identifies the draft sales invoice.
                 * @example 1
                 */
                invoiceId: components["parameters"]["invoiceId"];
                /**
                 * @description Number that identifies the line.
                 * @example 1
                 */
                lineId: components["parameters"]["lineId"];
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
                    "application/json": components["schemas"]["DraftSalesInvoiceLine"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    replaceDraftSalesInvoiceLine: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Identifier of the administration that the request is about. Without it the client's default administration applies. The spelling `X-TenantId` is accepted too.
                 * @example 1
                 */
                "X-Tenant-Id"?: components["parameters"]["tenantId"];
                /**
                 * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for any other language the messages are English.
                 * @example nl-NL
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path: {
                /**
                 * @description Number that identifies the draft sales invoice.
                 * @example 1
                 */
                invoiceId: components["parameters"]["invoiceId"];
                /**
                 * @description Number that identifies the line.
                 * @example 1
                 */
                lineId: components["parameters"]["lineId"];
            };
            cookie?: never;
        };
        /** @description The draft sales invoice line. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvoiceLineInput"];
            };
        };
        responses: {
            /** @description The draft sales invoice line as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DraftSalesInvoiceLine"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    deleteDraftSalesInvoiceLine: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Identifier of the administration that the request is about. Without it the client's default administration applies. The spelling `X-TenantId` is accepted too.
                 * @example 1
                 */
                "X-Tenant-Id"?: components["parameters"]["tenantId"];
                /**
                 * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for any other language the messages are English.
                 * @example nl-NL
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path: {
                /**
                 * @description Number that identifies the draft sales invoice.
                 * @example 1
                 */
                invoiceId: components["parameters"]["invoiceId"];
                /**
                 * @description Number that identifies the line.
                 * @example 1
                 */
                lineId: components["parameters"]["lineId"];
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
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    updateDraftSalesInvoiceLine: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Identifier of the administration that the request is about. Without it the client's default administration applies. The spelling `X-TenantId` is accepted too.
                 * @example 1
                 */
                "X-Tenant-Id"?: components["parameters"]["tenantId"];
                /**
                 * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for any other language the messages are English.
                 * @example nl-NL
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path: {
                /**
                 * @description Number that identifies the draft sales invoice.
                 * @example 1
                 */
                invoiceId: components["parameters"]["invoiceId"];
                /**
                 * @description Number that identifies the line.
                 * @example 1
                 */
                lineId: components["parameters"]["lineId"];
            };
            cookie?: never;
        };
        /** @description The fields of the draft sales invoice line to change. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvoiceLinePatch"];
            };
        };
        responses: {
            /** @description The draft sales invoice line as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DraftSalesInvoiceLine"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    listDraftSalesInvoicesWithLines: {
        parameters: {
            query?: {
                /**
                 * @description Number of the page to return. The first page is 1. A page past the end is empty.
                 * @example 1
                 */
                page?: components["parameters"]["page"];
                /**
                 * @description Number of records on a page. The spelling `pagesize` is accepted too.
                 * @example 25
                 */
                pageSize?: components["parameters"]["pageSize"];
                /**
                 * @description Field to sort on, ascending. A leading minus sorts descending.
                 * @example id
                 */
                orderby?: "id" | "debtorId" | "invoiceDate" | "paymentConditionId" | "reference" | "description" | "remark" | "dueDate" | "amountExcludingVat" | "amountVat" | "amountIncludingVat" | "-id" | "-debtorId" | "-invoiceDate" | "-paymentConditionId" | "-reference" | "-description" | "-remark" | "-dueDate" | "-amountExcludingVat" | "-amountVat" | "-amountIncludingVat";
                /**
                 * @description Fields to return, separated by commas. `_meta` is always returned. Without it all fields are returned.
                 * @example [
                 *       "id",
                 *       "debtorId"
                 *     ]
                 */
                fields?: ("id" | "debtorId" | "invoiceDate" | "paymentConditionId" | "reference" | "description" | "remark" | "dueDate" | "amountExcludingVat" | "amountVat" | "amountIncludingVat" | "vatTotals" | "lines")[];
                /**
                 * @description With `true` the answer holds `_meta` only, and `_data` is left out. Useful to count records.
                 * @example false
                 */
                metaOnly?: components["parameters"]["metaOnly"];
                /**
                 * @description Only draft sales invoices with lines with this `id`. Repeat the parameter to allow several values.
                 * @example [
                 *       1
                 *     ]
                 */
                id?: number[];
                /**
                 * @description Only draft sales invoices with lines with this `debtorId`. Repeat the parameter to allow several values.
                 * @example [
                 *       1
                 *     ]
                 */
                debtorId?: number[];
                /**
                 * @description Only draft sales invoices with lines with this `invoiceDate`. Repeat the parameter to allow several values.
                 * @example [
                 *       "2026-03-02"
                 *     ]
                 */
                invoiceDate?: string[];
                /**
                 * @description Only draft sales invoices with lines with this `paymentConditionId`. Repeat the parameter to allow several values.
                 * @example [
                 *       1
                 *     ]
                 */
                paymentConditionId?: number[];
                /**
                 * @description Only draft sales invoices with lines with this `reference`. Repeat the parameter to allow several values.
                 * @example [
                 *       "PO-2026-0117"
                 *     ]
                 */
                reference?: string[];
                /**
                 * @description Only draft sales invoices with lines with this `description`. Repeat the parameter to allow several values.
                 * @example [
                 *       "Levering van 2 maart"
                 *     ]
                 */
                description?: string[];
                /**
                 * @description Only draft sales invoices with lines with this `remark`. Repeat the parameter to allow several values.
                 * @example [
                 *       "Meesturen met het overzicht van maart"
                 *     ]
                 */
                remark?: string[];
                /**
                 * @description Only draft sales invoices with lines with this `dueDate`. Repeat the parameter to allow several values.
                 * @example [
                 *       "2026-04-01"
                 *     ]
                 */
                dueDate?: string[];
                /**
                 * @description Only draft sales invoices with lines with this `amountExcludingVat`. Repeat the parameter to allow several values.
                 * @example [
                 *       66.03
                 *     ]
                 */
                amountExcludingVat?: number[];
                /**
                 * @description Only draft sales invoices with lines with this `amountVat`. Repeat the parameter to allow several values.
                 * @example [
                 *       5.94
                 *     ]
                 */
                amountVat?: number[];
                /**
                 * @description Only draft sales invoices with lines with this `amountIncludingVat`. Repeat the parameter to allow several values.
                 * @example [
                 *       71.97
                 *     ]
                 */
                amountIncludingVat?: number[];
            };
            header?: {
                /**
                 * @description Identifier of the administration that the request is about. Without it the client's default administration applies. The spelling `X-TenantId` is accepted too.
                 * @example 1
                 */
                "X-Tenant-Id"?: components["parameters"]["tenantId"];
                /**
                 * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for any other language the messages are English.
                 * @example nl-NL
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
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
                    "application/json": components["schemas"]["DraftSalesInvoiceWithLinesList"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    createDraftSalesInvoiceWithLines: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Identifier of the administration that the request is about. Without it the client's default administration applies. The spelling `X-TenantId` is accepted too.
                 * @example 1
                 */
                "X-Tenant-Id"?: components["parameters"]["tenantId"];
                /**
                 * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for any other language the messages are English.
                 * @example nl-NL
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The draft sales invoice with lines. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["DraftSalesInvoiceWithLinesInput"];
            };
        };
        responses: {
            /** @description The created draft sales invoice with lines. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DraftSalesInvoiceWithLines"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    getDraftSalesInvoiceWithLines: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Identifier of the administration that the request is about. Without it the client's default administration applies. The spelling `X-TenantId` is accepted too.
                 * @example 1
                 */
                "X-Tenant-Id"?: components["parameters"]["tenantId"];
                /**
                 * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for any other language the messages are English.
                 * @example nl-NL
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path: {
                /**
                 * @description Number that identifies the record.
                 * @example 1
                 */
                id: components["parameters"]["id"];
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
                    "application/json": components["schemas"]["DraftSalesInvoiceWithLines"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    replaceDraftSalesInvoiceWithLines: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Identifier of the administration that the request is about. Without it the client's default administration applies. The spelling `X-TenantId` is accepted too.
                 * @example 1
                 */
                "X-Tenant-Id"?: components["parameters"]["tenantId"];
                /**
                 * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for any other language the messages are English.
                 * @example nl-NL
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path: {
                /**
                 * @description Number that identifies the record.
                 * @example 1
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /** @description The draft sales invoice with lines. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["DraftSalesInvoiceWithLinesInput"];
            };
        };
        responses: {
            /** @description The draft sales invoice with lines as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DraftSalesInvoiceWithLines"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    deleteDraftSalesInvoiceWithLines: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Identifier of the administration that the request is about. Without it the client's default administration applies. The spelling `X-TenantId` is accepted too.
                 * @example 1
                 */
                "X-Tenant-Id"?: components["parameters"]["tenantId"];
                /**
                 * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for any other language the messages are English.
                 * @example nl-NL
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path: {
                /**
                 * @description Number that identifies the record.
                 * @example 1
                 */
                id: components["parameters"]["id"];
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
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    updateDraftSalesInvoiceWithLines: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Identifier of the administration that the request is about. Without it the client's default administration applies. The spelling `X-TenantId` is accepted too.
                 * @example 1
                 */
                "X-Tenant-Id"?: components["parameters"]["tenantId"];
                /**
                 * @description Language of the messages, as a list of language tags in order of preference. Send it with every request. English (`en`) and Dutch (`nl`) are known; for any other language the messages are English.
                 * @example nl-NL
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path: {
                /**
                 * @description Number that identifies the record.
                 * @example 1
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /** @description The fields of the draft sales invoice with lines to change. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["DraftSalesInvoiceWithLinesPatch"];
            };
        };
        responses: {
            /** @description The draft sales invoice with lines as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DraftSalesInvoiceWithLines"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
}
type WithRequired<T, K extends keyof T> = T & {
    [P in K]-?: T[P];
};
