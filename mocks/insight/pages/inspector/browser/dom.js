/**
 * Creates an element. Text is never parsed as markup.
 *
 * @param {string} name
 * @param {Record<string, string>} [attributes]
 * @param {...(string | Node | undefined)} children
 */
export function create(name, attributes = {}, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...children.filter((child) => child !== undefined));
  return element;
}

/**
 * @param {string} text
 * @param {() => void} onClick
 */
export function createButton(text, onClick) {
  const button = create('button', { type: 'button' }, text);
  button.addEventListener('click', onClick);
  return button;
}

/**
 * Creates a block that the keyboard can scroll.
 *
 * @param {string} text
 * @param {string} label
 */
export const createBlock = (text, label) => create('pre', { tabindex: '0', 'aria-label': label, role: 'region' }, text);

/** Characters of a body that a page shows. */
const MAX_SHOWN = 20_000;

/** @param {string} body JSON is shown over several lines. */
export function createBody(body) {
  const text = indent(body);
  return createBlock(text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}\n…` : text, 'Body');
}

/** @param {string} body */
function indent(body) {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}

/** @param {Readonly<Record<string, string>>} headers */
export const createHeaders = (headers) =>
  createBlock(
    Object.entries(headers)
      .map(([name, value]) => `${name}: ${value}`)
      .join('\n'),
    'Headers',
  );
