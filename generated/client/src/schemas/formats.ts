import * as z from 'zod';

// zod's own formats are those of a browser: they take `http://example.com/a b` and refuse `jan&co@example.com`. These
// are those of the RFCs, which the contract means. Their tests say where they are not as strict as they could be.

/** RFC 5322, section 3.2.3, and a name of a host with a dot. */
const atom = "[\\w!#$%&'*+/=?^`{|}~-]+";
const label = '[a-z0-9](?:[a-z0-9-]*[a-z0-9])?';
const mailAddress = `^${atom}(?:\\.${atom})*@(?:${label}\\.)+${label}$`;

/** RFC 3986, appendix A. Of an IP address in brackets only the characters are looked at. */
const free = "[\\w.~!$&'()*+,;=-]|%[0-9a-f]{2}";
const path = `(?:${free}|[:@])`;
const host = `(?:\\[[\\w.:~!$&'()*+,;=-]+\\]|(?:${free})*)`;
const authority = `(?:(?:${free}|:)*@)?${host}(?::\\d*)?`;
const hierarchy = `(?://?${authority}|/?${path}+)(?:/${path}*)*`;
const absoluteUri = `^[a-z][a-z0-9+.-]*:${hierarchy}(?:\\?(?:${path}|[/?])*)?(?:#(?:${path}|[/?])*)?$`;

/** RFC 3339, section 5.6. */
const timeWithZone = /^(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:z|[+-](?:[01]\d|2[0-3])(?::?[0-5]\d)?)$/i;

/** A day: `2026-04-16`. */
export const date = () => z.iso.date();

/** A moment: `2026-04-16T12:00:00Z`, or with an offset. */
export const dateTime = () =>
  z.stringFormat('date-time', (text) => {
    const [day = '', time = '', ...more] = text.split(/t|\s/i);
    return more.length === 0 && z.regexes.date.test(day) && timeWithZone.test(time);
  });

/** An email address. */
export const email = () => z.email({ pattern: new RegExp(mailAddress, 'i') });

/** An absolute URI. */
export const uri = () => z.stringFormat('uri', new RegExp(absoluteUri, 'i'));
