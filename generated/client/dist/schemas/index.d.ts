import * as z from 'zod';
import * as read from './read.js';
/** An authorization code, to be exchanged. */
export declare const AuthorizationCodeGrant: z.ZodObject<
  {
    client_id: z.ZodString;
    client_secret: z.ZodString;
    grant_type: z.ZodLiteral<'authorization_code'>;
    code: z.ZodString;
    redirect_uri: z.ZodCustomStringFormat<'uri'>;
    code_verifier: z.ZodExactOptional<z.ZodString>;
  },
  z.core.$strict
>;
/** A refresh token, to be exchanged. */
export declare const RefreshTokenGrant: z.ZodObject<
  {
    client_id: z.ZodString;
    client_secret: z.ZodString;
    grant_type: z.ZodLiteral<'refresh_token'>;
    refresh_token: z.ZodString;
  },
  z.core.$strict
>;
/** What is exchanged for tokens. */
export declare const TokenRequest: z.ZodDiscriminatedUnion<
  [
    z.ZodObject<
      {
        client_id: z.ZodString;
        client_secret: z.ZodString;
        grant_type: z.ZodLiteral<'authorization_code'>;
        code: z.ZodString;
        redirect_uri: z.ZodCustomStringFormat<'uri'>;
        code_verifier: z.ZodExactOptional<z.ZodString>;
      },
      z.core.$strict
    >,
    z.ZodObject<
      {
        client_id: z.ZodString;
        client_secret: z.ZodString;
        grant_type: z.ZodLiteral<'refresh_token'>;
        refresh_token: z.ZodString;
      },
      z.core.$strict
    >,
  ],
  'grant_type'
>;
/** An access token, and the refresh token that renews it. */
export declare const TokenPair: z.ZodObject<
  {
    access_token: z.ZodString;
    refresh_token: z.ZodString;
    token_type: z.ZodLiteral<'Bearer'>;
    expires_in: z.ZodExactOptional<z.ZodInt>;
    scope: z.ZodExactOptional<z.ZodString>;
  },
  z.core.$strip
>;
/** One of the administrations. */
export declare const AdministrationListItem: z.ZodObject<
  {
    id: z.ZodExactOptional<z.ZodInt>;
    number: z.ZodExactOptional<z.ZodString>;
    name: z.ZodExactOptional<z.ZodString>;
    address: z.ZodExactOptional<
      z.ZodNullable<
        z.ZodObject<
          {
            street: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            houseNumber: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            postalCode: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            city: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            countryId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
          },
          z.core.$strip
        >
      >
    >;
    email: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    phone: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    vatNumber: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    chamberOfCommerceNumber: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    iban: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    bic: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    creditorIdentifier: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    currency: z.ZodExactOptional<z.ZodString>;
    modules: z.ZodExactOptional<z.ZodArray<z.ZodString>>;
    _meta: z.ZodObject<
      {
        self: z.ZodString;
      },
      z.core.$strip
    >;
  },
  z.core.$strip
>;
/** The place of the page in the whole list, and the administration and user that it was made for. */
export declare const ListMeta: z.ZodObject<
  {
    previousPage: z.ZodNullable<z.ZodString>;
    nextPage: z.ZodNullable<z.ZodString>;
    totalCount: z.ZodInt;
    pageCount: z.ZodInt;
    self: z.ZodString;
    administrationId: z.ZodInt;
    administrationName: z.ZodString;
    profileName: z.ZodString;
  },
  z.core.$strip
>;
/** A page of administrations. */
export declare const AdministrationList: z.ZodObject<
  {
    _data: z.ZodExactOptional<
      z.ZodArray<
        z.ZodObject<
          {
            id: z.ZodExactOptional<z.ZodInt>;
            number: z.ZodExactOptional<z.ZodString>;
            name: z.ZodExactOptional<z.ZodString>;
            address: z.ZodExactOptional<
              z.ZodNullable<
                z.ZodObject<
                  {
                    street: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
                    houseNumber: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
                    postalCode: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
                    city: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
                    countryId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
                  },
                  z.core.$strip
                >
              >
            >;
            email: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            phone: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            vatNumber: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            chamberOfCommerceNumber: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            iban: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            bic: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            creditorIdentifier: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            currency: z.ZodExactOptional<z.ZodString>;
            modules: z.ZodExactOptional<z.ZodArray<z.ZodString>>;
            _meta: z.ZodObject<
              {
                self: z.ZodString;
              },
              z.core.$strip
            >;
          },
          z.core.$strip
        >
      >
    >;
    _meta: z.ZodObject<
      {
        previousPage: z.ZodNullable<z.ZodString>;
        nextPage: z.ZodNullable<z.ZodString>;
        totalCount: z.ZodInt;
        pageCount: z.ZodInt;
        self: z.ZodString;
        administrationId: z.ZodInt;
        administrationName: z.ZodString;
        profileName: z.ZodString;
      },
      z.core.$strip
    >;
  },
  z.core.$strip
>;
/** What the platform says about a record that is returned by itself. */
export declare const RecordMeta: z.ZodObject<
  {
    self: z.ZodString;
    administrationId: z.ZodInt;
    administrationName: z.ZodString;
    profileName: z.ZodString;
  },
  z.core.$strip
>;
/** A tenant, which is the books of one company. */
export declare const Administration: z.ZodObject<
  {
    id: z.ZodInt;
    number: z.ZodString;
    name: z.ZodString;
    address: z.ZodExactOptional<
      z.ZodNullable<
        z.ZodObject<
          {
            street: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            houseNumber: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            postalCode: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            city: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            countryId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
          },
          z.core.$strip
        >
      >
    >;
    email: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    phone: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    vatNumber: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    chamberOfCommerceNumber: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    iban: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    bic: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    creditorIdentifier: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    currency: z.ZodString;
    modules: z.ZodArray<z.ZodString>;
    _meta: z.ZodObject<
      {
        self: z.ZodString;
        administrationId: z.ZodInt;
        administrationName: z.ZodString;
        profileName: z.ZodString;
      },
      z.core.$strip
    >;
  },
  z.core.$strip
>;
/** One of the debtors. */
export declare const DebtorListItem: z.ZodObject<
  {
    id: z.ZodExactOptional<z.ZodInt>;
    number: z.ZodExactOptional<z.ZodString>;
    name: z.ZodExactOptional<z.ZodString>;
    debtorKindId: z.ZodExactOptional<z.ZodInt>;
    paymentConditionId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    creditLimit: z.ZodExactOptional<z.ZodNullable<z.ZodNumber>>;
    remark: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    contactName: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    address: z.ZodExactOptional<
      z.ZodNullable<
        z.ZodObject<
          {
            street: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            houseNumber: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            postalCode: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            city: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            countryId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
          },
          z.core.$strip
        >
      >
    >;
    email: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    phone: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    website: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    vatNumber: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    chamberOfCommerceNumber: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    iban: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    bic: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    _meta: z.ZodObject<
      {
        self: z.ZodString;
      },
      z.core.$strip
    >;
  },
  z.core.$strip
>;
/** A page of debtors. */
export declare const DebtorList: z.ZodObject<
  {
    _data: z.ZodExactOptional<
      z.ZodArray<
        z.ZodObject<
          {
            id: z.ZodExactOptional<z.ZodInt>;
            number: z.ZodExactOptional<z.ZodString>;
            name: z.ZodExactOptional<z.ZodString>;
            debtorKindId: z.ZodExactOptional<z.ZodInt>;
            paymentConditionId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
            creditLimit: z.ZodExactOptional<z.ZodNullable<z.ZodNumber>>;
            remark: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            contactName: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            address: z.ZodExactOptional<
              z.ZodNullable<
                z.ZodObject<
                  {
                    street: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
                    houseNumber: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
                    postalCode: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
                    city: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
                    countryId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
                  },
                  z.core.$strip
                >
              >
            >;
            email: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            phone: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            website: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            vatNumber: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            chamberOfCommerceNumber: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            iban: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            bic: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            _meta: z.ZodObject<
              {
                self: z.ZodString;
              },
              z.core.$strip
            >;
          },
          z.core.$strip
        >
      >
    >;
    _meta: z.ZodObject<
      {
        previousPage: z.ZodNullable<z.ZodString>;
        nextPage: z.ZodNullable<z.ZodString>;
        totalCount: z.ZodInt;
        pageCount: z.ZodInt;
        self: z.ZodString;
        administrationId: z.ZodInt;
        administrationName: z.ZodString;
        profileName: z.ZodString;
      },
      z.core.$strip
    >;
  },
  z.core.$strip
>;
/** Postal address. */
export declare const Address: z.ZodObject<
  {
    street: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    houseNumber: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    postalCode: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    city: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    countryId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
  },
  z.core.$strict
>;
/** A debtor to create, or to put in the place of an existing one. */
export declare const DebtorInput: z.ZodObject<
  {
    number: z.ZodExactOptional<z.ZodString>;
    name: z.ZodString;
    debtorKindId: z.ZodInt;
    paymentConditionId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    creditLimit: z.ZodExactOptional<z.ZodNullable<z.ZodNumber>>;
    remark: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    contactName: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    address: z.ZodExactOptional<
      z.ZodNullable<
        z.ZodObject<
          {
            street: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            houseNumber: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            postalCode: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            city: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            countryId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
          },
          z.core.$strict
        >
      >
    >;
    email: z.ZodExactOptional<z.ZodNullable<z.ZodEmail>>;
    phone: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    website: z.ZodExactOptional<z.ZodNullable<z.ZodCustomStringFormat<'uri'>>>;
    vatNumber: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    chamberOfCommerceNumber: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    iban: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    bic: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
  },
  z.core.$strict
>;
/** A customer of the administration. */
export declare const Debtor: z.ZodObject<
  {
    id: z.ZodInt;
    number: z.ZodString;
    name: z.ZodString;
    debtorKindId: z.ZodInt;
    paymentConditionId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    creditLimit: z.ZodExactOptional<z.ZodNullable<z.ZodNumber>>;
    remark: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    contactName: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    address: z.ZodExactOptional<
      z.ZodNullable<
        z.ZodObject<
          {
            street: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            houseNumber: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            postalCode: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            city: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            countryId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
          },
          z.core.$strip
        >
      >
    >;
    email: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    phone: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    website: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    vatNumber: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    chamberOfCommerceNumber: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    iban: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    bic: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    _meta: z.ZodObject<
      {
        self: z.ZodString;
        administrationId: z.ZodInt;
        administrationName: z.ZodString;
        profileName: z.ZodString;
      },
      z.core.$strip
    >;
  },
  z.core.$strip
>;
/** What the platform says about a record inside a list. */
export declare const ItemMeta: z.ZodObject<
  {
    self: z.ZodCustomStringFormat<'uri'>;
  },
  z.core.$loose
>;
/** The debtor to put in the place of the existing one. */
export declare const DebtorReplacement: z.ZodObject<
  {
    id: z.ZodExactOptional<z.ZodInt>;
    number: z.ZodExactOptional<z.ZodString>;
    name: z.ZodString;
    debtorKindId: z.ZodInt;
    paymentConditionId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    creditLimit: z.ZodExactOptional<z.ZodNullable<z.ZodNumber>>;
    remark: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    contactName: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    address: z.ZodExactOptional<
      z.ZodNullable<
        z.ZodObject<
          {
            street: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            houseNumber: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            postalCode: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            city: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            countryId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
          },
          z.core.$strict
        >
      >
    >;
    email: z.ZodExactOptional<z.ZodNullable<z.ZodEmail>>;
    phone: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    website: z.ZodExactOptional<z.ZodNullable<z.ZodCustomStringFormat<'uri'>>>;
    vatNumber: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    chamberOfCommerceNumber: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    iban: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    bic: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    _meta: z.ZodExactOptional<
      z.ZodObject<
        {
          self: z.ZodCustomStringFormat<'uri'>;
        },
        z.core.$loose
      >
    >;
  },
  z.core.$strict
>;
/** The fields of a debtor to change. */
export declare const DebtorPatch: z.ZodObject<
  {
    number: z.ZodExactOptional<z.ZodString>;
    name: z.ZodExactOptional<z.ZodString>;
    debtorKindId: z.ZodExactOptional<z.ZodInt>;
    paymentConditionId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    creditLimit: z.ZodExactOptional<z.ZodNullable<z.ZodNumber>>;
    remark: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    contactName: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    address: z.ZodExactOptional<
      z.ZodNullable<
        z.ZodObject<
          {
            street: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            houseNumber: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            postalCode: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            city: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            countryId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
          },
          z.core.$strict
        >
      >
    >;
    email: z.ZodExactOptional<z.ZodNullable<z.ZodEmail>>;
    phone: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    website: z.ZodExactOptional<z.ZodNullable<z.ZodCustomStringFormat<'uri'>>>;
    vatNumber: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    chamberOfCommerceNumber: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    iban: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    bic: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
  },
  z.core.$strict
>;
/** One of the mandates of a debtor. */
export declare const MandateListItem: z.ZodObject<
  {
    id: z.ZodExactOptional<z.ZodInt>;
    IBAN: z.ZodExactOptional<z.ZodString>;
    typeId: z.ZodExactOptional<
      z.ZodType<read.Open<2 | 1>, read.Open<2 | 1>, z.core.$ZodTypeInternals<read.Open<2 | 1>, read.Open<2 | 1>>>
    >;
    sddType: z.ZodExactOptional<
      z.ZodType<read.Open<2 | 1>, read.Open<2 | 1>, z.core.$ZodTypeInternals<read.Open<2 | 1>, read.Open<2 | 1>>>
    >;
    signdate: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    reference: z.ZodExactOptional<z.ZodString>;
    debtorId: z.ZodExactOptional<z.ZodInt>;
    _meta: z.ZodObject<
      {
        self: z.ZodString;
      },
      z.core.$strip
    >;
  },
  z.core.$strip
>;
/** A page of mandates of a debtor. */
export declare const MandateList: z.ZodObject<
  {
    _data: z.ZodExactOptional<
      z.ZodArray<
        z.ZodObject<
          {
            id: z.ZodExactOptional<z.ZodInt>;
            IBAN: z.ZodExactOptional<z.ZodString>;
            typeId: z.ZodExactOptional<
              z.ZodType<
                read.Open<2 | 1>,
                read.Open<2 | 1>,
                z.core.$ZodTypeInternals<read.Open<2 | 1>, read.Open<2 | 1>>
              >
            >;
            sddType: z.ZodExactOptional<
              z.ZodType<
                read.Open<2 | 1>,
                read.Open<2 | 1>,
                z.core.$ZodTypeInternals<read.Open<2 | 1>, read.Open<2 | 1>>
              >
            >;
            signdate: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            reference: z.ZodExactOptional<z.ZodString>;
            debtorId: z.ZodExactOptional<z.ZodInt>;
            _meta: z.ZodObject<
              {
                self: z.ZodString;
              },
              z.core.$strip
            >;
          },
          z.core.$strip
        >
      >
    >;
    _meta: z.ZodObject<
      {
        previousPage: z.ZodNullable<z.ZodString>;
        nextPage: z.ZodNullable<z.ZodString>;
        totalCount: z.ZodInt;
        pageCount: z.ZodInt;
        self: z.ZodString;
        administrationId: z.ZodInt;
        administrationName: z.ZodString;
        profileName: z.ZodString;
      },
      z.core.$strip
    >;
  },
  z.core.$strip
>;
/** A mandate to create, or to put in the place of an existing one. */
export declare const MandateInput: z.ZodObject<
  {
    IBAN: z.ZodExactOptional<z.ZodString>;
    typeId: z.ZodLiteral<2 | 1>;
    sddType: z.ZodLiteral<2 | 1>;
    signdate: z.ZodExactOptional<z.ZodNullable<z.ZodISODate>>;
    reference: z.ZodExactOptional<z.ZodString>;
  },
  z.core.$strict
>;
/** A direct-debit mandate of a debtor. */
export declare const Mandate: z.ZodObject<
  {
    id: z.ZodInt;
    IBAN: z.ZodString;
    typeId: z.ZodType<read.Open<2 | 1>, read.Open<2 | 1>, z.core.$ZodTypeInternals<read.Open<2 | 1>, read.Open<2 | 1>>>;
    sddType: z.ZodType<
      read.Open<2 | 1>,
      read.Open<2 | 1>,
      z.core.$ZodTypeInternals<read.Open<2 | 1>, read.Open<2 | 1>>
    >;
    signdate: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    reference: z.ZodString;
    debtorId: z.ZodInt;
    _meta: z.ZodObject<
      {
        self: z.ZodString;
        administrationId: z.ZodInt;
        administrationName: z.ZodString;
        profileName: z.ZodString;
      },
      z.core.$strip
    >;
  },
  z.core.$strip
>;
/** What replaces a mandate. */
export declare const MandateReplacement: z.ZodObject<
  {
    id: z.ZodExactOptional<z.ZodInt>;
    IBAN: z.ZodExactOptional<z.ZodString>;
    typeId: z.ZodExactOptional<z.ZodLiteral<2 | 1>>;
    sddType: z.ZodExactOptional<z.ZodLiteral<2 | 1>>;
    signdate: z.ZodExactOptional<z.ZodNullable<z.ZodISODate>>;
    reference: z.ZodExactOptional<z.ZodString>;
    debtorId: z.ZodExactOptional<z.ZodInt>;
    _meta: z.ZodExactOptional<
      z.ZodObject<
        {
          self: z.ZodCustomStringFormat<'uri'>;
        },
        z.core.$loose
      >
    >;
  },
  z.core.$strict
>;
/** The fields of a mandate to change. */
export declare const MandatePatch: z.ZodObject<
  {
    IBAN: z.ZodExactOptional<z.ZodString>;
    typeId: z.ZodExactOptional<z.ZodLiteral<2 | 1>>;
    sddType: z.ZodExactOptional<z.ZodLiteral<2 | 1>>;
    signdate: z.ZodExactOptional<z.ZodNullable<z.ZodISODate>>;
    reference: z.ZodExactOptional<z.ZodString>;
  },
  z.core.$strict
>;
/** One of the debtor kinds. */
export declare const DebtorKindListItem: z.ZodObject<
  {
    id: z.ZodExactOptional<z.ZodInt>;
    code: z.ZodExactOptional<z.ZodString>;
    description: z.ZodExactOptional<z.ZodString>;
    ledgerAccountId: z.ZodExactOptional<z.ZodInt>;
    _meta: z.ZodObject<
      {
        self: z.ZodString;
      },
      z.core.$strip
    >;
  },
  z.core.$strip
>;
/** A page of debtor kinds. */
export declare const DebtorKindList: z.ZodObject<
  {
    _data: z.ZodExactOptional<
      z.ZodArray<
        z.ZodObject<
          {
            id: z.ZodExactOptional<z.ZodInt>;
            code: z.ZodExactOptional<z.ZodString>;
            description: z.ZodExactOptional<z.ZodString>;
            ledgerAccountId: z.ZodExactOptional<z.ZodInt>;
            _meta: z.ZodObject<
              {
                self: z.ZodString;
              },
              z.core.$strip
            >;
          },
          z.core.$strip
        >
      >
    >;
    _meta: z.ZodObject<
      {
        previousPage: z.ZodNullable<z.ZodString>;
        nextPage: z.ZodNullable<z.ZodString>;
        totalCount: z.ZodInt;
        pageCount: z.ZodInt;
        self: z.ZodString;
        administrationId: z.ZodInt;
        administrationName: z.ZodString;
        profileName: z.ZodString;
      },
      z.core.$strip
    >;
  },
  z.core.$strip
>;
/** A group of debtors that share a contra account. */
export declare const DebtorKind: z.ZodObject<
  {
    id: z.ZodInt;
    code: z.ZodString;
    description: z.ZodString;
    ledgerAccountId: z.ZodInt;
    _meta: z.ZodObject<
      {
        self: z.ZodString;
        administrationId: z.ZodInt;
        administrationName: z.ZodString;
        profileName: z.ZodString;
      },
      z.core.$strip
    >;
  },
  z.core.$strip
>;
/** One of the creditors. */
export declare const CreditorListItem: z.ZodObject<
  {
    id: z.ZodExactOptional<z.ZodInt>;
    number: z.ZodExactOptional<z.ZodString>;
    name: z.ZodExactOptional<z.ZodString>;
    creditorKindId: z.ZodExactOptional<z.ZodInt>;
    paymentConditionId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    ledgerAccountId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    remark: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    contactName: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    address: z.ZodExactOptional<
      z.ZodNullable<
        z.ZodObject<
          {
            street: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            houseNumber: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            postalCode: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            city: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            countryId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
          },
          z.core.$strip
        >
      >
    >;
    email: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    phone: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    website: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    vatNumber: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    chamberOfCommerceNumber: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    iban: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    bic: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    _meta: z.ZodObject<
      {
        self: z.ZodString;
      },
      z.core.$strip
    >;
  },
  z.core.$strip
>;
/** A page of creditors. */
export declare const CreditorList: z.ZodObject<
  {
    _data: z.ZodExactOptional<
      z.ZodArray<
        z.ZodObject<
          {
            id: z.ZodExactOptional<z.ZodInt>;
            number: z.ZodExactOptional<z.ZodString>;
            name: z.ZodExactOptional<z.ZodString>;
            creditorKindId: z.ZodExactOptional<z.ZodInt>;
            paymentConditionId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
            ledgerAccountId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
            remark: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            contactName: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            address: z.ZodExactOptional<
              z.ZodNullable<
                z.ZodObject<
                  {
                    street: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
                    houseNumber: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
                    postalCode: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
                    city: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
                    countryId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
                  },
                  z.core.$strip
                >
              >
            >;
            email: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            phone: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            website: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            vatNumber: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            chamberOfCommerceNumber: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            iban: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            bic: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            _meta: z.ZodObject<
              {
                self: z.ZodString;
              },
              z.core.$strip
            >;
          },
          z.core.$strip
        >
      >
    >;
    _meta: z.ZodObject<
      {
        previousPage: z.ZodNullable<z.ZodString>;
        nextPage: z.ZodNullable<z.ZodString>;
        totalCount: z.ZodInt;
        pageCount: z.ZodInt;
        self: z.ZodString;
        administrationId: z.ZodInt;
        administrationName: z.ZodString;
        profileName: z.ZodString;
      },
      z.core.$strip
    >;
  },
  z.core.$strip
>;
/** A creditor to create, or to put in the place of an existing one. */
export declare const CreditorInput: z.ZodObject<
  {
    number: z.ZodExactOptional<z.ZodString>;
    name: z.ZodString;
    creditorKindId: z.ZodInt;
    paymentConditionId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    ledgerAccountId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    remark: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    contactName: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    address: z.ZodExactOptional<
      z.ZodNullable<
        z.ZodObject<
          {
            street: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            houseNumber: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            postalCode: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            city: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            countryId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
          },
          z.core.$strict
        >
      >
    >;
    email: z.ZodExactOptional<z.ZodNullable<z.ZodEmail>>;
    phone: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    website: z.ZodExactOptional<z.ZodNullable<z.ZodCustomStringFormat<'uri'>>>;
    vatNumber: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    chamberOfCommerceNumber: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    iban: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    bic: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
  },
  z.core.$strict
>;
/** A supplier of the administration. */
export declare const Creditor: z.ZodObject<
  {
    id: z.ZodInt;
    number: z.ZodString;
    name: z.ZodString;
    creditorKindId: z.ZodInt;
    paymentConditionId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    ledgerAccountId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    remark: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    contactName: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    address: z.ZodExactOptional<
      z.ZodNullable<
        z.ZodObject<
          {
            street: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            houseNumber: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            postalCode: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            city: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            countryId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
          },
          z.core.$strip
        >
      >
    >;
    email: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    phone: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    website: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    vatNumber: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    chamberOfCommerceNumber: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    iban: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    bic: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    _meta: z.ZodObject<
      {
        self: z.ZodString;
        administrationId: z.ZodInt;
        administrationName: z.ZodString;
        profileName: z.ZodString;
      },
      z.core.$strip
    >;
  },
  z.core.$strip
>;
/** The creditor to put in the place of the existing one. */
export declare const CreditorReplacement: z.ZodObject<
  {
    id: z.ZodExactOptional<z.ZodInt>;
    number: z.ZodExactOptional<z.ZodString>;
    name: z.ZodString;
    creditorKindId: z.ZodInt;
    paymentConditionId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    ledgerAccountId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    remark: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    contactName: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    address: z.ZodExactOptional<
      z.ZodNullable<
        z.ZodObject<
          {
            street: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            houseNumber: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            postalCode: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            city: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            countryId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
          },
          z.core.$strict
        >
      >
    >;
    email: z.ZodExactOptional<z.ZodNullable<z.ZodEmail>>;
    phone: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    website: z.ZodExactOptional<z.ZodNullable<z.ZodCustomStringFormat<'uri'>>>;
    vatNumber: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    chamberOfCommerceNumber: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    iban: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    bic: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    _meta: z.ZodExactOptional<
      z.ZodObject<
        {
          self: z.ZodCustomStringFormat<'uri'>;
        },
        z.core.$loose
      >
    >;
  },
  z.core.$strict
>;
/** The fields of a creditor to change. */
export declare const CreditorPatch: z.ZodObject<
  {
    number: z.ZodExactOptional<z.ZodString>;
    name: z.ZodExactOptional<z.ZodString>;
    creditorKindId: z.ZodExactOptional<z.ZodInt>;
    paymentConditionId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    ledgerAccountId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    remark: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    contactName: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    address: z.ZodExactOptional<
      z.ZodNullable<
        z.ZodObject<
          {
            street: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            houseNumber: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            postalCode: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            city: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            countryId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
          },
          z.core.$strict
        >
      >
    >;
    email: z.ZodExactOptional<z.ZodNullable<z.ZodEmail>>;
    phone: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    website: z.ZodExactOptional<z.ZodNullable<z.ZodCustomStringFormat<'uri'>>>;
    vatNumber: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    chamberOfCommerceNumber: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    iban: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    bic: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
  },
  z.core.$strict
>;
/** One of the creditor kinds. */
export declare const CreditorKindListItem: z.ZodObject<
  {
    id: z.ZodExactOptional<z.ZodInt>;
    code: z.ZodExactOptional<z.ZodString>;
    description: z.ZodExactOptional<z.ZodString>;
    ledgerAccountId: z.ZodExactOptional<z.ZodInt>;
    _meta: z.ZodObject<
      {
        self: z.ZodString;
      },
      z.core.$strip
    >;
  },
  z.core.$strip
>;
/** A page of creditor kinds. */
export declare const CreditorKindList: z.ZodObject<
  {
    _data: z.ZodExactOptional<
      z.ZodArray<
        z.ZodObject<
          {
            id: z.ZodExactOptional<z.ZodInt>;
            code: z.ZodExactOptional<z.ZodString>;
            description: z.ZodExactOptional<z.ZodString>;
            ledgerAccountId: z.ZodExactOptional<z.ZodInt>;
            _meta: z.ZodObject<
              {
                self: z.ZodString;
              },
              z.core.$strip
            >;
          },
          z.core.$strip
        >
      >
    >;
    _meta: z.ZodObject<
      {
        previousPage: z.ZodNullable<z.ZodString>;
        nextPage: z.ZodNullable<z.ZodString>;
        totalCount: z.ZodInt;
        pageCount: z.ZodInt;
        self: z.ZodString;
        administrationId: z.ZodInt;
        administrationName: z.ZodString;
        profileName: z.ZodString;
      },
      z.core.$strip
    >;
  },
  z.core.$strip
>;
/** A group of creditors that share a contra account. */
export declare const CreditorKind: z.ZodObject<
  {
    id: z.ZodInt;
    code: z.ZodString;
    description: z.ZodString;
    ledgerAccountId: z.ZodInt;
    _meta: z.ZodObject<
      {
        self: z.ZodString;
        administrationId: z.ZodInt;
        administrationName: z.ZodString;
        profileName: z.ZodString;
      },
      z.core.$strip
    >;
  },
  z.core.$strip
>;
/** One of the articles. */
export declare const ArticleListItem: z.ZodObject<
  {
    id: z.ZodExactOptional<z.ZodInt>;
    ArticleSku: z.ZodExactOptional<z.ZodString>;
    description: z.ZodExactOptional<z.ZodString>;
    SalesTypeId: z.ZodExactOptional<z.ZodInt>;
    unit: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    unitPrice: z.ZodExactOptional<z.ZodNumber>;
    purchasePrice: z.ZodExactOptional<z.ZodNullable<z.ZodNumber>>;
    barcode: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    active: z.ZodExactOptional<z.ZodBoolean>;
    remark: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    currentStock: z.ZodExactOptional<z.ZodNumber>;
    _meta: z.ZodObject<
      {
        self: z.ZodString;
      },
      z.core.$strip
    >;
  },
  z.core.$strip
>;
/** A page of articles. */
export declare const ArticleList: z.ZodObject<
  {
    _data: z.ZodExactOptional<
      z.ZodArray<
        z.ZodObject<
          {
            id: z.ZodExactOptional<z.ZodInt>;
            ArticleSku: z.ZodExactOptional<z.ZodString>;
            description: z.ZodExactOptional<z.ZodString>;
            SalesTypeId: z.ZodExactOptional<z.ZodInt>;
            unit: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            unitPrice: z.ZodExactOptional<z.ZodNumber>;
            purchasePrice: z.ZodExactOptional<z.ZodNullable<z.ZodNumber>>;
            barcode: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            active: z.ZodExactOptional<z.ZodBoolean>;
            remark: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            currentStock: z.ZodExactOptional<z.ZodNumber>;
            _meta: z.ZodObject<
              {
                self: z.ZodString;
              },
              z.core.$strip
            >;
          },
          z.core.$strip
        >
      >
    >;
    _meta: z.ZodObject<
      {
        previousPage: z.ZodNullable<z.ZodString>;
        nextPage: z.ZodNullable<z.ZodString>;
        totalCount: z.ZodInt;
        pageCount: z.ZodInt;
        self: z.ZodString;
        administrationId: z.ZodInt;
        administrationName: z.ZodString;
        profileName: z.ZodString;
      },
      z.core.$strip
    >;
  },
  z.core.$strip
>;
/** An article to create, or to put in the place of an existing one. */
export declare const ArticleInput: z.ZodObject<
  {
    ArticleSku: z.ZodString;
    description: z.ZodString;
    SalesTypeId: z.ZodInt;
    unit: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    unitPrice: z.ZodExactOptional<z.ZodNumber>;
    purchasePrice: z.ZodExactOptional<z.ZodNullable<z.ZodNumber>>;
    barcode: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    active: z.ZodExactOptional<z.ZodBoolean>;
    remark: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
  },
  z.core.$strict
>;
/** Something that the administration sells. */
export declare const Article: z.ZodObject<
  {
    id: z.ZodInt;
    ArticleSku: z.ZodString;
    description: z.ZodString;
    SalesTypeId: z.ZodInt;
    unit: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    unitPrice: z.ZodNumber;
    purchasePrice: z.ZodExactOptional<z.ZodNullable<z.ZodNumber>>;
    barcode: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    active: z.ZodBoolean;
    remark: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    currentStock: z.ZodNumber;
    _meta: z.ZodObject<
      {
        self: z.ZodString;
        administrationId: z.ZodInt;
        administrationName: z.ZodString;
        profileName: z.ZodString;
      },
      z.core.$strip
    >;
  },
  z.core.$strip
>;
/** The article to put in the place of the existing one. */
export declare const ArticleReplacement: z.ZodObject<
  {
    id: z.ZodExactOptional<z.ZodInt>;
    ArticleSku: z.ZodString;
    description: z.ZodString;
    SalesTypeId: z.ZodInt;
    unit: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    unitPrice: z.ZodExactOptional<z.ZodNumber>;
    purchasePrice: z.ZodExactOptional<z.ZodNullable<z.ZodNumber>>;
    barcode: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    active: z.ZodExactOptional<z.ZodBoolean>;
    remark: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    currentStock: z.ZodExactOptional<z.ZodNumber>;
    _meta: z.ZodExactOptional<
      z.ZodObject<
        {
          self: z.ZodCustomStringFormat<'uri'>;
        },
        z.core.$loose
      >
    >;
  },
  z.core.$strict
>;
/** The fields of an article to change. */
export declare const ArticlePatch: z.ZodObject<
  {
    ArticleSku: z.ZodExactOptional<z.ZodString>;
    description: z.ZodExactOptional<z.ZodString>;
    SalesTypeId: z.ZodExactOptional<z.ZodInt>;
    unit: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    unitPrice: z.ZodExactOptional<z.ZodNumber>;
    purchasePrice: z.ZodExactOptional<z.ZodNullable<z.ZodNumber>>;
    barcode: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    active: z.ZodExactOptional<z.ZodBoolean>;
    remark: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
  },
  z.core.$strict
>;
/** One of the article locations. */
export declare const ArticleLocationListItem: z.ZodObject<
  {
    id: z.ZodExactOptional<z.ZodInt>;
    code: z.ZodExactOptional<z.ZodString>;
    description: z.ZodExactOptional<z.ZodString>;
    _meta: z.ZodObject<
      {
        self: z.ZodString;
      },
      z.core.$strip
    >;
  },
  z.core.$strip
>;
/** A page of article locations. */
export declare const ArticleLocationList: z.ZodObject<
  {
    _data: z.ZodExactOptional<
      z.ZodArray<
        z.ZodObject<
          {
            id: z.ZodExactOptional<z.ZodInt>;
            code: z.ZodExactOptional<z.ZodString>;
            description: z.ZodExactOptional<z.ZodString>;
            _meta: z.ZodObject<
              {
                self: z.ZodString;
              },
              z.core.$strip
            >;
          },
          z.core.$strip
        >
      >
    >;
    _meta: z.ZodObject<
      {
        previousPage: z.ZodNullable<z.ZodString>;
        nextPage: z.ZodNullable<z.ZodString>;
        totalCount: z.ZodInt;
        pageCount: z.ZodInt;
        self: z.ZodString;
        administrationId: z.ZodInt;
        administrationName: z.ZodString;
        profileName: z.ZodString;
      },
      z.core.$strip
    >;
  },
  z.core.$strip
>;
/** A place in the warehouse where articles are kept. */
export declare const ArticleLocation: z.ZodObject<
  {
    id: z.ZodInt;
    code: z.ZodString;
    description: z.ZodString;
    _meta: z.ZodObject<
      {
        self: z.ZodString;
        administrationId: z.ZodInt;
        administrationName: z.ZodString;
        profileName: z.ZodString;
      },
      z.core.$strip
    >;
  },
  z.core.$strip
>;
/** One of the countries. */
export declare const CountryListItem: z.ZodObject<
  {
    id: z.ZodExactOptional<z.ZodInt>;
    name: z.ZodExactOptional<z.ZodString>;
    code: z.ZodExactOptional<z.ZodString>;
    _meta: z.ZodObject<
      {
        self: z.ZodString;
      },
      z.core.$strip
    >;
  },
  z.core.$strip
>;
/** A page of countries. */
export declare const CountryList: z.ZodObject<
  {
    _data: z.ZodExactOptional<
      z.ZodArray<
        z.ZodObject<
          {
            id: z.ZodExactOptional<z.ZodInt>;
            name: z.ZodExactOptional<z.ZodString>;
            code: z.ZodExactOptional<z.ZodString>;
            _meta: z.ZodObject<
              {
                self: z.ZodString;
              },
              z.core.$strip
            >;
          },
          z.core.$strip
        >
      >
    >;
    _meta: z.ZodObject<
      {
        previousPage: z.ZodNullable<z.ZodString>;
        nextPage: z.ZodNullable<z.ZodString>;
        totalCount: z.ZodInt;
        pageCount: z.ZodInt;
        self: z.ZodString;
        administrationId: z.ZodInt;
        administrationName: z.ZodString;
        profileName: z.ZodString;
      },
      z.core.$strip
    >;
  },
  z.core.$strip
>;
/** A country. */
export declare const Country: z.ZodObject<
  {
    id: z.ZodInt;
    name: z.ZodString;
    code: z.ZodString;
    _meta: z.ZodObject<
      {
        self: z.ZodString;
        administrationId: z.ZodInt;
        administrationName: z.ZodString;
        profileName: z.ZodString;
      },
      z.core.$strip
    >;
  },
  z.core.$strip
>;
/** One of the payment conditions. */
export declare const PaymentConditionListItem: z.ZodObject<
  {
    id: z.ZodExactOptional<z.ZodInt>;
    code: z.ZodExactOptional<z.ZodString>;
    description: z.ZodExactOptional<z.ZodString>;
    dueDays: z.ZodExactOptional<z.ZodInt>;
    endOfMonth: z.ZodExactOptional<z.ZodBoolean>;
    discountPercentage: z.ZodExactOptional<z.ZodNullable<z.ZodNumber>>;
    discountDays: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    _meta: z.ZodObject<
      {
        self: z.ZodString;
      },
      z.core.$strip
    >;
  },
  z.core.$strip
>;
/** A page of payment conditions. */
export declare const PaymentConditionList: z.ZodObject<
  {
    _data: z.ZodExactOptional<
      z.ZodArray<
        z.ZodObject<
          {
            id: z.ZodExactOptional<z.ZodInt>;
            code: z.ZodExactOptional<z.ZodString>;
            description: z.ZodExactOptional<z.ZodString>;
            dueDays: z.ZodExactOptional<z.ZodInt>;
            endOfMonth: z.ZodExactOptional<z.ZodBoolean>;
            discountPercentage: z.ZodExactOptional<z.ZodNullable<z.ZodNumber>>;
            discountDays: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
            _meta: z.ZodObject<
              {
                self: z.ZodString;
              },
              z.core.$strip
            >;
          },
          z.core.$strip
        >
      >
    >;
    _meta: z.ZodObject<
      {
        previousPage: z.ZodNullable<z.ZodString>;
        nextPage: z.ZodNullable<z.ZodString>;
        totalCount: z.ZodInt;
        pageCount: z.ZodInt;
        self: z.ZodString;
        administrationId: z.ZodInt;
        administrationName: z.ZodString;
        profileName: z.ZodString;
      },
      z.core.$strip
    >;
  },
  z.core.$strip
>;
/** The term within which an invoice must be paid. */
export declare const PaymentCondition: z.ZodObject<
  {
    id: z.ZodInt;
    code: z.ZodString;
    description: z.ZodString;
    dueDays: z.ZodInt;
    endOfMonth: z.ZodBoolean;
    discountPercentage: z.ZodExactOptional<z.ZodNullable<z.ZodNumber>>;
    discountDays: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    _meta: z.ZodObject<
      {
        self: z.ZodString;
        administrationId: z.ZodInt;
        administrationName: z.ZodString;
        profileName: z.ZodString;
      },
      z.core.$strip
    >;
  },
  z.core.$strip
>;
/** One of the payment methods. */
export declare const PaymentMethodListItem: z.ZodObject<
  {
    id: z.ZodExactOptional<z.ZodInt>;
    code: z.ZodExactOptional<z.ZodString>;
    description: z.ZodExactOptional<z.ZodString>;
    _meta: z.ZodObject<
      {
        self: z.ZodString;
      },
      z.core.$strip
    >;
  },
  z.core.$strip
>;
/** A page of payment methods. */
export declare const PaymentMethodList: z.ZodObject<
  {
    _data: z.ZodExactOptional<
      z.ZodArray<
        z.ZodObject<
          {
            id: z.ZodExactOptional<z.ZodInt>;
            code: z.ZodExactOptional<z.ZodString>;
            description: z.ZodExactOptional<z.ZodString>;
            _meta: z.ZodObject<
              {
                self: z.ZodString;
              },
              z.core.$strip
            >;
          },
          z.core.$strip
        >
      >
    >;
    _meta: z.ZodObject<
      {
        previousPage: z.ZodNullable<z.ZodString>;
        nextPage: z.ZodNullable<z.ZodString>;
        totalCount: z.ZodInt;
        pageCount: z.ZodInt;
        self: z.ZodString;
        administrationId: z.ZodInt;
        administrationName: z.ZodString;
        profileName: z.ZodString;
      },
      z.core.$strip
    >;
  },
  z.core.$strip
>;
/** A way in which an invoice is paid. */
export declare const PaymentMethod: z.ZodObject<
  {
    id: z.ZodInt;
    code: z.ZodString;
    description: z.ZodString;
    _meta: z.ZodObject<
      {
        self: z.ZodString;
        administrationId: z.ZodInt;
        administrationName: z.ZodString;
        profileName: z.ZodString;
      },
      z.core.$strip
    >;
  },
  z.core.$strip
>;
/** One of the sales types. */
export declare const SalesTypeListItem: z.ZodObject<
  {
    id: z.ZodExactOptional<z.ZodInt>;
    code: z.ZodExactOptional<z.ZodString>;
    description: z.ZodExactOptional<z.ZodString>;
    ledgerAccountId: z.ZodExactOptional<z.ZodInt>;
    vatCodeId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    _meta: z.ZodObject<
      {
        self: z.ZodString;
      },
      z.core.$strip
    >;
  },
  z.core.$strip
>;
/** A page of sales types. */
export declare const SalesTypeList: z.ZodObject<
  {
    _data: z.ZodExactOptional<
      z.ZodArray<
        z.ZodObject<
          {
            id: z.ZodExactOptional<z.ZodInt>;
            code: z.ZodExactOptional<z.ZodString>;
            description: z.ZodExactOptional<z.ZodString>;
            ledgerAccountId: z.ZodExactOptional<z.ZodInt>;
            vatCodeId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
            _meta: z.ZodObject<
              {
                self: z.ZodString;
              },
              z.core.$strip
            >;
          },
          z.core.$strip
        >
      >
    >;
    _meta: z.ZodObject<
      {
        previousPage: z.ZodNullable<z.ZodString>;
        nextPage: z.ZodNullable<z.ZodString>;
        totalCount: z.ZodInt;
        pageCount: z.ZodInt;
        self: z.ZodString;
        administrationId: z.ZodInt;
        administrationName: z.ZodString;
        profileName: z.ZodString;
      },
      z.core.$strip
    >;
  },
  z.core.$strip
>;
/** A kind of turnover, with the ledger account and the VAT code that belong to it. */
export declare const SalesType: z.ZodObject<
  {
    id: z.ZodInt;
    code: z.ZodString;
    description: z.ZodString;
    ledgerAccountId: z.ZodInt;
    vatCodeId: z.ZodNullable<z.ZodInt>;
    _meta: z.ZodObject<
      {
        self: z.ZodString;
        administrationId: z.ZodInt;
        administrationName: z.ZodString;
        profileName: z.ZodString;
      },
      z.core.$strip
    >;
  },
  z.core.$strip
>;
/** One of the VAT codes. */
export declare const VatCodeListItem: z.ZodObject<
  {
    id: z.ZodExactOptional<z.ZodInt>;
    code: z.ZodExactOptional<z.ZodString>;
    description: z.ZodExactOptional<z.ZodString>;
    percentage: z.ZodExactOptional<z.ZodNumber>;
    salesCode: z.ZodExactOptional<z.ZodBoolean>;
    reverseCharged: z.ZodExactOptional<z.ZodBoolean>;
    returnBox: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    deductionBox: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    ledgerAccountId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    _meta: z.ZodObject<
      {
        self: z.ZodString;
      },
      z.core.$strip
    >;
  },
  z.core.$strip
>;
/** A page of VAT codes. */
export declare const VatCodeList: z.ZodObject<
  {
    _data: z.ZodExactOptional<
      z.ZodArray<
        z.ZodObject<
          {
            id: z.ZodExactOptional<z.ZodInt>;
            code: z.ZodExactOptional<z.ZodString>;
            description: z.ZodExactOptional<z.ZodString>;
            percentage: z.ZodExactOptional<z.ZodNumber>;
            salesCode: z.ZodExactOptional<z.ZodBoolean>;
            reverseCharged: z.ZodExactOptional<z.ZodBoolean>;
            returnBox: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            deductionBox: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            ledgerAccountId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
            _meta: z.ZodObject<
              {
                self: z.ZodString;
              },
              z.core.$strip
            >;
          },
          z.core.$strip
        >
      >
    >;
    _meta: z.ZodObject<
      {
        previousPage: z.ZodNullable<z.ZodString>;
        nextPage: z.ZodNullable<z.ZodString>;
        totalCount: z.ZodInt;
        pageCount: z.ZodInt;
        self: z.ZodString;
        administrationId: z.ZodInt;
        administrationName: z.ZodString;
        profileName: z.ZodString;
      },
      z.core.$strip
    >;
  },
  z.core.$strip
>;
/** A VAT rate, and how it is accounted for. */
export declare const VatCode: z.ZodObject<
  {
    id: z.ZodInt;
    code: z.ZodString;
    description: z.ZodString;
    percentage: z.ZodNumber;
    salesCode: z.ZodBoolean;
    reverseCharged: z.ZodBoolean;
    returnBox: z.ZodNullable<z.ZodString>;
    deductionBox: z.ZodNullable<z.ZodString>;
    ledgerAccountId: z.ZodNullable<z.ZodInt>;
    _meta: z.ZodObject<
      {
        self: z.ZodString;
        administrationId: z.ZodInt;
        administrationName: z.ZodString;
        profileName: z.ZodString;
      },
      z.core.$strip
    >;
  },
  z.core.$strip
>;
/** One of the cost centers. */
export declare const CostCenterListItem: z.ZodObject<
  {
    id: z.ZodExactOptional<z.ZodInt>;
    code: z.ZodExactOptional<z.ZodString>;
    description: z.ZodExactOptional<z.ZodString>;
    _meta: z.ZodObject<
      {
        self: z.ZodString;
      },
      z.core.$strip
    >;
  },
  z.core.$strip
>;
/** A page of cost centers. */
export declare const CostCenterList: z.ZodObject<
  {
    _data: z.ZodExactOptional<
      z.ZodArray<
        z.ZodObject<
          {
            id: z.ZodExactOptional<z.ZodInt>;
            code: z.ZodExactOptional<z.ZodString>;
            description: z.ZodExactOptional<z.ZodString>;
            _meta: z.ZodObject<
              {
                self: z.ZodString;
              },
              z.core.$strip
            >;
          },
          z.core.$strip
        >
      >
    >;
    _meta: z.ZodObject<
      {
        previousPage: z.ZodNullable<z.ZodString>;
        nextPage: z.ZodNullable<z.ZodString>;
        totalCount: z.ZodInt;
        pageCount: z.ZodInt;
        self: z.ZodString;
        administrationId: z.ZodInt;
        administrationName: z.ZodString;
        profileName: z.ZodString;
      },
      z.core.$strip
    >;
  },
  z.core.$strip
>;
/** A part of the company that costs and turnover are assigned to. */
export declare const CostCenter: z.ZodObject<
  {
    id: z.ZodInt;
    code: z.ZodString;
    description: z.ZodString;
    _meta: z.ZodObject<
      {
        self: z.ZodString;
        administrationId: z.ZodInt;
        administrationName: z.ZodString;
        profileName: z.ZodString;
      },
      z.core.$strip
    >;
  },
  z.core.$strip
>;
/** One of the cost units. */
export declare const CostUnitListItem: z.ZodObject<
  {
    id: z.ZodExactOptional<z.ZodInt>;
    code: z.ZodExactOptional<z.ZodString>;
    description: z.ZodExactOptional<z.ZodString>;
    costUnitTypeId: z.ZodExactOptional<z.ZodInt>;
    _meta: z.ZodObject<
      {
        self: z.ZodString;
      },
      z.core.$strip
    >;
  },
  z.core.$strip
>;
/** A page of cost units. */
export declare const CostUnitList: z.ZodObject<
  {
    _data: z.ZodExactOptional<
      z.ZodArray<
        z.ZodObject<
          {
            id: z.ZodExactOptional<z.ZodInt>;
            code: z.ZodExactOptional<z.ZodString>;
            description: z.ZodExactOptional<z.ZodString>;
            costUnitTypeId: z.ZodExactOptional<z.ZodInt>;
            _meta: z.ZodObject<
              {
                self: z.ZodString;
              },
              z.core.$strip
            >;
          },
          z.core.$strip
        >
      >
    >;
    _meta: z.ZodObject<
      {
        previousPage: z.ZodNullable<z.ZodString>;
        nextPage: z.ZodNullable<z.ZodString>;
        totalCount: z.ZodInt;
        pageCount: z.ZodInt;
        self: z.ZodString;
        administrationId: z.ZodInt;
        administrationName: z.ZodString;
        profileName: z.ZodString;
      },
      z.core.$strip
    >;
  },
  z.core.$strip
>;
/** A product, project or order that costs and turnover are assigned to. */
export declare const CostUnit: z.ZodObject<
  {
    id: z.ZodInt;
    code: z.ZodString;
    description: z.ZodString;
    costUnitTypeId: z.ZodInt;
    _meta: z.ZodObject<
      {
        self: z.ZodString;
        administrationId: z.ZodInt;
        administrationName: z.ZodString;
        profileName: z.ZodString;
      },
      z.core.$strip
    >;
  },
  z.core.$strip
>;
/** One of the cost unit types. */
export declare const CostUnitTypeListItem: z.ZodObject<
  {
    id: z.ZodExactOptional<z.ZodInt>;
    code: z.ZodExactOptional<z.ZodString>;
    description: z.ZodExactOptional<z.ZodString>;
    _meta: z.ZodObject<
      {
        self: z.ZodString;
      },
      z.core.$strip
    >;
  },
  z.core.$strip
>;
/** A page of cost unit types. */
export declare const CostUnitTypeList: z.ZodObject<
  {
    _data: z.ZodExactOptional<
      z.ZodArray<
        z.ZodObject<
          {
            id: z.ZodExactOptional<z.ZodInt>;
            code: z.ZodExactOptional<z.ZodString>;
            description: z.ZodExactOptional<z.ZodString>;
            _meta: z.ZodObject<
              {
                self: z.ZodString;
              },
              z.core.$strip
            >;
          },
          z.core.$strip
        >
      >
    >;
    _meta: z.ZodObject<
      {
        previousPage: z.ZodNullable<z.ZodString>;
        nextPage: z.ZodNullable<z.ZodString>;
        totalCount: z.ZodInt;
        pageCount: z.ZodInt;
        self: z.ZodString;
        administrationId: z.ZodInt;
        administrationName: z.ZodString;
        profileName: z.ZodString;
      },
      z.core.$strip
    >;
  },
  z.core.$strip
>;
/** A kind of cost unit. */
export declare const CostUnitType: z.ZodObject<
  {
    id: z.ZodInt;
    code: z.ZodString;
    description: z.ZodString;
    _meta: z.ZodObject<
      {
        self: z.ZodString;
        administrationId: z.ZodInt;
        administrationName: z.ZodString;
        profileName: z.ZodString;
      },
      z.core.$strip
    >;
  },
  z.core.$strip
>;
/** One of the draft sales invoices. */
export declare const DraftSalesInvoiceListItem: z.ZodObject<
  {
    id: z.ZodExactOptional<z.ZodInt>;
    debtorId: z.ZodExactOptional<z.ZodInt>;
    invoiceDate: z.ZodExactOptional<z.ZodString>;
    paymentConditionId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    dueDate: z.ZodExactOptional<z.ZodString>;
    invoiceAddress: z.ZodExactOptional<
      z.ZodNullable<
        z.ZodObject<
          {
            street: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            houseNumber: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            postalCode: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            city: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            countryId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
          },
          z.core.$strip
        >
      >
    >;
    reference: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    description: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    remark: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    paymentMethodId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    amountExcludingVat: z.ZodExactOptional<z.ZodNumber>;
    amountVat: z.ZodExactOptional<z.ZodNumber>;
    amountIncludingVat: z.ZodExactOptional<z.ZodNumber>;
    vatTotals: z.ZodExactOptional<
      z.ZodArray<
        z.ZodObject<
          {
            vatCodeId: z.ZodNullable<z.ZodInt>;
            percentage: z.ZodNumber;
            amountExcludingVat: z.ZodNumber;
            amountVat: z.ZodNumber;
          },
          z.core.$strip
        >
      >
    >;
    _meta: z.ZodObject<
      {
        self: z.ZodString;
      },
      z.core.$strip
    >;
  },
  z.core.$strip
>;
/** A page of draft sales invoices. */
export declare const DraftSalesInvoiceList: z.ZodObject<
  {
    _data: z.ZodExactOptional<
      z.ZodArray<
        z.ZodObject<
          {
            id: z.ZodExactOptional<z.ZodInt>;
            debtorId: z.ZodExactOptional<z.ZodInt>;
            invoiceDate: z.ZodExactOptional<z.ZodString>;
            paymentConditionId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
            dueDate: z.ZodExactOptional<z.ZodString>;
            invoiceAddress: z.ZodExactOptional<
              z.ZodNullable<
                z.ZodObject<
                  {
                    street: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
                    houseNumber: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
                    postalCode: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
                    city: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
                    countryId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
                  },
                  z.core.$strip
                >
              >
            >;
            reference: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            description: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            remark: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            paymentMethodId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
            amountExcludingVat: z.ZodExactOptional<z.ZodNumber>;
            amountVat: z.ZodExactOptional<z.ZodNumber>;
            amountIncludingVat: z.ZodExactOptional<z.ZodNumber>;
            vatTotals: z.ZodExactOptional<
              z.ZodArray<
                z.ZodObject<
                  {
                    vatCodeId: z.ZodNullable<z.ZodInt>;
                    percentage: z.ZodNumber;
                    amountExcludingVat: z.ZodNumber;
                    amountVat: z.ZodNumber;
                  },
                  z.core.$strip
                >
              >
            >;
            _meta: z.ZodObject<
              {
                self: z.ZodString;
              },
              z.core.$strip
            >;
          },
          z.core.$strip
        >
      >
    >;
    _meta: z.ZodObject<
      {
        previousPage: z.ZodNullable<z.ZodString>;
        nextPage: z.ZodNullable<z.ZodString>;
        totalCount: z.ZodInt;
        pageCount: z.ZodInt;
        self: z.ZodString;
        administrationId: z.ZodInt;
        administrationName: z.ZodString;
        profileName: z.ZodString;
      },
      z.core.$strip
    >;
  },
  z.core.$strip
>;
/** Address that the invoice is sent to, with its country. */
export declare const InvoiceAddress: z.ZodObject<
  {
    street: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    houseNumber: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    postalCode: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    city: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    countryId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
  },
  z.core.$strict
>;
/** The header of a draft to create, or to put in the place of an existing one. */
export declare const DraftSalesInvoiceInput: z.ZodObject<
  {
    debtorId: z.ZodInt;
    invoiceDate: z.ZodExactOptional<z.ZodISODate>;
    paymentConditionId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    dueDate: z.ZodExactOptional<z.ZodISODate>;
    invoiceAddress: z.ZodExactOptional<
      z.ZodNullable<
        z.ZodObject<
          {
            street: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            houseNumber: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            postalCode: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            city: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            countryId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
          },
          z.core.$strict
        >
      >
    >;
    reference: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    description: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    remark: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    paymentMethodId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
  },
  z.core.$strict
>;
/** The header of a sales invoice that is not final yet. */
export declare const DraftSalesInvoice: z.ZodObject<
  {
    id: z.ZodInt;
    debtorId: z.ZodInt;
    invoiceDate: z.ZodString;
    paymentConditionId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    dueDate: z.ZodString;
    invoiceAddress: z.ZodExactOptional<
      z.ZodNullable<
        z.ZodObject<
          {
            street: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            houseNumber: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            postalCode: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            city: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            countryId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
          },
          z.core.$strip
        >
      >
    >;
    reference: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    description: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    remark: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    paymentMethodId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    amountExcludingVat: z.ZodNumber;
    amountVat: z.ZodNumber;
    amountIncludingVat: z.ZodNumber;
    vatTotals: z.ZodArray<
      z.ZodObject<
        {
          vatCodeId: z.ZodNullable<z.ZodInt>;
          percentage: z.ZodNumber;
          amountExcludingVat: z.ZodNumber;
          amountVat: z.ZodNumber;
        },
        z.core.$strip
      >
    >;
    _meta: z.ZodObject<
      {
        self: z.ZodString;
        administrationId: z.ZodInt;
        administrationName: z.ZodString;
        profileName: z.ZodString;
      },
      z.core.$strip
    >;
  },
  z.core.$strip
>;
/** Part of the invoice total that falls under one VAT code. */
export declare const VatTotal: z.ZodObject<
  {
    vatCodeId: z.ZodNullable<z.ZodInt>;
    percentage: z.ZodNumber;
    amountExcludingVat: z.ZodNumber;
    amountVat: z.ZodNumber;
  },
  z.core.$loose
>;
/** The draft sales invoice to put in the place of the existing one. */
export declare const DraftSalesInvoiceReplacement: z.ZodObject<
  {
    id: z.ZodExactOptional<z.ZodInt>;
    debtorId: z.ZodInt;
    invoiceDate: z.ZodExactOptional<z.ZodISODate>;
    paymentConditionId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    dueDate: z.ZodExactOptional<z.ZodISODate>;
    invoiceAddress: z.ZodExactOptional<
      z.ZodNullable<
        z.ZodObject<
          {
            street: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            houseNumber: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            postalCode: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            city: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            countryId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
          },
          z.core.$strict
        >
      >
    >;
    reference: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    description: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    remark: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    paymentMethodId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    amountExcludingVat: z.ZodExactOptional<z.ZodNumber>;
    amountVat: z.ZodExactOptional<z.ZodNumber>;
    amountIncludingVat: z.ZodExactOptional<z.ZodNumber>;
    vatTotals: z.ZodExactOptional<
      z.ZodArray<
        z.ZodObject<
          {
            vatCodeId: z.ZodNullable<z.ZodInt>;
            percentage: z.ZodNumber;
            amountExcludingVat: z.ZodNumber;
            amountVat: z.ZodNumber;
          },
          z.core.$loose
        >
      >
    >;
    _meta: z.ZodExactOptional<
      z.ZodObject<
        {
          self: z.ZodCustomStringFormat<'uri'>;
        },
        z.core.$loose
      >
    >;
  },
  z.core.$strict
>;
/** The header fields of a draft to change. */
export declare const DraftSalesInvoicePatch: z.ZodObject<
  {
    debtorId: z.ZodExactOptional<z.ZodInt>;
    invoiceDate: z.ZodExactOptional<z.ZodISODate>;
    paymentConditionId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    dueDate: z.ZodExactOptional<z.ZodISODate>;
    invoiceAddress: z.ZodExactOptional<
      z.ZodNullable<
        z.ZodObject<
          {
            street: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            houseNumber: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            postalCode: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            city: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            countryId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
          },
          z.core.$strict
        >
      >
    >;
    reference: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    description: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    remark: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    paymentMethodId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
  },
  z.core.$strict
>;
/** One of the draft sales invoice lines. */
export declare const DraftSalesInvoiceLineListItem: z.ZodObject<
  {
    id: z.ZodExactOptional<z.ZodInt>;
    description: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    quantity: z.ZodExactOptional<z.ZodNumber>;
    unitPrice: z.ZodExactOptional<z.ZodNullable<z.ZodNumber>>;
    unitPriceIncludingVat: z.ZodExactOptional<z.ZodBoolean>;
    discountPercentage: z.ZodExactOptional<z.ZodNumber>;
    vatCodeId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    costCenterId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    costUnitId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    amountExcludingVat: z.ZodExactOptional<z.ZodNumber>;
    amountVat: z.ZodExactOptional<z.ZodNumber>;
    amountIncludingVat: z.ZodExactOptional<z.ZodNumber>;
    bookingType: z.ZodExactOptional<
      z.ZodType<
        read.Open<'A' | 'V' | 'G' | 'T'>,
        read.Open<'A' | 'V' | 'G' | 'T'>,
        z.core.$ZodTypeInternals<read.Open<'A' | 'V' | 'G' | 'T'>, read.Open<'A' | 'V' | 'G' | 'T'>>
      >
    >;
    ArticleSku: z.ZodExactOptional<z.ZodString>;
    salesTypeId: z.ZodExactOptional<z.ZodInt>;
    ledgerAccountId: z.ZodExactOptional<z.ZodInt>;
    _meta: z.ZodObject<
      {
        self: z.ZodString;
      },
      z.core.$strip
    >;
  },
  z.core.$strip
>;
/** A page of draft sales invoice lines. */
export declare const DraftSalesInvoiceLineList: z.ZodObject<
  {
    _data: z.ZodExactOptional<
      z.ZodArray<
        z.ZodObject<
          {
            id: z.ZodExactOptional<z.ZodInt>;
            description: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            quantity: z.ZodExactOptional<z.ZodNumber>;
            unitPrice: z.ZodExactOptional<z.ZodNullable<z.ZodNumber>>;
            unitPriceIncludingVat: z.ZodExactOptional<z.ZodBoolean>;
            discountPercentage: z.ZodExactOptional<z.ZodNumber>;
            vatCodeId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
            costCenterId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
            costUnitId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
            amountExcludingVat: z.ZodExactOptional<z.ZodNumber>;
            amountVat: z.ZodExactOptional<z.ZodNumber>;
            amountIncludingVat: z.ZodExactOptional<z.ZodNumber>;
            bookingType: z.ZodExactOptional<
              z.ZodType<
                read.Open<'A' | 'V' | 'G' | 'T'>,
                read.Open<'A' | 'V' | 'G' | 'T'>,
                z.core.$ZodTypeInternals<read.Open<'A' | 'V' | 'G' | 'T'>, read.Open<'A' | 'V' | 'G' | 'T'>>
              >
            >;
            ArticleSku: z.ZodExactOptional<z.ZodString>;
            salesTypeId: z.ZodExactOptional<z.ZodInt>;
            ledgerAccountId: z.ZodExactOptional<z.ZodInt>;
            _meta: z.ZodObject<
              {
                self: z.ZodString;
              },
              z.core.$strip
            >;
          },
          z.core.$strip
        >
      >
    >;
    _meta: z.ZodObject<
      {
        previousPage: z.ZodNullable<z.ZodString>;
        nextPage: z.ZodNullable<z.ZodString>;
        totalCount: z.ZodInt;
        pageCount: z.ZodInt;
        self: z.ZodString;
        administrationId: z.ZodInt;
        administrationName: z.ZodString;
        profileName: z.ZodString;
      },
      z.core.$strip
    >;
  },
  z.core.$strip
>;
/** A line that sells an article. */
export declare const ArticleLineInput: z.ZodObject<
  {
    description: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    quantity: z.ZodExactOptional<z.ZodNumber>;
    unitPrice: z.ZodExactOptional<z.ZodNullable<z.ZodNumber>>;
    unitPriceIncludingVat: z.ZodExactOptional<z.ZodBoolean>;
    discountPercentage: z.ZodExactOptional<z.ZodNumber>;
    vatCodeId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    costCenterId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    costUnitId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    bookingType: z.ZodLiteral<'A'>;
    ArticleSku: z.ZodString;
  },
  z.core.$strict
>;
/** A line that is booked by a sales type. */
export declare const SalesTypeLineInput: z.ZodObject<
  {
    description: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    quantity: z.ZodExactOptional<z.ZodNumber>;
    unitPrice: z.ZodExactOptional<z.ZodNullable<z.ZodNumber>>;
    unitPriceIncludingVat: z.ZodExactOptional<z.ZodBoolean>;
    discountPercentage: z.ZodExactOptional<z.ZodNumber>;
    vatCodeId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    costCenterId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    costUnitId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    bookingType: z.ZodLiteral<'V'>;
    salesTypeId: z.ZodInt;
  },
  z.core.$strict
>;
/** A line that is booked on a ledger account. */
export declare const LedgerAccountLineInput: z.ZodObject<
  {
    description: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    quantity: z.ZodExactOptional<z.ZodNumber>;
    unitPrice: z.ZodExactOptional<z.ZodNullable<z.ZodNumber>>;
    unitPriceIncludingVat: z.ZodExactOptional<z.ZodBoolean>;
    discountPercentage: z.ZodExactOptional<z.ZodNumber>;
    vatCodeId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    costCenterId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    costUnitId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    bookingType: z.ZodLiteral<'G'>;
    ledgerAccountId: z.ZodInt;
  },
  z.core.$strict
>;
/** A line of text. */
export declare const TextLineInput: z.ZodObject<
  {
    description: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    quantity: z.ZodExactOptional<z.ZodNumber>;
    unitPrice: z.ZodExactOptional<z.ZodNullable<z.ZodNumber>>;
    unitPriceIncludingVat: z.ZodExactOptional<z.ZodBoolean>;
    discountPercentage: z.ZodExactOptional<z.ZodNumber>;
    vatCodeId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    costCenterId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    costUnitId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    bookingType: z.ZodLiteral<'T'>;
  },
  z.core.$strict
>;
/** A line to create, or to put in the place of an existing one. */
export declare const InvoiceLineInput: z.ZodDiscriminatedUnion<
  [
    z.ZodObject<
      {
        description: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
        quantity: z.ZodExactOptional<z.ZodNumber>;
        unitPrice: z.ZodExactOptional<z.ZodNullable<z.ZodNumber>>;
        unitPriceIncludingVat: z.ZodExactOptional<z.ZodBoolean>;
        discountPercentage: z.ZodExactOptional<z.ZodNumber>;
        vatCodeId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
        costCenterId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
        costUnitId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
        bookingType: z.ZodLiteral<'A'>;
        ArticleSku: z.ZodString;
      },
      z.core.$strict
    >,
    z.ZodObject<
      {
        description: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
        quantity: z.ZodExactOptional<z.ZodNumber>;
        unitPrice: z.ZodExactOptional<z.ZodNullable<z.ZodNumber>>;
        unitPriceIncludingVat: z.ZodExactOptional<z.ZodBoolean>;
        discountPercentage: z.ZodExactOptional<z.ZodNumber>;
        vatCodeId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
        costCenterId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
        costUnitId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
        bookingType: z.ZodLiteral<'V'>;
        salesTypeId: z.ZodInt;
      },
      z.core.$strict
    >,
    z.ZodObject<
      {
        description: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
        quantity: z.ZodExactOptional<z.ZodNumber>;
        unitPrice: z.ZodExactOptional<z.ZodNullable<z.ZodNumber>>;
        unitPriceIncludingVat: z.ZodExactOptional<z.ZodBoolean>;
        discountPercentage: z.ZodExactOptional<z.ZodNumber>;
        vatCodeId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
        costCenterId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
        costUnitId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
        bookingType: z.ZodLiteral<'G'>;
        ledgerAccountId: z.ZodInt;
      },
      z.core.$strict
    >,
    z.ZodObject<
      {
        description: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
        quantity: z.ZodExactOptional<z.ZodNumber>;
        unitPrice: z.ZodExactOptional<z.ZodNullable<z.ZodNumber>>;
        unitPriceIncludingVat: z.ZodExactOptional<z.ZodBoolean>;
        discountPercentage: z.ZodExactOptional<z.ZodNumber>;
        vatCodeId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
        costCenterId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
        costUnitId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
        bookingType: z.ZodLiteral<'T'>;
      },
      z.core.$strict
    >,
  ],
  'bookingType'
>;
/** A line that sells an article. */
export declare const DraftSalesInvoiceArticleLine: z.ZodObject<
  {
    id: z.ZodInt;
    description: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    quantity: z.ZodNumber;
    unitPrice: z.ZodExactOptional<z.ZodNullable<z.ZodNumber>>;
    unitPriceIncludingVat: z.ZodExactOptional<z.ZodBoolean>;
    discountPercentage: z.ZodExactOptional<z.ZodNumber>;
    vatCodeId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    costCenterId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    costUnitId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    amountExcludingVat: z.ZodNumber;
    amountVat: z.ZodNumber;
    amountIncludingVat: z.ZodNumber;
    bookingType: z.ZodLiteral<'A'>;
    ArticleSku: z.ZodString;
    _meta: z.ZodObject<
      {
        self: z.ZodString;
        administrationId: z.ZodInt;
        administrationName: z.ZodString;
        profileName: z.ZodString;
      },
      z.core.$strip
    >;
  },
  z.core.$strip
>;
/** A line that is booked by a sales type. */
export declare const DraftSalesInvoiceSalesTypeLine: z.ZodObject<
  {
    id: z.ZodInt;
    description: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    quantity: z.ZodNumber;
    unitPrice: z.ZodExactOptional<z.ZodNullable<z.ZodNumber>>;
    unitPriceIncludingVat: z.ZodExactOptional<z.ZodBoolean>;
    discountPercentage: z.ZodExactOptional<z.ZodNumber>;
    vatCodeId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    costCenterId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    costUnitId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    amountExcludingVat: z.ZodNumber;
    amountVat: z.ZodNumber;
    amountIncludingVat: z.ZodNumber;
    bookingType: z.ZodLiteral<'V'>;
    salesTypeId: z.ZodInt;
    _meta: z.ZodObject<
      {
        self: z.ZodString;
        administrationId: z.ZodInt;
        administrationName: z.ZodString;
        profileName: z.ZodString;
      },
      z.core.$strip
    >;
  },
  z.core.$strip
>;
/** A line that is booked on a ledger account. */
export declare const DraftSalesInvoiceLedgerAccountLine: z.ZodObject<
  {
    id: z.ZodInt;
    description: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    quantity: z.ZodNumber;
    unitPrice: z.ZodExactOptional<z.ZodNullable<z.ZodNumber>>;
    unitPriceIncludingVat: z.ZodExactOptional<z.ZodBoolean>;
    discountPercentage: z.ZodExactOptional<z.ZodNumber>;
    vatCodeId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    costCenterId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    costUnitId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    amountExcludingVat: z.ZodNumber;
    amountVat: z.ZodNumber;
    amountIncludingVat: z.ZodNumber;
    bookingType: z.ZodLiteral<'G'>;
    ledgerAccountId: z.ZodInt;
    _meta: z.ZodObject<
      {
        self: z.ZodString;
        administrationId: z.ZodInt;
        administrationName: z.ZodString;
        profileName: z.ZodString;
      },
      z.core.$strip
    >;
  },
  z.core.$strip
>;
/** A line of text. */
export declare const DraftSalesInvoiceTextLine: z.ZodObject<
  {
    id: z.ZodInt;
    description: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    quantity: z.ZodNumber;
    unitPrice: z.ZodExactOptional<z.ZodNullable<z.ZodNumber>>;
    unitPriceIncludingVat: z.ZodExactOptional<z.ZodBoolean>;
    discountPercentage: z.ZodExactOptional<z.ZodNumber>;
    vatCodeId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    costCenterId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    costUnitId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    amountExcludingVat: z.ZodNumber;
    amountVat: z.ZodNumber;
    amountIncludingVat: z.ZodNumber;
    bookingType: z.ZodLiteral<'T'>;
    _meta: z.ZodObject<
      {
        self: z.ZodString;
        administrationId: z.ZodInt;
        administrationName: z.ZodString;
        profileName: z.ZodString;
      },
      z.core.$strip
    >;
  },
  z.core.$strip
>;
/** A line of a draft sales invoice. */
export declare const DraftSalesInvoiceLine: z.ZodType<
  | {
      id: number;
      quantity: number;
      amountExcludingVat: number;
      amountVat: number;
      amountIncludingVat: number;
      bookingType: 'A';
      ArticleSku: string;
      _meta: {
        self: string;
        administrationId: number;
        administrationName: string;
        profileName: string;
      };
      description?: string | null;
      unitPrice?: number | null;
      unitPriceIncludingVat?: boolean;
      discountPercentage?: number;
      vatCodeId?: number | null;
      costCenterId?: number | null;
      costUnitId?: number | null;
    }
  | {
      id: number;
      quantity: number;
      amountExcludingVat: number;
      amountVat: number;
      amountIncludingVat: number;
      bookingType: 'V';
      salesTypeId: number;
      _meta: {
        self: string;
        administrationId: number;
        administrationName: string;
        profileName: string;
      };
      description?: string | null;
      unitPrice?: number | null;
      unitPriceIncludingVat?: boolean;
      discountPercentage?: number;
      vatCodeId?: number | null;
      costCenterId?: number | null;
      costUnitId?: number | null;
    }
  | {
      id: number;
      quantity: number;
      amountExcludingVat: number;
      amountVat: number;
      amountIncludingVat: number;
      bookingType: 'G';
      ledgerAccountId: number;
      _meta: {
        self: string;
        administrationId: number;
        administrationName: string;
        profileName: string;
      };
      description?: string | null;
      unitPrice?: number | null;
      unitPriceIncludingVat?: boolean;
      discountPercentage?: number;
      vatCodeId?: number | null;
      costCenterId?: number | null;
      costUnitId?: number | null;
    }
  | {
      id: number;
      quantity: number;
      amountExcludingVat: number;
      amountVat: number;
      amountIncludingVat: number;
      bookingType: 'T';
      _meta: {
        self: string;
        administrationId: number;
        administrationName: string;
        profileName: string;
      };
      description?: string | null;
      unitPrice?: number | null;
      unitPriceIncludingVat?: boolean;
      discountPercentage?: number;
      vatCodeId?: number | null;
      costCenterId?: number | null;
      costUnitId?: number | null;
    },
  | {
      id: number;
      quantity: number;
      amountExcludingVat: number;
      amountVat: number;
      amountIncludingVat: number;
      bookingType: 'A';
      ArticleSku: string;
      _meta: {
        self: string;
        administrationId: number;
        administrationName: string;
        profileName: string;
      };
      description?: string | null;
      unitPrice?: number | null;
      unitPriceIncludingVat?: boolean;
      discountPercentage?: number;
      vatCodeId?: number | null;
      costCenterId?: number | null;
      costUnitId?: number | null;
    }
  | {
      id: number;
      quantity: number;
      amountExcludingVat: number;
      amountVat: number;
      amountIncludingVat: number;
      bookingType: 'V';
      salesTypeId: number;
      _meta: {
        self: string;
        administrationId: number;
        administrationName: string;
        profileName: string;
      };
      description?: string | null;
      unitPrice?: number | null;
      unitPriceIncludingVat?: boolean;
      discountPercentage?: number;
      vatCodeId?: number | null;
      costCenterId?: number | null;
      costUnitId?: number | null;
    }
  | {
      id: number;
      quantity: number;
      amountExcludingVat: number;
      amountVat: number;
      amountIncludingVat: number;
      bookingType: 'G';
      ledgerAccountId: number;
      _meta: {
        self: string;
        administrationId: number;
        administrationName: string;
        profileName: string;
      };
      description?: string | null;
      unitPrice?: number | null;
      unitPriceIncludingVat?: boolean;
      discountPercentage?: number;
      vatCodeId?: number | null;
      costCenterId?: number | null;
      costUnitId?: number | null;
    }
  | {
      id: number;
      quantity: number;
      amountExcludingVat: number;
      amountVat: number;
      amountIncludingVat: number;
      bookingType: 'T';
      _meta: {
        self: string;
        administrationId: number;
        administrationName: string;
        profileName: string;
      };
      description?: string | null;
      unitPrice?: number | null;
      unitPriceIncludingVat?: boolean;
      discountPercentage?: number;
      vatCodeId?: number | null;
      costCenterId?: number | null;
      costUnitId?: number | null;
    },
  z.core.$ZodTypeInternals<
    | {
        id: number;
        quantity: number;
        amountExcludingVat: number;
        amountVat: number;
        amountIncludingVat: number;
        bookingType: 'A';
        ArticleSku: string;
        _meta: {
          self: string;
          administrationId: number;
          administrationName: string;
          profileName: string;
        };
        description?: string | null;
        unitPrice?: number | null;
        unitPriceIncludingVat?: boolean;
        discountPercentage?: number;
        vatCodeId?: number | null;
        costCenterId?: number | null;
        costUnitId?: number | null;
      }
    | {
        id: number;
        quantity: number;
        amountExcludingVat: number;
        amountVat: number;
        amountIncludingVat: number;
        bookingType: 'V';
        salesTypeId: number;
        _meta: {
          self: string;
          administrationId: number;
          administrationName: string;
          profileName: string;
        };
        description?: string | null;
        unitPrice?: number | null;
        unitPriceIncludingVat?: boolean;
        discountPercentage?: number;
        vatCodeId?: number | null;
        costCenterId?: number | null;
        costUnitId?: number | null;
      }
    | {
        id: number;
        quantity: number;
        amountExcludingVat: number;
        amountVat: number;
        amountIncludingVat: number;
        bookingType: 'G';
        ledgerAccountId: number;
        _meta: {
          self: string;
          administrationId: number;
          administrationName: string;
          profileName: string;
        };
        description?: string | null;
        unitPrice?: number | null;
        unitPriceIncludingVat?: boolean;
        discountPercentage?: number;
        vatCodeId?: number | null;
        costCenterId?: number | null;
        costUnitId?: number | null;
      }
    | {
        id: number;
        quantity: number;
        amountExcludingVat: number;
        amountVat: number;
        amountIncludingVat: number;
        bookingType: 'T';
        _meta: {
          self: string;
          administrationId: number;
          administrationName: string;
          profileName: string;
        };
        description?: string | null;
        unitPrice?: number | null;
        unitPriceIncludingVat?: boolean;
        discountPercentage?: number;
        vatCodeId?: number | null;
        costCenterId?: number | null;
        costUnitId?: number | null;
      },
    | {
        id: number;
        quantity: number;
        amountExcludingVat: number;
        amountVat: number;
        amountIncludingVat: number;
        bookingType: 'A';
        ArticleSku: string;
        _meta: {
          self: string;
          administrationId: number;
          administrationName: string;
          profileName: string;
        };
        description?: string | null;
        unitPrice?: number | null;
        unitPriceIncludingVat?: boolean;
        discountPercentage?: number;
        vatCodeId?: number | null;
        costCenterId?: number | null;
        costUnitId?: number | null;
      }
    | {
        id: number;
        quantity: number;
        amountExcludingVat: number;
        amountVat: number;
        amountIncludingVat: number;
        bookingType: 'V';
        salesTypeId: number;
        _meta: {
          self: string;
          administrationId: number;
          administrationName: string;
          profileName: string;
        };
        description?: string | null;
        unitPrice?: number | null;
        unitPriceIncludingVat?: boolean;
        discountPercentage?: number;
        vatCodeId?: number | null;
        costCenterId?: number | null;
        costUnitId?: number | null;
      }
    | {
        id: number;
        quantity: number;
        amountExcludingVat: number;
        amountVat: number;
        amountIncludingVat: number;
        bookingType: 'G';
        ledgerAccountId: number;
        _meta: {
          self: string;
          administrationId: number;
          administrationName: string;
          profileName: string;
        };
        description?: string | null;
        unitPrice?: number | null;
        unitPriceIncludingVat?: boolean;
        discountPercentage?: number;
        vatCodeId?: number | null;
        costCenterId?: number | null;
        costUnitId?: number | null;
      }
    | {
        id: number;
        quantity: number;
        amountExcludingVat: number;
        amountVat: number;
        amountIncludingVat: number;
        bookingType: 'T';
        _meta: {
          self: string;
          administrationId: number;
          administrationName: string;
          profileName: string;
        };
        description?: string | null;
        unitPrice?: number | null;
        unitPriceIncludingVat?: boolean;
        discountPercentage?: number;
        vatCodeId?: number | null;
        costCenterId?: number | null;
        costUnitId?: number | null;
      }
  >
>;
/** The article line to put in the place of the existing one. */
export declare const ArticleLineReplacement: z.ZodObject<
  {
    id: z.ZodExactOptional<z.ZodInt>;
    description: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    quantity: z.ZodExactOptional<z.ZodNumber>;
    unitPrice: z.ZodExactOptional<z.ZodNullable<z.ZodNumber>>;
    unitPriceIncludingVat: z.ZodExactOptional<z.ZodBoolean>;
    discountPercentage: z.ZodExactOptional<z.ZodNumber>;
    vatCodeId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    costCenterId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    costUnitId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    amountExcludingVat: z.ZodExactOptional<z.ZodNumber>;
    amountVat: z.ZodExactOptional<z.ZodNumber>;
    amountIncludingVat: z.ZodExactOptional<z.ZodNumber>;
    bookingType: z.ZodLiteral<'A'>;
    ArticleSku: z.ZodString;
    _meta: z.ZodExactOptional<
      z.ZodObject<
        {
          self: z.ZodCustomStringFormat<'uri'>;
        },
        z.core.$loose
      >
    >;
  },
  z.core.$strict
>;
/** The sales type line to put in the place of the existing one. */
export declare const SalesTypeLineReplacement: z.ZodObject<
  {
    id: z.ZodExactOptional<z.ZodInt>;
    description: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    quantity: z.ZodExactOptional<z.ZodNumber>;
    unitPrice: z.ZodExactOptional<z.ZodNullable<z.ZodNumber>>;
    unitPriceIncludingVat: z.ZodExactOptional<z.ZodBoolean>;
    discountPercentage: z.ZodExactOptional<z.ZodNumber>;
    vatCodeId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    costCenterId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    costUnitId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    amountExcludingVat: z.ZodExactOptional<z.ZodNumber>;
    amountVat: z.ZodExactOptional<z.ZodNumber>;
    amountIncludingVat: z.ZodExactOptional<z.ZodNumber>;
    bookingType: z.ZodLiteral<'V'>;
    salesTypeId: z.ZodInt;
    _meta: z.ZodExactOptional<
      z.ZodObject<
        {
          self: z.ZodCustomStringFormat<'uri'>;
        },
        z.core.$loose
      >
    >;
  },
  z.core.$strict
>;
/** The ledger account line to put in the place of the existing one. */
export declare const LedgerAccountLineReplacement: z.ZodObject<
  {
    id: z.ZodExactOptional<z.ZodInt>;
    description: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    quantity: z.ZodExactOptional<z.ZodNumber>;
    unitPrice: z.ZodExactOptional<z.ZodNullable<z.ZodNumber>>;
    unitPriceIncludingVat: z.ZodExactOptional<z.ZodBoolean>;
    discountPercentage: z.ZodExactOptional<z.ZodNumber>;
    vatCodeId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    costCenterId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    costUnitId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    amountExcludingVat: z.ZodExactOptional<z.ZodNumber>;
    amountVat: z.ZodExactOptional<z.ZodNumber>;
    amountIncludingVat: z.ZodExactOptional<z.ZodNumber>;
    bookingType: z.ZodLiteral<'G'>;
    ledgerAccountId: z.ZodInt;
    _meta: z.ZodExactOptional<
      z.ZodObject<
        {
          self: z.ZodCustomStringFormat<'uri'>;
        },
        z.core.$loose
      >
    >;
  },
  z.core.$strict
>;
/** The text line to put in the place of the existing one. */
export declare const TextLineReplacement: z.ZodObject<
  {
    id: z.ZodExactOptional<z.ZodInt>;
    description: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    quantity: z.ZodExactOptional<z.ZodNumber>;
    unitPrice: z.ZodExactOptional<z.ZodNullable<z.ZodNumber>>;
    unitPriceIncludingVat: z.ZodExactOptional<z.ZodBoolean>;
    discountPercentage: z.ZodExactOptional<z.ZodNumber>;
    vatCodeId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    costCenterId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    costUnitId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    amountExcludingVat: z.ZodExactOptional<z.ZodNumber>;
    amountVat: z.ZodExactOptional<z.ZodNumber>;
    amountIncludingVat: z.ZodExactOptional<z.ZodNumber>;
    bookingType: z.ZodLiteral<'T'>;
    _meta: z.ZodExactOptional<
      z.ZodObject<
        {
          self: z.ZodCustomStringFormat<'uri'>;
        },
        z.core.$loose
      >
    >;
  },
  z.core.$strict
>;
/** A line to create, or to put in the place of an existing one. */
export declare const InvoiceLineReplacement: z.ZodDiscriminatedUnion<
  [
    z.ZodObject<
      {
        id: z.ZodExactOptional<z.ZodInt>;
        description: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
        quantity: z.ZodExactOptional<z.ZodNumber>;
        unitPrice: z.ZodExactOptional<z.ZodNullable<z.ZodNumber>>;
        unitPriceIncludingVat: z.ZodExactOptional<z.ZodBoolean>;
        discountPercentage: z.ZodExactOptional<z.ZodNumber>;
        vatCodeId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
        costCenterId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
        costUnitId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
        amountExcludingVat: z.ZodExactOptional<z.ZodNumber>;
        amountVat: z.ZodExactOptional<z.ZodNumber>;
        amountIncludingVat: z.ZodExactOptional<z.ZodNumber>;
        bookingType: z.ZodLiteral<'A'>;
        ArticleSku: z.ZodString;
        _meta: z.ZodExactOptional<
          z.ZodObject<
            {
              self: z.ZodCustomStringFormat<'uri'>;
            },
            z.core.$loose
          >
        >;
      },
      z.core.$strict
    >,
    z.ZodObject<
      {
        id: z.ZodExactOptional<z.ZodInt>;
        description: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
        quantity: z.ZodExactOptional<z.ZodNumber>;
        unitPrice: z.ZodExactOptional<z.ZodNullable<z.ZodNumber>>;
        unitPriceIncludingVat: z.ZodExactOptional<z.ZodBoolean>;
        discountPercentage: z.ZodExactOptional<z.ZodNumber>;
        vatCodeId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
        costCenterId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
        costUnitId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
        amountExcludingVat: z.ZodExactOptional<z.ZodNumber>;
        amountVat: z.ZodExactOptional<z.ZodNumber>;
        amountIncludingVat: z.ZodExactOptional<z.ZodNumber>;
        bookingType: z.ZodLiteral<'V'>;
        salesTypeId: z.ZodInt;
        _meta: z.ZodExactOptional<
          z.ZodObject<
            {
              self: z.ZodCustomStringFormat<'uri'>;
            },
            z.core.$loose
          >
        >;
      },
      z.core.$strict
    >,
    z.ZodObject<
      {
        id: z.ZodExactOptional<z.ZodInt>;
        description: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
        quantity: z.ZodExactOptional<z.ZodNumber>;
        unitPrice: z.ZodExactOptional<z.ZodNullable<z.ZodNumber>>;
        unitPriceIncludingVat: z.ZodExactOptional<z.ZodBoolean>;
        discountPercentage: z.ZodExactOptional<z.ZodNumber>;
        vatCodeId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
        costCenterId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
        costUnitId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
        amountExcludingVat: z.ZodExactOptional<z.ZodNumber>;
        amountVat: z.ZodExactOptional<z.ZodNumber>;
        amountIncludingVat: z.ZodExactOptional<z.ZodNumber>;
        bookingType: z.ZodLiteral<'G'>;
        ledgerAccountId: z.ZodInt;
        _meta: z.ZodExactOptional<
          z.ZodObject<
            {
              self: z.ZodCustomStringFormat<'uri'>;
            },
            z.core.$loose
          >
        >;
      },
      z.core.$strict
    >,
    z.ZodObject<
      {
        id: z.ZodExactOptional<z.ZodInt>;
        description: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
        quantity: z.ZodExactOptional<z.ZodNumber>;
        unitPrice: z.ZodExactOptional<z.ZodNullable<z.ZodNumber>>;
        unitPriceIncludingVat: z.ZodExactOptional<z.ZodBoolean>;
        discountPercentage: z.ZodExactOptional<z.ZodNumber>;
        vatCodeId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
        costCenterId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
        costUnitId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
        amountExcludingVat: z.ZodExactOptional<z.ZodNumber>;
        amountVat: z.ZodExactOptional<z.ZodNumber>;
        amountIncludingVat: z.ZodExactOptional<z.ZodNumber>;
        bookingType: z.ZodLiteral<'T'>;
        _meta: z.ZodExactOptional<
          z.ZodObject<
            {
              self: z.ZodCustomStringFormat<'uri'>;
            },
            z.core.$loose
          >
        >;
      },
      z.core.$strict
    >,
  ],
  'bookingType'
>;
/** The fields of a line to change. */
export declare const InvoiceLinePatch: z.ZodObject<
  {
    description: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    quantity: z.ZodExactOptional<z.ZodNumber>;
    unitPrice: z.ZodExactOptional<z.ZodNullable<z.ZodNumber>>;
    unitPriceIncludingVat: z.ZodExactOptional<z.ZodBoolean>;
    discountPercentage: z.ZodExactOptional<z.ZodNumber>;
    vatCodeId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    costCenterId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    costUnitId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    bookingType: z.ZodExactOptional<z.ZodLiteral<'A' | 'V' | 'G' | 'T'>>;
    ArticleSku: z.ZodExactOptional<z.ZodString>;
    salesTypeId: z.ZodExactOptional<z.ZodInt>;
    ledgerAccountId: z.ZodExactOptional<z.ZodInt>;
  },
  z.core.$strict
>;
/** A line that sells an article. */
export declare const ArticleLine: z.ZodObject<
  {
    id: z.ZodInt;
    description: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    quantity: z.ZodNumber;
    unitPrice: z.ZodExactOptional<z.ZodNullable<z.ZodNumber>>;
    unitPriceIncludingVat: z.ZodExactOptional<z.ZodBoolean>;
    discountPercentage: z.ZodExactOptional<z.ZodNumber>;
    vatCodeId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    costCenterId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    costUnitId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    amountExcludingVat: z.ZodNumber;
    amountVat: z.ZodNumber;
    amountIncludingVat: z.ZodNumber;
    bookingType: z.ZodLiteral<'A'>;
    ArticleSku: z.ZodString;
  },
  z.core.$strip
>;
/** A line that is booked by a sales type. */
export declare const SalesTypeLine: z.ZodObject<
  {
    id: z.ZodInt;
    description: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    quantity: z.ZodNumber;
    unitPrice: z.ZodExactOptional<z.ZodNullable<z.ZodNumber>>;
    unitPriceIncludingVat: z.ZodExactOptional<z.ZodBoolean>;
    discountPercentage: z.ZodExactOptional<z.ZodNumber>;
    vatCodeId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    costCenterId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    costUnitId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    amountExcludingVat: z.ZodNumber;
    amountVat: z.ZodNumber;
    amountIncludingVat: z.ZodNumber;
    bookingType: z.ZodLiteral<'V'>;
    salesTypeId: z.ZodInt;
  },
  z.core.$strip
>;
/** A line that is booked on a ledger account. */
export declare const LedgerAccountLine: z.ZodObject<
  {
    id: z.ZodInt;
    description: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    quantity: z.ZodNumber;
    unitPrice: z.ZodExactOptional<z.ZodNullable<z.ZodNumber>>;
    unitPriceIncludingVat: z.ZodExactOptional<z.ZodBoolean>;
    discountPercentage: z.ZodExactOptional<z.ZodNumber>;
    vatCodeId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    costCenterId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    costUnitId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    amountExcludingVat: z.ZodNumber;
    amountVat: z.ZodNumber;
    amountIncludingVat: z.ZodNumber;
    bookingType: z.ZodLiteral<'G'>;
    ledgerAccountId: z.ZodInt;
  },
  z.core.$strip
>;
/** A line of text. */
export declare const TextLine: z.ZodObject<
  {
    id: z.ZodInt;
    description: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    quantity: z.ZodNumber;
    unitPrice: z.ZodExactOptional<z.ZodNullable<z.ZodNumber>>;
    unitPriceIncludingVat: z.ZodExactOptional<z.ZodBoolean>;
    discountPercentage: z.ZodExactOptional<z.ZodNumber>;
    vatCodeId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    costCenterId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    costUnitId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    amountExcludingVat: z.ZodNumber;
    amountVat: z.ZodNumber;
    amountIncludingVat: z.ZodNumber;
    bookingType: z.ZodLiteral<'T'>;
  },
  z.core.$strip
>;
/** A line of a sales invoice. */
export declare const InvoiceLine: z.ZodType<
  | {
      id: number;
      quantity: number;
      amountExcludingVat: number;
      amountVat: number;
      amountIncludingVat: number;
      bookingType: 'A';
      ArticleSku: string;
      description?: string | null;
      unitPrice?: number | null;
      unitPriceIncludingVat?: boolean;
      discountPercentage?: number;
      vatCodeId?: number | null;
      costCenterId?: number | null;
      costUnitId?: number | null;
    }
  | {
      id: number;
      quantity: number;
      amountExcludingVat: number;
      amountVat: number;
      amountIncludingVat: number;
      bookingType: 'V';
      salesTypeId: number;
      description?: string | null;
      unitPrice?: number | null;
      unitPriceIncludingVat?: boolean;
      discountPercentage?: number;
      vatCodeId?: number | null;
      costCenterId?: number | null;
      costUnitId?: number | null;
    }
  | {
      id: number;
      quantity: number;
      amountExcludingVat: number;
      amountVat: number;
      amountIncludingVat: number;
      bookingType: 'G';
      ledgerAccountId: number;
      description?: string | null;
      unitPrice?: number | null;
      unitPriceIncludingVat?: boolean;
      discountPercentage?: number;
      vatCodeId?: number | null;
      costCenterId?: number | null;
      costUnitId?: number | null;
    }
  | {
      id: number;
      quantity: number;
      amountExcludingVat: number;
      amountVat: number;
      amountIncludingVat: number;
      bookingType: 'T';
      description?: string | null;
      unitPrice?: number | null;
      unitPriceIncludingVat?: boolean;
      discountPercentage?: number;
      vatCodeId?: number | null;
      costCenterId?: number | null;
      costUnitId?: number | null;
    },
  | {
      id: number;
      quantity: number;
      amountExcludingVat: number;
      amountVat: number;
      amountIncludingVat: number;
      bookingType: 'A';
      ArticleSku: string;
      description?: string | null;
      unitPrice?: number | null;
      unitPriceIncludingVat?: boolean;
      discountPercentage?: number;
      vatCodeId?: number | null;
      costCenterId?: number | null;
      costUnitId?: number | null;
    }
  | {
      id: number;
      quantity: number;
      amountExcludingVat: number;
      amountVat: number;
      amountIncludingVat: number;
      bookingType: 'V';
      salesTypeId: number;
      description?: string | null;
      unitPrice?: number | null;
      unitPriceIncludingVat?: boolean;
      discountPercentage?: number;
      vatCodeId?: number | null;
      costCenterId?: number | null;
      costUnitId?: number | null;
    }
  | {
      id: number;
      quantity: number;
      amountExcludingVat: number;
      amountVat: number;
      amountIncludingVat: number;
      bookingType: 'G';
      ledgerAccountId: number;
      description?: string | null;
      unitPrice?: number | null;
      unitPriceIncludingVat?: boolean;
      discountPercentage?: number;
      vatCodeId?: number | null;
      costCenterId?: number | null;
      costUnitId?: number | null;
    }
  | {
      id: number;
      quantity: number;
      amountExcludingVat: number;
      amountVat: number;
      amountIncludingVat: number;
      bookingType: 'T';
      description?: string | null;
      unitPrice?: number | null;
      unitPriceIncludingVat?: boolean;
      discountPercentage?: number;
      vatCodeId?: number | null;
      costCenterId?: number | null;
      costUnitId?: number | null;
    },
  z.core.$ZodTypeInternals<
    | {
        id: number;
        quantity: number;
        amountExcludingVat: number;
        amountVat: number;
        amountIncludingVat: number;
        bookingType: 'A';
        ArticleSku: string;
        description?: string | null;
        unitPrice?: number | null;
        unitPriceIncludingVat?: boolean;
        discountPercentage?: number;
        vatCodeId?: number | null;
        costCenterId?: number | null;
        costUnitId?: number | null;
      }
    | {
        id: number;
        quantity: number;
        amountExcludingVat: number;
        amountVat: number;
        amountIncludingVat: number;
        bookingType: 'V';
        salesTypeId: number;
        description?: string | null;
        unitPrice?: number | null;
        unitPriceIncludingVat?: boolean;
        discountPercentage?: number;
        vatCodeId?: number | null;
        costCenterId?: number | null;
        costUnitId?: number | null;
      }
    | {
        id: number;
        quantity: number;
        amountExcludingVat: number;
        amountVat: number;
        amountIncludingVat: number;
        bookingType: 'G';
        ledgerAccountId: number;
        description?: string | null;
        unitPrice?: number | null;
        unitPriceIncludingVat?: boolean;
        discountPercentage?: number;
        vatCodeId?: number | null;
        costCenterId?: number | null;
        costUnitId?: number | null;
      }
    | {
        id: number;
        quantity: number;
        amountExcludingVat: number;
        amountVat: number;
        amountIncludingVat: number;
        bookingType: 'T';
        description?: string | null;
        unitPrice?: number | null;
        unitPriceIncludingVat?: boolean;
        discountPercentage?: number;
        vatCodeId?: number | null;
        costCenterId?: number | null;
        costUnitId?: number | null;
      },
    | {
        id: number;
        quantity: number;
        amountExcludingVat: number;
        amountVat: number;
        amountIncludingVat: number;
        bookingType: 'A';
        ArticleSku: string;
        description?: string | null;
        unitPrice?: number | null;
        unitPriceIncludingVat?: boolean;
        discountPercentage?: number;
        vatCodeId?: number | null;
        costCenterId?: number | null;
        costUnitId?: number | null;
      }
    | {
        id: number;
        quantity: number;
        amountExcludingVat: number;
        amountVat: number;
        amountIncludingVat: number;
        bookingType: 'V';
        salesTypeId: number;
        description?: string | null;
        unitPrice?: number | null;
        unitPriceIncludingVat?: boolean;
        discountPercentage?: number;
        vatCodeId?: number | null;
        costCenterId?: number | null;
        costUnitId?: number | null;
      }
    | {
        id: number;
        quantity: number;
        amountExcludingVat: number;
        amountVat: number;
        amountIncludingVat: number;
        bookingType: 'G';
        ledgerAccountId: number;
        description?: string | null;
        unitPrice?: number | null;
        unitPriceIncludingVat?: boolean;
        discountPercentage?: number;
        vatCodeId?: number | null;
        costCenterId?: number | null;
        costUnitId?: number | null;
      }
    | {
        id: number;
        quantity: number;
        amountExcludingVat: number;
        amountVat: number;
        amountIncludingVat: number;
        bookingType: 'T';
        description?: string | null;
        unitPrice?: number | null;
        unitPriceIncludingVat?: boolean;
        discountPercentage?: number;
        vatCodeId?: number | null;
        costCenterId?: number | null;
        costUnitId?: number | null;
      }
  >
>;
/** One of the draft sales invoices with lines. */
export declare const DraftSalesInvoiceWithLinesListItem: z.ZodObject<
  {
    id: z.ZodExactOptional<z.ZodInt>;
    debtorId: z.ZodExactOptional<z.ZodInt>;
    invoiceDate: z.ZodExactOptional<z.ZodString>;
    paymentConditionId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    dueDate: z.ZodExactOptional<z.ZodString>;
    invoiceAddress: z.ZodExactOptional<
      z.ZodNullable<
        z.ZodObject<
          {
            street: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            houseNumber: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            postalCode: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            city: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            countryId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
          },
          z.core.$strip
        >
      >
    >;
    reference: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    description: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    remark: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    paymentMethodId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    amountExcludingVat: z.ZodExactOptional<z.ZodNumber>;
    amountVat: z.ZodExactOptional<z.ZodNumber>;
    amountIncludingVat: z.ZodExactOptional<z.ZodNumber>;
    vatTotals: z.ZodExactOptional<
      z.ZodArray<
        z.ZodObject<
          {
            vatCodeId: z.ZodNullable<z.ZodInt>;
            percentage: z.ZodNumber;
            amountExcludingVat: z.ZodNumber;
            amountVat: z.ZodNumber;
          },
          z.core.$strip
        >
      >
    >;
    lines: z.ZodExactOptional<
      z.ZodArray<
        z.ZodType<
          | {
              id: number;
              quantity: number;
              amountExcludingVat: number;
              amountVat: number;
              amountIncludingVat: number;
              bookingType: 'A';
              ArticleSku: string;
              description?: string | null;
              unitPrice?: number | null;
              unitPriceIncludingVat?: boolean;
              discountPercentage?: number;
              vatCodeId?: number | null;
              costCenterId?: number | null;
              costUnitId?: number | null;
            }
          | {
              id: number;
              quantity: number;
              amountExcludingVat: number;
              amountVat: number;
              amountIncludingVat: number;
              bookingType: 'V';
              salesTypeId: number;
              description?: string | null;
              unitPrice?: number | null;
              unitPriceIncludingVat?: boolean;
              discountPercentage?: number;
              vatCodeId?: number | null;
              costCenterId?: number | null;
              costUnitId?: number | null;
            }
          | {
              id: number;
              quantity: number;
              amountExcludingVat: number;
              amountVat: number;
              amountIncludingVat: number;
              bookingType: 'G';
              ledgerAccountId: number;
              description?: string | null;
              unitPrice?: number | null;
              unitPriceIncludingVat?: boolean;
              discountPercentage?: number;
              vatCodeId?: number | null;
              costCenterId?: number | null;
              costUnitId?: number | null;
            }
          | {
              id: number;
              quantity: number;
              amountExcludingVat: number;
              amountVat: number;
              amountIncludingVat: number;
              bookingType: 'T';
              description?: string | null;
              unitPrice?: number | null;
              unitPriceIncludingVat?: boolean;
              discountPercentage?: number;
              vatCodeId?: number | null;
              costCenterId?: number | null;
              costUnitId?: number | null;
            },
          | {
              id: number;
              quantity: number;
              amountExcludingVat: number;
              amountVat: number;
              amountIncludingVat: number;
              bookingType: 'A';
              ArticleSku: string;
              description?: string | null;
              unitPrice?: number | null;
              unitPriceIncludingVat?: boolean;
              discountPercentage?: number;
              vatCodeId?: number | null;
              costCenterId?: number | null;
              costUnitId?: number | null;
            }
          | {
              id: number;
              quantity: number;
              amountExcludingVat: number;
              amountVat: number;
              amountIncludingVat: number;
              bookingType: 'V';
              salesTypeId: number;
              description?: string | null;
              unitPrice?: number | null;
              unitPriceIncludingVat?: boolean;
              discountPercentage?: number;
              vatCodeId?: number | null;
              costCenterId?: number | null;
              costUnitId?: number | null;
            }
          | {
              id: number;
              quantity: number;
              amountExcludingVat: number;
              amountVat: number;
              amountIncludingVat: number;
              bookingType: 'G';
              ledgerAccountId: number;
              description?: string | null;
              unitPrice?: number | null;
              unitPriceIncludingVat?: boolean;
              discountPercentage?: number;
              vatCodeId?: number | null;
              costCenterId?: number | null;
              costUnitId?: number | null;
            }
          | {
              id: number;
              quantity: number;
              amountExcludingVat: number;
              amountVat: number;
              amountIncludingVat: number;
              bookingType: 'T';
              description?: string | null;
              unitPrice?: number | null;
              unitPriceIncludingVat?: boolean;
              discountPercentage?: number;
              vatCodeId?: number | null;
              costCenterId?: number | null;
              costUnitId?: number | null;
            },
          z.core.$ZodTypeInternals<
            | {
                id: number;
                quantity: number;
                amountExcludingVat: number;
                amountVat: number;
                amountIncludingVat: number;
                bookingType: 'A';
                ArticleSku: string;
                description?: string | null;
                unitPrice?: number | null;
                unitPriceIncludingVat?: boolean;
                discountPercentage?: number;
                vatCodeId?: number | null;
                costCenterId?: number | null;
                costUnitId?: number | null;
              }
            | {
                id: number;
                quantity: number;
                amountExcludingVat: number;
                amountVat: number;
                amountIncludingVat: number;
                bookingType: 'V';
                salesTypeId: number;
                description?: string | null;
                unitPrice?: number | null;
                unitPriceIncludingVat?: boolean;
                discountPercentage?: number;
                vatCodeId?: number | null;
                costCenterId?: number | null;
                costUnitId?: number | null;
              }
            | {
                id: number;
                quantity: number;
                amountExcludingVat: number;
                amountVat: number;
                amountIncludingVat: number;
                bookingType: 'G';
                ledgerAccountId: number;
                description?: string | null;
                unitPrice?: number | null;
                unitPriceIncludingVat?: boolean;
                discountPercentage?: number;
                vatCodeId?: number | null;
                costCenterId?: number | null;
                costUnitId?: number | null;
              }
            | {
                id: number;
                quantity: number;
                amountExcludingVat: number;
                amountVat: number;
                amountIncludingVat: number;
                bookingType: 'T';
                description?: string | null;
                unitPrice?: number | null;
                unitPriceIncludingVat?: boolean;
                discountPercentage?: number;
                vatCodeId?: number | null;
                costCenterId?: number | null;
                costUnitId?: number | null;
              },
            | {
                id: number;
                quantity: number;
                amountExcludingVat: number;
                amountVat: number;
                amountIncludingVat: number;
                bookingType: 'A';
                ArticleSku: string;
                description?: string | null;
                unitPrice?: number | null;
                unitPriceIncludingVat?: boolean;
                discountPercentage?: number;
                vatCodeId?: number | null;
                costCenterId?: number | null;
                costUnitId?: number | null;
              }
            | {
                id: number;
                quantity: number;
                amountExcludingVat: number;
                amountVat: number;
                amountIncludingVat: number;
                bookingType: 'V';
                salesTypeId: number;
                description?: string | null;
                unitPrice?: number | null;
                unitPriceIncludingVat?: boolean;
                discountPercentage?: number;
                vatCodeId?: number | null;
                costCenterId?: number | null;
                costUnitId?: number | null;
              }
            | {
                id: number;
                quantity: number;
                amountExcludingVat: number;
                amountVat: number;
                amountIncludingVat: number;
                bookingType: 'G';
                ledgerAccountId: number;
                description?: string | null;
                unitPrice?: number | null;
                unitPriceIncludingVat?: boolean;
                discountPercentage?: number;
                vatCodeId?: number | null;
                costCenterId?: number | null;
                costUnitId?: number | null;
              }
            | {
                id: number;
                quantity: number;
                amountExcludingVat: number;
                amountVat: number;
                amountIncludingVat: number;
                bookingType: 'T';
                description?: string | null;
                unitPrice?: number | null;
                unitPriceIncludingVat?: boolean;
                discountPercentage?: number;
                vatCodeId?: number | null;
                costCenterId?: number | null;
                costUnitId?: number | null;
              }
          >
        >
      >
    >;
    _meta: z.ZodObject<
      {
        self: z.ZodString;
      },
      z.core.$strip
    >;
  },
  z.core.$strip
>;
/** A page of draft sales invoices with lines. */
export declare const DraftSalesInvoiceWithLinesList: z.ZodObject<
  {
    _data: z.ZodExactOptional<
      z.ZodArray<
        z.ZodObject<
          {
            id: z.ZodExactOptional<z.ZodInt>;
            debtorId: z.ZodExactOptional<z.ZodInt>;
            invoiceDate: z.ZodExactOptional<z.ZodString>;
            paymentConditionId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
            dueDate: z.ZodExactOptional<z.ZodString>;
            invoiceAddress: z.ZodExactOptional<
              z.ZodNullable<
                z.ZodObject<
                  {
                    street: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
                    houseNumber: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
                    postalCode: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
                    city: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
                    countryId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
                  },
                  z.core.$strip
                >
              >
            >;
            reference: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            description: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            remark: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            paymentMethodId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
            amountExcludingVat: z.ZodExactOptional<z.ZodNumber>;
            amountVat: z.ZodExactOptional<z.ZodNumber>;
            amountIncludingVat: z.ZodExactOptional<z.ZodNumber>;
            vatTotals: z.ZodExactOptional<
              z.ZodArray<
                z.ZodObject<
                  {
                    vatCodeId: z.ZodNullable<z.ZodInt>;
                    percentage: z.ZodNumber;
                    amountExcludingVat: z.ZodNumber;
                    amountVat: z.ZodNumber;
                  },
                  z.core.$strip
                >
              >
            >;
            lines: z.ZodExactOptional<
              z.ZodArray<
                z.ZodType<
                  | {
                      id: number;
                      quantity: number;
                      amountExcludingVat: number;
                      amountVat: number;
                      amountIncludingVat: number;
                      bookingType: 'A';
                      ArticleSku: string;
                      description?: string | null;
                      unitPrice?: number | null;
                      unitPriceIncludingVat?: boolean;
                      discountPercentage?: number;
                      vatCodeId?: number | null;
                      costCenterId?: number | null;
                      costUnitId?: number | null;
                    }
                  | {
                      id: number;
                      quantity: number;
                      amountExcludingVat: number;
                      amountVat: number;
                      amountIncludingVat: number;
                      bookingType: 'V';
                      salesTypeId: number;
                      description?: string | null;
                      unitPrice?: number | null;
                      unitPriceIncludingVat?: boolean;
                      discountPercentage?: number;
                      vatCodeId?: number | null;
                      costCenterId?: number | null;
                      costUnitId?: number | null;
                    }
                  | {
                      id: number;
                      quantity: number;
                      amountExcludingVat: number;
                      amountVat: number;
                      amountIncludingVat: number;
                      bookingType: 'G';
                      ledgerAccountId: number;
                      description?: string | null;
                      unitPrice?: number | null;
                      unitPriceIncludingVat?: boolean;
                      discountPercentage?: number;
                      vatCodeId?: number | null;
                      costCenterId?: number | null;
                      costUnitId?: number | null;
                    }
                  | {
                      id: number;
                      quantity: number;
                      amountExcludingVat: number;
                      amountVat: number;
                      amountIncludingVat: number;
                      bookingType: 'T';
                      description?: string | null;
                      unitPrice?: number | null;
                      unitPriceIncludingVat?: boolean;
                      discountPercentage?: number;
                      vatCodeId?: number | null;
                      costCenterId?: number | null;
                      costUnitId?: number | null;
                    },
                  | {
                      id: number;
                      quantity: number;
                      amountExcludingVat: number;
                      amountVat: number;
                      amountIncludingVat: number;
                      bookingType: 'A';
                      ArticleSku: string;
                      description?: string | null;
                      unitPrice?: number | null;
                      unitPriceIncludingVat?: boolean;
                      discountPercentage?: number;
                      vatCodeId?: number | null;
                      costCenterId?: number | null;
                      costUnitId?: number | null;
                    }
                  | {
                      id: number;
                      quantity: number;
                      amountExcludingVat: number;
                      amountVat: number;
                      amountIncludingVat: number;
                      bookingType: 'V';
                      salesTypeId: number;
                      description?: string | null;
                      unitPrice?: number | null;
                      unitPriceIncludingVat?: boolean;
                      discountPercentage?: number;
                      vatCodeId?: number | null;
                      costCenterId?: number | null;
                      costUnitId?: number | null;
                    }
                  | {
                      id: number;
                      quantity: number;
                      amountExcludingVat: number;
                      amountVat: number;
                      amountIncludingVat: number;
                      bookingType: 'G';
                      ledgerAccountId: number;
                      description?: string | null;
                      unitPrice?: number | null;
                      unitPriceIncludingVat?: boolean;
                      discountPercentage?: number;
                      vatCodeId?: number | null;
                      costCenterId?: number | null;
                      costUnitId?: number | null;
                    }
                  | {
                      id: number;
                      quantity: number;
                      amountExcludingVat: number;
                      amountVat: number;
                      amountIncludingVat: number;
                      bookingType: 'T';
                      description?: string | null;
                      unitPrice?: number | null;
                      unitPriceIncludingVat?: boolean;
                      discountPercentage?: number;
                      vatCodeId?: number | null;
                      costCenterId?: number | null;
                      costUnitId?: number | null;
                    },
                  z.core.$ZodTypeInternals<
                    | {
                        id: number;
                        quantity: number;
                        amountExcludingVat: number;
                        amountVat: number;
                        amountIncludingVat: number;
                        bookingType: 'A';
                        ArticleSku: string;
                        description?: string | null;
                        unitPrice?: number | null;
                        unitPriceIncludingVat?: boolean;
                        discountPercentage?: number;
                        vatCodeId?: number | null;
                        costCenterId?: number | null;
                        costUnitId?: number | null;
                      }
                    | {
                        id: number;
                        quantity: number;
                        amountExcludingVat: number;
                        amountVat: number;
                        amountIncludingVat: number;
                        bookingType: 'V';
                        salesTypeId: number;
                        description?: string | null;
                        unitPrice?: number | null;
                        unitPriceIncludingVat?: boolean;
                        discountPercentage?: number;
                        vatCodeId?: number | null;
                        costCenterId?: number | null;
                        costUnitId?: number | null;
                      }
                    | {
                        id: number;
                        quantity: number;
                        amountExcludingVat: number;
                        amountVat: number;
                        amountIncludingVat: number;
                        bookingType: 'G';
                        ledgerAccountId: number;
                        description?: string | null;
                        unitPrice?: number | null;
                        unitPriceIncludingVat?: boolean;
                        discountPercentage?: number;
                        vatCodeId?: number | null;
                        costCenterId?: number | null;
                        costUnitId?: number | null;
                      }
                    | {
                        id: number;
                        quantity: number;
                        amountExcludingVat: number;
                        amountVat: number;
                        amountIncludingVat: number;
                        bookingType: 'T';
                        description?: string | null;
                        unitPrice?: number | null;
                        unitPriceIncludingVat?: boolean;
                        discountPercentage?: number;
                        vatCodeId?: number | null;
                        costCenterId?: number | null;
                        costUnitId?: number | null;
                      },
                    | {
                        id: number;
                        quantity: number;
                        amountExcludingVat: number;
                        amountVat: number;
                        amountIncludingVat: number;
                        bookingType: 'A';
                        ArticleSku: string;
                        description?: string | null;
                        unitPrice?: number | null;
                        unitPriceIncludingVat?: boolean;
                        discountPercentage?: number;
                        vatCodeId?: number | null;
                        costCenterId?: number | null;
                        costUnitId?: number | null;
                      }
                    | {
                        id: number;
                        quantity: number;
                        amountExcludingVat: number;
                        amountVat: number;
                        amountIncludingVat: number;
                        bookingType: 'V';
                        salesTypeId: number;
                        description?: string | null;
                        unitPrice?: number | null;
                        unitPriceIncludingVat?: boolean;
                        discountPercentage?: number;
                        vatCodeId?: number | null;
                        costCenterId?: number | null;
                        costUnitId?: number | null;
                      }
                    | {
                        id: number;
                        quantity: number;
                        amountExcludingVat: number;
                        amountVat: number;
                        amountIncludingVat: number;
                        bookingType: 'G';
                        ledgerAccountId: number;
                        description?: string | null;
                        unitPrice?: number | null;
                        unitPriceIncludingVat?: boolean;
                        discountPercentage?: number;
                        vatCodeId?: number | null;
                        costCenterId?: number | null;
                        costUnitId?: number | null;
                      }
                    | {
                        id: number;
                        quantity: number;
                        amountExcludingVat: number;
                        amountVat: number;
                        amountIncludingVat: number;
                        bookingType: 'T';
                        description?: string | null;
                        unitPrice?: number | null;
                        unitPriceIncludingVat?: boolean;
                        discountPercentage?: number;
                        vatCodeId?: number | null;
                        costCenterId?: number | null;
                        costUnitId?: number | null;
                      }
                  >
                >
              >
            >;
            _meta: z.ZodObject<
              {
                self: z.ZodString;
              },
              z.core.$strip
            >;
          },
          z.core.$strip
        >
      >
    >;
    _meta: z.ZodObject<
      {
        previousPage: z.ZodNullable<z.ZodString>;
        nextPage: z.ZodNullable<z.ZodString>;
        totalCount: z.ZodInt;
        pageCount: z.ZodInt;
        self: z.ZodString;
        administrationId: z.ZodInt;
        administrationName: z.ZodString;
        profileName: z.ZodString;
      },
      z.core.$strip
    >;
  },
  z.core.$strip
>;
/** A draft with its lines, to create or to put in the place of an existing one. */
export declare const DraftSalesInvoiceWithLinesInput: z.ZodObject<
  {
    debtorId: z.ZodInt;
    invoiceDate: z.ZodExactOptional<z.ZodISODate>;
    paymentConditionId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    dueDate: z.ZodExactOptional<z.ZodISODate>;
    invoiceAddress: z.ZodExactOptional<
      z.ZodNullable<
        z.ZodObject<
          {
            street: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            houseNumber: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            postalCode: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            city: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            countryId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
          },
          z.core.$strict
        >
      >
    >;
    reference: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    description: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    remark: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    paymentMethodId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    lines: z.ZodArray<
      z.ZodDiscriminatedUnion<
        [
          z.ZodObject<
            {
              description: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
              quantity: z.ZodExactOptional<z.ZodNumber>;
              unitPrice: z.ZodExactOptional<z.ZodNullable<z.ZodNumber>>;
              unitPriceIncludingVat: z.ZodExactOptional<z.ZodBoolean>;
              discountPercentage: z.ZodExactOptional<z.ZodNumber>;
              vatCodeId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
              costCenterId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
              costUnitId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
              bookingType: z.ZodLiteral<'A'>;
              ArticleSku: z.ZodString;
            },
            z.core.$strict
          >,
          z.ZodObject<
            {
              description: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
              quantity: z.ZodExactOptional<z.ZodNumber>;
              unitPrice: z.ZodExactOptional<z.ZodNullable<z.ZodNumber>>;
              unitPriceIncludingVat: z.ZodExactOptional<z.ZodBoolean>;
              discountPercentage: z.ZodExactOptional<z.ZodNumber>;
              vatCodeId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
              costCenterId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
              costUnitId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
              bookingType: z.ZodLiteral<'V'>;
              salesTypeId: z.ZodInt;
            },
            z.core.$strict
          >,
          z.ZodObject<
            {
              description: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
              quantity: z.ZodExactOptional<z.ZodNumber>;
              unitPrice: z.ZodExactOptional<z.ZodNullable<z.ZodNumber>>;
              unitPriceIncludingVat: z.ZodExactOptional<z.ZodBoolean>;
              discountPercentage: z.ZodExactOptional<z.ZodNumber>;
              vatCodeId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
              costCenterId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
              costUnitId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
              bookingType: z.ZodLiteral<'G'>;
              ledgerAccountId: z.ZodInt;
            },
            z.core.$strict
          >,
          z.ZodObject<
            {
              description: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
              quantity: z.ZodExactOptional<z.ZodNumber>;
              unitPrice: z.ZodExactOptional<z.ZodNullable<z.ZodNumber>>;
              unitPriceIncludingVat: z.ZodExactOptional<z.ZodBoolean>;
              discountPercentage: z.ZodExactOptional<z.ZodNumber>;
              vatCodeId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
              costCenterId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
              costUnitId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
              bookingType: z.ZodLiteral<'T'>;
            },
            z.core.$strict
          >,
        ],
        'bookingType'
      >
    >;
  },
  z.core.$strict
>;
/** A sales invoice that is not final yet, with its lines. */
export declare const DraftSalesInvoiceWithLines: z.ZodObject<
  {
    id: z.ZodInt;
    debtorId: z.ZodInt;
    invoiceDate: z.ZodString;
    paymentConditionId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    dueDate: z.ZodString;
    invoiceAddress: z.ZodExactOptional<
      z.ZodNullable<
        z.ZodObject<
          {
            street: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            houseNumber: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            postalCode: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            city: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            countryId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
          },
          z.core.$strip
        >
      >
    >;
    reference: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    description: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    remark: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    paymentMethodId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    amountExcludingVat: z.ZodNumber;
    amountVat: z.ZodNumber;
    amountIncludingVat: z.ZodNumber;
    vatTotals: z.ZodArray<
      z.ZodObject<
        {
          vatCodeId: z.ZodNullable<z.ZodInt>;
          percentage: z.ZodNumber;
          amountExcludingVat: z.ZodNumber;
          amountVat: z.ZodNumber;
        },
        z.core.$strip
      >
    >;
    lines: z.ZodArray<
      z.ZodType<
        | {
            id: number;
            quantity: number;
            amountExcludingVat: number;
            amountVat: number;
            amountIncludingVat: number;
            bookingType: 'A';
            ArticleSku: string;
            description?: string | null;
            unitPrice?: number | null;
            unitPriceIncludingVat?: boolean;
            discountPercentage?: number;
            vatCodeId?: number | null;
            costCenterId?: number | null;
            costUnitId?: number | null;
          }
        | {
            id: number;
            quantity: number;
            amountExcludingVat: number;
            amountVat: number;
            amountIncludingVat: number;
            bookingType: 'V';
            salesTypeId: number;
            description?: string | null;
            unitPrice?: number | null;
            unitPriceIncludingVat?: boolean;
            discountPercentage?: number;
            vatCodeId?: number | null;
            costCenterId?: number | null;
            costUnitId?: number | null;
          }
        | {
            id: number;
            quantity: number;
            amountExcludingVat: number;
            amountVat: number;
            amountIncludingVat: number;
            bookingType: 'G';
            ledgerAccountId: number;
            description?: string | null;
            unitPrice?: number | null;
            unitPriceIncludingVat?: boolean;
            discountPercentage?: number;
            vatCodeId?: number | null;
            costCenterId?: number | null;
            costUnitId?: number | null;
          }
        | {
            id: number;
            quantity: number;
            amountExcludingVat: number;
            amountVat: number;
            amountIncludingVat: number;
            bookingType: 'T';
            description?: string | null;
            unitPrice?: number | null;
            unitPriceIncludingVat?: boolean;
            discountPercentage?: number;
            vatCodeId?: number | null;
            costCenterId?: number | null;
            costUnitId?: number | null;
          },
        | {
            id: number;
            quantity: number;
            amountExcludingVat: number;
            amountVat: number;
            amountIncludingVat: number;
            bookingType: 'A';
            ArticleSku: string;
            description?: string | null;
            unitPrice?: number | null;
            unitPriceIncludingVat?: boolean;
            discountPercentage?: number;
            vatCodeId?: number | null;
            costCenterId?: number | null;
            costUnitId?: number | null;
          }
        | {
            id: number;
            quantity: number;
            amountExcludingVat: number;
            amountVat: number;
            amountIncludingVat: number;
            bookingType: 'V';
            salesTypeId: number;
            description?: string | null;
            unitPrice?: number | null;
            unitPriceIncludingVat?: boolean;
            discountPercentage?: number;
            vatCodeId?: number | null;
            costCenterId?: number | null;
            costUnitId?: number | null;
          }
        | {
            id: number;
            quantity: number;
            amountExcludingVat: number;
            amountVat: number;
            amountIncludingVat: number;
            bookingType: 'G';
            ledgerAccountId: number;
            description?: string | null;
            unitPrice?: number | null;
            unitPriceIncludingVat?: boolean;
            discountPercentage?: number;
            vatCodeId?: number | null;
            costCenterId?: number | null;
            costUnitId?: number | null;
          }
        | {
            id: number;
            quantity: number;
            amountExcludingVat: number;
            amountVat: number;
            amountIncludingVat: number;
            bookingType: 'T';
            description?: string | null;
            unitPrice?: number | null;
            unitPriceIncludingVat?: boolean;
            discountPercentage?: number;
            vatCodeId?: number | null;
            costCenterId?: number | null;
            costUnitId?: number | null;
          },
        z.core.$ZodTypeInternals<
          | {
              id: number;
              quantity: number;
              amountExcludingVat: number;
              amountVat: number;
              amountIncludingVat: number;
              bookingType: 'A';
              ArticleSku: string;
              description?: string | null;
              unitPrice?: number | null;
              unitPriceIncludingVat?: boolean;
              discountPercentage?: number;
              vatCodeId?: number | null;
              costCenterId?: number | null;
              costUnitId?: number | null;
            }
          | {
              id: number;
              quantity: number;
              amountExcludingVat: number;
              amountVat: number;
              amountIncludingVat: number;
              bookingType: 'V';
              salesTypeId: number;
              description?: string | null;
              unitPrice?: number | null;
              unitPriceIncludingVat?: boolean;
              discountPercentage?: number;
              vatCodeId?: number | null;
              costCenterId?: number | null;
              costUnitId?: number | null;
            }
          | {
              id: number;
              quantity: number;
              amountExcludingVat: number;
              amountVat: number;
              amountIncludingVat: number;
              bookingType: 'G';
              ledgerAccountId: number;
              description?: string | null;
              unitPrice?: number | null;
              unitPriceIncludingVat?: boolean;
              discountPercentage?: number;
              vatCodeId?: number | null;
              costCenterId?: number | null;
              costUnitId?: number | null;
            }
          | {
              id: number;
              quantity: number;
              amountExcludingVat: number;
              amountVat: number;
              amountIncludingVat: number;
              bookingType: 'T';
              description?: string | null;
              unitPrice?: number | null;
              unitPriceIncludingVat?: boolean;
              discountPercentage?: number;
              vatCodeId?: number | null;
              costCenterId?: number | null;
              costUnitId?: number | null;
            },
          | {
              id: number;
              quantity: number;
              amountExcludingVat: number;
              amountVat: number;
              amountIncludingVat: number;
              bookingType: 'A';
              ArticleSku: string;
              description?: string | null;
              unitPrice?: number | null;
              unitPriceIncludingVat?: boolean;
              discountPercentage?: number;
              vatCodeId?: number | null;
              costCenterId?: number | null;
              costUnitId?: number | null;
            }
          | {
              id: number;
              quantity: number;
              amountExcludingVat: number;
              amountVat: number;
              amountIncludingVat: number;
              bookingType: 'V';
              salesTypeId: number;
              description?: string | null;
              unitPrice?: number | null;
              unitPriceIncludingVat?: boolean;
              discountPercentage?: number;
              vatCodeId?: number | null;
              costCenterId?: number | null;
              costUnitId?: number | null;
            }
          | {
              id: number;
              quantity: number;
              amountExcludingVat: number;
              amountVat: number;
              amountIncludingVat: number;
              bookingType: 'G';
              ledgerAccountId: number;
              description?: string | null;
              unitPrice?: number | null;
              unitPriceIncludingVat?: boolean;
              discountPercentage?: number;
              vatCodeId?: number | null;
              costCenterId?: number | null;
              costUnitId?: number | null;
            }
          | {
              id: number;
              quantity: number;
              amountExcludingVat: number;
              amountVat: number;
              amountIncludingVat: number;
              bookingType: 'T';
              description?: string | null;
              unitPrice?: number | null;
              unitPriceIncludingVat?: boolean;
              discountPercentage?: number;
              vatCodeId?: number | null;
              costCenterId?: number | null;
              costUnitId?: number | null;
            }
        >
      >
    >;
    _meta: z.ZodObject<
      {
        self: z.ZodString;
        administrationId: z.ZodInt;
        administrationName: z.ZodString;
        profileName: z.ZodString;
      },
      z.core.$strip
    >;
  },
  z.core.$strip
>;
/** The draft sales invoice with lines to put in the place of the existing one. */
export declare const DraftSalesInvoiceWithLinesReplacement: z.ZodObject<
  {
    id: z.ZodExactOptional<z.ZodInt>;
    debtorId: z.ZodInt;
    invoiceDate: z.ZodExactOptional<z.ZodISODate>;
    paymentConditionId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    dueDate: z.ZodExactOptional<z.ZodISODate>;
    invoiceAddress: z.ZodExactOptional<
      z.ZodNullable<
        z.ZodObject<
          {
            street: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            houseNumber: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            postalCode: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            city: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            countryId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
          },
          z.core.$strict
        >
      >
    >;
    reference: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    description: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    remark: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    paymentMethodId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    amountExcludingVat: z.ZodExactOptional<z.ZodNumber>;
    amountVat: z.ZodExactOptional<z.ZodNumber>;
    amountIncludingVat: z.ZodExactOptional<z.ZodNumber>;
    vatTotals: z.ZodExactOptional<
      z.ZodArray<
        z.ZodObject<
          {
            vatCodeId: z.ZodNullable<z.ZodInt>;
            percentage: z.ZodNumber;
            amountExcludingVat: z.ZodNumber;
            amountVat: z.ZodNumber;
          },
          z.core.$loose
        >
      >
    >;
    lines: z.ZodArray<
      z.ZodDiscriminatedUnion<
        [
          z.ZodObject<
            {
              id: z.ZodExactOptional<z.ZodInt>;
              description: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
              quantity: z.ZodExactOptional<z.ZodNumber>;
              unitPrice: z.ZodExactOptional<z.ZodNullable<z.ZodNumber>>;
              unitPriceIncludingVat: z.ZodExactOptional<z.ZodBoolean>;
              discountPercentage: z.ZodExactOptional<z.ZodNumber>;
              vatCodeId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
              costCenterId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
              costUnitId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
              amountExcludingVat: z.ZodExactOptional<z.ZodNumber>;
              amountVat: z.ZodExactOptional<z.ZodNumber>;
              amountIncludingVat: z.ZodExactOptional<z.ZodNumber>;
              bookingType: z.ZodLiteral<'A'>;
              ArticleSku: z.ZodString;
              _meta: z.ZodExactOptional<
                z.ZodObject<
                  {
                    self: z.ZodCustomStringFormat<'uri'>;
                  },
                  z.core.$loose
                >
              >;
            },
            z.core.$strict
          >,
          z.ZodObject<
            {
              id: z.ZodExactOptional<z.ZodInt>;
              description: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
              quantity: z.ZodExactOptional<z.ZodNumber>;
              unitPrice: z.ZodExactOptional<z.ZodNullable<z.ZodNumber>>;
              unitPriceIncludingVat: z.ZodExactOptional<z.ZodBoolean>;
              discountPercentage: z.ZodExactOptional<z.ZodNumber>;
              vatCodeId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
              costCenterId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
              costUnitId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
              amountExcludingVat: z.ZodExactOptional<z.ZodNumber>;
              amountVat: z.ZodExactOptional<z.ZodNumber>;
              amountIncludingVat: z.ZodExactOptional<z.ZodNumber>;
              bookingType: z.ZodLiteral<'V'>;
              salesTypeId: z.ZodInt;
              _meta: z.ZodExactOptional<
                z.ZodObject<
                  {
                    self: z.ZodCustomStringFormat<'uri'>;
                  },
                  z.core.$loose
                >
              >;
            },
            z.core.$strict
          >,
          z.ZodObject<
            {
              id: z.ZodExactOptional<z.ZodInt>;
              description: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
              quantity: z.ZodExactOptional<z.ZodNumber>;
              unitPrice: z.ZodExactOptional<z.ZodNullable<z.ZodNumber>>;
              unitPriceIncludingVat: z.ZodExactOptional<z.ZodBoolean>;
              discountPercentage: z.ZodExactOptional<z.ZodNumber>;
              vatCodeId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
              costCenterId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
              costUnitId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
              amountExcludingVat: z.ZodExactOptional<z.ZodNumber>;
              amountVat: z.ZodExactOptional<z.ZodNumber>;
              amountIncludingVat: z.ZodExactOptional<z.ZodNumber>;
              bookingType: z.ZodLiteral<'G'>;
              ledgerAccountId: z.ZodInt;
              _meta: z.ZodExactOptional<
                z.ZodObject<
                  {
                    self: z.ZodCustomStringFormat<'uri'>;
                  },
                  z.core.$loose
                >
              >;
            },
            z.core.$strict
          >,
          z.ZodObject<
            {
              id: z.ZodExactOptional<z.ZodInt>;
              description: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
              quantity: z.ZodExactOptional<z.ZodNumber>;
              unitPrice: z.ZodExactOptional<z.ZodNullable<z.ZodNumber>>;
              unitPriceIncludingVat: z.ZodExactOptional<z.ZodBoolean>;
              discountPercentage: z.ZodExactOptional<z.ZodNumber>;
              vatCodeId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
              costCenterId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
              costUnitId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
              amountExcludingVat: z.ZodExactOptional<z.ZodNumber>;
              amountVat: z.ZodExactOptional<z.ZodNumber>;
              amountIncludingVat: z.ZodExactOptional<z.ZodNumber>;
              bookingType: z.ZodLiteral<'T'>;
              _meta: z.ZodExactOptional<
                z.ZodObject<
                  {
                    self: z.ZodCustomStringFormat<'uri'>;
                  },
                  z.core.$loose
                >
              >;
            },
            z.core.$strict
          >,
        ],
        'bookingType'
      >
    >;
    _meta: z.ZodExactOptional<
      z.ZodObject<
        {
          self: z.ZodCustomStringFormat<'uri'>;
        },
        z.core.$loose
      >
    >;
  },
  z.core.$strict
>;
/** The fields of a draft to change. */
export declare const DraftSalesInvoiceWithLinesPatch: z.ZodObject<
  {
    debtorId: z.ZodExactOptional<z.ZodInt>;
    invoiceDate: z.ZodExactOptional<z.ZodISODate>;
    paymentConditionId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    dueDate: z.ZodExactOptional<z.ZodISODate>;
    invoiceAddress: z.ZodExactOptional<
      z.ZodNullable<
        z.ZodObject<
          {
            street: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            houseNumber: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            postalCode: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            city: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            countryId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
          },
          z.core.$strict
        >
      >
    >;
    reference: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    description: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    remark: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    paymentMethodId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    lines: z.ZodExactOptional<
      z.ZodArray<
        z.ZodDiscriminatedUnion<
          [
            z.ZodObject<
              {
                description: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
                quantity: z.ZodExactOptional<z.ZodNumber>;
                unitPrice: z.ZodExactOptional<z.ZodNullable<z.ZodNumber>>;
                unitPriceIncludingVat: z.ZodExactOptional<z.ZodBoolean>;
                discountPercentage: z.ZodExactOptional<z.ZodNumber>;
                vatCodeId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
                costCenterId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
                costUnitId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
                bookingType: z.ZodLiteral<'A'>;
                ArticleSku: z.ZodString;
              },
              z.core.$strict
            >,
            z.ZodObject<
              {
                description: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
                quantity: z.ZodExactOptional<z.ZodNumber>;
                unitPrice: z.ZodExactOptional<z.ZodNullable<z.ZodNumber>>;
                unitPriceIncludingVat: z.ZodExactOptional<z.ZodBoolean>;
                discountPercentage: z.ZodExactOptional<z.ZodNumber>;
                vatCodeId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
                costCenterId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
                costUnitId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
                bookingType: z.ZodLiteral<'V'>;
                salesTypeId: z.ZodInt;
              },
              z.core.$strict
            >,
            z.ZodObject<
              {
                description: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
                quantity: z.ZodExactOptional<z.ZodNumber>;
                unitPrice: z.ZodExactOptional<z.ZodNullable<z.ZodNumber>>;
                unitPriceIncludingVat: z.ZodExactOptional<z.ZodBoolean>;
                discountPercentage: z.ZodExactOptional<z.ZodNumber>;
                vatCodeId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
                costCenterId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
                costUnitId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
                bookingType: z.ZodLiteral<'G'>;
                ledgerAccountId: z.ZodInt;
              },
              z.core.$strict
            >,
            z.ZodObject<
              {
                description: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
                quantity: z.ZodExactOptional<z.ZodNumber>;
                unitPrice: z.ZodExactOptional<z.ZodNullable<z.ZodNumber>>;
                unitPriceIncludingVat: z.ZodExactOptional<z.ZodBoolean>;
                discountPercentage: z.ZodExactOptional<z.ZodNumber>;
                vatCodeId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
                costCenterId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
                costUnitId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
                bookingType: z.ZodLiteral<'T'>;
              },
              z.core.$strict
            >,
          ],
          'bookingType'
        >
      >
    >;
  },
  z.core.$strict
>;
/** One of the sales invoices. */
export declare const SalesInvoiceListItem: z.ZodObject<
  {
    id: z.ZodExactOptional<z.ZodInt>;
    debtorId: z.ZodExactOptional<z.ZodInt>;
    invoiceDate: z.ZodExactOptional<z.ZodString>;
    paymentConditionId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    dueDate: z.ZodExactOptional<z.ZodString>;
    invoiceAddress: z.ZodExactOptional<
      z.ZodNullable<
        z.ZodObject<
          {
            street: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            houseNumber: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            postalCode: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            city: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            countryId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
          },
          z.core.$strip
        >
      >
    >;
    reference: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    description: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    remark: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    invoiceNumber: z.ZodExactOptional<z.ZodString>;
    bookYear: z.ZodExactOptional<z.ZodInt>;
    bookPeriod: z.ZodExactOptional<z.ZodInt>;
    inboxFileId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    fileId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    amountExcludingVat: z.ZodExactOptional<z.ZodNumber>;
    amountVat: z.ZodExactOptional<z.ZodNumber>;
    amountIncludingVat: z.ZodExactOptional<z.ZodNumber>;
    vatTotals: z.ZodExactOptional<
      z.ZodArray<
        z.ZodObject<
          {
            vatCodeId: z.ZodNullable<z.ZodInt>;
            percentage: z.ZodNumber;
            amountExcludingVat: z.ZodNumber;
            amountVat: z.ZodNumber;
          },
          z.core.$strip
        >
      >
    >;
    _meta: z.ZodObject<
      {
        self: z.ZodString;
      },
      z.core.$strip
    >;
  },
  z.core.$strip
>;
/** A page of sales invoices. */
export declare const SalesInvoiceList: z.ZodObject<
  {
    _data: z.ZodExactOptional<
      z.ZodArray<
        z.ZodObject<
          {
            id: z.ZodExactOptional<z.ZodInt>;
            debtorId: z.ZodExactOptional<z.ZodInt>;
            invoiceDate: z.ZodExactOptional<z.ZodString>;
            paymentConditionId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
            dueDate: z.ZodExactOptional<z.ZodString>;
            invoiceAddress: z.ZodExactOptional<
              z.ZodNullable<
                z.ZodObject<
                  {
                    street: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
                    houseNumber: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
                    postalCode: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
                    city: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
                    countryId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
                  },
                  z.core.$strip
                >
              >
            >;
            reference: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            description: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            remark: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            invoiceNumber: z.ZodExactOptional<z.ZodString>;
            bookYear: z.ZodExactOptional<z.ZodInt>;
            bookPeriod: z.ZodExactOptional<z.ZodInt>;
            inboxFileId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
            fileId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
            amountExcludingVat: z.ZodExactOptional<z.ZodNumber>;
            amountVat: z.ZodExactOptional<z.ZodNumber>;
            amountIncludingVat: z.ZodExactOptional<z.ZodNumber>;
            vatTotals: z.ZodExactOptional<
              z.ZodArray<
                z.ZodObject<
                  {
                    vatCodeId: z.ZodNullable<z.ZodInt>;
                    percentage: z.ZodNumber;
                    amountExcludingVat: z.ZodNumber;
                    amountVat: z.ZodNumber;
                  },
                  z.core.$strip
                >
              >
            >;
            _meta: z.ZodObject<
              {
                self: z.ZodString;
              },
              z.core.$strip
            >;
          },
          z.core.$strip
        >
      >
    >;
    _meta: z.ZodObject<
      {
        previousPage: z.ZodNullable<z.ZodString>;
        nextPage: z.ZodNullable<z.ZodString>;
        totalCount: z.ZodInt;
        pageCount: z.ZodInt;
        self: z.ZodString;
        administrationId: z.ZodInt;
        administrationName: z.ZodString;
        profileName: z.ZodString;
      },
      z.core.$strip
    >;
  },
  z.core.$strip
>;
/** The header of a sales invoice to create, or to put in the place of an existing one. */
export declare const SalesInvoiceInput: z.ZodObject<
  {
    debtorId: z.ZodExactOptional<z.ZodInt>;
    invoiceDate: z.ZodExactOptional<z.ZodISODate>;
    paymentConditionId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    dueDate: z.ZodExactOptional<z.ZodISODate>;
    invoiceAddress: z.ZodExactOptional<
      z.ZodNullable<
        z.ZodObject<
          {
            street: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            houseNumber: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            postalCode: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            city: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            countryId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
          },
          z.core.$strict
        >
      >
    >;
    reference: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    description: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    remark: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    invoiceNumber: z.ZodExactOptional<z.ZodString>;
    bookYear: z.ZodExactOptional<z.ZodInt>;
    bookPeriod: z.ZodExactOptional<z.ZodInt>;
    inboxFileId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
  },
  z.core.$strict
>;
/** The header of a sales invoice. */
export declare const SalesInvoice: z.ZodObject<
  {
    id: z.ZodInt;
    debtorId: z.ZodExactOptional<z.ZodInt>;
    invoiceDate: z.ZodString;
    paymentConditionId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    dueDate: z.ZodString;
    invoiceAddress: z.ZodExactOptional<
      z.ZodNullable<
        z.ZodObject<
          {
            street: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            houseNumber: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            postalCode: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            city: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            countryId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
          },
          z.core.$strip
        >
      >
    >;
    reference: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    description: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    remark: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    invoiceNumber: z.ZodString;
    bookYear: z.ZodInt;
    bookPeriod: z.ZodInt;
    inboxFileId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    fileId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    amountExcludingVat: z.ZodNumber;
    amountVat: z.ZodNumber;
    amountIncludingVat: z.ZodNumber;
    vatTotals: z.ZodArray<
      z.ZodObject<
        {
          vatCodeId: z.ZodNullable<z.ZodInt>;
          percentage: z.ZodNumber;
          amountExcludingVat: z.ZodNumber;
          amountVat: z.ZodNumber;
        },
        z.core.$strip
      >
    >;
    _meta: z.ZodObject<
      {
        self: z.ZodString;
        administrationId: z.ZodInt;
        administrationName: z.ZodString;
        profileName: z.ZodString;
      },
      z.core.$strip
    >;
  },
  z.core.$strip
>;
/** The sales invoice to put in the place of the existing one. */
export declare const SalesInvoiceReplacement: z.ZodObject<
  {
    id: z.ZodExactOptional<z.ZodInt>;
    debtorId: z.ZodExactOptional<z.ZodInt>;
    invoiceDate: z.ZodExactOptional<z.ZodISODate>;
    paymentConditionId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    dueDate: z.ZodExactOptional<z.ZodISODate>;
    invoiceAddress: z.ZodExactOptional<
      z.ZodNullable<
        z.ZodObject<
          {
            street: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            houseNumber: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            postalCode: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            city: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            countryId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
          },
          z.core.$strict
        >
      >
    >;
    reference: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    description: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    remark: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    invoiceNumber: z.ZodExactOptional<z.ZodString>;
    bookYear: z.ZodExactOptional<z.ZodInt>;
    bookPeriod: z.ZodExactOptional<z.ZodInt>;
    inboxFileId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    fileId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    amountExcludingVat: z.ZodExactOptional<z.ZodNumber>;
    amountVat: z.ZodExactOptional<z.ZodNumber>;
    amountIncludingVat: z.ZodExactOptional<z.ZodNumber>;
    vatTotals: z.ZodExactOptional<
      z.ZodArray<
        z.ZodObject<
          {
            vatCodeId: z.ZodNullable<z.ZodInt>;
            percentage: z.ZodNumber;
            amountExcludingVat: z.ZodNumber;
            amountVat: z.ZodNumber;
          },
          z.core.$loose
        >
      >
    >;
    _meta: z.ZodExactOptional<
      z.ZodObject<
        {
          self: z.ZodCustomStringFormat<'uri'>;
        },
        z.core.$loose
      >
    >;
  },
  z.core.$strict
>;
/** The header fields of a sales invoice to change. */
export declare const SalesInvoicePatch: z.ZodObject<
  {
    debtorId: z.ZodExactOptional<z.ZodInt>;
    invoiceDate: z.ZodExactOptional<z.ZodISODate>;
    paymentConditionId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    dueDate: z.ZodExactOptional<z.ZodISODate>;
    invoiceAddress: z.ZodExactOptional<
      z.ZodNullable<
        z.ZodObject<
          {
            street: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            houseNumber: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            postalCode: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            city: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            countryId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
          },
          z.core.$strict
        >
      >
    >;
    reference: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    description: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    remark: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    invoiceNumber: z.ZodExactOptional<z.ZodString>;
    bookYear: z.ZodExactOptional<z.ZodInt>;
    bookPeriod: z.ZodExactOptional<z.ZodInt>;
    inboxFileId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
  },
  z.core.$strict
>;
/** A PDF that the platform keeps. */
export declare const StoredFile: z.ZodObject<
  {
    id: z.ZodInt;
    _meta: z.ZodObject<
      {
        self: z.ZodString;
        administrationId: z.ZodInt;
        administrationName: z.ZodString;
        profileName: z.ZodString;
      },
      z.core.$strip
    >;
  },
  z.core.$strip
>;
/** One of the sales invoice lines. */
export declare const SalesInvoiceLineListItem: z.ZodObject<
  {
    id: z.ZodExactOptional<z.ZodInt>;
    description: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    quantity: z.ZodExactOptional<z.ZodNumber>;
    unitPrice: z.ZodExactOptional<z.ZodNullable<z.ZodNumber>>;
    unitPriceIncludingVat: z.ZodExactOptional<z.ZodBoolean>;
    discountPercentage: z.ZodExactOptional<z.ZodNumber>;
    vatCodeId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    costCenterId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    costUnitId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    amountExcludingVat: z.ZodExactOptional<z.ZodNumber>;
    amountVat: z.ZodExactOptional<z.ZodNumber>;
    amountIncludingVat: z.ZodExactOptional<z.ZodNumber>;
    bookingType: z.ZodExactOptional<
      z.ZodType<
        read.Open<'A' | 'V' | 'G' | 'T'>,
        read.Open<'A' | 'V' | 'G' | 'T'>,
        z.core.$ZodTypeInternals<read.Open<'A' | 'V' | 'G' | 'T'>, read.Open<'A' | 'V' | 'G' | 'T'>>
      >
    >;
    ArticleSku: z.ZodExactOptional<z.ZodString>;
    salesTypeId: z.ZodExactOptional<z.ZodInt>;
    ledgerAccountId: z.ZodExactOptional<z.ZodInt>;
    _meta: z.ZodObject<
      {
        self: z.ZodString;
      },
      z.core.$strip
    >;
  },
  z.core.$strip
>;
/** A page of sales invoice lines. */
export declare const SalesInvoiceLineList: z.ZodObject<
  {
    _data: z.ZodExactOptional<
      z.ZodArray<
        z.ZodObject<
          {
            id: z.ZodExactOptional<z.ZodInt>;
            description: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            quantity: z.ZodExactOptional<z.ZodNumber>;
            unitPrice: z.ZodExactOptional<z.ZodNullable<z.ZodNumber>>;
            unitPriceIncludingVat: z.ZodExactOptional<z.ZodBoolean>;
            discountPercentage: z.ZodExactOptional<z.ZodNumber>;
            vatCodeId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
            costCenterId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
            costUnitId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
            amountExcludingVat: z.ZodExactOptional<z.ZodNumber>;
            amountVat: z.ZodExactOptional<z.ZodNumber>;
            amountIncludingVat: z.ZodExactOptional<z.ZodNumber>;
            bookingType: z.ZodExactOptional<
              z.ZodType<
                read.Open<'A' | 'V' | 'G' | 'T'>,
                read.Open<'A' | 'V' | 'G' | 'T'>,
                z.core.$ZodTypeInternals<read.Open<'A' | 'V' | 'G' | 'T'>, read.Open<'A' | 'V' | 'G' | 'T'>>
              >
            >;
            ArticleSku: z.ZodExactOptional<z.ZodString>;
            salesTypeId: z.ZodExactOptional<z.ZodInt>;
            ledgerAccountId: z.ZodExactOptional<z.ZodInt>;
            _meta: z.ZodObject<
              {
                self: z.ZodString;
              },
              z.core.$strip
            >;
          },
          z.core.$strip
        >
      >
    >;
    _meta: z.ZodObject<
      {
        previousPage: z.ZodNullable<z.ZodString>;
        nextPage: z.ZodNullable<z.ZodString>;
        totalCount: z.ZodInt;
        pageCount: z.ZodInt;
        self: z.ZodString;
        administrationId: z.ZodInt;
        administrationName: z.ZodString;
        profileName: z.ZodString;
      },
      z.core.$strip
    >;
  },
  z.core.$strip
>;
/** A line that sells an article. */
export declare const SalesInvoiceArticleLine: z.ZodObject<
  {
    id: z.ZodInt;
    description: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    quantity: z.ZodNumber;
    unitPrice: z.ZodExactOptional<z.ZodNullable<z.ZodNumber>>;
    unitPriceIncludingVat: z.ZodExactOptional<z.ZodBoolean>;
    discountPercentage: z.ZodExactOptional<z.ZodNumber>;
    vatCodeId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    costCenterId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    costUnitId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    amountExcludingVat: z.ZodNumber;
    amountVat: z.ZodNumber;
    amountIncludingVat: z.ZodNumber;
    bookingType: z.ZodLiteral<'A'>;
    ArticleSku: z.ZodString;
    _meta: z.ZodObject<
      {
        self: z.ZodString;
        administrationId: z.ZodInt;
        administrationName: z.ZodString;
        profileName: z.ZodString;
      },
      z.core.$strip
    >;
  },
  z.core.$strip
>;
/** A line that is booked by a sales type. */
export declare const SalesInvoiceSalesTypeLine: z.ZodObject<
  {
    id: z.ZodInt;
    description: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    quantity: z.ZodNumber;
    unitPrice: z.ZodExactOptional<z.ZodNullable<z.ZodNumber>>;
    unitPriceIncludingVat: z.ZodExactOptional<z.ZodBoolean>;
    discountPercentage: z.ZodExactOptional<z.ZodNumber>;
    vatCodeId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    costCenterId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    costUnitId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    amountExcludingVat: z.ZodNumber;
    amountVat: z.ZodNumber;
    amountIncludingVat: z.ZodNumber;
    bookingType: z.ZodLiteral<'V'>;
    salesTypeId: z.ZodInt;
    _meta: z.ZodObject<
      {
        self: z.ZodString;
        administrationId: z.ZodInt;
        administrationName: z.ZodString;
        profileName: z.ZodString;
      },
      z.core.$strip
    >;
  },
  z.core.$strip
>;
/** A line that is booked on a ledger account. */
export declare const SalesInvoiceLedgerAccountLine: z.ZodObject<
  {
    id: z.ZodInt;
    description: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    quantity: z.ZodNumber;
    unitPrice: z.ZodExactOptional<z.ZodNullable<z.ZodNumber>>;
    unitPriceIncludingVat: z.ZodExactOptional<z.ZodBoolean>;
    discountPercentage: z.ZodExactOptional<z.ZodNumber>;
    vatCodeId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    costCenterId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    costUnitId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    amountExcludingVat: z.ZodNumber;
    amountVat: z.ZodNumber;
    amountIncludingVat: z.ZodNumber;
    bookingType: z.ZodLiteral<'G'>;
    ledgerAccountId: z.ZodInt;
    _meta: z.ZodObject<
      {
        self: z.ZodString;
        administrationId: z.ZodInt;
        administrationName: z.ZodString;
        profileName: z.ZodString;
      },
      z.core.$strip
    >;
  },
  z.core.$strip
>;
/** A line of text. */
export declare const SalesInvoiceTextLine: z.ZodObject<
  {
    id: z.ZodInt;
    description: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    quantity: z.ZodNumber;
    unitPrice: z.ZodExactOptional<z.ZodNullable<z.ZodNumber>>;
    unitPriceIncludingVat: z.ZodExactOptional<z.ZodBoolean>;
    discountPercentage: z.ZodExactOptional<z.ZodNumber>;
    vatCodeId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    costCenterId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    costUnitId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    amountExcludingVat: z.ZodNumber;
    amountVat: z.ZodNumber;
    amountIncludingVat: z.ZodNumber;
    bookingType: z.ZodLiteral<'T'>;
    _meta: z.ZodObject<
      {
        self: z.ZodString;
        administrationId: z.ZodInt;
        administrationName: z.ZodString;
        profileName: z.ZodString;
      },
      z.core.$strip
    >;
  },
  z.core.$strip
>;
/** A line of a sales invoice. */
export declare const SalesInvoiceLine: z.ZodType<
  | {
      id: number;
      quantity: number;
      amountExcludingVat: number;
      amountVat: number;
      amountIncludingVat: number;
      bookingType: 'A';
      ArticleSku: string;
      _meta: {
        self: string;
        administrationId: number;
        administrationName: string;
        profileName: string;
      };
      description?: string | null;
      unitPrice?: number | null;
      unitPriceIncludingVat?: boolean;
      discountPercentage?: number;
      vatCodeId?: number | null;
      costCenterId?: number | null;
      costUnitId?: number | null;
    }
  | {
      id: number;
      quantity: number;
      amountExcludingVat: number;
      amountVat: number;
      amountIncludingVat: number;
      bookingType: 'V';
      salesTypeId: number;
      _meta: {
        self: string;
        administrationId: number;
        administrationName: string;
        profileName: string;
      };
      description?: string | null;
      unitPrice?: number | null;
      unitPriceIncludingVat?: boolean;
      discountPercentage?: number;
      vatCodeId?: number | null;
      costCenterId?: number | null;
      costUnitId?: number | null;
    }
  | {
      id: number;
      quantity: number;
      amountExcludingVat: number;
      amountVat: number;
      amountIncludingVat: number;
      bookingType: 'G';
      ledgerAccountId: number;
      _meta: {
        self: string;
        administrationId: number;
        administrationName: string;
        profileName: string;
      };
      description?: string | null;
      unitPrice?: number | null;
      unitPriceIncludingVat?: boolean;
      discountPercentage?: number;
      vatCodeId?: number | null;
      costCenterId?: number | null;
      costUnitId?: number | null;
    }
  | {
      id: number;
      quantity: number;
      amountExcludingVat: number;
      amountVat: number;
      amountIncludingVat: number;
      bookingType: 'T';
      _meta: {
        self: string;
        administrationId: number;
        administrationName: string;
        profileName: string;
      };
      description?: string | null;
      unitPrice?: number | null;
      unitPriceIncludingVat?: boolean;
      discountPercentage?: number;
      vatCodeId?: number | null;
      costCenterId?: number | null;
      costUnitId?: number | null;
    },
  | {
      id: number;
      quantity: number;
      amountExcludingVat: number;
      amountVat: number;
      amountIncludingVat: number;
      bookingType: 'A';
      ArticleSku: string;
      _meta: {
        self: string;
        administrationId: number;
        administrationName: string;
        profileName: string;
      };
      description?: string | null;
      unitPrice?: number | null;
      unitPriceIncludingVat?: boolean;
      discountPercentage?: number;
      vatCodeId?: number | null;
      costCenterId?: number | null;
      costUnitId?: number | null;
    }
  | {
      id: number;
      quantity: number;
      amountExcludingVat: number;
      amountVat: number;
      amountIncludingVat: number;
      bookingType: 'V';
      salesTypeId: number;
      _meta: {
        self: string;
        administrationId: number;
        administrationName: string;
        profileName: string;
      };
      description?: string | null;
      unitPrice?: number | null;
      unitPriceIncludingVat?: boolean;
      discountPercentage?: number;
      vatCodeId?: number | null;
      costCenterId?: number | null;
      costUnitId?: number | null;
    }
  | {
      id: number;
      quantity: number;
      amountExcludingVat: number;
      amountVat: number;
      amountIncludingVat: number;
      bookingType: 'G';
      ledgerAccountId: number;
      _meta: {
        self: string;
        administrationId: number;
        administrationName: string;
        profileName: string;
      };
      description?: string | null;
      unitPrice?: number | null;
      unitPriceIncludingVat?: boolean;
      discountPercentage?: number;
      vatCodeId?: number | null;
      costCenterId?: number | null;
      costUnitId?: number | null;
    }
  | {
      id: number;
      quantity: number;
      amountExcludingVat: number;
      amountVat: number;
      amountIncludingVat: number;
      bookingType: 'T';
      _meta: {
        self: string;
        administrationId: number;
        administrationName: string;
        profileName: string;
      };
      description?: string | null;
      unitPrice?: number | null;
      unitPriceIncludingVat?: boolean;
      discountPercentage?: number;
      vatCodeId?: number | null;
      costCenterId?: number | null;
      costUnitId?: number | null;
    },
  z.core.$ZodTypeInternals<
    | {
        id: number;
        quantity: number;
        amountExcludingVat: number;
        amountVat: number;
        amountIncludingVat: number;
        bookingType: 'A';
        ArticleSku: string;
        _meta: {
          self: string;
          administrationId: number;
          administrationName: string;
          profileName: string;
        };
        description?: string | null;
        unitPrice?: number | null;
        unitPriceIncludingVat?: boolean;
        discountPercentage?: number;
        vatCodeId?: number | null;
        costCenterId?: number | null;
        costUnitId?: number | null;
      }
    | {
        id: number;
        quantity: number;
        amountExcludingVat: number;
        amountVat: number;
        amountIncludingVat: number;
        bookingType: 'V';
        salesTypeId: number;
        _meta: {
          self: string;
          administrationId: number;
          administrationName: string;
          profileName: string;
        };
        description?: string | null;
        unitPrice?: number | null;
        unitPriceIncludingVat?: boolean;
        discountPercentage?: number;
        vatCodeId?: number | null;
        costCenterId?: number | null;
        costUnitId?: number | null;
      }
    | {
        id: number;
        quantity: number;
        amountExcludingVat: number;
        amountVat: number;
        amountIncludingVat: number;
        bookingType: 'G';
        ledgerAccountId: number;
        _meta: {
          self: string;
          administrationId: number;
          administrationName: string;
          profileName: string;
        };
        description?: string | null;
        unitPrice?: number | null;
        unitPriceIncludingVat?: boolean;
        discountPercentage?: number;
        vatCodeId?: number | null;
        costCenterId?: number | null;
        costUnitId?: number | null;
      }
    | {
        id: number;
        quantity: number;
        amountExcludingVat: number;
        amountVat: number;
        amountIncludingVat: number;
        bookingType: 'T';
        _meta: {
          self: string;
          administrationId: number;
          administrationName: string;
          profileName: string;
        };
        description?: string | null;
        unitPrice?: number | null;
        unitPriceIncludingVat?: boolean;
        discountPercentage?: number;
        vatCodeId?: number | null;
        costCenterId?: number | null;
        costUnitId?: number | null;
      },
    | {
        id: number;
        quantity: number;
        amountExcludingVat: number;
        amountVat: number;
        amountIncludingVat: number;
        bookingType: 'A';
        ArticleSku: string;
        _meta: {
          self: string;
          administrationId: number;
          administrationName: string;
          profileName: string;
        };
        description?: string | null;
        unitPrice?: number | null;
        unitPriceIncludingVat?: boolean;
        discountPercentage?: number;
        vatCodeId?: number | null;
        costCenterId?: number | null;
        costUnitId?: number | null;
      }
    | {
        id: number;
        quantity: number;
        amountExcludingVat: number;
        amountVat: number;
        amountIncludingVat: number;
        bookingType: 'V';
        salesTypeId: number;
        _meta: {
          self: string;
          administrationId: number;
          administrationName: string;
          profileName: string;
        };
        description?: string | null;
        unitPrice?: number | null;
        unitPriceIncludingVat?: boolean;
        discountPercentage?: number;
        vatCodeId?: number | null;
        costCenterId?: number | null;
        costUnitId?: number | null;
      }
    | {
        id: number;
        quantity: number;
        amountExcludingVat: number;
        amountVat: number;
        amountIncludingVat: number;
        bookingType: 'G';
        ledgerAccountId: number;
        _meta: {
          self: string;
          administrationId: number;
          administrationName: string;
          profileName: string;
        };
        description?: string | null;
        unitPrice?: number | null;
        unitPriceIncludingVat?: boolean;
        discountPercentage?: number;
        vatCodeId?: number | null;
        costCenterId?: number | null;
        costUnitId?: number | null;
      }
    | {
        id: number;
        quantity: number;
        amountExcludingVat: number;
        amountVat: number;
        amountIncludingVat: number;
        bookingType: 'T';
        _meta: {
          self: string;
          administrationId: number;
          administrationName: string;
          profileName: string;
        };
        description?: string | null;
        unitPrice?: number | null;
        unitPriceIncludingVat?: boolean;
        discountPercentage?: number;
        vatCodeId?: number | null;
        costCenterId?: number | null;
        costUnitId?: number | null;
      }
  >
>;
/** One of the sales invoices with lines. */
export declare const SalesInvoiceWithLinesListItem: z.ZodObject<
  {
    id: z.ZodExactOptional<z.ZodInt>;
    debtorId: z.ZodExactOptional<z.ZodInt>;
    invoiceDate: z.ZodExactOptional<z.ZodString>;
    paymentConditionId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    dueDate: z.ZodExactOptional<z.ZodString>;
    invoiceAddress: z.ZodExactOptional<
      z.ZodNullable<
        z.ZodObject<
          {
            street: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            houseNumber: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            postalCode: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            city: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            countryId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
          },
          z.core.$strip
        >
      >
    >;
    reference: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    description: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    remark: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    invoiceNumber: z.ZodExactOptional<z.ZodString>;
    bookYear: z.ZodExactOptional<z.ZodInt>;
    bookPeriod: z.ZodExactOptional<z.ZodInt>;
    inboxFileId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    fileId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    amountExcludingVat: z.ZodExactOptional<z.ZodNumber>;
    amountVat: z.ZodExactOptional<z.ZodNumber>;
    amountIncludingVat: z.ZodExactOptional<z.ZodNumber>;
    vatTotals: z.ZodExactOptional<
      z.ZodArray<
        z.ZodObject<
          {
            vatCodeId: z.ZodNullable<z.ZodInt>;
            percentage: z.ZodNumber;
            amountExcludingVat: z.ZodNumber;
            amountVat: z.ZodNumber;
          },
          z.core.$strip
        >
      >
    >;
    lines: z.ZodExactOptional<
      z.ZodArray<
        z.ZodType<
          | {
              id: number;
              quantity: number;
              amountExcludingVat: number;
              amountVat: number;
              amountIncludingVat: number;
              bookingType: 'A';
              ArticleSku: string;
              description?: string | null;
              unitPrice?: number | null;
              unitPriceIncludingVat?: boolean;
              discountPercentage?: number;
              vatCodeId?: number | null;
              costCenterId?: number | null;
              costUnitId?: number | null;
            }
          | {
              id: number;
              quantity: number;
              amountExcludingVat: number;
              amountVat: number;
              amountIncludingVat: number;
              bookingType: 'V';
              salesTypeId: number;
              description?: string | null;
              unitPrice?: number | null;
              unitPriceIncludingVat?: boolean;
              discountPercentage?: number;
              vatCodeId?: number | null;
              costCenterId?: number | null;
              costUnitId?: number | null;
            }
          | {
              id: number;
              quantity: number;
              amountExcludingVat: number;
              amountVat: number;
              amountIncludingVat: number;
              bookingType: 'G';
              ledgerAccountId: number;
              description?: string | null;
              unitPrice?: number | null;
              unitPriceIncludingVat?: boolean;
              discountPercentage?: number;
              vatCodeId?: number | null;
              costCenterId?: number | null;
              costUnitId?: number | null;
            }
          | {
              id: number;
              quantity: number;
              amountExcludingVat: number;
              amountVat: number;
              amountIncludingVat: number;
              bookingType: 'T';
              description?: string | null;
              unitPrice?: number | null;
              unitPriceIncludingVat?: boolean;
              discountPercentage?: number;
              vatCodeId?: number | null;
              costCenterId?: number | null;
              costUnitId?: number | null;
            },
          | {
              id: number;
              quantity: number;
              amountExcludingVat: number;
              amountVat: number;
              amountIncludingVat: number;
              bookingType: 'A';
              ArticleSku: string;
              description?: string | null;
              unitPrice?: number | null;
              unitPriceIncludingVat?: boolean;
              discountPercentage?: number;
              vatCodeId?: number | null;
              costCenterId?: number | null;
              costUnitId?: number | null;
            }
          | {
              id: number;
              quantity: number;
              amountExcludingVat: number;
              amountVat: number;
              amountIncludingVat: number;
              bookingType: 'V';
              salesTypeId: number;
              description?: string | null;
              unitPrice?: number | null;
              unitPriceIncludingVat?: boolean;
              discountPercentage?: number;
              vatCodeId?: number | null;
              costCenterId?: number | null;
              costUnitId?: number | null;
            }
          | {
              id: number;
              quantity: number;
              amountExcludingVat: number;
              amountVat: number;
              amountIncludingVat: number;
              bookingType: 'G';
              ledgerAccountId: number;
              description?: string | null;
              unitPrice?: number | null;
              unitPriceIncludingVat?: boolean;
              discountPercentage?: number;
              vatCodeId?: number | null;
              costCenterId?: number | null;
              costUnitId?: number | null;
            }
          | {
              id: number;
              quantity: number;
              amountExcludingVat: number;
              amountVat: number;
              amountIncludingVat: number;
              bookingType: 'T';
              description?: string | null;
              unitPrice?: number | null;
              unitPriceIncludingVat?: boolean;
              discountPercentage?: number;
              vatCodeId?: number | null;
              costCenterId?: number | null;
              costUnitId?: number | null;
            },
          z.core.$ZodTypeInternals<
            | {
                id: number;
                quantity: number;
                amountExcludingVat: number;
                amountVat: number;
                amountIncludingVat: number;
                bookingType: 'A';
                ArticleSku: string;
                description?: string | null;
                unitPrice?: number | null;
                unitPriceIncludingVat?: boolean;
                discountPercentage?: number;
                vatCodeId?: number | null;
                costCenterId?: number | null;
                costUnitId?: number | null;
              }
            | {
                id: number;
                quantity: number;
                amountExcludingVat: number;
                amountVat: number;
                amountIncludingVat: number;
                bookingType: 'V';
                salesTypeId: number;
                description?: string | null;
                unitPrice?: number | null;
                unitPriceIncludingVat?: boolean;
                discountPercentage?: number;
                vatCodeId?: number | null;
                costCenterId?: number | null;
                costUnitId?: number | null;
              }
            | {
                id: number;
                quantity: number;
                amountExcludingVat: number;
                amountVat: number;
                amountIncludingVat: number;
                bookingType: 'G';
                ledgerAccountId: number;
                description?: string | null;
                unitPrice?: number | null;
                unitPriceIncludingVat?: boolean;
                discountPercentage?: number;
                vatCodeId?: number | null;
                costCenterId?: number | null;
                costUnitId?: number | null;
              }
            | {
                id: number;
                quantity: number;
                amountExcludingVat: number;
                amountVat: number;
                amountIncludingVat: number;
                bookingType: 'T';
                description?: string | null;
                unitPrice?: number | null;
                unitPriceIncludingVat?: boolean;
                discountPercentage?: number;
                vatCodeId?: number | null;
                costCenterId?: number | null;
                costUnitId?: number | null;
              },
            | {
                id: number;
                quantity: number;
                amountExcludingVat: number;
                amountVat: number;
                amountIncludingVat: number;
                bookingType: 'A';
                ArticleSku: string;
                description?: string | null;
                unitPrice?: number | null;
                unitPriceIncludingVat?: boolean;
                discountPercentage?: number;
                vatCodeId?: number | null;
                costCenterId?: number | null;
                costUnitId?: number | null;
              }
            | {
                id: number;
                quantity: number;
                amountExcludingVat: number;
                amountVat: number;
                amountIncludingVat: number;
                bookingType: 'V';
                salesTypeId: number;
                description?: string | null;
                unitPrice?: number | null;
                unitPriceIncludingVat?: boolean;
                discountPercentage?: number;
                vatCodeId?: number | null;
                costCenterId?: number | null;
                costUnitId?: number | null;
              }
            | {
                id: number;
                quantity: number;
                amountExcludingVat: number;
                amountVat: number;
                amountIncludingVat: number;
                bookingType: 'G';
                ledgerAccountId: number;
                description?: string | null;
                unitPrice?: number | null;
                unitPriceIncludingVat?: boolean;
                discountPercentage?: number;
                vatCodeId?: number | null;
                costCenterId?: number | null;
                costUnitId?: number | null;
              }
            | {
                id: number;
                quantity: number;
                amountExcludingVat: number;
                amountVat: number;
                amountIncludingVat: number;
                bookingType: 'T';
                description?: string | null;
                unitPrice?: number | null;
                unitPriceIncludingVat?: boolean;
                discountPercentage?: number;
                vatCodeId?: number | null;
                costCenterId?: number | null;
                costUnitId?: number | null;
              }
          >
        >
      >
    >;
    _meta: z.ZodObject<
      {
        self: z.ZodString;
      },
      z.core.$strip
    >;
  },
  z.core.$strip
>;
/** A page of sales invoices with lines. */
export declare const SalesInvoiceWithLinesList: z.ZodObject<
  {
    _data: z.ZodExactOptional<
      z.ZodArray<
        z.ZodObject<
          {
            id: z.ZodExactOptional<z.ZodInt>;
            debtorId: z.ZodExactOptional<z.ZodInt>;
            invoiceDate: z.ZodExactOptional<z.ZodString>;
            paymentConditionId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
            dueDate: z.ZodExactOptional<z.ZodString>;
            invoiceAddress: z.ZodExactOptional<
              z.ZodNullable<
                z.ZodObject<
                  {
                    street: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
                    houseNumber: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
                    postalCode: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
                    city: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
                    countryId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
                  },
                  z.core.$strip
                >
              >
            >;
            reference: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            description: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            remark: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            invoiceNumber: z.ZodExactOptional<z.ZodString>;
            bookYear: z.ZodExactOptional<z.ZodInt>;
            bookPeriod: z.ZodExactOptional<z.ZodInt>;
            inboxFileId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
            fileId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
            amountExcludingVat: z.ZodExactOptional<z.ZodNumber>;
            amountVat: z.ZodExactOptional<z.ZodNumber>;
            amountIncludingVat: z.ZodExactOptional<z.ZodNumber>;
            vatTotals: z.ZodExactOptional<
              z.ZodArray<
                z.ZodObject<
                  {
                    vatCodeId: z.ZodNullable<z.ZodInt>;
                    percentage: z.ZodNumber;
                    amountExcludingVat: z.ZodNumber;
                    amountVat: z.ZodNumber;
                  },
                  z.core.$strip
                >
              >
            >;
            lines: z.ZodExactOptional<
              z.ZodArray<
                z.ZodType<
                  | {
                      id: number;
                      quantity: number;
                      amountExcludingVat: number;
                      amountVat: number;
                      amountIncludingVat: number;
                      bookingType: 'A';
                      ArticleSku: string;
                      description?: string | null;
                      unitPrice?: number | null;
                      unitPriceIncludingVat?: boolean;
                      discountPercentage?: number;
                      vatCodeId?: number | null;
                      costCenterId?: number | null;
                      costUnitId?: number | null;
                    }
                  | {
                      id: number;
                      quantity: number;
                      amountExcludingVat: number;
                      amountVat: number;
                      amountIncludingVat: number;
                      bookingType: 'V';
                      salesTypeId: number;
                      description?: string | null;
                      unitPrice?: number | null;
                      unitPriceIncludingVat?: boolean;
                      discountPercentage?: number;
                      vatCodeId?: number | null;
                      costCenterId?: number | null;
                      costUnitId?: number | null;
                    }
                  | {
                      id: number;
                      quantity: number;
                      amountExcludingVat: number;
                      amountVat: number;
                      amountIncludingVat: number;
                      bookingType: 'G';
                      ledgerAccountId: number;
                      description?: string | null;
                      unitPrice?: number | null;
                      unitPriceIncludingVat?: boolean;
                      discountPercentage?: number;
                      vatCodeId?: number | null;
                      costCenterId?: number | null;
                      costUnitId?: number | null;
                    }
                  | {
                      id: number;
                      quantity: number;
                      amountExcludingVat: number;
                      amountVat: number;
                      amountIncludingVat: number;
                      bookingType: 'T';
                      description?: string | null;
                      unitPrice?: number | null;
                      unitPriceIncludingVat?: boolean;
                      discountPercentage?: number;
                      vatCodeId?: number | null;
                      costCenterId?: number | null;
                      costUnitId?: number | null;
                    },
                  | {
                      id: number;
                      quantity: number;
                      amountExcludingVat: number;
                      amountVat: number;
                      amountIncludingVat: number;
                      bookingType: 'A';
                      ArticleSku: string;
                      description?: string | null;
                      unitPrice?: number | null;
                      unitPriceIncludingVat?: boolean;
                      discountPercentage?: number;
                      vatCodeId?: number | null;
                      costCenterId?: number | null;
                      costUnitId?: number | null;
                    }
                  | {
                      id: number;
                      quantity: number;
                      amountExcludingVat: number;
                      amountVat: number;
                      amountIncludingVat: number;
                      bookingType: 'V';
                      salesTypeId: number;
                      description?: string | null;
                      unitPrice?: number | null;
                      unitPriceIncludingVat?: boolean;
                      discountPercentage?: number;
                      vatCodeId?: number | null;
                      costCenterId?: number | null;
                      costUnitId?: number | null;
                    }
                  | {
                      id: number;
                      quantity: number;
                      amountExcludingVat: number;
                      amountVat: number;
                      amountIncludingVat: number;
                      bookingType: 'G';
                      ledgerAccountId: number;
                      description?: string | null;
                      unitPrice?: number | null;
                      unitPriceIncludingVat?: boolean;
                      discountPercentage?: number;
                      vatCodeId?: number | null;
                      costCenterId?: number | null;
                      costUnitId?: number | null;
                    }
                  | {
                      id: number;
                      quantity: number;
                      amountExcludingVat: number;
                      amountVat: number;
                      amountIncludingVat: number;
                      bookingType: 'T';
                      description?: string | null;
                      unitPrice?: number | null;
                      unitPriceIncludingVat?: boolean;
                      discountPercentage?: number;
                      vatCodeId?: number | null;
                      costCenterId?: number | null;
                      costUnitId?: number | null;
                    },
                  z.core.$ZodTypeInternals<
                    | {
                        id: number;
                        quantity: number;
                        amountExcludingVat: number;
                        amountVat: number;
                        amountIncludingVat: number;
                        bookingType: 'A';
                        ArticleSku: string;
                        description?: string | null;
                        unitPrice?: number | null;
                        unitPriceIncludingVat?: boolean;
                        discountPercentage?: number;
                        vatCodeId?: number | null;
                        costCenterId?: number | null;
                        costUnitId?: number | null;
                      }
                    | {
                        id: number;
                        quantity: number;
                        amountExcludingVat: number;
                        amountVat: number;
                        amountIncludingVat: number;
                        bookingType: 'V';
                        salesTypeId: number;
                        description?: string | null;
                        unitPrice?: number | null;
                        unitPriceIncludingVat?: boolean;
                        discountPercentage?: number;
                        vatCodeId?: number | null;
                        costCenterId?: number | null;
                        costUnitId?: number | null;
                      }
                    | {
                        id: number;
                        quantity: number;
                        amountExcludingVat: number;
                        amountVat: number;
                        amountIncludingVat: number;
                        bookingType: 'G';
                        ledgerAccountId: number;
                        description?: string | null;
                        unitPrice?: number | null;
                        unitPriceIncludingVat?: boolean;
                        discountPercentage?: number;
                        vatCodeId?: number | null;
                        costCenterId?: number | null;
                        costUnitId?: number | null;
                      }
                    | {
                        id: number;
                        quantity: number;
                        amountExcludingVat: number;
                        amountVat: number;
                        amountIncludingVat: number;
                        bookingType: 'T';
                        description?: string | null;
                        unitPrice?: number | null;
                        unitPriceIncludingVat?: boolean;
                        discountPercentage?: number;
                        vatCodeId?: number | null;
                        costCenterId?: number | null;
                        costUnitId?: number | null;
                      },
                    | {
                        id: number;
                        quantity: number;
                        amountExcludingVat: number;
                        amountVat: number;
                        amountIncludingVat: number;
                        bookingType: 'A';
                        ArticleSku: string;
                        description?: string | null;
                        unitPrice?: number | null;
                        unitPriceIncludingVat?: boolean;
                        discountPercentage?: number;
                        vatCodeId?: number | null;
                        costCenterId?: number | null;
                        costUnitId?: number | null;
                      }
                    | {
                        id: number;
                        quantity: number;
                        amountExcludingVat: number;
                        amountVat: number;
                        amountIncludingVat: number;
                        bookingType: 'V';
                        salesTypeId: number;
                        description?: string | null;
                        unitPrice?: number | null;
                        unitPriceIncludingVat?: boolean;
                        discountPercentage?: number;
                        vatCodeId?: number | null;
                        costCenterId?: number | null;
                        costUnitId?: number | null;
                      }
                    | {
                        id: number;
                        quantity: number;
                        amountExcludingVat: number;
                        amountVat: number;
                        amountIncludingVat: number;
                        bookingType: 'G';
                        ledgerAccountId: number;
                        description?: string | null;
                        unitPrice?: number | null;
                        unitPriceIncludingVat?: boolean;
                        discountPercentage?: number;
                        vatCodeId?: number | null;
                        costCenterId?: number | null;
                        costUnitId?: number | null;
                      }
                    | {
                        id: number;
                        quantity: number;
                        amountExcludingVat: number;
                        amountVat: number;
                        amountIncludingVat: number;
                        bookingType: 'T';
                        description?: string | null;
                        unitPrice?: number | null;
                        unitPriceIncludingVat?: boolean;
                        discountPercentage?: number;
                        vatCodeId?: number | null;
                        costCenterId?: number | null;
                        costUnitId?: number | null;
                      }
                  >
                >
              >
            >;
            _meta: z.ZodObject<
              {
                self: z.ZodString;
              },
              z.core.$strip
            >;
          },
          z.core.$strip
        >
      >
    >;
    _meta: z.ZodObject<
      {
        previousPage: z.ZodNullable<z.ZodString>;
        nextPage: z.ZodNullable<z.ZodString>;
        totalCount: z.ZodInt;
        pageCount: z.ZodInt;
        self: z.ZodString;
        administrationId: z.ZodInt;
        administrationName: z.ZodString;
        profileName: z.ZodString;
      },
      z.core.$strip
    >;
  },
  z.core.$strip
>;
/** A sales invoice with its lines, to create or to put in the place of an existing one. */
export declare const SalesInvoiceWithLinesInput: z.ZodObject<
  {
    debtorId: z.ZodInt;
    invoiceDate: z.ZodExactOptional<z.ZodISODate>;
    paymentConditionId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    dueDate: z.ZodExactOptional<z.ZodISODate>;
    invoiceAddress: z.ZodExactOptional<
      z.ZodNullable<
        z.ZodObject<
          {
            street: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            houseNumber: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            postalCode: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            city: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            countryId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
          },
          z.core.$strict
        >
      >
    >;
    reference: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    description: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    remark: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    invoiceNumber: z.ZodExactOptional<z.ZodString>;
    bookYear: z.ZodExactOptional<z.ZodInt>;
    bookPeriod: z.ZodExactOptional<z.ZodInt>;
    inboxFileId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    lines: z.ZodArray<
      z.ZodDiscriminatedUnion<
        [
          z.ZodObject<
            {
              description: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
              quantity: z.ZodExactOptional<z.ZodNumber>;
              unitPrice: z.ZodExactOptional<z.ZodNullable<z.ZodNumber>>;
              unitPriceIncludingVat: z.ZodExactOptional<z.ZodBoolean>;
              discountPercentage: z.ZodExactOptional<z.ZodNumber>;
              vatCodeId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
              costCenterId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
              costUnitId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
              bookingType: z.ZodLiteral<'A'>;
              ArticleSku: z.ZodString;
            },
            z.core.$strict
          >,
          z.ZodObject<
            {
              description: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
              quantity: z.ZodExactOptional<z.ZodNumber>;
              unitPrice: z.ZodExactOptional<z.ZodNullable<z.ZodNumber>>;
              unitPriceIncludingVat: z.ZodExactOptional<z.ZodBoolean>;
              discountPercentage: z.ZodExactOptional<z.ZodNumber>;
              vatCodeId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
              costCenterId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
              costUnitId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
              bookingType: z.ZodLiteral<'V'>;
              salesTypeId: z.ZodInt;
            },
            z.core.$strict
          >,
          z.ZodObject<
            {
              description: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
              quantity: z.ZodExactOptional<z.ZodNumber>;
              unitPrice: z.ZodExactOptional<z.ZodNullable<z.ZodNumber>>;
              unitPriceIncludingVat: z.ZodExactOptional<z.ZodBoolean>;
              discountPercentage: z.ZodExactOptional<z.ZodNumber>;
              vatCodeId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
              costCenterId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
              costUnitId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
              bookingType: z.ZodLiteral<'G'>;
              ledgerAccountId: z.ZodInt;
            },
            z.core.$strict
          >,
          z.ZodObject<
            {
              description: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
              quantity: z.ZodExactOptional<z.ZodNumber>;
              unitPrice: z.ZodExactOptional<z.ZodNullable<z.ZodNumber>>;
              unitPriceIncludingVat: z.ZodExactOptional<z.ZodBoolean>;
              discountPercentage: z.ZodExactOptional<z.ZodNumber>;
              vatCodeId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
              costCenterId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
              costUnitId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
              bookingType: z.ZodLiteral<'T'>;
            },
            z.core.$strict
          >,
        ],
        'bookingType'
      >
    >;
  },
  z.core.$strict
>;
/** A sales invoice with its lines. */
export declare const SalesInvoiceWithLines: z.ZodObject<
  {
    id: z.ZodInt;
    debtorId: z.ZodExactOptional<z.ZodInt>;
    invoiceDate: z.ZodString;
    paymentConditionId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    dueDate: z.ZodString;
    invoiceAddress: z.ZodExactOptional<
      z.ZodNullable<
        z.ZodObject<
          {
            street: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            houseNumber: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            postalCode: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            city: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            countryId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
          },
          z.core.$strip
        >
      >
    >;
    reference: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    description: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    remark: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    invoiceNumber: z.ZodString;
    bookYear: z.ZodInt;
    bookPeriod: z.ZodInt;
    inboxFileId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    fileId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    amountExcludingVat: z.ZodNumber;
    amountVat: z.ZodNumber;
    amountIncludingVat: z.ZodNumber;
    vatTotals: z.ZodArray<
      z.ZodObject<
        {
          vatCodeId: z.ZodNullable<z.ZodInt>;
          percentage: z.ZodNumber;
          amountExcludingVat: z.ZodNumber;
          amountVat: z.ZodNumber;
        },
        z.core.$strip
      >
    >;
    lines: z.ZodArray<
      z.ZodType<
        | {
            id: number;
            quantity: number;
            amountExcludingVat: number;
            amountVat: number;
            amountIncludingVat: number;
            bookingType: 'A';
            ArticleSku: string;
            description?: string | null;
            unitPrice?: number | null;
            unitPriceIncludingVat?: boolean;
            discountPercentage?: number;
            vatCodeId?: number | null;
            costCenterId?: number | null;
            costUnitId?: number | null;
          }
        | {
            id: number;
            quantity: number;
            amountExcludingVat: number;
            amountVat: number;
            amountIncludingVat: number;
            bookingType: 'V';
            salesTypeId: number;
            description?: string | null;
            unitPrice?: number | null;
            unitPriceIncludingVat?: boolean;
            discountPercentage?: number;
            vatCodeId?: number | null;
            costCenterId?: number | null;
            costUnitId?: number | null;
          }
        | {
            id: number;
            quantity: number;
            amountExcludingVat: number;
            amountVat: number;
            amountIncludingVat: number;
            bookingType: 'G';
            ledgerAccountId: number;
            description?: string | null;
            unitPrice?: number | null;
            unitPriceIncludingVat?: boolean;
            discountPercentage?: number;
            vatCodeId?: number | null;
            costCenterId?: number | null;
            costUnitId?: number | null;
          }
        | {
            id: number;
            quantity: number;
            amountExcludingVat: number;
            amountVat: number;
            amountIncludingVat: number;
            bookingType: 'T';
            description?: string | null;
            unitPrice?: number | null;
            unitPriceIncludingVat?: boolean;
            discountPercentage?: number;
            vatCodeId?: number | null;
            costCenterId?: number | null;
            costUnitId?: number | null;
          },
        | {
            id: number;
            quantity: number;
            amountExcludingVat: number;
            amountVat: number;
            amountIncludingVat: number;
            bookingType: 'A';
            ArticleSku: string;
            description?: string | null;
            unitPrice?: number | null;
            unitPriceIncludingVat?: boolean;
            discountPercentage?: number;
            vatCodeId?: number | null;
            costCenterId?: number | null;
            costUnitId?: number | null;
          }
        | {
            id: number;
            quantity: number;
            amountExcludingVat: number;
            amountVat: number;
            amountIncludingVat: number;
            bookingType: 'V';
            salesTypeId: number;
            description?: string | null;
            unitPrice?: number | null;
            unitPriceIncludingVat?: boolean;
            discountPercentage?: number;
            vatCodeId?: number | null;
            costCenterId?: number | null;
            costUnitId?: number | null;
          }
        | {
            id: number;
            quantity: number;
            amountExcludingVat: number;
            amountVat: number;
            amountIncludingVat: number;
            bookingType: 'G';
            ledgerAccountId: number;
            description?: string | null;
            unitPrice?: number | null;
            unitPriceIncludingVat?: boolean;
            discountPercentage?: number;
            vatCodeId?: number | null;
            costCenterId?: number | null;
            costUnitId?: number | null;
          }
        | {
            id: number;
            quantity: number;
            amountExcludingVat: number;
            amountVat: number;
            amountIncludingVat: number;
            bookingType: 'T';
            description?: string | null;
            unitPrice?: number | null;
            unitPriceIncludingVat?: boolean;
            discountPercentage?: number;
            vatCodeId?: number | null;
            costCenterId?: number | null;
            costUnitId?: number | null;
          },
        z.core.$ZodTypeInternals<
          | {
              id: number;
              quantity: number;
              amountExcludingVat: number;
              amountVat: number;
              amountIncludingVat: number;
              bookingType: 'A';
              ArticleSku: string;
              description?: string | null;
              unitPrice?: number | null;
              unitPriceIncludingVat?: boolean;
              discountPercentage?: number;
              vatCodeId?: number | null;
              costCenterId?: number | null;
              costUnitId?: number | null;
            }
          | {
              id: number;
              quantity: number;
              amountExcludingVat: number;
              amountVat: number;
              amountIncludingVat: number;
              bookingType: 'V';
              salesTypeId: number;
              description?: string | null;
              unitPrice?: number | null;
              unitPriceIncludingVat?: boolean;
              discountPercentage?: number;
              vatCodeId?: number | null;
              costCenterId?: number | null;
              costUnitId?: number | null;
            }
          | {
              id: number;
              quantity: number;
              amountExcludingVat: number;
              amountVat: number;
              amountIncludingVat: number;
              bookingType: 'G';
              ledgerAccountId: number;
              description?: string | null;
              unitPrice?: number | null;
              unitPriceIncludingVat?: boolean;
              discountPercentage?: number;
              vatCodeId?: number | null;
              costCenterId?: number | null;
              costUnitId?: number | null;
            }
          | {
              id: number;
              quantity: number;
              amountExcludingVat: number;
              amountVat: number;
              amountIncludingVat: number;
              bookingType: 'T';
              description?: string | null;
              unitPrice?: number | null;
              unitPriceIncludingVat?: boolean;
              discountPercentage?: number;
              vatCodeId?: number | null;
              costCenterId?: number | null;
              costUnitId?: number | null;
            },
          | {
              id: number;
              quantity: number;
              amountExcludingVat: number;
              amountVat: number;
              amountIncludingVat: number;
              bookingType: 'A';
              ArticleSku: string;
              description?: string | null;
              unitPrice?: number | null;
              unitPriceIncludingVat?: boolean;
              discountPercentage?: number;
              vatCodeId?: number | null;
              costCenterId?: number | null;
              costUnitId?: number | null;
            }
          | {
              id: number;
              quantity: number;
              amountExcludingVat: number;
              amountVat: number;
              amountIncludingVat: number;
              bookingType: 'V';
              salesTypeId: number;
              description?: string | null;
              unitPrice?: number | null;
              unitPriceIncludingVat?: boolean;
              discountPercentage?: number;
              vatCodeId?: number | null;
              costCenterId?: number | null;
              costUnitId?: number | null;
            }
          | {
              id: number;
              quantity: number;
              amountExcludingVat: number;
              amountVat: number;
              amountIncludingVat: number;
              bookingType: 'G';
              ledgerAccountId: number;
              description?: string | null;
              unitPrice?: number | null;
              unitPriceIncludingVat?: boolean;
              discountPercentage?: number;
              vatCodeId?: number | null;
              costCenterId?: number | null;
              costUnitId?: number | null;
            }
          | {
              id: number;
              quantity: number;
              amountExcludingVat: number;
              amountVat: number;
              amountIncludingVat: number;
              bookingType: 'T';
              description?: string | null;
              unitPrice?: number | null;
              unitPriceIncludingVat?: boolean;
              discountPercentage?: number;
              vatCodeId?: number | null;
              costCenterId?: number | null;
              costUnitId?: number | null;
            }
        >
      >
    >;
    _meta: z.ZodObject<
      {
        self: z.ZodString;
        administrationId: z.ZodInt;
        administrationName: z.ZodString;
        profileName: z.ZodString;
      },
      z.core.$strip
    >;
  },
  z.core.$strip
>;
/** The sales invoice with lines to put in the place of the existing one. */
export declare const SalesInvoiceWithLinesReplacement: z.ZodObject<
  {
    id: z.ZodExactOptional<z.ZodInt>;
    debtorId: z.ZodInt;
    invoiceDate: z.ZodExactOptional<z.ZodISODate>;
    paymentConditionId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    dueDate: z.ZodExactOptional<z.ZodISODate>;
    invoiceAddress: z.ZodExactOptional<
      z.ZodNullable<
        z.ZodObject<
          {
            street: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            houseNumber: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            postalCode: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            city: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            countryId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
          },
          z.core.$strict
        >
      >
    >;
    reference: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    description: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    remark: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    invoiceNumber: z.ZodExactOptional<z.ZodString>;
    bookYear: z.ZodExactOptional<z.ZodInt>;
    bookPeriod: z.ZodExactOptional<z.ZodInt>;
    inboxFileId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    fileId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    amountExcludingVat: z.ZodExactOptional<z.ZodNumber>;
    amountVat: z.ZodExactOptional<z.ZodNumber>;
    amountIncludingVat: z.ZodExactOptional<z.ZodNumber>;
    vatTotals: z.ZodExactOptional<
      z.ZodArray<
        z.ZodObject<
          {
            vatCodeId: z.ZodNullable<z.ZodInt>;
            percentage: z.ZodNumber;
            amountExcludingVat: z.ZodNumber;
            amountVat: z.ZodNumber;
          },
          z.core.$loose
        >
      >
    >;
    lines: z.ZodArray<
      z.ZodDiscriminatedUnion<
        [
          z.ZodObject<
            {
              id: z.ZodExactOptional<z.ZodInt>;
              description: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
              quantity: z.ZodExactOptional<z.ZodNumber>;
              unitPrice: z.ZodExactOptional<z.ZodNullable<z.ZodNumber>>;
              unitPriceIncludingVat: z.ZodExactOptional<z.ZodBoolean>;
              discountPercentage: z.ZodExactOptional<z.ZodNumber>;
              vatCodeId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
              costCenterId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
              costUnitId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
              amountExcludingVat: z.ZodExactOptional<z.ZodNumber>;
              amountVat: z.ZodExactOptional<z.ZodNumber>;
              amountIncludingVat: z.ZodExactOptional<z.ZodNumber>;
              bookingType: z.ZodLiteral<'A'>;
              ArticleSku: z.ZodString;
              _meta: z.ZodExactOptional<
                z.ZodObject<
                  {
                    self: z.ZodCustomStringFormat<'uri'>;
                  },
                  z.core.$loose
                >
              >;
            },
            z.core.$strict
          >,
          z.ZodObject<
            {
              id: z.ZodExactOptional<z.ZodInt>;
              description: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
              quantity: z.ZodExactOptional<z.ZodNumber>;
              unitPrice: z.ZodExactOptional<z.ZodNullable<z.ZodNumber>>;
              unitPriceIncludingVat: z.ZodExactOptional<z.ZodBoolean>;
              discountPercentage: z.ZodExactOptional<z.ZodNumber>;
              vatCodeId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
              costCenterId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
              costUnitId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
              amountExcludingVat: z.ZodExactOptional<z.ZodNumber>;
              amountVat: z.ZodExactOptional<z.ZodNumber>;
              amountIncludingVat: z.ZodExactOptional<z.ZodNumber>;
              bookingType: z.ZodLiteral<'V'>;
              salesTypeId: z.ZodInt;
              _meta: z.ZodExactOptional<
                z.ZodObject<
                  {
                    self: z.ZodCustomStringFormat<'uri'>;
                  },
                  z.core.$loose
                >
              >;
            },
            z.core.$strict
          >,
          z.ZodObject<
            {
              id: z.ZodExactOptional<z.ZodInt>;
              description: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
              quantity: z.ZodExactOptional<z.ZodNumber>;
              unitPrice: z.ZodExactOptional<z.ZodNullable<z.ZodNumber>>;
              unitPriceIncludingVat: z.ZodExactOptional<z.ZodBoolean>;
              discountPercentage: z.ZodExactOptional<z.ZodNumber>;
              vatCodeId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
              costCenterId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
              costUnitId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
              amountExcludingVat: z.ZodExactOptional<z.ZodNumber>;
              amountVat: z.ZodExactOptional<z.ZodNumber>;
              amountIncludingVat: z.ZodExactOptional<z.ZodNumber>;
              bookingType: z.ZodLiteral<'G'>;
              ledgerAccountId: z.ZodInt;
              _meta: z.ZodExactOptional<
                z.ZodObject<
                  {
                    self: z.ZodCustomStringFormat<'uri'>;
                  },
                  z.core.$loose
                >
              >;
            },
            z.core.$strict
          >,
          z.ZodObject<
            {
              id: z.ZodExactOptional<z.ZodInt>;
              description: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
              quantity: z.ZodExactOptional<z.ZodNumber>;
              unitPrice: z.ZodExactOptional<z.ZodNullable<z.ZodNumber>>;
              unitPriceIncludingVat: z.ZodExactOptional<z.ZodBoolean>;
              discountPercentage: z.ZodExactOptional<z.ZodNumber>;
              vatCodeId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
              costCenterId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
              costUnitId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
              amountExcludingVat: z.ZodExactOptional<z.ZodNumber>;
              amountVat: z.ZodExactOptional<z.ZodNumber>;
              amountIncludingVat: z.ZodExactOptional<z.ZodNumber>;
              bookingType: z.ZodLiteral<'T'>;
              _meta: z.ZodExactOptional<
                z.ZodObject<
                  {
                    self: z.ZodCustomStringFormat<'uri'>;
                  },
                  z.core.$loose
                >
              >;
            },
            z.core.$strict
          >,
        ],
        'bookingType'
      >
    >;
    _meta: z.ZodExactOptional<
      z.ZodObject<
        {
          self: z.ZodCustomStringFormat<'uri'>;
        },
        z.core.$loose
      >
    >;
  },
  z.core.$strict
>;
/** The fields of a sales invoice to change. */
export declare const SalesInvoiceWithLinesPatch: z.ZodObject<
  {
    debtorId: z.ZodExactOptional<z.ZodInt>;
    invoiceDate: z.ZodExactOptional<z.ZodISODate>;
    paymentConditionId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    dueDate: z.ZodExactOptional<z.ZodISODate>;
    invoiceAddress: z.ZodExactOptional<
      z.ZodNullable<
        z.ZodObject<
          {
            street: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            houseNumber: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            postalCode: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            city: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            countryId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
          },
          z.core.$strict
        >
      >
    >;
    reference: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    description: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    remark: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    invoiceNumber: z.ZodExactOptional<z.ZodString>;
    bookYear: z.ZodExactOptional<z.ZodInt>;
    bookPeriod: z.ZodExactOptional<z.ZodInt>;
    inboxFileId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    lines: z.ZodExactOptional<
      z.ZodArray<
        z.ZodDiscriminatedUnion<
          [
            z.ZodObject<
              {
                description: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
                quantity: z.ZodExactOptional<z.ZodNumber>;
                unitPrice: z.ZodExactOptional<z.ZodNullable<z.ZodNumber>>;
                unitPriceIncludingVat: z.ZodExactOptional<z.ZodBoolean>;
                discountPercentage: z.ZodExactOptional<z.ZodNumber>;
                vatCodeId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
                costCenterId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
                costUnitId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
                bookingType: z.ZodLiteral<'A'>;
                ArticleSku: z.ZodString;
              },
              z.core.$strict
            >,
            z.ZodObject<
              {
                description: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
                quantity: z.ZodExactOptional<z.ZodNumber>;
                unitPrice: z.ZodExactOptional<z.ZodNullable<z.ZodNumber>>;
                unitPriceIncludingVat: z.ZodExactOptional<z.ZodBoolean>;
                discountPercentage: z.ZodExactOptional<z.ZodNumber>;
                vatCodeId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
                costCenterId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
                costUnitId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
                bookingType: z.ZodLiteral<'V'>;
                salesTypeId: z.ZodInt;
              },
              z.core.$strict
            >,
            z.ZodObject<
              {
                description: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
                quantity: z.ZodExactOptional<z.ZodNumber>;
                unitPrice: z.ZodExactOptional<z.ZodNullable<z.ZodNumber>>;
                unitPriceIncludingVat: z.ZodExactOptional<z.ZodBoolean>;
                discountPercentage: z.ZodExactOptional<z.ZodNumber>;
                vatCodeId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
                costCenterId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
                costUnitId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
                bookingType: z.ZodLiteral<'G'>;
                ledgerAccountId: z.ZodInt;
              },
              z.core.$strict
            >,
            z.ZodObject<
              {
                description: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
                quantity: z.ZodExactOptional<z.ZodNumber>;
                unitPrice: z.ZodExactOptional<z.ZodNullable<z.ZodNumber>>;
                unitPriceIncludingVat: z.ZodExactOptional<z.ZodBoolean>;
                discountPercentage: z.ZodExactOptional<z.ZodNumber>;
                vatCodeId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
                costCenterId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
                costUnitId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
                bookingType: z.ZodLiteral<'T'>;
              },
              z.core.$strict
            >,
          ],
          'bookingType'
        >
      >
    >;
  },
  z.core.$strict
>;
/** One of the outstanding sales invoices. */
export declare const OutstandingSalesInvoiceListItem: z.ZodObject<
  {
    id: z.ZodExactOptional<z.ZodInt>;
    invoiceNumber: z.ZodExactOptional<z.ZodString>;
    invoiceDate: z.ZodExactOptional<z.ZodString>;
    dueDate: z.ZodExactOptional<z.ZodString>;
    amountIncludingVat: z.ZodExactOptional<z.ZodNumber>;
    outstandingAmount: z.ZodExactOptional<z.ZodNumber>;
    age: z.ZodExactOptional<z.ZodInt>;
    daysUntilExpiry: z.ZodExactOptional<z.ZodInt>;
    debtorId: z.ZodExactOptional<z.ZodInt>;
    debtorNumber: z.ZodExactOptional<z.ZodString>;
    debtorName: z.ZodExactOptional<z.ZodString>;
    _meta: z.ZodObject<
      {
        self: z.ZodString;
      },
      z.core.$strip
    >;
  },
  z.core.$strip
>;
/** A page of outstanding sales invoices. */
export declare const OutstandingSalesInvoiceList: z.ZodObject<
  {
    _data: z.ZodExactOptional<
      z.ZodArray<
        z.ZodObject<
          {
            id: z.ZodExactOptional<z.ZodInt>;
            invoiceNumber: z.ZodExactOptional<z.ZodString>;
            invoiceDate: z.ZodExactOptional<z.ZodString>;
            dueDate: z.ZodExactOptional<z.ZodString>;
            amountIncludingVat: z.ZodExactOptional<z.ZodNumber>;
            outstandingAmount: z.ZodExactOptional<z.ZodNumber>;
            age: z.ZodExactOptional<z.ZodInt>;
            daysUntilExpiry: z.ZodExactOptional<z.ZodInt>;
            debtorId: z.ZodExactOptional<z.ZodInt>;
            debtorNumber: z.ZodExactOptional<z.ZodString>;
            debtorName: z.ZodExactOptional<z.ZodString>;
            _meta: z.ZodObject<
              {
                self: z.ZodString;
              },
              z.core.$strip
            >;
          },
          z.core.$strip
        >
      >
    >;
    _meta: z.ZodObject<
      {
        previousPage: z.ZodNullable<z.ZodString>;
        nextPage: z.ZodNullable<z.ZodString>;
        totalCount: z.ZodInt;
        pageCount: z.ZodInt;
        self: z.ZodString;
        administrationId: z.ZodInt;
        administrationName: z.ZodString;
        profileName: z.ZodString;
      },
      z.core.$strip
    >;
  },
  z.core.$strip
>;
/** A sales invoice that is not paid in full. */
export declare const OutstandingSalesInvoice: z.ZodObject<
  {
    id: z.ZodInt;
    invoiceNumber: z.ZodString;
    invoiceDate: z.ZodString;
    dueDate: z.ZodString;
    amountIncludingVat: z.ZodNumber;
    outstandingAmount: z.ZodNumber;
    age: z.ZodInt;
    daysUntilExpiry: z.ZodInt;
    debtorId: z.ZodInt;
    debtorNumber: z.ZodString;
    debtorName: z.ZodString;
    _meta: z.ZodObject<
      {
        self: z.ZodString;
        administrationId: z.ZodInt;
        administrationName: z.ZodString;
        profileName: z.ZodString;
      },
      z.core.$strip
    >;
  },
  z.core.$strip
>;
/** One of the sales orders. */
export declare const SalesOrderListItem: z.ZodObject<
  {
    id: z.ZodExactOptional<z.ZodInt>;
    debtorId: z.ZodExactOptional<z.ZodInt>;
    orderDate: z.ZodExactOptional<z.ZodString>;
    shippingDate: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    deliveryAddress: z.ZodExactOptional<
      z.ZodNullable<
        z.ZodObject<
          {
            street: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            houseNumber: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            postalCode: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            city: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            countryId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
          },
          z.core.$strip
        >
      >
    >;
    paymentConditionId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    reference: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    description: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    remark: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    number: z.ZodExactOptional<z.ZodString>;
    amountExcludingVat: z.ZodExactOptional<z.ZodNumber>;
    amountVat: z.ZodExactOptional<z.ZodNumber>;
    amountIncludingVat: z.ZodExactOptional<z.ZodNumber>;
    vatTotals: z.ZodExactOptional<
      z.ZodArray<
        z.ZodObject<
          {
            vatCodeId: z.ZodNullable<z.ZodInt>;
            percentage: z.ZodNumber;
            amountExcludingVat: z.ZodNumber;
            amountVat: z.ZodNumber;
          },
          z.core.$strip
        >
      >
    >;
    _meta: z.ZodObject<
      {
        self: z.ZodString;
      },
      z.core.$strip
    >;
  },
  z.core.$strip
>;
/** A page of sales orders. */
export declare const SalesOrderList: z.ZodObject<
  {
    _data: z.ZodExactOptional<
      z.ZodArray<
        z.ZodObject<
          {
            id: z.ZodExactOptional<z.ZodInt>;
            debtorId: z.ZodExactOptional<z.ZodInt>;
            orderDate: z.ZodExactOptional<z.ZodString>;
            shippingDate: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            deliveryAddress: z.ZodExactOptional<
              z.ZodNullable<
                z.ZodObject<
                  {
                    street: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
                    houseNumber: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
                    postalCode: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
                    city: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
                    countryId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
                  },
                  z.core.$strip
                >
              >
            >;
            paymentConditionId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
            reference: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            description: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            remark: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            number: z.ZodExactOptional<z.ZodString>;
            amountExcludingVat: z.ZodExactOptional<z.ZodNumber>;
            amountVat: z.ZodExactOptional<z.ZodNumber>;
            amountIncludingVat: z.ZodExactOptional<z.ZodNumber>;
            vatTotals: z.ZodExactOptional<
              z.ZodArray<
                z.ZodObject<
                  {
                    vatCodeId: z.ZodNullable<z.ZodInt>;
                    percentage: z.ZodNumber;
                    amountExcludingVat: z.ZodNumber;
                    amountVat: z.ZodNumber;
                  },
                  z.core.$strip
                >
              >
            >;
            _meta: z.ZodObject<
              {
                self: z.ZodString;
              },
              z.core.$strip
            >;
          },
          z.core.$strip
        >
      >
    >;
    _meta: z.ZodObject<
      {
        previousPage: z.ZodNullable<z.ZodString>;
        nextPage: z.ZodNullable<z.ZodString>;
        totalCount: z.ZodInt;
        pageCount: z.ZodInt;
        self: z.ZodString;
        administrationId: z.ZodInt;
        administrationName: z.ZodString;
        profileName: z.ZodString;
      },
      z.core.$strip
    >;
  },
  z.core.$strip
>;
/** The header of a sales order. */
export declare const SalesOrder: z.ZodObject<
  {
    id: z.ZodInt;
    debtorId: z.ZodInt;
    orderDate: z.ZodString;
    shippingDate: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    deliveryAddress: z.ZodExactOptional<
      z.ZodNullable<
        z.ZodObject<
          {
            street: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            houseNumber: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            postalCode: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            city: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            countryId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
          },
          z.core.$strip
        >
      >
    >;
    paymentConditionId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    reference: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    description: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    remark: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    number: z.ZodString;
    amountExcludingVat: z.ZodNumber;
    amountVat: z.ZodNumber;
    amountIncludingVat: z.ZodNumber;
    vatTotals: z.ZodArray<
      z.ZodObject<
        {
          vatCodeId: z.ZodNullable<z.ZodInt>;
          percentage: z.ZodNumber;
          amountExcludingVat: z.ZodNumber;
          amountVat: z.ZodNumber;
        },
        z.core.$strip
      >
    >;
    _meta: z.ZodObject<
      {
        self: z.ZodString;
        administrationId: z.ZodInt;
        administrationName: z.ZodString;
        profileName: z.ZodString;
      },
      z.core.$strip
    >;
  },
  z.core.$strip
>;
/** The sales order to put in the place of the existing one. */
export declare const SalesOrderReplacement: z.ZodObject<
  {
    id: z.ZodExactOptional<z.ZodInt>;
    debtorId: z.ZodInt;
    orderDate: z.ZodExactOptional<z.ZodISODate>;
    shippingDate: z.ZodExactOptional<z.ZodNullable<z.ZodISODate>>;
    deliveryAddress: z.ZodExactOptional<
      z.ZodNullable<
        z.ZodObject<
          {
            street: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            houseNumber: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            postalCode: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            city: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            countryId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
          },
          z.core.$strict
        >
      >
    >;
    paymentConditionId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    reference: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    description: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    remark: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    number: z.ZodExactOptional<z.ZodString>;
    amountExcludingVat: z.ZodExactOptional<z.ZodNumber>;
    amountVat: z.ZodExactOptional<z.ZodNumber>;
    amountIncludingVat: z.ZodExactOptional<z.ZodNumber>;
    vatTotals: z.ZodExactOptional<
      z.ZodArray<
        z.ZodObject<
          {
            vatCodeId: z.ZodNullable<z.ZodInt>;
            percentage: z.ZodNumber;
            amountExcludingVat: z.ZodNumber;
            amountVat: z.ZodNumber;
          },
          z.core.$loose
        >
      >
    >;
    _meta: z.ZodExactOptional<
      z.ZodObject<
        {
          self: z.ZodCustomStringFormat<'uri'>;
        },
        z.core.$loose
      >
    >;
  },
  z.core.$strict
>;
/** The header fields of a sales order to change. */
export declare const SalesOrderPatch: z.ZodObject<
  {
    debtorId: z.ZodExactOptional<z.ZodInt>;
    orderDate: z.ZodExactOptional<z.ZodISODate>;
    shippingDate: z.ZodExactOptional<z.ZodNullable<z.ZodISODate>>;
    deliveryAddress: z.ZodExactOptional<
      z.ZodNullable<
        z.ZodObject<
          {
            street: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            houseNumber: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            postalCode: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            city: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            countryId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
          },
          z.core.$strict
        >
      >
    >;
    paymentConditionId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    reference: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    description: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    remark: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
  },
  z.core.$strict
>;
/** A line of an order. */
export declare const SalesOrderLine: z.ZodType<
  | {
      id: number;
      quantity: number;
      amountExcludingVat: number;
      amountVat: number;
      amountIncludingVat: number;
      bookingType: 'A';
      ArticleSku: string;
      description?: string | null;
      unitPrice?: number | null;
      unitPriceIncludingVat?: boolean;
      discountPercentage?: number;
      vatCodeId?: number | null;
      costCenterId?: number | null;
      costUnitId?: number | null;
    }
  | {
      id: number;
      quantity: number;
      amountExcludingVat: number;
      amountVat: number;
      amountIncludingVat: number;
      bookingType: 'T';
      description?: string | null;
      unitPrice?: number | null;
      unitPriceIncludingVat?: boolean;
      discountPercentage?: number;
      vatCodeId?: number | null;
      costCenterId?: number | null;
      costUnitId?: number | null;
    },
  | {
      id: number;
      quantity: number;
      amountExcludingVat: number;
      amountVat: number;
      amountIncludingVat: number;
      bookingType: 'A';
      ArticleSku: string;
      description?: string | null;
      unitPrice?: number | null;
      unitPriceIncludingVat?: boolean;
      discountPercentage?: number;
      vatCodeId?: number | null;
      costCenterId?: number | null;
      costUnitId?: number | null;
    }
  | {
      id: number;
      quantity: number;
      amountExcludingVat: number;
      amountVat: number;
      amountIncludingVat: number;
      bookingType: 'T';
      description?: string | null;
      unitPrice?: number | null;
      unitPriceIncludingVat?: boolean;
      discountPercentage?: number;
      vatCodeId?: number | null;
      costCenterId?: number | null;
      costUnitId?: number | null;
    },
  z.core.$ZodTypeInternals<
    | {
        id: number;
        quantity: number;
        amountExcludingVat: number;
        amountVat: number;
        amountIncludingVat: number;
        bookingType: 'A';
        ArticleSku: string;
        description?: string | null;
        unitPrice?: number | null;
        unitPriceIncludingVat?: boolean;
        discountPercentage?: number;
        vatCodeId?: number | null;
        costCenterId?: number | null;
        costUnitId?: number | null;
      }
    | {
        id: number;
        quantity: number;
        amountExcludingVat: number;
        amountVat: number;
        amountIncludingVat: number;
        bookingType: 'T';
        description?: string | null;
        unitPrice?: number | null;
        unitPriceIncludingVat?: boolean;
        discountPercentage?: number;
        vatCodeId?: number | null;
        costCenterId?: number | null;
        costUnitId?: number | null;
      },
    | {
        id: number;
        quantity: number;
        amountExcludingVat: number;
        amountVat: number;
        amountIncludingVat: number;
        bookingType: 'A';
        ArticleSku: string;
        description?: string | null;
        unitPrice?: number | null;
        unitPriceIncludingVat?: boolean;
        discountPercentage?: number;
        vatCodeId?: number | null;
        costCenterId?: number | null;
        costUnitId?: number | null;
      }
    | {
        id: number;
        quantity: number;
        amountExcludingVat: number;
        amountVat: number;
        amountIncludingVat: number;
        bookingType: 'T';
        description?: string | null;
        unitPrice?: number | null;
        unitPriceIncludingVat?: boolean;
        discountPercentage?: number;
        vatCodeId?: number | null;
        costCenterId?: number | null;
        costUnitId?: number | null;
      }
  >
>;
/** One of the sales orders with lines. */
export declare const SalesOrderWithLinesListItem: z.ZodObject<
  {
    id: z.ZodExactOptional<z.ZodInt>;
    debtorId: z.ZodExactOptional<z.ZodInt>;
    orderDate: z.ZodExactOptional<z.ZodString>;
    shippingDate: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    deliveryAddress: z.ZodExactOptional<
      z.ZodNullable<
        z.ZodObject<
          {
            street: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            houseNumber: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            postalCode: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            city: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            countryId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
          },
          z.core.$strip
        >
      >
    >;
    paymentConditionId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    reference: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    description: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    remark: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    number: z.ZodExactOptional<z.ZodString>;
    amountExcludingVat: z.ZodExactOptional<z.ZodNumber>;
    amountVat: z.ZodExactOptional<z.ZodNumber>;
    amountIncludingVat: z.ZodExactOptional<z.ZodNumber>;
    vatTotals: z.ZodExactOptional<
      z.ZodArray<
        z.ZodObject<
          {
            vatCodeId: z.ZodNullable<z.ZodInt>;
            percentage: z.ZodNumber;
            amountExcludingVat: z.ZodNumber;
            amountVat: z.ZodNumber;
          },
          z.core.$strip
        >
      >
    >;
    lines: z.ZodExactOptional<
      z.ZodArray<
        z.ZodType<
          | {
              id: number;
              quantity: number;
              amountExcludingVat: number;
              amountVat: number;
              amountIncludingVat: number;
              bookingType: 'A';
              ArticleSku: string;
              description?: string | null;
              unitPrice?: number | null;
              unitPriceIncludingVat?: boolean;
              discountPercentage?: number;
              vatCodeId?: number | null;
              costCenterId?: number | null;
              costUnitId?: number | null;
            }
          | {
              id: number;
              quantity: number;
              amountExcludingVat: number;
              amountVat: number;
              amountIncludingVat: number;
              bookingType: 'T';
              description?: string | null;
              unitPrice?: number | null;
              unitPriceIncludingVat?: boolean;
              discountPercentage?: number;
              vatCodeId?: number | null;
              costCenterId?: number | null;
              costUnitId?: number | null;
            },
          | {
              id: number;
              quantity: number;
              amountExcludingVat: number;
              amountVat: number;
              amountIncludingVat: number;
              bookingType: 'A';
              ArticleSku: string;
              description?: string | null;
              unitPrice?: number | null;
              unitPriceIncludingVat?: boolean;
              discountPercentage?: number;
              vatCodeId?: number | null;
              costCenterId?: number | null;
              costUnitId?: number | null;
            }
          | {
              id: number;
              quantity: number;
              amountExcludingVat: number;
              amountVat: number;
              amountIncludingVat: number;
              bookingType: 'T';
              description?: string | null;
              unitPrice?: number | null;
              unitPriceIncludingVat?: boolean;
              discountPercentage?: number;
              vatCodeId?: number | null;
              costCenterId?: number | null;
              costUnitId?: number | null;
            },
          z.core.$ZodTypeInternals<
            | {
                id: number;
                quantity: number;
                amountExcludingVat: number;
                amountVat: number;
                amountIncludingVat: number;
                bookingType: 'A';
                ArticleSku: string;
                description?: string | null;
                unitPrice?: number | null;
                unitPriceIncludingVat?: boolean;
                discountPercentage?: number;
                vatCodeId?: number | null;
                costCenterId?: number | null;
                costUnitId?: number | null;
              }
            | {
                id: number;
                quantity: number;
                amountExcludingVat: number;
                amountVat: number;
                amountIncludingVat: number;
                bookingType: 'T';
                description?: string | null;
                unitPrice?: number | null;
                unitPriceIncludingVat?: boolean;
                discountPercentage?: number;
                vatCodeId?: number | null;
                costCenterId?: number | null;
                costUnitId?: number | null;
              },
            | {
                id: number;
                quantity: number;
                amountExcludingVat: number;
                amountVat: number;
                amountIncludingVat: number;
                bookingType: 'A';
                ArticleSku: string;
                description?: string | null;
                unitPrice?: number | null;
                unitPriceIncludingVat?: boolean;
                discountPercentage?: number;
                vatCodeId?: number | null;
                costCenterId?: number | null;
                costUnitId?: number | null;
              }
            | {
                id: number;
                quantity: number;
                amountExcludingVat: number;
                amountVat: number;
                amountIncludingVat: number;
                bookingType: 'T';
                description?: string | null;
                unitPrice?: number | null;
                unitPriceIncludingVat?: boolean;
                discountPercentage?: number;
                vatCodeId?: number | null;
                costCenterId?: number | null;
                costUnitId?: number | null;
              }
          >
        >
      >
    >;
    _meta: z.ZodObject<
      {
        self: z.ZodString;
      },
      z.core.$strip
    >;
  },
  z.core.$strip
>;
/** A page of sales orders with lines. */
export declare const SalesOrderWithLinesList: z.ZodObject<
  {
    _data: z.ZodExactOptional<
      z.ZodArray<
        z.ZodObject<
          {
            id: z.ZodExactOptional<z.ZodInt>;
            debtorId: z.ZodExactOptional<z.ZodInt>;
            orderDate: z.ZodExactOptional<z.ZodString>;
            shippingDate: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            deliveryAddress: z.ZodExactOptional<
              z.ZodNullable<
                z.ZodObject<
                  {
                    street: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
                    houseNumber: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
                    postalCode: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
                    city: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
                    countryId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
                  },
                  z.core.$strip
                >
              >
            >;
            paymentConditionId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
            reference: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            description: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            remark: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            number: z.ZodExactOptional<z.ZodString>;
            amountExcludingVat: z.ZodExactOptional<z.ZodNumber>;
            amountVat: z.ZodExactOptional<z.ZodNumber>;
            amountIncludingVat: z.ZodExactOptional<z.ZodNumber>;
            vatTotals: z.ZodExactOptional<
              z.ZodArray<
                z.ZodObject<
                  {
                    vatCodeId: z.ZodNullable<z.ZodInt>;
                    percentage: z.ZodNumber;
                    amountExcludingVat: z.ZodNumber;
                    amountVat: z.ZodNumber;
                  },
                  z.core.$strip
                >
              >
            >;
            lines: z.ZodExactOptional<
              z.ZodArray<
                z.ZodType<
                  | {
                      id: number;
                      quantity: number;
                      amountExcludingVat: number;
                      amountVat: number;
                      amountIncludingVat: number;
                      bookingType: 'A';
                      ArticleSku: string;
                      description?: string | null;
                      unitPrice?: number | null;
                      unitPriceIncludingVat?: boolean;
                      discountPercentage?: number;
                      vatCodeId?: number | null;
                      costCenterId?: number | null;
                      costUnitId?: number | null;
                    }
                  | {
                      id: number;
                      quantity: number;
                      amountExcludingVat: number;
                      amountVat: number;
                      amountIncludingVat: number;
                      bookingType: 'T';
                      description?: string | null;
                      unitPrice?: number | null;
                      unitPriceIncludingVat?: boolean;
                      discountPercentage?: number;
                      vatCodeId?: number | null;
                      costCenterId?: number | null;
                      costUnitId?: number | null;
                    },
                  | {
                      id: number;
                      quantity: number;
                      amountExcludingVat: number;
                      amountVat: number;
                      amountIncludingVat: number;
                      bookingType: 'A';
                      ArticleSku: string;
                      description?: string | null;
                      unitPrice?: number | null;
                      unitPriceIncludingVat?: boolean;
                      discountPercentage?: number;
                      vatCodeId?: number | null;
                      costCenterId?: number | null;
                      costUnitId?: number | null;
                    }
                  | {
                      id: number;
                      quantity: number;
                      amountExcludingVat: number;
                      amountVat: number;
                      amountIncludingVat: number;
                      bookingType: 'T';
                      description?: string | null;
                      unitPrice?: number | null;
                      unitPriceIncludingVat?: boolean;
                      discountPercentage?: number;
                      vatCodeId?: number | null;
                      costCenterId?: number | null;
                      costUnitId?: number | null;
                    },
                  z.core.$ZodTypeInternals<
                    | {
                        id: number;
                        quantity: number;
                        amountExcludingVat: number;
                        amountVat: number;
                        amountIncludingVat: number;
                        bookingType: 'A';
                        ArticleSku: string;
                        description?: string | null;
                        unitPrice?: number | null;
                        unitPriceIncludingVat?: boolean;
                        discountPercentage?: number;
                        vatCodeId?: number | null;
                        costCenterId?: number | null;
                        costUnitId?: number | null;
                      }
                    | {
                        id: number;
                        quantity: number;
                        amountExcludingVat: number;
                        amountVat: number;
                        amountIncludingVat: number;
                        bookingType: 'T';
                        description?: string | null;
                        unitPrice?: number | null;
                        unitPriceIncludingVat?: boolean;
                        discountPercentage?: number;
                        vatCodeId?: number | null;
                        costCenterId?: number | null;
                        costUnitId?: number | null;
                      },
                    | {
                        id: number;
                        quantity: number;
                        amountExcludingVat: number;
                        amountVat: number;
                        amountIncludingVat: number;
                        bookingType: 'A';
                        ArticleSku: string;
                        description?: string | null;
                        unitPrice?: number | null;
                        unitPriceIncludingVat?: boolean;
                        discountPercentage?: number;
                        vatCodeId?: number | null;
                        costCenterId?: number | null;
                        costUnitId?: number | null;
                      }
                    | {
                        id: number;
                        quantity: number;
                        amountExcludingVat: number;
                        amountVat: number;
                        amountIncludingVat: number;
                        bookingType: 'T';
                        description?: string | null;
                        unitPrice?: number | null;
                        unitPriceIncludingVat?: boolean;
                        discountPercentage?: number;
                        vatCodeId?: number | null;
                        costCenterId?: number | null;
                        costUnitId?: number | null;
                      }
                  >
                >
              >
            >;
            _meta: z.ZodObject<
              {
                self: z.ZodString;
              },
              z.core.$strip
            >;
          },
          z.core.$strip
        >
      >
    >;
    _meta: z.ZodObject<
      {
        previousPage: z.ZodNullable<z.ZodString>;
        nextPage: z.ZodNullable<z.ZodString>;
        totalCount: z.ZodInt;
        pageCount: z.ZodInt;
        self: z.ZodString;
        administrationId: z.ZodInt;
        administrationName: z.ZodString;
        profileName: z.ZodString;
      },
      z.core.$strip
    >;
  },
  z.core.$strip
>;
/** A line of an order to create. */
export declare const SalesOrderLineInput: z.ZodDiscriminatedUnion<
  [
    z.ZodObject<
      {
        description: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
        quantity: z.ZodExactOptional<z.ZodNumber>;
        unitPrice: z.ZodExactOptional<z.ZodNullable<z.ZodNumber>>;
        unitPriceIncludingVat: z.ZodExactOptional<z.ZodBoolean>;
        discountPercentage: z.ZodExactOptional<z.ZodNumber>;
        vatCodeId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
        costCenterId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
        costUnitId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
        bookingType: z.ZodLiteral<'A'>;
        ArticleSku: z.ZodString;
      },
      z.core.$strict
    >,
    z.ZodObject<
      {
        description: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
        quantity: z.ZodExactOptional<z.ZodNumber>;
        unitPrice: z.ZodExactOptional<z.ZodNullable<z.ZodNumber>>;
        unitPriceIncludingVat: z.ZodExactOptional<z.ZodBoolean>;
        discountPercentage: z.ZodExactOptional<z.ZodNumber>;
        vatCodeId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
        costCenterId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
        costUnitId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
        bookingType: z.ZodLiteral<'T'>;
      },
      z.core.$strict
    >,
  ],
  'bookingType'
>;
/** A sales order with its lines, to create or to put in the place of an existing one. */
export declare const SalesOrderWithLinesInput: z.ZodObject<
  {
    debtorId: z.ZodInt;
    orderDate: z.ZodExactOptional<z.ZodISODate>;
    shippingDate: z.ZodExactOptional<z.ZodNullable<z.ZodISODate>>;
    deliveryAddress: z.ZodExactOptional<
      z.ZodNullable<
        z.ZodObject<
          {
            street: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            houseNumber: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            postalCode: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            city: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            countryId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
          },
          z.core.$strict
        >
      >
    >;
    paymentConditionId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    reference: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    description: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    remark: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    lines: z.ZodArray<
      z.ZodDiscriminatedUnion<
        [
          z.ZodObject<
            {
              description: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
              quantity: z.ZodExactOptional<z.ZodNumber>;
              unitPrice: z.ZodExactOptional<z.ZodNullable<z.ZodNumber>>;
              unitPriceIncludingVat: z.ZodExactOptional<z.ZodBoolean>;
              discountPercentage: z.ZodExactOptional<z.ZodNumber>;
              vatCodeId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
              costCenterId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
              costUnitId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
              bookingType: z.ZodLiteral<'A'>;
              ArticleSku: z.ZodString;
            },
            z.core.$strict
          >,
          z.ZodObject<
            {
              description: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
              quantity: z.ZodExactOptional<z.ZodNumber>;
              unitPrice: z.ZodExactOptional<z.ZodNullable<z.ZodNumber>>;
              unitPriceIncludingVat: z.ZodExactOptional<z.ZodBoolean>;
              discountPercentage: z.ZodExactOptional<z.ZodNumber>;
              vatCodeId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
              costCenterId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
              costUnitId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
              bookingType: z.ZodLiteral<'T'>;
            },
            z.core.$strict
          >,
        ],
        'bookingType'
      >
    >;
  },
  z.core.$strict
>;
/** A sales order with its lines. */
export declare const SalesOrderWithLines: z.ZodObject<
  {
    id: z.ZodInt;
    debtorId: z.ZodInt;
    orderDate: z.ZodString;
    shippingDate: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    deliveryAddress: z.ZodExactOptional<
      z.ZodNullable<
        z.ZodObject<
          {
            street: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            houseNumber: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            postalCode: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            city: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            countryId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
          },
          z.core.$strip
        >
      >
    >;
    paymentConditionId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    reference: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    description: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    remark: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    number: z.ZodString;
    amountExcludingVat: z.ZodNumber;
    amountVat: z.ZodNumber;
    amountIncludingVat: z.ZodNumber;
    vatTotals: z.ZodArray<
      z.ZodObject<
        {
          vatCodeId: z.ZodNullable<z.ZodInt>;
          percentage: z.ZodNumber;
          amountExcludingVat: z.ZodNumber;
          amountVat: z.ZodNumber;
        },
        z.core.$strip
      >
    >;
    lines: z.ZodArray<
      z.ZodType<
        | {
            id: number;
            quantity: number;
            amountExcludingVat: number;
            amountVat: number;
            amountIncludingVat: number;
            bookingType: 'A';
            ArticleSku: string;
            description?: string | null;
            unitPrice?: number | null;
            unitPriceIncludingVat?: boolean;
            discountPercentage?: number;
            vatCodeId?: number | null;
            costCenterId?: number | null;
            costUnitId?: number | null;
          }
        | {
            id: number;
            quantity: number;
            amountExcludingVat: number;
            amountVat: number;
            amountIncludingVat: number;
            bookingType: 'T';
            description?: string | null;
            unitPrice?: number | null;
            unitPriceIncludingVat?: boolean;
            discountPercentage?: number;
            vatCodeId?: number | null;
            costCenterId?: number | null;
            costUnitId?: number | null;
          },
        | {
            id: number;
            quantity: number;
            amountExcludingVat: number;
            amountVat: number;
            amountIncludingVat: number;
            bookingType: 'A';
            ArticleSku: string;
            description?: string | null;
            unitPrice?: number | null;
            unitPriceIncludingVat?: boolean;
            discountPercentage?: number;
            vatCodeId?: number | null;
            costCenterId?: number | null;
            costUnitId?: number | null;
          }
        | {
            id: number;
            quantity: number;
            amountExcludingVat: number;
            amountVat: number;
            amountIncludingVat: number;
            bookingType: 'T';
            description?: string | null;
            unitPrice?: number | null;
            unitPriceIncludingVat?: boolean;
            discountPercentage?: number;
            vatCodeId?: number | null;
            costCenterId?: number | null;
            costUnitId?: number | null;
          },
        z.core.$ZodTypeInternals<
          | {
              id: number;
              quantity: number;
              amountExcludingVat: number;
              amountVat: number;
              amountIncludingVat: number;
              bookingType: 'A';
              ArticleSku: string;
              description?: string | null;
              unitPrice?: number | null;
              unitPriceIncludingVat?: boolean;
              discountPercentage?: number;
              vatCodeId?: number | null;
              costCenterId?: number | null;
              costUnitId?: number | null;
            }
          | {
              id: number;
              quantity: number;
              amountExcludingVat: number;
              amountVat: number;
              amountIncludingVat: number;
              bookingType: 'T';
              description?: string | null;
              unitPrice?: number | null;
              unitPriceIncludingVat?: boolean;
              discountPercentage?: number;
              vatCodeId?: number | null;
              costCenterId?: number | null;
              costUnitId?: number | null;
            },
          | {
              id: number;
              quantity: number;
              amountExcludingVat: number;
              amountVat: number;
              amountIncludingVat: number;
              bookingType: 'A';
              ArticleSku: string;
              description?: string | null;
              unitPrice?: number | null;
              unitPriceIncludingVat?: boolean;
              discountPercentage?: number;
              vatCodeId?: number | null;
              costCenterId?: number | null;
              costUnitId?: number | null;
            }
          | {
              id: number;
              quantity: number;
              amountExcludingVat: number;
              amountVat: number;
              amountIncludingVat: number;
              bookingType: 'T';
              description?: string | null;
              unitPrice?: number | null;
              unitPriceIncludingVat?: boolean;
              discountPercentage?: number;
              vatCodeId?: number | null;
              costCenterId?: number | null;
              costUnitId?: number | null;
            }
        >
      >
    >;
    _meta: z.ZodObject<
      {
        self: z.ZodString;
        administrationId: z.ZodInt;
        administrationName: z.ZodString;
        profileName: z.ZodString;
      },
      z.core.$strip
    >;
  },
  z.core.$strip
>;
/** A line of an order to create. */
export declare const SalesOrderLineReplacement: z.ZodDiscriminatedUnion<
  [
    z.ZodObject<
      {
        id: z.ZodExactOptional<z.ZodInt>;
        description: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
        quantity: z.ZodExactOptional<z.ZodNumber>;
        unitPrice: z.ZodExactOptional<z.ZodNullable<z.ZodNumber>>;
        unitPriceIncludingVat: z.ZodExactOptional<z.ZodBoolean>;
        discountPercentage: z.ZodExactOptional<z.ZodNumber>;
        vatCodeId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
        costCenterId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
        costUnitId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
        amountExcludingVat: z.ZodExactOptional<z.ZodNumber>;
        amountVat: z.ZodExactOptional<z.ZodNumber>;
        amountIncludingVat: z.ZodExactOptional<z.ZodNumber>;
        bookingType: z.ZodLiteral<'A'>;
        ArticleSku: z.ZodString;
        _meta: z.ZodExactOptional<
          z.ZodObject<
            {
              self: z.ZodCustomStringFormat<'uri'>;
            },
            z.core.$loose
          >
        >;
      },
      z.core.$strict
    >,
    z.ZodObject<
      {
        id: z.ZodExactOptional<z.ZodInt>;
        description: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
        quantity: z.ZodExactOptional<z.ZodNumber>;
        unitPrice: z.ZodExactOptional<z.ZodNullable<z.ZodNumber>>;
        unitPriceIncludingVat: z.ZodExactOptional<z.ZodBoolean>;
        discountPercentage: z.ZodExactOptional<z.ZodNumber>;
        vatCodeId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
        costCenterId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
        costUnitId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
        amountExcludingVat: z.ZodExactOptional<z.ZodNumber>;
        amountVat: z.ZodExactOptional<z.ZodNumber>;
        amountIncludingVat: z.ZodExactOptional<z.ZodNumber>;
        bookingType: z.ZodLiteral<'T'>;
        _meta: z.ZodExactOptional<
          z.ZodObject<
            {
              self: z.ZodCustomStringFormat<'uri'>;
            },
            z.core.$loose
          >
        >;
      },
      z.core.$strict
    >,
  ],
  'bookingType'
>;
/** The sales order with lines to put in the place of the existing one. */
export declare const SalesOrderWithLinesReplacement: z.ZodObject<
  {
    id: z.ZodExactOptional<z.ZodInt>;
    debtorId: z.ZodInt;
    orderDate: z.ZodExactOptional<z.ZodISODate>;
    shippingDate: z.ZodExactOptional<z.ZodNullable<z.ZodISODate>>;
    deliveryAddress: z.ZodExactOptional<
      z.ZodNullable<
        z.ZodObject<
          {
            street: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            houseNumber: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            postalCode: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            city: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            countryId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
          },
          z.core.$strict
        >
      >
    >;
    paymentConditionId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    reference: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    description: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    remark: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    number: z.ZodExactOptional<z.ZodString>;
    amountExcludingVat: z.ZodExactOptional<z.ZodNumber>;
    amountVat: z.ZodExactOptional<z.ZodNumber>;
    amountIncludingVat: z.ZodExactOptional<z.ZodNumber>;
    vatTotals: z.ZodExactOptional<
      z.ZodArray<
        z.ZodObject<
          {
            vatCodeId: z.ZodNullable<z.ZodInt>;
            percentage: z.ZodNumber;
            amountExcludingVat: z.ZodNumber;
            amountVat: z.ZodNumber;
          },
          z.core.$loose
        >
      >
    >;
    lines: z.ZodArray<
      z.ZodDiscriminatedUnion<
        [
          z.ZodObject<
            {
              id: z.ZodExactOptional<z.ZodInt>;
              description: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
              quantity: z.ZodExactOptional<z.ZodNumber>;
              unitPrice: z.ZodExactOptional<z.ZodNullable<z.ZodNumber>>;
              unitPriceIncludingVat: z.ZodExactOptional<z.ZodBoolean>;
              discountPercentage: z.ZodExactOptional<z.ZodNumber>;
              vatCodeId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
              costCenterId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
              costUnitId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
              amountExcludingVat: z.ZodExactOptional<z.ZodNumber>;
              amountVat: z.ZodExactOptional<z.ZodNumber>;
              amountIncludingVat: z.ZodExactOptional<z.ZodNumber>;
              bookingType: z.ZodLiteral<'A'>;
              ArticleSku: z.ZodString;
              _meta: z.ZodExactOptional<
                z.ZodObject<
                  {
                    self: z.ZodCustomStringFormat<'uri'>;
                  },
                  z.core.$loose
                >
              >;
            },
            z.core.$strict
          >,
          z.ZodObject<
            {
              id: z.ZodExactOptional<z.ZodInt>;
              description: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
              quantity: z.ZodExactOptional<z.ZodNumber>;
              unitPrice: z.ZodExactOptional<z.ZodNullable<z.ZodNumber>>;
              unitPriceIncludingVat: z.ZodExactOptional<z.ZodBoolean>;
              discountPercentage: z.ZodExactOptional<z.ZodNumber>;
              vatCodeId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
              costCenterId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
              costUnitId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
              amountExcludingVat: z.ZodExactOptional<z.ZodNumber>;
              amountVat: z.ZodExactOptional<z.ZodNumber>;
              amountIncludingVat: z.ZodExactOptional<z.ZodNumber>;
              bookingType: z.ZodLiteral<'T'>;
              _meta: z.ZodExactOptional<
                z.ZodObject<
                  {
                    self: z.ZodCustomStringFormat<'uri'>;
                  },
                  z.core.$loose
                >
              >;
            },
            z.core.$strict
          >,
        ],
        'bookingType'
      >
    >;
    _meta: z.ZodExactOptional<
      z.ZodObject<
        {
          self: z.ZodCustomStringFormat<'uri'>;
        },
        z.core.$loose
      >
    >;
  },
  z.core.$strict
>;
/** The fields of a sales order to change. */
export declare const SalesOrderWithLinesPatch: z.ZodObject<
  {
    debtorId: z.ZodExactOptional<z.ZodInt>;
    orderDate: z.ZodExactOptional<z.ZodISODate>;
    shippingDate: z.ZodExactOptional<z.ZodNullable<z.ZodISODate>>;
    deliveryAddress: z.ZodExactOptional<
      z.ZodNullable<
        z.ZodObject<
          {
            street: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            houseNumber: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            postalCode: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            city: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            countryId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
          },
          z.core.$strict
        >
      >
    >;
    paymentConditionId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    reference: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    description: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    remark: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    lines: z.ZodExactOptional<
      z.ZodArray<
        z.ZodDiscriminatedUnion<
          [
            z.ZodObject<
              {
                description: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
                quantity: z.ZodExactOptional<z.ZodNumber>;
                unitPrice: z.ZodExactOptional<z.ZodNullable<z.ZodNumber>>;
                unitPriceIncludingVat: z.ZodExactOptional<z.ZodBoolean>;
                discountPercentage: z.ZodExactOptional<z.ZodNumber>;
                vatCodeId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
                costCenterId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
                costUnitId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
                bookingType: z.ZodLiteral<'A'>;
                ArticleSku: z.ZodString;
              },
              z.core.$strict
            >,
            z.ZodObject<
              {
                description: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
                quantity: z.ZodExactOptional<z.ZodNumber>;
                unitPrice: z.ZodExactOptional<z.ZodNullable<z.ZodNumber>>;
                unitPriceIncludingVat: z.ZodExactOptional<z.ZodBoolean>;
                discountPercentage: z.ZodExactOptional<z.ZodNumber>;
                vatCodeId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
                costCenterId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
                costUnitId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
                bookingType: z.ZodLiteral<'T'>;
              },
              z.core.$strict
            >,
          ],
          'bookingType'
        >
      >
    >;
  },
  z.core.$strict
>;
/** One of the approval routes. */
export declare const ApprovalRouteListItem: z.ZodObject<
  {
    id: z.ZodExactOptional<z.ZodInt>;
    code: z.ZodExactOptional<z.ZodString>;
    description: z.ZodExactOptional<z.ZodString>;
    _meta: z.ZodObject<
      {
        self: z.ZodString;
      },
      z.core.$strip
    >;
  },
  z.core.$strip
>;
/** A page of approval routes. */
export declare const ApprovalRouteList: z.ZodObject<
  {
    _data: z.ZodExactOptional<
      z.ZodArray<
        z.ZodObject<
          {
            id: z.ZodExactOptional<z.ZodInt>;
            code: z.ZodExactOptional<z.ZodString>;
            description: z.ZodExactOptional<z.ZodString>;
            _meta: z.ZodObject<
              {
                self: z.ZodString;
              },
              z.core.$strip
            >;
          },
          z.core.$strip
        >
      >
    >;
    _meta: z.ZodObject<
      {
        previousPage: z.ZodNullable<z.ZodString>;
        nextPage: z.ZodNullable<z.ZodString>;
        totalCount: z.ZodInt;
        pageCount: z.ZodInt;
        self: z.ZodString;
        administrationId: z.ZodInt;
        administrationName: z.ZodString;
        profileName: z.ZodString;
      },
      z.core.$strip
    >;
  },
  z.core.$strip
>;
/** The steps of approval that a purchase invoice goes through before it may be paid. */
export declare const ApprovalRoute: z.ZodObject<
  {
    id: z.ZodInt;
    code: z.ZodString;
    description: z.ZodString;
    _meta: z.ZodObject<
      {
        self: z.ZodString;
        administrationId: z.ZodInt;
        administrationName: z.ZodString;
        profileName: z.ZodString;
      },
      z.core.$strip
    >;
  },
  z.core.$strip
>;
/** One of the purchase invoices. */
export declare const PurchaseInvoiceListItem: z.ZodObject<
  {
    id: z.ZodExactOptional<z.ZodInt>;
    creditorId: z.ZodExactOptional<z.ZodInt>;
    invoiceNumber: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    invoiceDate: z.ZodExactOptional<z.ZodString>;
    paymentConditionId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    dueDate: z.ZodExactOptional<z.ZodString>;
    bookYear: z.ZodExactOptional<z.ZodInt>;
    bookPeriod: z.ZodExactOptional<z.ZodInt>;
    approvalRouteId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    inboxFileId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    description: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    remark: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    fileId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    amountExcludingVat: z.ZodExactOptional<z.ZodNumber>;
    amountVat: z.ZodExactOptional<z.ZodNumber>;
    amountIncludingVat: z.ZodExactOptional<z.ZodNumber>;
    vatTotals: z.ZodExactOptional<
      z.ZodArray<
        z.ZodObject<
          {
            vatCodeId: z.ZodNullable<z.ZodInt>;
            percentage: z.ZodNumber;
            amountExcludingVat: z.ZodNumber;
            amountVat: z.ZodNumber;
          },
          z.core.$strip
        >
      >
    >;
    _meta: z.ZodObject<
      {
        self: z.ZodString;
      },
      z.core.$strip
    >;
  },
  z.core.$strip
>;
/** A page of purchase invoices. */
export declare const PurchaseInvoiceList: z.ZodObject<
  {
    _data: z.ZodExactOptional<
      z.ZodArray<
        z.ZodObject<
          {
            id: z.ZodExactOptional<z.ZodInt>;
            creditorId: z.ZodExactOptional<z.ZodInt>;
            invoiceNumber: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            invoiceDate: z.ZodExactOptional<z.ZodString>;
            paymentConditionId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
            dueDate: z.ZodExactOptional<z.ZodString>;
            bookYear: z.ZodExactOptional<z.ZodInt>;
            bookPeriod: z.ZodExactOptional<z.ZodInt>;
            approvalRouteId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
            inboxFileId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
            description: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            remark: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            fileId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
            amountExcludingVat: z.ZodExactOptional<z.ZodNumber>;
            amountVat: z.ZodExactOptional<z.ZodNumber>;
            amountIncludingVat: z.ZodExactOptional<z.ZodNumber>;
            vatTotals: z.ZodExactOptional<
              z.ZodArray<
                z.ZodObject<
                  {
                    vatCodeId: z.ZodNullable<z.ZodInt>;
                    percentage: z.ZodNumber;
                    amountExcludingVat: z.ZodNumber;
                    amountVat: z.ZodNumber;
                  },
                  z.core.$strip
                >
              >
            >;
            _meta: z.ZodObject<
              {
                self: z.ZodString;
              },
              z.core.$strip
            >;
          },
          z.core.$strip
        >
      >
    >;
    _meta: z.ZodObject<
      {
        previousPage: z.ZodNullable<z.ZodString>;
        nextPage: z.ZodNullable<z.ZodString>;
        totalCount: z.ZodInt;
        pageCount: z.ZodInt;
        self: z.ZodString;
        administrationId: z.ZodInt;
        administrationName: z.ZodString;
        profileName: z.ZodString;
      },
      z.core.$strip
    >;
  },
  z.core.$strip
>;
/** The header of a purchase invoice to create, or to put in the place of an existing one. */
export declare const PurchaseInvoiceInput: z.ZodObject<
  {
    creditorId: z.ZodExactOptional<z.ZodInt>;
    invoiceNumber: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    invoiceDate: z.ZodExactOptional<z.ZodISODate>;
    paymentConditionId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    dueDate: z.ZodExactOptional<z.ZodISODate>;
    bookYear: z.ZodExactOptional<z.ZodInt>;
    bookPeriod: z.ZodExactOptional<z.ZodInt>;
    approvalRouteId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    inboxFileId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    description: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    remark: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
  },
  z.core.$strict
>;
/** The header of a purchase invoice. */
export declare const PurchaseInvoice: z.ZodObject<
  {
    id: z.ZodInt;
    creditorId: z.ZodExactOptional<z.ZodInt>;
    invoiceNumber: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    invoiceDate: z.ZodString;
    paymentConditionId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    dueDate: z.ZodString;
    bookYear: z.ZodInt;
    bookPeriod: z.ZodInt;
    approvalRouteId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    inboxFileId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    description: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    remark: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    fileId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    amountExcludingVat: z.ZodNumber;
    amountVat: z.ZodNumber;
    amountIncludingVat: z.ZodNumber;
    vatTotals: z.ZodArray<
      z.ZodObject<
        {
          vatCodeId: z.ZodNullable<z.ZodInt>;
          percentage: z.ZodNumber;
          amountExcludingVat: z.ZodNumber;
          amountVat: z.ZodNumber;
        },
        z.core.$strip
      >
    >;
    _meta: z.ZodObject<
      {
        self: z.ZodString;
        administrationId: z.ZodInt;
        administrationName: z.ZodString;
        profileName: z.ZodString;
      },
      z.core.$strip
    >;
  },
  z.core.$strip
>;
/** The purchase invoice to put in the place of the existing one. */
export declare const PurchaseInvoiceReplacement: z.ZodObject<
  {
    id: z.ZodExactOptional<z.ZodInt>;
    creditorId: z.ZodExactOptional<z.ZodInt>;
    invoiceNumber: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    invoiceDate: z.ZodExactOptional<z.ZodISODate>;
    paymentConditionId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    dueDate: z.ZodExactOptional<z.ZodISODate>;
    bookYear: z.ZodExactOptional<z.ZodInt>;
    bookPeriod: z.ZodExactOptional<z.ZodInt>;
    approvalRouteId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    inboxFileId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    description: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    remark: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    fileId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    amountExcludingVat: z.ZodExactOptional<z.ZodNumber>;
    amountVat: z.ZodExactOptional<z.ZodNumber>;
    amountIncludingVat: z.ZodExactOptional<z.ZodNumber>;
    vatTotals: z.ZodExactOptional<
      z.ZodArray<
        z.ZodObject<
          {
            vatCodeId: z.ZodNullable<z.ZodInt>;
            percentage: z.ZodNumber;
            amountExcludingVat: z.ZodNumber;
            amountVat: z.ZodNumber;
          },
          z.core.$loose
        >
      >
    >;
    _meta: z.ZodExactOptional<
      z.ZodObject<
        {
          self: z.ZodCustomStringFormat<'uri'>;
        },
        z.core.$loose
      >
    >;
  },
  z.core.$strict
>;
/** The header fields of a purchase invoice to change. */
export declare const PurchaseInvoicePatch: z.ZodObject<
  {
    creditorId: z.ZodExactOptional<z.ZodInt>;
    invoiceNumber: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    invoiceDate: z.ZodExactOptional<z.ZodISODate>;
    paymentConditionId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    dueDate: z.ZodExactOptional<z.ZodISODate>;
    bookYear: z.ZodExactOptional<z.ZodInt>;
    bookPeriod: z.ZodExactOptional<z.ZodInt>;
    approvalRouteId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    inboxFileId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    description: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    remark: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
  },
  z.core.$strict
>;
/** One of the purchase invoice lines. */
export declare const PurchaseInvoiceLineListItem: z.ZodObject<
  {
    id: z.ZodExactOptional<z.ZodInt>;
    ledgerAccountId: z.ZodExactOptional<z.ZodInt>;
    description: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    quantity: z.ZodExactOptional<z.ZodNumber>;
    unitPrice: z.ZodExactOptional<z.ZodNumber>;
    unitPriceIncludingVat: z.ZodExactOptional<z.ZodBoolean>;
    discountPercentage: z.ZodExactOptional<z.ZodNumber>;
    vatCodeId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    amountVat: z.ZodExactOptional<z.ZodNumber>;
    costCenterId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    costUnitId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    amountExcludingVat: z.ZodExactOptional<z.ZodNumber>;
    amountIncludingVat: z.ZodExactOptional<z.ZodNumber>;
    _meta: z.ZodObject<
      {
        self: z.ZodString;
      },
      z.core.$strip
    >;
  },
  z.core.$strip
>;
/** A page of purchase invoice lines. */
export declare const PurchaseInvoiceLineList: z.ZodObject<
  {
    _data: z.ZodExactOptional<
      z.ZodArray<
        z.ZodObject<
          {
            id: z.ZodExactOptional<z.ZodInt>;
            ledgerAccountId: z.ZodExactOptional<z.ZodInt>;
            description: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            quantity: z.ZodExactOptional<z.ZodNumber>;
            unitPrice: z.ZodExactOptional<z.ZodNumber>;
            unitPriceIncludingVat: z.ZodExactOptional<z.ZodBoolean>;
            discountPercentage: z.ZodExactOptional<z.ZodNumber>;
            vatCodeId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
            amountVat: z.ZodExactOptional<z.ZodNumber>;
            costCenterId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
            costUnitId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
            amountExcludingVat: z.ZodExactOptional<z.ZodNumber>;
            amountIncludingVat: z.ZodExactOptional<z.ZodNumber>;
            _meta: z.ZodObject<
              {
                self: z.ZodString;
              },
              z.core.$strip
            >;
          },
          z.core.$strip
        >
      >
    >;
    _meta: z.ZodObject<
      {
        previousPage: z.ZodNullable<z.ZodString>;
        nextPage: z.ZodNullable<z.ZodString>;
        totalCount: z.ZodInt;
        pageCount: z.ZodInt;
        self: z.ZodString;
        administrationId: z.ZodInt;
        administrationName: z.ZodString;
        profileName: z.ZodString;
      },
      z.core.$strip
    >;
  },
  z.core.$strip
>;
/** A line to create, or to put in the place of an existing one. */
export declare const PurchaseInvoiceLineInput: z.ZodObject<
  {
    ledgerAccountId: z.ZodInt;
    description: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    quantity: z.ZodExactOptional<z.ZodNumber>;
    unitPrice: z.ZodNumber;
    unitPriceIncludingVat: z.ZodExactOptional<z.ZodBoolean>;
    discountPercentage: z.ZodExactOptional<z.ZodNumber>;
    vatCodeId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    amountVat: z.ZodExactOptional<z.ZodNumber>;
    costCenterId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    costUnitId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
  },
  z.core.$strict
>;
/** A line of a purchase invoice. */
export declare const PurchaseInvoiceLine: z.ZodObject<
  {
    id: z.ZodInt;
    ledgerAccountId: z.ZodInt;
    description: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    quantity: z.ZodNumber;
    unitPrice: z.ZodNumber;
    unitPriceIncludingVat: z.ZodExactOptional<z.ZodBoolean>;
    discountPercentage: z.ZodExactOptional<z.ZodNumber>;
    vatCodeId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    amountVat: z.ZodNumber;
    costCenterId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    costUnitId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    amountExcludingVat: z.ZodNumber;
    amountIncludingVat: z.ZodNumber;
    _meta: z.ZodObject<
      {
        self: z.ZodString;
        administrationId: z.ZodInt;
        administrationName: z.ZodString;
        profileName: z.ZodString;
      },
      z.core.$strip
    >;
  },
  z.core.$strip
>;
/** The purchase invoice line to put in the place of the existing one. */
export declare const PurchaseInvoiceLineReplacement: z.ZodObject<
  {
    id: z.ZodExactOptional<z.ZodInt>;
    ledgerAccountId: z.ZodInt;
    description: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    quantity: z.ZodExactOptional<z.ZodNumber>;
    unitPrice: z.ZodNumber;
    unitPriceIncludingVat: z.ZodExactOptional<z.ZodBoolean>;
    discountPercentage: z.ZodExactOptional<z.ZodNumber>;
    vatCodeId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    amountVat: z.ZodExactOptional<z.ZodNumber>;
    costCenterId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    costUnitId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    amountExcludingVat: z.ZodExactOptional<z.ZodNumber>;
    amountIncludingVat: z.ZodExactOptional<z.ZodNumber>;
    _meta: z.ZodExactOptional<
      z.ZodObject<
        {
          self: z.ZodCustomStringFormat<'uri'>;
        },
        z.core.$loose
      >
    >;
  },
  z.core.$strict
>;
/** The fields of a line to change. */
export declare const PurchaseInvoiceLinePatch: z.ZodObject<
  {
    ledgerAccountId: z.ZodExactOptional<z.ZodInt>;
    description: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    quantity: z.ZodExactOptional<z.ZodNumber>;
    unitPrice: z.ZodExactOptional<z.ZodNumber>;
    unitPriceIncludingVat: z.ZodExactOptional<z.ZodBoolean>;
    discountPercentage: z.ZodExactOptional<z.ZodNumber>;
    vatCodeId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    amountVat: z.ZodExactOptional<z.ZodNumber>;
    costCenterId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    costUnitId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
  },
  z.core.$strict
>;
/** A line inside its purchase invoice. */
export declare const NestedPurchaseInvoiceLine: z.ZodObject<
  {
    id: z.ZodInt;
    ledgerAccountId: z.ZodInt;
    description: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    quantity: z.ZodNumber;
    unitPrice: z.ZodNumber;
    unitPriceIncludingVat: z.ZodExactOptional<z.ZodBoolean>;
    discountPercentage: z.ZodExactOptional<z.ZodNumber>;
    vatCodeId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    amountVat: z.ZodNumber;
    costCenterId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    costUnitId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    amountExcludingVat: z.ZodNumber;
    amountIncludingVat: z.ZodNumber;
  },
  z.core.$strip
>;
/** One of the purchase invoices with lines. */
export declare const PurchaseInvoiceWithLinesListItem: z.ZodObject<
  {
    id: z.ZodExactOptional<z.ZodInt>;
    creditorId: z.ZodExactOptional<z.ZodInt>;
    invoiceNumber: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    invoiceDate: z.ZodExactOptional<z.ZodString>;
    paymentConditionId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    dueDate: z.ZodExactOptional<z.ZodString>;
    bookYear: z.ZodExactOptional<z.ZodInt>;
    bookPeriod: z.ZodExactOptional<z.ZodInt>;
    approvalRouteId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    inboxFileId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    description: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    remark: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    fileId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    amountExcludingVat: z.ZodExactOptional<z.ZodNumber>;
    amountVat: z.ZodExactOptional<z.ZodNumber>;
    amountIncludingVat: z.ZodExactOptional<z.ZodNumber>;
    vatTotals: z.ZodExactOptional<
      z.ZodArray<
        z.ZodObject<
          {
            vatCodeId: z.ZodNullable<z.ZodInt>;
            percentage: z.ZodNumber;
            amountExcludingVat: z.ZodNumber;
            amountVat: z.ZodNumber;
          },
          z.core.$strip
        >
      >
    >;
    lines: z.ZodExactOptional<
      z.ZodArray<
        z.ZodObject<
          {
            id: z.ZodInt;
            ledgerAccountId: z.ZodInt;
            description: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            quantity: z.ZodNumber;
            unitPrice: z.ZodNumber;
            unitPriceIncludingVat: z.ZodExactOptional<z.ZodBoolean>;
            discountPercentage: z.ZodExactOptional<z.ZodNumber>;
            vatCodeId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
            amountVat: z.ZodNumber;
            costCenterId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
            costUnitId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
            amountExcludingVat: z.ZodNumber;
            amountIncludingVat: z.ZodNumber;
          },
          z.core.$strip
        >
      >
    >;
    _meta: z.ZodObject<
      {
        self: z.ZodString;
      },
      z.core.$strip
    >;
  },
  z.core.$strip
>;
/** A page of purchase invoices with lines. */
export declare const PurchaseInvoiceWithLinesList: z.ZodObject<
  {
    _data: z.ZodExactOptional<
      z.ZodArray<
        z.ZodObject<
          {
            id: z.ZodExactOptional<z.ZodInt>;
            creditorId: z.ZodExactOptional<z.ZodInt>;
            invoiceNumber: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            invoiceDate: z.ZodExactOptional<z.ZodString>;
            paymentConditionId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
            dueDate: z.ZodExactOptional<z.ZodString>;
            bookYear: z.ZodExactOptional<z.ZodInt>;
            bookPeriod: z.ZodExactOptional<z.ZodInt>;
            approvalRouteId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
            inboxFileId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
            description: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            remark: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            fileId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
            amountExcludingVat: z.ZodExactOptional<z.ZodNumber>;
            amountVat: z.ZodExactOptional<z.ZodNumber>;
            amountIncludingVat: z.ZodExactOptional<z.ZodNumber>;
            vatTotals: z.ZodExactOptional<
              z.ZodArray<
                z.ZodObject<
                  {
                    vatCodeId: z.ZodNullable<z.ZodInt>;
                    percentage: z.ZodNumber;
                    amountExcludingVat: z.ZodNumber;
                    amountVat: z.ZodNumber;
                  },
                  z.core.$strip
                >
              >
            >;
            lines: z.ZodExactOptional<
              z.ZodArray<
                z.ZodObject<
                  {
                    id: z.ZodInt;
                    ledgerAccountId: z.ZodInt;
                    description: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
                    quantity: z.ZodNumber;
                    unitPrice: z.ZodNumber;
                    unitPriceIncludingVat: z.ZodExactOptional<z.ZodBoolean>;
                    discountPercentage: z.ZodExactOptional<z.ZodNumber>;
                    vatCodeId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
                    amountVat: z.ZodNumber;
                    costCenterId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
                    costUnitId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
                    amountExcludingVat: z.ZodNumber;
                    amountIncludingVat: z.ZodNumber;
                  },
                  z.core.$strip
                >
              >
            >;
            _meta: z.ZodObject<
              {
                self: z.ZodString;
              },
              z.core.$strip
            >;
          },
          z.core.$strip
        >
      >
    >;
    _meta: z.ZodObject<
      {
        previousPage: z.ZodNullable<z.ZodString>;
        nextPage: z.ZodNullable<z.ZodString>;
        totalCount: z.ZodInt;
        pageCount: z.ZodInt;
        self: z.ZodString;
        administrationId: z.ZodInt;
        administrationName: z.ZodString;
        profileName: z.ZodString;
      },
      z.core.$strip
    >;
  },
  z.core.$strip
>;
/** A purchase invoice with its lines, to create or to put in the place of an existing one. */
export declare const PurchaseInvoiceWithLinesInput: z.ZodObject<
  {
    creditorId: z.ZodInt;
    invoiceNumber: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    invoiceDate: z.ZodExactOptional<z.ZodISODate>;
    paymentConditionId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    dueDate: z.ZodExactOptional<z.ZodISODate>;
    bookYear: z.ZodExactOptional<z.ZodInt>;
    bookPeriod: z.ZodExactOptional<z.ZodInt>;
    approvalRouteId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    inboxFileId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    description: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    remark: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    lines: z.ZodArray<
      z.ZodObject<
        {
          ledgerAccountId: z.ZodInt;
          description: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
          quantity: z.ZodExactOptional<z.ZodNumber>;
          unitPrice: z.ZodNumber;
          unitPriceIncludingVat: z.ZodExactOptional<z.ZodBoolean>;
          discountPercentage: z.ZodExactOptional<z.ZodNumber>;
          vatCodeId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
          amountVat: z.ZodExactOptional<z.ZodNumber>;
          costCenterId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
          costUnitId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
        },
        z.core.$strict
      >
    >;
  },
  z.core.$strict
>;
/** A purchase invoice with its lines. */
export declare const PurchaseInvoiceWithLines: z.ZodObject<
  {
    id: z.ZodInt;
    creditorId: z.ZodExactOptional<z.ZodInt>;
    invoiceNumber: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    invoiceDate: z.ZodString;
    paymentConditionId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    dueDate: z.ZodString;
    bookYear: z.ZodInt;
    bookPeriod: z.ZodInt;
    approvalRouteId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    inboxFileId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    description: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    remark: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    fileId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    amountExcludingVat: z.ZodNumber;
    amountVat: z.ZodNumber;
    amountIncludingVat: z.ZodNumber;
    vatTotals: z.ZodArray<
      z.ZodObject<
        {
          vatCodeId: z.ZodNullable<z.ZodInt>;
          percentage: z.ZodNumber;
          amountExcludingVat: z.ZodNumber;
          amountVat: z.ZodNumber;
        },
        z.core.$strip
      >
    >;
    lines: z.ZodArray<
      z.ZodObject<
        {
          id: z.ZodInt;
          ledgerAccountId: z.ZodInt;
          description: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
          quantity: z.ZodNumber;
          unitPrice: z.ZodNumber;
          unitPriceIncludingVat: z.ZodExactOptional<z.ZodBoolean>;
          discountPercentage: z.ZodExactOptional<z.ZodNumber>;
          vatCodeId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
          amountVat: z.ZodNumber;
          costCenterId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
          costUnitId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
          amountExcludingVat: z.ZodNumber;
          amountIncludingVat: z.ZodNumber;
        },
        z.core.$strip
      >
    >;
    _meta: z.ZodObject<
      {
        self: z.ZodString;
        administrationId: z.ZodInt;
        administrationName: z.ZodString;
        profileName: z.ZodString;
      },
      z.core.$strip
    >;
  },
  z.core.$strip
>;
/** The purchase invoice with lines to put in the place of the existing one. */
export declare const PurchaseInvoiceWithLinesReplacement: z.ZodObject<
  {
    id: z.ZodExactOptional<z.ZodInt>;
    creditorId: z.ZodInt;
    invoiceNumber: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    invoiceDate: z.ZodExactOptional<z.ZodISODate>;
    paymentConditionId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    dueDate: z.ZodExactOptional<z.ZodISODate>;
    bookYear: z.ZodExactOptional<z.ZodInt>;
    bookPeriod: z.ZodExactOptional<z.ZodInt>;
    approvalRouteId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    inboxFileId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    description: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    remark: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    fileId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    amountExcludingVat: z.ZodExactOptional<z.ZodNumber>;
    amountVat: z.ZodExactOptional<z.ZodNumber>;
    amountIncludingVat: z.ZodExactOptional<z.ZodNumber>;
    vatTotals: z.ZodExactOptional<
      z.ZodArray<
        z.ZodObject<
          {
            vatCodeId: z.ZodNullable<z.ZodInt>;
            percentage: z.ZodNumber;
            amountExcludingVat: z.ZodNumber;
            amountVat: z.ZodNumber;
          },
          z.core.$loose
        >
      >
    >;
    lines: z.ZodArray<
      z.ZodObject<
        {
          id: z.ZodExactOptional<z.ZodInt>;
          ledgerAccountId: z.ZodInt;
          description: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
          quantity: z.ZodExactOptional<z.ZodNumber>;
          unitPrice: z.ZodNumber;
          unitPriceIncludingVat: z.ZodExactOptional<z.ZodBoolean>;
          discountPercentage: z.ZodExactOptional<z.ZodNumber>;
          vatCodeId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
          amountVat: z.ZodExactOptional<z.ZodNumber>;
          costCenterId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
          costUnitId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
          amountExcludingVat: z.ZodExactOptional<z.ZodNumber>;
          amountIncludingVat: z.ZodExactOptional<z.ZodNumber>;
          _meta: z.ZodExactOptional<
            z.ZodObject<
              {
                self: z.ZodCustomStringFormat<'uri'>;
              },
              z.core.$loose
            >
          >;
        },
        z.core.$strict
      >
    >;
    _meta: z.ZodExactOptional<
      z.ZodObject<
        {
          self: z.ZodCustomStringFormat<'uri'>;
        },
        z.core.$loose
      >
    >;
  },
  z.core.$strict
>;
/** The fields of a purchase invoice to change. */
export declare const PurchaseInvoiceWithLinesPatch: z.ZodObject<
  {
    creditorId: z.ZodExactOptional<z.ZodInt>;
    invoiceNumber: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    invoiceDate: z.ZodExactOptional<z.ZodISODate>;
    paymentConditionId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    dueDate: z.ZodExactOptional<z.ZodISODate>;
    bookYear: z.ZodExactOptional<z.ZodInt>;
    bookPeriod: z.ZodExactOptional<z.ZodInt>;
    approvalRouteId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    inboxFileId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    description: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    remark: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    lines: z.ZodExactOptional<
      z.ZodArray<
        z.ZodObject<
          {
            ledgerAccountId: z.ZodInt;
            description: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            quantity: z.ZodExactOptional<z.ZodNumber>;
            unitPrice: z.ZodNumber;
            unitPriceIncludingVat: z.ZodExactOptional<z.ZodBoolean>;
            discountPercentage: z.ZodExactOptional<z.ZodNumber>;
            vatCodeId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
            amountVat: z.ZodExactOptional<z.ZodNumber>;
            costCenterId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
            costUnitId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
          },
          z.core.$strict
        >
      >
    >;
  },
  z.core.$strict
>;
/** One of the outstanding purchase invoices. */
export declare const OutstandingPurchaseInvoiceListItem: z.ZodObject<
  {
    id: z.ZodExactOptional<z.ZodInt>;
    invoiceNumber: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    invoiceDate: z.ZodExactOptional<z.ZodString>;
    dueDate: z.ZodExactOptional<z.ZodString>;
    amountIncludingVat: z.ZodExactOptional<z.ZodNumber>;
    outstandingAmount: z.ZodExactOptional<z.ZodNumber>;
    age: z.ZodExactOptional<z.ZodInt>;
    daysUntilExpiry: z.ZodExactOptional<z.ZodInt>;
    creditorId: z.ZodExactOptional<z.ZodInt>;
    creditorNumber: z.ZodExactOptional<z.ZodString>;
    creditorName: z.ZodExactOptional<z.ZodString>;
    _meta: z.ZodObject<
      {
        self: z.ZodString;
      },
      z.core.$strip
    >;
  },
  z.core.$strip
>;
/** A page of outstanding purchase invoices. */
export declare const OutstandingPurchaseInvoiceList: z.ZodObject<
  {
    _data: z.ZodExactOptional<
      z.ZodArray<
        z.ZodObject<
          {
            id: z.ZodExactOptional<z.ZodInt>;
            invoiceNumber: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            invoiceDate: z.ZodExactOptional<z.ZodString>;
            dueDate: z.ZodExactOptional<z.ZodString>;
            amountIncludingVat: z.ZodExactOptional<z.ZodNumber>;
            outstandingAmount: z.ZodExactOptional<z.ZodNumber>;
            age: z.ZodExactOptional<z.ZodInt>;
            daysUntilExpiry: z.ZodExactOptional<z.ZodInt>;
            creditorId: z.ZodExactOptional<z.ZodInt>;
            creditorNumber: z.ZodExactOptional<z.ZodString>;
            creditorName: z.ZodExactOptional<z.ZodString>;
            _meta: z.ZodObject<
              {
                self: z.ZodString;
              },
              z.core.$strip
            >;
          },
          z.core.$strip
        >
      >
    >;
    _meta: z.ZodObject<
      {
        previousPage: z.ZodNullable<z.ZodString>;
        nextPage: z.ZodNullable<z.ZodString>;
        totalCount: z.ZodInt;
        pageCount: z.ZodInt;
        self: z.ZodString;
        administrationId: z.ZodInt;
        administrationName: z.ZodString;
        profileName: z.ZodString;
      },
      z.core.$strip
    >;
  },
  z.core.$strip
>;
/** A purchase invoice that is not paid in full. */
export declare const OutstandingPurchaseInvoice: z.ZodObject<
  {
    id: z.ZodInt;
    invoiceNumber: z.ZodNullable<z.ZodString>;
    invoiceDate: z.ZodString;
    dueDate: z.ZodString;
    amountIncludingVat: z.ZodNumber;
    outstandingAmount: z.ZodNumber;
    age: z.ZodInt;
    daysUntilExpiry: z.ZodInt;
    creditorId: z.ZodInt;
    creditorNumber: z.ZodString;
    creditorName: z.ZodString;
    _meta: z.ZodObject<
      {
        self: z.ZodString;
        administrationId: z.ZodInt;
        administrationName: z.ZodString;
        profileName: z.ZodString;
      },
      z.core.$strip
    >;
  },
  z.core.$strip
>;
/** A PDF that is still to be processed. */
export declare const InboxFile: z.ZodObject<
  {
    id: z.ZodInt;
    _meta: z.ZodObject<
      {
        self: z.ZodString;
        administrationId: z.ZodInt;
        administrationName: z.ZodString;
        profileName: z.ZodString;
      },
      z.core.$strip
    >;
  },
  z.core.$strip
>;
/** One of the journals. */
export declare const JournalListItem: z.ZodObject<
  {
    id: z.ZodExactOptional<z.ZodInt>;
    code: z.ZodExactOptional<z.ZodString>;
    description: z.ZodExactOptional<z.ZodString>;
    type: z.ZodExactOptional<z.ZodString>;
    ledgerAccountId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    _meta: z.ZodObject<
      {
        self: z.ZodString;
      },
      z.core.$strip
    >;
  },
  z.core.$strip
>;
/** A page of journals. */
export declare const JournalList: z.ZodObject<
  {
    _data: z.ZodExactOptional<
      z.ZodArray<
        z.ZodObject<
          {
            id: z.ZodExactOptional<z.ZodInt>;
            code: z.ZodExactOptional<z.ZodString>;
            description: z.ZodExactOptional<z.ZodString>;
            type: z.ZodExactOptional<z.ZodString>;
            ledgerAccountId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
            _meta: z.ZodObject<
              {
                self: z.ZodString;
              },
              z.core.$strip
            >;
          },
          z.core.$strip
        >
      >
    >;
    _meta: z.ZodObject<
      {
        previousPage: z.ZodNullable<z.ZodString>;
        nextPage: z.ZodNullable<z.ZodString>;
        totalCount: z.ZodInt;
        pageCount: z.ZodInt;
        self: z.ZodString;
        administrationId: z.ZodInt;
        administrationName: z.ZodString;
        profileName: z.ZodString;
      },
      z.core.$strip
    >;
  },
  z.core.$strip
>;
/** A book that holds the entries of one kind. */
export declare const Journal: z.ZodObject<
  {
    id: z.ZodInt;
    code: z.ZodString;
    description: z.ZodString;
    type: z.ZodString;
    ledgerAccountId: z.ZodNullable<z.ZodInt>;
    _meta: z.ZodObject<
      {
        self: z.ZodString;
        administrationId: z.ZodInt;
        administrationName: z.ZodString;
        profileName: z.ZodString;
      },
      z.core.$strip
    >;
  },
  z.core.$strip
>;
/** One of the journal entries. */
export declare const JournalEntryListItem: z.ZodObject<
  {
    id: z.ZodExactOptional<z.ZodInt>;
    JournalId: z.ZodExactOptional<z.ZodInt>;
    bookYear: z.ZodExactOptional<z.ZodInt>;
    bookPeriod: z.ZodExactOptional<z.ZodInt>;
    sourceDocumentNumber: z.ZodExactOptional<z.ZodString>;
    description: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    date: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    openingBalance: z.ZodExactOptional<z.ZodNullable<z.ZodNumber>>;
    closingBalance: z.ZodExactOptional<z.ZodNullable<z.ZodNumber>>;
    status: z.ZodExactOptional<
      z.ZodType<
        read.Open<'draft' | 'processed'>,
        read.Open<'draft' | 'processed'>,
        z.core.$ZodTypeInternals<read.Open<'draft' | 'processed'>, read.Open<'draft' | 'processed'>>
      >
    >;
    _meta: z.ZodObject<
      {
        self: z.ZodString;
      },
      z.core.$strip
    >;
  },
  z.core.$strip
>;
/** A page of journal entries. */
export declare const JournalEntryList: z.ZodObject<
  {
    _data: z.ZodExactOptional<
      z.ZodArray<
        z.ZodObject<
          {
            id: z.ZodExactOptional<z.ZodInt>;
            JournalId: z.ZodExactOptional<z.ZodInt>;
            bookYear: z.ZodExactOptional<z.ZodInt>;
            bookPeriod: z.ZodExactOptional<z.ZodInt>;
            sourceDocumentNumber: z.ZodExactOptional<z.ZodString>;
            description: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            date: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            openingBalance: z.ZodExactOptional<z.ZodNullable<z.ZodNumber>>;
            closingBalance: z.ZodExactOptional<z.ZodNullable<z.ZodNumber>>;
            status: z.ZodExactOptional<
              z.ZodType<
                read.Open<'draft' | 'processed'>,
                read.Open<'draft' | 'processed'>,
                z.core.$ZodTypeInternals<read.Open<'draft' | 'processed'>, read.Open<'draft' | 'processed'>>
              >
            >;
            _meta: z.ZodObject<
              {
                self: z.ZodString;
              },
              z.core.$strip
            >;
          },
          z.core.$strip
        >
      >
    >;
    _meta: z.ZodObject<
      {
        previousPage: z.ZodNullable<z.ZodString>;
        nextPage: z.ZodNullable<z.ZodString>;
        totalCount: z.ZodInt;
        pageCount: z.ZodInt;
        self: z.ZodString;
        administrationId: z.ZodInt;
        administrationName: z.ZodString;
        profileName: z.ZodString;
      },
      z.core.$strip
    >;
  },
  z.core.$strip
>;
/** The header of a journal entry to create, or to put in the place of an existing one. */
export declare const JournalEntryInput: z.ZodObject<
  {
    JournalId: z.ZodInt;
    bookYear: z.ZodInt;
    bookPeriod: z.ZodInt;
    sourceDocumentNumber: z.ZodString;
    description: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    date: z.ZodExactOptional<z.ZodNullable<z.ZodISODate>>;
    openingBalance: z.ZodExactOptional<z.ZodNullable<z.ZodNumber>>;
    closingBalance: z.ZodExactOptional<z.ZodNullable<z.ZodNumber>>;
  },
  z.core.$strict
>;
/** The header of a journal entry. */
export declare const JournalEntry: z.ZodObject<
  {
    id: z.ZodInt;
    JournalId: z.ZodInt;
    bookYear: z.ZodInt;
    bookPeriod: z.ZodInt;
    sourceDocumentNumber: z.ZodString;
    description: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    date: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    openingBalance: z.ZodExactOptional<z.ZodNullable<z.ZodNumber>>;
    closingBalance: z.ZodExactOptional<z.ZodNullable<z.ZodNumber>>;
    status: z.ZodType<
      read.Open<'draft' | 'processed'>,
      read.Open<'draft' | 'processed'>,
      z.core.$ZodTypeInternals<read.Open<'draft' | 'processed'>, read.Open<'draft' | 'processed'>>
    >;
    _meta: z.ZodObject<
      {
        self: z.ZodString;
        administrationId: z.ZodInt;
        administrationName: z.ZodString;
        profileName: z.ZodString;
      },
      z.core.$strip
    >;
  },
  z.core.$strip
>;
/** The journal entry to put in the place of the existing one. */
export declare const JournalEntryReplacement: z.ZodObject<
  {
    id: z.ZodExactOptional<z.ZodInt>;
    JournalId: z.ZodInt;
    bookYear: z.ZodInt;
    bookPeriod: z.ZodInt;
    sourceDocumentNumber: z.ZodString;
    description: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    date: z.ZodExactOptional<z.ZodNullable<z.ZodISODate>>;
    openingBalance: z.ZodExactOptional<z.ZodNullable<z.ZodNumber>>;
    closingBalance: z.ZodExactOptional<z.ZodNullable<z.ZodNumber>>;
    status: z.ZodExactOptional<z.ZodLiteral<'draft' | 'processed'>>;
    _meta: z.ZodExactOptional<
      z.ZodObject<
        {
          self: z.ZodCustomStringFormat<'uri'>;
        },
        z.core.$loose
      >
    >;
  },
  z.core.$strict
>;
/** The header fields of a journal entry to change. */
export declare const JournalEntryPatch: z.ZodObject<
  {
    JournalId: z.ZodExactOptional<z.ZodInt>;
    bookYear: z.ZodExactOptional<z.ZodInt>;
    bookPeriod: z.ZodExactOptional<z.ZodInt>;
    sourceDocumentNumber: z.ZodExactOptional<z.ZodString>;
    description: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    date: z.ZodExactOptional<z.ZodNullable<z.ZodISODate>>;
    openingBalance: z.ZodExactOptional<z.ZodNullable<z.ZodNumber>>;
    closingBalance: z.ZodExactOptional<z.ZodNullable<z.ZodNumber>>;
  },
  z.core.$strict
>;
/** One of the journal entry lines. */
export declare const JournalEntryLineListItem: z.ZodObject<
  {
    id: z.ZodExactOptional<z.ZodInt>;
    ledgerAccountId: z.ZodExactOptional<z.ZodInt>;
    description: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    amountDebit: z.ZodExactOptional<z.ZodNumber>;
    amountCredit: z.ZodExactOptional<z.ZodNumber>;
    costCenterId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    costUnitId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    debtorId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    creditorId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    invoiceNumber: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    _meta: z.ZodObject<
      {
        self: z.ZodString;
      },
      z.core.$strip
    >;
  },
  z.core.$strip
>;
/** A page of journal entry lines. */
export declare const JournalEntryLineList: z.ZodObject<
  {
    _data: z.ZodExactOptional<
      z.ZodArray<
        z.ZodObject<
          {
            id: z.ZodExactOptional<z.ZodInt>;
            ledgerAccountId: z.ZodExactOptional<z.ZodInt>;
            description: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            amountDebit: z.ZodExactOptional<z.ZodNumber>;
            amountCredit: z.ZodExactOptional<z.ZodNumber>;
            costCenterId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
            costUnitId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
            debtorId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
            creditorId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
            invoiceNumber: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            _meta: z.ZodObject<
              {
                self: z.ZodString;
              },
              z.core.$strip
            >;
          },
          z.core.$strip
        >
      >
    >;
    _meta: z.ZodObject<
      {
        previousPage: z.ZodNullable<z.ZodString>;
        nextPage: z.ZodNullable<z.ZodString>;
        totalCount: z.ZodInt;
        pageCount: z.ZodInt;
        self: z.ZodString;
        administrationId: z.ZodInt;
        administrationName: z.ZodString;
        profileName: z.ZodString;
      },
      z.core.$strip
    >;
  },
  z.core.$strip
>;
/** A line to create, or to put in the place of an existing one. */
export declare const JournalEntryLineInput: z.ZodObject<
  {
    ledgerAccountId: z.ZodInt;
    description: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    amountDebit: z.ZodExactOptional<z.ZodNumber>;
    amountCredit: z.ZodExactOptional<z.ZodNumber>;
    costCenterId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    costUnitId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    debtorId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    creditorId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    invoiceNumber: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
  },
  z.core.$strict
>;
/** A line of a journal entry. */
export declare const JournalEntryLine: z.ZodObject<
  {
    id: z.ZodInt;
    ledgerAccountId: z.ZodInt;
    description: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    amountDebit: z.ZodNumber;
    amountCredit: z.ZodNumber;
    costCenterId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    costUnitId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    debtorId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    creditorId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    invoiceNumber: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    _meta: z.ZodObject<
      {
        self: z.ZodString;
        administrationId: z.ZodInt;
        administrationName: z.ZodString;
        profileName: z.ZodString;
      },
      z.core.$strip
    >;
  },
  z.core.$strip
>;
/** The journal entry line to put in the place of the existing one. */
export declare const JournalEntryLineReplacement: z.ZodObject<
  {
    id: z.ZodExactOptional<z.ZodInt>;
    ledgerAccountId: z.ZodInt;
    description: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    amountDebit: z.ZodExactOptional<z.ZodNumber>;
    amountCredit: z.ZodExactOptional<z.ZodNumber>;
    costCenterId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    costUnitId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    debtorId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    creditorId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    invoiceNumber: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    _meta: z.ZodExactOptional<
      z.ZodObject<
        {
          self: z.ZodCustomStringFormat<'uri'>;
        },
        z.core.$loose
      >
    >;
  },
  z.core.$strict
>;
/** The fields of a line to change. */
export declare const JournalEntryLinePatch: z.ZodObject<
  {
    ledgerAccountId: z.ZodExactOptional<z.ZodInt>;
    description: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    amountDebit: z.ZodExactOptional<z.ZodNumber>;
    amountCredit: z.ZodExactOptional<z.ZodNumber>;
    costCenterId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    costUnitId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    debtorId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    creditorId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    invoiceNumber: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
  },
  z.core.$strict
>;
/** A line inside its journal entry. */
export declare const NestedJournalEntryLine: z.ZodObject<
  {
    id: z.ZodInt;
    ledgerAccountId: z.ZodInt;
    description: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    amountDebit: z.ZodNumber;
    amountCredit: z.ZodNumber;
    costCenterId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    costUnitId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    debtorId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    creditorId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    invoiceNumber: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
  },
  z.core.$strip
>;
/** One of the journal entries with lines. */
export declare const JournalEntryWithLinesListItem: z.ZodObject<
  {
    id: z.ZodExactOptional<z.ZodInt>;
    JournalId: z.ZodExactOptional<z.ZodInt>;
    bookYear: z.ZodExactOptional<z.ZodInt>;
    bookPeriod: z.ZodExactOptional<z.ZodInt>;
    sourceDocumentNumber: z.ZodExactOptional<z.ZodString>;
    description: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    date: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    openingBalance: z.ZodExactOptional<z.ZodNullable<z.ZodNumber>>;
    closingBalance: z.ZodExactOptional<z.ZodNullable<z.ZodNumber>>;
    status: z.ZodExactOptional<
      z.ZodType<
        read.Open<'draft' | 'processed'>,
        read.Open<'draft' | 'processed'>,
        z.core.$ZodTypeInternals<read.Open<'draft' | 'processed'>, read.Open<'draft' | 'processed'>>
      >
    >;
    lines: z.ZodExactOptional<
      z.ZodArray<
        z.ZodObject<
          {
            id: z.ZodInt;
            ledgerAccountId: z.ZodInt;
            description: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            amountDebit: z.ZodNumber;
            amountCredit: z.ZodNumber;
            costCenterId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
            costUnitId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
            debtorId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
            creditorId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
            invoiceNumber: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
          },
          z.core.$strip
        >
      >
    >;
    _meta: z.ZodObject<
      {
        self: z.ZodString;
      },
      z.core.$strip
    >;
  },
  z.core.$strip
>;
/** A page of journal entries with lines. */
export declare const JournalEntryWithLinesList: z.ZodObject<
  {
    _data: z.ZodExactOptional<
      z.ZodArray<
        z.ZodObject<
          {
            id: z.ZodExactOptional<z.ZodInt>;
            JournalId: z.ZodExactOptional<z.ZodInt>;
            bookYear: z.ZodExactOptional<z.ZodInt>;
            bookPeriod: z.ZodExactOptional<z.ZodInt>;
            sourceDocumentNumber: z.ZodExactOptional<z.ZodString>;
            description: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            date: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            openingBalance: z.ZodExactOptional<z.ZodNullable<z.ZodNumber>>;
            closingBalance: z.ZodExactOptional<z.ZodNullable<z.ZodNumber>>;
            status: z.ZodExactOptional<
              z.ZodType<
                read.Open<'draft' | 'processed'>,
                read.Open<'draft' | 'processed'>,
                z.core.$ZodTypeInternals<read.Open<'draft' | 'processed'>, read.Open<'draft' | 'processed'>>
              >
            >;
            lines: z.ZodExactOptional<
              z.ZodArray<
                z.ZodObject<
                  {
                    id: z.ZodInt;
                    ledgerAccountId: z.ZodInt;
                    description: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
                    amountDebit: z.ZodNumber;
                    amountCredit: z.ZodNumber;
                    costCenterId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
                    costUnitId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
                    debtorId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
                    creditorId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
                    invoiceNumber: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
                  },
                  z.core.$strip
                >
              >
            >;
            _meta: z.ZodObject<
              {
                self: z.ZodString;
              },
              z.core.$strip
            >;
          },
          z.core.$strip
        >
      >
    >;
    _meta: z.ZodObject<
      {
        previousPage: z.ZodNullable<z.ZodString>;
        nextPage: z.ZodNullable<z.ZodString>;
        totalCount: z.ZodInt;
        pageCount: z.ZodInt;
        self: z.ZodString;
        administrationId: z.ZodInt;
        administrationName: z.ZodString;
        profileName: z.ZodString;
      },
      z.core.$strip
    >;
  },
  z.core.$strip
>;
/** A journal entry with its lines, to create or to put in the place of an existing one. */
export declare const JournalEntryWithLinesInput: z.ZodObject<
  {
    JournalId: z.ZodInt;
    bookYear: z.ZodInt;
    bookPeriod: z.ZodInt;
    sourceDocumentNumber: z.ZodString;
    description: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    date: z.ZodExactOptional<z.ZodNullable<z.ZodISODate>>;
    openingBalance: z.ZodExactOptional<z.ZodNullable<z.ZodNumber>>;
    closingBalance: z.ZodExactOptional<z.ZodNullable<z.ZodNumber>>;
    lines: z.ZodArray<
      z.ZodObject<
        {
          ledgerAccountId: z.ZodInt;
          description: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
          amountDebit: z.ZodExactOptional<z.ZodNumber>;
          amountCredit: z.ZodExactOptional<z.ZodNumber>;
          costCenterId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
          costUnitId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
          debtorId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
          creditorId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
          invoiceNumber: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
        },
        z.core.$strict
      >
    >;
  },
  z.core.$strict
>;
/** A journal entry with its lines. */
export declare const JournalEntryWithLines: z.ZodObject<
  {
    id: z.ZodInt;
    JournalId: z.ZodInt;
    bookYear: z.ZodInt;
    bookPeriod: z.ZodInt;
    sourceDocumentNumber: z.ZodString;
    description: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    date: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    openingBalance: z.ZodExactOptional<z.ZodNullable<z.ZodNumber>>;
    closingBalance: z.ZodExactOptional<z.ZodNullable<z.ZodNumber>>;
    status: z.ZodType<
      read.Open<'draft' | 'processed'>,
      read.Open<'draft' | 'processed'>,
      z.core.$ZodTypeInternals<read.Open<'draft' | 'processed'>, read.Open<'draft' | 'processed'>>
    >;
    lines: z.ZodArray<
      z.ZodObject<
        {
          id: z.ZodInt;
          ledgerAccountId: z.ZodInt;
          description: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
          amountDebit: z.ZodNumber;
          amountCredit: z.ZodNumber;
          costCenterId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
          costUnitId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
          debtorId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
          creditorId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
          invoiceNumber: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
        },
        z.core.$strip
      >
    >;
    _meta: z.ZodObject<
      {
        self: z.ZodString;
        administrationId: z.ZodInt;
        administrationName: z.ZodString;
        profileName: z.ZodString;
      },
      z.core.$strip
    >;
  },
  z.core.$strip
>;
/** The journal entry with lines to put in the place of the existing one. */
export declare const JournalEntryWithLinesReplacement: z.ZodObject<
  {
    id: z.ZodExactOptional<z.ZodInt>;
    JournalId: z.ZodInt;
    bookYear: z.ZodInt;
    bookPeriod: z.ZodInt;
    sourceDocumentNumber: z.ZodString;
    description: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    date: z.ZodExactOptional<z.ZodNullable<z.ZodISODate>>;
    openingBalance: z.ZodExactOptional<z.ZodNullable<z.ZodNumber>>;
    closingBalance: z.ZodExactOptional<z.ZodNullable<z.ZodNumber>>;
    status: z.ZodExactOptional<z.ZodLiteral<'draft' | 'processed'>>;
    lines: z.ZodArray<
      z.ZodObject<
        {
          id: z.ZodExactOptional<z.ZodInt>;
          ledgerAccountId: z.ZodInt;
          description: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
          amountDebit: z.ZodExactOptional<z.ZodNumber>;
          amountCredit: z.ZodExactOptional<z.ZodNumber>;
          costCenterId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
          costUnitId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
          debtorId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
          creditorId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
          invoiceNumber: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
          _meta: z.ZodExactOptional<
            z.ZodObject<
              {
                self: z.ZodCustomStringFormat<'uri'>;
              },
              z.core.$loose
            >
          >;
        },
        z.core.$strict
      >
    >;
    _meta: z.ZodExactOptional<
      z.ZodObject<
        {
          self: z.ZodCustomStringFormat<'uri'>;
        },
        z.core.$loose
      >
    >;
  },
  z.core.$strict
>;
/** The fields of a journal entry to change. */
export declare const JournalEntryWithLinesPatch: z.ZodObject<
  {
    JournalId: z.ZodExactOptional<z.ZodInt>;
    bookYear: z.ZodExactOptional<z.ZodInt>;
    bookPeriod: z.ZodExactOptional<z.ZodInt>;
    sourceDocumentNumber: z.ZodExactOptional<z.ZodString>;
    description: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    date: z.ZodExactOptional<z.ZodNullable<z.ZodISODate>>;
    openingBalance: z.ZodExactOptional<z.ZodNullable<z.ZodNumber>>;
    closingBalance: z.ZodExactOptional<z.ZodNullable<z.ZodNumber>>;
    lines: z.ZodExactOptional<
      z.ZodArray<
        z.ZodObject<
          {
            ledgerAccountId: z.ZodInt;
            description: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            amountDebit: z.ZodExactOptional<z.ZodNumber>;
            amountCredit: z.ZodExactOptional<z.ZodNumber>;
            costCenterId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
            costUnitId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
            debtorId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
            creditorId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
            invoiceNumber: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
          },
          z.core.$strict
        >
      >
    >;
  },
  z.core.$strict
>;
/** One of the ledger accounts. */
export declare const LedgerAccountListItem: z.ZodObject<
  {
    id: z.ZodExactOptional<z.ZodInt>;
    number: z.ZodExactOptional<z.ZodString>;
    description: z.ZodExactOptional<z.ZodString>;
    type: z.ZodExactOptional<
      z.ZodType<
        read.Open<2 | 1 | 3 | 4 | 8 | 5 | 6 | 10 | 7 | 12 | 14 | 9 | 13 | 15>,
        read.Open<2 | 1 | 3 | 4 | 8 | 5 | 6 | 10 | 7 | 12 | 14 | 9 | 13 | 15>,
        z.core.$ZodTypeInternals<
          read.Open<2 | 1 | 3 | 4 | 8 | 5 | 6 | 10 | 7 | 12 | 14 | 9 | 13 | 15>,
          read.Open<2 | 1 | 3 | 4 | 8 | 5 | 6 | 10 | 7 | 12 | 14 | 9 | 13 | 15>
        >
      >
    >;
    referenceCode: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    balanceOrProfitLoss: z.ZodExactOptional<
      z.ZodType<
        read.Open<'B' | 'P'>,
        read.Open<'B' | 'P'>,
        z.core.$ZodTypeInternals<read.Open<'B' | 'P'>, read.Open<'B' | 'P'>>
      >
    >;
    vatCodeId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    _meta: z.ZodObject<
      {
        self: z.ZodString;
      },
      z.core.$strip
    >;
  },
  z.core.$strip
>;
/** A page of ledger accounts. */
export declare const LedgerAccountList: z.ZodObject<
  {
    _data: z.ZodExactOptional<
      z.ZodArray<
        z.ZodObject<
          {
            id: z.ZodExactOptional<z.ZodInt>;
            number: z.ZodExactOptional<z.ZodString>;
            description: z.ZodExactOptional<z.ZodString>;
            type: z.ZodExactOptional<
              z.ZodType<
                read.Open<2 | 1 | 3 | 4 | 8 | 5 | 6 | 10 | 7 | 12 | 14 | 9 | 13 | 15>,
                read.Open<2 | 1 | 3 | 4 | 8 | 5 | 6 | 10 | 7 | 12 | 14 | 9 | 13 | 15>,
                z.core.$ZodTypeInternals<
                  read.Open<2 | 1 | 3 | 4 | 8 | 5 | 6 | 10 | 7 | 12 | 14 | 9 | 13 | 15>,
                  read.Open<2 | 1 | 3 | 4 | 8 | 5 | 6 | 10 | 7 | 12 | 14 | 9 | 13 | 15>
                >
              >
            >;
            referenceCode: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            balanceOrProfitLoss: z.ZodExactOptional<
              z.ZodType<
                read.Open<'B' | 'P'>,
                read.Open<'B' | 'P'>,
                z.core.$ZodTypeInternals<read.Open<'B' | 'P'>, read.Open<'B' | 'P'>>
              >
            >;
            vatCodeId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
            _meta: z.ZodObject<
              {
                self: z.ZodString;
              },
              z.core.$strip
            >;
          },
          z.core.$strip
        >
      >
    >;
    _meta: z.ZodObject<
      {
        previousPage: z.ZodNullable<z.ZodString>;
        nextPage: z.ZodNullable<z.ZodString>;
        totalCount: z.ZodInt;
        pageCount: z.ZodInt;
        self: z.ZodString;
        administrationId: z.ZodInt;
        administrationName: z.ZodString;
        profileName: z.ZodString;
      },
      z.core.$strip
    >;
  },
  z.core.$strip
>;
/** An account in the ledger of the administration. */
export declare const LedgerAccount: z.ZodObject<
  {
    id: z.ZodInt;
    number: z.ZodString;
    description: z.ZodString;
    type: z.ZodType<
      read.Open<2 | 1 | 3 | 4 | 8 | 5 | 6 | 10 | 7 | 12 | 14 | 9 | 13 | 15>,
      read.Open<2 | 1 | 3 | 4 | 8 | 5 | 6 | 10 | 7 | 12 | 14 | 9 | 13 | 15>,
      z.core.$ZodTypeInternals<
        read.Open<2 | 1 | 3 | 4 | 8 | 5 | 6 | 10 | 7 | 12 | 14 | 9 | 13 | 15>,
        read.Open<2 | 1 | 3 | 4 | 8 | 5 | 6 | 10 | 7 | 12 | 14 | 9 | 13 | 15>
      >
    >;
    referenceCode: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    balanceOrProfitLoss: z.ZodType<
      read.Open<'B' | 'P'>,
      read.Open<'B' | 'P'>,
      z.core.$ZodTypeInternals<read.Open<'B' | 'P'>, read.Open<'B' | 'P'>>
    >;
    vatCodeId: z.ZodNullable<z.ZodInt>;
    _meta: z.ZodObject<
      {
        self: z.ZodString;
        administrationId: z.ZodInt;
        administrationName: z.ZodString;
        profileName: z.ZodString;
      },
      z.core.$strip
    >;
  },
  z.core.$strip
>;
/** One of the ledger account types. */
export declare const LedgerAccountTypeListItem: z.ZodObject<
  {
    id: z.ZodExactOptional<
      z.ZodType<
        read.Open<2 | 1 | 3 | 4 | 8 | 5 | 6 | 10 | 7 | 12 | 14 | 9 | 13 | 15>,
        read.Open<2 | 1 | 3 | 4 | 8 | 5 | 6 | 10 | 7 | 12 | 14 | 9 | 13 | 15>,
        z.core.$ZodTypeInternals<
          read.Open<2 | 1 | 3 | 4 | 8 | 5 | 6 | 10 | 7 | 12 | 14 | 9 | 13 | 15>,
          read.Open<2 | 1 | 3 | 4 | 8 | 5 | 6 | 10 | 7 | 12 | 14 | 9 | 13 | 15>
        >
      >
    >;
    name: z.ZodExactOptional<
      z.ZodType<
        read.Open<
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
        >,
        read.Open<
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
        >,
        z.core.$ZodTypeInternals<
          read.Open<
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
          >,
          read.Open<
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
          >
        >
      >
    >;
    _meta: z.ZodObject<
      {
        self: z.ZodString;
      },
      z.core.$strip
    >;
  },
  z.core.$strip
>;
/** A page of ledger account types. */
export declare const LedgerAccountTypeList: z.ZodObject<
  {
    _data: z.ZodExactOptional<
      z.ZodArray<
        z.ZodObject<
          {
            id: z.ZodExactOptional<
              z.ZodType<
                read.Open<2 | 1 | 3 | 4 | 8 | 5 | 6 | 10 | 7 | 12 | 14 | 9 | 13 | 15>,
                read.Open<2 | 1 | 3 | 4 | 8 | 5 | 6 | 10 | 7 | 12 | 14 | 9 | 13 | 15>,
                z.core.$ZodTypeInternals<
                  read.Open<2 | 1 | 3 | 4 | 8 | 5 | 6 | 10 | 7 | 12 | 14 | 9 | 13 | 15>,
                  read.Open<2 | 1 | 3 | 4 | 8 | 5 | 6 | 10 | 7 | 12 | 14 | 9 | 13 | 15>
                >
              >
            >;
            name: z.ZodExactOptional<
              z.ZodType<
                read.Open<
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
                >,
                read.Open<
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
                >,
                z.core.$ZodTypeInternals<
                  read.Open<
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
                  >,
                  read.Open<
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
                  >
                >
              >
            >;
            _meta: z.ZodObject<
              {
                self: z.ZodString;
              },
              z.core.$strip
            >;
          },
          z.core.$strip
        >
      >
    >;
    _meta: z.ZodObject<
      {
        previousPage: z.ZodNullable<z.ZodString>;
        nextPage: z.ZodNullable<z.ZodString>;
        totalCount: z.ZodInt;
        pageCount: z.ZodInt;
        self: z.ZodString;
        administrationId: z.ZodInt;
        administrationName: z.ZodString;
        profileName: z.ZodString;
      },
      z.core.$strip
    >;
  },
  z.core.$strip
>;
/** A type of ledger account. */
export declare const LedgerAccountType: z.ZodObject<
  {
    id: z.ZodType<
      read.Open<2 | 1 | 3 | 4 | 8 | 5 | 6 | 10 | 7 | 12 | 14 | 9 | 13 | 15>,
      read.Open<2 | 1 | 3 | 4 | 8 | 5 | 6 | 10 | 7 | 12 | 14 | 9 | 13 | 15>,
      z.core.$ZodTypeInternals<
        read.Open<2 | 1 | 3 | 4 | 8 | 5 | 6 | 10 | 7 | 12 | 14 | 9 | 13 | 15>,
        read.Open<2 | 1 | 3 | 4 | 8 | 5 | 6 | 10 | 7 | 12 | 14 | 9 | 13 | 15>
      >
    >;
    name: z.ZodType<
      read.Open<
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
      >,
      read.Open<
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
      >,
      z.core.$ZodTypeInternals<
        read.Open<
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
        >,
        read.Open<
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
        >
      >
    >;
    _meta: z.ZodObject<
      {
        self: z.ZodString;
        administrationId: z.ZodInt;
        administrationName: z.ZodString;
        profileName: z.ZodString;
      },
      z.core.$strip
    >;
  },
  z.core.$strip
>;
/** One of the ledger account classifications. */
export declare const LedgerAccountClassificationListItem: z.ZodObject<
  {
    id: z.ZodExactOptional<z.ZodInt>;
    ledgerAccountId: z.ZodExactOptional<z.ZodInt>;
    ledgerAccountNumber: z.ZodExactOptional<z.ZodString>;
    ledgerAccountDescription: z.ZodExactOptional<z.ZodString>;
    groupCode: z.ZodExactOptional<z.ZodString>;
    groupDescription: z.ZodExactOptional<z.ZodString>;
    compactionCode: z.ZodExactOptional<z.ZodString>;
    compactionDescription: z.ZodExactOptional<z.ZodString>;
    referenceCode: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    referenceDescription: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    level: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    sortOrder: z.ZodExactOptional<z.ZodInt>;
    _meta: z.ZodObject<
      {
        self: z.ZodString;
      },
      z.core.$strip
    >;
  },
  z.core.$strip
>;
/** A page of ledger account classifications. */
export declare const LedgerAccountClassificationList: z.ZodObject<
  {
    _data: z.ZodExactOptional<
      z.ZodArray<
        z.ZodObject<
          {
            id: z.ZodExactOptional<z.ZodInt>;
            ledgerAccountId: z.ZodExactOptional<z.ZodInt>;
            ledgerAccountNumber: z.ZodExactOptional<z.ZodString>;
            ledgerAccountDescription: z.ZodExactOptional<z.ZodString>;
            groupCode: z.ZodExactOptional<z.ZodString>;
            groupDescription: z.ZodExactOptional<z.ZodString>;
            compactionCode: z.ZodExactOptional<z.ZodString>;
            compactionDescription: z.ZodExactOptional<z.ZodString>;
            referenceCode: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            referenceDescription: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            level: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
            sortOrder: z.ZodExactOptional<z.ZodInt>;
            _meta: z.ZodObject<
              {
                self: z.ZodString;
              },
              z.core.$strip
            >;
          },
          z.core.$strip
        >
      >
    >;
    _meta: z.ZodObject<
      {
        previousPage: z.ZodNullable<z.ZodString>;
        nextPage: z.ZodNullable<z.ZodString>;
        totalCount: z.ZodInt;
        pageCount: z.ZodInt;
        self: z.ZodString;
        administrationId: z.ZodInt;
        administrationName: z.ZodString;
        profileName: z.ZodString;
      },
      z.core.$strip
    >;
  },
  z.core.$strip
>;
/** Where a ledger account stands in the structure of the reports. */
export declare const LedgerAccountClassification: z.ZodObject<
  {
    id: z.ZodInt;
    ledgerAccountId: z.ZodInt;
    ledgerAccountNumber: z.ZodString;
    ledgerAccountDescription: z.ZodString;
    groupCode: z.ZodString;
    groupDescription: z.ZodString;
    compactionCode: z.ZodString;
    compactionDescription: z.ZodString;
    referenceCode: z.ZodNullable<z.ZodString>;
    referenceDescription: z.ZodNullable<z.ZodString>;
    level: z.ZodNullable<z.ZodInt>;
    sortOrder: z.ZodInt;
    _meta: z.ZodObject<
      {
        self: z.ZodString;
        administrationId: z.ZodInt;
        administrationName: z.ZodString;
        profileName: z.ZodString;
      },
      z.core.$strip
    >;
  },
  z.core.$strip
>;
/** One of the ledger lines. */
export declare const LedgerLineListItem: z.ZodObject<
  {
    id: z.ZodExactOptional<z.ZodInt>;
    JournalEntryId: z.ZodExactOptional<z.ZodInt>;
    Bookyear: z.ZodExactOptional<z.ZodInt>;
    Period: z.ZodExactOptional<z.ZodInt>;
    date: z.ZodExactOptional<z.ZodString>;
    journalId: z.ZodExactOptional<z.ZodInt>;
    sourceDocumentNumber: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    ledgerAccountId: z.ZodExactOptional<z.ZodInt>;
    ledgerAccountNumber: z.ZodExactOptional<z.ZodString>;
    ledgerAccountDescription: z.ZodExactOptional<z.ZodString>;
    description: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    amountDebit: z.ZodExactOptional<z.ZodNumber>;
    amountCredit: z.ZodExactOptional<z.ZodNumber>;
    vatCodeId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    costCenterId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    costUnitId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    debtorId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    creditorId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    invoiceNumber: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    salesInvoiceId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    purchaseInvoiceId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    _meta: z.ZodObject<
      {
        self: z.ZodString;
      },
      z.core.$strip
    >;
  },
  z.core.$strip
>;
/** A page of ledger lines. */
export declare const LedgerLineList: z.ZodObject<
  {
    _data: z.ZodExactOptional<
      z.ZodArray<
        z.ZodObject<
          {
            id: z.ZodExactOptional<z.ZodInt>;
            JournalEntryId: z.ZodExactOptional<z.ZodInt>;
            Bookyear: z.ZodExactOptional<z.ZodInt>;
            Period: z.ZodExactOptional<z.ZodInt>;
            date: z.ZodExactOptional<z.ZodString>;
            journalId: z.ZodExactOptional<z.ZodInt>;
            sourceDocumentNumber: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            ledgerAccountId: z.ZodExactOptional<z.ZodInt>;
            ledgerAccountNumber: z.ZodExactOptional<z.ZodString>;
            ledgerAccountDescription: z.ZodExactOptional<z.ZodString>;
            description: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            amountDebit: z.ZodExactOptional<z.ZodNumber>;
            amountCredit: z.ZodExactOptional<z.ZodNumber>;
            vatCodeId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
            costCenterId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
            costUnitId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
            debtorId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
            creditorId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
            invoiceNumber: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
            salesInvoiceId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
            purchaseInvoiceId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
            _meta: z.ZodObject<
              {
                self: z.ZodString;
              },
              z.core.$strip
            >;
          },
          z.core.$strip
        >
      >
    >;
    _meta: z.ZodObject<
      {
        previousPage: z.ZodNullable<z.ZodString>;
        nextPage: z.ZodNullable<z.ZodString>;
        totalCount: z.ZodInt;
        pageCount: z.ZodInt;
        self: z.ZodString;
        administrationId: z.ZodInt;
        administrationName: z.ZodString;
        profileName: z.ZodString;
      },
      z.core.$strip
    >;
  },
  z.core.$strip
>;
/** A transaction on a ledger account. */
export declare const LedgerLine: z.ZodObject<
  {
    id: z.ZodInt;
    JournalEntryId: z.ZodInt;
    Bookyear: z.ZodInt;
    Period: z.ZodInt;
    date: z.ZodString;
    journalId: z.ZodInt;
    sourceDocumentNumber: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    ledgerAccountId: z.ZodInt;
    ledgerAccountNumber: z.ZodString;
    ledgerAccountDescription: z.ZodString;
    description: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    amountDebit: z.ZodNumber;
    amountCredit: z.ZodNumber;
    vatCodeId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    costCenterId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    costUnitId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    debtorId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    creditorId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    invoiceNumber: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
    salesInvoiceId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    purchaseInvoiceId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    _meta: z.ZodObject<
      {
        self: z.ZodString;
        administrationId: z.ZodInt;
        administrationName: z.ZodString;
        profileName: z.ZodString;
      },
      z.core.$strip
    >;
  },
  z.core.$strip
>;
/** One of the balances per ledger account. */
export declare const LedgerBalanceListItem: z.ZodObject<
  {
    ledgerAccountId: z.ZodExactOptional<z.ZodInt>;
    ledgerAccountNumber: z.ZodExactOptional<z.ZodString>;
    ledgerAccountDescription: z.ZodExactOptional<z.ZodString>;
    BalanceOrProfitLoss: z.ZodExactOptional<
      z.ZodType<
        read.Open<'B' | 'P'>,
        read.Open<'B' | 'P'>,
        z.core.$ZodTypeInternals<read.Open<'B' | 'P'>, read.Open<'B' | 'P'>>
      >
    >;
    bookyear: z.ZodExactOptional<z.ZodInt>;
    period: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    journalId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    costCenterId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    costUnitId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
    amountDebit: z.ZodExactOptional<z.ZodNumber>;
    amountCredit: z.ZodExactOptional<z.ZodNumber>;
    balance: z.ZodExactOptional<z.ZodNumber>;
    _meta: z.ZodObject<
      {
        self: z.ZodString;
      },
      z.core.$strip
    >;
  },
  z.core.$strip
>;
/** A page of balances per ledger account. */
export declare const LedgerBalanceList: z.ZodObject<
  {
    _data: z.ZodExactOptional<
      z.ZodArray<
        z.ZodObject<
          {
            ledgerAccountId: z.ZodExactOptional<z.ZodInt>;
            ledgerAccountNumber: z.ZodExactOptional<z.ZodString>;
            ledgerAccountDescription: z.ZodExactOptional<z.ZodString>;
            BalanceOrProfitLoss: z.ZodExactOptional<
              z.ZodType<
                read.Open<'B' | 'P'>,
                read.Open<'B' | 'P'>,
                z.core.$ZodTypeInternals<read.Open<'B' | 'P'>, read.Open<'B' | 'P'>>
              >
            >;
            bookyear: z.ZodExactOptional<z.ZodInt>;
            period: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
            journalId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
            costCenterId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
            costUnitId: z.ZodExactOptional<z.ZodNullable<z.ZodInt>>;
            amountDebit: z.ZodExactOptional<z.ZodNumber>;
            amountCredit: z.ZodExactOptional<z.ZodNumber>;
            balance: z.ZodExactOptional<z.ZodNumber>;
            _meta: z.ZodObject<
              {
                self: z.ZodString;
              },
              z.core.$strip
            >;
          },
          z.core.$strip
        >
      >
    >;
    _meta: z.ZodObject<
      {
        previousPage: z.ZodNullable<z.ZodString>;
        nextPage: z.ZodNullable<z.ZodString>;
        totalCount: z.ZodInt;
        pageCount: z.ZodInt;
        self: z.ZodString;
        administrationId: z.ZodInt;
        administrationName: z.ZodString;
        profileName: z.ZodString;
      },
      z.core.$strip
    >;
  },
  z.core.$strip
>;
/** One of the changes of journal entries. */
export declare const JournalEntryChangeListItem: z.ZodObject<
  {
    id: z.ZodExactOptional<z.ZodInt>;
    JournalEntryId: z.ZodExactOptional<z.ZodInt>;
    Action: z.ZodExactOptional<
      z.ZodType<read.Open<2 | 1>, read.Open<2 | 1>, z.core.$ZodTypeInternals<read.Open<2 | 1>, read.Open<2 | 1>>>
    >;
    ChangedDate: z.ZodExactOptional<z.ZodString>;
    Bookyear: z.ZodExactOptional<z.ZodInt>;
    _meta: z.ZodObject<
      {
        self: z.ZodString;
      },
      z.core.$strip
    >;
  },
  z.core.$strip
>;
/** A page of changes of journal entries. */
export declare const JournalEntryChangeList: z.ZodObject<
  {
    _data: z.ZodExactOptional<
      z.ZodArray<
        z.ZodObject<
          {
            id: z.ZodExactOptional<z.ZodInt>;
            JournalEntryId: z.ZodExactOptional<z.ZodInt>;
            Action: z.ZodExactOptional<
              z.ZodType<
                read.Open<2 | 1>,
                read.Open<2 | 1>,
                z.core.$ZodTypeInternals<read.Open<2 | 1>, read.Open<2 | 1>>
              >
            >;
            ChangedDate: z.ZodExactOptional<z.ZodString>;
            Bookyear: z.ZodExactOptional<z.ZodInt>;
            _meta: z.ZodObject<
              {
                self: z.ZodString;
              },
              z.core.$strip
            >;
          },
          z.core.$strip
        >
      >
    >;
    _meta: z.ZodObject<
      {
        previousPage: z.ZodNullable<z.ZodString>;
        nextPage: z.ZodNullable<z.ZodString>;
        totalCount: z.ZodInt;
        pageCount: z.ZodInt;
        self: z.ZodString;
        administrationId: z.ZodInt;
        administrationName: z.ZodString;
        profileName: z.ZodString;
      },
      z.core.$strip
    >;
  },
  z.core.$strip
>;
/** A change of a journal entry, which was added, updated or deleted. */
export declare const JournalEntryChange: z.ZodObject<
  {
    id: z.ZodInt;
    JournalEntryId: z.ZodInt;
    Action: z.ZodType<read.Open<2 | 1>, read.Open<2 | 1>, z.core.$ZodTypeInternals<read.Open<2 | 1>, read.Open<2 | 1>>>;
    ChangedDate: z.ZodString;
    Bookyear: z.ZodInt;
    _meta: z.ZodObject<
      {
        self: z.ZodString;
        administrationId: z.ZodInt;
        administrationName: z.ZodString;
        profileName: z.ZodString;
      },
      z.core.$strip
    >;
  },
  z.core.$strip
>;
