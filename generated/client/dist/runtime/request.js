/**
 * The URL of a call: the address, the path with its values, the query.
 *
 * @throws TypeError when a value is missing, or when it would lead to another path or to an unfiltered list.
 */
export function requestUrl(address, request) {
  const path = request.path.replaceAll(/\{(\w+)\}/g, (_, name) => segment(request, name));
  const query = queryString(request);
  return `${address}${path}${query && `?${query}`}`;
}
/** The body of a call; nothing when the call has none. */
export const requestContent = ({ json, content }) =>
  json === undefined ? content : { body: JSON.stringify(json), contentType: 'application/json' };
/** A dot segment or an empty one would change which path is called, and with it which operation. */
function segment({ operation, pathParams }, name) {
  const value = pathParams?.[name];
  const text = String(value ?? '');
  if (['', '.', '..', 'NaN'].includes(text)) {
    throw new TypeError(`${operation}: ${name} must identify a record, and ${JSON.stringify(value)} cannot.`);
  }
  return encodeURIComponent(text);
}
function queryString({ operation, query = {}, joined = [] }) {
  return pairs(query)
    .flatMap(([name, value]) => {
      if (!Array.isArray(value)) return [pair([name, value])];
      if (value.length === 0) {
        // Sent as nothing, it would return what was meant to be filtered out: the whole list.
        throw new TypeError(`${operation}: ${name} is an empty list. Leave it out, or give it a value.`);
      }
      if (joined.includes(name)) return [pair([name, value]).replaceAll('%2C', ',')];
      return value.map((one) => pair([name, one]));
    })
    .join('&');
}
/** The fields that have a value. */
export const pairs = (fields) => Object.entries(fields).filter(([, value]) => value !== undefined && value !== null);
/** `name=value`, as it stands in a query and in a form. */
export const pair = ([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`;
