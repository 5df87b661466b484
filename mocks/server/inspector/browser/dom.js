/**
 * Creates an element. Text is never parsed as markup.
 *
 * @param {string} name
 * @param {Record<string, string>} [attributes]
 * @param {...(string | Node | undefined)} children
 * @returns {HTMLElement}
 */
export function create(name, attributes = {}, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...children.filter((child) => child !== undefined));
  return element;
}

/**
 * Creates a button.
 *
 * @param {string} text
 * @param {() => void} onClick
 * @returns {HTMLElement}
 */
export function createButton(text, onClick) {
  const button = create('button', { type: 'button' }, text);
  button.addEventListener('click', onClick);
  return button;
}

/**
 * Returns the element with an id. The page has all of them.
 *
 * @param {string} id
 * @returns {HTMLElement}
 */
export function getElement(id) {
  const element = document.getElementById(id);
  if (!element) throw new Error(`There is no element ${id}`);
  return element;
}

/**
 * Returns the text in a field of the page.
 *
 * @param {string} id
 * @returns {string}
 */
export const getValue = (id) => /** @type {HTMLInputElement | HTMLSelectElement} */ (getElement(id)).value.trim();
