/** The books are Dutch, and a date in them is the date in the Netherlands. */
const TIME_ZONE = 'Europe/Amsterdam';

const LAST_DATE = '9999-12-31';

const format = createFormat();
let previous = { timestamp: '', date: '' };

/**
 * Returns the date of a moment in the time zone of the books, `YYYY-MM-DD`. It is the one place that derives a date from the
 * clock. In the last hour of the year 9999 it stays in that year, because a date has four digits.
 *
 * @param timestamp a moment in UTC, as the clock shows it: `2026-04-15T23:30:00Z`, which is on 16 April.
 */
export function getDate(timestamp: string): string {
  // Every request asks for the date, and the clock shows whole seconds.
  if (previous.timestamp !== timestamp) previous = { timestamp, date: format(new Date(timestamp)) };
  return previous.date;
}

function createFormat(): (moment: Date) => string {
  let formatter: Intl.DateTimeFormat | undefined;
  return (moment) => {
    formatter ??= new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
      timeZone: TIME_ZONE,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    });
    const parts = new Map(formatter.formatToParts(moment).map(({ type, value }) => [type, value]));
    const year = String(parts.get('year')).padStart(4, '0');
    return year.length > 4 ? LAST_DATE : `${year}-${parts.get('month')}-${parts.get('day')}`;
  };
}
