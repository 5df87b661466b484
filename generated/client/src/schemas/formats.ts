import * as z from 'zod';

// The contract means the formats of the RFCs. Those of zod follow browsers: they accept `http://example.com/a b` and reject
// `jan&co@example.com`. The tests document known differences.

/** RFC 5322, section 3.2.3, at a host name with a dot. */
const atom = "[\\w!#$%&'*+/=?^`{|}~-]+";
const label = '[a-z0-9](?:[a-z0-9-]*[a-z0-9])?';
const emailAddress = `^${atom}(?:\\.${atom})*@(?:${label}\\.)+${label}$`;

/** RFC 3986, appendix A. IP addresses in brackets are checked for their characters only. */
const unreserved = "[\\w.~!$&'()*+,;=-]|%[0-9a-f]{2}";
const path = `(?:${unreserved}|[:@])`;
const host = `(?:\\[[\\w.:~!$&'()*+,;=-]+\\]|(?:${unreserved})*)`;
const authority = `(?:(?:${unreserved}|:)*@)?${host}(?::\\d*)?`;
const hierarchy = `(?://?${authority}|/?${path}+)(?:/${path}*)*`;
const absoluteUri = `^[a-z][a-z0-9+.-]*:${hierarchy}(?:\\?(?:${path}|[/?])*)?(?:#(?:${path}|[/?])*)?$`;

/** RFC 3339, section 5.6. */
const timeWithZone = /^(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:z|[+-](?:[01]\d|2[0-3])(?::?[0-5]\d)?)$/i;

/** A date: `2026-04-16`. */
export const date = () => z.iso.date();

/** A timestamp: `2026-04-16T12:00:00Z`, or with an offset. */
export const dateTime = () =>
  z.stringFormat('date-time', (text) => {
    const [day = '', time = '', ...rest] = text.split(/t|\s/i);
    return rest.length === 0 && z.regexes.date.test(day) && timeWithZone.test(time);
  });

/** An email address. */
export const email = () => z.email({ pattern: new RegExp(emailAddress, 'i') });

/** An absolute URI. */
export const uri = () => z.stringFormat('uri', new RegExp(absoluteUri, 'i'));
