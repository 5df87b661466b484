import { html } from 'hono/html';
import { palette } from '../../mocks/pages/palette.ts';

export interface TerminalStep {
  readonly command: string;
  readonly output: string;
}

const [FONT_SIZE, LINE_HEIGHT, CHARACTER_WIDTH, PADDING] = [13, 19, 7.83, 20];

const FONT = "ui-monospace, Menlo, Consolas, 'DejaVu Sans Mono', monospace";

/** Draws a terminal as SVG. Commands are in another color than what they print. */
export function drawTerminal(steps: readonly TerminalStep[], columns: number): string {
  const { page, text, accent, edge } = palette.dark;
  const lines = steps.flatMap(({ command, output }) => [
    ...command.split('\n').map((line, index) => ({ line: `${index === 0 ? '$ ' : '  '}${line}`, color: accent })),
    ...`${output.trim()}\n`.split('\n').map((line) => ({ line, color: text })),
  ]);
  const width = Math.ceil(columns * CHARACTER_WIDTH) + 2 * PADDING;
  const height = (lines.length - 1) * LINE_HEIGHT + 2 * PADDING;
  const texts = lines.map(({ line, color }, index) => {
    const y = `${PADDING + (index + 0.75) * LINE_HEIGHT}`;
    return html`<text x="${`${PADDING}`}" y="${y}" fill="${color}" xml:space="preserve">${line}</text>\n`;
  });
  const size = { width: `${width}`, height: `${height}` };
  return `${html`<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" font-family="${FONT}" font-size="${`${FONT_SIZE}`}">
<title>A terminal</title>
<rect width="${size.width}" height="${size.height}" rx="8" fill="${page}" stroke="${edge}"/>
${texts}</svg>
`}`;
}
