/** The fields by which a store finds lines. Every line of a copy has them. */
export const KEY_FIELDS = ['id', 'JournalEntryId', 'Bookyear', 'Period'];
/** @throws TypeError when an option is invalid. */
export function checkOptions(options) {
  const { connection, fields, pageSize = 10_000, batchSize = 100, overlap = 10_000 } = options;
  const { refreshPeriod0 = true, onProgress, signal } = options;
  const bookyears = [...new Set(options.bookyears)];
  if (bookyears.length === 0) throw new TypeError('bookyears is an empty list. Add the book years to keep.');
  for (const year of bookyears) checkInteger('each of bookyears', year, 1900, 9999);
  if (fields?.length === 0) throw new TypeError('fields is an empty list. Omit it, or add a field.');
  checkInteger('pageSize', pageSize, 1, 100_000);
  checkInteger('batchSize', batchSize, 1, 100);
  if (!(overlap >= 0)) throw new TypeError('overlap must be a number of at least 0, in milliseconds.');
  return {
    ...{ connection, bookyears, pageSize, batchSize, refreshPeriod0, overlap, onProgress, signal },
    fields: fields && [...new Set([...KEY_FIELDS, ...fields])],
  };
}
function checkInteger(name, value, minimum, maximum) {
  if (Number.isInteger(value) && value >= minimum && value <= maximum) return;
  throw new TypeError(`${name} must be an integer from ${minimum} to ${maximum}.`);
}
