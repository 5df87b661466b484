/** Parses a JSON object; undefined for anything else. */
export function parseJsonObject(text) {
  try {
    const value = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
/**
 * Converts a body to problem details. Any other body, such as the HTML page of a proxy, becomes a problem of type
 * `about:blank`.
 */
export function toProblem(body, status, statusText) {
  const { type, title, detail, instance, ...extensions } = body ?? {};
  return {
    ...extensions,
    type: isText(type) ? type : 'about:blank',
    title: isText(title) ? title : statusText || `HTTP status ${status}`,
    status,
    ...(isText(detail) && { detail }),
    ...(isText(instance) && { instance }),
  };
}
const isText = (value) => typeof value === 'string' && value !== '';
