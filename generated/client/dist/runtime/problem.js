/** Reads text as a JSON object; undefined when it is anything else. */
export function jsonObject(text) {
  try {
    const value = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
/**
 * The problem that a body describes. An answer that describes none, such as the HTML page of a proxy, becomes
 * RFC 9457's problem without a type, `about:blank`.
 */
export function toProblem(body, status, statusText) {
  const { type, title, detail, instance, ...extensions } = body ?? {};
  return {
    ...extensions,
    type: text(type) ?? 'about:blank',
    title: text(title) ?? (statusText || `HTTP status ${status}`),
    status,
    ...ifText('detail', detail),
    ...ifText('instance', instance),
  };
}
const text = (value) => (typeof value === 'string' && value !== '' ? value : undefined);
const ifText = (name, value) => (typeof value === 'string' && value !== '' ? { [name]: value } : {});
