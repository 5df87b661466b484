import * as z from 'zod';
import * as formats from './formats.js';
import * as input from './input.js';
import { optional } from './optional.js';
import * as read from './read.js';

/** An authorization code, to be exchanged. */
export const AuthorizationCodeGrant = /* @__PURE__ */ (() =>
  z.strictObject({
    client_id: z
      .string()
      .min(1)
      .max(100)
      .regex(/^[\x20-\x7E]+$/u),
    client_secret: z
      .string()
      .min(1)
      .max(200)
      .regex(/^[\x20-\x7E]+$/u),
    grant_type: z.literal('authorization_code'),
    code: z
      .string()
      .min(1)
      .max(500)
      .regex(/^[\x20-\x7E]+$/u),
    redirect_uri: formats.uri().max(2000),
    code_verifier: optional(
      z
        .string()
        .min(43)
        .max(128)
        .regex(/^[A-Za-z0-9._~-]+$/u),
    ),
  }))();

/** A refresh token, to be exchanged. */
export const RefreshTokenGrant = /* @__PURE__ */ (() =>
  z.strictObject({
    client_id: z
      .string()
      .min(1)
      .max(100)
      .regex(/^[\x20-\x7E]+$/u),
    client_secret: z
      .string()
      .min(1)
      .max(200)
      .regex(/^[\x20-\x7E]+$/u),
    grant_type: z.literal('refresh_token'),
    refresh_token: z
      .string()
      .min(1)
      .max(500)
      .regex(/^[\x20-\x7E]+$/u),
  }))();

/** What is exchanged for tokens. */
export const TokenRequest = /* @__PURE__ */ (() =>
  z.discriminatedUnion('grant_type', [AuthorizationCodeGrant, RefreshTokenGrant]))();

/** An access token, and the refresh token that renews it. */
export const TokenPair = /* @__PURE__ */ (() =>
  read.record({
    access_token: z.string(),
    refresh_token: z.string(),
    token_type: z.literal('Bearer'),
    expires_in: optional(z.int()),
    scope: optional(z.string()),
  }))();

/** Postal address. */
const AddressAsRead = /* @__PURE__ */ (() =>
  read.record({
    street: optional(z.string().nullable()),
    houseNumber: optional(z.string().nullable()),
    postalCode: optional(z.string().nullable()),
    city: optional(z.string().nullable()),
    countryId: optional(z.int().nullable()),
  }))();

/** What the platform says about a record. */
const ItemMetaAsRead = /* @__PURE__ */ (() =>
  read.record({
    self: z.string(),
  }))();

/** One of the administrations. */
export const AdministrationListItem = /* @__PURE__ */ (() =>
  read.record({
    id: optional(z.int()),
    number: optional(z.string()),
    name: optional(z.string()),
    address: optional(AddressAsRead.nullable()),
    email: optional(z.string().nullable()),
    phone: optional(z.string().nullable()),
    vatNumber: optional(z.string().nullable()),
    chamberOfCommerceNumber: optional(z.string().nullable()),
    iban: optional(z.string().nullable()),
    bic: optional(z.string().nullable()),
    creditorIdentifier: optional(z.string().nullable()),
    currency: optional(z.string()),
    modules: optional(z.array(z.string())),
    _meta: ItemMetaAsRead,
  }))();

/** The place of the page in the whole list, and the administration and user that it was made for. */
export const ListMeta = /* @__PURE__ */ (() =>
  read.record({
    previousPage: z.string().nullable(),
    nextPage: z.string().nullable(),
    totalCount: z.int(),
    pageCount: z.int(),
    self: z.string(),
    administrationId: z.int(),
    administrationName: z.string(),
    profileName: z.string(),
  }))();

/** A page of administrations. */
export const AdministrationList = /* @__PURE__ */ (() =>
  read.record({
    _data: optional(z.array(AdministrationListItem)),
    _meta: ListMeta,
  }))();

/** A tenant, which is the books of one company. */
export const Administration = /* @__PURE__ */ (() =>
  read.record({
    id: z.int(),
    number: z.string(),
    name: z.string(),
    address: optional(AddressAsRead.nullable()),
    email: optional(z.string().nullable()),
    phone: optional(z.string().nullable()),
    vatNumber: optional(z.string().nullable()),
    chamberOfCommerceNumber: optional(z.string().nullable()),
    iban: optional(z.string().nullable()),
    bic: optional(z.string().nullable()),
    creditorIdentifier: optional(z.string().nullable()),
    currency: z.string(),
    modules: z.array(z.string()),
    _meta: ItemMetaAsRead,
  }))();

/** One of the debtors. */
export const DebtorListItem = /* @__PURE__ */ (() =>
  read.record({
    id: optional(z.int()),
    number: optional(z.string()),
    name: optional(z.string()),
    debtorKindId: optional(z.int()),
    paymentConditionId: optional(z.int().nullable()),
    creditLimit: optional(z.number().nullable()),
    remark: optional(z.string().nullable()),
    contactName: optional(z.string().nullable()),
    address: optional(AddressAsRead.nullable()),
    email: optional(z.string().nullable()),
    phone: optional(z.string().nullable()),
    website: optional(z.string().nullable()),
    vatNumber: optional(z.string().nullable()),
    chamberOfCommerceNumber: optional(z.string().nullable()),
    iban: optional(z.string().nullable()),
    bic: optional(z.string().nullable()),
    _meta: ItemMetaAsRead,
  }))();

/** A page of debtors. */
export const DebtorList = /* @__PURE__ */ (() =>
  read.record({
    _data: optional(z.array(DebtorListItem)),
    _meta: ListMeta,
  }))();

/** Postal address. */
export const Address = /* @__PURE__ */ (() =>
  z.strictObject({
    street: optional(
      z
        .string()
        .max(100)
        .regex(/^[^\x00-\x1F\x7F-\x9F]*$/u)
        .nullable(),
    ),
    houseNumber: optional(
      z
        .string()
        .max(20)
        .regex(/^[^\x00-\x1F\x7F-\x9F]*$/u)
        .nullable(),
    ),
    postalCode: optional(
      z
        .string()
        .max(20)
        .regex(/^[^\x00-\x1F\x7F-\x9F]*$/u)
        .nullable(),
    ),
    city: optional(
      z
        .string()
        .max(100)
        .regex(/^[^\x00-\x1F\x7F-\x9F]*$/u)
        .nullable(),
    ),
    countryId: optional(z.int().min(1).max(2147483647).nullable()),
  }))();

/** A debtor to create, or to put in the place of an existing one. */
export const DebtorInput = /* @__PURE__ */ (() =>
  z.strictObject({
    number: optional(
      z
        .string()
        .min(1)
        .max(20)
        .regex(/^[A-Za-z0-9./-]+$/u),
    ),
    name: z
      .string()
      .min(1)
      .max(100)
      .regex(/^ *[^ \x00-\x1F\x7F-\x9F][^\x00-\x1F\x7F-\x9F]*$/u),
    debtorKindId: z.int().min(1).max(2147483647),
    paymentConditionId: optional(z.int().min(1).max(2147483647).nullable()),
    creditLimit: optional(z.number().min(0).max(999999999999.99).check(input.decimals(2)).nullable()),
    remark: optional(
      z
        .string()
        .max(2000)
        .regex(/^[^\x00-\x09\x0B\x0C\x0E-\x1F\x7F-\x9F]*$/u)
        .nullable(),
    ),
    contactName: optional(
      z
        .string()
        .max(100)
        .regex(/^[^\x00-\x1F\x7F-\x9F]*$/u)
        .nullable(),
    ),
    address: optional(Address.nullable()),
    email: optional(formats.email().max(254).nullable()),
    phone: optional(
      z
        .string()
        .max(30)
        .regex(/^\+?[0-9 ()/-]+$/u)
        .nullable(),
    ),
    website: optional(formats.uri().max(200).nullable()),
    vatNumber: optional(
      z
        .string()
        .max(30)
        .regex(/^ *[A-Za-z] *[A-Za-z]( *[A-Za-z0-9+*]){2,13} *$/u)
        .nullable(),
    ),
    chamberOfCommerceNumber: optional(
      z
        .string()
        .max(20)
        .regex(/^[A-Za-z0-9 .-]+$/u)
        .nullable(),
    ),
    iban: optional(
      z
        .string()
        .max(68)
        .regex(/^ *[A-Za-z] *[A-Za-z] *[0-9] *[0-9]( *[A-Za-z0-9]){11,30} *$/u)
        .nullable(),
    ),
    bic: optional(
      z
        .string()
        .max(11)
        .regex(/^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/u)
        .nullable(),
    ),
  }))();

/** A customer of the administration. */
export const Debtor = /* @__PURE__ */ (() =>
  read.record({
    id: z.int(),
    number: z.string(),
    name: z.string(),
    debtorKindId: z.int(),
    paymentConditionId: optional(z.int().nullable()),
    creditLimit: optional(z.number().nullable()),
    remark: optional(z.string().nullable()),
    contactName: optional(z.string().nullable()),
    address: optional(AddressAsRead.nullable()),
    email: optional(z.string().nullable()),
    phone: optional(z.string().nullable()),
    website: optional(z.string().nullable()),
    vatNumber: optional(z.string().nullable()),
    chamberOfCommerceNumber: optional(z.string().nullable()),
    iban: optional(z.string().nullable()),
    bic: optional(z.string().nullable()),
    _meta: ItemMetaAsRead,
  }))();

/** What the platform says about a record. */
export const ItemMeta = /* @__PURE__ */ (() =>
  read.record({
    self: formats.uri().max(2000),
  }))();

/** The debtor to put in the place of the existing one. */
export const DebtorReplacement = /* @__PURE__ */ (() =>
  z.strictObject({
    id: optional(z.int().min(1).max(2147483647)),
    number: optional(
      z
        .string()
        .min(1)
        .max(20)
        .regex(/^[A-Za-z0-9./-]+$/u),
    ),
    name: z
      .string()
      .min(1)
      .max(100)
      .regex(/^ *[^ \x00-\x1F\x7F-\x9F][^\x00-\x1F\x7F-\x9F]*$/u),
    debtorKindId: z.int().min(1).max(2147483647),
    paymentConditionId: optional(z.int().min(1).max(2147483647).nullable()),
    creditLimit: optional(z.number().min(0).max(999999999999.99).check(input.decimals(2)).nullable()),
    remark: optional(
      z
        .string()
        .max(2000)
        .regex(/^[^\x00-\x09\x0B\x0C\x0E-\x1F\x7F-\x9F]*$/u)
        .nullable(),
    ),
    contactName: optional(
      z
        .string()
        .max(100)
        .regex(/^[^\x00-\x1F\x7F-\x9F]*$/u)
        .nullable(),
    ),
    address: optional(Address.nullable()),
    email: optional(formats.email().max(254).nullable()),
    phone: optional(
      z
        .string()
        .max(30)
        .regex(/^\+?[0-9 ()/-]+$/u)
        .nullable(),
    ),
    website: optional(formats.uri().max(200).nullable()),
    vatNumber: optional(
      z
        .string()
        .max(30)
        .regex(/^ *[A-Za-z] *[A-Za-z]( *[A-Za-z0-9+*]){2,13} *$/u)
        .nullable(),
    ),
    chamberOfCommerceNumber: optional(
      z
        .string()
        .max(20)
        .regex(/^[A-Za-z0-9 .-]+$/u)
        .nullable(),
    ),
    iban: optional(
      z
        .string()
        .max(68)
        .regex(/^ *[A-Za-z] *[A-Za-z] *[0-9] *[0-9]( *[A-Za-z0-9]){11,30} *$/u)
        .nullable(),
    ),
    bic: optional(
      z
        .string()
        .max(11)
        .regex(/^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/u)
        .nullable(),
    ),
    _meta: optional(ItemMeta),
  }))();

/** The fields of a debtor to change. */
export const DebtorPatch = /* @__PURE__ */ (() =>
  z
    .strictObject({
      number: optional(
        z
          .string()
          .min(1)
          .max(20)
          .regex(/^[A-Za-z0-9./-]+$/u),
      ),
      name: optional(
        z
          .string()
          .min(1)
          .max(100)
          .regex(/^ *[^ \x00-\x1F\x7F-\x9F][^\x00-\x1F\x7F-\x9F]*$/u),
      ),
      debtorKindId: optional(z.int().min(1).max(2147483647)),
      paymentConditionId: optional(z.int().min(1).max(2147483647).nullable()),
      creditLimit: optional(z.number().min(0).max(999999999999.99).check(input.decimals(2)).nullable()),
      remark: optional(
        z
          .string()
          .max(2000)
          .regex(/^[^\x00-\x09\x0B\x0C\x0E-\x1F\x7F-\x9F]*$/u)
          .nullable(),
      ),
      contactName: optional(
        z
          .string()
          .max(100)
          .regex(/^[^\x00-\x1F\x7F-\x9F]*$/u)
          .nullable(),
      ),
      address: optional(Address.nullable()),
      email: optional(formats.email().max(254).nullable()),
      phone: optional(
        z
          .string()
          .max(30)
          .regex(/^\+?[0-9 ()/-]+$/u)
          .nullable(),
      ),
      website: optional(formats.uri().max(200).nullable()),
      vatNumber: optional(
        z
          .string()
          .max(30)
          .regex(/^ *[A-Za-z] *[A-Za-z]( *[A-Za-z0-9+*]){2,13} *$/u)
          .nullable(),
      ),
      chamberOfCommerceNumber: optional(
        z
          .string()
          .max(20)
          .regex(/^[A-Za-z0-9 .-]+$/u)
          .nullable(),
      ),
      iban: optional(
        z
          .string()
          .max(68)
          .regex(/^ *[A-Za-z] *[A-Za-z] *[0-9] *[0-9]( *[A-Za-z0-9]){11,30} *$/u)
          .nullable(),
      ),
      bic: optional(
        z
          .string()
          .max(11)
          .regex(/^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/u)
          .nullable(),
      ),
    })
    .check(input.atLeast(1)))();

/** One of the mandates of a debtor. */
export const MandateListItem = /* @__PURE__ */ (() =>
  read.record({
    id: optional(z.int()),
    IBAN: optional(z.string()),
    typeId: optional(read.choice<1 | 2>(z.int())),
    sddType: optional(read.choice<1 | 2>(z.int())),
    signdate: optional(z.string().nullable()),
    reference: optional(z.string()),
    debtorId: optional(z.int()),
    _meta: ItemMetaAsRead,
  }))();

/** A page of mandates of a debtor. */
export const MandateList = /* @__PURE__ */ (() =>
  read.record({
    _data: optional(z.array(MandateListItem)),
    _meta: ListMeta,
  }))();

/** A mandate to create, or to put in the place of an existing one. */
export const MandateInput = /* @__PURE__ */ (() =>
  z.strictObject({
    IBAN: optional(
      z
        .string()
        .max(68)
        .regex(/^ *[A-Za-z] *[A-Za-z] *[0-9] *[0-9]( *[A-Za-z0-9]){11,30} *$/u),
    ),
    typeId: z.literal([1, 2]),
    sddType: z.literal([1, 2]),
    signdate: optional(formats.date().max(10).nullable()),
    reference: optional(
      z
        .string()
        .min(1)
        .max(35)
        .regex(/^[A-Za-z0-9+?/:().,' -]+$/u),
    ),
  }))();

/** A direct-debit mandate of a debtor. */
export const Mandate = /* @__PURE__ */ (() =>
  read.record({
    id: z.int(),
    IBAN: z.string(),
    typeId: read.choice<1 | 2>(z.int()),
    sddType: read.choice<1 | 2>(z.int()),
    signdate: optional(z.string().nullable()),
    reference: z.string(),
    debtorId: z.int(),
    _meta: ItemMetaAsRead,
  }))();

/** What replaces a mandate. */
export const MandateReplacement = /* @__PURE__ */ (() =>
  z
    .strictObject({
      id: optional(z.int().min(1).max(2147483647)),
      IBAN: optional(
        z
          .string()
          .max(68)
          .regex(/^ *[A-Za-z] *[A-Za-z] *[0-9] *[0-9]( *[A-Za-z0-9]){11,30} *$/u),
      ),
      typeId: optional(read.choice<1 | 2>(z.literal([1, 2]))),
      sddType: optional(read.choice<1 | 2>(z.literal([1, 2]))),
      signdate: optional(formats.date().max(10).nullable()),
      reference: optional(
        z
          .string()
          .min(1)
          .max(35)
          .regex(/^[A-Za-z0-9+?/:().,' -]+$/u),
      ),
      debtorId: optional(z.int().min(1).max(2147483647)),
      _meta: optional(ItemMeta),
    })
    .check(input.atLeast(1)))();

/** The fields of a mandate to change. */
export const MandatePatch = /* @__PURE__ */ (() =>
  z
    .strictObject({
      IBAN: optional(
        z
          .string()
          .max(68)
          .regex(/^ *[A-Za-z] *[A-Za-z] *[0-9] *[0-9]( *[A-Za-z0-9]){11,30} *$/u),
      ),
      typeId: optional(z.literal([1, 2])),
      sddType: optional(z.literal([1, 2])),
      signdate: optional(formats.date().max(10).nullable()),
      reference: optional(
        z
          .string()
          .min(1)
          .max(35)
          .regex(/^[A-Za-z0-9+?/:().,' -]+$/u),
      ),
    })
    .check(input.atLeast(1)))();

/** One of the debtor kinds. */
export const DebtorKindListItem = /* @__PURE__ */ (() =>
  read.record({
    id: optional(z.int()),
    code: optional(z.string()),
    description: optional(z.string()),
    ledgerAccountId: optional(z.int()),
    _meta: ItemMetaAsRead,
  }))();

/** A page of debtor kinds. */
export const DebtorKindList = /* @__PURE__ */ (() =>
  read.record({
    _data: optional(z.array(DebtorKindListItem)),
    _meta: ListMeta,
  }))();

/** A group of debtors that share a contra account. */
export const DebtorKind = /* @__PURE__ */ (() =>
  read.record({
    id: z.int(),
    code: z.string(),
    description: z.string(),
    ledgerAccountId: z.int(),
    _meta: ItemMetaAsRead,
  }))();

/** One of the creditors. */
export const CreditorListItem = /* @__PURE__ */ (() =>
  read.record({
    id: optional(z.int()),
    number: optional(z.string()),
    name: optional(z.string()),
    creditorKindId: optional(z.int()),
    paymentConditionId: optional(z.int().nullable()),
    ledgerAccountId: optional(z.int().nullable()),
    remark: optional(z.string().nullable()),
    contactName: optional(z.string().nullable()),
    address: optional(AddressAsRead.nullable()),
    email: optional(z.string().nullable()),
    phone: optional(z.string().nullable()),
    website: optional(z.string().nullable()),
    vatNumber: optional(z.string().nullable()),
    chamberOfCommerceNumber: optional(z.string().nullable()),
    iban: optional(z.string().nullable()),
    bic: optional(z.string().nullable()),
    _meta: ItemMetaAsRead,
  }))();

/** A page of creditors. */
export const CreditorList = /* @__PURE__ */ (() =>
  read.record({
    _data: optional(z.array(CreditorListItem)),
    _meta: ListMeta,
  }))();

/** A creditor to create, or to put in the place of an existing one. */
export const CreditorInput = /* @__PURE__ */ (() =>
  z.strictObject({
    number: optional(
      z
        .string()
        .min(1)
        .max(20)
        .regex(/^[A-Za-z0-9./-]+$/u),
    ),
    name: z
      .string()
      .min(1)
      .max(100)
      .regex(/^ *[^ \x00-\x1F\x7F-\x9F][^\x00-\x1F\x7F-\x9F]*$/u),
    creditorKindId: z.int().min(1).max(2147483647),
    paymentConditionId: optional(z.int().min(1).max(2147483647).nullable()),
    ledgerAccountId: optional(z.int().min(1).max(2147483647).nullable()),
    remark: optional(
      z
        .string()
        .max(2000)
        .regex(/^[^\x00-\x09\x0B\x0C\x0E-\x1F\x7F-\x9F]*$/u)
        .nullable(),
    ),
    contactName: optional(
      z
        .string()
        .max(100)
        .regex(/^[^\x00-\x1F\x7F-\x9F]*$/u)
        .nullable(),
    ),
    address: optional(Address.nullable()),
    email: optional(formats.email().max(254).nullable()),
    phone: optional(
      z
        .string()
        .max(30)
        .regex(/^\+?[0-9 ()/-]+$/u)
        .nullable(),
    ),
    website: optional(formats.uri().max(200).nullable()),
    vatNumber: optional(
      z
        .string()
        .max(30)
        .regex(/^ *[A-Za-z] *[A-Za-z]( *[A-Za-z0-9+*]){2,13} *$/u)
        .nullable(),
    ),
    chamberOfCommerceNumber: optional(
      z
        .string()
        .max(20)
        .regex(/^[A-Za-z0-9 .-]+$/u)
        .nullable(),
    ),
    iban: optional(
      z
        .string()
        .max(68)
        .regex(/^ *[A-Za-z] *[A-Za-z] *[0-9] *[0-9]( *[A-Za-z0-9]){11,30} *$/u)
        .nullable(),
    ),
    bic: optional(
      z
        .string()
        .max(11)
        .regex(/^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/u)
        .nullable(),
    ),
  }))();

/** A supplier of the administration. */
export const Creditor = /* @__PURE__ */ (() =>
  read.record({
    id: z.int(),
    number: z.string(),
    name: z.string(),
    creditorKindId: z.int(),
    paymentConditionId: optional(z.int().nullable()),
    ledgerAccountId: optional(z.int().nullable()),
    remark: optional(z.string().nullable()),
    contactName: optional(z.string().nullable()),
    address: optional(AddressAsRead.nullable()),
    email: optional(z.string().nullable()),
    phone: optional(z.string().nullable()),
    website: optional(z.string().nullable()),
    vatNumber: optional(z.string().nullable()),
    chamberOfCommerceNumber: optional(z.string().nullable()),
    iban: optional(z.string().nullable()),
    bic: optional(z.string().nullable()),
    _meta: ItemMetaAsRead,
  }))();

/** The creditor to put in the place of the existing one. */
export const CreditorReplacement = /* @__PURE__ */ (() =>
  z.strictObject({
    id: optional(z.int().min(1).max(2147483647)),
    number: optional(
      z
        .string()
        .min(1)
        .max(20)
        .regex(/^[A-Za-z0-9./-]+$/u),
    ),
    name: z
      .string()
      .min(1)
      .max(100)
      .regex(/^ *[^ \x00-\x1F\x7F-\x9F][^\x00-\x1F\x7F-\x9F]*$/u),
    creditorKindId: z.int().min(1).max(2147483647),
    paymentConditionId: optional(z.int().min(1).max(2147483647).nullable()),
    ledgerAccountId: optional(z.int().min(1).max(2147483647).nullable()),
    remark: optional(
      z
        .string()
        .max(2000)
        .regex(/^[^\x00-\x09\x0B\x0C\x0E-\x1F\x7F-\x9F]*$/u)
        .nullable(),
    ),
    contactName: optional(
      z
        .string()
        .max(100)
        .regex(/^[^\x00-\x1F\x7F-\x9F]*$/u)
        .nullable(),
    ),
    address: optional(Address.nullable()),
    email: optional(formats.email().max(254).nullable()),
    phone: optional(
      z
        .string()
        .max(30)
        .regex(/^\+?[0-9 ()/-]+$/u)
        .nullable(),
    ),
    website: optional(formats.uri().max(200).nullable()),
    vatNumber: optional(
      z
        .string()
        .max(30)
        .regex(/^ *[A-Za-z] *[A-Za-z]( *[A-Za-z0-9+*]){2,13} *$/u)
        .nullable(),
    ),
    chamberOfCommerceNumber: optional(
      z
        .string()
        .max(20)
        .regex(/^[A-Za-z0-9 .-]+$/u)
        .nullable(),
    ),
    iban: optional(
      z
        .string()
        .max(68)
        .regex(/^ *[A-Za-z] *[A-Za-z] *[0-9] *[0-9]( *[A-Za-z0-9]){11,30} *$/u)
        .nullable(),
    ),
    bic: optional(
      z
        .string()
        .max(11)
        .regex(/^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/u)
        .nullable(),
    ),
    _meta: optional(ItemMeta),
  }))();

/** The fields of a creditor to change. */
export const CreditorPatch = /* @__PURE__ */ (() =>
  z
    .strictObject({
      number: optional(
        z
          .string()
          .min(1)
          .max(20)
          .regex(/^[A-Za-z0-9./-]+$/u),
      ),
      name: optional(
        z
          .string()
          .min(1)
          .max(100)
          .regex(/^ *[^ \x00-\x1F\x7F-\x9F][^\x00-\x1F\x7F-\x9F]*$/u),
      ),
      creditorKindId: optional(z.int().min(1).max(2147483647)),
      paymentConditionId: optional(z.int().min(1).max(2147483647).nullable()),
      ledgerAccountId: optional(z.int().min(1).max(2147483647).nullable()),
      remark: optional(
        z
          .string()
          .max(2000)
          .regex(/^[^\x00-\x09\x0B\x0C\x0E-\x1F\x7F-\x9F]*$/u)
          .nullable(),
      ),
      contactName: optional(
        z
          .string()
          .max(100)
          .regex(/^[^\x00-\x1F\x7F-\x9F]*$/u)
          .nullable(),
      ),
      address: optional(Address.nullable()),
      email: optional(formats.email().max(254).nullable()),
      phone: optional(
        z
          .string()
          .max(30)
          .regex(/^\+?[0-9 ()/-]+$/u)
          .nullable(),
      ),
      website: optional(formats.uri().max(200).nullable()),
      vatNumber: optional(
        z
          .string()
          .max(30)
          .regex(/^ *[A-Za-z] *[A-Za-z]( *[A-Za-z0-9+*]){2,13} *$/u)
          .nullable(),
      ),
      chamberOfCommerceNumber: optional(
        z
          .string()
          .max(20)
          .regex(/^[A-Za-z0-9 .-]+$/u)
          .nullable(),
      ),
      iban: optional(
        z
          .string()
          .max(68)
          .regex(/^ *[A-Za-z] *[A-Za-z] *[0-9] *[0-9]( *[A-Za-z0-9]){11,30} *$/u)
          .nullable(),
      ),
      bic: optional(
        z
          .string()
          .max(11)
          .regex(/^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/u)
          .nullable(),
      ),
    })
    .check(input.atLeast(1)))();

/** One of the creditor kinds. */
export const CreditorKindListItem = /* @__PURE__ */ (() =>
  read.record({
    id: optional(z.int()),
    code: optional(z.string()),
    description: optional(z.string()),
    ledgerAccountId: optional(z.int()),
    _meta: ItemMetaAsRead,
  }))();

/** A page of creditor kinds. */
export const CreditorKindList = /* @__PURE__ */ (() =>
  read.record({
    _data: optional(z.array(CreditorKindListItem)),
    _meta: ListMeta,
  }))();

/** A group of creditors that share a contra account. */
export const CreditorKind = /* @__PURE__ */ (() =>
  read.record({
    id: z.int(),
    code: z.string(),
    description: z.string(),
    ledgerAccountId: z.int(),
    _meta: ItemMetaAsRead,
  }))();

/** One of the articles. */
export const ArticleListItem = /* @__PURE__ */ (() =>
  read.record({
    id: optional(z.int()),
    ArticleSku: optional(z.string()),
    description: optional(z.string()),
    SalesTypeId: optional(z.int()),
    unit: optional(z.string().nullable()),
    unitPrice: optional(z.number()),
    purchasePrice: optional(z.number().nullable()),
    barcode: optional(z.string().nullable()),
    active: optional(z.boolean()),
    remark: optional(z.string().nullable()),
    currentStock: optional(z.number()),
    _meta: ItemMetaAsRead,
  }))();

/** A page of articles. */
export const ArticleList = /* @__PURE__ */ (() =>
  read.record({
    _data: optional(z.array(ArticleListItem)),
    _meta: ListMeta,
  }))();

/** An article to create, or to put in the place of an existing one. */
export const ArticleInput = /* @__PURE__ */ (() =>
  z.strictObject({
    ArticleSku: z
      .string()
      .min(1)
      .max(50)
      .regex(/^[A-Za-z0-9._/-]+$/u),
    description: z
      .string()
      .min(1)
      .max(200)
      .regex(/^ *[^ \x00-\x1F\x7F-\x9F][^\x00-\x1F\x7F-\x9F]*$/u),
    SalesTypeId: z.int().min(1).max(2147483647),
    unit: optional(
      z
        .string()
        .max(20)
        .regex(/^[^\x00-\x1F\x7F-\x9F]*$/u)
        .nullable(),
    ),
    unitPrice: optional(z.number().min(-99999999999.9999).max(99999999999.9999).check(input.decimals(4))),
    purchasePrice: optional(z.number().min(0).max(99999999999.9999).check(input.decimals(4)).nullable()),
    barcode: optional(
      z
        .string()
        .max(14)
        .regex(/^[0-9]{8,14}$/u)
        .nullable(),
    ),
    active: optional(z.boolean()),
    remark: optional(
      z
        .string()
        .max(2000)
        .regex(/^[^\x00-\x09\x0B\x0C\x0E-\x1F\x7F-\x9F]*$/u)
        .nullable(),
    ),
  }))();

/** Something that the administration sells. */
export const Article = /* @__PURE__ */ (() =>
  read.record({
    id: z.int(),
    ArticleSku: z.string(),
    description: z.string(),
    SalesTypeId: z.int(),
    unit: optional(z.string().nullable()),
    unitPrice: z.number(),
    purchasePrice: optional(z.number().nullable()),
    barcode: optional(z.string().nullable()),
    active: z.boolean(),
    remark: optional(z.string().nullable()),
    currentStock: z.number(),
    _meta: ItemMetaAsRead,
  }))();

/** The article to put in the place of the existing one. */
export const ArticleReplacement = /* @__PURE__ */ (() =>
  z.strictObject({
    id: optional(z.int().min(1).max(2147483647)),
    ArticleSku: z
      .string()
      .min(1)
      .max(50)
      .regex(/^[A-Za-z0-9._/-]+$/u),
    description: z
      .string()
      .min(1)
      .max(200)
      .regex(/^ *[^ \x00-\x1F\x7F-\x9F][^\x00-\x1F\x7F-\x9F]*$/u),
    SalesTypeId: z.int().min(1).max(2147483647),
    unit: optional(
      z
        .string()
        .max(20)
        .regex(/^[^\x00-\x1F\x7F-\x9F]*$/u)
        .nullable(),
    ),
    unitPrice: optional(z.number().min(-99999999999.9999).max(99999999999.9999).check(input.decimals(4))),
    purchasePrice: optional(z.number().min(0).max(99999999999.9999).check(input.decimals(4)).nullable()),
    barcode: optional(
      z
        .string()
        .max(14)
        .regex(/^[0-9]{8,14}$/u)
        .nullable(),
    ),
    active: optional(z.boolean()),
    remark: optional(
      z
        .string()
        .max(2000)
        .regex(/^[^\x00-\x09\x0B\x0C\x0E-\x1F\x7F-\x9F]*$/u)
        .nullable(),
    ),
    currentStock: optional(z.number().min(-99999999999.9999).max(99999999999.9999).check(input.decimals(4))),
    _meta: optional(ItemMeta),
  }))();

/** The fields of an article to change. */
export const ArticlePatch = /* @__PURE__ */ (() =>
  z
    .strictObject({
      ArticleSku: optional(
        z
          .string()
          .min(1)
          .max(50)
          .regex(/^[A-Za-z0-9._/-]+$/u),
      ),
      description: optional(
        z
          .string()
          .min(1)
          .max(200)
          .regex(/^ *[^ \x00-\x1F\x7F-\x9F][^\x00-\x1F\x7F-\x9F]*$/u),
      ),
      SalesTypeId: optional(z.int().min(1).max(2147483647)),
      unit: optional(
        z
          .string()
          .max(20)
          .regex(/^[^\x00-\x1F\x7F-\x9F]*$/u)
          .nullable(),
      ),
      unitPrice: optional(z.number().min(-99999999999.9999).max(99999999999.9999).check(input.decimals(4))),
      purchasePrice: optional(z.number().min(0).max(99999999999.9999).check(input.decimals(4)).nullable()),
      barcode: optional(
        z
          .string()
          .max(14)
          .regex(/^[0-9]{8,14}$/u)
          .nullable(),
      ),
      active: optional(z.boolean()),
      remark: optional(
        z
          .string()
          .max(2000)
          .regex(/^[^\x00-\x09\x0B\x0C\x0E-\x1F\x7F-\x9F]*$/u)
          .nullable(),
      ),
    })
    .check(input.atLeast(1)))();

/** One of the article locations. */
export const ArticleLocationListItem = /* @__PURE__ */ (() =>
  read.record({
    id: optional(z.int()),
    code: optional(z.string()),
    description: optional(z.string()),
    _meta: ItemMetaAsRead,
  }))();

/** A page of article locations. */
export const ArticleLocationList = /* @__PURE__ */ (() =>
  read.record({
    _data: optional(z.array(ArticleLocationListItem)),
    _meta: ListMeta,
  }))();

/** A place in the warehouse where articles are kept. */
export const ArticleLocation = /* @__PURE__ */ (() =>
  read.record({
    id: z.int(),
    code: z.string(),
    description: z.string(),
    _meta: ItemMetaAsRead,
  }))();

/** One of the countries. */
export const CountryListItem = /* @__PURE__ */ (() =>
  read.record({
    id: optional(z.int()),
    name: optional(z.string()),
    code: optional(z.string()),
    _meta: ItemMetaAsRead,
  }))();

/** A page of countries. */
export const CountryList = /* @__PURE__ */ (() =>
  read.record({
    _data: optional(z.array(CountryListItem)),
    _meta: ListMeta,
  }))();

/** A country. */
export const Country = /* @__PURE__ */ (() =>
  read.record({
    id: z.int(),
    name: z.string(),
    code: z.string(),
    _meta: ItemMetaAsRead,
  }))();

/** One of the payment conditions. */
export const PaymentConditionListItem = /* @__PURE__ */ (() =>
  read.record({
    id: optional(z.int()),
    code: optional(z.string()),
    description: optional(z.string()),
    dueDays: optional(z.int()),
    endOfMonth: optional(z.boolean()),
    discountPercentage: optional(z.number().nullable()),
    discountDays: optional(z.int().nullable()),
    _meta: ItemMetaAsRead,
  }))();

/** A page of payment conditions. */
export const PaymentConditionList = /* @__PURE__ */ (() =>
  read.record({
    _data: optional(z.array(PaymentConditionListItem)),
    _meta: ListMeta,
  }))();

/** The term within which an invoice must be paid. */
export const PaymentCondition = /* @__PURE__ */ (() =>
  read.record({
    id: z.int(),
    code: z.string(),
    description: z.string(),
    dueDays: z.int(),
    endOfMonth: z.boolean(),
    discountPercentage: optional(z.number().nullable()),
    discountDays: optional(z.int().nullable()),
    _meta: ItemMetaAsRead,
  }))();

/** One of the payment methods. */
export const PaymentMethodListItem = /* @__PURE__ */ (() =>
  read.record({
    id: optional(z.int()),
    code: optional(z.string()),
    description: optional(z.string()),
    _meta: ItemMetaAsRead,
  }))();

/** A page of payment methods. */
export const PaymentMethodList = /* @__PURE__ */ (() =>
  read.record({
    _data: optional(z.array(PaymentMethodListItem)),
    _meta: ListMeta,
  }))();

/** A way in which an invoice is paid. */
export const PaymentMethod = /* @__PURE__ */ (() =>
  read.record({
    id: z.int(),
    code: z.string(),
    description: z.string(),
    _meta: ItemMetaAsRead,
  }))();

/** One of the sales types. */
export const SalesTypeListItem = /* @__PURE__ */ (() =>
  read.record({
    id: optional(z.int()),
    code: optional(z.string()),
    description: optional(z.string()),
    ledgerAccountId: optional(z.int()),
    vatCodeId: optional(z.int().nullable()),
    _meta: ItemMetaAsRead,
  }))();

/** A page of sales types. */
export const SalesTypeList = /* @__PURE__ */ (() =>
  read.record({
    _data: optional(z.array(SalesTypeListItem)),
    _meta: ListMeta,
  }))();

/** A kind of turnover, with the ledger account and the VAT code that belong to it. */
export const SalesType = /* @__PURE__ */ (() =>
  read.record({
    id: z.int(),
    code: z.string(),
    description: z.string(),
    ledgerAccountId: z.int(),
    vatCodeId: z.int().nullable(),
    _meta: ItemMetaAsRead,
  }))();

/** One of the VAT codes. */
export const VatCodeListItem = /* @__PURE__ */ (() =>
  read.record({
    id: optional(z.int()),
    code: optional(z.string()),
    description: optional(z.string()),
    percentage: optional(z.number()),
    salesCode: optional(z.boolean()),
    reverseCharged: optional(z.boolean()),
    returnBox: optional(z.string().nullable()),
    deductionBox: optional(z.string().nullable()),
    ledgerAccountId: optional(z.int().nullable()),
    _meta: ItemMetaAsRead,
  }))();

/** A page of VAT codes. */
export const VatCodeList = /* @__PURE__ */ (() =>
  read.record({
    _data: optional(z.array(VatCodeListItem)),
    _meta: ListMeta,
  }))();

/** A VAT rate, and how it is accounted for. */
export const VatCode = /* @__PURE__ */ (() =>
  read.record({
    id: z.int(),
    code: z.string(),
    description: z.string(),
    percentage: z.number(),
    salesCode: z.boolean(),
    reverseCharged: z.boolean(),
    returnBox: z.string().nullable(),
    deductionBox: z.string().nullable(),
    ledgerAccountId: z.int().nullable(),
    _meta: ItemMetaAsRead,
  }))();

/** One of the cost centers. */
export const CostCenterListItem = /* @__PURE__ */ (() =>
  read.record({
    id: optional(z.int()),
    code: optional(z.string()),
    description: optional(z.string()),
    _meta: ItemMetaAsRead,
  }))();

/** A page of cost centers. */
export const CostCenterList = /* @__PURE__ */ (() =>
  read.record({
    _data: optional(z.array(CostCenterListItem)),
    _meta: ListMeta,
  }))();

/** A part of the company that costs and turnover are assigned to. */
export const CostCenter = /* @__PURE__ */ (() =>
  read.record({
    id: z.int(),
    code: z.string(),
    description: z.string(),
    _meta: ItemMetaAsRead,
  }))();

/** One of the cost units. */
export const CostUnitListItem = /* @__PURE__ */ (() =>
  read.record({
    id: optional(z.int()),
    code: optional(z.string()),
    description: optional(z.string()),
    costUnitTypeId: optional(z.int()),
    _meta: ItemMetaAsRead,
  }))();

/** A page of cost units. */
export const CostUnitList = /* @__PURE__ */ (() =>
  read.record({
    _data: optional(z.array(CostUnitListItem)),
    _meta: ListMeta,
  }))();

/** A product, project or order that costs and turnover are assigned to. */
export const CostUnit = /* @__PURE__ */ (() =>
  read.record({
    id: z.int(),
    code: z.string(),
    description: z.string(),
    costUnitTypeId: z.int(),
    _meta: ItemMetaAsRead,
  }))();

/** One of the cost unit types. */
export const CostUnitTypeListItem = /* @__PURE__ */ (() =>
  read.record({
    id: optional(z.int()),
    code: optional(z.string()),
    description: optional(z.string()),
    _meta: ItemMetaAsRead,
  }))();

/** A page of cost unit types. */
export const CostUnitTypeList = /* @__PURE__ */ (() =>
  read.record({
    _data: optional(z.array(CostUnitTypeListItem)),
    _meta: ListMeta,
  }))();

/** A kind of cost unit. */
export const CostUnitType = /* @__PURE__ */ (() =>
  read.record({
    id: z.int(),
    code: z.string(),
    description: z.string(),
    _meta: ItemMetaAsRead,
  }))();

/** Address that the invoice is sent to, with its country. */
const InvoiceAddressAsRead = /* @__PURE__ */ (() =>
  read.record({
    street: optional(z.string().nullable()),
    houseNumber: optional(z.string().nullable()),
    postalCode: optional(z.string().nullable()),
    city: optional(z.string().nullable()),
    countryId: optional(z.int().nullable()),
  }))();

/** Part of the invoice total that falls under one VAT code. */
const VatTotalAsRead = /* @__PURE__ */ (() =>
  read.record({
    vatCodeId: z.int().nullable(),
    percentage: z.number(),
    amountExcludingVat: z.number(),
    amountVat: z.number(),
  }))();

/** One of the draft sales invoices. */
export const DraftSalesInvoiceListItem = /* @__PURE__ */ (() =>
  read.record({
    id: optional(z.int()),
    debtorId: optional(z.int()),
    invoiceDate: optional(z.string()),
    paymentConditionId: optional(z.int().nullable()),
    dueDate: optional(z.string()),
    invoiceAddress: optional(InvoiceAddressAsRead.nullable()),
    reference: optional(z.string().nullable()),
    description: optional(z.string().nullable()),
    remark: optional(z.string().nullable()),
    paymentMethodId: optional(z.int().nullable()),
    amountExcludingVat: optional(z.number()),
    amountVat: optional(z.number()),
    amountIncludingVat: optional(z.number()),
    vatTotals: optional(z.array(VatTotalAsRead)),
    _meta: ItemMetaAsRead,
  }))();

/** A page of draft sales invoices. */
export const DraftSalesInvoiceList = /* @__PURE__ */ (() =>
  read.record({
    _data: optional(z.array(DraftSalesInvoiceListItem)),
    _meta: ListMeta,
  }))();

/** Address that the invoice is sent to, with its country. */
export const InvoiceAddress = /* @__PURE__ */ (() =>
  z.strictObject({
    street: optional(
      z
        .string()
        .max(100)
        .regex(/^[^\x00-\x1F\x7F-\x9F]*$/u)
        .nullable(),
    ),
    houseNumber: optional(
      z
        .string()
        .max(20)
        .regex(/^[^\x00-\x1F\x7F-\x9F]*$/u)
        .nullable(),
    ),
    postalCode: optional(
      z
        .string()
        .max(20)
        .regex(/^[^\x00-\x1F\x7F-\x9F]*$/u)
        .nullable(),
    ),
    city: optional(
      z
        .string()
        .max(100)
        .regex(/^[^\x00-\x1F\x7F-\x9F]*$/u)
        .nullable(),
    ),
    countryId: optional(z.int().min(1).max(2147483647).nullable()),
  }))();

/** The header of a draft to create, or to put in the place of an existing one. */
export const DraftSalesInvoiceInput = /* @__PURE__ */ (() =>
  z.strictObject({
    debtorId: z.int().min(1).max(2147483647),
    invoiceDate: optional(formats.date().max(10)),
    paymentConditionId: optional(z.int().min(1).max(2147483647).nullable()),
    dueDate: optional(formats.date().max(10)),
    invoiceAddress: optional(InvoiceAddress.nullable()),
    reference: optional(
      z
        .string()
        .max(50)
        .regex(/^[^\x00-\x1F\x7F-\x9F]*$/u)
        .nullable(),
    ),
    description: optional(
      z
        .string()
        .max(200)
        .regex(/^[^\x00-\x1F\x7F-\x9F]*$/u)
        .nullable(),
    ),
    remark: optional(
      z
        .string()
        .max(2000)
        .regex(/^[^\x00-\x09\x0B\x0C\x0E-\x1F\x7F-\x9F]*$/u)
        .nullable(),
    ),
    paymentMethodId: optional(z.int().min(1).max(2147483647).nullable()),
  }))();

/** The header of a sales invoice that is not final yet. */
export const DraftSalesInvoice = /* @__PURE__ */ (() =>
  read.record({
    id: z.int(),
    debtorId: z.int(),
    invoiceDate: z.string(),
    paymentConditionId: optional(z.int().nullable()),
    dueDate: z.string(),
    invoiceAddress: optional(InvoiceAddressAsRead.nullable()),
    reference: optional(z.string().nullable()),
    description: optional(z.string().nullable()),
    remark: optional(z.string().nullable()),
    paymentMethodId: optional(z.int().nullable()),
    amountExcludingVat: z.number(),
    amountVat: z.number(),
    amountIncludingVat: z.number(),
    vatTotals: z.array(VatTotalAsRead),
    _meta: ItemMetaAsRead,
  }))();

/** Part of the invoice total that falls under one VAT code. */
export const VatTotal = /* @__PURE__ */ (() =>
  read.record({
    vatCodeId: z.int().min(1).max(2147483647).nullable(),
    percentage: z.number().min(0).max(100).check(input.decimals(2)),
    amountExcludingVat: z.number().min(-999999999999.99).max(999999999999.99).check(input.decimals(2)),
    amountVat: z.number().min(-999999999999.99).max(999999999999.99).check(input.decimals(2)),
  }))();

/** The draft sales invoice to put in the place of the existing one. */
export const DraftSalesInvoiceReplacement = /* @__PURE__ */ (() =>
  z.strictObject({
    id: optional(z.int().min(1).max(2147483647)),
    debtorId: z.int().min(1).max(2147483647),
    invoiceDate: optional(formats.date().max(10)),
    paymentConditionId: optional(z.int().min(1).max(2147483647).nullable()),
    dueDate: optional(formats.date().max(10)),
    invoiceAddress: optional(InvoiceAddress.nullable()),
    reference: optional(
      z
        .string()
        .max(50)
        .regex(/^[^\x00-\x1F\x7F-\x9F]*$/u)
        .nullable(),
    ),
    description: optional(
      z
        .string()
        .max(200)
        .regex(/^[^\x00-\x1F\x7F-\x9F]*$/u)
        .nullable(),
    ),
    remark: optional(
      z
        .string()
        .max(2000)
        .regex(/^[^\x00-\x09\x0B\x0C\x0E-\x1F\x7F-\x9F]*$/u)
        .nullable(),
    ),
    paymentMethodId: optional(z.int().min(1).max(2147483647).nullable()),
    amountExcludingVat: optional(z.number().min(-999999999999.99).max(999999999999.99).check(input.decimals(2))),
    amountVat: optional(z.number().min(-999999999999.99).max(999999999999.99).check(input.decimals(2))),
    amountIncludingVat: optional(z.number().min(-999999999999.99).max(999999999999.99).check(input.decimals(2))),
    vatTotals: optional(z.array(VatTotal).max(1000)),
    _meta: optional(ItemMeta),
  }))();

/** The header fields of a draft to change. */
export const DraftSalesInvoicePatch = /* @__PURE__ */ (() =>
  z
    .strictObject({
      debtorId: optional(z.int().min(1).max(2147483647)),
      invoiceDate: optional(formats.date().max(10)),
      paymentConditionId: optional(z.int().min(1).max(2147483647).nullable()),
      dueDate: optional(formats.date().max(10)),
      invoiceAddress: optional(InvoiceAddress.nullable()),
      reference: optional(
        z
          .string()
          .max(50)
          .regex(/^[^\x00-\x1F\x7F-\x9F]*$/u)
          .nullable(),
      ),
      description: optional(
        z
          .string()
          .max(200)
          .regex(/^[^\x00-\x1F\x7F-\x9F]*$/u)
          .nullable(),
      ),
      remark: optional(
        z
          .string()
          .max(2000)
          .regex(/^[^\x00-\x09\x0B\x0C\x0E-\x1F\x7F-\x9F]*$/u)
          .nullable(),
      ),
      paymentMethodId: optional(z.int().min(1).max(2147483647).nullable()),
    })
    .check(input.atLeast(1)))();

/** One of the draft sales invoice lines. */
export const DraftSalesInvoiceLineListItem = /* @__PURE__ */ (() =>
  read.record({
    id: optional(z.int()),
    description: optional(z.string().nullable()),
    quantity: optional(z.number()),
    unitPrice: optional(z.number().nullable()),
    unitPriceIncludingVat: optional(z.boolean()),
    discountPercentage: optional(z.number()),
    vatCodeId: optional(z.int().nullable()),
    costCenterId: optional(z.int().nullable()),
    costUnitId: optional(z.int().nullable()),
    amountExcludingVat: optional(z.number()),
    amountVat: optional(z.number()),
    amountIncludingVat: optional(z.number()),
    bookingType: optional(read.choice<'A' | 'V' | 'G' | 'T'>(z.string())),
    ArticleSku: optional(z.string()),
    salesTypeId: optional(z.int()),
    ledgerAccountId: optional(z.int()),
    _meta: ItemMetaAsRead,
  }))();

/** A page of draft sales invoice lines. */
export const DraftSalesInvoiceLineList = /* @__PURE__ */ (() =>
  read.record({
    _data: optional(z.array(DraftSalesInvoiceLineListItem)),
    _meta: ListMeta,
  }))();

/** A line that sells an article. */
export const ArticleLineInput = /* @__PURE__ */ (() =>
  z.strictObject({
    description: optional(
      z
        .string()
        .max(500)
        .regex(/^[^\x00-\x09\x0B\x0C\x0E-\x1F\x7F-\x9F]*$/u)
        .nullable(),
    ),
    quantity: optional(z.number().min(-999999999.9999).max(999999999.9999).check(input.decimals(4))),
    unitPrice: optional(z.number().min(-99999999999.9999).max(99999999999.9999).check(input.decimals(4)).nullable()),
    unitPriceIncludingVat: optional(z.boolean()),
    discountPercentage: optional(z.number().min(0).max(100).check(input.decimals(2))),
    vatCodeId: optional(z.int().min(1).max(2147483647).nullable()),
    costCenterId: optional(z.int().min(1).max(2147483647).nullable()),
    costUnitId: optional(z.int().min(1).max(2147483647).nullable()),
    bookingType: z.literal('A'),
    ArticleSku: z
      .string()
      .min(1)
      .max(50)
      .regex(/^[A-Za-z0-9._/-]+$/u),
  }))();

/** A line that is posted by a sales type. */
export const SalesTypeLineInput = /* @__PURE__ */ (() =>
  z.strictObject({
    description: optional(
      z
        .string()
        .max(500)
        .regex(/^[^\x00-\x09\x0B\x0C\x0E-\x1F\x7F-\x9F]*$/u)
        .nullable(),
    ),
    quantity: optional(z.number().min(-999999999.9999).max(999999999.9999).check(input.decimals(4))),
    unitPrice: optional(z.number().min(-99999999999.9999).max(99999999999.9999).check(input.decimals(4)).nullable()),
    unitPriceIncludingVat: optional(z.boolean()),
    discountPercentage: optional(z.number().min(0).max(100).check(input.decimals(2))),
    vatCodeId: optional(z.int().min(1).max(2147483647).nullable()),
    costCenterId: optional(z.int().min(1).max(2147483647).nullable()),
    costUnitId: optional(z.int().min(1).max(2147483647).nullable()),
    bookingType: z.literal('V'),
    salesTypeId: z.int().min(1).max(2147483647),
  }))();

/** A line that is posted to a ledger account. */
export const LedgerAccountLineInput = /* @__PURE__ */ (() =>
  z.strictObject({
    description: optional(
      z
        .string()
        .max(500)
        .regex(/^[^\x00-\x09\x0B\x0C\x0E-\x1F\x7F-\x9F]*$/u)
        .nullable(),
    ),
    quantity: optional(z.number().min(-999999999.9999).max(999999999.9999).check(input.decimals(4))),
    unitPrice: optional(z.number().min(-99999999999.9999).max(99999999999.9999).check(input.decimals(4)).nullable()),
    unitPriceIncludingVat: optional(z.boolean()),
    discountPercentage: optional(z.number().min(0).max(100).check(input.decimals(2))),
    vatCodeId: optional(z.int().min(1).max(2147483647).nullable()),
    costCenterId: optional(z.int().min(1).max(2147483647).nullable()),
    costUnitId: optional(z.int().min(1).max(2147483647).nullable()),
    bookingType: z.literal('G'),
    ledgerAccountId: z.int().min(1).max(2147483647),
  }))();

/** A line of text. */
export const TextLineInput = /* @__PURE__ */ (() =>
  z.strictObject({
    description: optional(
      z
        .string()
        .max(500)
        .regex(/^[^\x00-\x09\x0B\x0C\x0E-\x1F\x7F-\x9F]*$/u)
        .nullable(),
    ),
    quantity: optional(z.number().min(-999999999.9999).max(999999999.9999).check(input.decimals(4))),
    unitPrice: optional(z.number().min(-99999999999.9999).max(99999999999.9999).check(input.decimals(4)).nullable()),
    unitPriceIncludingVat: optional(z.boolean()),
    discountPercentage: optional(z.number().min(0).max(100).check(input.decimals(2))),
    vatCodeId: optional(z.int().min(1).max(2147483647).nullable()),
    costCenterId: optional(z.int().min(1).max(2147483647).nullable()),
    costUnitId: optional(z.int().min(1).max(2147483647).nullable()),
    bookingType: z.literal('T'),
  }))();

/** A line to create, or to put in the place of an existing one. */
export const InvoiceLineInput = /* @__PURE__ */ (() =>
  z.discriminatedUnion('bookingType', [ArticleLineInput, SalesTypeLineInput, LedgerAccountLineInput, TextLineInput]))();

/** A line that sells an article. */
export const DraftSalesInvoiceArticleLine = /* @__PURE__ */ (() =>
  read.record({
    id: z.int(),
    description: optional(z.string().nullable()),
    quantity: z.number(),
    unitPrice: optional(z.number().nullable()),
    unitPriceIncludingVat: optional(z.boolean()),
    discountPercentage: optional(z.number()),
    vatCodeId: optional(z.int().nullable()),
    costCenterId: optional(z.int().nullable()),
    costUnitId: optional(z.int().nullable()),
    amountExcludingVat: z.number(),
    amountVat: z.number(),
    amountIncludingVat: z.number(),
    bookingType: z.literal('A'),
    ArticleSku: z.string(),
    _meta: ItemMetaAsRead,
  }))();

/** A line that is posted by a sales type. */
export const DraftSalesInvoiceSalesTypeLine = /* @__PURE__ */ (() =>
  read.record({
    id: z.int(),
    description: optional(z.string().nullable()),
    quantity: z.number(),
    unitPrice: optional(z.number().nullable()),
    unitPriceIncludingVat: optional(z.boolean()),
    discountPercentage: optional(z.number()),
    vatCodeId: optional(z.int().nullable()),
    costCenterId: optional(z.int().nullable()),
    costUnitId: optional(z.int().nullable()),
    amountExcludingVat: z.number(),
    amountVat: z.number(),
    amountIncludingVat: z.number(),
    bookingType: z.literal('V'),
    salesTypeId: z.int(),
    _meta: ItemMetaAsRead,
  }))();

/** A line that is posted to a ledger account. */
export const DraftSalesInvoiceLedgerAccountLine = /* @__PURE__ */ (() =>
  read.record({
    id: z.int(),
    description: optional(z.string().nullable()),
    quantity: z.number(),
    unitPrice: optional(z.number().nullable()),
    unitPriceIncludingVat: optional(z.boolean()),
    discountPercentage: optional(z.number()),
    vatCodeId: optional(z.int().nullable()),
    costCenterId: optional(z.int().nullable()),
    costUnitId: optional(z.int().nullable()),
    amountExcludingVat: z.number(),
    amountVat: z.number(),
    amountIncludingVat: z.number(),
    bookingType: z.literal('G'),
    ledgerAccountId: z.int(),
    _meta: ItemMetaAsRead,
  }))();

/** A line of text. */
export const DraftSalesInvoiceTextLine = /* @__PURE__ */ (() =>
  read.record({
    id: z.int(),
    description: optional(z.string().nullable()),
    quantity: z.number(),
    unitPrice: optional(z.number().nullable()),
    unitPriceIncludingVat: optional(z.boolean()),
    discountPercentage: optional(z.number()),
    vatCodeId: optional(z.int().nullable()),
    costCenterId: optional(z.int().nullable()),
    costUnitId: optional(z.int().nullable()),
    amountExcludingVat: z.number(),
    amountVat: z.number(),
    amountIncludingVat: z.number(),
    bookingType: z.literal('T'),
    _meta: ItemMetaAsRead,
  }))();

/** A line of a draft sales invoice. */
export const DraftSalesInvoiceLine = /* @__PURE__ */ (() =>
  read.variants('bookingType', [
    DraftSalesInvoiceArticleLine,
    DraftSalesInvoiceSalesTypeLine,
    DraftSalesInvoiceLedgerAccountLine,
    DraftSalesInvoiceTextLine,
  ]))();

/** The article line to put in the place of the existing one. */
export const ArticleLineReplacement = /* @__PURE__ */ (() =>
  z.strictObject({
    id: optional(z.int().min(1).max(2147483647)),
    description: optional(
      z
        .string()
        .max(500)
        .regex(/^[^\x00-\x09\x0B\x0C\x0E-\x1F\x7F-\x9F]*$/u)
        .nullable(),
    ),
    quantity: optional(z.number().min(-999999999.9999).max(999999999.9999).check(input.decimals(4))),
    unitPrice: optional(z.number().min(-99999999999.9999).max(99999999999.9999).check(input.decimals(4)).nullable()),
    unitPriceIncludingVat: optional(z.boolean()),
    discountPercentage: optional(z.number().min(0).max(100).check(input.decimals(2))),
    vatCodeId: optional(z.int().min(1).max(2147483647).nullable()),
    costCenterId: optional(z.int().min(1).max(2147483647).nullable()),
    costUnitId: optional(z.int().min(1).max(2147483647).nullable()),
    amountExcludingVat: optional(z.number().min(-999999999999.99).max(999999999999.99).check(input.decimals(2))),
    amountVat: optional(z.number().min(-999999999999.99).max(999999999999.99).check(input.decimals(2))),
    amountIncludingVat: optional(z.number().min(-999999999999.99).max(999999999999.99).check(input.decimals(2))),
    bookingType: z.literal('A'),
    ArticleSku: z
      .string()
      .min(1)
      .max(50)
      .regex(/^[A-Za-z0-9._/-]+$/u),
    _meta: optional(ItemMeta),
  }))();

/** The sales type line to put in the place of the existing one. */
export const SalesTypeLineReplacement = /* @__PURE__ */ (() =>
  z.strictObject({
    id: optional(z.int().min(1).max(2147483647)),
    description: optional(
      z
        .string()
        .max(500)
        .regex(/^[^\x00-\x09\x0B\x0C\x0E-\x1F\x7F-\x9F]*$/u)
        .nullable(),
    ),
    quantity: optional(z.number().min(-999999999.9999).max(999999999.9999).check(input.decimals(4))),
    unitPrice: optional(z.number().min(-99999999999.9999).max(99999999999.9999).check(input.decimals(4)).nullable()),
    unitPriceIncludingVat: optional(z.boolean()),
    discountPercentage: optional(z.number().min(0).max(100).check(input.decimals(2))),
    vatCodeId: optional(z.int().min(1).max(2147483647).nullable()),
    costCenterId: optional(z.int().min(1).max(2147483647).nullable()),
    costUnitId: optional(z.int().min(1).max(2147483647).nullable()),
    amountExcludingVat: optional(z.number().min(-999999999999.99).max(999999999999.99).check(input.decimals(2))),
    amountVat: optional(z.number().min(-999999999999.99).max(999999999999.99).check(input.decimals(2))),
    amountIncludingVat: optional(z.number().min(-999999999999.99).max(999999999999.99).check(input.decimals(2))),
    bookingType: z.literal('V'),
    salesTypeId: z.int().min(1).max(2147483647),
    _meta: optional(ItemMeta),
  }))();

/** The ledger account line to put in the place of the existing one. */
export const LedgerAccountLineReplacement = /* @__PURE__ */ (() =>
  z.strictObject({
    id: optional(z.int().min(1).max(2147483647)),
    description: optional(
      z
        .string()
        .max(500)
        .regex(/^[^\x00-\x09\x0B\x0C\x0E-\x1F\x7F-\x9F]*$/u)
        .nullable(),
    ),
    quantity: optional(z.number().min(-999999999.9999).max(999999999.9999).check(input.decimals(4))),
    unitPrice: optional(z.number().min(-99999999999.9999).max(99999999999.9999).check(input.decimals(4)).nullable()),
    unitPriceIncludingVat: optional(z.boolean()),
    discountPercentage: optional(z.number().min(0).max(100).check(input.decimals(2))),
    vatCodeId: optional(z.int().min(1).max(2147483647).nullable()),
    costCenterId: optional(z.int().min(1).max(2147483647).nullable()),
    costUnitId: optional(z.int().min(1).max(2147483647).nullable()),
    amountExcludingVat: optional(z.number().min(-999999999999.99).max(999999999999.99).check(input.decimals(2))),
    amountVat: optional(z.number().min(-999999999999.99).max(999999999999.99).check(input.decimals(2))),
    amountIncludingVat: optional(z.number().min(-999999999999.99).max(999999999999.99).check(input.decimals(2))),
    bookingType: z.literal('G'),
    ledgerAccountId: z.int().min(1).max(2147483647),
    _meta: optional(ItemMeta),
  }))();

/** The text line to put in the place of the existing one. */
export const TextLineReplacement = /* @__PURE__ */ (() =>
  z.strictObject({
    id: optional(z.int().min(1).max(2147483647)),
    description: optional(
      z
        .string()
        .max(500)
        .regex(/^[^\x00-\x09\x0B\x0C\x0E-\x1F\x7F-\x9F]*$/u)
        .nullable(),
    ),
    quantity: optional(z.number().min(-999999999.9999).max(999999999.9999).check(input.decimals(4))),
    unitPrice: optional(z.number().min(-99999999999.9999).max(99999999999.9999).check(input.decimals(4)).nullable()),
    unitPriceIncludingVat: optional(z.boolean()),
    discountPercentage: optional(z.number().min(0).max(100).check(input.decimals(2))),
    vatCodeId: optional(z.int().min(1).max(2147483647).nullable()),
    costCenterId: optional(z.int().min(1).max(2147483647).nullable()),
    costUnitId: optional(z.int().min(1).max(2147483647).nullable()),
    amountExcludingVat: optional(z.number().min(-999999999999.99).max(999999999999.99).check(input.decimals(2))),
    amountVat: optional(z.number().min(-999999999999.99).max(999999999999.99).check(input.decimals(2))),
    amountIncludingVat: optional(z.number().min(-999999999999.99).max(999999999999.99).check(input.decimals(2))),
    bookingType: z.literal('T'),
    _meta: optional(ItemMeta),
  }))();

/** A line to create, or to put in the place of an existing one. */
export const InvoiceLineReplacement = /* @__PURE__ */ (() =>
  z.discriminatedUnion('bookingType', [
    ArticleLineReplacement,
    SalesTypeLineReplacement,
    LedgerAccountLineReplacement,
    TextLineReplacement,
  ]))();

/** The fields of a line to change. */
export const InvoiceLinePatch = /* @__PURE__ */ (() =>
  z
    .strictObject({
      description: optional(
        z
          .string()
          .max(500)
          .regex(/^[^\x00-\x09\x0B\x0C\x0E-\x1F\x7F-\x9F]*$/u)
          .nullable(),
      ),
      quantity: optional(z.number().min(-999999999.9999).max(999999999.9999).check(input.decimals(4))),
      unitPrice: optional(z.number().min(-99999999999.9999).max(99999999999.9999).check(input.decimals(4)).nullable()),
      unitPriceIncludingVat: optional(z.boolean()),
      discountPercentage: optional(z.number().min(0).max(100).check(input.decimals(2))),
      vatCodeId: optional(z.int().min(1).max(2147483647).nullable()),
      costCenterId: optional(z.int().min(1).max(2147483647).nullable()),
      costUnitId: optional(z.int().min(1).max(2147483647).nullable()),
      bookingType: optional(z.literal(['A', 'V', 'G', 'T'])),
      ArticleSku: optional(
        z
          .string()
          .min(1)
          .max(50)
          .regex(/^[A-Za-z0-9._/-]+$/u),
      ),
      salesTypeId: optional(z.int().min(1).max(2147483647)),
      ledgerAccountId: optional(z.int().min(1).max(2147483647)),
    })
    .check(input.atLeast(1)))();

/** A line that sells an article. */
export const ArticleLine = /* @__PURE__ */ (() =>
  read.record({
    id: z.int(),
    description: optional(z.string().nullable()),
    quantity: z.number(),
    unitPrice: optional(z.number().nullable()),
    unitPriceIncludingVat: optional(z.boolean()),
    discountPercentage: optional(z.number()),
    vatCodeId: optional(z.int().nullable()),
    costCenterId: optional(z.int().nullable()),
    costUnitId: optional(z.int().nullable()),
    amountExcludingVat: z.number(),
    amountVat: z.number(),
    amountIncludingVat: z.number(),
    bookingType: z.literal('A'),
    ArticleSku: z.string(),
  }))();

/** A line that is posted by a sales type. */
export const SalesTypeLine = /* @__PURE__ */ (() =>
  read.record({
    id: z.int(),
    description: optional(z.string().nullable()),
    quantity: z.number(),
    unitPrice: optional(z.number().nullable()),
    unitPriceIncludingVat: optional(z.boolean()),
    discountPercentage: optional(z.number()),
    vatCodeId: optional(z.int().nullable()),
    costCenterId: optional(z.int().nullable()),
    costUnitId: optional(z.int().nullable()),
    amountExcludingVat: z.number(),
    amountVat: z.number(),
    amountIncludingVat: z.number(),
    bookingType: z.literal('V'),
    salesTypeId: z.int(),
  }))();

/** A line that is posted to a ledger account. */
export const LedgerAccountLine = /* @__PURE__ */ (() =>
  read.record({
    id: z.int(),
    description: optional(z.string().nullable()),
    quantity: z.number(),
    unitPrice: optional(z.number().nullable()),
    unitPriceIncludingVat: optional(z.boolean()),
    discountPercentage: optional(z.number()),
    vatCodeId: optional(z.int().nullable()),
    costCenterId: optional(z.int().nullable()),
    costUnitId: optional(z.int().nullable()),
    amountExcludingVat: z.number(),
    amountVat: z.number(),
    amountIncludingVat: z.number(),
    bookingType: z.literal('G'),
    ledgerAccountId: z.int(),
  }))();

/** A line of text. */
export const TextLine = /* @__PURE__ */ (() =>
  read.record({
    id: z.int(),
    description: optional(z.string().nullable()),
    quantity: z.number(),
    unitPrice: optional(z.number().nullable()),
    unitPriceIncludingVat: optional(z.boolean()),
    discountPercentage: optional(z.number()),
    vatCodeId: optional(z.int().nullable()),
    costCenterId: optional(z.int().nullable()),
    costUnitId: optional(z.int().nullable()),
    amountExcludingVat: z.number(),
    amountVat: z.number(),
    amountIncludingVat: z.number(),
    bookingType: z.literal('T'),
  }))();

/** A line of a sales invoice. */
export const InvoiceLine = /* @__PURE__ */ (() =>
  read.variants('bookingType', [ArticleLine, SalesTypeLine, LedgerAccountLine, TextLine]))();

/** One of the draft sales invoices with lines. */
export const DraftSalesInvoiceWithLinesListItem = /* @__PURE__ */ (() =>
  read.record({
    id: optional(z.int()),
    debtorId: optional(z.int()),
    invoiceDate: optional(z.string()),
    paymentConditionId: optional(z.int().nullable()),
    dueDate: optional(z.string()),
    invoiceAddress: optional(InvoiceAddressAsRead.nullable()),
    reference: optional(z.string().nullable()),
    description: optional(z.string().nullable()),
    remark: optional(z.string().nullable()),
    paymentMethodId: optional(z.int().nullable()),
    amountExcludingVat: optional(z.number()),
    amountVat: optional(z.number()),
    amountIncludingVat: optional(z.number()),
    vatTotals: optional(z.array(VatTotalAsRead)),
    lines: optional(z.array(InvoiceLine)),
    _meta: ItemMetaAsRead,
  }))();

/** A page of draft sales invoices with lines. */
export const DraftSalesInvoiceWithLinesList = /* @__PURE__ */ (() =>
  read.record({
    _data: optional(z.array(DraftSalesInvoiceWithLinesListItem)),
    _meta: ListMeta,
  }))();

/** A draft with its lines, to create or to put in the place of an existing one. */
export const DraftSalesInvoiceWithLinesInput = /* @__PURE__ */ (() =>
  z.strictObject({
    debtorId: z.int().min(1).max(2147483647),
    invoiceDate: optional(formats.date().max(10)),
    paymentConditionId: optional(z.int().min(1).max(2147483647).nullable()),
    dueDate: optional(formats.date().max(10)),
    invoiceAddress: optional(InvoiceAddress.nullable()),
    reference: optional(
      z
        .string()
        .max(50)
        .regex(/^[^\x00-\x1F\x7F-\x9F]*$/u)
        .nullable(),
    ),
    description: optional(
      z
        .string()
        .max(200)
        .regex(/^[^\x00-\x1F\x7F-\x9F]*$/u)
        .nullable(),
    ),
    remark: optional(
      z
        .string()
        .max(2000)
        .regex(/^[^\x00-\x09\x0B\x0C\x0E-\x1F\x7F-\x9F]*$/u)
        .nullable(),
    ),
    paymentMethodId: optional(z.int().min(1).max(2147483647).nullable()),
    lines: z.array(InvoiceLineInput).min(1).max(1000),
  }))();

/** A sales invoice that is not final yet, with its lines. */
export const DraftSalesInvoiceWithLines = /* @__PURE__ */ (() =>
  read.record({
    id: z.int(),
    debtorId: z.int(),
    invoiceDate: z.string(),
    paymentConditionId: optional(z.int().nullable()),
    dueDate: z.string(),
    invoiceAddress: optional(InvoiceAddressAsRead.nullable()),
    reference: optional(z.string().nullable()),
    description: optional(z.string().nullable()),
    remark: optional(z.string().nullable()),
    paymentMethodId: optional(z.int().nullable()),
    amountExcludingVat: z.number(),
    amountVat: z.number(),
    amountIncludingVat: z.number(),
    vatTotals: z.array(VatTotalAsRead),
    lines: z.array(InvoiceLine),
    _meta: ItemMetaAsRead,
  }))();

/** The draft sales invoice with lines to put in the place of the existing one. */
export const DraftSalesInvoiceWithLinesReplacement = /* @__PURE__ */ (() =>
  z.strictObject({
    id: optional(z.int().min(1).max(2147483647)),
    debtorId: z.int().min(1).max(2147483647),
    invoiceDate: optional(formats.date().max(10)),
    paymentConditionId: optional(z.int().min(1).max(2147483647).nullable()),
    dueDate: optional(formats.date().max(10)),
    invoiceAddress: optional(InvoiceAddress.nullable()),
    reference: optional(
      z
        .string()
        .max(50)
        .regex(/^[^\x00-\x1F\x7F-\x9F]*$/u)
        .nullable(),
    ),
    description: optional(
      z
        .string()
        .max(200)
        .regex(/^[^\x00-\x1F\x7F-\x9F]*$/u)
        .nullable(),
    ),
    remark: optional(
      z
        .string()
        .max(2000)
        .regex(/^[^\x00-\x09\x0B\x0C\x0E-\x1F\x7F-\x9F]*$/u)
        .nullable(),
    ),
    paymentMethodId: optional(z.int().min(1).max(2147483647).nullable()),
    amountExcludingVat: optional(z.number().min(-999999999999.99).max(999999999999.99).check(input.decimals(2))),
    amountVat: optional(z.number().min(-999999999999.99).max(999999999999.99).check(input.decimals(2))),
    amountIncludingVat: optional(z.number().min(-999999999999.99).max(999999999999.99).check(input.decimals(2))),
    vatTotals: optional(z.array(VatTotal).max(1000)),
    lines: z.array(InvoiceLineReplacement).min(1).max(1000),
    _meta: optional(ItemMeta),
  }))();

/** The fields of a draft to change. */
export const DraftSalesInvoiceWithLinesPatch = /* @__PURE__ */ (() =>
  z
    .strictObject({
      debtorId: optional(z.int().min(1).max(2147483647)),
      invoiceDate: optional(formats.date().max(10)),
      paymentConditionId: optional(z.int().min(1).max(2147483647).nullable()),
      dueDate: optional(formats.date().max(10)),
      invoiceAddress: optional(InvoiceAddress.nullable()),
      reference: optional(
        z
          .string()
          .max(50)
          .regex(/^[^\x00-\x1F\x7F-\x9F]*$/u)
          .nullable(),
      ),
      description: optional(
        z
          .string()
          .max(200)
          .regex(/^[^\x00-\x1F\x7F-\x9F]*$/u)
          .nullable(),
      ),
      remark: optional(
        z
          .string()
          .max(2000)
          .regex(/^[^\x00-\x09\x0B\x0C\x0E-\x1F\x7F-\x9F]*$/u)
          .nullable(),
      ),
      paymentMethodId: optional(z.int().min(1).max(2147483647).nullable()),
      lines: optional(z.array(InvoiceLineInput).min(1).max(1000)),
    })
    .check(input.atLeast(1)))();

/** One of the sales invoices. */
export const SalesInvoiceListItem = /* @__PURE__ */ (() =>
  read.record({
    id: optional(z.int()),
    debtorId: optional(z.int()),
    invoiceDate: optional(z.string()),
    paymentConditionId: optional(z.int().nullable()),
    dueDate: optional(z.string()),
    invoiceAddress: optional(InvoiceAddressAsRead.nullable()),
    reference: optional(z.string().nullable()),
    description: optional(z.string().nullable()),
    remark: optional(z.string().nullable()),
    invoiceNumber: optional(z.string()),
    bookYear: optional(z.int()),
    bookPeriod: optional(z.int()),
    inboxFileId: optional(z.int().nullable()),
    fileId: optional(z.int().nullable()),
    amountExcludingVat: optional(z.number()),
    amountVat: optional(z.number()),
    amountIncludingVat: optional(z.number()),
    vatTotals: optional(z.array(VatTotalAsRead)),
    _meta: ItemMetaAsRead,
  }))();

/** A page of sales invoices. */
export const SalesInvoiceList = /* @__PURE__ */ (() =>
  read.record({
    _data: optional(z.array(SalesInvoiceListItem)),
    _meta: ListMeta,
  }))();

/** The header of a sales invoice to create, or to put in the place of an existing one. */
export const SalesInvoiceInput = /* @__PURE__ */ (() =>
  z.strictObject({
    debtorId: optional(z.int().min(1).max(2147483647)),
    invoiceDate: optional(formats.date().max(10)),
    paymentConditionId: optional(z.int().min(1).max(2147483647).nullable()),
    dueDate: optional(formats.date().max(10)),
    invoiceAddress: optional(InvoiceAddress.nullable()),
    reference: optional(
      z
        .string()
        .max(50)
        .regex(/^[^\x00-\x1F\x7F-\x9F]*$/u)
        .nullable(),
    ),
    description: optional(
      z
        .string()
        .max(200)
        .regex(/^[^\x00-\x1F\x7F-\x9F]*$/u)
        .nullable(),
    ),
    remark: optional(
      z
        .string()
        .max(2000)
        .regex(/^[^\x00-\x09\x0B\x0C\x0E-\x1F\x7F-\x9F]*$/u)
        .nullable(),
    ),
    invoiceNumber: optional(
      z
        .string()
        .min(1)
        .max(20)
        .regex(/^[A-Za-z0-9]([A-Za-z0-9 ./_-]*[A-Za-z0-9])?$/u),
    ),
    bookYear: optional(z.int().min(1900).max(9999)),
    bookPeriod: optional(z.int().min(1).max(53)),
    inboxFileId: optional(z.int().min(1).max(2147483647).nullable()),
  }))();

/** The header of a sales invoice. */
export const SalesInvoice = /* @__PURE__ */ (() =>
  read.record({
    id: z.int(),
    debtorId: optional(z.int()),
    invoiceDate: z.string(),
    paymentConditionId: optional(z.int().nullable()),
    dueDate: z.string(),
    invoiceAddress: optional(InvoiceAddressAsRead.nullable()),
    reference: optional(z.string().nullable()),
    description: optional(z.string().nullable()),
    remark: optional(z.string().nullable()),
    invoiceNumber: z.string(),
    bookYear: z.int(),
    bookPeriod: z.int(),
    inboxFileId: optional(z.int().nullable()),
    fileId: optional(z.int().nullable()),
    amountExcludingVat: z.number(),
    amountVat: z.number(),
    amountIncludingVat: z.number(),
    vatTotals: z.array(VatTotalAsRead),
    _meta: ItemMetaAsRead,
  }))();

/** The sales invoice to put in the place of the existing one. */
export const SalesInvoiceReplacement = /* @__PURE__ */ (() =>
  z.strictObject({
    id: optional(z.int().min(1).max(2147483647)),
    debtorId: optional(z.int().min(1).max(2147483647)),
    invoiceDate: optional(formats.date().max(10)),
    paymentConditionId: optional(z.int().min(1).max(2147483647).nullable()),
    dueDate: optional(formats.date().max(10)),
    invoiceAddress: optional(InvoiceAddress.nullable()),
    reference: optional(
      z
        .string()
        .max(50)
        .regex(/^[^\x00-\x1F\x7F-\x9F]*$/u)
        .nullable(),
    ),
    description: optional(
      z
        .string()
        .max(200)
        .regex(/^[^\x00-\x1F\x7F-\x9F]*$/u)
        .nullable(),
    ),
    remark: optional(
      z
        .string()
        .max(2000)
        .regex(/^[^\x00-\x09\x0B\x0C\x0E-\x1F\x7F-\x9F]*$/u)
        .nullable(),
    ),
    invoiceNumber: optional(
      z
        .string()
        .min(1)
        .max(20)
        .regex(/^[A-Za-z0-9]([A-Za-z0-9 ./_-]*[A-Za-z0-9])?$/u),
    ),
    bookYear: optional(z.int().min(1900).max(9999)),
    bookPeriod: optional(z.int().min(1).max(53)),
    inboxFileId: optional(z.int().min(1).max(2147483647).nullable()),
    fileId: optional(z.int().min(1).max(2147483647).nullable()),
    amountExcludingVat: optional(z.number().min(-999999999999.99).max(999999999999.99).check(input.decimals(2))),
    amountVat: optional(z.number().min(-999999999999.99).max(999999999999.99).check(input.decimals(2))),
    amountIncludingVat: optional(z.number().min(-999999999999.99).max(999999999999.99).check(input.decimals(2))),
    vatTotals: optional(z.array(VatTotal).max(1000)),
    _meta: optional(ItemMeta),
  }))();

/** The header fields of a sales invoice to change. */
export const SalesInvoicePatch = /* @__PURE__ */ (() =>
  z
    .strictObject({
      debtorId: optional(z.int().min(1).max(2147483647)),
      invoiceDate: optional(formats.date().max(10)),
      paymentConditionId: optional(z.int().min(1).max(2147483647).nullable()),
      dueDate: optional(formats.date().max(10)),
      invoiceAddress: optional(InvoiceAddress.nullable()),
      reference: optional(
        z
          .string()
          .max(50)
          .regex(/^[^\x00-\x1F\x7F-\x9F]*$/u)
          .nullable(),
      ),
      description: optional(
        z
          .string()
          .max(200)
          .regex(/^[^\x00-\x1F\x7F-\x9F]*$/u)
          .nullable(),
      ),
      remark: optional(
        z
          .string()
          .max(2000)
          .regex(/^[^\x00-\x09\x0B\x0C\x0E-\x1F\x7F-\x9F]*$/u)
          .nullable(),
      ),
      invoiceNumber: optional(
        z
          .string()
          .min(1)
          .max(20)
          .regex(/^[A-Za-z0-9]([A-Za-z0-9 ./_-]*[A-Za-z0-9])?$/u),
      ),
      bookYear: optional(z.int().min(1900).max(9999)),
      bookPeriod: optional(z.int().min(1).max(53)),
      inboxFileId: optional(z.int().min(1).max(2147483647).nullable()),
    })
    .check(input.atLeast(1)))();

/** A PDF that the platform keeps. */
export const StoredFile = /* @__PURE__ */ (() =>
  read.record({
    id: z.int(),
    _meta: ItemMetaAsRead,
  }))();

/** One of the sales invoice lines. */
export const SalesInvoiceLineListItem = /* @__PURE__ */ (() =>
  read.record({
    id: optional(z.int()),
    description: optional(z.string().nullable()),
    quantity: optional(z.number()),
    unitPrice: optional(z.number().nullable()),
    unitPriceIncludingVat: optional(z.boolean()),
    discountPercentage: optional(z.number()),
    vatCodeId: optional(z.int().nullable()),
    costCenterId: optional(z.int().nullable()),
    costUnitId: optional(z.int().nullable()),
    amountExcludingVat: optional(z.number()),
    amountVat: optional(z.number()),
    amountIncludingVat: optional(z.number()),
    bookingType: optional(read.choice<'A' | 'V' | 'G' | 'T'>(z.string())),
    ArticleSku: optional(z.string()),
    salesTypeId: optional(z.int()),
    ledgerAccountId: optional(z.int()),
    _meta: ItemMetaAsRead,
  }))();

/** A page of sales invoice lines. */
export const SalesInvoiceLineList = /* @__PURE__ */ (() =>
  read.record({
    _data: optional(z.array(SalesInvoiceLineListItem)),
    _meta: ListMeta,
  }))();

/** A line that sells an article. */
export const SalesInvoiceArticleLine = /* @__PURE__ */ (() =>
  read.record({
    id: z.int(),
    description: optional(z.string().nullable()),
    quantity: z.number(),
    unitPrice: optional(z.number().nullable()),
    unitPriceIncludingVat: optional(z.boolean()),
    discountPercentage: optional(z.number()),
    vatCodeId: optional(z.int().nullable()),
    costCenterId: optional(z.int().nullable()),
    costUnitId: optional(z.int().nullable()),
    amountExcludingVat: z.number(),
    amountVat: z.number(),
    amountIncludingVat: z.number(),
    bookingType: z.literal('A'),
    ArticleSku: z.string(),
    _meta: ItemMetaAsRead,
  }))();

/** A line that is posted by a sales type. */
export const SalesInvoiceSalesTypeLine = /* @__PURE__ */ (() =>
  read.record({
    id: z.int(),
    description: optional(z.string().nullable()),
    quantity: z.number(),
    unitPrice: optional(z.number().nullable()),
    unitPriceIncludingVat: optional(z.boolean()),
    discountPercentage: optional(z.number()),
    vatCodeId: optional(z.int().nullable()),
    costCenterId: optional(z.int().nullable()),
    costUnitId: optional(z.int().nullable()),
    amountExcludingVat: z.number(),
    amountVat: z.number(),
    amountIncludingVat: z.number(),
    bookingType: z.literal('V'),
    salesTypeId: z.int(),
    _meta: ItemMetaAsRead,
  }))();

/** A line that is posted to a ledger account. */
export const SalesInvoiceLedgerAccountLine = /* @__PURE__ */ (() =>
  read.record({
    id: z.int(),
    description: optional(z.string().nullable()),
    quantity: z.number(),
    unitPrice: optional(z.number().nullable()),
    unitPriceIncludingVat: optional(z.boolean()),
    discountPercentage: optional(z.number()),
    vatCodeId: optional(z.int().nullable()),
    costCenterId: optional(z.int().nullable()),
    costUnitId: optional(z.int().nullable()),
    amountExcludingVat: z.number(),
    amountVat: z.number(),
    amountIncludingVat: z.number(),
    bookingType: z.literal('G'),
    ledgerAccountId: z.int(),
    _meta: ItemMetaAsRead,
  }))();

/** A line of text. */
export const SalesInvoiceTextLine = /* @__PURE__ */ (() =>
  read.record({
    id: z.int(),
    description: optional(z.string().nullable()),
    quantity: z.number(),
    unitPrice: optional(z.number().nullable()),
    unitPriceIncludingVat: optional(z.boolean()),
    discountPercentage: optional(z.number()),
    vatCodeId: optional(z.int().nullable()),
    costCenterId: optional(z.int().nullable()),
    costUnitId: optional(z.int().nullable()),
    amountExcludingVat: z.number(),
    amountVat: z.number(),
    amountIncludingVat: z.number(),
    bookingType: z.literal('T'),
    _meta: ItemMetaAsRead,
  }))();

/** A line of a sales invoice. */
export const SalesInvoiceLine = /* @__PURE__ */ (() =>
  read.variants('bookingType', [
    SalesInvoiceArticleLine,
    SalesInvoiceSalesTypeLine,
    SalesInvoiceLedgerAccountLine,
    SalesInvoiceTextLine,
  ]))();

/** One of the sales invoices with lines. */
export const SalesInvoiceWithLinesListItem = /* @__PURE__ */ (() =>
  read.record({
    id: optional(z.int()),
    debtorId: optional(z.int()),
    invoiceDate: optional(z.string()),
    paymentConditionId: optional(z.int().nullable()),
    dueDate: optional(z.string()),
    invoiceAddress: optional(InvoiceAddressAsRead.nullable()),
    reference: optional(z.string().nullable()),
    description: optional(z.string().nullable()),
    remark: optional(z.string().nullable()),
    invoiceNumber: optional(z.string()),
    bookYear: optional(z.int()),
    bookPeriod: optional(z.int()),
    inboxFileId: optional(z.int().nullable()),
    fileId: optional(z.int().nullable()),
    amountExcludingVat: optional(z.number()),
    amountVat: optional(z.number()),
    amountIncludingVat: optional(z.number()),
    vatTotals: optional(z.array(VatTotalAsRead)),
    lines: optional(z.array(InvoiceLine)),
    _meta: ItemMetaAsRead,
  }))();

/** A page of sales invoices with lines. */
export const SalesInvoiceWithLinesList = /* @__PURE__ */ (() =>
  read.record({
    _data: optional(z.array(SalesInvoiceWithLinesListItem)),
    _meta: ListMeta,
  }))();

/** A sales invoice with its lines, to create or to put in the place of an existing one. */
export const SalesInvoiceWithLinesInput = /* @__PURE__ */ (() =>
  z.strictObject({
    debtorId: z.int().min(1).max(2147483647),
    invoiceDate: optional(formats.date().max(10)),
    paymentConditionId: optional(z.int().min(1).max(2147483647).nullable()),
    dueDate: optional(formats.date().max(10)),
    invoiceAddress: optional(InvoiceAddress.nullable()),
    reference: optional(
      z
        .string()
        .max(50)
        .regex(/^[^\x00-\x1F\x7F-\x9F]*$/u)
        .nullable(),
    ),
    description: optional(
      z
        .string()
        .max(200)
        .regex(/^[^\x00-\x1F\x7F-\x9F]*$/u)
        .nullable(),
    ),
    remark: optional(
      z
        .string()
        .max(2000)
        .regex(/^[^\x00-\x09\x0B\x0C\x0E-\x1F\x7F-\x9F]*$/u)
        .nullable(),
    ),
    invoiceNumber: optional(
      z
        .string()
        .min(1)
        .max(20)
        .regex(/^[A-Za-z0-9]([A-Za-z0-9 ./_-]*[A-Za-z0-9])?$/u),
    ),
    bookYear: optional(z.int().min(1900).max(9999)),
    bookPeriod: optional(z.int().min(1).max(53)),
    inboxFileId: optional(z.int().min(1).max(2147483647).nullable()),
    lines: z.array(InvoiceLineInput).min(1).max(1000),
  }))();

/** A sales invoice with its lines. */
export const SalesInvoiceWithLines = /* @__PURE__ */ (() =>
  read.record({
    id: z.int(),
    debtorId: optional(z.int()),
    invoiceDate: z.string(),
    paymentConditionId: optional(z.int().nullable()),
    dueDate: z.string(),
    invoiceAddress: optional(InvoiceAddressAsRead.nullable()),
    reference: optional(z.string().nullable()),
    description: optional(z.string().nullable()),
    remark: optional(z.string().nullable()),
    invoiceNumber: z.string(),
    bookYear: z.int(),
    bookPeriod: z.int(),
    inboxFileId: optional(z.int().nullable()),
    fileId: optional(z.int().nullable()),
    amountExcludingVat: z.number(),
    amountVat: z.number(),
    amountIncludingVat: z.number(),
    vatTotals: z.array(VatTotalAsRead),
    lines: z.array(InvoiceLine),
    _meta: ItemMetaAsRead,
  }))();

/** The sales invoice with lines to put in the place of the existing one. */
export const SalesInvoiceWithLinesReplacement = /* @__PURE__ */ (() =>
  z.strictObject({
    id: optional(z.int().min(1).max(2147483647)),
    debtorId: z.int().min(1).max(2147483647),
    invoiceDate: optional(formats.date().max(10)),
    paymentConditionId: optional(z.int().min(1).max(2147483647).nullable()),
    dueDate: optional(formats.date().max(10)),
    invoiceAddress: optional(InvoiceAddress.nullable()),
    reference: optional(
      z
        .string()
        .max(50)
        .regex(/^[^\x00-\x1F\x7F-\x9F]*$/u)
        .nullable(),
    ),
    description: optional(
      z
        .string()
        .max(200)
        .regex(/^[^\x00-\x1F\x7F-\x9F]*$/u)
        .nullable(),
    ),
    remark: optional(
      z
        .string()
        .max(2000)
        .regex(/^[^\x00-\x09\x0B\x0C\x0E-\x1F\x7F-\x9F]*$/u)
        .nullable(),
    ),
    invoiceNumber: optional(
      z
        .string()
        .min(1)
        .max(20)
        .regex(/^[A-Za-z0-9]([A-Za-z0-9 ./_-]*[A-Za-z0-9])?$/u),
    ),
    bookYear: optional(z.int().min(1900).max(9999)),
    bookPeriod: optional(z.int().min(1).max(53)),
    inboxFileId: optional(z.int().min(1).max(2147483647).nullable()),
    fileId: optional(z.int().min(1).max(2147483647).nullable()),
    amountExcludingVat: optional(z.number().min(-999999999999.99).max(999999999999.99).check(input.decimals(2))),
    amountVat: optional(z.number().min(-999999999999.99).max(999999999999.99).check(input.decimals(2))),
    amountIncludingVat: optional(z.number().min(-999999999999.99).max(999999999999.99).check(input.decimals(2))),
    vatTotals: optional(z.array(VatTotal).max(1000)),
    lines: z.array(InvoiceLineReplacement).min(1).max(1000),
    _meta: optional(ItemMeta),
  }))();

/** The fields of a sales invoice to change. */
export const SalesInvoiceWithLinesPatch = /* @__PURE__ */ (() =>
  z
    .strictObject({
      debtorId: optional(z.int().min(1).max(2147483647)),
      invoiceDate: optional(formats.date().max(10)),
      paymentConditionId: optional(z.int().min(1).max(2147483647).nullable()),
      dueDate: optional(formats.date().max(10)),
      invoiceAddress: optional(InvoiceAddress.nullable()),
      reference: optional(
        z
          .string()
          .max(50)
          .regex(/^[^\x00-\x1F\x7F-\x9F]*$/u)
          .nullable(),
      ),
      description: optional(
        z
          .string()
          .max(200)
          .regex(/^[^\x00-\x1F\x7F-\x9F]*$/u)
          .nullable(),
      ),
      remark: optional(
        z
          .string()
          .max(2000)
          .regex(/^[^\x00-\x09\x0B\x0C\x0E-\x1F\x7F-\x9F]*$/u)
          .nullable(),
      ),
      invoiceNumber: optional(
        z
          .string()
          .min(1)
          .max(20)
          .regex(/^[A-Za-z0-9]([A-Za-z0-9 ./_-]*[A-Za-z0-9])?$/u),
      ),
      bookYear: optional(z.int().min(1900).max(9999)),
      bookPeriod: optional(z.int().min(1).max(53)),
      inboxFileId: optional(z.int().min(1).max(2147483647).nullable()),
      lines: optional(z.array(InvoiceLineInput).min(1).max(1000)),
    })
    .check(input.atLeast(1)))();

/** One of the outstanding sales invoices. */
export const OutstandingSalesInvoiceListItem = /* @__PURE__ */ (() =>
  read.record({
    id: optional(z.int()),
    invoiceNumber: optional(z.string()),
    invoiceDate: optional(z.string()),
    dueDate: optional(z.string()),
    amountIncludingVat: optional(z.number()),
    outstandingAmount: optional(z.number()),
    age: optional(z.int()),
    daysUntilExpiry: optional(z.int()),
    debtorId: optional(z.int()),
    debtorNumber: optional(z.string()),
    debtorName: optional(z.string()),
    _meta: ItemMetaAsRead,
  }))();

/** A page of outstanding sales invoices. */
export const OutstandingSalesInvoiceList = /* @__PURE__ */ (() =>
  read.record({
    _data: optional(z.array(OutstandingSalesInvoiceListItem)),
    _meta: ListMeta,
  }))();

/** A sales invoice that is not paid in full. */
export const OutstandingSalesInvoice = /* @__PURE__ */ (() =>
  read.record({
    id: z.int(),
    invoiceNumber: z.string(),
    invoiceDate: z.string(),
    dueDate: z.string(),
    amountIncludingVat: z.number(),
    outstandingAmount: z.number(),
    age: z.int(),
    daysUntilExpiry: z.int(),
    debtorId: z.int(),
    debtorNumber: z.string(),
    debtorName: z.string(),
    _meta: ItemMetaAsRead,
  }))();

/** One of the sales orders. */
export const SalesOrderListItem = /* @__PURE__ */ (() =>
  read.record({
    id: optional(z.int()),
    debtorId: optional(z.int()),
    orderDate: optional(z.string()),
    shippingDate: optional(z.string().nullable()),
    deliveryAddress: optional(AddressAsRead.nullable()),
    paymentConditionId: optional(z.int().nullable()),
    reference: optional(z.string().nullable()),
    description: optional(z.string().nullable()),
    remark: optional(z.string().nullable()),
    number: optional(z.string()),
    amountExcludingVat: optional(z.number()),
    amountVat: optional(z.number()),
    amountIncludingVat: optional(z.number()),
    vatTotals: optional(z.array(VatTotalAsRead)),
    _meta: ItemMetaAsRead,
  }))();

/** A page of sales orders. */
export const SalesOrderList = /* @__PURE__ */ (() =>
  read.record({
    _data: optional(z.array(SalesOrderListItem)),
    _meta: ListMeta,
  }))();

/** The header of a sales order. */
export const SalesOrder = /* @__PURE__ */ (() =>
  read.record({
    id: z.int(),
    debtorId: z.int(),
    orderDate: z.string(),
    shippingDate: optional(z.string().nullable()),
    deliveryAddress: optional(AddressAsRead.nullable()),
    paymentConditionId: optional(z.int().nullable()),
    reference: optional(z.string().nullable()),
    description: optional(z.string().nullable()),
    remark: optional(z.string().nullable()),
    number: z.string(),
    amountExcludingVat: z.number(),
    amountVat: z.number(),
    amountIncludingVat: z.number(),
    vatTotals: z.array(VatTotalAsRead),
    _meta: ItemMetaAsRead,
  }))();

/** The sales order to put in the place of the existing one. */
export const SalesOrderReplacement = /* @__PURE__ */ (() =>
  z.strictObject({
    id: optional(z.int().min(1).max(2147483647)),
    debtorId: z.int().min(1).max(2147483647),
    orderDate: optional(formats.date().max(10)),
    shippingDate: optional(formats.date().max(10).nullable()),
    deliveryAddress: optional(Address.nullable()),
    paymentConditionId: optional(z.int().min(1).max(2147483647).nullable()),
    reference: optional(
      z
        .string()
        .max(50)
        .regex(/^[^\x00-\x1F\x7F-\x9F]*$/u)
        .nullable(),
    ),
    description: optional(
      z
        .string()
        .max(200)
        .regex(/^[^\x00-\x1F\x7F-\x9F]*$/u)
        .nullable(),
    ),
    remark: optional(
      z
        .string()
        .max(2000)
        .regex(/^[^\x00-\x09\x0B\x0C\x0E-\x1F\x7F-\x9F]*$/u)
        .nullable(),
    ),
    number: optional(z.string().min(1).max(20)),
    amountExcludingVat: optional(z.number().min(-999999999999.99).max(999999999999.99).check(input.decimals(2))),
    amountVat: optional(z.number().min(-999999999999.99).max(999999999999.99).check(input.decimals(2))),
    amountIncludingVat: optional(z.number().min(-999999999999.99).max(999999999999.99).check(input.decimals(2))),
    vatTotals: optional(z.array(VatTotal).max(1000)),
    _meta: optional(ItemMeta),
  }))();

/** The header fields of a sales order to change. */
export const SalesOrderPatch = /* @__PURE__ */ (() =>
  z
    .strictObject({
      debtorId: optional(z.int().min(1).max(2147483647)),
      orderDate: optional(formats.date().max(10)),
      shippingDate: optional(formats.date().max(10).nullable()),
      deliveryAddress: optional(Address.nullable()),
      paymentConditionId: optional(z.int().min(1).max(2147483647).nullable()),
      reference: optional(
        z
          .string()
          .max(50)
          .regex(/^[^\x00-\x1F\x7F-\x9F]*$/u)
          .nullable(),
      ),
      description: optional(
        z
          .string()
          .max(200)
          .regex(/^[^\x00-\x1F\x7F-\x9F]*$/u)
          .nullable(),
      ),
      remark: optional(
        z
          .string()
          .max(2000)
          .regex(/^[^\x00-\x09\x0B\x0C\x0E-\x1F\x7F-\x9F]*$/u)
          .nullable(),
      ),
    })
    .check(input.atLeast(1)))();

/** A line of an order. */
export const SalesOrderLine = /* @__PURE__ */ (() => read.variants('bookingType', [ArticleLine, TextLine]))();

/** One of the sales orders with lines. */
export const SalesOrderWithLinesListItem = /* @__PURE__ */ (() =>
  read.record({
    id: optional(z.int()),
    debtorId: optional(z.int()),
    orderDate: optional(z.string()),
    shippingDate: optional(z.string().nullable()),
    deliveryAddress: optional(AddressAsRead.nullable()),
    paymentConditionId: optional(z.int().nullable()),
    reference: optional(z.string().nullable()),
    description: optional(z.string().nullable()),
    remark: optional(z.string().nullable()),
    number: optional(z.string()),
    amountExcludingVat: optional(z.number()),
    amountVat: optional(z.number()),
    amountIncludingVat: optional(z.number()),
    vatTotals: optional(z.array(VatTotalAsRead)),
    lines: optional(z.array(SalesOrderLine)),
    _meta: ItemMetaAsRead,
  }))();

/** A page of sales orders with lines. */
export const SalesOrderWithLinesList = /* @__PURE__ */ (() =>
  read.record({
    _data: optional(z.array(SalesOrderWithLinesListItem)),
    _meta: ListMeta,
  }))();

/** A line of an order to create. */
export const SalesOrderLineInput = /* @__PURE__ */ (() =>
  z.discriminatedUnion('bookingType', [ArticleLineInput, TextLineInput]))();

/** A sales order with its lines, to create or to put in the place of an existing one. */
export const SalesOrderWithLinesInput = /* @__PURE__ */ (() =>
  z.strictObject({
    debtorId: z.int().min(1).max(2147483647),
    orderDate: optional(formats.date().max(10)),
    shippingDate: optional(formats.date().max(10).nullable()),
    deliveryAddress: optional(Address.nullable()),
    paymentConditionId: optional(z.int().min(1).max(2147483647).nullable()),
    reference: optional(
      z
        .string()
        .max(50)
        .regex(/^[^\x00-\x1F\x7F-\x9F]*$/u)
        .nullable(),
    ),
    description: optional(
      z
        .string()
        .max(200)
        .regex(/^[^\x00-\x1F\x7F-\x9F]*$/u)
        .nullable(),
    ),
    remark: optional(
      z
        .string()
        .max(2000)
        .regex(/^[^\x00-\x09\x0B\x0C\x0E-\x1F\x7F-\x9F]*$/u)
        .nullable(),
    ),
    lines: z
      .array(SalesOrderLineInput)
      .min(1)
      .max(1000)
      .check(
        input.contains(
          read.record({
            bookingType: z.literal('A'),
          }),
          'bookingType A',
        ),
      ),
  }))();

/** A sales order with its lines. */
export const SalesOrderWithLines = /* @__PURE__ */ (() =>
  read.record({
    id: z.int(),
    debtorId: z.int(),
    orderDate: z.string(),
    shippingDate: optional(z.string().nullable()),
    deliveryAddress: optional(AddressAsRead.nullable()),
    paymentConditionId: optional(z.int().nullable()),
    reference: optional(z.string().nullable()),
    description: optional(z.string().nullable()),
    remark: optional(z.string().nullable()),
    number: z.string(),
    amountExcludingVat: z.number(),
    amountVat: z.number(),
    amountIncludingVat: z.number(),
    vatTotals: z.array(VatTotalAsRead),
    lines: z.array(SalesOrderLine),
    _meta: ItemMetaAsRead,
  }))();

/** A line of an order to create. */
export const SalesOrderLineReplacement = /* @__PURE__ */ (() =>
  z.discriminatedUnion('bookingType', [ArticleLineReplacement, TextLineReplacement]))();

/** The sales order with lines to put in the place of the existing one. */
export const SalesOrderWithLinesReplacement = /* @__PURE__ */ (() =>
  z.strictObject({
    id: optional(z.int().min(1).max(2147483647)),
    debtorId: z.int().min(1).max(2147483647),
    orderDate: optional(formats.date().max(10)),
    shippingDate: optional(formats.date().max(10).nullable()),
    deliveryAddress: optional(Address.nullable()),
    paymentConditionId: optional(z.int().min(1).max(2147483647).nullable()),
    reference: optional(
      z
        .string()
        .max(50)
        .regex(/^[^\x00-\x1F\x7F-\x9F]*$/u)
        .nullable(),
    ),
    description: optional(
      z
        .string()
        .max(200)
        .regex(/^[^\x00-\x1F\x7F-\x9F]*$/u)
        .nullable(),
    ),
    remark: optional(
      z
        .string()
        .max(2000)
        .regex(/^[^\x00-\x09\x0B\x0C\x0E-\x1F\x7F-\x9F]*$/u)
        .nullable(),
    ),
    number: optional(z.string().min(1).max(20)),
    amountExcludingVat: optional(z.number().min(-999999999999.99).max(999999999999.99).check(input.decimals(2))),
    amountVat: optional(z.number().min(-999999999999.99).max(999999999999.99).check(input.decimals(2))),
    amountIncludingVat: optional(z.number().min(-999999999999.99).max(999999999999.99).check(input.decimals(2))),
    vatTotals: optional(z.array(VatTotal).max(1000)),
    lines: z
      .array(SalesOrderLineReplacement)
      .min(1)
      .max(1000)
      .check(
        input.contains(
          read.record({
            bookingType: z.literal('A'),
          }),
          'bookingType A',
        ),
      ),
    _meta: optional(ItemMeta),
  }))();

/** The fields of a sales order to change. */
export const SalesOrderWithLinesPatch = /* @__PURE__ */ (() =>
  z
    .strictObject({
      debtorId: optional(z.int().min(1).max(2147483647)),
      orderDate: optional(formats.date().max(10)),
      shippingDate: optional(formats.date().max(10).nullable()),
      deliveryAddress: optional(Address.nullable()),
      paymentConditionId: optional(z.int().min(1).max(2147483647).nullable()),
      reference: optional(
        z
          .string()
          .max(50)
          .regex(/^[^\x00-\x1F\x7F-\x9F]*$/u)
          .nullable(),
      ),
      description: optional(
        z
          .string()
          .max(200)
          .regex(/^[^\x00-\x1F\x7F-\x9F]*$/u)
          .nullable(),
      ),
      remark: optional(
        z
          .string()
          .max(2000)
          .regex(/^[^\x00-\x09\x0B\x0C\x0E-\x1F\x7F-\x9F]*$/u)
          .nullable(),
      ),
      lines: optional(
        z
          .array(SalesOrderLineInput)
          .min(1)
          .max(1000)
          .check(
            input.contains(
              read.record({
                bookingType: z.literal('A'),
              }),
              'bookingType A',
            ),
          ),
      ),
    })
    .check(input.atLeast(1)))();

/** One of the approval routes. */
export const ApprovalRouteListItem = /* @__PURE__ */ (() =>
  read.record({
    id: optional(z.int()),
    code: optional(z.string()),
    description: optional(z.string()),
    _meta: ItemMetaAsRead,
  }))();

/** A page of approval routes. */
export const ApprovalRouteList = /* @__PURE__ */ (() =>
  read.record({
    _data: optional(z.array(ApprovalRouteListItem)),
    _meta: ListMeta,
  }))();

/** The steps of approval that a purchase invoice goes through before it may be paid. */
export const ApprovalRoute = /* @__PURE__ */ (() =>
  read.record({
    id: z.int(),
    code: z.string(),
    description: z.string(),
    _meta: ItemMetaAsRead,
  }))();

/** One of the purchase invoices. */
export const PurchaseInvoiceListItem = /* @__PURE__ */ (() =>
  read.record({
    id: optional(z.int()),
    creditorId: optional(z.int()),
    invoiceNumber: optional(z.string().nullable()),
    invoiceDate: optional(z.string()),
    paymentConditionId: optional(z.int().nullable()),
    dueDate: optional(z.string()),
    bookYear: optional(z.int()),
    bookPeriod: optional(z.int()),
    approvalRouteId: optional(z.int().nullable()),
    inboxFileId: optional(z.int().nullable()),
    description: optional(z.string().nullable()),
    remark: optional(z.string().nullable()),
    fileId: optional(z.int().nullable()),
    amountExcludingVat: optional(z.number()),
    amountVat: optional(z.number()),
    amountIncludingVat: optional(z.number()),
    vatTotals: optional(z.array(VatTotalAsRead)),
    _meta: ItemMetaAsRead,
  }))();

/** A page of purchase invoices. */
export const PurchaseInvoiceList = /* @__PURE__ */ (() =>
  read.record({
    _data: optional(z.array(PurchaseInvoiceListItem)),
    _meta: ListMeta,
  }))();

/** The header of a purchase invoice to create, or to put in the place of an existing one. */
export const PurchaseInvoiceInput = /* @__PURE__ */ (() =>
  z.strictObject({
    creditorId: optional(z.int().min(1).max(2147483647)),
    invoiceNumber: optional(
      z
        .string()
        .max(50)
        .regex(/^[^\x00-\x1F\x7F-\x9F]*$/u)
        .nullable(),
    ),
    invoiceDate: optional(formats.date().max(10)),
    paymentConditionId: optional(z.int().min(1).max(2147483647).nullable()),
    dueDate: optional(formats.date().max(10)),
    bookYear: optional(z.int().min(1900).max(9999)),
    bookPeriod: optional(z.int().min(1).max(53)),
    approvalRouteId: optional(z.int().min(1).max(2147483647).nullable()),
    inboxFileId: optional(z.int().min(1).max(2147483647).nullable()),
    description: optional(
      z
        .string()
        .max(200)
        .regex(/^[^\x00-\x1F\x7F-\x9F]*$/u)
        .nullable(),
    ),
    remark: optional(
      z
        .string()
        .max(2000)
        .regex(/^[^\x00-\x09\x0B\x0C\x0E-\x1F\x7F-\x9F]*$/u)
        .nullable(),
    ),
  }))();

/** The header of a purchase invoice. */
export const PurchaseInvoice = /* @__PURE__ */ (() =>
  read.record({
    id: z.int(),
    creditorId: optional(z.int()),
    invoiceNumber: optional(z.string().nullable()),
    invoiceDate: z.string(),
    paymentConditionId: optional(z.int().nullable()),
    dueDate: z.string(),
    bookYear: z.int(),
    bookPeriod: z.int(),
    approvalRouteId: optional(z.int().nullable()),
    inboxFileId: optional(z.int().nullable()),
    description: optional(z.string().nullable()),
    remark: optional(z.string().nullable()),
    fileId: optional(z.int().nullable()),
    amountExcludingVat: z.number(),
    amountVat: z.number(),
    amountIncludingVat: z.number(),
    vatTotals: z.array(VatTotalAsRead),
    _meta: ItemMetaAsRead,
  }))();

/** The purchase invoice to put in the place of the existing one. */
export const PurchaseInvoiceReplacement = /* @__PURE__ */ (() =>
  z.strictObject({
    id: optional(z.int().min(1).max(2147483647)),
    creditorId: optional(z.int().min(1).max(2147483647)),
    invoiceNumber: optional(
      z
        .string()
        .max(50)
        .regex(/^[^\x00-\x1F\x7F-\x9F]*$/u)
        .nullable(),
    ),
    invoiceDate: optional(formats.date().max(10)),
    paymentConditionId: optional(z.int().min(1).max(2147483647).nullable()),
    dueDate: optional(formats.date().max(10)),
    bookYear: optional(z.int().min(1900).max(9999)),
    bookPeriod: optional(z.int().min(1).max(53)),
    approvalRouteId: optional(z.int().min(1).max(2147483647).nullable()),
    inboxFileId: optional(z.int().min(1).max(2147483647).nullable()),
    description: optional(
      z
        .string()
        .max(200)
        .regex(/^[^\x00-\x1F\x7F-\x9F]*$/u)
        .nullable(),
    ),
    remark: optional(
      z
        .string()
        .max(2000)
        .regex(/^[^\x00-\x09\x0B\x0C\x0E-\x1F\x7F-\x9F]*$/u)
        .nullable(),
    ),
    fileId: optional(z.int().min(1).max(2147483647).nullable()),
    amountExcludingVat: optional(z.number().min(-999999999999.99).max(999999999999.99).check(input.decimals(2))),
    amountVat: optional(z.number().min(-999999999999.99).max(999999999999.99).check(input.decimals(2))),
    amountIncludingVat: optional(z.number().min(-999999999999.99).max(999999999999.99).check(input.decimals(2))),
    vatTotals: optional(z.array(VatTotal).max(1000)),
    _meta: optional(ItemMeta),
  }))();

/** The header fields of a purchase invoice to change. */
export const PurchaseInvoicePatch = /* @__PURE__ */ (() =>
  z
    .strictObject({
      creditorId: optional(z.int().min(1).max(2147483647)),
      invoiceNumber: optional(
        z
          .string()
          .max(50)
          .regex(/^[^\x00-\x1F\x7F-\x9F]*$/u)
          .nullable(),
      ),
      invoiceDate: optional(formats.date().max(10)),
      paymentConditionId: optional(z.int().min(1).max(2147483647).nullable()),
      dueDate: optional(formats.date().max(10)),
      bookYear: optional(z.int().min(1900).max(9999)),
      bookPeriod: optional(z.int().min(1).max(53)),
      approvalRouteId: optional(z.int().min(1).max(2147483647).nullable()),
      inboxFileId: optional(z.int().min(1).max(2147483647).nullable()),
      description: optional(
        z
          .string()
          .max(200)
          .regex(/^[^\x00-\x1F\x7F-\x9F]*$/u)
          .nullable(),
      ),
      remark: optional(
        z
          .string()
          .max(2000)
          .regex(/^[^\x00-\x09\x0B\x0C\x0E-\x1F\x7F-\x9F]*$/u)
          .nullable(),
      ),
    })
    .check(input.atLeast(1)))();

/** One of the purchase invoice lines. */
export const PurchaseInvoiceLineListItem = /* @__PURE__ */ (() =>
  read.record({
    id: optional(z.int()),
    ledgerAccountId: optional(z.int()),
    description: optional(z.string().nullable()),
    quantity: optional(z.number()),
    unitPrice: optional(z.number()),
    unitPriceIncludingVat: optional(z.boolean()),
    discountPercentage: optional(z.number()),
    vatCodeId: optional(z.int().nullable()),
    amountVat: optional(z.number()),
    costCenterId: optional(z.int().nullable()),
    costUnitId: optional(z.int().nullable()),
    amountExcludingVat: optional(z.number()),
    amountIncludingVat: optional(z.number()),
    _meta: ItemMetaAsRead,
  }))();

/** A page of purchase invoice lines. */
export const PurchaseInvoiceLineList = /* @__PURE__ */ (() =>
  read.record({
    _data: optional(z.array(PurchaseInvoiceLineListItem)),
    _meta: ListMeta,
  }))();

/** A line to create, or to put in the place of an existing one. */
export const PurchaseInvoiceLineInput = /* @__PURE__ */ (() =>
  z.strictObject({
    ledgerAccountId: z.int().min(1).max(2147483647),
    description: optional(
      z
        .string()
        .max(500)
        .regex(/^[^\x00-\x09\x0B\x0C\x0E-\x1F\x7F-\x9F]*$/u)
        .nullable(),
    ),
    quantity: optional(z.number().min(-999999999.9999).max(999999999.9999).check(input.decimals(4))),
    unitPrice: z.number().min(-99999999999.9999).max(99999999999.9999).check(input.decimals(4)),
    unitPriceIncludingVat: optional(z.boolean()),
    discountPercentage: optional(z.number().min(0).max(100).check(input.decimals(2))),
    vatCodeId: optional(z.int().min(1).max(2147483647).nullable()),
    amountVat: optional(z.number().min(-999999999999.99).max(999999999999.99).check(input.decimals(2))),
    costCenterId: optional(z.int().min(1).max(2147483647).nullable()),
    costUnitId: optional(z.int().min(1).max(2147483647).nullable()),
  }))();

/** A line of a purchase invoice. */
export const PurchaseInvoiceLine = /* @__PURE__ */ (() =>
  read.record({
    id: z.int(),
    ledgerAccountId: z.int(),
    description: optional(z.string().nullable()),
    quantity: z.number(),
    unitPrice: z.number(),
    unitPriceIncludingVat: optional(z.boolean()),
    discountPercentage: optional(z.number()),
    vatCodeId: optional(z.int().nullable()),
    amountVat: z.number(),
    costCenterId: optional(z.int().nullable()),
    costUnitId: optional(z.int().nullable()),
    amountExcludingVat: z.number(),
    amountIncludingVat: z.number(),
    _meta: ItemMetaAsRead,
  }))();

/** The purchase invoice line to put in the place of the existing one. */
export const PurchaseInvoiceLineReplacement = /* @__PURE__ */ (() =>
  z.strictObject({
    id: optional(z.int().min(1).max(2147483647)),
    ledgerAccountId: z.int().min(1).max(2147483647),
    description: optional(
      z
        .string()
        .max(500)
        .regex(/^[^\x00-\x09\x0B\x0C\x0E-\x1F\x7F-\x9F]*$/u)
        .nullable(),
    ),
    quantity: optional(z.number().min(-999999999.9999).max(999999999.9999).check(input.decimals(4))),
    unitPrice: z.number().min(-99999999999.9999).max(99999999999.9999).check(input.decimals(4)),
    unitPriceIncludingVat: optional(z.boolean()),
    discountPercentage: optional(z.number().min(0).max(100).check(input.decimals(2))),
    vatCodeId: optional(z.int().min(1).max(2147483647).nullable()),
    amountVat: optional(z.number().min(-999999999999.99).max(999999999999.99).check(input.decimals(2))),
    costCenterId: optional(z.int().min(1).max(2147483647).nullable()),
    costUnitId: optional(z.int().min(1).max(2147483647).nullable()),
    amountExcludingVat: optional(z.number().min(-999999999999.99).max(999999999999.99).check(input.decimals(2))),
    amountIncludingVat: optional(z.number().min(-999999999999.99).max(999999999999.99).check(input.decimals(2))),
    _meta: optional(ItemMeta),
  }))();

/** The fields of a line to change. */
export const PurchaseInvoiceLinePatch = /* @__PURE__ */ (() =>
  z
    .strictObject({
      ledgerAccountId: optional(z.int().min(1).max(2147483647)),
      description: optional(
        z
          .string()
          .max(500)
          .regex(/^[^\x00-\x09\x0B\x0C\x0E-\x1F\x7F-\x9F]*$/u)
          .nullable(),
      ),
      quantity: optional(z.number().min(-999999999.9999).max(999999999.9999).check(input.decimals(4))),
      unitPrice: optional(z.number().min(-99999999999.9999).max(99999999999.9999).check(input.decimals(4))),
      unitPriceIncludingVat: optional(z.boolean()),
      discountPercentage: optional(z.number().min(0).max(100).check(input.decimals(2))),
      vatCodeId: optional(z.int().min(1).max(2147483647).nullable()),
      amountVat: optional(z.number().min(-999999999999.99).max(999999999999.99).check(input.decimals(2))),
      costCenterId: optional(z.int().min(1).max(2147483647).nullable()),
      costUnitId: optional(z.int().min(1).max(2147483647).nullable()),
    })
    .check(input.atLeast(1)))();

/** A line inside its purchase invoice. */
export const NestedPurchaseInvoiceLine = /* @__PURE__ */ (() =>
  read.record({
    id: z.int(),
    ledgerAccountId: z.int(),
    description: optional(z.string().nullable()),
    quantity: z.number(),
    unitPrice: z.number(),
    unitPriceIncludingVat: optional(z.boolean()),
    discountPercentage: optional(z.number()),
    vatCodeId: optional(z.int().nullable()),
    amountVat: z.number(),
    costCenterId: optional(z.int().nullable()),
    costUnitId: optional(z.int().nullable()),
    amountExcludingVat: z.number(),
    amountIncludingVat: z.number(),
  }))();

/** One of the purchase invoices with lines. */
export const PurchaseInvoiceWithLinesListItem = /* @__PURE__ */ (() =>
  read.record({
    id: optional(z.int()),
    creditorId: optional(z.int()),
    invoiceNumber: optional(z.string().nullable()),
    invoiceDate: optional(z.string()),
    paymentConditionId: optional(z.int().nullable()),
    dueDate: optional(z.string()),
    bookYear: optional(z.int()),
    bookPeriod: optional(z.int()),
    approvalRouteId: optional(z.int().nullable()),
    inboxFileId: optional(z.int().nullable()),
    description: optional(z.string().nullable()),
    remark: optional(z.string().nullable()),
    fileId: optional(z.int().nullable()),
    amountExcludingVat: optional(z.number()),
    amountVat: optional(z.number()),
    amountIncludingVat: optional(z.number()),
    vatTotals: optional(z.array(VatTotalAsRead)),
    lines: optional(z.array(NestedPurchaseInvoiceLine)),
    _meta: ItemMetaAsRead,
  }))();

/** A page of purchase invoices with lines. */
export const PurchaseInvoiceWithLinesList = /* @__PURE__ */ (() =>
  read.record({
    _data: optional(z.array(PurchaseInvoiceWithLinesListItem)),
    _meta: ListMeta,
  }))();

/** A purchase invoice with its lines, to create or to put in the place of an existing one. */
export const PurchaseInvoiceWithLinesInput = /* @__PURE__ */ (() =>
  z.strictObject({
    creditorId: z.int().min(1).max(2147483647),
    invoiceNumber: optional(
      z
        .string()
        .max(50)
        .regex(/^[^\x00-\x1F\x7F-\x9F]*$/u)
        .nullable(),
    ),
    invoiceDate: optional(formats.date().max(10)),
    paymentConditionId: optional(z.int().min(1).max(2147483647).nullable()),
    dueDate: optional(formats.date().max(10)),
    bookYear: optional(z.int().min(1900).max(9999)),
    bookPeriod: optional(z.int().min(1).max(53)),
    approvalRouteId: optional(z.int().min(1).max(2147483647).nullable()),
    inboxFileId: optional(z.int().min(1).max(2147483647).nullable()),
    description: optional(
      z
        .string()
        .max(200)
        .regex(/^[^\x00-\x1F\x7F-\x9F]*$/u)
        .nullable(),
    ),
    remark: optional(
      z
        .string()
        .max(2000)
        .regex(/^[^\x00-\x09\x0B\x0C\x0E-\x1F\x7F-\x9F]*$/u)
        .nullable(),
    ),
    lines: z.array(PurchaseInvoiceLineInput).min(1).max(1000),
  }))();

/** A purchase invoice with its lines. */
export const PurchaseInvoiceWithLines = /* @__PURE__ */ (() =>
  read.record({
    id: z.int(),
    creditorId: optional(z.int()),
    invoiceNumber: optional(z.string().nullable()),
    invoiceDate: z.string(),
    paymentConditionId: optional(z.int().nullable()),
    dueDate: z.string(),
    bookYear: z.int(),
    bookPeriod: z.int(),
    approvalRouteId: optional(z.int().nullable()),
    inboxFileId: optional(z.int().nullable()),
    description: optional(z.string().nullable()),
    remark: optional(z.string().nullable()),
    fileId: optional(z.int().nullable()),
    amountExcludingVat: z.number(),
    amountVat: z.number(),
    amountIncludingVat: z.number(),
    vatTotals: z.array(VatTotalAsRead),
    lines: z.array(NestedPurchaseInvoiceLine),
    _meta: ItemMetaAsRead,
  }))();

/** The purchase invoice with lines to put in the place of the existing one. */
export const PurchaseInvoiceWithLinesReplacement = /* @__PURE__ */ (() =>
  z.strictObject({
    id: optional(z.int().min(1).max(2147483647)),
    creditorId: z.int().min(1).max(2147483647),
    invoiceNumber: optional(
      z
        .string()
        .max(50)
        .regex(/^[^\x00-\x1F\x7F-\x9F]*$/u)
        .nullable(),
    ),
    invoiceDate: optional(formats.date().max(10)),
    paymentConditionId: optional(z.int().min(1).max(2147483647).nullable()),
    dueDate: optional(formats.date().max(10)),
    bookYear: optional(z.int().min(1900).max(9999)),
    bookPeriod: optional(z.int().min(1).max(53)),
    approvalRouteId: optional(z.int().min(1).max(2147483647).nullable()),
    inboxFileId: optional(z.int().min(1).max(2147483647).nullable()),
    description: optional(
      z
        .string()
        .max(200)
        .regex(/^[^\x00-\x1F\x7F-\x9F]*$/u)
        .nullable(),
    ),
    remark: optional(
      z
        .string()
        .max(2000)
        .regex(/^[^\x00-\x09\x0B\x0C\x0E-\x1F\x7F-\x9F]*$/u)
        .nullable(),
    ),
    fileId: optional(z.int().min(1).max(2147483647).nullable()),
    amountExcludingVat: optional(z.number().min(-999999999999.99).max(999999999999.99).check(input.decimals(2))),
    amountVat: optional(z.number().min(-999999999999.99).max(999999999999.99).check(input.decimals(2))),
    amountIncludingVat: optional(z.number().min(-999999999999.99).max(999999999999.99).check(input.decimals(2))),
    vatTotals: optional(z.array(VatTotal).max(1000)),
    lines: z.array(PurchaseInvoiceLineReplacement).min(1).max(1000),
    _meta: optional(ItemMeta),
  }))();

/** The fields of a purchase invoice to change. */
export const PurchaseInvoiceWithLinesPatch = /* @__PURE__ */ (() =>
  z
    .strictObject({
      creditorId: optional(z.int().min(1).max(2147483647)),
      invoiceNumber: optional(
        z
          .string()
          .max(50)
          .regex(/^[^\x00-\x1F\x7F-\x9F]*$/u)
          .nullable(),
      ),
      invoiceDate: optional(formats.date().max(10)),
      paymentConditionId: optional(z.int().min(1).max(2147483647).nullable()),
      dueDate: optional(formats.date().max(10)),
      bookYear: optional(z.int().min(1900).max(9999)),
      bookPeriod: optional(z.int().min(1).max(53)),
      approvalRouteId: optional(z.int().min(1).max(2147483647).nullable()),
      inboxFileId: optional(z.int().min(1).max(2147483647).nullable()),
      description: optional(
        z
          .string()
          .max(200)
          .regex(/^[^\x00-\x1F\x7F-\x9F]*$/u)
          .nullable(),
      ),
      remark: optional(
        z
          .string()
          .max(2000)
          .regex(/^[^\x00-\x09\x0B\x0C\x0E-\x1F\x7F-\x9F]*$/u)
          .nullable(),
      ),
      lines: optional(z.array(PurchaseInvoiceLineInput).min(1).max(1000)),
    })
    .check(input.atLeast(1)))();

/** One of the outstanding purchase invoices. */
export const OutstandingPurchaseInvoiceListItem = /* @__PURE__ */ (() =>
  read.record({
    id: optional(z.int()),
    invoiceNumber: optional(z.string().nullable()),
    invoiceDate: optional(z.string()),
    dueDate: optional(z.string()),
    amountIncludingVat: optional(z.number()),
    outstandingAmount: optional(z.number()),
    age: optional(z.int()),
    daysUntilExpiry: optional(z.int()),
    creditorId: optional(z.int()),
    creditorNumber: optional(z.string()),
    creditorName: optional(z.string()),
    _meta: ItemMetaAsRead,
  }))();

/** A page of outstanding purchase invoices. */
export const OutstandingPurchaseInvoiceList = /* @__PURE__ */ (() =>
  read.record({
    _data: optional(z.array(OutstandingPurchaseInvoiceListItem)),
    _meta: ListMeta,
  }))();

/** A purchase invoice that is not paid in full. */
export const OutstandingPurchaseInvoice = /* @__PURE__ */ (() =>
  read.record({
    id: z.int(),
    invoiceNumber: z.string().nullable(),
    invoiceDate: z.string(),
    dueDate: z.string(),
    amountIncludingVat: z.number(),
    outstandingAmount: z.number(),
    age: z.int(),
    daysUntilExpiry: z.int(),
    creditorId: z.int(),
    creditorNumber: z.string(),
    creditorName: z.string(),
    _meta: ItemMetaAsRead,
  }))();

/** A PDF that is still to be processed. */
export const InboxFile = /* @__PURE__ */ (() =>
  read.record({
    id: z.int(),
    _meta: ItemMetaAsRead,
  }))();

/** One of the journals. */
export const JournalListItem = /* @__PURE__ */ (() =>
  read.record({
    id: optional(z.int()),
    code: optional(z.string()),
    description: optional(z.string()),
    type: optional(z.string()),
    ledgerAccountId: optional(z.int().nullable()),
    _meta: ItemMetaAsRead,
  }))();

/** A page of journals. */
export const JournalList = /* @__PURE__ */ (() =>
  read.record({
    _data: optional(z.array(JournalListItem)),
    _meta: ListMeta,
  }))();

/** A book that holds the entries of one kind. */
export const Journal = /* @__PURE__ */ (() =>
  read.record({
    id: z.int(),
    code: z.string(),
    description: z.string(),
    type: z.string(),
    ledgerAccountId: z.int().nullable(),
    _meta: ItemMetaAsRead,
  }))();

/** One of the journal entries. */
export const JournalEntryListItem = /* @__PURE__ */ (() =>
  read.record({
    id: optional(z.int()),
    JournalId: optional(z.int()),
    bookYear: optional(z.int()),
    bookPeriod: optional(z.int()),
    sourceDocumentNumber: optional(z.string()),
    description: optional(z.string().nullable()),
    date: optional(z.string().nullable()),
    openingBalance: optional(z.number().nullable()),
    closingBalance: optional(z.number().nullable()),
    status: optional(read.choice<'draft' | 'processed'>(z.string())),
    _meta: ItemMetaAsRead,
  }))();

/** A page of journal entries. */
export const JournalEntryList = /* @__PURE__ */ (() =>
  read.record({
    _data: optional(z.array(JournalEntryListItem)),
    _meta: ListMeta,
  }))();

/** The header of a journal entry to create, or to put in the place of an existing one. */
export const JournalEntryInput = /* @__PURE__ */ (() =>
  z.strictObject({
    JournalId: z.int().min(1).max(2147483647),
    bookYear: z.int().min(1900).max(9999),
    bookPeriod: z.int().min(1).max(53),
    sourceDocumentNumber: z
      .string()
      .min(1)
      .max(50)
      .regex(/^[A-Za-z0-9./_-]+$/u),
    description: optional(
      z
        .string()
        .max(200)
        .regex(/^[^\x00-\x1F\x7F-\x9F]*$/u)
        .nullable(),
    ),
    date: optional(formats.date().max(10).nullable()),
    openingBalance: optional(z.number().min(-999999999999.99).max(999999999999.99).check(input.decimals(2)).nullable()),
    closingBalance: optional(z.number().min(-999999999999.99).max(999999999999.99).check(input.decimals(2)).nullable()),
  }))();

/** The header of a journal entry. */
export const JournalEntry = /* @__PURE__ */ (() =>
  read.record({
    id: z.int(),
    JournalId: z.int(),
    bookYear: z.int(),
    bookPeriod: z.int(),
    sourceDocumentNumber: z.string(),
    description: optional(z.string().nullable()),
    date: optional(z.string().nullable()),
    openingBalance: optional(z.number().nullable()),
    closingBalance: optional(z.number().nullable()),
    status: read.choice<'draft' | 'processed'>(z.string()),
    _meta: ItemMetaAsRead,
  }))();

/** The journal entry to put in the place of the existing one. */
export const JournalEntryReplacement = /* @__PURE__ */ (() =>
  z.strictObject({
    id: optional(z.int().min(1).max(2147483647)),
    JournalId: z.int().min(1).max(2147483647),
    bookYear: z.int().min(1900).max(9999),
    bookPeriod: z.int().min(1).max(53),
    sourceDocumentNumber: z
      .string()
      .min(1)
      .max(50)
      .regex(/^[A-Za-z0-9./_-]+$/u),
    description: optional(
      z
        .string()
        .max(200)
        .regex(/^[^\x00-\x1F\x7F-\x9F]*$/u)
        .nullable(),
    ),
    date: optional(formats.date().max(10).nullable()),
    openingBalance: optional(z.number().min(-999999999999.99).max(999999999999.99).check(input.decimals(2)).nullable()),
    closingBalance: optional(z.number().min(-999999999999.99).max(999999999999.99).check(input.decimals(2)).nullable()),
    status: optional(read.choice<'draft' | 'processed'>(z.literal(['draft', 'processed']))),
    _meta: optional(ItemMeta),
  }))();

/** The header fields of a journal entry to change. */
export const JournalEntryPatch = /* @__PURE__ */ (() =>
  z
    .strictObject({
      JournalId: optional(z.int().min(1).max(2147483647)),
      bookYear: optional(z.int().min(1900).max(9999)),
      bookPeriod: optional(z.int().min(1).max(53)),
      sourceDocumentNumber: optional(
        z
          .string()
          .min(1)
          .max(50)
          .regex(/^[A-Za-z0-9./_-]+$/u),
      ),
      description: optional(
        z
          .string()
          .max(200)
          .regex(/^[^\x00-\x1F\x7F-\x9F]*$/u)
          .nullable(),
      ),
      date: optional(formats.date().max(10).nullable()),
      openingBalance: optional(
        z.number().min(-999999999999.99).max(999999999999.99).check(input.decimals(2)).nullable(),
      ),
      closingBalance: optional(
        z.number().min(-999999999999.99).max(999999999999.99).check(input.decimals(2)).nullable(),
      ),
    })
    .check(input.atLeast(1)))();

/** One of the journal entry lines. */
export const JournalEntryLineListItem = /* @__PURE__ */ (() =>
  read.record({
    id: optional(z.int()),
    ledgerAccountId: optional(z.int()),
    description: optional(z.string().nullable()),
    amountDebit: optional(z.number()),
    amountCredit: optional(z.number()),
    costCenterId: optional(z.int().nullable()),
    costUnitId: optional(z.int().nullable()),
    debtorId: optional(z.int().nullable()),
    creditorId: optional(z.int().nullable()),
    invoiceNumber: optional(z.string().nullable()),
    _meta: ItemMetaAsRead,
  }))();

/** A page of journal entry lines. */
export const JournalEntryLineList = /* @__PURE__ */ (() =>
  read.record({
    _data: optional(z.array(JournalEntryLineListItem)),
    _meta: ListMeta,
  }))();

/** A line to create, or to put in the place of an existing one. */
export const JournalEntryLineInput = /* @__PURE__ */ (() =>
  z.strictObject({
    ledgerAccountId: z.int().min(1).max(2147483647),
    description: optional(
      z
        .string()
        .max(500)
        .regex(/^[^\x00-\x09\x0B\x0C\x0E-\x1F\x7F-\x9F]*$/u)
        .nullable(),
    ),
    amountDebit: optional(z.number().min(-999999999999.99).max(999999999999.99).check(input.decimals(2))),
    amountCredit: optional(z.number().min(-999999999999.99).max(999999999999.99).check(input.decimals(2))),
    costCenterId: optional(z.int().min(1).max(2147483647).nullable()),
    costUnitId: optional(z.int().min(1).max(2147483647).nullable()),
    debtorId: optional(z.int().min(1).max(2147483647).nullable()),
    creditorId: optional(z.int().min(1).max(2147483647).nullable()),
    invoiceNumber: optional(
      z
        .string()
        .max(50)
        .regex(/^[^\x00-\x1F\x7F-\x9F]*$/u)
        .nullable(),
    ),
  }))();

/** A line of a journal entry. */
export const JournalEntryLine = /* @__PURE__ */ (() =>
  read.record({
    id: z.int(),
    ledgerAccountId: z.int(),
    description: optional(z.string().nullable()),
    amountDebit: z.number(),
    amountCredit: z.number(),
    costCenterId: optional(z.int().nullable()),
    costUnitId: optional(z.int().nullable()),
    debtorId: optional(z.int().nullable()),
    creditorId: optional(z.int().nullable()),
    invoiceNumber: optional(z.string().nullable()),
    _meta: ItemMetaAsRead,
  }))();

/** The journal entry line to put in the place of the existing one. */
export const JournalEntryLineReplacement = /* @__PURE__ */ (() =>
  z.strictObject({
    id: optional(z.int().min(1).max(2147483647)),
    ledgerAccountId: z.int().min(1).max(2147483647),
    description: optional(
      z
        .string()
        .max(500)
        .regex(/^[^\x00-\x09\x0B\x0C\x0E-\x1F\x7F-\x9F]*$/u)
        .nullable(),
    ),
    amountDebit: optional(z.number().min(-999999999999.99).max(999999999999.99).check(input.decimals(2))),
    amountCredit: optional(z.number().min(-999999999999.99).max(999999999999.99).check(input.decimals(2))),
    costCenterId: optional(z.int().min(1).max(2147483647).nullable()),
    costUnitId: optional(z.int().min(1).max(2147483647).nullable()),
    debtorId: optional(z.int().min(1).max(2147483647).nullable()),
    creditorId: optional(z.int().min(1).max(2147483647).nullable()),
    invoiceNumber: optional(
      z
        .string()
        .max(50)
        .regex(/^[^\x00-\x1F\x7F-\x9F]*$/u)
        .nullable(),
    ),
    _meta: optional(ItemMeta),
  }))();

/** The fields of a line to change. */
export const JournalEntryLinePatch = /* @__PURE__ */ (() =>
  z
    .strictObject({
      ledgerAccountId: optional(z.int().min(1).max(2147483647)),
      description: optional(
        z
          .string()
          .max(500)
          .regex(/^[^\x00-\x09\x0B\x0C\x0E-\x1F\x7F-\x9F]*$/u)
          .nullable(),
      ),
      amountDebit: optional(z.number().min(-999999999999.99).max(999999999999.99).check(input.decimals(2))),
      amountCredit: optional(z.number().min(-999999999999.99).max(999999999999.99).check(input.decimals(2))),
      costCenterId: optional(z.int().min(1).max(2147483647).nullable()),
      costUnitId: optional(z.int().min(1).max(2147483647).nullable()),
      debtorId: optional(z.int().min(1).max(2147483647).nullable()),
      creditorId: optional(z.int().min(1).max(2147483647).nullable()),
      invoiceNumber: optional(
        z
          .string()
          .max(50)
          .regex(/^[^\x00-\x1F\x7F-\x9F]*$/u)
          .nullable(),
      ),
    })
    .check(input.atLeast(1)))();

/** A line inside its journal entry. */
export const NestedJournalEntryLine = /* @__PURE__ */ (() =>
  read.record({
    id: z.int(),
    ledgerAccountId: z.int(),
    description: optional(z.string().nullable()),
    amountDebit: z.number(),
    amountCredit: z.number(),
    costCenterId: optional(z.int().nullable()),
    costUnitId: optional(z.int().nullable()),
    debtorId: optional(z.int().nullable()),
    creditorId: optional(z.int().nullable()),
    invoiceNumber: optional(z.string().nullable()),
  }))();

/** One of the journal entries with lines. */
export const JournalEntryWithLinesListItem = /* @__PURE__ */ (() =>
  read.record({
    id: optional(z.int()),
    JournalId: optional(z.int()),
    bookYear: optional(z.int()),
    bookPeriod: optional(z.int()),
    sourceDocumentNumber: optional(z.string()),
    description: optional(z.string().nullable()),
    date: optional(z.string().nullable()),
    openingBalance: optional(z.number().nullable()),
    closingBalance: optional(z.number().nullable()),
    status: optional(read.choice<'draft' | 'processed'>(z.string())),
    lines: optional(z.array(NestedJournalEntryLine)),
    _meta: ItemMetaAsRead,
  }))();

/** A page of journal entries with lines. */
export const JournalEntryWithLinesList = /* @__PURE__ */ (() =>
  read.record({
    _data: optional(z.array(JournalEntryWithLinesListItem)),
    _meta: ListMeta,
  }))();

/** A journal entry with its lines, to create or to put in the place of an existing one. */
export const JournalEntryWithLinesInput = /* @__PURE__ */ (() =>
  z.strictObject({
    JournalId: z.int().min(1).max(2147483647),
    bookYear: z.int().min(1900).max(9999),
    bookPeriod: z.int().min(1).max(53),
    sourceDocumentNumber: z
      .string()
      .min(1)
      .max(50)
      .regex(/^[A-Za-z0-9./_-]+$/u),
    description: optional(
      z
        .string()
        .max(200)
        .regex(/^[^\x00-\x1F\x7F-\x9F]*$/u)
        .nullable(),
    ),
    date: optional(formats.date().max(10).nullable()),
    openingBalance: optional(z.number().min(-999999999999.99).max(999999999999.99).check(input.decimals(2)).nullable()),
    closingBalance: optional(z.number().min(-999999999999.99).max(999999999999.99).check(input.decimals(2)).nullable()),
    lines: z.array(JournalEntryLineInput).min(1).max(1000),
  }))();

/** A journal entry with its lines. */
export const JournalEntryWithLines = /* @__PURE__ */ (() =>
  read.record({
    id: z.int(),
    JournalId: z.int(),
    bookYear: z.int(),
    bookPeriod: z.int(),
    sourceDocumentNumber: z.string(),
    description: optional(z.string().nullable()),
    date: optional(z.string().nullable()),
    openingBalance: optional(z.number().nullable()),
    closingBalance: optional(z.number().nullable()),
    status: read.choice<'draft' | 'processed'>(z.string()),
    lines: z.array(NestedJournalEntryLine),
    _meta: ItemMetaAsRead,
  }))();

/** The journal entry with lines to put in the place of the existing one. */
export const JournalEntryWithLinesReplacement = /* @__PURE__ */ (() =>
  z.strictObject({
    id: optional(z.int().min(1).max(2147483647)),
    JournalId: z.int().min(1).max(2147483647),
    bookYear: z.int().min(1900).max(9999),
    bookPeriod: z.int().min(1).max(53),
    sourceDocumentNumber: z
      .string()
      .min(1)
      .max(50)
      .regex(/^[A-Za-z0-9./_-]+$/u),
    description: optional(
      z
        .string()
        .max(200)
        .regex(/^[^\x00-\x1F\x7F-\x9F]*$/u)
        .nullable(),
    ),
    date: optional(formats.date().max(10).nullable()),
    openingBalance: optional(z.number().min(-999999999999.99).max(999999999999.99).check(input.decimals(2)).nullable()),
    closingBalance: optional(z.number().min(-999999999999.99).max(999999999999.99).check(input.decimals(2)).nullable()),
    status: optional(read.choice<'draft' | 'processed'>(z.literal(['draft', 'processed']))),
    lines: z.array(JournalEntryLineReplacement).min(1).max(1000),
    _meta: optional(ItemMeta),
  }))();

/** The fields of a journal entry to change. */
export const JournalEntryWithLinesPatch = /* @__PURE__ */ (() =>
  z
    .strictObject({
      JournalId: optional(z.int().min(1).max(2147483647)),
      bookYear: optional(z.int().min(1900).max(9999)),
      bookPeriod: optional(z.int().min(1).max(53)),
      sourceDocumentNumber: optional(
        z
          .string()
          .min(1)
          .max(50)
          .regex(/^[A-Za-z0-9./_-]+$/u),
      ),
      description: optional(
        z
          .string()
          .max(200)
          .regex(/^[^\x00-\x1F\x7F-\x9F]*$/u)
          .nullable(),
      ),
      date: optional(formats.date().max(10).nullable()),
      openingBalance: optional(
        z.number().min(-999999999999.99).max(999999999999.99).check(input.decimals(2)).nullable(),
      ),
      closingBalance: optional(
        z.number().min(-999999999999.99).max(999999999999.99).check(input.decimals(2)).nullable(),
      ),
      lines: optional(z.array(JournalEntryLineInput).min(1).max(1000)),
    })
    .check(input.atLeast(1)))();

/** One of the ledger accounts. */
export const LedgerAccountListItem = /* @__PURE__ */ (() =>
  read.record({
    id: optional(z.int()),
    number: optional(z.string()),
    description: optional(z.string()),
    type: optional(read.choice<1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 12 | 13 | 14 | 15>(z.int())),
    referenceCode: optional(z.string().nullable()),
    balanceOrProfitLoss: optional(read.choice<'B' | 'P'>(z.string())),
    vatCodeId: optional(z.int().nullable()),
    _meta: ItemMetaAsRead,
  }))();

/** A page of ledger accounts. */
export const LedgerAccountList = /* @__PURE__ */ (() =>
  read.record({
    _data: optional(z.array(LedgerAccountListItem)),
    _meta: ListMeta,
  }))();

/** An account in the ledger of the administration. */
export const LedgerAccount = /* @__PURE__ */ (() =>
  read.record({
    id: z.int(),
    number: z.string(),
    description: z.string(),
    type: read.choice<1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 12 | 13 | 14 | 15>(z.int()),
    referenceCode: optional(z.string().nullable()),
    balanceOrProfitLoss: read.choice<'B' | 'P'>(z.string()),
    vatCodeId: z.int().nullable(),
    _meta: ItemMetaAsRead,
  }))();

/** One of the ledger account types. */
export const LedgerAccountTypeListItem = /* @__PURE__ */ (() =>
  read.record({
    id: optional(read.choice<1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 12 | 13 | 14 | 15>(z.int())),
    name: optional(
      read.choice<
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
      >(z.string()),
    ),
    _meta: ItemMetaAsRead,
  }))();

/** A page of ledger account types. */
export const LedgerAccountTypeList = /* @__PURE__ */ (() =>
  read.record({
    _data: optional(z.array(LedgerAccountTypeListItem)),
    _meta: ListMeta,
  }))();

/** A type of ledger account. */
export const LedgerAccountType = /* @__PURE__ */ (() =>
  read.record({
    id: read.choice<1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 12 | 13 | 14 | 15>(z.int()),
    name: read.choice<
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
    >(z.string()),
    _meta: ItemMetaAsRead,
  }))();

/** One of the ledger account classifications. */
export const LedgerAccountClassificationListItem = /* @__PURE__ */ (() =>
  read.record({
    id: optional(z.int()),
    ledgerAccountId: optional(z.int()),
    ledgerAccountNumber: optional(z.string()),
    ledgerAccountDescription: optional(z.string()),
    groupCode: optional(z.string()),
    groupDescription: optional(z.string()),
    compactionCode: optional(z.string()),
    compactionDescription: optional(z.string()),
    referenceCode: optional(z.string().nullable()),
    referenceDescription: optional(z.string().nullable()),
    level: optional(z.int().nullable()),
    sortOrder: optional(z.int()),
    _meta: ItemMetaAsRead,
  }))();

/** A page of ledger account classifications. */
export const LedgerAccountClassificationList = /* @__PURE__ */ (() =>
  read.record({
    _data: optional(z.array(LedgerAccountClassificationListItem)),
    _meta: ListMeta,
  }))();

/** Place of a ledger account in the structure of the reports. */
export const LedgerAccountClassification = /* @__PURE__ */ (() =>
  read.record({
    id: z.int(),
    ledgerAccountId: z.int(),
    ledgerAccountNumber: z.string(),
    ledgerAccountDescription: z.string(),
    groupCode: z.string(),
    groupDescription: z.string(),
    compactionCode: z.string(),
    compactionDescription: z.string(),
    referenceCode: z.string().nullable(),
    referenceDescription: z.string().nullable(),
    level: z.int().nullable(),
    sortOrder: z.int(),
    _meta: ItemMetaAsRead,
  }))();

/** One of the ledger lines. */
export const LedgerLineListItem = /* @__PURE__ */ (() =>
  read.record({
    id: optional(z.int()),
    JournalEntryId: optional(z.int()),
    Bookyear: optional(z.int()),
    Period: optional(z.int()),
    date: optional(z.string()),
    journalId: optional(z.int()),
    sourceDocumentNumber: optional(z.string().nullable()),
    ledgerAccountId: optional(z.int()),
    ledgerAccountNumber: optional(z.string()),
    ledgerAccountDescription: optional(z.string()),
    description: optional(z.string().nullable()),
    amountDebit: optional(z.number()),
    amountCredit: optional(z.number()),
    vatCodeId: optional(z.int().nullable()),
    costCenterId: optional(z.int().nullable()),
    costUnitId: optional(z.int().nullable()),
    debtorId: optional(z.int().nullable()),
    creditorId: optional(z.int().nullable()),
    invoiceNumber: optional(z.string().nullable()),
    salesInvoiceId: optional(z.int().nullable()),
    purchaseInvoiceId: optional(z.int().nullable()),
    _meta: ItemMetaAsRead,
  }))();

/** A page of ledger lines. */
export const LedgerLineList = /* @__PURE__ */ (() =>
  read.record({
    _data: optional(z.array(LedgerLineListItem)),
    _meta: ListMeta,
  }))();

/** A transaction on a ledger account. */
export const LedgerLine = /* @__PURE__ */ (() =>
  read.record({
    id: z.int(),
    JournalEntryId: z.int(),
    Bookyear: z.int(),
    Period: z.int(),
    date: z.string(),
    journalId: z.int(),
    sourceDocumentNumber: optional(z.string().nullable()),
    ledgerAccountId: z.int(),
    ledgerAccountNumber: z.string(),
    ledgerAccountDescription: z.string(),
    description: optional(z.string().nullable()),
    amountDebit: z.number(),
    amountCredit: z.number(),
    vatCodeId: optional(z.int().nullable()),
    costCenterId: optional(z.int().nullable()),
    costUnitId: optional(z.int().nullable()),
    debtorId: optional(z.int().nullable()),
    creditorId: optional(z.int().nullable()),
    invoiceNumber: optional(z.string().nullable()),
    salesInvoiceId: optional(z.int().nullable()),
    purchaseInvoiceId: optional(z.int().nullable()),
    _meta: ItemMetaAsRead,
  }))();

/** One of the balances per ledger account. */
export const LedgerBalanceListItem = /* @__PURE__ */ (() =>
  read.record({
    ledgerAccountId: optional(z.int()),
    ledgerAccountNumber: optional(z.string()),
    ledgerAccountDescription: optional(z.string()),
    BalanceOrProfitLoss: optional(read.choice<'B' | 'P'>(z.string())),
    bookyear: optional(z.int()),
    period: optional(z.int().nullable()),
    journalId: optional(z.int().nullable()),
    costCenterId: optional(z.int().nullable()),
    costUnitId: optional(z.int().nullable()),
    amountDebit: optional(z.number()),
    amountCredit: optional(z.number()),
    balance: optional(z.number()),
    _meta: ItemMetaAsRead,
  }))();

/** A page of balances per ledger account. */
export const LedgerBalanceList = /* @__PURE__ */ (() =>
  read.record({
    _data: optional(z.array(LedgerBalanceListItem)),
    _meta: ListMeta,
  }))();

/** One of the changes of journal entries. */
export const JournalEntryChangeListItem = /* @__PURE__ */ (() =>
  read.record({
    id: optional(z.int()),
    JournalEntryId: optional(z.int()),
    Action: optional(read.choice<1 | 2>(z.int())),
    ChangedDate: optional(z.string()),
    Bookyear: optional(z.int()),
    _meta: ItemMetaAsRead,
  }))();

/** A page of changes of journal entries. */
export const JournalEntryChangeList = /* @__PURE__ */ (() =>
  read.record({
    _data: optional(z.array(JournalEntryChangeListItem)),
    _meta: ListMeta,
  }))();

/** A change of a journal entry, which was added, updated or deleted. */
export const JournalEntryChange = /* @__PURE__ */ (() =>
  read.record({
    id: z.int(),
    JournalEntryId: z.int(),
    Action: read.choice<1 | 2>(z.int()),
    ChangedDate: z.string(),
    Bookyear: z.int(),
    _meta: ItemMetaAsRead,
  }))();
