/**
 * Builds the URL of a request: base URL, path with its values, and query.
 *
 * @throws TypeError when a path value is missing or would change the path, or when a filter is an empty list.
 */
export function getRequestUrl(baseUrl, request) {
  const path = request.path.replaceAll(/\{(\w+)\}/g, (_, name) => encodePathParam(request, name));
  const query = encodeQuery(request);
  return `${baseUrl}${path}${query && `?${query}`}`;
}
/** Returns the body of a request; undefined when it has none. */
export const getRequestContent = ({ json, content }) =>
  json === undefined ? content : { body: JSON.stringify(json), contentType: 'application/json' };
/** Rejects empty and dot segments, which would change the path and with it the operation. */
function encodePathParam({ operation, pathParams }, name) {
  const value = pathParams?.[name];
  const text = String(value ?? '');
  if (['', '.', '..', 'NaN'].includes(text)) {
    throw new TypeError(`${operation}: ${name} must identify a record; ${JSON.stringify(value)} does not.`);
  }
  return encodeURIComponent(text);
}
function encodeQuery({ operation, query = {}, joined = [] }) {
  return listPairs(query)
    .flatMap(([name, value]) => {
      if (!Array.isArray(value)) return [encodePair([name, value])];
      if (value.length === 0) {
        // Without the parameter the response would be the unfiltered list.
        throw new TypeError(`${operation}: ${name} is an empty list. Omit it, or add a value.`);
      }
      if (joined.includes(name)) return [encodePair([name, value]).replaceAll('%2C', ',')];
      return value.map((item) => encodePair([name, item]));
    })
    .join('&');
}
/** Lists the fields that have a value. */
export const listPairs = (fields) =>
  Object.entries(fields).filter(([, value]) => value !== undefined && value !== null);
/** Encodes `name=value` for a query or a form. */
export const encodePair = ([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`;
