/** The fields that every line of a copy has: by them it is found again. */
export const keyFields = ['id', 'JournalEntryId', 'Bookyear', 'Period'];
/** @throws TypeError when an option cannot work. */
export function checkOptions(options) {
  const { connection, fields, pageSize = 10_000, batchSize = 100, overlap = 10_000 } = options;
  const { refreshPeriod0 = true, onProgress, signal } = options;
  const bookyears = [...new Set(options.bookyears)];
  if (bookyears.length === 0) throw new TypeError('bookyears is an empty list. Name the book years to keep.');
  for (const year of bookyears) checkNumber('each of bookyears', year, 1900, 9999);
  if (fields?.length === 0) throw new TypeError('fields is an empty list. Leave it out, or name a field.');
  checkNumber('pageSize', pageSize, 1, 100_000);
  checkNumber('batchSize', batchSize, 1, 100);
  if (!(overlap >= 0)) throw new TypeError('overlap must be a number of milliseconds from 0.');
  return {
    ...{ connection, bookyears, pageSize, batchSize, refreshPeriod0, overlap, onProgress, signal },
    fields: fields && [...new Set([...keyFields, ...fields])],
  };
}
function checkNumber(name, value, least, most) {
  if (Number.isInteger(value) && value >= least && value <= most) return;
  throw new TypeError(`${name} must be a whole number from ${least} to ${most}.`);
}
