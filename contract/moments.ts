/** A date or a date-time in the extended form of ISO 8601, complete but for seconds. Its numbers are checked after this. */
const MOMENT =
  /^(?<date>\d{4}-(?:\d\d-\d\d|W\d\d-\d|\d{3}))(?:[Tt](?<hours>\d\d):(?<minutes>\d\d)(?::(?<seconds>\d\d))?(?:[.,](?<fraction>\d+))?(?<offset>[Zz]|[+-]\d\d(?::\d\d)?)?)?$/;

/** The form of RFC 3339, which is stricter. */
const TIMESTAMP = /^\d{4}-\d\d-\d\d[Tt](?!24)\d\d:\d\d:\d\d(?:\.\d+)?(?:[Zz]|[+-]\d\d:\d\d)$/;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Tests for a timestamp by RFC 3339 that exists. It is the format `date-time` of JSON Schema. */
export const isTimestamp = (text: string): boolean => TIMESTAMP.test(text) && parseMoment(text) !== undefined;

/** Tests for a moment by ISO 8601 that exists: no 30 February, and no week 53 in a year of 52. */
export const isMoment = (text: string): boolean => parseMoment(text) !== undefined;

/**
 * Parses a date or a date-time in the extended form of ISO 8601: of a calendar date (`2026-04-16`), a week date (`2026-W16-4`)
 * or an ordinal date (`2026-106`). A date is its start; without an offset it is in UTC. A leap second is the second after it,
 * and `24:00` the start of the next day.
 *
 * @returns undefined when the text has another form, or names a moment that does not exist.
 */
export function parseMoment(text: string): Date | undefined {
  const parts = MOMENT.exec(text)?.groups;
  if (!parts) return undefined;
  const { date = '', hours = '00', minutes = '00', seconds, fraction = '0', offset = 'Z' } = parts;
  const day = parseDay(date);
  const shift = parseOffset(offset);
  if (day === undefined || shift === undefined) return undefined;
  const minute = Number(hours) * HOUR + Number(minutes) * MINUTE;
  const isLeapSecond = seconds === '60';
  // The last number may have a fraction. A leap second loses its own.
  const second = Number(seconds ?? 0) * 1000;
  const rest = isLeapSecond ? 0 : Math.floor(Number(`0.${fraction}`) * (seconds === undefined ? MINUTE : 1000));
  if (Number(minutes) > 59 || second > MINUTE || minute + second + rest > DAY) return undefined;
  // Leap seconds are inserted at the end of a day in UTC.
  if (isLeapSecond && (minute - shift + 2 * DAY) % DAY !== DAY - MINUTE) return undefined;
  return new Date(day + minute + second + rest - shift);
}

function parseDay(date: string): number | undefined {
  const year = date.slice(0, 4);
  const [, week, weekday] = /W(\d\d)-(\d)$/.exec(date)?.map(Number) ?? [];
  if (week !== undefined && weekday !== undefined) return parseWeekDay(year, week, weekday);
  const start = date.length === 8 ? toTime(`${year}-01-01`) + (Number(date.slice(5)) - 1) * DAY : toTime(date);
  // An ordinal date stays in its year; JavaScript reads 30 February as 2 March.
  const prefix = date.length === 8 ? `${year}-` : date;
  return Number.isNaN(start) || !new Date(start).toISOString().startsWith(prefix) ? undefined : start;
}

/** A week begins on Monday, and belongs to the year of its Thursday. So 4 January is always in week 1. */
function parseWeekDay(year: string, week: number, weekday: number): number | undefined {
  const fourth = toTime(`${year}-01-04`);
  const monday = fourth - ((new Date(fourth).getUTCDay() + 6) % 7) * DAY + (week - 1) * 7 * DAY;
  const isWeek = new Date(monday + 3 * DAY).toISOString().startsWith(`${year}-`);
  return isWeek && weekday >= 1 && weekday <= 7 ? monday + (weekday - 1) * DAY : undefined;
}

function parseOffset(offset: string): number | undefined {
  if (/z/i.test(offset)) return 0;
  const [hours, minutes] = [Number(offset.slice(1, 3)), Number(offset.slice(4) || 0)];
  if (hours > 23 || minutes > 59) return undefined;
  return (offset.startsWith('-') ? -1 : 1) * (hours * HOUR + minutes * MINUTE);
}

const toTime = (date: string): number => Date.parse(`${date}T00:00:00Z`);
