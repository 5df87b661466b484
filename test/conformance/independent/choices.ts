/** What the source leaves open, and a server must choose. */
export interface Choices {
  /** Whether the list of administrations is one of the endpoints that can be unavailable. */
  readonly hasAdministrations: boolean;
  readonly defaultPageSize: number;
  /** A larger page size is cut to it. */
  readonly maxPageSize: number;
  /** The status for a page after the last one; 200 is an empty page. */
  readonly pagePastTheEnd: 200 | 404;
  readonly unknownRecord: 404 | 410;
  /** What a parameter that the server does not understand does. */
  readonly badParameter: 'ignored' | 'rejected';
  readonly missingToken: 401 | 403;
  readonly unknownTenant: 404 | 422;
  readonly deleted: 200 | 202 | 204;
  readonly replaced: 200 | 202;
  readonly methodNotAllowed: 404 | 501;
  /** Whether a text filter finds what only begins with its value, in any case. */
  readonly findsBeginnings: boolean;
  readonly emptyFieldsFirst: boolean;
  readonly capitalsFirst: boolean;
  /** Whether PUT empties the fields that are left out. */
  readonly putEmpties: boolean;
  /** Whether fields without a value are left out of a record. */
  readonly omitsEmpty: boolean;
  /** How `Location` of a created record is written. */
  readonly location: 'absolute' | 'relative';
  readonly errors: 'text' | 'texts' | 'objects';
  /** Whether it happens to call its fields what the contract calls them, so that it takes what clients of the contract send. */
  readonly sharesNames: boolean;
  /** Whether identifiers are texts. */
  readonly hasTextIds: boolean;
}

/** Servers that conform to the source and agree in nothing else. */
export const CHOICES: Readonly<Record<'lenient' | 'strict' | 'similar', Choices>> = {
  lenient: {
    hasAdministrations: false,
    defaultPageSize: 7,
    maxPageSize: 9,
    pagePastTheEnd: 404,
    unknownRecord: 404,
    badParameter: 'ignored',
    missingToken: 403,
    unknownTenant: 404,
    deleted: 200,
    replaced: 200,
    methodNotAllowed: 404,
    findsBeginnings: true,
    emptyFieldsFirst: false,
    capitalsFirst: true,
    putEmpties: false,
    omitsEmpty: true,
    location: 'relative',
    errors: 'text',
    sharesNames: false,
    hasTextIds: true,
  },
  strict: {
    hasAdministrations: true,
    defaultPageSize: 3,
    maxPageSize: 500,
    pagePastTheEnd: 200,
    unknownRecord: 410,
    badParameter: 'rejected',
    missingToken: 401,
    unknownTenant: 422,
    deleted: 202,
    replaced: 202,
    methodNotAllowed: 501,
    findsBeginnings: false,
    emptyFieldsFirst: true,
    capitalsFirst: false,
    putEmpties: true,
    omitsEmpty: false,
    location: 'absolute',
    errors: 'objects',
    sharesNames: false,
    hasTextIds: false,
  },
  similar: {
    hasAdministrations: true,
    defaultPageSize: 250,
    maxPageSize: 40,
    pagePastTheEnd: 404,
    unknownRecord: 404,
    badParameter: 'ignored',
    missingToken: 401,
    unknownTenant: 404,
    deleted: 200,
    replaced: 200,
    methodNotAllowed: 404,
    findsBeginnings: true,
    emptyFieldsFirst: false,
    capitalsFirst: true,
    putEmpties: false,
    omitsEmpty: true,
    location: 'relative',
    errors: 'texts',
    sharesNames: true,
    hasTextIds: false,
  },
};
