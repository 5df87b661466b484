/** Colors of a page in one color scheme. Text on `page`, `card`, `tint` and `hover` meets WCAG AA. */
export type Colors = Readonly<
  Record<'page' | 'card' | 'text' | 'quiet' | 'line' | 'edge' | 'accent' | 'tint' | 'hover', string>
>;

/** Colors of every page of the sandbox and of the documentation site. */
export const palette: { readonly light: Colors; readonly dark: Colors } = {
  light: {
    page: '#f6f8fa',
    card: '#ffffff',
    text: '#17202b',
    quiet: '#4d5a69',
    line: '#d3dae3',
    edge: '#738091',
    accent: '#0b5cad',
    tint: '#e6f0fa',
    hover: '#d6e6f7',
  },
  dark: {
    page: '#10151c',
    card: '#1a222d',
    text: '#eef2f7',
    quiet: '#b0bcca',
    line: '#36424f',
    edge: '#7f8d9c',
    accent: '#8cc4ff',
    tint: '#1d3048',
    hover: '#2b4160',
  },
};

export const toCssVariables = (colors: Colors): string =>
  Object.entries(colors)
    .map(([name, value]) => `--${name}: ${value};`)
    .join(' ');

export const paletteStyle = `
:root { color-scheme: light dark; ${toCssVariables(palette.light)} }
@media (prefers-color-scheme: dark) { :root { ${toCssVariables(palette.dark)} } }
`;
